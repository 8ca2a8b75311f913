#include "widgets/preview/previewicons.h"

#include <QPainter>
#include <QPainterPath>
#include <QPalette>

namespace hexahedron::preview {

namespace {

// All drawn on 20 x 20 units.
const QPolygonF cubeOutline{{10, 2}, {17, 6}, {17, 14}, {10, 18}, {3, 14}, {3, 6}};

void drawCubeLines(QPainter &painter)
{
    painter.drawPolygon(cubeOutline);
    painter.drawPolyline(QPolygonF{{3, 6}, {10, 10}, {17, 6}});
    painter.drawLine(QPointF(10, 10), QPointF(10, 18));
}

void drawSurfaces(QPainter &painter, const QColor &ink)
{
    const auto face = [&](const QPolygonF &polygon, int alpha) {
        QColor color = ink;
        color.setAlpha(alpha);
        painter.setBrush(color);
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(polygon);
    };
    face({{10, 2}, {17, 6}, {10, 10}, {3, 6}}, 90);
    face({{3, 6}, {10, 10}, {10, 18}, {3, 14}}, 150);
    face({{17, 6}, {10, 10}, {10, 18}, {17, 14}}, 220);
}

void drawPoints(QPainter &painter, const QColor &ink)
{
    painter.setBrush(ink);
    painter.setPen(Qt::NoPen);
    for (const QPointF &point : cubeOutline)
        painter.drawEllipse(point, 1.7, 1.7);
    painter.drawEllipse(QPointF(10, 10), 1.7, 1.7);
}

void drawTextures(QPainter &painter, const QColor &ink)
{
    painter.drawRect(QRectF(3, 3, 14, 14));
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x) {
            if ((x + y) % 2 == 0)
                painter.fillRect(QRectF(3 + x * 14 / 3.0, 3 + y * 14 / 3.0, 14 / 3.0, 14 / 3.0), ink);
        }
    }
}

void drawArrow(QPainter &painter, const QPointF &from, const QPointF &to)
{
    painter.drawLine(from, to);
    const QPointF along = (to - from) / 3.2, across(-along.y(), along.x());
    painter.drawPolyline(QPolygonF{to - along + across * 0.7, to, to - along - across * 0.7});
}

void drawBones(QPainter &painter, const QColor &ink)
{
    QColor fill = ink;
    fill.setAlpha(120);
    painter.setBrush(fill);
    painter.drawPolygon(QPolygonF{{4, 16}, {5, 10.5}, {16, 4}, {9.5, 15}});
    painter.drawLine(QPointF(5, 10.5), QPointF(9.5, 15));
}

void drawGrid(QPainter &painter)
{
    painter.drawPolygon(QPolygonF{{10, 4}, {19, 10}, {10, 16}, {1, 10}});
    painter.drawLine(QPointF(7, 6), QPointF(16, 12));
    painter.drawLine(QPointF(4, 8), QPointF(13, 14));
    painter.drawLine(QPointF(13, 6), QPointF(4, 12));
    painter.drawLine(QPointF(16, 8), QPointF(7, 14));
}

void drawFit(QPainter &painter)
{
    for (const auto &[x, y] : {std::pair{1, 1}, {-1, 1}, {1, -1}, {-1, -1}}) {
        const QPointF corner(10 - x * 7, 10 - y * 7);
        painter.drawPolyline(QPolygonF{corner + QPointF(0, y * 4), corner, corner + QPointF(x * 4, 0)});
    }
    painter.drawRect(QRectF(7, 7, 6, 6));
}

void drawOrthographic(QPainter &painter)
{
    painter.drawRect(QRectF(3, 7, 10, 10));
    painter.drawRect(QRectF(7, 3, 10, 10));
}

void drawBackground(QPainter &painter, const QColor &ink)
{
    painter.drawEllipse(QPointF(10, 10), 7, 7);
    QPainterPath half;
    half.moveTo(10, 3);
    half.arcTo(QRectF(3, 3, 14, 14), 90, 180);
    painter.fillPath(half, ink);
}

void draw(Icon icon, QPainter &painter, const QColor &ink)
{
    switch (icon) {
    case Icon::Surfaces:
        return drawSurfaces(painter, ink);
    case Icon::Wireframe:
        return drawCubeLines(painter);
    case Icon::Points:
        return drawPoints(painter, ink);
    case Icon::Textures:
        return drawTextures(painter, ink);
    case Icon::Normals:
        painter.drawArc(QRectF(-2, 11, 24, 16), 20 * 16, 140 * 16);
        drawArrow(painter, {10, 11}, {10, 2});
        drawArrow(painter, {4, 12}, {1.5, 5});
        return drawArrow(painter, {16, 12}, {18.5, 5});
    case Icon::Bones:
        return drawBones(painter, ink);
    case Icon::Grid:
        return drawGrid(painter);
    case Icon::Fit:
        return drawFit(painter);
    case Icon::Orthographic:
        return drawOrthographic(painter);
    case Icon::Background:
        return drawBackground(painter, ink);
    case Icon::More:
        painter.setBrush(ink);
        painter.setPen(Qt::NoPen);
        for (const double y : {4.0, 10.0, 16.0})
            painter.drawEllipse(QPointF(10, y), 1.6, 1.6);
        return;
    case Icon::Play:
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF{{6, 4}, {16, 10}, {6, 16}});
        return;
    case Icon::Pause:
        painter.fillRect(QRectF(5, 4, 3.5, 12), ink);
        return painter.fillRect(QRectF(11.5, 4, 3.5, 12), ink);
    }
}

QPixmap pixmap(Icon icon, const QColor &ink, int size)
{
    QPixmap result(size, size);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 20.0, size / 20.0);
    painter.setPen(QPen(ink, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    draw(icon, painter, ink);
    return result;
}

} // namespace

QIcon previewIcon(Icon icon, const QPalette &palette)
{
    QIcon result;
    for (const int size : {20, 40, 60}) {
        result.addPixmap(pixmap(icon, palette.color(QPalette::Active, QPalette::ButtonText), size), QIcon::Normal);
        result.addPixmap(pixmap(icon, palette.color(QPalette::Disabled, QPalette::ButtonText), size), QIcon::Disabled);
    }
    return result;
}

} // namespace hexahedron::preview
