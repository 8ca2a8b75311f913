#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// The byte code inside a compiled shader, as far as the file can be compared with it.
class UrhoByteCode
{
public:
    UrhoByteCode(const Tree &tree, StreamId stream, NodeId shader);

    const Item &item() const { return m_item; } ///< invalid when there is none
    bool isCut() const { return !m_item.isValid() || m_item.fault != Fault::None; }
    /// 0 for a vertex shader, 1 for a pixel shader; nothing when the byte code does not say so.
    std::optional<int> type() const;
    /// Of a container: what it says about its length.
    std::optional<qint64> containerSize() const;
    /// The hash of the vertex elements that the shader reads; nothing when it does not list its inputs.
    std::optional<quint32> inputHash() const;
    /// Of tokens: whether they begin with a version and end with the token for that.
    bool hasTokenFrame() const;

private:
    bool isContainer() const;
    QByteArray chunk(const char *tag) const;

    const Tree &m_tree;
    Item m_item;
};

} // namespace hexahedron
