// 98: what Horde3D makes of Radiance pictures.
#include "core/edit/planner.h"
#include "core/formats/image/hdrformat.h"
#include "core/formats/image/hdrlooks.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/picture/radiancerows.h"
#include "core/relations/repairs.h"

namespace hexahedron {

namespace {

constexpr const char *Reference = "98";

constexpr auto fields = &fieldsOf<HdrFormat>;

/// What the lines of the header say all together.
struct Header
{
    bool hasFormat = false, isEnded = false;
    std::vector<qint64> returns; ///< where carriage returns are
    bool mattersReturn = false;  ///< one of them is in a line by which the engine goes
};

Header readHeader(Checker &checker, NodeId lines)
{
    const NodeStore &nodes = checker.nodes();
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    ByteCursor cursor(bytes);
    Header header;
    for (NodeId id = nodes.firstChild(lines); id != NoNode; id = nodes.nextSibling(id)) {
        const HdrLine line = HdrLine::at(cursor, nodes[id].range());
        const bool isFormat = bytes.toByteArray(line.text) == "FORMAT=32-bit_rle_rgbe";
        header.hasFormat = header.hasFormat || isFormat;
        header.isEnded = line.isEmpty();
        if (!line.hasReturn)
            continue;
        header.returns.push_back(line.text.end);
        header.mattersReturn = header.mattersReturn || isFormat || line.isEmpty();
    }
    return header;
}

void checkHeader(Checker &checker, const Header &header, NodeId lines, NodeId resolution)
{
    const Item item = checker.tree().itemOf(checker.stream(), lines);
    if (!header.hasFormat)
        checker.report(imageissues::hdrFormatMissing, item, {.reference = Reference});
    if (!header.returns.empty()) {
        const auto remove = [stream = checker.stream(), returns = header.returns](Planner &planner) {
            for (const qint64 at : returns)
                planner.splice(stream, {at, at + 1}, {});
        };
        checker.report(imageissues::hdrLineEnds, item,
                       {.arguments = {QString::number(header.returns.size())},
                        .reference = Reference,
                        .severity = header.mattersReturn ? Severity::Error : Severity::Info,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Delete the carriage returns."), {}, remove}});
    }
    if (resolution == NoNode)
        checker.report(imageissues::hdrSidesMissing, item, {.reference = Reference});
    else if (!header.isEnded)
        checker.report(
            imageissues::hdrEmptyLineMissing, item,
            {.reference = Reference,
             .repair = repairs::splice(QT_TRANSLATE_NOOP("repairs", "Insert an empty line."), checker.stream(),
                                       {item.range.end, item.range.end}, Bytes(QByteArray("\n")))});
}

void checkRows(Checker &checker, const Item &item, ByteRange data, const HdrSides &sides)
{
    using picture::RadianceRows;
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    const RadianceRows rows = RadianceRows::read(bytes, data, sides.width, sides.height,
                                                 [&] { return checker.isCancelled(); });
    const qint64 pixels = sides.width * sides.height;
    if (rows.damagedRow >= 0)
        checker.report(
            imageissues::hdrRowDamaged, item,
            {.arguments = {QString::number(rows.damagedRow), QString::number(sides.width)}, .reference = Reference});
    else if (rows.pixels < pixels) // the engine asks for packed ones without end
        checker.report(imageissues::pixelsMissing, item,
                       {.arguments = {QString::number(pixels), QString::number(rows.pixels)},
                        .reference = Reference,
                        .severity = rows.arePacked ? Severity::Error : Severity::Warning});
    else if (rows.end < data.end)
        checker.report(imageissues::pixelsLeftOver, item,
                       {.arguments = {QString::number(data.end - rows.end)}, .reference = Reference});
}

void engineTakesThePicture(Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    const NodeId file = nodes.firstChild(0);
    if (file == NoNode || nodes[file].field != fields().file->id)
        return;
    const NodeId lines = firstInside(nodes, file, fields().lines);
    const NodeId resolution = firstInside(nodes, file, fields().resolution);
    if (lines == NoNode)
        return;
    checkHeader(checker, readHeader(checker, lines), lines, resolution);
    if (resolution == NoNode)
        return;
    const Item item = checker.partOf(resolution, fields().resolutionText);
    const QByteArray text = checker.tree().bytes(checker.stream()).toByteArray(item.range);
    const std::optional<HdrSides> sides = HdrSides::read(text);
    if (!sides) {
        checker.report(imageissues::hdrOrientation, item,
                       {.arguments = {QString::fromLatin1(text.left(80))}, .reference = Reference});
        return;
    }
    bool isWrong = false;
    for (const qint64 side : {sides->height, sides->width}) {
        isWrong = isWrong || isSideWrong(checker, item, side, Reference);
        reportSide(checker, item, side);
    }
    const Item scanlines = checker.partOf(file, fields().scanlines);
    const ByteRange data = scanlines.isValid() ? scanlines.range
                                               : ByteRange{nodes[file].range().end, nodes[file].range().end};
    if (!isWrong)
        checkRows(checker, scanlines.isValid() ? scanlines : item, data, *sides);
}

} // namespace

std::vector<Rule> hdrRules()
{
    return {extensionFitsTheContent, engineTakesThePicture};
}

} // namespace hexahedron
