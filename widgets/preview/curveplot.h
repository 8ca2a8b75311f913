#pragma once

#include "widgets/preview/curves.h"
#include "widgets/preview/keystrip.h"

namespace hexahedron::preview {

/// The curves of a property of a bone under the time line: x, y and z, with a point for each key. A point that is dragged up or
/// down has another value.
class CurvePlot : public KeyStrip
{
    Q_OBJECT
public:
    CurvePlot(int margin, QWidget *parent);

    /// `first` and `last` are the moments at both ends.
    void setCurves(Curves curves, double first, double last);
    const Curves &curves() const { return m_curves; }
    /// Where a point is in the widget.
    QPointF placeOf(double time, double value) const;

    QSize sizeHint() const override { return {100, 120}; }
    QSize minimumSizeHint() const override { return {20, 60}; }

Q_SIGNALS:
    void dragged(const hexahedron::preview::CurveKey &key, int component, double value); ///< not let go yet
    void dropped(const hexahedron::preview::CurveKey &key, int component, double value);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool drop() override;
    bool isHeldThere() const override;
    QString helpAt(const QPoint &at) const override;
    std::optional<KeyTick> keyAt(const QPointF &at) const override;

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
        KeyTick tick;
    };
    std::optional<Point> pointAt(const QPointF &at) const;
    double valueOf(size_t key, int component) const; ///< where it is drawn
    double perPixel() const;

    Curves m_curves;
    double m_low = 0, m_high = 1; ///< values at both edges
    Drag m_drag;                  ///< while a point is held
};

} // namespace hexahedron::preview
