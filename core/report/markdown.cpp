#include "core/report/markdown.h"

namespace hexahedron::markdown {

QString safe(const QString &text)
{
    QString result;
    for (const QChar c : text) {
        if (c == u'<')
            result += QStringLiteral("&lt;");
        else if (c == u'>')
            result += QStringLiteral("&gt;");
        else if (c == u'&')
            result += QStringLiteral("&amp;");
        else if (c == u'\n' || c == u'\r')
            result += u' ';
        else if (QStringLiteral("\\`*_[]!|~$^").contains(c))
            result += QStringLiteral("\\") + c;
        else
            result += c;
    }
    return result;
}

QString tableOf(const QStringList &heads)
{
    return QStringLiteral("| %1 |\n|%2\n")
        .arg(heads.join(QStringLiteral(" | ")), QStringLiteral("---|").repeated(heads.size()));
}

QString rowOf(const QStringList &cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

} // namespace hexahedron::markdown
