#pragma once

#include "widgets/preview/picker.h"

#include <QPointF>

namespace hexahedron::preview {

/// The triangles on which a place of a picture is seen.
struct TextureHits
{
    std::vector<Hit> triangles;
    std::vector<scene::Pick> vertices; ///< of them
};

/// Of the parts that are painted with the picture in a file, also where it is repeated. For the background.
TextureHits hitsOnTexture(const PreparedScenePtr &prepared, const Visibility &visible, const QString &picture,
                          const QPointF &place);

/// Whether a scene has a texture that is the picture in this file.
bool usesPicture(const scene::Scene &scene, const QString &picture);

} // namespace hexahedron::preview
