// What geometries draw.
#include "core/formats/urho3d/urhomodel.h"

#include "core/changes/wishes.h"
#include "core/check/countedfirst.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace hexahedron {

namespace {

/// M9: every drawn index names a vertex. Indices are looked at in the one pass over the bytes.
class DrawnIndices final : public Watch
{
public:
    struct Draw
    {
        qint64 first = 0;
        qint64 end = 0;
        qint64 vertexCount = 0;
        Item level;
    };
    explicit DrawnIndices(int workers)
        : m_findings(size_t(workers))
    {
    }
    void add(NodeId indexBuffer, Draw draw) { m_draws[indexBuffer].push_back(std::move(draw)); }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        const auto draws = m_draws.find(run.node);
        if (draws == m_draws.end())
            return;
        const int width = run.array->field->width;
        for (const Draw &draw : draws->second) {
            const qint64 first = qMax(draw.first, run.first);
            const qint64 end = qMin(draw.end, run.first + run.count);
            for (qint64 i = first; i < end; ++i) {
                if (decodeInteger(run.element(i - run.first), width, false) >= draw.vertexCount)
                    m_findings[size_t(checker.worker())][&draw].note(i);
            }
        }
    }

    void finish(Checker &checker) override
    {
        std::map<const Draw *, CountedFirst> all;
        for (const auto &findings : m_findings) {
            for (const auto &[draw, finding] : findings)
                all[draw].merge(finding);
        }
        for (const auto &[buffer, draws] : m_draws) {
            for (const Draw &draw : draws) {
                if (const auto finding = all.find(&draw); finding != all.end())
                    report(checker, buffer, draw, finding->second);
            }
        }
    }

private:
    static void report(Checker &checker, NodeId buffer, const Draw &draw, const CountedFirst &finding)
    {
        const Tree &tree = checker.tree();
        const Item indexBuffer = tree.itemOf(checker.stream(), buffer);
        for (qint64 row = 0; row < tree.childCount(indexBuffer); ++row) {
            const Item indices = tree.child(indexBuffer, row);
            if (indices.role != Item::Role::Array)
                continue;
            const Item index = tree.child(indices, finding.first);
            const QByteArray bytes = tree.bytes(checker.stream()).toByteArray(index.range);
            const qint64 number = decodeInteger(reinterpret_cast<const uchar *>(bytes.constData()), index.field->width,
                                                false);
            checker.report(
                urhoissues::vertexOutOfRange, index,
                {.arguments = {QString::number(number), tree.path(draw.level), QString::number(draw.vertexCount)},
                 .reference = "M9",
                 .count = finding.count,
                 .elements = finding.elements,
                 .repair = finding.count <= MostMended ? mend(indices, draw) : Repair{}});
        }
    }

    /// More wrong ones have another cause.
    static constexpr qint64 MostMended = 24;

    /// A vertex that is drawn beside it, another one than the rest of the triangle has.
    static Repair mend(const Item &indices, const Draw &draw)
    {
        return {QT_TRANSLATE_NOOP("repairs", "Write a vertex that is drawn beside it."), {}, [=](Wishes &wishes) {
                    const Tree &tree = wishes.tree();
                    const Field &field = *indices.field;
                    const ByteRange range{indices.range.begin + draw.first * field.width,
                                          indices.range.begin + draw.end * field.width};
                    const QByteArray bytes = tree.bytes(indices.stream).toByteArray(range);
                    std::vector<qint64> numbers;
                    for (qsizetype at = 0; at + field.width <= bytes.size(); at += field.width)
                        numbers.push_back(
                            decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData()) + at));
                    for (size_t i = 0; i < numbers.size(); ++i) {
                        const std::optional<qint64> beside = vertexBeside(numbers, i, draw.vertexCount);
                        if (!beside)
                            continue;
                        numbers[i] = *beside;
                        wishes.setBytes(tree.child(indices, draw.first + qint64(i)), encodeInteger(field, *beside));
                    }
                }};
    }

    /// Nothing for one that is right, and where the triangle has all vertices.
    static std::optional<qint64> vertexBeside(const std::vector<qint64> &numbers, size_t i, qint64 vertexCount)
    {
        constexpr size_t Corners = 3, Far = 6;
        const auto isRight = [&](qint64 number) { return number >= 0 && number < vertexCount; };
        if (isRight(numbers[i]))
            return {};
        const auto triangle = numbers.begin() + qsizetype(i - i % Corners);
        const auto end = triangle + qMin(qsizetype(Corners), numbers.end() - triangle);
        const auto isFree = [&](qint64 number) { return isRight(number) && std::find(triangle, end, number) == end; };
        for (size_t by = 1; by <= Far; ++by) {
            for (const size_t other : {i - by, i + by}) { // before the first: none
                if (other < numbers.size() && isFree(numbers[other]))
                    return numbers[other];
            }
        }
        for (qint64 number = 0; number < qint64(Corners); ++number) {
            if (isFree(number))
                return number;
        }
        return {};
    }

    std::map<NodeId, std::vector<Draw>> m_draws;
    std::vector<std::map<const Draw *, CountedFirst>> m_findings;
};

class Levels
{
public:
    Levels(Checker &checker, const UrhoModel &model, DrawnIndices &drawn)
        : m_checker(checker)
        , m_model(model)
        , m_drawn(drawn)
    {
    }

    void check(const UrhoModel::Geometry &geometry)
    {
        const Item lods = m_checker.partOf(geometry.node, m_model.fields->lods);
        if (geometry.lods.empty()) {
            if (lods.isValid() && lods.fault == Fault::None)
                m_checker.report(urhoissues::geometryEmpty, m_checker.tree().itemOf(m_checker.stream(), geometry.node),
                                 {.reference = "M13"});
            return;
        }
        for (size_t i = 0; i < geometry.lods.size(); ++i) {
            const Item item = m_checker.tree().child(lods, qint64(i));
            if (i > 0)
                checkDistance(geometry, i, item);
            checkPrimitive(geometry.lods[i], item);
            checkRange(geometry.lods[i], item);
        }
    }

private:
    Item field(const Item &lod, const Field *field) const { return childOf(m_checker.tree(), lod, field); }

    void checkDistance(const UrhoModel::Geometry &geometry, size_t level, const Item &item)
    {
        const double distance = geometry.lods[level].distance;
        if (!std::isfinite(distance))
            return; // said already
        if (distance < 0)
            m_checker.report(urhoissues::distanceNegative, field(item, m_model.fields->distance),
                             {.arguments = {QString::number(distance)}, .reference = "M14"});
    }

    void checkPrimitive(const UrhoModel::Lod &lod, const Item &item)
    {
        if (lod.primitiveType >= 2 && lod.primitiveType <= 5)
            m_checker.report(urhoissues::primitiveUnusual, field(item, m_model.fields->primitiveType),
                             {.arguments = {QString::number(lod.primitiveType)}, .reference = "M15"});
        const int corners = lod.primitiveType == 0 ? 3 : lod.primitiveType == 1 ? 2 : 1;
        if (lod.indexCount % corners != 0)
            m_checker.report(
                urhoissues::primitiveIncomplete, field(item, m_model.fields->lodIndexCount),
                {.arguments = {QString::number(lod.indexCount), QString::number(corners)}, .reference = "M16"});
    }

    void checkRange(const UrhoModel::Lod &lod, const Item &item)
    {
        const UrhoModel::IndexBuffer *indexBuffer = m_model.indexBufferOf(lod);
        const UrhoModel::VertexBuffer *vertexBuffer = m_model.vertexBufferOf(lod);
        if (!indexBuffer || !indexBuffer->indices.field || indexBuffer->indices.fault != Fault::None)
            return;
        const qint64 end = lod.indexStart + lod.indexCount;
        if (end > indexBuffer->count())
            return; // the description's rule says so
        if (vertexBuffer && vertexBuffer->vertices.field && vertexBuffer->vertices.fault == Fault::None)
            m_drawn.add(
                indexBuffer->node,
                {.first = lod.indexStart, .end = end, .vertexCount = vertexBuffer->vertices.count, .level = item});
    }

    Checker &m_checker;
    const UrhoModel &m_model;
    DrawnIndices &m_drawn;
};

} // namespace

void levelsDrawWhatIsThere(Checker &checker, const UrhoModel &model)
{
    const auto drawn = std::make_shared<DrawnIndices>(checker.workerCount());
    Levels levels(checker, model, *drawn);
    for (const UrhoModel::Geometry &geometry : model.geometries)
        levels.check(geometry);
    checker.watch(drawn, {}, {model.fields->indices16, model.fields->indices32});
}

} // namespace hexahedron
