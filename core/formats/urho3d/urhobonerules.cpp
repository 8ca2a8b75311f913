// Skeletons.
#include "core/formats/urho3d/urhomodel.h"

#include "core/formats/urho3d/urhoissues.h"

namespace hexahedron {

namespace {

/// M28 M33
void checkMappings(Checker &checker, const UrhoModel &model)
{
    constexpr qint64 SmallLimit = 64;
    qint64 mapped = 0;
    qint64 drawn = 0;
    const auto draws = [](const UrhoModel::Geometry &geometry) {
        return std::any_of(geometry.lods.begin(), geometry.lods.end(),
                           [](const UrhoModel::Lod &lod) { return lod.indexCount > 0; });
    };
    for (const UrhoModel::Geometry &geometry : model.geometries) {
        if (!draws(geometry))
            continue;
        ++drawn;
        mapped += geometry.mappedBones > 0 ? 1 : 0;
        const qint64 used = geometry.mappedBones > 0 ? geometry.mappedBones : model.bones;
        if (used > SmallLimit)
            checker.report(urhoissues::manyBones, checker.tree().itemOf(checker.stream(), geometry.node),
                           {.arguments = {QString::number(used)}, .reference = "M33"});
    }
    if (model.bones == 0 || mapped == 0 || mapped == drawn)
        return;
    for (const UrhoModel::Geometry &geometry : model.geometries) {
        if (geometry.mappedBones > 0 || !draws(geometry))
            continue;
        checker.report(urhoissues::mappingIncomplete, checker.tree().itemOf(checker.stream(), geometry.node),
                       {.arguments = {QString::number(mapped), QString::number(drawn)}, .reference = "M28"});
        return;
    }
}

} // namespace

void bonesMakeASkeleton(Checker &checker, const UrhoModel &model)
{
    checkMappings(checker, model);
}

} // namespace hexahedron
