#include "core/bytes/comparing.h"

#include <cstring>

namespace hexahedron {

namespace {

/// Calls `visit(offset, runOfOne, bytesOfOther)` for blocks that differ; it may return false to stop.
void forEachDifferentBlock(const Bytes &one, const Bytes &other, const std::atomic_bool *cancelled, auto visit)
{
    constexpr qint64 Block = 64 << 10;
    std::vector<uchar> block(static_cast<size_t>(Block));
    const ByteRange common{0, std::min(one.size(), other.size())};
    one.forEachRun(
        common,
        [&](qint64 offset, std::span<const uchar> run) {
            if (cancelled && *cancelled)
                return false;
            other.read(offset, block.data(), qint64(run.size()));
            return std::memcmp(run.data(), block.data(), run.size()) == 0 || visit(offset, run, block);
        },
        Block);
}

} // namespace

ByteDifference compared(const Bytes &one, const Bytes &other, const std::atomic_bool *cancelled)
{
    ByteDifference result;
    forEachDifferentBlock(one, other, cancelled,
                          [&](qint64 offset, std::span<const uchar> run, const std::vector<uchar> &block) {
                              for (size_t i = 0; i < run.size(); ++i) {
                                  if (run[i] == block[i])
                                      continue;
                                  if (!result.first)
                                      result.first = offset + qint64(i);
                                  ++result.count;
                              }
                              return true;
                          });
    if (!result.first && one.size() != other.size())
        result.first = std::min(one.size(), other.size());
    return result;
}

bool areEqual(const Bytes &one, const Bytes &other)
{
    bool areEqual = one.size() == other.size();
    if (areEqual && !one.isSameSnapshot(other))
        forEachDifferentBlock(one, other, nullptr, [&](auto &&...) { return areEqual = false; });
    return areEqual;
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
