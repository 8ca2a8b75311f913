// 94: what Horde3D makes of GIF files.
#include "core/formats/image/gifformat.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"

namespace hexahedron {

namespace {

constexpr const char *Reference = "94";
constexpr qint64 HasColorTable = 0x80;

const GifFormat::Fields &fields()
{
    return GifFormat::instance().fields;
}

void engineTakesTheGif(Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    const NodeId file = nodes.firstChild(0);
    if (file == NoNode || nodes[file].field != fields().file->id)
        return;
    const bool hasGlobal = checker.integerOf(file, fields().screenFlags) & HasColorTable;
    const NodeId end = file + 1 + nodes[file].descendants;
    qint64 images = 0;
    for (NodeId id = file + 1; id < end; ++id) {
        if (nodes[id].field != fields().image->id)
            continue;
        const Item flags = checker.partOf(id, fields().imageFlags);
        if (flags.isValid() && !hasGlobal && !(checker.integerOf(id, fields().imageFlags) & HasColorTable))
            checker.report(imageissues::colorTableMissing, flags, {.reference = Reference});
        if (++images == 2)
            checker.report(imageissues::moreImages, checker.tree().itemOf(checker.stream(), id),
                           {.reference = Reference});
    }
    if (images == 0)
        checker.report(imageissues::imageMissing, checker.tree().itemOf(checker.stream(), file),
                       {.reference = Reference});
    const NodeId blocks = firstInside(nodes, file, fields().blocks);
    NodeId last = NoNode;
    for (NodeId id = blocks == NoNode ? NoNode : nodes.firstChild(blocks); id != NoNode; id = nodes.nextSibling(id))
        last = id;
    if (last != NoNode && checker.integerOf(last, fields().introducer) != GifFormat::Trailer)
        checker.report(imageissues::trailerMissing, checker.tree().itemOf(checker.stream(), last),
                       {.reference = Reference});
    reportSides(checker, checker.partOf(file, fields().width), checker.partOf(file, fields().height));
}

} // namespace

std::span<const Rule> gifRules()
{
    static constexpr std::array rules{Rule{"extensionFitsTheContent", &extensionFitsTheContent},
                                      Rule{"engineTakesTheGif", &engineTakesTheGif}};
    return rules;
}

} // namespace hexahedron
