#include "widgets/preview/boxes.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace hexahedron::preview {

using scene::Mat4;
using scene::Vec3;

namespace {

QString text(const char *sentence)
{
    return QCoreApplication::translate("hexahedron::preview::Boxes", sentence);
}

Vec3 cornerOf(const Bounds &box, int i)
{
    return {i & 1 ? box.high.x : box.low.x, i & 2 ? box.high.y : box.low.y, i & 4 ? box.high.z : box.low.z};
}

Bounds boundsOf(const scene::StoredBox &box)
{
    Bounds bounds; // also of one that is inside out
    bounds.add(box.low);
    bounds.add(box.high);
    return bounds;
}

Mat4 spaceOf(const PreparedScene &prepared, int node)
{
    return node >= 0 && size_t(node) < prepared.restMatrices.size() ? prepared.restMatrices[size_t(node)]
                                                                    : prepared.root;
}

/// Around what the stored box is meant for, in its space.
Bounds computed(const PreparedScene &prepared, const scene::StoredBox &box)
{
    const Mat4 into = spaceOf(prepared, box.node).inverted();
    Bounds bounds;
    for (const PreparedMesh &mesh : prepared.meshes) {
        if (box.mesh >= 0 && mesh.mesh != box.mesh)
            continue;
        const Mat4 matrix = into * spaceOf(prepared, mesh.node);
        for (const SurfaceVertex &vertex : mesh.vertices)
            bounds.add(matrix.mapped(vertex.position));
    }
    return bounds;
}

} // namespace

Fit fitOf(const PreparedScene &prepared, const scene::StoredBox &box)
{
    constexpr float Tolerance = 1e-3F; // of its size
    const Bounds should = computed(prepared, box);
    const float most = should.radius() * Tolerance;
    const std::array<std::pair<float, float>, 3> low{
        {{box.low.x, should.low.x}, {box.low.y, should.low.y}, {box.low.z, should.low.z}}};
    const std::array<std::pair<float, float>, 3> high{
        {{box.high.x, should.high.x}, {box.high.y, should.high.y}, {box.high.z, should.high.z}}};
    const auto isNear = [&](const std::pair<float, float> &side) { return std::abs(side.first - side.second) <= most; };
    if (should.isEmpty())
        return Fit::Wrong;
    if (std::ranges::all_of(low, isNear) && std::ranges::all_of(high, isNear))
        return Fit::Same;
    const bool isAround = std::ranges::all_of(low, [&](const auto &side) { return side.first <= side.second + most; })
                          && std::ranges::all_of(high,
                                                 [&](const auto &side) { return side.first >= side.second - most; });
    return isAround ? Fit::Larger : Fit::Wrong;
}

Bounds storedExtent(const PreparedScene &prepared)
{
    Bounds extent;
    for (const scene::StoredBox &box : prepared.scene->boxes)
        extent.add(boundsOf(box).mapped(spaceOf(prepared, box.node)));
    return extent;
}

Boxes makeBoxes(const PreparedScene &prepared, bool dark)
{
    constexpr size_t Most = 2000, MostLabels = 12;
    const QColor computedColor = dark ? QColor(200, 200, 110) : QColor(120, 110, 40);
    const QColor storedColor = dark ? QColor(80, 200, 230) : QColor(0, 110, 160);
    Boxes boxes;
    const auto draw = [&](const Bounds &box, const Mat4 &matrix, const QColor &color) {
        for (int i = 0; i < 8; ++i) {
            for (const int bit : {1, 2, 4}) {
                if (i & bit)
                    continue;
                boxes.lines.emplace_back(matrix.mapped(cornerOf(box, i)), color);
                boxes.lines.emplace_back(matrix.mapped(cornerOf(box, i | bit)), color);
            }
        }
    };
    const auto name = [&](const Vec3 &at, const QString &said, const QColor &color) {
        if (boxes.labels.size() < MostLabels)
            boxes.labels.push_back({at, said, color, false});
    };
    if (!prepared.bounds.isEmpty()) {
        draw(prepared.bounds, {}, computedColor);
        name(cornerOf(prepared.bounds, 4), text(QT_TRANSLATE_NOOP("hexahedron::preview::Boxes", "computed")),
             computedColor);
    }
    const std::vector<scene::StoredBox> &stored = prepared.scene->boxes;
    const auto whole = std::ranges::count(stored, -1, &scene::StoredBox::mesh);
    for (size_t i = 0; i < std::min(stored.size(), Most); ++i) {
        const Bounds box = boundsOf(stored[i]);
        if (box.isEmpty())
            continue;
        const Mat4 space = spaceOf(prepared, stored[i].node);
        const Fit fit = fitOf(prepared, stored[i]);
        if (fit != Fit::Same && stored[i].mesh >= 0) {
            if (const Bounds should = computed(prepared, stored[i]); !should.isEmpty())
                draw(should, space, computedColor);
        }
        draw(box, space, storedColor);
        // One for all stands for those that fit.
        if (fit == Fit::Same && stored[i].mesh >= 0 && (whole > 0 || i > 0))
            continue;
        const QString said = fit == Fit::Same ? text(QT_TRANSLATE_NOOP("hexahedron::preview::Boxes", "stored"))
                             : fit == Fit::Larger
                                 ? text(QT_TRANSLATE_NOOP("hexahedron::preview::Boxes", "stored, larger"))
                                 : text(QT_TRANSLATE_NOOP("hexahedron::preview::Boxes", "stored, does not fit"));
        name(space.mapped(cornerOf(box, 3)), stored.size() > 1 ? stored[i].name + QStringLiteral(": ") + said : said,
             storedColor);
    }
    return boxes;
}

} // namespace hexahedron::preview
