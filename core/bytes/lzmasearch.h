#pragma once

#include <QtGlobal>

#include <optional>
#include <span>
#include <vector>

namespace hexahedron {

/// What stands in the place of a byte.
struct OtherByte
{
    qint64 place = 0;
    uchar value = 0;
};

/// The one byte of a raw LZMA1 stream with which it expands to exactly `size` bytes and is used up to the last bit; nothing when there
/// is none near the place where the decoder gives up, or nothing is wrong. LZMA makes each bit depend on all before it, so a wrong
/// byte is rarely bearable for long, and another one than the right one hardly ever leads to the end.
/// `parameters`: as codecs::lzma() takes them. `damage`: packed bytes that Codec::decode() used before it gave up. `work`: so many bytes
/// may be decoded; less by those that were.
std::optional<OtherByte> wrongByteOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size,
                                         qint64 damage, qint64 &work);

/// The same for `count` bytes that came in: where they may go, ascending. There are several where bytes repeat.
std::vector<qint64> extraBytesOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size,
                                     qint64 damage, qint64 count, qint64 &work);

/// One of the parameters, and what it should be.
struct OtherParameter
{
    size_t row = 0;
    qint64 value = 0;
};

/// The same for a wrong parameter, wherever it shows: the layout (lc, lp and pb in one byte), or a window that is too small.
std::vector<OtherParameter> otherParametersOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters,
                                                  qint64 size, qint64 &work);

} // namespace hexahedron
