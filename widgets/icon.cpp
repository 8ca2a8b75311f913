#include "widgets/icon.h"

#include "widgets/contrast.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>

namespace hexahedron {
namespace {

/// Paints a mask in the colour that the palette has at that moment, so that nobody has to replace icons when it changes.
class MaskEngine : public QIconEngine
{
public:
    MaskEngine(const QString &name, const QImage &mask, const QColor &tint)
        : m_name(name)
        , m_mask(mask)
        , m_tint(tint)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }

    /// `size` is in the screen's pixels.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        const QColor color = colorFor(mode);
        const QString key = QStringLiteral("hexahedron/%1/%2x%3/%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(color.rgba(), 8, 16, QLatin1Char('0'));
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = QPixmap::fromImage(tinted(size, color));
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

    QIconEngine *clone() const override { return new MaskEngine(*this); }
    QString key() const override { return QStringLiteral("hexahedron"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

private:
    QColor colorFor(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Selected)
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        if (mode == QIcon::Disabled)
            return disabledColor(palette, m_tint);
        return m_tint.isValid() ? m_tint : palette.color(QPalette::Active, QPalette::WindowText);
    }

    QImage tinted(const QSize &size, const QColor &color) const
    {
        const QImage mask = m_mask.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.drawImage((size.width() - mask.width()) / 2, (size.height() - mask.height()) / 2, mask);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(image.rect(), color);
        return image;
    }

    QString m_name;
    QImage m_mask;
    QColor m_tint;
};

} // namespace

QIcon icon(QStringView name)
{
    return icon(name, QColor());
}

QIcon icon(QStringView name, const QColor &tint)
{
    QImage mask(QStringLiteral(":/icons/%1.png").arg(name));
    if (mask.isNull()) {
        qWarning("There is no icon %ls", qUtf16Printable(name.toString()));
        return {};
    }
    mask.convertTo(QImage::Format_ARGB32_Premultiplied);
    return QIcon(new MaskEngine(name.toString(), mask, tint));
}

QIcon applicationIcon()
{
    QIcon found;
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        found.addFile(QStringLiteral(":/application/%1.png").arg(size), QSize(size, size));
    return found;
}

} // namespace hexahedron
