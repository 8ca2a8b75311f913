// Submeshes: what they carry.
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/value.h"

namespace hexahedron {

void submeshesCanBeDrawn(Checker &checker, const K3dModel &model)
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
                            .repair = repairs::removeElements(QT_TRANSLATE_NOOP("repairs", "Remove the submesh."),
                                                              model.submeshNames.item, {row})});
        const qint64 type = model.meshTypes.at(row);
        const qint64 expected = animations > 0 ? 1 : 0;
        if (type > 1 || type == expected)
            continue;
        const Item cell = model.cell(model.meshTypes, row);
        checker.report(k3dissues::meshTypeMisread, cell,
                       {.arguments = {displayText(model.tree, cell), QString::number(animations)},
                        .reference = "K51",
                        .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Convert the vertices."), cell,
                                                     double(expected))});
    }
}

} // namespace hexahedron
