#include "widgets/issues/severityicon.h"

#include "widgets/icon.h"

#include <QHash>
#include <QPalette>

namespace hexahedron {

namespace {

QString iconName(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return QStringLiteral("info");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Error:
        break;
    }
    return QStringLiteral("error");
}

} // namespace

QColor severityColor(Severity severity, const QPalette &palette)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    switch (severity) {
    case Severity::Info:
        return isDark ? QColor(0x6c, 0xb2, 0xf5) : QColor(0x1f, 0x6f, 0xbf);
    case Severity::Warning:
        return isDark ? QColor(0xf2, 0xb1, 0x4b) : QColor(0xb8, 0x6e, 0x00);
    case Severity::Error:
        break;
    }
    return isDark ? QColor(0xff, 0x75, 0x6b) : QColor(0xc6, 0x28, 0x28);
}

QIcon severityIcon(Severity severity, const QPalette &palette)
{
    static QHash<QRgb, QIcon> icons;
    const QColor color = severityColor(severity, palette);
    QIcon &found = icons[color.rgb()];
    if (found.isNull())
        found = icon(iconName(severity), color);
    return found;
}

} // namespace hexahedron
