#pragma once

#include <QtGlobal>

#include <array>
#include <vector>

namespace hexahedron::preview {

/// Which triangles hang together, by corners that are one and the same.
class UvIslands
{
public:
    /// The corners of each triangle as numbers below `cornerCount`.
    using Corners = std::array<quint32, 3>;

    UvIslands() = default;
    /// A triangle whose corners are all one belongs to nothing.
    UvIslands(std::vector<Corners> triangles, size_t cornerCount);

    int count() const { return m_count; }
    /// In ascending order, with that one; empty where it belongs to nothing.
    std::vector<size_t> around(size_t triangle) const;
    /// Sides of these triangles that no other one of them has: a triangle, and which of its corners the side begins at.
    std::vector<std::pair<size_t, size_t>> outline(const std::vector<size_t> &triangles) const;

private:
    static bool isFlat(const Corners &corners) { return corners[0] == corners[1] && corners[1] == corners[2]; }
    quint32 islandOf(size_t triangle) const { return m_islands[m_triangles[triangle][0]]; }

    std::vector<Corners> m_triangles;
    std::vector<quint32> m_islands; ///< of each corner: the first corner of its island
    int m_count = 0;
};

} // namespace hexahedron::preview
