#include "core/formats/horde3d/hordegeometry.h"

#include "core/check/watch.h"
#include "core/scene/treeviews.h"
#include "core/tree/items.h"

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

class GeometryReader
{
public:
    explicit GeometryReader(const StreamTree &stream)
        : m_nodes(stream.nodes)
        , m_visitor(stream)
    {
    }

    HordeGeometry read(NodeId node)
    {
        const NodeSight sight = sightOf(m_visitor, node);
        HordeGeometry geometry{.node = node,
                               .jointCount = sight.integer(fields().jointCount),
                               .joints = partOf(sight, fields().joints),
                               .vertexCount = sight.integer(fields().vertexCount),
                               .isWhole = sight.part(fields().indexCount) != nullptr,
                               .streams = {},
                               .indices = partOf(sight, fields().indices),
                               .morphs = {}};
        forEachElement(node, [&](NodeId id) {
            if (m_nodes[id].field == fields().streams.list->id)
                geometry.streams.push_back(readStream(id, fields().streams));
            else if (m_nodes[id].field == fields().morphs->id)
                geometry.morphs.push_back(readMorph(id));
        });
        return geometry;
    }

private:
    static Part partOf(const NodeSight &sight, const Field *field)
    {
        const Part *part = sight.part(field);
        return part ? *part : Part{};
    }
    /// Of all lists in a node.
    template<typename Visit>
    void forEachElement(NodeId node, Visit visit) const
    {
        for (NodeId list = m_nodes.firstChild(node); list != NoNode; list = m_nodes.nextSibling(list)) {
            for (NodeId id = m_nodes.firstChild(list); id != NoNode; id = m_nodes.nextSibling(id))
                visit(id);
        }
    }

    HordeGeometry::Stream readStream(NodeId node, const HordeGeometryFormat::StreamFields &of)
    {
        const NodeSight sight = sightOf(m_visitor, node);
        HordeGeometry::Stream stream{.node = node,
                                     .id = sight.integer(of.id, -1),
                                     .elementSize = sight.integer(of.elementSize, -1),
                                     .elements = partOf(sight, of.unknown)};
        stream.isWhole = stream.elementSize >= 0;
        for (const HordeGeometryFormat::Stream &known : of.known) {
            if (known.id == stream.id)
                stream.known = &known;
            if (const Part *elements = sight.part(known.elements))
                stream.elements = *elements;
        }
        return stream;
    }

    HordeGeometry::Morph readMorph(NodeId node)
    {
        HordeGeometry::Morph morph{
            .node = node, .indices = partOf(sightOf(m_visitor, node), fields().morphIndices), .streams = {}};
        forEachElement(node, [&](NodeId id) { morph.streams.push_back(readStream(id, fields().morphStreams)); });
        return morph;
    }

    const NodeStore &m_nodes;
    NodeVisitor m_visitor;
};

} // namespace

std::optional<HordeGeometry> HordeGeometry::read(const StreamTree &stream)
{
    const NodeId section = stream.nodes.firstChild(0);
    if (section == NoNode || stream.nodes[section].field != fields().geometry->id)
        return {};
    return GeometryReader(stream).read(section);
}

const HordeGeometry::Stream *HordeGeometry::stream(HordeStream id) const
{
    const auto it = std::find_if(streams.rbegin(), streams.rend(),
                                 [=](const Stream &stream) { return stream.id == qint64(id) && stream.isReadable(); });
    return it == streams.rend() ? nullptr : &*it;
}

bool HordeGeometry::hasStream(HordeStream id) const
{
    return std::ranges::any_of(streams, [=](const Stream &stream) { return stream.id == qint64(id); });
}

std::shared_ptr<HordeGeometryFile> HordeGeometryFile::of(std::shared_ptr<const Tree> tree)
{
    std::optional<HordeGeometry> geometry = tree ? HordeGeometry::read(tree->stream(0)) : std::nullopt;
    if (!geometry)
        return nullptr;
    auto file = std::make_shared<HordeGeometryFile>();
    file->m_tree = std::move(tree);
    file->m_geometry = std::move(*geometry);
    return file;
}

std::optional<HordeGeometryFile::Range> HordeGeometryFile::vertexRange(qint64 firstIndex, qint64 count)
{
    if (firstIndex < 0 || firstIndex > indexCount())
        return Range{};
    count = qBound<qint64>(0, count, indexCount() - firstIndex);
    const auto known = m_ranges.constFind({firstIndex, count});
    if (known != m_ranges.constEnd())
        return *known;
    if (m_indicesLeft < count)
        return {};
    m_indicesLeft -= count;
    const scene::View indices = viewOn(childOf(*m_tree, m_tree->itemOf(0, m_geometry.node), fields().indices));
    ByteCursor bytes(m_tree->bytes());
    Range range{vertexCount(), -1};
    for (qint64 i = firstIndex; i < firstIndex + count; ++i) {
        const qint64 vertex = readIndex(bytes, indices, i);
        if (vertex < 0 || vertex >= vertexCount())
            continue;
        range.first = std::min(range.first, vertex);
        range.last = std::max(range.last, vertex);
    }
    m_ranges.insert({firstIndex, count}, range);
    return range;
}

} // namespace hexahedron
