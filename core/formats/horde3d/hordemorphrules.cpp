// Morph targets.
#include "core/formats/horde3d/horderules.h"

#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordenames.h"

namespace hexahedron {

namespace {

/// 27, once for all of them.
void checkUse(Checker &checker, const std::vector<HordeGeometry::Morph> &morphs)
{
    NodeId first = NoNode;
    qint64 count = 0;
    for (const HordeGeometry::Morph &morph : morphs) {
        for (const HordeGeometry::Stream &stream : morph.streams) {
            if (stream.id == qint64(HordeStream::Bitangents) && count++ == 0)
                first = stream.node;
        }
    }
    if (count > 0)
        checker.report(hordeissues::morphStreamUnused, checker.tree().itemOf(checker.stream(), first),
                       {.reference = "27", .count = count});
}

} // namespace

void morphsFitTheVertices(Checker &checker, const HordeGeometry &geometry)
{
    if (geometry.morphs.empty())
        return;
    HordeNames names(checker, "25");
    for (const HordeGeometry::Morph &morph : geometry.morphs) {
        names.see(morph.node, morph.name);
    }
    names.finish();
    checkUse(checker, geometry.morphs);
}

} // namespace hexahedron
