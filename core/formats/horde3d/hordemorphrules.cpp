// 27: morph targets, once for all of them.
#include "core/formats/horde3d/horderules.h"

#include "core/formats/horde3d/hordeissues.h"

namespace hexahedron {

void morphsFitTheVertices(Checker &checker, const HordeGeometry &geometry)
{
    NodeId first = NoNode;
    qint64 count = 0;
    for (const HordeGeometry::Morph &morph : geometry.morphs) {
        for (const HordeGeometry::Stream &stream : morph.streams) {
            if (stream.id == qint64(HordeStream::Bitangents) && count++ == 0)
                first = stream.node;
        }
    }
    if (count > 0)
        checker.report(hordeissues::morphStreamUnused, checker.tree().itemOf(checker.stream(), first),
                       {.reference = "27", .count = count});
}

} // namespace hexahedron
