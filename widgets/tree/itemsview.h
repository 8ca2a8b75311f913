#pragma once

#include <QTreeView>

namespace hexahedron {

/// The rows of a TreeModel. Differs from its base where that would walk through everything.
class ItemsView final : public QTreeView
{
    Q_OBJECT

public:
    explicit ItemsView(QWidget *parent = nullptr);

    /// Opens what lies below, level by level, until so many rows are shown.
    void expandBelow(const QModelIndex &index, int mostRows = 2000);
    /// Opens all that lies around the index and brings it into sight, without moving the focus.
    void reveal(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace hexahedron
