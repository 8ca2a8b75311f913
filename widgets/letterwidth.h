#pragma once

#include <QFontMetrics>

namespace hexahedron {

/// How wide a letter is, for widths that are told in letters. The average of a Chinese font is that of its own characters: twice as
/// wide, although a text has half as many of them.
inline int letterWidth(const QFontMetrics &metrics)
{
    return qMin(metrics.averageCharWidth(), metrics.horizontalAdvance(QChar(u'x')));
}

} // namespace hexahedron
