#include "core/edit/rebinding.h"

#include "core/changes/edittext.h"
#include "core/check/indextargets.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <algorithm>
#include <set>

namespace hexahedron {

namespace {

/// The path of an element, with its name where it has one.
QString titleOf(const Tree &tree, const Item &array, qint64 index)
{
    const Item element = tree.child(array, index);
    const QString path = tree.path(element);
    for (const Field *field : array.field->body) {
        if (field->kind == Kind::Text)
            return QStringLiteral("%1 (%2)").arg(path, QString::fromUtf8(textIn(tree, element, field)));
    }
    return path;
}

/// Lists of weights that name the vertices that they are of.
class WeightLists
{
public:
    WeightLists(const Tree &tree, StreamId stream)
        : m_stream(tree.stream(stream))
        , m_visitor(m_stream)
        , m_targets(m_stream)
        , m_cursor(m_stream.bytes)
    {
    }
    /// Calls `note` for each vertex that has a weight in a list of the node, with the node that holds the vertices.
    template<typename Note>
    void visit(NodeId node, const Note &note)
    {
        const Field &field = fieldById(m_stream.nodes[node].field);
        if (std::ranges::none_of(field.body, weighs) || isArrayNode(m_stream.nodes, node))
            return;
        const std::vector<Part> parts = m_visitor.layOut(node);
        for (const Part &list : parts) {
            if (list.stride <= 0 || list.count == 0 || !weighs(list.field))
                continue;
            const std::vector<Part> shape = elementParts(*list.field, m_visitor.values());
            const auto weight = std::ranges::find_if(
                shape, [](const Part &part) { return part.field->number.sharesWith != nullptr; });
            const auto vertex = weight == shape.end()
                                    ? shape.end()
                                    : std::ranges::find(shape, weight->field->number.sharesWith, &Part::field);
            if (vertex == shape.end())
                continue;
            const IndexTargets::Target target = m_targets.of(node, *vertex->field);
            for (qint64 i = 0; target.isFound() && i < list.count; ++i) {
                const uchar *element = m_cursor.at(list.range.begin + i * list.stride, list.stride);
                if (element && decodeAsDouble(*weight->field, element + weight->range.begin) > 0)
                    note(decodeInteger(*vertex->field, element + vertex->range.begin), target.frames.front());
            }
        }
    }

private:
    static bool weighs(const Field *list)
    {
        return list->kind == Kind::Record
               && std::ranges::any_of(list->body, [](const Field *own) { return own->number.sharesWith != nullptr; });
    }

    const StreamTree &m_stream;
    NodeVisitor m_visitor;
    IndexTargets m_targets;
    ByteCursor m_cursor;
};

} // namespace

QStringList Rebinding::sentencesOfFrame(const Tree &tree, const Item &frame)
{
    const NodeStore &nodes = tree.stream(frame.stream).nodes;
    const NodeId last = frame.node + nodes[frame.node].descendants;
    WeightLists lists(tree, frame.stream);
    std::map<NodeId, std::set<qint64>> losing; // vertices that are left, by what holds them
    for (NodeId id = frame.node; id <= last; ++id) {
        lists.visit(id, [&](qint64 vertex, NodeId holder) {
            if (holder < frame.node || holder > last)
                losing[holder].insert(vertex);
        });
    }
    if (losing.empty())
        return {};
    std::map<NodeId, std::set<qint64>> unbound = losing;
    for (NodeId id = 0; id < nodes.size(); ++id) {
        if (id == frame.node)
            id = last + 1;
        if (id < nodes.size())
            lists.visit(id, [&](qint64 vertex, NodeId holder) { unbound[holder].erase(vertex); });
    }
    QStringList sentences;
    for (const auto &[holder, vertices] : losing) {
        Rebinding rebinding;
        rebinding.m_unbound = qint64(unbound[holder].size());
        rebinding.m_lighter = qint64(vertices.size()) - rebinding.m_unbound;
        sentences += rebinding.sentencesOf(tree.path(tree.itemOf(frame.stream, holder)), tree.path(frame), {});
    }
    return sentences;
}

QStringList Rebinding::sentences(const Tree &tree, const Item &vertices, const Item &bones,
                                 const std::vector<qint64> &removed) const
{
    if (m_shared == 0 && m_unbound == 0 && m_bound.empty())
        return {};
    const QString gone = removed.size() == 1
                             ? titleOf(tree, bones, removed.front())
                             : editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) of %1"), qint64(removed.size()))
                                   .arg(tree.path(bones));
    return sentencesOf(tree.path(vertices), gone, [&](qint64 heir) { return titleOf(tree, bones, heir); });
}

QStringList Rebinding::sentencesOf(const QString &list, const QString &gone,
                                   const std::function<QString(qint64)> &titleOfHeir) const
{
    QStringList sentences;
    if (m_shared > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n vertex(es) lose a weight of %2. Their other weights "
                                                          "grow by what is gone."),
                              m_shared)
                         .arg(list, gone);
    for (const auto &[heir, count] : m_bound)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n vertex(es) are no longer bound to %2 but to %3."),
                              count)
                         .arg(list, gone, titleOfHeir(heir));
    if (m_lighter > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n vertex(es) lose a weight of %2. Their other weights "
                                                          "stay as they are."),
                              m_lighter)
                         .arg(list, gone);
    if (m_unbound > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n vertex(es) were bound to %2 only. Nothing is left to "
                                                          "bind them to."),
                              m_unbound)
                         .arg(list, gone);
    return sentences;
}

QStringList Rebinding::sentencesOfChildren(const Tree &tree, const Item &elements) const
{
    const QString list = tree.path(elements);
    QStringList sentences;
    for (const auto &[heir, count] : m_bound)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: the parent of %n element(s) goes. It is %2 then, and "
                                                          "their place is counted from there."),
                              count)
                         .arg(list, titleOf(tree, elements, heir));
    if (m_unbound > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: the parent of %n element(s) goes. They have none then."),
                              m_unbound)
                         .arg(list);
    return sentences;
}

QStringList Rebinding::sentencesOfNumbers(const Tree &tree, const Item &numbers, const Item &bones) const
{
    QStringList sentences;
    for (const auto &[heir, count] : m_bound)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%1: %n number(s) name %2 now. What is bound through "
                                                          "them follows."),
                              count)
                         .arg(tree.path(numbers), titleOf(tree, bones, heir));
    return sentences;
}

} // namespace hexahedron
