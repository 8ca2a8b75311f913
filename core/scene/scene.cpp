#include "core/scene/scene.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>

namespace hexahedron::scene {

Vec3 Mat4::mapped(const Vec3 &v) const
{
    return {m[0] * v.x + m[4] * v.y + m[8] * v.z + m[12], m[1] * v.x + m[5] * v.y + m[9] * v.z + m[13],
            m[2] * v.x + m[6] * v.y + m[10] * v.z + m[14]};
}

Vec3 Mat4::mappedVector(const Vec3 &v) const
{
    return {m[0] * v.x + m[4] * v.y + m[8] * v.z, m[1] * v.x + m[5] * v.y + m[9] * v.z,
            m[2] * v.x + m[6] * v.y + m[10] * v.z};
}

Mat4 Mat4::fromParts(const Vec3 &translation, const Quat &rotation, const Vec3 &scale)
{
    // Stored quaternions are often a little (or, in broken files, far) from unit length.
    const float squared = rotation.w * rotation.w + rotation.x * rotation.x + rotation.y * rotation.y
                          + rotation.z * rotation.z;
    const bool usable = std::isfinite(squared) && squared > 1e-20f;
    const float s = usable ? 2 / squared : 0;
    const Quat &q = rotation;
    const auto term = [&](float a) { return usable ? a * s : 0; };
    Mat4 result;
    result.m = {(1 - term(q.y * q.y + q.z * q.z)) * scale.x,
                term(q.x * q.y + q.w * q.z) * scale.x,
                term(q.x * q.z - q.w * q.y) * scale.x,
                0,
                term(q.x * q.y - q.w * q.z) * scale.y,
                (1 - term(q.x * q.x + q.z * q.z)) * scale.y,
                term(q.y * q.z + q.w * q.x) * scale.y,
                0,
                term(q.x * q.z + q.w * q.y) * scale.z,
                term(q.y * q.z - q.w * q.x) * scale.z,
                (1 - term(q.x * q.x + q.y * q.y)) * scale.z,
                0,
                translation.x,
                translation.y,
                translation.z,
                1};
    return result;
}

Mat4 Mat4::inverted() const
{
    // Gauss-Jordan with row exchange, in double: skeletons chain dozens of these.
    double a[4][8];
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            a[row][column] = double(m[size_t(column * 4 + row)]);
            a[row][column + 4] = row == column ? 1 : 0;
        }
    }
    for (int column = 0; column < 4; ++column) {
        int pivot = column;
        for (int row = column + 1; row < 4; ++row) {
            if (std::abs(a[row][column]) > std::abs(a[pivot][column]))
                pivot = row;
        }
        const double value = a[pivot][column];
        if (!std::isfinite(value) || std::abs(value) < 1e-30)
            return {};
        for (int k = 0; k < 8; ++k)
            std::swap(a[column][k], a[pivot][k]);
        for (int k = 0; k < 8; ++k)
            a[column][k] /= value;
        for (int row = 0; row < 4; ++row) {
            if (row == column)
                continue;
            const double factor = a[row][column];
            for (int k = 0; k < 8; ++k)
                a[row][k] -= factor * a[column][k];
        }
    }
    Mat4 result;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column)
            result.m[size_t(column * 4 + row)] = float(a[row][column + 4]);
    }
    return result;
}

Parts Mat4::toParts() const
{
    const auto axis = [this](size_t i) { return Vec3{m[4 * i], m[4 * i + 1], m[4 * i + 2]}; };
    const auto length = [](const Vec3 &v) { return std::sqrt(v.x * v.x + v.y * v.y + v.z * v.z); };
    Vec3 x = axis(0), y = axis(1), z = axis(2);
    Parts parts{{m[12], m[13], m[14]}, {}, {length(x), length(y), length(z)}};
    const float determinant = x.x * (y.y * z.z - y.z * z.y) - x.y * (y.x * z.z - y.z * z.x)
                              + x.z * (y.x * z.y - y.y * z.x);
    if (!(std::abs(determinant) > 1e-20f))
        return parts; // flattened: nobody can tell how it was turned
    if (determinant < 0)
        parts.scale.x = -parts.scale.x;
    const auto divided = [](const Vec3 &v, float by) { return Vec3{v.x / by, v.y / by, v.z / by}; };
    x = divided(x, parts.scale.x);
    y = divided(y, parts.scale.y);
    z = divided(z, parts.scale.z);
    // The largest of the four components is worked out first, so that nothing is divided by a small number.
    const std::array<float, 4> squares{1 + x.x + y.y + z.z, 1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z,
                                       1 - x.x - y.y + z.z};
    const size_t largest = size_t(std::max_element(squares.begin(), squares.end()) - squares.begin());
    const float root = std::sqrt(squares[largest]);
    const float half = 0.5f / root;
    switch (largest) {
    case 0:
        parts.rotation = {root / 2, (y.z - z.y) * half, (z.x - x.z) * half, (x.y - y.x) * half};
        break;
    case 1:
        parts.rotation = {(y.z - z.y) * half, root / 2, (x.y + y.x) * half, (z.x + x.z) * half};
        break;
    case 2:
        parts.rotation = {(z.x - x.z) * half, (x.y + y.x) * half, root / 2, (y.z + z.y) * half};
        break;
    default:
        parts.rotation = {(x.y - y.x) * half, (z.x + x.z) * half, (y.z + z.y) * half, root / 2};
        break;
    }
    return parts;
}

Mat4 operator*(const Mat4 &a, const Mat4 &b)
{
    Mat4 result;
    for (size_t column = 0; column < 4; ++column) {
        for (size_t row = 0; row < 4; ++row) {
            float sum = 0;
            for (size_t k = 0; k < 4; ++k)
                sum += a.m[k * 4 + row] * b.m[column * 4 + k];
            result.m[column * 4 + row] = sum;
        }
    }
    return result;
}

int componentSize(Component component)
{
    switch (component) {
    case Component::U8:
    case Component::I8:
        return 1;
    case Component::U16:
    case Component::I16:
        return 2;
    case Component::U32:
    case Component::I32:
    case Component::F32:
    case Component::Packed1010102:
        return 4;
    case Component::F64:
        return 8;
    }
    return 1;
}

static int elementSize(const View &view)
{
    return componentSize(view.component)
           * (view.component == Component::Packed1010102 ? 1 : std::min(view.components, 16));
}

qint64 fittingCount(const View &view, qint64 byteCount)
{
    if (!view.isPresent() || view.begin < 0 || view.stride <= 0)
        return 0;
    const qint64 room = byteCount - elementSize(view) - view.begin;
    return room < 0 ? 0 : std::clamp<qint64>(view.count, 0, room / view.stride + 1);
}

static qint64 integerAt(const uchar *at, Component component)
{
    switch (component) {
    case Component::U8:
        return *at;
    case Component::I8:
        return static_cast<qint8>(*at);
    case Component::U16:
        return qFromLittleEndian<quint16>(at);
    case Component::I16:
        return qFromLittleEndian<qint16>(at);
    case Component::U32:
    case Component::Packed1010102:
        return qFromLittleEndian<quint32>(at);
    case Component::I32:
        return qFromLittleEndian<qint32>(at);
    case Component::F32:
    case Component::F64:
        break;
    }
    return -1;
}

static float scaleOf(Component component)
{
    switch (component) {
    case Component::U8:
        return 1 / 255.f;
    case Component::I8:
        return 1 / 127.f;
    case Component::U16:
        return 1 / 65535.f;
    case Component::I16:
        return 1 / 32767.f;
    case Component::U32:
        return 1 / 4294967295.f;
    case Component::I32:
        return 1 / 2147483647.f;
    case Component::F32:
    case Component::F64:
    case Component::Packed1010102:
        break;
    }
    return 1;
}

/// Where element `index` begins, or null when the view or the bytes end before it does.
static const uchar *elementAt(ByteCursor &bytes, const View &view, qint64 index, int size)
{
    if (index < 0 || index >= view.count || view.begin < 0 || view.stride < 0)
        return nullptr;
    // A hostile stride must not overflow: everything has to fit into the bytes, so divide instead.
    const qint64 room = bytes.size() - view.begin - size;
    if (room < 0 || (view.stride > 0 && index > room / view.stride))
        return nullptr;
    return bytes.at(view.begin + index * view.stride, size);
}

static std::array<float, 4> unpacked(quint32 packed, bool normalised)
{
    std::array<float, 4> result{};
    for (size_t i = 0; i < 3; ++i) {
        const int bits = static_cast<qint32>(packed << (22 - 10 * i)) >> 22; // signed ten bits
        result[i] = normalised ? std::max(float(bits) / 511.f, -1.f) : float(bits);
    }
    result[3] = float(static_cast<qint32>(packed) >> 30);
    return result;
}

std::array<float, 4> readElement(ByteCursor &bytes, const View &view, qint64 index)
{
    std::array<float, 4> result{};
    const bool packed = view.component == Component::Packed1010102;
    const int components = packed ? 1 : std::clamp(view.components, 0, 4);
    const int size = componentSize(view.component);
    const uchar *at = components > 0 ? elementAt(bytes, view, index, components * size) : nullptr;
    if (!at)
        return result;
    if (packed)
        return unpacked(qFromLittleEndian<quint32>(at), view.normalised);
    for (int i = 0; i < components; ++i, at += size) {
        float value = 0;
        if (view.component == Component::F32)
            value = qFromLittleEndian<float>(at);
        else if (view.component == Component::F64)
            value = float(qFromLittleEndian<double>(at));
        else
            value = float(integerAt(at, view.component)) * (view.normalised ? scaleOf(view.component) : 1.f);
        result[size_t(i)] = value;
    }
    return result;
}

std::array<float, 4> readElement(const Bytes &bytes, const View &view, qint64 index)
{
    ByteCursor cursor(bytes);
    return readElement(cursor, view, index);
}

qint64 View::placeOf(qint64 number) const
{
    if (components <= 1)
        return begin + number * stride;
    return begin + number / components * stride + number % components * componentSize(component);
}

qint64 readIndex(ByteCursor &bytes, const View &view, qint64 number)
{
    constexpr int MostTogether = 16;
    if (number < 0 || view.components < 1 || view.components > MostTogether)
        return -1;
    const int size = componentSize(view.component);
    const bool isAlone = view.components == 1;
    const int before = isAlone ? 0 : int(number % view.components) * size;
    const uchar *at = elementAt(bytes, view, isAlone ? number : number / view.components, before + size);
    return at ? integerAt(at + before, view.component) : -1;
}

qint64 readIndex(const Bytes &bytes, const View &view, qint64 number)
{
    ByteCursor cursor(bytes);
    return readIndex(cursor, view, number);
}

static Mat4 localMatrix(const Node &node)
{
    return Mat4::fromParts(node.translation, node.rotation, node.scale);
}

Mat4 Scene::worldMatrix(int node) const
{
    Mat4 result;
    while (node >= 0 && size_t(node) < nodes.size()) {
        result = localMatrix(nodes[size_t(node)]) * result;
        const int parent = nodes[size_t(node)].parent;
        node = parent < node ? parent : -1; // hostile parents do not lead in circles
    }
    return result;
}

StreamId Scene::addOther(const Bytes &bytes, const OtherStream &from)
{
    otherFiles.push_back(bytes);
    otherStreams.push_back(from);
    return StreamId(FirstOtherFile + StreamId(otherFiles.size()) - 1);
}

const OtherStream *Scene::originOf(StreamId stream) const
{
    const auto number = size_t(stream - FirstOtherFile);
    return stream >= FirstOtherFile && number < otherStreams.size() ? &otherStreams[number] : nullptr;
}

std::optional<StreamId> Scene::findOther(const OtherStream &from) const
{
    const auto found = std::ranges::find(otherStreams, from);
    return found == otherStreams.end() ? std::nullopt
                                       : std::optional(StreamId(FirstOtherFile + (found - otherStreams.begin())));
}

const Bytes *bytesOf(StreamId stream, std::span<const Bytes> document, std::span<const Bytes> otherFiles)
{
    const bool isElsewhere = stream >= FirstOtherFile;
    const std::span<const Bytes> streams = isElsewhere ? otherFiles : document;
    const auto number = size_t(isElsewhere ? stream - FirstOtherFile : stream); // of a negative one too large
    return number < streams.size() ? &streams[number] : nullptr;
}

using Influences = std::array<Influence, 4>;

/// Keeps the four strongest.
static void add(Influences &influences, int joint, float weight)
{
    if (!(weight > 0) || !std::isfinite(weight))
        return;
    auto weakest = std::min_element(influences.begin(), influences.end(),
                                    [](const Influence &a, const Influence &b) { return a.weight < b.weight; });
    if (weight > weakest->weight)
        *weakest = {joint, weight};
}

using FindBytes = std::function<const Bytes *(StreamId)>;

static void addFromJoints(const Mesh &mesh, const FindBytes &find, std::vector<Influences> &vertices)
{
    for (size_t j = 0; j < mesh.joints.size(); ++j) {
        const SkinJoint &joint = mesh.joints[j];
        const Bytes *numbers = find(joint.vertices.stream);
        const Bytes *weights = find(joint.weights.stream);
        if (!joint.vertices.isPresent() || !numbers || !weights)
            continue;
        ByteCursor vertexBytes(*numbers);
        ByteCursor weightBytes(*weights);
        // A count is a claim; the bytes say how many entries there can be.
        const qint64 count = std::min(joint.vertices.count, vertexBytes.size());
        for (qint64 i = 0; i < count; ++i) {
            const qint64 vertex = readIndex(vertexBytes, joint.vertices, i);
            if (vertex >= 0 && size_t(vertex) < vertices.size())
                add(vertices[size_t(vertex)], int(j), readElement(weightBytes, joint.weights, i)[0]);
        }
    }
}

/// Which part's joint map holds for each vertex: the first part that covers it.
static std::vector<const Part *> partsOfVertices(const Mesh &mesh, const FindBytes &find, size_t count)
{
    std::vector<const Part *> parts;
    const bool needed = std::any_of(mesh.parts.begin(), mesh.parts.end(),
                                    [](const Part &part) { return !part.jointMap.empty(); });
    if (!needed)
        return parts;
    parts.resize(count);
    for (const Part &part : mesh.parts) {
        const Bytes *indices = find(part.indices.stream);
        if (!part.indices.isPresent() || !indices)
            continue;
        ByteCursor bytes(*indices);
        const qint64 end = std::min(part.indexCount, bytes.size());
        for (qint64 i = 0; i < end; ++i) {
            const qint64 vertex = readIndex(bytes, part.indices, part.firstIndex + i) + part.firstVertex;
            if (vertex >= 0 && size_t(vertex) < count && !parts[size_t(vertex)])
                parts[size_t(vertex)] = &part;
        }
    }
    return parts;
}

static void addFromVertices(const Mesh &mesh, const FindBytes &find, std::vector<Influences> &vertices)
{
    const std::vector<const Part *> parts = partsOfVertices(mesh, find, vertices.size());
    for (const SkinSet &set : mesh.skinSets) {
        const Bytes *numbers = find(set.joints.stream);
        const Bytes *strengths = find(set.weights.stream);
        if (!numbers || !strengths)
            continue;
        ByteCursor jointBytes(*numbers);
        ByteCursor weightBytes(*strengths);
        for (size_t v = 0; v < vertices.size(); ++v) {
            const std::array<float, 4> weights = readElement(weightBytes, set.weights, qint64(v));
            const std::array<float, 4> joints = readElement(jointBytes, set.joints, qint64(v));
            const Part *part = parts.empty() ? nullptr : parts[v];
            for (size_t k = 0; k < 4 && int(k) < set.joints.components; ++k) {
                if (!(joints[k] >= 0 && joints[k] < 65536.f))
                    continue;
                int joint = int(joints[k]);
                if (part && !part->jointMap.empty())
                    joint = size_t(joint) < part->jointMap.size() ? part->jointMap[size_t(joint)] : -1;
                if (joint >= 0 && size_t(joint) < mesh.joints.size())
                    add(vertices[v], joint, weights[k]);
            }
        }
    }
}

std::vector<std::array<Influence, 4>> skinInfluences(const Mesh &mesh, std::span<const Bytes> document,
                                                     qint64 vertexLimit, std::span<const Bytes> otherFiles)
{
    if (mesh.joints.empty() || mesh.vertexCount <= 0 || vertexLimit <= 0)
        return {};
    std::vector<Influences> vertices(size_t(std::min(mesh.vertexCount, vertexLimit)));
    const FindBytes find = [&](StreamId stream) { return bytesOf(stream, document, otherFiles); };
    addFromJoints(mesh, find, vertices);
    addFromVertices(mesh, find, vertices);
    for (Influences &influences : vertices) {
        float sum = 0;
        for (const Influence &influence : influences)
            sum += influence.weight;
        for (Influence &influence : influences)
            influence.weight = sum > 0 ? influence.weight / sum : 0;
    }
    return vertices;
}

} // namespace hexahedron::scene
