#include "core/formats/horde3d/hordesceneassembly.h"

#include "core/formats/folderlisting.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeSceneFormat>;
constexpr auto effects = &fieldsOf<HordeParticleFormat>;
constexpr auto pipelines = &fieldsOf<HordePipelineFormat>;

bool isNode(const Field *field)
{
    return std::find(fields().nodes.begin(), fields().nodes.end(), field) != fields().nodes.end();
}

/// The engine drops a node without an attribute that it wants, and with a word that it does not know, with all that is in it.
bool isDropped(const MarkupElement &element)
{
    for (const Field *attribute : element.field()->attributes) {
        const WrittenRules &rules = *attribute->written;
        if (rules.missing.isReported && rules.missing.severity == Severity::Error && !element.has(attribute))
            return true;
        if (rules.type == WrittenRules::Type::Choice && element.has(attribute)) {
            const QByteArray word = element.text(attribute).toLower();
            if (std::none_of(rules.choices.begin(), rules.choices.end(),
                             [&](const char *choice) { return word == QByteArray(choice).toLower(); }))
                return true;
        }
    }
    return false;
}

float floatOf(const MarkupElement &element, const char *name)
{
    const double value = element.number(name);
    return std::isfinite(value) ? float(value) : 0.f;
}

float radians(float degrees)
{
    return degrees * std::numbers::pi_v<float> / 180;
}

scene::Quat operator*(const scene::Quat &a, const scene::Quat &b)
{
    return {a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z, a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x, a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w};
}

/// First around z, then x, then y; in degrees.
scene::Quat rotationOf(float x, float y, float z)
{
    const auto half = [](float degrees) {
        return std::pair(std::cos(radians(degrees) / 2), std::sin(radians(degrees) / 2));
    };
    const auto [cx, sx] = half(x);
    const auto [cy, sy] = half(y);
    const auto [cz, sz] = half(z);
    return scene::Quat{cy, 0, sy, 0} * (scene::Quat{cx, sx, 0, 0} * scene::Quat{cz, 0, 0, sz});
}

void moveTo(StreamId stream, scene::Mesh &mesh)
{
    mesh.stream = stream;
    for (scene::View *view : {&mesh.positions, &mesh.normals, &mesh.colors, &mesh.tangents, &mesh.bitangents})
        view->stream = stream;
    for (scene::View &view : mesh.texCoords)
        view.stream = stream;
    for (scene::Part &part : mesh.parts)
        part.indices.stream = stream;
    for (scene::SkinSet &set : mesh.skinSets)
        set.joints.stream = set.weights.stream = stream;
}

/// The vertices from `first` to `last` alone.
void keepVertices(qint64 first, qint64 last, scene::Mesh &mesh)
{
    const auto keep = [=](scene::View &view) {
        if (!view.isPresent())
            return;
        view.begin += first * view.stride;
        view.count = qBound<qint64>(0, view.count - first, last - first + 1);
    };
    for (scene::View *view : {&mesh.positions, &mesh.normals, &mesh.colors, &mesh.tangents, &mesh.bitangents})
        keep(*view);
    for (scene::View &view : mesh.texCoords)
        keep(view);
    for (scene::SkinSet &set : mesh.skinSets) {
        keep(set.joints);
        keep(set.weights);
    }
    mesh.vertexCount = mesh.positions.count;
    for (scene::Part &part : mesh.parts)
        part.firstVertex = -first;
}

/// What the camera sees.
void describeCamera(const MarkupElement &camera, scene::Node &node)
{
    const float near = floatOf(camera, "nearPlane");
    const float top = floatOf(camera, "topPlane"), bottom = floatOf(camera, "bottomPlane");
    const float width = floatOf(camera, "rightPlane") - floatOf(camera, "leftPlane");
    node.symbol = scene::Symbol::Camera;
    if (!(top > bottom))
        return;
    if (width > 0)
        node.aspect = width / (top - bottom);
    if (camera.isTrue("orthographic"))
        node.viewHeight = top - bottom;
    else if (near > 0)
        node.opening = std::atan(top / near) - std::atan(bottom / near);
}

/// How a pipeline draws with lights.
struct LightLoops
{
    bool isAny = false;
    bool hasContext = false; ///< one draws with a context of its own, whatever the lights have
    bool hasShadows = false;
};

LightLoops lightLoopsOf(const MarkupElement &pipeline)
{
    LightLoops loops;
    const auto known = pipelines();
    for (const MarkupElement &queue : pipeline.children()) {
        if (queue.field() != known.queue)
            continue;
        for (const MarkupElement &stage : queue.children()) {
            if (stage.field() != known.stage || !stage.isTrue("enabled"))
                continue;
            for (const MarkupElement &command : stage.children()) {
                if (command.field() != known.forwardLights && command.field() != known.deferredLights)
                    continue;
                loops.isAny = true;
                loops.hasContext = loops.hasContext || !command.text("context").isEmpty();
                loops.hasShadows = loops.hasShadows || !command.isTrue("noShadows");
            }
        }
        break; // the engine reads no second one
    }
    return loops;
}

} // namespace

HordeSceneAssembly::HordeSceneAssembly(const Tree &document)
    : m_document(document)
    , m_files(document)
    , m_looks(m_files, m_scene)
{
    m_scene.handedness = scene::Handedness::Right;
    m_scene.placeAttributes = {"tx", "ty", "tz", "rx", "ry", "rz", "sx", "sy", "sz"};
    m_open += QFileInfo(document.fileName()).canonicalFilePath();
}

scene::Scene HordeSceneAssembly::build()
{
    // The engine reads no second one.
    if (const auto root = outermostOf(m_document, 0, fields().nodes))
        addElements({m_document, nullptr, 0}, root->node(), {});
    settleLights();
    return std::move(m_scene);
}

std::optional<scene::Scene> HordeSceneAssembly::buildFor(const Tree &geometry, const scene::Scene &bare)
{
    const auto root = outermostOf(m_document, 0, fields().nodes);
    const QString path = QFileInfo(geometry.fileName()).canonicalFilePath();
    if (!root || root->field() != fields().model || m_files.pathOf(root->text(fields().geometry)) != path
        || bare.meshes.empty() || bare.meshes.front().parts.empty())
        return {};
    const auto open = std::make_shared<Geometry>();
    open->file = HordeGeometryFile::of({std::shared_ptr<const void>(), &geometry}); // which outlives this
    open->mesh = bare.meshes.front();
    open->isOpen = true;
    m_geometries.insert(path, open);
    m_openGeometry = &geometry;
    m_bare = &bare;
    addElements({m_document, &bare.nodes.front(), 0}, root->node(), {});
    settleLights();
    std::vector<std::pair<qint64, qint64>> shown;
    size_t copies = 0;
    for (const scene::Mesh &mesh : m_scene.meshes) {
        copies += mesh.isElsewhere() ? 0 : 1;
        for (const scene::Part &part : mesh.parts) {
            if (!mesh.isElsewhere())
                shown.emplace_back(part.firstIndex, part.firstIndex + part.indexCount);
        }
    }
    std::sort(shown.begin(), shown.end());
    qint64 end = 0;
    for (const auto &[first, behind] : shown)
        end = first > end ? end : qMax(end, behind);
    if (end < open->file->indexCount() || copies > MostCopies)
        return {};
    return std::move(m_scene);
}

/// Without recursion: documents nest as deep as they like.
void HordeSceneAssembly::addElements(const File &file, NodeId root, const Around &around)
{
    struct Open
    {
        NodeId end;
        Around around;
    };
    const NodeStore &nodes = file.tree.stream(0).nodes;
    std::vector<Open> open{{root + 1 + nodes[root].descendants, around}};
    std::vector<std::shared_ptr<Model>> models;
    for (NodeId id = root; id <= root + nodes[root].descendants && int(m_scene.nodes.size()) < MostNodes;) {
        while (open.size() > 1 && open.back().end <= id)
            open.pop_back();
        const NodeId behind = id + 1 + nodes[id].descendants;
        if (!isNode(&fieldById(nodes[id].field))) {
            id = behind;
            continue;
        }
        const MarkupElement element(file.tree, 0, id);
        if (isDropped(element)) {
            id = behind;
            continue;
        }
        Around inside = addElement(file, element, open.back().around);
        if (inside.model && inside.model->node == inside.node)
            models.push_back(inside.model);
        open.push_back({behind, std::move(inside)});
        ++id;
    }
    for (const std::shared_ptr<Model> &model : models)
        addJointsToMeshes(*model);
}

HordeSceneAssembly::Around HordeSceneAssembly::addElement(const File &file, const MarkupElement &element,
                                                          const Around &around)
{
    using scene::Symbol;
    scene::Node node;
    if (file.standIn)
        node = *file.standIn;
    node.isElement = false;
    node.parent = around.node;
    node.name = textOf(element.text("name"));
    node.symbol = Symbol::None;
    node.opening = node.viewHeight = node.aspect = 0;
    if (!file.standIn) {
        node.path = file.tree.path(element.item());
        node.stream = 0;
        node.bytes = element.item().range;
        node.isElement = true;
    } else if (m_bare && around.node >= 0) {
        node.bytes = {}; // the outermost one has them
    }
    const bool isReplaced = file.standIn && around.node >= 0 && element.parent() == 0; // by what the Reference says
    if (!isReplaced) {
        node.translation = {floatOf(element, "tx"), floatOf(element, "ty"), floatOf(element, "tz")};
        node.rotation = rotationOf(floatOf(element, "rx"), floatOf(element, "ry"), floatOf(element, "rz"));
        node.scale = {floatOf(element, "sx"), floatOf(element, "sy"), floatOf(element, "sz")};
    } else {
        node.translation = {};
        node.rotation = {};
        node.scale = {1, 1, 1};
    }
    node.isJoint = element.field() == fields().joint;
    if (element.field() == fields().light) {
        node.symbol = Symbol::Light;
        node.opening = radians(qBound(0.f, floatOf(element, "fov"), 180.f));
    } else if (element.field() == fields().camera) {
        describeCamera(element, node);
        if (m_pipelines.size() < MostPipelines)
            m_pipelines += element.text("pipeline");
    } else if (element.field() == fields().emitter || element.field() == fields().compute) {
        node.symbol = Symbol::Emitter;
    } else if (element.field() != fields().model && element.field() != fields().mesh && !node.isJoint
               && element.field() != fields().reference) {
        node.symbol = Symbol::Group;
    }
    Around inside{int(m_scene.nodes.size()), around.model};
    m_scene.nodes.push_back(std::move(node));
    if (element.field() == fields().model)
        addModel(element, inside);
    else if (element.field() == fields().mesh)
        addMesh(element, inside);
    else if (element.field() == fields().joint)
        addJoint(element, inside);
    else if (element.field() == fields().emitter)
        addEmitter(element, inside);
    else if (element.field() == fields().light)
        addLight(element, inside);
    else if (element.field() == fields().reference)
        addReference(file, element, inside);
    return inside;
}

void HordeSceneAssembly::addReference(const File &file, const MarkupElement &element, const Around &around)
{
    scene::Symbol &symbol = m_scene.nodes[size_t(around.node)].symbol;
    const QString path = m_files.pathOf(element.text(fields().referenceFile));
    if (m_open.contains(path) || file.depth + 1 >= MostDepth) {
        symbol = path.isEmpty() ? scene::Symbol::Missing : scene::Symbol::Link;
        return;
    }
    const auto tree = m_files.read(path, hordeSceneFormat());
    if (!tree) {
        symbol = scene::Symbol::Missing;
        return;
    }
    if (const auto root = outermostOf(*tree, 0, fields().nodes)) {
        const scene::Node standIn = m_scene.nodes[size_t(around.node)];
        m_open.push_back(path);
        addElements({*tree, &standIn, file.depth + 1}, root->node(), around);
        m_open.pop_back();
    } else {
        symbol = scene::Symbol::Missing;
    }
}

void HordeSceneAssembly::addModel(const MarkupElement &element, Around &around)
{
    around.model = std::make_shared<Model>();
    around.model->node = around.node;
    around.model->geometry = geometry(element.text(fields().geometry));
    if (!around.model->geometry)
        m_scene.nodes[size_t(around.node)].symbol = scene::Symbol::Missing;
}

HordeSceneAssembly::Geometry *HordeSceneAssembly::geometry(const QByteArray &name)
{
    const QString path = m_files.pathOf(name);
    const auto known = m_geometries.constFind(path);
    if (known != m_geometries.constEnd())
        return known->get();
    std::shared_ptr<Geometry> &geometry = m_geometries[path];
    const auto tree = m_files.read(path, hordeGeometryFormat());
    if (!tree)
        return nullptr;
    scene::Scene all = hordeGeometryScene(*tree);
    if (all.meshes.empty() || all.meshes.front().parts.empty())
        return nullptr;
    geometry = std::make_shared<Geometry>();
    geometry->file = HordeGeometryFile::of(tree);
    geometry->mesh = std::move(all.meshes.front());
    geometry->mesh.morphs.clear();
    moveTo(FirstOtherFile + StreamId(m_scene.otherFiles.size()), geometry->mesh);
    m_scene.addOther(tree->bytes(), {.file = tree->fileName(), .holder = {}});
    return geometry.get();
}

void HordeSceneAssembly::addMesh(const MarkupElement &element, const Around &around)
{
    Geometry *geometry = around.model ? around.model->geometry : nullptr;
    if (!geometry)
        return;
    HordeGeometryFile &file = *geometry->file;
    const auto first = qint64(element.number("batchStart"));
    if (first < 0 || first >= file.indexCount())
        return;
    const qint64 count = qBound<qint64>(0, qint64(element.number("batchCount")), file.indexCount() - first);
    // What the document says of the vertices need not be right.
    const auto [firstVertex, lastVertex] = file.vertexRange(first, count)
                                               .value_or(HordeGeometryFile::Range{0, file.vertexCount() - 1});
    if (firstVertex > lastVertex)
        return;
    const scene::Node &node = m_scene.nodes[size_t(around.node)];
    scene::Part part = geometry->mesh.parts.front();
    part.path = node.path;
    part.firstIndex = first;
    part.indexCount = count;
    if (element.text("primType").toLower() == "linelist")
        part.primitive = scene::Primitive::Lines;
    // Further levels of detail take the place of the first one in the distance.
    part.group = around.model->node;
    part.level = int(qBound(0.0, element.number("lodLevel"), 1000.0));
    scene::Node user = node;
    if (geometry->isOpen)
        user.bytes = {}; // a vertex is none of the material's
    part.material = m_looks.material(element.text("material"), user);
    if (geometry->isOpen) {
        const auto indices = m_openGeometry->find(geometry->mesh.parts.front().path);
        part.path = indices ? m_openGeometry->path(m_openGeometry->child(*indices, first)) : node.path;
        // Joints alone place what they pull, so that one mesh will do.
        const bool isSkinned = !geometry->mesh.skinSets.empty();
        scene::Mesh &mesh = meshOfOpen(*around.model, isSkinned ? around.model->node : around.node);
        mesh.parts.push_back(std::move(part));
        return;
    }
    scene::Mesh mesh = geometry->mesh;
    mesh.name = node.name;
    mesh.path = node.path;
    mesh.node = around.node;
    mesh.joints.clear();
    mesh.parts = {std::move(part)};
    keepVertices(firstVertex, lastVertex, mesh);
    around.model->meshes.push_back(m_scene.meshes.size());
    m_scene.meshes.push_back(std::move(mesh));
}

/// All vertices with the numbers that they have in the file, and its morphs.
scene::Mesh &HordeSceneAssembly::meshOfOpen(Model &model, int node)
{
    for (const size_t known : model.meshes) {
        if (m_scene.meshes[known].node == node)
            return m_scene.meshes[known];
    }
    scene::Mesh mesh = model.geometry->mesh;
    mesh.name = m_scene.nodes[size_t(node)].name;
    mesh.node = node;
    mesh.joints.clear();
    mesh.parts.clear();
    model.meshes.push_back(m_scene.meshes.size());
    m_scene.meshes.push_back(std::move(mesh));
    return m_scene.meshes.back();
}

void HordeSceneAssembly::addJoint(const MarkupElement &element, const Around &around)
{
    const Geometry *geometry = around.model ? around.model->geometry : nullptr;
    const auto number = qint64(element.number("jointIndex"));
    if (!geometry || number < 0 || number >= qint64(geometry->mesh.joints.size()))
        return;
    std::vector<int> &nodes = around.model->jointNodes;
    nodes.resize(geometry->mesh.joints.size(), -1);
    nodes[size_t(number)] = around.node;
    if (!geometry->isOpen)
        return;
    const scene::Node &stored = m_bare->nodes[size_t(geometry->mesh.joints[size_t(number)].node)];
    scene::Node &node = m_scene.nodes[size_t(around.node)];
    node.path = stored.path;
    node.stream = stored.stream;
    node.bytes = stored.bytes;
}

/// Without an effect that can be read nothing comes out of it.
void HordeSceneAssembly::addEmitter(const MarkupElement &element, const Around &around)
{
    const auto effect = m_files.read(m_files.pathOf(element.text("particleEffect")), hordeParticleFormat());
    const auto root = effect ? outermostOf(*effect, 0, {effects().effect}) : std::nullopt;
    if (!root)
        return;
    const scene::Node &node = m_scene.nodes[size_t(around.node)];
    scene::Emitter emitter;
    emitter.node = around.node;
    emitter.material = m_looks.material(element.text("material"), node);
    emitter.mostParticles = qint64(qBound(0.0, element.number("maxCount"), 1e9));
    emitter.births = qint64(qBound(-1.0, element.number("respawnCount"), 1e9));
    emitter.delay = floatOf(element, "delay");
    emitter.rate = floatOf(element, "emissionRate");
    emitter.spread = floatOf(element, "spreadAngle");
    emitter.force = {floatOf(element, "forceX"), floatOf(element, "forceY"), floatOf(element, "forceZ")};
    emitter.shortestLife = floatOf(*root, "lifeMin");
    emitter.longestLife = floatOf(*root, "lifeMax");
    const std::pair<const char *, scene::Emitter::Range *> channels[] = {
        {"movevel", &emitter.speed}, {"rotvel", &emitter.turning}, {"size", &emitter.size},
        {"colr", &emitter.color[0]}, {"colg", &emitter.color[1]},  {"colb", &emitter.color[2]},
        {"cola", &emitter.color[3]},
    };
    for (const MarkupElement &channel : root->children()) {
        if (channel.field() != effects().channel)
            continue;
        const QByteArray name = channel.text(effects().channelName).toLower();
        for (const auto &[known, range] : channels) {
            if (name == known)
                *range = {floatOf(channel, "startMin"), floatOf(channel, "startMax"), floatOf(channel, "endRate")};
        }
    }
    m_scene.emitters.push_back(emitter);
}

void HordeSceneAssembly::addLight(const MarkupElement &element, const Around &around)
{
    const float strength = floatOf(element, "colMult");
    m_scene.lights.push_back(
        {.node = around.node,
         .color = {floatOf(element, "col_R") * strength, floatOf(element, "col_G") * strength,
                   floatOf(element, "col_B") * strength},
         .radius = floatOf(element, "radius"),
         .opening = radians(qBound(0.f, floatOf(element, "fov"), 360.f)),
         .hasShadows = element.number("shadowMapCount") > 0 && !element.text("shadowContext").isEmpty(),
         .shadowBias = floatOf(element, "shadowMapBias")});
    m_lightContexts.push_back(!element.text("lightingContext").isEmpty());
}

/// Programs may use a pipeline that the scene does not name. Where it names none that can be read, all that lights say holds.
void HordeSceneAssembly::settleLights()
{
    LightLoops loops{.isAny = true, .hasContext = false, .hasShadows = true};
    for (const QByteArray &name : m_scene.lights.empty() ? QByteArrayList() : m_pipelines) {
        const auto tree = m_files.read(m_files.pathOf(name), hordePipelineFormat());
        if (const auto root = tree ? outermostOf(*tree, 0, {pipelines().pipeline}) : std::nullopt) {
            loops = lightLoopsOf(*root);
            break;
        }
    }
    std::vector<scene::Light> lights;
    for (size_t i = 0; i < m_scene.lights.size() && loops.isAny; ++i) {
        if (!m_lightContexts[i] && !loops.hasContext)
            continue;
        lights.push_back(m_scene.lights[i]);
        lights.back().hasShadows = lights.back().hasShadows && loops.hasShadows;
    }
    m_scene.lights = std::move(lights);
}

/// A number that no joint bears leaves vertices where the model is.
void HordeSceneAssembly::addJointsToMeshes(const Model &model)
{
    if (model.jointNodes.empty() || model.geometry->mesh.skinSets.empty())
        return;
    std::vector<scene::SkinJoint> joints = model.geometry->mesh.joints;
    for (size_t i = 0; i < joints.size(); ++i) {
        joints[i].node = model.jointNodes[i];
        if (joints[i].node < 0) {
            joints[i].node = model.node;
            joints[i].inverseBind = scene::Mat4();
        }
    }
    for (const size_t mesh : model.meshes) {
        m_jointsLeft -= qint64(joints.size());
        if (m_jointsLeft < 0)
            return;
        m_scene.meshes[mesh].joints = joints;
    }
}

std::optional<scene::Scene> hordeSceneBeside(const Tree &geometry, const scene::Scene &bare)
{
    constexpr qsizetype MostFiles = 16;
    constexpr qint64 MostBytes = qint64(4) << 20;
    const QFileInfo file(geometry.fileName());
    if (!file.isFile())
        return {};
    const QString ending = QStringLiteral(".scene.xml");
    QStringList names = FolderListing::of(file.absolutePath())->files();
    erase_if(names, [&](const QString &name) { return !name.endsWith(ending, Qt::CaseInsensitive); });
    names.sort();
    const QString likeIt = file.completeBaseName() + ending;
    std::ranges::stable_partition(names, [&](const QString &name) { return name == likeIt; });
    for (const QString &name : names.mid(0, MostFiles)) {
        const QString path = file.absolutePath() + u'/' + name;
        const std::optional<Bytes> bytes = Bytes::fromFile(path);
        if (!bytes || bytes->size() > MostBytes)
            continue;
        const auto tree = readTree(hordeSceneFormat(), *bytes, path);
        if (auto scene = HordeSceneAssembly(*tree).buildFor(geometry, bare))
            return scene;
    }
    return {};
}

scene::Scene hordeSceneScene(const Tree &tree)
{
    return HordeSceneAssembly(tree).build();
}

} // namespace hexahedron
