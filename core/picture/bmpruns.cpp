#include "core/picture/reading.h"

#include <cstring>

namespace hexahedron::picture {

namespace {

/// Follows the codes of a BMP with run lengths; pixels that they jump over stay holes.
class RunPlayer
{
public:
    RunPlayer(const Job &job, Image &image)
        : m_cursor(job.bytes)
        , m_rest(job.surface.bytes.intersected(job.bytes.range()))
        , m_bits(job.picture.pixel.bits)
        , m_colors(colorsOf(job.picture.palette, job.bytes))
        , m_image(image)
    {
    }

    /// True when the codes say that the picture ends, or all rows are there.
    bool play()
    {
        enum : int { EndOfRow, EndOfPicture, Move };
        while (m_y < m_image.height()) {
            const int count = next(), value = next();
            if (value < 0)
                return false;
            if (count > 0) {
                for (int i = 0; i < count; ++i)
                    put(m_bits == 4 ? (i % 2 ? value & 15 : value >> 4) : value);
            } else if (value == EndOfRow) {
                m_hasHoles = m_hasHoles || m_x < m_image.width();
                m_x = 0;
                ++m_y;
            } else if (value == EndOfPicture) {
                m_hasHoles = m_hasHoles || m_y + 1 < m_image.height() || m_x < m_image.width();
                return true;
            } else if (value == Move) {
                m_hasHoles = true;
                m_x = qMin(m_image.width(), m_x + qMax(0, next()));
                m_y += qMax(0, next());
            } else if (!putLiterally(value)) {
                return false;
            }
        }
        return true;
    }
    int row() const { return qMin(m_y, m_image.height()); }
    bool hasHoles() const { return m_hasHoles; }

private:
    int next() ///< -1 at the end
    {
        const uchar *byte = m_rest.isEmpty() ? nullptr : m_cursor.at(m_rest.begin++, 1);
        return byte ? *byte : -1;
    }
    void put(int index)
    {
        if (m_x >= m_image.width())
            return;
        if (size_t(index) < m_colors.size())
            std::memcpy(m_image.row(m_image.height() - 1 - m_y) + qint64(m_x) * Image::Channels,
                        m_colors[size_t(index)].data(), Image::Channels);
        ++m_x;
    }
    bool putLiterally(int count)
    {
        const int bytes = m_bits == 4 ? (count + 1) / 2 : count;
        for (int i = 0; i < bytes; ++i) {
            const int value = next();
            if (value < 0)
                return false;
            if (m_bits == 4) {
                put(value >> 4);
                if (2 * i + 1 < count)
                    put(value & 15);
            } else {
                put(value);
            }
        }
        if (bytes % 2)
            next(); // to a multiple of two
        return true;
    }

    ByteCursor m_cursor;
    ByteRange m_rest;
    int m_bits;
    std::vector<std::array<uchar, Image::Channels>> m_colors;
    Image &m_image;
    int m_x = 0, m_y = 0;
    bool m_hasHoles = false;
};

} // namespace

Decoded decodeBmpRuns(const Job &job)
{
    constexpr qint64 MostPixelsPerByte = 128;
    Decoded result = announced(job.surface.width, job.surface.height, Image::Depth::Bits8, job.surface.bytes.size(),
                               MostPixelsPerByte);
    if (result.image.isNull())
        return result;
    RunPlayer player(job, result.image);
    const bool isWhole = player.play();
    result.image.hasAlpha = player.hasHoles();
    if (!isWhole) {
        markMissing(result, player.row(), sentence(QT_TRANSLATE_NOOP("picture", "the bytes end too early.")));
        result.missing.moveTop(0); // the lowest row comes first
    }
    return result;
}

} // namespace hexahedron::picture
