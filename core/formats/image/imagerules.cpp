#include "core/formats/image/imagerules.h"

#include "core/formats/image/imageissues.h"
#include "core/tree/value.h"

#include <QFileInfo>

#include <bit>

namespace hexahedron {

namespace {

// Names of files that are taken for pictures of one kind; all others say nothing about their content.
constexpr std::array pictureExtensions{"dds", "ktx", "png", "jpg", "jpeg", "tga", "bmp", "gif", "psd", "hdr", "jp2"};

constexpr qint64 LargestSide = 16384;
constexpr qint64 BlockSide = 4;

qint64 magnitudeOf(const Tree &tree, const Item &side)
{
    const Value value = side.isValid() ? valueOf(tree, side) : Value();
    const auto *number = std::get_if<qint64>(&value);
    return number ? qAbs(*number) : 0;
}

} // namespace

NodeId firstInside(const NodeStore &nodes, NodeId around, const Field *field)
{
    const NodeId end = around + 1 + nodes[around].descendants;
    for (NodeId id = around + 1; id < end; ++id) {
        if (nodes[id].field == field->id)
            return id;
    }
    return NoNode;
}

void extensionFitsTheContent(Checker &checker)
{
    const Tree &tree = checker.tree();
    const QString extension = QFileInfo(tree.fileName()).suffix().toLower();
    const bool isPicture = std::any_of(pictureExtensions.begin(), pictureExtensions.end(),
                                       [&](const char *known) { return extension == QLatin1StringView(known); });
    if (checker.stream() != 0 || !isPicture || !tree.format() || tree.format()->extensions.contains(extension))
        return;
    checker.report(imageissues::extensionDiffers, tree.root(),
                   {.arguments = {extension, tree.format()->extensions.front()}, .reference = "89"});
}

bool isSideWrong(Checker &checker, const Item &item, qint64 side, const char *reference)
{
    if (side > 0 || !item.isValid())
        return false;
    checker.report(imageissues::sideWrong, item, {.arguments = {QString::number(side)}, .reference = reference});
    return true;
}

void reportSide(Checker &checker, const Item &item, qint64 side, bool hasBlocks)
{
    const QStringList arguments{QString::number(side), QString::number(LargestSide)};
    if (side == 0)
        return; // what that means differs between formats
    if (side > LargestSide)
        checker.report(imageissues::sideTooLarge, item, {.arguments = arguments, .reference = "99"});
    else if (!std::has_single_bit(quint64(side)))
        checker.report(imageissues::sideNotPowerOfTwo, item, {.arguments = arguments, .reference = "99"});
    if (hasBlocks && side % BlockSide != 0)
        checker.report(imageissues::sideNotWholeBlocks, item, {.arguments = arguments, .reference = "99"});
}

void reportSides(Checker &checker, const Item &width, const Item &height, bool hasBlocks)
{
    for (const Item &item : {width, height})
        reportSide(checker, item, magnitudeOf(checker.tree(), item), hasBlocks);
}

} // namespace hexahedron
