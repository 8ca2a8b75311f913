// 96: what Horde3D makes of TGA files.
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/tgaformat.h"

namespace hexahedron {

namespace {

constexpr const char *Reference = "96";

constexpr auto fields = &fieldsOf<TgaFormat>;

template<size_t Size>
bool isOneOf(const std::array<qint64, Size> &all, qint64 number)
{
    return std::find(all.begin(), all.end(), number) != all.end();
}

/// The pixels that packets make, as far as they are there; stops when it is enough.
qint64 pixelsIn(Checker &checker, ByteRange data, qint64 bytesPerPixel, qint64 enough)
{
    constexpr int RunBit = 0x80;
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    qint64 pixels = 0;
    for (qint64 position = data.begin; position < data.end && pixels < enough && !checker.isCancelled();) {
        const int packet = *cursor.at(position++, 1);
        const qint64 count = packet % RunBit + 1;
        const qint64 stored = packet & RunBit ? 1 : count;
        const qint64 there = qMin(stored, (data.end - position) / bytesPerPixel);
        pixels += there == stored ? count : there;
        position += stored * bytesPerPixel;
    }
    return pixels;
}

void checkPackets(Checker &checker, const TgaHeader &header, const Item &data)
{
    const qint64 wanted = header.width * header.height;
    const qint64 there = pixelsIn(checker, data.range, header.bytesPerPixel(), wanted);
    if (there < wanted)
        checker.report(imageissues::pixelsMissing, data,
                       {.arguments = {QString::number(wanted), QString::number(there)}, .reference = Reference});
}

/// Pixels that are not packed.
void checkRows(Checker &checker, const TgaHeader &header, const Item &rows, const Item &cutOff)
{
    const qint64 wanted = header.width * header.height;
    const qint64 more = cutOff.isValid() ? cutOff.range.size() / header.bytesPerPixel() : 0;
    if (rows.count < header.height)
        checker.report(imageissues::pixelsMissing, rows,
                       {.arguments = {QString::number(wanted), QString::number(rows.count * header.width + more)},
                        .reference = Reference});
}

void engineTakesThePicture(Checker &checker)
{
    const NodeId node = checker.nodes().firstChild(0);
    if (node == NoNode || checker.nodes()[node].field != fields().picture->id)
        return;
    const Item depth = checker.partOf(node, fields().pixelDepth);
    if (!depth.isValid())
        return; // cut off
    const TgaHeader header = TgaHeader::read(checker.tree().stream(checker.stream()));
    constexpr std::array<qint64, 6> types{1, 2, 3, 9, 10, 11};
    constexpr std::array<qint64, 5> bits{8, 15, 16, 24, 32};
    const bool isTypeTaken = isOneOf(types, header.imageType);
    const bool isTaken = isTypeTaken && isOneOf(bits, header.pixelDepth);
    if (!isTaken)
        checker.report(imageissues::tgaNotTaken, isTypeTaken ? depth : checker.partOf(node, fields().imageType),
                       {.arguments = {QString::number(header.imageType), QString::number(header.pixelDepth)},
                        .reference = Reference});
    bool isWrong = isSideWrong(checker, checker.partOf(node, fields().height), header.height, Reference);
    isWrong = isSideWrong(checker, checker.partOf(node, fields().width), header.width, Reference) || isWrong;
    if (const Item data = checker.partOf(node, fields().data);
        data.isValid() && isTaken && header.isRunLength() && !isWrong)
        checkPackets(checker, header, data);
    if (const Item rows = checker.partOf(node, fields().rows); rows.isValid() && isTaken && !isWrong)
        checkRows(checker, header, rows, checker.partOf(node, fields().cutOffRow));
    if (header.colorMapType == 1 && !isOneOf(bits, header.colorMapEntrySize))
        checker.report(imageissues::tgaMapNotTaken, checker.partOf(node, fields().colorMapEntrySize),
                       {.arguments = {QString::number(header.colorMapEntrySize)}, .reference = Reference});
    reportSides(checker, checker.partOf(node, fields().width), checker.partOf(node, fields().height));
}

} // namespace

std::vector<Rule> tgaRules()
{
    return {extensionFitsTheContent, engineTakesThePicture};
}

} // namespace hexahedron
