#pragma once

#include "core/check/checker.h"

#include <vector>

namespace hexahedron {

/// What a PNG header says about the pixels.
struct PngShape
{
    qint64 width = 0, height = 0, bitDepth = 0, colorType = 0;
    bool isInterlaced = false;

    /// False for sides and colours that no picture has.
    bool isPossible() const;
    /// Bytes of the pixels before they are packed: rows, each with a byte before it that says its filter.
    qint64 size() const;
};

/// Expands the packed pixels of a PNG and keeps none of them: only whether they are as many as they should be. Costs memory for
/// a piece of them, and time for at most a fixed number of bytes, whatever the file says.
class PngPixels
{
public:
    enum class Result : quint8 {
        Right,
        NotKnown, ///< too many to look at
        Damaged,  ///< no zlib stream, or one that makes no sense from some place on
        Short,
        Long,
        SumWrong, ///< all are there, but the checksum of the zlib stream is not theirs
    };

    PngPixels(Checker &checker, qint64 wanted)
        : m_checker(checker)
        , m_wanted(wanted)
    {
    }
    /// Parts of the stream, in their order.
    void addPacked(ByteRange range) { m_packed.push_back(range); }
    Result expand();
    /// Bytes that were found.
    qint64 expanded() const { return m_expanded; }
    const std::vector<ByteRange> &packed() const { return m_packed; }

private:
    Checker &m_checker;
    qint64 m_wanted;
    qint64 m_expanded = 0;
    std::vector<ByteRange> m_packed;
};

/// Larger pictures are not packed anew: all of one is kept in memory meanwhile.
inline constexpr qint64 MostPackedAnew = 64 << 20;
/// Packs `wanted` bytes of pixels anew: what the parts of a damaged stream still expand to, then black. The result is
/// not shorter than the parts.
QByteArray pixelsPackedAnew(const Bytes &bytes, const std::vector<ByteRange> &packed, qint64 wanted);

} // namespace hexahedron
