// Submeshes: triangles, bones, boxes. Vertices and indices are looked at in the one pass over the bytes.
#include "core/check/countedfirst.h"
#include "core/check/engineissues.h"
#include "core/edit/planner.h"
#include "core/formats/kohi/k3dbox.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3dmeshrepairs.h"
#include "core/formats/kohi/k3drules.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <cmath>

namespace hexahedron {

namespace {

/// What is known of one submesh after the pass.
struct Sight
{
    K3dBox box;
    CountedFirst handedness, boneIds; ///< vertices
    CountedFirst outside, repeating;  ///< triangles
    void merge(const Sight &other)
    {
        box.add(other.box);
        handedness.merge(other.handedness);
        boneIds.merge(other.boneIds);
        outside.merge(other.outside);
        repeating.merge(other.repeating);
    }
};

class Submeshes final : public Watch
{
public:
    Submeshes(const Checker &checker, const K3dModel &model)
        : m_model(model.tree, model.stream)
        , m_fields(*model.fields)
        , m_sights(size_t(checker.workerCount()), std::vector<Sight>(model.meshTypes.values.size()))
    {
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        const auto row = size_t(elementNumber(checker.nodes(), run.node));
        std::vector<Sight> &sights = m_sights[size_t(checker.worker())];
        if (row >= sights.size())
            return;
        if (run.array->field == m_fields.indices)
            seeTriangles(run, sights[row], m_model.vertexCounts.at(qint64(row)));
        else
            seeVertices(run, sights[row]);
    }

    void finish(Checker &checker) override
    {
        std::vector<Sight> &all = m_sights.front();
        for (size_t worker = 1; worker < m_sights.size(); ++worker) {
            for (size_t row = 0; row < all.size(); ++row)
                all[row].merge(m_sights[worker][row]);
        }
        const Item vertexBuffers = childOf(m_model.tree, m_model.part(m_fields.submeshes), m_fields.vertexBuffers);
        const Item indexBuffers = childOf(m_model.tree, m_model.part(m_fields.submeshes), m_fields.indexBuffers);
        K3dBox whole;
        for (qint64 row = 0; row < qint64(all.size()); ++row) {
            const Sight &sight = all[size_t(row)];
            whole.add(sight.box);
            if (vertexBuffers.isValid() && row < vertexBuffers.count)
                reportVertices(checker,
                               childOf(m_model.tree, m_model.tree.child(vertexBuffers, row), m_fields.vertices), sight);
            if (indexBuffers.isValid() && row < indexBuffers.count)
                reportTriangles(checker, childOf(m_model.tree, m_model.tree.child(indexBuffers, row), m_fields.indices),
                                sight, row);
        }
        const bool isWhole = indexBuffers.isValid();
        if (isWhole)
            k3dBoundsFit(checker, m_model, whole, [&](qint64 row) { return all[size_t(row)].box; });
    }

private:
    void seeTriangles(const ElementRun &run, Sight &sight, qint64 vertices) const
    {
        const auto total = quint32(vertices);
        for (qint64 i = 0; i + 3 <= run.count; i += 3) {
            const uchar *bytes = run.bytes + 4 * i;
            const quint32 a = kernels::word(bytes);
            const quint32 b = kernels::word(bytes + 4);
            const quint32 c = kernels::word(bytes + 8);
            if ((a >= total) | (b >= total) | (c >= total))
                sight.outside.note((run.first + i) / 3);
            else if ((a == b) | (b == c) | (a == c))
                sight.repeating.note((run.first + i) / 3);
        }
    }

    void seeVertices(const ElementRun &run, Sight &sight) const
    {
        for (qint64 i = 0; i < run.count; ++i) {
            const uchar *vertex = run.element(i);
            sight.box.add(vertex);
            if (std::abs(kernels::single(vertex + 60)) != 1)
                sight.handedness.note(run.first + i);
        }
        if (run.stride != k3dSkinnedVertex)
            return;
        const qint64 bones = m_model.boneCount;
        for (qint64 i = 0; i < run.count; ++i) {
            const K3dSkin skin(run.element(i));
            if (!skin.hasBones(bones))
                sight.boneIds.note(run.first + i);
        }
    }

    void reportVertices(Checker &checker, const Item &vertices, const Sight &sight) const
    {
        if (!vertices.isValid())
            return;
        const Tree &tree = m_model.tree;
        const qint64 bones = m_model.boneCount;
        const auto partOf = [&](qint64 vertex, const Field *field) {
            return childOf(tree, tree.child(vertices, vertex), field);
        };
        const auto bytesOf = [&](const Item &item) { return tree.bytes(item.stream).toByteArray(item.range); };
        if (sight.boneIds.count > 0) {
            const Item ids = partOf(sight.boneIds.first, m_fields.boneIds);
            const QByteArray vertex = bytesOf(tree.child(vertices, sight.boneIds.first));
            const K3dSkin skin(reinterpret_cast<const uchar *>(vertex.constData()));
            checker.report(k3dissues::boneIdWrong, ids,
                           {.arguments = {QString::number(skin.wrongBone(bones)), QString::number(bones)},
                            .reference = "K30",
                            .count = sight.boneIds.count,
                            .elements = sight.boneIds.elements,
                            .repair = mendSkins(vertices, bones)});
        }
        if (sight.handedness.count > 0) {
            const Item tangent = partOf(sight.handedness.first, m_fields.tangent);
            const Item w = tree.child(tangent, 3);
            checker.report(k3dissues::handednessWrong, w,
                           {.arguments = {displayText(tree, w)},
                            .reference = "K33",
                            .count = sight.handedness.count,
                            .elements = sight.handedness.elements,
                            .repair = mendHandedness(vertices)});
        }
    }

    void reportTriangles(Checker &checker, const Item &indices, const Sight &sight, qint64 row) const
    {
        if (!indices.isValid())
            return;
        const Tree &tree = m_model.tree;
        const qint64 vertices = m_model.vertexCounts.at(row);
        if (sight.outside.count > 0) {
            qint64 corner = 3 * sight.outside.first;
            while (corner % 3 < 2 && indexAt(indices, corner) < vertices)
                ++corner;
            checker.report(
                issues::indexOutOfRange, tree.child(indices, corner),
                {.arguments = {QString::number(vertices), QString::fromLatin1(indices.field->name),
                               QString::number(indexAt(indices, corner)), QString::fromLatin1(m_fields.vertices->name)},
                 .reference = "K26",
                 .count = sight.outside.count,
                 .elements = sight.outside.elements,
                 .elementStep = 3,
                 .repair = dropTrianglesOutside(indices, vertices)});
        }
        if (sight.repeating.count > 0) {
            const qint64 first = 3 * sight.repeating.first;
            QStringList numbers;
            for (qint64 corner = first; corner < first + 3; ++corner)
                numbers += QString::number(indexAt(indices, corner));
            checker.report(issues::notDistinct, tree.child(indices, first),
                           {.arguments = {QString::fromLatin1(indices.field->name), numbers.join(QStringLiteral(", "))},
                            .reference = "K29",
                            .count = sight.repeating.count,
                            .elements = sight.repeating.elements,
                            .elementStep = 3,
                            .repair = dropFlatTriangles(indices)});
        }
        if (indices.fault == Fault::None && indices.count % 3 != 0)
            checker.report(
                k3dissues::triangleIncomplete, indices,
                {.arguments = {QString::number(indices.count)}, .reference = "K27", .repair = dropRemainder(indices)});
    }
    qint64 indexAt(const Item &indices, qint64 i) const
    {
        return ByteCursor(m_model.tree.bytes(indices.stream)).u32(indices.range.begin + 4 * i);
    }

    K3dModel m_model;
    const K3dFormat::Fields &m_fields;
    std::vector<std::vector<Sight>> m_sights; ///< for each worker and row
};

/// K28 K51
void checkRows(Checker &checker, const K3dModel &model)
{
    const qint64 animations = model.animationCount;
    for (qint64 row = 0; row < model.meshTypes.count(); ++row) {
        const qint64 vertices = model.vertexCounts.at(row);
        const qint64 indices = model.indexCounts.at(row);
        if (vertices == 0 || indices == 0)
            checker.report(k3dissues::submeshEmpty,
                           model.cell(vertices == 0 ? model.vertexCounts : model.indexCounts, row),
                           {.arguments = {QString::number(vertices), QString::number(indices)},
                            .reference = "K28",
                            .repair = {QT_TRANSLATE_NOOP("repairs", "Remove the submesh."),
                                       {},
                                       [=, names = model.submeshNames.item](Planner &planner) {
                                           planner.removeElements(names, row, 1);
                                       }}});
        const qint64 type = model.meshTypes.at(row);
        const qint64 expected = animations > 0 ? 1 : 0;
        if (type > 1 || type == expected)
            continue;
        const Item cell = model.cell(model.meshTypes, row);
        checker.report(k3dissues::meshTypeMisread, cell,
                       {.arguments = {displayText(model.tree, cell), QString::number(animations)},
                        .reference = "K51",
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Convert the vertices."), {}, [=](Planner &planner) {
                                       planner.setNumber(cell, double(expected));
                                   }}});
    }
}

} // namespace

void submeshesCanBeDrawn(Checker &checker, const K3dModel &model)
{
    checkRows(checker, model);
    checker.watch(std::make_shared<Submeshes>(checker, model), {}, {model.fields->vertices, model.fields->indices});
}

} // namespace hexahedron
