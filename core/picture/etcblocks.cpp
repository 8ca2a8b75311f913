#include "core/picture/etcblocks.h"

#include <QtEndian>

#include <array>

namespace hexahedron::picture {

namespace {

constexpr int Side = 4;

struct Color
{
    int red = 0, green = 0, blue = 0;

    Color plus(int by) const { return {red + by, green + by, blue + by}; }
};

uchar clamped(int value)
{
    return uchar(qBound(0, value, 255));
}

/// Bits are counted as in the specification: 63 is the highest one of the first byte.
class EtcBlock
{
public:
    explicit EtcBlock(const uchar *bytes)
        : m_bits(qFromBigEndian<quint64>(bytes))
    {
    }
    int bits(int high, int low) const { return int(m_bits >> low & ((quint64(1) << (high - low + 1)) - 1)); }
    int bit(int place) const { return bits(place, place); }
    /// Pixels are counted column by column.
    int index(int x, int y) const
    {
        const int place = x * Side + y;
        return bit(place + 16) << 1 | bit(place);
    }

private:
    quint64 m_bits;
};

int from4(int v)
{
    return v * 17;
}

int from5(int v)
{
    return v << 3 | v >> 2;
}

int from6(int v)
{
    return v << 2 | v >> 4;
}

int from7(int v)
{
    return v << 1 | v >> 6;
}

/// Three bits in two's complement.
int signed3(int v)
{
    return v < 4 ? v : v - 8;
}

void put(uchar *pixels, int x, int y, const Color &color)
{
    uchar *to = pixels + (y * Side + x) * 4;
    to[0] = clamped(color.red);
    to[1] = clamped(color.green);
    to[2] = clamped(color.blue);
    to[3] = 255;
}

template<typename ColorAt>
void putAll(uchar *pixels, ColorAt colorAt)
{
    for (int y = 0; y < Side; ++y) {
        for (int x = 0; x < Side; ++x)
            put(pixels, x, y, colorAt(x, y));
    }
}

/// Two halves with a base colour each, made lighter and darker: the modes "individual" and "differential", all of ETC1.
void decodeHalves(const EtcBlock &block, const std::array<Color, 2> &bases, uchar *pixels)
{
    static constexpr int modifiers[8][4] = {{2, 8, -2, -8},       {5, 17, -5, -17},    {9, 29, -9, -29},
                                            {13, 42, -13, -42},   {18, 60, -18, -60},  {24, 80, -24, -80},
                                            {33, 106, -33, -106}, {47, 183, -47, -183}};
    const std::array tables{block.bits(39, 37), block.bits(36, 34)};
    const bool isFlipped = block.bit(32);
    putAll(pixels, [&](int x, int y) {
        const size_t half = (isFlipped ? y : x) >= Side / 2;
        return bases[half].plus(modifiers[tables[half]][block.index(x, y)]);
    });
}

constexpr int distances[8] = {3, 6, 11, 16, 23, 32, 41, 64};

void decodeT(const EtcBlock &block, uchar *pixels)
{
    const Color first{from4(block.bits(60, 59) << 2 | block.bits(57, 56)), from4(block.bits(55, 52)),
                      from4(block.bits(51, 48))};
    const Color second{from4(block.bits(47, 44)), from4(block.bits(43, 40)), from4(block.bits(39, 36))};
    const int distance = distances[block.bits(35, 34) << 1 | block.bit(32)];
    const std::array colors{first, second.plus(distance), second, second.plus(-distance)};
    putAll(pixels, [&](int x, int y) { return colors[size_t(block.index(x, y))]; });
}

void decodeH(const EtcBlock &block, uchar *pixels)
{
    const int r1 = block.bits(62, 59), g1 = block.bits(58, 56) << 1 | block.bit(52);
    const int b1 = block.bit(51) << 3 | block.bits(49, 47);
    const int r2 = block.bits(46, 43), g2 = block.bits(42, 39), b2 = block.bits(38, 35);
    const bool isFirstLarger = (r1 << 8 | g1 << 4 | b1) >= (r2 << 8 | g2 << 4 | b2);
    const int distance = distances[block.bit(34) << 2 | block.bit(32) << 1 | int(isFirstLarger)];
    const Color first{from4(r1), from4(g1), from4(b1)}, second{from4(r2), from4(g2), from4(b2)};
    const std::array colors{first.plus(distance), first.plus(-distance), second.plus(distance), second.plus(-distance)};
    putAll(pixels, [&](int x, int y) { return colors[size_t(block.index(x, y))]; });
}

/// Colours at three corners, and a plane through them.
void decodePlanar(const EtcBlock &block, uchar *pixels)
{
    const Color origin{from6(block.bits(62, 57)), from7(block.bit(56) << 6 | block.bits(54, 49)),
                       from6(block.bit(48) << 5 | block.bits(44, 43) << 3 | block.bits(41, 39))};
    const Color right{from6(block.bits(38, 34) << 1 | block.bit(32)), from7(block.bits(31, 25)),
                      from6(block.bits(24, 19))};
    const Color below{from6(block.bits(18, 13)), from7(block.bits(12, 6)), from6(block.bits(5, 0))};
    putAll(pixels, [&](int x, int y) {
        const auto at = [=](int o, int h, int v) { return (x * (h - o) + y * (v - o) + 4 * o + 2) >> 2; };
        return Color{at(origin.red, right.red, below.red), at(origin.green, right.green, below.green),
                     at(origin.blue, right.blue, below.blue)};
    });
}

void decodeAlpha(const uchar *bytes, uchar *pixels)
{
    static constexpr int modifiers[16][8] = {
        {-3, -6, -9, -15, 2, 5, 8, 14}, {-3, -7, -10, -13, 2, 6, 9, 12}, {-2, -5, -8, -13, 1, 4, 7, 12},
        {-2, -4, -6, -13, 1, 3, 5, 12}, {-3, -6, -8, -12, 2, 5, 7, 11},  {-3, -7, -9, -11, 2, 6, 8, 10},
        {-4, -7, -8, -11, 3, 6, 7, 10}, {-3, -5, -8, -11, 2, 4, 7, 10},  {-2, -6, -8, -10, 1, 5, 7, 9},
        {-2, -5, -8, -10, 1, 4, 7, 9},  {-2, -4, -8, -10, 1, 3, 7, 9},   {-2, -5, -7, -10, 1, 4, 6, 9},
        {-3, -4, -7, -10, 2, 3, 6, 9},  {-1, -2, -3, -10, 0, 1, 2, 9},   {-4, -6, -8, -9, 3, 5, 7, 8},
        {-3, -5, -7, -9, 2, 4, 6, 8}};
    const EtcBlock block(bytes);
    const int base = block.bits(63, 56), multiplier = block.bits(55, 52), table = block.bits(51, 48);
    for (int i = 0; i < Side * Side; ++i) {
        const int low = 45 - 3 * i;
        const int x = i / Side, y = i % Side;
        pixels[(y * Side + x) * 4 + 3] = clamped(base + modifiers[table][block.bits(low + 2, low)] * multiplier);
    }
}

} // namespace

void decodeEtc2(const uchar bytes[8], uchar pixels[64])
{
    const EtcBlock block(bytes);
    if (!block.bit(33)) {
        const Color first{from4(block.bits(63, 60)), from4(block.bits(55, 52)), from4(block.bits(47, 44))};
        const Color second{from4(block.bits(59, 56)), from4(block.bits(51, 48)), from4(block.bits(43, 40))};
        return decodeHalves(block, {first, second}, pixels);
    }
    // A sum that does not fit five bits says that the block is of another mode.
    const Color base{block.bits(63, 59), block.bits(55, 51), block.bits(47, 43)};
    const Color other{base.red + signed3(block.bits(58, 56)), base.green + signed3(block.bits(50, 48)),
                      base.blue + signed3(block.bits(42, 40))};
    const auto fits = [](int v) { return 0 <= v && v < 32; };
    if (!fits(other.red))
        decodeT(block, pixels);
    else if (!fits(other.green))
        decodeH(block, pixels);
    else if (!fits(other.blue))
        decodePlanar(block, pixels);
    else
        decodeHalves(block,
                     {Color{from5(base.red), from5(base.green), from5(base.blue)},
                      Color{from5(other.red), from5(other.green), from5(other.blue)}},
                     pixels);
}

void decodeEtc2WithAlpha(const uchar block[16], uchar pixels[64])
{
    decodeEtc2(block + 8, pixels);
    decodeAlpha(block, pixels);
}

} // namespace hexahedron::picture
