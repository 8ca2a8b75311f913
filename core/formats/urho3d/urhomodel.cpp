#include "core/formats/urho3d/urhomodel.h"

#include "core/read/records.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr size_t MostBuffers = 1024; // more are no model, and would each be looked up among all levels

/// Lays out the nodes of a model one after another.
class ModelReader
{
public:
    ModelReader(const StreamTree &stream, UrhoModel &model)
        : m_nodes(stream.nodes)
        , m_visitor(stream)
        , m_model(model)
    {
    }

    void read()
    {
        const UrhoModelFormat::Fields &fields = *m_model.fields;
        const NodeSight model = see(m_model.node);
        const Part *boneCount = model.part(fields.boneCount);
        const Part *box = model.part(fields.boundingBox);
        m_model.hasBoneCount = boneCount && boneCount->fault == Fault::None;
        m_model.hasBox = box && box->fault == Fault::None;
        forEach(fields.vertexBuffers, [this](const NodeSight &sight) { readVertexBuffer(sight); });
        forEach(fields.indexBuffers, [this](const NodeSight &sight) { readIndexBuffer(sight); });
        forEach(fields.geometries, [this](const NodeSight &sight) { readGeometry(sight); });
        forEach(fields.bones, [this](const NodeSight &) { ++m_model.bones; });
    }

private:
    NodeSight see(NodeId node)
    {
        const std::vector<Part> &parts = m_visitor.layOut(node);
        return {.node = node, .field = &fieldById(m_nodes[node].field), .parts = parts, .cursor = &m_visitor.cursor()};
    }

    template<typename Visit>
    void forEach(const Field *array, Visit visit)
    {
        for (NodeId id = UrhoModel::firstOf(m_nodes, m_model.node, array); id != NoNode; id = m_nodes.nextSibling(id))
            visit(see(id));
    }

    void readVertexBuffer(const NodeSight &sight)
    {
        const UrhoModelFormat::Fields &fields = *m_model.fields;
        UrhoModel::VertexBuffer buffer;
        buffer.node = sight.node;
        buffer.morphStart = sight.integer(fields.morphRangeStart);
        buffer.morphCount = sight.integer(fields.morphRangeCount);
        if (const Part *elements = fields.elements ? sight.part(fields.elements) : nullptr) {
            for (qint64 i = 0; i < elements->count; ++i)
                buffer.words.push_back(decodeInteger(sight.cursor->at(elements->range.begin + i * 4, 4), 4, false));
        }
        if (const Part *vertices = sight.part(fields.vertices)) {
            buffer.vertices = *vertices;
            buffer.shape = elementParts(*fields.vertices, m_visitor.values());
        }
        m_model.vertexBuffers.push_back(std::move(buffer));
    }

    void readIndexBuffer(const NodeSight &sight)
    {
        UrhoModel::IndexBuffer buffer;
        buffer.node = sight.node;
        for (const Field *field : {m_model.fields->indices16, m_model.fields->indices32}) {
            if (const Part *indices = sight.part(field))
                buffer.indices = *indices;
        }
        m_model.indexBuffers.push_back(buffer);
    }

    void readGeometry(const NodeSight &sight)
    {
        UrhoModel::Geometry geometry;
        geometry.node = sight.node;
        if (const Part *mapping = sight.part(m_model.fields->boneMapping))
            geometry.mappedBones = mapping->count;
        const UrhoModelFormat::Fields &f = *m_model.fields;
        if (const Part *lods = sight.part(f.lods)) {
            Records records(sight.cursor->bytes(), *lods);
            for (qint64 i = 0; i < records.count(); ++i)
                geometry.lods.push_back({.distance = records.real(i, f.distance),
                                         .primitiveType = records.integer(i, f.primitiveType),
                                         .vertexBuffer = records.integer(i, f.lodVertexBuffer),
                                         .indexBuffer = records.integer(i, f.lodIndexBuffer),
                                         .indexStart = records.integer(i, f.indexStart),
                                         .indexCount = records.integer(i, f.lodIndexCount)});
        }
        m_model.geometries.push_back(std::move(geometry));
    }

    const NodeStore &m_nodes;
    NodeVisitor m_visitor;
    UrhoModel &m_model;
};

} // namespace

std::optional<UrhoModel> UrhoModel::read(const StreamTree &stream)
{
    const NodeId section = stream.nodes.firstChild(0);
    UrhoModel model;
    model.fields = section == NoNode ? nullptr
                                     : UrhoModelFormat::instance().fieldsOf(&fieldById(stream.nodes[section].field));
    if (!model.fields)
        return {};
    model.node = section;
    ModelReader(stream, model).read();
    return model;
}

void urhoVerticesDrawn(const StreamTree &stream, NodeId indexBuffer, IndexUse &use)
{
    const std::optional<UrhoModel> model = UrhoModel::read(stream);
    if (!model || model->indexBuffers.size() > MostBuffers)
        return;
    qint64 group = 0;
    for (const UrhoModel::Geometry &geometry : model->geometries) {
        for (const UrhoModel::Lod &lod : geometry.lods) {
            const UrhoModel::IndexBuffer *indices = model->indexBufferOf(lod);
            const UrhoModel::VertexBuffer *vertices = model->vertexBufferOf(lod);
            if (!indices || !vertices || indices->node != indexBuffer || lod.indexCount == 0)
                continue;
            const qint64 corners = lod.primitiveType == 0 ? 3 : lod.primitiveType == 1 ? 2 : 1;
            const bool isWhole = lod.indexStart % corners == 0 && lod.indexCount % corners == 0;
            group = isWhole && (group == 0 || group == corners) ? corners : 1;
            if (use.frames.empty())
                use.frames.push_back(vertices->node);
            if (use.frames.front() != vertices->node) {
                use.frames.clear(); // nobody knows which vertices are meant
                return;
            }
        }
    }
    use.group = qMax<qint64>(1, group);
}

void urhoBonesNamed(const StreamTree &stream, NodeId vertexBuffer, IndexUse &use)
{
    const std::optional<UrhoModel> model = UrhoModel::read(stream);
    if (!model || model->vertexBuffers.size() > MostBuffers)
        return;
    for (const UrhoModel::Geometry &geometry : model->geometries) {
        const bool draws = std::any_of(geometry.lods.begin(), geometry.lods.end(), [&](const UrhoModel::Lod &lod) {
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
