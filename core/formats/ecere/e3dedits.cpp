#include "core/formats/ecere/e3dedits.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/formats/ecere/e3dmodel.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<E3dFormat>;

/// The last vertices of a mesh, and of which others they are duplicates.
class Duplicates
{
public:
    Duplicates(const Tree &tree, const E3dModel::Mesh &mesh)
    {
        for (const Field *field : {fields().duplicates16, fields().duplicates32}) {
            const Item list = childOf(tree, mesh.duplicates, field);
            if (!list.isValid() || list.fault != Fault::None || list.count > mesh.vertexCount)
                continue;
            m_list = list;
            m_first = mesh.vertexCount - list.count;
            m_originals = integersIn(tree, mesh.duplicates, field);
        }
    }

    const Item &list() const { return m_list; }
    qint64 count() const { return qint64(m_originals.size()); }
    /// The vertex to which the first entry belongs.
    qint64 first() const { return m_first; }

    void removed(Wishes &wishes, const Item &vertices, const std::vector<qint64> &rows) const
    {
        const auto goes = [&](qint64 vertex) { return std::ranges::binary_search(rows, vertex); };
        std::vector<qint64> entries;
        for (qint64 i = 0; i < count(); ++i) {
            if (goes(m_first + i)) {
                entries.push_back(i);
            } else if (goes(m_originals[size_t(i)])) {
                const Tree &tree = wishes.tree();
                wishes.refuse(editText(QT_TRANSLATE_NOOP("edit", "By %1, %2 is a duplicate of %3, and cannot stay one "
                                                                 "without it. Remove it first."))
                                  .arg(tree.path(tree.child(m_list, i)), tree.path(tree.child(vertices, m_first + i)),
                                       tree.path(tree.child(vertices, m_originals[size_t(i)]))));
                return;
            }
        }
        if (qint64(entries.size()) < count() || count() == 0) {
            takeAlong(wishes, m_list, entries);
            return;
        }
        // Without entries, what is left of some lists could be taken for an entry.
        const Item block = wishes.tree().parent(m_list);
        wishes.addConsequence(editText(QT_TRANSLATE_NOOP("edit", "%1: nothing is left of it, and it goes as a whole."))
                                  .arg(wishes.tree().path(block)));
        wishes.removeFrame(block);
    }

    void inserted(Wishes &wishes, const Item &vertices, qint64 index) const
    {
        if (count() == 0 || index <= m_first)
            return;
        const Tree &tree = wishes.tree();
        wishes.refuse(editText(QT_TRANSLATE_N_NOOP(
                                   "edit", "The last %n vertices are duplicates of those that %1 names, and nobody can "
                                           "tell of which one a new vertex among or behind them would be. Insert it "
                                           "before %2."),
                               count())
                          .arg(tree.path(m_list), tree.path(tree.child(vertices, m_first))));
    }

private:
    Item m_list;
    qint64 m_first = 0;
    std::vector<qint64> m_originals;
};

/// The place of the mesh that has these vertices; nothing for a block that readers skip.
std::optional<size_t> meshWith(const E3dModel &model, const Item &vertices)
{
    const auto has = [&](const E3dModel::Mesh &mesh) {
        return std::ranges::any_of(mesh.attributes,
                                   [&](const E3dModel::Attributes &some) { return some.elements == vertices; });
    };
    const auto mesh = std::ranges::find_if(model.meshes, has);
    return mesh == model.meshes.end() ? std::nullopt : std::optional(size_t(mesh - model.meshes.begin()));
}

/// A new vertex of `target` that is what `value` is of `source`, and otherwise like its neighbour. Empty when it has no position.
QByteArray likeVertex(const Tree &tree, const Item &source, const QByteArray &value, const Item &target, qint64 index)
{
    const Item neighbour = tree.child(target, index > 0 ? index - 1 : 0);
    QByteArray vertex = neighbour.isValid() ? storedBytes(tree, neighbour) : QByteArray();
    bool hasPosition = false;
    const auto from = tree.shapeOf(source);
    for (const auto to = tree.shapeOf(target); const Part &part : *to) {
        const auto same = std::ranges::find_if(*from, [&](const Part &other) {
            return QByteArrayView(other.field->name) == part.field->name && other.range.size() == part.range.size();
        });
        if (same == from->end() || part.range.end > vertex.size())
            continue;
        vertex.replace(part.range.begin, part.range.size(), value.mid(same->range.begin, same->range.size()));
        hasPosition = hasPosition || part.field->meaning == Meaning::Position;
    }
    return hasPosition ? vertex : QByteArray();
}

/// The same for all vertices that come.
QByteArray likeVertices(const Tree &tree, const ElementsChange &change, const Item &target)
{
    const qint64 size = change.list.stride;
    QByteArray vertices;
    for (qint64 at = 0; size > 0 && at + size <= change.value.size(); at += size) {
        const QByteArray vertex = likeVertex(tree, change.list, change.value.mid(at, size), target, change.insertedAt);
        if (vertex.isEmpty())
            return {};
        vertices += vertex;
    }
    return vertices;
}

/// A list of vertices as whole as the mesh says; invalid when there is none.
Item wholeVertices(const E3dModel::Mesh &mesh)
{
    const auto some = std::ranges::find_if(mesh.attributes, [&](const E3dModel::Attributes &attributes) {
        const Item &list = attributes.elements;
        return list.isValid() && list.fault == Fault::None && list.count == mesh.vertexCount;
    });
    return some == mesh.attributes.end() ? Item() : some->elements;
}

} // namespace

void e3dFollowVertices(Wishes &wishes, const ElementsChange &vertices)
{
    const Tree &tree = wishes.tree();
    const E3dModel model = E3dModel::read(tree, E3dModel::rootAround(tree, vertices.list));
    const std::optional<size_t> changed = meshWith(model, vertices.list);
    if (!changed)
        return;
    const qint64 count = model.meshes[*changed].vertexCount;
    for (const size_t i : model.morphedWith(*changed)) {
        const E3dModel::Mesh &mesh = model.meshes[i];
        const Item list = i == *changed ? vertices.list : wholeVertices(mesh);
        if (!list.isValid() || mesh.vertexCount != count) {
            wishes.addConsequence(
                editText(QT_TRANSLATE_NOOP(
                             "edit",
                             "%1 is linked with it by a morph, but has another number of vertices: it stays as it is."))
                    .arg(tree.path(mesh.item)));
            continue;
        }
        const Duplicates duplicates(tree, mesh);
        if (!vertices.removed.empty()) {
            duplicates.removed(wishes, list, vertices.removed);
            if (i != *changed)
                takeAlong(wishes, list, vertices.removed);
            continue;
        }
        duplicates.inserted(wishes, list, vertices.insertedAt);
        if (i == *changed)
            continue;
        wishes.addConsequence(
            editText(
                QT_TRANSLATE_N_NOOP("edit", "%1 is linked with it by a morph: %n new element(s) before [%2], too."),
                vertices.insertedCount)
                .arg(tree.path(list))
                .arg(vertices.insertedAt));
        wishes.insertElements(list, vertices.insertedAt, vertices.insertedCount, likeVertices(tree, vertices, list));
    }
}

void e3dKeepDuplicates(Wishes &wishes, const ElementsChange &originals)
{
    const Tree &tree = wishes.tree();
    const auto isFirst = [&, next = qint64(0)](qint64 row) mutable { return row == next++; };
    const bool areFirst = originals.removed.empty() ? originals.insertedAt == 0
                                                    : std::ranges::all_of(originals.removed, isFirst);
    if (areFirst && qint64(originals.removed.size()) < qMax<qint64>(1, originals.list.count))
        return;
    if (areFirst) {
        // Without entries, what is left of some lists could be taken for an entry.
        wishes.refuse(editText(QT_TRANSLATE_NOOP("edit", "Nothing would be left of %1: remove it as a whole."))
                          .arg(tree.path(tree.parent(originals.list))));
        return;
    }
    wishes.refuse(
        editText(QT_TRANSLATE_NOOP("edit", "The entries of %1 belong to the last vertices of the mesh, one to each: "
                                           "others would belong to other vertices then. Only the first ones can come "
                                           "or go by themselves; for another one remove the vertex."))
            .arg(tree.path(originals.list)));
}

void e3dRenameBones(Wishes &wishes, const Item &name, const QByteArray &bytes)
{
    const Tree &tree = wishes.tree();
    const E3dModel model = E3dModel::read(tree, E3dModel::rootAround(tree, name));
    const auto isRenamed = [&](const E3dModel::Node &node) {
        const Item own = childOf(tree, e3dBlockIn(tree, node.item, fields().nodeName.block), fields().nodeName.value);
        return own.isValid() && (own == name || valueItem(tree, own) == name);
    };
    const auto node = std::ranges::find_if(model.nodes, isRenamed);
    if (node == model.nodes.end() || node->name.isEmpty() || node->name == bytes
        || std::ranges::find(model.nodes, node->name, &E3dModel::Node::name) != node) // names mean the first one
        return;
    std::vector<Item> names;
    for (const E3dModel::Mesh &mesh : model.meshes) {
        for (const Item &skin : mesh.skins) {
            const Item bones = childOf(tree, e3dBlockIn(tree, skin, fields().skinBones), fields().bones);
            for (qint64 i = 0; bones.isValid() && i < bones.count; ++i)
                names.push_back(childOf(tree, tree.child(bones, i), fields().boneName));
        }
    }
    for (const E3dModel::Animation &animation : model.animations) {
        for (const E3dModel::Track &track : animation.tracks) {
            if (track.nodeName.isValid())
                names.push_back(childOf(tree, track.nodeName, fields().trackName.value));
        }
    }
    std::erase_if(names, [&](const Item &one) {
        return !one.isValid() || textIn(tree, tree.parent(one), one.field) != node->name;
    });
    if (names.empty())
        return;
    for (const Item &one : names)
        wishes.setBytes(valueItem(tree, one), bytes);
    wishes.addConsequence(editText(QT_TRANSLATE_N_NOOP("edit", "%n bone(s) or track(s) named it and are renamed, too."),
                                   qint64(names.size())));
    const auto same = std::ranges::find(model.nodes, bytes, &E3dModel::Node::name);
    if (same != model.nodes.end())
        wishes.addConsequence(editText(QT_TRANSLATE_NOOP("edit", "%1 is called so, too: names mean the first one."))
                                  .arg(tree.path(same->item)));
}

} // namespace hexahedron
