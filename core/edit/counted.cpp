#include "core/edit/counted.h"

#include "core/schema/field.h"

namespace hexahedron {

namespace {

constexpr int MostLevels = 8; // of frames between a count and what it counts

void collect(const Tree &tree, const Item &holder, const Item &count, int levels, std::vector<Item> &arrays)
{
    const std::vector<const Field *> &counted = count.field->counts;
    for (qint64 row = 0; row < tree.childCount(holder); ++row) {
        const Item child = tree.child(holder, row);
        if (child.role == Item::Role::Array && std::find(counted.begin(), counted.end(), child.field) != counted.end())
            arrays.push_back(child);
        // A frame of the same kind has a count of its own.
        else if (child.role == Item::Role::Frame && levels > 0 && child.field != count.field->parent)
            collect(tree, child, count, levels - 1, arrays);
    }
}

} // namespace

std::vector<Item> arraysCountedBy(const Tree &tree, const Item &count)
{
    std::vector<Item> arrays;
    const auto isBeside = [&](const Field *array) { return array->parent == count.field->parent; };
    const bool areBelow = !std::all_of(count.field->counts.begin(), count.field->counts.end(), isBeside);
    collect(tree, tree.parent(count), count, areBelow ? MostLevels : 0, arrays);
    return arrays;
}

Item countOf(const Tree &tree, const Item &array)
{
    const Field *count = array.field->times.singleField();
    for (Item above = count ? tree.parent(array) : Item(); above.isValid(); above = tree.parent(above)) {
        for (qint64 row = 0; row < tree.childCount(above) && above.role != Item::Role::Array; ++row) {
            const Item field = tree.child(above, row);
            if (field.field == count && field.role == Item::Role::Field)
                return field;
        }
    }
    return {};
}

} // namespace hexahedron
