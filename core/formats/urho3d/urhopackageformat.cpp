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

constexpr const char *contentBeyondEnd = QT_TRANSLATE_NOOP(
    "UrhoPackageFormat", "The engine refuses a package with content beyond the end of the file.");

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
    const bool isPacked = package.field()->signature == "ULZ4";
    package.text("identifier")
        .size(4)
        .doc(QT_TR_NOOP("UPAK: files as they are. ULZ4: files packed in blocks. Offsets are counted from here."))
        .note(QT_TR_NOOP("Where the file begins with something else, the engine looks for a package that is appended, "
                         "by the last number of the file."));
    auto fileCount = package.u32("fileCount")
                         .doc(QT_TR_NOOP("Number of files, each with an entry below."))
                         .note(QT_TR_NOOP("The engine does not compare it with the file: too large a number makes it "
                                          "read entries out of contents. It refuses an empty package."));
    auto checksum = package.u32("checksum")
                        .hexadecimal()
                        .doc(QT_TR_NOOP("By it clients look for the packages that a server wants: with a wrong one "
                                        "they never match. Loaders do not look at it. Contents count unpacked; the sum "
                                        "is each byte plus 65599 times the sum so far, in 32 bits."));

    auto entry = package.records("entries").times(fileCount).doc(
        QT_TR_NOOP("The directory: what the files are called and where they lie."));
    auto name =
        entry.text("name")
            .initially("file")
            .must(beFilled(urhoissues::nameEmpty, "P6", Severity::Error))
            .must(beUnicode(urhoissues::textNotUtf8, "C2"))
            .must(beUnique(urhoissues::nameRepeated, "P6", Severity::Error))
            .doc(QT_TR_NOOP("Relative path with slashes, as resources ask for it."))
            .note(QT_TR_NOOP(
                "Large and small letters differ, except on Windows. Of two files with one name the later one counts."));
    auto offset = entry.u32("offset")
                      .unit(QT_TR_NOOP("bytes"))
                      .doc(QT_TR_NOOP("Where the content begins, counted from the identifier of the package."))
                      .note(isPacked ? QT_TR_NOOP("The engine does not check whether it lies in the file.")
                                     : contentBeyondEnd);
    auto size = entry.u32("size")
                    .unit(QT_TR_NOOP("bytes"))
                    .doc(isPacked ? QT_TR_NOOP(
                             "Length of the content unpacked: the blocks go on until they make so many bytes.")
                                  : QT_TR_NOOP("Length of the content."))
                    .note(isPacked ? QT_TR_NOOP("A size below that of the blocks cuts the content off without a word.")
                                   : contentBeyondEnd);
    auto entryChecksum = entry.u32("checksum")
                             .hexadecimal()
                             .doc(QT_TR_NOOP("Tells whether the unpacked content is undamaged: each byte plus 65599 "
                                             "times the sum so far, in 32 bits. The engine does not look at it."));

    fields.fileCount = fileCount.field();
    fields.entries = entry.field();
    fields.name = name.field();
    fields.offset = offset.field();
    fields.size = size.field();
    return {checksum, entry, name, offset, size, entryChecksum};
}

void UrhoPackageFormat::storedPackage(RecordRef package, Kind &fields)
{
    package.doc(QT_TR_NOOP("A package: a directory, then the files one after another, as they are. The engine reads "
                           "its resources out of it."));
    Directory d = directory(package, fields);

    fields.content = d.entry.bytes("content")
                         .at(d.offset)
                         .times(d.size)
                         .holdsFile(&recogniseContent)
                         .called(d.name)
                         .checksumIn(d.entryChecksum, checksums::sdbm, "P13")
                         .allChecksumsIn(d.checksum, "P14")
                         .doc(QT_TR_NOOP("The content of the file, as it is; the engine loads it by its name."))
                         .field();

    packageSize(package, fields);
}

void UrhoPackageFormat::packedPackage(RecordRef package, Kind &fields)
{
    package.doc(QT_TR_NOOP("A package: a directory, then the files one after another, each packed in blocks. The "
                           "engine reads its resources out of it."));
    Directory d = directory(package, fields);

    auto content = d.entry.record("content").at(d.offset).doc(
        QT_TR_NOOP("The content of the file, in blocks that are packed one by one; the engine loads it by its name."));
    auto block =
        content.records("blocks")
            .sealed(QT_TR_NOOP("Blocks are made anew when the content changes."))
            .doc(QT_TR_NOOP(
                "Pieces of the content, packed one by one, until size of the entry is reached. As the engine's tool "
                "writes them, each has 32768 bytes before packing, and only the last one less."));
    const auto unpackedSize =
        block.u16("unpackedSize")
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP("Length of the block before packing, at most 32768 as the engine's tool writes it."))
            .note(QT_TR_NOOP(
                "A later block that is larger than the first one makes the engine write into foreign memory."));
    const auto packedSize = block.u16("packedSize")
                                .unit(QT_TR_NOOP("bytes"))
                                .doc(QT_TR_NOOP(
                                    "Length of the data that follows. The engine finds the next block by it."));
    const auto data = block.bytes("data")
                          .times(packedSize)
                          .doc(QT_TR_NOOP("A raw LZ4 block, without a frame and without memory of the block before."))
                          .note(QT_TR_NOOP("It has to expand to unpackedSize exactly."));
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
    fields.packageSize =
        package.u32("packageSize")
            .atEnd()
            .ownSize()
            .mayBeAbsent()
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP(
                "Length of the package from its identifier to here, this number included. By it, loaders find a "
                "package that is appended to another file. Packages from before October 2013 end without it."))
            .note(QT_TR_NOOP(
                "The engine reads it only where the file does not begin with the identifier; then it has to be exact."))
            .field();
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
