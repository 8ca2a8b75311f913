#pragma once

#include "core/scene/scene.h"
#include "core/tree/tree.h"

namespace hexahedron {

// Scenes that are a picture and nothing else: where its pixels lie and how they are stored.

/// The part of the file's one section that `field` describes; not valid when there is none.
Item imagePart(const Tree &tree, const Field *field);
/// A picture of this kind with nothing but its path.
scene::Picture pictureOf(const Tree &tree, scene::Picture::Coding coding);
/// One that a library has to read as a whole.
scene::Picture libraryPicture(const Tree &tree, scene::Picture::Coding coding, ByteRange file, qint64 width = 0,
                              qint64 height = 0);
scene::Scene sceneWith(scene::Picture picture);
/// The whole file is such a picture.
inline scene::Scene libraryScene(const Tree &tree, scene::Picture::Coding coding)
{
    return sceneWith(libraryPicture(tree, coding, tree.root().range));
}

/// How pixels are stored, in blocks or plain.
struct StoredPixels
{
    scene::Picture::Coding coding = scene::Picture::Coding::Unknown;
    scene::PixelFormat pixel = {};

    static StoredPixels plain(std::initializer_list<scene::PixelFormat::Channel> order, int width = 8,
                              bool isFloat = false)
    {
        return {scene::Picture::Coding::Plain, scene::PixelFormat::packed(order, width, isFloat)};
    }
    static StoredPixels masked(int bits, quint32 red, quint32 green, quint32 blue, quint32 alpha)
    {
        return {scene::Picture::Coding::Plain, scene::PixelFormat::masked(bits, red, green, blue, alpha)};
    }
    /// Those with that number; unknown ones when there are none.
    static StoredPixels oneOf(std::initializer_list<std::pair<qint64, StoredPixels>> numbered, qint64 number);
};
scene::Picture pictureOf(const Tree &tree, const StoredPixels &stored);

/// The greatest number where it would be more.
qint64 saturatedProduct(std::initializer_list<qint64> factors);
/// A side of a level of a texture: half of that of the level before, but at least 1.
inline qint64 halved(qint64 side, qint64 level)
{
    return qMax<qint64>(1, side >> level);
}

/// Adds the surfaces of textures, which lie one after another, until there are no more bytes.
class SurfaceRow
{
public:
    static constexpr size_t MostSurfaces = 1 << 16; ///< more than any texture has, but memory must end somewhere

    SurfaceRow(scene::Picture &picture, ByteRange bytes)
        : m_picture(picture)
        , m_rest(bytes)
    {
    }
    /// False when nothing is left; the first one is there in any case. Rows of plain pixels take `rowBytes`, 0 for as many as they need.
    bool add(int level, int face, int layer, qint64 width, qint64 height, qint64 rowBytes = 0);

private:
    scene::Picture &m_picture;
    ByteRange m_rest;
};

} // namespace hexahedron
