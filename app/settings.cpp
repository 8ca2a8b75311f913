#include "app/settings.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <utility>

namespace hexahedron {

namespace {
constexpr int MostRecentFiles = 12;
const QString themeKey = QStringLiteral("view/colours");
/// The theme of the desktop is kept as none.
const std::array<std::pair<Theme, QString>, 3> themeNames{{{Theme::Light, QStringLiteral("light")},
                                                           {Theme::Dark, QStringLiteral("dark")},
                                                           {Theme::HighContrast, QStringLiteral("contrast")}}};
const QString formKey = QStringLiteral("view/digits"), coloringKey = QStringLiteral("view/byteColours"),
              rowLengthKey = QStringLiteral("view/bytesPerRow"), addressesKey = QStringLiteral("view/decimalAddresses"),
              zoomKey = QStringLiteral("view/zoom");
constexpr int MostSecondPanes = 50;
const QString secondPanesKey = QStringLiteral("window/secondPanes"), // they are forgotten with the layout
    besideName = QStringLiteral("beside"), belowName = QStringLiteral("below");
} // namespace

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

ExpandLimits Settings::limits() const
{
    ExpandLimits limits;
    for (const ExpandLimits::Setting &setting : ExpandLimits::settings()) {
        const QString name = QString::fromLatin1(setting.name);
        const QVariant value = m_settings.value(QStringLiteral("expand/") + name);
        if (value.isValid())
            limits.set(name, value.toLongLong());
    }
    return limits;
}

void Settings::setLimits(const ExpandLimits &limits)
{
    for (const ExpandLimits::Setting &setting : ExpandLimits::settings())
        m_settings.setValue(QStringLiteral("expand/") + QString::fromLatin1(setting.name), limits.*setting.limit);
}

Theme Settings::theme() const
{
    const QString name = m_settings.value(themeKey).toString();
    const auto kept = std::ranges::find(themeNames, name, &std::pair<Theme, QString>::second);
    return kept != themeNames.end() ? kept->first : Theme::System;
}

void Settings::setTheme(Theme theme)
{
    const auto kept = std::ranges::find(themeNames, theme, &std::pair<Theme, QString>::first);
    if (kept != themeNames.end())
        m_settings.setValue(themeKey, kept->second);
    else
        m_settings.remove(themeKey);
}

PaneLook Settings::paneLook() const
{
    PaneLook look;
    look.form = HexForm::fromKept(m_settings.value(formKey).toString());
    look.coloring = HexColoring::fromKept(m_settings.value(coloringKey).toString());
    look.rowLength = m_settings.value(rowLengthKey, HexRows::Automatic).toInt();
    look.hasDecimalAddresses = m_settings.value(addressesKey, false).toBool();
    look.zoom = m_settings.value(zoomKey, 0).toInt();
    return look;
}

void Settings::setPaneLook(const PaneLook &look)
{
    m_settings.setValue(formKey, look.form.kept());
    m_settings.setValue(coloringKey, look.coloring.kept());
    m_settings.setValue(rowLengthKey, look.rowLength);
    m_settings.setValue(addressesKey, look.hasDecimalAddresses);
    m_settings.setValue(zoomKey, look.zoom);
}

/// Each as three texts: the file, how it is split, and whose bytes the second pane shows.
std::optional<Settings::SecondPane> Settings::secondPane(const QString &path) const
{
    const QStringList kept = m_settings.value(secondPanesKey).toStringList();
    for (qsizetype i = 0; i + 2 < kept.size(); i += 3) {
        if (kept[i] == path)
            return SecondPane{kept[i + 2], kept[i + 1] == besideName};
    }
    return {};
}

void Settings::setSecondPane(const QString &path, const std::optional<SecondPane> &pane)
{
    QStringList kept = m_settings.value(secondPanesKey).toStringList();
    for (qsizetype i = 0; i + 2 < kept.size(); i += 3) {
        if (kept[i] == path) {
            kept.remove(i, 3);
            break;
        }
    }
    if (pane)
        kept = QStringList{path, pane->isBeside ? besideName : belowName, pane->file} + kept;
    setList(secondPanesKey, kept.mid(0, 3 * qsizetype(MostSecondPanes)));
}

void Settings::setPutOff(const QStringList &names)
{
    setList(QStringLiteral("recovery/later"), names);
}

/// An empty list would be written as something invalid.
void Settings::setList(const QString &key, const QStringList &list)
{
    if (list.isEmpty())
        m_settings.remove(key);
    else
        m_settings.setValue(key, list);
}

void Settings::setFolder(const QString &folder)
{
    if (folder != exampleFolder())
        m_settings.setValue(QStringLiteral("open/folder"), folder);
}

QString Settings::journalFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unsaved");
}

QString Settings::earlierFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/earlier");
}

QString Settings::bookmarkFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/bookmarks");
}

QString Settings::exampleFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/example");
}

} // namespace hexahedron
