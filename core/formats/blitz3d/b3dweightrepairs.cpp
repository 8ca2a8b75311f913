// Repairs of bones' weights.
#include "core/check/indextargets.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/tree/value.h"

#include <cmath>
#include <map>

namespace hexahedron::b3drepairs {

namespace {

constexpr qint64 EntrySize = 8;

constexpr auto fields = &fieldsOf<B3dFormat>;

qint32 vertexAt(const QByteArray &entries, qint64 index)
{
    qint32 vertex = 0;
    std::memcpy(&vertex, entries.constData() + index * EntrySize, 4);
    return vertex;
}

float weightAt(const QByteArray &entries, qint64 index)
{
    float weight = 0;
    std::memcpy(&weight, entries.constData() + index * EntrySize + 4, 4);
    return weight;
}

void setWeight(QByteArray &entries, qint64 index, float weight)
{
    std::memcpy(entries.data() + index * EntrySize + 4, &weight, 4);
}

QByteArray entriesOf(const Tree &tree, const Item &array)
{
    return tree.bytes(array.stream).toByteArray(array.range);
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
        Item list = childOf(tree, tree.itemOf(vertices.stream, id), fields().weights);
        if (list.isValid() && list.count > 0)
            lists.push_back(std::move(list));
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
    std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
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

} // namespace

void removeZeroWeights(Wishes &wishes, const Item &array)
{
    const QByteArray entries = entriesOf(wishes.tree(), array);
    std::vector<bool> gone(size_t(entries.size() / EntrySize));
    for (size_t i = 0; i < gone.size(); ++i)
        gone[i] = weightAt(entries, qint64(i)) == 0;
    rewrite(wishes, array, without(entries, gone));
}

void addUpWeights(Wishes &wishes, const Item &array)
{
    QByteArray entries = entriesOf(wishes.tree(), array);
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

void balanceWeights(Wishes &wishes, const Item &vertices, int most, bool onlyMany)
{
    constexpr float Tolerance = 0.01f;
    const std::vector<Item> lists = weightLists(wishes.tree(), vertices);
    std::vector<QByteArray> mended;
    std::vector<std::vector<bool>> gone;
    for (const Item &list : lists) {
        mended.push_back(entriesOf(wishes.tree(), list));
        gone.emplace_back(size_t(mended.back().size() / EntrySize));
    }
    const std::vector<Entry> entries = entriesByVertex(mended);
    for (size_t begin = 0, end = 0; begin < entries.size(); begin = end) {
        float sum = 0;
        float largest = 0;
        for (; end < entries.size() && entries[end].vertex == entries[begin].vertex; ++end) {
            sum += entries[end].weight;
            largest += end - begin < size_t(most) ? entries[end].weight : 0;
        }
        const bool hasMany = end - begin > size_t(most);
        if (onlyMany ? !hasMany : std::abs(sum - 1) <= Tolerance)
            continue;
        for (size_t i = begin; i < end; ++i) {
            const Entry &entry = entries[i];
            if (onlyMany && i - begin >= size_t(most))
                gone[entry.list][size_t(entry.index)] = true;
            else
                setWeight(mended[entry.list], entry.index, entry.weight / (onlyMany ? largest : sum));
        }
    }
    for (size_t i = 0; i < lists.size(); ++i)
        rewrite(wishes, lists[i], without(mended[i], gone[i]));
}

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
        QByteArray corners = tree.bytes(array.stream).toByteArray(array.range);
        for (qint64 i = 0; i + 4 <= corners.size(); i += 4) {
            const qint64 vertex = decodeInteger(reinterpret_cast<const uchar *>(corners.constData()) + i, 4, true);
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
                added += tree.bytes(list.stream).toByteArray(tree.child(list, vertex).range);
            }
            corners.replace(i, 4, encodeInteger(copy->second, 4));
        }
        rewrite(wishes, array, corners);
    }
    if (added.isEmpty())
        return;
    for (const Item &weights : weightLists(tree, vertices)) {
        QByteArray entries = entriesOf(tree, weights);
        const qint64 count = entries.size() / EntrySize;
        for (qint64 i = 0; i < count; ++i) {
            const auto [begin, end] = copiesOf.equal_range(vertexAt(entries, i));
            for (auto copy = begin; copy != end; ++copy)
                entries += encodeInteger(copy->second, 4) + entries.mid(i * EntrySize + 4, 4);
        }
        rewrite(wishes, weights, entries);
    }
    wishes.insertBytes(list, list.range.end, added);
}

} // namespace hexahedron::b3drepairs
