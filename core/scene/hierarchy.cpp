#include "core/scene/hierarchy.h"

namespace hexahedron {

std::vector<Descendant> parentsFirst(const std::vector<qint64> &parents)
{
    const auto count = qint64(parents.size());
    std::vector<std::vector<qint64>> children(parents.size());
    std::vector<bool> isPlaced(parents.size());
    std::vector<Descendant> order;
    order.reserve(parents.size());
    const auto place = [&](qint64 element, qint64 parent) {
        if (isPlaced[size_t(element)])
            return;
        isPlaced[size_t(element)] = true;
        order.push_back({element, parent});
    };
    for (qint64 i = 0; i < count; ++i) {
        const qint64 parent = parents[size_t(i)];
        if (parent < 0 || parent >= count || parent == i)
            place(i, -1);
        else
            children[size_t(parent)].push_back(i);
    }
    size_t next = 0;
    for (qint64 orphan = 0; orphan <= count; ++orphan) { // what no root leads to lies in circles
        for (; next < order.size(); ++next) {
            const qint64 parent = order[next].element;
            for (const qint64 child : children[size_t(parent)])
                place(child, parent);
        }
        if (orphan < count)
            place(orphan, -1);
    }
    return order;
}

} // namespace hexahedron
