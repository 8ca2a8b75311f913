#include "core/tree/firstitem.h"

#include "core/schema/schema.h"
#include "core/tree/format.h"

namespace hexahedron {

namespace {

constexpr qint64 MostElements = 4;
constexpr int MostItems = 200000;

Item firstBelow(const Tree &tree, const Item &root, const Field &field, bool &isAllSearched)
{
    std::vector<Item> waiting{root};
    for (int seen = 0; !waiting.empty() && seen < MostItems; ++seen) {
        const Item item = waiting.back();
        waiting.pop_back();
        if (item.field == &field)
            return item;
        const bool isList = item.role == Item::Role::Array;
        if (item.role == Item::Role::Field || (isList && item.field->isNumber()))
            continue;
        const qint64 rows = tree.ownChildCount(item);
        // What would never be looked at need not wait.
        const qint64 left = MostItems - seen - qint64(waiting.size());
        const qint64 taken = qMin(isList ? qMin(rows, MostElements) : rows, left);
        isAllSearched = isAllSearched && taken == rows;
        for (qint64 row = taken; row-- > 0;)
            waiting.push_back(tree.ownChild(item, row));
    }
    isAllSearched = isAllSearched && waiting.empty();
    return {};
}

} // namespace

Item firstItemOf(const Tree &tree, const Field &field, bool *isAllSearched)
{
    bool isAll = !tree.stream(0).schema->hasContents; // what is packed in it may not have been opened yet
    for (const StreamId stream : tree.openStreams()) {
        if (tree.stream(stream).schema != field.schema)
            continue;
        if (const Item item = firstBelow(tree, tree.root(stream), field, isAll); item.isValid())
            return item;
    }
    if (isAllSearched)
        *isAllSearched = isAll;
    return {};
}

} // namespace hexahedron
