#include "core/formats/horde3d/hordegeometry.h"

#include "core/check/watch.h"

#include <algorithm>

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
        HordeGeometry geometry;
        geometry.node = node;
        const NodeSight sight = see(node);
        geometry.jointCount = sight.integer(fields().jointCount);
        geometry.vertexCount = sight.integer(fields().vertexCount);
        geometry.joints = partOf(sight, fields().joints);
        geometry.indices = partOf(sight, fields().indices);
        geometry.isWhole = sight.part(fields().indexCount) != nullptr;
        for (NodeId list = m_nodes.firstChild(node); list != NoNode; list = m_nodes.nextSibling(list)) {
            for (NodeId id = m_nodes.firstChild(list); id != NoNode; id = m_nodes.nextSibling(id)) {
                if (m_nodes[id].field == fields().streams->id)
                    geometry.streams.push_back(readStream(id));
                else if (m_nodes[id].field == fields().morphs->id)
                    geometry.morphs.push_back(readMorph(id));
            }
        }
        return geometry;
    }

private:
    NodeSight see(NodeId node)
    {
        const std::vector<Part> &parts = m_visitor.layOut(node);
        return {.node = node, .field = nullptr, .parts = parts, .cursor = &m_visitor.cursor()};
    }
    static Part partOf(const NodeSight &sight, const Field *field)
    {
        const Part *part = sight.part(field);
        return part ? *part : Part{};
    }

    HordeGeometry::Stream readStream(NodeId node)
    {
        const HordeGeometryFormat::Fields &f = fields();
        return readStream(node, f.streamId, f.streamElementSize, f.known, f.unknownElements);
    }
    HordeGeometry::Stream readMorphStream(NodeId node)
    {
        const HordeGeometryFormat::Fields &f = fields();
        return readStream(node, f.morphStreamId, f.morphStreamElementSize, f.knownMorph, f.unknownMorphElements);
    }
    HordeGeometry::Stream readStream(NodeId node, const Field *id, const Field *elementSize,
                                     std::span<const HordeGeometryFormat::Stream> all, const Field *unknown)
    {
        const NodeSight sight = see(node);
        HordeGeometry::Stream stream;
        stream.node = node;
        stream.id = sight.integer(id, -1);
        stream.elementSize = sight.integer(elementSize, -1);
        stream.isWhole = stream.elementSize >= 0;
        for (const HordeGeometryFormat::Stream &known : all) {
            if (known.id == stream.id)
                stream.known = &known;
            if (const Part *elements = sight.part(known.elements))
                stream.elements = *elements;
        }
        if (const Part *elements = sight.part(unknown))
            stream.elements = *elements;
        return stream;
    }

    HordeGeometry::Morph readMorph(NodeId node)
    {
        const NodeSight sight = see(node);
        HordeGeometry::Morph morph{.node = node, .indices = partOf(sight, fields().morphIndices), .streams = {}};
        for (NodeId list = m_nodes.firstChild(node); list != NoNode; list = m_nodes.nextSibling(list)) {
            for (NodeId id = m_nodes.firstChild(list); id != NoNode; id = m_nodes.nextSibling(id))
                morph.streams.push_back(readMorphStream(id));
        }
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
    return std::any_of(streams.begin(), streams.end(), [=](const Stream &stream) { return stream.id == qint64(id); });
}

} // namespace hexahedron
