#include "core/relations/unique.h"

#include "core/check/elementfindings.h"
#include "core/check/kernels.h"
#include "core/check/seennodes.h"
#include "core/relations/elements.h"
#include "core/relations/elementwatch.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// The bytes that are compared: of a text without what fills its place.
QByteArray valueIn(const Tree &tree, StreamId stream, const Field &field, ByteRange range)
{
    const QByteArray bytes = tree.bytes(stream).toByteArray(range);
    return field.kind == Kind::Text ? plainText(field, bytes) : bytes;
}

/// The value for people: a name where it has one.
QString textOfValue(const Tree &tree, const Item &item)
{
    const Value value = valueOf(tree, item);
    const auto *number = std::get_if<qint64>(&value);
    const QStringList names = number ? valueNames(*item.field, *number) : QStringList();
    return names.isEmpty() ? valueText(*item.field, value) : names.constFirst();
}

} // namespace

/// Elements that vary in size: each is one node, and each that repeats is an issue.
class Unique::NodesWatch final : public Watch
{
public:
    NodesWatch(const Unique &unique, const Field &field, int workers)
        : m_unique(unique)
        , m_field(field)
        , m_elements(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *part = sight.part(&m_field);
        if (!part || part->fault != Fault::None || !isElementNode(checker.nodes(), sight.node))
            return; // cut off, which has been said
        if (m_unique.m_onlyNamed && valueNames(m_field, sight.integer(&m_field)).isEmpty())
            return;
        const QByteArray value = valueIn(checker.tree(), checker.stream(), m_field, part->range);
        if (!value.isEmpty())
            m_elements[size_t(checker.worker())].push_back({sight.node, quint32(qHash(value, QHashSeed::globalSeed())),
                                                            m_unique.m_hash ? m_unique.m_hash(value) : 0});
    }

    void finish(Checker &checker) override
    {
        const StreamTree &stream = checker.tree().stream(checker.stream());
        SeenNodes values;
        SeenNodes hashes; // the first of each
        NodeId array = NoNode;
        for (const Element &element :
             inOrder(m_elements, [](const Element &a, const Element &b) { return a.node < b.node; })) {
            if (const NodeId around = stream.parentOf(element.node); around != array) {
                values = {};
                hashes = {};
                array = around;
            }
            const NodeId same = values.find(
                element.key, [&](NodeId other) { return valueOf(checker, other) == valueOf(checker, element.node); });
            if (same != NoNode) {
                report(checker, m_unique.m_ruling, element.node, [&](const Item &item) {
                    return QStringList{textOfValue(checker.tree(), item),
                                       nameOfElement(checker.tree(), checker.partOf(same, &m_field))};
                });
                continue;
            }
            values.insert(element.key, element.node);
            if (!m_unique.m_hash)
                continue;
            const NodeId alike = hashes.find(element.hash, [](NodeId) { return true; });
            if (alike == NoNode)
                hashes.insert(element.hash, element.node);
            else
                report(checker, m_unique.m_hashed, element.node, [&](const Item &item) {
                    return QStringList{textOfValue(checker.tree(), item), textOf(valueOf(checker, alike))};
                });
        }
    }

private:
    struct Element
    {
        NodeId node = NoNode;
        quint32 key = 0;
        quint32 hash = 0;
    };

    QByteArray valueOf(const Checker &checker, NodeId node) const
    {
        return valueIn(checker.tree(), checker.stream(), m_field, checker.partOf(node, &m_field).range);
    }

    template<typename MakeArguments>
    void report(Checker &checker, const Ruling &ruling, NodeId node, MakeArguments argumentsOf) const
    {
        if (!checker.lists(*ruling.kind))
            return;
        const Item item = checker.partOf(node, &m_field);
        checker.report(*ruling.kind, item,
                       {.arguments = argumentsOf(item), .reference = ruling.rule, .severity = ruling.severity});
    }

    const Unique &m_unique; // part of the description
    const Field &m_field;
    std::vector<std::vector<Element>> m_elements; ///< by worker
};

/// Numbers in elements that have one size: those of one array are one issue. Most ascend, so that none repeats; only the others
/// are looked at closely, when all is seen.
class Unique::ListsWatch final : public Watch
{
public:
    ListsWatch(const Unique &unique, const Field &field, int workers)
        : m_unique(unique)
        , m_field(field)
        , m_array(*arrayAround(field))
        , m_suspects(size_t(workers))
    {
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        qint64 offset = 0;
        for (const Part &part : run.shape) {
            if (part.field == &m_field)
                offset = part.range.begin;
        }
        const qint64 begin = run.before ? 0 : 1;
        const uchar *first = (run.before ? run.before : run.bytes) + offset;
        if (mayRepeat(first, run.count - begin, run.stride))
            m_suspects[size_t(checker.worker())].push_back(run.node);
    }

    void finish(Checker &checker) override
    {
        std::vector<NodeId> suspects = inOrder(m_suspects, std::less<NodeId>());
        suspects.erase(std::unique(suspects.begin(), suspects.end()), suspects.end());
        const Ruling &ruling = m_unique.m_ruling;
        for (const NodeId node : suspects) {
            if (checker.isCancelled())
                return;
            const Item array = checker.partOf(node, &m_array);
            const CountedFirst found = array.count > 0 ? repeatedIn(array, checker) : CountedFirst();
            if (found.count == 0)
                continue;
            if (!checker.lists(*ruling.kind))
                continue;
            const Item item = fieldOfElement(checker.tree(), array, found.first, m_field);
            Repair repair;
            if (m_unique.m_mend)
                repair = {
                    m_unique.m_sentence, {}, [array, mend = m_unique.m_mend](Wishes &wishes) { mend(wishes, array); }};
            checker.report(*ruling.kind, item,
                           {.arguments = {textOfValue(checker.tree(), item)},
                            .reference = ruling.rule,
                            .severity = ruling.severity,
                            .count = found.count,
                            .elements = found.elements,
                            .repair = std::move(repair)});
        }
    }

private:
    /// False when each of `count` numbers behind the first is above the one before it.
    bool mayRepeat(const uchar *first, qint64 count, qint64 stride) const
    {
        quint32 bad = 0;
        if (m_field.width == 4 && !m_field.number.isBigEndian && m_field.number.isSigned) {
            for (qint64 i = 0; i < count; ++i)
                bad |= quint32(qint32(kernels::word(first + i * stride))
                               >= qint32(kernels::word(first + (i + 1) * stride)));
            return bad != 0;
        }
        if (m_field.width == 4 && !m_field.number.isBigEndian) {
            for (qint64 i = 0; i < count; ++i)
                bad |= quint32(kernels::word(first + i * stride) >= kernels::word(first + (i + 1) * stride));
            return bad != 0;
        }
        return count > 0;
    }

    CountedFirst repeatedIn(const Item &array, Checker &checker) const
    {
        // Numbers that name things are marked, one bit for each, unless a list of them all is smaller.
        const qint64 total = m_field.index.array ? checker.targets().of(array.node, m_field).total : 0;
        const bool isMarked = array.count >= total / 64 && total > 0;
        std::vector<bool> seen(isMarked ? size_t(total) : 0);
        std::vector<std::pair<qint64, qint64>> entries; // number and element
        CountedFirst found;
        const qint64 offset = fieldOfElement(checker.tree(), array, 0, m_field).range.begin - array.range.begin;
        ByteCursor cursor(checker.tree().bytes(array.stream));
        for (qint64 i = 0; i < array.count; ++i) {
            const uchar *bytes = cursor.at(array.range.begin + i * array.stride + offset, m_field.width);
            const qint64 number = bytes ? decodeInteger(m_field, bytes) : -1;
            if (!isMarked) {
                entries.emplace_back(number, i);
            } else if (number >= 0 && number < total) {
                if (seen[size_t(number)])
                    found.note(i);
                seen[size_t(number)] = true;
            }
        }
        std::sort(entries.begin(), entries.end());
        for (size_t i = 1; i < entries.size(); ++i) {
            if (entries[i].first == entries[i - 1].first)
                found.note(entries[i].second);
        }
        return found;
    }

    const Unique &m_unique; // part of the description
    const Field &m_field;
    const Field &m_array;
    std::vector<std::vector<NodeId>> m_suspects; ///< by worker
};

void Unique::check(const Field &field, Checker &checker) const
{
    const Field *array = arrayAround(field);
    if (!m_ruling || !array)
        return;
    if (hasElementNodes(*array))
        checker.watch(std::make_shared<NodesWatch>(*this, field, checker.workerCount()), {array});
    else
        checker.watch(std::make_shared<ListsWatch>(*this, field, checker.workerCount()), {}, {array});
}

QStringList Unique::sentences(const Field &, const NamePlace &) const
{
    QStringList sentences{relationText(QT_TRANSLATE_NOOP("relations", "No other element has the same value."))};
    if (m_hash)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Its hash differs from those of the others as well."));
    return sentences;
}

} // namespace hexahedron
