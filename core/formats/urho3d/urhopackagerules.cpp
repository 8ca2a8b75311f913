// Packages.
#include "core/formats/urho3d/urhopackageformat.h"

#include "core/bytes/codec.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/relations/elements.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"

namespace hexahedron {

namespace {

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
            checker.report(urhoissues::packageAppended, checker.tree().itemOf(checker.stream(), package),
                           {.arguments = {QString::number(prefix)}, .reference = "P2"});
    });
}

/// P16, P17
void packageHasFiles(Checker &checker)
{
    constexpr qint64 Most = qint64(1) << 32;
    withPackage(checker, [&](const Kind &kind, NodeId package) {
        const Item item = checker.tree().itemOf(checker.stream(), package);
        const Item count = checker.partOf(package, kind.fileCount);
        if (count.isValid() && checker.integerOf(package, kind.fileCount, -1) == 0)
            checker.report(urhoissues::packageEmpty, count, {.reference = "P16"});
        if (item.range.size() >= Most)
            checker.report(urhoissues::packageTooLarge, item,
                           {.arguments = {QString::number(item.range.size())}, .reference = "P17"});
    });
}

bool leadsOutside(const QByteArray &name)
{
    const bool hasDrive = name.size() > 1 && name[1] == ':';
    return name.startsWith('/') || hasDrive || name.contains('\\') || name == ".." || name.startsWith("../")
           || name.contains("/../") || name.endsWith("/..");
}

/// P6, P7, P8
class Entries
{
public:
    explicit Entries(const Kind &kind)
        : m_kind(kind)
    {
    }

    void look(Checker &checker, NodeId entries)
    {
        const NodeStore &nodes = checker.nodes();
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        qint64 last = -1;
        for (NodeId id = nodes.firstChild(entries); id != NoNode && !checker.isCancelled();
             id = nodes.nextSibling(id)) {
            const std::vector<Part> &parts = visitor.layOut(id);
            const NodeSight sight{.node = id, .field = m_kind.entries, .parts = parts, .cursor = &visitor.cursor()};
            const QByteArray name = textIn(sight, *m_kind.name);
            if (leadsOutside(name))
                checker.report(urhoissues::nameLeadsOutside, checker.partOf(id, m_kind.name),
                               {.arguments = {QString::fromUtf8(name)}, .reference = "P6"});
            const qint64 size = sight.integer(m_kind.size, -1);
            const qint64 offset = sight.integer(m_kind.offset, -1);
            if (size == 0)
                checker.report(urhoissues::entryEmpty, checker.partOf(id, m_kind.size),
                               {.arguments = {QString::fromUtf8(name)}, .reference = "P7"});
            if (size > 0 && offset < last)
                checker.report(urhoissues::entriesUnordered, checker.partOf(id, m_kind.offset),
                               {.arguments = {QString::fromUtf8(name)}, .reference = "P8"});
            last = size > 0 ? offset : last;
        }
    }

private:
    const Kind &m_kind;
};

void entriesAreUsable(Checker &checker)
{
    withPackage(checker, [&](const Kind &kind, NodeId package) {
        const Item entries = checker.partOf(package, kind.entries);
        if (entries.isValid())
            Entries(kind).look(checker, entries.node);
    });
}

/// P11
void checkBlocks(Checker &checker, const Kind &kind, NodeId blocks)
{
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    qint64 first = -1;
    for (NodeId id = nodes.firstChild(blocks); id != NoNode; id = nodes.nextSibling(id)) {
        const std::vector<Part> &parts = visitor.layOut(id);
        const NodeSight sight{.node = id, .field = kind.blocks, .parts = parts, .cursor = &visitor.cursor()};
        const qint64 unpacked = sight.integer(kind.unpackedSize, -1);
        const qint64 packed = sight.integer(kind.packedSize, -1);
        if (unpacked < 0 || packed < 0)
            return; // cut off, which is reported elsewhere
        first = first < 0 ? unpacked : first;
        const bool isLast = nodes.nextSibling(id) == NoNode;
        const auto report = [&](const IssueKind &kind_, const Field *field, std::optional<Severity> severity = {}) {
            checker.report(kind_, checker.partOf(id, field),
                           {.arguments = {QString::number(unpacked), QString::number(packed), QString::number(first)},
                            .reference = "P11",
                            .severity = severity});
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

std::vector<Rule> urhoPackageRules()
{
    return {packageMayBeAppended, packageHasFiles, entriesAreUsable, blocksAreReadable};
}

} // namespace hexahedron
