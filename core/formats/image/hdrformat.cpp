// Radiance picture (.hdr): lines of text, then pixels with a common exponent.
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/picture/radiancerows.h"
#include "core/scene/picturescene.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSize>

#include <algorithm>
#include <cmath>

namespace hexahedron {

namespace {

class HdrFormat : public Described<HdrFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HdrFormat)

public:
    HdrFormat();

    /// Fields that rules look for.
    struct Fields
    {
        const Field *begin = nullptr, *file = nullptr, *lines = nullptr, *lineBegin = nullptr;
        const Field *resolution = nullptr, *resolutionText = nullptr, *scanlines = nullptr;
    };
    Fields fields;
};

constexpr auto fields = &fieldsOf<HdrFormat>;

constexpr qint64 LongestHeader = 64 * 1024; // many times as long as any; lines are no longer either

/// A line of text in a Radiance picture, however it ends.
struct HdrLine
{
    ByteRange text;
    bool hasReturn = false; ///< before its end; most programs write a line feed alone
    bool hasEnd = false;    ///< false where the file ends, or the line is longer than a whole header

    HdrLine(ByteCursor &bytes, ByteRange rest)
    {
        const qint64 most = qMin(rest.end, rest.begin + LongestHeader);
        const qint64 found = bytes.find('\n', rest.begin, most);
        hasEnd = found >= 0;
        text = {rest.begin, hasEnd ? found : most};
        hasReturn = hasEnd && !text.isEmpty() && *bytes.at(text.end - 1, 1) == '\r';
        if (hasReturn)
            --text.end;
    }
    bool isEmpty() const { return text.isEmpty() && hasEnd; }
};

/// True for sides and an order of pixels, in any orientation.
bool saysSides(ByteCursor &bytes, const HdrLine &line)
{
    constexpr qint64 Longest = 80;
    if (line.text.isEmpty() || line.text.size() > Longest)
        return false;
    static const QRegularExpression sides(QStringLiteral("^[-+][XY] +\\d+ +[-+][XY] +\\d+$"));
    const auto *text = reinterpret_cast<const char *>(bytes.at(line.text.begin, line.text.size()));
    return sides.match(QString::fromLatin1(text, line.text.size())).hasMatch();
}

/// False for bytes that no line of text has.
bool isText(ByteCursor &bytes, ByteRange range)
{
    constexpr qint64 AtOnce = 256;
    for (qint64 begin = range.begin; begin < range.end; begin += AtOnce) {
        const qint64 count = qMin(AtOnce, range.end - begin);
        const uchar *text = bytes.at(begin, count);
        if (std::any_of(text, text + count, [](uchar c) { return c < ' ' && c != '\t' && c != '\r'; }))
            return false;
    }
    return true;
}

/// The sides of a picture as its resolution line says them, in the one orientation that the engine reads; at most a large number.
std::optional<QSize> sidesIn(const QByteArray &line)
{
    static const QRegularExpression usual(QStringLiteral("^-Y +(\\d+) +\\+X +(\\d+)$"));
    const QRegularExpressionMatch match = usual.match(QString::fromLatin1(line));
    if (!match.hasMatch())
        return std::nullopt;
    const auto side = [&](int group) {
        bool isNumber = false;
        const int number = match.captured(group).toInt(&isNumber);
        return isNumber ? number : std::numeric_limits<int>::max();
    };
    return QSize(side(2), side(1));
}

// What statements of the description use. See LookFunction. A header without its empty line ends before the line with the sides,
// and in any case before bytes that are no text: these may be pixels.

qint64 hdrTextLength(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return HdrLine(bytes, rest).text.size();
}

/// At the end of a text: whether a carriage return comes, and whether a line feed does.
qint64 hdrHasReturn(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const uchar *end = rest.size() < 2 ? nullptr : bytes.at(rest.begin, 2);
    return end && end[0] == '\r' && end[1] == '\n';
}

qint64 hdrHasLineEnd(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return !rest.isEmpty() && *bytes.at(rest.begin, 1) == '\n';
}

/// Behind a line of the header.
qint64 hdrIsLastLine(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const qint64 begin = values[fields().begin];
    const qint64 lineBegin = values[fields().lineBegin];
    const HdrLine line(bytes, {lineBegin, rest.end});
    if (line.isEmpty() || !line.hasEnd || rest.begin - begin > LongestHeader)
        return 1;
    const HdrLine next(bytes, rest);
    return saysSides(bytes, next) || !isText(bytes, next.text);
}

/// Behind the header.
qint64 hdrHasResolution(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const HdrLine line(bytes, rest);
    if (line.text.isEmpty())
        return 0;
    if (saysSides(bytes, line))
        return 1;
    const qint64 begin = values[fields().begin];
    constexpr qint64 Before = 3; // the end of a line, then an empty line
    const ByteRange before{qMax(begin, rest.begin - Before), rest.begin};
    const auto *end = reinterpret_cast<const char *>(bytes.at(before.begin, before.size()));
    const QByteArrayView lines(end, before.size());
    return (lines.endsWith("\n\n") || lines.endsWith("\n\r\n")) && isText(bytes, line.text);
}

/// Statements for a line: its text, then what ends it, as far as it is there.
FieldRef line(RecordRef record)
{
    const auto length = record.look(&hdrTextLength);
    auto text = record.text("text").times(length).when(!length.is(0));
    const auto hasReturn = record.look(&hdrHasReturn);
    record.u8("carriageReturn").when(hasReturn).initially({'\r'});
    const auto hasEnd = record.look(&hdrHasLineEnd);
    record.u8("lineEnd").equals('\n').error("98").when(hasEnd);
    return text;
}

HdrFormat::HdrFormat()
{
    SchemaBuilder builder("HdrFormat", {});
    builder.rule(issues::notThisFormat, "89").rule(issues::cutOff, "98");

    auto file = builder.file().section("HDR", "#?").as(fields.file);
    fields.begin = file.look(&beginOfFile).field();
    file.text("signature").size(2).initially("#?");
    auto header = file.records("lines").as(fields.lines);
    fields.lineBegin = header.look(&beginOfFile).field();
    line(header);
    const auto isLast = header.look(&hdrIsLastLine);
    header.untilNonZero(isLast);
    const auto hasResolution = file.look(&hdrHasResolution);
    auto resolution = file.record("resolution").when(hasResolution).as(fields.resolution);
    fields.resolutionText = line(resolution).field();
    fields.scanlines = file.bytes("scanlines").until(endOfFrame).field();
    schema = builder.finish();
}

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
        const HdrLine line(cursor, nodes[id].range());
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
Repair mendRows(const Checker &checker, const Item &resolution, ByteRange data, const QSize &sides,
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
        return writeSides(sides.width(), rows.pixels / sides.width());
    if (rows.damagedRow == 0) {
        const auto found = picture::FoundRows::in(bytes.toByteArray(data));
        if (found.height > 0 && found.range.size() == data.size())
            return writeSides(found.width, found.height);
    }
    const auto plan = [stream = checker.stream(), bytes, data, sides](Wishes &wishes) {
        const QByteArray old = bytes.toByteArray(data);
        const picture::MendedRows mended = picture::MendedRows::of(old, sides.width(), sides.height());
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

void checkHeader(const PictureSight &sight, const Header &header, NodeId lines, NodeId resolution)
{
    const Item item = sight.itemOf(lines);
    const StreamId stream = sight.checker.stream();
    if (!header.hasFormat)
        sight.report(imageissues::hdrFormatMissing, item);
    if (!header.returns.empty()) {
        const auto remove = [stream, returns = header.returns](Wishes &wishes) {
            for (const qint64 at : returns)
                wishes.splice(stream, {at, at + 1}, {});
        };
        sight.report(imageissues::hdrLineEnds, item, {qint64(header.returns.size())},
                     {QT_TRANSLATE_NOOP("repairs", "Delete the carriage returns."), {}, remove},
                     header.mattersReturn ? Severity::Error : Severity::Info);
    }
    if (resolution == NoNode)
        sight.report(imageissues::hdrSidesMissing, item, {}, writeSides(sight.checker, header, item.range));
    else if (!header.isEnded)
        sight.report(imageissues::hdrEmptyLineMissing, item, {},
                     repairs::splice(QT_TRANSLATE_NOOP("repairs", "Insert an empty line."), stream,
                                     {item.range.end, item.range.end}, Bytes(QByteArray("\n"))));
}

void checkRows(const PictureSight &sight, const Item &item, const Item &resolution, ByteRange data, const QSize &sides)
{
    const Checker &checker = sight.checker;
    const auto rows = picture::RadianceRows::read(checker.tree().bytes(checker.stream()), data, sides.width(),
                                                  sides.height(), [&] { return checker.isCancelled(); });
    const qint64 pixels = qint64(sides.width()) * sides.height();
    if (rows.damagedRow >= 0)
        sight.report(imageissues::hdrRowDamaged, item, {rows.damagedRow, sides.width()},
                     mendRows(checker, resolution, data, sides, rows));
    else if (rows.pixels < pixels) // the engine asks for packed ones without end
        sight.report(imageissues::pixelsMissing, item, {pixels, rows.pixels},
                     rows.arePacked ? mendRows(checker, resolution, data, sides, rows) : Repair{},
                     rows.arePacked ? Severity::Error : Severity::Warning);
    else if (rows.end < data.end)
        sight.report(imageissues::pixelsLeftOver, item, {data.end - rows.end});
}

/// 98
void engineTakesThePicture(Checker &checker)
{
    const PictureSight sight(checker, fields().file, "98");
    const NodeId lines = sight ? sight.first(fields().lines) : NoNode;
    if (lines == NoNode)
        return;
    const NodeId resolution = sight.first(fields().resolution);
    checkHeader(sight, readHeader(checker, lines), lines, resolution);
    if (resolution == NoNode)
        return;
    const Item item = checker.partOf(resolution, fields().resolutionText);
    const QByteArray text = checker.tree().bytes(checker.stream()).toByteArray(item.range);
    const std::optional<QSize> sides = sidesIn(text);
    if (!sides) {
        sight.report(imageissues::hdrOrientation, item, {QString::fromLatin1(text.left(80))});
        return;
    }
    bool isWrong = false;
    for (const qint64 side : {sides->height(), sides->width()}) {
        isWrong = isWrong || sight.isSideWrong(item, side);
        sight.reportSide(item, side);
    }
    const Item scanlines = sight.item(fields().scanlines);
    const qint64 end = sight.nodes()[sight.node].range().end;
    if (!isWrong)
        checkRows(sight, scanlines.isValid() ? scanlines : item, item,
                  scanlines.isValid() ? scanlines.range : ByteRange{end, end}, *sides);
}

} // namespace

const Format &hdrFormat()
{
    static const Format format{
        .id = "image.hdr",
        .name = QT_TRANSLATE_NOOP("formats", "Radiance HDR picture"),
        .extensions = {QStringLiteral("hdr")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with #?RADIANCE or #?RGBE."),
        .signatures = {"#?RADIANCE", "#?RGBE"},
        .schema = [] { return HdrFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesThePicture},
        .scene = [](const Tree &tree) { return libraryScene(tree, scene::Picture::Coding::Radiance); },
    };
    return format;
}

} // namespace hexahedron
