#include "widgets/picture/picturestatus.h"

#include <QCoreApplication>
#include <QLocale>

namespace hexahedron::picture {

using scene::Picture;
using scene::PixelFormat;

namespace {

class Status
{
    Q_DECLARE_TR_FUNCTIONS(PictureStatus)

public:
    static QString kind(const Picture &picture, const Image &image);
    static QString numbers(const std::array<std::optional<double>, PixelFormat::ChannelCount> &numbers, bool isGrey);
    static QString sheet(const Picture &picture, const Sheet &sheet);
    static QString pixel(const Picture &picture, const scene::PictureSurface &surface, const Tile &tile,
                         const Bytes &bytes, QPoint pixel);
};

const QString separator = QStringLiteral(" · ");

QString numberText(double number)
{
    return QString::number(number, 'g', 6);
}

QString Status::kind(const Picture &picture, const Image &image)
{
    switch (picture.coding) {
    case Picture::Coding::Bc1:
        return QStringLiteral("BC1");
    case Picture::Coding::Bc2:
        return QStringLiteral("BC2");
    case Picture::Coding::Bc3:
        return QStringLiteral("BC3");
    case Picture::Coding::Bc4:
        return QStringLiteral("BC4");
    case Picture::Coding::Bc5:
        return QStringLiteral("BC5");
    case Picture::Coding::Bc6h:
    case Picture::Coding::Bc6hSigned:
        return QStringLiteral("BC6H");
    case Picture::Coding::Bc7:
        return QStringLiteral("BC7");
    case Picture::Coding::Etc2:
    case Picture::Coding::Etc2Alpha:
        return QStringLiteral("ETC2");
    case Picture::Coding::Plain:
        return picture.palette.isPresent() ? tr("%1 bits per pixel, with a palette").arg(picture.pixel.bits)
               : picture.pixel.isFloat     ? tr("%1 bits per pixel, floats").arg(picture.pixel.bits)
                                           : tr("%1 bits per pixel").arg(picture.pixel.bits);
    default:
        return image.depth() == Image::Depth::Float    ? tr("floats")
               : image.depth() == Image::Depth::Bits16 ? tr("16 bits per number")
                                                       : tr("8 bits per number");
    }
}

QString Status::numbers(const std::array<std::optional<double>, PixelFormat::ChannelCount> &numbers, bool isGrey)
{
    const std::array names{tr("R", "red"), tr("G", "green"), tr("B", "blue"), tr("A", "alpha")};
    QStringList parts;
    for (size_t i = 0; i < numbers.size(); ++i) {
        if (!numbers[i] || (isGrey && (i == PixelFormat::Green || i == PixelFormat::Blue)))
            continue;
        parts += (isGrey && i == PixelFormat::Red ? tr("grey") : names[i]) + u' ' + numberText(*numbers[i]);
    }
    return parts.join(u' ');
}

QString Status::sheet(const Picture &picture, const Sheet &sheet)
{
    if (sheet.isEmpty())
        return {};
    const Image &image = sheet.tiles.front().decoded.image;
    const QLocale locale;
    QStringList parts{tr("%1 × %2 pixels").arg(locale.toString(image.width()), locale.toString(image.height())),
                      kind(picture, image)};
    if (picture.levelCount() > 1)
        parts += tr("%1 level(s)", nullptr, picture.levelCount()).arg(picture.levelCount());
    if (picture.isCube)
        parts += tr("cube");
    if (sheet.tiles.front().isInvisible)
        parts += tr("alpha is 0 everywhere");
    return parts.join(separator);
}

QString Status::pixel(const Picture &picture, const scene::PictureSurface &surface, const Tile &tile,
                      const Bytes &bytes, QPoint pixel)
{
    const QPoint local = pixel - tile.place.topLeft();
    QStringList parts{tr("x %1, y %2").arg(local.x()).arg(local.y())};
    if (tile.decoded.missing.contains(local)) {
        parts += tr("missing");
        return parts.join(separator);
    }
    const Image &image = tile.decoded.image;
    const auto shown = image.numbers(local.x(), local.y());
    std::array<std::optional<double>, PixelFormat::ChannelCount> decoded{shown[0], shown[1], shown[2], shown[3]};
    if (!image.hasAlpha)
        decoded[PixelFormat::Alpha].reset();
    const auto stored = storedPixel(picture, surface, bytes, local);
    if (stored && stored->index)
        parts += tr("colour %1").arg(*stored->index);
    parts += numbers(stored && !stored->index ? stored->numbers : decoded, image.isGrey);
    const ByteRange place = bytesOfPixel(picture, surface, local);
    if (!place.isEmpty()) {
        const QString address = QStringLiteral("0x") + QString::number(place.begin, 16).toUpper();
        parts += picture.hasBlocks() ? tr("block at %1").arg(address) : tr("at %1").arg(address);
    } else if (!picture.hasPlaces())
        parts += tr("packed");
    return parts.join(separator);
}

} // namespace

QString textOfSheet(const Picture &picture, const Sheet &sheet)
{
    return Status::sheet(picture, sheet);
}

QString textOfPixel(const Picture &picture, const scene::PictureSurface &surface, const Tile &tile, const Bytes &bytes,
                    QPoint pixel)
{
    return Status::pixel(picture, surface, tile, bytes, pixel);
}

} // namespace hexahedron::picture
