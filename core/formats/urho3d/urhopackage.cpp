#include "core/bytes/checksums.h"
#include "core/bytes/codec.h"
#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/formats/registry.h"
#include "core/formats/urho3d/urhoformats.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/relations/elements.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"
#include "core/schema/described.h"
#include "core/tree/format.h"
#include "core/tree/items.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

/// Urho3D's packages (.pak): files one after another, as they are or packed in blocks, with a directory before them.
class UrhoPackageFormat : public Described<UrhoPackageFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoPackageFormat)

public:
    UrhoPackageFormat();

    /// Fields that rules refer to, of one of the two kinds of packages.
    struct Kind
    {
        const Field *package = nullptr, *fileCount = nullptr, *entries = nullptr;
        const Field *name = nullptr, *offset = nullptr, *size = nullptr, *checksum = nullptr, *content = nullptr;
        const Field *blocks = nullptr; ///< null where contents are not packed
        const Field *unpackedSize = nullptr, *packedSize = nullptr;
    };
    static constexpr qint64 BlockSize = 32768;

    Kind stored, packed;

private:
    static Kind describe(RecordRef package, bool isPacked);
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

    stored = describe(builder.file().section("UPAK", "UPAK").orAppended(), false);
    packed = describe(builder.file().section("ULZ4", "ULZ4").orAppended(), true);
    schema = builder.finish();
}

UrhoPackageFormat::Kind UrhoPackageFormat::describe(RecordRef package, bool isPacked)
{
    Kind fields;
    fields.package = package.field();
    package.text("identifier").size(4);
    const auto fileCount = package.u32("fileCount").as(fields.fileCount);
    const auto checksum = package.u32("checksum").hexadecimal();

    auto entry = package.records("entries").times(fileCount).as(fields.entries);
    const auto name = entry.text("name")
                          .initially("file")
                          .must(beFilled(urhoissues::nameEmpty, "P6", Severity::Error))
                          .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                          .must(beUnique(urhoissues::nameRepeated, "P6", Severity::Error))
                          .as(fields.name);
    const auto offset = entry.u32("offset").unit(QT_TR_NOOP("bytes")).as(fields.offset);
    const auto size = entry.u32("size").unit(QT_TR_NOOP("bytes")).as(fields.size);
    const auto entryChecksum = entry.u32("checksum").hexadecimal().as(fields.checksum);
    const auto holdFile = [&](auto content) {
        content.at(offset)
            .holdsFile(&recogniseContent)
            .called(name)
            .checksumIn(entryChecksum, checksums::sdbm, "P13")
            .allChecksumsIn(checksum, "P14")
            .as(fields.content);
    };
    if (isPacked) {
        auto content = entry.record("content");
        auto block = content.records("blocks")
                         .sealed(QT_TR_NOOP("Blocks are made anew when the content changes."))
                         .as(fields.blocks);
        const auto unpackedSize = block.u16("unpackedSize").unit(QT_TR_NOOP("bytes")).as(fields.unpackedSize);
        const auto packedSize = block.u16("packedSize").unit(QT_TR_NOOP("bytes")).as(fields.packedSize);
        const auto data = block.bytes("data").times(packedSize);
        block.untilSum(unpackedSize, size);
        holdFile(content.unpacks(data, codecs::lz4(), unpackedSize).inPiecesOf(BlockSize));
    } else {
        holdFile(entry.bytes("content").times(size));
    }
    package.u32("packageSize").atEnd().ownSize().mayBeAbsent().unit(QT_TR_NOOP("bytes"));
    return fields;
}

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

using Kind = UrhoPackageFormat::Kind;

/// Calls `visit(kind, node)` for the package of a file.
template<typename Visit>
void withPackage(Checker &checker, Visit visit)
{
    const NodeStore &nodes = checker.nodes();
    const UrhoPackageFormat &format = UrhoPackageFormat::instance();
    for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id)) {
        for (const Kind *kind : {&format.stored, &format.packed}) {
            if (nodes[id].field == kind->package->id)
                visit(*kind, id);
        }
    }
}

/// P2
void packageMayBeAppended(Checker &checker)
{
    withPackage(checker, [&](const Kind &, NodeId package) {
        const qint64 prefix = checker.nodes()[package].begin - checker.nodes()[0].begin;
        if (prefix > 0)
            checker.report(urhoissues::packageAppended, checker.itemOf(package), "P2", {prefix});
    });
}

/// P16, P17
void packageHasFiles(Checker &checker)
{
    constexpr qint64 Most = qint64(1) << 32;
    withPackage(checker, [&](const Kind &kind, NodeId package) {
        const Item item = checker.itemOf(package);
        const Item count = checker.partOf(package, kind.fileCount);
        if (count.isValid() && checker.integerOf(package, kind.fileCount, -1) == 0)
            checker.report(urhoissues::packageEmpty, count, "P16");
        if (item.range.size() >= Most)
            checker.report(urhoissues::packageTooLarge, item, "P17", {item.range.size()});
    });
}

bool leadsOutside(const QByteArray &name)
{
    const bool hasDrive = name.size() > 1 && name[1] == ':';
    return name.startsWith('/') || hasDrive || name.contains('\\') || name == ".." || name.startsWith("../")
           || name.contains("/../") || name.endsWith("/..");
}

/// Contents of entries that say that they have none: their checksums prove where they end.
class LostContents
{
public:
    LostContents(const Checker &checker, const Kind &kind, NodeId entries)
        : m_kind(kind)
        , m_bytes(checker.tree().bytes(checker.stream()))
        , m_package(checker.nodes()[checker.nodes().parent(entries)].range())
    {
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        for (NodeId id = checker.nodes().firstChild(entries); id != NoNode; id = checker.nodes().nextSibling(id))
            m_begins.push_back(m_package.begin + sightOf(visitor, id).integer(kind.offset));
        m_begins.insert(m_begins.end(), {m_package.end - OwnSize, m_package.end});
        std::ranges::sort(m_begins);
    }
    /// The size of the content that begins at `offset` in the package; nothing where none has that checksum.
    std::optional<qint64> sizeAt(qint64 offset, quint32 checksum)
    {
        const qint64 begin = m_package.begin + offset;
        for (auto end = std::ranges::upper_bound(m_begins, begin); end != m_begins.end(); ++end) {
            const ByteRange place{begin, *end};
            m_left -= place.size();
            if (!m_package.contains(place) || m_left < 0)
                break;
            if (const auto size = m_kind.blocks ? sizeOfBlocks(place, checksum) : sizeOfBytes(place, checksum))
                return size;
            if (*end < m_package.end - OwnSize) // only the last content ends in one of two places
                break;
        }
        return {};
    }

private:
    std::optional<qint64> sizeOfBytes(ByteRange place, quint32 checksum) const
    {
        return sdbm(m_bytes, place) == checksum ? std::optional(place.size()) : std::nullopt;
    }
    std::optional<qint64> sizeOfBlocks(ByteRange place, quint32 checksum)
    {
        const qint64 headerSize = m_kind.unpackedSize->width + m_kind.packedSize->width;
        ByteCursor cursor(m_bytes);
        quint32 sum = 0;
        qint64 size = 0;
        for (qint64 at = place.begin; at + headerSize <= place.end;) {
            const uchar *header = cursor.at(at, headerSize);
            const qint64 unpacked = decodeUnsigned(*m_kind.unpackedSize, header);
            const qint64 packed = decodeUnsigned(*m_kind.packedSize, header + m_kind.unpackedSize->width);
            const ByteRange data = ByteRange{0, packed}.translated(at + headerSize);
            m_left -= unpacked;
            if (unpacked <= 0 || unpacked > UrhoPackageFormat::BlockSize || packed <= 0 || data.end > place.end
                || m_left < 0)
                return {};
            const Decoded block = codecs::lz4().decode({cursor.at(data.begin, packed), size_t(packed)}, {}, unpacked,
                                                       unpacked);
            if (block.problem != Decoded::Problem::None)
                return {};
            sum = sdbm({reinterpret_cast<const uchar *>(block.bytes.constData()), size_t(block.bytes.size())}, sum);
            size += unpacked;
            at = data.end;
            if (at == place.end)
                return sum == checksum ? std::optional(size) : std::nullopt;
        }
        return {};
    }

    static constexpr qint64 OwnSize = 4;     ///< of the package, which may follow the contents
    static constexpr qint64 Most = 16 << 20; ///< bytes that are looked at, and expanded, in all
    const Kind &m_kind;
    const Bytes &m_bytes;
    ByteRange m_package;
    std::vector<qint64> m_begins;
    qint64 m_left = Most;
};

/// P6, P7, P8
void checkEntries(Checker &checker, const Kind &kind, NodeId entries)
{
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    std::optional<LostContents> lost; // made when it is needed
    qint64 last = -1;
    for (NodeId id = nodes.firstChild(entries); id != NoNode && !checker.isCancelled(); id = nodes.nextSibling(id)) {
        const NodeSight sight = sightOf(visitor, id);
        const QByteArray name = textIn(sight, *kind.name);
        if (leadsOutside(name))
            checker.report(urhoissues::nameLeadsOutside, checker.partOf(id, kind.name), "P6",
                           {QString::fromUtf8(name)});
        const qint64 size = sight.integer(kind.size, -1);
        const qint64 offset = sight.integer(kind.offset, -1);
        if (size == 0 && checker.lists(urhoissues::entryEmpty)) {
            const auto checksum = quint32(sight.integer(kind.checksum));
            if (checksum != 0 && !lost)
                lost.emplace(checker, kind, entries);
            const auto found = checksum != 0 && offset > 0 ? lost->sizeAt(offset, checksum) : std::nullopt;
            const Item stored = checker.partOf(id, kind.size);
            checker.report(urhoissues::entryEmpty, stored, "P7", {QString::fromUtf8(name)},
                           found ? repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Write the size with which what lies "
                                                                                  "there has its checksum."),
                                                     stored, *found)
                                 : Repair(),
                           found ? std::optional(Severity::Warning) : std::nullopt);
        }
        if (size > 0 && offset < last)
            checker.report(urhoissues::entriesUnordered, checker.partOf(id, kind.offset), "P8",
                           {QString::fromUtf8(name)});
        last = size > 0 ? offset : last;
    }
}

void entriesAreUsable(Checker &checker)
{
    withPackage(checker, [&](const Kind &kind, NodeId package) {
        const Item entries = checker.partOf(package, kind.entries);
        if (entries.isValid())
            checkEntries(checker, kind, entries.node);
    });
}

/// P11
void checkBlocks(Checker &checker, const Kind &kind, NodeId blocks)
{
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    qint64 first = -1;
    for (NodeId id = nodes.firstChild(blocks); id != NoNode; id = nodes.nextSibling(id)) {
        const NodeSight sight = sightOf(visitor, id);
        const qint64 unpacked = sight.integer(kind.unpackedSize, -1);
        const qint64 packed = sight.integer(kind.packedSize, -1);
        if (unpacked < 0 || packed < 0)
            return; // cut off, which is reported elsewhere
        first = first < 0 ? unpacked : first;
        const bool isLast = nodes.nextSibling(id) == NoNode;
        const auto report = [&](const IssueKind &kind_, const Field *field, std::optional<Severity> severity = {}) {
            checker.report(kind_, checker.partOf(id, field), "P11", {unpacked, packed, first}, {}, severity);
        };
        // What any packer makes of n bytes at the worst.
        const qint64 bound = unpacked + unpacked / 255 + 16;
        if (unpacked == 0 || packed == 0)
            report(urhoissues::blockEmpty, unpacked == 0 ? kind.unpackedSize : kind.packedSize);
        else if (unpacked > first)
            report(urhoissues::blockTooLarge, kind.unpackedSize);
        else if (packed > bound)
            report(urhoissues::blockBadlyPacked, kind.packedSize);
        else if (unpacked > UrhoPackageFormat::BlockSize || (!isLast && unpacked < first))
            report(urhoissues::blockUnusual, kind.unpackedSize);
    }
}

void blocksAreReadable(Checker &checker)
{
    const Kind &kind = UrhoPackageFormat::instance().packed;
    const NodeStore &nodes = checker.nodes();
    for (NodeId id = 0; id < nodes.size() && !checker.isCancelled(); ++id) {
        if (nodes[id].field == kind.blocks->id && nodes[nodes.parent(id)].field == kind.content->id)
            checkBlocks(checker, kind, id);
    }
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
        .rules = {packageMayBeAppended, packageHasFiles, entriesAreUsable, blocksAreReadable},
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
