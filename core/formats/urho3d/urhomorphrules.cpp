// Morphs.
#include "core/formats/urho3d/urhomodel.h"

#include "core/changes/wishes.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/tree/items.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

class Morphs
{
public:
    Morphs(Checker &checker, const UrhoModel &model)
        : m_checker(checker)
        , m_model(model)
        , m_visitor(checker.tree().stream(checker.stream()))
    {
    }

    void check()
    {
        const NodeStore &nodes = m_checker.nodes();
        for (NodeId id = UrhoModel::firstOf(nodes, m_model.node, m_model.fields->morphs); id != NoNode;
             id = nodes.nextSibling(id)) {
            NodeId buffer = UrhoModel::firstOf(nodes, id, m_model.fields->morphBuffers);
            for (; buffer != NoNode; buffer = nodes.nextSibling(buffer))
                checkBuffer(buffer);
        }
    }

private:
    NodeSight see(NodeId node)
    {
        const std::vector<Part> &parts = m_visitor.layOut(node);
        return {.node = node, .field = nullptr, .parts = parts, .cursor = &m_visitor.cursor()};
    }

    void checkBuffer(NodeId node)
    {
        const NodeSight sight = see(node);
        const qint64 number = sight.integer(m_model.fields->morphVertexBuffer, -1);
        const qint64 mask = sight.integer(m_model.fields->morphElementMask);
        const Part *vertices = sight.part(m_model.fields->morphVertices);
        const Part moved = vertices ? *vertices : Part{};
        if (number < 0 || number >= qint64(m_model.vertexBuffers.size()))
            return;
        const UrhoModel::VertexBuffer &buffer = m_model.vertexBuffers[size_t(number)];
        checkElements(node, number, mask, buffer);
        if (moved.field && buffer.vertices.field)
            checkIndices(node, moved, buffer);
    }

    bool carries(const UrhoModel::VertexBuffer &buffer, UrhoSemantic semantic, UrhoElementType type) const
    {
        const UrhoElement wanted{int(type), int(semantic), 0};
        return std::any_of(buffer.shape.begin(), buffer.shape.end(),
                           [&](const Part &part) { return m_model.fields->vertex.elementOf(part.field) == wanted; });
    }

    void checkElements(NodeId node, qint64 number, qint64 mask, const UrhoModel::VertexBuffer &buffer)
    {
        struct Moved
        {
            int bit;
            UrhoSemantic semantic;
            UrhoElementType type;
        };
        static constexpr std::array all{Moved{0x01, UrhoSemantic::Position, UrhoElementType::Vector3},
                                        Moved{0x02, UrhoSemantic::Normal, UrhoElementType::Vector3},
                                        Moved{0x80, UrhoSemantic::Tangent, UrhoElementType::Vector4}};
        for (const Moved &moved : all) {
            if ((mask & moved.bit) == 0 || carries(buffer, moved.semantic, moved.type))
                continue;
            const QString name = QCoreApplication::translate("UrhoModelFormat",
                                                             urhoSemantics[size_t(moved.semantic)].name);
            m_checker.report(urhoissues::morphElementMissing, m_checker.partOf(node, m_model.fields->morphElementMask),
                             {.arguments = {name, QString::number(number)}, .reference = "M20"});
        }
    }

    /// M21
    void checkIndices(NodeId node, const Part &moved, const UrhoModel::VertexBuffer &buffer)
    {
        ByteCursor cursor(m_checker.tree().bytes(m_checker.stream()));
        const qint64 rangeEnd = buffer.morphStart + buffer.morphCount;
        CountedFirst outside;
        qint64 least = buffer.morphCount > 0 ? buffer.morphStart : buffer.vertices.count;
        qint64 most = buffer.morphCount > 0 ? rangeEnd : 0;
        for (qint64 i = 0; i < moved.count; ++i) {
            const qint64 index = cursor.u32(moved.range.begin + i * moved.stride);
            if (index >= buffer.morphStart && index < rangeEnd)
                continue;
            outside.note(i);
            least = qMin(least, index);
            most = qMax(most, index + 1);
        }
        if (outside.count == 0)
            return;
        const Tree &tree = m_checker.tree();
        const Item element = tree.child(m_checker.partOf(node, m_model.fields->morphVertices), outside.first);
        const qint64 index = cursor.u32(element.range.begin);
        m_checker.report(
            urhoissues::morphVertexOutside, tree.child(element, 0),
            {.arguments = {QString::number(index), QString::number(buffer.morphStart), QString::number(rangeEnd - 1)},
             .reference = "M21",
             .count = outside.count,
             .elements = outside.elements,
             .repair = widenRange(buffer, least, most)});
    }

    Repair widenRange(const UrhoModel::VertexBuffer &buffer, qint64 least, qint64 most)
    {
        const Item start = m_checker.partOf(buffer.node, m_model.fields->morphRangeStart);
        const Item count = m_checker.partOf(buffer.node, m_model.fields->morphRangeCount);
        if (most > buffer.vertices.count)
            return {}; // there are no such vertices
        return {QT_TRANSLATE_NOOP("repairs", "Widen the morph range."), {}, [=](Wishes &wishes) {
                    wishes.setNumber(start, double(least));
                    wishes.setNumber(count, double(most - least));
                }};
    }

    Checker &m_checker;
    const UrhoModel &m_model;
    NodeVisitor m_visitor;
};

} // namespace

void morphsFitTheirBuffers(Checker &checker, const UrhoModel &model)
{
    Morphs(checker, model).check();
}

} // namespace hexahedron
