#pragma once

#include "widgets/preview/keyticks.h"

#include <QWidget>

namespace hexahedron::preview {

/// A tick for each key, under the slider of the time line: of a bone its translations, rotations and scales one below the other.
/// What is clicked is told.
class KeyRow : public QWidget
{
    Q_OBJECT
public:
    KeyRow(int margin, QWidget *parent);

    /// `first` and `last` are the moments at both ends.
    void setKeys(std::vector<KeyTick> ticks, double first, double last, bool hasLanes);
    const std::vector<KeyTick> &ticks() const { return m_ticks; }
    void setTime(double time);
    /// Keys that have some of these bytes stand out.
    void setLit(StreamId stream, ByteRange range);
    /// Where a moment is in the widget.
    double placeOf(double time) const;

    QSize sizeHint() const override { return {100, 17}; }
    QSize minimumSizeHint() const override { return {20, 17}; }

Q_SIGNALS:
    void clicked(const hexahedron::preview::KeyTick &tick);
    void sought(double time); ///< a click beside all keys

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    const KeyTick *tickAt(const QPointF &at) const;
    double laneTop(const KeyTick &tick) const;
    double laneHeight() const;

    int m_margin; ///< at both ends, as the slider has it
    std::vector<KeyTick> m_ticks;
    double m_first = 0, m_last = 0, m_time = 0;
    bool m_hasLanes = false;
    StreamId m_litStream = 0;
    ByteRange m_litRange;
};

} // namespace hexahedron::preview
