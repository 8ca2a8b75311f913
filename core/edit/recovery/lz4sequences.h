#pragma once

#include <QtGlobal>

namespace hexahedron::recovery {

/// A place in a block of LZ4 between two sequences: packed bytes before it, and what they expand to.
struct Lz4Place
{
    qint64 at = 0;
    qint64 size = 0;
};

/// Reads one sequence of a block of `count` bytes, which `byte(i)` gives. True for the last one, which ends with the block;
/// `isPassed` for one that another follows. `wanted`: how many expanded bytes there may be.
template<typename Byte>
bool readLz4Sequence(Byte byte, qint64 count, qint64 wanted, Lz4Place place, Lz4Place &end, bool &isPassed)
{
    constexpr qint64 MostInNibble = 15;
    constexpr qint64 LeastMatch = 4;
    auto &[at, size] = place;
    isPassed = false;
    const auto number = [&](qint64 nibble) -> qint64 { // below 0: cut off
        qint64 value = nibble;
        for (bool goesOn = nibble == MostInNibble; goesOn;) {
            if (at >= count)
                return -1;
            const qint64 more = byte(at++);
            value += more;
            goesOn = more == 255;
        }
        return value;
    };
    if (at >= count)
        return false;
    const qint64 token = byte(at++);
    const qint64 literals = number(token >> 4);
    if (literals < 0 || literals > count - at || literals > wanted - size)
        return false;
    at += literals;
    size += literals;
    end = place;
    if (at == count)
        return true;
    if (count - at < 2)
        return false;
    const qint64 distance = byte(at) | (byte(at + 1) << 8);
    at += 2;
    const qint64 match = number(token & 15);
    if (match < 0 || distance == 0 || distance > size || match + LeastMatch > wanted - size)
        return false;
    size += match + LeastMatch;
    end = place;
    isPassed = true;
    return false;
}

/// Reads a block from a place on, as long as it makes sense. Calls `pass(place)` behind each sequence but the last. True when it ends
/// as it should, with `wanted` expanded bytes.
template<typename Byte, typename Pass>
bool readLz4(Byte byte, qint64 count, qint64 wanted, Lz4Place place, Pass pass)
{
    for (bool isPassed = true; isPassed;) {
        if (readLz4Sequence(byte, count, wanted, place, place, isPassed))
            return place.size == wanted;
        if (isPassed)
            pass(place);
    }
    return false;
}

} // namespace hexahedron::recovery
