#include "app/settings.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace hexahedron {

namespace {
constexpr int MostRecentFiles = 12;
}

QStringList Settings::recentFiles() const
{
    return m_settings.value(QStringLiteral("open/recent")).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setValue(QStringLiteral("open/recent"), files.mid(0, MostRecentFiles));
}

void Settings::clearRecentFiles()
{
    m_settings.remove(QStringLiteral("open/recent"));
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &layout)
{
    m_settings.setValue(QStringLiteral("window/geometry"), geometry);
    m_settings.setValue(QStringLiteral("window/layout"), layout);
}

QString Settings::journalFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unsaved");
}

QString Settings::exampleFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/example");
}

} // namespace hexahedron
