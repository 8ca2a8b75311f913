#include "core/relations/sortelements.h"

#include "core/changes/wishes.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace hexahedron {

namespace {

/// The value of the field in each element; what is no number as more than all others.
std::vector<double> valuesOf(const Tree &tree, const Item &array, const Field &field)
{
    qint64 offset = 0;
    if (array.field != &field) {
        const auto shape = tree.shapeOf(array);
        const auto part = std::find_if(shape->begin(), shape->end(), [&](const Part &p) { return p.field == &field; });
        if (part == shape->end())
            return {};
        offset = part->range.begin;
    }
    std::vector<double> values;
    ByteCursor cursor(tree.bytes(array.stream));
    for (qint64 i = 0; i < array.count; ++i) {
        const uchar *bytes = cursor.at(array.range.begin + i * array.stride + offset, field.width);
        const double value = bytes ? decodeAsDouble(field, bytes) : 0;
        values.push_back(std::isnan(value) ? std::numeric_limits<double>::infinity() : value);
    }
    return values;
}

/// Writes the elements `from` into the places `to`, as far as they differ from what stands there.
void moveElements(Wishes &wishes, const Item &array, const std::vector<qint64> &to, const std::vector<qint64> &from)
{
    const Bytes &bytes = wishes.tree().bytes(array.stream);
    const auto rangeOf = [&](qint64 element) {
        const qint64 begin = array.range.begin + element * array.stride;
        return ByteRange{begin, begin + array.stride};
    };
    for (size_t i = 0; i < to.size();) {
        QByteArray moved;
        ByteRange range = rangeOf(to[i]);
        range.end = range.begin;
        while (i < to.size() && from[i] != to[i] && rangeOf(to[i]).begin == range.end) {
            moved += bytes.toByteArray(rangeOf(from[i]));
            range.end = rangeOf(to[i]).end;
            ++i;
        }
        if (range.isEmpty())
            ++i;
        else if (bytes.toByteArray(range) != moved)
            wishes.splice(array.stream, range, Bytes(moved));
    }
}

} // namespace

void sortElements(Wishes &wishes, const Item &array, const Field &field, qint64 first, Repeated repeated)
{
    const std::vector<double> values = valuesOf(wishes.tree(), array, field);
    if (qint64(values.size()) <= first || array.stride <= 0)
        return;
    const auto valueOf = [&](qint64 element) { return values[size_t(element)]; };
    std::vector<qint64> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin() + first, order.end(), [&](qint64 a, qint64 b) { return valueOf(a) < valueOf(b); });

    std::vector<qint64> kept;
    std::vector<qint64> gone;
    for (size_t i = 0; i < order.size(); ++i) {
        const bool isLike = repeated != Repeated::KeepAll && qint64(i) > first && !kept.empty()
                            && valueOf(order[i]) == valueOf(kept.back());
        if (!isLike) {
            kept.push_back(order[i]);
            continue;
        }
        gone.push_back(repeated == Repeated::KeepFirst ? order[i] : std::exchange(kept.back(), order[i]));
    }
    std::sort(gone.begin(), gone.end());
    std::vector<qint64> places;
    for (qint64 element = 0; element < qint64(values.size()); ++element) {
        if (!std::binary_search(gone.begin(), gone.end(), element))
            places.push_back(element);
    }
    moveElements(wishes, array, places, kept);
    for (const Item &beside : wishes.arraysBeside(array)) {
        if (beside.stride > 0 && beside.count == array.count)
            moveElements(wishes, beside, places, kept);
    }
    if (!gone.empty())
        wishes.removeElements(array, gone);
}

} // namespace hexahedron
