#pragma once

#include "core/formats/registry.h"
#include "core/report/treewalk.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"

#include <map>

/// Ways through the tree of any sample.
namespace hexahedron::test {

inline std::shared_ptr<const Tree> readSample(const QString &file)
{
    QString error;
    const std::optional<Bytes> bytes = Bytes::fromFile(file, &error);
    return bytes ? readTree(*bytes, file) : nullptr;
}

/// Visits leaves in order. Arrays count as one leaf unless `intoArrays`; then their first, middle and last elements are entered
/// and the array's end is trusted to the stride.
template<typename Visit>
void forEachLeaf(const Tree &tree, const Item &item, bool intoArrays, Visit visit)
{
    const qint64 rows = tree.childCount(item);
    const qint64 own = tree.ownChildCount(item);
    const bool hasElsewhere = item.role == Item::Role::Array
                              && std::any_of(item.field->body.begin(), item.field->body.end(),
                                             [](const Field *f) { return f->isElsewhere(); });
    const bool isWhole = (item.role == Item::Role::Field && rows == own)
                         || (item.role == Item::Role::Array && ((!intoArrays && !hasElsewhere) || rows == 0));
    if (isWhole || rows == 0) {
        visit(item);
        return;
    }
    const bool isLong = item.role == Item::Role::Array && rows > 3 && !hasElsewhere;
    for (qint64 row = 0; row < rows; ++row) {
        if (isLong && row != 0 && row != rows / 2 && row != rows - 1)
            continue;
        forEachLeaf(tree, tree.child(item, row), intoArrays, visit);
    }
}

/// Leaves in the order of their bytes: what lies elsewhere than the record it belongs to is visited out of that order.
inline QByteArray uncovered(const Tree &tree)
{
    tree.openAll();
    std::map<StreamId, std::vector<Item>> leaves;
    for (StreamId stream = 0; stream < tree.streamCount(); ++stream)
        leaves[stream];
    forEachLeaf(tree, tree.root(), false, [&](const Item &leaf) {
        if (!leaf.range.isEmpty())
            leaves[tree.baseOf(leaf.stream)].push_back(leaf);
    });
    for (auto &[stream, items] : leaves) {
        std::stable_sort(items.begin(), items.end(),
                         [](const Item &a, const Item &b) { return a.range.begin < b.range.begin; });
        qint64 position = 0;
        for (const Item &leaf : items) {
            if (leaf.range.begin != position)
                return "gap or overlap before " + tree.path(leaf).toUtf8() + " at "
                       + QByteArray::number(leaf.range.begin) + ", expected " + QByteArray::number(position)
                       + " in stream " + QByteArray::number(stream);
            position = leaf.range.end;
        }
        if (position != tree.bytes(stream).size())
            return "leaves of stream " + QByteArray::number(stream) + " end at " + QByteArray::number(position);
    }
    return {};
}

/// The same for many readings in a row: goes the way of the reports, which lays out no node twice. Says so when something
/// lies between the leaves.
class Coverage final : public TreeVisitor
{
public:
    explicit Coverage(const Tree &tree)
        : m_tree(tree)
    {
    }
    void enter(const Visit &visit) override
    {
        if (visit.isLeaf && !visit.item.range.isEmpty())
            m_leaves[m_tree.baseOf(visit.item.stream)].push_back(visit.item.range);
    }
    bool isWhole()
    {
        for (StreamId stream = 0; stream < m_tree.streamCount(); ++stream) {
            std::vector<ByteRange> &leaves = m_leaves[stream];
            std::stable_sort(leaves.begin(), leaves.end(),
                             [](const ByteRange &a, const ByteRange &b) { return a.begin < b.begin; });
            qint64 end = 0;
            for (const ByteRange leaf : leaves) {
                if (leaf.begin != end)
                    return false;
                end = leaf.end;
            }
            if (end != m_tree.bytes(stream).size())
                return false;
        }
        return true;
    }

private:
    const Tree &m_tree;
    std::map<StreamId, std::vector<ByteRange>> m_leaves;
};

inline QByteArray uncoveredByWalk(const Tree &tree)
{
    Coverage coverage(tree);
    TreeWalk(tree, {}, coverage).walkAll();
    return coverage.isWhole() ? QByteArray() : "the walk: " + uncovered(tree);
}

template<typename Visit>
void forEachItem(const Tree &tree, const Item &item, Visit visit)
{
    visit(item);
    const qint64 rows = tree.childCount(item);
    const bool isLong = item.role == Item::Role::Array && rows > 3;
    for (qint64 row = 0; row < rows; ++row) {
        if (!isLong || row == 0 || row == rows / 2 || row == rows - 1)
            forEachItem(tree, tree.child(item, row), visit);
    }
}

inline std::vector<Item> itemsOf(const Tree &tree)
{
    std::vector<Item> items;
    forEachItem(tree, tree.root(), [&](const Item &item) { items.push_back(item); });
    return items;
}

} // namespace hexahedron::test
