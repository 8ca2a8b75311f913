#pragma once

#include "app/panelook.h"
#include "app/theme.h"
#include "core/bytes/codec.h"

#include <QDir>
#include <QSettings>
#include <QStringList>

#include <optional>

namespace hexahedron {

/// What the program remembers from one start to the next, by name in one place.
class Settings
{
public:
    QStringList recentFiles() const;
    void addRecentFile(const QString &path);
    void clearRecentFiles();

    QByteArray geometry() const { return m_settings.value(QStringLiteral("window/geometry")).toByteArray(); }
    QByteArray layout() const { return m_settings.value(QStringLiteral("window/layout")).toByteArray(); }
    void setWindow(const QByteArray &geometry, const QByteArray &layout);
    /// Whether the sizes of the panels are somebody's own.
    bool hasOwnDockSizes() const { return m_settings.value(QStringLiteral("window/ownSizes"), false).toBool(); }
    void setHasOwnDockSizes(bool has) { m_settings.setValue(QStringLiteral("window/ownSizes"), has); }
    void forgetLayout() { m_settings.remove(QStringLiteral("window")); }

    /// "de", "zh_CN"; empty for that of the system.
    QString language() const { return m_settings.value(QStringLiteral("language")).toString(); }
    void setLanguage(const QString &language) { m_settings.setValue(QStringLiteral("language"), language); }

    Theme theme() const;
    void setTheme(Theme theme);

    bool keepsBackup() const { return m_settings.value(QStringLiteral("save/backup"), true).toBool(); }
    void setKeepsBackup(bool keeps) { m_settings.setValue(QStringLiteral("save/backup"), keeps); }
    /// Whether a plan is shown even when nothing but lengths and counts follows from what was asked.
    bool showsSmallPlans() const { return m_settings.value(QStringLiteral("edit/showSmallPlans"), true).toBool(); }
    void setShowsSmallPlans(bool shows) { m_settings.setValue(QStringLiteral("edit/showSmallPlans"), shows); }
    /// Whether the structure of documents shows brackets, quotes and the space between.
    bool showsSigns() const { return m_settings.value(QStringLiteral("view/signs"), false).toBool(); }
    void setShowsSigns(bool shows) { m_settings.setValue(QStringLiteral("view/signs"), shows); }
    bool showsMinimap() const { return m_settings.value(QStringLiteral("view/minimap"), true).toBool(); }
    void setShowsMinimap(bool shows) { m_settings.setValue(QStringLiteral("view/minimap"), shows); }
    /// Whether a file beside another is compared with it.
    bool comparesPanes() const { return m_settings.value(QStringLiteral("view/comparePanes"), false).toBool(); }
    void setComparesPanes(bool compares) { m_settings.setValue(QStringLiteral("view/comparePanes"), compares); }
    /// The second byte pane of a file.
    struct SecondPane
    {
        QString file; ///< whose bytes it shows
        bool isBeside = false;
    };
    std::optional<SecondPane> secondPane(const QString &path) const;
    /// Nothing when there is none any more. Those of the files opened last are kept.
    void setSecondPane(const QString &path, const std::optional<SecondPane> &pane);
    /// How far packed bytes may expand.
    ExpandLimits limits() const;
    void setLimits(const ExpandLimits &limits);
    /// How byte panes look.
    PaneLook paneLook() const;
    void setPaneLook(const PaneLook &look);
    /// Where files were opened or saved last, to begin with the home folder. The hidden one of examples is no place to save in.
    QString folder() const { return m_settings.value(QStringLiteral("open/folder"), QDir::homePath()).toString(); }
    void setFolder(const QString &folder);

    /// The names of journals about which the user does not want to be asked now.
    QStringList putOff() const { return m_settings.value(QStringLiteral("recovery/later")).toStringList(); }
    void setPutOff(const QStringList &names);

    /// Where unsaved work is kept.
    static QString journalFolder();
    /// Where versions that saving has replaced are kept.
    static QString earlierFolder();
    static QString exampleFolder();
    /// Where bookmarks of files are kept.
    static QString bookmarkFolder();

private:
    void setList(const QString &key, const QStringList &list);

    QSettings m_settings;
};

} // namespace hexahedron
