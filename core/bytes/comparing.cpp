#include "core/bytes/comparing.h"

#include <cstring>

namespace hexahedron {

namespace {

/// Of two that are as long.
bool haveEqualBytes(const Bytes &one, const Bytes &other)
{
    constexpr qint64 Block = 64 << 10;
    std::vector<uchar> block(static_cast<size_t>(Block));
    bool areEqual = true;
    one.forEachRun(
        one.range(),
        [&](qint64 offset, std::span<const uchar> run) {
            other.read(offset, block.data(), qint64(run.size()));
            return areEqual = std::memcmp(run.data(), block.data(), run.size()) == 0;
        },
        Block);
    return areEqual;
}

} // namespace

bool areEqual(const Bytes &one, const Bytes &other)
{
    return one.size() == other.size() && (one.isSameSnapshot(other) || haveEqualBytes(one, other));
}

bool areEqualAtOnce(const Bytes &one, const Bytes &other, qint64 most)
{
    constexpr qint64 Block = 64 << 10;
    constexpr qint64 PieceCost = 64; // as many bytes are read while a piece is looked up
    if (one.isSameSnapshot(other))
        return true;
    if (one.size() != other.size())
        return false;
    for (qint64 offset = 0; offset < one.size();) {
        const std::span<const uchar> here = one.runAt(offset), there = other.runAt(offset);
        qint64 count = std::min(qint64(here.size()), qint64(there.size()));
        most -= PieceCost;
        if (count == 0 || here.data() != there.data()) {
            count = count > 0 ? count : std::min(Block, one.size() - offset); // computed ones are in no memory
            most -= count;
            if (most < 0)
                return false;
            const ByteRange part{offset, offset + count};
            if (!areEqual(one.mid(part), other.mid(part)))
                return false;
        } else if (most < 0) {
            return false;
        }
        offset += count;
    }
    return true;
}

} // namespace hexahedron
