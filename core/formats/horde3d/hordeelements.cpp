#include "core/formats/horde3d/hordeelements.h"

#include "core/check/documentcheck.h"
#include "core/edit/planner.h"
#include "core/schema/document.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

class ElementWatch final : public Watch
{
public:
    explicit ElementWatch(HordeElementRule rule)
        : m_rule(rule)
    {
    }
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        m_rule(HordeElement(checker, sight.node), checker);
    }

private:
    HordeElementRule m_rule;
};

} // namespace

HordeElement::HordeElement(const Tree &tree, StreamId stream, NodeId node)
    : m_tree(&tree)
    , m_node(node)
    , m_item(m_tree->itemOf(stream, node))
    , m_layout(m_tree->layoutOf(stream, node))
{
}

const Field *HordeElement::described(const char *name) const
{
    for (const Field *attribute : m_item.field->attributes) {
        if (qstrcmp(attribute->name + 1, name) == 0)
            return attribute;
    }
    return nullptr;
}

qint64 HordeElement::rowOf(const Field *attribute) const
{
    const bool lastCounts = m_item.field->written && m_item.field->written->lastCounts;
    qint64 found = -1;
    for (size_t row = 0; row < m_layout->parts.size(); ++row) {
        if (m_layout->parts[row].field == attribute && (found < 0 || lastCounts))
            found = qint64(row);
    }
    return found;
}

Item HordeElement::attribute(const Field *attribute) const
{
    const qint64 row = rowOf(attribute);
    return row < 0 ? m_item : m_tree->child(m_item, row);
}

QByteArray HordeElement::text(const Field *attribute) const
{
    const qint64 row = rowOf(attribute);
    if (row < 0)
        return attribute && attribute->written->usual ? attribute->written->usual : "";
    const Value value = valueOf(*m_tree, m_tree->child(m_item, row));
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? *text : QByteArray();
}

double HordeElement::number(const Field *attribute) const
{
    const bool isInteger = attribute && attribute->written->type == WrittenRules::Type::Integer;
    return document::readNumber(text(attribute), isInteger).value;
}

bool HordeElement::isTrue(const Field *attribute) const
{
    const QByteArray value = text(attribute).toLower();
    const std::vector<const char *> &noes = attribute->written->falseWords;
    const bool isNo = std::any_of(noes.begin(), noes.end(), [&](const char *word) { return value == word; });
    return (value == "true" || value == "1") && !isNo;
}

std::vector<HordeElement> HordeElement::children() const
{
    std::vector<HordeElement> elements;
    const NodeStore &nodes = m_tree->stream(m_item.stream).nodes;
    for (NodeId id = nodes.firstChild(m_node); id != NoNode; id = nodes.nextSibling(id)) {
        const Field &field = fieldById(nodes[id].field);
        if (field.kind == Kind::Element && !field.isNamedByFile)
            elements.emplace_back(*m_tree, m_item.stream, id);
    }
    return elements;
}

std::optional<HordeElement> outermostOf(const Tree &tree, StreamId stream, const std::vector<const Field *> &kinds)
{
    const NodeStore &nodes = tree.stream(stream).nodes;
    for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id)) {
        if (std::find(kinds.begin(), kinds.end(), &fieldById(nodes[id].field)) != kinds.end())
            return HordeElement(tree, stream, id);
    }
    return {};
}

void forEachElement(Checker &checker, const std::vector<const Field *> &kinds, HordeElementRule rule)
{
    checker.watch(std::make_shared<ElementWatch>(rule), kinds);
}

Repair writeValue(const Item &attribute, const QString &value)
{
    return {QT_TRANSLATE_NOOP("repairs", "Write %1."), {u'"' + value + u'"'}, [=](Planner &planner) {
                planner.setText(attribute, value);
            }};
}

QString numberOf(double value)
{
    return QString::fromLatin1(numberText(value, true));
}

} // namespace hexahedron
