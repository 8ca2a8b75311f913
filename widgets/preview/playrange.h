#pragma once

#include "core/scene/tracks.h"

#include <QHash>
#include <QWidget>

#include <utility>

namespace hexahedron::preview {

/// From which moment to which one.
using TimeRange = std::pair<double, double>;
/// What plays of clips that do not play as a whole.
using ClipRanges = QHash<QString, TimeRange>;

/// Which part of a clip plays: a bar below the slider of the time line, with an end at each side that can be dragged.
class PlayRange : public QWidget
{
    Q_OBJECT
public:
    /// `margin` is at both ends, as the slider has it.
    PlayRange(int margin, QWidget *parent);

    /// All of it plays.
    void setSpan(const scene::PlayedSpan &span);
    /// Only this, as far as the clip has it.
    void setRange(const TimeRange &range);
    const TimeRange &range() const { return m_range; }
    bool isAll() const { return m_range == TimeRange(m_span.first, m_span.last); }
    /// Ends are dragged to whole frames, unless Shift is held.
    void setInFrames(bool inFrames) { m_inFrames = inFrames; }
    /// The one that the menu offers as an end.
    void setTime(double time) { m_time = time; }
    void showMenu(const QPoint &at);
    /// Where a moment is in the widget.
    double placeOf(double time) const;

    QSize sizeHint() const override { return {100, 11}; }
    QSize minimumSizeHint() const override { return {20, 11}; }

Q_SIGNALS:
    void changed(); ///< by somebody

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Grip { None, First, Last, Both };
    Grip gripAt(double pixel) const;
    double perPixel() const;
    double least() const; ///< that it is long
    void choose(const TimeRange &range);
    QString text() const;

    const int m_margin;
    scene::PlayedSpan m_span;
    TimeRange m_range;
    bool m_inFrames = false;
    double m_time = 0;
    Grip m_grip = Grip::None; ///< that is dragged
    double m_pressed = 0;     ///< pixel
    TimeRange m_before;       ///< the drag
};

} // namespace hexahedron::preview
