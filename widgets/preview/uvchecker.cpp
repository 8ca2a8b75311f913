#include "widgets/preview/uvchecker.h"

#include <QPainter>

namespace hexahedron::preview {

QImage uvCheckerImage()
{
    constexpr int Squares = 8, Side = 64;
    QImage image(Squares * Side, Squares * Side, QImage::Format_RGBA8888);
    QPainter painter(&image);
    QFont font = painter.font();
    font.setPixelSize(Side * 2 / 5);
    font.setBold(true);
    painter.setFont(font);
    for (int row = 0; row < Squares; ++row) {
        for (int column = 0; column < Squares; ++column) {
            // Neighbours differ in lightness, places far from each other in hue.
            const bool isLight = (row + column) % 2 == 0;
            const float hue = float(column) / Squares, strength = 0.25f + 0.35f * float(row) / Squares;
            const QRect square(column * Side, row * Side, Side, Side);
            painter.fillRect(square, QColor::fromHsvF(hue, strength, isLight ? 0.95f : 0.6f));
            painter.setPen(isLight ? QColor(40, 40, 40) : QColor(250, 250, 250));
            painter.drawText(square, Qt::AlignCenter, QChar(u'A' + column) + QString::number(row + 1));
        }
    }
    return image;
}

} // namespace hexahedron::preview
