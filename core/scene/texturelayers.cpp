#include "core/scene/texturelayers.h"

#include <cmath>
#include <utility>

namespace hexahedron::scene {

ShownLayers::ShownLayers(const Material &material, const std::function<bool(size_t)> &hasImage)
{
    using Blend = TextureLayer::Blend;
    for (const TextureLayer &layer : material.layers) {
        if (layer.texture < 0 || !hasImage(size_t(layer.texture)))
            continue;
        if (base.texture < 0) {
            base = layer;
        } else if (above.texture < 0) {
            above = layer;
            blend = layer.blend; // the later one says how
        } else {
            ++leftOut;
        }
    }
    if (above.texture >= 0 && base.texCoordSet > 0 && above.texCoordSet == 0) {
        std::swap(base, above);
        if (blend == Blend::Alpha) // would hide what is below now
            blend = Blend::Multiply;
    }
}

bool isTranslucent(const Material &material, const Texture *base)
{
    // An engine may fade a fully transparent part in; shown as it is it would only be invisible.
    return (material.color[3] < 0.999f && material.color[3] > 0.01f) || (base && base->alpha && !base->masked);
}

TexturePlace texturePlace(const Scene &scene, const Texture &texture)
{
    const float c = std::cos(texture.rotation), s = std::sin(texture.rotation);
    const auto &[sx, sy] = texture.scale;
    TexturePlace place{{c * sx, s * sx, -s * sy, c * sy}, texture.offset};
    if (!scene.textureOriginTop) {
        place.rows = {place.rows[0], place.rows[1], -place.rows[2], -place.rows[3]};
        place.offset[1] = 1 - place.offset[1];
    }
    return place;
}

} // namespace hexahedron::scene
