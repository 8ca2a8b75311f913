#include "widgets/issues/statemark.h"

#include <QPainter>

namespace hexahedron {

void StateMark::setGood(bool good)
{
    m_isGood = good;
    update();
}

QSize StateMark::sizeHint() const
{
    const int side = 3 * fontMetrics().height();
    return {side, side};
}

void StateMark::paintEvent(QPaintEvent *)
{
    const qreal side = qMin(width(), height());
    const bool isDark = palette().color(QPalette::Base).lightness() < 128;
    QColor color = isDark ? QColor(0x7c, 0xc8, 0x84) : QColor(0x2e, 0x8b, 0x45);
    if (!m_isGood)
        color = palette().color(QPalette::PlaceholderText);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((width() - side) / 2, (height() - side) / 2);
    painter.scale(side / 24, side / 24);
    painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawEllipse(QPointF(12, 12), 10, 10);
    if (m_isGood)
        painter.drawPolyline(QPolygonF{{7.5, 12.5}, {10.5, 15.5}, {16.5, 9}});
}

} // namespace hexahedron
