#include "core/picture/bc6hblocks.h"

#include "core/picture/bptctables.h"

#include <QFloat16>

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

namespace hexahedron::picture {

namespace {

constexpr int Pixels = 16, Channels = 3;

/// A run of bits of one number of one end of a line.
struct Piece
{
    size_t channel = 0, end = 0; ///< ends w and x are those of the first line, y and z those of the second
    int bit = 0, count = 1;
    bool isReversed = false; ///< the highest bit comes first
};

struct Mode
{
    int bits = 0;                      ///< of w
    std::array<int, Channels> further; ///< of x, y and z: of red, green and blue
    bool isTransformed = true;         ///< x, y and z are differences to w
    std::vector<Piece> pieces;

    int subsets() const { return pieces.size() <= 9 ? 1 : 2; }
};

/// The text of a layout, in the order of the bits and with the names of the specification: "gy4 rw0-9", "rw15-10" reversed.
Mode mode(int bits, std::array<int, Channels> further, bool isTransformed, std::string_view layout)
{
    Mode result{bits, further, isTransformed, {}};
    while (!layout.empty()) {
        const std::string_view word = layout.substr(0, layout.find(' '));
        layout.remove_prefix(std::min(layout.size(), word.size() + 1));
        const auto number = [](std::string_view text) {
            int value = 0;
            for (const char digit : text)
                value = value * 10 + (digit - '0');
            return value;
        };
        const size_t dash = word.find('-');
        const int first = number(word.substr(2, dash == word.npos ? dash : dash - 2));
        const int last = dash == word.npos ? first : number(word.substr(dash + 1));
        result.pieces.push_back({.channel = std::string_view("rgb").find(word[0]),
                                 .end = std::string_view("wxyz").find(word[1]),
                                 .bit = std::min(first, last),
                                 .count = std::abs(last - first) + 1,
                                 .isReversed = first > last});
    }
    return result;
}

/// By the number that their first bits make; a mode without bits is reserved.
const Mode &modeOf(int number)
{
    static const std::vector<Mode> modes = [] {
        std::vector<Mode> all(32);
        all[0] = mode(
            10, {5, 5, 5}, true,
            "gy4 by4 bz4 rw0-9 gw0-9 bw0-9 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 rz0-4 bz3");
        all[1] = mode(7, {6, 6, 6}, true,
                      "gy5 gz4 gz5 rw0-6 bz0 bz1 by4 gw0-6 by5 bz2 gy4 bw0-6 bz3 bz5 bz4 rx0-5 gy0-3 gx0-5 gz0-3 bx0-5 "
                      "by0-3 ry0-5 rz0-5");
        all[2] = mode(
            11, {5, 4, 4}, true,
            "rw0-9 gw0-9 bw0-9 rx0-4 rw10 gy0-3 gx0-3 gw10 bz0 gz0-3 bx0-3 bw10 bz1 by0-3 ry0-4 bz2 rz0-4 bz3");
        all[6] = mode(
            11, {4, 5, 4}, true,
            "rw0-9 gw0-9 bw0-9 rx0-3 rw10 gz4 gy0-3 gx0-4 gw10 gz0-3 bx0-3 bw10 bz1 by0-3 ry0-3 bz0 bz2 rz0-3 "
            "gy4 bz3");
        all[10] = mode(
            11, {4, 4, 5}, true,
            "rw0-9 gw0-9 bw0-9 rx0-3 rw10 by4 gy0-3 gx0-3 gw10 bz0 gz0-3 bx0-4 bw10 by0-3 ry0-3 bz1 bz2 rz0-3 "
            "bz4 bz3");
        all[14] = mode(
            9, {5, 5, 5}, true,
            "rw0-8 by4 gw0-8 gy4 bw0-8 bz4 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 rz0-4 bz3");
        all[18] = mode(
            8, {6, 5, 5}, true,
            "rw0-7 gz4 by4 gw0-7 bz2 gy4 bw0-7 bz3 bz4 rx0-5 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-5 rz0-5");
        all[22] = mode(
            8, {5, 6, 5}, true,
            "rw0-7 bz0 by4 gw0-7 gy5 gy4 bw0-7 gz5 bz4 rx0-4 gz4 gy0-3 gx0-5 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 "
            "rz0-4 bz3");
        all[26] = mode(
            8, {5, 5, 6}, true,
            "rw0-7 bz1 by4 gw0-7 by5 gy4 bw0-7 bz5 bz4 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-5 by0-3 ry0-4 bz2 "
            "rz0-4 bz3");
        all[30] = mode(
            6, {6, 6, 6}, false,
            "rw0-5 gz4 bz0 bz1 by4 gw0-5 gy5 by5 bz2 gy4 bw0-5 gz5 bz3 bz5 bz4 rx0-5 gy0-3 gx0-5 gz0-3 bx0-5 "
            "by0-3 ry0-5 rz0-5");
        all[3] = mode(10, {10, 10, 10}, false, "rw0-9 gw0-9 bw0-9 rx0-9 gx0-9 bx0-9");
        all[7] = mode(11, {9, 9, 9}, true, "rw0-9 gw0-9 bw0-9 rx0-8 rw10 gx0-8 gw10 bx0-8 bw10");
        all[11] = mode(12, {8, 8, 8}, true, "rw0-9 gw0-9 bw0-9 rx0-7 rw11-10 gx0-7 gw11-10 bx0-7 bw11-10");
        all[15] = mode(16, {4, 4, 4}, true, "rw0-9 gw0-9 bw0-9 rx0-3 rw15-10 gx0-3 gw15-10 bx0-3 bw15-10");
        return all;
    }();
    return modes[size_t(number)];
}

int signExtended(int value, int bits)
{
    const int sign = 1 << (bits - 1);
    return ((value & ((1 << bits) - 1)) ^ sign) - sign;
}

using Ends = std::array<std::array<int, 4>, Channels>;

Ends readEnds(bptc::BitReader &bits, const Mode &mode, bool isSigned)
{
    Ends ends{};
    for (const Piece &piece : mode.pieces) {
        for (int i = 0; i < piece.count; ++i)
            ends[piece.channel][piece.end] |= bits.read(1)
                                              << (piece.bit + (piece.isReversed ? piece.count - 1 - i : i));
    }
    const int mask = (1 << mode.bits) - 1;
    for (size_t channel = 0; channel < Channels; ++channel) {
        auto &[w, x, y, z] = ends[channel];
        for (int *further : {&x, &y, &z}) {
            if (mode.isTransformed)
                *further = (w + signExtended(*further, mode.further[channel])) & mask;
            if (isSigned)
                *further = signExtended(*further, mode.bits);
        }
        if (isSigned)
            w = signExtended(w, mode.bits);
    }
    return ends;
}

/// To sixteen bits, with the sign on its own.
int widened(int value, int bits, bool isSigned)
{
    if (!isSigned) {
        if (bits >= 15 || value == 0)
            return value;
        return value == (1 << bits) - 1 ? 0xffff : ((value << 16) + 0x8000) >> bits;
    }
    if (bits >= 16 || value == 0)
        return value;
    const int magnitude = std::abs(value);
    const int wide = magnitude >= (1 << (bits - 1)) - 1 ? 0x7fff : ((magnitude << 15) + 0x4000) >> (bits - 1);
    return value < 0 ? -wide : wide;
}

float toFloat(int value, bool isSigned)
{
    quint16 half = 0;
    if (!isSigned)
        half = quint16((value * 31) >> 6);
    else
        half = value < 0 ? quint16(0x8000 | ((-value * 31) >> 5)) : quint16((value * 31) >> 5);
    return float(std::bit_cast<qfloat16>(half));
}

} // namespace

void decodeBc6h(const uchar block[16], bool isSigned, float pixels[48])
{
    constexpr int LongMode = 2; // from here on a mode's number has five bits
    bptc::BitReader bits(block);
    int number = bits.read(2);
    if (number >= LongMode)
        number |= bits.read(3) << 2;
    const Mode &mode = modeOf(number);
    if (mode.bits == 0) {
        std::fill(pixels, pixels + Pixels * Channels, 0.f);
        return;
    }
    const int subsets = mode.subsets();
    const Ends ends = readEnds(bits, mode, isSigned);
    const int partition = subsets == 2 ? bits.read(5) : 0;
    const int indexBits = subsets == 2 ? 3 : 4;
    for (int i = 0; i < Pixels; ++i) {
        const int weight = bptc::weight(bits.read(indexBits - int(bptc::isAnchor(subsets, partition, i))), indexBits);
        const auto line = size_t(2 * bptc::subsetOf(subsets, partition, i));
        for (size_t channel = 0; channel < Channels; ++channel) {
            const int first = widened(ends[channel][line], mode.bits, isSigned);
            const int second = widened(ends[channel][line + 1], mode.bits, isSigned);
            pixels[size_t(i) * Channels + channel] = toFloat(((64 - weight) * first + weight * second + 32) >> 6,
                                                             isSigned);
        }
    }
}

} // namespace hexahedron::picture
