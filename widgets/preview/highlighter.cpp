#include "widgets/preview/highlighter.h"

#include <algorithm>

namespace hexahedron::preview {

using namespace scene;

Highlight Highlighter::collect(const std::vector<Pick> &picks)
{
    m_result = {};
    m_carriers.assign(m_pose.nodes.size(), false);
    for (const Pick &pick : picks) {
        switch (pick.kind) {
        case Pick::Kind::None:
            break;
        case Pick::Kind::Vertex:
            addVertices(pick);
            break;
        case Pick::Kind::Element:
            addElements(pick);
            break;
        case Pick::Kind::Key:
            addKey(pick);
            break;
        case Pick::Kind::Joint:
            addNode(pick);
            break;
        case Pick::Kind::Material:
            addMaterial(pick.mesh);
            break;
        case Pick::Kind::Texture:
            for (size_t i = 0; i < m_prepared.scene->materials.size(); ++i) {
                const auto &layers = m_prepared.scene->materials[i].layers;
                if (std::any_of(layers.begin(), layers.end(), [&](const auto &l) { return l.texture == pick.mesh; }))
                    addMaterial(int(i));
            }
            break;
        }
    }
    addCarriedMeshes();
    for (const auto &[group, levels] : m_lit) { // of several nobody can tell which one is meant
        if (levels.size() == 1)
            m_result.levels.emplace(group, *levels.begin());
    }
    size_t count = 0;
    for (const PreparedMesh &mesh : m_prepared.meshes)
        count += mesh.parts.size();
    m_result.isEverything = count > 0 && m_result.parts.size() == count;
    if (m_hasSeveralTimes)
        m_result.time.reset();
    return std::move(m_result);
}

void Highlighter::noteLevel(const PreparedMesh &mesh, const PreparedPart &part)
{
    const Part &source = m_prepared.scene->meshes[size_t(mesh.mesh)].parts[size_t(part.part)];
    if (source.group >= 0)
        m_lit[source.group].insert(source.level);
}

void Highlighter::addKey(const Pick &pick)
{
    const Channel &channel = m_prepared.scene->clips[size_t(pick.mesh)].channels[size_t(pick.part)];
    const Bytes *times = m_prepared.stream(channel.times.stream);
    double time = double(pick.first);
    if (channel.times.isPresent())
        time = times ? double(readElement(*times, channel.times, pick.first)[0]) : 0;
    m_hasSeveralTimes = m_hasSeveralTimes || pick.count != 1 || m_result.time.value_or(time) != time;
    m_result.time = time;
    if (m_result.clips.empty() || m_result.clips.back() != pick.mesh)
        m_result.clips.push_back(pick.mesh);
}

void Highlighter::addPoint(size_t mesh, qint64 vertex, const Mat4 &matrix)
{
    const SurfaceVertices &vertices = m_pose.vertices(m_prepared, mesh);
    if (vertex < 0 || size_t(vertex) >= vertices.size() || qint64(m_result.points.size()) >= ElementBudget)
        return;
    const Vec3 at = matrix.mapped(vertices[size_t(vertex)].position);
    m_result.points.emplace_back(at, selectionColor());
    m_result.bounds.add(at);
}

void Highlighter::addVertices(const Pick &pick)
{
    const int mesh = m_prepared.indexOf(pick.mesh);
    if (mesh < 0)
        return;
    const PreparedMesh &prepared = m_prepared.meshes[size_t(mesh)];
    const Mat4 matrix = m_pose.matrix(m_prepared, size_t(mesh));
    const qint64 end = std::min(pick.first + pick.count, qint64(prepared.vertices.size()));
    if (end - pick.first > PointBudget && !prepared.parts.empty()) {
        for (size_t p = 0; p < prepared.parts.size(); ++p)
            addPart(mesh, int(p));
        return;
    }
    for (qint64 v = pick.first; v < end && qint64(m_result.points.size()) < ElementBudget; ++v)
        addPoint(size_t(mesh), v, matrix);
}

void Highlighter::addPart(int mesh, int part)
{
    const std::pair item{mesh, part};
    if (std::find(m_result.parts.begin(), m_result.parts.end(), item) != m_result.parts.end())
        return;
    m_result.parts.push_back(item);
    noteLevel(m_prepared.meshes[size_t(mesh)], m_prepared.meshes[size_t(mesh)].parts[size_t(part)]);
    const Mat4 matrix = m_pose.matrix(m_prepared, size_t(mesh));
    if (m_pose.isSkinned(size_t(mesh)))
        m_result.bounds.add(m_prepared.bounds);
    for (const Bounds &run : m_prepared.meshes[size_t(mesh)].parts[size_t(part)].runs) {
        if (!m_pose.isSkinned(size_t(mesh)))
            m_result.bounds.add(run.mapped(matrix));
    }
}

void Highlighter::addElements(const Pick &pick)
{
    const int mesh = m_prepared.indexOf(pick.mesh);
    if (mesh < 0)
        return;
    const PreparedMesh &prepared = m_prepared.meshes[size_t(mesh)];
    if (pick.part < 0 || size_t(pick.part) >= prepared.parts.size())
        return;
    const PreparedPart &part = prepared.parts[size_t(pick.part)];
    const qint64 first = (pick.first + part.step - 1) / part.step;
    const qint64 end = std::min((pick.first + pick.count + part.step - 1) / part.step, part.elementCount());
    if ((first == 0 && end == part.elementCount() && end > 1) || end - first > ElementBudget) {
        addPart(mesh, pick.part);
        return;
    }
    const Mat4 matrix = m_pose.matrix(m_prepared, size_t(mesh));
    const SurfaceVertices &vertices = m_pose.vertices(m_prepared, size_t(mesh));
    noteLevel(prepared, part);
    const auto corners = size_t(part.corners);
    FlatVertices &lit = corners == 3 ? m_result.triangles : corners == 2 ? m_result.lines : m_result.points;
    for (qint64 t = first; t < end && qint64(lit.size()) < qint64(corners) * ElementBudget; ++t) {
        for (size_t k = 0; k < corners; ++k) {
            const Vec3 at = matrix.mapped(vertices[part.indices[size_t(t) * corners + k]].position);
            lit.emplace_back(at, selectionColor());
            m_result.bounds.add(at);
        }
    }
}

void Highlighter::addNode(const Pick &pick)
{
    const int node = pick.mesh;
    if (node < 0 || size_t(node) >= m_pose.nodes.size())
        return;
    if (m_result.nodes.size() < NodeBudget
        && std::find(m_result.nodes.begin(), m_result.nodes.end(), node) == m_result.nodes.end()) {
        m_result.nodes.push_back(node);
        const auto &m = m_pose.nodes[size_t(node)].m;
        m_result.bounds.add(Vec3{m[12], m[13], m[14]});
    }
    if (m_prepared.scene->nodes[size_t(node)].isJoint && m_result.heatMesh < 0)
        addHeat(node);
    // All entries at once say no more than the colours do, and would hide them.
    if (pick.count > 0 && (pick.count < m_prepared.scene->nodes[size_t(node)].weightCount || m_result.heatMesh < 0))
        addWeightedVertices(pick);
    if (pick.count == 0)
        m_carriers[size_t(node)] = true;
}

/// A node that carries meshes is seen by them, and one that is no joint by those of the nodes below it too.
void Highlighter::addCarriedMeshes()
{
    if (std::ranges::find(m_carriers, true) == m_carriers.end())
        return;
    const std::vector<Node> &nodes = m_prepared.scene->nodes;
    std::vector<bool> hasMesh(m_carriers.size());
    for (const PreparedMesh &mesh : m_prepared.meshes) {
        if (mesh.node >= 0)
            hasMesh[size_t(mesh.node)] = true;
    }
    for (size_t i = 0; i < m_carriers.size(); ++i) { // parents come first
        const int parent = nodes[i].parent;
        if (parent >= 0 && size_t(parent) < i && m_carriers[size_t(parent)] && !nodes[size_t(parent)].isJoint
            && !hasMesh[size_t(parent)])
            m_carriers[i] = true;
    }
    for (size_t m = 0; m < m_prepared.meshes.size(); ++m) {
        const int node = m_prepared.meshes[m].node;
        if (node < 0 || !m_carriers[size_t(node)])
            continue;
        for (size_t p = 0; p < m_prepared.meshes[m].parts.size(); ++p)
            addPart(int(m), int(p));
    }
}

/// How strongly the joint pulls at each vertex.
void Highlighter::addHeat(int node)
{
    for (size_t m = 0; m < m_prepared.meshes.size(); ++m) {
        const PreparedMesh &mesh = m_prepared.meshes[m];
        const std::vector<SkinJoint> &joints = m_prepared.scene->meshes[size_t(mesh.mesh)].joints;
        const auto joint = std::find_if(joints.begin(), joints.end(),
                                        [&](const SkinJoint &j) { return j.node == node; });
        if (joint == joints.end() || mesh.influences.empty())
            continue;
        const int number = int(joint - joints.begin());
        m_result.heatMesh = int(m);
        m_result.heat.assign(mesh.vertices.size(), 0);
        for (size_t v = 0; v < mesh.influences.size(); ++v) {
            for (const Influence &influence : mesh.influences[v]) {
                if (influence.joint == number)
                    m_result.heat[v] += influence.weight;
            }
        }
        return;
    }
}

/// The vertices that the selected weight entries of a joint belong to.
void Highlighter::addWeightedVertices(const Pick &pick)
{
    for (size_t m = 0; m < m_prepared.meshes.size(); ++m) {
        const Mat4 matrix = m_pose.matrix(m_prepared, m);
        for (const SkinJoint &joint : m_prepared.scene->meshes[size_t(m_prepared.meshes[m].mesh)].joints) {
            const View &view = joint.vertices;
            const Bytes *stored = joint.node == pick.mesh ? m_prepared.stream(view.stream) : nullptr;
            if (!stored)
                continue;
            ByteCursor bytes(*stored);
            const qint64 end = std::min(pick.first + std::min(pick.count, ElementBudget), view.count);
            for (qint64 i = pick.first; i < end; ++i)
                addPoint(m, readIndex(bytes, view, i), matrix);
        }
    }
}

void Highlighter::addMaterial(int material)
{
    for (size_t m = 0; m < m_prepared.meshes.size(); ++m) {
        for (size_t p = 0; p < m_prepared.meshes[m].parts.size(); ++p) {
            if (m_prepared.meshes[m].parts[p].material == material)
                addPart(int(m), int(p));
        }
    }
}

} // namespace hexahedron::preview
