#pragma once

#include "core/tree/format.h"
#include "core/tree/tree.h"
#include "widgets/session/lookup.h"

#include <QCompleter>
#include <QStringListModel>

class QAction;
class QLineEdit;

namespace hexahedron {

/// Offers in a list below a line what may stand as the value that somebody writes there. What takes time to find is looked for
/// in the background, when the line has the focus for the first time.
class ValueCompletion : public QObject
{
    Q_OBJECT

public:
    explicit ValueCompletion(QLineEdit *line);
    /// Of the same tree and item nothing changes: a list that is open stays as it is.
    void setItem(std::shared_ptr<const Tree> tree, const Item &item);
    /// All of it, whatever stands in the line.
    void showAll();

Q_SIGNALS:
    void chosen(); ///< the line has what somebody picked from the list, or wrote and ended with Enter while it was open

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    bool linePressed(int key, Qt::KeyboardModifiers modifiers);
    bool popupPressed(int key);
    void look();
    void takeMore(const QStringList &more);
    void setTexts(const QStringList &texts);
    bool isMeant() const;
    void fitToScreen();

    QLineEdit *m_line;
    QAction *m_list;
    QCompleter m_completer;
    QStringListModel m_texts;
    std::weak_ptr<const Tree> m_shown;
    std::shared_ptr<const Tree> m_tree; ///< while something may be looked for in it
    Item m_item;
    Proposals m_proposals;
    QString m_typed; ///< before somebody went through the list
    bool m_hasLooked = false;
    bool m_wantsAll = false; ///< as soon as it is found
    Lookup<QStringList> m_lookup;
};

} // namespace hexahedron
