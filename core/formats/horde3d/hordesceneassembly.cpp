// Documents as scenes: materials, and scenes with all that they lead to.
#include "core/check/markupelement.h"
#include "core/files/folderlisting.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordegeometry.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/scene/shapes.h"
#include "core/scene/transforms.h"
#include "core/scene/vertexviews.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QFileInfo>

#include <cmath>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeSceneFormat>;
constexpr auto materials = &fieldsOf<HordeMaterialFormat>;
constexpr auto effects = &fieldsOf<HordeParticleFormat>;
constexpr auto pipelines = &fieldsOf<HordePipelineFormat>;

/// Shaders may call their samplers what they like; what holds colors has such a name in the shaders that come with the engine.
bool isColorMap(const QByteArray &sampler)
{
    const QByteArray name = sampler.toLower();
    return name.contains("albedo") || name.contains("diffuse") || name.contains("color");
}

bool isOtherMap(const QByteArray &sampler)
{
    const QByteArray name = sampler.toLower();
    return name.contains("normal") || name.contains("env") || name.contains("ambient") || name.contains("shadow")
           || name.contains("detail") || name.contains("height") || name.contains("spec");
}

/// What materials look like in a scene: of each the color texture and the color. Each file is read once.
class Looks
{
public:
    Looks(HordeFiles &files, scene::Scene &scene)
        : m_files(files)
        , m_scene(scene)
    {
    }

    /// Index of the material of that name in the scene; -1 when its file cannot be read. `user` is what it becomes known by: the
    /// place in the document where it is first named.
    int material(const QByteArray &name, const scene::Node &user)
    {
        const QString path = m_files.pathOf(name);
        if (path.isEmpty())
            return -1;
        const auto known = m_materials.constFind(path);
        if (known != m_materials.constEnd())
            return *known;
        const auto document = m_files.read(path, hordeMaterialFormat());
        if (!document)
            return *m_materials.insert(path, -1);
        scene::Material material;
        material.name = textOf(name);
        material.path = user.path;
        material.stream = user.stream;
        describe(material, *document);
        m_scene.materials.push_back(std::move(material));
        return *m_materials.insert(path, int(m_scene.materials.size()) - 1);
    }

    /// Adds what a material's document says to one that is in the scene.
    void describe(scene::Material &material, const Tree &document)
    {
        constexpr int MostLinks = 8;
        QByteArray map;
        bool isColored = false, isCertain = false;
        std::shared_ptr<const Tree> kept; // the linked document that is looked at
        std::optional<MarkupElement> root = outermostOf(document, 0, {materials().material});
        for (int links = 0; root && links < MostLinks;
             ++links) { // what a linked material sets holds where this one sets nothing
            bool isFirst = map.isEmpty();
            for (const MarkupElement &child : root->children()) {
                if (child.field() == materials().sampler && !isCertain) {
                    const QByteArray name = child.text(materials().samplerName);
                    const bool isColor = isColorMap(name);
                    if (isColor || (isFirst && map.isEmpty() && !isOtherMap(name)))
                        map = child.text(materials().samplerMap);
                    isCertain = isColor;
                } else if (child.field() == materials().uniform && !isColored
                           && child.text(materials().uniformName).toLower().contains("diffuse")) {
                    isColored = true;
                    const char *const parts[] = {"a", "b", "c"}; // what the fourth number means only the shader knows
                    for (size_t i = 0; i < std::size(parts); ++i)
                        material.color[i] = std::clamp(float(child.number(parts[i])), 0.f, 1.f);
                }
            }
            const QByteArray link = root->text(materials().link);
            kept = link.isEmpty() ? nullptr : m_files.read(m_files.pathOf(link), hordeMaterialFormat());
            root = kept ? outermostOf(*kept, 0, {materials().material}) : std::nullopt;
        }
        if (!map.isEmpty() && !map.startsWith('$'))
            material.layers.push_back({.texture = texture(map, material)});
    }

private:
    int texture(const QByteArray &name, const scene::Material &user)
    {
        const auto known = m_textures.constFind(name);
        if (known != m_textures.constEnd())
            return *known;
        scene::Texture texture;
        texture.name = textOf(name);
        texture.path = user.path;
        texture.stream = user.stream;
        texture.file = m_files.pathOf(name);
        // The engine turns pictures so that v = 0 is their lowest row, but not those that are stored as the graphics card has them.
        if (name.toLower().endsWith(".dds") || name.toLower().endsWith(".ktx")) {
            texture.scale[1] = -1;
            texture.offset[1] = 1;
        }
        m_scene.textures.push_back(std::move(texture));
        return *m_textures.insert(name, int(m_scene.textures.size()) - 1);
    }

    HordeFiles &m_files;
    scene::Scene &m_scene;
    QHash<QString, int> m_materials; // by path
    QHash<QByteArray, int> m_textures;
};

bool isNode(const Field *field)
{
    return std::ranges::find(fields().nodes, field) != fields().nodes.end();
}

/// The engine drops a node without an attribute that it wants, and with a word that it does not know, with all that is in it.
bool isDropped(const MarkupElement &element)
{
    for (const Field *attribute : element.field()->document.attributes) {
        const WrittenRules &rules = *attribute->document.rules;
        if (rules.missing.isReported && rules.missing.severity == Severity::Error && !element.has(attribute))
            return true;
        if (rules.type == WrittenRules::Type::Choice && element.has(attribute)) {
            const QByteArray word = element.text(attribute).toLower();
            if (std::ranges::none_of(rules.choices,
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

scene::Vec3 vectorOf(const MarkupElement &element, const char *x, const char *y, const char *z)
{
    return {floatOf(element, x), floatOf(element, y), floatOf(element, z)};
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
    const auto queue = pipeline.child(pipelines().queue); // the engine reads no second one
    for (const MarkupElement &stage : queue ? queue->children(pipelines().stage) : std::vector<MarkupElement>()) {
        if (!stage.isTrue("enabled"))
            continue;
        for (const MarkupElement &command : stage.children()) {
            if (command.field() != pipelines().forwardLights && command.field() != pipelines().deferredLights)
                continue;
            loops.isAny = true;
            loops.hasContext = loops.hasContext || !command.text("context").isEmpty();
            loops.hasShadows = loops.hasShadows || !command.isTrue("noShadows");
        }
    }
    return loops;
}

/// Puts a scene together from its document and the files that it leads to, as the engine does. Everything in it leads back to an
/// element of the document: what lies in another scene file to the element that refers to that file.
class Assembly
{
public:
    static constexpr int MostNodes = 100'000;     ///< a few files that refer to each other can mean any number of nodes
    static constexpr int MostDepth = 16;          ///< of files that refer to files
    static constexpr qint64 MostJoints = 500'000; ///< of all models together
    static constexpr size_t MostCopies = 64;      ///< of the vertices of a geometry that is open
    static constexpr qsizetype MostPipelines = 8; ///< that are looked for

    explicit Assembly(const Tree &document)
        : m_document(document)
        , m_files(document)
        , m_looks(m_files, m_scene)
    {
        m_scene.handedness = scene::Handedness::Right;
        m_scene.placeAttributes = {"tx", "ty", "tz", "rx", "ry", "rz", "sx", "sy", "sz"};
        m_open += QFileInfo(document.fileName()).canonicalFilePath();
    }

    scene::Scene build()
    {
        // The engine reads no second one.
        if (const auto root = outermostOf(m_document, 0, fields().nodes))
            addElements({m_document, nullptr, 0}, root->node(), {});
        settleLights();
        return std::move(m_scene);
    }

    /// What the document makes of a geometry that is open, where it is a model of it: its meshes are on the open bytes, and
    /// everything leads back to these. `bare` is what the geometry shows by itself. Nothing when some of it would not be shown.
    std::optional<scene::Scene> buildFor(const Tree &geometry, const scene::Scene &bare)
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
            if (mesh.isElsewhere())
                continue;
            ++copies;
            for (const scene::Part &part : mesh.parts)
                shown.emplace_back(part.firstIndex, part.firstIndex + part.indexCount);
        }
        std::ranges::sort(shown);
        qint64 end = 0;
        for (const auto &[first, behind] : shown)
            end = first > end ? end : qMax(end, behind);
        if (end < open->file->indexCount() || copies > MostCopies)
            return {};
        return std::move(m_scene);
    }

private:
    struct Geometry ///< one file, whatever number of models show it
    {
        std::shared_ptr<HordeGeometryFile> file;
        scene::Mesh mesh;    ///< all of it; views are on a stream of the scene
        bool isOpen = false; ///< see buildFor()
    };
    struct Model
    {
        int node = -1;
        Geometry *geometry = nullptr;
        std::vector<int> jointNodes; ///< by the number that the geometry has for them; -1: no element has that number
        std::vector<size_t> meshes;  ///< of the scene
    };
    /// What an element stands in.
    struct Around
    {
        int node = -1;
        std::shared_ptr<Model> model;
    };
    struct File ///< whose elements are added
    {
        const Tree &tree;
        const scene::Node *standIn; ///< in the document, for all that is in the file; null: it is the document
        int depth;
    };

    /// Without recursion: documents nest as deep as they like.
    void addElements(const File &file, NodeId root, const Around &around)
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
            std::optional<MarkupElement> element;
            if (isNode(&fieldById(nodes[id].field)))
                element.emplace(file.tree, 0, id);
            if (!element || isDropped(*element)) {
                id = behind;
                continue;
            }
            Around inside = addElement(file, *element, open.back().around);
            if (inside.model && inside.model->node == inside.node)
                models.push_back(inside.model);
            open.push_back({behind, std::move(inside)});
            ++id;
        }
        for (const std::shared_ptr<Model> &model : models)
            addJointsToMeshes(*model);
    }

    Around addElement(const File &file, const MarkupElement &element, const Around &around)
    {
        using scene::Symbol;
        scene::Node node;
        node.parent = around.node;
        node.name = textOf(element.text("name"));
        if (file.standIn) {
            node.path = file.standIn->path;
            node.stream = file.standIn->stream;
            if (!m_bare || around.node < 0) // else the outermost one has them
                node.bytes = file.standIn->bytes;
        } else {
            node.path = file.tree.path(element.item());
            node.bytes = element.item().range;
            node.isElement = true;
        }
        const bool isReplaced = file.standIn && around.node >= 0 && element.parent() == 0; // by what the Reference says
        if (!isReplaced) {
            node.translation = vectorOf(element, "tx", "ty", "tz");
            node.rotation = scene::rotationOf(vectorOf(element, "rx", "ry", "rz"));
            node.scale = vectorOf(element, "sx", "sy", "sz");
        }
        node.isJoint = element.field() == fields().joint;
        if (element.field() == fields().light) {
            node.symbol = Symbol::Light;
            node.opening = scene::radians(qBound(0.f, floatOf(element, "fov"), 180.f));
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
        if (element.field() == fields().model) {
            inside.model = std::make_shared<Model>();
            inside.model->node = inside.node;
            inside.model->geometry = geometry(element.text(fields().geometry));
            if (!inside.model->geometry)
                m_scene.nodes[size_t(inside.node)].symbol = Symbol::Missing;
        } else if (element.field() == fields().mesh)
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

    void addReference(const File &file, const MarkupElement &element, const Around &around)
    {
        const QString path = m_files.pathOf(element.text(fields().referenceFile));
        const bool isFollowed = !m_open.contains(path) && file.depth + 1 < MostDepth;
        const auto tree = isFollowed ? m_files.read(path, hordeSceneFormat()) : nullptr;
        const auto root = tree ? outermostOf(*tree, 0, fields().nodes) : std::nullopt;
        scene::Node &node = m_scene.nodes[size_t(around.node)];
        if (!root) {
            node.symbol = isFollowed || path.isEmpty() ? scene::Symbol::Missing : scene::Symbol::Link;
            return;
        }
        const scene::Node standIn = node;
        m_open.push_back(path);
        addElements({*tree, &standIn, file.depth + 1}, root->node(), around);
        m_open.pop_back();
    }

    Geometry *geometry(const QByteArray &name)
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
        scene::moveTo(FirstOtherFile + StreamId(m_scene.otherFiles.size()), geometry->mesh);
        m_scene.addOther(tree->bytes(), {.file = tree->fileName(), .holder = {}});
        return geometry.get();
    }

    void addMesh(const MarkupElement &element, const Around &around)
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
        scene::keepVertices(firstVertex, lastVertex, mesh);
        around.model->meshes.push_back(m_scene.meshes.size());
        m_scene.meshes.push_back(std::move(mesh));
    }

    /// All vertices with the numbers that they have in the file, and its morphs.
    scene::Mesh &meshOfOpen(Model &model, int node)
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

    void addJoint(const MarkupElement &element, const Around &around)
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
    void addEmitter(const MarkupElement &element, const Around &around)
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
        emitter.force = vectorOf(element, "forceX", "forceY", "forceZ");
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

    void addLight(const MarkupElement &element, const Around &around)
    {
        const float strength = floatOf(element, "colMult");
        const scene::Vec3 color = vectorOf(element, "col_R", "col_G", "col_B");
        m_scene.lights.push_back(
            {.node = around.node,
             .color = {color.x * strength, color.y * strength, color.z * strength},
             .radius = floatOf(element, "radius"),
             .opening = scene::radians(qBound(0.f, floatOf(element, "fov"), 360.f)),
             .hasShadows = element.number("shadowMapCount") > 0 && !element.text("shadowContext").isEmpty(),
             .shadowBias = floatOf(element, "shadowMapBias")});
        m_lightContexts.push_back(!element.text("lightingContext").isEmpty());
    }

    /// What the pipelines of the cameras make of the lights. Programs may use a pipeline that the scene does not name. Where it
    /// names none that can be read, all that lights say holds.
    void settleLights()
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
    void addJointsToMeshes(const Model &model)
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

    const Tree &m_document;
    HordeFiles m_files;
    scene::Scene m_scene;
    Looks m_looks;
    QHash<QString, std::shared_ptr<Geometry>> m_geometries; // by path
    QStringList m_open;                                     // scene files that are being added
    QByteArrayList m_pipelines;                             // of cameras
    std::vector<bool> m_lightContexts;                      // whether each light of the scene has one of its own
    qint64 m_jointsLeft = MostJoints;
    const Tree *m_openGeometry = nullptr;
    const scene::Scene *m_bare = nullptr; // of the geometry that is open
};

} // namespace

scene::Scene hordeMaterialScene(const Tree &tree)
{
    scene::Scene scene;
    HordeFiles files(tree);
    Looks looks(files, scene);
    const std::optional<MarkupElement> root = outermostOf(tree, 0, {materials().material});
    if (!root)
        return scene;
    scene::Node node;
    node.name = node.path = tree.path(root->item());
    scene::Material material;
    material.name = material.path = node.path;
    looks.describe(material, tree);
    if (material.layers.empty() && material.color == scene::Material().color)
        return scene;
    // A click on the ball leads to the name of its picture. Were it the whole element, the ball would be lit all the time.
    Item item = root->attribute(materials().link);
    for (const MarkupElement &child : root->children()) {
        if (child.field() == materials().sampler && !scene.textures.empty()
            && textOf(child.text(materials().samplerMap)) == scene.textures.front().name)
            item = child.attribute(materials().samplerMap);
    }
    if (item.field->document.standsFor)
        node.bytes = item.range;
    scene::Shape ball = scene::ball(FirstOtherFile);
    ball.mesh.name = ball.mesh.path = ball.mesh.parts.front().path = node.path;
    ball.mesh.node = 0;
    ball.mesh.parts.front().material = 0;
    for (scene::Texture &texture : scene.textures)
        texture.path = node.path;
    scene.nodes.push_back(std::move(node));
    scene.materials.push_back(std::move(material));
    scene.meshes.push_back(std::move(ball.mesh));
    scene.addOther(ball.bytes, {});
    return scene;
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
        if (auto scene = Assembly(*tree).buildFor(geometry, bare))
            return scene;
    }
    return {};
}

scene::Scene hordeSceneScene(const Tree &tree)
{
    return Assembly(tree).build();
}

std::vector<HordeReferenced> hordeReferencedScenes(const Tree &document)
{
    constexpr size_t MostScenes = 64;
    constexpr qsizetype MostElements = 256; // that lead to one of them
    struct Open
    {
        const Tree *tree; // which the files keep
        QString element;  // of the document, by which it is reached; empty: this is the document
    };
    HordeFiles files(document);
    const QString own = QFileInfo(document.fileName()).canonicalFilePath();
    std::vector<HordeReferenced> found;
    QHash<QString, size_t> numbers;
    std::vector<Open> open{{&document, {}}};
    while (!open.empty()) {
        const Open next = std::move(open.back());
        open.pop_back();
        const auto root = outermostOf(*next.tree, 0, fields().nodes);
        const NodeStore &nodes = next.tree->stream(0).nodes;
        for (NodeId id = root ? root->node() : 0; root && id <= root->node() + nodes[root->node()].descendants; ++id) {
            if (nodes[id].field != fields().reference->id)
                continue;
            const MarkupElement element(*next.tree, 0, id);
            const QString path = files.pathOf(element.text(fields().referenceFile));
            if (path.isEmpty() || path == own || (!numbers.contains(path) && found.size() >= MostScenes))
                continue;
            if (!numbers.contains(path)) {
                numbers.insert(path, found.size());
                found.push_back({path, {}});
            }
            const QString way = next.element.isEmpty() ? next.tree->path(element.item()) : next.element;
            QStringList &elements = found[numbers[path]].elements;
            if (elements.size() >= MostElements || elements.contains(way))
                continue;
            elements += way;
            if (const auto tree = files.read(path, hordeSceneFormat()))
                open.push_back({tree.get(), way});
        }
    }
    return found;
}

} // namespace hexahedron
