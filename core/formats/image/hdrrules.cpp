// 98: what Horde3D makes of Radiance pictures.
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/formats/image/hdrformat.h"
#include "core/formats/image/hdrlooks.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/picture/radiancerows.h"
#include "core/relations/repairs.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

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

QByteArray sidesLine(qint64 width, qint64 height)
{
    return "-Y " + QByteArray::number(height) + " +X " + QByteArray::number(width);
}

/// Where a line begins that says sides: such a line follows bytes that are no text, which have ended the header too early.
std::optional<qint64> sidesBehind(const QByteArray &rest)
{
    static const QRegularExpression sides(QStringLiteral("\n-Y +\\d+ +\\+X +\\d+\r?\n"));
    const QRegularExpressionMatch match = sides.match(QString::fromLatin1(rest));
    return match.hasMatch() ? std::optional<qint64>(match.capturedStart() + 1) : std::nullopt;
}

/// The line with the sides: it is found behind bytes that no text has, or packed rows say what it was, or it is one that the number
/// of the pixels allows.
Repair writeSides(const Checker &checker, const Header &header, ByteRange lines)
{
    constexpr qint64 MostLooked = 64 << 20, MostHeader = 64 << 10;
    constexpr qint64 PixelSize = 4;
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    const QByteArray rest = bytes.toByteArray({lines.end, qMin(bytes.size(), lines.end + MostLooked)});
    if (const auto sides = sidesBehind(rest.left(MostHeader))) {
        QByteArray text = rest.left(*sides);
        for (char &c : text)
            c = uchar(c) < ' ' && c != '\t' && c != '\r' && c != '\n' ? '?' : c;
        return repairs::splice(
            QT_TRANSLATE_NOOP("repairs", "Write ? for bytes that no text has: the sides follow them."),
            checker.stream(), {lines.end, lines.end + *sides}, Bytes(text));
    }
    const char *const sentence = QT_TRANSLATE_NOOP("repairs", "Write sides that fit the pixels.");
    const bool hasLineEnd = lines.isEmpty() || bytes.toByteArray({lines.end - 1, lines.end}) == "\n";
    const QByteArray before = (hasLineEnd ? QByteArray() : QByteArray("\n"))
                              + (header.isEnded ? QByteArray() : QByteArray("\n"));
    if (const auto rows = picture::FoundRows::in(rest); rows.height > 0) {
        // What is left of the line goes.
        return repairs::splice(sentence, checker.stream(), {lines.end, lines.end + rows.range.begin},
                               Bytes(before + sidesLine(rows.width, rows.height) + '\n'));
    }
    const qint64 pixels = qMax<qint64>(1, rest.size() / PixelSize);
    qint64 width = qint64(std::sqrt(double(pixels)));
    while (pixels % width != 0)
        --width;
    const QByteArray black(rest.size() < PixelSize ? PixelSize - rest.size() : 0, '\0');
    const ByteRange end{bytes.size(), bytes.size()};
    const auto plan = [stream = checker.stream(), at = lines.end, end, black,
                       line = before + sidesLine(pixels / width, width) + '\n'](Wishes &wishes) {
        wishes.splice(stream, {at, at}, Bytes(at == end.begin ? line + black : line));
        if (!black.isEmpty() && at != end.begin)
            wishes.splice(stream, end, Bytes(black));
    };
    return {sentence, {}, plan};
}

/// Rows that cannot be read become black; where all are whole, the sides are wrong.
Repair mendRows(const Checker &checker, const Item &resolution, ByteRange data, const HdrSides &sides,
                const picture::RadianceRows &rows)
{
    constexpr qint64 MostBytes = 64 << 20;
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    if (data.size() > MostBytes)
        return {};
    const auto writeSides = [&](qint64 width, qint64 height) {
        return repairs::setText(QT_TRANSLATE_NOOP("repairs", "Write sides that fit the pixels."), resolution,
                                QString::fromLatin1(sidesLine(width, height)));
    };
    if (rows.damagedRow < 0 && rows.pixels > 0 && rows.end == data.end)
        return writeSides(sides.width, rows.pixels / sides.width);
    if (rows.damagedRow == 0) {
        const auto found = picture::FoundRows::in(bytes.toByteArray(data));
        if (found.height > 0 && found.range.size() == data.size())
            return writeSides(found.width, found.height);
    }
    const auto plan = [stream = checker.stream(), bytes, data, sides](Wishes &wishes) {
        const QByteArray old = bytes.toByteArray(data);
        const picture::MendedRows mended = picture::MendedRows::of(old, sides.width, sides.height);
        if (mended.bytes.isEmpty())
            return;
        const qsizetype most = qMin(old.size(), mended.bytes.size());
        const qsizetype same = std::mismatch(old.begin(), old.begin() + most, mended.bytes.begin()).first - old.begin();
        wishes.splice(stream, {data.begin + same, data.end}, Bytes(mended.bytes.mid(same)));
        wishes.addConsequence(editText(
            QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of the pixels cannot be read and become black."), mended.missing));
    };
    return {QT_TRANSLATE_NOOP("repairs", "Keep the pixels that can be read, and make the others black."), {}, plan};
}

void checkHeader(Checker &checker, const Header &header, NodeId lines, NodeId resolution)
{
    const Item item = checker.tree().itemOf(checker.stream(), lines);
    if (!header.hasFormat)
        checker.report(imageissues::hdrFormatMissing, item, {.reference = Reference});
    if (!header.returns.empty()) {
        const auto remove = [stream = checker.stream(), returns = header.returns](Wishes &wishes) {
            for (const qint64 at : returns)
                wishes.splice(stream, {at, at + 1}, {});
        };
        checker.report(imageissues::hdrLineEnds, item,
                       {.arguments = {QString::number(header.returns.size())},
                        .reference = Reference,
                        .severity = header.mattersReturn ? Severity::Error : Severity::Info,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Delete the carriage returns."), {}, remove}});
    }
    if (resolution == NoNode)
        checker.report(imageissues::hdrSidesMissing, item,
                       {.reference = Reference, .repair = writeSides(checker, header, item.range)});
    else if (!header.isEnded)
        checker.report(
            imageissues::hdrEmptyLineMissing, item,
            {.reference = Reference,
             .repair = repairs::splice(QT_TRANSLATE_NOOP("repairs", "Insert an empty line."), checker.stream(),
                                       {item.range.end, item.range.end}, Bytes(QByteArray("\n")))});
}

void checkRows(Checker &checker, const Item &item, const Item &resolution, ByteRange data, const HdrSides &sides)
{
    using picture::RadianceRows;
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    const RadianceRows rows = RadianceRows::read(bytes, data, sides.width, sides.height,
                                                 [&] { return checker.isCancelled(); });
    const qint64 pixels = sides.width * sides.height;
    if (rows.damagedRow >= 0)
        checker.report(imageissues::hdrRowDamaged, item,
                       {.arguments = {QString::number(rows.damagedRow), QString::number(sides.width)},
                        .reference = Reference,
                        .repair = mendRows(checker, resolution, data, sides, rows)});
    else if (rows.pixels < pixels) // the engine asks for packed ones without end
        checker.report(imageissues::pixelsMissing, item,
                       {.arguments = {QString::number(pixels), QString::number(rows.pixels)},
                        .reference = Reference,
                        .severity = rows.arePacked ? Severity::Error : Severity::Warning,
                        .repair = rows.arePacked ? mendRows(checker, resolution, data, sides, rows) : Repair{}});
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
        checkRows(checker, scanlines.isValid() ? scanlines : item, item, data, *sides);
}

} // namespace

std::vector<Rule> hdrRules()
{
    return {extensionFitsTheContent, engineTakesThePicture};
}

} // namespace hexahedron
