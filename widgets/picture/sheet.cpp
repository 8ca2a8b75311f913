#include "widgets/picture/sheet.h"

#include <cmath>

namespace hexahedron::picture {

namespace {

constexpr size_t Alpha = scene::PixelFormat::Alpha;

/// Where the faces +X, -X, +Y, -Y, +Z, -Z lie on an unfolded cube, in sides.
constexpr std::array<QPoint, scene::Picture::CubeFaces> crossPlaces{QPoint(2, 1), QPoint(0, 1), QPoint(1, 0),
                                                                    QPoint(1, 2), QPoint(1, 1), QPoint(3, 1)};

/// Light, which is what floats count, as a screen takes it.
float screenValue(float light)
{
    return light <= 0.0031308f ? 12.92f * light : 1.055f * std::pow(light, 1 / 2.4f) - 0.055f;
}

uchar toByte(float value)
{
    return value > 0 ? uchar(std::min(value, 1.f) * 255 + 0.5f) : uchar(0);
}

/// Turns four numbers of one kind into a colour.
class Painter
{
public:
    Painter(const Image &image, const Display &display)
        : m_image(image)
        , m_display(display)
        , m_gain(float(std::exp2(display.exposure)))
    {
    }
    QRgb color(const std::array<float, Image::Channels> &value) const
    {
        using Channels = Display::Channels;
        if (m_image.depth() == Image::Depth::Float
            && !std::all_of(value.begin(), value.end(), [](float v) { return std::isfinite(v); }))
            return qRgb(255, 0, 255); // no number: nothing that a picture should have
        const float alpha = value[3];
        if (m_display.channels == Channels::Alpha)
            return grey(toByte(alpha));
        std::array<uchar, 3> shown;
        for (size_t i = 0; i < shown.size(); ++i)
            shown[i] = toByte(m_image.depth() == Image::Depth::Float ? screenValue(value[i] * m_gain) : value[i]);
        switch (m_display.channels) {
        case Channels::Red:
            return grey(shown[0]);
        case Channels::Green:
            return grey(shown[1]);
        case Channels::Blue:
            return grey(shown[2]);
        case Channels::Luminance:
            return grey(uchar(0.2126f * shown[0] + 0.7152f * shown[1] + 0.0722f * shown[2] + 0.5f));
        case Channels::Colors:
        case Channels::Alpha:
            break;
        }
        const bool isTransparent = m_display.isTransparent && m_image.hasAlpha;
        return qPremultiply(qRgba(shown[0], shown[1], shown[2], isTransparent ? toByte(alpha) : 255));
    }

private:
    static QRgb grey(uchar value) { return qRgb(value, value, value); }

    const Image &m_image;
    Display m_display;
    float m_gain;
};

bool isInvisible(const Image &image)
{
    if (!image.hasAlpha)
        return false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.numbers(x, y)[Alpha] != 0)
                return false;
        }
    }
    return true;
}

/// One row of colours for the screen.
void renderRow(const Image &image, const Display &display, int y, QRgb *to)
{
    if (image.depth() == Image::Depth::Bits8 && display.channels == Display::Channels::Colors) { // most of them
        const bool isTransparent = display.isTransparent && image.hasAlpha;
        const uchar *from = image.row(y);
        for (int x = 0; x < image.width(); ++x, from += Image::Channels)
            to[x] = isTransparent ? qPremultiply(qRgba(from[0], from[1], from[2], from[3]))
                                  : qRgb(from[0], from[1], from[2]);
        return;
    }
    const Painter painter(image, display);
    for (int x = 0; x < image.width(); ++x)
        to[x] = painter.color(image.values(x, y));
}

QRgb mean(QRgb a, QRgb b, QRgb c, QRgb d)
{
    const auto of = [=](int shift) {
        return ((a >> shift & 0xff) + (b >> shift & 0xff) + (c >> shift & 0xff) + (d >> shift & 0xff) + 2) / 4 << shift;
    };
    return of(24) | of(16) | of(8) | of(0);
}

/// Half as wide and high, without ever having the whole.
QImage renderedHalf(const Image &image, const Display &display)
{
    QImage result(std::max(1, image.width() / 2), std::max(1, image.height() / 2), QImage::Format_ARGB32_Premultiplied);
    std::vector<QRgb> upper(size_t(image.width())), lower(upper.size());
    for (int y = 0; y < result.height() && !result.isNull(); ++y) {
        renderRow(image, display, 2 * y, upper.data());
        renderRow(image, display, std::min(2 * y + 1, image.height() - 1), lower.data());
        auto *to = reinterpret_cast<QRgb *>(result.scanLine(y));
        for (int x = 0; x < result.width(); ++x) {
            const auto left = size_t(2 * x), right = std::min(left + 1, upper.size() - 1);
            to[x] = mean(upper[left], upper[right], lower[left], lower[right]);
        }
    }
    return result;
}

/// The decoded bytes themselves, where the screen takes them as they are: large pictures need not be there twice.
QImage shared(const Image &image)
{
    return QImage(
        image.row(0), image.width(), image.height(), image.rowBytes(), QImage::Format_RGBA8888,
        [](void *kept) { delete static_cast<Image *>(kept); }, new Image(image));
}

bool isSharable(const Image &image, const Display &display)
{
    return image.depth() == Image::Depth::Bits8 && display.channels == Display::Channels::Colors
           && (display.isTransparent || !image.hasAlpha);
}

/// Painting a large picture small takes every other pixel at most.
std::vector<QImage> withHalves(const Image &image, const Display &display)
{
    constexpr int Enough = 512;
    std::vector<QImage> images{isSharable(image, display) ? shared(image) : rendered(image, display)};
    if (std::max(image.width(), image.height()) > Enough)
        images.push_back(renderedHalf(image, display));
    while (std::max(images.back().width(), images.back().height()) > Enough) {
        const QImage &last = images.back();
        images.push_back(last.scaled(std::max(1, last.width() / 2), std::max(1, last.height() / 2),
                                     Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return images;
}

std::vector<Tile> chosenTiles(const scene::Picture &picture, const Choice &choice)
{
    const bool isCross = choice.face == Choice::AllFaces;
    std::vector<Tile> tiles;
    for (int face = 0; face < (isCross ? scene::Picture::CubeFaces : 1); ++face) {
        Tile tile;
        tile.surface = picture.surfaceOf(choice.level, isCross ? face : choice.face, choice.layer);
        if (tile.surface < 0)
            continue;
        // The size is known where the file says it; a library tells it later. More than so much cannot be shown anyway.
        constexpr qint64 MostSide = 1 << 24;
        const scene::PictureSurface &surface = picture.surfaces[size_t(tile.surface)];
        const QSize size(int(qMin(surface.width, MostSide)), int(qMin(surface.height, MostSide)));
        const QPoint corner = isCross ? crossPlaces[size_t(face)] : QPoint();
        tile.place = {QPoint(corner.x() * size.width(), corner.y() * size.height()), size};
        tiles.push_back(std::move(tile));
    }
    return tiles;
}

} // namespace

bool Sheet::isFloat() const
{
    return std::any_of(tiles.begin(), tiles.end(), [](const Tile &tile) {
        return !tile.decoded.image.isNull() && tile.decoded.image.depth() == Image::Depth::Float;
    });
}

bool Sheet::hasAlpha() const
{
    return std::any_of(tiles.begin(), tiles.end(), [](const Tile &tile) { return tile.decoded.image.hasAlpha; });
}

const Tile *Sheet::tileAt(QPoint pixel) const
{
    const auto it = std::find_if(tiles.begin(), tiles.end(),
                                 [=](const Tile &tile) { return tile.place.contains(pixel); });
    return it == tiles.end() ? nullptr : &*it;
}

const Tile *Sheet::tileOf(int surface) const
{
    const auto it = std::find_if(tiles.begin(), tiles.end(), [=](const Tile &tile) { return tile.surface == surface; });
    return it == tiles.end() ? nullptr : &*it;
}

QImage rendered(const Image &image, const Display &display)
{
    QImage result(image.width(), image.height(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < result.height(); ++y)
        renderRow(image, display, y, reinterpret_cast<QRgb *>(result.scanLine(y)));
    return result;
}

SheetPtr makeSheet(const scene::Picture &picture, const Bytes &bytes, const Choice &choice, const Display &display,
                   const Sheet *former, const std::atomic_bool &cancelled)
{
    auto sheet = std::make_shared<Sheet>();
    sheet->choice = choice;
    sheet->display = display;
    sheet->tiles = chosenTiles(picture, choice);
    if (sheet->tiles.empty()) // to be told why
        sheet->troubles += decode(picture, -1, bytes).trouble;
    for (Tile &tile : sheet->tiles) {
        const Tile *known = former ? former->tileOf(tile.surface) : nullptr;
        tile.decoded = known ? known->decoded : decode(picture, tile.surface, bytes, &cancelled);
        if (cancelled)
            return nullptr;
        const Image &image = tile.decoded.image;
        if (!tile.decoded.trouble.isEmpty() && !sheet->troubles.contains(tile.decoded.trouble))
            sheet->troubles += tile.decoded.trouble;
        tile.place.setSize({image.width(), image.height()});
        if (image.isNull())
            continue;
        tile.isInvisible = known ? known->isInvisible : isInvisible(image);
        Display shown = display;
        shown.isTransparent = display.isTransparent && !tile.isInvisible;
        tile.images = known && former->display == display ? known->images : withHalves(image, shown);
        sheet->size = sheet->size.expandedTo({tile.place.right() + 1, tile.place.bottom() + 1});
    }
    return cancelled ? nullptr : sheet;
}

} // namespace hexahedron::picture
