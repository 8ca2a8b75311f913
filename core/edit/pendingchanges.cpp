#include "core/edit/pendingchanges.h"

#include "core/changes/edittext.h"
#include "core/check/contentcheck.h"

#include <algorithm>

namespace hexahedron {

QString sentenceOfLeftChecksum(const QString &content)
{
    return editText(QT_TRANSLATE_NOOP("edit", "The checksum of %1 was wrong before and is left: it tells that "
                                              "other bytes were changed."))
        .arg(content);
}

void PendingChanges::suggestTitle(const QString &title)
{
    if (m_title.isEmpty())
        m_title = title;
}

void PendingChanges::refuse(const QString &reason)
{
    m_hasFailed = true;
    if (m_firstRefusal.isEmpty())
        m_firstRefusal = reason;
    if (!m_isAttempt && m_refusal.isEmpty())
        m_refusal = reason;
}

void PendingChanges::leaveChecksum(const Item &content, const Item &checksum)
{
    const QByteArray stored = m_tree.bytes(checksum.stream).toByteArray(checksum.range);
    if (touches(checksum.stream, checksum.range) || stored.count('\0') == stored.size())
        return; // it is set, or nobody has ever written it
    addConsequence(sentenceOfLeftChecksum(m_tree.path(content)));
}

PendingChanges::Mark PendingChanges::beginAttempt()
{
    m_isAttempt = true;
    m_hasFailed = false;
    return {m_pending.size(), m_consequences.size(), m_removals.size()};
}

bool PendingChanges::endAttempt(const Mark &begin)
{
    m_isAttempt = false;
    if (!m_hasFailed)
        return true;
    for (size_t i = begin.changes; i < m_pending.size(); ++i) {
        const Change &change = m_pending[i].change;
        auto &touched = m_touched[m_tree.baseOf(change.stream)];
        const auto it = touched.find({change.replacement.removed.begin, change.replacement.removed.end});
        if (it != touched.end())
            touched.erase(it);
    }
    m_pending.resize(begin.changes);
    m_consequences.resize(begin.consequences);
    m_removals.resize(begin.removals);
    return false;
}

bool PendingChanges::touches(StreamId stream, ByteRange range) const
{
    const auto touched = m_touched.find(m_tree.baseOf(stream));
    if (touched == m_touched.end())
        return false;
    const auto overlaps = [range](ByteRange other) {
        // An insertion may stand at the border of another change, not inside it.
        if (range.isEmpty() || other.isEmpty())
            return (other.begin < range.begin && range.begin < other.end)
                   || (range.begin < other.begin && other.begin < range.end);
        return range.overlaps(other);
    };
    auto it = touched->second.lower_bound({range.begin, range.begin});
    if (it != touched->second.begin())
        --it;
    for (; it != touched->second.end() && it->first <= range.end; ++it) {
        if (overlaps({it->first, it->second}))
            return true;
    }
    return false;
}

void PendingChanges::leaveAlone(StreamId stream, ByteRange range)
{
    m_touched[m_tree.baseOf(stream)].insert({range.begin, range.end});
}

/// Why a stream that is packed cannot be packed again without losing some of it; empty when it can.
QString PendingChanges::whyNotPackedAgain(StreamId id) const
{
    const StreamTree &stream = m_tree.stream(id);
    if (!stream.isWhole)
        return editText(QT_TRANSLATE_NOOP("edit",
                                          "Not all that is packed in %1 could be read, so it cannot be packed again."))
            .arg(m_tree.path(m_tree.root(id)));
    const Field *size = id == 0 ? nullptr : contents::wrongSizeOf(m_tree, stream.holder);
    return size ? editText(QT_TRANSLATE_NOOP("edit", "%1 expands to another size than %2 says. Packing it again would "
                                                     "lose what that hides: correct %2 first."))
                      .arg(m_tree.path(stream.holder), QLatin1StringView(size->name))
                : QString();
}

bool PendingChanges::replace(const Item &place, NodeId owner, ByteRange removed, const Bytes &inserted,
                             Change::Cause cause, const QString &text)
{
    if (touches(place.stream, removed)) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "Two changes touch the same bytes, at %1.")).arg(m_tree.path(place)));
        return false;
    }
    const StreamId base = m_tree.baseOf(place.stream);
    const auto [reason, isFirst] = m_whyNot.try_emplace(base);
    if (isFirst)
        reason->second = whyNotPackedAgain(base);
    if (!reason->second.isEmpty()) {
        refuse(reason->second);
        return false;
    }
    leaveAlone(place.stream, removed);
    m_pending.push_back({{cause, place.stream, {removed, inserted}, {}, text}, owner, {}, place});
    return true;
}

NodeId PendingChanges::ownerOf(const Item &item) const
{
    if (item.steps > 0 || item.role == Item::Role::Root)
        return item.node;
    return m_tree.stream(item.stream).nodes.parent(item.node);
}

bool PendingChanges::isRemoved(StreamId stream, ByteRange range) const
{
    return std::any_of(m_pending.begin(), m_pending.end(), [=](const Pending &pending) {
        const Replacement &replacement = pending.change.replacement;
        return pending.change.stream == stream && replacement.inserted.isEmpty() && replacement.removed.contains(range);
    });
}

std::vector<PendingChanges::Pending> PendingChanges::take(StreamId stream)
{
    const auto first = std::stable_partition(m_pending.begin(), m_pending.end(),
                                             [=](const Pending &p) { return p.change.stream != stream; });
    std::vector<Pending> own(std::make_move_iterator(first), std::make_move_iterator(m_pending.end()));
    m_pending.erase(first, m_pending.end());
    sort(own);
    return own;
}

void PendingChanges::addPacked(std::vector<Pending> packed)
{
    m_packed.insert(m_packed.end(), std::make_move_iterator(packed.begin()), std::make_move_iterator(packed.end()));
}

std::vector<Change> PendingChanges::inOrder()
{
    sort(m_pending);
    std::vector<Change> changes;
    for (const std::vector<Pending> *pendings : {&m_pending, &m_packed}) {
        for (const Pending &pending : *pendings)
            changes.emplace_back(pending.change).path = m_tree.path(pending.place);
    }
    return changes;
}

qint64 PendingChanges::growth() const
{
    qint64 sum = 0;
    for (const Pending &pending : m_pending)
        sum += pending.change.replacement.growth();
    return sum;
}

void PendingChanges::sort(std::vector<Pending> &pendings)
{
    std::stable_sort(pendings.begin(), pendings.end(), [](const Pending &a, const Pending &b) {
        const ByteRange &ra = a.change.replacement.removed;
        const ByteRange &rb = b.change.replacement.removed;
        return std::tie(a.change.stream, ra.begin, ra.end) < std::tie(b.change.stream, rb.begin, rb.end);
    });
}

std::vector<Replacement> PendingChanges::replacementsOf(const std::vector<Pending> &pendings)
{
    std::vector<Replacement> replacements;
    replacements.reserve(pendings.size());
    for (const Pending &pending : pendings)
        replacements.push_back(pending.change.replacement);
    return replacements;
}

} // namespace hexahedron
