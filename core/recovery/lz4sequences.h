#pragma once

#include <QtGlobal>

#include <optional>

namespace hexahedron::recovery {

/// A place in a block of LZ4 between two sequences: packed bytes before it, and what they expand to.
struct Lz4Place
{
    qint64 at = 0;
    qint64 size = 0;
};

/// One sequence: bytes that stand in the block as they are, then a copy of bytes that were expanded before.
struct Lz4Sequence
{
    qint64 literalsAt = 0; ///< in the block
    qint64 literals = 0;
    qint64 distance = 0; ///< of the copy
    qint64 copied = 0;   ///< 0 in the last one
    Lz4Place begin, end;

    /// Where the copy comes in what is expanded.
    qint64 copyAt() const { return begin.size + literals; }
    /// Where its distance stands in the block.
    qint64 distanceAt() const { return literalsAt + literals; }
    /// Another one follows.
    bool isPassed() const { return copied > 0; }
};

/// Reads the sequence at `place` of a block of `count` bytes, which `byte(i)` gives. `wanted`: how many expanded bytes there may be.
/// Nothing when it makes no sense or is cut off.
template<typename Byte>
std::optional<Lz4Sequence> readLz4Sequence(Byte byte, qint64 count, qint64 wanted, Lz4Place place)
{
    constexpr qint64 MostInNibble = 15;
    constexpr qint64 LeastMatch = 4;
    Lz4Sequence read;
    read.begin = place;
    auto &[at, size] = place;
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
        return {};
    const qint64 token = byte(at++);
    read.literals = number(token >> 4);
    read.literalsAt = at;
    if (read.literals < 0 || read.literals > count - at || read.literals > wanted - size)
        return {};
    at += read.literals;
    size += read.literals;
    read.end = place;
    if (at == count)
        return read;
    if (count - at < 2)
        return {};
    read.distance = byte(at) | (byte(at + 1) << 8);
    at += 2;
    const qint64 match = number(token & 15);
    if (match < 0 || read.distance == 0 || read.distance > size || match + LeastMatch > wanted - size)
        return {};
    read.copied = match + LeastMatch;
    size += read.copied;
    read.end = place;
    return read;
}

/// Reads a block from a place on, as long as it makes sense. Calls `pass(sequence)` behind each one but the last. The last one, when
/// the block ends as it should, with `wanted` expanded bytes.
template<typename Byte, typename Pass>
std::optional<Lz4Sequence> readLz4(Byte byte, qint64 count, qint64 wanted, Lz4Place place, Pass pass)
{
    for (;;) {
        const std::optional<Lz4Sequence> read = readLz4Sequence(byte, count, wanted, place);
        if (!read)
            return {};
        if (!read->isPassed())
            return read->end.size == wanted ? read : std::nullopt;
        place = read->end;
        pass(*read);
    }
}

} // namespace hexahedron::recovery
