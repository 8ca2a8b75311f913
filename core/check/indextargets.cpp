#include "core/check/indextargets.h"

#include "core/schema/field.h"

#include <algorithm>

namespace hexahedron {

IndexTargets::IndexTargets(const StreamTree &stream)
    : m_stream(stream)
    , m_visitor(stream)
{
}

const IndexTargets::Target &IndexTargets::of(NodeId node, const Field &index)
{
    if (!index.indexes)
        return m_none;
    if (index.indexInside || index.indexUse)
        return look(node, index);
    Known &known = knownOf(*index.indexes);
    std::vector<Entry> &around = known.around;
    while (!around.empty() && (node < around.back().node || node > around.back().last))
        around.pop_back();

    const NodeStore &nodes = m_stream.nodes;
    const NodeId stop = around.empty() ? NoNode : around.back().node;
    m_above.clear();
    for (NodeId id = node; id != NoNode && id != stop; id = nodes.parent(id)) {
        const Field *field = &fieldById(nodes[id].field);
        if (std::find(known.owners.begin(), known.owners.end(), field) != known.owners.end())
            m_above.push_back(id);
    }
    for (auto it = m_above.rbegin(); it != m_above.rend(); ++it)
        enter(known, *it);
    if (around.empty() || around.back().found == Nowhere)
        return m_none;
    return around[around.back().found].target;
}

/// Targets that values in the file decide on.
const IndexTargets::Target &IndexTargets::look(NodeId node, const Field &index)
{
    m_found = {};
    IndexUse use;
    if (index.indexUse) {
        index.indexUse(m_stream, node, use);
    } else {
        qint64 number = -1;
        const std::vector<Part> &parts = m_visitor.layOut(node);
        for (const Part &part : parts) {
            if (part.field == index.indexInside && part.fault == Fault::None)
                number = decodeInteger(m_visitor.cursor().at(part.range.begin, part.field->width), part.field->width,
                                       part.field->isSigned);
        }
        const NodeId element = elementOf(of(node, *index.indexInside), *index.indexInside->indexes, number);
        if (element != NoNode)
            use.frames.push_back(element);
    }
    m_found.group = use.group;
    for (const NodeId frame : use.frames) {
        m_found.frames.push_back(frame);
        m_found.counts.push_back(countIn(frame, *index.indexes));
        m_found.total += m_found.counts.back();
    }
    return m_found;
}

/// The stored element with that number, among those of the array that `holder` holds.
NodeId IndexTargets::elementOf(const Target &holder, const Field &array, qint64 number) const
{
    const NodeStore &nodes = m_stream.nodes;
    if (number < 0 || number >= holder.total || holder.frames.size() != 1)
        return NoNode;
    NodeId list = nodes.firstChild(holder.frames.front());
    while (list != NoNode && nodes[list].field != array.id)
        list = nodes.nextSibling(list);
    NodeId element = list == NoNode ? NoNode : nodes.firstChild(list);
    for (; element != NoNode && number > 0; --number)
        element = nodes.nextSibling(element);
    return element;
}

IndexTargets::Known &IndexTargets::knownOf(const Field &array)
{
    for (Known &known : m_known) {
        if (known.array == &array)
            return known;
    }
    Known known{.array = &array, .owners = {}, .around = {}};
    for (const Field *owner = array.parent; owner; owner = owner->parent)
        known.owners.insert(known.owners.begin(), owner);
    m_known.push_back(std::move(known));
    return m_known.back();
}

void IndexTargets::enter(Known &known, NodeId node)
{
    Entry entry{.node = node, .last = node + m_stream.nodes[node].descendants, .found = Nowhere, .target = {}};
    const Field *field = &fieldById(m_stream.nodes[node].field);
    const auto owner = std::find(known.owners.begin(), known.owners.end(), field);
    search(node, std::span(owner + 1, known.owners.end()), *known.array, entry.target);
    if (entry.target.isFound())
        entry.found = known.around.size();
    else if (!known.around.empty())
        entry.found = known.around.back().found;
    known.around.push_back(std::move(entry));
}

/// Collects what lies at the end of the way from `node` downwards.
void IndexTargets::search(NodeId node, std::span<const Field *const> way, const Field &array, Target &target)
{
    if (way.empty()) {
        const qint64 count = countIn(node, array);
        target.frames.push_back(node);
        target.counts.push_back(count);
        target.total += count;
        return;
    }
    const NodeStore &nodes = m_stream.nodes;
    const NodeId end = node + 1 + nodes[node].descendants;
    for (NodeId child = node + 1; child < end; child += 1 + nodes[child].descendants) {
        if (nodes[child].field == way.front()->id)
            search(child, way.subspan(1), array, target);
    }
}

qint64 IndexTargets::countIn(NodeId frame, const Field &array)
{
    for (const Part &part : m_visitor.layOut(frame)) {
        if (part.field != &array)
            continue;
        if (array.isArray())
            return part.count;
        const uchar *bytes = part.fault == Fault::None ? m_visitor.cursor().at(part.range.begin, array.width) : nullptr;
        return bytes ? qMax<qint64>(0, decodeInteger(bytes, array.width, array.isSigned)) : 0; // what it counts
    }
    return 0;
}

} // namespace hexahedron
