// Skeletons.
#include "core/formats/urho3d/urhomodel.h"

#include "core/formats/urho3d/urhoissues.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <cmath>

namespace hexahedron {

namespace {

/// M27: shapes that enclose something.
class CollisionShapes final : public Watch
{
public:
    explicit CollisionShapes(const UrhoModelFormat::Fields &fields)
        : m_fields(fields)
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *radius = sight.part(m_fields.radius);
        if (radius && radius->fault == Fault::None) {
            const double value = decodeFloat(sight.cursor->at(radius->range.begin, 4), 4);
            if (value < 0)
                checker.report(urhoissues::radiusNegative, checker.partOf(sight.node, m_fields.radius),
                               {.arguments = {QString::number(value)}, .reference = "M27"});
        }
        const Part *box = sight.part(m_fields.boneBox);
        if (!box || box->fault != Fault::None)
            return;
        const uchar *corners = sight.cursor->at(box->range.begin, 24);
        for (int axis = 0; corners && axis < 3; ++axis) {
            if (decodeFloat(corners + 4 * axis, 4) <= decodeFloat(corners + 12 + 4 * axis, 4)
                || !std::isfinite(decodeFloat(corners + 4 * axis, 4))
                || !std::isfinite(decodeFloat(corners + 12 + 4 * axis, 4)))
                continue;
            checker.report(urhoissues::boxInsideOut, checker.partOf(sight.node, m_fields.boneBox),
                           {.arguments = {QString::fromLatin1(m_fields.boneBox->name)}, .reference = "M27"});
            return;
        }
    }

private:
    const UrhoModelFormat::Fields &m_fields;
};

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
        const qint64 used = geometry.mappedBones > 0 ? geometry.mappedBones : qint64(model.bones.size());
        if (used > SmallLimit)
            checker.report(urhoissues::manyBones, checker.tree().itemOf(checker.stream(), geometry.node),
                           {.arguments = {QString::number(used)}, .reference = "M33"});
    }
    if (model.bones.empty() || mapped == 0 || mapped == drawn)
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
    checker.watch(std::make_shared<CollisionShapes>(*model.fields), {model.fields->bones});
}

} // namespace hexahedron
