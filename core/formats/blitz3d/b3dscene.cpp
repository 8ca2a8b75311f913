#include "core/formats/blitz3d/b3dscene.h"

#include "core/check/watch.h"
#include "core/formats/blitz3d/b3dformat.h"
#include "core/read/cancelscope.h"
#include "core/scene/meanings.h"
#include "core/tree/value.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace hexahedron {

namespace {

// Names of deep nodes are long. A hostile file could ask for gigabytes of them; beyond this there are none.
constexpr qint64 MostPathLetters = 32 << 20;
// Every sequence lists the channels it plays. A hostile file could have many of both; sequences beyond this are left
// out.
constexpr size_t MostChannels = 200'000;

scene::TextureLayer::Blend blendOf(qint64 blend)
{
    using Blend = scene::TextureLayer::Blend;
    constexpr std::array blends{Blend::Replace,      Blend::Alpha,    Blend::Multiply,
                                Blend::Add,          Blend::Multiply, // dot3: what cards without it do
                                Blend::MultiplyTwice};
    return blend >= 0 && blend < qint64(blends.size()) ? blends[size_t(blend)] : Blend::Multiply;
}

/// The elements of a list, all laid out alike.
Item recordsOf(const Part &list)
{
    Item records;
    records.range = list.range;
    records.count = list.count;
    records.stride = list.stride;
    return records;
}

/// Walks the stored nodes of a Blitz3D file once, in reading order, and makes a scene of them. What is referred to lies
/// earlier in a file, so one walk is enough; what stands in the wrong place is left out, as loaders do.
class SceneBuilder
{
    Q_DECLARE_TR_FUNCTIONS(B3dFormat)

public:
    explicit SceneBuilder(const Tree &tree)
        : m_tree(tree)
        , m_stream(tree.stream(0))
        , m_fields(B3dFormat::instance().fields)
        , m_files(tree.fileName())
        , m_visitor(m_stream)
        , m_animations(1)
    {
        m_scene.handedness = scene::Handedness::Left;
        m_scene.clockwiseFront = true;
        m_scene.textureOriginTop = true;
        m_scene.rotations = m_fields.nodeRotation->vector.rotation;
    }

    scene::Scene build()
    {
        const NodeStore &nodes = m_stream.nodes;
        if (nodes.size() == 0)
            return {};
        enter(0);
        for (NodeId id = 1; id < nodes.size();) {
            CancelScope::check();
            while (m_open.size() > 1 && id > m_open.back().last)
                m_open.pop_back();
            const Field *field = &fieldById(nodes[id].field);
            const std::vector<const Field *> &expected = m_open.back().field->frame.frames;
            const bool isExpected = std::ranges::find(expected, field) != expected.end();
            if (isExpected && field->frame.takesFrames) {
                enter(id);
                ++id;
                continue;
            }
            if (isExpected)
                addLeaf(id, field);
            id += nodes[id].descendants + 1;
        }
        addClips();
        return std::move(m_scene);
    }

private:
    /// A chunk whose content is being walked.
    struct Open
    {
        NodeId node = NoNode;
        NodeId last = NoNode; ///< of its descendants
        const Field *field = nullptr;
        QString path;
        std::shared_ptr<const NodeLayout> layout;
        size_t next = 0; ///< among its frames
        int sceneNode = -1;
        int mesh = -1;        ///< the nearest one above, or its own
        size_t animation = 0; ///< index into m_animations
    };
    /// What an ANIM chunk starts; the first one stands for keys without any.
    struct Animation
    {
        scene::Clip clip;
        double frames = 0;
        double firstKey = 0, lastKey = 0;
    };
    struct Sequence
    {
        scene::Clip clip;
        size_t animation = 0;
    };

    /// Makes the chunk the one whose children come next.
    void enter(NodeId id)
    {
        const NodeStore &nodes = m_stream.nodes;
        Open open;
        open.node = id;
        open.last = id + nodes[id].descendants;
        open.field = &fieldById(nodes[id].field);
        if (!m_open.empty()) {
            open.path = childPath(id);
            open.sceneNode = m_open.back().sceneNode;
            open.mesh = m_open.back().mesh;
            open.animation = m_open.back().animation;
        }
        open.layout = m_tree.layoutOf(0, id);
        m_sight = sightOf(m_visitor, id);
        if (open.field == m_fields.node)
            addNode(open);
        else if (open.field == m_fields.mesh)
            addMesh(open);
        m_open.push_back(std::move(open));
    }

    void addLeaf(NodeId id, const Field *field)
    {
        if (field == m_fields.texs || field == m_fields.brus) {
            addRecords(id, field);
            return;
        }
        m_sight = sightOf(m_visitor, id);
        if (field == m_fields.vrts)
            addVertexList();
        else if (field == m_fields.tris)
            addTriangles(id);
        else if (field == m_fields.bone)
            addBone();
        else if (field == m_fields.keys)
            addKeys();
        else if (field == m_fields.anim)
            addAnimation(id);
        else if (field == m_fields.seqs)
            addSequence(id);
    }

    /// As Tree::path() says it, without asking it for every node: that would make the paths above each time. Nodes come in order.
    QString childPath(NodeId id)
    {
        Open &above = m_open.back();
        const std::vector<NodeId> &frames = above.layout->frames;
        while (above.next < frames.size() && frames[above.next] < id)
            ++above.next;
        QString path = above.path.isEmpty() ? QString() : above.path + u'/';
        path += QLatin1StringView(fieldById(m_stream.nodes[id].field).name);
        if (const int ordinal = above.next < frames.size() ? above.layout->ordinals[above.next] : -1; ordinal >= 0)
            path += u'[' + QString::number(ordinal) + u']';
        m_pathLetters += path.size();
        return m_pathLetters <= MostPathLetters ? path : QString();
    }

    void addNode(Open &open)
    {
        scene::Node node;
        node.name = textOf(text(m_fields.nodeName));
        node.path = open.path;
        node.parent = open.sceneNode;
        node.bytes = m_stream.nodes[open.node].range();
        placeNode(node, 0, m_sight.parts, m_visitor.cursor());
        open.sceneNode = int(m_scene.nodes.size());
        // An animation starts at a node: keys of the node and of those below are its own, wherever ANIM stands among them.
        const bool starts = std::ranges::any_of(
            open.layout->frames, [&](NodeId frame) { return m_stream.nodes[frame].field == m_fields.anim->id; });
        if (starts) {
            open.animation = m_animations.size();
            m_animations.emplace_back().clip.name = node.name;
        }
        m_scene.nodes.push_back(std::move(node));
    }

    void addMesh(Open &open)
    {
        scene::Mesh mesh;
        mesh.name = m_scene.nodes[size_t(open.sceneNode)].name;
        mesh.path = open.path;
        mesh.node = open.sceneNode;
        open.mesh = int(m_scene.meshes.size());
        m_open.back().mesh = open.mesh; // bones below the node belong to it
        m_meshBrush.push_back(m_sight.integer(m_fields.meshBrush, -1));
        m_scene.meshes.push_back(std::move(mesh));
    }

    void addVertexList()
    {
        scene::Mesh &mesh = m_scene.meshes[size_t(m_open.back().mesh)];
        const Part *list = m_sight.part(m_fields.vertices);
        if (!list || mesh.positions.isPresent())
            return;
        const ValueStack &values = m_visitor.values();
        const std::vector<Part> shape = elementParts(*m_fields.vertices, values);
        addVertices(mesh, recordsOf(*list), shape);
        for (const Part &p : shape) {
            if (p.field != m_fields.vertexTexCoords)
                continue;
            scene::View view = viewOn(recordsOf(*list), p);
            const qint64 size = values[m_fields.vertexSetSize];
            view.components = int(std::clamp<qint64>(size, 0, 4));
            for (qint64 set = 0; set < qMin<qint64>(B3dFormat::MostLayers, values[m_fields.vertexSets]); ++set) {
                mesh.texCoords.push_back(view);
                view.begin += size * 4;
            }
        }
    }

    void addTriangles(NodeId id)
    {
        const int meshIndex = m_open.back().mesh;
        scene::Mesh &mesh = m_scene.meshes[size_t(meshIndex)];
        const QString path = childPath(id);
        const Part *list = m_sight.part(m_fields.triangles);
        if (!list)
            return;
        scene::Part triangles;
        triangles.path = path;
        triangles.indexCount = list->count * 3;
        triangles.indices = {.begin = list->range.begin,
                             .count = list->count * 3,
                             .stride = 4,
                             .component = scene::Component::I32,
                             .components = 1};
        triangles.material = materialOf(m_meshBrush[size_t(meshIndex)], m_sight.integer(m_fields.trisBrush, -1));
        mesh.parts.push_back(std::move(triangles));
    }

    /// As many numbers as a field must have, or `otherwise` when they are missing or cut off.
    template<size_t Count>
    std::array<float, Count> numbers(const Field *field, std::array<float, Count> otherwise)
    {
        const Part *found = m_sight.part(field);
        const bool isWhole = found && found->fault == Fault::None && found->count == qint64(Count);
        const uchar *bytes = isWhole ? m_visitor.cursor().at(found->range.begin, 4 * Count) : nullptr;
        for (size_t i = 0; bytes && i < Count; ++i)
            otherwise[i] = float(decodeFloat(bytes + 4 * i, 4));
        return otherwise;
    }

    QByteArray text(const Field *field) const
    {
        // Names of many kilobytes are damage or a joke; views show their beginning.
        constexpr qint64 MostLetters = 4096;
        const Part *found = m_sight.part(field);
        if (!found)
            return {};
        QByteArray text = m_stream.bytes.toByteArray(
            {found->range.begin, qMin(found->range.end, found->range.begin + MostLetters)});
        if (text.endsWith('\0'))
            text.chop(1);
        return text;
    }

    /// The textures of a TEXS or the brushes of a BRUS; several of these chunks append.
    void addRecords(NodeId chunk, const Field *field)
    {
        const QString path = childPath(chunk);
        const NodeStore &nodes = m_stream.nodes;
        const Field *list = field == m_fields.texs ? m_fields.textures : m_fields.brushes;
        for (NodeId array = nodes.firstChild(chunk); array != NoNode; array = nodes.nextSibling(array)) {
            if (&fieldById(nodes[array].field) != list)
                continue;
            qint64 index = 0;
            for (NodeId id = nodes.firstChild(array); id != NoNode; id = nodes.nextSibling(id), ++index) {
                m_sight = sightOf(m_visitor, id);
                const QString element = path + u'/' + QLatin1StringView(list->name) + u'[' + QString::number(index)
                                        + u']';
                if (list == m_fields.textures)
                    addTexture(id, element);
                else
                    addBrush(id, element);
            }
        }
    }

    void addTexture(NodeId id, const QString &path)
    {
        scene::Texture texture;
        const QByteArray file = text(m_fields.textureFile);
        texture.name = textOf(file);
        texture.path = path;
        texture.bytes = m_stream.nodes[id].range();
        texture.file = m_files.find(file);
        const qint64 flags = m_sight.integer(m_fields.textureFlags);
        texture.clampU = flags & B3dFormat::ClampU;
        texture.clampV = flags & B3dFormat::ClampV;
        texture.masked = flags & B3dFormat::Masked;
        texture.alpha = (flags & B3dFormat::Alpha) && !texture.masked;
        texture.offset = numbers(m_fields.texturePosition, texture.offset);
        texture.scale = numbers(m_fields.textureScale, texture.scale);
        texture.rotation = numbers(m_fields.textureRotation, std::array{texture.rotation})[0];
        // What mirrors the surroundings lies on no coordinates of the mesh.
        const int shown = flags & (B3dFormat::Sphere | B3dFormat::Cube) ? -1 : int(m_scene.textures.size());
        m_textureLayers.push_back(
            {shown, flags & B3dFormat::SecondSet ? 1 : 0, blendOf(m_sight.integer(m_fields.textureBlend))});
        m_scene.textures.push_back(std::move(texture));
    }

    void addBrush(NodeId id, const QString &path)
    {
        scene::Material material;
        material.name = textOf(text(m_fields.brushName));
        material.path = path;
        material.bytes = m_stream.nodes[id].range();
        material.color = numbers(m_fields.brushColor, material.color);
        const qint64 effects = m_sight.integer(m_fields.brushFx);
        material.fullBright = effects & B3dFormat::FullBright;
        material.vertexColors = effects & B3dFormat::VertexColors;
        material.flatShaded = effects & B3dFormat::FlatShaded;
        material.doubleSided = effects & B3dFormat::DoubleSided;

        std::vector<int> layers;
        if (const Part *ids = m_sight.part(m_fields.brushTextures)) {
            for (qint64 layer = 0; layer < qMin<qint64>(B3dFormat::MostLayers, ids->count); ++layer) {
                const uchar *bytes = m_visitor.cursor().at(ids->range.begin + layer * 4, 4);
                const qint64 texture = bytes ? decodeInteger(bytes, 4, true) : -1;
                layers.push_back(texture >= 0 && texture < qint64(m_scene.textures.size()) ? int(texture) : -1);
            }
        }
        setLayers(material, layers);
        m_brushes.push_back(std::move(layers));
        m_scene.materials.push_back(std::move(material));
    }

    void setLayers(scene::Material &material, const std::vector<int> &layers) const
    {
        material.layers.clear();
        for (const int texture : layers) {
            if (texture >= 0)
                material.layers.push_back(m_textureLayers[size_t(texture)]);
        }
    }

    /// The material of triangles: their brush, that of their mesh, or both combined as Blitz3D does it.
    int materialOf(qint64 meshBrush, qint64 triangleBrush)
    {
        const auto known = [this](qint64 brush) { return brush >= 0 && brush < qint64(m_brushes.size()); };
        if (!known(meshBrush) || meshBrush == triangleBrush)
            return known(triangleBrush) ? int(triangleBrush) : -1;
        if (!known(triangleBrush))
            return int(meshBrush);
        const auto [found, isNew] = m_combinations.try_emplace({meshBrush, triangleBrush},
                                                               int(m_scene.materials.size()));
        if (isNew)
            m_scene.materials.push_back(combined(size_t(meshBrush), size_t(triangleBrush)));
        return found->second;
    }

    scene::Material combined(size_t meshBrush, size_t triangleBrush) const
    {
        const scene::Material &mesh = m_scene.materials[meshBrush];
        scene::Material material = m_scene.materials[triangleBrush]; // its name, path and bytes stand for both
        for (size_t i = 0; i < material.color.size(); ++i)
            material.color[i] *= mesh.color[i];
        material.fullBright |= mesh.fullBright;
        material.vertexColors |= mesh.vertexColors;
        material.flatShaded |= mesh.flatShaded;
        material.doubleSided |= mesh.doubleSided;
        std::vector<int> layers = m_brushes[meshBrush];
        const std::vector<int> &over = m_brushes[triangleBrush];
        layers.resize(qMax(layers.size(), over.size()), -1);
        for (size_t i = 0; i < over.size(); ++i) {
            if (over[i] >= 0)
                layers[i] = over[i];
        }
        setLayers(material, layers);
        return material;
    }

    void addBone()
    {
        const int index = m_open.back().sceneNode;
        scene::Node &node = m_scene.nodes[size_t(index)];
        const Part *list = m_sight.part(m_fields.weights);
        if (std::exchange(node.isJoint, true))
            return; // a second BONE of the node
        scene::SkinJoint joint{
            .node = index, .inverseBind = {}, .vertices = {}, .weights = {}}; // at rest as it is loaded
        if (list && list->count > 0) {
            node.weightBytes = list->range;
            node.weightCount = list->count;
            node.weightStride = list->stride;
            for (const Part &p : elementParts(*m_fields.weights, m_visitor.values()))
                (p.field == m_fields.weightVertex ? joint.vertices : joint.weights) = viewOn(recordsOf(*list), p);
        }
        if (m_open.back().mesh >= 0)
            m_scene.meshes[size_t(m_open.back().mesh)].joints.push_back(joint);
    }

    /// One channel per kind of value; those of several chunks add up.
    void addKeys()
    {
        const Part *list = m_sight.part(m_fields.keyList);
        if (!list || list->count == 0)
            return;
        Animation &animation = m_animations[m_open.back().animation];
        const auto frameAt = [&](qint64 index) {
            const uchar *bytes = m_visitor.cursor().at(list->range.begin + index * list->stride, 4);
            return bytes ? double(decodeInteger(bytes, 4, true)) : 0.0;
        };
        for (const double frame : {frameAt(0), frameAt(list->count - 1)}) {
            animation.firstKey = animation.clip.channels.empty() ? frame : qMin(animation.firstKey, frame);
            animation.lastKey = animation.clip.channels.empty() ? frame : qMax(animation.lastKey, frame);
        }
        addChannels(animation.clip, m_open.back().sceneNode, recordsOf(*list),
                    elementParts(*m_fields.keyList, m_visitor.values()));
    }

    void addAnimation(NodeId id)
    {
        Animation &animation = m_animations[m_open.back().animation];
        const QString path = childPath(id);
        if (!animation.clip.path.isEmpty())
            return;
        animation.clip.path = path;
        animation.frames = double(m_sight.integer(m_fields.animFrames));
        const double rate = double(numbers(m_fields.animRate, std::array{0.F})[0]);
        if (std::isfinite(rate) && rate > 0)
            animation.clip.rate = rate;
    }

    void addSequence(NodeId id)
    {
        scene::Clip clip;
        clip.path = childPath(id);
        clip.name = textOf(text(m_fields.sequenceName));
        clip.first = double(m_sight.integer(m_fields.sequenceFirst));
        clip.last = double(m_sight.integer(m_fields.sequenceLast));
        m_sequences.push_back({std::move(clip), m_open.back().animation});
    }

    /// Each animation as a whole, then its sequences. Several animations first come all together: that is how models with
    /// a rig for each part are meant.
    void addClips()
    {
        size_t channels = 0;
        Animation all;
        all.clip.name = tr("All animations");
        for (const Animation &animation : m_animations) {
            if (animation.clip.channels.empty())
                continue;
            m_scene.clips.push_back(clipOf(animation));
            const bool isFirst = all.clip.channels.empty();
            all.firstKey = isFirst ? animation.firstKey : qMin(all.firstKey, animation.firstKey);
            all.lastKey = isFirst ? animation.lastKey : qMax(all.lastKey, animation.lastKey);
            all.frames = qMax(all.frames, animation.frames);
            all.clip.rate = qMax(all.clip.rate, animation.clip.rate);
            all.clip.channels.insert(all.clip.channels.end(), animation.clip.channels.begin(),
                                     animation.clip.channels.end());
        }
        if (m_scene.clips.size() > 1)
            m_scene.clips.insert(m_scene.clips.begin(), clipOf(all));
        for (Sequence &sequence : m_sequences) {
            const Animation &animation = m_animations[sequence.animation];
            channels += animation.clip.channels.size();
            if (channels > MostChannels)
                break;
            sequence.clip.rate = animation.clip.rate;
            sequence.clip.channels = animation.clip.channels;
            m_scene.clips.push_back(std::move(sequence.clip));
        }
    }

    static scene::Clip clipOf(const Animation &animation)
    {
        scene::Clip clip = animation.clip;
        clip.first = qMin(1.0, animation.firstKey);
        clip.last = qMax(animation.lastKey, animation.frames);
        return clip;
    }

    const Tree &m_tree;
    const StreamTree &m_stream;
    const B3dFormat::Fields &m_fields;
    B3dTextureFiles m_files;
    NodeVisitor m_visitor;
    NodeSight m_sight; // of the chunk or record at hand
    std::vector<Open> m_open;
    std::vector<std::vector<int>> m_brushes;          // textures of each, -1 for none
    std::vector<scene::TextureLayer> m_textureLayers; // per texture: how brushes use it
    std::vector<qint64> m_meshBrush;                  // per mesh
    std::map<std::pair<qint64, qint64>, int> m_combinations;
    std::vector<Animation> m_animations;
    std::vector<Sequence> m_sequences;
    qint64 m_pathLetters = 0;
    scene::Scene m_scene;
};

} // namespace

scene::Scene b3dScene(const Tree &tree)
{
    return SceneBuilder(tree).build();
}

B3dTextureFiles::B3dTextureFiles(const QString &modelFile)
    : m_folder(folderOf(modelFile))
{
    if (canLook())
        m_listing = FolderListing::of(m_folder);
}

QByteArray B3dTextureFiles::lastPart(const QByteArray &stored)
{
    return stored.mid(qMax(stored.lastIndexOf('/'), stored.lastIndexOf('\\')) + 1);
}

bool B3dTextureFiles::isAbsolute(const QByteArray &stored)
{
    const auto isSlash = [](char c) { return c == '/' || c == '\\'; };
    const bool hasDrive = stored.size() >= 2 && stored[1] == ':' && QChar::isLetter(uchar(stored[0]));
    return hasDrive || (!stored.isEmpty() && isSlash(stored[0]));
}

QString B3dTextureFiles::find(const QByteArray &stored) const
{
    if (!canLook() || lastPart(stored).isEmpty())
        return {};
    // No encoding is stated: exporters wrote that of their Windows, Luanti's tools write UTF-8.
    const QString found = findText(QString::fromUtf8(stored));
    return found.isEmpty() ? findText(QString::fromLatin1(stored)) : found;
}

QString B3dTextureFiles::findText(const QString &stored) const
{
    QString path = stored;
    path.replace(u'\\', u'/');
    if (const QString *beside = m_listing->file(path.section(u'/', -1)))
        return m_folder + u'/' + *beside;
    // A path to another machine would make this one introduce itself there only because a file was opened.
    if (path.startsWith(QLatin1String("//")))
        return {};
    const QFileInfo asStored(QDir(m_folder), path);
    return asStored.isFile() ? asStored.absoluteFilePath() : QString();
}

const FileNames *b3dFileNames()
{
    static const FileNames names{
        .nameIn = [](const Tree &tree, const Item &item) -> QByteArray {
            if (item.field != B3dFormat::instance().fields.textureFile)
                return {};
            const Value value = valueOf(tree, item);
            const auto *text = std::get_if<QByteArray>(&value);
            return text ? *text : QByteArray();
        },
        .find = [](const Tree &tree, const QByteArray &name) { return B3dTextureFiles(tree.fileName()).find(name); },
        .notFound = QT_TRANSLATE_NOOP("formats",
                                      "%1 was not found: it is neither beside the model nor where its path leads."),
    };
    return &names;
}

Proposals b3dProposals(const Tree &, const Item &item)
{
    if (item.field != B3dFormat::instance().fields.textureFile)
        return {};
    const auto pictures = [](const Tree &tree, const Item &, const std::atomic_bool &) {
        static const QStringList endings{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("bmp"),
                                         QStringLiteral("tga"), QStringLiteral("dds"), QStringLiteral("pcx")};
        QStringList names = B3dTextureFiles(tree.fileName()).names();
        names.removeIf([](const QString &name) { return !endings.contains(QFileInfo(name).suffix().toLower()); });
        names.sort(Qt::CaseInsensitive);
        return names;
    };
    return {.texts = {}, .findMore = pictures};
}

} // namespace hexahedron
