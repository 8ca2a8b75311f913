#include "core/relations/sortelements.h"

#include "core/changes/wishes.h"
#include "core/check/believable.h"
#include "core/relations/elements.h"
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

/// The value that fits in the place of a stray one: between those beside it, or as far from them as they are from each other.
double valueBetween(const std::vector<double> &values, const std::vector<qint64> &good, qint64 element)
{
    const auto next = std::lower_bound(good.begin(), good.end(), element);
    const auto valueAt = [&](qint64 i) { return values[size_t(i)]; };
    const auto along = [&](qint64 a, qint64 b) {
        return valueAt(a) + (valueAt(b) - valueAt(a)) * double(element - a) / double(b - a);
    };
    if (next != good.begin() && next != good.end())
        return along(*(next - 1), *next);
    if (next == good.end())
        return along(*(good.end() - 2), good.back());
    // Times and frames begin at 0, or above it.
    const double before = along(good.front(), good[1]);
    return valueAt(good.front()) >= 0 ? std::max(0.0, before) : before;
}

/// The most elements that ascend without a repetition; the others are those that break the order.
std::vector<qint64> ascendingAmong(const std::vector<double> &values, const std::vector<qint64> &elements)
{
    std::vector<size_t> last; // of the best run of each length, where it ends
    std::vector<size_t> before(elements.size());
    const auto valueAt = [&](size_t i) { return values[size_t(elements[i])]; };
    for (size_t i = 0; i < elements.size(); ++i) {
        const auto place = std::lower_bound(last.begin(), last.end(), valueAt(i),
                                            [&](size_t other, double value) { return valueAt(other) < value; });
        before[i] = place == last.begin() ? i : *(place - 1);
        if (place == last.end())
            last.push_back(i);
        else
            *place = i;
    }
    std::vector<qint64> run;
    for (size_t i = last.empty() ? 0 : last.back(); run.size() < last.size(); i = before[i])
        run.push_back(elements[i]);
    std::reverse(run.begin(), run.end());
    return run;
}

/// Whether a value stands in two places that are not side by side: then one of them is hardly meant.
bool repeatApart(const std::vector<double> &values, std::vector<qint64> elements)
{
    std::stable_sort(elements.begin(), elements.end(),
                     [&](qint64 a, qint64 b) { return values[size_t(a)] < values[size_t(b)]; });
    for (size_t i = 1; i < elements.size(); ++i) {
        if (values[size_t(elements[i])] == values[size_t(elements[i - 1])] && elements[i] - elements[i - 1] > 1)
            return true;
    }
    return false;
}

/// Whether so many values are those before them that they are hardly what the order is about, but other ones, read in their place.
bool mostlyRepeat(const std::vector<double> &values, qint64 first)
{
    constexpr qint64 Share = 4;  // one of so many
    constexpr qint64 Least = 16; // a few are alike in many files
    if (qint64(values.size()) < Least)
        return false;
    qint64 repeated = 0;
    for (size_t i = size_t(first) + 1; i < values.size(); ++i)
        repeated += values[i] == values[i - 1] ? 1 : 0;
    return repeated * Share > qint64(values.size()) - first;
}

/// What is told of an element that has the value of the one before it.
struct Twins
{
    std::vector<qint64> misplaced; ///< elements beside which a value is free, where the others leave none out
    bool areDoubtful = false;      ///< some value is free, but nobody can tell which of the two it belongs to
};
Twins twinsAmong(const Tree &tree, const Item &array, const Field &field, const std::vector<double> &values,
                 const std::vector<qint64> &elements)
{
    const auto valueAt = [&](size_t i) { return values[size_t(elements[i])]; };
    std::vector<double> steps;
    for (size_t i = 1; i < elements.size(); ++i) {
        if (valueAt(i) > valueAt(i - 1))
            steps.push_back(valueAt(i) - valueAt(i - 1));
    }
    Twins twins;
    if (steps.empty())
        return twins;
    const auto middle = steps.begin() + qsizetype(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    const double leftOut = 1.5 * *middle;
    const auto bytesOf = [&](size_t i) {
        const qint64 begin = array.range.begin + elements[i] * array.stride;
        return tree.bytes(array.stream).toByteArray({begin, begin + array.stride});
    };
    for (size_t i = 1; i < elements.size(); ++i) {
        const double value = valueAt(i);
        if (value != valueAt(i - 1) || elements[i] != elements[i - 1] + 1)
            continue;
        const double before = i > 1 ? value - valueAt(i - 2) : 0;
        const double behind = i + 1 < elements.size() ? valueAt(i + 1) - value : 0;
        const bool isFirst = before >= leftOut, isSecond = behind >= leftOut;
        if (isFirst != isSecond) {
            twins.misplaced.push_back(elements[isFirst ? i - 1 : i]);
            continue;
        }
        const bool isFree = isFirst || (field.kind == Kind::Integer && (before > 1 || behind > 1));
        twins.areDoubtful = twins.areDoubtful || (isFree && bytesOf(i) != bytesOf(i - 1));
    }
    return twins;
}

} // namespace

Strays straysIn(const Tree &tree, const Item &array, const Field &field, qint64 first, bool mayRepeat)
{
    constexpr qint64 LeastGood = 2;
    constexpr qint64 MostElements = 1 << 20;
    Strays strays;
    if (array.count > MostElements)
        return strays;
    std::vector<double> values = valuesOf(tree, array, field);
    std::vector<qint64> good;
    std::vector<qint64> bad;
    const auto negative = std::ranges::count_if(values, [](double value) { return value < 0; });
    const bool mayBeNegative = size_t(negative) * 4 > values.size();
    for (qint64 i = first; i < qint64(values.size()); ++i) {
        const double value = values[size_t(i)];
        // Where the first one has 0 already, others were lost.
        const bool isLost = value == 0 && values[size_t(first)] == 0 && i > first && values[size_t(i) - 1] != 0;
        (isBelievable(value) && (value >= 0 || mayBeNegative) && !isLost ? good : bad).push_back(i);
    }
    // Who sorts them would throw one of the two away.
    if (!mayRepeat && repeatApart(values, good)) {
        std::vector<qint64> ascending = ascendingAmong(values, good);
        std::ranges::set_difference(std::vector(good), ascending, std::back_inserter(bad));
        std::ranges::sort(bad);
        good = std::move(ascending);
    }
    const Twins twins = mayRepeat ? Twins() : twinsAmong(tree, array, field, values, good);
    if (!twins.misplaced.empty()) {
        std::vector<qint64> placed;
        std::ranges::set_difference(good, twins.misplaced, std::back_inserter(placed));
        good = std::move(placed);
        bad.insert(bad.end(), twins.misplaced.begin(), twins.misplaced.end());
        std::ranges::sort(bad);
    }
    strays.areThere = !bad.empty() || twins.areDoubtful || mostlyRepeat(values, first);
    if (bad.empty() || qint64(good.size()) < LeastGood || bad.size() * 4 > good.size() + bad.size())
        return strays;
    std::vector<std::pair<Item, QByteArray>> mended;
    for (const qint64 i : bad) {
        const double wanted = valueBetween(values, good, i);
        QByteArray bytes;
        const Item item = fieldOfElement(tree, array, i, field);
        if (!item.isValid() || !encodeNumber(field, field.kind == Kind::Integer ? std::floor(wanted) : wanted, bytes))
            return strays;
        mended.emplace_back(item, bytes);
        values[size_t(i)] = decodeAsDouble(field, reinterpret_cast<const uchar *>(bytes.constData()));
    }
    for (size_t i = size_t(first) + 1; i < values.size(); ++i) {
        if (values[i] < values[i - 1] || (!mayRepeat && values[i] == values[i - 1]))
            return strays;
    }
    strays.mended = std::move(mended);
    return strays;
}

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
