#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// Looks stored arrays and groups up among the children of a node, in order, instead of reading them.
class StoredArrays final : public VaryingArrays
{
public:
    StoredArrays(const NodeStore &nodes, NodeId node, ByteCursor &cursor);
    void place(Part &part, ByteRange within, qint64 count, ValueStack &values) override;
    qint64 placeElsewhere(ByteRange section, ByteRange rest, ValueStack &values) override;

private:
    const NodeStore &m_nodes;
    NodeId m_node;
    NodeId m_next;
    ByteCursor &m_cursor;
};

/// True for a record of an array whose records vary in size. Array and records have the same field.
bool isElementNode(const NodeStore &nodes, NodeId id);
/// True for what lies elsewhere than the record that it is part of, or between such parts.
bool isElsewhereNode(const NodeStore &nodes, NodeId id);
/// True for the array itself.
bool isArrayNode(const NodeStore &nodes, NodeId id);

/// The number of an element among those of its array.
qint64 elementNumber(const NodeStore &nodes, NodeId element);
/// Of an element of a column: pushes the cells of its row that shape it. Nothing for other nodes.
void pushCells(const NodeStore &nodes, NodeId id, ByteCursor &cursor, ValueStack &values);

/// The stored node in whose layout a field stands: a frame, a section, or a record of varying size.
const Field *layoutOwner(const Field &field);
/// The nearest node around `node`, or itself, in whose layout the count stands; NoNode when there is none.
NodeId countHolder(const NodeStore &nodes, NodeId node, const Field &count);
/// The same for those that name what is counted: the count may also stand in a frame beside one of those around.
NodeId countHolderNear(const NodeStore &nodes, NodeId node, const Field &count);

/// Lays out the body of a stored node, with the parts of it that lie elsewhere; arrays and unknown bytes have none. `values`
/// are those around it.
void layOutNode(const StreamTree &stream, NodeId id, ByteCursor &cursor, ValueStack &values, std::vector<Part> &parts);

/// Pushes the values of everything that encloses a node, the outermost first.
void pushValuesAround(const StreamTree &stream, NodeId id, ByteCursor &cursor, ValueStack &values);

} // namespace hexahedron
