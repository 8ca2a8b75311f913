// The walk, the hierarchy and the meshes; materials and animations have files of their own.
#include "core/formats/blitz3d/b3dscenebuilder.h"

#include "core/read/cancelscope.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

// Names of deep nodes are long. A hostile file could ask for gigabytes of them; beyond this there are none.
constexpr qint64 MostPathLetters = 32 << 20;

} // namespace

B3dSceneBuilder::B3dSceneBuilder(const Tree &tree)
    : m_stream(tree.stream(0))
    , m_fields(B3dFormat::instance().fields)
    , m_files(tree.fileName())
    , m_visitor(m_stream)
    , m_animations(1)
{
    m_scene.handedness = scene::Handedness::Left;
    m_scene.clockwiseFront = true;
    m_scene.textureOriginTop = true;
    m_scene.rotations = m_fields.nodeRotation->rotation;
}

scene::Scene B3dSceneBuilder::build()
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
        const std::vector<const Field *> &expected = m_open.back().field->frames;
        const bool isExpected = std::find(expected.begin(), expected.end(), field) != expected.end();
        if (isExpected && field->takesFrames) {
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

/// Makes the chunk the one whose children come next.
void B3dSceneBuilder::enter(NodeId id)
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
    for (NodeId child = nodes.firstChild(id); child != NoNode; child = nodes.nextSibling(child)) {
        const quint16 kind = nodes[child].field;
        const auto known = std::find_if(open.kinds.begin(), open.kinds.end(),
                                        [&](const ChildKind &k) { return k.field == kind; });
        if (known == open.kinds.end())
            open.kinds.push_back({kind, 1, 0});
        else
            ++known->count;
    }
    m_parts = &m_visitor.layOut(id);
    if (open.field == m_fields.node)
        addNode(open);
    else if (open.field == m_fields.mesh)
        addMesh(open);
    m_open.push_back(std::move(open));
}

void B3dSceneBuilder::addLeaf(NodeId id, const Field *field)
{
    if (field == m_fields.texs || field == m_fields.brus) {
        addRecords(id, field);
        return;
    }
    m_parts = &m_visitor.layOut(id);
    if (field == m_fields.vrts)
        addVertices();
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

/// As Tree::path() says it, without asking it for every node: that would look through all siblings each time.
QString B3dSceneBuilder::childPath(NodeId id)
{
    Open &above = m_open.back();
    const quint16 field = m_stream.nodes[id].field;
    QString path = above.path;
    if (!path.isEmpty())
        path += u'/';
    path += QLatin1StringView(fieldById(field).name);
    for (ChildKind &kind : above.kinds) {
        if (kind.field == field && kind.count > 1)
            path += u'[' + QString::number(kind.seen++) + u']';
    }
    m_pathLetters += path.size();
    return m_pathLetters <= MostPathLetters ? path : QString();
}

void B3dSceneBuilder::addNode(Open &open)
{
    scene::Node node;
    node.name = textOf(text(m_fields.nodeName));
    node.path = open.path;
    node.parent = open.sceneNode;
    node.bytes = m_stream.nodes[open.node].range();
    node.translation = vec3(m_fields.nodePosition, {0, 0, 0});
    node.scale = vec3(m_fields.nodeScale, {1, 1, 1});
    if (const std::vector<float> q = floats(m_fields.nodeRotation); q.size() == 4)
        node.rotation = scene::Quat::of(m_fields.nodeRotation->rotation.usual(std::array{q[0], q[1], q[2], q[3]}));
    node.storedTranslation = stored(m_fields.nodePosition);
    node.storedRotation = stored(m_fields.nodeRotation);
    node.storedScale = stored(m_fields.nodeScale);
    open.sceneNode = int(m_scene.nodes.size());
    // An animation starts at a node: keys of the node and of those below are its own, wherever ANIM stands among them.
    const bool starts = std::any_of(open.kinds.begin(), open.kinds.end(),
                                    [&](const ChildKind &k) { return k.field == m_fields.anim->id; });
    if (starts) {
        open.animation = m_animations.size();
        m_animations.emplace_back().name = node.name;
    }
    m_scene.nodes.push_back(std::move(node));
}

void B3dSceneBuilder::addMesh(Open &open)
{
    scene::Mesh mesh;
    mesh.name = m_scene.nodes[size_t(open.sceneNode)].name;
    mesh.path = open.path;
    mesh.node = open.sceneNode;
    open.mesh = int(m_scene.meshes.size());
    m_open.back().mesh = open.mesh; // bones below the node belong to it
    m_meshBrush.push_back(integer(m_fields.meshBrush, -1));
    m_scene.meshes.push_back(std::move(mesh));
}

void B3dSceneBuilder::addVertices()
{
    scene::Mesh &mesh = m_scene.meshes[size_t(m_open.back().mesh)];
    const Part *list = part(m_fields.vertices);
    if (!list || mesh.positions.isPresent())
        return;
    mesh.vertexBytes = list->range;
    mesh.vertexCount = list->count;
    mesh.vertexStride = list->stride;
    const ValueStack &values = m_visitor.values();
    for (const Part &p : elementParts(*m_fields.vertices, values)) {
        scene::View view{.begin = list->range.begin + p.range.begin, .count = list->count, .stride = list->stride};
        view.components = int(qMin<qint64>(p.count, 4));
        if (p.field == m_fields.vertexPosition) {
            mesh.positions = view;
        } else if (p.field == m_fields.vertexNormal) {
            mesh.normals = view;
        } else if (p.field == m_fields.vertexColor) {
            mesh.colors = view;
        } else if (p.field == m_fields.vertexTexCoords) {
            const qint64 size = values[m_fields.vertexSetSize];
            view.components = int(std::clamp<qint64>(size, 0, 4));
            for (qint64 set = 0; set < qMin<qint64>(8, values[m_fields.vertexSets]); ++set) {
                mesh.texCoords.push_back(view);
                view.begin += size * 4;
            }
        }
    }
}

void B3dSceneBuilder::addTriangles(NodeId id)
{
    const int meshIndex = m_open.back().mesh;
    scene::Mesh &mesh = m_scene.meshes[size_t(meshIndex)];
    const QString path = childPath(id);
    const Part *list = part(m_fields.triangles);
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
    triangles.material = materialOf(m_meshBrush[size_t(meshIndex)], integer(m_fields.trisBrush, -1));
    mesh.parts.push_back(std::move(triangles));
}

const Part *B3dSceneBuilder::part(const Field *field) const
{
    for (const Part &part : *m_parts) {
        if (part.field == field)
            return &part;
    }
    return nullptr;
}

qint64 B3dSceneBuilder::integer(const Field *field, qint64 otherwise)
{
    const Part *found = part(field);
    const uchar *bytes = found ? m_visitor.cursor().at(found->range.begin, field->width) : nullptr;
    return bytes && found->fault == Fault::None ? decodeInteger(bytes, field->width, true) : otherwise;
}

std::vector<float> B3dSceneBuilder::floats(const Field *field)
{
    std::vector<float> numbers;
    const Part *found = part(field);
    if (!found || found->fault != Fault::None)
        return numbers;
    for (qint64 i = 0; i < found->count; ++i) {
        const uchar *bytes = m_visitor.cursor().at(found->range.begin + i * 4, 4);
        if (!bytes)
            return {};
        numbers.push_back(float(decodeFloat(bytes, 4)));
    }
    return numbers;
}

/// Where the floats of a field of the present chunk lie.
scene::View B3dSceneBuilder::stored(const Field *field) const
{
    const Part *found = part(field);
    if (!found || found->fault != Fault::None)
        return {};
    const qint64 size = found->range.size();
    return {.begin = found->range.begin, .count = 1, .stride = size, .components = int(found->count)};
}

QByteArray B3dSceneBuilder::text(const Field *field) const
{
    // Names of many kilobytes are damage or a joke; views show their beginning.
    constexpr qint64 MostLetters = 4096;
    const Part *found = part(field);
    if (!found)
        return {};
    QByteArray text = m_stream.bytes.toByteArray(
        {found->range.begin, qMin(found->range.end, found->range.begin + MostLetters)});
    if (text.endsWith('\0'))
        text.chop(1);
    return text;
}

scene::Vec3 B3dSceneBuilder::vec3(const Field *field, const scene::Vec3 &otherwise)
{
    const std::vector<float> numbers = floats(field);
    return numbers.size() == 3 ? scene::Vec3{numbers[0], numbers[1], numbers[2]} : otherwise;
}

} // namespace hexahedron
