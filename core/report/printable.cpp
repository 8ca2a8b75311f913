#include "core/report/printable.h"

#include <algorithm>

namespace hexahedron {

namespace {

bool isControl(char16_t c)
{
    return c < 0x20 || (c >= 0x7f && c < 0xa0);
}

} // namespace

QString printable(const QString &text)
{
    if (std::none_of(text.begin(), text.end(), [](QChar c) { return isControl(c.unicode()); }))
        return text;
    QString escaped;
    for (const QChar c : text) {
        if (!isControl(c.unicode())) {
            escaped += c;
            continue;
        }
        for (const char byte : QString(c).toUtf8()) // what lies above 0x7f are two bytes
            escaped += QStringLiteral("\\x%1").arg(uchar(byte), 2, 16, QLatin1Char('0'));
    }
    return escaped;
}

std::string printable(std::string_view utf8)
{
    return printable(QString::fromUtf8(utf8.data(), qsizetype(utf8.size()))).toStdString();
}

} // namespace hexahedron
