#pragma once

#include "core/read/layout.h"

#include <algorithm>

namespace hexahedron {

/// Numbers in the records of an array, by the handles of their fields, without making items of them. All records have one size,
/// and nothing outside of them has a say in it.
class Records
{
public:
    /// `array` is a Part or an Item.
    template<typename Array>
    Records(const Bytes &bytes, const Array &array)
        : m_cursor(bytes)
        , m_shape(elementParts(*array.field, {}))
        , m_begin(array.range.begin)
        , m_count(array.count)
        , m_stride(array.stride)
    {
    }
    qint64 count() const { return m_count; }
    /// 0 where there is no such field, or the bytes end before it.
    qint64 integer(qint64 record, const Field *field)
    {
        const uchar *number = find(record, field);
        return number ? decodeInteger(*field, number) : 0;
    }
    double real(qint64 record, const Field *field)
    {
        const uchar *number = find(record, field);
        return number ? decodeFloat(number, field->width) : 0;
    }

private:
    const uchar *find(qint64 record, const Field *field)
    {
        const auto part = std::ranges::find(m_shape, field, &Part::field);
        return part == m_shape.end() ? nullptr
                                     : m_cursor.at(m_begin + record * m_stride + part->range.begin, field->width);
    }

    ByteCursor m_cursor;
    std::vector<Part> m_shape;
    qint64 m_begin;
    qint64 m_count;
    qint64 m_stride;
};

} // namespace hexahedron
