#pragma once

#include "core/bytes/bytes.h"

#include <vector>

namespace hexahedron {

/// Where the elements of a list in written text lie: each from behind the separator before it up to its own. Remembers where one
/// of some hundred begins and finds the others from there, so that lists of any length cost little.
class WrittenList
{
public:
    /// `range` ends with a separator.
    WrittenList(const Bytes &bytes, ByteRange range, char separator);

    qint64 count() const { return m_count; }
    /// The bytes of one element; its number must be within the count.
    ByteRange element(qint64 index) const;
    /// Which element has the byte; its place must be within the list.
    qint64 indexAt(qint64 offset) const;

private:
    static constexpr qint64 Step = 256; // elements from one mark to the next
    qint64 endOf(qint64 begin, ByteCursor &cursor) const;

    Bytes m_bytes;
    ByteRange m_range;
    uchar m_separator;
    qint64 m_count = 0;
    std::vector<qint64> m_marks; // where elements 0, Step, 2 × Step … begin
};

} // namespace hexahedron
