#pragma once

#include <QRect>
#include <QString>

#include <array>
#include <memory>

namespace hexahedron::picture {

/// Decoded pixels: red, green, blue and alpha of each, row by row from the top, without gaps.
class Image
{
public:
    enum class Depth : quint8 { Bits8, Bits16, Float }; ///< of a number; integers count up to the largest of their kind
    static constexpr int Channels = 4;
    /// Of the memory of one image.
    static constexpr qint64 MostBytes = qint64(512) << 20;

    Image() = default;
    /// All pixels transparent black; null when they would take more than MostBytes.
    Image(qint64 width, qint64 height, Depth depth);

    static qint64 bytesFor(qint64 width, qint64 height, Depth depth); ///< saturates
    static int numberSize(Depth depth) { return depth == Depth::Bits8 ? 1 : depth == Depth::Bits16 ? 2 : 4; }

    bool isNull() const { return !m_pixels; }
    int width() const { return m_width; }
    int height() const { return m_height; }
    QRect rect() const { return {0, 0, m_width, m_height}; }
    Depth depth() const { return m_depth; }
    qint64 rowBytes() const { return qint64(m_width) * Channels * numberSize(m_depth); }
    uchar *row(qint64 y) { return m_pixels.get() + y * rowBytes(); }
    const uchar *row(qint64 y) const { return m_pixels.get() + y * rowBytes(); }
    /// The four numbers of a pixel: integers as they are, floats as they are. 0 outside.
    std::array<double, Channels> numbers(int x, int y) const;
    /// The same as 0 … 1; floats as they are.
    std::array<float, Channels> values(int x, int y) const;
    double largest() const; ///< what integers count up to; 1 for floats

    bool hasAlpha = false; ///< pixels have one; otherwise it is the largest number
    bool isGrey = false;   ///< the three colours are one number

private:
    std::shared_ptr<uchar[]> m_pixels; // shared: an image that is shown does not change
    int m_width = 0, m_height = 0;
    Depth m_depth = Depth::Bits8;
};

/// What became of one picture.
struct Decoded
{
    Image image;     ///< null when nothing could be read
    QString trouble; ///< a sentence for people: why not all of it could be read; empty when it was
    QRect missing;   ///< pixels that were not read, as far as that is known
};

} // namespace hexahedron::picture
