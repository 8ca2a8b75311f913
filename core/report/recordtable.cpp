#include "core/report/recordtable.h"

#include "core/report/valuewriter.h"
#include "core/schema/field.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

std::vector<qint64> shapeOf(const Field &array, const ValueStack &values)
{
    std::vector<qint64> shape;
    for (const Field *field : array.derived.shapedBy)
        shape.push_back(values[field]);
    return shape;
}

} // namespace

RecordTable::RecordTable(const Field &array, qint64 stride, const ValueStack &values)
    : m_field(&array)
    , m_stride(stride)
    , m_shape(shapeOf(array, values))
    , m_columns(columnsOf(elementParts(array, values), values))
{
    TextOutput out;
    JsonWriter json(out);
    if (array.kind == Kind::Record)
        writeFields(json, m_columns);
    m_fields = out.text();
}

bool RecordTable::fits(const Field &array, qint64 stride, const ValueStack &values) const
{
    if (&array != m_field || stride != m_stride)
        return false;
    for (size_t i = 0; i < m_shape.size(); ++i) {
        if (values[array.derived.shapedBy[i]] != m_shape[i])
            return false;
    }
    return true;
}

std::vector<RecordTable::Column> RecordTable::columnsOf(const std::vector<Part> &parts, const ValueStack &values)
{
    std::vector<Column> columns;
    for (const Part &part : parts) {
        const Field &field = *part.field;
        Column column{.field = &field,
                      .at = part.range.begin,
                      .size = part.range.size(),
                      .count = part.count,
                      .stride = part.stride,
                      .isList = field.isArray() || (field.isNumber() && field.isVector) || field.vector.isPacked,
                      .columns = {}};
        if (field.kind == Kind::Record)
            column.columns = columnsOf(elementParts(field, values), values);
        columns.push_back(std::move(column));
    }
    return columns;
}

void RecordTable::writeFields(JsonWriter &json) const
{
    if (m_fields.empty())
        return;
    if (json.needsComma())
        json.out().put(',');
    json.out().put(m_fields);
    json.setNeedsComma(true);
}

void RecordTable::writeFields(JsonWriter &json, const std::vector<Column> &columns)
{
    json.key("fields");
    json.beginArray();
    for (const Column &column : columns) {
        json.beginObject();
        json.member("name", std::string_view(column.field->name));
        json.member("type", typeName(*column.field, column.field->isArray() ? -1 : column.count));
        json.member("at", column.at);
        if (column.field->isArray()) {
            json.member("stride", column.stride);
            json.member("count", column.count);
        }
        if (column.field->kind == Kind::Record)
            writeFields(json, column.columns);
        json.endObject();
    }
    json.endArray();
}

void RecordTable::writeElements(TextOutput &out, const uchar *bytes, qint64 count) const
{
    if (m_field->kind != Kind::Record)
        return writeNumbers(out, *m_field, bytes, count);
    for (qint64 i = 0; i < count; ++i) {
        if (i > 0)
            out.put(',');
        writeRecord(out, m_columns, bytes + i * m_stride);
    }
}

void RecordTable::writeRecord(TextOutput &out, const std::vector<Column> &columns, const uchar *bytes)
{
    char separator = '[';
    for (const Column &column : columns) {
        out.put(separator);
        separator = ',';
        writeColumn(out, column, bytes + column.at);
    }
    out.put(columns.empty() ? std::string_view("[]") : std::string_view("]"));
}

void RecordTable::writeColumn(TextOutput &out, const Column &column, const uchar *bytes)
{
    const Field &field = *column.field;
    JsonWriter json(out);
    if (field.kind == Kind::Text)
        return json.text(plainText(field, QByteArray(reinterpret_cast<const char *>(bytes), column.size)));
    if (field.kind == Kind::Raw)
        return json.hex(std::span(bytes, size_t(column.size)));
    if (column.isList)
        out.put('[');
    if (field.vector.isPacked)
        writePacked(out, field, bytes);
    else if (field.isNumber())
        writeNumbers(out, field, bytes, column.count);
    for (qint64 i = 0; field.kind == Kind::Record && i < column.count; ++i) {
        if (i > 0)
            out.put(',');
        writeRecord(out, column.columns, bytes + i * column.stride);
    }
    if (column.isList)
        out.put(']');
}

} // namespace hexahedron
