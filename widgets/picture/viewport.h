#pragma once

#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QSizeF>

namespace hexahedron::picture {

/// Which part of a picture lies where in a view. Pure arithmetic; lengths of the view are device pixels.
class Viewport
{
public:
    static constexpr double Smallest = 1.0 / 64, Largest = 128; ///< device pixels for a pixel of the picture

    void setView(const QSizeF &size);
    /// Another picture: fits it.
    void setPicture(const QSize &size);
    QSize picture() const { return m_picture; }
    QSizeF view() const { return m_view; }

    double scale() const { return m_scale; }
    /// Whether the whole picture is shown and goes on to be when the view changes.
    bool isFitted() const { return m_isFitted; }
    /// As large as it goes; small pictures by a whole number.
    void fit();
    /// The place of the view stays over the same place of the picture, as far as the picture reaches.
    void setScale(double scale, const QPointF &anchor);
    void setScale(double scale) { setScale(scale, middle()); }
    void pan(const QPointF &by);
    /// Moves no more than needed.
    void show(const QRectF &part);

    QPointF toPicture(const QPointF &inView) const { return (inView - m_origin) / m_scale; }
    QPointF toView(const QPointF &inPicture) const { return inPicture * m_scale + m_origin; }
    QRectF toView(const QRectF &inPicture) const { return {toView(inPicture.topLeft()), inPicture.size() * m_scale}; }
    QPointF middle() const { return {m_view.width() / 2, m_view.height() / 2}; }

private:
    void confine();

    QSizeF m_view;
    QSize m_picture;
    double m_scale = 1;
    QPointF m_origin; ///< where in the view the picture's corner is
    bool m_isFitted = true;
};

} // namespace hexahedron::picture
