// How bones pull vertices.
#include "core/check/elementfindings.h"
#include "core/formats/urho3d/urhomodel.h"

#include "core/check/countedfirst.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/tree/items.h"

#include <map>

namespace hexahedron {

namespace {

/// Blend weights and indices of one vertex buffer, and how many bones each vertex may name.
struct Skin
{
    qint64 weights = -1; ///< offsets in the vertex
    qint64 indices = -1;
    std::vector<quint32> limits; ///< 0: nobody draws the vertex
};

/// M31. Vertices are looked at in the one pass over the bytes.
class BlendIndices final : public Watch
{
public:
    BlendIndices(const UrhoModelFormat::Fields &fields, std::map<NodeId, Skin> skins, int workers)
        : m_fields(fields)
        , m_skins(std::move(skins))
        , m_found(size_t(workers))
    {
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        const auto skin = m_skins.find(run.node);
        if (skin == m_skins.end())
            return;
        ElementsFound found{.node = run.node, .found = {}};
        for (qint64 i = 0; i < run.count; ++i) {
            if (namesTooMuch(skin->second, run.element(i), run.first + i))
                found.found.note(run.first + i);
        }
        if (found.found.count > 0)
            m_found[size_t(checker.worker())].push_back(found);
    }

    void finish(Checker &checker) override
    {
        for (const auto &[node, found] : perArray(m_found))
            reportIndices(checker, node, found);
    }

private:
    static bool namesTooMuch(const Skin &skin, const uchar *vertex, qint64 number)
    {
        const quint32 limit = number < qint64(skin.limits.size()) ? skin.limits[size_t(number)] : 0;
        for (int i = 0; limit > 0 && i < 4; ++i) {
            if (vertex[skin.indices + i] >= limit && decodeFloat(vertex + skin.weights + 4 * i, 4) != 0)
                return true;
        }
        return false;
    }

    Item vertexOf(const Checker &checker, NodeId node, qint64 vertex) const
    {
        return checker.tree().child(checker.partOf(node, m_fields.vertices), vertex);
    }

    static Item partAt(const Tree &tree, const Item &vertex, qint64 offset)
    {
        for (qint64 row = 0; row < tree.childCount(vertex); ++row) {
            const Item part = tree.child(vertex, row);
            if (part.range.begin == vertex.range.begin + offset)
                return part;
        }
        return vertex;
    }

    void reportIndices(Checker &checker, NodeId node, const CountedFirst &finding)
    {
        const Skin &skin = m_skins.at(node);
        const Item vertex = vertexOf(checker, node, finding.first);
        const Item indices = partAt(checker.tree(), vertex, skin.indices);
        const QByteArray bytes = checker.tree().bytes(checker.stream()).toByteArray(vertex.range);
        const auto *data = reinterpret_cast<const uchar *>(bytes.constData());
        const quint32 limit = skin.limits[size_t(finding.first)];
        int wrong = 0;
        while (wrong < 3
               && (data[skin.indices + wrong] < limit || decodeFloat(data + skin.weights + 4 * wrong, 4) == 0))
            ++wrong;
        checker.report(urhoissues::blendIndexOutside, checker.tree().child(indices, wrong),
                       {.arguments = {QString::number(data[skin.indices + wrong]), QString::number(limit)},
                        .reference = "M31",
                        .count = finding.count,
                        .elements = finding.elements});
    }

    const UrhoModelFormat::Fields &m_fields;
    std::map<NodeId, Skin> m_skins;
    std::vector<std::vector<ElementsFound>> m_found; // by worker
};

/// Every vertex may name as many bones as the poorest geometry that draws it.
void limitDrawn(Checker &checker, const UrhoModel &model, std::map<NodeId, Skin> &skins)
{
    for (const UrhoModel::Geometry &geometry : model.geometries) {
        const auto limit = quint32(geometry.mappedBones > 0 ? geometry.mappedBones : model.bones);
        for (const UrhoModel::Lod &lod : geometry.lods) {
            const UrhoModel::VertexBuffer *vertices = model.vertexBufferOf(lod);
            const UrhoModel::IndexBuffer *indices = model.indexBufferOf(lod);
            const auto skin = vertices ? skins.find(vertices->node) : skins.end();
            if (skin == skins.end() || !indices || lod.indexStart + lod.indexCount > indices->count())
                continue;
            UrhoIndices reader(checker.tree().bytes(checker.stream()), indices->indices);
            for (qint64 i = lod.indexStart; i < lod.indexStart + lod.indexCount && !checker.isCancelled(); ++i) {
                const qint64 vertex = reader.at(i);
                if (vertex >= qint64(skin->second.limits.size()))
                    continue;
                quint32 &known = skin->second.limits[size_t(vertex)];
                known = known == 0 ? limit : qMin(known, limit);
            }
        }
    }
}

} // namespace

void weightsFitTheSkeleton(Checker &checker, const UrhoModel &model)
{
    std::map<NodeId, Skin> skins;
    for (const UrhoModel::VertexBuffer &buffer : model.vertexBuffers) {
        Skin skin;
        for (const Part &part : buffer.shape) {
            const std::optional<UrhoElement> element = model.fields->vertex.elementOf(part.field);
            if (element == UrhoElement{int(UrhoElementType::Vector4), int(UrhoSemantic::BlendWeights), 0})
                skin.weights = part.range.begin;
            if (element == UrhoElement{int(UrhoElementType::UByte4), int(UrhoSemantic::BlendIndices), 0})
                skin.indices = part.range.begin;
        }
        if (skin.weights < 0 || skin.indices < 0 || model.bones == 0)
            continue;
        skin.limits.resize(size_t(buffer.vertices.count), 0);
        skins.emplace(buffer.node, std::move(skin));
    }
    if (skins.empty())
        return;
    limitDrawn(checker, model, skins);
    checker.watch(std::make_shared<BlendIndices>(*model.fields, std::move(skins), checker.workerCount()), {},
                  {model.fields->vertices});
}

} // namespace hexahedron
