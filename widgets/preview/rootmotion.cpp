#include "widgets/preview/rootmotion.h"

#include <algorithm>

namespace hexahedron::preview {

using namespace scene;

namespace {

/// Whether a node goes anywhere along the ground.
bool isCarried(const PreparedScene &prepared, const Tracks &clip, const Tracks::Track &track)
{
    constexpr qint64 MostKeys = 10'000;
    constexpr float Share = 1e-3F; // of the model's size: less is not seen
    const int parent = prepared.scene->nodes[size_t(track.node)].parent;
    const Mat4 &around = parent >= 0 && parent < track.node ? prepared.restMatrices[size_t(parent)] : prepared.root;
    const float least = prepared.bounds.radius() * Share;
    const std::array<float, 4> first = clip.stored(track, 0);
    for (qint64 key = 1; key < std::min(track.keyCount, MostKeys); ++key) {
        const std::array<float, 4> v = clip.stored(track, key);
        const Vec3 way = around.mappedVector({v[0] - first[0], v[1] - first[1], v[2] - first[2]});
        if (std::hypot(way.x, way.z) > least)
            return true;
    }
    return false;
}

} // namespace

int rootOf(const PreparedScene &prepared, const Tracks &clip)
{
    const std::vector<Node> &nodes = prepared.scene->nodes;
    std::vector<int> below(nodes.size()); // how many nodes the clip moves there
    for (const Tracks::Track &track : clip.all()) {
        if (track.target != Channel::Target::Weight)
            below[size_t(track.node)] = 1;
    }
    const auto moved = std::ranges::count(below, 1);
    for (size_t i = nodes.size(); i-- > 0;) {
        if (nodes[i].parent >= 0 && size_t(nodes[i].parent) < i)
            below[size_t(nodes[i].parent)] += below[i];
    }
    int root = -1;
    for (const Tracks::Track &track : clip.all()) { // in ascending order of nodes, so that parents come first
        const int here = below[size_t(track.node)];
        const bool isMore = 2 * qsizetype(here) > moved && (root < 0 || here > below[size_t(root)]);
        if (track.target == Channel::Target::Translation && isMore && isCarried(prepared, clip, track))
            root = track.node;
    }
    return root;
}

Vec3 keptInPlace(const Mat4 &parent, const Vec3 &first, const Vec3 &now)
{
    const Vec3 way = parent.mappedVector({now.x - first.x, now.y - first.y, now.z - first.z});
    const Vec3 along = parent.inverted().mappedVector({way.x, 0, way.z});
    return {now.x - along.x, now.y - along.y, now.z - along.z};
}

} // namespace hexahedron::preview
