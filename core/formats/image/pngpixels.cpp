#include "core/formats/image/pngpixels.h"

#include <zlib.h>

#include <array>
#include <cstring>

namespace hexahedron {

namespace {

constexpr qint64 LargestSide = 1 << 24;            // that Horde3D takes
constexpr qint64 MostExpanded = qint64(256) << 20; // bytes; about a second
constexpr qint64 MostPerByte = 1032;               // that deflate makes of one byte
constexpr qint64 PieceSize = 64 * 1024;

/// A zlib stream that is expanded piece by piece.
class Expander
{
public:
    Expander()
        : m_isReady(inflateInit(&m_stream) == Z_OK)
        , m_piece(PieceSize, Qt::Uninitialized)
    {
    }
    ~Expander() { inflateEnd(&m_stream); }
    Q_DISABLE_COPY_MOVE(Expander)

    bool isReady() const { return m_isReady; }
    bool isAtEnd() const { return m_state == Z_STREAM_END; }
    bool isDamaged() const { return m_state != Z_OK && m_state != Z_STREAM_END && m_state != Z_BUF_ERROR; }
    bool isSumWrong() const
    {
        return isDamaged() && m_stream.msg && !std::strcmp(m_stream.msg, "incorrect data check");
    }

    /// Returns how many bytes these make; stops when there are more than `most`, at the end and where they make no sense. Appends
    /// them to `kept`, where there is one.
    qint64 expand(const QByteArray &packed, qint64 most, QByteArray *kept = nullptr)
    {
        m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.constData())); // zlib only reads
        m_stream.avail_in = uInt(packed.size());
        qint64 made = 0;
        do {
            m_stream.next_out = reinterpret_cast<Bytef *>(m_piece.data());
            m_stream.avail_out = uInt(m_piece.size());
            m_state = inflate(&m_stream, Z_NO_FLUSH);
            const qint64 count = m_piece.size() - qint64(m_stream.avail_out);
            made += count;
            if (kept)
                kept->append(m_piece.constData(), count);
        } while (m_state == Z_OK && made <= most && (m_stream.avail_in > 0 || m_stream.avail_out == 0));
        return made;
    }

private:
    z_stream m_stream{};
    int m_state = Z_OK;
    bool m_isReady;
    QByteArray m_piece;
};

qint64 rowsSize(qint64 width, qint64 height, qint64 bitsPerPixel)
{
    return width > 0 && height > 0 ? height * (1 + (width * bitsPerPixel + 7) / 8) : 0;
}

} // namespace

bool PngShape::isPossible() const
{
    const auto isSide = [](qint64 side) { return 0 < side && side <= LargestSide; };
    const bool isColor = colorType == 0 || colorType == 2 || colorType == 3 || colorType == 4 || colorType == 6;
    return isSide(width) && isSide(height) && isColor && 0 < bitDepth && bitDepth <= 16;
}

qint64 PngShape::size() const
{
    constexpr qint64 HasColor = 2, HasAlpha = 4, Palette = 3;
    const qint64 channels = colorType == Palette ? 1 : (colorType & HasColor ? 3 : 1) + (colorType & HasAlpha ? 1 : 0);
    const qint64 bits = channels * bitDepth;
    if (!isInterlaced)
        return rowsSize(width, height, bits);
    struct Pass
    {
        qint64 x, y, stepX, stepY;
    };
    static constexpr std::array<Pass, 7> passes{
        {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}};
    qint64 size = 0;
    for (const Pass &pass : passes)
        size += rowsSize((width - pass.x + pass.stepX - 1) / pass.stepX,
                         (height - pass.y + pass.stepY - 1) / pass.stepY, bits);
    return size;
}

PngPixels::Result PngPixels::expand()
{
    qint64 packed = 0;
    for (const ByteRange &range : m_packed)
        packed += range.size();
    Expander expander;
    if (!expander.isReady() || qMin(m_wanted, packed * MostPerByte) > MostExpanded)
        return Result::NotKnown;
    const Bytes &bytes = m_checker.tree().bytes(m_checker.stream());
    for (const ByteRange &range : m_packed) {
        for (qint64 begin = range.begin; begin < range.end; begin += PieceSize) {
            if (m_checker.isCancelled())
                return Result::NotKnown;
            const ByteRange piece{begin, qMin(range.end, begin + PieceSize)};
            m_expanded += expander.expand(bytes.toByteArray(piece), m_wanted - m_expanded);
            if (m_expanded > m_wanted)
                return Result::Long;
            if (expander.isSumWrong())
                return m_expanded < m_wanted ? Result::Short : Result::SumWrong;
            if (expander.isDamaged())
                return Result::Damaged;
            if (expander.isAtEnd())
                return m_expanded < m_wanted ? Result::Short : Result::Right;
        }
    }
    return m_expanded < m_wanted ? Result::Short : Result::SumWrong;
}

QByteArray pixelsPackedAnew(const Bytes &bytes, const std::vector<ByteRange> &packed, qint64 wanted)
{
    Expander expander;
    if (!expander.isReady() || wanted <= 0 || wanted > MostPackedAnew)
        return {};
    QByteArray pixels;
    for (const ByteRange &range : packed) {
        for (qint64 begin = range.begin; begin < range.end && pixels.size() < wanted; begin += PieceSize) {
            const ByteRange piece{begin, qMin(range.end, begin + PieceSize)};
            expander.expand(bytes.toByteArray(piece), wanted - pixels.size(), &pixels);
            if (expander.isDamaged() || expander.isAtEnd())
                break;
        }
        if (expander.isDamaged() || expander.isAtEnd())
            break;
    }
    pixels.resize(qMin<qint64>(pixels.size(), wanted));
    pixels.append(wanted - pixels.size(), '\0');
    uLongf size = compressBound(uLong(wanted));
    QByteArray result(qsizetype(size), Qt::Uninitialized);
    if (compress2(reinterpret_cast<Bytef *>(result.data()), &size, reinterpret_cast<const Bytef *>(pixels.constData()),
                  uLong(wanted), Z_BEST_COMPRESSION)
        != Z_OK)
        return {};
    result.resize(qsizetype(size));
    qint64 before = 0;
    for (const ByteRange &range : packed)
        before += range.size();
    // Behind the two bytes of the header blocks begin with a byte; these are stored ones of nothing.
    constexpr qsizetype Header = 2;
    const QByteArray nothing = QByteArrayLiteral("\0\0\0\xff\xff");
    const qint64 missing = qMax<qint64>(0, before - result.size());
    return result.insert(Header, nothing.repeated((missing + nothing.size() - 1) / nothing.size()));
}

} // namespace hexahedron
