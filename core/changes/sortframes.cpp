#include "core/changes/sortframes.h"

#include "core/changes/wishes.h"

namespace hexahedron {

void sortFrames(Wishes &wishes, const Item &parent, const std::map<const Field *, int> &ranks)
{
    const Tree &tree = wishes.tree();
    std::vector<Item> places;
    const auto layout = tree.layoutOf(parent.stream, parent.node);
    for (const NodeId id : layout->frames)
        places.push_back(tree.itemOf(parent.stream, id));
    std::vector<Item> sorted;
    std::copy_if(places.begin(), places.end(), std::back_inserter(sorted),
                 [&](const Item &i) { return ranks.contains(i.field); });
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const Item &a, const Item &b) { return ranks.at(a.field) < ranks.at(b.field); });
    if (sorted.empty())
        return;
    Bytes bytes;
    auto next = sorted.begin();
    for (const Item &place : places)
        bytes = bytes.appended(
            tree.bytes(parent.stream).mid(ranks.contains(place.field) ? (next++)->range : place.range));
    wishes.splice(parent.stream, {places.front().range.begin, places.back().range.end}, bytes);
}

} // namespace hexahedron
