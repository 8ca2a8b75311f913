#include "core/picture/picture.h"

#include <bit>

namespace hexahedron::scene {

PixelFormat PixelFormat::packed(std::initializer_list<Channel> order, int width, bool isFloat)
{
    PixelFormat format;
    format.isFloat = isFloat;
    for (const Channel channel : order) {
        if (channel < ChannelCount)
            format.channels[channel] = {quint8(format.bits), quint8(width)};
        format.bits += width;
    }
    return format;
}

PixelFormat PixelFormat::masked(int bits, quint32 red, quint32 green, quint32 blue, quint32 alpha)
{
    PixelFormat format;
    format.bits = bits;
    const std::array masks{red, green, blue, alpha};
    for (size_t i = 0; i < masks.size(); ++i) {
        if (masks[i] == 0)
            continue;
        const int shift = std::countr_zero(masks[i]);
        const int width = std::countr_one(masks[i] >> shift);
        if (shift + width <= bits)
            format.channels[i] = {quint8(shift), quint8(width)};
    }
    return format;
}

PixelFormat PixelFormat::grey(int bits, int alphaBits)
{
    PixelFormat format;
    format.bits = bits;
    format.isGrey = true;
    format.channels[Red] = {0, quint8(bits - alphaBits)};
    format.channels[Alpha] = {quint8(bits - alphaBits), quint8(alphaBits)};
    return format;
}

int Picture::blockBytes() const
{
    if (!hasBlocks())
        return 0;
    const bool isSmall = coding == Coding::Bc1 || coding == Coding::Bc4 || coding == Coding::Bc4Signed
                         || coding == Coding::Etc2;
    return isSmall ? 8 : 16;
}

namespace {

template<typename Number>
int countOf(const Picture &picture, Number number)
{
    int most = 0;
    for (const PictureSurface &surface : picture.surfaces)
        most = std::max(most, surface.*number + 1);
    return most;
}

/// The grid of things that have bytes of their own: pixels, bytes of several pixels, or blocks.
struct Grid
{
    Grid(const Picture &picture, const PictureSurface &surface)
        : isBottomUp(picture.isBottomUp)
        , isRightToLeft(picture.isRightToLeft)
        , size(int(surface.width), int(surface.height))
        , begin(surface.bytes.begin)
        , end(surface.bytes.end)
        , rowBytes(surface.rowBytes)
    {
        if (picture.hasBlocks()) {
            unit = {Picture::BlockSide, Picture::BlockSide};
            unitBytes = picture.blockBytes();
        } else if (picture.coding == Picture::Coding::Plain && picture.pixel.bits > 0) {
            unit = {std::max(1, 8 / picture.pixel.bits), 1};
            unitBytes = std::max(1, picture.pixel.bits / 8);
        }
        columns = (surface.width + unit.width() - 1) / unit.width();
        rows = (surface.height + unit.height() - 1) / unit.height();
    }
    bool isUsable() const { return unitBytes > 0 && rowBytes > 0 && !size.isEmpty(); }
    /// Where the pixel is counted from the first byte on.
    QPoint stored(QPoint pixel) const
    {
        return {isRightToLeft ? size.width() - 1 - pixel.x() : pixel.x(),
                isBottomUp ? size.height() - 1 - pixel.y() : pixel.y()};
    }
    /// Pixels of the units in these columns and rows, as they are shown.
    QRect shown(qint64 firstColumn, qint64 lastColumn, qint64 firstRow, qint64 lastRow) const
    {
        const qint64 left = firstColumn * unit.width(), top = firstRow * unit.height();
        const qint64 right = std::min<qint64>(size.width(), (lastColumn + 1) * unit.width()) - 1;
        const qint64 bottom = std::min<qint64>(size.height(), (lastRow + 1) * unit.height()) - 1;
        const QPoint a = stored({int(left), int(top)}), b = stored({int(right), int(bottom)});
        return QRect(QPoint(std::min(a.x(), b.x()), std::min(a.y(), b.y())),
                     QPoint(std::max(a.x(), b.x()), std::max(a.y(), b.y())));
    }
    QRect whole() const { return {QPoint(), size}; }

    bool isBottomUp, isRightToLeft;
    QSize size;
    qint64 begin, end, rowBytes;
    QSize unit{1, 1};
    qint64 unitBytes = 0;
    qint64 columns = 0, rows = 0;
};

} // namespace

int Picture::levelCount() const
{
    return countOf(*this, &PictureSurface::level);
}

int Picture::faceCount() const
{
    return countOf(*this, &PictureSurface::face);
}

int Picture::layerCount() const
{
    return countOf(*this, &PictureSurface::layer);
}

int Picture::surfaceOf(int level, int face, int layer) const
{
    const auto it = std::find_if(surfaces.begin(), surfaces.end(), [=](const PictureSurface &surface) {
        return surface.level == level && surface.face == face && surface.layer == layer;
    });
    return it == surfaces.end() ? -1 : int(it - surfaces.begin());
}

int Picture::surfaceIn(ByteRange range) const
{
    if (range.isEmpty()) // a place between bytes means the one behind it
        range.end = range.begin + 1;
    const auto it = std::find_if(surfaces.begin(), surfaces.end(),
                                 [&](const PictureSurface &surface) { return surface.bytes.overlaps(range); });
    return it == surfaces.end() ? -1 : int(it - surfaces.begin());
}

ByteRange bytesOfPixel(const Picture &picture, const PictureSurface &surface, QPoint pixel)
{
    const Grid grid(picture, surface);
    if (!grid.isUsable() || !grid.whole().contains(pixel))
        return {};
    const QPoint stored = grid.stored(pixel);
    const qint64 row = stored.y() / grid.unit.height();
    if (row > (grid.end - grid.begin) / grid.rowBytes) // before it is multiplied: sides may be anything
        return {};
    const qint64 begin = grid.begin + row * grid.rowBytes + stored.x() / grid.unit.width() * grid.unitBytes;
    return begin + grid.unitBytes <= grid.end ? ByteRange{begin, begin + grid.unitBytes} : ByteRange{};
}

QRect unitAt(const Picture &picture, const PictureSurface &surface, QPoint pixel)
{
    const Grid grid(picture, surface);
    if (!grid.isUsable() || !grid.whole().contains(pixel))
        return {};
    const QPoint stored = grid.stored(pixel);
    const qint64 column = stored.x() / grid.unit.width(), row = stored.y() / grid.unit.height();
    return grid.shown(column, column, row, row);
}

std::vector<QRect> pixelsIn(const Picture &picture, const PictureSurface &surface, ByteRange range)
{
    const Grid grid(picture, surface);
    range = range.intersected(surface.bytes);
    if (!grid.isUsable() || range.isEmpty())
        return {};
    // The first and the last unit that are touched, by row and column.
    const qint64 first = range.begin - grid.begin, last = range.end - 1 - grid.begin;
    qint64 firstRow = first / grid.rowBytes, lastRow = last / grid.rowBytes;
    qint64 firstColumn = first % grid.rowBytes / grid.unitBytes;
    const qint64 lastColumn = std::min(last % grid.rowBytes / grid.unitBytes, grid.columns - 1);
    if (firstColumn >= grid.columns) { // in the padding behind a row
        ++firstRow;
        firstColumn = 0;
    }
    lastRow = std::min(lastRow, grid.rows - 1);
    const qint64 end = grid.columns - 1;
    if (firstRow > lastRow || (firstRow == lastRow && firstColumn > lastColumn))
        return {};
    if (firstRow == lastRow)
        return {grid.shown(firstColumn, lastColumn, firstRow, firstRow)};
    std::vector<QRect> rects;
    if (firstColumn > 0)
        rects.push_back(grid.shown(firstColumn, end, firstRow, firstRow));
    const qint64 wholeFirst = firstColumn > 0 ? firstRow + 1 : firstRow;
    const qint64 wholeLast = lastColumn < end ? lastRow - 1 : lastRow;
    if (wholeFirst <= wholeLast)
        rects.push_back(grid.shown(0, end, wholeFirst, wholeLast));
    if (lastColumn < end)
        rects.push_back(grid.shown(0, lastColumn, lastRow, lastRow));
    return rects;
}

} // namespace hexahedron::scene
