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

/// Puts faces side by side, each as large as the shorter side of the first one.
class FaceSheet
{
public:
    explicit FaceSheet(int mostSide)
        : m_mostSide(mostSide)
    {
    }
    void add(const QImage &face)
    {
        if (m_sheet.isNull()) {
            const int side = std::min({face.width(), face.height(), m_mostSide});
            m_sheet = QImage(side * scene::Picture::CubeFaces, side, QImage::Format_RGBA8888);
        }
        const int side = m_sheet.height();
        const QImage image = face.scaled(side, side, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                 .convertToFormat(QImage::Format_RGBA8888);
        for (int y = 0; y < side; ++y)
            std::memcpy(m_sheet.scanLine(y) + qsizetype(m_count) * side * 4, image.constScanLine(y), size_t(side) * 4);
        ++m_count;
    }
    QImage image() const { return m_count == scene::Picture::CubeFaces ? m_sheet : QImage(); }

private:
    int m_mostSide, m_count = 0;
    QImage m_sheet;
};

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
    FaceSheet sheet(mostSide);
    for (int face = 0; face < scene::Picture::CubeFaces; ++face) {
        const int surface = picture.surfaceOf(level, face, 0);
        const QImage image = surface < 0 ? QImage() : straight(decode(picture, surface, file).image);
        if (image.isNull())
            return {};
        sheet.add(image);
    }
    return sheet.image();
}

QImage cubeImage(std::span<const scene::CubeFace> faces, int mostSide)
{
    if (faces.size() != size_t(scene::Picture::CubeFaces))
        return {};
    FaceSheet sheet(mostSide);
    QString file;
    QImage whole; // of that file: all faces may be parts of one
    for (const scene::CubeFace &face : faces) {
        if (face.file.isEmpty())
            return {};
        if (face.file != file) {
            const auto bytes = Bytes::fromFile(face.file);
            file = face.file;
            whole = bytes ? textureImage(*bytes, file) : QImage();
            if (const QImage cube = bytes && whole.isNull() ? cubeImage(*bytes, file, mostSide) : QImage();
                !cube.isNull())
                return cube;
        }
        const auto &[left, top, width, height] = face.tile;
        const QRectF part(double(left) * whole.width(), double(top) * whole.height(), double(width) * whole.width(),
                          double(height) * whole.height());
        const QImage image = whole.copy(part.toRect());
        if (whole.isNull() || image.isNull())
            return {};
        sheet.add(face.isTurned ? image.mirrored(true, true) : image);
    }
    return sheet.image();
}

} // namespace hexahedron::picture
