#include "core/schema/schema.h"
#include "core/tree/stored.h"

namespace hexahedron {

NodeVisitor::NodeVisitor(const StreamTree &stream)
    : m_stream(stream)
    , m_cursor(stream.bytes)
{
}

const std::vector<Part> &NodeVisitor::layOut(NodeId node)
{
    const NodeStore &nodes = m_stream.nodes;
    m_parts.clear();
    const NodeId parent = m_stream.parentOf(node);
    if (!fieldById(nodes[node].field).derived.looksOutside) {
        m_values.restore(0);
        m_valuesOf = NoNode;
    } else if (parent == m_valuesOf && parent != NoNode) {
        m_values.restore(m_around); // records of one array, one after another
    } else {
        m_values.restore(0);
        pushValuesAround(m_stream, node, m_cursor, m_values);
        m_around = m_values.depth();
        m_valuesOf = parent;
    }
    layOutNode(m_stream, node, m_cursor, m_values, m_parts);
    return m_parts;
}

} // namespace hexahedron
