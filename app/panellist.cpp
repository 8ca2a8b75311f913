#include "app/panellist.h"

#include "widgets/letterwidth.h"

#include <QAbstractItemDelegate>
#include <QLineEdit>
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

QLineEdit *openEditorIn(const QAbstractItemView *view)
{
    for (auto *line : view->viewport()->findChildren<QLineEdit *>(Qt::FindDirectChildrenOnly)) {
        if (line->isVisible())
            return line;
    }
    return nullptr;
}

void finishEditorIn(QAbstractItemView *view)
{
    QWidget *editor = openEditorIn(view);
    if (!editor)
        return;
    QMetaObject::invokeMethod(view, "commitData", Q_ARG(QWidget *, editor));
    QMetaObject::invokeMethod(view, "closeEditor", Q_ARG(QWidget *, editor),
                              Q_ARG(QAbstractItemDelegate::EndEditHint, QAbstractItemDelegate::NoHint));
}

} // namespace hexahedron
