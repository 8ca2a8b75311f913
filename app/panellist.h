#pragma once

#include <QString>

#include <span>

class QAbstractItemModel;
class QAbstractItemView;
class QLineEdit;
class QTreeView;
class QWidget;

namespace hexahedron {

/// The list of a panel: flat rows, of which several can be selected; its columns are so many characters wide.
void setUpPanelList(QTreeView *list, QAbstractItemModel *model, const QString &name, std::span<const int> widths);

/// The list, tree or table into an item of which something is typed there; null: into none.
QAbstractItemView *viewOfEditor(const QWidget *widget);
inline bool isEditorOfItem(const QWidget *widget)
{
    return viewOfEditor(widget) != nullptr;
}

/// The line that is open in a list, whatever has the keys; null without.
QLineEdit *openEditorIn(const QAbstractItemView *view);
/// What stands in it is handed over, and it goes: also while another window is in front, of whose keys nobody is told.
void finishEditorIn(QAbstractItemView *view);

} // namespace hexahedron
