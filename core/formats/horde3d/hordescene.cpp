#include "core/formats/horde3d/hordescene.h"

#include "core/formats/horde3d/hordeanimationformat.h"
#include "core/formats/horde3d/hordegeometry.h"
#include "core/read/layout.h"
#include "core/scene/meanings.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

/// The elements of a stream; invalid where there is none that the engine takes.
Item elementsOf(const Tree &tree, const HordeGeometry::Stream *stream)
{
    return stream ? childOf(tree, tree.itemOf(0, stream->node), stream->elements.field) : Item();
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
        if (const Item list = elementsOf(tree, stream.isReadable() ? &stream : nullptr); list.isValid())
            addVertices(result, list, *tree.shapeOf(list));
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
    scene::Mesh mesh;
    mesh.name = nameOfFile(tree);
    mesh.path = tree.path(section);
    mesh.node = 0;
    for (const HordeGeometryFormat::Stream &known : fields().streams.known) {
        const Field *numbers = known.elements->body.front();
        const Item list = elementsOf(tree, geometry->stream(HordeStream(known.id)));
        addAttribute(mesh, *numbers, viewOn(tree, list, numbers));
    }
    if (!mesh.positions.isPresent())
        return scene; // the engine draws nothing either
    mesh.vertexCount = mesh.positions.count;
    if (!mesh.skinSets.empty() && mesh.skinSets[0].joints.isPresent() && mesh.skinSets[0].weights.isPresent())
        mesh.joints = std::move(joints);
    if (mesh.joints.empty())
        mesh.skinSets.clear();
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
    const HordeAnimationFormat::Fields &animation = HordeAnimationFormat::instance().fields;
    scene::Scene result;
    const Item section = tree.child(tree.root(), 0);
    if (!section.isValid() || section.field != animation.animation)
        return result;
    result.rotations = animation.rotation->vector.rotation;
    scene::Clip clip;
    clip.name = nameOfFile(tree);
    clip.path = tree.path(section);
    clip.last = double(qMax<qint64>(0, integerIn(tree, section, animation.frameCount) - 1));
    const Item nodes = childOf(tree, section, animation.nodes);
    for (qint64 i = 0; nodes.isValid() && i < nodes.count; ++i) {
        const Item item = tree.child(nodes, i);
        Item keys = childOf(tree, item, animation.frames);
        if (!keys.isValid()) { // the single one is laid out like each of many
            keys = childOf(tree, item, animation.singleFrame);
            keys.count = 1;
            keys.stride = keys.range.size();
        }
        if (!keys.isValid() || keys.fault == Fault::Truncated)
            continue;
        addChannels(clip, int(result.nodes.size()), keys, elementParts(*animation.frames, {}));
        scene::Node node = nodeOf(tree, item, textOf(textIn(tree, item, animation.nodeName)));
        node.isJoint = true;
        result.nodes.push_back(std::move(node));
    }
    result.clips.push_back(std::move(clip));
    return result;
}

} // namespace hexahedron
