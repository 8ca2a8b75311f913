#pragma once

#include <QDialog>

class QAction;
class QLineEdit;
class QMenu;
class QTreeWidget;

namespace hexahedron {

/// What the menus have, in one list that typing narrows: to run a command by its name, or to look up its keys.
class CommandList : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Run, Keys };

    CommandList(const QList<QAction *> &menus, Purpose purpose, QWidget *parent);
    /// What was chosen; null when nothing was.
    QAction *chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(const QMenu &menu, const QString &above, Purpose purpose);
    void filter(const QString &words);
    void choose();

    QLineEdit *m_words;
    QTreeWidget *m_list;
    QAction *m_chosen = nullptr;
};

} // namespace hexahedron
