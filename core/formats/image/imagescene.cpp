#include "core/formats/image/imagescene.h"

#include "core/formats/image/gifformat.h"
#include "core/formats/image/headerbytes.h"

namespace hexahedron {

using scene::Picture;
using scene::PictureSurface;

Item imagePart(const Tree &tree, QStringView name)
{
    const Item section = tree.child(tree.root(), 0);
    return section.isValid() ? tree.childNamed(section, name) : Item{};
}

Picture pictureOf(const Tree &tree, Picture::Coding coding)
{
    Picture picture;
    picture.coding = coding;
    picture.path = tree.path(tree.child(tree.root(), 0));
    return picture;
}

Picture libraryPicture(const Tree &tree, Picture::Coding coding, ByteRange file)
{
    Picture picture = pictureOf(tree, coding);
    picture.file = file;
    picture.surfaces.push_back({.bytes = file});
    return picture;
}

scene::Scene sceneWith(Picture picture)
{
    scene::Scene scene;
    if (!picture.surfaces.empty() || picture.coding == Picture::Coding::Unknown)
        scene.picture = std::move(picture);
    return scene;
}

bool SurfaceRow::add(int level, int face, int layer, qint64 width, qint64 height, qint64 rowBytes)
{
    constexpr qint64 MostPixels = std::numeric_limits<qint32>::max();
    if ((m_rest.isEmpty() && !m_picture.surfaces.empty()) || width <= 0 || height <= 0 || width > MostPixels
        || height > MostPixels || m_picture.surfaces.size() >= MostSurfaces)
        return false;
    const qint64 side = m_picture.hasBlocks() ? Picture::BlockSide : 1;
    const qint64 rows = (height + side - 1) / side;
    if (m_picture.hasBlocks())
        rowBytes = (width + side - 1) / side * m_picture.blockBytes();
    else if (rowBytes == 0)
        rowBytes = (width * m_picture.pixel.bits + 7) / 8;
    qint64 size = 0;
    if (rowBytes <= 0 || __builtin_mul_overflow(rows, rowBytes, &size) || size > m_rest.size())
        size = m_rest.size();
    m_picture.surfaces.push_back({.level = level,
                                  .face = face,
                                  .layer = layer,
                                  .width = width,
                                  .height = height,
                                  .bytes = {m_rest.begin, m_rest.begin + size},
                                  .rowBytes = rowBytes});
    m_rest.begin += size;
    return true;
}

namespace {

scene::Scene wholeFile(const Tree &tree, Picture::Coding coding)
{
    return sceneWith(libraryPicture(tree, coding, tree.root().range));
}

} // namespace

scene::Scene hdrScene(const Tree &tree)
{
    return wholeFile(tree, Picture::Coding::Radiance);
}

scene::Scene jp2Scene(const Tree &tree)
{
    return wholeFile(tree, Picture::Coding::Jpeg2000);
}

scene::Scene jpegScene(const Tree &tree)
{
    return wholeFile(tree, Picture::Coding::Jpeg);
}

scene::Scene pngScene(const Tree &tree)
{
    return wholeFile(tree, Picture::Coding::Png);
}

scene::Scene psdScene(const Tree &tree)
{
    return wholeFile(tree, Picture::Coding::Psd);
}

/// The images of an animation are its layers; what is shown of each is the picture up to there.
scene::Scene gifScene(const Tree &tree)
{
    Picture picture = libraryPicture(tree, Picture::Coding::Gif, tree.root().range);
    picture.layers = Picture::Layers::Frames;
    const Item blocks = imagePart(tree, u"blocks");
    constexpr int MostFrames = 10'000;
    std::vector<PictureSurface> frames;
    for (qint64 i = 0; blocks.isValid() && i < blocks.count && int(frames.size()) < MostFrames; ++i) {
        const Item image = tree.childNamed(tree.child(blocks, i), u"image");
        if (image.isValid())
            frames.push_back({.layer = int(frames.size()), .bytes = image.range});
    }
    if (!frames.empty())
        picture.surfaces = std::move(frames);
    return sceneWith(std::move(picture));
}

} // namespace hexahedron
