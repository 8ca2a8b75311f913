// 98: what Horde3D makes of Radiance pictures.
#include "core/edit/planner.h"
#include "core/formats/image/hdrformat.h"
#include "core/formats/image/hdrlooks.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"

namespace hexahedron {

namespace {

constexpr const char *Reference = "98";

const HdrFormat::Fields &fields()
{
    return HdrFormat::instance().fields;
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
        checker.report(imageissues::hdrEmptyLineMissing, item,
                       {.reference = Reference,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Insert an empty line."),
                                   {},
                                   [stream = checker.stream(), at = item.range.end](Planner &planner) {
                                       planner.splice(stream, {at, at}, Bytes(QByteArray("\n")));
                                   }}});
}

/// The pixels of the file, row by row.
class Rows
{
public:
    Rows(Checker &checker, ByteRange data, const HdrSides &sides)
        : m_checker(checker)
        , m_cursor(checker.tree().bytes(checker.stream()))
        , m_data(data)
        , m_sides(sides)
    {
    }

    void check(const Item &item)
    {
        const bool isPacked = hasRunLengths();
        const qint64 pixels = m_sides.width * m_sides.height;
        const qint64 there = isPacked ? packedPixels() : qMin(pixels, m_data.size() / PixelSize);
        if (m_checker.isCancelled())
            return;
        if (m_damagedRow >= 0)
            m_checker.report(
                imageissues::hdrRowDamaged, item,
                {.arguments = {QString::number(m_damagedRow), QString::number(m_sides.width)}, .reference = Reference});
        else if (there < pixels) // packed ones are asked for without end
            m_checker.report(imageissues::pixelsMissing, item,
                             {.arguments = {QString::number(pixels), QString::number(there)},
                              .reference = Reference,
                              .severity = isPacked ? Severity::Error : Severity::Warning});
        else if (const qint64 left = m_data.size() - (isPacked ? m_position - m_data.begin : pixels * PixelSize);
                 left > 0)
            m_checker.report(imageissues::pixelsLeftOver, item,
                             {.arguments = {QString::number(left)}, .reference = Reference});
    }

private:
    static constexpr qint64 PixelSize = 4, RowBegin = 4;

    /// Of a row: 2, 2, then the width, highest byte first. Narrow and wide rows are never packed.
    bool hasRunLengths()
    {
        constexpr qint64 Narrowest = 8, Widest = 32767;
        const uchar *begin = m_data.size() < RowBegin ? nullptr : m_cursor.at(m_data.begin, RowBegin);
        return Narrowest <= m_sides.width && m_sides.width <= Widest && begin && begin[0] == 2 && begin[1] == 2
               && begin[2] < 0x80;
    }

    /// Stops where the bytes end or make no sense.
    qint64 packedPixels()
    {
        m_position = m_data.begin;
        for (qint64 row = 0; row < m_sides.height && !m_checker.isCancelled(); ++row) {
            if (!readRow(row))
                return row * m_sides.width;
        }
        return m_sides.width * m_sides.height;
    }

    bool readRow(qint64 row)
    {
        if (m_data.end - m_position < RowBegin)
            return false;
        const uchar *begin = m_cursor.at(m_position, RowBegin);
        m_position += RowBegin;
        if (begin[0] != 2 || begin[1] != 2 || (begin[2] << 8 | begin[3]) != m_sides.width) {
            m_damagedRow = row;
            return false;
        }
        for (int channel = 0; channel < PixelSize; ++channel) {
            if (!readChannel(row))
                return false;
        }
        return true;
    }

    bool readChannel(qint64 row)
    {
        constexpr qint64 LongestCopy = 128;
        for (qint64 filled = 0; filled < m_sides.width;) {
            if (m_position >= m_data.end)
                return false;
            qint64 count = *m_cursor.at(m_position++, 1);
            qint64 stored = count;
            if (count > LongestCopy) {
                count -= LongestCopy;
                stored = 1;
            }
            if (count == 0 || count > m_sides.width - filled) {
                m_damagedRow = row;
                return false;
            }
            filled += count;
            m_position += stored;
        }
        return m_position <= m_data.end;
    }

    Checker &m_checker;
    ByteCursor m_cursor;
    ByteRange m_data;
    HdrSides m_sides;
    qint64 m_position = 0;
    qint64 m_damagedRow = -1;
};

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
        Rows(checker, data, *sides).check(scanlines.isValid() ? scanlines : item);
}

} // namespace

std::span<const Rule> hdrRules()
{
    static constexpr std::array rules{Rule{"extensionFitsTheContent", &extensionFitsTheContent},
                                      Rule{"engineTakesThePicture", &engineTakesThePicture}};
    return rules;
}

} // namespace hexahedron
