// Models: how vertices are described, what geometries draw, morphs, how bones pull vertices, and the end, which a file may leave out.
#include "core/changes/wishes.h"
#include "core/check/countedfirst.h"
#include "core/check/elementfindings.h"
#include "core/check/repairs.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhomodel.h"
#include "core/formats/urho3d/urhovertex.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

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
    void add(NodeId indexBuffer, const Draw &draw) { m_draws[indexBuffer].push_back(draw); }

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
        const Item indexBuffer = checker.itemOf(buffer);
        for (qint64 row = 0; row < tree.childCount(indexBuffer); ++row) {
            const Item indices = tree.child(indexBuffer, row);
            if (indices.role != Item::Role::Array)
                continue;
            const Item index = tree.child(indices, finding.first);
            const QByteArray bytes = tree.bytes(checker.stream()).toByteArray(index.range);
            const qint64 number = decodeInteger(reinterpret_cast<const uchar *>(bytes.constData()), index.field->width,
                                                false);
            checker.report(urhoissues::vertexOutOfRange, index,
                           {.arguments = {number, tree.path(draw.level), draw.vertexCount},
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

/// M14 M15 M16
void checkLevel(Checker &checker, const UrhoModel &model, const UrhoModel::Lod &lod, const Item &item, bool isFirst)
{
    const auto field = [&](const Field *wanted) { return childOf(checker.tree(), item, wanted); };
    if (!isFirst && std::isfinite(lod.distance) && lod.distance < 0)
        checker.report(urhoissues::distanceNegative, field(model.fields->distance), "M14",
                       {QString::number(lod.distance)});
    if (lod.primitiveType >= UrhoModelFormat::PointList && lod.primitiveType <= UrhoModelFormat::TriangleFan)
        checker.report(urhoissues::primitiveUnusual, field(model.fields->primitiveType), "M15", {lod.primitiveType});
    if (lod.indexCount % lod.corners() != 0)
        checker.report(urhoissues::primitiveIncomplete, field(model.fields->lodIndexCount), "M16",
                       {lod.indexCount, lod.corners()});
}

/// What a level draws, where that is known.
void addDraw(DrawnIndices &drawn, const UrhoModel &model, const UrhoModel::Lod &lod, const Item &item)
{
    const auto isWhole = [](const Part &part) { return part.field && part.fault == Fault::None; };
    const UrhoModel::IndexBuffer *indices = model.indexBufferOf(lod);
    const UrhoModel::VertexBuffer *vertices = model.vertexBufferOf(lod);
    const qint64 end = lod.indexStart + lod.indexCount;
    if (indices && vertices && isWhole(indices->indices) && isWhole(vertices->vertices) && end <= indices->count())
        drawn.add(indices->node,
                  {.first = lod.indexStart, .end = end, .vertexCount = vertices->vertices.count, .level = item});
}

/// A geometry for each index buffer, which draws all its triangles; as exporters write them. How it was divided nobody knows.
Repair drawAll(Checker &checker, const UrhoModel &model)
{
    constexpr qint64 Corners = 3;
    const Item geometries = checker.partOf(model.node, model.fields->geometries);
    QByteArray bytes;
    qint64 count = 0;
    for (size_t i = 0; i < model.indexBuffers.size(); ++i) {
        const qint64 indices = model.indexBuffers[i].count() / Corners * Corners;
        const size_t vertices = qMin(i, model.vertexBuffers.size() - 1);
        if (indices == 0)
            continue;
        // No bone mapping, one level from distance 0 on, from the first index on.
        for (const qint64 number : {qint64(0), qint64(1), qint64(0), qint64(UrhoModelFormat::TriangleList),
                                    qint64(vertices), qint64(i), qint64(0), indices})
            bytes += encodeInteger(number, 4);
        ++count;
    }
    if (count == 0 || !geometries.isValid())
        return {};
    Repair repair{QT_TRANSLATE_NOOP("repairs", "Add a geometry for each index buffer, which draws all its triangles."),
                  {},
                  [=](Wishes &wishes) { wishes.insertElements(geometries, 0, count, bytes); }};
    repair.isGuess = true;
    return repair;
}

void levelsDrawWhatIsThere(Checker &checker, const UrhoModel &model)
{
    const auto drawn = std::make_shared<DrawnIndices>(checker.workerCount());
    const auto hasVertices = [](const UrhoModel::VertexBuffer &buffer) { return buffer.vertices.count > 0; };
    const Field *count = model.fields->geometries->times.singleField();
    if (checker.integerOf(model.node, count, -1) == 0 && std::ranges::any_of(model.vertexBuffers, hasVertices))
        checker.report(urhoissues::nothingDrawn, checker.partOf(model.node, count), "M13", {}, drawAll(checker, model));
    for (const UrhoModel::Geometry &geometry : model.geometries) {
        const Item lods = checker.partOf(geometry.node, model.fields->lods);
        if (geometry.lods.empty() && lods.isValid() && lods.fault == Fault::None)
            checker.report(urhoissues::geometryEmpty, checker.itemOf(geometry.node), "M13");
        for (size_t i = 0; i < geometry.lods.size(); ++i) {
            const Item item = checker.tree().child(lods, qint64(i));
            checkLevel(checker, model, geometry.lods[i], item, i == 0);
            addDraw(*drawn, model, geometry.lods[i], item);
        }
    }
    checker.watch(drawn, {}, {model.fields->indices16, model.fields->indices32});
}

Repair widenRange(Checker &checker, const UrhoModel &model, const UrhoModel::VertexBuffer &buffer, qint64 least,
                  qint64 most)
{
    const Item start = checker.partOf(buffer.node, model.fields->morphRangeStart);
    const Item count = checker.partOf(buffer.node, model.fields->morphRangeCount);
    if (most > buffer.vertices.count)
        return {}; // there are no such vertices
    return {QT_TRANSLATE_NOOP("repairs", "Widen the morph range."), {}, [=](Wishes &wishes) {
                wishes.setNumber(start, double(least));
                wishes.setNumber(count, double(most - least));
            }};
}

/// M20
void checkMoved(Checker &checker, const UrhoModel &model, const NodeSight &sight, qint64 number)
{
    struct Moved
    {
        qint64 bit;
        UrhoSemantic semantic; ///< which people know by its name
        Meaning meaning;
        int components;
    };
    static constexpr std::array all{Moved{UrhoModelFormat::MovesPosition, UrhoSemantic::Position, Meaning::Position, 3},
                                    Moved{UrhoModelFormat::MovesNormal, UrhoSemantic::Normal, Meaning::Normal, 3},
                                    Moved{UrhoModelFormat::MovesTangent, UrhoSemantic::Tangent, Meaning::Tangent, 4}};
    const qint64 mask = sight.integer(model.fields->morphElementMask);
    for (const Moved &moved : all) {
        const Part *part = model.vertexBuffers[size_t(number)].partThatMeans(moved.meaning);
        if ((mask & moved.bit) == 0 || (part && part->field->kind == Kind::Float && part->count == moved.components))
            continue;
        const QString name = QCoreApplication::translate("UrhoModelFormat", urhoSemantics[size_t(moved.semantic)].name);
        checker.report(urhoissues::morphElementMissing, checker.partOf(sight.node, model.fields->morphElementMask),
                       "M20", {name, number});
    }
}

/// M21
void checkMovedVertices(Checker &checker, const UrhoModel &model, NodeId node, const Part &moved,
                        const UrhoModel::VertexBuffer &buffer)
{
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
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
    const Tree &tree = checker.tree();
    const Item element = tree.child(checker.partOf(node, model.fields->morphVertices), outside.first);
    const qint64 index = cursor.u32(element.range.begin);
    checker.report(urhoissues::morphVertexOutside, tree.child(element, 0),
                   {.arguments = {index, buffer.morphStart, rangeEnd - 1},
                    .reference = "M21",
                    .count = outside.count,
                    .elements = outside.elements,
                    .repair = widenRange(checker, model, buffer, least, most)});
}

/// M20 M21
void morphsFitTheirBuffers(Checker &checker, const UrhoModel &model)
{
    const UrhoModelFormat::Fields &f = *model.fields;
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    for (NodeId id = UrhoModel::firstOf(nodes, model.node, f.morphs); id != NoNode; id = nodes.nextSibling(id)) {
        NodeId node = UrhoModel::firstOf(nodes, id, f.morphBuffers);
        for (; node != NoNode; node = nodes.nextSibling(node)) {
            const NodeSight sight = sightOf(visitor, node);
            const qint64 number = sight.integer(f.morphVertexBuffer, -1);
            const Part *moved = sight.part(f.morphVertices);
            if (number < 0 || number >= qint64(model.vertexBuffers.size()))
                continue;
            checkMoved(checker, model, sight, number);
            const UrhoModel::VertexBuffer &buffer = model.vertexBuffers[size_t(number)];
            if (moved && buffer.vertices.field)
                checkMovedVertices(checker, model, node, *moved, buffer);
        }
    }
}

/// Blend weights and indices of one vertex buffer, and how many bones each vertex may name.
struct Skin
{
    Part weights, indices;       ///< of the vertex
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
            if (vertex[skin.indices.range.begin + i] >= limit
                && decodeFloat(vertex + skin.weights.range.begin + sizeof(float) * size_t(i), sizeof(float)) != 0)
                return true;
        }
        return false;
    }

    void reportIndices(Checker &checker, NodeId node, const CountedFirst &finding)
    {
        const Skin &skin = m_skins.at(node);
        const Tree &tree = checker.tree();
        const Item vertex = tree.child(checker.partOf(node, m_fields.vertices), finding.first);
        const std::vector<qint64> indices = integersIn(tree, vertex, skin.indices.field);
        const std::vector<double> weights = floatsIn(tree, vertex, skin.weights.field);
        if (indices.size() < 4 || weights.size() < 4)
            return;
        const quint32 limit = skin.limits[size_t(finding.first)];
        size_t wrong = 0;
        while (wrong < 3 && (indices[wrong] < limit || weights[wrong] == 0))
            ++wrong;
        checker.report(urhoissues::blendIndexOutside,
                       tree.child(childOf(tree, vertex, skin.indices.field), qint64(wrong)),
                       {.arguments = {indices[wrong], limit},
                        .reference = "M31",
                        .count = finding.count,
                        .elements = finding.elements,
                        .repair = nameStrongest(checker.partOf(node, m_fields.vertices), skin, finding)});
    }

    /// A guess: which bone was meant is not known.
    static Repair nameStrongest(const Item &vertices, const Skin &skin, const CountedFirst &finding)
    {
        constexpr qint64 MostVertices = 10'000;
        if (finding.elements.count() != finding.count || finding.count > MostVertices)
            return {};
        std::vector<std::pair<qint64, quint32>> found; // vertices, and how many bones they may name
        for (qint64 i = 0; i < finding.count; ++i) {
            const qint64 vertex = finding.elements.at(i);
            found.emplace_back(vertex, skin.limits[size_t(vertex)]);
        }
        const Field *indices = skin.indices.field;
        const Field *weights = skin.weights.field;
        Repair repair{QT_TRANSLATE_NOOP("repairs", "Name the bone that pulls the vertex most instead, or bone 0."),
                      {},
                      [=, found = std::move(found)](Wishes &wishes) {
                          for (const auto &[number, limit] : found)
                              nameStrongest(wishes, wishes.tree().child(vertices, number), *indices, *weights, limit);
                      }};
        repair.isGuess = true;
        return repair;
    }

    static void nameStrongest(Wishes &wishes, const Item &vertex, const Field &indexField, const Field &weightField,
                              quint32 limit)
    {
        const Tree &tree = wishes.tree();
        const std::vector<qint64> indices = integersIn(tree, vertex, &indexField);
        const std::vector<double> weights = floatsIn(tree, vertex, &weightField);
        const size_t count = qMin(indices.size(), weights.size());
        qint64 strongest = 0;
        double most = 0;
        for (size_t i = 0; i < count; ++i) {
            if (indices[i] < limit && weights[i] > most) {
                strongest = indices[i];
                most = weights[i];
            }
        }
        const Item own = childOf(tree, vertex, &indexField);
        for (size_t i = 0; i < count; ++i) {
            if (indices[i] >= limit && weights[i] != 0)
                wishes.setNumber(own, double(strongest), int(i));
        }
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
            ByteCursor cursor(checker.tree().bytes(checker.stream()));
            const Part &list = indices->indices;
            const int width = list.field ? list.field->width : 0;
            for (qint64 i = lod.indexStart; i < lod.indexStart + lod.indexCount && !checker.isCancelled(); ++i) {
                const qint64 vertex = decodeInteger(cursor.at(list.range.begin + i * width, width), width, false);
                if (vertex >= qint64(skin->second.limits.size()))
                    continue;
                quint32 &known = skin->second.limits[size_t(vertex)];
                known = known == 0 ? limit : qMin(known, limit);
            }
        }
    }
}

void weightsFitTheSkeleton(Checker &checker, const UrhoModel &model)
{
    std::map<NodeId, Skin> skins;
    for (const UrhoModel::VertexBuffer &buffer : model.vertexBuffers) {
        const Part *weights = buffer.partThatMeans(Meaning::BoneWeight);
        const Part *indices = buffer.partThatMeans(Meaning::BoneIndex);
        const bool isUsual = weights && weights->field->kind == Kind::Float && weights->count == 4 && indices
                             && indices->field->width == 1 && !indices->field->number.isScaledToOne;
        if (!isUsual || model.bones == 0)
            continue;
        Skin skin{*weights, *indices, {}};
        skin.limits.resize(size_t(buffer.vertices.count), 0);
        skins.emplace(buffer.node, std::move(skin));
    }
    if (skins.empty())
        return;
    limitDrawn(checker, model, skins);
    checker.watch(std::make_shared<BlendIndices>(*model.fields, std::move(skins), checker.workerCount()), {},
                  {model.fields->vertices});
}

/// M28 M33
void checkMappings(Checker &checker, const UrhoModel &model)
{
    constexpr qint64 SmallLimit = 64;
    qint64 mapped = 0;
    qint64 drawn = 0;
    const auto draws = [](const UrhoModel::Geometry &geometry) {
        return std::ranges::any_of(geometry.lods, [](const UrhoModel::Lod &lod) { return lod.indexCount > 0; });
    };
    for (const UrhoModel::Geometry &geometry : model.geometries) {
        if (!draws(geometry))
            continue;
        ++drawn;
        mapped += geometry.mappedBones > 0 ? 1 : 0;
        const qint64 used = geometry.mappedBones > 0 ? geometry.mappedBones : model.bones;
        if (used > SmallLimit)
            checker.report(urhoissues::manyBones, checker.itemOf(geometry.node), "M33", {used});
    }
    if (model.bones == 0 || mapped == 0 || mapped == drawn)
        return;
    for (const UrhoModel::Geometry &geometry : model.geometries) {
        if (geometry.mappedBones > 0 || !draws(geometry))
            continue;
        checker.report(urhoissues::mappingIncomplete, checker.itemOf(geometry.node), "M28", {mapped, drawn});
        return;
    }
}

/// False when something before the skeleton is missing, or anything is cut off.
bool endsWhole(Checker &checker, const UrhoModel &model)
{
    const Field *last = model.hasBoneCount ? model.fields->bones : model.fields->morphs;
    if (!checker.partOf(model.node, last).isValid())
        return false;
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    for (NodeId node = model.node; node != NoNode; node = nodes.lastChild(node)) {
        const std::vector<Part> &parts = visitor.layOut(node);
        if (std::ranges::any_of(parts, [](const Part &part) { return part.fault != Fault::None; }))
            return false;
    }
    return true;
}

void modelHasItsEnd(Checker &checker, const UrhoModel &model)
{
    constexpr qint64 CountSize = 4, BoxSize = 24, CenterSize = 12;
    const Item section = checker.itemOf(model.node);
    const bool isLast = section.range.end == checker.tree().bytes(checker.stream()).size();
    if (!model.hasBox) {
        const bool isCut = checker.partOf(model.node, model.fields->boundingBox).isValid()
                           || !endsWhole(checker, model); // said already
        if (isCut || !isLast || section.range.isEmpty())
            return;
        const Field *first = model.hasBoneCount ? model.fields->boundingBox : model.fields->boneCount;
        checker.report(urhoissues::endMissing, section, "M2", {first->name},
                       repairs::append(QT_TRANSLATE_NOOP("repairs", "Append what is missing."), section,
                                       QByteArray(model.hasBoneCount ? BoxSize : CountSize + BoxSize, '\0')));
        return;
    }
    const Item centers = checker.partOf(model.node, model.fields->geometryCenters);
    const qint64 there = centers.isValid() ? centers.count : 0;
    const auto wanted = qint64(model.geometries.size());
    if (there >= wanted)
        return;
    checker.report(urhoissues::centersMissing, section, "M3", {there, wanted},
                   isLast ? repairs::append(QT_TRANSLATE_NOOP("repairs", "Append centers at 0, 0, 0."), section,
                                            QByteArray((wanted - there) * CenterSize, '\0'))
                          : Repair{});
}

QString hex(qint64 number)
{
    return QString::number(number, 16);
}

/// The elements of a UMD2 vertex, one by one.
void checkElements(Checker &checker, const UrhoModel &model, const UrhoModel::VertexBuffer &buffer)
{
    const Tree &tree = checker.tree();
    const Item list = checker.partOf(buffer.node, model.fields->elements);
    std::set<std::pair<int, int>> seen;
    for (size_t i = 0; i < buffer.words.size(); ++i) {
        const qint64 word = buffer.words[i];
        const UrhoElement element = UrhoElement::of(word);
        const Item item = tree.child(tree.child(list, qint64(i)), 0);
        if (!item.isValid())
            return;
        if (element.type < UrhoElementTypeCount
            && !element.isReadable()) // else nobody knows the layout, which has been said
            checker.report(urhoissues::elementUnknown, item, "M4", {hex(word)});
        if (word != element.word())
            checker.report(urhoissues::elementBitsUnused, item, "M5", {hex(word)},
                           repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Clear the bits that have no meaning."),
                                              item, double(element.word())));
        if (!seen.insert({element.semantic, element.index}).second && element.isReadable())
            checker.report(
                urhoissues::elementRepeated, item, "M6",
                {QString::fromLatin1(urhoSemantics[size_t(element.semantic)].name) + QString::number(element.index)});
    }
}

void checkMask(Checker &checker, const UrhoModel &model, const UrhoModel::VertexBuffer &buffer)
{
    const Item mask = checker.partOf(buffer.node, model.fields->elementMask);
    std::set<std::pair<Meaning, int>> seen;
    bool isOfInstances = false;
    for (const Part &part : buffer.shape) {
        const Field &field = *part.field;
        if (field.meaning == Meaning::None || !mask.isValid())
            continue;
        isOfInstances = isOfInstances || (field.meaning == Meaning::TexCoord && field.meaningSet >= 4);
        if (!seen.insert({field.meaning, field.meaningSet}).second)
            checker.report(urhoissues::elementRepeated, mask, "M6", {part.field->name});
    }
    if (isOfInstances)
        checker.report(urhoissues::elementOfInstances, mask, "M6");
}

void buffersAreDescribedWell(Checker &checker, const UrhoModel &model)
{
    for (const UrhoModel::VertexBuffer &buffer : model.vertexBuffers) {
        if (!buffer.vertices.field)
            continue;
        if (model.fields->elements)
            checkElements(checker, model, buffer);
        else
            checkMask(checker, model, buffer);
        const bool isReadable = buffer.vertices.fault != Fault::LayoutUnknown;
        if (isReadable && !buffer.partThatMeans(Meaning::Position))
            checker.report(urhoissues::positionMissing, checker.itemOf(buffer.node), "M7");
    }
}

void modelHoldsTogether(Checker &checker)
{
    const std::optional<UrhoModel> model = UrhoModel::read(checker.tree().stream(checker.stream()));
    if (!model)
        return;
    buffersAreDescribedWell(checker, *model);
    levelsDrawWhatIsThere(checker, *model);
    morphsFitTheirBuffers(checker, *model);
    checkMappings(checker, *model);
    weightsFitTheSkeleton(checker, *model);
    modelHasItsEnd(checker, *model);
}

} // namespace

std::vector<Rule> urhoModelRules()
{
    return {modelHoldsTogether};
}

} // namespace hexahedron
