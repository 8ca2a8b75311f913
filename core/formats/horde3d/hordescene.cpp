#include "core/formats/horde3d/hordescene.h"

#include "core/formats/horde3d/hordeanimationformat.h"
#include "core/formats/horde3d/hordegeometry.h"
#include "core/scene/treeviews.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

class GeometryScene
{
public:
    GeometryScene(const Tree &tree, const HordeGeometry &geometry)
        : m_tree(tree)
        , m_geometry(geometry)
        , m_fields(HordeGeometryFormat::instance().fields)
        , m_section(tree.itemOf(0, geometry.node))
    {
        m_scene.handedness = scene::Handedness::Right;
    }

    scene::Scene build()
    {
        m_scene.nodes.push_back(nodeOf(m_tree, m_section, nameOfFile(m_tree)));
        addJoints();
        addMesh();
        return std::move(m_scene);
    }

private:
    void addJoints();
    void addMesh();
    scene::View viewOf(HordeStream id, scene::Component component, int components, bool normalised = false) const;
    scene::Morph morphOf(const HordeGeometry::Morph &morph) const;

    const Tree &m_tree;
    const HordeGeometry &m_geometry;
    const HordeGeometryFormat::Fields &m_fields;
    Item m_section;
    std::vector<scene::SkinJoint> m_joints;
    scene::Scene m_scene;
};

scene::View viewOn(const Part &elements, scene::Component component, int components, bool normalised = false)
{
    return {.stream = 0,
            .begin = elements.range.begin,
            .count = elements.count,
            .stride = elements.stride,
            .component = component,
            .components = components,
            .normalised = normalised};
}

/// Every joint stands where its matrix takes it back to: parents are in another file.
void GeometryScene::addJoints()
{
    const Item joints = childOf(m_tree, m_section, m_fields.joints);
    for (qint64 i = 0; joints.isValid() && i < joints.count; ++i) {
        const Item joint = m_tree.child(joints, i);
        const scene::Mat4 inverseBind = matrixIn(m_tree, joint, m_fields.inverseBindMatrix);
        const scene::Parts parts = inverseBind.inverted().toParts();
        scene::Node node = nodeOf(m_tree, joint, QString::fromLatin1(m_fields.joints->name) + m_tree.name(joint));
        node.parent = 0;
        node.isJoint = true;
        node.translation = parts.translation;
        node.rotation = parts.rotation;
        node.scale = parts.scale;
        m_joints.push_back(
            {.node = int(m_scene.nodes.size()), .inverseBind = inverseBind, .vertices = {}, .weights = {}});
        m_scene.nodes.push_back(std::move(node));
    }
}

scene::View GeometryScene::viewOf(HordeStream id, scene::Component component, int components, bool normalised) const
{
    const HordeGeometry::Stream *stream = m_geometry.stream(id);
    return stream ? viewOn(stream->elements, component, components, normalised) : scene::View();
}

scene::Morph GeometryScene::morphOf(const HordeGeometry::Morph &morph) const
{
    const Item item = m_tree.itemOf(0, morph.node);
    scene::Morph result;
    result.name = textOf(textIn(m_tree, item, m_fields.morphName));
    result.path = m_tree.path(item);
    result.vertices = viewOn(morph.indices, scene::Component::U32, morph.indices.field ? 1 : 0);
    for (const HordeGeometry::Stream &stream : morph.streams) {
        if (!stream.isReadable())
            continue;
        const scene::View view = viewOn(stream.elements, scene::Component::F32, 3);
        if (stream.id == qint64(HordeStream::Positions))
            result.positions = view;
        else if (stream.id == qint64(HordeStream::Normals))
            result.normals = view;
        else if (stream.id == qint64(HordeStream::Tangents))
            result.tangents = view;
    }
    return result;
}

void GeometryScene::addMesh()
{
    using scene::Component;
    scene::Mesh mesh;
    mesh.name = nameOfFile(m_tree);
    mesh.path = m_tree.path(m_section);
    mesh.node = 0;
    mesh.positions = viewOf(HordeStream::Positions, Component::F32, 3);
    mesh.normals = viewOf(HordeStream::Normals, Component::I16, 3, true);
    mesh.tangents = viewOf(HordeStream::Tangents, Component::I16, 3, true);
    mesh.bitangents = viewOf(HordeStream::Bitangents, Component::I16, 3, true);
    mesh.vertexCount = mesh.positions.count;
    if (!mesh.positions.isPresent())
        return; // the engine draws nothing either
    for (const HordeStream id : {HordeStream::TexCoords0, HordeStream::TexCoords1}) {
        if (const scene::View view = viewOf(id, Component::F32, 2); view.isPresent())
            mesh.texCoords.push_back(view);
    }
    const scene::SkinSet skin{viewOf(HordeStream::JointIndices, Component::U8, 4),
                              viewOf(HordeStream::JointWeights, Component::U8, 4, true)};
    if (skin.joints.isPresent() && skin.weights.isPresent() && !m_joints.empty()) {
        mesh.joints = m_joints;
        mesh.skinSets.push_back(skin);
    }
    for (const HordeGeometry::Morph &morph : m_geometry.morphs)
        mesh.morphs.push_back(morphOf(morph));
    if (m_geometry.indices.field) {
        scene::Part part;
        part.indices = viewOn(m_geometry.indices, Component::U32, 1);
        part.indexCount = m_geometry.indices.count;
        part.path = m_tree.path(childOf(m_tree, m_section, m_fields.indices));
        mesh.parts.push_back(std::move(part));
    }
    m_scene.meshes.push_back(std::move(mesh));
}

} // namespace

scene::Scene hordeGeometryScene(const Tree &tree)
{
    const std::optional<HordeGeometry> geometry = HordeGeometry::read(tree.stream(0));
    return geometry ? GeometryScene(tree, *geometry).build() : scene::Scene();
}

scene::Scene hordeAnimationScene(const Tree &tree)
{
    const HordeAnimationFormat::Fields &fields = HordeAnimationFormat::instance().fields;
    scene::Scene result;
    const Item animation = tree.child(tree.root(), 0);
    if (!animation.isValid() || animation.field != fields.animation)
        return result;
    result.rotations = fields.frames.rotation->rotation;
    scene::Clip clip;
    clip.name = nameOfFile(tree);
    clip.path = tree.path(animation);
    clip.last = double(qMax<qint64>(0, integerIn(tree, animation, fields.frameCount) - 1));
    const Item nodes = childOf(tree, animation, fields.nodes);
    for (qint64 i = 0; nodes.isValid() && i < nodes.count; ++i) {
        const Item item = tree.child(nodes, i);
        Item frames = childOf(tree, item, fields.frames.frame);
        const bool isSingle = !frames.isValid();
        if (isSingle)
            frames = childOf(tree, item, fields.single.frame);
        if (!frames.isValid() || frames.fault == Fault::Truncated)
            continue;
        const auto channel = [&](scene::Channel::Target target, qint64 offset, int components) {
            clip.channels.push_back({.target = target,
                                     .node = int(result.nodes.size()),
                                     .times = {},
                                     .values = {.stream = 0,
                                                .begin = frames.range.begin + offset,
                                                .count = isSingle ? 1 : frames.count,
                                                .stride = HordeAnimationFormat::FrameSize,
                                                .component = scene::Component::F32,
                                                .components = components}});
        };
        channel(scene::Channel::Target::Rotation, 0, 4);
        channel(scene::Channel::Target::Translation, HordeAnimationFormat::TranslationOffset, 3);
        channel(scene::Channel::Target::Scale, HordeAnimationFormat::ScaleOffset, 3);
        scene::Node node = nodeOf(tree, item, textOf(textIn(tree, item, fields.nodeName)));
        node.isJoint = true;
        result.nodes.push_back(std::move(node));
    }
    result.clips.push_back(std::move(clip));
    return result;
}

} // namespace hexahedron
