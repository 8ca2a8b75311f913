#include "core/scene/scene.h"

#include <algorithm>
#include <optional>

namespace hexahedron::scene {

/// Which elements of an array that begins at `begin` a range touches. No multiplication: counts are claims.
static std::optional<std::pair<qint64, qint64>> touched(ByteRange range, qint64 begin, qint64 stride, qint64 size,
                                                        qint64 count)
{
    if (stride <= 0 || count <= 0 || range.end <= begin)
        return {};
    const qint64 from = range.begin - begin;
    qint64 first = from <= 0 ? 0 : from / stride;
    if (from > 0 && from % stride >= size) // in the gap behind an element
        ++first;
    const qint64 last = std::min((range.end - 1 - begin) / stride, count - 1);
    if (first > last)
        return {};
    return std::pair{first, last - first + 1};
}

static std::optional<std::pair<qint64, qint64>> touched(ByteRange range, StreamId stream, const View &view)
{
    if (!view.isPresent() || view.stream != stream)
        return {};
    const qint64 size = componentSize(view.component)
                        * (view.component == Component::Packed1010102 ? 1 : std::min(view.components, 64));
    return touched(range, view.begin, view.stride, size, view.count);
}

static void addVertices(const Mesh &mesh, int index, StreamId stream, ByteRange range, std::vector<Pick> &picks)
{
    const auto add = [&](const std::optional<std::pair<qint64, qint64>> &found) {
        if (!found)
            return;
        const Pick pick{Pick::Kind::Vertex, index, -1, found->first, found->second};
        if (std::find(picks.begin(), picks.end(), pick) == picks.end())
            picks.push_back(pick);
    };
    if (mesh.vertexStride > 0) {
        if (mesh.stream == stream && range.overlaps(mesh.vertexBytes))
            add(touched(range, mesh.vertexBytes.begin, mesh.vertexStride, mesh.vertexStride, mesh.vertexCount));
        return;
    }
    add(touched(range, stream, mesh.positions));
    add(touched(range, stream, mesh.normals));
    add(touched(range, stream, mesh.colors));
    add(touched(range, stream, mesh.tangents));
    add(touched(range, stream, mesh.bitangents));
    for (const View &view : mesh.texCoords)
        add(touched(range, stream, view));
    for (const SkinSet &set : mesh.skinSets) {
        add(touched(range, stream, set.joints));
        add(touched(range, stream, set.weights));
    }
}

static void addElements(const Mesh &mesh, int index, StreamId stream, ByteRange range, std::vector<Pick> &picks)
{
    for (size_t p = 0; p < mesh.parts.size(); ++p) {
        const Part &part = mesh.parts[p];
        const qint64 together = part.indices.together();
        if (!part.indices.isPresent() || part.indices.stream != stream || part.indices.stride <= 0
            || part.firstIndex < 0
            || part.firstIndex / together > (range.end - part.indices.begin) / part.indices.stride)
            continue;
        const qint64 begin = part.indices.placeOf(part.firstIndex);
        if (part.indices.stride > range.end) // no room for three, and three times it might overflow
            continue;
        const qint64 before = part.isChain() ? part.corners() - 1 : 0; // elements that an index ends
        const qint64 stride = part.isChain() ? part.indices.stride : part.corners() * part.indices.stride / together;
        const qint64 size = together > 1 ? together * componentSize(part.indices.component) : stride;
        const auto found = touched(range, begin, stride, size, part.elementCount() + before);
        if (!found)
            continue;
        const qint64 first = std::max<qint64>(0, found->first - before);
        const qint64 end = std::min(found->first + found->second, part.elementCount());
        if (first < end)
            picks.push_back({Pick::Kind::Element, index, int(p), first, end - first});
    }
}

/// A part as a whole, by the record that describes it, or something in it.
static void addParts(const Mesh &mesh, int index, StreamId stream, ByteRange range, std::vector<Pick> &picks)
{
    for (size_t p = 0; p < mesh.parts.size(); ++p) {
        const Part &part = mesh.parts[p];
        if (part.stream == stream && range.overlaps(part.bytes))
            picks.push_back({Pick::Kind::Element, index, int(p), 0, part.elementCount()});
    }
}

/// More joints with weights, or tracks of keys, are not told apart. The nodes that are selected with them are all there.
constexpr size_t MostTold = 20'000;

static void addJointWeights(const Scene &scene, StreamId stream, ByteRange range, std::vector<Pick> &picks)
{
    const size_t most = picks.size() + MostTold;
    for (size_t n = 0; n < scene.nodes.size() && picks.size() < most; ++n) {
        const Node &node = scene.nodes[n];
        if (node.stream != stream || !range.overlaps(node.weightBytes))
            continue;
        if (const auto found = touched(range, node.weightBytes.begin, node.weightStride, node.weightStride,
                                       node.weightCount))
            picks.push_back({Pick::Kind::Joint, int(n), -1, found->first, found->second});
    }
}

static void addChannels(const Scene &scene, StreamId stream, ByteRange range, std::vector<Pick> &picks)
{
    std::vector<bool> seen(scene.nodes.size());
    const size_t most = picks.size() + MostTold;
    for (size_t c = 0; c < scene.clips.size(); ++c) {
        const std::vector<Channel> &channels = scene.clips[c].channels;
        for (size_t k = 0; k < channels.size() && picks.size() < most; ++k) {
            const Channel &channel = channels[k];
            auto keys = touched(range, stream, channel.times);
            if (!keys)
                keys = touched(range, stream, channel.values);
            if (!keys)
                continue;
            picks.push_back({Pick::Kind::Key, int(c), int(k), keys->first, keys->second});
            if (channel.node < 0 || size_t(channel.node) >= seen.size() || seen[size_t(channel.node)])
                continue;
            seen[size_t(channel.node)] = true;
            picks.push_back({Pick::Kind::Joint, channel.node, -1, 0, 0});
        }
    }
}

/// Nodes nest: bytes of a child are bytes of its parents too. Meant are the nodes wholly selected, or the innermost one that
/// holds the selection.
static void addNodes(const Scene &scene, StreamId stream, ByteRange range, bool innermost, std::vector<Pick> &picks)
{
    int smallest = -1;
    for (size_t n = 0; n < scene.nodes.size(); ++n) {
        const Node &node = scene.nodes[n];
        if (node.stream != stream || node.bytes.isEmpty() || !range.overlaps(node.bytes))
            continue;
        if (range.contains(node.bytes))
            picks.push_back({Pick::Kind::Joint, int(n), -1, 0, 0});
        else if (smallest < 0 || node.bytes.size() < scene.nodes[size_t(smallest)].bytes.size())
            smallest = int(n);
    }
    if (innermost && picks.empty() && smallest >= 0)
        picks.push_back({Pick::Kind::Joint, smallest, -1, 0, 0});
}

/// Of very many tracks only the first ones.
std::vector<Pick> picksIn(const Scene &scene, StreamId stream, ByteRange range)
{
    std::vector<Pick> picks;
    if (range.isEmpty())
        return picks;
    for (size_t m = 0; m < scene.meshes.size(); ++m) {
        addVertices(scene.meshes[m], int(m), stream, range, picks);
        addElements(scene.meshes[m], int(m), stream, range, picks);
        addParts(scene.meshes[m], int(m), stream, range, picks);
    }
    addJointWeights(scene, stream, range, picks);
    addChannels(scene, stream, range, picks);
    for (size_t i = 0; i < scene.materials.size(); ++i) {
        if (scene.materials[i].stream == stream && range.overlaps(scene.materials[i].bytes))
            picks.push_back({Pick::Kind::Material, int(i), -1, 0, 0});
    }
    for (size_t i = 0; i < scene.textures.size(); ++i) {
        const Texture &texture = scene.textures[i];
        if (texture.stream == stream && (range.overlaps(texture.bytes) || range.overlaps(texture.imageBytes)))
            picks.push_back({Pick::Kind::Texture, int(i), -1, 0, 0});
    }
    addNodes(scene, stream, range, picks.empty(), picks);
    return picks;
}

} // namespace hexahedron::scene
