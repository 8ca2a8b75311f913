#include "core/report/valuewriter.h"

#include "core/report/numbertext.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <QFloat16>

namespace hexahedron {

namespace {

using Role = Item::Role;

template<typename Number>
char *writeNumber(char *to, Number value)
{
    if constexpr (std::is_same_v<Number, qfloat16>)
        return writeFloat(to, float(value));
    else if constexpr (std::is_floating_point_v<Number>)
        return writeFloat(to, value);
    else if constexpr (std::is_same_v<Number, quint64>)
        return writeInteger(to, value);
    else
        return writeInteger(to, qint64(value));
}

template<typename Number>
void writeRun(TextOutput &out, const uchar *bytes, qint64 count, bool isSwapped = false)
{
    constexpr qint64 Most = 1024; // at a time, so that the output can be handed over between
    for (qint64 done = 0; done < count;) {
        const qint64 end = std::min(count, done + Most);
        char *to = out.reserve(size_t(end - done) * (MostNumberText + 1));
        for (; done < end; ++done) {
            Number value;
            std::memcpy(&value, bytes + done * qint64(sizeof value), sizeof value);
            if (isSwapped)
                std::reverse(reinterpret_cast<uchar *>(&value), reinterpret_cast<uchar *>(&value + 1));
            if (done > 0)
                *to++ = ',';
            to = writeNumber(to, value);
        }
        out.commit(to);
    }
}

bool isVector(const Item &item)
{
    return item.field->isVector && item.role == Role::Field;
}

} // namespace

void writeNumbers(TextOutput &out, const Field &field, const uchar *bytes, qint64 count)
{
    if (field.kind == Kind::Float && field.width == 2)
        return writeRun<qfloat16>(out, bytes, count);
    if (field.kind == Kind::Float)
        return field.width == 4 ? writeRun<float>(out, bytes, count) : writeRun<double>(out, bytes, count);
    switch (field.width * 2 + field.number.isSigned) {
    case 2:
        return writeRun<quint8>(out, bytes, count, field.number.isBigEndian);
    case 3:
        return writeRun<qint8>(out, bytes, count, field.number.isBigEndian);
    case 4:
        return writeRun<quint16>(out, bytes, count, field.number.isBigEndian);
    case 5:
        return writeRun<qint16>(out, bytes, count, field.number.isBigEndian);
    case 8:
        return writeRun<quint32>(out, bytes, count, field.number.isBigEndian);
    case 9:
        return writeRun<qint32>(out, bytes, count, field.number.isBigEndian);
    case 16:
        return writeRun<quint64>(out, bytes, count, field.number.isBigEndian);
    default:
        return writeRun<qint64>(out, bytes, count, field.number.isBigEndian);
    }
}

void writePacked(TextOutput &out, const Field &field, const uchar *bytes)
{
    QByteArray text;
    for (const double number : unpackedNumbers(field, bytes))
        text += (text.isEmpty() ? "" : ",") + numberText(number, true);
    out.put(std::string_view(text));
}

ValueWriter::ValueWriter(const Tree &tree)
    : m_tree(tree)
    , m_cursors(tree)
{
}

bool ValueWriter::hasValue(const Item &item)
{
    switch (item.role) {
    case Role::Field:
    case Role::Component:
        return true;
    case Role::Element:
        return item.field->kind != Kind::Record || item.standsFor();
    case Role::Record:
        return item.standsFor();
    default:
        return false;
    }
}

bool ValueWriter::isRaw(const Item &item)
{
    if (item.field->kind == Kind::Raw)
        return true;
    const qint64 needed = (isVector(item) ? item.count : 1) * item.field->width;
    return item.field->isNumber() && (item.fault == Fault::Truncated || item.range.size() < needed);
}

void ValueWriter::write(JsonWriter &json, const Item &item)
{
    const Field &field = *item.field;
    if (item.standsFor()) {
        const Item value = valueItem(m_tree, item);
        return value.isValid() ? write(json, value) : json.null();
    }
    if (isRaw(item))
        return writeRaw(json, item);
    if (field.kind == Kind::Text)
        return json.text(plainText(field, m_tree.bytes(item.stream).toByteArray(item.range)));
    if (isVector(item))
        return writeVector(json, item);
    const uchar *bytes = m_cursors[item.stream].at(item.range.begin, field.width);
    if (field.vector.isPacked) {
        json.beginArray();
        writePacked(json.out(), field, bytes);
        return json.endArray();
    }
    const Value value = decodeNumber(field, bytes);
    if (const auto *integer = std::get_if<qint64>(&value))
        json.number(*integer);
    else if (const auto *large = std::get_if<quint64>(&value))
        json.number(*large);
    else
        json.number(std::get<double>(value), field.width <= 4);
}

void ValueWriter::writeRaw(JsonWriter &json, const Item &item) const
{
    json.beginHex();
    m_tree.bytes(item.stream)
        .forEachRun(
            item.range, [&](qint64, std::span<const uchar> bytes) { json.moreHex(bytes); }, 4096);
    json.endHex();
}

void ValueWriter::writeVector(JsonWriter &json, const Item &item)
{
    const Field &field = *item.field;
    const qint64 size = item.count * field.width;
    json.beginArray();
    if (const uchar *bytes = size <= 256 ? m_cursors[item.stream].at(item.range.begin, size) : nullptr) {
        writeNumbers(json.out(), field, bytes, item.count);
    } else {
        constexpr qint64 Most = 4096; // numbers
        for (qint64 done = 0; done < item.count; done += Most) {
            const qint64 count = std::min(Most, item.count - done);
            const qint64 begin = item.range.begin + done * field.width;
            const QByteArray copy = m_tree.bytes(item.stream).toByteArray({begin, begin + count * field.width});
            if (done > 0)
                json.out().put(',');
            writeNumbers(json.out(), field, reinterpret_cast<const uchar *>(copy.constData()), count);
        }
    }
    json.endArray();
}

void ValueWriter::writeNames(JsonWriter &json, const Item &item, std::string_view key)
{
    const Field &field = *item.field;
    if (field.number.names.empty() || field.kind != Kind::Integer || isRaw(item) || isVector(item) || !hasValue(item))
        return;
    const uchar *bytes = m_cursors[item.stream].at(item.range.begin, field.width);
    const qint64 value = decodeInteger(field, bytes);
    if (field.number.isFlags) {
        json.key("flags");
        json.beginArray();
        for (const NamedValue &named : field.number.names) {
            if (value & named.value)
                json.string(std::string_view(named.name));
        }
        json.endArray();
        return;
    }
    const auto named = std::find_if(field.number.names.begin(), field.number.names.end(),
                                    [value](const NamedValue &n) { return n.value == value; });
    if (named != field.number.names.end())
        json.member(key, std::string_view(named->name));
}

} // namespace hexahedron
