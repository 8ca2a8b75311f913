#include "widgets/hex/hexview.h"

#include <QApplication>
#include <QClipboard>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <functional>
#include <memory>

namespace hexahedron {

namespace {

constexpr int GroupLength = 4; // Ctrl with the arrows goes by what most numbers measure

constexpr size_t MostAhead = 65'536; // keys: more than a held one sends while a file is read

constexpr qint64 MostCopied = 3 * hexclipboard::MostBytes; // characters

bool isTyping(const QKeyEvent *event)
{
    // Ctrl and Alt together are AltGr on some systems, which types characters.
    const auto modifiers = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (modifiers && modifiers != (Qt::ControlModifier | Qt::AltModifier))
        return false;
    return !event->text().isEmpty() && event->text().front().isPrint();
}

constexpr QKeySequence::StandardKey OwnShortcuts[] = {
    QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::SelectAll, QKeySequence::Backspace,
};

/// Not QKeySequence::Delete: on some platforms that is Ctrl+D too, which means Duplicate here.
bool isDelete(const QKeyEvent *event)
{
    return event->key() == Qt::Key_Delete && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

bool isOwnShortcut(const QKeyEvent *event)
{
    return std::any_of(std::begin(OwnShortcuts), std::end(OwnShortcuts),
                       [=](QKeySequence::StandardKey standard) { return event->matches(standard); });
}

/// What moves the cursor or changes bytes.
bool isOurs(const QKeyEvent *event)
{
    constexpr int Keys[] = {Qt::Key_Left,   Qt::Key_Right,     Qt::Key_Up,     Qt::Key_Down,
                            Qt::Key_PageUp, Qt::Key_PageDown,  Qt::Key_Home,   Qt::Key_End,
                            Qt::Key_Insert, Qt::Key_Backspace, Qt::Key_Return, Qt::Key_Enter};
    return isTyping(event) || isDelete(event)
           || std::find(std::begin(Keys), std::end(Keys), event->key()) != std::end(Keys) || isOwnShortcut(event);
}

bool isMove(const QKeyEvent *event)
{
    constexpr int Keys[] = {Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,   Qt::Key_Down,
                            Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End};
    return std::find(std::begin(Keys), std::end(Keys), event->key()) != std::end(Keys);
}

} // namespace

bool HexView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) { // while we have the focus these are ours, not a menu's
        auto *key = static_cast<QKeyEvent *>(event);
        if (isOwnShortcut(key) || isDelete(key) || (isTyping(key) && !m_readOnly)) {
            key->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

/// While an edit is planned nobody knows where the next key belongs: it waits, and all that follow.
void HexView::doLater(std::function<void()> task)
{
    if (m_ahead.size() < MostAhead)
        m_ahead.push_back({std::move(task)});
    else
        Q_EMIT refused(tr("The edits before this are still being made. Wait for them."));
}

void HexView::afterTyping(std::function<void()> task)
{
    if (isBusy())
        m_ahead.push_back({std::move(task), false});
    else
        task();
}

void HexView::doWhatWaited()
{
    if (m_isCatchingUp)
        return; // an edit that was answered at once
    const QScopedValueRollback guard(m_isCatchingUp, true);
    while (!m_ahead.empty() && !isBusy()) {
        const std::function<void()> task = std::move(m_ahead.front().task);
        m_ahead.pop_front();
        task();
    }
}

void HexView::dropWhatWaits()
{
    const bool isTyped = hasTypedAhead();
    const std::deque<Ahead> dropped = std::exchange(m_ahead, {});
    if (isTyped)
        Q_EMIT refused(tr("What was typed after this edit is dropped."));
    for (const Ahead &ahead : dropped) {
        if (!ahead.isTyped)
            ahead.task();
    }
}

void HexView::keyPressEvent(QKeyEvent *event)
{
    // Moving on ends a value; what goes wrong with that is seen before anything else happens.
    if (isTypingValue() && isMove(event) && !finishValue(false)) {
        event->accept();
        return;
    }
    if (isBusy() && isOurs(event)) {
        doLater([this, key = std::shared_ptr<QKeyEvent>(event->clone())] { keyPressEvent(key.get()); });
        event->accept();
        return;
    }
    if (handleMoveKey(event) || handleEditKey(event)) {
        event->accept();
        return;
    }
    if (isTyping(event)) {
        typeText(event->text());
        event->accept();
        return;
    }
    event->ignore();
}

bool HexView::handleMoveKey(QKeyEvent *event)
{
    const HexLayout &layout = m_scene.layout;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (modifiers & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool control = modifiers & Qt::ControlModifier;
    const Reach reach = modifiers & Qt::ShiftModifier ? Reach::Extend : Reach::Move;
    const qint64 cursor = m_scene.cursor;
    const qint64 size = m_scene.bytes.size();
    const qint64 row = layout.rowOf(cursor);
    const qint64 step = control ? GroupLength : 1;
    const auto cellBegin = [&](qint64 offset) {
        return m_scene.pane == HexPane::Hex ? layout.cellOf(offset).begin : offset;
    };
    const auto moveRows = [&](qint64 rows) {
        const qint64 column = layout.columnOf(cursor);
        const qint64 goal = std::clamp<qint64>(row + rows, 0, layout.rowCount() - 1);
        moveCursor(layout.offsetAt(goal, column), reach);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        if (m_scene.nibble && reach == Reach::Move && !control)
            moveCursor(cursor, reach); // back to the first digit
        else
            moveCursor(cellBegin(std::max<qint64>(0, cursor - step)), reach);
        return true;
    case Qt::Key_Right:
        moveCursor(m_scene.pane == HexPane::Hex ? layout.cellOf(std::min(size, cursor + step - 1)).end : cursor + step,
                   reach);
        return true;
    case Qt::Key_Up:
        control ? scrollTo(m_scene.top - layout.rowHeight()) : moveRows(-1);
        return true;
    case Qt::Key_Down:
        control ? scrollTo(m_scene.top + layout.rowHeight()) : moveRows(1);
        return true;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const qint64 rows = event->key() == Qt::Key_PageUp ? -fullRows() : fullRows();
        scrollTo(m_scene.top + rows * layout.rowHeight());
        moveRows(rows);
        return true;
    }
    case Qt::Key_Home:
        moveCursor(control ? 0 : layout.offsetAt(row, 0), reach);
        return true;
    case Qt::Key_End:
        // Moving stops on the last cell of the row, selecting takes it along.
        moveCursor(control                  ? size
                   : reach == Reach::Extend ? layout.offsetAt(row, layout.bytesPerRow())
                                            : cellBegin(layout.offsetAt(row, layout.bytesPerRow() - 1)),
                   reach);
        return true;
    default:
        return false;
    }
}

bool HexView::handleEditKey(QKeyEvent *event)
{
    if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::Cut))
        cut();
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->key() == Qt::Key_Insert && event->modifiers() == Qt::NoModifier)
        setOverwriteMode(!m_scene.overwrite);
    else if (event->key() == Qt::Key_Escape)
        return forgetTyped();
    else if (isTypingValue() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        finishValue(true);
    else if (isDelete(event))
        removeAtCursor(false);
    else if (event->matches(QKeySequence::Backspace) || event->key() == Qt::Key_Backspace)
        removeAtCursor(true);
    else
        return false;
    return true;
}

/// Delete removes in both modes. Backspace without a selection removes while inserting, and only goes back while
/// overwriting, where taking a byte out would shift all that follow.
void HexView::removeAtCursor(bool backwards)
{
    if (backwards ? takeBackTyped() : forgetTyped())
        return;
    if (!m_scene.selection.isEmpty()) {
        removeSelection();
        return;
    }
    const qint64 cursor = m_scene.cursor;
    const bool isDigits = m_scene.pane == HexPane::Hex;
    const auto cellOf = [&](qint64 offset) {
        return isDigits ? m_scene.layout.cellOf(offset) : ByteRange{offset, offset + 1};
    };
    if (backwards && (m_scene.overwrite || m_readOnly)) {
        moveCursor(m_scene.nibble ? cursor : cellOf(std::max<qint64>(0, cursor - 1)).begin, Reach::Move);
        return;
    }
    const qint64 offset = backwards && !m_scene.nibble ? cursor - 1 : cursor;
    if (offset < 0 || offset >= m_scene.bytes.size() || !mayEdit())
        return;
    const ByteRange removed = cellOf(offset);
    request(removed, {}, {removed.begin, 0});
}

void HexView::removeSelection()
{
    if (!m_scene.selection.isEmpty() && mayEdit())
        request(m_scene.selection, {}, {m_scene.selection.begin, 0});
}

void HexView::selectAll()
{
    setSelection(m_scene.bytes.range(), false);
}

hexclipboard::Form HexView::clipboardForm() const
{
    return m_scene.pane == HexPane::Hex ? hexclipboard::Form::Hex : hexclipboard::Form::Text;
}

std::optional<QByteArray> HexView::selectedBytes()
{
    const ByteRange selected = m_scene.selection;
    if (selected.isEmpty())
        return {};
    if (selected.size() > hexclipboard::MostBytes) {
        Q_EMIT refused(tr("At most %L1 MiB can be copied at a time.").arg(hexclipboard::MostBytes >> 20));
        return {};
    }
    QByteArray bytes = m_scene.bytes.toByteArray(selected);
    const std::vector<ByteRange> &gaps = m_scene.gaps.all();
    for (auto gap = gaps.rbegin(); gap != gaps.rend(); ++gap) {
        const ByteRange none = gap->intersected(selected);
        if (!none.isEmpty())
            bytes.remove(none.begin - selected.begin, none.size());
    }
    return bytes;
}

/// In the form in which the digits are shown, where that is another than bytes as hexadecimal digits.
std::optional<QString> HexView::textInForm()
{
    if (m_scene.pane == HexPane::Text || m_form == HexForm{})
        return QString();
    const ByteRange selected = m_scene.selection;
    const qint64 length = selected.size() / m_form.unit() * (m_form.digits() + 1);
    if (length > MostCopied) {
        Q_EMIT refused(tr("At most %L1 MiB of text can be copied at a time.").arg(MostCopied >> 20));
        return {};
    }
    QByteArray text;
    for (qint64 offset = selected.begin; offset < selected.end;) {
        const ByteRange cell = m_scene.layout.cellOf(offset).intersected(selected);
        text += (text.isEmpty() ? "" : " ") + m_form.text(m_scene.bytes.toByteArray(cell));
        offset = cell.end;
    }
    return QString::fromLatin1(text);
}

void HexView::copy()
{
    const auto bytes = selectedBytes();
    const auto text = bytes ? textInForm() : std::nullopt;
    if (text)
        QApplication::clipboard()->setMimeData(hexclipboard::mimeData(*bytes, clipboardForm(), *text).release());
}

void HexView::copyAs(hexclipboard::Form form)
{
    if (const auto bytes = selectedBytes())
        QApplication::clipboard()->setMimeData(hexclipboard::mimeData(*bytes, form).release());
}

void HexView::insertBytes(const QByteArray &bytes)
{
    const qint64 offset = m_scene.selection.begin;
    if (mayEdit())
        request({offset, offset}, bytes, {.offset = offset, .nibble = 0, .isWhole = true});
}

void HexView::replaceSelection(const QByteArray &bytes)
{
    const ByteRange selected = m_scene.selection;
    if (mayEdit())
        request(selected, bytes, {.offset = selected.begin, .nibble = 0, .selected = bytes.size(), .isWhole = true});
}

void HexView::removeBytes()
{
    removeAtCursor(false);
}

void HexView::selectField()
{
    selectFieldAt(m_scene.cursor, false);
}

void HexView::cut()
{
    if (!mayEdit() || m_scene.selection.isEmpty())
        return;
    copy();
    removeSelection();
}

/// Text that other programs have written is read in the form that is shown here.
std::optional<QByteArray> HexView::pastedBytes() const
{
    const QMimeData *offered = QApplication::clipboard()->mimeData();
    const bool isForm = m_scene.pane == HexPane::Hex && !m_form.isTypedByDigits();
    if (isForm && offered && offered->hasText() && !offered->hasFormat(hexclipboard::RawType)) {
        if (const auto bytes = m_form.bytesOfAll(offered->text().left(hexclipboard::MostBytes)))
            return bytes;
    }
    return hexclipboard::bytesOf(offered, clipboardForm());
}

bool HexView::canPaste() const
{
    return !m_readOnly && pastedBytes().has_value();
}

void HexView::paste()
{
    if (!mayEdit())
        return;
    const auto bytes = pastedBytes();
    if (!bytes)
        return;
    const ByteRange selected = m_scene.selection;
    const qint64 begin = selected.begin;
    const ByteRange removed = m_scene.overwrite
                                  ? ByteRange{begin, begin + bytes->size()}.intersected(m_scene.bytes.range())
                                  : selected;
    const qint64 beyond = selected.isEmpty() ? 0 : removed.size() - selected.size();
    request(removed, *bytes, {.offset = begin + bytes->size(), .nibble = 0, .isWhole = true, .beyond = beyond});
}

void HexView::inputMethodEvent(QInputMethodEvent *event)
{
    if (!event->commitString().isEmpty())
        typeText(event->commitString());
    event->accept();
}

QVariant HexView::inputMethodQuery(Qt::InputMethodQuery query) const
{
    switch (query) {
    case Qt::ImEnabled:
        return !m_readOnly;
    case Qt::ImCursorRectangle:
        return cellRect(m_scene.cursor, m_scene.pane).translated(viewport()->pos());
    case Qt::ImHints:
        return int(inputMethodHints());
    default:
        return QAbstractScrollArea::inputMethodQuery(query);
    }
}

} // namespace hexahedron
