#pragma once

#include "core/bytes/bytes.h"
#include "widgets/hex/hexannotations.h"
#include "widgets/hex/hexclipboard.h"
#include "widgets/hex/hexlayout.h"
#include "widgets/hex/hexpainter.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QVariantAnimation>

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace hexahedron {

/// Shows a snapshot of bytes as address | hex | text, with what they mean in colour. It never changes bytes: typing,
/// deleting and pasting ask for a replacement, and the owner answers with setBytes(), at once or later, or not at
/// all.
class HexView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    static constexpr int Automatic = HexLayout::Automatic;

    explicit HexView(QWidget *parent = nullptr);
    ~HexView() override;

    const Bytes &bytes() const { return m_scene.bytes; }
    /// True when they are what was last asked for: then the cursor goes on, and so does what was typed ahead.
    bool setBytes(const Bytes &bytes);
    /// The same with places at which no byte stands: what the snapshot has there is not shown, and does not count as an offset
    /// that people see. Selections and annotations are about places.
    void setBytes(const Bytes &bytes, HexGaps gaps);
    const HexGaps &gaps() const { return m_scene.gaps; }
    /// Not owned; must outlive the view or be taken away with null.
    void setAnnotations(const HexAnnotations *annotations);
    /// To be called when the annotations would answer differently than before.
    void annotationsChanged();
    const HexAnnotations *annotations() const { return m_scene.annotations; }

    /// The selected bytes; empty, at the cursor, when there are none.
    ByteRange selection() const { return m_scene.selection; }
    qint64 cursor() const { return m_scene.cursor; } ///< 0 to size
    int activeNibble() const { return m_scene.nibble; }
    HexPane activePane() const { return m_scene.pane; }
    void setActivePane(HexPane pane);
    /// Selects and puts the cursor on the first byte. An empty range only moves the cursor. What comes back as an
    /// echo of our own signals does nothing, so that a selection growing under the mouse does not jump.
    void setSelection(ByteRange range, bool reveal = true);
    void goTo(qint64 offset);
    /// Scrolls as little as makes the beginning of the range, and its end if there is room, visible.
    void reveal(ByteRange range);
    /// The bytes on the screen.
    ByteRange visibleRange() const;
    /// Scrolls so that the row of that byte is the first one, as far as there are rows below.
    void showOnTop(qint64 offset);

    bool isReadOnly() const { return m_readOnly; }
    void setReadOnly(bool readOnly);
    bool isOverwriteMode() const { return m_scene.overwrite; }
    void setOverwriteMode(bool overwrite);
    int bytesPerRow() const { return m_scene.layout.bytesPerRow(); }
    /// A number of bytes, or Automatic for the most that fit.
    void setBytesPerRow(int count) { setRows({.length = count}); }
    const HexRows &rows() const { return m_rows; }
    void setRows(const HexRows &rows);
    /// How the digits half writes bytes, and the gutter offsets.
    const HexForm &form() const { return m_form; }
    void setForm(const HexForm &form);
    const HexAddresses &addresses() const { return m_addresses; }
    void setAddresses(const HexAddresses &addresses);
    /// What the selected bytes name: it is outlined.
    void setTarget(ByteRange range);
    /// What is selected in another pane of the same bytes: it is painted, but is not selected here.
    void setCompanion(ByteRange range);
    const HexColoring &coloring() const { return m_scene.coloring; }
    void setColoring(const HexColoring &coloring);

    int zoom() const { return m_zoom; } ///< steps from the system's font size
    void setZoom(int steps);

    /// For tests and companions: what is where in viewport coordinates.
    const HexLayout &layout() const { return m_scene.layout; }
    QRect cellRect(qint64 offset, HexPane pane) const;
    std::optional<HexLayout::Hit> hitAt(const QPoint &place) const;

    bool canPaste() const;
    void copyAs(hexclipboard::Form form);
    /// Nothing, with the reason as refused(), when none are selected or too many.
    std::optional<QByteArray> selectedBytes();
    /// Asks for other bytes in place of the selected ones; they are selected then.
    void replaceSelection(const QByteArray &bytes);
    void insertBytes(const QByteArray &bytes);
    /// What is typed of a value or a byte counts now, as if Enter were pressed.
    void finishTyping();
    /// Whether a number or a byte is half typed, so that the owner knows nothing of it.
    bool isTypingValue() const;
    /// Runs the task when what was typed before it is done or given up, and before what is typed from now on.
    void afterTyping(std::function<void()> task);

public Q_SLOTS:
    void selectAll();
    void copy();
    void cut();
    void paste();
    void removeSelection();
    void removeBytes(); ///< those selected, else the one at the cursor
    void selectField(); ///< at the cursor
    /// Typing goes to the other pane: digits or characters.
    void switchPane();
    /// What is wished for comes as a whole, such as what is pasted: nobody is about to type the rest of it.
    bool isWishWhole() const { return m_afterEdit && m_afterEdit->isWhole; }
    /// The owner's answer to replaceRequested() when nothing will come of it.
    void giveUpRequest();
    /// An edit was asked for and is not made yet: keys wait.
    bool isBusy() const { return m_afterEdit.has_value(); }

Q_SIGNALS:
    void selectionChanged(hexahedron::ByteRange selection);
    void cursorMoved(qint64 offset);
    void zoomChanged();
    void formChanged();
    void activePaneChanged(hexahedron::HexPane pane);
    void overwriteModeChanged(bool overwrite);
    void replaceRequested(const hexahedron::Replacement &replacement);
    void fieldActivated(qint64 offset);
    void contextMenuRequested(const QPoint &globalPlace, qint64 offset);
    /// Other bytes, or other meanings of them.
    void contentChanged();
    /// Something that was not done, and why.
    void refused(const QString &reason);
    /// More was pasted over a selection than it had: so many bytes behind it were overwritten, too.
    void pastedBeyond(qint64 count);

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void timerEvent(QTimerEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

private:
    struct AfterEdit ///< where the cursor goes once the requested bytes are there
    {
        qint64 offset;
        int nibble;
        Replacement wish{};
        qint64 formerSize = 0;
        qint64 selected = 0; ///< bytes from there on that stay selected
        bool isWhole = false;
        qint64 beyond = 0; ///< pastedBeyond()
    };
    enum class Reach : quint8 { Move, Extend };

    void setUpFont();
    void setUpColors();
    void updateLayout();
    void updateScrollBars();
    void refresh();
    void paintHint(QPainter &painter);

    qint64 maximumTop() const;
    int barValueOf(qint64 top) const;
    void scrollTo(qint64 top);
    void scrollSmoothlyTo(qint64 top);
    void barActionTriggered(int action);
    int rowsHeight() const; ///< of the viewport, without the header
    int fullRows() const;

    bool isAnswer(const Bytes &bytes) const;
    void place(qint64 anchor, qint64 cursor, int nibble, ByteRange selection);
    void moveCursor(qint64 offset, Reach reach);
    void showCursor();
    void restartBlinking();
    void updateRows(ByteRange range);
    void setHovered(ByteRange range);

    bool handleMoveKey(QKeyEvent *event);
    bool handleEditKey(QKeyEvent *event);
    void dragTo(const QPoint &place);
    ByteRange unitAt(qint64 offset) const;
    bool isOnAddress(const QPoint &spot) const;
    QString headAt(const QPoint &spot) const;
    void selectFieldAt(qint64 offset, bool group);
    void typeText(const QString &text);
    void doLater(std::function<void()> task);
    void doWhatWaited();
    void dropWhatWaits();
    bool hasTypedAhead() const { return std::ranges::any_of(m_ahead, &Ahead::isTyped); }
    void typeNibble(int value);
    void insertTyped(int secondDigit, bool goesOn);
    void typeValue(QChar character);
    bool finishValue(bool goesOn);
    bool takeBackTyped();
    bool forgetTyped();
    void typeByte(uchar byte);
    ByteRange cellAtCursor() const;
    void removeAtCursor(bool backwards);
    void request(ByteRange removed, const QByteArray &inserted, AfterEdit after);
    std::optional<QString> textInForm();
    std::optional<QByteArray> pastedBytes() const;
    bool mayEdit();
    hexclipboard::Form clipboardForm() const;

    HexScene m_scene;
    HexPainter m_painter;
    std::unique_ptr<HexGlyphs> m_glyphs;
    HexRows m_rows;
    HexForm m_form;
    HexAddresses m_addresses;
    int m_heldLength = 0; ///< of automatic rows after zooming, until the width changes
    int m_zoom = 0;
    bool m_readOnly = false;
    bool m_telling = false; ///< while selection and cursor are announced

    qint64 m_anchor = 0; ///< where the selection began, a place between bytes
    std::optional<AfterEdit> m_afterEdit;
    /// Keys and texts that came while an answer is awaited, in their order: it says where they go.
    struct Ahead
    {
        std::function<void()> task;
        bool isTyped = true; ///< and goes when nothing comes of the edit before it
    };
    std::deque<Ahead> m_ahead;
    bool m_isCatchingUp = false; ///< with them

    std::optional<HexLayout::Hit> m_press; ///< while the left button is down
    QPoint m_pressPlace;
    QPoint m_dragPlace;
    bool m_dragging = false;
    bool m_wholeFields = false; ///< after a double click, dragging does not shrink the field
    bool m_wholeRows = false;   ///< after a press on an address
    QPoint m_doubleClickPlace;
    QBasicTimer m_tripleClickTimer;
    QBasicTimer m_autoScrollTimer;
    QBasicTimer m_blinkTimer;

    QVariantAnimation m_scrollAnimation;
    qint64 m_scrollFrom = 0;
    qint64 m_scrollGoal = 0;
    double m_wheelRest = 0;
};

} // namespace hexahedron
