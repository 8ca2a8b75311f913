#include "core/picture/reading.h"

#include <QFloat16>
#include <QtEndian>

#include <bit>
#include <cstring>

namespace hexahedron::picture {

using scene::Picture;
using scene::PictureSurface;
using scene::PixelChannel;
using scene::PixelFormat;

namespace {

/// Reads the numbers of pixels of one kind.
class PixelReader
{
public:
    explicit PixelReader(const PixelFormat &format)
        : m_format(format)
    {
    }
    bool isUsable() const { return 0 < m_format.bits && m_format.bits <= PixelFormat::MostBits; }
    /// `width` bits from `shift` on of little-endian bytes.
    static quint64 bitsAt(const uchar *pixel, int pixelBytes, int shift, int width)
    {
        std::array<uchar, 8> bytes{};
        const int first = shift / 8;
        std::memcpy(bytes.data(), pixel + first, size_t(qBound(0, pixelBytes - first, 8)));
        const quint64 all = qFromLittleEndian<quint64>(bytes.data()) >> (shift % 8);
        return width >= 64 ? all : all & ((quint64(1) << width) - 1);
    }
    double number(const uchar *pixel, const PixelChannel &channel) const
    {
        const quint64 bits = bitsAt(pixel, m_format.bits / 8, channel.shift, channel.width);
        if (!m_format.isFloat)
            return double(bits);
        return channel.width == 16 ? double(float(std::bit_cast<qfloat16>(quint16(bits))))
                                   : double(std::bit_cast<float>(quint32(bits)));
    }
    /// Writes the pixel as the image has it.
    void toImage(const uchar *pixel, Image::Depth depth, uchar *to) const
    {
        std::array<double, Image::Channels> numbers{0, 0, 0, 0};
        const double largest = depth == Image::Depth::Bits8 ? 255 : depth == Image::Depth::Bits16 ? 65535 : 1;
        numbers[PixelFormat::Alpha] = largest;
        for (size_t i = 0; i < m_format.channels.size(); ++i) {
            const PixelChannel &channel = m_format.channels[i];
            if (!channel.isPresent())
                continue;
            const double value = number(pixel, channel);
            // Narrow numbers reach the same largest one: 31 of five bits is 255.
            numbers[i] = m_format.isFloat ? value
                                          : value * largest / double((quint64(1) << qMin<int>(channel.width, 32)) - 1);
        }
        if (m_format.isGrey)
            numbers[PixelFormat::Green] = numbers[PixelFormat::Blue] = numbers[PixelFormat::Red];
        for (size_t i = 0; i < numbers.size(); ++i) {
            if (depth == Image::Depth::Bits8) {
                to[i] = uchar(numbers[i] + 0.5);
            } else if (depth == Image::Depth::Bits16) {
                const auto word = quint16(numbers[i] + 0.5);
                std::memcpy(to + i * 2, &word, 2);
            } else {
                const auto single = float(numbers[i]);
                std::memcpy(to + i * 4, &single, 4);
            }
        }
    }
    bool hasWholeBytes() const
    {
        return std::all_of(m_format.channels.begin(), m_format.channels.end(), [](const PixelChannel &channel) {
            return !channel.isPresent() || (channel.width == 8 && channel.shift % 8 == 0);
        });
    }
    /// Of pixels with whole bytes: which of them each number of the image is, -1 for none.
    std::array<int, Image::Channels> bytePlaces() const
    {
        std::array<int, Image::Channels> places;
        for (size_t i = 0; i < places.size(); ++i)
            places[i] = m_format.channels[i].isPresent() ? m_format.channels[i].shift / 8 : -1;
        if (m_format.isGrey)
            places[PixelFormat::Green] = places[PixelFormat::Blue] = places[PixelFormat::Red];
        return places;
    }

private:
    const PixelFormat &m_format;
};

Image::Depth depthOf(const PixelFormat &format)
{
    if (format.isFloat)
        return Image::Depth::Float;
    const auto widest = std::max_element(
        format.channels.begin(), format.channels.end(),
        [](const PixelChannel &a, const PixelChannel &b) { return a.width < b.width; });
    return widest->width > 8 ? Image::Depth::Bits16 : Image::Depth::Bits8;
}

bool hasAlpha(const PixelFormat &format)
{
    return format.channels[PixelFormat::Alpha].isPresent();
}

qint64 indexAt(const uchar *row, int bits, qint64 column)
{
    if (bits >= 8)
        return qint64(PixelReader::bitsAt(row + column * (bits / 8), bits / 8, 0, bits));
    const qint64 bit = column * bits;
    return row[bit / 8] >> (8 - bits - int(bit % 8)) & ((1 << bits) - 1);
}

/// Turns rows of stored pixels into rows of an image.
class RowReader
{
public:
    RowReader(const Picture &picture, const Bytes &bytes)
        : m_picture(picture)
        , m_reader(picture.pixel)
        , m_hasWholeBytes(m_reader.hasWholeBytes())
        , m_bytePlaces(m_reader.bytePlaces())
    {
        if (picture.palette.isPresent())
            m_colors = colorsOf(picture.palette, bytes);
    }
    /// True when a pixel names a colour that there is not.
    bool hasStranger() const { return m_hasStranger; }
    void read(const uchar *from, int count, Image::Depth depth, uchar *to)
    {
        const int step = Image::Channels * Image::numberSize(depth);
        const int pixelBytes = m_picture.pixel.bits / 8;
        if (m_picture.palette.isPresent()) {
            for (int x = 0; x < count; ++x, to += step)
                putColor(indexAt(from, m_picture.pixel.bits, x), to);
        } else if (m_hasWholeBytes) {
            for (int x = 0; x < count; ++x, from += pixelBytes, to += step) {
                for (size_t i = 0; i < Image::Channels; ++i) {
                    const int place = m_bytePlaces[i];
                    to[i] = place >= 0 ? from[place] : i == PixelFormat::Alpha ? 0xff : 0;
                }
            }
        } else {
            for (int x = 0; x < count; ++x, from += pixelBytes, to += step)
                m_reader.toImage(from, depth, to);
        }
    }

private:
    void putColor(qint64 index, uchar *to)
    {
        const qint64 place = index - m_picture.palette.firstIndex;
        if (place >= 0 && size_t(place) < m_colors.size())
            std::memcpy(to, m_colors[size_t(place)].data(), Image::Channels);
        else
            m_hasStranger = true;
    }

    const Picture &m_picture;
    PixelReader m_reader;
    bool m_hasWholeBytes;
    std::array<int, Image::Channels> m_bytePlaces;
    std::vector<std::array<uchar, Image::Channels>> m_colors;
    bool m_hasStranger = false;
};

void mirror(uchar *row, int width, int step)
{
    for (int left = 0, right = width - 1; left < right; ++left, --right)
        std::swap_ranges(row + left * step, row + (left + 1) * step, row + right * step);
}

} // namespace

std::vector<std::array<uchar, Image::Channels>> colorsOf(const scene::Palette &palette, const Bytes &bytes)
{
    constexpr qint64 MostColors = 1 << 16;
    const PixelReader reader(palette.format);
    const qint64 size = palette.format.bits / 8;
    if (!reader.isUsable() || size <= 0)
        return {};
    const qint64 there = palette.bytes.intersected(bytes.range()).size() / size;
    const QByteArray stored = bytes.toByteArray(
        {palette.bytes.begin, palette.bytes.begin + qMin(there, MostColors) * size});
    std::vector<std::array<uchar, Image::Channels>> colors(size_t(stored.size() / size));
    for (size_t i = 0; i < colors.size(); ++i)
        reader.toImage(reinterpret_cast<const uchar *>(stored.constData()) + qint64(i) * size, Image::Depth::Bits8,
                       colors[i].data());
    return colors;
}

Decoded decodePlain(const Job &job)
{
    const Picture &picture = job.picture;
    const PictureSurface &surface = job.surface;
    const ByteRange there = surface.bytes.intersected(job.bytes.range());
    const bool isIndexed = picture.palette.isPresent();
    if (!PixelReader(picture.pixel).isUsable() || surface.rowBytes <= 0)
        return broken();
    const Image::Depth depth = isIndexed ? Image::Depth::Bits8 : depthOf(picture.pixel);
    Decoded result = announced(surface.width, surface.height, depth, there.size(), qMax(1, 8 / picture.pixel.bits));
    if (result.image.isNull())
        return result;
    Image &image = result.image;
    image.hasAlpha = hasAlpha(isIndexed ? picture.palette.format : picture.pixel);
    image.isGrey = isIndexed ? picture.palette.format.isGrey : picture.pixel.isGrey;

    RowReader reader(picture, job.bytes);
    const int step = Image::Channels * Image::numberSize(depth);
    int wholeRows = 0;
    for (int stored = 0; stored < image.height(); ++stored) {
        if (job.isCancelled())
            return {};
        const qint64 begin = there.begin + stored * surface.rowBytes;
        const QByteArray row = job.bytes.toByteArray({begin, qMin(begin + surface.rowBytes, there.end)});
        const int count = int(qMin<qint64>(image.width(), row.size() * 8 / picture.pixel.bits));
        if (count <= 0)
            break;
        uchar *to = image.row(picture.isBottomUp ? image.height() - 1 - stored : stored);
        reader.read(reinterpret_cast<const uchar *>(row.constData()), count, depth, to);
        if (picture.isRightToLeft)
            mirror(to, image.width(), step);
        wholeRows += count == image.width();
    }
    if (wholeRows < image.height()) {
        markMissing(result, wholeRows, sentence(QT_TRANSLATE_NOOP("picture", "the bytes end too early.")));
        if (picture.isBottomUp)
            result.missing.moveTop(0);
    } else if (reader.hasStranger()) {
        result.trouble = sentence(QT_TRANSLATE_NOOP(
            "picture", "Some pixels name colours that are not in the palette; they are shown as holes."));
    }
    return result;
}

std::optional<StoredPixel> storedPixel(const Picture &picture, const PictureSurface &surface, const Bytes &bytes,
                                       QPoint pixel)
{
    const PixelReader reader(picture.pixel);
    const ByteRange range = bytesOfPixel(picture, surface, pixel);
    if (picture.coding != Picture::Coding::Plain || !reader.isUsable() || range.isEmpty())
        return std::nullopt;
    const QByteArray stored = bytes.toByteArray(range);
    if (stored.size() < range.size())
        return std::nullopt;
    const auto *data = reinterpret_cast<const uchar *>(stored.constData());
    StoredPixel result;
    if (picture.palette.isPresent()) {
        const int x = picture.isRightToLeft ? int(surface.width) - 1 - pixel.x() : pixel.x();
        const int perByte = qMax(1, 8 / picture.pixel.bits);
        result.index = indexAt(data, picture.pixel.bits, x % perByte);
        return result;
    }
    for (size_t i = 0; i < picture.pixel.channels.size(); ++i) {
        const PixelChannel &channel = picture.pixel.channels[i];
        if (channel.isPresent())
            result.numbers[i] = reader.number(data, channel);
    }
    return result;
}

} // namespace hexahedron::picture
