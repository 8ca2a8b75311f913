// V24 V26: vertices.
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/relations/repairs.h"

namespace hexahedron {

namespace {

constexpr qint64 MostVertices = 65535;
constexpr qint64 UsualSets = 2;

class VertexListWatch final : public B3dWatch
{
public:
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const qint64 sets = sight.integer(fields.vertexSets);
        const qint64 size = sight.integer(fields.vertexSetSize);
        if (sets > UsualSets && sets <= 8)
            reportSets(sight.node, sets, checker);
        if ((sets == 0) != (size == 0))
            reportUseless(sight.node, sets, size, checker);
        const Part *list = sight.part(fields.vertices);
        if (list && list->count > MostVertices)
            reportMany(sight.node, list->count, checker);
    }

private:
    void reportSets(NodeId node, qint64 count, Checker &checker) const
    {
        const Item sets = checker.partOf(node, fields.vertexSets);
        checker.report(b3dissues::manyCoordinateSets, sets,
                       {.arguments = {QString::number(count)},
                        .reference = "V24",
                        .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Drop all but two sets."), sets,
                                                     double(UsualSets))});
    }

    void reportUseless(NodeId node, qint64 sets, qint64 size, Checker &checker) const
    {
        const Item other = checker.partOf(node, sets == 0 ? fields.vertexSetSize : fields.vertexSets);
        checker.report(b3dissues::coordinatesWithoutUse, other,
                       {.arguments = {QString::number(sets), QString::number(size)},
                        .reference = "V24",
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Set both to 0."), {}, [other](Wishes &wishes) {
                                       wishes.setText(other, QStringLiteral("0"),
                                                      ShapeChange::Reinterpret); // shapes nothing now
                                   }}});
    }

    void reportMany(NodeId node, qint64 count, Checker &checker) const
    {
        const NodeId mesh = checker.nodes().parent(node);
        Repair repair;
        if (mesh != NoNode && checker.nodes()[mesh].field == fields.mesh->id)
            repair = {
                QT_TRANSLATE_NOOP("repairs", "Split the mesh into several nodes."),
                {},
                [item = itemOf(checker, mesh)](Wishes &wishes) { b3drepairs::splitMesh(wishes, item, MostVertices); }};
        checker.report(b3dissues::manyVertices, checker.partOf(node, fields.vertices),
                       {.arguments = {QString::number(count)}, .reference = "V26", .repair = std::move(repair)});
    }
};

} // namespace

void meshesFitLoaders(Checker &checker)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    checker.watch(std::make_shared<VertexListWatch>(), {fields.vrts});
}

} // namespace hexahedron
