#include "core/formats/image/hdrlooks.h"

#include "core/formats/image/hdrformat.h"

#include <QRegularExpression>

namespace hexahedron {

namespace {

constexpr qint64 LongestHeader = 64 * 1024; // many times as long as any; lines are no longer either

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

} // namespace

HdrLine HdrLine::at(ByteCursor &bytes, ByteRange rest)
{
    HdrLine line;
    const qint64 most = qMin(rest.end, rest.begin + LongestHeader);
    const qint64 found = bytes.find('\n', rest.begin, most);
    line.hasEnd = found >= 0;
    line.text = {rest.begin, line.hasEnd ? found : most};
    line.hasReturn = line.hasEnd && !line.text.isEmpty() && *bytes.at(line.text.end - 1, 1) == '\r';
    if (line.hasReturn)
        --line.text.end;
    return line;
}

std::optional<HdrSides> HdrSides::read(const QByteArray &line)
{
    static const QRegularExpression usual(QStringLiteral("^-Y +(\\d+) +\\+X +(\\d+)$"));
    const QRegularExpressionMatch match = usual.match(QString::fromLatin1(line));
    if (!match.hasMatch())
        return std::nullopt;
    const auto side = [&](int group) {
        constexpr qint64 Most = 0x7fffffff; // that readers take
        bool isNumber = false;
        const qint64 number = match.captured(group).toLongLong(&isNumber);
        return isNumber ? qMin(number, Most) : Most;
    };
    return HdrSides{.width = side(2), .height = side(1)};
}

qint64 hdrTextLength(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return HdrLine::at(bytes, rest).text.size();
}

qint64 hdrHasReturn(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const uchar *end = rest.size() < 2 ? nullptr : bytes.at(rest.begin, 2);
    return end && end[0] == '\r' && end[1] == '\n';
}

qint64 hdrHasLineEnd(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return !rest.isEmpty() && *bytes.at(rest.begin, 1) == '\n';
}

qint64 hdrIsLastLine(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const qint64 begin = values[HdrFormat::instance().fields.begin];
    const qint64 lineBegin = values[HdrFormat::instance().fields.lineBegin];
    const HdrLine line = HdrLine::at(bytes, {lineBegin, rest.end});
    if (line.isEmpty() || !line.hasEnd || rest.begin - begin > LongestHeader)
        return 1;
    const HdrLine next = HdrLine::at(bytes, rest);
    return saysSides(bytes, next) || !isText(bytes, next.text);
}

qint64 hdrHasResolution(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const HdrLine line = HdrLine::at(bytes, rest);
    if (line.text.isEmpty())
        return 0;
    if (saysSides(bytes, line))
        return 1;
    const qint64 begin = values[HdrFormat::instance().fields.begin];
    constexpr qint64 Before = 3; // the end of a line, then an empty line
    const ByteRange before{qMax(begin, rest.begin - Before), rest.begin};
    const auto *end = reinterpret_cast<const char *>(bytes.at(before.begin, before.size()));
    const QByteArrayView lines(end, before.size());
    return (lines.endsWith("\n\n") || lines.endsWith("\n\r\n")) && isText(bytes, line.text);
}

} // namespace hexahedron
