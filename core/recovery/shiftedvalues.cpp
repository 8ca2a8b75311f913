#include "core/recovery/shiftedvalues.h"

#include "core/check/engineissues.h"
#include "core/recovery/evidence.h"
#include "core/recovery/plausible.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <array>
#include <cmath>
#include <numeric>
#include <optional>

namespace hexahedron::recovery {

namespace {

/// No name has control characters.
bool isNoName(const QByteArray &text)
{
    return std::ranges::any_of(text.left(text.contains('\0') ? text.indexOf('\0') : text.size()), [](char c) {
        return (uchar(c) < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0x7f;
    });
}

/// The list of elements of one size in which an item lies.
Item listAround(const Tree &tree, Item item)
{
    while (item.isValid() && (item.role != Item::Role::Array || item.stride <= 0))
        item = tree.parent(item);
    return item;
}

/// Numbers of a rotation that is none, or of what stands in its place.
using Rotation = std::array<double, 4>;
std::optional<Rotation> rotationAt(const Tree &tree, const Field &field, StreamId stream, qint64 begin)
{
    const ByteRange range{begin, begin + qint64(std::tuple_size_v<Rotation>) * field.width};
    if (begin < 0 || range.end > tree.stream(stream).bytes.size())
        return {};
    const QByteArray bytes = tree.bytes(stream).toByteArray(range);
    Rotation numbers{};
    for (size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = decodeAsDouble(field,
                                    reinterpret_cast<const uchar *>(bytes.constData()) + i * size_t(field.width));
    return numbers;
}

/// The length of a rotation; below 0 where it is none. Normals of some meshes have other lengths than those of others.
double lengthOf(const Tree &tree, const Item &vector)
{
    const Field *field = vector.field;
    if (!field || field->kind != Kind::Float || (field->width != 4 && field->width != 8)
        || vector.range.size() != qint64(std::tuple_size_v<Rotation>) * field->width)
        return -1;
    const auto numbers = rotationAt(tree, *field, vector.stream, vector.range.begin);
    return numbers ? std::sqrt(std::inner_product(numbers->begin(), numbers->end(), numbers->begin(), 0.0)) : -1;
}

/// It turns something, and not about one axis by half a circle, as numbers of other fields do beside each other.
bool isSurelyRotation(const Rotation &numbers)
{
    constexpr double Exact = 0.001;
    constexpr double Felt = 0.01; // the square of a number
    double square = 0;
    int felt = 0;
    for (const double number : numbers) {
        square += number * number;
        felt += number * number > Felt ? 1 : 0;
    }
    return std::abs(square - 1) <= Exact && felt > 1;
}

} // namespace

void ShiftedValues::note(const Issue &issue)
{
    constexpr qint64 Many = 8;          // one after the other
    constexpr double FarFromOne = 0.05; // what programs round is nearer
    if (issue.severity > Severity::Info)
        noteElements(issue.item);
    if (issue.kind != &issues::notUnitLength || issue.placeCount() < Many)
        return;
    // What is wrong from the first one on may be how somebody writes them.
    const qint64 first = issue.elements.at(0);
    if (first <= 0 || issue.elements.at(Many - 1) != first + Many - 1)
        return;
    qint64 far = 0;
    for (qint64 i = 0; i < Many; ++i) {
        const double length = lengthOf(m_tree, placeOf(m_tree, issue, i * (issue.placeCount() - 1) / (Many - 1)));
        far += length >= 0 && !(std::abs(length - 1) <= FarFromOne) ? 1 : 0;
    }
    const Item list = listAround(m_tree, issue.item);
    if (2 * far < Many || !list.isValid())
        return;
    const auto [known, isNew] = m_brokenRuns.try_emplace({list.stream, list.field}, issue.range.begin);
    known->second = qMin(known->second, issue.range.begin);
}

/// In lists whose elements vary in size.
void ShiftedValues::noteElements(const Item &item)
{
    constexpr size_t Most = 4096;
    for (Item below = item, list = m_tree.parent(item); list.isValid() && list.stream == item.stream;
         below = list, list = m_tree.parent(list)) {
        if (list.role == Item::Role::Array && list.stride <= 0 && m_found.size() < Most)
            m_found.insert({list.stream, list.range.begin, m_tree.row(below)});
    }
}

/// Behind the place where it happened lists of that kind hold other bytes.
bool ShiftedValues::areAmongBrokenRuns(const Issue &issue) const
{
    if (m_brokenRuns.empty())
        return false;
    const Item list = listAround(m_tree, issue.item);
    const auto run = list.isValid() ? m_brokenRuns.find({list.stream, list.field}) : m_brokenRuns.end();
    return run != m_brokenRuns.end() && placeOf(m_tree, issue, issue.placeCount() - 1).range.begin >= run->second;
}

/// Most rotations that are none are some a few bytes farther on or back, all by the same number of bytes.
bool ShiftedValues::areRotationsBeside(const Issue &issue) const
{
    constexpr qint64 Least = 4;
    constexpr qint64 Looked = 16;
    constexpr qint64 Farthest = 16;
    if (issue.kind != &issues::notUnitLength || issue.placeCount() < Least
        || lengthOf(m_tree, placeOf(m_tree, issue, 0)) < 0)
        return false;
    const qint64 count = qMin(Looked, issue.placeCount());
    for (qint64 distance = -Farthest; distance <= Farthest; ++distance) {
        qint64 found = 0;
        for (qint64 i = 0; i < count; ++i) {
            const Item place = placeOf(m_tree, issue, i * (issue.placeCount() - 1) / (count - 1));
            const auto beside = place.field
                                    ? rotationAt(m_tree, *place.field, place.stream, place.range.begin + distance)
                                    : std::nullopt;
            found += beside && isSurelyRotation(*beside) ? 1 : 0;
        }
        if (2 * found > count)
            return true;
    }
    return false;
}

bool ShiftedValues::areAt(const Issue &issue)
{
    if (!issue.item.field)
        return false;
    const bool isValue = issue.item.field->isNumber() && !isOfStructure(*issue.kind);
    if ((isValue || issue.item.field->kind == Kind::Text) && areBehindNonsense(issue.item))
        return true;
    if (!isValue)
        return false;
    if (areAmongBrokenRuns(issue) || areRotationsBeside(issue)
        || areFrom(issue.item.stream, issue.range.begin, issue.count))
        return true;
    // The first of many may be wrong for itself.
    const Item middle = placeOf(m_tree, issue, issue.placeCount() / 2);
    return issue.count > 1 && middle.isValid() && areFrom(issue.item.stream, middle.range.begin, issue.count);
}

bool ShiftedValues::areBehindNonsense(const Item &item)
{
    for (Item below = item, list = m_tree.parent(item); list.isValid(); below = list, list = m_tree.parent(list)) {
        if (list.stream != item.stream)
            return false;
        if (list.role != Item::Role::Array || list.stride > 0)
            continue;
        const auto [known, isNew] = m_nonsense.try_emplace({list.stream, list.range.begin}, 0);
        if (isNew)
            known->second = firstNonsenseIn(list);
        if (known->second < 0)
            continue;
        // The name that is none may be wrong for itself; the bytes that came in or went may be those before it, or before what else
        // is wrong next to it.
        qint64 first = known->second;
        while (m_found.contains({list.stream, list.range.begin, first - 1}))
            --first;
        if (m_tree.row(below) >= (item.field->kind == Kind::Text ? known->second + 1 : first - 1))
            return true;
    }
    return false;
}

/// The first element whose name is none; below 0 where there is no such.
qint64 ShiftedValues::firstNonsenseIn(const Item &list)
{
    constexpr qint64 MostElements = 4096;
    constexpr qint64 MostText = 256;
    for (qint64 row = 0; row < qMin(list.count, MostElements); ++row) {
        const Item element = m_tree.child(list, row);
        const qint64 parts = m_tree.ownChildCount(element);
        for (qint64 i = 0; i < parts; ++i) {
            const Item part = m_tree.ownChild(element, i);
            if (!part.field || part.field->kind != Kind::Text)
                continue;
            const ByteRange text{part.range.begin, qMin(part.range.end, part.range.begin + MostText)};
            if (isNoName(m_tree.bytes(part.stream).toByteArray(text)))
                return row;
        }
    }
    return -1;
}

bool ShiftedValues::areFrom(StreamId id, qint64 place, qint64 wrongElements)
{
    constexpr qint64 Most = 8;        // elements that are looked at
    constexpr qint64 LeastMoved = 16; // bytes that are tried
    constexpr qint64 MostMoved = 64;
    constexpr qint64 MostStride = 1024;
    constexpr double LeastWrong = 30; // bits
    constexpr double MuchBetter = 3;  // times
    constexpr double LeastOdd = 10;
    constexpr qint64 LeastElements = 3;
    if (m_left <= 0)
        return false;
    --m_left;
    const StreamTree &stream = m_tree.stream(id);
    const std::optional<Elements> elements = elementsAt(stream, place);
    if (!elements || elements->model.stride() > MostStride)
        return false;
    // What nearly all have is how somebody writes them.
    constexpr qint64 Few = 4;
    if (elements->part.count >= Few && wrongElements * 8 >= elements->part.count * 7)
        return false;
    const qint64 stride = elements->model.stride();
    const ByteRange all = elements->part.range;
    const qint64 begin = place - (place - all.begin) % stride;
    const qint64 count = qMin(Most, (all.end - begin) / stride);
    // By more than half an element in one direction is by less in the other.
    const qint64 farthest = qBound(LeastMoved, stride / 2, MostMoved);
    const ByteRange around{qMax<qint64>(0, begin - farthest),
                           qMin(stream.bytes.size(), begin + count * stride + farthest)};
    const QByteArray bytes = stream.bytes.toByteArray(around);
    const auto bitsOf = [&](qint64 distance, double most) { // as soon as there are more than `most`, any larger number
        double bits = 0;
        for (qint64 i = 0; i < count && bits <= most; ++i) {
            const qint64 at = begin + i * stride + distance - around.begin;
            if (at < 0 || at + stride > bytes.size())
                return most + 1;
            bits += elements->model.bitsOf(reinterpret_cast<const uchar *>(bytes.constData()) + at);
        }
        return bits;
    };
    // Where bytes came in or went nearly all that follow are wrong: a few among others are wrong for themselves.
    double wrong = 0;
    qint64 odd = 0;
    for (qint64 i = 0; i < count; ++i) {
        const auto *element = reinterpret_cast<const uchar *>(bytes.constData()) + begin + i * stride - around.begin;
        const double bits = elements->model.bitsOf(element);
        wrong += bits;
        odd += bits >= LeastOdd ? 1 : 0;
    }
    if (wrong < LeastWrong || odd < LeastElements || odd * 4 < count * 3)
        return false;
    // What is moved over them must be mostly they themselves, and not what lies beside them.
    const auto makeSense = [&](qint64 distance) {
        return distance % stride != 0 && 2 * std::abs(distance) <= count * stride
               && bitsOf(distance, wrong / MuchBetter) <= wrong / MuchBetter;
    };
    if (std::ranges::any_of(m_distances, makeSense))
        return true;
    for (qint64 by = 1; by <= farthest; ++by) {
        for (const qint64 distance : {by, -by}) {
            if (!makeSense(distance))
                continue;
            m_distances.insert(distance);
            return true;
        }
    }
    return false;
}

} // namespace hexahedron::recovery
