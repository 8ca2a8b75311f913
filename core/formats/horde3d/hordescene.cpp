#include "core/formats/horde3d/hordescene.h"

#include "core/formats/horde3d/hordeanimationformat.h"
#include "core/formats/horde3d/hordegeometry.h"
#include "core/scene/treeviews.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

/// The numbers of a stream; no view where there is none that the engine takes.
scene::View viewOf(const Tree &tree, const HordeGeometry::Stream *stream)
{
    const Item list = stream ? childOf(tree, tree.itemOf(0, stream->node), stream->elements.field) : Item();
    if (!list.isValid())
        return {};
    const auto shape = tree.shapeOf(list);
    if (shape->empty())
        return {};
    scene::View view = viewOn(list, shape->front());
    view.normalised = shape->front().field->one != 1;
    return view;
}

/// Every joint stands where its matrix takes it back to: parents are in another file.
std::vector<scene::SkinJoint> addJoints(scene::Scene &scene, const Tree &tree, const Item &section)
{
    std::vector<scene::SkinJoint> skin;
    const Item joints = childOf(tree, section, fields().joints);
    for (qint64 i = 0; joints.isValid() && i < joints.count; ++i) {
        const Item joint = tree.child(joints, i);
        const scene::Mat4 inverseBind = matrixIn(tree, joint, fields().inverseBindMatrix);
        const scene::Parts parts = inverseBind.inverted().toParts();
        scene::Node node = nodeOf(tree, joint, QString::fromLatin1(fields().joints->name) + tree.name(joint));
        node.parent = 0;
        node.isJoint = true;
        node.translation = parts.translation;
        node.rotation = parts.rotation;
        node.scale = parts.scale;
        skin.push_back({.node = int(scene.nodes.size()), .inverseBind = inverseBind, .vertices = {}, .weights = {}});
        scene.nodes.push_back(std::move(node));
    }
    return skin;
}

scene::Morph morphOf(const Tree &tree, const HordeGeometry::Morph &morph)
{
    const Item item = tree.itemOf(0, morph.node);
    scene::Morph result;
    result.name = textOf(textIn(tree, item, fields().morphName));
    result.path = tree.path(item);
    result.vertices = viewOn(childOf(tree, item, fields().morphIndices));
    for (const HordeGeometry::Stream &stream : morph.streams) {
        if (!stream.isReadable())
            continue;
        if (stream.id == qint64(HordeStream::Positions))
            result.positions = viewOf(tree, &stream);
        else if (stream.id == qint64(HordeStream::Normals))
            result.normals = viewOf(tree, &stream);
        else if (stream.id == qint64(HordeStream::Tangents))
            result.tangents = viewOf(tree, &stream);
    }
    return result;
}

} // namespace

scene::Scene hordeGeometryScene(const Tree &tree)
{
    scene::Scene scene;
    const std::optional<HordeGeometry> geometry = HordeGeometry::read(tree.stream(0));
    if (!geometry)
        return scene;
    const Item section = tree.itemOf(0, geometry->node);
    scene.nodes.push_back(nodeOf(tree, section, nameOfFile(tree)));
    std::vector<scene::SkinJoint> joints = addJoints(scene, tree, section);
    const auto view = [&](HordeStream id) { return viewOf(tree, geometry->stream(id)); };
    scene::Mesh mesh;
    mesh.name = nameOfFile(tree);
    mesh.path = tree.path(section);
    mesh.node = 0;
    mesh.positions = view(HordeStream::Positions);
    if (!mesh.positions.isPresent())
        return scene; // the engine draws nothing either
    mesh.vertexCount = mesh.positions.count;
    mesh.normals = view(HordeStream::Normals);
    mesh.tangents = view(HordeStream::Tangents);
    mesh.bitangents = view(HordeStream::Bitangents);
    for (const HordeStream id : {HordeStream::TexCoords0, HordeStream::TexCoords1}) {
        if (const scene::View coordinates = view(id); coordinates.isPresent())
            mesh.texCoords.push_back(coordinates);
    }
    const scene::SkinSet skin{view(HordeStream::JointIndices), view(HordeStream::JointWeights)};
    if (skin.joints.isPresent() && skin.weights.isPresent() && !joints.empty()) {
        mesh.joints = std::move(joints);
        mesh.skinSets.push_back(skin);
    }
    for (const HordeGeometry::Morph &morph : geometry->morphs)
        mesh.morphs.push_back(morphOf(tree, morph));
    if (const Item indices = childOf(tree, section, fields().indices); indices.isValid()) {
        scene::Part part;
        part.indices = viewOn(indices);
        part.indexCount = indices.count;
        part.path = tree.path(indices);
        mesh.parts.push_back(std::move(part));
    }
    scene.meshes.push_back(std::move(mesh));
    return scene;
}

scene::Scene hordeAnimationScene(const Tree &tree)
{
    using Target = scene::Channel::Target;
    const HordeAnimationFormat::Fields &animation = HordeAnimationFormat::instance().fields;
    scene::Scene result;
    const Item section = tree.child(tree.root(), 0);
    if (!section.isValid() || section.field != animation.animation)
        return result;
    result.rotations = animation.frames.rotation->rotation;
    scene::Clip clip;
    clip.name = nameOfFile(tree);
    clip.path = tree.path(section);
    clip.last = double(qMax<qint64>(0, integerIn(tree, section, animation.frameCount) - 1));
    const Item nodes = childOf(tree, section, animation.nodes);
    for (qint64 i = 0; nodes.isValid() && i < nodes.count; ++i) {
        const Item item = tree.child(nodes, i);
        const Item list = childOf(tree, item, animation.frames.frame);
        const HordeAnimationFormat::Frame &frame = list.isValid() ? animation.frames : animation.single;
        const Item keys = list.isValid() ? list : childOf(tree, item, frame.frame);
        if (!keys.isValid() || keys.fault == Fault::Truncated)
            continue;
        const auto channel = [&](Target target, const Field *numbers) {
            scene::View values = list.isValid() ? viewOn(tree, keys, numbers) : viewOfField(tree, keys, numbers);
            if (!list.isValid())
                values.stride = keys.range.size();
            clip.channels.push_back(
                {.target = target, .node = int(result.nodes.size()), .times = {}, .values = values});
        };
        channel(Target::Rotation, frame.rotation);
        channel(Target::Translation, frame.translation);
        channel(Target::Scale, frame.scale);
        scene::Node node = nodeOf(tree, item, textOf(textIn(tree, item, animation.nodeName)));
        node.isJoint = true;
        result.nodes.push_back(std::move(node));
    }
    result.clips.push_back(std::move(clip));
    return result;
}

} // namespace hexahedron
