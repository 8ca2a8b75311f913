// The tree of nodes, matrices.
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3drules.h"
#include "core/relations/repairs.h"
#include "core/scene/treeviews.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <cmath>

namespace hexahedron {

namespace {

constexpr qint64 MostBones = 64;

bool isFinite(const scene::Mat4 &matrix)
{
    return std::all_of(matrix.m.begin(), matrix.m.end(), [](float f) { return std::isfinite(f); });
}

double determinantOf(const scene::Mat4 &matrix)
{
    const auto m = [&](size_t column, size_t row) { return double(matrix.m[4 * column + row]); };
    return m(0, 0) * (m(1, 1) * m(2, 2) - m(2, 1) * m(1, 2)) - m(1, 0) * (m(0, 1) * m(2, 2) - m(2, 1) * m(0, 2))
           + m(2, 0) * (m(0, 1) * m(1, 2) - m(1, 1) * m(0, 2));
}

/// K44
void checkGlobalTransform(Checker &checker, const K3dModel &model)
{
    const Item locals = childOf(model.tree, model.part(model.fields->nodes), model.fields->locals);
    const auto &parents = model.parents.values;
    const auto root = std::find(parents.begin(), parents.end(), K3dModel::None);
    if (std::count(parents.begin(), parents.end(), K3dModel::None) != 1 || !locals.isValid()
        || root - parents.begin() >= locals.count)
        return;
    const Item part = model.part(model.fields->header);
    const Item header = childOf(model.tree, part, model.fields->globalTransform);
    const Item local = model.tree.child(locals, root - parents.begin());
    if (!header.isValid())
        return;
    const scene::Mat4 stored = matrixIn(model.tree, part, model.fields->globalTransform);
    const scene::Mat4 matrix = matrixIn(model.tree, local, locals.field->body[0]);
    if (!isFinite(stored) || !isFinite(matrix) || determinantOf(matrix) == 0)
        return;
    const scene::Mat4 expected = matrix.inverted();
    float largest = 1;
    for (const float f : expected.m)
        largest = std::max(largest, std::abs(f));
    bool isRight = true;
    for (size_t i = 0; i < stored.m.size(); ++i)
        isRight = isRight && std::abs(stored.m[i] - expected.m[i]) <= 1e-3f * largest;
    if (isRight)
        return;
    const QByteArray bytes(reinterpret_cast<const char *>(expected.m.data()), sizeof expected.m);
    checker.report(k3dissues::globalTransformWrong, header,
                   {.reference = "K44",
                    .repair = repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Compute the matrix."), header, bytes)});
}

} // namespace

void nodesMakeATree(Checker &checker, const K3dModel &model)
{
    checkGlobalTransform(checker, model);
    if (model.boneNames.count() > MostBones)
        checker.report(k3dissues::manyBones, model.boneNames.item,
                       {.arguments = {QString::number(model.boneNames.count())}, .reference = "K52"});
}

} // namespace hexahedron
