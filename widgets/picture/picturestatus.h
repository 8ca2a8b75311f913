#pragma once

#include "core/scene/scene.h"

#include "widgets/picture/sheet.h"

namespace hexahedron::picture {

/// Sides, kind of pixels, number of levels and so on, in a line.
QString textOfSheet(const scene::Picture &picture, const Sheet &sheet);
/// Place, numbers as they are stored, and where they are stored. `pixel` is one of the sheet in the tile.
QString textOfPixel(const scene::Picture &picture, const scene::PictureSurface &surface, const Tile &tile,
                    const Bytes &bytes, QPoint pixel);

} // namespace hexahedron::picture
