#include "core/salvage/reading.h"

#include "core/read/layout.h"
#include "core/recovery/evidence.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"

namespace hexahedron::salvage {

namespace {

qint64 behindLineEnd(const Bytes &bytes, qint64 offset)
{
    const qint64 more = bytes.at(offset) == '\r' ? 1 : 0;
    return offset < bytes.size() && bytes.at(offset + more) == '\n' ? offset + more + 1 : offset;
}

/// A document is its outermost element.
void readDocument(Reading &reading)
{
    const NodeStore &nodes = reading.tree->stream(0).nodes;
    for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id)) {
        const Node &node = nodes[id];
        if (fieldById(node.field).kind != Kind::Element)
            continue;
        const bool isComplete = node.state == NodeState::Complete;
        reading.end = isComplete ? behindLineEnd(reading.tree->bytes(), node.range().end)
                                 : reading.tree->bytes().size();
        reading.sure = reading.end;
        reading.faults = isComplete ? 0 : 1;
        return;
    }
    reading.faults = 1;
}

/// The number behind all else, if the format has one.
const Field *lastNumberOf(const Tree &tree)
{
    const StreamTree &stream = tree.stream(0);
    const NodeId section = stream.nodes.firstChild(0);
    if (section == NoNode || stream.schema->root->section.all.empty())
        return nullptr;
    const std::vector<const Field *> &body = fieldById(stream.nodes[section].field).body;
    const auto last = std::find_if(body.begin(), body.end(), [](const Field *field) { return field->isAtEnd; });
    return last == body.end() ? nullptr : *last;
}

/// Bytes at the end to which nothing refers are none of the file.
void endBeforeGap(Reading &reading, NodeId section)
{
    const StreamTree &stream = reading.tree->stream(0);
    NodeVisitor visitor(stream);
    ByteRange gap;
    for (const Part &part : visitor.layOut(section)) {
        if (part.field == stream.schema->gap || part.field == stream.schema->tail)
            gap = part.range;
    }
    for (NodeId id = stream.nodes.firstChild(section); id != NoNode; id = stream.nodes.nextSibling(id)) {
        if (stream.nodes[id].field == stream.schema->gap->id && stream.nodes[id].range().end > gap.end)
            gap = stream.nodes[id].range();
    }
    const Field *last = lastNumberOf(*reading.tree);
    const qint64 width = last ? last->width : 0;
    if (gap.isEmpty() || gap.end + width < reading.end)
        return;
    ByteCursor cursor(reading.tree->bytes());
    const uchar *number = last && last->number.isOwnSize ? cursor.at(gap.begin, width) : nullptr;
    const bool isItsSize = number && decodeInteger(*last, number) == gap.begin + width;
    reading.end = gap.begin + (isItsSize ? width : 0);
    reading.isLoose = !isItsSize;
}

} // namespace

Reading readAs(const Format &format, const Bytes &bytes, const ExpandLimits &limits, const std::atomic_bool *cancelled)
{
    Reading reading;
    reading.tree = readTree(format, bytes, {}, cancelled, limits);
    const StreamTree &stream = reading.tree->stream(0);
    const Schema &schema = *stream.schema;
    if (schema.syntax) {
        readDocument(reading);
        return reading;
    }
    // Of a format in which everything lies in one frame, a second one begins another file.
    const NodeId first = stream.nodes.firstChild(0);
    if (first != NoNode && schema.root->section.all.empty() && !schema.isSeries()
        && fieldById(stream.nodes[first].field).kind == Kind::Frame && stream.nodes.nextSibling(first) != NoNode
        && stream.nodes[first].state == NodeState::Complete && stream.nodes[first].begin == 0)
        return readAs(format, bytes.mid(stream.nodes[first].range()), limits, cancelled);
    const recovery::Evidence evidence = recovery::structureOf(*reading.tree);
    reading.faults = evidence.faults;
    reading.unread = evidence.unread;
    reading.end = bytes.size();
    if (const NodeId last = stream.nodes.lastChild(0);
        last != NoNode && stream.nodes[last].field == schema.trailing->id) {
        reading.end = stream.nodes[last].begin;
        reading.unread -= stream.nodes[last].size;
        --reading.faults;
    }
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        const Node &node = stream.nodes[id];
        if (schema.unknownFrame && node.field == schema.unknownFrame->id) {
            reading.unread -= node.size;
            --reading.faults;
            reading.isUnsure = reading.isUnsure || node.begin == evidence.firstFault;
        }
    }
    if (reading.fits() && first != NoNode && fieldById(stream.nodes[first].field).derived.hasElsewhere)
        endBeforeGap(reading, first);
    // Where parts lie elsewhere, all that is missing of them is a fault of what says where.
    reading.isUnsure = reading.isUnsure
                       || (first != NoNode && fieldById(stream.nodes[first].field).derived.hasElsewhere);
    reading.sure = reading.fits() ? reading.end : qBound<qint64>(0, evidence.firstFault, reading.end);
    return reading;
}

qint64 costOf(const Reading &reading)
{
    constexpr qint64 Any = 1 << 16;
    constexpr qint64 Node = 256;
    const StreamTree &stream = reading.tree->stream(0);
    // Only frames are looked for where nothing says that one begins.
    if (stream.schema->syntax)
        return Any + 16 * stream.bytes.size() + Node * qint64(stream.nodes.size());
    const qint64 share = stream.schema->root->section.all.empty() ? 8 : 64;
    return Any + stream.bytes.size() / share + Node * qint64(stream.nodes.size());
}

std::optional<qint64> endBeforeJunk(const Format &format, const Bytes &bytes, const Reading &reading,
                                    const ExpandLimits &limits)
{
    if (reading.fits() || reading.sure <= 0 || reading.unread * 2 < reading.end - reading.sure)
        return {};
    const Field *last = lastNumberOf(*reading.tree);
    for (const qint64 more : {qint64(0), qint64(last ? last->width : 0)}) {
        const qint64 end = reading.sure + more;
        if (end > bytes.size())
            continue;
        const Reading cut = readAs(format, bytes.mid({0, end}), limits);
        if (cut.fits() && cut.end == end)
            return end;
    }
    return {};
}

bool tellsItsEnd(const Format &format, const Bytes &file, const ExpandLimits &limits)
{
    constexpr qsizetype Foreign = 64;
    const Reading longer = readAs(format, file.appended(Bytes(QByteArray(Foreign, '\0'))), limits);
    return longer.fits() && longer.end == file.size();
}

Relation relationOf(const Tree &file, ByteRange range)
{
    if (file.stream(0).schema->syntax)
        return Relation::Described; // an element
    for (Item item = file.at(0, range.begin); item.isValid(); item = file.parent(item)) {
        const Content *content = item.field ? item.field->content.get() : nullptr;
        const bool isPacked = content && content->codec; // it only looks as if bytes lay there as they are
        if (isPacked || ((content || item.stream != 0) && item.range.begin == range.begin))
            return Relation::Described;
    }
    const NodeStore &nodes = file.stream(0).nodes;
    const NodeId around = nodes.deepestAt(range.begin);
    if (nodes.deepestAt(range.end - 1) != around)
        return Relation::Across;
    // A picture of the file, for instance, has nearly all of a part for itself; among many other bytes it was not meant to be.
    constexpr qint64 MostAround = 4096;
    if (nodes[around].size > 2 * range.size() + MostAround)
        return Relation::Across;
    const NodeId next = around + 1 + nodes[around].descendants;
    const Schema &schema = *file.stream(0).schema;
    for (NodeId id = next; id < nodes.size(); id += 1 + nodes[id].descendants) {
        const Field &field = fieldById(nodes[id].field);
        if (&field != schema.trailing && &field != schema.headless && &field != schema.gap)
            return Relation::Inside;
    }
    return Relation::Across;
}

} // namespace hexahedron::salvage
