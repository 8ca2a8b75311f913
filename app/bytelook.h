#pragma once

#include "app/panelook.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace hexahedron {

class Settings;

/// The menus that choose how byte panes look. What is chosen is kept, and told to all panes.
class ByteLook final : public QObject
{
    Q_OBJECT

public:
    enum class Base : quint8 { Beginning, Here, Chunk };

    ByteLook(Settings *settings, QObject *parent);

    const PaneLook &look() const { return m_look; }
    void setZoom(int zoom);
    /// Adds its menus to another one.
    void addTo(QMenu *menu);

Q_SIGNALS:
    void changed();
    /// Addresses shall begin where the bytes do, at the cursor, or at the chunk around it.
    void baseRequested(hexahedron::ByteLook::Base base);

private:
    using Change = std::function<void(PaneLook &)>;
    struct Choice
    {
        QAction *action;
        Change change;
        bool fitsFloat; ///< real numbers can be shown so
    };

    void addChoice(QMenu *menu, QActionGroup *group, const QString &text, const QString &tip, const Change &change,
                   bool fitsFloat = true);
    void addRows(QMenu *menu);
    void addForms(QMenu *menu);
    void addGroups(QMenu *menu);
    void addAddresses(QMenu *menu);
    void addColoring(QMenu *menu);
    void set(const PaneLook &look);
    void showChosen();

    Settings *m_settings;
    PaneLook m_look;
    std::vector<Choice> m_choices;
    std::vector<QMenu *> m_menus;
};

} // namespace hexahedron
