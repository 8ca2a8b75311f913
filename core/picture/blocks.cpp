#include "core/picture/reading.h"

#include <squish.h>

#include <cstring>

namespace hexahedron::picture {

using scene::Picture;

namespace {

/// What libsquish calls the blocks; 0 for those that it does not know.
int flagsOf(Picture::Coding coding)
{
    switch (coding) {
    case Picture::Coding::Bc1:
        return squish::kDxt1;
    case Picture::Coding::Bc2:
        return squish::kDxt3;
    case Picture::Coding::Bc3:
        return squish::kDxt5;
    case Picture::Coding::Bc4:
        return squish::kBc4;
    case Picture::Coding::Bc5:
        return squish::kBc5;
    default:
        return 0;
    }
}

} // namespace

Decoded decodeBlocks(const Job &job)
{
    constexpr int Side = Picture::BlockSide;
    const Picture &picture = job.picture;
    const scene::PictureSurface &surface = job.surface;
    const int flags = flagsOf(picture.coding);
    if (flags == 0) {
        Decoded result;
        result.trouble = sentence(
            QT_TRANSLATE_NOOP("picture", "Blocks of the kinds BC6H and BC7 cannot be shown here."));
        return result;
    }
    const int blockBytes = picture.blockBytes();
    const ByteRange there = surface.bytes.intersected(job.bytes.range());
    Decoded result = announced(surface.width, surface.height, Image::Depth::Bits8, there.size(), 2);
    if (result.image.isNull())
        return result;
    Image &image = result.image;
    image.hasAlpha = flags == squish::kDxt1 || flags == squish::kDxt3 || flags == squish::kDxt5;
    image.isGrey = flags == squish::kBc4;
    const int columns = (image.width() + Side - 1) / Side;
    int wholeRows = 0;
    for (int top = 0; top < image.height(); top += Side) {
        if (job.isCancelled())
            return {};
        const qint64 begin = there.begin + top / Side * surface.rowBytes;
        const QByteArray row = job.bytes.toByteArray({begin, qMin(begin + surface.rowBytes, there.end)});
        const int count = int(qMin<qint64>(columns, row.size() / blockBytes));
        for (int column = 0; column < count; ++column) {
            std::array<uchar, Side * Side * Image::Channels> pixels;
            squish::Decompress(pixels.data(), row.constData() + column * blockBytes, flags);
            const int left = column * Side;
            const int width = qMin(Side, image.width() - left);
            for (int y = 0; y < qMin(Side, image.height() - top); ++y)
                std::memcpy(image.row(top + y) + left * Image::Channels, pixels.data() + y * Side * Image::Channels,
                            size_t(width * Image::Channels));
        }
        if (count < columns)
            break;
        wholeRows = qMin(top + Side, image.height());
    }
    if (wholeRows < image.height())
        markMissing(result, wholeRows, sentence(QT_TRANSLATE_NOOP("picture", "the bytes end there.")));
    return result;
}

} // namespace hexahedron::picture
