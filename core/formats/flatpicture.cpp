#include "core/formats/flatpicture.h"

#include "core/formats/registry.h"
#include "core/scene/filescene.h"

namespace hexahedron {

static int suitableSurface(const scene::Picture &picture, int mostSide)
{
    int best = 0;
    for (int level = 0; level < picture.levelCount(); ++level) {
        const int surface = picture.surfaceOf(level, 0, 0);
        if (surface < 0)
            continue;
        best = surface;
        const scene::PictureSurface &found = picture.surfaces[size_t(surface)];
        if (found.width <= mostSide && found.height <= mostSide)
            break;
    }
    return best;
}

picture::FlatPicture flatPicture(const Bytes &file, const QString &name, int mostSide)
{
    picture::FlatPicture result;
    const Format &format = recognise(file, name);
    result.isKnown = isKnown(format);
    if (!result.isKnown || !format.scene)
        return result;
    const auto scene = sceneOf(*readTree(format, file, name), 0);
    const bool isFlat = scene && scene->picture && !scene->picture->isCube
                        && scene->picture->layers != scene::Picture::Layers::Slices;
    if (!isFlat)
        return result;
    const int surface = suitableSurface(*scene->picture, mostSide);
    result.coding = scene->picture->coding;
    result.isWholeSize = surface == scene->picture->surfaceOf(0, 0, 0);
    result.decoded = picture::decode(*scene->picture, surface, file);
    return result;
}

} // namespace hexahedron
