#include "core/formats/image/jpeglooks.h"

#include "core/formats/image/jpegformat.h"

namespace hexahedron {

namespace {

constexpr uchar Escape = 0xff;

/// True for what stands behind 0xff where a segment begins: neither fill bytes, nor stuffing, nor a restart or a second start.
bool isMarker(uchar code)
{
    constexpr uchar Temporary = 0x01, FirstRestart = 0xd0;
    return code != 0 && code != Temporary && code != Escape && (code < FirstRestart || code > JpegFormat::Soi);
}

bool isFrame(qint64 code)
{
    constexpr qint64 Last = 0xcf, Extension = 0xc8, ArithmeticTables = 0xcc;
    return JpegFormat::Sof0 <= code && code <= Last && code != JpegFormat::Dht && code != Extension
           && code != ArithmeticTables;
}

/// Where the next marker begins from `from` on, or the end.
qint64 nextMarker(ByteCursor &bytes, qint64 from, qint64 end)
{
    while (from < end) {
        const qint64 escape = bytes.find(Escape, from, end);
        if (escape < 0 || escape + 2 > end)
            return end;
        if (isMarker(*bytes.at(escape + 1, 1)))
            return escape;
        from = escape + 1;
    }
    return end;
}

} // namespace

qint64 jpegKind(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const uchar *marker = rest.size() >= 2 ? bytes.at(rest.begin, 2) : nullptr;
    if (!marker || marker[0] != Escape || !isMarker(marker[1]))
        return JpegFormat::NoMarker;
    const qint64 code = marker[1];
    constexpr qint64 NameBegin = 4, NameSize = 5;
    const uchar *begin = rest.size() >= NameBegin + NameSize ? bytes.at(rest.begin, NameBegin + NameSize) : nullptr;
    if (code == JpegFormat::App0 && begin && std::memcmp(begin + NameBegin, "JFIF", NameSize) == 0)
        return JpegFormat::Jfif;
    return isFrame(code) ? JpegFormat::Sof : code;
}

qint64 jpegSkipped(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return nextMarker(bytes, rest.begin, rest.end) - rest.begin;
}

qint64 jpegLength(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    constexpr int Width = 2;
    return rest.size() < Width ? Width
                               : qMax<qint64>(Width, decodeBigEndian(bytes.at(rest.begin, Width), Width, false));
}

qint64 jpegIsEnd(ByteCursor &, ByteRange, const ValueStack &values)
{
    return values[JpegFormat::instance().fields.kind] == JpegFormat::Eoi;
}

qint64 jpegSymbolCount(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    constexpr qint64 Counts = 16;
    const uchar *counts = bytes.at(rest.begin - Counts, Counts);
    qint64 sum = 0;
    for (qint64 i = 0; counts && i < Counts; ++i)
        sum += counts[i];
    return sum;
}

qint64 jpegDataSize(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return nextMarker(bytes, rest.begin, rest.end) - rest.begin;
}

} // namespace hexahedron
