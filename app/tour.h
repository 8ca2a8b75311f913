#pragma once

#include <QObject>

#include <vector>

class QDockWidget;
class QFrame;
class QMenu;
class QWidget;

namespace hexahedron {

class GuideBar;
class MainWindow;
class Teaching;

/// What the parts of the window are for: told one after the other in a tour, and of each when somebody asks *What's This?*.
class Tour : public QObject
{
    Q_OBJECT

public:
    /// Puts its commands into the menu.
    Tour(MainWindow *window, Teaching *teaching, QMenu *help);

    GuideBar *bar() const { return m_bar; }
    /// Opens the example where nothing is open.
    void start();
    void leave();
    /// The part of the window that is being told of; null when none is.
    QWidget *shownPart() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Part
    {
        QWidget *widget; ///< a dock, or what is in the middle
        QString title;
        QString text;
    };
    void addPart(QWidget *widget, const QString &title, const QString &text);
    void go(int by);
    void show();
    void placeFrame();
    void hideAgain();

    MainWindow *m_window;
    Teaching *m_teaching;
    GuideBar *m_bar;
    QFrame *m_frame;
    std::vector<Part> m_parts;
    int m_at = -1;
    QDockWidget *m_opened = nullptr; ///< was hidden, and is to be again
};

} // namespace hexahedron
