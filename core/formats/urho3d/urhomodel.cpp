#include "core/formats/urho3d/urhomodel.h"

#include "core/read/records.h"

namespace hexahedron {

static constexpr size_t MostBuffers = 1024; // more are no model, and would each be looked up among all levels

std::optional<UrhoModel> UrhoModel::read(const StreamTree &stream)
{
    const NodeId section = stream.nodes.firstChild(0);
    UrhoModel model;
    model.fields = section == NoNode ? nullptr
                                     : UrhoModelFormat::instance().fieldsOf(&fieldById(stream.nodes[section].field));
    if (!model.fields)
        return {};
    model.node = section;
    const UrhoModelFormat::Fields &f = *model.fields;
    NodeVisitor visitor(stream);
    const auto isWhole = [](const Part *part) { return part && part->fault == Fault::None; };
    const NodeSight whole = sightOf(visitor, section);
    model.hasBoneCount = isWhole(whole.part(f.boneCount));
    model.hasBox = isWhole(whole.part(f.boundingBox));
    const auto forEach = [&](const Field *array, const auto &visit) {
        for (NodeId id = firstOf(stream.nodes, section, array); id != NoNode; id = stream.nodes.nextSibling(id))
            visit(sightOf(visitor, id));
    };
    forEach(f.vertexBuffers, [&](const NodeSight &sight) {
        VertexBuffer &buffer = model.vertexBuffers.emplace_back();
        buffer.node = sight.node;
        buffer.morphStart = sight.integer(f.morphRangeStart);
        buffer.morphCount = sight.integer(f.morphRangeCount);
        if (const Part *elements = f.elements ? sight.part(f.elements) : nullptr) {
            for (qint64 i = 0; i < elements->count; ++i)
                buffer.words.push_back(sight.cursor->u32(elements->range.begin + i * elements->stride));
        }
        if (const Part *vertices = sight.part(f.vertices)) {
            buffer.vertices = *vertices;
            buffer.shape = elementParts(*f.vertices, visitor.values());
        }
    });
    forEach(f.indexBuffers, [&](const NodeSight &sight) {
        IndexBuffer &buffer = model.indexBuffers.emplace_back();
        buffer.node = sight.node;
        for (const Field *field : {f.indices16, f.indices32}) {
            if (const Part *indices = sight.part(field))
                buffer.indices = *indices;
        }
    });
    forEach(f.geometries, [&](const NodeSight &sight) {
        Geometry &geometry = model.geometries.emplace_back();
        geometry.node = sight.node;
        if (const Part *mapping = sight.part(f.boneMapping))
            geometry.mappedBones = mapping->count;
        const Part *lods = sight.part(f.lods);
        if (!lods)
            return;
        Records records(sight.cursor->bytes(), *lods);
        for (qint64 i = 0; i < records.count(); ++i)
            geometry.lods.push_back({.distance = records.real(i, f.distance),
                                     .primitiveType = records.integer(i, f.primitiveType),
                                     .vertexBuffer = records.integer(i, f.lodVertexBuffer),
                                     .indexBuffer = records.integer(i, f.lodIndexBuffer),
                                     .indexStart = records.integer(i, f.indexStart),
                                     .indexCount = records.integer(i, f.lodIndexCount)});
    });
    forEach(f.bones, [&](const NodeSight &) { ++model.bones; });
    return model;
}

void urhoVerticesDrawn(const StreamTree &stream, NodeId indexBuffer, IndexUse &use)
{
    const std::optional<UrhoModel> model = UrhoModel::read(stream);
    std::vector<IndexRun> runs;
    bool isShared = false;
    qint64 group = 0;
    const bool isModel = model && model->indexBuffers.size() <= MostBuffers;
    for (const UrhoModel::Geometry &geometry : isModel ? model->geometries : std::vector<UrhoModel::Geometry>()) {
        for (const UrhoModel::Lod &lod : geometry.lods) {
            const UrhoModel::IndexBuffer *indices = model->indexBufferOf(lod);
            const UrhoModel::VertexBuffer *vertices = model->vertexBufferOf(lod);
            if (!indices || !vertices || indices->node != indexBuffer || lod.indexCount == 0)
                continue;
            const qint64 corners = lod.corners();
            const bool isWhole = lod.indexStart % corners == 0 && lod.indexCount % corners == 0;
            group = isWhole && (group == 0 || group == corners) ? corners : 1;
            isShared = isShared || (!runs.empty() && runs.front().frame != vertices->node);
            runs.push_back({.first = lod.indexStart,
                            .end = lod.indexStart + lod.indexCount,
                            .frame = vertices->node,
                            .group = corners,
                            .isConnected = lod.isConnected()});
        }
    }
    if (!runs.empty() && !isShared)
        use.frames.push_back(runs.front().frame);
    if (!isShared && group > 1)
        use.group = group;
    else
        use.runs = std::move(runs);
}

void urhoBonesNamed(const StreamTree &stream, NodeId vertexBuffer, IndexUse &use)
{
    const std::optional<UrhoModel> model = UrhoModel::read(stream);
    if (!model || model->vertexBuffers.size() > MostBuffers)
        return;
    for (const UrhoModel::Geometry &geometry : model->geometries) {
        const bool draws = std::ranges::any_of(geometry.lods, [&](const UrhoModel::Lod &lod) {
            const UrhoModel::VertexBuffer *vertices = model->vertexBufferOf(lod);
            return vertices && vertices->node == vertexBuffer;
        });
        if (draws && geometry.mappedBones > 0)
            return;
    }
    use.frames.push_back(model->node);
}

const UrhoModel::VertexBuffer *UrhoModel::vertexBufferOf(const Lod &lod) const
{
    return lod.vertexBuffer < qint64(vertexBuffers.size()) ? &vertexBuffers[size_t(lod.vertexBuffer)] : nullptr;
}

const UrhoModel::IndexBuffer *UrhoModel::indexBufferOf(const Lod &lod) const
{
    return lod.indexBuffer < qint64(indexBuffers.size()) ? &indexBuffers[size_t(lod.indexBuffer)] : nullptr;
}

NodeId UrhoModel::firstOf(const NodeStore &nodes, NodeId node, const Field *array)
{
    for (NodeId id = nodes.firstChild(node); id != NoNode; id = nodes.nextSibling(id)) {
        if (nodes[id].field == array->id)
            return nodes.firstChild(id);
    }
    return NoNode;
}

} // namespace hexahedron
