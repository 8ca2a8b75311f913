#include "core/picture/image.h"

#include <cstdlib>
#include <cstring>
#include <limits>

namespace hexahedron::picture {

namespace {

struct Free
{
    void operator()(uchar *bytes) const { std::free(bytes); }
};

template<typename Number>
Number numberAt(const uchar *bytes, int index)
{
    Number number;
    std::memcpy(&number, bytes + size_t(index) * sizeof(Number), sizeof(Number));
    return number;
}

} // namespace

qint64 Image::bytesFor(qint64 width, qint64 height, Depth depth)
{
    qint64 bytes = 0;
    if (width < 0 || height < 0)
        return 0;
    if (__builtin_mul_overflow(width, height, &bytes)
        || __builtin_mul_overflow(bytes, qint64(Channels * numberSize(depth)), &bytes))
        return std::numeric_limits<qint64>::max();
    return bytes;
}

Image::Image(qint64 width, qint64 height, Depth depth)
    : m_depth(depth)
{
    const qint64 bytes = bytesFor(width, height, depth);
    if (bytes <= 0 || bytes > MostBytes || width > std::numeric_limits<int>::max()
        || height > std::numeric_limits<int>::max())
        return;
    // calloc() gives pages that cost nothing until something is written to them.
    m_pixels.reset(static_cast<uchar *>(std::calloc(size_t(bytes), 1)), Free());
    m_width = m_pixels ? int(width) : 0;
    m_height = m_pixels ? int(height) : 0;
}

std::array<double, Image::Channels> Image::numbers(int x, int y) const
{
    std::array<double, Channels> result{};
    if (isNull() || !rect().contains(x, y))
        return result;
    const uchar *pixel = row(y) + qint64(x) * Channels * numberSize(m_depth);
    for (int i = 0; i < Channels; ++i) {
        switch (m_depth) {
        case Depth::Bits8:
            result[size_t(i)] = pixel[i];
            break;
        case Depth::Bits16:
            result[size_t(i)] = numberAt<quint16>(pixel, i);
            break;
        case Depth::Float:
            result[size_t(i)] = double(numberAt<float>(pixel, i));
            break;
        }
    }
    return result;
}

std::array<float, Image::Channels> Image::values(int x, int y) const
{
    const auto stored = numbers(x, y);
    std::array<float, Channels> result;
    for (size_t i = 0; i < result.size(); ++i)
        result[i] = float(stored[i] / largest());
    return result;
}

double Image::largest() const
{
    return m_depth == Depth::Bits8 ? 255 : m_depth == Depth::Bits16 ? 65535 : 1;
}

} // namespace hexahedron::picture
