#include "widgets/preview/animator.h"

#include <algorithm>
#include <map>

namespace hexahedron::preview {

using namespace scene;

Quat slerp(const Quat &a, Quat b, float t)
{
    float cosine = a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z;
    if (cosine < 0) { // q and -q turn alike
        b = {-b.w, -b.x, -b.y, -b.z};
        cosine = -cosine;
    }
    float from = 1 - t, to = t;
    if (cosine < 0.9995f) { // else nearly the same: the sine below would be nearly zero
        const float angle = std::acos(cosine);
        const float sine = std::sin(angle);
        from = std::sin((1 - t) * angle) / sine;
        to = std::sin(t * angle) / sine;
    }
    return {a.w * from + b.w * to, a.x * from + b.x * to, a.y * from + b.y * to, a.z * from + b.z * to};
}

Animator::Animator(PreparedScenePtr prepared)
    : m_prepared(std::move(prepared))
{
    m_tracks.resize(m_prepared->scene->clips.size());
    for (size_t clip = 0; clip < m_tracks.size(); ++clip)
        prepareClip(clip);

    for (const PreparedMesh &mesh : m_prepared->meshes) {
        std::vector<Mat4> &binds = m_inverseBinds.emplace_back();
        const Mat4 meshMatrix = mesh.node >= 0 ? m_prepared->restMatrices[size_t(mesh.node)] : m_prepared->root;
        for (const SkinJoint &joint : m_prepared->scene->meshes[size_t(mesh.mesh)].joints) {
            const bool known = joint.node >= 0 && size_t(joint.node) < m_prepared->restMatrices.size();
            if (joint.inverseBind)
                binds.push_back(*joint.inverseBind);
            else
                binds.push_back(known ? m_prepared->restMatrices[size_t(joint.node)].inverted() * meshMatrix : Mat4());
        }
    }
}

const Bytes &Animator::bytes(StreamId stream) const
{
    static const Bytes none;
    const Bytes *bytes = m_prepared->stream(stream);
    return bytes ? *bytes : none;
}

qint64 Animator::keyCount(const Channel &channel) const
{
    const qint64 values = fittingCount(channel.values, bytes(channel.values.stream).size());
    return channel.times.isPresent() ? std::min(fittingCount(channel.times, bytes(channel.times.stream).size()), values)
                                     : values;
}

bool Animator::isSorted(const Channel &channel) const
{
    if (!channel.times.isPresent())
        return true;
    ByteCursor cursor(bytes(channel.times.stream));
    const qint64 count = keyCount(channel);
    for (qint64 i = 1; i < count; ++i) {
        if (!(readElement(cursor, channel.times, i - 1)[0] <= readElement(cursor, channel.times, i)[0]))
            return false;
    }
    return true;
}

void Animator::prepareClip(size_t index)
{
    const Clip &clip = m_prepared->scene->clips[index];
    constexpr qint64 mergedKeyBudget = 4'000'000;
    std::map<std::pair<int, int>, std::vector<quint32>> channelsOf;
    for (size_t c = 0; c < clip.channels.size(); ++c) {
        const Channel &channel = clip.channels[c];
        if (channel.node >= 0 && size_t(channel.node) < m_prepared->scene->nodes.size())
            channelsOf[{channel.node, int(channel.target)}].push_back(quint32(c));
    }
    qint64 merged = 0;
    for (const auto &[property, channels] : channelsOf) {
        Track track;
        track.node = property.first;
        track.target = Channel::Target(property.second);
        const Channel &first = clip.channels[channels.front()];
        if (channels.size() == 1 && isSorted(first)) {
            track.channel = int(channels.front());
            track.keyCount = keyCount(first);
        } else {
            for (const quint32 c : channels) {
                const Channel &channel = clip.channels[c];
                ByteCursor cursor(bytes(channel.times.stream));
                const qint64 count = std::min(keyCount(channel), mergedKeyBudget - merged);
                for (qint64 k = 0; k < count; ++k) {
                    const float time = channel.times.isPresent() ? readElement(cursor, channel.times, k)[0] : float(k);
                    if (std::isfinite(time))
                        track.merged.push_back({time, c, quint32(k)});
                }
                merged += count;
            }
            std::stable_sort(track.merged.begin(), track.merged.end(),
                             [](const Key &a, const Key &b) { return a.time < b.time; });
            track.keyCount = qint64(track.merged.size());
        }
        if (track.keyCount > 0)
            m_tracks[index].push_back(std::move(track));
    }
}

float Animator::keyTime(size_t clip, const Track &track, qint64 key) const
{
    if (track.channel < 0)
        return track.merged[size_t(key)].time;
    const Channel &channel = m_prepared->scene->clips[clip].channels[size_t(track.channel)];
    return channel.times.isPresent() ? readElement(bytes(channel.times.stream), channel.times, key)[0] : float(key);
}

std::array<float, 4> Animator::keyValue(size_t clip, const Track &track, qint64 key) const
{
    size_t from = size_t(track.channel);
    if (track.channel < 0) {
        from = track.merged[size_t(key)].channel;
        key = track.merged[size_t(key)].key;
    }
    const Channel &channel = m_prepared->scene->clips[clip].channels[from];
    return readElement(bytes(channel.values.stream), channel.values, key);
}

Quat Animator::rotation(const std::array<float, 4> &stored) const
{
    return Quat::of(m_prepared->scene->rotations.usual(stored));
}

/// The value at a time; the first and the last key hold beyond the ends.
std::array<float, 4> Animator::value(size_t clip, const Track &track, double time) const
{
    qint64 low = 0, high = track.keyCount; // the first key behind `time`
    while (low < high) {
        const qint64 middle = low + (high - low) / 2;
        if (double(keyTime(clip, track, middle)) > time)
            high = middle;
        else
            low = middle + 1;
    }
    const qint64 before = std::max<qint64>(0, low - 1), after = std::min(low, track.keyCount - 1);
    const std::array<float, 4> a = keyValue(clip, track, before);
    const double timeBefore = double(keyTime(clip, track, before)), timeAfter = double(keyTime(clip, track, after));
    if (before == after || !(timeAfter > timeBefore) || time <= timeBefore)
        return a;
    const std::array<float, 4> b = keyValue(clip, track, after);
    const float t = float(std::clamp((time - timeBefore) / (timeAfter - timeBefore), 0.0, 1.0));
    if (track.target == Channel::Target::Rotation) { // the arc does not depend on how the four numbers are ordered
        const Quat q = slerp({a[0], a[1], a[2], a[3]}, {b[0], b[1], b[2], b[3]}, t);
        return {q.w, q.x, q.y, q.z};
    }
    std::array<float, 4> result{};
    for (size_t i = 0; i < 4; ++i)
        result[i] = a[i] + (b[i] - a[i]) * t;
    return result;
}

bool Animator::bendsMeshes() const
{
    return std::any_of(m_prepared->meshes.begin(), m_prepared->meshes.end(),
                       [](const PreparedMesh &mesh) { return !mesh.influences.empty(); });
}

Pose Animator::pose(int clip, double time, const MorphWeights &morphs) const
{
    Pose pose;
    pose.nodes = m_prepared->restMatrices;
    pose.skinned.resize(m_prepared->meshes.size());
    const bool isMoving = clip >= 0 && size_t(clip) < m_tracks.size();
    if (isMoving)
        moveNodes(size_t(clip), time, pose);
    for (size_t m = 0; m < m_prepared->meshes.size(); ++m) {
        const PreparedMesh &mesh = m_prepared->meshes[m];
        std::vector<SurfaceVertex> moved;
        if (!morphs.isEmpty())
            moved = morphed(*m_prepared, mesh, morphs);
        if (isMoving && !mesh.influences.empty()) {
            bend(m, moved.empty() ? mesh.vertices : moved, pose);
        } else if (!moved.empty()) {
            const Mat4 matrix = pose.matrix(*m_prepared, m);
            for (SurfaceVertex &vertex : moved)
                vertex = {matrix.mapped(vertex.position), matrix.mappedVector(vertex.normal)};
            pose.skinned[m] = std::move(moved);
        }
        if (pose.isSkinned(m)) {
            for (const SurfaceVertex &vertex : pose.skinned[m])
                pose.bounds.add(vertex.position);
        } else {
            pose.bounds.add(mesh.bounds.mapped(pose.matrix(*m_prepared, m)));
        }
    }
    if (pose.bounds.isEmpty()) { // nodes alone
        pose.bounds = m_prepared->bounds;
        for (const Mat4 &node : pose.nodes)
            pose.bounds.add(Vec3{node.m[12], node.m[13], node.m[14]});
    }
    return pose;
}

/// Where a clip puts the nodes.
void Animator::moveNodes(size_t clip, double time, Pose &pose) const
{
    const std::vector<Node> &nodes = m_prepared->scene->nodes;
    std::vector<Local> locals;
    locals.reserve(nodes.size());
    for (const Node &node : nodes)
        locals.push_back({node.translation, node.rotation, node.scale});
    for (const Track &track : m_tracks[clip]) {
        const std::array<float, 4> v = value(clip, track, time);
        Local &local = locals[size_t(track.node)];
        if (track.target == Channel::Target::Rotation)
            local.rotation = rotation(v);
        else
            (track.target == Channel::Target::Scale ? local.scale : local.translation) = {v[0], v[1], v[2]};
    }
    for (size_t i = 0; i < nodes.size(); ++i) {
        const int parent = nodes[i].parent;
        const Mat4 &outer = parent >= 0 && size_t(parent) < i ? pose.nodes[size_t(parent)] : m_prepared->root;
        pose.nodes[i] = outer * Mat4::fromParts(locals[i].translation, locals[i].rotation, locals[i].scale);
    }
}

/// The vertices of a mesh as its joints pull them.
void Animator::bend(size_t index, const std::vector<SurfaceVertex> &vertices, Pose &pose) const
{
    const PreparedMesh &mesh = m_prepared->meshes[index];
    const std::vector<SkinJoint> &joints = m_prepared->scene->meshes[size_t(mesh.mesh)].joints;
    const Mat4 unbent = pose.matrix(*m_prepared, index);
    std::vector<Mat4> moves;
    moves.reserve(joints.size());
    for (size_t j = 0; j < joints.size(); ++j) {
        const bool known = joints[j].node >= 0 && size_t(joints[j].node) < pose.nodes.size();
        moves.push_back(known ? pose.nodes[size_t(joints[j].node)] * m_inverseBinds[index][j] : unbent);
    }
    std::vector<SurfaceVertex> bent(vertices.size());
    for (size_t v = 0; v < bent.size(); ++v) {
        Mat4 blended;
        blended.m.fill(0);
        bool any = false;
        for (const Influence &influence : mesh.influences[v]) {
            if (!(influence.weight > 0) || influence.joint < 0 || size_t(influence.joint) >= moves.size())
                continue;
            any = true;
            for (size_t k = 0; k < 16; ++k)
                blended.m[k] += moves[size_t(influence.joint)].m[k] * influence.weight;
        }
        const Mat4 &matrix = any ? blended : unbent;
        bent[v].position = matrix.mapped(vertices[v].position);
        bent[v].normal = matrix.mappedVector(vertices[v].normal);
    }
    pose.skinned[index] = std::move(bent);
}

} // namespace hexahedron::preview
