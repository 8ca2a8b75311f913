#pragma once

#include "widgets/preview/keystrip.h"

#include <QStringList>

#include <optional>

namespace hexahedron::preview {

/// A tick for each key, under the slider of the time line: of a bone its translations, rotations and scales one below the other, or
/// a row for each of several bones and morphs. What is clicked is told, and a key can be dragged to another moment.
class KeyRow : public KeyStrip
{
    Q_OBJECT
public:
    KeyRow(int margin, QWidget *parent);

    /// `span` is what is between both ends.
    void setKeys(std::vector<KeyTick> ticks, const scene::PlayedSpan &span, bool hasLanes);
    /// A row for each of `owners`, with their names at its beginning.
    void setRows(std::vector<KeyTick> ticks, const scene::PlayedSpan &span, std::vector<KeyOwner> owners,
                 QStringList names);
    const std::vector<KeyTick> &ticks() const { return m_ticks; }
    /// All keys stand on whole frames.
    bool areFrames() const { return m_areFrames; }
    /// Keys that have some of these bytes stand out.
    void setLit(StreamId stream, ByteRange range);
    /// The row of this node stands out.
    void setLitNode(int node);
    /// Where a moment is in the widget.
    double placeOf(double time) const;
    /// Where the row of a node begins; nothing when it has none.
    std::optional<int> rowTop(int node) const { return rowTop(KeyOwner{.node = node}); }
    std::optional<int> rowTop(const KeyOwner &owner) const;

    QSize sizeHint() const override { return {100, minimumHeightNow()}; }
    QSize minimumSizeHint() const override { return {20, minimumHeightNow()}; }

Q_SIGNALS:
    void nodeClicked(int node);                                          ///< by the name of its row
    void dragged(const hexahedron::preview::KeyTick &tick, double time); ///< not let go yet
    void dropped(const hexahedron::preview::KeyTick &tick, double time);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    bool drop() override;
    bool isHeldThere() const override;
    QString helpAt(const QPoint &at) const override;
    std::optional<KeyTick> keyAt(const QPointF &at) const override;

private:
    struct Drag
    {
        KeyTick tick;
        double time = 0; ///< where it is now
        Neighbours neighbours;
        bool isHindered = false; ///< somebody wants it further
    };
    const KeyTick *tickAt(const QPointF &at) const;
    double timeOf(const KeyTick &tick) const; ///< where it is drawn
    double timeAt(double pixel) const;
    double laneTop(const KeyTick &tick) const;
    double laneHeight() const;
    int leftMargin() const;
    int minimumHeightNow() const;
    QString whyNotFurther(bool isForward, bool inFrames) const;

    static constexpr int RowHeight = 15;
    std::vector<KeyTick> m_ticks;
    int m_lanes = 1;
    bool m_areFrames = false;       ///< where all keys stand
    std::vector<KeyOwner> m_owners; ///< of the rows; empty: it is one row
    QStringList m_names;
    StreamId m_litStream = 0;
    ByteRange m_litRange;
    int m_litNode = -1;
    Drag m_drag; ///< while a key is held
};

} // namespace hexahedron::preview
