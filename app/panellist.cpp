#include "app/panellist.h"

#include "widgets/letterwidth.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QTreeView>

namespace hexahedron {

namespace {

/// The columns that are seen, in the order in which they are, apart by tabs.
QString selectedRows(const QTreeView &list)
{
    QModelIndexList rows = list.selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    const QHeaderView *header = list.header();
    QStringList lines;
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int at = 0; at < header->count(); ++at) {
            if (const int column = header->logicalIndex(at); !list.isColumnHidden(column))
                cells += row.siblingAtColumn(column).data().toString();
        }
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n');
}

/// Where no row is selected there is nothing to do.
void showMenu(QTreeView &list, const QPoint &at)
{
    if (!list.selectionModel()->hasSelection())
        return;
    auto *menu = new QMenu(&list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(list.actions());
    menu->popup(list.viewport()->mapToGlobal(at));
}

} // namespace

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
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(list, &QWidget::customContextMenuRequested, list,
                     [list](const QPoint &at) { showMenu(*list, at); });
    auto *copy = new QAction(QCoreApplication::translate("PanelList", "&Copy"), list);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, list, [list] {
        if (list->selectionModel()->hasSelection())
            QGuiApplication::clipboard()->setText(selectedRows(*list));
    });
    list->addAction(copy);
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
