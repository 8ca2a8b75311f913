#pragma once

#include "core/scene/scene.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace hexahedron::preview {

/// A number to compare by its bits: both zeros are one, and what is no number is like itself.
inline quint32 bitsOf(float number)
{
    return std::bit_cast<quint32>(number + 0.0F);
}
inline std::array<quint32, 3> bitsOf(const scene::Vec3 &v)
{
    return {bitsOf(v.x), bitsOf(v.y), bitsOf(v.z)};
}

/// For each number below `count` the first one with the same key.
template<typename KeyOf>
std::vector<quint32> firstAlike(size_t count, KeyOf keyOf)
{
    using Key = decltype(keyOf(size_t(0)));
    std::vector<std::pair<Key, quint32>> keys(count);
    for (size_t i = 0; i < count; ++i)
        keys[i] = {keyOf(i), quint32(i)};
    std::ranges::sort(keys);
    std::vector<quint32> first(count);
    for (size_t i = 0; i < count; ++i) {
        const bool isAlike = i > 0 && keys[i].first == keys[i - 1].first;
        first[keys[i].second] = isAlike ? first[keys[i - 1].second] : keys[i].second;
    }
    return first;
}

} // namespace hexahedron::preview
