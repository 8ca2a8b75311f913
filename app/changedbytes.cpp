#include "app/changedbytes.h"

#include <cstring>

namespace hexahedron {

namespace {

/// Bytes from the beginning that are the same in both.
qint64 commonBeginning(const Bytes &a, const Bytes &b)
{
    const qint64 least = std::min(a.size(), b.size());
    qint64 same = 0;
    while (same < least) {
        const auto left = a.runAt(same), right = b.runAt(same);
        const qint64 count = std::min<qint64>({qint64(left.size()), qint64(right.size()), least - same});
        if (count == 0) // computed bytes
            return same;
        if (std::memcmp(left.data(), right.data(), size_t(count)) == 0) {
            same += count;
            continue;
        }
        return same + (std::mismatch(left.begin(), left.begin() + count, right.begin()).first - left.begin());
    }
    return same;
}

/// Bytes before the ends that are the same in both, at most `most`.
qint64 commonEnd(const Bytes &a, const Bytes &b, qint64 most)
{
    constexpr qint64 Block = 64 << 10;
    qint64 same = 0;
    while (same < most) {
        const qint64 count = std::min(Block, most - same);
        const QByteArray left = a.toByteArray({a.size() - same - count, a.size() - same});
        const QByteArray right = b.toByteArray({b.size() - same - count, b.size() - same});
        if (left != right)
            return same + (std::mismatch(left.rbegin(), left.rend(), right.rbegin()).first - left.rbegin());
        same += count;
    }
    return same;
}

} // namespace

ChangedBytes ChangedBytes::ofEdited(const Bytes &now, const Bytes &saved)
{
    ChangedBytes changed;
    changed.m_now = now;
    changed.m_saved = saved;
    const std::vector<ByteRange> ranges = now.rangesNotIn(saved);
    // Undone behind reading again: two versions that have been read from the disk share no bytes.
    constexpr qint64 MostCompared = 64 << 20;
    if (ranges.size() == 1 && ranges[0] == now.range() && now.size() <= MostCompared)
        return ofRemade(now, saved);
    const qint64 growth = saved.size() - now.size();
    qint64 shift = 0;
    // Bytes that were written over others have the same neighbours as these; where they have not, something was inserted or removed.
    constexpr qint64 Neighbours = 8;
    for (size_t i = 0; i < ranges.size(); ++i) {
        const ByteRange &range = ranges[i];
        const qint64 next = i + 1 < ranges.size() ? ranges[i + 1].begin : now.size();
        const ByteRange behind{range.end, std::min(range.end + Neighbours, next)};
        const qint64 before = i > 0 ? ranges[i - 1].end : 0;
        const ByteRange front{std::max(before, range.begin - Neighbours), range.begin};
        const auto isAt = [&](ByteRange neighbours, qint64 by) {
            const ByteRange there = neighbours.translated(by);
            return saved.range().contains(there) && saved.toByteArray(there) == now.toByteArray(neighbours);
        };
        if (!isAt(front, shift) && isAt(front, growth))
            shift = growth; // something was removed before
        const bool isOver = saved.range().contains(range.translated(shift)) && isAt(front, shift) && isAt(behind, shift)
                            && (!behind.isEmpty() || range.end + shift == saved.size());
        changed.m_written.push_back({range, shift, !isOver});
        if (!isOver)
            shift = growth;
    }
    return changed;
}

ChangedBytes ChangedBytes::ofRemade(const Bytes &now, const Bytes &saved)
{
    ChangedBytes changed;
    if (now.isSameSnapshot(saved))
        return changed;
    changed.m_now = now;
    changed.m_saved = saved;
    if (now.size() == saved.size()) {
        changed.m_written.push_back({now.range()});
        return changed;
    }
    const qint64 front = commonBeginning(now, saved);
    const qint64 end = commonEnd(now, saved, std::min(now.size(), saved.size()) - front);
    changed.m_written.push_back({{front, now.size() - end}, 0, true});
    return changed;
}

std::vector<ChangedBytes::Written>::const_iterator ChangedBytes::firstIn(ByteRange range) const
{
    return std::partition_point(m_written.begin(), m_written.end(),
                                [&](const Written &w) { return w.range.end <= range.begin; });
}

bool ChangedBytes::isAnyIn(ByteRange range, const std::atomic_bool &cancelled) const
{
    constexpr qint64 Block = 64 << 10;
    for (auto written = firstIn(range); written != m_written.end() && written->range.begin < range.end; ++written) {
        if (written->isInserted)
            return true;
        const ByteRange all = written->range.intersected(range);
        for (ByteRange part{all.begin, all.begin}; part.end < all.end && !cancelled;) {
            part = {part.end, std::min(all.end, part.end + Block)};
            if (m_now.toByteArray(part) != m_saved.toByteArray(part.translated(written->shift)))
                return true;
        }
    }
    return false;
}

void ChangedBytes::in(ByteRange visible, std::vector<ByteRange> &out) const
{
    for (auto written = firstIn(visible); written != m_written.end() && written->range.begin < visible.end; ++written) {
        const ByteRange seen = written->range.intersected(visible);
        if (written->isInserted) {
            out.push_back(seen);
            continue;
        }
        const QByteArray now = m_now.toByteArray(seen);
        const QByteArray saved = m_saved.toByteArray(seen.translated(written->shift));
        for (qsizetype i = 0; i < now.size(); ++i) {
            if (i < saved.size() && now[i] == saved[i])
                continue;
            const qint64 offset = seen.begin + i;
            if (!out.empty() && out.back().end == offset)
                out.back().end = offset + 1;
            else
                out.push_back({offset, offset + 1});
        }
    }
}

} // namespace hexahedron
