#pragma once

#include "core/report/lesson.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QMenu;
class QTimer;

namespace hexahedron {

class DocumentPage;
class GuideBar;
class MainWindow;

/// What leads people through a file: the walk through the one that is open, and lessons about files that the program makes. Both
/// show their steps in a bar above the bytes; tree, bytes, model and reference follow, because the step is selected.
class Teaching : public QObject
{
    Q_OBJECT

public:
    /// Puts its commands into the menu, and the bar above what is in the middle of the window.
    Teaching(MainWindow *window, QMenu *help);

    GuideBar *bar() const { return m_bar; }
    /// From the beginning on. A lesson that is left for it comes back afterwards.
    void walk();
    /// From what is selected on.
    void walkFromHere();
    void start(const Lesson &lesson);
    void leave();
    /// The walk or lesson of another window, which shows the same file; a lesson goes on in the language of this one.
    void goOnWith(const Teaching &other);
    /// Offers the lessons to choose from.
    void chooseLesson();
    /// Opens the example of a format; makes it when it is not there.
    void openExample(const QString &format);

private:
    enum class Kind : quint8 { None, Walk, Lesson };

    void beginWalk(bool isFromHere);
    void go(const Item &step);
    void goOn();
    void goBack();
    void passOver();
    void showWalk(const Tree &tree, const Item &step);
    void showStep();
    void beginStep();
    void look();
    void follow(DocumentPage *page);
    Item currentStep() const;
    const Tree *tree() const;
    bool write(const QString &path, const QByteArray &bytes);
    void say(const QString &trouble);

    MainWindow *m_window;
    GuideBar *m_bar;
    QTimer *m_timer; ///< looks once after many changes
    QPointer<DocumentPage> m_page;
    Kind m_kind = Kind::None;
    bool m_hasLesson = false; ///< one that a walk interrupts
    QPointer<DocumentPage> m_lessonPage;
    QString m_path; ///< of the step of a walk
    StreamId m_stream = 0;
    Lesson m_lesson;
    size_t m_step = 0;
    bool m_isBegun = false; ///< the place of the step has been shown
    bool m_isReached = false;
};

} // namespace hexahedron
