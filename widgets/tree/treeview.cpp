#include "widgets/tree/treeview.h"

#include "widgets/letterwidth.h"
#include "widgets/openeditor.h"
#include "widgets/session/seenbytes.h"
#include "widgets/session/selecteditem.h"
#include "widgets/tree/filterbar.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/itemtext.h"
#include "widgets/tree/treedelegate.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QPointer>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr size_t MostHitsOpened = 500; // at once; further ones open when somebody goes to them
constexpr qint64 FewRows = 40;
constexpr int LeastForBoth = 42; // characters of names and values
constexpr int LeastForValues = 18;
constexpr int EnoughForBoth = 70; // the same, where nothing is cut

} // namespace

TreeView::TreeView(Selection *selection, QWidget *parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_filterBar(new FilterBar(this))
    , m_model(new TreeModel(this))
    , m_view(new ItemsView(this))
{
    build();
    addActions();
    connect(qobject_cast<TreeDelegate *>(m_view->itemDelegate()), &TreeDelegate::givenUp, this, &TreeView::editGivenUp);
    connect(m_model, &TreeModel::editRequested, this,
            [this](const Item &item, const QString &text) { Q_EMIT editRequested(editedWith(item), text); });
    m_view->setEditedWith([this](const Item &item) { return qint64(editedWith(item).size()); });
    connect(m_model, &TreeModel::moveRequested, this, &TreeView::moveRequested);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        selectRange();
        updateActions();
        showHitNumber();
    });
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        if (m_isFollowing)
            m_followed.emplace_back(index);
        growNames();
    });
    m_view->viewport()->installEventFilter(this);
    connect(m_view, &QTreeView::collapsed, this, [this](const QModelIndex &index) { std::erase(m_followed, index); });
    connect(m_selection, &Selection::changed, this, &TreeView::follow);
    connect(m_filterBar, &FilterBar::found, this, &TreeView::showFound);
    connect(m_filterBar, &FilterBar::confirmed, this, [this](const std::shared_ptr<const FilterResult> &result) {
        if (m_waiting) {
            m_waiting = result;
            return;
        }
        m_model->renewFilter(result);
        m_filterBar->showHits(*result, {});
        showHitNumber();
    });
    connect(m_filterBar, &FilterBar::listRequested, this, &TreeView::listRequested);
    connect(m_filterBar, &FilterBar::leaveRequested, m_view, [this] { m_view->setFocus(Qt::TabFocusReason); });
    connect(m_filterBar->nextAction(), &QAction::triggered, this, [this] { goToHit(1); });
    connect(m_filterBar->previousAction(), &QAction::triggered, this, [this] { goToHit(-1); });
    updateActions();
}

void TreeView::build()
{
    m_view->setModel(m_model);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Structure"));
    m_view->setAccessibleDescription(tr("The parts of the file with their values and places"));
    m_view->header()->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (int column = TreeModel::ValueColumn; column < TreeModel::ColumnCount; ++column) {
        auto *shown = new QAction(m_model->headerData(column, Qt::Horizontal).toString(), m_view->header());
        shown->setCheckable(true);
        shown->setChecked(true);
        connect(shown, &QAction::toggled, m_view, [this, column](bool on) { m_view->setColumnHidden(column, !on); });
        m_view->header()->addAction(shown);
    }
    connect(m_view->header(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_isLayingOut && column != TreeModel::TypeColumn)
            m_hasOwnWidths = true;
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_filterBar);
    layout->addWidget(m_view, 1);
    setMinimumWidth(30 * letterWidth(fontMetrics()));
    setFocusProxy(m_view);
    for (QAction *action : {m_filterBar->nextAction(), m_filterBar->previousAction()}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
}

QAction *TreeView::nextHitAction() const
{
    return m_filterBar->nextAction();
}

QAction *TreeView::previousHitAction() const
{
    return m_filterBar->previousAction();
}

/// Wide enough for what mostly stands there, the rest for names and values; somebody's own widths stay.
void TreeView::layOutColumns()
{
    const int character = letterWidth(m_view->fontMetrics());
    const auto tree = m_model->tree();
    const int digits = tree ? int(QString::number(tree->bytes().size()).size()) : 0;
    const int offset = (qMax(6, digits) + 6) * character;
    const int size = (qMax(5, digits + digits / 3) + 6) * character;
    const int type = 10 * character;
    const int bar = m_view->verticalScrollBar()->sizeHint().width();
    // Names and values are what the tree is for: where there is little room sizes and types stand beyond the edge, and where there is
    // still less the offsets, too.
    const int beforeBar = m_view->width() - bar;
    const int withAll = beforeBar - offset - size - type;
    const int withOffset = beforeBar - offset;
    int rest = qMin(beforeBar, LeastForBoth * character);
    if (withAll >= EnoughForBoth * character)
        rest = withAll;
    else if (withOffset >= LeastForBoth * character)
        rest = withOffset;
    const QScopedValueRollback guard(m_isLayingOut, true);
    m_view->setColumnWidth(TreeModel::NameColumn, rest / 2);
    m_view->setColumnWidth(TreeModel::ValueColumn, rest - rest / 2);
    m_view->setColumnWidth(TreeModel::OffsetColumn, offset);
    m_view->setColumnWidth(TreeModel::SizeColumn, size);
    m_view->setColumnWidth(TreeModel::TypeColumn, type);
    growNames();
}

/// Names are identifiers, of which all matters; values are mostly short, and may be cut.
void TreeView::growNames()
{
    const int both = m_view->columnWidth(TreeModel::NameColumn) + m_view->columnWidth(TreeModel::ValueColumn);
    const int names = qMin(widthOfNames(), both * 2 / 3);
    if (m_hasOwnWidths || names <= m_view->columnWidth(TreeModel::NameColumn))
        return;
    const QScopedValueRollback guard(m_isLayingOut, true);
    m_view->setColumnWidth(TreeModel::NameColumn, names);
    m_view->setColumnWidth(TreeModel::ValueColumn, both - names);
}

/// Of the rows that are in sight, without the file's own: its name stands on its tab too.
int TreeView::widthOfNames() const
{
    int widest = 0;
    QModelIndex index = m_view->indexAt(QPoint(0, 0));
    for (; index.isValid() && m_view->visualRect(index).top() < m_view->viewport()->height();
         index = m_view->indexBelow(index)) {
        if (index.parent().isValid())
            widest = qMax(widest, widthOfName(index));
    }
    return widest;
}

int TreeView::widthOfName(const QModelIndex &index) const
{
    constexpr int Pictures = 4; // arrow, icon, mark, margin
    int levels = 0;
    for (QModelIndex i = index; i.isValid(); i = i.parent())
        ++levels;
    const QFontMetrics metrics = m_view->fontMetrics();
    return levels * m_view->indentation() + Pictures * metrics.height()
           + metrics.horizontalAdvance(m_model->nameAt(index));
}

void TreeView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_hasOwnWidths)
        return;
    layOutColumns();
    if (m_view->currentIndex().isValid())
        makeRoom(m_view->currentIndex());
}

/// Which names are in sight is known when the rows have got their room, which is after this view got its own.
bool TreeView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &TreeView::growNames, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void TreeView::setTree(std::shared_ptr<const Tree> tree)
{
    const bool isFirst = !m_model->tree();
    const std::optional<TypedCell> typed = typedCell();
    m_waiting.reset(); // was found in another tree
    const TreeState state = TreeState::of(*m_view, *m_model, m_followed);
    const QModelIndex current = m_view->currentIndex();
    const bool wasSelected = current.isValid() && m_model->streamAt(current) == m_selection->stream()
                             && m_model->rangeAt(current) == m_selection->range();
    {
        const QScopedValueRollback guard(m_isRevealing, true);
        m_model->setTree(tree);
        if (isFirst)
            openFirst();
        else
            m_followed = state.restore(*m_view, *m_model);
    }
    // What is selected by its place in the structure stays selected, even if its bytes lie elsewhere now.
    if (wasSelected && m_view->currentIndex().isValid())
        selectRange();
    else if (!isFirst || !m_selection->range().isEmpty())
        follow();
    if (isFirst && !m_hasOwnWidths)
        layOutColumns(); // large files have long offsets
    m_filterBar->setTree(std::move(tree));
    updateActions();
    typeOn(typed);
}

void TreeView::setShowsSigns(bool shows)
{
    const std::optional<TypedCell> typed = typedCell();
    const TreeState state = TreeState::of(*m_view, *m_model, m_followed);
    m_selection->setShowsSigns(shows);
    const QScopedValueRollback guard(m_isRevealing, true); // what is selected stays
    m_model->setShowsSigns(shows);
    m_followed = state.restore(*m_view, *m_model);
    updateActions();
    typeOn(typed);
}

QLineEdit *TreeView::openCell() const
{
    return openEditorIn(m_view);
}

std::optional<TreeView::TypedCell> TreeView::typedCell() const
{
    const QLineEdit *line = openCell();
    if (!line || !TreeDelegate::isTyped(line))
        return {};
    return TypedCell{m_model->tree(), TreeDelegate::pathOf(line), line->text(), line->cursorPosition(),
                     line->hasFocus()};
}

void TreeView::typeOn(const std::optional<TypedCell> &cell)
{
    if (!cell)
        return;
    const auto before = cell->tree->find(cell->path);
    const auto item = before ? foundAgain(*cell->tree, *before, *m_model->tree()) : std::nullopt;
    if (!item || !isEditable(*item)) {
        Q_EMIT editGivenUp(tr("%1 is not there any more: “%2” was not written.").arg(cell->path, cell->text));
        return;
    }
    const QPointer<QWidget> focus = QApplication::focusWidget();
    editAgain(*item, cell->text);
    if (QLineEdit *line = openCell())
        line->setCursorPosition(cell->cursor);
    if (!cell->hasKeys && focus)
        focus->setFocus();
}

void TreeView::setIssues(std::shared_ptr<const std::vector<Issue>> issues)
{
    m_model->setIssues(issues);
    m_filterBar->setIssues(std::move(issues));
}

/// A file that nobody has looked at yet opens as far as it stays clear.
void TreeView::openFirst()
{
    QModelIndex index = m_model->index(0, 0);
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    for (int level = 0; level < 2 && index.isValid() && m_model->rowCount(index) <= FewRows; ++level) {
        m_view->expand(index);
        QModelIndex only;
        for (int row = 0; row < m_model->rowCount(index); ++row) {
            const QModelIndex child = m_model->index(row, 0, index);
            const Item::Role role = m_model->itemAt(child).role;
            if (role != Item::Role::Frame && role != Item::Role::Record)
                continue;
            if (only.isValid())
                return;
            only = child;
        }
        index = only;
    }
}

Item TreeView::currentItem() const
{
    return m_model->itemAt(m_view->currentIndex());
}

void TreeView::selectRange()
{
    if (m_isRevealing)
        return;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.isEmpty())
        return;
    keepOpen(rows.first());
    const QScopedValueRollback guard(m_isRevealing, true);
    if (const Item item = m_model->itemAt(rows.first()); rows.size() == 1 && item.isValid())
        return select(*m_selection, *m_model->tree(), item);
    // What lies in place has the bytes of the stream around it.
    const std::shared_ptr<const Tree> tree = m_model->tree();
    const StreamId stream = tree->baseOf(m_model->streamAt(rows.first()));
    ByteRange range = m_model->rangeAt(rows.first());
    for (const QModelIndex &row : rows) {
        const ByteRange further = m_model->rangeAt(row);
        if (tree->baseOf(m_model->streamAt(row)) == stream)
            range = {qMin(range.begin, further.begin), qMax(range.end, further.end)};
    }
    m_selection->select(stream, range);
}

/// Shows what is selected elsewhere; opens what it lies in. The focus stays where it is.
void TreeView::follow()
{
    const std::shared_ptr<const Tree> tree = m_model->tree();
    if (m_isRevealing || !tree || !tree->hasStream(m_selection->stream()))
        return;
    const Item item = selectedItem(*tree, *m_selection);
    const QModelIndex current = m_view->currentIndex();
    if (current.isValid() && m_model->itemAt(current) == item && m_view->selectionModel()->isSelected(current))
        return;
    const QModelIndex index = m_model->indexOf(item);
    const QScopedValueRollback guard(m_isRevealing, true);
    const QScopedValueRollback following(m_isFollowing, true);
    if (index.isValid()) {
        closeFollowed(index);
        m_view->reveal(index);
    }
    makeRoom(index);
}

/// What was opened only by following and does not lead to what is shown now.
void TreeView::closeFollowed(const QModelIndex &shown)
{
    const auto leadsThere = [&shown](const QModelIndex &index) {
        for (QModelIndex i = shown.parent(); i.isValid(); i = i.parent()) {
            if (i == index)
                return true;
        }
        return false;
    };
    const std::vector<QPersistentModelIndex> followed = m_followed; // collapsing takes them out
    for (auto index = followed.rbegin(); index != followed.rend(); ++index) {
        if (index->isValid() && !leadsThere(*index))
            m_view->collapse(*index);
    }
}

/// Somebody uses the row: what it lies in stays open.
void TreeView::keepOpen(QModelIndex index)
{
    for (index = index.parent(); index.isValid(); index = index.parent())
        std::erase(m_followed, index);
}

/// For the name of something deep inside, unless somebody set the width.
void TreeView::makeRoom(const QModelIndex &index)
{
    if (!index.parent().isValid()) // the file, whose name stands on its tab too
        return;
    const int needed = widthOfName(index);
    const QScopedValueRollback guard(m_isLayingOut, true);
    // In a narrow tree a name that can be read is worth more than values beside it, which the inspector shows too.
    const int most = qMax(m_view->viewport()->width() * 7 / 8, m_view->columnWidth(TreeModel::NameColumn));
    const int names = m_view->columnWidth(TreeModel::NameColumn);
    if (m_hasOwnWidths || needed <= names)
        return;
    // Values give up what they can spare first, so that the offsets stay in sight.
    const int values = m_view->columnWidth(TreeModel::ValueColumn);
    const int least = qMin(values, LeastForValues * letterWidth(m_view->fontMetrics()));
    m_view->setColumnWidth(TreeModel::NameColumn, qMin(needed, most));
    m_view->setColumnWidth(TreeModel::ValueColumn, qMax(least, names + values - qMin(needed, most)));
}

void TreeView::setFilterText(const QString &text)
{
    m_filterBar->setText(text);
}

void TreeView::focusFilter()
{
    m_filterBar->takeFocus();
}

void TreeView::showFound(const std::shared_ptr<const FilterResult> &result)
{
    if (!result && !m_model->filter())
        return;
    const QLineEdit *line = openCell();
    if (line && TreeDelegate::isTyped(line)) { // its row may not be among what was found
        if (!m_waiting)
            connect(line, &QObject::destroyed, this, [this] {
                if (const auto waiting = std::exchange(m_waiting, {}))
                    showFound(*waiting);
            });
        m_waiting = result;
        return;
    }
    m_waiting.reset();
    if (!m_model->filter())
        m_beforeFilter = TreeState::of(*m_view, *m_model, m_followed);
    const Item current = currentItem();
    const QScopedValueRollback guard(m_isRevealing, true);
    m_model->setFilter(result);
    m_followed.clear();
    if (result) {
        m_filterBar->showHits(*result, {});
        openHits();
    } else {
        m_followed = m_beforeFilter.restore(*m_view, *m_model);
    }
    const QModelIndex index = m_model->indexOf(current);
    if (index.isValid() && (m_model->itemAt(index) == current || !result))
        m_view->reveal(index);
    updateActions();
}

void TreeView::openHits()
{
    const size_t count = qMin(m_model->filter()->hits.size(), MostHitsOpened);
    for (size_t hit = 0; hit < count; ++hit) {
        std::vector<QModelIndex> above;
        for (QModelIndex i = m_model->indexOfHit(hit).parent(); i.isValid() && !m_view->isExpanded(i); i = i.parent())
            above.push_back(i);
        for (auto i = above.rbegin(); i != above.rend(); ++i)
            m_view->expand(*i);
    }
}

void TreeView::goToHit(int by)
{
    const auto filter = m_model->filter();
    if (!filter || filter->hits.empty())
        return;
    const auto count = qint64(filter->hits.size());
    const QModelIndex current = m_view->currentIndex();
    const bool isOnHit = current.isValid() && current.data(TreeModel::HitRole).toBool();
    const qint64 before = current.isValid() ? qint64(m_model->hitsBefore(current.siblingAtColumn(0))) : 0;
    const qint64 next = by > 0 ? before + (isOnHit ? 1 : 0) : before - 1;
    m_view->reveal(m_model->indexOfHit(size_t((next + count) % count)));
}

void TreeView::showHitNumber()
{
    const auto filter = m_model->filter();
    const QModelIndex current = m_view->currentIndex();
    if (!filter || !current.isValid())
        return;
    const bool isOnHit = current.data(TreeModel::HitRole).toBool();
    m_filterBar->showHits(*filter,
                          isOnHit ? std::optional(m_model->hitsBefore(current.siblingAtColumn(0))) : std::nullopt);
}

} // namespace hexahedron
