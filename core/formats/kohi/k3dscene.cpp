// What a model shows: submeshes at the root, the tree of nodes, bones bound to nodes of their name, clips.
#include "core/formats/kohi/k3dmodel.h"
#include "core/scene/hierarchy.h"
#include "core/scene/meanings.h"
#include "core/tree/items.h"

#include <map>

namespace hexahedron {

namespace {

class ModelScene
{
public:
    explicit ModelScene(const Tree &tree)
        : m_tree(tree)
        , m_model(tree, 0)
    {
    }

    scene::Scene build()
    {
        if (!m_model.isValid())
            return {};
        const K3dModel::Fields &fields = *m_model.fields;
        m_scene.rotations = fields.rotations.value->vector.rotation;
        addNode(-1, nameOfFile(m_tree), m_model.file, scene::Mat4());
        // What the engine multiplies every bone with.
        const Item header = m_model.item(fields.header);
        if (const Item transform = m_model.item(fields.globalTransform); transform.isValid())
            m_top = addNode(0, QString::fromLatin1(transform.field->name), transform,
                            matrixIn(m_tree, header, fields.globalTransform),
                            viewOfField(m_tree, header, fields.globalTransform));
        addNodes();
        addBones();
        addBoxAround(m_model.item(fields.extents), -1);
        for (qint64 row = 0; row < m_model.meshTypes.count(); ++row)
            addMesh(row);
        for (qint64 i = 0; i < m_model.animationNames.count(); ++i)
            addClip(i);
        return std::move(m_scene);
    }

private:
    int addNode(int parent, const QString &name, const Item &item, const scene::Mat4 &matrix,
                const scene::View &stored = {})
    {
        const scene::Parts parts = matrix.toParts();
        scene::Node node = nodeOf(m_tree, item, name);
        node.parent = parent;
        node.translation = parts.translation;
        node.rotation = parts.rotation;
        node.scale = parts.scale;
        node.storedMatrix = stored;
        m_scene.nodes.push_back(std::move(node));
        return int(m_scene.nodes.size()) - 1;
    }

    /// Parents first, whatever the order of the file; nodes of a circle hang at the top.
    void addNodes()
    {
        const Field *locals = m_model.fields->locals;
        std::vector<qint64> parents;
        for (qint64 i = 0; i < m_model.nodeNames.count(); ++i)
            parents.push_back(m_model.parents.at(i, K3dFormat::None));
        m_nodes.assign(parents.size(), -1);
        for (const auto &[node, parent] : parentsFirst(parents)) {
            const Item local = m_model.cell(locals, node);
            m_nodes[size_t(node)] = addNode(
                parent < 0 ? m_top : m_nodes[size_t(parent)], m_model.name(m_model.nodeNames.at(node)),
                local.isValid() ? local : m_model.cell(m_model.nodeNames, node),
                matrixIn(m_tree, local, locals->body[0]), viewOfField(m_tree, local, locals->body[0]));
        }
    }
    int nodeNamed(qint64 id) const
    {
        const qint64 node = m_model.nodeNamed(id);
        return node < 0 ? -1 : m_nodes[size_t(node)];
    }

    /// A bone is a node of the same name. Without one it stays where its matrix takes it back from.
    void addBones()
    {
        const Field *offsets = m_model.fields->boneOffsets;
        for (qint64 i = 0; i < m_model.boneNames.count(); ++i) {
            const qint64 name = m_model.boneNames.at(i);
            const Item offset = m_model.cell(offsets, i);
            scene::SkinJoint joint;
            joint.node = nodeNamed(name);
            if (offset.isValid())
                joint.inverseBind = matrixIn(m_tree, offset, offsets->body[0]);
            if (joint.node < 0)
                joint.node = addNode(0, m_model.name(name),
                                     offset.isValid() ? offset : m_model.cell(m_model.boneNames, i),
                                     joint.inverseBind.value_or(scene::Mat4()).inverted());
            m_scene.nodes[size_t(joint.node)].isJoint = true;
            m_joints.push_back(std::move(joint));
        }
    }

    void addBoxAround(const Item &box, int mesh)
    {
        if (box.isValid())
            addBox(m_scene, m_tree, box, box.field->body[0], box.field->body[1], 0, mesh);
    }

    int materialOf(qint64 row)
    {
        const qint64 id = m_model.materialNames.at(row, K3dFormat::None);
        if (id == K3dFormat::None)
            return -1;
        const auto [known, isNew] = m_materials.try_emplace(id, int(m_scene.materials.size()));
        if (isNew) {
            const Item cell = m_model.cell(m_model.materialNames, row);
            scene::Material &material = m_scene.materials.emplace_back();
            material.name = m_model.name(id);
            material.path = m_tree.path(cell);
            material.stream = cell.stream;
            material.bytes = cell.range;
        }
        return known->second;
    }

    void addMesh(qint64 row)
    {
        const K3dModel::Fields &fields = *m_model.fields;
        const Item vertices = childOf(m_tree, m_model.cell(fields.vertices->parent, row), fields.vertices);
        if (!vertices.isValid() || vertices.stride == 0)
            return;
        scene::Mesh mesh;
        mesh.name = m_model.name(m_model.submeshNames.at(row, K3dFormat::None));
        mesh.path = m_tree.path(vertices);
        mesh.node = 0;
        addVertices(mesh, vertices, *m_tree.shapeOf(vertices));
        if (!mesh.skinSets.empty())
            mesh.joints = m_joints;
        if (mesh.joints.empty())
            mesh.skinSets.clear();
        const Item indices = childOf(m_tree, m_model.cell(fields.indices->parent, row), fields.indices);
        if (indices.isValid() && indices.count > 0) {
            scene::Part &triangles = mesh.parts.emplace_back();
            triangles.indices = viewOn(indices);
            triangles.indexCount = indices.count;
            triangles.material = materialOf(row);
            triangles.path = m_tree.path(indices);
        }
        addBoxAround(m_model.cell(fields.submeshExtents, row), int(m_scene.meshes.size()));
        m_scene.meshes.push_back(std::move(mesh));
    }

    void addChannel(scene::Clip &clip, scene::Channel::Target target, const K3dModel::Keys &keys, qint64 channel) const
    {
        const ByteRange run = keys.range(channel, m_model.keyBuffer.range.begin);
        const int node = nodeNamed(m_model.channelNames.at(channel, K3dFormat::None));
        if (node < 0 || run.isEmpty() || !m_model.keyBuffer.range.contains(run))
            return;
        const qint64 timeAt = keys.fields->size - 4; // behind the value
        const scene::View values{.stream = m_model.stream,
                                 .begin = run.begin,
                                 .count = run.size() / keys.fields->size,
                                 .stride = keys.fields->size,
                                 .component = scene::Component::F32,
                                 .components = int(timeAt / 4)};
        scene::View times = values;
        times.begin += timeAt;
        times.components = 1;
        clip.channels.push_back({target, node, times, values});
    }

    void addClip(qint64 animation)
    {
        using Target = scene::Channel::Target;
        scene::Clip &clip = m_scene.clips.emplace_back();
        clip.name = m_model.name(m_model.animationNames.at(animation));
        clip.path = m_tree.path(m_model.cell(m_model.animationNames, animation));
        clip.last = m_model.durations.at(animation);
        clip.rate = m_model.ticksPerSecond.at(animation);
        for (qint64 channel = 0; channel < m_model.animationIds.count() && m_model.keyBuffer.isValid(); ++channel) {
            if (m_model.animationIds.at(channel) != animation)
                continue;
            addChannel(clip, Target::Translation, m_model.positions, channel);
            addChannel(clip, Target::Rotation, m_model.rotations, channel);
            addChannel(clip, Target::Scale, m_model.scales, channel);
        }
    }

    const Tree &m_tree;
    K3dModel m_model;
    scene::Scene m_scene;
    int m_top = 0;
    std::vector<int> m_nodes;               ///< what the nodes of the file are in the scene
    std::vector<scene::SkinJoint> m_joints; ///< in the order of the bones
    std::map<qint64, int> m_materials;      ///< by string id
};

} // namespace

scene::Scene k3dScene(const Tree &tree)
{
    return ModelScene(tree).build();
}

} // namespace hexahedron
