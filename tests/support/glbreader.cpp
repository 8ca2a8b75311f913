#include "tests/support/glbreader.h"

#include <QHash>
#include <QJsonDocument>
#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace hexahedron::test {

using scene::Mat4;
using scene::Vec3;

namespace {

quint32 u32(const QByteArray &bytes, qsizetype at)
{
    return at + 4 <= bytes.size() ? qFromLittleEndian<quint32>(bytes.constData() + at) : 0;
}

int componentSize(int type)
{
    return type == 5120 || type == 5121 ? 1 : type == 5122 || type == 5123 ? 2 : type == 5125 || type == 5126 ? 4 : 0;
}

int componentCount(const QString &type)
{
    static const QHash<QString, int> counts{{QStringLiteral("SCALAR"), 1},
                                            {QStringLiteral("VEC2"), 2},
                                            {QStringLiteral("VEC3"), 3},
                                            {QStringLiteral("VEC4"), 4},
                                            {QStringLiteral("MAT4"), 16}};
    return counts.value(type);
}

double component(const char *at, int type)
{
    switch (type) {
    case 5121:
        return double(uchar(*at));
    case 5123:
        return double(qFromLittleEndian<quint16>(at));
    case 5125:
        return double(qFromLittleEndian<quint32>(at));
    default:
        return double(qFromLittleEndian<float>(at));
    }
}

std::vector<float> floats(const QJsonValue &array, std::vector<float> otherwise)
{
    const QJsonArray numbers = array.toArray();
    for (qsizetype i = 0; i < numbers.size() && size_t(i) < otherwise.size(); ++i)
        otherwise[size_t(i)] = float(numbers[i].toDouble());
    return otherwise;
}

Mat4 matrixAt(const std::vector<double> &numbers, size_t index)
{
    Mat4 matrix;
    for (size_t i = 0; i < 16 && index * 16 + i < numbers.size(); ++i)
        matrix.m[i] = float(numbers[index * 16 + i]);
    return matrix;
}

} // namespace

GlbReader::GlbReader(const QByteArray &file)
{
    constexpr qsizetype Headers = 20;
    const qsizetype textSize = qsizetype(u32(file, 12));
    if (!file.startsWith("glTF") || u32(file, 4) != 2 || u32(file, 8) != file.size() || file.mid(16, 4) != "JSON"
        || textSize % 4 != 0 || Headers + textSize > file.size()) {
        m_problem = QStringLiteral("header");
        return;
    }
    QJsonParseError error;
    m_json = QJsonDocument::fromJson(file.mid(Headers, textSize), &error).object();
    const qsizetype binaryAt = Headers + textSize;
    if (error.error != QJsonParseError::NoError) {
        m_problem = error.errorString();
    } else if (binaryAt < file.size()) {
        m_binary = file.mid(binaryAt + 8);
        if (file.mid(binaryAt + 4, 4) != QByteArray("BIN\0", 4) || u32(file, binaryAt) != m_binary.size()
            || m_binary.size() % 4 != 0)
            m_problem = QStringLiteral("binary chunk");
    }
    if (m_problem.isEmpty())
        m_problem = checked();
}

QByteArray GlbReader::viewBytes(int view) const
{
    const QJsonObject found = at("bufferViews", view);
    return m_binary.mid(found[u"byteOffset"].toInteger(), found[u"byteLength"].toInteger());
}

std::vector<double> GlbReader::values(int number) const
{
    const QJsonObject accessor = at("accessors", number);
    const int type = accessor[u"componentType"].toInt();
    const int count = componentCount(accessor[u"type"].toString());
    const bool isNormalised = accessor[u"normalized"].toBool();
    const double largest = type == 5121 ? 255 : 65535;
    std::vector<double> result(size_t(accessor[u"count"].toInteger() * count));
    const auto fill = [&](const QByteArray &bytes, size_t to, qsizetype from, size_t components) {
        for (size_t i = 0; i < components && to + i < result.size(); ++i) {
            const qsizetype place = (from + qsizetype(i)) * componentSize(type);
            if (place + componentSize(type) > bytes.size())
                return;
            result[to + i] = component(bytes.constData() + place, type) / (isNormalised ? largest : 1);
        }
    };
    if (accessor.contains(u"bufferView"))
        fill(viewBytes(accessor[u"bufferView"].toInt()), 0, 0, result.size());
    const QJsonObject sparse = accessor[u"sparse"].toObject();
    const QByteArray indices = viewBytes(sparse[u"indices"].toObject()[u"bufferView"].toInt(-1));
    const QByteArray differing = viewBytes(sparse[u"values"].toObject()[u"bufferView"].toInt(-1));
    for (qint64 i = 0; i < sparse[u"count"].toInteger(); ++i)
        fill(differing, size_t(u32(indices, i * 4)) * size_t(count), i * count, size_t(count));
    return result;
}

QString GlbReader::checked()
{
    if (m_json[u"asset"].toObject()[u"version"].toString() != u"2.0")
        return QStringLiteral("version");
    for (auto member = m_json.begin(); member != m_json.end(); ++member) {
        if (member->isArray() && member->toArray().isEmpty())
            return member.key() + QStringLiteral(" is empty");
    }
    if (!m_binary.isEmpty() && at("buffers", 0)[u"byteLength"].toInteger() != m_binary.size())
        return QStringLiteral("length of the buffer");
    for (const QJsonValue &value : list("bufferViews")) {
        const QJsonObject view = value.toObject();
        const qint64 begin = view[u"byteOffset"].toInteger(), size = view[u"byteLength"].toInteger();
        if (begin < 0 || size <= 0 || begin % 4 != 0 || begin + size > m_binary.size())
            return QStringLiteral("a buffer view lies outside");
    }
    for (const QJsonValue &value : list("accessors")) {
        if (const QString problem = checkedAccessor(value.toObject()); !problem.isEmpty())
            return problem;
    }
    for (const QString &problem :
         {checkedNodes(), checkedMeshes(), checkedSkins(), checkedAnimations(), checkedImages()}) {
        if (!problem.isEmpty())
            return problem;
    }
    return {};
}

QString GlbReader::checkedAccessor(const QJsonObject &accessor) const
{
    const qint64 count = accessor[u"count"].toInteger();
    const int components = componentCount(accessor[u"type"].toString());
    const int size = componentSize(accessor[u"componentType"].toInt());
    if (count < 1 || components == 0 || size == 0)
        return QStringLiteral("an accessor has no form");
    if (accessor.contains(u"bufferView")) {
        const qsizetype there = viewBytes(accessor[u"bufferView"].toInt()).size();
        if (there < count * components * size)
            return QStringLiteral("an accessor is longer than its view");
    }
    const QJsonObject sparse = accessor[u"sparse"].toObject();
    const QByteArray indices = viewBytes(sparse[u"indices"].toObject()[u"bufferView"].toInt(-1));
    qint64 before = -1;
    for (qint64 i = 0; i < sparse[u"count"].toInteger(); ++i) {
        const qint64 index = i * 4 + 4 <= indices.size() ? qint64(u32(indices, i * 4)) : count;
        if (index <= before || index >= count)
            return QStringLiteral("sparse indices");
        before = index;
    }
    return {};
}

QString GlbReader::checkedNodes() const
{
    const QJsonArray nodes = list("nodes");
    std::vector<int> parents(size_t(nodes.size()), -1);
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        const QJsonObject node = nodes[i].toObject();
        const std::vector<float> q = floats(node[u"rotation"], {0, 0, 0, 1});
        if (std::abs(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3] - 1) > 1e-5f)
            return QStringLiteral("a rotation is no unit quaternion");
        for (const QJsonValue &child : node[u"children"].toArray()) {
            if (child.toInt() < 0 || child.toInt() >= nodes.size() || parents[size_t(child.toInt())] >= 0)
                return QStringLiteral("a child that is not there, or of two parents");
            parents[size_t(child.toInt())] = int(i);
        }
        if (node[u"mesh"].toInt() >= std::max<qsizetype>(1, list("meshes").size())
            || node[u"skin"].toInt() >= std::max<qsizetype>(1, list("skins").size()))
            return QStringLiteral("a node has a mesh or skin that is not there");
    }
    for (const QJsonValue &root : at("scenes", 0)[u"nodes"].toArray()) {
        if (root.toInt() >= nodes.size() || parents[size_t(root.toInt())] >= 0)
            return QStringLiteral("a root has a parent");
    }
    for (size_t i = 0; i < parents.size(); ++i) {
        size_t steps = 0;
        for (int at = int(i); at >= 0; at = parents[size_t(at)]) {
            if (++steps > parents.size())
                return QStringLiteral("nodes in a circle");
        }
    }
    return {};
}

QString GlbReader::checkedMeshes() const
{
    const QJsonArray accessors = list("accessors");
    QHash<int, int> onlyOn; // the accessor of vertices that is on a view
    const auto sharesUntold = [&](int accessor) {
        const int view = accessors[accessor].toObject()[u"bufferView"].toInt(-1);
        const int other = onlyOn.value(view, accessor);
        onlyOn.insert(view, accessor);
        return view >= 0 && other != accessor && !at("bufferViews", view).contains(u"byteStride");
    };
    const auto countOf = [&](int accessor) { return accessors[accessor].toObject()[u"count"].toInteger(-1); };
    for (const QJsonValue &mesh : list("meshes")) {
        const QJsonArray primitives = mesh.toObject()[u"primitives"].toArray();
        if (primitives.isEmpty())
            return QStringLiteral("a mesh without primitives");
        for (const QJsonValue &value : primitives) {
            const QJsonObject primitive = value.toObject();
            const QJsonObject attributes = primitive[u"attributes"].toObject();
            const int positions = attributes[u"POSITION"].toInt(-1);
            const qint64 vertices = countOf(positions);
            if (vertices < 1)
                return QStringLiteral("no positions");
            for (const QJsonValue &accessor : attributes) {
                if (countOf(accessor.toInt()) != vertices)
                    return QStringLiteral("attributes of different lengths");
                if (sharesUntold(accessor.toInt()))
                    return QStringLiteral("accessors of vertices share a view without byteStride");
            }
            std::vector<double> least(3, HUGE_VAL), largest(3, -HUGE_VAL);
            const std::vector<double> places = values(positions);
            for (size_t i = 0; i < places.size(); ++i) {
                if (!std::isfinite(places[i]))
                    return QStringLiteral("a position is no number");
                least[i % 3] = std::min(least[i % 3], places[i]);
                largest[i % 3] = std::max(largest[i % 3], places[i]);
            }
            const QJsonObject accessor = accessors[positions].toObject();
            for (qsizetype i = 0; i < 3; ++i) {
                if (accessor[u"min"].toArray().at(i).toDouble() != least[size_t(i)]
                    || accessor[u"max"].toArray().at(i).toDouble() != largest[size_t(i)])
                    return QStringLiteral("least or largest position");
            }
            for (const double index : values(primitive[u"indices"].toInt())) {
                if (index >= double(vertices))
                    return QStringLiteral("an index names no vertex");
            }
            if (primitive[u"material"].toInt() >= list("materials").size())
                return QStringLiteral("no such material");
            if (attributes.contains(u"NORMAL")) {
                const std::vector<double> normals = values(attributes[u"NORMAL"].toInt());
                for (size_t i = 0; i + 2 < normals.size(); i += 3) {
                    if (std::abs(std::hypot(normals[i], normals[i + 1], normals[i + 2]) - 1) > 1e-4)
                        return QStringLiteral("a normal is not of length 1");
                }
            }
            if (primitive[u"targets"].toArray().size() != primitives[0].toObject()[u"targets"].toArray().size())
                return QStringLiteral("primitives of a mesh with different numbers of morphs");
            for (const QJsonValue &target : primitive[u"targets"].toArray()) {
                const QJsonObject moved = target.toObject();
                for (auto member = moved.begin(); member != moved.end(); ++member) {
                    if (countOf(member->toInt()) != vertices || !attributes.contains(member.key()))
                        return QStringLiteral("a morph fits no attribute");
                    if (sharesUntold(member->toInt()))
                        return QStringLiteral("accessors of vertices share a view without byteStride");
                }
            }
            const std::vector<double> weights = attributes.contains(u"WEIGHTS_0")
                                                    ? values(attributes[u"WEIGHTS_0"].toInt())
                                                    : std::vector<double>();
            for (size_t i = 0; i + 3 < weights.size(); i += 4) {
                if (std::abs(weights[i] + weights[i + 1] + weights[i + 2] + weights[i + 3] - 1) > 1e-5)
                    return QStringLiteral("weights do not add up to 1");
            }
        }
    }
    return {};
}

QString GlbReader::checkedSkins() const
{
    const QJsonArray nodes = list("nodes");
    for (const QJsonValue &value : nodes) {
        const QJsonObject node = value.toObject();
        if (!node.contains(u"skin"))
            continue;
        const QJsonObject skin = at("skins", node[u"skin"].toInt());
        const QJsonArray joints = skin[u"joints"].toArray();
        QSet<int> distinct;
        for (const QJsonValue &joint : joints)
            distinct.insert(joint.toInt());
        if (distinct.size() != joints.size() || distinct.contains(-1))
            return QStringLiteral("a joint occurs twice");
        const auto matrices = values(skin[u"inverseBindMatrices"].toInt());
        if (matrices.size() != size_t(joints.size()) * 16)
            return QStringLiteral("a skin has not as many matrices as joints");
        for (size_t i = 0; i < matrices.size(); ++i) {
            if (!std::isfinite(matrices[i]) || (i % 4 == 3 && matrices[i] != (i % 16 == 15 ? 1 : 0)))
                return QStringLiteral("a bind matrix does more than move, turn and scale");
        }
        for (const QJsonValue &primitive : at("meshes", node[u"mesh"].toInt())[u"primitives"].toArray()) {
            const QJsonObject attributes = primitive.toObject()[u"attributes"].toObject();
            for (const double joint : values(attributes[u"JOINTS_0"].toInt())) {
                if (joint >= double(joints.size()))
                    return QStringLiteral("a vertex is pulled by a joint that is not there");
            }
        }
    }
    return {};
}

QString GlbReader::checkedAnimations() const
{
    for (const QJsonValue &value : list("animations")) {
        const QJsonArray samplers = value[u"samplers"].toArray(), channels = value[u"channels"].toArray();
        if (channels.isEmpty())
            return QStringLiteral("an animation without channels");
        QSet<QString> moved;
        for (const QJsonValue &channel : channels) {
            const QJsonObject target = channel[u"target"].toObject();
            const QString property = QString::number(target[u"node"].toInt()) + target[u"path"].toString();
            if (moved.contains(property) || target[u"node"].toInt(-1) >= list("nodes").size()
                || channel[u"sampler"].toInt() >= samplers.size())
                return QStringLiteral("a channel that moves what another one moves, or nothing");
            moved.insert(property);
            const QJsonObject sampler = samplers[channel[u"sampler"].toInt()].toObject();
            const std::vector<double> times = values(sampler[u"input"].toInt());
            const std::vector<double> moves = values(sampler[u"output"].toInt());
            const QJsonObject node = at("nodes", target[u"node"].toInt());
            const QString path = target[u"path"].toString();
            const auto morphs = size_t(
                at("meshes", node[u"mesh"].toInt(-1))[u"primitives"][0][u"targets"].toArray().size());
            const size_t each = path == u"weights" ? morphs : path == u"rotation" ? 4 : 3;
            if (times.size() * each != moves.size())
                return QStringLiteral("not as many values as times");
            for (size_t i = 0; i < times.size(); ++i) {
                if (!(times[i] >= 0) || (i > 0 && !(times[i] > times[i - 1])))
                    return QStringLiteral("times do not ascend");
            }
        }
    }
    return {};
}

QString GlbReader::checkedImages() const
{
    for (const QJsonValue &image : list("images")) {
        const QByteArray bytes = viewBytes(image[u"bufferView"].toInt());
        const bool isJpeg = image[u"mimeType"].toString() == u"image/jpeg";
        if (!bytes.startsWith(isJpeg ? QByteArray("\xff\xd8\xff") : QByteArray("\x89PNG")))
            return QStringLiteral("an image is not what it is called");
    }
    for (const QJsonValue &texture : list("textures")) {
        if (texture[u"source"].toInt() >= std::max<qsizetype>(1, list("images").size())
            || texture[u"sampler"].toInt() >= list("samplers").size())
            return QStringLiteral("a texture without image or sampler");
    }
    for (const QJsonValue &material : list("materials")) {
        const QJsonObject texture = material[u"pbrMetallicRoughness"][u"baseColorTexture"].toObject();
        if (!texture.isEmpty() && !at("textures", texture[u"index"].toInt()).contains(u"source"))
            return QStringLiteral("a material with a texture without image");
    }
    return {};
}

std::vector<Mat4> GlbReader::matrices(int animation, double seconds) const
{
    const QJsonArray nodes = list("nodes");
    struct Local
    {
        std::vector<float> translation, rotation, scale;
    };
    std::vector<Local> locals;
    std::vector<int> parents(size_t(nodes.size()), -1);
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        const QJsonObject node = nodes[i].toObject();
        locals.push_back({floats(node[u"translation"], {0, 0, 0}), floats(node[u"rotation"], {0, 0, 0, 1}),
                          floats(node[u"scale"], {1, 1, 1})});
        for (const QJsonValue &child : node[u"children"].toArray())
            parents[size_t(child.toInt())] = int(i);
    }
    const QJsonObject moving = animation < 0 ? QJsonObject() : at("animations", animation);
    for (const QJsonValue &channel : moving[u"channels"].toArray()) {
        const QJsonObject sampler = moving[u"samplers"].toArray().at(channel[u"sampler"].toInt()).toObject();
        const std::vector<double> times = values(sampler[u"input"].toInt());
        const std::vector<double> moves = values(sampler[u"output"].toInt());
        const QString path = channel[u"target"][u"path"].toString();
        if (path == u"weights")
            continue;
        Local &local = locals[size_t(channel[u"target"][u"node"].toInt())];
        std::vector<float> &to = path == u"rotation" ? local.rotation
                                 : path == u"scale"  ? local.scale
                                                     : local.translation;
        const size_t each = to.size();
        const auto behind = size_t(std::upper_bound(times.begin(), times.end(), seconds) - times.begin());
        const size_t before = behind > 0 ? behind - 1 : 0, after = std::min(behind, times.size() - 1);
        const double t = after > before ? (seconds - times[before]) / (times[after] - times[before]) : 0;
        double cosine = 0;
        for (size_t k = 0; k < each; ++k)
            cosine += moves[before * each + k] * moves[after * each + k];
        double from = 1 - t, onto = t;
        if (each == 4) {
            const double angle = std::acos(std::clamp(std::abs(cosine), 0.0, 1.0));
            if (std::sin(angle) > 1e-4) {
                from = std::sin((1 - t) * angle) / std::sin(angle);
                onto = std::sin(t * angle) / std::sin(angle);
            }
            onto = cosine < 0 ? -onto : onto;
        }
        for (size_t k = 0; k < each; ++k)
            to[k] = float(moves[before * each + k] * from + moves[after * each + k] * onto);
    }
    std::vector<Mat4> result(locals.size());
    std::vector<bool> isDone(locals.size());
    for (size_t i = 0; i < locals.size(); ++i) {
        std::vector<int> line; // up to one that is done
        for (int at = int(i); at >= 0 && !isDone[size_t(at)]; at = parents[size_t(at)])
            line.push_back(at);
        for (auto node = line.rbegin(); node != line.rend(); ++node) {
            const Local &local = locals[size_t(*node)];
            const Mat4 own = Mat4::fromParts(
                {local.translation[0], local.translation[1], local.translation[2]},
                {local.rotation[3], local.rotation[0], local.rotation[1], local.rotation[2]},
                {local.scale[0], local.scale[1], local.scale[2]});
            const int parent = parents[size_t(*node)];
            result[size_t(*node)] = parent < 0 ? own : result[size_t(parent)] * own;
            isDone[size_t(*node)] = true;
        }
    }
    return result;
}

Vec3 GlbReader::bent(const Vec3 &v, const QJsonObject &node, const std::vector<Mat4> &nodes,
                     const std::vector<Mat4> &binds, const std::vector<double> &joints,
                     const std::vector<double> &weights, size_t vertex) const
{
    const QJsonArray bones = at("skins", node[u"skin"].toInt())[u"joints"].toArray();
    Vec3 sum;
    for (size_t k = 0; k < 4; ++k) {
        const auto joint = size_t(joints[vertex * 4 + k]);
        const auto weight = float(weights[vertex * 4 + k]);
        const Vec3 moved = nodes[size_t(bones[qsizetype(joint)].toInt())].mapped(binds[joint].mapped(v));
        if (weight > 0)
            sum = {sum.x + moved.x * weight, sum.y + moved.y * weight, sum.z + moved.z * weight};
    }
    return sum;
}

std::vector<double> GlbReader::morphWeights(int animation, double seconds, int node) const
{
    const QJsonObject mesh = at("meshes", at("nodes", node)[u"mesh"].toInt());
    std::vector<double> weights(size_t(mesh[u"primitives"][0][u"targets"].toArray().size()));
    for (size_t i = 0; i < weights.size(); ++i)
        weights[i] = mesh[u"weights"][qsizetype(i)].toDouble();
    const QJsonObject moving = animation < 0 ? QJsonObject() : at("animations", animation);
    for (const QJsonValue &channel : moving[u"channels"].toArray()) {
        if (channel[u"target"][u"path"].toString() != u"weights" || channel[u"target"][u"node"].toInt() != node)
            continue;
        const QJsonObject sampler = moving[u"samplers"].toArray().at(channel[u"sampler"].toInt()).toObject();
        const std::vector<double> times = values(sampler[u"input"].toInt());
        const std::vector<double> keys = values(sampler[u"output"].toInt());
        const auto behind = size_t(std::upper_bound(times.begin(), times.end(), seconds) - times.begin());
        const size_t before = behind > 0 ? behind - 1 : 0, after = std::min(behind, times.size() - 1);
        const double t = after > before ? (seconds - times[before]) / (times[after] - times[before]) : 0;
        for (size_t i = 0; i < weights.size(); ++i)
            weights[i] = keys[before * weights.size() + i] * (1 - t) + keys[after * weights.size() + i] * t;
    }
    return weights;
}

std::vector<Vec3> GlbReader::corners(int animation, double seconds) const
{
    const std::vector<Mat4> nodes = matrices(animation, seconds);
    std::vector<Vec3> result;
    const QJsonArray all = list("nodes");
    for (qsizetype n = 0; n < all.size(); ++n) {
        const QJsonObject node = all[n].toObject();
        if (!node.contains(u"mesh"))
            continue;
        std::vector<Mat4> binds;
        if (node.contains(u"skin")) {
            const auto numbers = values(at("skins", node[u"skin"].toInt())[u"inverseBindMatrices"].toInt());
            for (size_t i = 0; i < numbers.size() / 16; ++i)
                binds.push_back(matrixAt(numbers, i));
        }
        for (const QJsonValue &value : at("meshes", node[u"mesh"].toInt())[u"primitives"].toArray()) {
            const QJsonObject attributes = value[u"attributes"].toObject();
            if (value[u"mode"].toInt() != 4)
                continue;
            std::vector<double> places = values(attributes[u"POSITION"].toInt());
            const QJsonArray targets = value[u"targets"].toArray();
            const std::vector<double> morphs = morphWeights(animation, seconds, int(n));
            for (size_t m = 0; m < morphs.size(); ++m) {
                const std::vector<double> moves = values(targets[qsizetype(m)].toObject()[u"POSITION"].toInt());
                for (size_t i = 0; i < moves.size(); ++i)
                    places[i] += morphs[m] * moves[i];
            }
            const bool isBent = !binds.empty();
            const auto joints = isBent ? values(attributes[u"JOINTS_0"].toInt()) : std::vector<double>();
            const auto weights = isBent ? values(attributes[u"WEIGHTS_0"].toInt()) : std::vector<double>();
            for (const double index : values(value[u"indices"].toInt())) {
                const auto vertex = size_t(index);
                const Vec3 v{float(places[vertex * 3]), float(places[vertex * 3 + 1]), float(places[vertex * 3 + 2])};
                result.push_back(isBent ? bent(v, node, nodes, binds, joints, weights, vertex)
                                        : nodes[size_t(n)].mapped(v));
            }
        }
    }
    return result;
}

} // namespace hexahedron::test
