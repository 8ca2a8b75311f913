#pragma once

#include "widgets/picture/sheet.h"
#include "widgets/picture/viewport.h"

#include <QWidget>

namespace hexahedron::picture {

/// Paints a sheet, and tells which pixel is meant by mouse and keys. Knows nothing of bytes.
class PictureView : public QWidget
{
    Q_OBJECT
public:
    explicit PictureView(QWidget *parent);

    /// Null: nothing. The view stays where it is when the sides are the same.
    void setSheet(SheetPtr sheet);
    const Sheet *sheet() const { return m_sheet.get(); }
    /// Outlines these pixels.
    void setMarked(const std::vector<QRect> &rects);
    const std::vector<QRect> &marked() const { return m_marked; }
    /// Pans no more than needed.
    void reveal(const QRect &pixels);

    const Viewport &viewport() const { return m_viewport; }
    void fit();
    void setScale(double scale); ///< screen pixels for one of the picture, around the middle
    void zoomIn(double factor);  ///< around the middle
    /// The pixel at a place of the widget; nothing outside of all tiles.
    std::optional<QPoint> pixelAt(const QPointF &place) const;
    /// The middle of a pixel in the widget.
    QPointF placeOf(QPoint pixel) const;

    QSize minimumSizeHint() const override { return {40, 40}; }

Q_SIGNALS:
    void hovered(const std::optional<QPoint> &pixel);
    void chosen(QPoint pixel);
    void scaleChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void paintTile(QPainter &painter, const Tile &tile, const QRectF &exposed) const;
    void paintGrid(QPainter &painter, const QRectF &exposed) const;
    void paintMarked(QPainter &painter) const;
    void moveCursor(QPoint by);
    void scaled();
    QPointF toDevice(const QPointF &place) const { return place * devicePixelRatioF(); }

    SheetPtr m_sheet;
    Viewport m_viewport; ///< in device pixels, so that pixels are sharp on any screen
    std::vector<QRect> m_marked;
    std::optional<QPoint> m_cursor; ///< the pixel that was chosen last
    QPointF m_pressed, m_last;
    Qt::MouseButton m_button = Qt::NoButton;
    bool m_dragging = false;
};

} // namespace hexahedron::picture
