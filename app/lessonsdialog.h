#pragma once

#include "core/report/lesson.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hexahedron {

/// Lessons to choose from, engine by engine: those of the program, and those of a folder that a teacher has named. It begins at
/// the first that has not been done.
class LessonsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LessonsDialog(QWidget *parent = nullptr);
    /// The one that is chosen; null where there is none.
    const Lesson *lesson() const;
    /// Of lessons of one's own; empty where there is none.
    static QString ownFolder();
    /// Its last step was reached; said in the list from now on.
    static void setDone(const Lesson &lesson);
    QTreeWidget *list() const { return m_list; }

private:
    void fill();
    void chooseFolder();
    void update(QTreeWidgetItem *current);

    std::vector<Lesson> m_lessons;
    QTreeWidget *m_list;
    QLabel *m_intro;
    QPushButton *m_start;
};

} // namespace hexahedron
