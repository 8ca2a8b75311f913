#include "core/formats/urho3d/urhoscene.h"

#include "core/formats/urho3d/urhoanimation.h"
#include "core/formats/urho3d/urhomaterials.h"
#include "core/formats/urho3d/urhomodelformat.h"
#include "core/scene/hierarchy.h"
#include "core/scene/meanings.h"
#include "core/tree/value.h"

#include <optional>

namespace hexahedron {

namespace {

/// Three rows of four numbers; the row 0 0 0 1 is not stored.
std::optional<scene::Mat4> matrixOf(const std::vector<double> &rows)
{
    if (rows.size() != 12)
        return {};
    scene::Mat4 matrix;
    for (size_t row = 0; row < 3; ++row) {
        for (size_t column = 0; column < 4; ++column)
            matrix.m[column * 4 + row] = float(rows[row * 4 + column]);
    }
    return matrix;
}

class ModelScene
{
public:
    ModelScene(const Tree &tree, const Item &model, const UrhoModelFormat::Fields &fields)
        : m_tree(tree)
        , m_model(model)
        , m_fields(fields)
    {
        m_scene.handedness = scene::Handedness::Left;
        m_scene.clockwiseFront = true;
        m_scene.textureOriginTop = true;
        m_scene.rotations = m_fields.boneRotation->vector.rotation;
    }

    scene::Scene build()
    {
        m_scene.nodes.push_back(nodeOf(m_tree, m_model, nameOfFile(m_tree)));
        addBones();
        addGeometries();
        addMorphs();
        const Item box = childOf(m_tree, m_model, m_fields.boundingBox);
        if (box.isValid())
            addBox(m_scene, m_tree, box, box.field->body[0], box.field->body[1], 0);
        addUrhoMaterials(m_scene, m_tree.fileName());
        return std::move(m_scene);
    }

private:
    /// Nodes come with parents first, whatever the order of the file; bones of a circle hang at the model.
    void addBones()
    {
        const Item bones = childOf(m_tree, m_model, m_fields.bones);
        std::vector<Item> items;
        std::vector<qint64> parents;
        for (qint64 i = 0; bones.isValid() && i < bones.count; ++i) {
            items.push_back(m_tree.child(bones, i));
            parents.push_back(integerIn(m_tree, items.back(), m_fields.parent, -1));
        }
        m_joints.resize(items.size());
        for (const auto &[bone, parent] : parentsFirst(parents))
            addBone(items[size_t(bone)], size_t(bone), parent < 0 ? 0 : m_joints[size_t(parent)].node);
    }

    void addBone(const Item &bone, size_t number, int parent)
    {
        scene::Node node = nodeOf(m_tree, bone, textOf(textIn(m_tree, bone, m_fields.boneName)));
        node.parent = parent;
        node.isJoint = true;
        placeNode(node, m_tree, bone);
        m_joints[number].node = int(m_scene.nodes.size());
        m_joints[number].inverseBind = matrixOf(floatsIn(m_tree, bone, m_fields.offsetMatrix));
        m_scene.nodes.push_back(std::move(node));
    }

    /// The mesh that a vertex buffer makes; -1 when the buffer is not there.
    int meshOf(const Item &buffers, qint64 buffer)
    {
        if (!buffers.isValid() || buffer < 0 || buffer >= buffers.count)
            return -1;
        m_meshes.resize(size_t(buffers.count), -1);
        int &known = m_meshes[size_t(buffer)];
        if (known >= 0)
            return known;
        const Item item = m_tree.child(buffers, buffer);
        const Item vertices = childOf(m_tree, item, m_fields.vertices);
        if (!vertices.isValid() || vertices.stride == 0)
            return -1;
        scene::Mesh mesh;
        mesh.name = buffers.count == 1 ? nameOfFile(m_tree) : m_tree.name(item);
        mesh.path = m_tree.path(item);
        mesh.node = 0;
        addVertices(mesh, vertices, *m_tree.shapeOf(vertices));
        const bool isSkinned = !mesh.skinSets.empty() && mesh.skinSets.front().joints.isPresent()
                               && mesh.skinSets.front().joints.components == mesh.skinSets.front().weights.components;
        if (isSkinned && !m_joints.empty())
            mesh.joints = m_joints;
        else
            mesh.skinSets.clear();
        known = int(m_scene.meshes.size());
        m_scene.meshes.push_back(std::move(mesh));
        return known;
    }

    void addGeometries()
    {
        const Item geometries = childOf(m_tree, m_model, m_fields.geometries);
        for (qint64 i = 0; geometries.isValid() && i < geometries.count; ++i) {
            const Item geometry = m_tree.child(geometries, i);
            const Item lods = childOf(m_tree, geometry, m_fields.lods);
            for (qint64 level = 0; lods.isValid() && level < qMin(lods.count, MostLevels); ++level)
                addLevel(geometry, m_tree.child(lods, level), int(i), int(level));
        }
    }

    void addLevel(const Item &geometry, const Item &lod, int group, int level)
    {
        using scene::Primitive;
        static constexpr std::array primitives{Primitive::Triangles,     Primitive::Lines,     Primitive::Points,
                                               Primitive::TriangleStrip, Primitive::LineStrip, Primitive::TriangleFan};
        const qint64 primitive = lod.isValid() ? integerIn(m_tree, lod, m_fields.primitiveType) : -1;
        if (primitive < 0 || primitive >= qint64(primitives.size()))
            return;
        const Item vertexBuffers = childOf(m_tree, m_model, m_fields.vertexBuffers);
        const Item indexBuffers = childOf(m_tree, m_model, m_fields.indexBuffers);
        const qint64 indexBuffer = integerIn(m_tree, lod, m_fields.lodIndexBuffer, -1);
        const bool hasIndices = indexBuffers.isValid() && indexBuffer >= 0 && indexBuffer < indexBuffers.count;
        const Item buffer = hasIndices ? m_tree.child(indexBuffers, indexBuffer) : Item();
        Item indices = childOf(m_tree, buffer, m_fields.indices16);
        if (!indices.isValid())
            indices = childOf(m_tree, buffer, m_fields.indices32);
        const int mesh = indices.isValid() ? meshOf(vertexBuffers, integerIn(m_tree, lod, m_fields.lodVertexBuffer, -1))
                                           : -1;
        const qint64 first = integerIn(m_tree, lod, m_fields.indexStart);
        const qint64 count = integerIn(m_tree, lod, m_fields.lodIndexCount);
        if (mesh < 0 || first + count > indices.count)
            return; // the engine draws nothing either
        scene::Part part;
        part.indices = viewOn(indices);
        part.firstIndex = first;
        part.indexCount = count;
        part.primitive = primitives[size_t(primitive)];
        part.path = m_tree.path(level == 0 ? geometry : lod);
        part.group = group;
        part.level = level;
        part.stream = lod.stream;
        part.bytes = lod.range;
        for (const qint64 bone : integersIn(m_tree, geometry, m_fields.boneMapping))
            part.jointMap.push_back(bone < qint64(m_joints.size()) ? int(bone) : -1);
        m_scene.meshes[size_t(mesh)].parts.push_back(std::move(part));
    }

    /// A morph of the file moves several vertex buffers; here each mesh has its own part of it.
    void addMorphs()
    {
        const Item morphs = childOf(m_tree, m_model, m_fields.morphs);
        for (qint64 i = 0; morphs.isValid() && i < morphs.count; ++i) {
            const Item morph = m_tree.child(morphs, i);
            const Item buffers = childOf(m_tree, morph, m_fields.morphBuffers);
            for (qint64 k = 0; buffers.isValid() && k < buffers.count; ++k) {
                const Item buffer = m_tree.child(buffers, k);
                const Item vertices = childOf(m_tree, buffer, m_fields.morphVertices);
                const qint64 moved = integerIn(m_tree, buffer, m_fields.morphVertexBuffer, -1);
                const int mesh = moved >= 0 && moved < qint64(m_meshes.size()) ? m_meshes[size_t(moved)] : -1;
                if (mesh < 0 || !vertices.isValid() || vertices.stride == 0)
                    continue;
                scene::Morph result;
                result.name = textOf(textIn(m_tree, morph, m_fields.morphName));
                result.path = m_tree.path(buffer);
                addVertices(result, vertices, *m_tree.shapeOf(vertices));
                m_scene.meshes[size_t(mesh)].morphs.push_back(std::move(result));
            }
        }
    }

    static constexpr qint64 MostLevels = 64; ///< of one geometry

    const Tree &m_tree;
    Item m_model;
    const UrhoModelFormat::Fields &m_fields;
    scene::Scene m_scene;
    std::vector<scene::SkinJoint> m_joints; // in the order of the file
    std::vector<int> m_meshes;              // of each vertex buffer, -1 while it has none
};

} // namespace

scene::Scene urhoModelScene(const Tree &tree)
{
    const Item model = tree.child(tree.root(), 0);
    const UrhoModelFormat::Fields *fields = UrhoModelFormat::instance().fieldsOf(model.field);
    return model.isValid() && fields ? ModelScene(tree, model, *fields).build() : scene::Scene();
}

scene::Scene urhoAnimationScene(const Tree &tree)
{
    const UrhoAnimationFormat::Fields &fields = UrhoAnimationFormat::instance().fields;
    const Item animation = tree.child(tree.root(), 0);
    scene::Scene result;
    if (!animation.isValid() || animation.field != fields.animation)
        return result;
    result.handedness = scene::Handedness::Left;
    result.rotations = fields.rotation->vector.rotation;
    scene::Clip clip;
    clip.name = textOf(textIn(tree, animation, fields.animationName));
    clip.path = tree.path(animation);
    clip.last = floatIn(tree, animation, fields.length);
    clip.rate = 1; // times are seconds
    const Item tracks = childOf(tree, animation, fields.tracks);
    for (qint64 i = 0; tracks.isValid() && i < tracks.count; ++i) {
        const Item track = tree.child(tracks, i);
        scene::Node node = nodeOf(tree, track, textOf(textIn(tree, track, fields.trackName)));
        node.isJoint = true;
        const Item keys = childOf(tree, track, fields.keyFrames);
        if (keys.isValid() && keys.stride > 0)
            addChannels(clip, int(result.nodes.size()), keys, *tree.shapeOf(keys));
        result.nodes.push_back(std::move(node));
    }
    result.clips.push_back(std::move(clip));
    return result;
}

} // namespace hexahedron
