#include "core/formats/urho3d/urhopackageformat.h"

#include "core/check/engineissues.h"
#include "core/formats/registry.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"

#include <cstring>

namespace hexahedron {

namespace {

} // namespace

struct UrhoPackageFormat::Directory
{
    FieldRef checksum; ///< of the package
    RecordRef entry;
    FieldRef name, offset, size, entryChecksum;
};

UrhoPackageFormat::UrhoPackageFormat()
{
    SchemaBuilder builder("UrhoPackageFormat", {});
    builder.rule(issues::notThisFormat, "P1")
        .rule(issues::countTooLarge, "P3")
        .rule(issues::cutOff, "P3")
        .rule(issues::textNotTerminated, "P3")
        .rule(issues::partPassesEnd, "P4")
        .rule(issues::partsOverlap, "P5")
        .rule(issues::bytesUnused, "P5")
        .rule(issues::partInDirectory, "P9")
        .rule(issues::sumWrong, "P10")
        .rule(issues::packedBytesDamaged, "P12")
        .rule(issues::expandedSizeWrong, "P12")
        .rule(issues::packedBytesLeft, "P12")
        .rule(issues::sizeWrong, "P15");

    storedPackage(builder.file().section("UPAK", "UPAK").orAppended(), stored);
    packedPackage(builder.file().section("ULZ4", "ULZ4").orAppended(), packed);
    schema = builder.finish();
}

UrhoPackageFormat::Directory UrhoPackageFormat::directory(RecordRef &package, Kind &fields)
{
    fields.package = package.field();
    package.text("identifier").size(4);
    auto fileCount = package.u32("fileCount");
    auto checksum = package.u32("checksum").hexadecimal();

    auto entry = package.records("entries").times(fileCount);
    auto name = entry.text("name")
                    .initially("file")
                    .must(beFilled(urhoissues::nameEmpty, "P6", Severity::Error))
                    .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                    .must(beUnique(urhoissues::nameRepeated, "P6", Severity::Error));
    auto offset = entry.u32("offset").unit(QT_TR_NOOP("bytes"));
    auto size = entry.u32("size").unit(QT_TR_NOOP("bytes"));
    auto entryChecksum = entry.u32("checksum").hexadecimal();

    fields.fileCount = fileCount.field();
    fields.entries = entry.field();
    fields.name = name.field();
    fields.offset = offset.field();
    fields.size = size.field();
    return {checksum, entry, name, offset, size, entryChecksum};
}

void UrhoPackageFormat::storedPackage(RecordRef package, Kind &fields)
{
    Directory d = directory(package, fields);

    fields.content = d.entry.bytes("content")
                         .at(d.offset)
                         .times(d.size)
                         .holdsFile(&recogniseContent)
                         .called(d.name)
                         .checksumIn(d.entryChecksum, checksums::sdbm, "P13")
                         .allChecksumsIn(d.checksum, "P14")
                         .field();

    packageSize(package, fields);
}

void UrhoPackageFormat::packedPackage(RecordRef package, Kind &fields)
{
    Directory d = directory(package, fields);

    auto content = d.entry.record("content").at(d.offset);
    auto block = content.records("blocks").sealed(QT_TR_NOOP("Blocks are made anew when the content changes."));
    const auto unpackedSize = block.u16("unpackedSize").unit(QT_TR_NOOP("bytes"));
    const auto packedSize = block.u16("packedSize").unit(QT_TR_NOOP("bytes"));
    const auto data = block.bytes("data").times(packedSize);
    block.untilSum(unpackedSize, d.size);
    content.unpacks(data, codecs::lz4(), unpackedSize)
        .inPiecesOf(BlockSize)
        .holdsFile(&recogniseContent)
        .called(d.name)
        .checksumIn(d.entryChecksum, checksums::sdbm, "P13")
        .allChecksumsIn(d.checksum, "P14");

    fields.content = content.field();
    fields.blocks = block.field();
    fields.unpackedSize = unpackedSize.field();
    fields.packedSize = packedSize.field();
    packageSize(package, fields);
}

void UrhoPackageFormat::packageSize(RecordRef &package, Kind &fields)
{
    fields.packageSize = package.u32("packageSize").atEnd().ownSize().mayBeAbsent().unit(QT_TR_NOOP("bytes")).field();
}

namespace {

bool hasIdentifier(const Bytes &bytes, qint64 offset)
{
    const QByteArray identifier = bytes.toByteArray({offset, offset + 4});
    return identifier == "UPAK" || identifier == "ULZ4";
}

bool isPackage(const Bytes &bytes)
{
    constexpr qint64 Least = 12;
    if (hasIdentifier(bytes, 0))
        return true;
    const qint64 size = bytes.size();
    if (size < Least + 4)
        return false;
    const QByteArray last = bytes.toByteArray({size - 4, size});
    const qint64 packageSize = decodeInteger(reinterpret_cast<const uchar *>(last.constData()), 4, false);
    return packageSize > Least && packageSize < size && hasIdentifier(bytes, size - packageSize);
}

} // namespace

const Format &urhoPackageFormat()
{
    static const Format format{
        .id = "urho3d.pak",
        .name = QT_TRANSLATE_NOOP("formats", "Urho3D package"),
        .extensions = {QStringLiteral("pak")},
        .recognition = QT_TRANSLATE_NOOP(
            "formats", "The file begins with UPAK or ULZ4, or its last four bytes say how far before the "
                       "end one of them stands."),
        .looksLike = &isPackage,
        .schema = [] { return UrhoPackageFormat::instance().schema; },
        .rules = urhoPackageRules(),
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
