#include "core/scene/picturescene.h"

#include "core/tree/items.h"

namespace hexahedron {

using scene::Picture;

Item imagePart(const Tree &tree, const Field *field)
{
    return childOf(tree, tree.child(tree.root(), 0), field);
}

Picture pictureOf(const Tree &tree, Picture::Coding coding)
{
    Picture picture;
    picture.coding = coding;
    picture.path = tree.path(tree.child(tree.root(), 0));
    return picture;
}

Picture libraryPicture(const Tree &tree, Picture::Coding coding, ByteRange file, qint64 width, qint64 height)
{
    Picture picture = pictureOf(tree, coding);
    picture.file = file;
    picture.surfaces.push_back({.width = width, .height = height, .bytes = file});
    return picture;
}

scene::Scene sceneWith(Picture picture)
{
    scene::Scene scene;
    if (!picture.surfaces.empty() || picture.coding == Picture::Coding::Unknown)
        scene.picture = std::move(picture);
    return scene;
}

StoredPixels StoredPixels::oneOf(std::initializer_list<std::pair<qint64, StoredPixels>> numbered, qint64 number)
{
    const auto it = std::ranges::find(numbered, number, &std::pair<qint64, StoredPixels>::first);
    return it == numbered.end() ? StoredPixels{} : it->second;
}

qint64 saturatedProduct(std::initializer_list<qint64> factors)
{
    qint64 result = 1;
    for (const qint64 factor : factors) {
        if (__builtin_mul_overflow(result, factor, &result))
            return std::numeric_limits<qint64>::max();
    }
    return result;
}

Picture pictureOf(const Tree &tree, const StoredPixels &stored)
{
    Picture picture = pictureOf(tree, stored.coding);
    picture.pixel = stored.pixel;
    return picture;
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

} // namespace hexahedron
