#include "core/formats/image/imagerules.h"

#include "core/check/repairs.h"
#include "core/tree/value.h"

#include <QFileInfo>

namespace hexahedron {

PictureSight::PictureSight(Checker &ofChecker, const Field *section, const char *ofRule)
    : checker(ofChecker)
    , node(ofChecker.nodes().firstChild(0))
    , rule(ofRule)
{
    if (node != NoNode && nodes()[node].field != section->id)
        node = NoNode;
}

NodeId PictureSight::first(const Field *field) const
{
    const NodeId end = node + 1 + nodes()[node].descendants;
    for (NodeId id = node + 1; id < end; ++id) {
        if (nodes()[id].field == field->id)
            return id;
    }
    return NoNode;
}

NodeId PictureSight::lastIn(NodeId list) const
{
    NodeId last = NoNode;
    for (NodeId id = list == NoNode ? NoNode : nodes().firstChild(list); id != NoNode; id = nodes().nextSibling(id))
        last = id;
    return last;
}

bool PictureSight::isSideWrong(const Item &place, qint64 side) const
{
    if (side > 0 || !place.isValid())
        return false;
    report(imageissues::sideWrong, place, {side});
    return true;
}

void PictureSight::reportLevels(const Item &place, qint64 count, qint64 fullChain, bool mayShorten, qint64 there) const
{
    if (count == 0)
        report(imageissues::levelsNone, place, {},
               there == 1 ? repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Set the number of levels to 1."), place, 1)
                          : repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Set the number of levels to that of the "
                                                                           "pixels that are there."),
                                              place, there));
    else if (count > fullChain)
        report(imageissues::levelsTooMany, place, {count, fullChain},
               mayShorten ? repairs::setShape(
                   QT_TRANSLATE_NOOP("repairs", "Set the number of levels to that of a full chain."), place, fullChain)
                          : Repair{});
}

void PictureSight::reportSide(const Item &place, qint64 side, bool hasBlocks) const
{
    constexpr qint64 LargestSide = 16384, BlockSide = 4;
    const auto mind = [&](const IssueKind &kind) { checker.report(kind, place, "99", {side, LargestSide}); };
    if (side == 0)
        return; // what that means differs between formats
    if (side > LargestSide)
        mind(imageissues::sideTooLarge);
    else if (!std::has_single_bit(quint64(side)))
        mind(imageissues::sideNotPowerOfTwo);
    if (hasBlocks && side % BlockSide != 0)
        mind(imageissues::sideNotWholeBlocks);
}

void PictureSight::reportSides(const Item &width, const Item &height, bool hasBlocks) const
{
    for (const Item &side : {width, height}) {
        const Value value = side.isValid() ? valueOf(tree(), side) : Value();
        const auto *number = std::get_if<qint64>(&value);
        reportSide(side, number ? qAbs(*number) : 0, hasBlocks);
    }
}

void extensionFitsTheContent(Checker &checker)
{
    // Names of files that are taken for pictures of one kind; all others say nothing about their content.
    constexpr std::array known{"dds", "ktx", "png", "jpg", "jpeg", "tga", "bmp", "gif", "psd", "hdr", "jp2"};
    const Tree &tree = checker.tree();
    const QString extension = QFileInfo(tree.fileName()).suffix().toLower();
    const bool isPicture = std::ranges::any_of(known, [&](const char *k) { return extension == QLatin1StringView(k); });
    if (checker.stream() != 0 || !isPicture || !tree.format() || tree.format()->extensions.contains(extension))
        return;
    checker.report(imageissues::extensionDiffers, tree.root(), "89", {extension, tree.format()->extensions.front()});
}

} // namespace hexahedron
