// Repairs of vertices.
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <array>
#include <map>

namespace hexahedron::b3drepairs {

namespace {

constexpr auto fields = &fieldsOf<B3dFormat>;

qint64 cornerAt(const QByteArray &corners, qint64 index)
{
    if (corners.size() < (index + 1) * 4)
        return -1;
    return decodeInteger(reinterpret_cast<const uchar *>(corners.constData()) + index * 4, 4, true);
}

/// Makes meshes of at most so many vertices out of the triangles that come in.
class MeshSplitter
{
public:
    MeshSplitter(const QByteArray &vertexHead, const QByteArray &meshHead, const QByteArray &name, qint64 most)
        : m_vertexHead(vertexHead)
        , m_meshHead(meshHead)
        , m_name(name)
        , m_most(most)
    {
    }
    /// Begins a list of triangles; `head` is what stands before them.
    void beginList(const QByteArray &head)
    {
        endList();
        m_listHead = head;
    }
    void add(const std::array<qint64, 3> &corners, const QByteArray &vertices, qint64 stride)
    {
        if (qint64(m_numbers.size()) + 3 > m_most)
            endMesh();
        for (const qint64 corner : corners) {
            const auto [number, isNew] = m_numbers.try_emplace(corner, qint64(m_numbers.size()));
            if (isNew)
                m_vertices += QByteArrayView(vertices).sliced(corner * stride, stride);
            m_corners += encodeInteger(number->second, 4);
        }
    }
    /// The first mesh as a chunk MESH, the others as whole nodes.
    std::pair<QByteArray, QByteArray> finish()
    {
        endMesh();
        return {m_first, m_others};
    }

private:
    void endList()
    {
        if (!m_corners.isEmpty())
            m_lists += chunk("TRIS", m_listHead + m_corners);
        m_corners.clear();
    }
    void endMesh()
    {
        endList();
        if (m_lists.isEmpty())
            return;
        const QByteArray mesh = chunk("MESH", m_meshHead + chunk("VRTS", m_vertexHead + m_vertices) + m_lists);
        if (m_first.isEmpty())
            m_first = mesh;
        else
            m_others += emptyNode(m_name, mesh);
        m_numbers.clear();
        m_vertices.clear();
        m_lists.clear();
    }

    QByteArray m_vertexHead, m_meshHead, m_name, m_listHead;
    qint64 m_most;
    std::map<qint64, qint64> m_numbers; // of vertices: in the whole mesh → in the new one
    QByteArray m_vertices, m_corners, m_lists, m_first, m_others;
};

/// What stands between the header of a chunk and its list, or its first chunk.
QByteArray headOf(const Tree &tree, const Item &chunk, qint64 end)
{
    return tree.bytes(chunk.stream).toByteArray({chunk.range.begin + 8, end});
}

} // namespace

void splitMesh(Wishes &wishes, const Item &mesh, qint64 most)
{
    const Tree &tree = wishes.tree();
    const NodeStore &nodes = tree.stream(mesh.stream).nodes;
    const Item node = tree.parent(mesh);
    for (NodeId id = node.node; id <= node.node + nodes[node.node].descendants; ++id) {
        if (nodes[id].field == fields().bone->id) {
            wishes.refuse(QCoreApplication::translate(
                "edit", QT_TRANSLATE_NOOP(
                            "edit", "The mesh is pulled by bones, which can belong to one mesh only; split it in a "
                                    "modelling program.")));
            return;
        }
    }
    const std::vector<Item> vrts = chunksOf(tree, mesh, fields().vrts);
    const std::vector<Item> tris = chunksOf(tree, mesh, fields().tris);
    if (vrts.size() != 1 || node.field != fields().node)
        return;
    const Item list = childOf(tree, vrts[0], fields().vertices);
    const QByteArray vertices = tree.bytes(mesh.stream).toByteArray(list.range);
    const Value name = valueOf(tree, childOf(tree, node, fields().nodeName));
    const auto *text = std::get_if<QByteArray>(&name);
    MeshSplitter splitter(headOf(tree, vrts[0], list.range.begin), headOf(tree, mesh, mesh.range.begin + 12),
                          text ? *text : QByteArray(), most);
    for (const Item &chunk : tris) {
        const Item array = childOf(tree, chunk, fields().triangles);
        if (!array.isValid())
            continue;
        const QByteArray corners = tree.bytes(mesh.stream).toByteArray(array.range);
        splitter.beginList(headOf(tree, chunk, array.range.begin));
        for (qint64 i = 0; i < array.count; ++i) {
            const std::array<qint64, 3> triangle{cornerAt(corners, i * 3), cornerAt(corners, i * 3 + 1),
                                                 cornerAt(corners, i * 3 + 2)};
            const bool exists = std::all_of(triangle.begin(), triangle.end(),
                                            [&](qint64 c) { return c >= 0 && c < list.count; });
            if (exists)
                splitter.add(triangle, vertices, list.stride);
        }
    }
    const auto [first, others] = splitter.finish();
    if (first.isEmpty())
        return;
    wishes.splice(mesh.stream, mesh.range, Bytes(first));
    if (!others.isEmpty())
        wishes.insertFrame(node, tree.childCount(node), Bytes(others));
}

} // namespace hexahedron::b3drepairs
