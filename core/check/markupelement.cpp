#include "core/check/markupelement.h"

#include "core/check/documentcheck.h"
#include "core/schema/document.h"
#include "core/text/markup.h"
#include "core/tree/value.h"

namespace hexahedron {

MarkupElement::MarkupElement(const Tree &tree, StreamId stream, NodeId node)
    : m_tree(&tree)
    , m_stream(stream)
    , m_node(node)
    , m_field(&fieldById(tree.stream(stream).nodes[node].field))
    , m_parts(NodeVisitor(tree.stream(stream)).layOut(node))
{
}

MarkupElement::MarkupElement(const Checker &checker, const NodeSight &sight)
    : m_tree(&checker.tree())
    , m_stream(checker.stream())
    , m_node(sight.node)
    , m_field(&fieldById(checker.nodes()[sight.node].field))
    , m_parts(sight.parts.begin(), sight.parts.end())
{
}

const Field *MarkupElement::described(const char *name) const
{
    for (const Field *attribute : m_field->document.attributes) {
        if (qstrcmp(attribute->name + 1, name) == 0)
            return attribute;
    }
    return nullptr;
}

const Part *MarkupElement::partOf(const Field *attribute) const
{
    const bool lastCounts = m_field->document.rules && m_field->document.rules->lastCounts;
    const Part *found = nullptr;
    for (const Part &part : m_parts) {
        if (part.field == attribute && (!found || lastCounts))
            found = &part;
    }
    return found;
}

bool MarkupElement::isDamaged() const
{
    return std::ranges::find(m_parts, m_field->schema->markup->error, &Part::field) != m_parts.end();
}

Item MarkupElement::attribute(const Field *attribute) const
{
    const Part *part = partOf(attribute);
    return part ? m_tree->child(item(), part - m_parts.data()) : item();
}

QByteArray MarkupElement::text(const Field *attribute) const
{
    const Part *part = partOf(attribute);
    if (!part)
        return attribute && attribute->document.rules->usual ? attribute->document.rules->usual : "";
    ByteCursor cursor(m_tree->bytes(m_stream));
    return attributeText(*part, cursor);
}

double MarkupElement::number(const Field *attribute) const
{
    const bool isInteger = attribute && attribute->document.rules->type == WrittenRules::Type::Integer;
    return document::readNumber(text(attribute), isInteger).value;
}

bool MarkupElement::isTrue(const Field *attribute) const
{
    const QByteArray value = text(attribute).toLower();
    const std::vector<const char *> &noes = attribute->document.rules->falseWords;
    const bool isNo = std::any_of(noes.begin(), noes.end(), [&](const char *word) { return value == word; });
    return (value == "true" || value == "1") && !isNo;
}

std::vector<MarkupElement> MarkupElement::children() const
{
    std::vector<MarkupElement> elements;
    const NodeStore &nodes = m_tree->stream(m_stream).nodes;
    for (NodeId id = nodes.firstChild(m_node); id != NoNode; id = nodes.nextSibling(id)) {
        const Field &field = fieldById(nodes[id].field);
        if (field.kind == Kind::Element && !field.document.isNamedByFile)
            elements.emplace_back(*m_tree, m_stream, id);
    }
    return elements;
}

std::vector<MarkupElement> MarkupElement::children(const Field *kind) const
{
    std::vector<MarkupElement> elements = children();
    std::erase_if(elements, [=](const MarkupElement &element) { return element.field() != kind; });
    return elements;
}

std::optional<MarkupElement> MarkupElement::child(const Field *kind) const
{
    const NodeStore &nodes = m_tree->stream(m_stream).nodes;
    for (NodeId id = nodes.firstChild(m_node); id != NoNode; id = nodes.nextSibling(id)) {
        if (nodes[id].field == kind->id)
            return MarkupElement(*m_tree, m_stream, id);
    }
    return {};
}

std::optional<MarkupElement> MarkupElement::around(const Field *kind) const
{
    const NodeStore &nodes = m_tree->stream(m_stream).nodes;
    for (NodeId id = parent(); id != NoNode && id != 0; id = nodes.parent(id)) {
        if (nodes[id].field == kind->id)
            return MarkupElement(*m_tree, m_stream, id);
    }
    return {};
}

std::optional<MarkupElement> outermostOf(const Tree &tree, StreamId stream, const std::vector<const Field *> &kinds)
{
    const NodeStore &nodes = tree.stream(stream).nodes;
    for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id)) {
        if (std::find(kinds.begin(), kinds.end(), &fieldById(nodes[id].field)) != kinds.end())
            return MarkupElement(tree, stream, id);
    }
    return {};
}

} // namespace hexahedron
