#include "widgets/preview/uvislands.h"

#include <algorithm>
#include <numeric>

namespace hexahedron::preview {

namespace {

/// The first of what is joined with a corner; the way there becomes shorter.
quint32 firstOf(std::vector<quint32> &joined, quint32 corner)
{
    while (joined[corner] != corner) {
        joined[corner] = joined[joined[corner]];
        corner = joined[corner];
    }
    return corner;
}

} // namespace

UvIslands::UvIslands(std::vector<Corners> triangles, size_t cornerCount)
    : m_triangles(std::move(triangles))
    , m_islands(cornerCount)
{
    std::iota(m_islands.begin(), m_islands.end(), 0U);
    std::vector<bool> isUsed(cornerCount);
    for (const Corners &corners : m_triangles) {
        if (isFlat(corners))
            continue;
        const quint32 first = std::min(
            {firstOf(m_islands, corners[0]), firstOf(m_islands, corners[1]), firstOf(m_islands, corners[2])});
        for (const quint32 corner : corners) {
            m_islands[firstOf(m_islands, corner)] = first;
            isUsed[corner] = true;
        }
    }
    for (quint32 corner = 0; corner < cornerCount; ++corner) {
        m_islands[corner] = firstOf(m_islands, corner);
        m_count += isUsed[corner] && m_islands[corner] == corner ? 1 : 0;
    }
}

std::vector<size_t> UvIslands::around(size_t triangle) const
{
    std::vector<size_t> found;
    if (triangle >= m_triangles.size() || isFlat(m_triangles[triangle]))
        return found;
    for (size_t i = 0; i < m_triangles.size(); ++i) {
        if (islandOf(i) == islandOf(triangle) && !isFlat(m_triangles[i]))
            found.push_back(i);
    }
    return found;
}

std::vector<std::pair<size_t, size_t>> UvIslands::outline(const std::vector<size_t> &triangles) const
{
    struct Side
    {
        quint32 low, high;
        size_t triangle, corner;
        auto ends() const { return std::pair(low, high); }
    };
    std::vector<Side> sides;
    sides.reserve(triangles.size() * 3);
    for (const size_t triangle : triangles) {
        for (size_t k = 0; k < 3 && triangle < m_triangles.size(); ++k) {
            const auto [low, high] = std::minmax(m_triangles[triangle][k], m_triangles[triangle][(k + 1) % 3]);
            sides.push_back({low, high, triangle, k});
        }
    }
    std::ranges::sort(sides, {}, &Side::ends);
    std::vector<std::pair<size_t, size_t>> lonely;
    for (auto side = sides.begin(); side != sides.end();) {
        const auto next = std::find_if(side, sides.end(), [&](const Side &s) { return s.ends() != side->ends(); });
        if (next - side == 1)
            lonely.emplace_back(side->triangle, side->corner);
        side = next;
    }
    return lonely;
}

} // namespace hexahedron::preview
