#include "core/picture/bc6hblocks.h"
#include "core/picture/bc7blocks.h"
#include "core/picture/etcblocks.h"
#include "core/picture/reading.h"

#include <squish.h>

#include <cstring>

namespace hexahedron::picture {

using scene::Picture;

namespace {

template<int Flags>
void bySquish(const uchar *block, uchar *pixels)
{
    squish::Decompress(pixels, block, Flags);
}

constexpr int Side = Picture::BlockSide;
constexpr int BlockPixels = Side * Side;

/// Pixels as the image has them: three floats each become four.
template<bool IsSigned>
void floats(const uchar *block, uchar *pixels)
{
    std::array<float, BlockPixels * 3> colors;
    decodeBc6h(block, IsSigned, colors.data());
    for (size_t i = 0; i < BlockPixels; ++i) {
        const std::array<float, Image::Channels> pixel{colors[3 * i], colors[3 * i + 1], colors[3 * i + 2], 1};
        std::memcpy(pixels + i * sizeof pixel, pixel.data(), sizeof pixel);
    }
}

/// One channel of a block with two signed ends: up to eight numbers from -1 to 1, of which each pixel names one; as 0 to 255.
std::array<uchar, BlockPixels> signedChannel(const uchar *block)
{
    constexpr int One = 127;
    const int first = std::max(-One, int(qint8(block[0])));
    const int second = std::max(-One, int(qint8(block[1])));
    std::array<double, 8> ramp{double(first), double(second)};
    const int steps = first > second ? 7 : 5;
    for (int i = 1; i < steps; ++i)
        ramp[size_t(i) + 1] = double((steps - i) * first + i * second) / steps;
    if (steps == 5) {
        ramp[6] = -One;
        ramp[7] = One;
    }
    quint64 numbers = 0; // three bits each
    std::memcpy(&numbers, block + 2, 6);
    std::array<uchar, BlockPixels> pixels;
    for (uchar &pixel : pixels) {
        pixel = uchar((ramp[numbers & 7] / One + 1) / 2 * 255 + 0.5);
        numbers >>= 3;
    }
    return pixels;
}

template<int Channels>
void signedChannels(const uchar *block, uchar *pixels)
{
    const std::array red = signedChannel(block);
    const std::array green = Channels > 1 ? signedChannel(block + 8) : red;
    for (size_t i = 0; i < BlockPixels; ++i) {
        const std::array<uchar, Image::Channels> pixel{red[i], green[i], Channels > 1 ? uchar(0) : red[i], 255};
        std::memcpy(pixels + i * sizeof pixel, pixel.data(), sizeof pixel);
    }
}

/// What writes the pixels of a block, row by row.
struct BlockDecoder
{
    void (*decode)(const uchar *block, uchar *pixels) = nullptr;
    bool hasAlpha = false, isGrey = false;
    Image::Depth depth = Image::Depth::Bits8;
};

BlockDecoder decoderFor(Picture::Coding coding)
{
    switch (coding) {
    case Picture::Coding::Bc1:
        return {&bySquish<squish::kDxt1>, true};
    case Picture::Coding::Bc2:
        return {&bySquish<squish::kDxt3>, true};
    case Picture::Coding::Bc3:
        return {&bySquish<squish::kDxt5>, true};
    case Picture::Coding::Bc4:
        return {&bySquish<squish::kBc4>, false, true};
    case Picture::Coding::Bc4Signed:
        return {&signedChannels<1>, false, true};
    case Picture::Coding::Bc5:
        return {&bySquish<squish::kBc5>};
    case Picture::Coding::Bc5Signed:
        return {&signedChannels<2>};
    case Picture::Coding::Bc6h:
        return {&floats<false>, false, false, Image::Depth::Float};
    case Picture::Coding::Bc6hSigned:
        return {&floats<true>, false, false, Image::Depth::Float};
    case Picture::Coding::Bc7:
        return {&decodeBc7, true};
    case Picture::Coding::Etc2:
        return {&decodeEtc2};
    case Picture::Coding::Etc2Alpha:
        return {&decodeEtc2WithAlpha, true};
    default:
        return {};
    }
}

} // namespace

Decoded decodeBlocks(const Job &job)
{
    const Picture &picture = job.picture;
    const scene::PictureSurface &surface = job.surface;
    const BlockDecoder decoder = decoderFor(picture.coding);
    if (!decoder.decode)
        return broken();
    const int blockBytes = picture.blockBytes();
    const ByteRange there = surface.bytes.intersected(job.bytes.range());
    Decoded result = announced(surface.width, surface.height, decoder.depth, there.size(), 2);
    if (result.image.isNull())
        return result;
    Image &image = result.image;
    image.hasAlpha = decoder.hasAlpha;
    image.isGrey = decoder.isGrey;
    const int columns = (image.width() + Side - 1) / Side;
    const int pixelBytes = Image::Channels * Image::numberSize(decoder.depth);
    int wholeRows = 0;
    for (int top = 0; top < image.height(); top += Side) {
        if (job.isCancelled())
            return {};
        const qint64 begin = there.begin + top / Side * surface.rowBytes;
        const QByteArray row = job.bytes.toByteArray({begin, qMin(begin + surface.rowBytes, there.end)});
        const int count = int(qMin<qint64>(columns, row.size() / blockBytes));
        for (int column = 0; column < count; ++column) {
            std::array<uchar, BlockPixels * Image::Channels * sizeof(float)> pixels;
            decoder.decode(reinterpret_cast<const uchar *>(row.constData()) + column * blockBytes, pixels.data());
            const int left = column * Side;
            const int width = qMin(Side, image.width() - left);
            for (int y = 0; y < qMin(Side, image.height() - top); ++y)
                std::memcpy(image.row(top + y) + left * pixelBytes, pixels.data() + y * Side * pixelBytes,
                            size_t(width * pixelBytes));
        }
        if (count < columns)
            break;
        wholeRows = qMin(top + Side, image.height());
    }
    if (wholeRows < image.height())
        markMissing(result, wholeRows, sentence(QT_TRANSLATE_NOOP("picture", "the bytes end too early.")));
    return result;
}

} // namespace hexahedron::picture
