#pragma once

#include "core/tree/tree.h"

#include <unordered_map>

namespace hexahedron {

/// A cursor for each stream of a tree, made when needed. One per thread.
class StreamCursors
{
public:
    explicit StreamCursors(const Tree &tree)
        : m_tree(tree)
    {
    }
    ByteCursor &operator[](StreamId stream)
    {
        if (stream == m_lastStream)
            return *m_last;
        const auto known = m_cursors.find(stream);
        m_last = known != m_cursors.end() ? &known->second
                                          : &m_cursors.try_emplace(stream, m_tree.bytes(stream)).first->second;
        m_lastStream = stream;
        return *m_last;
    }

private:
    const Tree &m_tree;
    std::unordered_map<StreamId, ByteCursor> m_cursors;
    StreamId m_lastStream = NoStream;
    ByteCursor *m_last = nullptr;
};

} // namespace hexahedron
