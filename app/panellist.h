#pragma once

#include <QString>

#include <span>

class QAbstractItemModel;
class QAbstractItemView;
class QTreeView;
class QWidget;

namespace hexahedron {

/// The list of a panel: flat rows, of which several can be selected; its columns are so many characters wide. Its menu holds the
/// list's actions, of which the first copies the selected rows, a line each.
void setUpPanelList(QTreeView *list, QAbstractItemModel *model, const QString &name, std::span<const int> widths);

/// The list, tree or table into an item of which something is typed there; null: into none.
QAbstractItemView *viewOfEditor(const QWidget *widget);
inline bool isEditorOfItem(const QWidget *widget)
{
    return viewOfEditor(widget) != nullptr;
}

} // namespace hexahedron
