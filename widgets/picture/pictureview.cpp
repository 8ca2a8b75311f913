#include "widgets/picture/pictureview.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace hexahedron::picture {

namespace {

constexpr double SharpScale = 2; ///< from here on pixels are squares
constexpr double GridScale = 10; ///< from here on they have edges
constexpr double KeyFactor = 1.4142135623730951;

/// Two greys that tell holes from anything that is painted.
QBrush checkerboard(double ratio)
{
    const int side = int(8 * ratio);
    QImage image(2 * side, 2 * side, QImage::Format_RGB32);
    image.fill(qRgb(0x98, 0x98, 0x98));
    QPainter painter(&image);
    const QColor light(0x70, 0x70, 0x70);
    painter.fillRect(0, 0, side, side, light);
    painter.fillRect(side, side, side, side, light);
    painter.end();
    return image;
}

} // namespace

PictureView::PictureView(QWidget *parent)
    : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setAccessibleName(tr("Picture"));
    setAccessibleDescription(
        tr("Arrow keys go from pixel to pixel and select their bytes; plus, minus, 0 and 1 zoom."));
}

void PictureView::setSheet(SheetPtr sheet)
{
    const QSize former = m_viewport.picture();
    m_sheet = std::move(sheet);
    const QSize size = m_sheet ? m_sheet->size : QSize();
    if (size != former) {
        m_viewport.setPicture(size);
        m_cursor.reset();
        Q_EMIT scaleChanged();
    }
    update();
}

void PictureView::setMarked(const std::vector<QRect> &rects)
{
    m_marked = rects;
    if (!rects.empty() && (!m_cursor || std::none_of(rects.begin(), rects.end(), [this](const QRect &rect) {
            return rect.contains(*m_cursor);
        })))
        m_cursor = rects.front().topLeft();
    update();
}

void PictureView::reveal(const QRect &pixels)
{
    m_viewport.show(pixels);
    update();
}

void PictureView::fit()
{
    m_viewport.fit();
    scaled();
}

void PictureView::setScale(double scale)
{
    m_viewport.setScale(scale);
    scaled();
}

void PictureView::zoomIn(double factor)
{
    setScale(m_viewport.scale() * factor);
}

void PictureView::scaled()
{
    update();
    Q_EMIT scaleChanged();
}

std::optional<QPoint> PictureView::pixelAt(const QPointF &place) const
{
    const QPointF at = m_viewport.toPicture(toDevice(place));
    const QPoint pixel(int(std::floor(at.x())), int(std::floor(at.y())));
    return m_sheet && m_sheet->tileAt(pixel) ? std::optional(pixel) : std::nullopt;
}

QPointF PictureView::placeOf(QPoint pixel) const
{
    return m_viewport.toView(QPointF(pixel) + QPointF(0.5, 0.5)) / devicePixelRatioF();
}

// --- Painting ---------------------------------------------------------------------------------------------------------

void PictureView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), palette().color(QPalette::Window).darker(106));
    if (!m_sheet || m_sheet->isEmpty())
        return;
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const QRectF exposed(toDevice(event->rect().topLeft()), QSizeF(event->rect().size()) * ratio);
    for (const Tile &tile : m_sheet->tiles)
        paintTile(painter, tile, exposed);
    if (m_viewport.scale() >= GridScale)
        paintGrid(painter, exposed);
    paintMarked(painter);
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(QRectF(QPointF(), m_viewport.view()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void PictureView::paintTile(QPainter &painter, const Tile &tile, const QRectF &exposed) const
{
    const QRectF place = m_viewport.toView(QRectF(tile.place));
    const QRectF shown = place & exposed;
    if (shown.isEmpty() || tile.images.empty())
        return;
    if (tile.images.front().hasAlphaChannel() && tile.decoded.image.hasAlpha)
        painter.fillRect(shown, checkerboard(devicePixelRatioF()));
    // The smallest copy that still has a pixel for each of the screen.
    size_t half = 0;
    while (half + 1 < tile.images.size() && tile.images[half + 1].width() >= place.width())
        ++half;
    const QImage &image = tile.images[half];
    const double scaleX = place.width() / image.width(), scaleY = place.height() / image.height();
    // Whole pixels of the image around what is shown: a part of one would be stretched.
    QRect source = QRectF((shown.left() - place.left()) / scaleX, (shown.top() - place.top()) / scaleY,
                          shown.width() / scaleX, shown.height() / scaleY)
                       .toAlignedRect()
                       .adjusted(-1, -1, 1, 1)
                   & image.rect();
    const QRectF target(place.left() + source.left() * scaleX, place.top() + source.top() * scaleY,
                        source.width() * scaleX, source.height() * scaleY);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_viewport.scale() < SharpScale && m_viewport.scale() != 1);
    painter.drawImage(target, image, source);
    if (!tile.decoded.missing.isEmpty()) {
        const QRectF missing = m_viewport.toView(QRectF(tile.decoded.missing.translated(tile.place.topLeft())));
        painter.fillRect(missing & exposed, palette().color(QPalette::Window));
        painter.fillRect(missing & exposed, QBrush(QColor(0xd0, 0x60, 0x30), Qt::BDiagPattern));
    }
}

void PictureView::paintGrid(QPainter &painter, const QRectF &exposed) const
{
    painter.setPen(QColor(128, 128, 128, 110));
    for (const Tile &tile : m_sheet->tiles) {
        const QRectF place = m_viewport.toView(QRectF(tile.place));
        const QRectF shown = place & exposed;
        if (shown.isEmpty())
            continue;
        const double step = m_viewport.scale();
        const auto first = [step](double from, double begin) {
            return begin + std::floor((from - begin) / step) * step;
        };
        for (double x = first(shown.left(), place.left()); x <= shown.right(); x += step)
            painter.drawLine(QPointF(x, shown.top()), QPointF(x, shown.bottom()));
        for (double y = first(shown.top(), place.top()); y <= shown.bottom(); y += step)
            painter.drawLine(QPointF(shown.left(), y), QPointF(shown.right(), y));
    }
}

void PictureView::paintMarked(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    for (const QRect &rect : m_marked) {
        const QRectF place = m_viewport.toView(QRectF(rect));
        // Light in dark: one of them shows on any colour.
        painter.setPen(QPen(Qt::black, 3));
        painter.drawRect(place.adjusted(-1, -1, 1, 1));
        painter.setPen(QPen(QColor(0xff, 0xd7, 0x40), 1));
        painter.drawRect(place.adjusted(-1, -1, 1, 1));
    }
}

// --- Mouse and keys ---------------------------------------------------------------------------------------------------

void PictureView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_viewport.setView(QSizeF(size()) * devicePixelRatioF());
    Q_EMIT scaleChanged();
}

void PictureView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_button = event->button();
    m_pressed = m_last = event->position();
    m_dragging = false;
}

void PictureView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_button != Qt::NoButton) {
        const QPointF way = event->position() - m_pressed;
        m_dragging = m_dragging || way.manhattanLength() >= QApplication::startDragDistance();
        if (m_dragging) {
            setCursor(Qt::ClosedHandCursor);
            m_viewport.pan(toDevice(event->position() - m_last));
            m_last = event->position();
            scaled();
        }
        return;
    }
    Q_EMIT hovered(pixelAt(event->position()));
}

void PictureView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_button)
        return;
    m_button = Qt::NoButton;
    setCursor(Qt::CrossCursor);
    if (m_dragging || event->button() != Qt::LeftButton)
        return;
    if (const auto pixel = pixelAt(event->position())) {
        m_cursor = pixel;
        Q_EMIT chosen(*pixel);
    }
}

void PictureView::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0 || !m_sheet)
        return;
    m_viewport.setScale(m_viewport.scale() * std::pow(KeyFactor, notches), toDevice(event->position()));
    scaled();
    Q_EMIT hovered(pixelAt(event->position()));
    event->accept();
}

void PictureView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    Q_EMIT hovered(std::nullopt);
}

void PictureView::moveCursor(QPoint by)
{
    if (!m_sheet || m_sheet->tiles.empty())
        return;
    const QPoint target = m_cursor ? *m_cursor + by : m_sheet->tiles.front().place.topLeft();
    if (!m_sheet->tileAt(target))
        return;
    m_cursor = target;
    reveal(QRect(target, QSize(1, 1)));
    Q_EMIT hovered(target);
    Q_EMIT chosen(target);
}

void PictureView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor({-1, 0});
    case Qt::Key_Right:
        return moveCursor({1, 0});
    case Qt::Key_Up:
        return moveCursor({0, -1});
    case Qt::Key_Down:
        return moveCursor({0, 1});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn(KeyFactor);
    case Qt::Key_Minus:
        return zoomIn(1 / KeyFactor);
    case Qt::Key_0:
    case Qt::Key_F:
        return fit();
    case Qt::Key_1:
        return setScale(1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace hexahedron::picture
