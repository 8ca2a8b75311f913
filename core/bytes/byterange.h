#pragma once

#include <QtGlobal>

#include <algorithm>

namespace hexahedron {

/// A half-open range of byte offsets in one stream: `begin` is the first byte, `end` is one past the last.
struct ByteRange
{
    qint64 begin = 0;
    qint64 end = 0;

    constexpr qint64 size() const { return end - begin; }
    constexpr bool isEmpty() const { return end <= begin; }
    constexpr bool contains(qint64 offset) const { return begin <= offset && offset < end; }
    constexpr bool contains(const ByteRange &other) const { return begin <= other.begin && other.end <= end; }
    constexpr bool overlaps(const ByteRange &other) const { return begin < other.end && other.begin < end; }
    constexpr ByteRange intersected(const ByteRange &other) const
    {
        const qint64 first = std::max(begin, other.begin);
        return {first, std::max(first, std::min(end, other.end))};
    }
    constexpr ByteRange translated(qint64 by) const { return {begin + by, end + by}; }
    friend constexpr bool operator==(const ByteRange &, const ByteRange &) = default;
};

} // namespace hexahedron
