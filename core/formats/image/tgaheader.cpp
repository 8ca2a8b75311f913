#include "core/formats/image/tgaheader.h"

#include "core/schema/expression.h"

#include <array>

namespace hexahedron {

TgaHeader TgaHeader::read(ByteCursor &bytes)
{
    const auto number = [&](qint64 offset, int width) {
        const uchar *word = bytes.at(offset, width);
        return word ? decodeInteger(word, width, false) : 0;
    };
    TgaHeader header;
    header.colorMapType = number(1, 1);
    header.imageType = number(2, 1);
    header.colorMapLength = number(5, 2);
    header.width = number(12, 2);
    header.height = number(14, 2);
    header.pixelDepth = number(16, 1);
    header.end = bytes.size();
    constexpr char Signature[] = "TRUEVISION-XFILE."; // with its NUL
    const qint64 footer = bytes.size() - FooterSize;
    const uchar *signature = footer >= Size ? bytes.at(footer + 8, sizeof Signature) : nullptr;
    header.hasFooter = signature && std::memcmp(signature, Signature, sizeof Signature) == 0;
    if (header.hasFooter) {
        header.end = footer;
        header.extensionOffset = number(footer, 4);
        header.developerOffset = number(footer + 4, 4);
    }
    return header;
}

qint64 TgaHeader::areasBegin(qint64 offset) const
{
    qint64 begin = end;
    for (const qint64 area : {extensionOffset, developerOffset}) {
        if (offset <= area && area < begin)
            begin = area;
    }
    return begin;
}

qint64 tgaPlainDepth(ByteCursor &bytes, ByteRange, const ValueStack &)
{
    const TgaHeader header = TgaHeader::read(bytes);
    constexpr std::array<qint64, 5> known{8, 15, 16, 24, 32};
    const bool isKnown = std::find(known.begin(), known.end(), header.pixelDepth) != known.end();
    return header.hasPixels() && !header.isRunLength() && isKnown ? header.bytesPerPixel() * 8 : 0;
}

qint64 tgaDataSize(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return qMax<qint64>(0, TgaHeader::read(bytes).areasBegin(rest.begin) - rest.begin);
}

qint64 tgaDeveloperSize(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const TgaHeader header = TgaHeader::read(bytes);
    const bool isAhead = rest.begin <= header.extensionOffset && header.extensionOffset < header.end;
    return header.hasFooter ? qMax<qint64>(0, (isAhead ? header.extensionOffset : header.end) - rest.begin) : 0;
}

qint64 tgaHasExtension(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const TgaHeader header = TgaHeader::read(bytes);
    return header.hasFooter && rest.begin == header.extensionOffset
           && header.end - rest.begin >= TgaHeader::ExtensionSize;
}

qint64 tgaTablesSize(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const TgaHeader header = TgaHeader::read(bytes);
    return header.hasFooter ? qMax<qint64>(0, header.end - rest.begin) : 0;
}

qint64 tgaHasFooter(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const TgaHeader header = TgaHeader::read(bytes);
    return header.hasFooter && rest.begin == header.end;
}

} // namespace hexahedron
