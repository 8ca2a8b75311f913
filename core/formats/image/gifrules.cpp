// 94: what Horde3D makes of GIF files.
#include "core/formats/image/gifformat.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/tree/stored.h"

namespace hexahedron {

namespace {

constexpr const char *Reference = "94";
constexpr qint64 HasColorTable = 0x80;

constexpr auto fields = &fieldsOf<GifFormat>;

/// What is asked for at every image: with many of them, the file is not laid out anew each time.
struct Screen
{
    bool hasColors = false;
    qint64 width = 0, height = 0;
};

/// Colours, sides and place of an image.
void checkImage(Checker &checker, NodeId image, const Screen &screen)
{
    const Item flags = checker.partOf(image, fields().imageFlags);
    if (!flags.isValid() || flags.fault != Fault::None)
        return; // cut off, which is reported
    if (!screen.hasColors && !(checker.integerOf(image, fields().imageFlags) & HasColorTable))
        checker.report(imageissues::colorTableMissing, flags, {.reference = Reference});
    const qint64 width = checker.integerOf(image, fields().imageWidth);
    const qint64 height = checker.integerOf(image, fields().imageHeight);
    isSideWrong(checker, checker.partOf(image, fields().imageWidth), width, Reference);
    isSideWrong(checker, checker.partOf(image, fields().imageHeight), height, Reference);
    const qint64 right = checker.integerOf(image, fields().left) + width;
    const qint64 bottom = checker.integerOf(image, fields().top) + height;
    if (right > screen.width || bottom > screen.height)
        checker.report(imageissues::imageOutside, checker.tree().itemOf(checker.stream(), image),
                       {.arguments = {QString::number(right), QString::number(bottom), QString::number(screen.width),
                                      QString::number(screen.height)},
                        .reference = Reference});
}

/// True for a list of pieces of data.
bool areSubBlocks(const NodeStore &nodes, NodeId id)
{
    const auto &lists = fields().subBlocks;
    return std::any_of(lists.begin(), lists.end(), [&](const Field *list) { return nodes[id].field == list->id; })
           && isArrayNode(nodes, id);
}

/// The last piece has 0 bytes; what is cut off in the middle is reported anyway.
void checkEnd(Checker &checker, NodeId subBlocks)
{
    const NodeStore &nodes = checker.nodes();
    if (nodes[subBlocks].state == NodeState::NotRead)
        return;
    const Node &last = nodes[subBlocks + nodes[subBlocks].descendants];
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    const uchar *size = nodes[subBlocks].descendants > 0 ? cursor.at(last.begin, 1) : nullptr;
    if (!size || (*size > 0 && last.size == *size + 1))
        checker.report(imageissues::subBlocksNotEnded, checker.tree().itemOf(checker.stream(), subBlocks),
                       {.reference = Reference});
}

void engineTakesTheGif(Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    const NodeId file = nodes.firstChild(0);
    if (file == NoNode || nodes[file].field != fields().file->id)
        return;
    const Screen screen{.hasColors = (checker.integerOf(file, fields().screenFlags) & HasColorTable) != 0,
                        .width = checker.integerOf(file, fields().width),
                        .height = checker.integerOf(file, fields().height)};
    const NodeId end = file + 1 + nodes[file].descendants;
    qint64 images = 0;
    bool isAllRead = true;
    for (NodeId id = file + 1; id < end && !checker.isCancelled(); ++id) {
        isAllRead = isAllRead && nodes[id].state != NodeState::NotRead;
        if (areSubBlocks(nodes, id))
            checkEnd(checker, id);
        if (nodes[id].field != fields().image->id)
            continue;
        checkImage(checker, id, screen);
        if (++images == 2)
            checker.report(imageissues::moreImages, checker.tree().itemOf(checker.stream(), id),
                           {.reference = Reference});
    }
    if (images == 0 && isAllRead)
        checker.report(imageissues::imageMissing, checker.tree().itemOf(checker.stream(), file),
                       {.reference = Reference});
    const NodeId blocks = firstInside(nodes, file, fields().blocks);
    NodeId last = NoNode;
    for (NodeId id = blocks == NoNode ? NoNode : nodes.firstChild(blocks); id != NoNode; id = nodes.nextSibling(id))
        last = id;
    if (isAllRead && last != NoNode && checker.integerOf(last, fields().introducer) != GifFormat::Trailer)
        checker.report(imageissues::trailerMissing, checker.tree().itemOf(checker.stream(), last),
                       {.reference = Reference});
    reportSides(checker, checker.partOf(file, fields().width), checker.partOf(file, fields().height));
}

} // namespace

std::vector<Rule> gifRules()
{
    return {extensionFitsTheContent, engineTakesTheGif};
}

} // namespace hexahedron
