// V29 V32 V33 V34 V35 V45: bones and what they pull, and what mends them.
#include "core/check/elementfindings.h"
#include "core/check/repairs.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/tree/value.h"

#include <QtEndian>

#include <cmath>
#include <map>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<B3dFormat>;

constexpr qint64 MostBones = 254;
constexpr int MostWeights = 4;
constexpr float SumTolerance = 0.01f;
// Sums are kept for so many vertices at a time; larger meshes are gone through several times.
constexpr qint64 VerticesAtOnce = 1 << 20;
constexpr qint64 WeightAt = sizeof(qint32), EntrySize = WeightAt + sizeof(float); // vertex and weight

qint32 intAt(const void *bytes)
{
    return qFromLittleEndian<qint32>(bytes);
}

float floatAt(const void *bytes)
{
    return qFromLittleEndian<float>(bytes);
}

qint32 vertexAt(const QByteArray &entries, qint64 index)
{
    return intAt(entries.constData() + index * EntrySize);
}

float weightAt(const QByteArray &entries, qint64 index)
{
    return floatAt(entries.constData() + index * EntrySize + WeightAt);
}

void setWeight(QByteArray &entries, qint64 index, float weight)
{
    qToLittleEndian(weight, entries.data() + index * EntrySize + WeightAt);
}

/// The weight lists of all bones that pull the vertices of this VRTS.
std::vector<Item> weightLists(const Tree &tree, const Item &vertices)
{
    const StreamTree &stream = tree.stream(vertices.stream);
    IndexTargets targets(stream);
    std::vector<Item> lists;
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        if (stream.nodes[id].field != fields().bone->id)
            continue;
        const IndexTargets::Target &target = targets.of(id, *fields().weightVertex);
        if (!target.isFound() || target.frames.front() != vertices.node)
            continue;
        const Item list = childOf(tree, tree.itemOf(vertices.stream, id), fields().weights);
        if (list.isValid() && list.count > 0)
            lists.push_back(list);
    }
    return lists;
}

/// One positive weight of one vertex.
struct Entry
{
    qint32 vertex = 0;
    float weight = 0;
    quint32 list = 0;
    qint64 index = 0;
};

std::vector<Entry> entriesByVertex(const std::vector<QByteArray> &lists)
{
    std::vector<Entry> entries;
    for (quint32 l = 0; l < lists.size(); ++l) {
        for (qint64 i = 0; i < lists[l].size() / EntrySize; ++i) {
            const float weight = weightAt(lists[l], i);
            if (weight > 0 && std::isfinite(weight))
                entries.push_back({vertexAt(lists[l], i), weight, l, i});
        }
    }
    // The largest first, so that those to keep are the first of a vertex.
    std::ranges::stable_sort(entries, [](const Entry &a, const Entry &b) {
        return a.vertex < b.vertex || (a.vertex == b.vertex && a.weight > b.weight);
    });
    return entries;
}

QByteArray without(const QByteArray &entries, const std::vector<bool> &gone)
{
    QByteArray kept;
    kept.reserve(entries.size());
    for (qint64 i = 0; i < entries.size() / EntrySize; ++i) {
        if (!gone[size_t(i)])
            kept += QByteArrayView(entries).sliced(i * EntrySize, EntrySize);
    }
    return kept;
}

void removeZeroWeights(Wishes &wishes, const Item &array)
{
    const QByteArray entries = storedBytes(wishes.tree(), array);
    std::vector<bool> gone(size_t(entries.size() / EntrySize));
    for (size_t i = 0; i < gone.size(); ++i)
        gone[i] = weightAt(entries, qint64(i)) == 0;
    rewrite(wishes, array, without(entries, gone));
}

/// Makes the weights of each vertex that has too many, or whose weights do not add up to 1, right. `onlyMany` leaves the others.
void balanceWeights(Wishes &wishes, const Item &vertices, bool onlyMany)
{
    const std::vector<Item> lists = weightLists(wishes.tree(), vertices);
    std::vector<QByteArray> mended;
    std::vector<std::vector<bool>> gone;
    for (const Item &list : lists) {
        mended.push_back(storedBytes(wishes.tree(), list));
        gone.emplace_back(size_t(mended.back().size() / EntrySize));
    }
    const std::vector<Entry> entries = entriesByVertex(mended);
    for (size_t begin = 0, end = 0; begin < entries.size(); begin = end) {
        float sum = 0;
        float largest = 0;
        for (; end < entries.size() && entries[end].vertex == entries[begin].vertex; ++end) {
            sum += entries[end].weight;
            largest += end - begin < size_t(MostWeights) ? entries[end].weight : 0;
        }
        const bool hasMany = end - begin > size_t(MostWeights);
        if (onlyMany ? !hasMany : std::abs(sum - 1) <= SumTolerance)
            continue;
        for (size_t i = begin; i < end; ++i) {
            const Entry &entry = entries[i];
            if (onlyMany && i - begin >= size_t(MostWeights))
                gone[entry.list][size_t(entry.index)] = true;
            else
                setWeight(mended[entry.list], entry.index, entry.weight / (onlyMany ? largest : sum));
        }
    }
    for (size_t i = 0; i < lists.size(); ++i)
        rewrite(wishes, lists[i], without(mended[i], gone[i]));
}

/// Copies vertices that triangles of different brushes share, with their weights.
void separateBrushes(Wishes &wishes, const Item &vertices)
{
    const Tree &tree = wishes.tree();
    const Item mesh = tree.parent(vertices);
    const Item list = childOf(tree, vertices, fields().vertices);
    const qint64 meshBrush = integerIn(tree, mesh, fields().meshBrush, -1);
    qint64 next = list.count;
    std::vector<qint64> brushOf(size_t(list.count), -2); // of each vertex: that of its first triangle
    std::map<std::pair<qint64, qint64>, qint64> copies;  // vertex and brush → copy
    std::multimap<qint64, qint64> copiesOf;              // vertex → copies
    QByteArray added;
    for (const Item &tris : chunksOf(tree, mesh, fields().tris)) {
        const Item array = childOf(tree, tris, fields().triangles);
        if (!array.isValid())
            continue;
        const qint64 own = integerIn(tree, tris, fields().trisBrush, -1);
        const qint64 brush = qMax<qint64>(-1, own < 0 ? meshBrush : own);
        QByteArray corners = storedBytes(tree, array);
        for (qint64 i = 0; i + 4 <= corners.size(); i += 4) {
            const qint64 vertex = intAt(corners.constData() + i);
            if (vertex < 0 || vertex >= list.count)
                continue;
            qint64 &first = brushOf[size_t(vertex)];
            if (first == -2 || first == brush) {
                first = brush;
                continue;
            }
            const auto [copy, isNew] = copies.try_emplace({vertex, brush}, next);
            if (isNew) {
                ++next;
                copiesOf.emplace(vertex, copy->second);
                added += storedBytes(tree, tree.child(list, vertex));
            }
            corners.replace(i, 4, encodeInteger(copy->second, 4));
        }
        rewrite(wishes, array, corners);
    }
    if (added.isEmpty())
        return;
    for (const Item &weights : weightLists(tree, vertices)) {
        QByteArray entries = storedBytes(tree, weights);
        const qint64 count = entries.size() / EntrySize;
        for (qint64 i = 0; i < count; ++i) {
            const auto [begin, end] = copiesOf.equal_range(vertexAt(entries, i));
            for (auto copy = begin; copy != end; ++copy)
                entries += encodeInteger(copy->second, 4) + entries.mid(i * EntrySize + WeightAt, EntrySize - WeightAt);
        }
        rewrite(wishes, weights, entries);
    }
    wishes.insertBytes(list, list.range.end, added);
}

/// There can be millions.
struct Bone
{
    NodeId vertices = NoNode; ///< the VRTS that it pulls
    NodeId node = NoNode;
};

/// Vertices with something in common: how many, and the first.
struct VerticesFound
{
    qint64 count = 0;
    qint64 first = 0;
    float value = 0; ///< of the first

    void add(qint64 vertex, float of = 0)
    {
        if (count++ == 0) {
            first = vertex;
            value = of;
        }
    }
};

/// Of one worker.
struct WeightsFound
{
    FoundThings<Bone> bones;
    FoundThings<ElementsFound> zeros;
};

class WeightWatch final : public B3dWorkersWatch<WeightsFound>
{
public:
    using B3dWorkersWatch::B3dWorkersWatch;

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        // Bones with weights are seen by their weights; the others would not have to be laid out otherwise.
        const NodeStore &nodes = checker.nodes();
        const NodeId last = sight.node + nodes[sight.node].descendants;
        for (NodeId id = sight.node + 1; id <= last && nodes[id].field != fields.node->id;
             id += nodes[id].descendants + 1) {
            if (nodes[id].field == fields.bone->id && nodes[id].size < fields.bone->derived.leastSize + EntrySize)
                add(id, false, checker.targets().of(id, *fields.weightVertex), checker);
        }
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        if (run.first == 0) {
            static const IndexTargets::Target nothing;
            add(run.node, true, run.target ? *run.target : nothing, checker);
        }
        ElementsFound zeros{.node = run.node, .found = {}};
        for (qint64 i = 0; i < run.count; ++i) {
            const uchar *entry = run.element(i);
            if (floatAt(entry + WeightAt) == 0)
                zeros.found.note(run.first + i);
        }
        if (zeros.found.count > 0)
            of(checker).zeros.push_back(zeros);
    }

    void finish(Checker &checker) override
    {
        reportZeros(checker);
        auto lists = taken(&WeightsFound::bones);
        const LargeVector<Bone> bones = inOrder(lists, [](const Bone &a, const Bone &b) {
            return std::tie(a.vertices, a.node) < std::tie(b.vertices, b.node);
        });
        for (size_t first = 0; first < bones.size() && !checker.isCancelled();) {
            size_t end = first;
            while (end < bones.size() && bones[end].vertices == bones[first].vertices)
                ++end;
            seeSkin(std::span(bones).subspan(first, end - first), checker);
            first = end;
        }
    }

private:
    void add(NodeId node, bool hasWeights, const IndexTargets::Target &target, Checker &checker)
    {
        if (target.isFound())
            return of(checker).bones.push_back({.vertices = target.frames.front(), .node = node});
        const Item bone = checker.itemOf(node);
        checker.report(
            b3dissues::boneWithoutMesh, bone,
            {.reference = "V29",
             .severity = hasWeights ? Severity::Error : Severity::Info, // loaders refuse it unless it is empty
             .repair = repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the BONE."), bone)});
    }

    void reportZeros(Checker &checker)
    {
        auto lists = taken(&WeightsFound::zeros);
        for (const auto &[node, found] : perArray(lists)) {
            if (!checker.lists(b3dissues::weightZero))
                continue;
            const Item array = checker.partOf(node, fields.weights);
            checker.report(b3dissues::weightZero, checker.tree().child(array, found.first),
                           {.arguments = {found.count, array.count},
                            .reference = "V32",
                            .count = found.count,
                            .elements = found.elements,
                            .repair = {QT_TRANSLATE_NOOP("repairs", "Delete these weights."),
                                       {},
                                       [array](Wishes &wishes) { removeZeroWeights(wishes, array); }}});
        }
    }

    /// Everything about the bones of one mesh.
    void seeSkin(std::span<const Bone> bones, Checker &checker) const
    {
        const NodeId vertices = bones.front().vertices;
        const Item list = checker.partOf(vertices, fields.vertices);
        if (qint64(bones.size()) > MostBones) {
            checker.report(b3dissues::manyBones, checker.itemOf(checker.nodes().parent(vertices)), "V29",
                           {bones.size()});
        }
        const qint64 total = checker.targets().of(bones.front().node, *fields.weightVertex).total;
        VerticesFound many, none, notOne, shared;
        std::vector<float> sums;
        std::vector<quint8> counts;
        const std::vector<Triangles> triangles = trianglesOf(checker.nodes().parent(vertices), checker);
        ByteCursor cursor(checker.tree().bytes(checker.stream()));
        for (qint64 base = 0; base < total && !checker.isCancelled(); base += VerticesAtOnce) {
            const qint64 count = qMin(VerticesAtOnce, total - base);
            sums.assign(size_t(count), 0);
            counts.assign(size_t(count), 0);
            for (size_t i = 0; i < bones.size(); ++i) {
                constexpr size_t Ahead = 8; // bones lie far apart: their nodes are fetched before they are needed
                __builtin_prefetch(&checker.nodes()[bones[qMin(i + Ahead, bones.size() - 1)].node]);
                addWeights(checker.nodes()[bones[i].node], base, cursor, sums, counts);
            }
            for (qint64 i = 0; i < count; ++i) {
                const auto n = size_t(i);
                if (counts[n] == 0)
                    none.add(base + i);
                else if (std::abs(sums[n] - 1) > SumTolerance)
                    notOne.add(base + i, sums[n]);
                if (counts[n] > MostWeights)
                    many.add(base + i);
            }
            if (triangles.size() > 1)
                findShared(triangles, base, count, cursor, shared);
        }
        const auto report = [&](const IssueKind &kind, const char *reference, const VerticesFound &found,
                                QStringList more, Repair repair) {
            if (found.count == 0)
                return;
            const Item item = found.first < list.count ? checker.tree().child(list, found.first) : list;
            checker.report(kind, item,
                           {.arguments = QStringList{QString::number(found.count), QString::number(found.first)} + more,
                            .reference = reference,
                            .count = found.count,
                            .repair = std::move(repair)});
        };
        const Item frame = checker.itemOf(vertices);
        report(b3dissues::manyWeights, "V33", many, {},
               {QT_TRANSLATE_NOOP("repairs", "Keep the four largest and make them add up to 1."),
                {},
                [frame](Wishes &wishes) { balanceWeights(wishes, frame, true); }});
        report(b3dissues::vertexWithoutWeight, "V34", none, {}, {});
        report(b3dissues::weightsNotOne, "V35", notOne, {QString::number(double(notOne.value))},
               {QT_TRANSLATE_NOOP("repairs", "Divide the weights by their sum."), {}, [frame](Wishes &wishes) {
                    balanceWeights(wishes, frame, false);
                }});
        report(b3dissues::vertexSharedByBrushes, "V45", shared, {},
               {QT_TRANSLATE_NOOP("repairs", "Give each brush its own copy."), {}, [frame](Wishes &wishes) {
                    separateBrushes(wishes, frame);
                }});
    }

    void addWeights(const Node &bone, qint64 base, ByteCursor &cursor, std::vector<float> &sums,
                    std::vector<quint8> &counts) const
    {
        // A BONE is its weights.
        const qint64 begin = bone.begin + fields.bone->derived.leastSize;
        const qint64 count = (bone.range().end - begin) / EntrySize;
        for (qint64 i = 0; i < count; ++i) {
            const uchar *entry = cursor.at(begin + i * EntrySize, EntrySize);
            if (!entry)
                return;
            const qint64 vertex = intAt(entry) - base;
            const float weight = floatAt(entry + WeightAt);
            if (vertex < 0 || vertex >= qint64(sums.size()) || !(weight > 0) || !std::isfinite(weight))
                continue;
            sums[size_t(vertex)] += weight;
            if (counts[size_t(vertex)] < 255)
                ++counts[size_t(vertex)];
        }
    }

    struct Triangles
    {
        qint64 begin = 0;
        qint64 corners = 0;
        qint32 brush = -1;
    };

    /// The lists of a mesh, when they use different brushes; nothing else matters here.
    std::vector<Triangles> trianglesOf(NodeId mesh, Checker &checker) const
    {
        std::vector<Triangles> lists;
        const NodeStore &nodes = checker.nodes();
        if (mesh == NoNode || nodes[mesh].field != fields.mesh->id)
            return lists;
        const qint64 meshBrush = checker.integerOf(mesh, fields.meshBrush, -1);
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        for (NodeId id = nodes.firstChild(mesh); id != NoNode; id = nodes.nextSibling(id)) {
            if (nodes[id].field != fields.tris->id)
                continue;
            const NodeSight sight = sightOf(visitor, id);
            const qint64 brush = sight.integer(fields.trisBrush, -1);
            if (const Part *list = sight.part(fields.triangles))
                lists.push_back({list->range.begin, list->count * 3, qint32(brush < 0 ? meshBrush : brush)});
        }
        const bool areSame = std::ranges::all_of(lists, [&](const Triangles &t) { return t.brush == lists[0].brush; });
        return areSame ? std::vector<Triangles>() : lists;
    }

    static void findShared(const std::vector<Triangles> &lists, qint64 base, qint64 count, ByteCursor &cursor,
                           VerticesFound &shared)
    {
        constexpr qint64 Unused = qint64(1) << 40, Shared = Unused + 1; // no brush has these numbers
        std::vector<qint64> brushes(size_t(count), Unused);
        for (const Triangles &list : lists) {
            for (qint64 i = 0; i < list.corners; ++i) {
                const uchar *bytes = cursor.at(list.begin + i * 4, 4);
                const qint64 vertex = bytes ? intAt(bytes) - base : -1;
                if (vertex < 0 || vertex >= count)
                    continue;
                qint64 &brush = brushes[size_t(vertex)];
                brush = brush == Unused || brush == list.brush ? qint64(list.brush) : Shared;
            }
        }
        for (qint64 i = 0; i < count; ++i) {
            if (brushes[size_t(i)] == Shared)
                shared.add(base + i);
        }
    }
};

} // namespace

void addUpWeights(Wishes &wishes, const Item &array)
{
    QByteArray entries = storedBytes(wishes.tree(), array);
    std::vector<bool> gone(size_t(entries.size() / EntrySize));
    std::map<qint32, qint64> first;
    for (size_t i = 0; i < gone.size(); ++i) {
        const auto [known, isNew] = first.try_emplace(vertexAt(entries, qint64(i)), qint64(i));
        gone[i] = !isNew;
        if (!isNew)
            setWeight(entries, known->second, weightAt(entries, known->second) + weightAt(entries, qint64(i)));
    }
    rewrite(wishes, array, without(entries, gone));
}

void weightsAddUp(Checker &checker)
{
    checker.watch(std::make_shared<WeightWatch>(checker.workerCount()), {fields().node}, {fields().weights});
}

} // namespace hexahedron
