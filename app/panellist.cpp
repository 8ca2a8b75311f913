#include "app/panellist.h"

#include "widgets/letterwidth.h"

#include <QTreeView>

namespace hexahedron {

void setUpPanelList(QTreeView *list, QAbstractItemModel *model, const QString &name, std::span<const int> widths)
{
    list->setModel(model);
    list->setAccessibleName(name);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->setFrameShape(QFrame::NoFrame);
    const int character = letterWidth(list->fontMetrics());
    for (size_t column = 0; column < widths.size(); ++column)
        list->setColumnWidth(int(column), widths[column] * character);
}

QAbstractItemView *viewOfEditor(const QWidget *widget)
{
    QWidget *parent = widget ? widget->parentWidget() : nullptr;
    for (; parent; parent = parent->parentWidget()) {
        if (auto *view = qobject_cast<QAbstractItemView *>(parent))
            return view->viewport()->isAncestorOf(widget) ? view : nullptr;
    }
    return nullptr;
}

} // namespace hexahedron
