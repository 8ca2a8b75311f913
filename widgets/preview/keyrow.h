#pragma once

#include "widgets/preview/keyticks.h"

#include <QStringList>
#include <QWidget>

#include <optional>

namespace hexahedron::preview {

/// A tick for each key, under the slider of the time line: of a bone its translations, rotations and scales one below the other, or
/// a row for each of several bones. What is clicked is told, and a key can be dragged to another moment.
class KeyRow : public QWidget
{
    Q_OBJECT
public:
    KeyRow(int margin, QWidget *parent);

    /// `first` and `last` are the moments at both ends.
    void setKeys(std::vector<KeyTick> ticks, double first, double last, bool hasLanes);
    /// A row for each of `nodes`, with their names at its beginning.
    void setRows(std::vector<KeyTick> ticks, double first, double last, std::vector<int> nodes, QStringList names);
    const std::vector<KeyTick> &ticks() const { return m_ticks; }
    void setTime(double time);
    /// Keys that have some of these bytes stand out.
    void setLit(StreamId stream, ByteRange range);
    /// The row of this node stands out.
    void setLitNode(int node);
    /// Where a moment is in the widget.
    double placeOf(double time) const;
    /// Where the row of a node begins; nothing when it has none.
    std::optional<int> rowTop(int node) const;

    QSize sizeHint() const override { return {100, minimumHeightNow()}; }
    QSize minimumSizeHint() const override { return {20, minimumHeightNow()}; }

    bool isDragging() const { return m_drag && m_drag->isMoving; }
    /// What is dragged is let go where it is.
    void finish();
    void giveUp();

Q_SIGNALS:
    void clicked(const hexahedron::preview::KeyTick &tick);
    void nodeClicked(int node);                                          ///< by the name of its row
    void sought(double time);                                            ///< a click beside all keys
    void dragged(const hexahedron::preview::KeyTick &tick, double time); ///< not let go yet
    void dropped(const hexahedron::preview::KeyTick &tick, double time);
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
    struct Drag
    {
        KeyTick tick;
        double time = 0; ///< where it is now
        double first = 0, last = 0;
        double pressed = 0; ///< pixel
        bool isMoving = false;
    };
    const KeyTick *tickAt(const QPointF &at) const;
    double timeOf(const KeyTick &tick) const; ///< where it is drawn
    double timeAt(double pixel) const;
    double laneTop(const KeyTick &tick) const;
    double laneHeight() const;
    int leftMargin() const;
    int minimumHeightNow() const;
    QString whyNotMovable(const KeyTick &tick) const;

    static constexpr int RowHeight = 15;
    int m_margin; ///< at both ends, as the slider has it
    std::vector<KeyTick> m_ticks;
    double m_first = 0, m_last = 0, m_time = 0;
    bool m_hasLanes = false;
    std::vector<int> m_nodes; ///< of the rows; empty: it is one row
    QStringList m_names;
    StreamId m_litStream = 0;
    ByteRange m_litRange;
    int m_litNode = -1;
    std::optional<Drag> m_drag;
};

} // namespace hexahedron::preview
