#pragma once

#include "core/report/jsonwriter.h"
#include "core/tree/tree.h"

#include <string>

namespace hexahedron {

/// Writes arrays whose elements have one size: what an element holds is worked out once, then only numbers are written.
/// Immutable, so that several threads can write parts of one array.
class RecordTable
{
public:
    RecordTable(const Field &array, qint64 stride, const ValueStack &values);

    /// True when the same table fits another array of the same description.
    bool fits(const Field &array, qint64 stride, const ValueStack &values) const;
    qint64 stride() const { return m_stride; }

    /// "fields": name, type and place in the element of each. Nothing for arrays of plain numbers.
    void writeFields(JsonWriter &json) const;
    /// `count` elements at `bytes`, with commas between.
    void writeElements(TextOutput &out, const uchar *bytes, qint64 count) const;

private:
    struct Column
    {
        const Field *field = nullptr;
        qint64 at = 0;
        qint64 size = 0;
        qint64 count = 1;
        qint64 stride = 0;
        bool isList = false;
        std::vector<Column> columns; // of a record
    };
    static std::vector<Column> columnsOf(const std::vector<Part> &parts, const ValueStack &values);
    static void writeFields(JsonWriter &json, const std::vector<Column> &columns);
    static void writeRecord(TextOutput &out, const std::vector<Column> &columns, const uchar *bytes);
    static void writeColumn(TextOutput &out, const Column &column, const uchar *bytes);

    const Field *m_field;
    qint64 m_stride;
    std::vector<qint64> m_shape; // values of the fields that decide on it
    std::vector<Column> m_columns;
    std::string m_fields; // the text of "fields"
};

} // namespace hexahedron
