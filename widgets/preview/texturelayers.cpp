#include "widgets/preview/texturelayers.h"

#include <utility>

namespace hexahedron::preview {

ShownLayers::ShownLayers(const scene::Material &material, const std::vector<QImage> &images)
{
    using Blend = scene::TextureLayer::Blend;
    for (const scene::TextureLayer &layer : material.layers) {
        if (layer.texture < 0 || size_t(layer.texture) >= images.size() || images[size_t(layer.texture)].isNull())
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

} // namespace hexahedron::preview
