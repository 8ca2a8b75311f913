// Nodes, meshes, skins and clips of the scene.
#include "core/formats/ecere/e3dscene.h"

#include "core/formats/ecere/e3drules.h"
#include "core/formats/ecere/e3dscenebuilder.h"
#include "core/scene/treeviews.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr qint64 MostParts =
    4096; // of one mesh; a file that has more of them than a scene can show has them by mistake

/// Numbers of one kind, one after another.
scene::View numbers(const Item &array, scene::Component component)
{
    return {.stream = array.stream,
            .begin = array.range.begin,
            .count = array.range.size() / scene::componentSize(component),
            .stride = scene::componentSize(component),
            .component = component,
            .components = 1};
}

} // namespace

E3dSceneBuilder::E3dSceneBuilder(const Tree &tree, const E3dModel &model)
    : m_tree(tree)
    , m_model(model)
    , m_fields(E3dFormat::instance().fields)
{
    m_scene.handedness = scene::Handedness::Left;
    m_scene.flipY = true;
    m_scene.clockwiseFront = false; // left-handed with y downwards: fronts are seen the other way round
    m_scene.textureOriginTop = true;
    m_scene.rotations = m_fields.orientation.value->rotation;
}

scene::Scene E3dSceneBuilder::build()
{
    addTextures();
    addMaterials();
    addNodes();
    addMeshes();
    addClips();
    return std::move(m_scene);
}

void E3dSceneBuilder::addNodes()
{
    scene::Node file;
    place(file, m_tree.root());
    file.name = nameOfFile(m_tree);
    m_scene.nodes.push_back(std::move(file));
    for (const E3dModel::Node &source : m_model.nodes) {
        scene::Node node;
        place(node, source.item);
        node.name = textOf(source.name);
        node.parent = source.parent + 1; // behind the file
        const auto block = [&](const E3dFormat::ValueBlock &value) {
            return e3dBlockIn(m_tree, source.item, value.block);
        };
        node.translation = vectorIn(m_tree, block(m_fields.position), m_fields.position.value);
        node.rotation = rotationIn(m_tree, block(m_fields.orientation), m_fields.orientation.value);
        node.scale = vectorIn(m_tree, block(m_fields.scaling), m_fields.scaling.value, {1, 1, 1});
        node.storedTranslation = viewOfField(m_tree, block(m_fields.position), m_fields.position.value);
        node.storedRotation = viewOfField(m_tree, block(m_fields.orientation), m_fields.orientation.value);
        node.storedScale = viewOfField(m_tree, block(m_fields.scaling), m_fields.scaling.value);
        const int index = int(m_scene.nodes.size());
        m_nodes.emplace(source.number, index);
        m_namedNodes.emplace(source.name, index);
        m_scene.nodes.push_back(std::move(node));
    }
}

/// A mesh stands wherever a node shows it; what no node shows stands at the origin.
void E3dSceneBuilder::addMeshes()
{
    for (const E3dModel::Mesh &mesh : m_model.meshes) {
        bool isShown = false;
        for (size_t i = 0; i < m_model.nodes.size(); ++i) {
            const E3dModel::Node &node = m_model.nodes[i];
            if (!node.isMeshNode || node.mesh == 0 || node.mesh != mesh.number)
                continue;
            addMesh(mesh, int(i) + 1);
            isShown = true;
        }
        const bool isMorphTarget = std::any_of(m_model.uses.begin(), m_model.uses.end(), [&](const E3dModel::Use &use) {
            return use.kind == E3dModel::Kind::Mesh && use.number == mesh.number && mesh.number != 0;
        });
        if (!isShown && !isMorphTarget)
            addMesh(mesh, 0);
    }
}

/// Quantised vertices fill the space from -1 to 1: a node of their own spreads them over the box.
int E3dSceneBuilder::nodeOfQuantised(const E3dModel::Mesh &mesh, int node)
{
    const std::vector<double> low = floatsIn(m_tree, mesh.box, m_fields.boxLow);
    const std::vector<double> high = floatsIn(m_tree, mesh.box, m_fields.boxHigh);
    if (low.size() != 3 || high.size() != 3)
        return node;
    scene::Node spread;
    place(spread, mesh.box);
    spread.name = QString::fromLatin1(m_fields.meshBBox->name);
    spread.parent = node;
    const auto middle = [&](size_t axis) { return float((low[axis] + high[axis]) / 2); };
    const auto half = [&](size_t axis) { return float((high[axis] - low[axis]) / 2); };
    spread.translation = {middle(0), middle(1), middle(2)};
    spread.scale = {half(0), half(1), half(2)};
    m_scene.nodes.push_back(std::move(spread));
    return int(m_scene.nodes.size()) - 1;
}

void E3dSceneBuilder::addMesh(const E3dModel::Mesh &source, int node)
{
    scene::Mesh mesh;
    addAttributes(source, mesh);
    if (!mesh.positions.isPresent())
        return;
    const bool isQuantised = mesh.positions.component == scene::Component::I16;
    mesh.node = isQuantised ? nodeOfQuantised(source, node) : node;
    mesh.name = m_tree.name(source.item);
    addParts(source, mesh);
    addSkin(source, mesh);
    addMorphs(source, node, mesh);
    addBox(m_scene, m_tree, source.box, m_fields.boxLow, m_fields.boxHigh, node, int(m_scene.meshes.size()));
    m_scene.meshes.push_back(std::move(mesh));
}

void E3dSceneBuilder::addAttributes(const E3dModel::Mesh &source, scene::Mesh &mesh) const
{
    const auto viewOf = [&](E3dAttribute attribute, int set = 0) {
        const qint64 type = qint64(attribute) + set;
        const E3dModel::Attributes *attributes = source.attributesWith(type);
        return attributes ? e3dView(*attributes, type) : scene::View();
    };
    const auto firstOf = [&](std::initializer_list<E3dAttribute> attributes) {
        for (const E3dAttribute attribute : attributes) {
            if (const scene::View view = viewOf(attribute); view.isPresent())
                return std::pair(view, attribute);
        }
        return std::pair(scene::View(), E3dAttribute::Vertices);
    };
    const auto [positions,
                attribute] = firstOf({E3dAttribute::Vertices, E3dAttribute::VerticesDbl, E3dAttribute::VerticesQ});
    if (!positions.isPresent())
        return;
    mesh.positions = positions;
    mesh.normals = viewOf(E3dAttribute::Normals);
    mesh.colors = viewOf(E3dAttribute::Colors);
    const auto [tangents, tangentsAttribute] = firstOf({E3dAttribute::TangentsBi, E3dAttribute::TangentsSign});
    mesh.tangents = tangents;
    if (tangents.isPresent() && tangentsAttribute == E3dAttribute::TangentsBi) { // one behind the other
        mesh.bitangents = tangents;
        mesh.bitangents.begin += scene::componentSize(tangents.component);
    }
    for (int set = 0; set < E3dSets; ++set) {
        if (const scene::View view = viewOf(E3dAttribute::TexCoords, set); view.isPresent())
            mesh.texCoords.push_back(view);
    }
    const E3dModel::Attributes &holder = *source.attributesWith(qint64(attribute));
    mesh.vertexCount = positions.count;
    mesh.vertexBytes = holder.elements.range;
    mesh.vertexStride = holder.isInterleaved ? holder.stride : 0;
    mesh.stream = holder.elements.stream;
    mesh.path = m_tree.path(source.item.stream == mesh.stream ? source.item : holder.block);
}

void E3dSceneBuilder::addParts(const E3dModel::Mesh &source, scene::Mesh &mesh) const
{
    if (!source.triangles.isValid() || source.triangles.stride == 0)
        return;
    const bool isSmall = source.triangles.field == m_fields.triangles16;
    scene::Part whole;
    whole.indices = numbers(source.triangles, isSmall ? scene::Component::U16 : scene::Component::U32);
    whole.path = m_tree.path(source.triangles);
    const Item ranges = childOf(m_tree, source.facesMaterials, m_fields.ranges);
    if (!ranges.isValid()) {
        whole.indexCount = 3 * source.triangleCount;
        mesh.parts.push_back(std::move(whole));
        return;
    }
    for (qint64 i = 0; i < qMin(ranges.count, MostParts); ++i) {
        const Item range = m_tree.child(ranges, i);
        const qint64 first = qMin(integerIn(m_tree, range, m_fields.rangeStart), source.triangleCount);
        const qint64 count = qMin(integerIn(m_tree, range, m_fields.rangeCount), source.triangleCount - first);
        const auto material = m_materials.find(integerIn(m_tree, range, m_fields.rangeMaterial));
        scene::Part part = whole;
        part.firstIndex = 3 * first;
        part.indexCount = 3 * count;
        part.material = material == m_materials.end() ? -1 : material->second;
        mesh.parts.push_back(std::move(part));
    }
}

/// Bones name nodes; vertices name bones, 255 for none.
void E3dSceneBuilder::addSkin(const E3dModel::Mesh &source, scene::Mesh &mesh)
{
    const qint64 type = qint64(E3dAttribute::BoneWeights);
    const E3dModel::Attributes *attributes = source.attributesWith(type);
    const scene::View bytes = attributes ? e3dView(*attributes, type) : scene::View();
    const Item bones = childOf(m_tree, source.skinBones, m_fields.bones);
    if (!bytes.isPresent() || !bones.isValid())
        return;
    const Item bind = e3dBlockIn(m_tree, source.skins.front(), m_fields.bindMatrix->parent);
    const scene::Mat4 bindMatrix = matrixIn(m_tree, bind, m_fields.bindMatrix);
    for (qint64 i = 0; i < bones.count; ++i) {
        const Item bone = m_tree.child(bones, i);
        const auto node = m_namedNodes.find(textIn(m_tree, bone, m_fields.boneName));
        scene::SkinJoint joint;
        joint.node = node == m_namedNodes.end() ? 0 : node->second;
        joint.inverseBind = matrixIn(m_tree, bone, m_fields.boneMatrix) * bindMatrix;
        m_scene.nodes[size_t(joint.node)].isJoint = joint.node != 0;
        mesh.joints.push_back(std::move(joint));
    }
    const auto entry = std::find_if(attributes->entries.begin(), attributes->entries.end(),
                                    [=](const E3dEntry &e) { return e.type == type; });
    const qint64 perVertex = entry->size / 2;
    for (qint64 first = 0; first < perVertex; first += 4) {
        scene::SkinSet set{bytes, bytes};
        set.joints.begin += first;
        set.weights.begin += perVertex + first;
        set.weights.normalised = true;
        set.joints.components = set.weights.components = int(qMin<qint64>(4, perVertex - first));
        mesh.skinSets.push_back(set);
    }
}

/// What it changes into is a mesh with the same vertices, which stands before it.
void E3dSceneBuilder::addMorphs(const E3dModel::Mesh &source, int node, scene::Mesh &mesh)
{
    qint64 place = 0;
    for (const Item &block : e3dBlocksIn(m_tree, source.morphs)) {
        if (block.field != m_fields.morph)
            continue;
        const qint64 number = e3dNumberIn(m_tree, block, m_fields.morphNumber).value_or(place);
        ++place;
        const qint64 shape = e3dNumberIn(m_tree, block, m_fields.morphMesh).value_or(0);
        const auto target = std::find_if(
            m_model.meshes.begin(), m_model.meshes.end(),
            [&](const E3dModel::Mesh &other) { return other.number == shape && other.order < source.order; });
        if (shape == 0 || target == m_model.meshes.end() || --m_morphsLeft < 0)
            continue;
        scene::Mesh changed;
        addAttributes(*target, changed);
        const auto isQuantised = [](const scene::Mesh &any) {
            return any.positions.component == scene::Component::I16;
        };
        if (!changed.positions.isPresent() || isQuantised(changed) || isQuantised(mesh))
            continue;
        scene::Morph morph;
        morph.name = textOf(e3dTextIn(m_tree, block, m_fields.morphName));
        if (morph.name.isEmpty())
            morph.name = m_tree.name(block);
        morph.path = m_tree.path(block);
        morph.isShape = true;
        morph.positions = changed.positions;
        morph.normals = changed.normals;
        morph.tangents = changed.tangents;
        morph.weight = float(
            floatIn(m_tree, e3dBlockIn(m_tree, block, m_fields.morphWeight.block), m_fields.morphWeight.value));
        m_morphs.emplace(std::pair(node, number), MorphPlace{int(m_scene.meshes.size()), int(mesh.morphs.size())});
        mesh.morphs.push_back(std::move(morph));
    }
}

void E3dSceneBuilder::addChannel(const E3dModel::Track &track, int node, scene::Clip &clip) const
{
    using Target = scene::Channel::Target;
    struct KeyKind
    {
        qint64 type;
        Target target;
        int components;
    };
    static constexpr std::array kinds{KeyKind{0xa210, Target::Translation, 3}, KeyKind{0xa220, Target::Scale, 3},
                                      KeyKind{0xa230, Target::Rotation, 4}, KeyKind{0xa300, Target::Weight, 1}};
    const Item frames = childOf(m_tree, track.item, m_fields.frameNumbers);
    const Item block = track.keyBlocks.empty() ? Item() : track.keyBlocks.back(); // which readers use
    if (!block.isValid() || !frames.isValid())
        return;
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const KeyKind &k) { return k.type == qint64(block.field->tag); });
    const auto keys = std::find_if(m_fields.keyBlocks.begin(), m_fields.keyBlocks.end(),
                                   [&](const auto &k) { return k.block == block.field; });
    const Item values = kind == kinds.end() ? Item() : childOf(m_tree, block, keys->keys);
    if (!values.isValid() || values.count == 0 || values.stride == 0)
        return;
    scene::Channel channel{.target = kind->target,
                           .node = node,
                           .times = numbers(frames, scene::Component::U32),
                           .values = {.stream = values.stream,
                                      .begin = values.range.begin,
                                      .count = values.count,
                                      .stride = values.stride,
                                      .component = scene::Component::F32,
                                      .components = kind->components}};
    channel.times.count = channel.values.count = qMin(channel.times.count, channel.values.count);
    if (kind->target == Target::Weight) {
        const auto morph = m_morphs.find({node, integerIn(m_tree, block, m_fields.trackMorph, -1)});
        if (morph == m_morphs.end())
            return;
        channel.mesh = morph->second.mesh;
        channel.morph = morph->second.morph;
    }
    clip.channels.push_back(channel);
}

void E3dSceneBuilder::addClips()
{
    for (const E3dModel::Animation &animation : m_model.animations) {
        scene::Clip clip;
        clip.path = m_tree.path(animation.item);
        clip.name = textOf(e3dTextIn(m_tree, animation.item, m_fields.animationName));
        const Item frames = e3dBlockIn(m_tree, animation.item, m_fields.animationFrames);
        clip.first = double(integerIn(m_tree, frames, m_fields.firstFrame));
        clip.last = double(integerIn(m_tree, frames, m_fields.lastFrame));
        for (const E3dModel::Track &track : animation.tracks) {
            const auto node = m_nodes.find(integerIn(m_tree, track.nodeId, m_fields.trackNode.value));
            if (node == m_nodes.end() || node->first == 0)
                continue;
            addChannel(track, node->second, clip);
            const std::vector<qint64> times = integersIn(m_tree, track.item, m_fields.frameNumbers);
            if (!frames.isValid() && !times.empty())
                clip.last = qMax(clip.last, double(times.back()));
        }
        m_scene.clips.push_back(std::move(clip));
    }
}

scene::Scene e3dScene(const Tree &tree)
{
    const E3dModel model = E3dModel::read(tree, tree.root());
    return E3dSceneBuilder(tree, model).build();
}

} // namespace hexahedron
