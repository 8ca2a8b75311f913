#include "widgets/picture/viewport.h"

#include <algorithm>
#include <cmath>

namespace hexahedron::picture {

void Viewport::setView(const QSizeF &size)
{
    const QPointF held = toPicture(middle());
    m_view = size;
    if (m_isFitted) {
        fit();
        return;
    }
    m_origin = middle() - held * m_scale;
    confine();
}

void Viewport::setPicture(const QSize &size)
{
    m_picture = size;
    fit();
}

void Viewport::fit()
{
    m_isFitted = true;
    if (m_picture.isEmpty() || m_view.isEmpty())
        return;
    constexpr double Margin = 0.96;
    constexpr double LargestWhenFitted = 32;
    const double most = Margin * std::min(m_view.width() / m_picture.width(), m_view.height() / m_picture.height());
    // Pixels of the same size: whole numbers, where pixels can be told apart.
    const double neat = most >= 1 ? std::floor(most) : most;
    m_scale = std::clamp(neat, Smallest, LargestWhenFitted);
    m_origin = middle() - QPointF(m_picture.width(), m_picture.height()) * m_scale / 2;
}

void Viewport::setScale(double scale, const QPointF &anchor)
{
    const QPointF held = toPicture(anchor);
    m_scale = std::clamp(scale, Smallest, Largest);
    m_origin = anchor - held * m_scale;
    m_isFitted = false;
    confine();
}

void Viewport::pan(const QPointF &by)
{
    m_origin += by;
    m_isFitted = false;
    confine();
}

void Viewport::show(const QRectF &part)
{
    const QRectF place = toView(part);
    const auto shift = [](double low, double high, double size) {
        constexpr double Margin = 8;
        if (high - low > size - 2 * Margin || low < Margin)
            return Margin - low;
        return std::min(0.0, size - Margin - high);
    };
    const QPointF by(shift(place.left(), place.right(), m_view.width()),
                     shift(place.top(), place.bottom(), m_view.height()));
    if (!by.isNull() && !QRectF(QPointF(), m_view).contains(place))
        pan(by);
}

/// At least half of what can be seen of the picture stays in the view.
void Viewport::confine()
{
    const auto held = [](double origin, double picture, double view) {
        const double slack = std::min(picture, view) / 2;
        return std::clamp(origin, std::min(view - picture, 0.0) - slack, std::max(view - picture, 0.0) + slack);
    };
    m_origin = {held(m_origin.x(), m_picture.width() * m_scale, m_view.width()),
                held(m_origin.y(), m_picture.height() * m_scale, m_view.height())};
}

} // namespace hexahedron::picture
