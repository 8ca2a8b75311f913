#include "core/bytes/expandcost.h"

namespace hexahedron {

qint64 roomIn(qint64 fileSize, const ExpandLimits &limits)
{
    constexpr qint64 Free = qint64(128) << 20; // for every file
    if (fileSize > limits.total / limits.ratio)
        return limits.total;
    return std::min(limits.total, std::max({Free, limits.total / 8, fileSize * limits.ratio}));
}

qint64 startingCost(const Codec &codec, std::span<const qint64> parameters)
{
    if (&codec != &codecs::lzma() || parameters.empty())
        return 0;
    // The probabilities of literals are nearly all.
    constexpr qint64 OfEachContext = 0x300 * qint64(sizeof(quint16));
    const qint64 properties = parameters.front();
    const bool areValid = properties >= 0 && properties < 9 * 5 * 5; // else nothing is made ready
    return areValid ? OfEachContext << (properties % 9 + properties / 9 % 5) : 0;
}

} // namespace hexahedron
