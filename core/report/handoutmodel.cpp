#include "core/report/handoutmodel.h"

#include "core/scene/elements.h"
#include "core/scene/filescene.h"

#include <algorithm>
#include <cmath>

namespace hexahedron {

namespace {

using namespace scene;

class ModelMaker
{
public:
    ModelMaker(HandoutModel &model, const Scene &scene, std::vector<Bytes> streams, qint64 mostTriangles,
               qint64 mostVertices)
        : m_model(model)
        , m_scene(scene)
        , m_streams(std::move(streams))
        , m_mostTriangles(mostTriangles)
        , m_mostVertices(mostVertices)
    {
    }
    void add(const Mesh &mesh)
    {
        const qint64 vertices = vertexCountOf(mesh, m_streams, m_scene.otherFiles);
        const auto first = qint64(m_model.positions.size() / 3);
        const bool fits = vertices > 0 && first + vertices <= m_mostVertices;
        if (fits)
            addVertices(mesh, vertices);
        for (const scene::Part &part : mesh.parts) {
            if (part.primitive > Primitive::TriangleFan || part.level > 0)
                continue; // lines and points; coarser levels of the same thing
            ElementReader elements(mesh, part, m_streams, m_scene.otherFiles);
            if (fits)
                addTriangles(part, elements, first);
            else
                m_model.leftOut += elements.count();
        }
    }

private:
    void addVertices(const Mesh &mesh, qint64 count)
    {
        const Bytes *bytes = bytesOf(mesh.positions.stream, m_streams, m_scene.otherFiles);
        const Mat4 world = mesh.node >= 0 ? m_scene.worldMatrix(mesh.node) : Mat4();
        const auto first = qint64(m_model.positions.size() / 3);
        ByteCursor cursor(*bytes);
        for (qint64 i = 0; i < count; ++i) {
            const std::array<float, 4> stored = readElement(cursor, mesh.positions, i);
            const Vec3 at = world.mapped({stored[0], stored[1], stored[2]});
            const float up = m_scene.flipY ? -at.y : at.y;
            const float towards = m_scene.handedness == Handedness::Left ? -at.z : at.z;
            for (const float number : {at.x, up, towards})
                m_model.positions.push_back(std::isfinite(number) ? number : 0);
        }
        const ByteRange one = mesh.vertexRange(0);
        if (!mesh.isElsewhere())
            m_model.vertices.push_back({mesh.positions.stream, one.begin,
                                        count > 1 ? mesh.vertexRange(1).begin - one.begin : one.size(), one.size(),
                                        first, count});
    }
    void addTriangles(const scene::Part &part, ElementReader &elements, qint64 firstVertex)
    {
        const auto first = qint64(m_model.corners.size() / 3);
        const qint64 count = qMax<qint64>(0, qMin(elements.count(), m_mostTriangles - first));
        m_model.leftOut += elements.count() - count;
        for (qint64 i = 0; i < count; ++i) {
            std::array<qint64, 3> corners{};
            for (int corner = 0; corner < 3; ++corner)
                corners[size_t(corner)] = elements.vertex(i, corner);
            // What names no vertex has no area, and so is not seen, but keeps its number.
            const bool isThere = std::all_of(corners.begin(), corners.end(), [](qint64 v) { return v >= 0; });
            for (const qint64 corner : corners)
                m_model.corners.push_back(quint32(isThere ? firstVertex + corner : firstVertex));
        }
        if (count > 0 && part.indices.isPresent() && part.indices.stream < FirstOtherFile) {
            const ByteRange one = part.elementRange(0);
            m_model.triangles.push_back(
                {part.indices.stream, one.begin, part.elementRange(1).begin - one.begin, one.size(), first, count});
        }
    }

    HandoutModel &m_model;
    const Scene &m_scene;
    const std::vector<Bytes> m_streams;
    qint64 m_mostTriangles;
    qint64 m_mostVertices;
};

} // namespace

HandoutModel handoutModel(const Tree &tree, qint64 mostTriangles, qint64 mostVertices)
{
    HandoutModel model;
    const StreamId file = firstSceneFile(tree);
    const auto shown = file == NoStream ? nullptr : sceneOf(tree, file);
    if (!shown || !hasModel(*shown))
        return model;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree.streamCount(); ++id)
        streams.push_back(tree.bytes(id));
    ModelMaker maker(model, *shown, std::move(streams), mostTriangles, mostVertices);
    for (const Mesh &mesh : shown->meshes)
        maker.add(mesh);
    return model;
}

} // namespace hexahedron
