#include "app/bookmarkspanel.h"

#include "app/bookmarks.h"
#include "app/documentpage.h"
#include "app/panellist.h"
#include "widgets/hex/hexcolors.h"
#include "widgets/hex/hexview.h"
#include "widgets/icon.h"
#include "widgets/openeditor.h"

#include <QAbstractItemDelegate>
#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPixmap>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

QPixmap swatch(int color, const QPalette &palette)
{
    QPixmap pixmap(12, 12);
    const HexColors colors = HexColors::fromPalette(palette, QPalette::Active);
    pixmap.fill(colors.marks[size_t(color) % colors.marks.size()]);
    return pixmap;
}

} // namespace

// --- The rows ---------------------------------------------------------------------------------------------------------

void BookmarksModel::setPage(DocumentPage *page)
{
    m_page = page;
    reload();
}

void BookmarksModel::reload()
{
    std::vector<Bookmark> rows = m_page ? m_page->bookmarks()->all() : std::vector<Bookmark>();
    if (rows == m_rows)
        return; // who writes a note goes on writing it
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int BookmarksModel::idAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[size_t(row)].id : 0;
}

int BookmarksModel::rowOf(int id) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [id](const Bookmark &b) { return b.id == id; });
    return row == m_rows.end() ? -1 : int(row - m_rows.begin());
}

int BookmarksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant BookmarksModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_page)
        return {};
    const Bookmark &bookmark = m_rows[size_t(index.row())];
    if (role == Qt::DecorationRole && index.column() == Note)
        return swatch(bookmark.color, m_page->palette());
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Note:
        return bookmark.text.isEmpty() && role == Qt::DisplayRole ? tr("(no note)") : bookmark.text;
    case Path: {
        // Of packed bytes the path is known that was noted: they need not be unpacked for it.
        const auto tree = m_page->session()->isTreeCurrent() ? m_page->session()->tree() : nullptr;
        const bool isThere = tree && bookmark.streamPath.isEmpty() && !bookmark.range.isEmpty()
                             && tree->bytes().range().contains(bookmark.range);
        return isThere ? tree->path(tree->covering(0, bookmark.range)) : bookmark.path;
    }
    case Offset:
        return QStringLiteral("0x") + QString::number(bookmark.range.begin, 16).toUpper();
    case Size:
        return bookmark.range.isEmpty() ? tr("removed") : QStringLiteral("%L1").arg(bookmark.range.size());
    default:
        return {};
    }
}

bool BookmarksModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != Note || !m_page)
        return false;
    m_page->bookmarks()->setText(idAt(index.row()), value.toString());
    return true;
}

Qt::ItemFlags BookmarksModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Note ? flags | Qt::ItemIsEditable : flags;
}

QVariant BookmarksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return std::array{tr("Note"), tr("Path"), tr("Offset"), tr("Bytes")}[size_t(section)];
}

namespace {

/// A note stays open while another window is in front.
class NoteDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *editor = qobject_cast<QWidget *>(watched);
        if (event->type() == QEvent::FocusOut && editor && !editor->isActiveWindow())
            return false;
        return QStyledItemDelegate::eventFilter(watched, event);
    }
};

} // namespace

// --- The panel --------------------------------------------------------------------------------------------------------

BookmarksPanel::BookmarksPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new BookmarksModel(this))
    , m_list(new QTreeView)
    , m_message(new QLabel)
{
    m_list->setItemDelegate(new NoteDelegate(m_list));
    build();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { choose(current.row()); });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex &clicked) { choose(clicked.row()); });
    connect(
        m_list->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
        [this] {
            if (std::exchange(m_isAdding, false) && m_page) // and on with the bytes
                m_page->hexView()->setFocus(Qt::OtherFocusReason);
            if (m_isStale)
                update();
        },
        Qt::QueuedConnection);
    update();
}

void BookmarksPanel::build()
{
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    const auto button = [](const QString &text, const QString &toolTip) {
        auto *made = new QToolButton;
        made->setText(text);
        made->setToolTip(toolTip);
        made->setAutoRaise(true);
        return made;
    };
    m_color = button(tr("Colour"), tr("The colour of the selected bookmarks"));
    auto *colors = new QMenu(m_color);
    const std::array names{tr("Red"), tr("Orange"), tr("Green"), tr("Blue"), tr("Violet"), tr("Grey")};
    for (int color = 0; color < Bookmark::Colors; ++color)
        colors->addAction(swatch(color, palette()), names[size_t(color)], this, [this, color] { setColor(color); });
    m_color->setMenu(colors);
    m_color->setPopupMode(QToolButton::InstantPopup);
    m_remove = button(tr("Remove"), tr("Remove the selected bookmarks (Delete)"));
    connect(m_remove, &QToolButton::clicked, this, &BookmarksPanel::removeSelected);
    m_export = button(tr("Export…"), tr("Write the bookmarks as XML"));
    connect(m_export, &QToolButton::clicked, this, &BookmarksPanel::exportRequested);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(6, 2, 6, 0);
    top->addWidget(m_message, 1);
    for (QToolButton *one : {m_color, m_remove, m_export})
        top->addWidget(one);
    constexpr std::array<int, BookmarksModel::ColumnCount> Widths{44, 46, 12, 10};
    setUpPanelList(m_list, m_model, tr("Bookmarks"), Widths);
    auto *write = new QAction(tr("&Edit Note"), m_list);
    connect(write, &QAction::triggered, this, [this] {
        if (const QModelIndex current = m_list->currentIndex(); current.isValid())
            m_list->edit(current.siblingAtColumn(BookmarksModel::Note));
    });
    auto *remove = new QAction(tr("&Remove"), m_list);
    connect(remove, &QAction::triggered, this, &BookmarksPanel::removeSelected);
    QAction *color = colors->menuAction();
    color->setText(tr("Co&lour"));
    m_list->addActions({write, color, remove});
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_message, &QLabel::linkActivated, this, [this] { m_page->bookmarks()->bringBack(); });
}

void BookmarksPanel::setPage(DocumentPage *page)
{
    if (m_page == page)
        return;
    finishEditorIn(m_list); // the note belongs to its bookmark
    if (m_page)
        m_page->bookmarks()->disconnect(this);
    m_page = page;
    if (page)
        connect(page->bookmarks(), &Bookmarks::changed, this, &BookmarksPanel::update,
                Qt::QueuedConnection); // while a note is written the rows stay
    m_model->setPage(page);
    update();
}

bool BookmarksPanel::isWriting() const
{
    return openEditorIn(m_list);
}

void BookmarksPanel::update()
{
    if (isWriting()) { // what another window added comes when the note is written
        m_isStale = true;
        return;
    }
    m_isStale = false;
    const QScopedValueRollback quiet(m_isQuiet, true);
    const int current = m_model->idAt(m_list->currentIndex().row());
    m_model->reload();
    if (const int row = m_model->rowOf(current); row >= 0)
        selectAlone(row);
    const bool hasSome = m_model->rowCount() > 0;
    for (QToolButton *one : {m_color, m_remove, m_export})
        one->setEnabled(hasSome);
    m_message->setText(message());
}

QString BookmarksPanel::message() const
{
    if (canBringBack())
        return tr("%n bookmark(s) removed.", nullptr, int(m_page->bookmarks()->removedCount()))
               + QStringLiteral(" <a href=\"back\">%1</a>").arg(tr("Bring back (Ctrl+Z)"));
    if (m_model->rowCount() == 0)
        return tr("Select bytes or an element and press Ctrl+B to mark it.");
    if (m_page && m_page->bookmarks()->isOfOtherVersion())
        return tr("These were made on another version of the file: places may be others now.");
    return tr("A double click changes a note.");
}

bool BookmarksPanel::canBringBack() const
{
    return m_page && m_page->bookmarks()->removedCount() > 0;
}

void BookmarksPanel::finishWriting()
{
    finishEditorIn(m_list);
}

void BookmarksPanel::addHere()
{
    if (!m_page)
        return;
    finishWriting();
    const HexView *view = m_page->hexView();
    ByteRange range = view->selection();
    const Item item = m_page->selectedItem();
    if (range.isEmpty() && item.isValid() && item.role != Item::Role::Root)
        range = item.range;
    if (range.isEmpty())
        range = ByteRange{view->cursor(), view->cursor() + 1}.intersected(view->bytes().range());
    if (range.isEmpty())
        return;
    const QString path = item.isValid() ? m_page->session()->tree()->path(item) : QString();
    const int last = m_model->idAt(m_list->currentIndex().row());
    const Bookmark *before = m_page->bookmarks()->find(last);
    const int id = m_page->bookmarks()->add(
        {.range = range, .streamPath = m_page->streamPath(), .path = path, .color = before ? before->color : 0});
    update();
    const QModelIndex row = m_model->index(m_model->rowOf(id), BookmarksModel::Note);
    if (!row.isValid())
        return;
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        selectAlone(row.row());
    }
    m_list->setFocus(Qt::ShortcutFocusReason);
    m_list->edit(row);
    m_isAdding = true;
}

/// Whatever keys are held: the view itself would add it to what is selected while Ctrl or Shift is.
void BookmarksPanel::selectAlone(int row)
{
    m_list->selectionModel()->setCurrentIndex(m_model->index(row, BookmarksModel::Note),
                                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void BookmarksPanel::choose(int row)
{
    const Bookmark *bookmark = m_page && !m_isQuiet ? m_page->bookmarks()->find(m_model->idAt(row)) : nullptr;
    if (bookmark)
        m_page->goTo(bookmark->streamPath, bookmark->range);
}

void BookmarksPanel::goTo(int by)
{
    if (!m_page || m_model->rowCount() == 0)
        return;
    const std::vector<Bookmark> &all = m_page->bookmarks()->all();
    const auto here = std::pair(m_page->streamPath(), m_page->hexView()->selection().begin);
    const auto placeOf = [](const Bookmark &b) { return std::pair(b.streamPath, b.range.begin); };
    const auto count = int(all.size());
    int row = by > 0 ? 0 : count - 1;
    while (row >= 0 && row < count && (by > 0 ? placeOf(all[size_t(row)]) <= here : placeOf(all[size_t(row)]) >= here))
        row += by;
    row = (row + count) % count;
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        selectAlone(row);
    }
    choose(row);
}

std::vector<int> BookmarksPanel::selectedIds() const
{
    std::vector<int> ids;
    for (const QModelIndex &row : m_list->selectionModel()->selectedRows())
        ids.push_back(m_model->idAt(row.row()));
    return ids;
}

void BookmarksPanel::removeSelected()
{
    if (m_page)
        m_page->bookmarks()->remove(selectedIds());
}

void BookmarksPanel::setColor(int color)
{
    for (const int id : selectedIds())
        m_page->bookmarks()->setColor(id, color);
}

void BookmarksPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete)
        removeSelected();
    else if (event->matches(QKeySequence::Undo) && canBringBack())
        m_page->bookmarks()->bringBack();
    else
        QWidget::keyPressEvent(event);
}

/// From whatever in it has the keys.
bool BookmarksPanel::event(QEvent *event)
{
    const bool isUndo = event->type() == QEvent::ShortcutOverride
                        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo);
    if (!isUndo || !canBringBack())
        return QWidget::event(event);
    event->accept();
    return true;
}

} // namespace hexahedron
