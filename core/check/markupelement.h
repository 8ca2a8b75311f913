#pragma once

#include "core/check/checker.h"

#include <optional>

namespace hexahedron {

/// An element of a document as rules and scenes look at it: attributes by their description, values as the engine reads them.
class MarkupElement
{
public:
    MarkupElement(const Tree &tree, StreamId stream, NodeId node);
    MarkupElement(const Checker &checker, NodeId node)
        : MarkupElement(checker.tree(), checker.stream(), node)
    {
    }
    /// What the pass over all nodes shows, without laying it out again.
    MarkupElement(const Checker &checker, const NodeSight &sight);

    NodeId node() const { return m_node; }
    const Field *field() const { return m_field; }
    Item item() const { return m_tree->itemOf(m_stream, m_node); }
    const Tree &tree() const { return *m_tree; }

    bool has(const Field *attribute) const { return partOf(attribute) != nullptr; }
    bool has(const char *name) const { return has(described(name)); }
    /// Something in its start tag is no attribute: what seems to be missing may be what it was.
    bool isDamaged() const;
    /// The attribute; the element when it is missing.
    Item attribute(const Field *attribute) const;
    Item attribute(const char *name) const { return attribute(described(name)); }
    /// Its value; what the engine takes when it is missing.
    QByteArray text(const Field *attribute) const;
    QByteArray text(const char *name) const { return text(described(name)); }
    double number(const Field *attribute) const;
    double number(const char *name) const { return number(described(name)); }
    bool isTrue(const Field *attribute) const;
    bool isTrue(const char *name) const { return isTrue(described(name)); }

    /// Elements in it that a description knows, in their order.
    std::vector<MarkupElement> children() const;
    /// Those of one kind.
    std::vector<MarkupElement> children(const Field *kind) const;
    /// The first of one kind, which is the one that readers take where there should be only one.
    std::optional<MarkupElement> child(const Field *kind) const;
    /// The element around it; invalid for the outermost.
    NodeId parent() const { return m_tree->stream(m_stream).nodes.parent(m_node); }
    /// The nearest element of one kind around it.
    std::optional<MarkupElement> around(const Field *kind) const;

private:
    const Field *described(const char *name) const;
    const Part *partOf(const Field *attribute) const;

    const Tree *m_tree;
    StreamId m_stream;
    NodeId m_node;
    const Field *m_field;
    std::vector<Part> m_parts; // of its start tag
};

/// The first outermost element of one of these kinds.
std::optional<MarkupElement> outermostOf(const Tree &tree, StreamId stream, const std::vector<const Field *> &kinds);

} // namespace hexahedron
