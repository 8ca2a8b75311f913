#include "core/formats/image/tgaheader.h"

#include "core/formats/image/tgaformat.h"
#include "core/read/layout.h"

#include <array>

namespace hexahedron {

TgaHeader TgaHeader::read(const ValueStack &values)
{
    return TgaFormat::instance().numbers.read(values);
}

TgaHeader TgaHeader::read(const StreamTree &stream)
{
    return TgaFormat::instance().numbers.read(stream);
}

void TgaHeader::finish()
{
    if (!hasFooter())
        return;
    extension += begin;
    developer += begin;
}

qint64 TgaHeader::areasBegin(qint64 offset) const
{
    qint64 first = end;
    for (const qint64 area : {extension, developer}) {
        if (offset <= area && area < first)
            first = area;
    }
    return first;
}

qint64 TgaHeader::plainDepth() const
{
    constexpr std::array<qint64, 5> known{8, 15, 16, 24, 32};
    const bool isKnown = std::find(known.begin(), known.end(), pixelDepth) != known.end();
    return hasPixels() && !isRunLength() && isKnown ? bytesPerPixel() * 8 : 0;
}

qint64 TgaHeader::rowCount(ByteRange rest) const
{
    const qint64 rowSize = width * bytesPerPixel();
    return rowSize > 0 ? qMin(height, dataSize(rest) / rowSize) : 0;
}

qint64 TgaHeader::developerSize(ByteRange rest) const
{
    const bool isAhead = rest.begin <= extension && extension < end;
    return hasFooter() ? qMax<qint64>(0, (isAhead ? extension : end) - rest.begin) : 0;
}

bool TgaHeader::hasExtension(ByteRange rest) const
{
    return hasFooter() && rest.begin == extension && end - rest.begin >= ExtensionSize;
}

namespace {

/// Where a field of the footer lies that ends with `rest`; empty when there is no footer.
ByteRange inFooter(ByteCursor &bytes, ByteRange rest, const Field *field)
{
    const TgaFormat::Fields &fields = TgaFormat::instance().fields;
    constexpr char Signature[] = "TRUEVISION-XFILE."; // with its NUL
    const qint64 begin = rest.end - fields.footer->leastSize;
    ByteRange found;
    bool isThere = false;
    for (const Part &part : elementParts(*fields.footer, {})) {
        const ByteRange range = part.range.translated(begin);
        if (begin < rest.begin)
            break;
        if (part.field == fields.signature)
            isThere = std::memcmp(bytes.at(range.begin, range.size()), Signature, sizeof Signature) == 0;
        if (part.field == field)
            found = range;
    }
    return isThere ? found : ByteRange();
}

qint64 numberInFooter(ByteCursor &bytes, ByteRange rest, const Field *field)
{
    const ByteRange range = inFooter(bytes, rest, field);
    return range.isEmpty() ? 0 : decodeInteger(*field, bytes.at(range.begin, range.size()));
}

} // namespace

qint64 tgaFileEnd(ByteCursor &, ByteRange rest, const ValueStack &)
{
    return rest.end;
}

qint64 tgaEnd(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    const TgaFormat::Fields &fields = TgaFormat::instance().fields;
    return rest.end - (inFooter(bytes, rest, fields.signature).isEmpty() ? 0 : fields.footer->leastSize);
}

qint64 tgaExtension(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return numberInFooter(bytes, rest, TgaFormat::instance().fields.extensionOffset);
}

qint64 tgaDeveloper(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return numberInFooter(bytes, rest, TgaFormat::instance().fields.developerOffset);
}

} // namespace hexahedron
