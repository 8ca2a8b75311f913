#pragma once

#include <QStyledItemDelegate>
#include <QTreeView>

namespace hexahedron {

/// Rows are as high as their texts need in the columns as wide as they are. The view has to wrap words.
class WrappingDelegate final : public QStyledItemDelegate
{
public:
    explicit WrappingDelegate(QTreeView *view)
        : QStyledItemDelegate(view)
        , m_view(view)
    {
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int Unbounded = 1 << 20;
        int width = m_view->columnWidth(index.column());
        const QStyle &style = *m_view->style();
        const int treeColumn = m_view->treePosition() < 0 ? 0 : m_view->treePosition();
        if (index.column() == treeColumn) { // where branches are
            int depth = m_view->rootIsDecorated() ? 1 : 0;
            for (QModelIndex above = index.parent(); above.isValid(); above = above.parent())
                ++depth;
            width -= depth * m_view->indentation();
        }
        if (index.data(Qt::CheckStateRole).isValid())
            width -= style.pixelMetric(QStyle::PM_IndicatorWidth, &option, m_view);
        width -= 3 * (style.pixelMetric(QStyle::PM_FocusFrameHMargin, &option, m_view) + 1);
        QStyleOptionViewItem room = option;
        room.rect = QRect(0, 0, qMax(1, width), Unbounded);
        return QStyledItemDelegate::sizeHint(room, index);
    }

private:
    const QTreeView *m_view;
};

} // namespace hexahedron
