#pragma once

#include "core/scene/scene.h"
#include <QImage>

#include <vector>

namespace hexahedron::preview {

/// Which texture layers of a material are drawn: the first two whose images are there. The one with the first coordinates lies
/// below; the other is a light map or the like, in whichever order a file has them.
struct ShownLayers
{
    /// `images` are those of the scene's textures, null where there is none.
    ShownLayers(const scene::Material &material, const std::vector<QImage> &images);

    scene::TextureLayer base, above;                                         ///< texture -1: there is none
    scene::TextureLayer::Blend blend = scene::TextureLayer::Blend::Multiply; ///< how the two are mixed
    int leftOut = 0;                                                         ///< further layers with an image
};

} // namespace hexahedron::preview
