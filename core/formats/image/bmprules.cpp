// 95: what Horde3D makes of bitmaps.
#include "core/formats/image/bmpformat.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/relations/repairs.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

constexpr const char *Reference = "95";

constexpr auto fields = &fieldsOf<BmpFormat>;

QString what(const char *text)
{
    return QCoreApplication::translate("BmpFormat", text);
}

/// The engine rejects a bitmap for the first of these.
void checkHeader(Checker &checker, const BmpHeader &header, const Item &headerItem)
{
    constexpr std::array taken{BmpHeader::CoreSize, BmpHeader::InfoSize, BmpHeader::V3Size, BmpHeader::V4Size,
                               BmpHeader::V5Size};
    const Tree &tree = checker.tree();
    const auto reject = [&](qint64 row, const QString &why) {
        checker.report(imageissues::bmpNotTaken, tree.child(headerItem, row),
                       {.arguments = {why}, .reference = Reference});
    };
    constexpr qint64 SizeRow = 0, BitsRow = 4, CompressionRow = 5;
    if (std::find(taken.begin(), taken.end(), header.size) == taken.end())
        reject(SizeRow, what(QT_TRANSLATE_NOOP("BmpFormat", "a header of %1 bytes")).arg(header.size));
    if (header.compression != BmpHeader::Rgb && header.compression != BmpHeader::BitFields)
        reject(CompressionRow, what(QT_TRANSLATE_NOOP("BmpFormat", "compression %1")).arg(header.compression));
    else if (header.bitCount == 1 || !header.isPlain())
        reject(BitsRow, what(QT_TRANSLATE_NOOP("BmpFormat", "%1 bits per pixel")).arg(header.bitCount));
}

void checkFileSize(Checker &checker, const BmpHeader &header, const Item &fileHeader)
{
    const qint64 size = checker.nodes()[0].size;
    if (header.fileSize == size)
        return;
    const Item item = checker.tree().childNamed(fileHeader, u"bfSize");
    checker.report(imageissues::fileSizeDiffers, item,
                   {.arguments = {QString::number(header.fileSize), QString::number(size)},
                    .reference = Reference,
                    .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the size that the file has."),
                                                 item, double(size))});
}

void engineTakesTheBitmap(Checker &checker)
{
    const NodeId node = checker.nodes().firstChild(0);
    if (node == NoNode || checker.nodes()[node].field != fields().bitmap->id)
        return;
    const BmpHeader header = BmpHeader::read(checker.tree().stream(checker.stream()));
    const Item headerItem = checker.partOf(node, header.isCore() ? fields().coreHeader : fields().infoHeader);
    constexpr qint64 LeastRows = 5;
    if (!headerItem.isValid() || checker.tree().childCount(headerItem) < LeastRows)
        return; // cut off, which is reported
    checkHeader(checker, header, headerItem);
    checkFileSize(checker, header, checker.partOf(node, fields().fileHeader));
    const Item width = checker.tree().child(headerItem, 1);
    const Item height = checker.tree().child(headerItem, 2);
    if (!isSideWrong(checker, width, header.width, Reference))
        reportSide(checker, width, header.width);
    if (!isSideWrong(checker, height, header.rowCount(), Reference))
        reportSide(checker, height, header.rowCount());
}

} // namespace

std::vector<Rule> bmpRules()
{
    return {extensionFitsTheContent, engineTakesTheBitmap};
}

} // namespace hexahedron
