#include "widgets/picture/textureimage.h"

#include "core/formats/flatpicture.h"
#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "widgets/picture/sheet.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>
#include <cstring>

namespace hexahedron::picture {

namespace {

/// For kinds of pictures that have no description here.
QImage readByPlugin(const Bytes &file, int mostSide)
{
    constexpr qint64 MostBytes = 64 << 20;
    if (file.size() > MostBytes)
        return {};
    QByteArray content = file.toByteArray();
    QBuffer buffer(&content);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true); // extensions lie, above all in old model files
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid() && (size.width() > mostSide || size.height() > mostSide))
        reader.setScaledSize(size.scaled(mostSide, mostSide, Qt::KeepAspectRatio));
    return reader.read();
}

/// Colours as they are, also where alpha hides them: not all materials let it.
QImage straight(const Image &image)
{
    if (image.isNull())
        return {};
    QImage result = rendered(image, {.isTransparent = false}).convertToFormat(QImage::Format_RGBA8888);
    for (int y = 0; y < result.height() && image.hasAlpha; ++y) {
        uchar *row = result.scanLine(y);
        for (int x = 0; x < result.width(); ++x)
            row[x * Image::Channels + 3] = uchar(qBound(0.f, image.values(x, y)[3], 1.f) * 255 + 0.5f);
    }
    return result;
}

} // namespace

QImage textureImage(const Bytes &file, const QString &name, int mostSide)
{
    const FlatPicture flat = flatPicture(file, name, mostSide);
    QImage image = flat.isKnown ? straight(flat.decoded.image) : readByPlugin(file, mostSide);
    if (image.width() > mostSide || image.height() > mostSide)
        image = image.scaled(mostSide, mostSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return image.convertToFormat(QImage::Format_RGBA8888);
}

QImage cubeImage(const Bytes &file, const QString &name, int mostSide)
{
    const Format &format = recognise(file, name);
    const auto scene = isKnown(format) && format.scene ? sceneOf(*readTree(format, file, name), 0) : nullptr;
    if (!scene || !scene->picture || !scene->picture->isCube)
        return {};
    const scene::Picture &picture = *scene->picture;
    int level = 0;
    while (level + 1 < picture.levelCount()) {
        const int surface = picture.surfaceOf(level, 0, 0);
        if (surface >= 0 && picture.surfaces[size_t(surface)].width <= mostSide)
            break;
        ++level;
    }
    QImage sheet;
    for (int face = 0; face < scene::Picture::CubeFaces; ++face) {
        const int surface = picture.surfaceOf(level, face, 0);
        QImage image = surface < 0 ? QImage() : straight(decode(picture, surface, file).image);
        if (image.isNull())
            return {};
        if (sheet.isNull()) {
            const int side = std::min({image.width(), image.height(), mostSide});
            sheet = QImage(side * scene::Picture::CubeFaces, side, QImage::Format_RGBA8888);
        }
        const int side = sheet.height();
        image = image.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_RGBA8888);
        for (int y = 0; y < side; ++y)
            std::memcpy(sheet.scanLine(y) + qsizetype(face) * side * 4, image.constScanLine(y), size_t(side) * 4);
    }
    return sheet;
}

} // namespace hexahedron::picture
