#include "widgets/tree/itemsview.h"

#include "widgets/tree/treedelegate.h"
#include "widgets/tree/treemodel.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <deque>
#include <utility>

namespace hexahedron {

ItemsView::ItemsView(QWidget *parent)
    : QTreeView(parent)
{
    setItemDelegate(new TreeDelegate(this));
    setUniformRowHeights(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ContiguousSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    setHorizontalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(false);
    setDragEnabled(true);
    setIndentation(fontMetrics().height() * 3 / 4); // files nest deeply
    header()->setStretchLastSection(true);
    header()->setSectionsMovable(false);
    header()->setHighlightSections(false);
}

void ItemsView::expandBelow(const QModelIndex &index, int mostRows)
{
    std::deque<QModelIndex> open{index.siblingAtColumn(0)};
    while (!open.empty() && mostRows > 0) {
        const QModelIndex next = open.front();
        open.pop_front();
        const int rows = model()->rowCount(next);
        if (rows == 0)
            continue;
        mostRows -= rows;
        setExpanded(next, true);
        for (int row = 0; row < qMin(rows, mostRows); ++row) {
            const QModelIndex child = model()->index(row, 0, next);
            // Elements are all alike, and the numbers of a vector stand in its line.
            const Item::Role role = child.data(TreeModel::ItemRole).value<Item>().role;
            if (role != Item::Role::Element && role != Item::Role::Field && model()->hasChildren(child))
                open.push_back(child);
        }
    }
}

/// A new tree comes while the value that made it is still open for typing: with that field the keys would go to whatever is next.
void ItemsView::reset()
{
    QWidget *focus = QApplication::focusWidget();
    if (focus && focus != this && isAncestorOf(focus)) {
        for (QWidget *editor = focus; editor && editor != viewport(); editor = editor->parentWidget())
            editor->removeEventFilter(itemDelegate()); // which would hand over the value again
        setFocus();
    }
    m_isPressForgotten = true;
    QTreeView::reset();
}

void ItemsView::reveal(const QModelIndex &index)
{
    std::vector<QModelIndex> above;
    for (QModelIndex i = index.parent(); i.isValid(); i = i.parent())
        above.push_back(i);
    for (auto i = above.rbegin(); i != above.rend(); ++i)
        setExpanded(*i, true);
    // What is out of sight comes to the middle, so that its surroundings are seen; what is in sight stays where it is. That is asked
    // before it becomes the current row, for which the view already scrolls as little as it can.
    const QModelIndex shown = index.siblingAtColumn(0);
    const QRect row = visualRect(shown);
    const bool isInSight = row.isValid() && row.top() >= 0 && row.bottom() + row.height() < viewport()->height();
    const int horizontal = horizontalScrollBar()->value();
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_revealed = shown;
    scrollTo(shown, isInSight ? EnsureVisible : PositionAtCenter);
    horizontalScrollBar()->setValue(horizontal);
}

/// The base extends a selection from where somebody clicked or went with keys, also when something else was shown since.
void ItemsView::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    const bool extends = command.testFlag(QItemSelectionModel::Current) && m_revealed.isValid();
    QTreeView::setSelection(extends ? QRect(visualRect(m_revealed).center(), rect.bottomRight()) : rect, command);
}

void ItemsView::mousePressEvent(QMouseEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ShiftModifier))
        m_revealed = QModelIndex();
    m_pressed = event->position();
    m_isPressForgotten = false;
    QTreeView::mousePressEvent(event);
}

/// A press hands over what is typed in another row, for which new rows come: then the base knows of no press that a drag or a double
/// click could go on from.
void ItemsView::pressAgain()
{
    if (!std::exchange(m_isPressForgotten, false))
        return;
    QMouseEvent press(QEvent::MouseButtonPress, m_pressed, viewport()->mapToGlobal(m_pressed), Qt::LeftButton,
                      Qt::LeftButton, Qt::NoModifier);
    QTreeView::mousePressEvent(&press);
}

void ItemsView::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() == Qt::LeftButton && event->modifiers() == Qt::NoModifier)
        pressAgain();
    QTreeView::mouseMoveEvent(event);
}

void ItemsView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier)
        pressAgain();
    QTreeView::mouseDoubleClickEvent(event);
}

QItemSelectionModel::SelectionFlags ItemsView::selectionCommand(const QModelIndex &index, const QEvent *event) const
{
    const bool isMouse = event && event->isInputEvent() && event->isPointerEvent();
    const Qt::KeyboardModifiers modifiers = isMouse ? static_cast<const QInputEvent *>(event)->modifiers()
                                                    : Qt::KeyboardModifiers();
    if (index.isValid() && (modifiers & Qt::ControlModifier) && !(modifiers & Qt::ShiftModifier))
        return QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    return QTreeView::selectionCommand(index, event);
}

void ItemsView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex current = currentIndex();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (event->key() == Qt::Key_Asterisk && current.isValid()) {
        expandBelow(current); // the base would open every element of every array
        return;
    }
    const bool isEdit = event->key() == Qt::Key_F2 || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEdit && isPlain && current.isValid() && state() != EditingState) {
        const QModelIndex value = current.siblingAtColumn(TreeModel::ValueColumn);
        if (value.flags() & Qt::ItemIsEditable) {
            scrollTo(value);
            edit(value);
        } else if (event->key() != Qt::Key_F2) {
            setExpanded(current.siblingAtColumn(0), !isExpanded(current.siblingAtColumn(0)));
        }
        return;
    }
    // The base would scroll away the names of what it cannot open.
    const bool isForward = event->key() == (isRightToLeft() ? Qt::Key_Left : Qt::Key_Right);
    if (isForward && isPlain && current.isValid() && !model()->hasChildren(current.siblingAtColumn(0)))
        return;
    const QPersistentModelIndex before = current;
    QTreeView::keyPressEvent(event);
    if (!event->modifiers().testFlag(Qt::ShiftModifier) && currentIndex() != before)
        m_revealed = QModelIndex();
}

} // namespace hexahedron
