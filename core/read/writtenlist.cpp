#include "core/read/writtenlist.h"

#include <algorithm>

namespace hexahedron {

WrittenList::WrittenList(const Bytes &bytes, ByteRange range, char separator)
    : m_bytes(bytes)
    , m_range(range)
    , m_separator(uchar(separator))
{
    qint64 begin = range.begin;
    bytes.forEachRun(range, [&](qint64 offset, std::span<const uchar> run) {
        for (auto at = std::find(run.begin(), run.end(), m_separator); at != run.end();
             at = std::find(at + 1, run.end(), m_separator)) {
            if (m_count++ % Step == 0)
                m_marks.push_back(begin);
            begin = offset + (at - run.begin()) + 1;
        }
    });
}

/// Behind the separator of the element that begins there.
qint64 WrittenList::endOf(qint64 begin, ByteCursor &cursor) const
{
    const qint64 separator = cursor.find(m_separator, begin, m_range.end);
    return separator < 0 ? m_range.end : separator + 1;
}

ByteRange WrittenList::element(qint64 index) const
{
    ByteCursor cursor(m_bytes);
    qint64 begin = m_marks[size_t(index / Step)];
    for (qint64 i = index / Step * Step; i < index; ++i)
        begin = endOf(begin, cursor);
    return {begin, endOf(begin, cursor)};
}

qint64 WrittenList::indexAt(qint64 offset) const
{
    ByteCursor cursor(m_bytes);
    const auto mark = std::upper_bound(m_marks.begin(), m_marks.end(), offset) - 1;
    qint64 index = (mark - m_marks.begin()) * Step;
    for (qint64 end = endOf(*mark, cursor); end <= offset && index + 1 < m_count; end = endOf(end, cursor))
        ++index;
    return index;
}

} // namespace hexahedron
