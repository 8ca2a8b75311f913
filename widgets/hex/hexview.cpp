#include "widgets/hex/hexview.h"

#include "widgets/hex/hexaccessible.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

namespace hexahedron {

HexView::HexView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    HexAccessible::install();
    setAccessibleName(tr("Bytes"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled);
    setInputMethodHints(Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    // Always there: if it came and went with the number of rows, the width and with it the number of rows would
    // change again.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setUpFont();
    setUpColors();
    updateLayout();
    connect(verticalScrollBar(), &QAbstractSlider::actionTriggered, this, &HexView::barActionTriggered);
    connect(&m_scrollAnimation, &QVariantAnimation::valueChanged, this, [this](const QVariant &share) {
        scrollTo(m_scrollFrom + qint64(double(m_scrollGoal - m_scrollFrom) * share.toDouble()));
    });
    m_scrollAnimation.setStartValue(0.0);
    m_scrollAnimation.setEndValue(1.0);
    m_scrollAnimation.setEasingCurve(QEasingCurve::OutCubic);
}

HexView::~HexView() = default;

void HexView::setBytes(const Bytes &bytes, HexGaps gaps)
{
    setBytes(bytes);
    m_scene.gaps = std::move(gaps);
    refresh();
}

bool HexView::setBytes(const Bytes &bytes)
{
    m_scene.gaps = {};
    const Bytes before = std::exchange(m_scene.bytes, bytes);
    const bool resized = bytes.size() != before.size();
    m_scene.hovered = {};
    Q_EMIT contentChanged();
    if (resized)
        updateLayout();
    if (isAnswer(bytes)) {
        const AfterEdit after = *std::exchange(m_afterEdit, std::nullopt);
        const qint64 offset = std::min(after.offset, bytes.size());
        const qint64 end = std::min(offset + after.selected, bytes.size());
        place(end, offset, offset < bytes.size() ? after.nibble : 0, {offset, end});
        showCursor();
        refresh();
        if (after.beyond > 0)
            Q_EMIT pastedBeyond(after.beyond);
        doWhatWaited();
        return true;
    }
    const qint64 cursor = std::min(m_scene.cursor, bytes.size());
    const ByteRange selection{std::min(m_scene.selection.begin, bytes.size()),
                              std::min(m_scene.selection.end, bytes.size())};
    // A second digit belongs to the first one; where that was undone, both are to be typed.
    const bool isSameByte = cursor < std::min(bytes.size(), before.size()) && bytes.at(cursor) == before.at(cursor);
    place(std::min(m_anchor, bytes.size()), cursor, isSameByte ? m_scene.nibble : 0, selection);
    refresh();
    return false;
}

/// Whether these are the bytes that were last asked for. If that was refused, later bytes have another reason and
/// leave the cursor where it is.
bool HexView::isAnswer(const Bytes &bytes) const
{
    if (!m_afterEdit)
        return false;
    const Replacement &wish = m_afterEdit->wish;
    if (wish.inserted.isEmpty())
        return bytes.size() < m_afterEdit->formerSize;
    constexpr qint64 Enough = 64;
    const ByteRange wanted = ByteRange{0, Enough}.intersected(wish.inserted.range());
    return bytes.toByteArray(wanted.translated(wish.removed.begin)) == wish.inserted.toByteArray(wanted);
}

void HexView::giveUpRequest()
{
    m_afterEdit.reset();
    dropWhatWaits();
}

void HexView::setAnnotations(const HexAnnotations *annotations)
{
    m_scene.annotations = annotations;
    annotationsChanged();
}

void HexView::annotationsChanged()
{
    m_scene.hovered = {};
    refresh();
    Q_EMIT contentChanged();
}

void HexView::setActivePane(HexPane pane)
{
    if (pane == m_scene.pane)
        return;
    finishTyping();
    m_scene.pane = pane;
    m_scene.nibble = 0;
    m_scene.typed.clear();
    refresh();
    Q_EMIT activePaneChanged(pane);
}

void HexView::setSelection(ByteRange range, bool reveal)
{
    range = range.intersected(m_scene.bytes.range());
    const bool isNew = range != m_scene.selection;
    if (isNew && hasTypedAhead()) // which is for the place where it was typed
        return afterTyping([=, this] { setSelection(range, reveal); });
    if (isNew)
        place(range.end, range.begin, 0, range);
    if (reveal && (isNew || !m_telling))
        this->reveal(range);
}

void HexView::goTo(qint64 offset)
{
    offset = std::clamp<qint64>(offset, 0, m_scene.bytes.size());
    place(offset, offset, 0, {offset, offset});
    reveal({offset, offset});
}

void HexView::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    setAttribute(Qt::WA_InputMethodEnabled, !readOnly);
    refresh();
}

void HexView::setOverwriteMode(bool overwrite)
{
    if (overwrite == m_scene.overwrite)
        return;
    finishTyping();
    m_scene.overwrite = overwrite;
    m_scene.nibble = 0;
    m_scene.typed.clear();
    refresh();
    Q_EMIT overwriteModeChanged(overwrite);
}

void HexView::setRows(const HexRows &rows)
{
    if (rows == m_rows)
        return;
    m_heldLength = 0;
    m_rows = rows;
    updateLayout();
}

void HexView::setForm(const HexForm &form)
{
    if (form.possible() == m_form)
        return;
    finishTyping();
    m_heldLength = 0;
    m_form = form.possible();
    m_scene.nibble = 0;
    updateLayout();
    Q_EMIT formChanged();
}

void HexView::setAddresses(const HexAddresses &addresses)
{
    if (addresses == m_addresses)
        return;
    m_addresses = addresses;
    updateLayout();
}

void HexView::setTarget(ByteRange range)
{
    if (range == m_scene.target)
        return;
    m_scene.target = range;
    refresh();
}

void HexView::setCompanion(ByteRange range)
{
    if (range == m_scene.companion)
        return;
    m_scene.companion = range;
    refresh();
}

void HexView::setColoring(const HexColoring &coloring)
{
    if (coloring == m_scene.coloring)
        return;
    m_scene.coloring = coloring;
    refresh();
}

void HexView::switchPane()
{
    setActivePane(m_scene.pane == HexPane::Hex ? HexPane::Text : HexPane::Hex);
    showCursor();
}

void HexView::setZoom(int steps)
{
    steps = std::clamp(steps, -6, 24);
    if (steps == m_zoom)
        return;
    m_zoom = steps;
    if (isVisible())
        m_heldLength = bytesPerRow(); // what stood below each other still does
    setUpFont();
    updateLayout();
    Q_EMIT zoomChanged();
}

void HexView::setUpFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const double size = font.pointSizeF() > 0 ? font.pointSizeF() : 10;
    font.setPointSizeF(std::max(4.0, size + m_zoom));
    font.setKerning(false);
    m_glyphs = std::make_unique<HexGlyphs>(font);
}

void HexView::setUpColors()
{
    const QPalette::ColorGroup group = !isEnabled()       ? QPalette::Disabled
                                       : isActiveWindow() ? QPalette::Active
                                                          : QPalette::Inactive;
    m_scene.colors = HexColors::fromPalette(palette(), group);
}

/// Lays out again and keeps the byte at the top of the screen there.
void HexView::updateLayout()
{
    const qint64 topByte = m_scene.layout.offsetAt(m_scene.top / m_scene.layout.rowHeight(), 0);
    const qint64 inRow = m_scene.top % m_scene.layout.rowHeight();
    HexRows rows = m_rows;
    if (rows.length == Automatic)
        rows.length = m_heldLength;
    m_scene.layout = HexLayout(*m_glyphs, m_scene.bytes.size(), rows, viewport()->width(), m_form, m_addresses);
    const HexLayout &layout = m_scene.layout;
    m_scene.top = std::min(layout.rowOf(topByte) * layout.rowHeight() + std::min<qint64>(inRow, layout.rowHeight() - 1),
                           maximumTop());
    updateScrollBars();
    refresh();
}

void HexView::refresh()
{
    viewport()->update();
}

void HexView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const qint64 cursorTop = m_scene.layout.rowOf(m_scene.cursor) * m_scene.layout.rowHeight();
    if (event->size().width() != event->oldSize().width())
        m_heldLength = 0;
    const bool wasSeen = cursorTop >= m_scene.top && cursorTop < m_scene.top + event->oldSize().height();
    updateLayout();
    if (wasSeen) // shorter rows would push it out of sight
        showCursor();
}

void HexView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::EnabledChange:
    case QEvent::ActivationChange:
        setUpColors();
        refresh();
        break;
    case QEvent::StyleChange:
    case QEvent::ApplicationFontChange:
        setUpFont();
        updateLayout();
        break;
    default:
        break;
    }
}

void HexView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const int left = horizontalScrollBar()->value();
    painter.translate(-left, 0);
    m_scene.focused = hasFocus();
    m_painter.paint(painter, m_scene, *m_glyphs, event->rect().translated(left, 0));
    if (m_scene.bytes.isEmpty())
        paintHint(painter);
}

void HexView::paintHint(QPainter &painter)
{
    painter.resetTransform();
    painter.setPen(m_scene.colors.dim(-1));
    painter.setFont(font());
    const QString hint = m_readOnly ? tr("There are no bytes.")
                                    : tr("There are no bytes yet.\nType or paste some here.");
    painter.drawText(viewport()->rect().adjusted(m_scene.layout.gutterWidth(), m_scene.layout.headerHeight(), 0, 0),
                     Qt::AlignCenter | Qt::TextWordWrap, hint);
}

QRect HexView::cellRect(qint64 offset, HexPane pane) const
{
    const HexLayout &layout = m_scene.layout;
    const int column = layout.columnOf(offset);
    const qint64 y = layout.headerHeight() + layout.rowOf(offset) * layout.rowHeight() - m_scene.top;
    constexpr qint64 FarAway = 1 << 24; // keeps what is off the screen off the screen
    return layout.cells(pane, column, column, int(std::clamp(y, -FarAway, FarAway)))
        .translated(-horizontalScrollBar()->value(), 0);
}

void HexView::updateRows(ByteRange range)
{
    const HexLayout &layout = m_scene.layout;
    const QRect first = cellRect(range.begin, HexPane::Hex);
    const QRect last = cellRect(std::max(range.begin, range.end - 1), HexPane::Hex);
    viewport()->update(QRect(0, first.top() - 1, viewport()->width(), last.bottom() - first.top() + 3)
                           .intersected(QRect(0, layout.headerHeight(), viewport()->width(), viewport()->height())));
}

void HexView::setHovered(ByteRange range)
{
    if (range == m_scene.hovered)
        return;
    if (!m_scene.hovered.isEmpty())
        updateRows(m_scene.hovered);
    m_scene.hovered = range;
    if (!range.isEmpty())
        updateRows(range);
}

/// The one place where cursor and selection change.
void HexView::place(qint64 anchor, qint64 cursor, int nibble, ByteRange selection)
{
    const qint64 formerCursor = std::exchange(m_scene.cursor, cursor);
    const ByteRange formerSelection = std::exchange(m_scene.selection, selection);
    m_anchor = anchor;
    m_scene.nibble = m_scene.overwrite ? nibble : 0; // bytes come in whole, between others
    m_scene.typed.clear();
    if (cursor != formerCursor && m_afterEdit)
        giveUpRequest();
    restartBlinking();
    refresh();
    const bool outer = std::exchange(m_telling, true);
    if (cursor != formerCursor)
        Q_EMIT cursorMoved(cursor);
    if (selection != formerSelection && !(selection.isEmpty() && formerSelection.isEmpty() && cursor == formerCursor))
        Q_EMIT selectionChanged(selection);
    m_telling = outer;
    if (cursor != formerCursor || selection != formerSelection)
        HexAccessible::announceCursor(this);
}

void HexView::moveCursor(qint64 offset, Reach reach)
{
    offset = std::clamp<qint64>(offset, 0, m_scene.bytes.size());
    const qint64 anchor = reach == Reach::Extend ? m_anchor : offset;
    place(anchor, offset, 0, {std::min(anchor, offset), std::max(anchor, offset)});
    showCursor();
}

void HexView::restartBlinking()
{
    m_scene.cursorOn = true;
    const int time = QApplication::cursorFlashTime();
    if (hasFocus() && time > 0)
        m_blinkTimer.start(time / 2, this);
    else
        m_blinkTimer.stop();
}

void HexView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    restartBlinking();
    refresh();
}

void HexView::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        finishTyping();
    QAbstractScrollArea::focusOutEvent(event);
    restartBlinking();
    refresh();
}

} // namespace hexahedron
