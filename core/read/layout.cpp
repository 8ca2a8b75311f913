#include "core/read/layout.h"

#include "core/read/syntax.h"
#include "core/schema/schema.h"

#include <QFloat16>

#include <cstring>
#include <limits>
#include <map>
#include <mutex>
#include <numeric>

namespace hexahedron {

namespace {

// Elements can be no larger than this; hostile factors otherwise make strides near the end of the number range.
constexpr qint64 LargestElement = qint64(1) << 40;

qint64 timesOf(const Field &field, const ValueStack &values)
{
    if (field.times.isEmpty())
        return 1;
    return field.times.evaluate(values);
}

bool endsReading(const Part &part)
{
    return part.fault == Fault::CountTooLarge || part.fault == Fault::LayoutUnknown;
}

void clipCount(Part &part, qint64 wanted, qint64 fitting)
{
    part.count = qBound<qint64>(0, wanted, fitting);
    part.wanted = wanted;
    if (wanted < 0)
        part.fault = Fault::CountNegative;
    else if (wanted > fitting)
        part.fault = Fault::CountTooLarge;
}

/// The sum of the numbers of an array; saturates.
qint64 sumOf(const Part &part, ByteCursor &bytes)
{
    const Field &field = *part.field;
    qint64 sum = 0;
    qint64 i = 0;
    if (field.width == 4 && !field.number.isSigned && !field.number.isBigEndian && part.stride == 4) {
        // Lists are long where a count is damaged, and are read again for each thing that is tried.
        constexpr qint64 AtOnce = 64;
        for (; i + AtOnce <= part.count; i += AtOnce) {
            quint32 numbers[AtOnce];
            std::memcpy(numbers, bytes.at(part.range.begin + i * 4, sizeof numbers), sizeof numbers);
            sum += std::accumulate(std::begin(numbers), std::end(numbers), qint64(0));
        }
    }
    for (; i < part.count; ++i) {
        const uchar *number = bytes.at(part.range.begin + i * part.stride, field.width);
        if (__builtin_add_overflow(sum, decodeInteger(field, number), &sum))
            return std::numeric_limits<qint64>::max();
    }
    return sum;
}

void placeNumbers(Part &part, ByteRange rest, ByteCursor &bytes, ValueStack &values)
{
    const Field &field = *part.field;
    const qint64 fitting = rest.size() / field.width;
    if (!field.times.isEmpty() || field.array.untilEnd)
        clipCount(part, field.array.untilEnd ? fitting : timesOf(field, values), fitting);
    else if (fitting == 0)
        part.fault = Fault::Truncated;
    if (field.isArray())
        part.stride = field.width;
    else if (part.fault == Fault::CountTooLarge)
        part.fault = Fault::Truncated; // of a vector: it is one value
    part.range.end = part.fault == Fault::Truncated ? rest.end : rest.begin + part.count * field.width;
    if (field.derived.isRowList)
        values.push(&field, part.range.begin);
    if (field.array.total)
        values.push(field.array.total, sumOf(part, bytes));
    if ((field.derived.isReferred || field.derived.leaksValues) && !field.isArray() && part.fault == Fault::None
        && part.count == 1 && field.kind == Kind::Integer)
        values.push(&field, decodeInteger(field, bytes.at(rest.begin, field.width)));
}

/// `wanted` is how many bytes there should be, where something says so.
void placeText(Part &part, ByteRange rest, ByteCursor &bytes, qint64 wanted)
{
    const Field &field = *part.field;
    if (field.textForm == TextForm::Fixed) {
        part.fault = rest.size() < field.width ? Fault::Truncated : Fault::None;
        part.range.end = qMin(rest.end, rest.begin + field.width);
        return;
    }
    if (field.textForm == TextForm::Counted) {
        part.wanted = field.array.untilEnd ? rest.size() : wanted;
        part.fault = part.wanted > rest.size() ? Fault::Truncated : Fault::None;
        part.range.end = rest.begin + qBound<qint64>(0, part.wanted, rest.size());
        return;
    }
    const qint64 nul = bytes.find(0, rest.begin, rest.end);
    part.fault = nul < 0 ? Fault::Unterminated : Fault::None;
    part.range.end = nul < 0 ? rest.end : nul + 1;
}

/// All layouts that lists in files have described so far, each once. Bounded: what comes after many different ones is shown
/// as bytes, which no real file needs.
const ElementLayout *internedLayout(const Field &list, const Field &array, const std::vector<qint64> &numbers)
{
    constexpr size_t MostLayouts = 4096;
    static std::mutex mutex;
    static std::map<std::pair<const Field *, std::vector<qint64>>, ElementLayout> layouts;
    const std::lock_guard lock(mutex);
    const auto known = layouts.find({&array, numbers});
    if (known != layouts.end())
        return &known->second;
    if (layouts.size() >= MostLayouts)
        return nullptr;
    ElementLayout &layout = layouts[{&array, numbers}];
    list.layout.function(numbers, array, layout);
    return &layout;
}

/// Remembers what a list of descriptions says, for the array that it lays out; together with the number that closes it.
void pushLayout(const Part &part, std::optional<qint64> closer, ByteCursor &bytes, ValueStack &values)
{
    std::optional<std::vector<qint64>> numbers = descriptionsIn(part, bytes);
    if (numbers && closer)
        numbers->push_back(*closer);
    hexahedron::pushLayout(*part.field, numbers ? layoutFor(*part.field, *numbers) : nullptr, values);
}

/// Records of varying size, and groups that are confined to some bytes.
void placeVarying(Part &part, ByteRange rest, qint64 wanted, ValueStack &values, VaryingArrays *varying)
{
    const Field &field = *part.field;
    part.count = 0;
    if (field.isArray() && !field.array.untilEnd && !field.array.sumOf && wanted < 0) {
        part.wanted = wanted;
        part.fault = Fault::CountNegative;
        return;
    }
    if (field.byteSize.isEmpty()) {
        if (varying)
            varying->place(part, rest, wanted, values);
        return;
    }
    const qint64 size = field.byteSize.evaluate(values);
    const ByteRange within{rest.begin, rest.begin + qBound<qint64>(0, size, rest.size())};
    if (varying)
        varying->place(part, within, wanted, values);
    part.range = within;
    part.wanted = size;
    part.fault = size > rest.size() ? Fault::Truncated : Fault::None;
}

/// The values inside a group of fixed size, for what follows it.
void pushValuesOf(const Field &group, ByteRange range, ByteCursor &bytes, ValueStack &values)
{
    for (const Part &part : elementParts(group, values)) {
        const ByteRange inner = part.range.translated(range.begin);
        const Field &field = *part.field;
        if (field.isGroup())
            pushValuesOf(field, inner, bytes, values);
        else if ((field.derived.isReferred || field.derived.leaksValues) && field.kind == Kind::Integer
                 && part.count == 1)
            values.push(&field, decodeInteger(field, bytes.at(inner.begin, field.width)));
    }
}

/// How many elements there are before the one that ends the list.
qint64 countToEnd(const Field &list, ByteRange rest, qint64 stride, ByteCursor &bytes)
{
    qint64 offset = 0;
    for (const Field *field : list.body) {
        if (field == list.array.endsAt)
            break;
        offset += field->width;
    }
    const Field &last = *list.array.endsAt;
    qint64 count = 0;
    for (qint64 at = rest.begin + offset; at + last.width <= rest.end; at += stride, ++count) {
        if (decodeInteger(last, bytes.at(at, last.width)) == 0)
            break;
    }
    return qMin(count, rest.size() / stride);
}

void placeRecords(Part &part, ByteRange rest, ByteCursor &bytes, ValueStack &values, VaryingArrays *varying)
{
    const Field &field = *part.field;
    const qint64 wanted = field.array.untilEnd || field.array.sumOf ? -1 : timesOf(field, values);
    if (!field.derived.hasFixedShape) {
        placeVarying(part, rest, wanted, values, varying);
        return;
    }
    const ElementLayout *layout = describedLayout(field, values);
    if (layout && !layout->isKnown && wanted != 0) {
        part.count = 0;
        part.wanted = wanted;
        part.fault = Fault::LayoutUnknown;
        return;
    }
    part.stride = elementSize(field, values);
    if (part.stride == 0) {
        part.count = 0; // elements without bytes are there, however many, and nothing of them can be seen
        return;
    }
    const qint64 fitting = rest.size() / part.stride;
    if (!field.isArray() && fitting == 0) {
        part.count = 0;
        part.wanted = part.stride;
        part.stride = 0;
        part.fault = Fault::Truncated;
        part.range.end = rest.end;
        return;
    }
    if (field.array.untilEnd)
        part.count = fitting;
    else if (field.array.endsAt)
        part.count = countToEnd(field, rest, part.stride, bytes);
    else
        clipCount(part, wanted, fitting);
    part.range.end = rest.begin + part.count * part.stride;
    if (field.derived.isRowList)
        values.push(&field, part.range.begin);
    if (field.derived.leaksValues && field.isGroup() && part.count > 0)
        pushValuesOf(field, part.range, bytes, values);
    if (part.fault == Fault::CountTooLarge && field.mayBeAbsent)
        part.fault = Fault::None;
    if (field.layout.function && !field.layout.closer)
        pushLayout(part, {}, bytes, values);
}

} // namespace

std::optional<std::vector<qint64>> descriptionsIn(const Part &list, ByteCursor &bytes)
{
    constexpr qint64 MostDescriptions = 64;
    if (list.count > MostDescriptions)
        return {};
    std::vector<qint64> numbers;
    for (qint64 i = 0; i < list.count; ++i) {
        qint64 offset = list.range.begin + i * list.stride;
        for (const Field *field : list.field->body) {
            numbers.push_back(decodeInteger(*field, bytes.at(offset, field->width)));
            offset += field->width;
        }
    }
    return numbers;
}

const ElementLayout *layoutFor(const Field &list, const std::vector<qint64> &numbers)
{
    return internedLayout(list, *list.layout.of, numbers);
}

void pushLayout(const Field &list, const ElementLayout *layout, ValueStack &values)
{
    values.push(&list, qint64(reinterpret_cast<quintptr>(layout)));
}

bool isPresent(const Field &field, const ValueStack &values)
{
    return (field.when.isEmpty() || field.when.evaluate(values) != 0)
           && (field.byteSize.isEmpty() || field.byteSize.evaluate(values) > 0);
}

const ElementLayout *describedLayout(const Field &array, const ValueStack &values)
{
    if (!array.layout.by)
        return nullptr;
    static const ElementLayout nothing{.places = {}, .stride = 0, .isKnown = false};
    const auto *layout = reinterpret_cast<const ElementLayout *>(quintptr(values[array.layout.by]));
    return layout ? layout : &nothing;
}

qint64 decodeOtherInteger(const uchar *bytes, int width, bool isSigned)
{
    switch (width) {
    case 1:
        return isSigned ? qint64(qint8(bytes[0])) : qint64(bytes[0]);
    case 2: {
        quint16 value = 0;
        std::memcpy(&value, bytes, 2);
        return isSigned ? qint64(qint16(value)) : qint64(value);
    }
    default: {
        qint64 value = 0;
        std::memcpy(&value, bytes, size_t(width));
        return value;
    }
    }
}

qint64 decodeBigEndian(const uchar *bytes, int width, bool isSigned)
{
    uchar swapped[8];
    std::reverse_copy(bytes, bytes + width, swapped);
    return decodeInteger(swapped, width, isSigned);
}

double decodeFloat(const uchar *bytes, int width)
{
    if (width == 2) {
        qfloat16 value;
        std::memcpy(&value, bytes, 2);
        return double(float(value));
    }
    if (width == 4) {
        float value = 0;
        std::memcpy(&value, bytes, 4);
        return double(value);
    }
    double value = 0;
    std::memcpy(&value, bytes, 8);
    return value;
}

namespace {

/// What lies elsewhere comes before a field at the end of the record. Returns where that begins, or would begin.
qint64 skipToEnd(const Field &field, ByteRange record, qint64 position, ByteCursor &bytes, ValueStack &values,
                 VaryingArrays *varying, std::vector<Part> &parts)
{
    const qint64 begin = record.end - field.width;
    // A number that is right is no part of a content that claims to be longer.
    const bool isThere = field.number.isOwnSize && begin >= position
                         && decodeInteger(field, bytes.at(begin, field.width)) == record.size();
    if (field.parent->derived.hasElsewhere && varying)
        position = varying->placeElsewhere(record, {position, isThere ? begin : record.end}, values);
    if (begin > position)
        parts.push_back({.field = field.schema->gap, .range = {position, begin}});
    return qMax(begin, position);
}

thread_local quint64 steps = 0;

/// With many values to look among each field takes longer.
void countSteps(const Field &record, const ValueStack &values)
{
    constexpr size_t ValuesOfStep = 16;
    steps += quint64(record.derived.layoutSteps) * (1 + values.values().size() / ValuesOfStep);
}

qint64 layOutBody(const Field &record, ByteRange range, ByteCursor &bytes, ValueStack &values, VaryingArrays *varying,
                  std::vector<Part> &parts)
{
    countSteps(record, values);
    if (hasSyntax(record))
        return record.schema->syntax->layOut(record, range, bytes, parts);
    qint64 position = range.begin;
    if (record.layout.isPool)
        return position; // its pieces are nodes
    for (const Field *field : record.body) {
        if (!isPresent(*field, values) || field->isElsewhere())
            continue;
        if (field->isAtEnd) {
            position = skipToEnd(*field, range, position, bytes, values, varying, parts);
            if (range.end - position < field->width)
                return position;
        }
        const ByteRange rest{position, range.end};
        if (field->kind == Kind::Look) {
            values.push(field, field->look(bytes, rest, values));
            continue;
        }
        // A field that begins where the frame has ended is not there; the shortage is reported on the frame.
        const bool isVaryingColumn = field->array.isColumn && field->kind == Kind::Record
                                     && !field->derived.hasFixedShape;
        if (rest.isEmpty()
            && ((!field->array.untilEnd && field->times.isEmpty()) || field->mayBeAbsent || isVaryingColumn))
            return position;
        Part part{.field = field, .range = {position, position}};
        switch (field->kind) {
        case Kind::Integer:
        case Kind::Float:
            placeNumbers(part, rest, bytes, values);
            break;
        case Kind::Text:
            placeText(part, rest, bytes, timesOf(*field, values));
            break;
        case Kind::Raw:
            part.wanted = field->array.untilEnd ? rest.size() : timesOf(*field, values);
            part.range.end = position + qBound<qint64>(0, part.wanted, rest.size());
            part.fault = field->hidesRest            ? Fault::LayoutUnknown
                         : part.wanted > rest.size() ? Fault::Truncated
                                                     : Fault::None;
            break;
        case Kind::Record:
        case Kind::Frame:
            placeRecords(part, rest, bytes, values, varying);
            break;
        case Kind::Look:
        case Kind::Element:
            break;
        }
        position = part.range.end;
        if (field->kind == Kind::Raw && part.range.isEmpty() && part.fault == Fault::None)
            continue;
        parts.push_back(part);
        if (field->layout.closes && part.fault == Fault::None) {
            const auto list = std::find_if(parts.begin(), parts.end(),
                                           [=](const Part &p) { return p.field == field->layout.closes; });
            if (list != parts.end())
                pushLayout(*list, values[field], bytes, values);
        }
        if (part.fault == Fault::Truncated || part.fault == Fault::Unterminated)
            return position;
        // Fields after a list that is too short would be read from the remains of its elements.
        if (endsReading(part) && !record.frame.takesFrames) {
            if (position < range.end)
                parts.push_back({.field = record.schema->tail, .range = {position, range.end}});
            return range.end;
        }
    }
    const bool isDone = !record.body.empty() && record.body.back()->isAtEnd;
    return record.derived.hasElsewhere && varying && !isDone
               ? varying->placeElsewhere(range, {position, range.end}, values)
               : position;
}

} // namespace

quint64 layoutSteps()
{
    return steps;
}

bool hasSyntax(const Field &field)
{
    return field.kind == Kind::Element || (field.document.standsFor && field.schema->syntax);
}

std::vector<Part> recordParts(const Field &record, ByteRange range, ByteCursor &bytes, const ValueStack &values)
{
    if (!hasSyntax(record))
        return elementParts(record, values);
    std::vector<Part> parts;
    record.schema->syntax->layOut(record, range, bytes, parts);
    for (Part &part : parts)
        part.range = part.range.translated(-range.begin);
    return parts;
}

qint64 layOut(const Field &record, ByteRange range, ByteCursor &bytes, ValueStack &values, VaryingArrays *varying,
              std::vector<Part> &parts)
{
    const qint64 contentEnd = record.frame.trailer ? range.end - record.frame.trailer->width : range.end;
    if (contentEnd == range.end || contentEnd < range.begin)
        return layOutBody(record, range, bytes, values, varying, parts);
    const qint64 end = layOutBody(record, {range.begin, contentEnd}, bytes, values, varying, parts);
    coverRest(record, end, contentEnd, parts);
    parts.push_back({.field = record.frame.trailer, .range = {contentEnd, range.end}});
    return range.end;
}

void coverRest(const Field &record, qint64 position, qint64 end, std::vector<Part> &parts)
{
    if (position >= end || record.frame.takesFrames || record.layout.isPool || !record.section.all.empty())
        return;
    const bool afterList = !record.body.empty() && record.body.back()->array.untilEnd;
    parts.push_back({.field = record.schema->tail,
                     .range = {position, end},
                     .fault = afterList ? Fault::Remainder : Fault::ExtraBytes});
}

qint64 elementSize(const Field &array, const ValueStack &values)
{
    if (const ElementLayout *layout = describedLayout(array, values))
        return layout->stride;
    countSteps(array, values);
    qint64 size = 0;
    for (const Field *field : array.body) {
        if (!isPresent(*field, values))
            continue;
        const qint64 times = qMax<qint64>(0, timesOf(*field, values));
        const qint64 one = field->kind == Kind::Record ? elementSize(*field, values)
                           : field->kind == Kind::Raw  ? 1
                                                       : field->width;
        if (one > 0 && times > (LargestElement - size) / one)
            return LargestElement;
        size += times * one;
    }
    return size;
}

std::vector<Part> elementParts(const Field &array, const ValueStack &values)
{
    std::vector<Part> parts;
    if (const ElementLayout *layout = describedLayout(array, values)) {
        for (const ElementLayout::Place &place : layout->places) {
            Part part{.field = place.field, .range = {place.offset, place.offset}};
            part.count = place.count;
            part.stride = place.field->width;
            part.range.end += part.count * qMax<qint64>(1, part.stride); // bytes have no width
            parts.push_back(part);
        }
        return parts;
    }
    countSteps(array, values);
    qint64 position = 0;
    for (const Field *field : array.body) {
        if (!isPresent(*field, values))
            continue;
        Part part{.field = field, .range = {position, position}};
        part.count = qMax<qint64>(0, timesOf(*field, values));
        part.stride = field->kind == Kind::Record ? elementSize(*field, values) : field->width;
        const qint64 one = field->kind == Kind::Raw ? 1 : part.stride;
        if (one > 0 && part.count > (LargestElement - position) / one)
            return parts; // no file holds such an element; elementSize() says so too
        part.range.end = position + part.count * one;
        position = part.range.end;
        if (!part.range.isEmpty())
            parts.push_back(part);
    }
    return parts;
}

} // namespace hexahedron
