#pragma once

#include <QString>

#include <span>

class QAbstractItemModel;
class QTreeView;
class QWidget;

namespace hexahedron {

/// The list of a panel: flat rows, of which several can be selected; its columns are so many characters wide.
void setUpPanelList(QTreeView *list, QAbstractItemModel *model, const QString &name, std::span<const int> widths);

/// Whether something is typed into an item of a list, a tree or a table there.
bool isEditorOfItem(const QWidget *widget);

} // namespace hexahedron
