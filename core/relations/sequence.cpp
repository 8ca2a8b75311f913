#include "core/relations/sequence.h"

#include "core/changes/sortframes.h"
#include "core/changes/wishes.h"
#include "core/check/checker.h"
#include "core/language/listed.h"
#include "core/schema/schema.h"

#include <map>

namespace hexahedron {

namespace {

QString tagOf(const Field &field)
{
    return QString::fromLatin1(field.name);
}

} // namespace

class Sequence::SequenceWatch final : public Watch
{
public:
    SequenceWatch(const Sequence &sequence, const Field &around)
        : m_sequence(sequence)
        , m_unknown(around.schema->unknownFrame)
    {
        const std::vector<Sequence::Part> &parts = m_sequence.m_parts;
        Q_ASSERT(!parts.empty() && parts.size() <= 32);
        const auto [first, last] = std::minmax_element(
            parts.begin(), parts.end(),
            [](const Sequence::Part &a, const Sequence::Part &b) { return a.frame->id < b.frame->id; });
        m_firstId = first->frame->id;
        m_traits.resize(size_t(last->frame->id - m_firstId) + 1);
        for (size_t i = 0; i < parts.size(); ++i) {
            m_traits[size_t(parts[i].frame->id - m_firstId)] = {quint8(i), parts[i].once.has_value(),
                                                                parts[i].mayStandBehind, parts[i].rank};
            m_required |= parts[i].required ? 1u << i : 0;
            if (parts[i].isFirst && m_unknown)
                m_unknownRank = parts[i].rank + 1;
        }
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        if (isOdd(sight.node, checker.nodes()))
            look(sight.node, checker);
    }

private:
    static constexpr quint8 NoPart = 0xff;
    /// What a quick look wants to know of one of the parts.
    struct Traits
    {
        quint8 number = NoPart;
        bool isSingle = false;
        bool mayStandBehind = false;
        int rank = 0;
    };
    /// Null for what is none of the parts.
    const Traits *traitsOf(const Node &node) const
    {
        const auto place = size_t(node.field - m_firstId);
        return node.field >= m_firstId && place < m_traits.size() && m_traits[place].number != NoPart ? &m_traits[place]
                                                                                                      : nullptr;
    }

    /// A quick look, as there are many: what looks odd is looked at again.
    bool isOdd(NodeId parent, const NodeStore &nodes) const
    {
        const NodeId last = parent + nodes[parent].descendants;
        quint32 seen = 0;
        int highest = 0;
        bool isOdd = false;
        for (NodeId id = parent + 1; id <= last;) {
            const Node &node = nodes[id];
            id += node.descendants + 1;
            const Traits *traits = traitsOf(node);
            if (!traits) {
                highest = qMax(highest, rankOfOther(node));
                continue;
            }
            const quint32 bit = 1u << traits->number;
            isOdd = isOdd || (traits->isSingle && (seen & bit)) || (traits->rank < highest && !traits->mayStandBehind);
            highest = qMax(highest, traits->rank);
            seen |= bit;
        }
        return isOdd || (m_required & ~seen) != 0;
    }

    /// Of a frame that is none of the parts: it stands behind what must be the first.
    int rankOfOther(const Node &node) const
    {
        return m_unknownRank > 0 && node.field == m_unknown->id ? m_unknownRank : 0;
    }

    struct Frames
    {
        int count = 0;
        NodeId second = NoNode;
    };
    /// The worst that is out of order.
    struct Misplaced
    {
        NodeId node = NoNode;
        NodeId behind = NoNode;
        bool isReferredTo = false;
    };

    void look(NodeId parent, Checker &checker) const
    {
        const NodeStore &nodes = checker.nodes();
        const std::vector<Sequence::Part> &parts = m_sequence.m_parts;
        std::vector<Frames> frames(parts.size());
        Misplaced misplaced;
        NodeId highest = NoNode;
        int rank = 0;
        for (NodeId id = nodes.firstChild(parent); id != NoNode; id = nodes.nextSibling(id)) {
            const Traits *traits = traitsOf(nodes[id]);
            if (!traits) {
                if (const int other = rankOfOther(nodes[id]); other > rank) {
                    highest = id;
                    rank = other;
                }
                continue;
            }
            const Sequence::Part &part = parts[traits->number];
            Frames &found = frames[traits->number];
            if (++found.count == 2)
                found.second = id;
            if (found.count > 1 && part.once)
                continue; // there should be none, wherever it stands
            if (highest == NoNode || part.rank >= rank) {
                highest = id;
                rank = part.rank;
            } else if (!part.mayStandBehind) {
                const bool isReferredTo = rank >= part.leads;
                if (misplaced.node == NoNode || (isReferredTo && !misplaced.isReferredTo))
                    misplaced = {id, highest, isReferredTo};
            }
        }
        const Item owner = checker.tree().itemOf(checker.stream(), parent);
        if (misplaced.node != NoNode)
            reportOrder(misplaced, owner, checker);
        for (size_t i = 0; i < parts.size(); ++i) {
            if (parts[i].once && frames[i].count > 1)
                reportRepeated(parts[i], frames[i], owner, checker);
        }
        for (size_t i = 0; i < parts.size(); ++i) {
            if (parts[i].required && frames[i].count == 0)
                reportMissing(parts[i], owner, checker);
        }
    }

    void reportOrder(const Misplaced &misplaced, const Item &owner, Checker &checker) const
    {
        const auto tagAt = [&](NodeId node) { return tagOf(fieldById(checker.nodes()[node].field)); };
        std::map<const Field *, int> ranks;
        for (const Sequence::Part &part : m_sequence.m_parts)
            ranks[part.frame] = part.rank;
        if (m_unknownRank > 0)
            ranks[m_unknown] = m_unknownRank;
        checker.report(*m_sequence.m_order.kind, checker.tree().itemOf(checker.stream(), misplaced.node),
                       {.arguments = {tagAt(misplaced.node), tagAt(misplaced.behind)},
                        .reference = m_sequence.m_order.rule,
                        .severity = misplaced.isReferredTo ? std::optional<Severity>() : Severity::Info,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Put the chunks in order."),
                                   {},
                                   [owner, ranks](Wishes &wishes) { sortFrames(wishes, owner, ranks); }}});
    }

    void reportRepeated(const Sequence::Part &part, const Frames &frames, const Item &owner, Checker &checker) const
    {
        checker.report(
            *m_sequence.m_repeated.kind, checker.tree().itemOf(checker.stream(), frames.second),
            {.arguments = {tagOf(*owner.field), tagOf(*part.frame)},
             .reference = m_sequence.m_repeated.rule,
             .severity = part.once,
             .count = frames.count - 1,
             .repair = m_sequence.m_repeatedRepair ? m_sequence.m_repeatedRepair(owner, part.frame) : Repair()});
    }

    void reportMissing(const Sequence::Part &part, const Item &owner, Checker &checker) const
    {
        checker.report(
            *m_sequence.m_missing.kind, owner,
            {.arguments = {tagOf(*owner.field), tagOf(*part.frame)},
             .reference = m_sequence.m_missing.rule,
             .severity = part.required,
             .repair = m_sequence.m_missingRepair ? m_sequence.m_missingRepair(owner, part.frame) : Repair()});
    }

    const Sequence &m_sequence; // part of the description
    const Field *m_unknown;
    int m_unknownRank = 0; ///< 0 where they may stand anywhere
    quint16 m_firstId = 0;
    std::vector<Traits> m_traits; ///< by the id of the field
    quint32 m_required = 0;       ///< a bit for each part
};

void Sequence::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<SequenceWatch>(*this, field), {&field});
}

QStringList Sequence::sentences(const Field &, const NamePlace &) const
{
    QString first;
    QStringList order; // those of one rank together
    QStringList single;
    QStringList needed;
    int rank = 0;
    std::vector<Part> sorted = m_parts;
    std::stable_sort(sorted.begin(), sorted.end(), [](const Part &a, const Part &b) { return a.rank < b.rank; });
    for (const Part &part : sorted) {
        const QString tag = tagOf(*part.frame);
        if (part.isFirst)
            first = tag;
        else if (order.isEmpty() || part.rank != rank)
            order += tag;
        else
            order.back() = relationText(QT_TRANSLATE_NOOP("relations", "%1 or %2")).arg(order.back(), tag);
        rank = part.rank;
        if (part.once)
            single += tag;
        if (part.required)
            needed += tag;
    }
    QStringList sentences;
    if (!first.isEmpty())
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Its first chunk is %1.")).arg(first);
    if (order.size() > 1)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Its chunks usually stand in this order: %1."))
                         .arg(listed(order));
    if (!single.isEmpty())
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "At most one of each: %1.")).arg(listed(single));
    if (!needed.isEmpty())
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "At least one of each: %1.")).arg(listed(needed));
    return sentences;
}

} // namespace hexahedron
