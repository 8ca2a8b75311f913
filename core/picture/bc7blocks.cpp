#include "core/picture/bc7blocks.h"

#include "core/picture/bptctables.h"

#include <cstring>
#include <utility>

namespace hexahedron::picture {

namespace {

constexpr int Channels = 4, Alpha = 3, Pixels = 16;

/// What the eight modes store, in the words of the specification.
struct Mode
{
    int subsets, partitionBits, rotationBits, indexSelectionBits, colorBits, alphaBits, endpointPBits, sharedPBits;
    int indexBits, secondIndexBits;
};
constexpr std::array<Mode, 8> modes{{{3, 4, 0, 0, 4, 0, 1, 0, 3, 0},
                                     {2, 6, 0, 0, 6, 0, 0, 1, 3, 0},
                                     {3, 6, 0, 0, 5, 0, 0, 0, 2, 0},
                                     {2, 6, 0, 0, 7, 0, 1, 0, 2, 0},
                                     {1, 0, 2, 1, 5, 6, 0, 0, 2, 3},
                                     {1, 0, 2, 0, 7, 8, 0, 0, 2, 2},
                                     {1, 0, 0, 0, 7, 7, 1, 0, 4, 0},
                                     {2, 6, 0, 0, 5, 5, 1, 0, 2, 0}}};

using Endpoints = std::array<std::array<int, Channels>, 6>; ///< two for each subset

Endpoints readEndpoints(bptc::BitReader &bits, const Mode &mode)
{
    Endpoints endpoints{};
    const int count = 2 * mode.subsets;
    for (size_t channel = 0; channel < Channels; ++channel) {
        for (size_t i = 0; int(i) < count; ++i)
            endpoints[i][channel] = bits.read(channel == Alpha ? mode.alphaBits : mode.colorBits);
    }
    // A further lowest bit for each end, or for both ends of a line.
    const bool hasPBits = mode.endpointPBits || mode.sharedPBits;
    for (size_t i = 0; int(i) < count && hasPBits; ++i) {
        const int p = bits.read(1);
        for (size_t end = i; end <= i + size_t(mode.sharedPBits); ++end) {
            for (int &value : endpoints[end])
                value = value << 1 | p;
        }
        i += size_t(mode.sharedPBits);
    }
    for (size_t i = 0; int(i) < count; ++i) {
        for (size_t channel = 0; channel < Channels; ++channel) {
            const int width = (channel == Alpha ? mode.alphaBits : mode.colorBits) + int(hasPBits);
            int &value = endpoints[i][channel];
            value = value << (8 - width) | value << (8 - width) >> width;
        }
        if (mode.alphaBits == 0)
            endpoints[i][Alpha] = 255;
    }
    return endpoints;
}

uchar between(int first, int second, int weight)
{
    return uchar(((64 - weight) * first + weight * second + 32) >> 6);
}

} // namespace

void decodeBc7(const uchar block[16], uchar pixels[64])
{
    bptc::BitReader bits(block);
    size_t number = 0;
    while (number < modes.size() && bits.read(1) == 0)
        ++number;
    if (number == modes.size()) {
        std::memset(pixels, 0, Pixels * Channels);
        return;
    }
    const Mode &mode = modes[number];
    const int partition = bits.read(mode.partitionBits);
    const int rotation = bits.read(mode.rotationBits);
    const bool swapsIndices = bits.read(mode.indexSelectionBits);
    const Endpoints endpoints = readEndpoints(bits, mode);
    std::array<int, Pixels> first{}, second{};
    for (int i = 0; i < Pixels; ++i)
        first[size_t(i)] = bits.read(mode.indexBits - int(bptc::isAnchor(mode.subsets, partition, i)));
    for (int i = 0; i < Pixels && mode.secondIndexBits > 0; ++i)
        second[size_t(i)] = bits.read(mode.secondIndexBits - int(i == 0));

    for (size_t i = 0; i < Pixels; ++i) {
        const auto line = size_t(2 * bptc::subsetOf(mode.subsets, partition, int(i)));
        int colorWeight = bptc::weight(first[i], mode.indexBits);
        int alphaWeight = mode.secondIndexBits > 0 ? bptc::weight(second[i], mode.secondIndexBits) : colorWeight;
        if (swapsIndices)
            std::swap(colorWeight, alphaWeight);
        uchar *to = pixels + i * Channels;
        for (size_t channel = 0; channel < Channels; ++channel)
            to[channel] = between(endpoints[line][channel], endpoints[line + 1][channel],
                                  channel == Alpha ? alphaWeight : colorWeight);
        if (rotation > 0)
            std::swap(to[rotation - 1], to[Alpha]);
    }
}

} // namespace hexahedron::picture
