#include "core/formats/ecere/e3dscene.h"

#include "core/files/folderlisting.h"
#include "core/formats/ecere/e3dmodel.h"
#include "core/formats/ecere/e3dvertex.h"
#include "core/scene/meanings.h"
#include "core/tree/value.h"

#include <QDir>
#include <QFileInfo>

namespace hexahedron {

namespace {

// Of one mesh; a file that has more of them than a scene can show has them by mistake.
constexpr qint64 MostParts = 4096;

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

/// The file beside the model that a texture names, often without its ending; empty when there is none.
QString imageFile(const QString &modelFile, const QByteArray &name)
{
    const QString beside = folderOf(modelFile);
    const QString path = QString::fromUtf8(name).replace(u'\\', u'/');
    // Only what lies beside the model: other places would be looked into only because a file was opened.
    if (beside.isEmpty() || path.isEmpty() || QDir::isAbsolutePath(path) || path.contains(u':'))
        return {};
    const QDir folder(beside);
    const QString suffix = QFileInfo(path).suffix();
    const QString bare = suffix.isEmpty() ? path : path.chopped(suffix.size() + 1);
    for (const char *const ending : {"", ".png", ".jpg", ".jpeg"}) {
        const QString candidate = *ending ? bare + QLatin1String(ending) : path;
        if (QFileInfo(folder, candidate).isFile())
            return folder.absoluteFilePath(candidate);
    }
    return {};
}

/// Makes the scene of one model, part by part: later parts refer to earlier ones.
class SceneBuilder
{
public:
    SceneBuilder(const Tree &tree, const E3dModel &model)
        : m_tree(tree)
        , m_model(model)
        , m_fields(E3dFormat::instance().fields)
    {
        m_scene.handedness = scene::Handedness::Left;
        m_scene.flipY = true;
        m_scene.clockwiseFront = false; // left-handed with y downwards: fronts are seen the other way round
        m_scene.textureOriginTop = true;
        m_scene.rotations = m_fields.orientation->vector.rotation;
    }

    scene::Scene build()
    {
        addTextures();
        addMaterials();
        addNodes();
        addMeshes();
        addClips();
        return std::move(m_scene);
    }

private:
    void addTextures()
    {
        for (const E3dModel::Texture &source : m_model.textures) {
            scene::Texture texture;
            place(texture, source.item);
            texture.name = m_tree.name(source.item);
            for (const Item &block : source.sources) {
                if (block.field == m_fields.textureName.block) {
                    const QByteArray name = textIn(m_tree, block, m_fields.textureName.value);
                    texture.name = textOf(name);
                    texture.file = imageFile(m_tree.fileName(), name);
                    continue;
                }
                for (const E3dFormat::ValueBlock &kind : {m_fields.png, m_fields.jpg, m_fields.jpg2k}) {
                    const Item image = block.field == kind.block ? childOf(m_tree, block, kind.value) : Item();
                    // One range and one stream for both: an image that is packed by itself is not shown.
                    if (image.isValid() && image.stream == texture.stream && texture.imageBytes.isEmpty())
                        texture.imageBytes = image.range;
                }
            }
            m_textures.emplace(source.number, int(m_scene.textures.size()));
            m_scene.textures.push_back(std::move(texture));
        }
    }

    /// A map may name a file where no texture does.
    int textureByName(const QByteArray &name, const Item &item)
    {
        const auto [known, isNew] = m_namedTextures.emplace(name, int(m_scene.textures.size()));
        if (isNew) {
            scene::Texture texture;
            place(texture, item);
            texture.name = textOf(name);
            texture.file = imageFile(m_tree.fileName(), name);
            m_scene.textures.push_back(std::move(texture));
        }
        return known->second;
    }

    void addLayer(const Item &map, scene::Material &material)
    {
        scene::TextureLayer layer;
        for (const Item &block : e3dBlocksIn(m_tree, map)) {
            if (block.field == m_fields.mapTexture.block) {
                const auto known = m_textures.find(integerIn(m_tree, block, m_fields.mapTexture.value));
                layer.texture = known == m_textures.end() ? -1 : known->second;
            } else if (block.field == m_fields.mapTextureName.block) {
                layer.texture = textureByName(textIn(m_tree, block, m_fields.mapTextureName.value), block);
            } else if (E3dAttribute::firstSet(block.field->frame.tag) == E3dAttribute::TexCoords) {
                layer.texCoordSet = int(E3dAttribute::setOf(block.field->frame.tag));
            }
        }
        if (layer.texture >= 0)
            material.layers.push_back(layer);
    }

    void addMaterials()
    {
        using enum E3dFormat::MaterialFlags;
        for (const E3dModel::Material &source : m_model.materials) {
            scene::Material material;
            place(material, source.item);
            material.name = textOf(e3dTextIn(m_tree, source.item, m_fields.materialName));
            const qint64 flags = e3dNumberIn(m_tree, source.item, m_fields.materialFlags)
                                     .value_or(DoubleSided | WrapU | WrapV);
            material.doubleSided = (flags & DoubleSided) != 0;
            const Item diffuse = e3dBlockIn(m_tree, source.item, m_fields.diffuse.block);
            const std::vector<double> color = floatsIn(m_tree, diffuse, m_fields.diffuse.value);
            for (size_t i = 0; i < color.size() && i < 3; ++i)
                material.color[i] = float(color[i]);
            const Item opacity = e3dBlockIn(m_tree, source.item, m_fields.opacity.block);
            material.color[3] = float(floatIn(m_tree, opacity, m_fields.opacity.value, 1));
            for (const Item &block : e3dBlocksIn(m_tree, source.item)) {
                if (std::ranges::find(m_fields.colorMaps, block.field) != m_fields.colorMaps.end())
                    addLayer(block, material);
            }
            for (const scene::TextureLayer &layer : material.layers) {
                m_scene.textures[size_t(layer.texture)].clampU = !(flags & WrapU);
                m_scene.textures[size_t(layer.texture)].clampV = !(flags & WrapV);
            }
            m_materials.emplace(source.number, int(m_scene.materials.size()));
            m_scene.materials.push_back(std::move(material));
        }
    }

    void addNodes()
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
            for (const Item &block : e3dBlocksIn(m_tree, source.item))
                placeNode(node, m_tree, block);
            const int index = int(m_scene.nodes.size());
            m_nodes.emplace(source.number, index);
            m_namedNodes.emplace(source.name, index);
            m_scene.nodes.push_back(std::move(node));
        }
    }

    /// A mesh stands wherever a node shows it; what no node shows stands at the origin.
    void addMeshes()
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
            const bool isMorphTarget = std::ranges::any_of(m_model.uses, [&](const E3dModel::Use &use) {
                return use.kind == E3dModel::Kind::Mesh && use.number == mesh.number && mesh.number != 0;
            });
            if (!isShown && !isMorphTarget)
                addMesh(mesh, 0);
        }
    }

    /// Quantised vertices fill the space from -1 to 1: a node of their own spreads them over the box.
    int nodeOfQuantised(const E3dModel::Mesh &mesh, int node)
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

    void addMesh(const E3dModel::Mesh &source, int node)
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

    /// What the vertices have, in whichever blocks it stands; the mesh is where their positions are.
    void addAttributes(const E3dModel::Mesh &source, scene::Mesh &mesh) const
    {
        for (const qint64 type : e3dAttributeTypes()) {
            const E3dModel::Attributes *attributes = source.attributesWith(type);
            const bool isOutdone = type == E3dAttribute::TangentsSign
                                   && source.attributesWith(E3dAttribute::TangentsBi);
            if (!attributes || isOutdone)
                continue;
            const Item &vertices = attributes->elements;
            const auto entry = std::ranges::find(attributes->entries, type, &E3dEntry::type);
            if (!vertices.isValid() || vertices.stride != attributes->stride
                || entry->offset + entry->size > vertices.stride)
                continue;
            const bool hadPositions = mesh.positions.isPresent();
            for (const Part &part : e3dPartsOf(*vertices.field, *entry))
                addAttribute(mesh, *part.field, viewOn(vertices, part));
            if (hadPositions || !mesh.positions.isPresent())
                continue;
            mesh.vertexCount = vertices.count;
            mesh.vertexBytes = vertices.range;
            mesh.vertexStride = attributes->isInterleaved ? vertices.stride : 0;
            mesh.stream = vertices.stream;
            mesh.path = m_tree.path(source.item.stream == mesh.stream ? source.item : attributes->block);
        }
    }

    void addParts(const E3dModel::Mesh &source, scene::Mesh &mesh) const
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
    void addSkin(const E3dModel::Mesh &source, scene::Mesh &mesh)
    {
        const Item bones = childOf(m_tree, source.skinBones, m_fields.bones);
        if (mesh.skinSets.empty() || !bones.isValid()) {
            mesh.skinSets.clear();
            return;
        }
        const Item bind = e3dBlockIn(m_tree, source.skins.front(), m_fields.bindMatrix->parent);
        const scene::Mat4 bindMatrix = matrixIn(m_tree, bind, m_fields.bindMatrix);
        for (qint64 i = 0; i < bones.count; ++i) {
            const Item bone = m_tree.child(bones, i);
            const auto node = m_namedNodes.find(textIn(m_tree, bone, m_fields.boneName));
            scene::SkinJoint joint;
            joint.node = node == m_namedNodes.end() ? 0 : node->second;
            joint.inverseBind = matrixIn(m_tree, bone, m_fields.boneMatrix) * bindMatrix;
            m_scene.nodes[size_t(joint.node)].isJoint = joint.node != 0;
            mesh.joints.push_back(joint);
        }
    }

    /// What it changes into is a mesh with the same vertices, which stands before it.
    void addMorphs(const E3dModel::Mesh &source, int node, scene::Mesh &mesh)
    {
        qint64 place = 0;
        for (const Item &block : e3dBlocksIn(m_tree, source.morphs)) {
            if (block.field != m_fields.morph)
                continue;
            const qint64 number = e3dNumberIn(m_tree, block, m_fields.morphNumber).value_or(place);
            ++place;
            const qint64 shape = e3dNumberIn(m_tree, block, m_fields.morphMesh).value_or(0);
            const auto target = std::ranges::find_if(m_model.meshes, [&](const E3dModel::Mesh &other) {
                return other.number == shape && other.order < source.order;
            });
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

    void addChannel(const E3dModel::Track &track, int node, scene::Clip &clip) const
    {
        const Item frames = childOf(m_tree, track.item, m_fields.frameNumbers);
        const Item block = track.keyBlocks.empty() ? Item() : track.keyBlocks.back(); // which readers use
        if (!block.isValid() || !frames.isValid())
            return;
        const auto keys = std::ranges::find(m_fields.keyBlocks, block.field, &E3dFormat::Fields::KeyBlock::block);
        const Item values = childOf(m_tree, block, keys->keys);
        if (!values.isValid() || values.count == 0 || values.stride == 0)
            return;
        const size_t before = clip.channels.size();
        addChannels(clip, node, values, *m_tree.shapeOf(values));
        if (clip.channels.size() == before)
            return; // nothing that can be shown
        scene::Channel &channel = clip.channels.back();
        channel.times = numbers(frames, scene::Component::U32);
        channel.times.count = channel.values.count = qMin(channel.times.count, channel.values.count);
        if (channel.target != scene::Channel::Target::Weight)
            return;
        const auto morph = m_morphs.find({node, integerIn(m_tree, block, m_fields.trackMorph, -1)});
        if (morph == m_morphs.end()) {
            clip.channels.pop_back();
            return;
        }
        channel.mesh = morph->second.mesh;
        channel.morph = morph->second.morph;
    }

    void addClips()
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

    template<typename Thing>
    void place(Thing &thing, const Item &item) const
    {
        thing.path = m_tree.path(item);
        thing.stream = item.stream;
        thing.bytes = item.range;
    }

    const Tree &m_tree;
    const E3dModel &m_model;
    const E3dFormat::Fields &m_fields;
    scene::Scene m_scene;
    std::map<qint64, int> m_textures, m_materials; ///< by number
    std::map<QByteArray, int> m_namedTextures;
    std::map<qint64, int> m_nodes;
    std::map<QByteArray, int> m_namedNodes; ///< the first of each name
    struct MorphPlace
    {
        int mesh = -1, morph = -1;
    };
    std::map<std::pair<int, qint64>, MorphPlace> m_morphs; ///< by the node that shows the mesh, and number
    int m_morphsLeft = 100'000;                            ///< many nodes may show a mesh with many morphs
};

} // namespace

const FileNames *e3dFileNames()
{
    static const FileNames names{
        .nameIn = [](const Tree &tree, const Item &item) -> QByteArray {
            const E3dFormat::Fields &fields = E3dFormat::instance().fields;
            for (const E3dFormat::ValueBlock &block : {fields.textureName, fields.mapTextureName}) {
                if (item.field == block.block)
                    return textIn(tree, item, block.value);
                if (item.field == block.value)
                    return textIn(tree, tree.parent(item), block.value);
            }
            return {};
        },
        .find = [](const Tree &tree, const QByteArray &name) { return imageFile(tree.fileName(), name); },
        .notFound = QT_TRANSLATE_NOOP("formats",
                                      "%1 was not found beside the model, also not with .png, .jpg or .jpeg."),
    };
    return &names;
}

scene::Scene e3dScene(const Tree &tree)
{
    const E3dModel model = E3dModel::read(tree, tree.root());
    return SceneBuilder(tree, model).build();
}

} // namespace hexahedron
