#include "core/bytes/linecounter.h"

namespace hexahedron {

LineCounter::Place LineCounter::placeOf(qint64 offset)
{
    if (offset < m_lineBegin) {
        m_lineBegin = 0;
        m_line = 1;
        m_searched = 0;
    }
    for (qint64 next = m_cursor.find('\n', m_searched, offset); next >= 0;
         next = m_cursor.find('\n', m_searched, offset)) {
        m_lineBegin = next + 1;
        m_searched = m_lineBegin;
        ++m_line;
    }
    m_searched = std::max(m_searched, offset);
    return {m_line, offset - m_lineBegin + 1};
}

} // namespace hexahedron
