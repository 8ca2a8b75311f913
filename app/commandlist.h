#pragma once

#include <QAction>
#include <QDialog>
#include <QPointer>

#include <vector>

class QLineEdit;
class QMenu;
class QTreeWidget;

namespace hexahedron {

/// The text of a menu as it is read: without the mark of its key, which stands behind it where words have no such letter: "文件(&F)".
QString withoutMnemonic(QString text);

/// What the menus have, in one list that typing narrows: to run a command by its name, or to look up its keys.
class CommandList : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Run, Keys };

    CommandList(const QList<QAction *> &menus, Purpose purpose, QWidget *parent);
    /// What was chosen; null when nothing was, and when it has gone since.
    QAction *chosen() const { return m_chosen; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(const QMenu &menu, const QString &above, Purpose purpose);
    void filter(const QString &words);
    void choose();

    QLineEdit *m_words;
    QTreeWidget *m_list;
    std::vector<QPointer<QAction>> m_commands; ///< for each row; menus may be filled anew while the list is open
    QPointer<QAction> m_chosen;
};

} // namespace hexahedron
