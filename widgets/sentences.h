#pragma once

#include <QString>
#include <QStringList>

namespace hexahedron {

/// One behind the other. A full-width stop brings its space along.
inline QString inOneParagraph(const QStringList &sentences)
{
    QString all;
    for (const QString &sentence : sentences) {
        if (!all.isEmpty() && !all.endsWith(u'。'))
            all += u' ';
        all += sentence;
    }
    return all;
}

} // namespace hexahedron
