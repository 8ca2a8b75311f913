#include "core/picture/decoder.h"

#include "core/picture/reading.h"

#include <QLocale>

namespace hexahedron::picture {

using scene::Picture;

QByteArray Job::file() const
{
    constexpr qint64 MostBytes = qint64(512) << 20; // of packed pictures: they are copied for libraries
    const ByteRange range = picture.file.intersected(bytes.range());
    return bytes.toByteArray({range.begin, range.begin + qMin(range.size(), MostBytes)});
}

Decoded announced(qint64 width, qint64 height, Image::Depth depth, qint64 byteCount, qint64 pixelsPerByte)
{
    constexpr qint64 AnywayPixels = qint64(16)
                                    << 20; // so much costs little, and a picture that was cut off is of interest
    const QLocale locale;
    const auto sides = [&] {
        return sentence(QT_TRANSLATE_NOOP("picture", "%1 × %2 pixels"))
            .arg(locale.toString(width), locale.toString(height));
    };
    Decoded result;
    if (width <= 0 || height <= 0) {
        result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "The picture has no pixels."));
        return result;
    }
    if (Image::bytesFor(width, height, depth) > Image::MostBytes) {
        result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "%1 are more than can be shown here.")).arg(sides());
        return result;
    }
    const qint64 pixels = width * height;
    if (pixels > AnywayPixels && pixels / pixelsPerByte > byteCount) {
        result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "%1 are announced, but %2 bytes cannot hold so many."))
                             .arg(sides(), locale.toString(byteCount));
        return result;
    }
    result.image = Image(width, height, depth);
    if (result.image.isNull())
        result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "There is not enough memory for %1.")).arg(sides());
    return result;
}

Decoded broken(const QString &why)
{
    Decoded result;
    result.trouble = why.isEmpty() ? sentence(QT_TRANSLATE_NOOP("picture", "The picture cannot be read."))
                                   : sentence(QT_TRANSLATE_NOOP("picture", "The picture cannot be read: %1")).arg(why);
    return result;
}

void markMissing(Decoded &decoded, int firstRow, const QString &why)
{
    const Image &image = decoded.image;
    decoded.missing = QRect(0, firstRow, image.width(), image.height() - firstRow);
    decoded.trouble = sentence(QT_TRANSLATE_NOOP("picture", "Only %1 of %2 rows could be read: %3"))
                          .arg(QLocale().toString(firstRow), QLocale().toString(image.height()), why);
}

Decoded decode(const Picture &picture, int surface, const Bytes &bytes, const std::atomic_bool *cancelled)
{
    if (surface < 0 || size_t(surface) >= picture.surfaces.size()) {
        Decoded result;
        result.trouble = sentence(
            QT_TRANSLATE_NOOP("picture", "Pictures that store their pixels in this way cannot be shown here."));
        return result;
    }
    const Job job{picture, picture.surfaces[size_t(surface)], bytes, cancelled};
    switch (picture.coding) {
    case Picture::Coding::Unknown:
        break;
    case Picture::Coding::Plain:
        return decodePlain(job);
    case Picture::Coding::Bc1:
    case Picture::Coding::Bc2:
    case Picture::Coding::Bc3:
    case Picture::Coding::Bc4:
    case Picture::Coding::Bc4Signed:
    case Picture::Coding::Bc5:
    case Picture::Coding::Bc5Signed:
    case Picture::Coding::Bc6h:
    case Picture::Coding::Bc6hSigned:
    case Picture::Coding::Bc7:
    case Picture::Coding::Etc2:
    case Picture::Coding::Etc2Alpha:
        return decodeBlocks(job);
    case Picture::Coding::BmpRuns:
        return decodeBmpRuns(job);
    case Picture::Coding::Gif:
        return decodeGif(job);
    case Picture::Coding::Jpeg:
        return decodeJpeg(job);
    case Picture::Coding::Jpeg2000:
        return decodeJpeg2000(job);
    case Picture::Coding::Png:
        return decodePng(job);
    case Picture::Coding::Psd:
    case Picture::Coding::Radiance:
    case Picture::Coding::Tga:
        return decodeWithStb(job);
    }
    return broken();
}

} // namespace hexahedron::picture
