#pragma once

#include "widgets/preview/keyticks.h"

#include <QWidget>

namespace hexahedron::preview {

/// A strip below the slider of the time line, with keys that can be dragged. What is dragged is let go by the mouse, by who goes
/// elsewhere and by who saves; Esc and Undo take it back.
class KeyStrip : public QWidget
{
    Q_OBJECT
public:
    void setTime(double time);
    /// The name of the other file in which the keys lie; empty: they lie in the one that is open.
    void setFile(const QString &name) { m_file = name; }
    bool isDragging() const { return m_state == State::Moving; }
    /// What is dragged is let go where it is.
    void finish();
    void giveUp();
    /// Another scene comes: keys go and come again, and what is held stays where it is there, too.
    void beginExchange() { m_isExchanging = true; }
    void endExchange();

Q_SIGNALS:
    void clicked(const hexahedron::preview::KeyTick &tick);
    void opened(const hexahedron::preview::KeyTick &tick); ///< somebody wants to see it in its file
    void sought(double time);                              ///< a click beside all keys
    void dragEnded();                                      ///< without a result
    void cannotMove(const QString &whyNot);
    void removeWanted(); ///< of the key that is selected

protected:
    /// `margin` is at both ends, as the slider has it.
    KeyStrip(int margin, const QString &name, QWidget *parent);

    void setSpan(double first, double last);
    void hold(double pixel); ///< a key, which has not moved yet
    bool isHeld() const { return m_state != State::Free; }
    /// Whether the mouse has gone so far that it is not a click any more.
    bool isBeyondClick(double pixel) const;
    void move();
    void refuse(const QString &whyNot); ///< to move it
    double pressed() const { return m_pressed; }

    /// Tells of what was dragged, which is held until then. False: it is where it was.
    virtual bool drop() = 0;
    /// Whether the key that is held is among those that are shown now.
    virtual bool isHeldThere() const = 0;
    bool isExchanging() const { return m_isExchanging; }
    virtual QString helpAt(const QPoint &at) const = 0;
    virtual std::optional<KeyTick> keyAt(const QPointF &at) const = 0;
    const QString &file() const { return m_file; }

    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

    const int m_margin;
    double m_first = 0, m_last = 0, m_time = 0; ///< the moments at both ends, and the one that is shown

private:
    enum class State { Free, Held, Moving };
    State m_state = State::Free;
    double m_pressed = 0; ///< pixel
    bool m_isExchanging = false;
    QString m_file;
};

} // namespace hexahedron::preview
