#pragma once

#include "widgets/session/selection.h"
#include "widgets/tree/treemodel.h"
#include "widgets/tree/treestate.h"

#include <QWidget>

#include <optional>

#include <map>

class QAction;
class QLineEdit;
class QMenu;

namespace hexahedron {

class FilterBar;
class ItemsView;

/// The structure of a file: a tree with a filter above it, tied to the selection of all views.
/// It changes nothing itself: what somebody wants is announced, and a new tree comes when it has been done.
class TreeView final : public QWidget
{
    Q_OBJECT

public:
    /// What can be done with an item from here. Copying is done at once.
    enum class Command {
        CopyPath,
        Cut,
        Copy, ///< values, and the bytes of what is selected
        Paste,
        CopyJson,
        EditValue,
        GoToTarget, ///< what an index names
        FollowLink, ///< what a count counts, what a field shapes
        OpenFile,   ///< that the item names
        InsertBefore,
        InsertAfter,
        InsertInside,    ///< an element of a document
        InsertAttribute, ///< of such an element
        Duplicate,
        MoveUp,
        MoveDown,
        Remove,
        ExportBytes,
    };
    Q_ENUM(Command)

    explicit TreeView(Selection *selection, QWidget *parent = nullptr);

    /// What is open, selected, filtered and in sight stays as far as the new tree has it.
    void setTree(std::shared_ptr<const Tree> tree);
    /// Issues found in the tree that is shown.
    void setIssues(std::shared_ptr<const std::vector<Issue>> issues);

    /// Of documents also brackets, quotes and the space between.
    void setShowsSigns(bool shows);

    TreeModel *model() const { return m_model; }
    ItemsView *items() const { return m_view; }
    QAction *action(Command command) const { return m_actions.at(command); }
    /// The window has the same key for the same thing: here it only stands in the menu, because two actions would block each other.
    void leaveKeyToWindow(Command command);
    QAction *nextHitAction() const;
    QAction *previousHitAction() const;
    Item currentItem() const;
    void setFilterText(const QString &text);
    void focusFilter();
    /// Why what was copied cannot be put beside the item, for people; empty when it can.
    QString whyNotPasted(const Item &item) const;
    /// Goes to an item of the tree that is shown, and opens the line for its value.
    void editValue(const Item &item);
    /// Opens the line for the value of an item of the tree that is shown, with what somebody has typed for it.
    void editAgain(const Item &item, const QString &text);
    /// The line in which a value is being typed; null without.
    QLineEdit *openCell() const;

Q_SIGNALS:
    /// All hits of the filter are wanted as a list.
    void listRequested(const QString &query);
    /// More than one item when several of the same kind are selected: all of them become what was typed.
    void editRequested(const std::vector<hexahedron::Item> &items, const QString &text);
    /// What was typed cannot be written, and is gone.
    void editGivenUp(const QString &error);
    /// Nothing was done, for a reason.
    void refused(const QString &reason);
    /// `count` is more than one when elements in a row are selected: `item` is the first of them.
    void requested(hexahedron::TreeView::Command command, const hexahedron::Item &item, qint64 count);
    /// Its menu for an item; others may have something to add.
    void menuShown(QMenu *menu, const hexahedron::Item &item);
    void moveRequested(const hexahedron::Item &frame, const hexahedron::Item &parent, qint64 row);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Target
    {
        Item item;
        qint64 count = 1;
        Item last = item;
    };
    /// What is being typed in a cell, so that it can be typed on when the rows are others.
    struct TypedCell
    {
        std::shared_ptr<const Tree> tree;
        QString path, text;
        int cursor = 0;
        bool hasKeys = false;
    };
    std::optional<TypedCell> typedCell() const;
    void typeOn(const std::optional<TypedCell> &cell);
    void build();
    void addActions();
    QAction *makeAction(Command command, QStringView iconName, const QString &text, const QKeySequence &shortcut = {});
    void updateActions();
    bool isPossible(Command command, const Target &target) const;
    void run(Command command);
    void move(const Item &frame, int by);
    Target target() const;
    QString valuesAsText() const;
    bool copy();
    void cut();
    bool copyItems(const Target &target);
    void copyValues() const;
    void nameClipboardCommands(const Target &target);
    std::vector<Item> editedWith(const Item &item) const;
    void selectRange();
    void follow();
    void closeFollowed(const QModelIndex &shown);
    void keepOpen(QModelIndex index);
    void showFound(const std::shared_ptr<const FilterResult> &result);
    void openHits();
    void goToHit(int by);
    void showHitNumber();
    void openFirst();
    void showMenu(const QPoint &place);
    void nameFile(const Item &item);
    void layOutColumns();
    void growNames();
    bool eventFilter(QObject *watched, QEvent *event) override;
    int widthOfNames() const;
    int widthOfName(const QModelIndex &index) const;
    void makeRoom(const QModelIndex &index);

    Selection *m_selection;
    FilterBar *m_filterBar;
    std::optional<std::shared_ptr<const FilterResult>> m_waiting; ///< was found while a value is being typed
    TreeModel *m_model;
    ItemsView *m_view;
    std::map<Command, QAction *> m_actions;
    TreeState m_beforeFilter;
    std::vector<QPersistentModelIndex> m_followed; ///< opened only because the selection went there
    bool m_isFollowing = false;
    bool m_isRevealing = false;
    bool m_isLayingOut = false;
    bool m_hasOwnWidths = false; ///< somebody moved a border
};

} // namespace hexahedron
