// 91, 97: what Horde3D makes of KTX and PSD files; and what a JPEG 2000 file needs. Most of it stands in the
// descriptions.
#include "core/changes/wishes.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"
#include "core/formats/image/jp2format.h"
#include "core/formats/image/ktxformat.h"
#include "core/formats/image/psdformat.h"
#include "core/relations/repairs.h"
#include "core/tree/value.h"

#include <bit>

namespace hexahedron {

namespace {

/// The section that makes up the file; NoNode when it is none of this kind.
NodeId sectionOf(const Checker &checker, const Field *section)
{
    const NodeId first = checker.nodes().firstChild(0);
    return first != NoNode && checker.nodes()[first].field == section->id ? first : NoNode;
}

/// 91
void ktxSidesFit(Checker &checker)
{
    const KtxFormat::Fields &fields = KtxFormat::instance().fields;
    constexpr qint64 FirstCompressed = 0x83f0, LastCompressed = 0x83f3; // blocks of 4 × 4; ASTC has others
    if (const NodeId node = sectionOf(checker, fields.texture); node != NoNode) {
        const qint64 format = checker.integerOf(node, fields.internalFormat);
        // A height of 0 is that of a texture with one dimension.
        isSideWrong(checker, checker.partOf(node, fields.width), checker.integerOf(node, fields.width, 1), "91");
        reportSides(checker, checker.partOf(node, fields.width), checker.partOf(node, fields.height),
                    FirstCompressed <= format && format <= LastCompressed);
    }
}

/// Levels down to a single pixel.
qint64 fullChain(std::initializer_list<qint64> sides)
{
    return std::bit_width(quint64(qMax<qint64>(1, std::max(sides))));
}

/// 91
void ktxLevelsAreCounted(Checker &checker)
{
    const KtxFormat::Fields &fields = KtxFormat::instance().fields;
    const NodeId node = sectionOf(checker, fields.texture);
    const Item item = node == NoNode ? Item{} : checker.partOf(node, fields.levelCount);
    if (!item.isValid() || item.fault != Fault::None)
        return;
    const qint64 count = checker.integerOf(node, fields.levelCount);
    const qint64 most = fullChain({checker.integerOf(node, fields.width), checker.integerOf(node, fields.height),
                                   checker.integerOf(node, fields.depth)});
    if (count == 0)
        checker.report(
            imageissues::levelsNone, item,
            {.reference = "91",
             .repair = repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Set the number of levels to 1."), item, 1)});
    if (count <= most)
        return;
    // Levels that are there would be left over.
    const Item levels = checker.partOf(node, fields.levels);
    const bool areThere = levels.isValid() && levels.count > most;
    checker.report(imageissues::levelsTooMany, item,
                   {.arguments = {QString::number(count), QString::number(most)},
                    .reference = "91",
                    .repair = areThere
                                  ? Repair{}
                                  : repairs::setShape(
                                      QT_TRANSLATE_NOOP("repairs", "Set the number of levels to that of a full chain."),
                                      item, most)});
}

/// A level whose pixels are not all there, and what they take.
struct ShortLevel
{
    Item imageSize;
    qint64 end; ///< of what is there
    qint64 size;
    qint64 withPadding; ///< of all its runs
};

/// Where the pixels end with the file, those that are missing become black. Nothing lies behind any of the levels but the next.
Repair blackPixels(const Checker &checker, const std::vector<ShortLevel> &levels)
{
    // A side that makes no sense is no reason for so many.
    constexpr qint64 Least = 4096;
    const qint64 mostAdded = qMax(Least, 4 * checker.tree().bytes(checker.stream()).size());
    const auto missing = [](const ShortLevel &level) {
        return level.withPadding - (level.end - level.imageSize.range.end);
    };
    qint64 added = 0;
    for (const ShortLevel &level : levels) {
        added += missing(level);
        if (level.size > mostAdded || missing(level) <= 0 || added > mostAdded)
            return {};
    }
    const auto resized = [](const ShortLevel &level) {
        return repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Put in the pixels that are missing, black."),
                                 level.imageSize, level.size);
    };
    const Repair first = resized(levels.front());
    return {
        first.sentence, first.arguments, [=](Wishes &wishes) {
            for (const ShortLevel &level : levels) {
                resized(level).plan(wishes);
                wishes.splice(level.imageSize.stream, {level.end, level.end}, Bytes(QByteArray(missing(level), '\0')));
            }
        }};
}

/// 91
void ktxLevelsHaveTheirSizes(Checker &checker)
{
    const KtxFormat::Fields &fields = KtxFormat::instance().fields;
    const NodeId node = sectionOf(checker, fields.texture);
    const Item levels = node == NoNode ? Item{} : checker.partOf(node, fields.levels);
    if (!levels.isValid() || checker.integerOf(node, fields.width) == 0)
        return;
    constexpr qint64 CubeFaces = 6;
    const qint64 elements = checker.integerOf(node, fields.arrayElements);
    const qint64 faces = checker.integerOf(node, fields.faces) == CubeFaces ? CubeFaces : 1;
    const auto file = checker.tree().asFile(checker.stream());
    const qint64 end = checker.tree().bytes(checker.stream()).size();
    struct Misfit
    {
        Item item;
        qint64 stored;
        qint64 wanted;
    };
    std::vector<Misfit> misfits;
    std::vector<ShortLevel> ending; // those without pixels up to the end of the file
    size_t firstOfEnding = 0;       // among the misfits
    for (int level = 0; level < int(qMin(levels.count, KtxFormat::MostLevels)); ++level) {
        const Item one = checker.tree().child(levels, level);
        const Item item = checker.tree().childNamed(one, u"imageSize");
        const Item runs = checker.tree().childNamed(one, u"faces");
        // Where one is cut off, so many were announced.
        const bool isOneRun = runs.isValid() && runs.fault == Fault::None && runs.count == 1;
        const qint64 all = isOneRun ? 1 : qMax<qint64>(1, elements) * faces;
        const auto sizes = ktxRunSizes(*file, level, all);
        if (!sizes || !item.isValid())
            break;
        const Value value = valueOf(checker.tree(), item);
        const auto *stored = std::get_if<qint64>(&value);
        const auto [tight, aligned] = *sizes;
        const bool mayEnd = stored && *stored < tight && tight <= qint64(1) << 32 && all <= 1 << 16;
        const bool isEmpty = mayEnd && *stored == 0 && one.range.end == item.range.end;
        const bool isLast = mayEnd && level + 1 == levels.count && one.range.end == end && all == 1;
        if (!isEmpty)
            ending.clear();
        if (isEmpty || isLast) {
            firstOfEnding = ending.empty() ? misfits.size() : firstOfEnding;
            ending.push_back({item, one.range.end, tight, tight * all + (4 - tight % 4) % 4});
        }
        if (stored && *stored != tight && *stored != aligned)
            misfits.push_back({item, *stored, tight});
    }
    const bool isEnding = !ending.empty() && ending.back().end == end;
    for (size_t i = 0; i < misfits.size(); ++i) {
        const auto &[item, stored, wanted] = misfits[i];
        const Repair repair = isEnding && i == firstOfEnding ? blackPixels(checker, ending) : Repair{};
        checker.report(
            stored < wanted ? imageissues::levelShort : imageissues::levelLong, item,
            {.arguments = {QString::number(stored), QString::number(wanted)}, .reference = "91", .repair = repair});
    }
}

/// 97: packed rows take as many bytes as the list before them says.
void psdRowsAreThere(Checker &checker)
{
    const PsdFormat::Fields &fields = PsdFormat::instance().fields;
    const NodeId node = sectionOf(checker, fields.file);
    const Item lengths = node == NoNode ? Item{} : checker.partOf(node, fields.rowLengths);
    if (!lengths.isValid() || lengths.fault != Fault::None || lengths.count == 0)
        return;
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    qint64 wanted = 0;
    for (qint64 row = 0; row < lengths.count && !checker.isCancelled(); ++row)
        wanted += decodeBigEndian(cursor.at(lengths.range.begin + row * lengths.stride, 2), 2, false);
    const Item data = checker.partOf(node, fields.data);
    const qint64 there = data.isValid() ? data.range.size() : 0;
    const Item place = data.isValid() ? data : lengths;
    if (there < wanted)
        checker.report(imageissues::rowsShort, place,
                       {.arguments = {QString::number(wanted), QString::number(there)}, .reference = "97"});
    else if (there > wanted)
        checker.report(imageissues::pixelsLeftOver, place,
                       {.arguments = {QString::number(there - wanted)}, .reference = "97"});
}

/// 97
void psdFits(Checker &checker)
{
    const PsdFormat::Fields &fields = PsdFormat::instance().fields;
    const NodeId node = sectionOf(checker, fields.file);
    if (node == NoNode)
        return;
    const Item depth = checker.partOf(node, fields.depth);
    const qint64 bits = checker.integerOf(node, fields.depth);
    if (depth.isValid() && bits != 8 && bits != 16)
        checker.report(imageissues::psdDepthNotTaken, depth, {.arguments = {QString::number(bits)}, .reference = "97"});
    for (const Field *side : {fields.height, fields.width})
        isSideWrong(checker, checker.partOf(node, side), checker.integerOf(node, side, 1), "97");
    reportSides(checker, checker.partOf(node, fields.width), checker.partOf(node, fields.height));
}

void jp2HasItsBoxes(Checker &checker)
{
    const Jp2Format::Fields &fields = Jp2Format::instance().fields;
    const NodeId node = sectionOf(checker, fields.file);
    if (node == NoNode)
        return;
    for (const auto &[field, name] : {std::pair{fields.imageHeader, "ihdr"}, std::pair{fields.codestream, "jp2c"}}) {
        if (firstInside(checker.nodes(), node, field) == NoNode)
            checker.report(imageissues::chunkMissing, checker.tree().itemOf(checker.stream(), node),
                           {.arguments = {QStringLiteral("JP2"), QString::fromLatin1(name)}});
    }
}

} // namespace

std::vector<Rule> ktxRules()
{
    return {extensionFitsTheContent, ktxSidesFit, ktxLevelsAreCounted, ktxLevelsHaveTheirSizes};
}

std::vector<Rule> psdRules()
{
    return {extensionFitsTheContent, psdFits, psdRowsAreThere};
}

std::vector<Rule> jp2Rules()
{
    return {extensionFitsTheContent, jp2HasItsBoxes};
}

} // namespace hexahedron
