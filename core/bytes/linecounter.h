#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// Where a byte stands in a text: line and column, both from 1, the column in bytes. Going on from the last question, it
/// counts what lies between only.
class LineCounter
{
public:
    explicit LineCounter(Bytes bytes)
        : m_cursor(std::move(bytes))
    {
    }
    struct Place
    {
        qint64 line = 1;
        qint64 column = 1;
    };
    Place placeOf(qint64 offset);

private:
    ByteCursor m_cursor;
    qint64 m_lineBegin = 0;
    qint64 m_searched = 0; ///< no line ends between the beginning of the line and here: a line may be the whole file
    qint64 m_line = 1;
};

} // namespace hexahedron
