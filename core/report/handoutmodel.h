#pragma once

#include "core/tree/tree.h"

#include <QByteArray>

#include <vector>

namespace hexahedron {

/// The triangles of a file for a page: small enough to be written into it, with the way back to their bytes.
struct HandoutModel
{
    /// Numbers that lie at equal distances in the bytes.
    struct Places
    {
        StreamId stream = 0; ///< whose bytes `begin` means
        qint64 begin = 0, step = 0, size = 0;
        qint64 first = 0, count = 0; ///< of the page's triangles, or vertices
    };
    std::vector<float> positions; ///< three numbers for each vertex, y up, right-handed
    std::vector<quint32> corners; ///< three for each triangle
    std::vector<Places> triangles, vertices;
    qint64 leftOut = 0; ///< triangles

    bool isEmpty() const { return corners.empty(); }
};

/// As it is stored, without animation. Nothing for files that show no triangles.
HandoutModel handoutModel(const Tree &tree, qint64 mostTriangles, qint64 mostVertices);

} // namespace hexahedron
