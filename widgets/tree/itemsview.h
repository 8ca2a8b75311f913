#pragma once

#include "core/tree/tree.h"

#include <QPersistentModelIndex>
#include <QTreeView>

#include <functional>

namespace hexahedron {

/// The rows of a TreeModel. Differs from its base where that would walk through everything.
class ItemsView final : public QTreeView
{
    Q_OBJECT

public:
    explicit ItemsView(QWidget *parent = nullptr);

    /// Tells of an item how many are changed with it, itself included.
    void setEditedWith(std::function<qint64(const Item &)> count) { m_editedWith = std::move(count); }
    qint64 editedWith(const Item &item) const { return m_editedWith ? m_editedWith(item) : 1; }

    /// Opens what lies below, level by level, until so many rows are shown.
    void expandBelow(const QModelIndex &index, int mostRows = 2000);
    /// Opens all that lies around the index and brings it into sight, without moving the focus.
    void reveal(const QModelIndex &index);

    void reset() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command) override;
    /// What is selected is one run of rows: Shift makes it longer, Ctrl does not take in what lies between.
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override;

private:
    void pressAgain();

    std::function<qint64(const Item &)> m_editedWith;
    QPersistentModelIndex m_revealed; ///< from there Shift selects on, until somebody goes elsewhere in the rows
    QPointF m_pressed;                ///< where the mouse was pressed last
    bool m_isPressForgotten = false;  ///< new rows came since
};

} // namespace hexahedron
