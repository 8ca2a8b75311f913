// Which layout of the header a file has.
#include "core/formats/kohi/k3dformat.h"

#include "core/read/reader.h"
#include "core/read/records.h"
#include "core/tree/tree.h"

namespace hexahedron {

namespace {

constexpr qint64 Number = 4, TableSize = 8, Entry = Number + Number; // of the string table: offset and length
constexpr qint64 NarrowHeader = Number + TableSize, WideHeader = Number + Number + TableSize; // count, padding and size

const K3dFormat::Fields &fieldsOf(const K3dLayout &layout)
{
    return K3dFormat::instance().kinds[size_t(&layout - k3dLayouts.data())];
}

/// What string_table_offset says in a file that begins at `begin`; 0 when the file ends before it.
qint64 tableOffset(const Bytes &bytes, qint64 begin, const K3dFormat::Fields &fields)
{
    return Records(bytes, Part{.field = fields.header, .range = {begin, begin}}).integer(0, fields.stringTableOffset);
}

/// Whether the last guard, that of the strings, stands before the place that the header names.
bool leadsToTable(const Bytes &bytes, ByteRange file, const K3dFormat::Fields &fields)
{
    const Field &guard = *fields.guards.back();
    const qint64 offset = tableOffset(bytes, file.begin, fields);
    if (offset < fields.layout->headerSize() + guard.width || offset > file.size() - NarrowHeader)
        return false;
    return decodeInteger(guard, ByteCursor(bytes).at(file.begin + offset - guard.width, guard.width))
           == qint64(guard.initialValue(0));
}

/// Where a string table with a header of that size ends; nothing when entries or their characters pass the end of the file.
std::optional<qint64> tableEnd(ByteCursor &bytes, ByteRange table, qint64 headerSize)
{
    constexpr qint64 MostLookedAt = 64; // of more entries these tell as well
    const uchar *header = bytes.at(table.begin, headerSize);
    if (!header || table.size() < headerSize)
        return std::nullopt;
    const qint64 count = decodeInteger(header, Number, false);
    const auto size = quint64(decodeInteger(header + headerSize - TableSize, TableSize, false));
    const qint64 entries = table.begin + headerSize;
    if (count > (table.end - entries) / Entry || size > quint64(table.end - entries - Entry * count))
        return std::nullopt;
    for (qint64 i = 0; i < qMin(count, MostLookedAt); ++i) {
        const uchar *entry = bytes.at(entries + Entry * i, Entry);
        if (quint64(decodeInteger(entry, Number, false) + decodeInteger(entry + Number, Number, false)) > size)
            return std::nullopt;
    }
    return entries + Entry * count + qint64(size);
}

} // namespace

K3dFit K3dFit::of(const StreamTree &read)
{
    const NodeStore &nodes = read.nodes;
    const K3dFormat &format = K3dFormat::instance();
    const auto fieldsAt = [&](NodeId id) {
        return id == NoNode ? nullptr : format.fieldsOf(&fieldById(nodes[id].field));
    };
    const NodeId file = fieldsAt(0) ? 0 : nodes.firstChild(0);
    const K3dFormat::Fields *fields = fieldsAt(file);
    K3dFit fit;
    if (!fields)
        return fit;
    NodeVisitor visitor(read);
    ByteCursor bytes(read.bytes);
    qint64 table = -1; // where it begins: behind the last guard
    bool areTypesKnown = true;
    for (NodeId id = nodes.firstChild(file); id != NoNode; id = nodes.nextSibling(id)) {
        for (const Part &part : visitor.layOut(id)) {
            if (part.field == fields->meshTypes) {
                for (qint64 i = 0; i < part.count; ++i)
                    areTypesKnown = areTypesKnown && *bytes.at(part.range.begin + i, 1) <= 1;
            }
            if (part.fault != Fault::None || std::ranges::find(fields->guards, part.field) == fields->guards.end())
                continue;
            const bool isRight = decodeInteger(*part.field, bytes.at(part.range.begin, part.field->width))
                                 == qint64(part.field->initialValue(0));
            fit.wrongGuards += isRight ? 0 : 1;
            fit.guards += fit.wrongGuards == 0 ? 1 : 0;
            table = part.field == fields->guards.back() ? part.range.end : table;
        }
    }
    const ByteRange range{nodes[file].begin, read.bytes.size()};
    fit.reachesTable = table >= 0 && areTypesKnown;
    fit.hasOffset = fit.reachesTable && range.begin + tableOffset(read.bytes, range.begin, *fields) == table;
    fit.score = fit.guards + (leadsToTable(read.bytes, range, *fields) ? 1 : 0);
    return fit;
}

K3dFit K3dFit::of(const Bytes &file, const K3dLayout &layout)
{
    return of(readStream({.schema = *K3dFormat::instance().schema, .bytes = file, .root = fieldsOf(layout).file}));
}

int k3dLayoutOf(const Bytes &file)
{
    std::vector<int> leading; // most files need not be read for this
    for (size_t i = 0; i < k3dLayouts.size(); ++i) {
        if (leadsToTable(file, file.range(), fieldsOf(k3dLayouts[i])))
            leading.push_back(int(i));
    }
    if (leading.size() == 1)
        return leading.front();
    int best = 0;
    int bestScore = 0;
    for (size_t i = 0; i < k3dLayouts.size(); ++i) {
        const K3dFit fit = K3dFit::of(file, k3dLayouts[i]);
        if (fit.isComplete())
            return int(i);
        if (fit.score > bestScore) {
            best = int(i);
            bestScore = fit.score;
        }
    }
    return best;
}

bool hasWideStringHeader(ByteCursor &bytes, ByteRange table)
{
    const auto wide = tableEnd(bytes, table, WideHeader);
    const auto narrow = tableEnd(bytes, table, NarrowHeader);
    if (!wide || !narrow)
        return wide || !narrow;
    return *wide == table.end || *narrow != table.end;
}

} // namespace hexahedron
