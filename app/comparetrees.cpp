#include "app/comparetrees.h"

#include "widgets/icon.h"
#include "widgets/tree/itemtext.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTreeView>

namespace hexahedron {

namespace {

enum Column { NameBefore, ValueBefore, NameAfter, ValueAfter, ColumnCount };
constexpr int NumberRole = Qt::UserRole + 1;

QString iconName(Difference::Kind kind)
{
    switch (kind) {
    case Difference::Kind::Added:
        return QStringLiteral("insert");
    case Difference::Kind::Removed:
        return QStringLiteral("remove");
    case Difference::Kind::Moved:
        return QStringLiteral("jump");
    case Difference::Kind::Changed:
        break;
    }
    return QStringLiteral("number");
}

} // namespace

CompareTrees::CompareTrees(QWidget *parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(0, ColumnCount, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (size_t side = 0; side < 2; ++side) {
        auto *view = new QTreeView(this);
        view->setModel(m_model);
        view->setUniformRowHeights(true);
        view->setAlternatingRowColors(true);
        view->setAllColumnsShowFocus(true);
        view->setEditTriggers(QAbstractItemView::NoEditTriggers);
        view->setMinimumHeight(5 * fontMetrics().height());
        view->setTreePosition(side == 0 ? NameBefore : NameAfter);
        m_views[side] = view;
        layout->addWidget(view, 1);
    }
    m_views[0]->setAccessibleName(tr("Structure before"));
    m_views[1]->setAccessibleName(tr("Structure after"));
    m_views[1]->setSelectionModel(m_views[0]->selectionModel());
    for (size_t side = 0; side < 2; ++side) {
        QTreeView *other = m_views[1 - side];
        connect(m_views[side], &QTreeView::expanded, other, &QTreeView::expand);
        connect(m_views[side], &QTreeView::collapsed, other, &QTreeView::collapse);
        connect(m_views[side]->verticalScrollBar(), &QScrollBar::valueChanged, other->verticalScrollBar(),
                &QScrollBar::setValue);
    }
    connect(m_views[0]->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CompareTrees::choose);
}

void CompareTrees::setDifferences(const Tree &before, const Tree &after, std::vector<Difference> differences,
                                  bool hasMore)
{
    m_model->clear();
    m_model->setColumnCount(ColumnCount);
    m_model->setHorizontalHeaderLabels({tr("Before"), tr("Value"), tr("After"), tr("Value")});
    m_differences = std::move(differences);
    for (size_t i = 0; i < m_differences.size(); ++i) {
        const Difference &difference = m_differences[i];
        const Item &a = difference.a;
        const Item &b = difference.b;
        const QString path = b.isValid() ? after.path(b) : before.path(a);
        QStandardItem *above = rowFor(path.contains(u'/') ? path.section(u'/', 0, -2) : QString());
        const auto nameOf = [](const Tree &tree, const Item &item) {
            return item.isValid() ? tree.path(item).section(u'/', -1) : QString();
        };
        const QList<QStandardItem *> row{
            new QStandardItem(nameOf(before, a)), new QStandardItem(a.isValid() ? summary(before, a) : QString()),
            new QStandardItem(nameOf(after, b)), new QStandardItem(b.isValid() ? summary(after, b) : QString())};
        row[a.isValid() ? NameBefore : NameAfter]->setIcon(icon(iconName(difference.kind)));
        if (b.isValid())
            row[NameAfter]->setIcon(icon(iconName(difference.kind)));
        for (QStandardItem *cell : row) {
            cell->setData(int(i), NumberRole);
            cell->setToolTip(cell->text());
        }
        above->appendRow(row);
    }
    if (m_differences.empty())
        m_model->appendRow({new QStandardItem(tr("The structure is the same.")), new QStandardItem,
                            new QStandardItem(tr("The structure is the same.")), new QStandardItem});
    if (hasMore)
        m_model->appendRow(
            {new QStandardItem(tr("There is more.")), new QStandardItem, new QStandardItem, new QStandardItem});
    for (size_t side = 0; side < 2; ++side) {
        QTreeView *view = m_views[side];
        view->expandAll();
        const int name = side == 0 ? NameBefore : NameAfter;
        for (int column = 0; column < ColumnCount; ++column)
            view->setColumnHidden(column, column != name && column != name + 1);
        view->resizeColumnToContents(name);
        view->setColumnWidth(name, qBound(120, view->columnWidth(name) + 8, 320));
    }
}

/// The row of what lies around differences; made where it is not there.
QStandardItem *CompareTrees::rowFor(const QString &path)
{
    QStandardItem *row = m_model->invisibleRootItem();
    for (const QString &name : path.split(u'/', Qt::SkipEmptyParts)) {
        QStandardItem *found = nullptr;
        // Differences come in the order of the file: what lies around the next one is the last or is not there.
        for (int i = row->rowCount() - 1; i >= qMax(0, row->rowCount() - 64) && !found; --i) {
            QStandardItem *child = row->child(i, NameBefore);
            const bool isAround = !child->data(NumberRole).isValid() && child->text() == name;
            found = isAround ? child : nullptr;
        }
        if (!found) {
            found = new QStandardItem(name);
            row->appendRow({found, new QStandardItem, new QStandardItem(name), new QStandardItem});
        }
        row = found;
    }
    return row;
}

void CompareTrees::choose()
{
    const QVariant number = m_views[0]->currentIndex().data(NumberRole);
    if (number.isValid())
        Q_EMIT chosen(m_differences[size_t(number.toInt())]);
}

} // namespace hexahedron
