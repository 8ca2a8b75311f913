#include "core/report/gltfreport.h"

#include "core/language/plural.h"
#include "core/picture/pngwriter.h"
#include "core/report/gltfmeshes.h"
#include "core/scene/tracks.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <set>

namespace hexahedron {

using namespace scene;

namespace {

QString sentence(const char *text, qint64 n)
{
    return QCoreApplication::translate("report", text, nullptr, pluralOf(n)).arg(n);
}

/// So much is written at most: an honest file grows by less, and a small hostile one does not fill the memory.
qint64 mostBytesFor(const GltfSource &source)
{
    constexpr qint64 Least = qint64(64) << 20, Most = qint64(2) << 30, Growth = 32;
    qint64 size = 0;
    for (const Bytes &stream : source.streams)
        size += stream.size();
    for (const Bytes &file : source.scene.otherFiles)
        size += file.size();
    return std::min(Most, Least + std::min(size, Most) * Growth);
}

QByteArray bytesIn(const std::vector<float> &numbers)
{
    QByteArray bytes(qsizetype(numbers.size() * sizeof(float)), Qt::Uninitialized);
    qToLittleEndian<float>(numbers.data(), qsizetype(numbers.size()), bytes.data());
    return bytes;
}

constexpr float HoleBelow = 0.3F; // alpha, where a surface is no blend

/// Of all pixels, from 0 to 1; of one with holes less than HoleBelow.
float leastAlpha(const picture::Image &image)
{
    float least = 1;
    for (int y = 0; image.hasAlpha && y < image.height() && least >= HoleBelow; ++y) {
        for (int x = 0; x < image.width(); ++x)
            least = std::min(least, image.values(x, y)[3]);
    }
    return least;
}

struct Piece
{
    GltfElements elements;
    GltfAttributes attributes;
    std::vector<GltfAttributes> targets;
    int material = -1;
};

struct Shape ///< a mesh of the scene that has something to show
{
    int mesh = -1;
    std::vector<Piece> pieces;
};

struct Skin
{
    std::vector<int> joints; ///< nodes
    int matrices = -1;
};

struct FurtherNode ///< beside those of the scene
{
    QString name;
    int parent = -1;
    int shape = -1, skin = -1;
};

struct Look ///< a material as some parts need it
{
    int material = -1;
    bool isColored = false; ///< vertices bring the colour
    bool isFlat = false;    ///< lines and points, which no light falls on
    friend auto operator<=>(const Look &, const Look &) = default;
};

struct Image
{
    int view = -1;
    bool isJpeg = false;
    bool hasHoles = false; ///< texels that are cut out where nothing shines through
};

struct Motion
{
    const Clip *clip;
    struct Channel
    {
        int node = -1, input = -1, output = -1;
        const char *path = nullptr;
        const View *values = nullptr; ///< null: of several runs of keys
    };
    std::vector<Channel> channels;
};

class GltfWriter
{
public:
    explicit GltfWriter(const GltfSource &source)
        : m_source(source)
        , m_scene(source.scene)
        , m_space(source.scene)
        , m_buffer(mostBytesFor(source))
        , m_meshOf(m_scene.nodes.size(), -1)
        , m_nodeOfMesh(m_scene.meshes.size(), -1)
        , m_isMaterialUsed(m_scene.materials.size())
        , m_images(m_scene.textures.size())
    {
    }

    GltfFile make();

private:
    int top() const { return int(m_scene.nodes.size()); }
    int addNode(FurtherNode node)
    {
        if (node.shape >= 0)
            m_nodeOfMesh[size_t(m_shapes[size_t(node.shape)].mesh)] = top() + 1 + int(m_further.size());
        m_further.push_back(std::move(node));
        return top() + int(m_further.size());
    }
    int parentOf(size_t node) const
    {
        const int parent = m_scene.nodes[node].parent;
        return parent >= 0 && size_t(parent) < node ? parent : top();
    }
    int nodeOf(int node) const { return node >= 0 && node < top() ? node : top(); }

    void findWorldMatrices();
    void addMesh(int index);
    void addPiece(GltfMesh &mesh, const Mesh &source, const GltfElements &elements, const GltfAttributes &joints,
                  Shape &shape);
    void addSkin(const Mesh &mesh, bool needsUnbent, int shape);
    int lookOf(const Look &look);
    ShownLayers layersOf(const Material &material)
    {
        return ShownLayers(material, [this](size_t texture) { return imageOf(texture).view >= 0; });
    }
    const Image &imageOf(size_t texture);
    Image readImage(const Texture &texture);
    void addMotion(const Clip &clip);
    std::optional<Motion::Channel> channelOf(const Tracks &tracks, const Tracks::Track &track, const Clip &clip);
    int timesIn(const std::vector<float> &times);
    std::optional<Motion::Channel> weightsOf(const Tracks &tracks, int mesh, const Clip &clip);

    void writeText(JsonWriter &json) const;
    void writeNodes(JsonWriter &json) const;
    void writeMeshes(JsonWriter &json) const;
    void writeSkins(JsonWriter &json) const;
    void writeMaterials(JsonWriter &json) const;
    void writeTextures(JsonWriter &json) const;
    void writeMotions(JsonWriter &json) const;

    const GltfSource &m_source;
    const Scene &m_scene;
    GltfSpace m_space;
    GlbBuffer m_buffer;
    std::vector<Mat4> m_world;
    std::vector<int> m_meshOf;     // of each node of the scene: its shape
    std::vector<int> m_nodeOfMesh; // of each mesh of the scene: the node that shows it
    std::vector<FurtherNode> m_further;
    std::vector<Shape> m_shapes;
    std::vector<Skin> m_skins;
    std::vector<Look> m_looks;
    std::map<Look, int> m_lookNumbers;
    std::vector<bool> m_isMaterialUsed;
    struct Shown
    {
        int texture = -1, set = 0;
    };
    std::vector<Shown> m_shown; // of each look
    std::vector<std::optional<Image>> m_images;
    QHash<QString, Image> m_known; // by where they come from
    qint64 m_decodedBytes = 0;
    std::vector<Motion> m_motions;
    QHash<QByteArray, int> m_times;
    qint64 m_brokenElements = 0, m_lowerLevels = 0, m_missingImages = 0, m_layersLeftOut = 0;
};

void GltfWriter::findWorldMatrices()
{
    m_world.reserve(m_scene.nodes.size());
    for (size_t i = 0; i < m_scene.nodes.size(); ++i) {
        const Node &node = m_scene.nodes[i];
        const Mat4 local = Mat4::fromParts(node.translation, node.rotation, node.scale);
        const int parent = parentOf(i);
        m_world.push_back(parent == top() ? local : m_world[size_t(parent)] * local);
    }
}

void GltfWriter::addMesh(int index)
{
    const Mesh &source = m_scene.meshes[size_t(index)];
    GltfMesh mesh(m_scene, m_source.streams, index, m_buffer);
    std::vector<GltfElements> parts;
    for (size_t p = 0; p < source.parts.size() && !m_buffer.isTooLarge(); ++p) {
        if (source.parts[p].level > 0) {
            ++m_lowerLevels;
            continue;
        }
        const GltfElements elements = mesh.elements(int(p));
        m_brokenElements += elements.leftOut;
        if (elements.accessor >= 0)
            parts.push_back(elements);
    }
    if (parts.empty())
        return;
    bool needsUnbent = false;
    const GltfAttributes joints = mesh.joints(needsUnbent);
    Shape shape;
    shape.mesh = index;
    for (const GltfElements &elements : parts)
        addPiece(mesh, source, elements, joints, shape);
    m_shapes.push_back(std::move(shape));
    const int number = int(m_shapes.size()) - 1;
    const int node = nodeOf(source.node);
    if (!joints.empty())
        addSkin(source, needsUnbent, number);
    else if (node != top() && m_meshOf[size_t(node)] < 0)
        m_meshOf[size_t(node)] = number, m_nodeOfMesh[size_t(index)] = node;
    else
        addNode({.name = source.name, .parent = node, .shape = number});
}

void GltfWriter::addPiece(GltfMesh &mesh, const Mesh &source, const GltfElements &elements,
                          const GltfAttributes &joints, Shape &shape)
{
    const Part &part = source.parts[size_t(elements.part)];
    const bool isKnown = part.material >= 0 && size_t(part.material) < m_scene.materials.size();
    const Material material = isKnown ? m_scene.materials[size_t(part.material)] : Material{};
    const bool isFlat = part.corners() < 3;
    const bool isColored = mesh.hasColors() && (isFlat || material.vertexColors);
    Piece piece;
    piece.elements = elements;
    piece.material = lookOf({isKnown ? part.material : -1, isColored, isFlat});
    const auto add = [&piece](std::string name, int accessor) {
        if (accessor >= 0)
            piece.attributes.push_back({std::move(name), accessor});
        return accessor >= 0;
    };
    add("POSITION", mesh.positions());
    const bool hasNormals = !material.flatShaded && !isFlat && add("NORMAL", mesh.normals());
    if (mesh.hasColors())
        add(isColored ? "COLOR_0" : "_COLOR_0", mesh.colors()); // one that is not shown is carried along
    const Shown &shown = m_shown[size_t(piece.material)];
    constexpr int MostSets = 8;
    const int sets = std::min(std::max(mesh.texCoordSets(), shown.texture >= 0 ? shown.set + 1 : 0), MostSets);
    for (int set = 0; set < sets; ++set) {
        const bool isShown = shown.texture >= 0 && set == shown.set;
        add("TEXCOORD_" + std::to_string(set),
            mesh.texCoords(std::min(set, std::max(0, mesh.texCoordSets() - 1)), isShown ? shown.texture : -1));
    }
    piece.attributes.insert(piece.attributes.end(), joints.begin(), joints.end());
    for (size_t m = 0; m < source.morphs.size() && !m_buffer.isTooLarge(); ++m) {
        const bool isShared = !shape.pieces.empty() && (shape.pieces.front().targets[m].size() > 1) == hasNormals;
        piece.targets.push_back(isShared ? shape.pieces.front().targets[m] : mesh.morph(int(m), hasNormals));
    }
    if (!m_buffer.isTooLarge())
        shape.pieces.push_back(std::move(piece));
}

void GltfWriter::addSkin(const Mesh &mesh, bool needsUnbent, int shape)
{
    const int own = nodeOf(mesh.node);
    const Mat4 placed = own == top() ? Mat4() : m_world[size_t(own)];
    Skin skin;
    std::vector<bool> isUsed(m_scene.nodes.size());
    QByteArray matrices;
    const auto add = [&](int node, Mat4 inverseBind) {
        // A node is a joint once; one that is a second time gets a child that moves with it.
        const bool isFree = node != top() && !isUsed[size_t(node)];
        if (isFree)
            isUsed[size_t(node)] = true;
        skin.joints.push_back(isFree ? node : addNode({.name = QStringLiteral("joint"), .parent = node}));
        const bool isSound = std::all_of(inverseBind.m.begin(), inverseBind.m.end(),
                                         [](float value) { return std::isfinite(value); });
        inverseBind = isSound ? m_space.matrix(inverseBind) : Mat4();
        for (size_t i = 0; i < inverseBind.m.size(); ++i) {
            const float value = i % 4 < 3 ? inverseBind.m[i] : i == 15 ? 1.f : 0.f;
            const float stored = qToLittleEndian(value);
            matrices.append(reinterpret_cast<const char *>(&stored), sizeof stored);
        }
    };
    for (const SkinJoint &joint : mesh.joints) {
        const bool isKnown = joint.node >= 0 && joint.node < top();
        if (!isKnown)
            add(own, Mat4());
        else
            add(joint.node, joint.inverseBind ? *joint.inverseBind : m_world[size_t(joint.node)].inverted() * placed);
    }
    if (needsUnbent)
        add(own, Mat4());
    skin.matrices = m_buffer.add(
        {.bytes = matrices, .count = qint64(skin.joints.size()), .type = GlbBuffer::Type::Mat4}, GlbBuffer::Use::Plain);
    m_skins.push_back(std::move(skin));
    // Joints place a skin; the node that has it must not.
    addNode({.name = mesh.name, .parent = -1, .shape = shape, .skin = int(m_skins.size()) - 1});
}

int GltfWriter::lookOf(const Look &look)
{
    const auto [known, isNew] = m_lookNumbers.try_emplace(look, int(m_looks.size()));
    if (!isNew)
        return known->second;
    m_looks.push_back(look);
    Shown shown;
    if (look.material >= 0)
        m_isMaterialUsed[size_t(look.material)] = true;
    if (look.material >= 0 && !look.isFlat) {
        const ShownLayers layers = layersOf(m_scene.materials[size_t(look.material)]);
        shown = {layers.base.texture, layers.base.texCoordSet > 0 ? 1 : 0};
        m_layersLeftOut += layers.above.texture >= 0 ? 1 : 0;
    }
    m_shown.push_back(shown);
    return int(m_looks.size()) - 1;
}

const Image &GltfWriter::imageOf(size_t texture)
{
    static const Image none;
    if (texture >= m_images.size())
        return none;
    if (!m_images[texture]) {
        const Texture &described = m_scene.textures[texture];
        const QString source = described.imageBytes.isEmpty() ? described.file
                                                              : QString::number(described.stream) + u':'
                                                                    + QString::number(described.imageBytes.begin);
        const QString key = source + (described.masked ? QStringLiteral("|masked") : QStringLiteral("|"));
        const auto known = m_known.constFind(key);
        m_images[texture] = known != m_known.constEnd() ? *known : readImage(described);
        m_known.insert(key, *m_images[texture]);
        m_missingImages += m_images[texture]->view < 0 ? 1 : 0;
    }
    return *m_images[texture];
}

Image GltfWriter::readImage(const Texture &texture)
{
    constexpr int MostSide = 4096;
    constexpr qint64 MostDecoded = qint64(2) << 30;
    constexpr qint64 MostFileBytes = qint64(256) << 20;
    const Bytes *bytes = bytesOf(texture.stream, m_source.streams, m_scene.otherFiles);
    std::optional<Bytes> file;
    if (bytes && !texture.imageBytes.isEmpty())
        file = bytes->mid(texture.imageBytes.intersected(bytes->range()));
    else if (!texture.file.isEmpty())
        file = Bytes::fromFile(texture.file);
    if (!file || file->size() > MostFileBytes || m_decodedBytes > MostDecoded)
        return {};
    const QString name = texture.file.isEmpty() ? texture.name : texture.file;
    const picture::FlatPicture flat = m_source.picture(*file, name, MostSide);
    const picture::Image &pixels = flat.decoded.image;
    if (pixels.isNull())
        return {};
    m_decodedBytes += pixels.rowBytes() * pixels.height();
    using Coding = Picture::Coding;
    Image image;
    const float least = texture.masked ? 0 : leastAlpha(pixels);
    image.hasHoles = least < HoleBelow;
    image.isJpeg = flat.coding == Coding::Jpeg && !texture.masked;
    const bool isTaken = (image.isJpeg || (flat.coding == Coding::Png && !texture.masked)) && flat.isWholeSize
                         && flat.decoded.trouble.isEmpty();
    if (isTaken) {
        image.view = m_buffer.hasRoom(file->size(), 1) ? m_buffer.addBytes(file->toByteArray()) : -1;
        return image;
    }
    image.isJpeg = false;
    QByteArray texels = picture::inBytes(pixels);
    if (texture.masked)
        picture::cutOutBlack(reinterpret_cast<uchar *>(texels.data()), texels.size() / picture::Image::Channels);
    image.view = m_buffer.addBytes(picture::pngOf(texels, pixels.width(), pixels.height(), least < 1));
    return image;
}

std::optional<Motion::Channel> GltfWriter::channelOf(const Tracks &tracks, const Tracks::Track &track, const Clip &clip)
{
    using Target = hexahedron::scene::Channel::Target;
    const PlayedSpan span = playedSpan(clip);
    const bool isTurn = track.target == Target::Rotation;
    if (!m_buffer.hasRoom(track.keyCount + 2, qint64(sizeof(float)) * (isTurn ? 5 : 4)))
        return {};
    std::vector<float> times, values;
    const auto add = [&](double at, const std::array<float, 4> &stored) {
        const float time = float((at - span.first) / span.rate);
        const Vec3 plain{stored[0], stored[1], stored[2]};
        if (!std::isfinite(time) || !isFinite(plain) || (isTurn && !std::isfinite(stored[3])))
            return;
        // Of keys of one moment the last one holds from then on. The one before it is there a smallest step earlier, if that is free.
        if (!times.empty() && time <= times.back()) {
            const float before = std::nextafter(time, -1.f);
            if (before >= 0 && (times.size() == 1 || before > times[times.size() - 2])) {
                times.back() = before;
            } else {
                times.pop_back();
                values.resize(values.size() - (isTurn ? 4 : 3));
            }
        }
        times.push_back(std::max(0.f, time));
        if (isTurn) {
            const Quat q = m_space.rotation(tracks.rotation(stored));
            values.insert(values.end(), {q.x, q.y, q.z, q.w});
        } else {
            const Vec3 v = track.target == Target::Scale ? plain : m_space.vector(plain);
            values.insert(values.end(), {v.x, v.y, v.z});
        }
    };
    // Of keys outside of what is played the ends are, as they are then.
    const double before = double(tracks.time(track, 0)), after = double(tracks.time(track, track.keyCount - 1));
    if (before < span.first)
        add(span.first, tracks.storedAt(track, span.first));
    for (qint64 key = 0; key < track.keyCount; ++key) {
        const double at = double(tracks.time(track, key));
        if (at >= span.first && at <= span.last && !(before < span.first && at == span.first))
            add(at, tracks.stored(track, key));
    }
    if (after > span.last && span.last > span.first)
        add(span.last, tracks.storedAt(track, span.last));
    if (times.empty())
        add(span.first, tracks.storedAt(track, span.first));
    const auto count = qint64(times.size());
    Motion::Channel channel;
    channel.node = track.node;
    channel.input = timesIn(times);
    channel.output = m_buffer.add(
        {.bytes = bytesIn(values), .count = count, .type = isTurn ? GlbBuffer::Type::Vec4 : GlbBuffer::Type::Vec3},
        GlbBuffer::Use::Plain);
    channel.path = isTurn ? "rotation" : track.target == Target::Scale ? "scale" : "translation";
    channel.values = track.channel >= 0 ? &clip.channels[size_t(track.channel)].values : nullptr;
    return channel.input >= 0 && channel.output >= 0 ? std::optional(channel) : std::nullopt;
}

int GltfWriter::timesIn(const std::vector<float> &times)
{
    const QByteArray input = bytesIn(times);
    if (!m_times.contains(input))
        m_times.insert(input, m_buffer.add({.bytes = input, .count = qint64(times.size()), .hasRange = true},
                                           GlbBuffer::Use::Plain));
    return m_times.value(input);
}

/// The weights of all morphs of a mesh, together as glTF has them: at every moment at which one of them has a key.
std::optional<Motion::Channel> GltfWriter::weightsOf(const Tracks &tracks, int mesh, const Clip &clip)
{
    const std::vector<Morph> &morphs = m_scene.meshes[size_t(mesh)].morphs;
    const PlayedSpan span = playedSpan(clip);
    std::vector<const Tracks::Track *> moved(morphs.size());
    qint64 keys = 2;
    for (const Tracks::Track &track : tracks.all()) {
        if (track.target != hexahedron::scene::Channel::Target::Weight || track.mesh != mesh)
            continue;
        moved[size_t(track.morph)] = &track;
        keys += track.keyCount;
    }
    if (m_nodeOfMesh[size_t(mesh)] < 0 || !m_buffer.hasRoom(keys, qint64(sizeof(float) * (morphs.size() + 1))))
        return {};
    std::set<double> moments{span.first};
    if (span.last > span.first)
        moments.insert(span.last);
    for (const Tracks::Track *track : moved) {
        for (qint64 key = 0; track && key < track->keyCount; ++key) {
            const double at = double(tracks.time(*track, key));
            if (at > span.first && at < span.last)
                moments.insert(at);
        }
    }
    std::vector<float> times, values;
    for (const double at : moments) {
        const float time = float((at - span.first) / span.rate);
        if (!times.empty() && time <= times.back())
            continue;
        times.push_back(time);
        for (size_t morph = 0; morph < morphs.size(); ++morph) {
            const float weight = moved[morph] ? tracks.storedAt(*moved[morph], at)[0] : morphs[morph].weight;
            values.push_back(std::isfinite(weight) ? weight : 0.f);
        }
    }
    Motion::Channel channel;
    channel.node = m_nodeOfMesh[size_t(mesh)];
    channel.input = timesIn(times);
    channel.output = m_buffer.add({.bytes = bytesIn(values), .count = qint64(values.size())}, GlbBuffer::Use::Plain);
    channel.path = "weights";
    return channel.input >= 0 && channel.output >= 0 ? std::optional(channel) : std::nullopt;
}

void GltfWriter::addMotion(const Clip &clip)
{
    const Tracks tracks(m_scene, clip, m_source.streams);
    Motion motion{&clip, {}};
    std::set<int> morphing;
    for (const Tracks::Track &track : tracks.all()) {
        const bool isWeight = track.target == hexahedron::scene::Channel::Target::Weight;
        if (isWeight && !morphing.insert(track.mesh).second)
            continue;
        if (const auto channel = isWeight ? weightsOf(tracks, track.mesh, clip) : channelOf(tracks, track, clip))
            motion.channels.push_back(*channel);
    }
    if (!motion.channels.empty())
        m_motions.push_back(std::move(motion));
}

GltfFile GltfWriter::make()
{
    findWorldMatrices();
    for (size_t i = 0; i < m_scene.meshes.size() && !m_buffer.isTooLarge(); ++i)
        addMesh(int(i));
    for (size_t i = 0; i < m_scene.materials.size() && !m_buffer.isTooLarge(); ++i) {
        if (!m_isMaterialUsed[i])
            lookOf({.material = int(i)});
    }
    for (size_t i = 0; i < m_scene.clips.size() && !m_buffer.isTooLarge(); ++i)
        addMotion(m_scene.clips[i]);
    GltfFile file;
    if (m_buffer.isTooLarge()) {
        file.refusal = QCoreApplication::translate("report", "There is too much of it for one glTF file.");
        return file;
    }
    JsonWriter json(file.text);
    writeText(json);
    file.buffer = std::move(m_buffer);
    const auto remark = [&file](const char *told, qint64 n) {
        if (n > 0)
            file.remarks += sentence(told, n);
    };
    remark(QT_TRANSLATE_N_NOOP("report", "Left out: %1 triangles, lines or points with vertices that are not there."),
           m_brokenElements);
    remark(QT_TRANSLATE_N_NOOP("report", "Left out: %1 parts at lower levels of detail."), m_lowerLevels);
    remark(QT_TRANSLATE_N_NOOP("report", "Left out: %1 textures without a flat image that can be read."),
           m_missingImages);
    remark(QT_TRANSLATE_N_NOOP("report", "Left out: the second texture of %1 materials; glTF has one."),
           m_layersLeftOut);
    return file;
}

// --- The text ------------------------------------------------------------------------------------------------------------------------

void writePlace(JsonWriter &json, const QString &path, StreamId stream, ByteRange bytes)
{
    json.key("extras");
    json.beginObject();
    json.member("path", path);
    if (stream < FirstOtherFile && !bytes.isEmpty()) {
        json.member("stream", qint64(stream));
        json.member("offset", bytes.begin);
        json.member("size", bytes.size());
    }
    json.endObject();
}

void writeNumbers(JsonWriter &json, std::string_view name, std::initializer_list<float> numbers)
{
    json.key(name);
    json.beginArray();
    for (const float number : numbers)
        json.number(double(number), true);
    json.endArray();
}

void writeList(JsonWriter &json, std::string_view name, const std::vector<int> &numbers)
{
    json.key(name);
    json.beginArray();
    for (const int number : numbers)
        json.number(qint64(number));
    json.endArray();
}

void writeAttributes(JsonWriter &json, const GltfAttributes &attributes)
{
    json.beginObject();
    for (const auto &[name, accessor] : attributes)
        json.member(name, qint64(accessor));
    json.endObject();
}

void GltfWriter::writeText(JsonWriter &json) const
{
    const bool hasUnlit = std::any_of(m_looks.begin(), m_looks.end(), [this](const Look &look) {
        return look.isFlat || (look.material >= 0 && m_scene.materials[size_t(look.material)].fullBright);
    });
    json.beginObject();
    json.key("asset");
    json.beginObject();
    json.member("version", std::string_view("2.0"));
    json.member("generator", std::string_view("Hexahedron"));
    json.endObject();
    if (hasUnlit) {
        json.key("extensionsUsed");
        json.beginArray();
        json.string(std::string_view("KHR_materials_unlit"));
        json.endArray();
    }
    json.member("scene", qint64(0));
    json.key("scenes");
    json.beginArray();
    json.beginObject();
    std::vector<int> roots{top()};
    for (size_t i = 0; i < m_further.size(); ++i) {
        if (m_further[i].parent < 0)
            roots.push_back(top() + 1 + int(i));
    }
    writeList(json, "nodes", roots);
    json.endObject();
    json.endArray();
    writeNodes(json);
    writeMeshes(json);
    writeSkins(json);
    writeMaterials(json);
    writeTextures(json);
    writeMotions(json);
    m_buffer.write(json);
    json.endObject();
    json.newLine();
}

void GltfWriter::writeNodes(JsonWriter &json) const
{
    std::vector<std::vector<int>> children(size_t(top()) + 1 + m_further.size());
    for (size_t i = 0; i < m_scene.nodes.size(); ++i)
        children[size_t(parentOf(i))].push_back(int(i));
    for (size_t i = 0; i < m_further.size(); ++i) {
        if (m_further[i].parent >= 0)
            children[size_t(m_further[i].parent)].push_back(top() + 1 + int(i));
    }
    json.key("nodes");
    json.beginArray();
    const auto begin = [&](const QString &name, size_t node) {
        json.newLine();
        json.beginObject();
        json.member("name", name);
        if (!children[node].empty())
            writeList(json, "children", children[node]);
    };
    for (size_t i = 0; i < m_scene.nodes.size(); ++i) {
        const Node &node = m_scene.nodes[i];
        begin(node.name, i);
        const Vec3 at = m_space.vector(node.translation);
        const Quat turn = m_space.rotation(node.rotation);
        if (isFinite(at))
            writeNumbers(json, "translation", {at.x, at.y, at.z});
        writeNumbers(json, "rotation", {turn.x, turn.y, turn.z, turn.w});
        if (isFinite(node.scale))
            writeNumbers(json, "scale", {node.scale.x, node.scale.y, node.scale.z});
        if (m_meshOf[i] >= 0)
            json.member("mesh", qint64(m_meshOf[i]));
        writePlace(json, node.path, node.stream, node.bytes);
        json.endObject();
    }
    begin(m_source.name, size_t(top()));
    json.endObject();
    for (size_t i = 0; i < m_further.size(); ++i) {
        const FurtherNode &node = m_further[i];
        begin(node.name, size_t(top()) + 1 + i);
        if (node.shape >= 0)
            json.member("mesh", qint64(node.shape));
        if (node.skin >= 0)
            json.member("skin", qint64(node.skin));
        json.endObject();
    }
    json.endArray();
}

void GltfWriter::writeMeshes(JsonWriter &json) const
{
    if (m_shapes.empty())
        return;
    json.key("meshes");
    json.beginArray();
    for (const Shape &shape : m_shapes) {
        const Mesh &mesh = m_scene.meshes[size_t(shape.mesh)];
        json.newLine();
        json.beginObject();
        json.member("name", mesh.name);
        json.key("primitives");
        json.beginArray();
        for (const Piece &piece : shape.pieces) {
            const Part &part = mesh.parts[size_t(piece.elements.part)];
            json.beginObject();
            json.key("attributes");
            writeAttributes(json, piece.attributes);
            json.member("indices", qint64(piece.elements.accessor));
            json.member("mode", qint64(piece.elements.mode));
            json.member("material", qint64(piece.material));
            if (!piece.targets.empty()) {
                json.key("targets");
                json.beginArray();
                for (const GltfAttributes &target : piece.targets)
                    writeAttributes(json, target);
                json.endArray();
            }
            writePlace(json, part.path, part.stream, mesh.isElsewhere() ? ByteRange() : part.bytes);
            json.endObject();
        }
        json.endArray();
        const auto isSeen = [](const Morph &morph) { return std::isfinite(morph.weight) && morph.weight != 0; };
        if (std::any_of(mesh.morphs.begin(), mesh.morphs.end(), isSeen)) {
            json.key("weights");
            json.beginArray();
            for (const Morph &morph : mesh.morphs)
                json.number(isSeen(morph) ? double(morph.weight) : 0, true);
            json.endArray();
        }
        json.key("extras");
        json.beginObject();
        json.member("path", mesh.path);
        if (!mesh.morphs.empty()) {
            json.key("targetNames");
            json.beginArray();
            for (const Morph &morph : mesh.morphs)
                json.string(morph.name);
            json.endArray();
        }
        json.endObject();
        json.endObject();
    }
    json.endArray();
}

void GltfWriter::writeSkins(JsonWriter &json) const
{
    if (m_skins.empty())
        return;
    json.key("skins");
    json.beginArray();
    for (const Skin &skin : m_skins) {
        json.newLine();
        json.beginObject();
        json.member("skeleton", qint64(top()));
        json.member("inverseBindMatrices", qint64(skin.matrices));
        writeList(json, "joints", skin.joints);
        json.endObject();
    }
    json.endArray();
}

void GltfWriter::writeMaterials(JsonWriter &json) const
{
    if (m_looks.empty())
        return;
    json.key("materials");
    json.beginArray();
    for (size_t i = 0; i < m_looks.size(); ++i) {
        const Look &look = m_looks[i];
        const Material material = look.material >= 0 ? m_scene.materials[size_t(look.material)] : Material{};
        const Shown &shown = m_shown[i];
        const Texture *texture = shown.texture >= 0 ? &m_scene.textures[size_t(shown.texture)] : nullptr;
        const bool isBlended = isTranslucent(material, texture);
        const auto color = [&](size_t channel) { return look.isColored ? 1 : linearColor(material.color[channel]); };
        const float alpha = isBlended ? std::clamp(material.color[3], 0.f, 1.f) : 1.f;
        json.newLine();
        json.beginObject();
        json.member("name", material.name);
        json.key("pbrMetallicRoughness");
        json.beginObject();
        writeNumbers(json, "baseColorFactor", {color(0), color(1), color(2), alpha});
        json.member("metallicFactor", qint64(0));
        json.member("roughnessFactor", qint64(1));
        if (texture) {
            json.key("baseColorTexture");
            json.beginObject();
            json.member("index", qint64(shown.texture));
            json.member("texCoord", qint64(shown.set));
            json.endObject();
        }
        json.endObject();
        if (isBlended) {
            json.member("alphaMode", std::string_view("BLEND"));
        } else if (texture && m_images[size_t(shown.texture)]->hasHoles) {
            json.member("alphaMode", std::string_view("MASK"));
            json.key("alphaCutoff");
            json.number(double(HoleBelow), true);
        }
        if (material.doubleSided)
            json.flag("doubleSided", true);
        if (look.isFlat || (material.fullBright && texture)) {
            json.key("extensions");
            json.beginObject();
            json.key("KHR_materials_unlit");
            json.beginObject();
            json.endObject();
            json.endObject();
        }
        if (look.material >= 0)
            writePlace(json, material.path, material.stream, material.bytes);
        json.endObject();
    }
    json.endArray();
}

/// Textures have the numbers that they have in the scene. One without an image has none of glTF's, and nothing names it.
void GltfWriter::writeTextures(JsonWriter &json) const
{
    std::map<int, qint64> numbers; // of images by their buffer views
    if (m_scene.textures.empty())
        return;
    std::vector<const Image *> written;
    json.key("textures");
    json.beginArray();
    for (size_t i = 0; i < m_scene.textures.size(); ++i) {
        const Texture &texture = m_scene.textures[i];
        const Image *image = m_images[i] && m_images[i]->view >= 0 ? &*m_images[i] : nullptr;
        json.newLine();
        json.beginObject();
        json.member("name", texture.name);
        json.member("sampler", qint64((texture.clampU ? 1 : 0) + (texture.clampV ? 2 : 0)));
        if (image) {
            const auto [number, isNew] = numbers.try_emplace(image->view, qint64(written.size()));
            json.member("source", number->second);
            if (isNew)
                written.push_back(image);
        }
        writePlace(json, texture.path, texture.stream, texture.bytes);
        json.endObject();
    }
    json.endArray();
    json.key("samplers");
    json.beginArray();
    constexpr qint64 Linear = 9729, Smooth = 9987, Clamped = 33071, Repeated = 10497;
    for (int wrap = 0; wrap < 4; ++wrap) {
        json.beginObject();
        json.member("magFilter", Linear);
        json.member("minFilter", Smooth);
        json.member("wrapS", wrap & 1 ? Clamped : Repeated);
        json.member("wrapT", wrap & 2 ? Clamped : Repeated);
        json.endObject();
    }
    json.endArray();
    if (written.empty())
        return;
    json.key("images");
    json.beginArray();
    for (const Image *image : written) {
        json.beginObject();
        json.member("bufferView", qint64(image->view));
        json.member("mimeType", std::string_view(image->isJpeg ? "image/jpeg" : "image/png"));
        json.endObject();
    }
    json.endArray();
}

void GltfWriter::writeMotions(JsonWriter &json) const
{
    if (m_motions.empty())
        return;
    json.key("animations");
    json.beginArray();
    for (const Motion &motion : m_motions) {
        json.newLine();
        json.beginObject();
        json.member("name", motion.clip->name);
        json.key("samplers");
        json.beginArray();
        for (const Motion::Channel &channel : motion.channels) {
            json.beginObject();
            json.member("input", qint64(channel.input));
            json.member("output", qint64(channel.output));
            json.endObject();
        }
        json.endArray();
        json.key("channels");
        json.beginArray();
        for (size_t i = 0; i < motion.channels.size(); ++i) {
            const Motion::Channel &channel = motion.channels[i];
            json.beginObject();
            json.member("sampler", qint64(i));
            json.key("target");
            json.beginObject();
            json.member("node", qint64(channel.node));
            json.member("path", std::string_view(channel.path));
            json.endObject();
            if (channel.values && channel.values->stream < FirstOtherFile) {
                json.key("extras");
                json.beginObject();
                json.member("stream", qint64(channel.values->stream));
                json.member("offset", channel.values->begin);
                json.member("stride", channel.values->stride);
                json.endObject();
            }
            json.endObject();
        }
        json.endArray();
        const PlayedSpan span = playedSpan(*motion.clip);
        json.key("extras");
        json.beginObject();
        if (motion.clip->otherFile.isEmpty()) {
            json.member("path", motion.clip->path);
        } else {
            json.member("file", QFileInfo(motion.clip->otherFile).fileName());
            json.member("path", motion.clip->otherPath);
        }
        json.key("first");
        json.number(span.first);
        json.key("unitsPerSecond");
        json.number(span.rate);
        json.endObject();
        json.endObject();
    }
    json.endArray();
}

} // namespace

GltfFile makeGltf(const GltfSource &source)
{
    return GltfWriter(source).make();
}

} // namespace hexahedron
