#include "core/formats/blitz3d/b3drepairs.h"
#include "core/relations/repairs.h"

#include "core/formats/blitz3d/b3drules.h"
#include "core/schema/field.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron::b3drepairs {

namespace {

constexpr auto fields = &fieldsOf<B3dFormat>;

QByteArray bytesOf(const Tree &tree, const Item &item)
{
    return tree.bytes(item.stream).toByteArray(item.range);
}

QByteArray floats(std::initializer_list<float> values)
{
    return QByteArray(reinterpret_cast<const char *>(values.begin()), qsizetype(values.size() * sizeof(float)));
}

qint64 integer(const Tree &tree, const Item &item)
{
    const Value value = valueOf(tree, item);
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : 0;
}

/// Everything behind the header fields of the first goes behind its list, in the order of the file: ids stay what
/// they are.
void appendLists(Wishes &wishes, const std::vector<Item> &chunks, const Field *list)
{
    const Tree &tree = wishes.tree();
    Bytes all;
    for (size_t i = 1; i < chunks.size(); ++i) {
        const Item array = childOf(tree, chunks[i], list);
        if (array.isValid())
            all = all.appended(tree.bytes(array.stream).mid(array.range));
        wishes.removeFrame(chunks[i]);
    }
    const qint64 end = chunks[0].range.end;
    wishes.splice(chunks[0].stream, {end, end}, all);
}

/// The bytes between header and list, which decide on the shape of the list.
QByteArray shapeOf(const Tree &tree, const Item &chunk, const Field *list)
{
    const Item array = childOf(tree, chunk, list);
    const qint64 end = array.isValid() ? array.range.begin : chunk.range.end;
    return tree.bytes(chunk.stream).toByteArray({chunk.range.begin + 8, end});
}

bool haveOneShape(const Tree &tree, const std::vector<Item> &chunks, const Field *list)
{
    return std::all_of(chunks.begin(), chunks.end(),
                       [&](const Item &chunk) { return shapeOf(tree, chunk, list) == shapeOf(tree, chunks[0], list); });
}

/// Brush lists with different numbers of layers: all get the largest.
void joinBrushes(Wishes &wishes, const std::vector<Item> &chunks)
{
    const Tree &tree = wishes.tree();
    const auto layersOf = [&](const Item &chunk) {
        return std::clamp<qint64>(integer(tree, childOf(tree, chunk, fields().textureCount)), 0, 8);
    };
    qint64 most = 0;
    for (const Item &chunk : chunks)
        most = qMax(most, layersOf(chunk));
    QByteArray content = encodeInteger(most, 4);
    for (const Item &chunk : chunks) {
        const Item list = childOf(tree, chunk, fields().brushes);
        const QByteArray further = encodeInteger(-1, 4).repeated(qsizetype(most - layersOf(chunk)));
        for (qint64 i = 0; list.isValid() && i < list.count; ++i)
            content += bytesOf(tree, tree.child(list, i)) + further;
        if (!(chunk == chunks[0]))
            wishes.removeFrame(chunk);
    }
    wishes.splice(chunks[0].stream, chunks[0].range, Bytes(b3drepairs::chunk("BRUS", content)));
}

void moveMeshesBelow(Wishes &wishes, const Item &node, const std::vector<Item> &meshes)
{
    const Tree &tree = wishes.tree();
    const Value name = valueOf(tree, childOf(tree, node, fields().nodeName));
    const auto *text = std::get_if<QByteArray>(&name);
    QByteArray added;
    for (size_t i = 1; i < meshes.size(); ++i) {
        added += emptyNode(text ? *text : QByteArray(), bytesOf(tree, meshes[i]));
        wishes.removeFrame(meshes[i]);
    }
    wishes.insertFrame(node, tree.childCount(node), Bytes(added));
}

void putBelowOneRoot(Wishes &wishes, const Item &file, const std::vector<Item> &roots)
{
    const Tree &tree = wishes.tree();
    Bytes content;
    qint64 size = 0;
    for (const Item &root : roots) {
        content = content.appended(tree.bytes(root.stream).mid(root.range));
        size += root.range.size();
        wishes.removeFrame(root);
    }
    QByteArray head = emptyNode("root");
    head.replace(4, 4, encodeInteger(head.size() - 8 + size, 4));
    wishes.insertFrame(file, tree.row(roots[0]), Bytes(head).appended(content));
}

void joinAll(Wishes &wishes, const Item &owner, const Field *field)
{
    const B3dFormat::Fields &f = fields();
    const Tree &tree = wishes.tree();
    const std::vector<Item> chunks = chunksOf(tree, owner, field);
    if (chunks.size() < 2)
        return;
    if (field == f.texs)
        appendLists(wishes, chunks, f.textures);
    else if (field == f.bone)
        appendLists(wishes, chunks, f.weights);
    else if (field == f.brus)
        haveOneShape(tree, chunks, f.brushes) ? appendLists(wishes, chunks, f.brushes) : joinBrushes(wishes, chunks);
    else if (field == f.mesh)
        moveMeshesBelow(wishes, owner, chunks);
    else if (field == f.node)
        putBelowOneRoot(wishes, owner, chunks);
    else if (field == f.vrts && !haveOneShape(tree, chunks, f.vertices))
        wishes.refuse(QCoreApplication::translate(
            "edit",
            QT_TRANSLATE_NOOP("edit", "The lists of vertices have different layouts; make them the same first.")));
    else if (field == f.vrts)
        appendLists(wishes, chunks, f.vertices);
    else
        for (size_t i = 1; i < chunks.size(); ++i)
            wishes.removeFrame(chunks[i]);
}

} // namespace

std::vector<Item> chunksOf(const Tree &tree, const Item &owner, const Field *field)
{
    std::vector<Item> chunks;
    const auto layout = tree.layoutOf(owner.stream, owner.node);
    for (const NodeId id : layout->frames) {
        Item chunk = tree.itemOf(owner.stream, id);
        if (chunk.field == field)
            chunks.push_back(std::move(chunk));
    }
    return chunks;
}

QByteArray chunk(const char *tag, const QByteArray &content)
{
    return QByteArray(tag, 4) + encodeInteger(content.size(), 4) + content;
}

QByteArray emptyNode(const QByteArray &name, const QByteArray &chunks)
{
    return chunk("NODE", name + '\0' + floats({0, 0, 0, 1, 1, 1, 1, 0, 0, 0}) + chunks);
}

Repair joinRepeated(const Item &owner, const Field *field)
{
    const B3dFormat::Fields &f = fields();
    const char *sentence = QT_TRANSLATE_NOOP("repairs", "Join them.");
    if (field == f.anim)
        sentence = QT_TRANSLATE_NOOP("repairs", "Keep the first.");
    else if (field == f.mesh)
        sentence = QT_TRANSLATE_NOOP("repairs", "Put further meshes into child nodes.");
    else if (field == f.node)
        sentence = QT_TRANSLATE_NOOP("repairs", "Put them below one new root.");
    return {sentence, {}, [owner, field](Wishes &wishes) { joinAll(wishes, owner, field); }};
}

Repair endLack(const Item &owner, const Field *field)
{
    if (field != fields().node)
        return repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the mesh."), owner);
    return {QT_TRANSLATE_NOOP("repairs", "Add an empty node."), {}, [owner](Wishes &wishes) {
                wishes.insertFrame(owner, wishes.tree().childCount(owner), Bytes(emptyNode("root")));
            }};
}

void rewrite(Wishes &wishes, const Item &array, const QByteArray &elements)
{
    if (bytesOf(wishes.tree(), array) != elements)
        wishes.splice(array.stream, array.range, Bytes(elements));
}

} // namespace hexahedron::b3drepairs
