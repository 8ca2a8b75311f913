#include "widgets/preview/animator.h"

#include "widgets/preview/rootmotion.h"

#include <algorithm>

namespace hexahedron::preview {

using namespace scene;

/// Exactly b for a share of 1.
static float mixed(float a, float b, float share)
{
    return share == 1 ? b : a + (b - a) * share;
}

Animator::Animator(PreparedScenePtr prepared)
    : Animator(prepared, prepared->streams, prepared->scene->otherFiles)
{
}

Animator::Animator(PreparedScenePtr prepared, std::vector<Bytes> streams, std::vector<Bytes> otherFiles)
    : m_prepared(std::move(prepared))
    , m_streams(std::move(streams))
    , m_otherFiles(std::move(otherFiles))
{
    const Scene &scene = *m_prepared->scene;
    m_tracks.reserve(scene.clips.size());
    for (const Clip &clip : scene.clips)
        m_tracks.emplace_back(scene, clip, m_streams, m_otherFiles);

    for (const PreparedMesh &mesh : m_prepared->meshes) {
        std::vector<Mat4> &binds = m_inverseBinds.emplace_back();
        const Mat4 meshMatrix = mesh.node >= 0 ? m_prepared->restMatrices[size_t(mesh.node)] : m_prepared->root;
        for (const SkinJoint &joint : scene.meshes[size_t(mesh.mesh)].joints) {
            const bool known = joint.node >= 0 && size_t(joint.node) < m_prepared->restMatrices.size();
            if (joint.inverseBind)
                binds.push_back(*joint.inverseBind);
            else
                binds.push_back(known ? m_prepared->restMatrices[size_t(joint.node)].inverted() * meshMatrix : Mat4());
        }
    }
}

bool Animator::bendsMeshes() const
{
    return std::any_of(m_prepared->meshes.begin(), m_prepared->meshes.end(),
                       [](const PreparedMesh &mesh) { return !mesh.influences.empty(); });
}

bool Animator::isMixed(const Mix &mix) const
{
    return mix.clip >= 0 && size_t(mix.clip) < m_tracks.size() && mix.share > 0;
}

int Animator::rootOf(int clip) const
{
    return clip >= 0 && size_t(clip) < m_tracks.size() ? preview::rootOf(*m_prepared, m_tracks[size_t(clip)]) : -1;
}

/// Where a clip has a node at its first key.
std::optional<Vec3> Animator::firstPlace(size_t clip, int node) const
{
    for (const Tracks::Track &track : m_tracks[clip].all()) {
        if (track.node == node && track.target == Channel::Target::Translation) {
            const std::array<float, 4> v = m_tracks[clip].stored(track, 0);
            return Vec3{v[0], v[1], v[2]};
        }
    }
    return {};
}

Pose Animator::pose(int clip, double time, const MorphWeights &morphs, const Mix &mix) const
{
    Pose pose;
    pose.nodes = m_prepared->restMatrices;
    pose.skinned.resize(m_prepared->meshes.size());
    const bool isMoving = clip >= 0 && size_t(clip) < m_tracks.size();
    if (isMoving)
        moveNodes(size_t(clip), time, mix, pose);
    for (size_t m = 0; m < m_prepared->meshes.size(); ++m) {
        const PreparedMesh &mesh = m_prepared->meshes[m];
        std::vector<float> weights = storedWeights(mesh);
        if (isMoving)
            addWeights(mesh, size_t(clip), time, 1, weights);
        if (isMoving && isMixed(mix))
            addWeights(mesh, size_t(mix.clip), mix.time, mix.share, weights);
        const std::vector<Morph> &all = m_prepared->scene->meshes[size_t(mesh.mesh)].morphs;
        for (size_t morph = 0; morph < weights.size() && !morphs.isEmpty(); ++morph)
            weights[morph] = morphs.value(all[morph].name, weights[morph]);
        SurfaceVertices moved = morphed(*m_prepared, mesh, weights);
        if (isMoving && !mesh.influences.empty()) {
            bend(m, moved.empty() ? mesh.vertices : moved, pose);
        } else if (!moved.empty()) {
            const Mat4 matrix = pose.matrix(*m_prepared, m);
            for (SurfaceVertex &vertex : moved.edit())
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

/// How much of its morphs is seen of a mesh without a clip.
std::vector<float> Animator::storedWeights(const PreparedMesh &mesh) const
{
    std::vector<float> weights;
    for (const Morph &morph : m_prepared->scene->meshes[size_t(mesh.mesh)].morphs)
        weights.push_back(std::isfinite(morph.weight) ? morph.weight : 0);
    return weights;
}

/// What a clip makes of the weights, as far as its share goes.
void Animator::addWeights(const PreparedMesh &mesh, size_t clip, double time, float share,
                          std::vector<float> &weights) const
{
    if (weights.empty())
        return;
    const Tracks &tracks = m_tracks[clip];
    for (const Tracks::Track &track : tracks.all()) {
        if (track.target != Channel::Target::Weight || track.mesh != mesh.mesh)
            continue;
        const float stored = tracks.storedAt(track, time)[0];
        float &weight = weights[size_t(track.morph)];
        weight = mixed(weight, std::isfinite(stored) ? stored : 0, share);
    }
}

/// The places of nodes as a clip has them, as far as its share goes.
void Animator::add(size_t clip, double time, float share, std::vector<Local> &locals) const
{
    const Tracks &tracks = m_tracks[clip];
    for (const Tracks::Track &track : tracks.all()) {
        if (track.target == Channel::Target::Weight)
            continue; // moves no node
        const std::array<float, 4> v = tracks.storedAt(track, time);
        Local &local = locals[size_t(track.node)];
        if (track.target == Channel::Target::Rotation) {
            const Quat turned = tracks.rotation(v);
            local.rotation = share == 1 ? turned : slerp(local.rotation, turned, share);
            continue;
        }
        Vec3 &vector = track.target == Channel::Target::Scale ? local.scale : local.translation;
        vector = {mixed(vector.x, v[0], share), mixed(vector.y, v[1], share), mixed(vector.z, v[2], share)};
    }
}

/// Where a clip puts the nodes.
void Animator::moveNodes(size_t clip, double time, const Mix &mix, Pose &pose) const
{
    const std::vector<Node> &nodes = m_prepared->scene->nodes;
    std::vector<Local> locals;
    locals.reserve(nodes.size());
    for (const Node &node : nodes)
        locals.push_back({node.translation, node.rotation, node.scale});
    add(clip, time, 1, locals);
    if (isMixed(mix))
        add(size_t(mix.clip), mix.time, mix.share, locals);
    const std::span<Mat4> placed = pose.nodes.edit();
    const std::optional<Vec3> held = mix.heldNode >= 0 ? firstPlace(clip, mix.heldNode) : std::nullopt;
    for (size_t i = 0; i < nodes.size(); ++i) {
        const int parent = nodes[i].parent;
        const Mat4 &outer = parent >= 0 && size_t(parent) < i ? placed[size_t(parent)] : m_prepared->root;
        if (held && int(i) == mix.heldNode)
            locals[i].translation = keptInPlace(outer, *held, locals[i].translation);
        placed[i] = outer * Mat4::fromParts(locals[i].translation, locals[i].rotation, locals[i].scale);
    }
}

/// The vertices of a mesh as its joints pull them.
void Animator::bend(size_t index, const SurfaceVertices &vertices, Pose &pose) const
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
    SurfaceVertices result(vertices.size());
    const std::span<SurfaceVertex> bent = result.edit();
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
    pose.skinned[index] = std::move(result);
}

} // namespace hexahedron::preview
