// What can be done with the items of a TreeView.
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/namedfile.h"
#include "core/tree/value.h"
#include "widgets/hex/hexclipboard.h"
#include "widgets/icon.h"
#include "widgets/session/selecteditem.h"
#include "widgets/tree/insertdialog.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/itemtext.h"
#include "widgets/tree/treeview.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>

#include <algorithm>

namespace hexahedron {

namespace {

constexpr qsizetype MostCopiedRows = 1000;

bool isElementOfArray(const Item &item)
{
    return item.role == Item::Role::Element;
}

bool isAttribute(const Item &item)
{
    return item.field->schema->markup && item.role == Item::Role::Record && item.standsFor();
}

} // namespace

QAction *TreeView::makeAction(Command command, QStringView iconName, const QString &text, const QKeySequence &shortcut)
{
    auto *action = new QAction(text, this);
    if (!iconName.isEmpty())
        action->setIcon(icon(iconName));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetShortcut); // of the rows: the line above edits text with the same keys
    connect(action, &QAction::triggered, this, [this, command] { run(command); });
    m_view->addAction(action);
    m_actions[command] = action;
    return action;
}

void TreeView::addActions()
{
    makeAction(Command::EditValue, u"", tr("Edit Value"), Qt::Key_F2);
    makeAction(Command::Cut, u"", tr("Cut"), QKeySequence::Cut);
    makeAction(Command::Copy, u"", tr("Copy"), QKeySequence::Copy);
    makeAction(Command::Paste, u"", tr("Paste"), QKeySequence::Paste);
    makeAction(Command::CopyPath, u"", tr("Copy Path"), Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    makeAction(Command::CopyJson, u"", tr("Copy as JSON"));
    makeAction(Command::GoToTarget, u"jump", tr("Go to What It Names"), Qt::CTRL | Qt::Key_Return);
    makeAction(Command::FollowLink, u"goto", tr("Go to What It Describes"));
    makeAction(Command::OpenFile, u"open", tr("Open the File"), Qt::CTRL | Qt::Key_Return);
    makeAction(Command::InsertBefore, u"insert", tr("Insert Before"), Qt::SHIFT | Qt::Key_Insert);
    makeAction(Command::InsertAfter, u"", tr("Insert After"), Qt::Key_Insert);
    makeAction(Command::InsertInside, u"insert", tr("Insert an Element…"), Qt::Key_Insert);
    makeAction(Command::InsertAttribute, u"", tr("Add an Attribute…"), Qt::SHIFT | Qt::Key_Insert);
    makeAction(Command::Duplicate, u"duplicate", tr("Duplicate"), Qt::CTRL | Qt::Key_D);
    makeAction(Command::MoveUp, u"", tr("Move Up"), Qt::ALT | Qt::Key_Up);
    makeAction(Command::MoveDown, u"", tr("Move Down"), Qt::ALT | Qt::Key_Down);
    makeAction(Command::Remove, u"remove", tr("Remove"), QKeySequence::Delete);
    makeAction(Command::ExportBytes, u"export", tr("Export Bytes…"));
    connect(m_view, &QWidget::customContextMenuRequested, this, &TreeView::showMenu);
}

/// The current item, or the first and last of several elements of one array, or frames, that are selected together.
TreeView::Target TreeView::target() const
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    if (rows.size() < 2)
        return {currentItem(), 1};
    QModelIndex first = rows.first(), last = first;
    const bool areFrames = m_model->itemAt(first).role == Item::Role::Frame;
    for (const QModelIndex &row : rows) {
        const Item item = m_model->itemAt(row);
        const bool isAlike = areFrames ? item.role == Item::Role::Frame : isElementOfArray(item);
        if (row.parent() != first.parent() || !isAlike)
            return {currentItem(), 1};
        if (row.row() < first.row())
            first = row;
        if (row.row() > last.row())
            last = row;
    }
    if (m_model->filter())
        return {m_model->itemAt(first), 1};
    return {m_model->itemAt(first), rows.size(), m_model->itemAt(last)};
}

bool TreeView::isPossible(Command command, const Target &target) const
{
    const Item &item = target.item;
    if (!item.isValid() || !m_model->tree())
        return false;
    const bool isFrame = item.role == Item::Role::Frame;
    switch (command) {
    case Command::CopyPath:
    case Command::CopyJson:
    case Command::ExportBytes:
        return true;
    case Command::Copy:
        return item.role != Item::Role::Root;
    case Command::Paste: // its key says why not
        return true;
    case Command::EditValue:
        return isEditable(item);
    case Command::GoToTarget:
        return item.field->index.array && item.isNumber();
    case Command::OpenFile:
        return !fileNameIn(*m_model->tree(), item).isEmpty();
    case Command::FollowLink:
        return item.role == Item::Role::Field
               && (!item.field->derived.counts.empty() || !item.field->derived.shapes.empty());
    case Command::InsertBefore:
        return isElementOfArray(item);
    case Command::InsertAfter:
        return isElementOfArray(item) || item.role == Item::Role::Array;
    case Command::InsertInside:
        return InsertDialog::placeFor(InsertDialog::Kind::Element, *m_model->tree(), item).isValid();
    case Command::InsertAttribute:
        return InsertDialog::placeFor(InsertDialog::Kind::Attribute, *m_model->tree(), item).isValid();
    case Command::Duplicate:
        return isFrame || isElementOfArray(item);
    case Command::Cut:
    case Command::Remove:
        return isFrame || isElementOfArray(item) || isAttribute(item)
               || (item.role == Item::Role::Field && item.field->isUnknown);
    case Command::MoveUp:
    case Command::MoveDown:
        break;
    }
    if (!isFrame)
        return false;
    return frameBeside(*m_model->tree(), item, command == Command::MoveUp ? -1 : 1).isValid();
}

void TreeView::updateActions()
{
    const Target target = this->target();
    for (const auto &[command, action] : m_actions)
        action->setEnabled(isPossible(command, target));
}

void TreeView::move(const Item &frame, int by)
{
    const Tree &tree = *m_model->tree();
    const Item beside = frameBeside(tree, frame, by);
    if (beside.isValid())
        Q_EMIT moveRequested(frame, tree.parent(frame), tree.row(beside) + (by < 0 ? 0 : 1));
}

/// The values of the selected rows, one in a line.
QString TreeView::valuesAsText() const
{
    QStringList lines;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows(TreeModel::ValueColumn);
    for (const QModelIndex &row : rows.mid(0, MostCopiedRows))
        lines += row.data(row.flags() & Qt::ItemIsEditable ? Qt::EditRole : Qt::DisplayRole).toString();
    return lines.join(u'\n');
}

bool TreeView::copy()
{
    const Target target = this->target();
    const bool isAll = m_view->selectionModel()->selectedRows().size() <= target.count;
    if (isAll && CopiedItems::of(*m_model->tree(), target.item, target.last))
        return copyItems(target);
    copyValues();
    return true;
}

/// What can be removed: no more than that is copied before.
namespace {

/// Empty when nothing of them would be lost that is not copied.
QString whyNotCut(const Tree &tree, const Item &first, const Item &last)
{
    const bool isPart = first.role == Item::Role::Element && !CopiedItems::of(tree, first, last);
    return isPart ? TreeView::tr("More belongs to it, elsewhere in the file, and would not be copied: it can only be "
                                 "removed.")
                  : QString();
}

} // namespace

void TreeView::cut()
{
    const Target target = this->target();
    if (const QString why = whyNotCut(*m_model->tree(), target.item, target.last); !why.isEmpty()) {
        Q_EMIT refused(why);
        return;
    }
    const bool isWhole = CopiedItems::of(*m_model->tree(), target.item, target.last).has_value();
    if (isWhole ? copyItems(target) : copy())
        Q_EMIT requested(Command::Remove, target.item, target.count);
}

/// What can be put elsewhere as a whole: also for places that take its bytes or its text.
bool TreeView::copyItems(const Target &target)
{
    const Tree &tree = *m_model->tree();
    const ByteRange range{target.item.range.begin, target.last.range.end};
    if (range.size() > hexclipboard::MostBytes) {
        Q_EMIT refused(tr("At most %L1 MiB can be copied at a time.").arg(hexclipboard::MostBytes >> 20));
        return false;
    }
    const bool isValue = target.item.isNumber() || target.item.standsFor();
    const QByteArray bytes = tree.bytes(target.item.stream).toByteArray(range);
    const QString text = isValue                             ? valuesAsText()
                         : target.item.field->schema->syntax ? QString::fromUtf8(bytes)
                                                             : QString(); // hexadecimal digits
    const auto items = CopiedItems::of(tree, target.item, target.last);
    QGuiApplication::clipboard()->setMimeData(hexclipboard::mimeData(*items, bytes, text).release());
    return true;
}

QString TreeView::whyNotPasted(const Item &item) const
{
    const auto copied = hexclipboard::itemsOf(QGuiApplication::clipboard()->mimeData());
    if (!copied)
        return tr("Copy a chunk or an element of a list first. Other bytes can be pasted in the byte pane.");
    return copied->placeAt(*m_model->tree(), item).refusal;
}

/// What they do with what is selected, and what is in the clipboard.
void TreeView::nameClipboardCommands(const Target &target)
{
    action(Command::Copy)
        ->setText(CopiedItems::of(*m_model->tree(), target.item, target.last) ? tr("Copy") : tr("Copy Value"));
    const auto copied = hexclipboard::itemsOf(QGuiApplication::clipboard()->mimeData());
    const QString why = whyNotPasted(target.last);
    QAction *paste = action(Command::Paste);
    paste->setText(copied ? tr("Paste %1").arg(copied->name().replace(u'&', QLatin1String("&&"))) : tr("Paste"));
    paste->setEnabled(why.isEmpty());
    paste->setToolTip(why);
}

/// For other programs as text, for the bytes of a file as bytes.
void TreeView::copyValues() const
{
    const Tree &tree = *m_model->tree();
    std::vector<Item> items;
    for (const QModelIndex &row : m_view->selectionModel()->selectedRows().mid(0, MostCopiedRows))
        items.push_back(m_model->itemAt(row));
    std::ranges::stable_sort(items, {}, [](const Item &item) { return item.range.begin; });
    QByteArray bytes;
    qint64 end = 0; // of what is copied: rows may lie in others
    for (const Item &item : items) {
        const ByteRange range{qMax(end, item.range.begin), item.range.end};
        if (item.stream != items.front().stream || range.size() > hexclipboard::MostBytes - bytes.size()) {
            bytes.clear();
            break;
        }
        if (range.end <= range.begin)
            continue;
        bytes += tree.bytes(item.stream).toByteArray(range);
        end = range.end;
    }
    auto copied = bytes.isEmpty() ? std::make_unique<QMimeData>()
                                  : hexclipboard::mimeData(bytes, hexclipboard::Form::Hex);
    copied->setText(valuesAsText());
    QGuiApplication::clipboard()->setMimeData(copied.release());
}

void TreeView::editValue(const Item &item)
{
    hexahedron::select(*m_selection, *m_model->tree(), item);
    const QModelIndex value = m_model->indexOf(item).siblingAtColumn(TreeModel::ValueColumn);
    if (!value.isValid())
        return;
    m_view->reveal(value);
    m_view->setFocus();
    m_view->edit(value);
}

void TreeView::editAgain(const Item &item, const QString &text)
{
    const QModelIndex value = m_model->indexOf(item).siblingAtColumn(TreeModel::ValueColumn);
    if (!value.isValid())
        return;
    m_view->edit(value);
    if (auto *line = qobject_cast<QLineEdit *>(m_view->indexWidget(value))) {
        line->selectAll();
        line->insert(text); // so that it counts as typed
    }
}

/// The selected items of the same kind, when the item is one of several: what is typed for it is typed for all.
std::vector<Item> TreeView::editedWith(const Item &item) const
{
    constexpr qsizetype MostTogether = 10000;
    std::vector<Item> items;
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    const bool decidesLayout = !item.field->derived.shapes.empty()
                               || !item.field->derived.counts.empty(); // asked about one by one
    bool isAmong = false;
    for (const QModelIndex &row : decidesLayout || rows.size() > MostTogether ? QModelIndexList() : rows) {
        const Item other = m_model->itemAt(row);
        if (!other.isValid() || other.field != item.field || other.role != item.role || !isEditable(other))
            continue;
        items.push_back(other);
        isAmong = isAmong || other == item;
    }
    return isAmong ? items : std::vector<Item>{item};
}

void TreeView::run(Command command)
{
    const Target target = this->target();
    if (!isPossible(command, target))
        return;
    switch (command) {
    case Command::CopyPath:
        QGuiApplication::clipboard()->setText(m_model->tree()->path(target.item));
        return;
    case Command::Copy:
        copy();
        return;
    case Command::Cut:
        cut();
        return;
    case Command::Paste:
        Q_EMIT requested(command, target.last, 1);
        return;
    case Command::EditValue:
        m_view->edit(m_view->currentIndex().siblingAtColumn(TreeModel::ValueColumn));
        return;
    case Command::MoveUp:
        return move(target.item, -1);
    case Command::MoveDown:
        return move(target.item, 1);
    default:
        Q_EMIT requested(command, target.item, target.count);
    }
}

void TreeView::showMenu(const QPoint &place)
{
    if (!m_view->indexAt(place).isValid())
        return;
    updateActions();
    nameFile(target().item);
    nameClipboardCommands(target());
    QAction *cut = action(Command::Cut);
    const QString whyNot = cut->isEnabled() ? whyNotCut(*m_model->tree(), target().item, target().last) : QString();
    cut->setEnabled(cut->isEnabled() && whyNot.isEmpty()); // its key says why not
    cut->setToolTip(whyNot);
    cut->setStatusTip(whyNot);
    QMenu menu;
    menu.setToolTipsVisible(true);
    const std::initializer_list<std::initializer_list<Command>> groups{
        {Command::EditValue, Command::OpenFile, Command::GoToTarget, Command::FollowLink},
        {Command::Cut, Command::Copy, Command::Paste, Command::CopyPath, Command::CopyJson},
        {Command::InsertBefore, Command::InsertAfter, Command::InsertInside, Command::InsertAttribute,
         Command::Duplicate, Command::MoveUp, Command::MoveDown, Command::Remove},
        {Command::ExportBytes},
    };
    for (const auto &group : groups) {
        // What never fits the kind of item is left out, so that the menu stays short; copying is always there.
        for (const Command command : group) {
            if (action(command)->isEnabled() || command == Command::Paste
                || (command == Command::Cut && !whyNot.isEmpty())
                || (command == Command::OpenFile && isPossible(command, target())))
                menu.addAction(action(command));
        }
        menu.addSeparator();
    }
    Q_EMIT menuShown(&menu, target().item);
    menu.exec(m_view->viewport()->mapToGlobal(place));
    updateActions();
}

/// Says in the menu which file would be opened, or that it is not there.
void TreeView::nameFile(const Item &item)
{
    const Tree &tree = *m_model->tree();
    const QByteArray name = item.isValid() ? fileNameIn(tree, item) : QByteArray();
    if (name.isEmpty())
        return;
    QAction *open = action(Command::OpenFile);
    const QString fileName = QFileInfo(textOf(name).replace(u'\\', u'/')).fileName();
    const bool isThere = !namedFile(tree, item).isEmpty();
    open->setEnabled(isThere);
    const QString keys = open->text().section(u'\t', 1);
    const QString text =
        (isThere ? tr("Open %1") : tr("%1 Was Not Found")).arg(fileName).replace(u'&', QLatin1String("&&"));
    open->setText(keys.isEmpty() ? text : text + u'\t' + keys);
}

void TreeView::leaveKeyToWindow(Command command)
{
    QAction *left = action(command);
    left->setText(left->text() + u'\t' + left->shortcut().toString(QKeySequence::NativeText));
    left->setShortcut({});
}

} // namespace hexahedron
