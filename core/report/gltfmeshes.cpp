#include "core/report/gltfmeshes.h"

#include <QtEndian>

#include <algorithm>

namespace hexahedron {

using namespace scene;

namespace {

/// Numbers one after another, into room that is there.
class Numbers
{
public:
    Numbers(qint64 count, qint64 size)
        : m_bytes(qsizetype(count * size), Qt::Uninitialized)
        , m_at(reinterpret_cast<uchar *>(m_bytes.data()))
    {
    }
    template<typename Number>
    void put(Number number)
    {
        qToLittleEndian(number, m_at);
        m_at += sizeof(Number);
    }
    void put(const Vec3 &v)
    {
        put(v.x);
        put(v.y);
        put(v.z);
    }
    QByteArray take()
    {
        m_bytes.resize(qsizetype(m_at - reinterpret_cast<const uchar *>(m_bytes.constData())));
        return std::move(m_bytes);
    }

private:
    QByteArray m_bytes;
    uchar *m_at;
};

constexpr qint64 FloatSize = sizeof(float);

std::optional<GlbBuffer::Origin> originOf(const View &view)
{
    if (!view.isPresent() || view.stream >= FirstOtherFile)
        return {};
    return GlbBuffer::Origin{view.stream, view.begin, view.stride};
}

} // namespace

GltfMesh::GltfMesh(const Scene &scene, std::span<const Bytes> streams, int mesh, GlbBuffer &buffer)
    : m_scene(scene)
    , m_streams(streams)
    , m_mesh(scene.meshes[size_t(mesh)])
    , m_buffer(buffer)
    , m_space(scene)
    , m_count(vertexCountOf(m_mesh, streams, scene.otherFiles))
{
    // Vertices that cannot be written need not be read.
    if (!m_buffer.hasRoom(m_count, 3 * FloatSize))
        m_count = 0;
}

GltfMesh::Read GltfMesh::read(const View &view) const
{
    const Bytes *bytes = bytesOf(view.stream, m_streams, m_scene.otherFiles);
    return {view, ByteCursor(bytes ? *bytes : Bytes())};
}

int GltfMesh::add(QByteArray bytes, GlbBuffer::Type type, const View &from, bool hasRange)
{
    return m_buffer.add({.bytes = std::move(bytes), .count = m_count, .type = type, .hasRange = hasRange},
                        GlbBuffer::Use::Vertices, originOf(from));
}

void GltfMesh::readPositions()
{
    if (!m_isUnusable.empty() || m_count == 0)
        return;
    m_isUnusable.assign(size_t(m_count), false);
    Read from = read(m_mesh.positions);
    Numbers numbers(m_count, 3 * FloatSize);
    for (qint64 i = 0; i < m_count; ++i) {
        const auto value = readElement(from.cursor, from.view, i);
        const Vec3 position{value[0], value[1], value[2]};
        m_isUnusable[size_t(i)] = !isFinite(position);
        numbers.put(m_isUnusable[size_t(i)] ? Vec3{} : m_space.vector(position));
    }
    m_positionBytes = numbers.take();
}

int GltfMesh::positions()
{
    if (!m_positions) {
        readPositions();
        m_positions = add(std::move(m_positionBytes), GlbBuffer::Type::Vec3, m_mesh.positions, true);
    }
    return *m_positions;
}

GltfElements GltfMesh::elements(int index)
{
    readPositions();
    const Part &part = m_mesh.parts[size_t(index)];
    GltfElements result{.part = index, .mode = part.corners() == 3 ? 4 : part.corners() == 2 ? 1 : 0};
    ElementReader reader(m_mesh, part, m_streams, m_scene.otherFiles);
    const int corners = part.corners();
    // The largest number of 16 bits would begin something new.
    const bool isShort = m_count <= 65535;
    const qint64 size = isShort ? sizeof(quint16) : sizeof(quint32);
    if (m_count == 0 || !m_buffer.hasRoom(reader.count(), corners * size))
        return result;
    Numbers numbers(reader.count() * corners, size);
    qint64 written = 0;
    for (qint64 element = 0; element < reader.count(); ++element) {
        std::array<qint64, 3> vertices{};
        bool isUsable = true;
        for (int corner = 0; corner < corners && isUsable; ++corner) {
            const qint64 vertex = vertices[size_t(corner)] = reader.vertex(element, corner);
            isUsable = vertex >= 0 && vertex < m_count && !m_isUnusable[size_t(vertex)];
        }
        if (!isUsable)
            continue;
        if (corners == 3 && m_scene.clockwiseFront)
            std::swap(vertices[1], vertices[2]);
        for (int corner = 0; corner < corners; ++corner)
            isShort ? numbers.put(quint16(vertices[size_t(corner)])) : numbers.put(quint32(vertices[size_t(corner)]));
        ++written;
    }
    result.leftOut = reader.count() - written;
    result.accessor = m_buffer.add({.bytes = numbers.take(),
                                    .count = written * corners,
                                    .component = isShort ? GlbBuffer::Component::U16 : GlbBuffer::Component::U32},
                                   GlbBuffer::Use::Indices,
                                   result.leftOut > 0 || part.isChain() ? std::nullopt : originOf(part.indices));
    return result;
}

int GltfMesh::normals()
{
    if (m_normals)
        return *m_normals;
    m_normals = -1;
    if (!m_mesh.normals.isPresent() || !m_buffer.hasRoom(m_count, 3 * FloatSize))
        return -1;
    Read from = read(m_mesh.normals);
    Numbers numbers(m_count, 3 * FloatSize);
    bool isAny = false;
    for (qint64 i = 0; i < m_count; ++i) {
        const auto value = readElement(from.cursor, from.view, i);
        const double length = std::hypot(double(value[0]), double(value[1]), double(value[2]));
        const bool isUsable = std::isfinite(length) && length > 1e-6;
        isAny = isAny || isUsable;
        const auto part = [&](size_t k) { return float(double(value[k]) / length); };
        numbers.put(isUsable ? m_space.vector({part(0), part(1), part(2)}) : Vec3{0, 1, 0});
    }
    if (isAny)
        m_normals = add(numbers.take(), GlbBuffer::Type::Vec3, m_mesh.normals);
    return *m_normals;
}

int GltfMesh::colors()
{
    if (m_colors)
        return *m_colors;
    m_colors = -1;
    if (!hasColors() || !m_buffer.hasRoom(m_count, 4 * qint64(sizeof(quint16))))
        return -1;
    Read from = read(m_mesh.colors);
    Numbers numbers(m_count, 4 * sizeof(quint16));
    const auto toShort = [](float value) { return quint16(value > 0 ? std::min(value, 1.f) * 65535 + 0.5f : 0); };
    for (qint64 i = 0; i < m_count; ++i) {
        const auto value = readElement(from.cursor, from.view, i);
        for (size_t k = 0; k < 3; ++k)
            numbers.put(toShort(linearColor(value[k])));
        numbers.put(m_mesh.colors.components > 3 ? toShort(value[3]) : quint16(65535));
    }
    m_colors = m_buffer.add({.bytes = numbers.take(),
                             .count = m_count,
                             .type = GlbBuffer::Type::Vec4,
                             .component = GlbBuffer::Component::U16,
                             .isNormalised = true},
                            GlbBuffer::Use::Vertices, originOf(m_mesh.colors));
    return *m_colors;
}

int GltfMesh::texCoords(int set, int texture)
{
    const auto [known, isNew] = m_texCoords.try_emplace({set, texture}, -1);
    if (!isNew)
        return known->second;
    if (!m_buffer.hasRoom(m_count, 2 * FloatSize))
        return -1;
    const bool isThere = set < texCoordSets();
    const TexturePlace place = texturePlace(m_scene, texture >= 0 ? m_scene.textures[size_t(texture)] : Texture{});
    Read from = read(isThere ? m_mesh.texCoords[size_t(set)] : View{});
    Numbers numbers(m_count, 2 * FloatSize);
    for (qint64 i = 0; i < m_count; ++i) {
        const auto value = readElement(from.cursor, from.view, i);
        for (const float number : place.mapped(value[0], value[1]))
            numbers.put(std::isfinite(number) ? number : 0.f);
    }
    return known->second = add(numbers.take(), GlbBuffer::Type::Vec2, from.view);
}

GltfAttributes GltfMesh::joints(bool &needsUnbent)
{
    needsUnbent = false;
    if (m_mesh.joints.empty() || m_mesh.joints.size() >= 65535
        || !m_buffer.hasRoom(m_count, qint64(sizeof(std::array<Influence, 4>))))
        return {};
    const auto influences = skinInfluences(m_mesh, m_streams, m_count, m_scene.otherFiles);
    const auto unbent = quint16(m_mesh.joints.size());
    bool isAnyPulled = false;
    Numbers joints(m_count, 4 * sizeof(quint16)), weights(m_count, 4 * FloatSize);
    for (const std::array<Influence, 4> &pulls : influences) {
        // A joint that pulls twice pulls once, as strongly.
        std::array<quint16, 4> numbers{};
        std::array<double, 4> strengths{};
        size_t used = 0;
        double sum = 0;
        for (const Influence &pull : pulls) {
            if (!(pull.weight > 0) || pull.joint < 0 || size_t(pull.joint) >= m_mesh.joints.size())
                continue;
            const auto end = numbers.begin() + std::ptrdiff_t(used);
            const auto same = std::find(numbers.begin(), end, quint16(pull.joint));
            const auto at = size_t(same - numbers.begin());
            numbers[at] = quint16(pull.joint);
            strengths[at] += double(pull.weight);
            sum += double(pull.weight);
            used = std::max(used, at + 1);
        }
        isAnyPulled = isAnyPulled || used > 0;
        if (used == 0) {
            numbers[0] = unbent;
            strengths[0] = sum = 1;
            needsUnbent = true;
        }
        for (size_t k = 0; k < 4; ++k) {
            joints.put(numbers[k]);
            weights.put(float(strengths[k] / sum));
        }
    }
    if (!isAnyPulled)
        return {};
    GltfAttributes attributes;
    attributes.push_back({"JOINTS_0", m_buffer.add({.bytes = joints.take(),
                                                    .count = m_count,
                                                    .type = GlbBuffer::Type::Vec4,
                                                    .component = GlbBuffer::Component::U16},
                                                   GlbBuffer::Use::Vertices)});
    attributes.push_back({"WEIGHTS_0", add(weights.take(), GlbBuffer::Type::Vec4, {})});
    return attributes;
}

int GltfMesh::morphed(MorphReader &reader, qint64 count, Vec3 (MorphReader::*difference)(qint64))
{
    struct Move
    {
        qint64 vertex = 0;
        Vec3 by;
    };
    if (!m_buffer.hasRoom(count, sizeof(Move)))
        return -1;
    std::vector<Move> moves;
    for (qint64 i = 0; i < count; ++i) {
        const qint64 vertex = reader.vertex(i);
        const Vec3 by = (reader.*difference)(i);
        if (vertex >= 0 && vertex < m_count && isFinite(by) && by != Vec3())
            moves.push_back({vertex, m_space.vector(by)});
    }
    std::stable_sort(moves.begin(), moves.end(), [](const Move &a, const Move &b) { return a.vertex < b.vertex; });
    size_t last = 0; // what moves a vertex twice is added up
    for (size_t i = 1; i < moves.size(); ++i) {
        if (moves[i].vertex == moves[last].vertex)
            moves[last].by = {moves[last].by.x + moves[i].by.x, moves[last].by.y + moves[i].by.y,
                              moves[last].by.z + moves[i].by.z};
        else
            moves[++last] = moves[i];
    }
    moves.resize(moves.empty() ? 0 : last + 1);
    std::erase_if(moves, [](const Move &move) { return !isFinite(move.by); });
    Numbers indices(qint64(moves.size()), sizeof(quint32)), values(qint64(moves.size()), 3 * FloatSize);
    for (const Move &move : moves) {
        indices.put(quint32(move.vertex));
        values.put(move.by);
    }
    return m_buffer.addSparse(
        indices.take(),
        {.bytes = values.take(), .count = qint64(moves.size()), .type = GlbBuffer::Type::Vec3, .hasRange = true},
        m_count);
}

GltfAttributes GltfMesh::morph(int index, bool withNormals)
{
    MorphReader reader(m_mesh, m_mesh.morphs[size_t(index)], m_streams, m_scene.otherFiles);
    GltfAttributes attributes{{"POSITION", morphed(reader, reader.positionCount(), &MorphReader::position)}};
    if (withNormals)
        attributes.push_back({"NORMAL", morphed(reader, reader.normalCount(), &MorphReader::normal)});
    return attributes;
}

} // namespace hexahedron
