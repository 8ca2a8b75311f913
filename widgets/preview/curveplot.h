#pragma once

#include "widgets/preview/curves.h"

#include <QWidget>

namespace hexahedron::preview {

/// The curves of a property of a bone under the time line: x, y and z, with a point for each key. A point that is dragged up or
/// down has another value.
class CurvePlot : public QWidget
{
    Q_OBJECT
public:
    CurvePlot(int margin, QWidget *parent);

    /// `first` and `last` are the moments at both ends.
    void setCurves(Curves curves, double first, double last);
    const Curves &curves() const { return m_curves; }
    void setTime(double time);
    /// Where a point is in the widget.
    QPointF placeOf(double time, double value) const;

    QSize sizeHint() const override { return {100, 120}; }
    QSize minimumSizeHint() const override { return {20, 60}; }

    bool isDragging() const { return m_drag && m_drag->isMoving; }
    /// What is dragged is let go where it is.
    void finish();
    void giveUp();

Q_SIGNALS:
    void clicked(const hexahedron::preview::KeyTick &tick);
    void sought(double time);                                                            ///< a click beside all points
    void dragged(const hexahedron::preview::CurveKey &key, int component, double value); ///< not let go yet
    void dropped(const hexahedron::preview::CurveKey &key, int component, double value);
    void dragEnded(); ///< without a result
    void cannotMove(const QString &whyNot);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Point
    {
        size_t key = 0;
        int component = 0;
    };
    struct Drag
    {
        Point point;
        double value = 0;
        double pressed = 0; ///< pixel
        bool isMoving = false;
    };
    std::optional<Point> pointAt(const QPointF &at) const;
    double valueOf(size_t key, int component) const; ///< where it is drawn
    double perPixel() const;

    int m_margin; ///< at both ends, as the slider has it
    Curves m_curves;
    double m_first = 0, m_last = 0, m_time = 0;
    double m_low = 0, m_high = 1; ///< values at both edges
    std::optional<Drag> m_drag;
};

} // namespace hexahedron::preview
