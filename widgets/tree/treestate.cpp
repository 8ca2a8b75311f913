#include "widgets/tree/treestate.h"

#include "widgets/tree/treemodel.h"

#include <QHash>
#include <QScrollBar>
#include <QTreeView>

namespace hexahedron {

TreeState::Step TreeState::stepTo(const TreeModel &model, const QModelIndex &index)
{
    return {model.nameAt(index), index.row(), model.isGroup(index)};
}

TreeState::Way TreeState::wayTo(const TreeModel &model, QModelIndex index)
{
    Way way;
    for (; index.isValid(); index = index.parent())
        way.push_back(stepTo(model, index));
    std::reverse(way.begin(), way.end());
    return way;
}

QModelIndex TreeState::follow(const TreeModel &model, const QModelIndex &above, const Step &step)
{
    if (!step.isGroup)
        return model.indexNamed(above, step.name, step.row);
    const QModelIndex group = model.index(step.row, 0, above);
    return model.isGroup(group) ? group : QModelIndex();
}

QModelIndex TreeState::follow(const TreeModel &model, const Way &way)
{
    QModelIndex index;
    for (const Step &step : way) {
        index = follow(model, index, step);
        if (!index.isValid())
            return {};
    }
    return index;
}

TreeState TreeState::of(const QTreeView &view, const TreeModel &model,
                        const std::vector<QPersistentModelIndex> &followed)
{
    TreeState state;
    QHash<QModelIndex, int> known;
    for (const QModelIndex &index : model.opened()) {
        const QModelIndex above = index.parent();
        if (!view.isExpanded(index) || (above.isValid() && !known.contains(above)))
            continue; // what is open below something closed is forgotten
        known.insert(index, int(state.m_open.size()));
        const bool isFollowed = std::find(followed.begin(), followed.end(), index) != followed.end();
        state.m_open.push_back({stepTo(model, index), known.value(above, -1), isFollowed});
    }
    state.m_current = wayTo(model, view.currentIndex().siblingAtColumn(0));
    state.m_isCurrentSelected = view.selectionModel()->isSelected(view.currentIndex());
    QModelIndexList rows = view.selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    if (rows.size() > 1) {
        state.m_firstSelected = wayTo(model, rows.first());
        state.m_lastSelected = wayTo(model, rows.last());
    }
    state.m_top = wayTo(model, view.indexAt(QPoint(0, 0)).siblingAtColumn(0));
    state.m_horizontal = view.horizontalScrollBar()->value();
    return state;
}

std::vector<QPersistentModelIndex> TreeState::restore(QTreeView &view, const TreeModel &model) const
{
    std::vector<QPersistentModelIndex> followed;
    std::vector<QModelIndex> found(m_open.size());
    for (size_t i = 0; i < m_open.size(); ++i) {
        const Open &open = m_open[i];
        const QModelIndex above = open.above < 0 ? QModelIndex() : found[size_t(open.above)];
        if (open.above >= 0 && !above.isValid())
            continue;
        found[i] = follow(model, above, open.step);
        if (!found[i].isValid())
            continue;
        view.setExpanded(found[i], true);
        if (open.isFollowed)
            followed.emplace_back(found[i]);
    }
    const QModelIndex current = follow(model, m_current);
    QItemSelectionModel *selection = view.selectionModel();
    constexpr auto WholeRows = QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows;
    if (current.isValid()) {
        selection->setCurrentIndex(current, m_isCurrentSelected ? WholeRows : QItemSelectionModel::NoUpdate);
        const QModelIndex first = follow(model, m_firstSelected);
        const QModelIndex last = follow(model, m_lastSelected);
        if (first.isValid() && last.isValid() && first.parent() == last.parent())
            selection->select(QItemSelection(first, last), WholeRows);
    }
    const QModelIndex top = follow(model, m_top);
    if (top.isValid())
        view.scrollTo(top, QAbstractItemView::PositionAtTop);
    view.horizontalScrollBar()->setValue(m_horizontal);
    return followed;
}

} // namespace hexahedron
