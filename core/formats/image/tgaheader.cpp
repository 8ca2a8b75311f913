#include "core/formats/image/tgaheader.h"

#include "core/formats/image/tgaformat.h"

#include <array>

namespace hexahedron {

TgaHeader TgaHeader::read(const HeaderBytes &bytes)
{
    TgaHeader header;
    header.colorMapType = bytes.number(1, 1);
    header.imageType = bytes.number(2, 1);
    header.firstEntryIndex = bytes.number(3, 2);
    header.colorMapLength = bytes.number(5, 2);
    header.colorMapEntrySize = bytes.number(7, 1);
    header.width = bytes.number(12, 2);
    header.height = bytes.number(14, 2);
    header.pixelDepth = bytes.number(16, 1);
    header.descriptor = bytes.number(17, 1);
    const qint64 size = bytes.file().size();
    header.end = bytes.file().end;
    constexpr char Signature[] = "TRUEVISION-XFILE."; // with its NUL
    const qint64 footer = size - FooterSize;
    const uchar *signature = footer >= Size ? bytes.at(footer + 8, sizeof Signature) : nullptr;
    header.hasFooter = signature && std::memcmp(signature, Signature, sizeof Signature) == 0;
    if (header.hasFooter) {
        header.end -= FooterSize;
        header.extension = bytes.file().begin + bytes.number(footer, 4);
        header.developer = bytes.file().begin + bytes.number(footer + 4, 4);
    }
    return header;
}

qint64 TgaHeader::areasBegin(qint64 offset) const
{
    qint64 begin = end;
    for (const qint64 area : {extension, developer}) {
        if (offset <= area && area < begin)
            begin = area;
    }
    return begin;
}

namespace {

TgaHeader headerOf(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return TgaHeader::read(headerBytes(bytes, rest, values, TgaFormat::instance().fields.begin));
}

} // namespace

qint64 tgaPlainDepth(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const TgaHeader header = headerOf(bytes, rest, values);
    constexpr std::array<qint64, 5> known{8, 15, 16, 24, 32};
    const bool isKnown = std::find(known.begin(), known.end(), header.pixelDepth) != known.end();
    return header.hasPixels() && !header.isRunLength() && isKnown ? header.bytesPerPixel() * 8 : 0;
}

qint64 tgaRowCount(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const TgaHeader header = headerOf(bytes, rest, values);
    const qint64 rowSize = header.width * header.bytesPerPixel();
    const qint64 there = qMax<qint64>(0, header.areasBegin(rest.begin) - rest.begin);
    return rowSize > 0 ? qMin(header.height, there / rowSize) : 0;
}

qint64 tgaCutOffSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const TgaHeader header = headerOf(bytes, rest, values);
    const bool isCutOff = values[TgaFormat::instance().fields.rowCount] < header.height;
    return isCutOff ? qMax<qint64>(0, header.areasBegin(rest.begin) - rest.begin) : 0;
}

qint64 tgaDataSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    return qMax<qint64>(0, headerOf(bytes, rest, values).areasBegin(rest.begin) - rest.begin);
}

qint64 tgaDeveloperSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const TgaHeader header = headerOf(bytes, rest, values);
    const bool isAhead = rest.begin <= header.extension && header.extension < header.end;
    return header.hasFooter ? qMax<qint64>(0, (isAhead ? header.extension : header.end) - rest.begin) : 0;
}

qint64 tgaHasExtension(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const TgaHeader header = headerOf(bytes, rest, values);
    return header.hasFooter && rest.begin == header.extension && header.end - rest.begin >= TgaHeader::ExtensionSize;
}

qint64 tgaTablesSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const TgaHeader header = headerOf(bytes, rest, values);
    return header.hasFooter ? qMax<qint64>(0, header.end - rest.begin) : 0;
}

qint64 tgaHasFooter(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const TgaHeader header = headerOf(bytes, rest, values);
    return header.hasFooter && rest.begin == header.end;
}

} // namespace hexahedron
