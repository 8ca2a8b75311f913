#pragma once

#include "core/scene/scene.h"
#include "core/tree/tree.h"

namespace hexahedron {

// Scenes that are a picture and nothing else: where its pixels lie and how they are stored.
scene::Scene bmpScene(const Tree &tree);
scene::Scene ddsScene(const Tree &tree);
scene::Scene gifScene(const Tree &tree);
scene::Scene hdrScene(const Tree &tree);
scene::Scene jp2Scene(const Tree &tree);
scene::Scene jpegScene(const Tree &tree);
scene::Scene ktxScene(const Tree &tree);
scene::Scene pngScene(const Tree &tree);
scene::Scene psdScene(const Tree &tree);
scene::Scene tgaScene(const Tree &tree);

/// What imageSize of a KTX level may say that has so many runs of bytes: without and with rows that begin at multiples of four
/// bytes. Nothing when it is not known.
std::optional<std::pair<qint64, qint64>> ktxRunSizes(const Tree &tree, int level, qint64 runs);

/// The part of the file, or of its one section, with that name; not valid when there is none.
Item imagePart(const Tree &tree, QStringView name);
/// A picture of this kind with nothing but its path.
scene::Picture pictureOf(const Tree &tree, scene::Picture::Coding coding);
/// One that a library has to read as a whole.
scene::Picture libraryPicture(const Tree &tree, scene::Picture::Coding coding, ByteRange file);
scene::Scene sceneWith(scene::Picture picture);

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
