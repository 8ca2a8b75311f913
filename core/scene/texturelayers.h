#pragma once

#include "core/scene/scene.h"

#include <functional>

namespace hexahedron::scene {

/// Which texture layers of a material are drawn: the first two whose images are there. The one with the first coordinates lies
/// below; the other is a light map or the like, in whichever order a file has them.
struct ShownLayers
{
    /// `hasImage` is asked with numbers of the scene's textures, which may be too large.
    ShownLayers(const Material &material, const std::function<bool(size_t)> &hasImage);

    TextureLayer base, above;                                  ///< texture -1: there is none
    TextureLayer::Blend blend = TextureLayer::Blend::Multiply; ///< how the two are mixed
    int leftOut = 0;                                           ///< further layers with an image
};

/// Whether something shines through a surface with that texture below; null: without one.
bool isTranslucent(const Material &material, const Texture *base);

/// How texture coordinates become places in an image whose first row lies at v = 0.
struct TexturePlace
{
    std::array<float, 4> rows{1, 0, 0, 1}; ///< of u, of v
    std::array<float, 2> offset{0, 0};

    std::array<float, 2> mapped(float u, float v) const
    {
        return {rows[0] * u + rows[1] * v + offset[0], rows[2] * u + rows[3] * v + offset[1]};
    }
    friend bool operator==(const TexturePlace &, const TexturePlace &) = default;
};
TexturePlace texturePlace(const Scene &scene, const Texture &texture);

} // namespace hexahedron::scene
