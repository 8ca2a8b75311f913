// Stored nodes, laid out again from the schema.
#include "core/tree/stored.h"

#include "core/read/rows.h"
#include "core/schema/schema.h"

namespace hexahedron {

StoredArrays::StoredArrays(const NodeStore &nodes, NodeId node, ByteCursor &cursor)
    : m_nodes(nodes)
    , m_node(node)
    , m_next(nodes.firstChild(node))
    , m_cursor(cursor)
{
}

void StoredArrays::place(Part &part, ByteRange, qint64 count, ValueStack &values)
{
    while (m_next != NoNode && m_nodes[m_next].field != part.field->id)
        m_next = m_nodes.nextSibling(m_next);
    if (m_next == NoNode)
        return;
    part.node = m_next;
    part.range = m_nodes[m_next].range();
    m_next = m_nodes.nextSibling(m_next);
    if (!part.field->isArray()) {
        part.count = 1;
        if (part.field->derived.leaksValues) {
            StoredArrays inner(m_nodes, part.node, m_cursor);
            std::vector<Part> parts;
            layOut(*part.field, part.range, m_cursor, values, &inner, parts);
        }
        return;
    }
    if (m_nodes[part.node].state == NodeState::NotRead)
        part.fault = Fault::LayoutUnknown; // what follows was not read either
    part.count = m_nodes[part.node].elements;
    part.wanted = count;
    if (count >= 0 && part.count < count && part.fault == Fault::None)
        part.fault = Fault::CountTooLarge;
}

qint64 StoredArrays::placeElsewhere(ByteRange, ByteRange rest, ValueStack &)
{
    // They are the last children, in the order of their bytes, gaps between them included.
    const NodeId last = m_nodes.lastChild(m_node);
    return last != NoNode && isElsewhereNode(m_nodes, last) ? m_nodes[last].range().end : rest.begin;
}

bool isElsewhereNode(const NodeStore &nodes, NodeId id)
{
    const Field &field = fieldById(nodes[id].field);
    return field.isElsewhere() || &field == field.schema->gap;
}

bool isElementNode(const NodeStore &nodes, NodeId id)
{
    const NodeId parent = nodes.parent(id);
    return parent != NoNode && nodes[parent].field == nodes[id].field
           && fieldById(nodes[id].field).kind == Kind::Record;
}

bool isArrayNode(const NodeStore &nodes, NodeId id)
{
    return fieldById(nodes[id].field).isRecordArray() && !isElementNode(nodes, id);
}

qint64 elementNumber(const NodeStore &nodes, NodeId element)
{
    const NodeId array = nodes.parent(element);
    if (!fieldById(nodes[element].field).derived.storesNodes)
        return element - array - 1; // nothing is stored inside elements
    qint64 number = 0;
    for (NodeId id = nodes.firstChild(array); id != element; id = nodes.nextSibling(id))
        ++number;
    return number;
}

void pushCells(const NodeStore &nodes, NodeId id, ByteCursor &cursor, ValueStack &values)
{
    const Field &field = fieldById(nodes[id].field);
    if (field.array.isColumn && isElementNode(nodes, id))
        pushRow(field, elementNumber(nodes, id), cursor, values);
}

const Field *layoutOwner(const Field &field)
{
    const Field *owner = field.parent;
    while (owner && owner->kind == Kind::Record && owner->parent && !owner->isSection() && owner->derived.hasFixedShape)
        owner = owner->parent;
    return owner;
}

NodeId countHolder(const NodeStore &nodes, NodeId node, const Field &count)
{
    const Field *owner = layoutOwner(count);
    while (node != NoNode && (!owner || nodes[node].field != owner->id || isArrayNode(nodes, node)))
        node = nodes.parent(node);
    return node;
}

NodeId countHolderNear(const NodeStore &nodes, NodeId node, const Field &count)
{
    if (const NodeId around = countHolder(nodes, node, count); around != NoNode)
        return around;
    const Field *owner = layoutOwner(count);
    if (!owner || !owner->parent || node == NoNode)
        return NoNode;
    // Of content that lies in a frame that one is not here: the root stands for it.
    while (nodes.parent(node) != NoNode && nodes[node].field != owner->parent->id)
        node = nodes.parent(node);
    NodeId beside = nodes.firstChild(node);
    while (beside != NoNode && nodes[beside].field != owner->id)
        beside = nodes.nextSibling(beside);
    return beside;
}

void layOutNode(const StreamTree &stream, NodeId id, ByteCursor &cursor, ValueStack &values, std::vector<Part> &parts)
{
    const Node &node = stream.nodes[id];
    const Field &field = fieldById(node.field);
    if (field.kind == Kind::Raw || field.kind == Kind::Text || isArrayNode(stream.nodes, id))
        return;
    pushCells(stream.nodes, id, cursor, values);
    StoredArrays arrays(stream.nodes, id, cursor);
    const qint64 end = layOut(field, node.range(), cursor, values, &arrays, parts);
    coverRest(field, end, node.range().end, parts);
    for (const NodeId part : stream.elsewhere.partsOf(id)) {
        const Node &placed = stream.nodes[part];
        const Field &content = fieldById(placed.field);
        Part &added = parts.emplace_back(Part{.field = &content, .range = placed.range(), .node = part});
        if (content.kind != Kind::Raw)
            continue;
        added.wanted = content.times.evaluate(values);
        added.fault = added.wanted > placed.size ? Fault::Truncated : Fault::None;
    }
}

void pushValuesAround(const StreamTree &stream, NodeId id, ByteCursor &cursor, ValueStack &values)
{
    std::vector<NodeId> above;
    for (const auto &[field, value] : stream.around)
        values.push(field, value);
    for (NodeId parent = stream.parentOf(id); parent != NoNode; parent = stream.parentOf(parent)) {
        if (fieldById(stream.nodes[parent].field).derived.hasReferredFields)
            above.push_back(parent);
    }
    std::vector<Part> parts;
    for (auto it = above.rbegin(); it != above.rend(); ++it) {
        parts.clear();
        layOutNode(stream, *it, cursor, values, parts); // only values are wanted
    }
}

} // namespace hexahedron
