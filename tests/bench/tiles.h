#pragma once

#include <QByteArray>

namespace bench {

// The pieces of large files: a wavy grid of vertices, written again and again.
inline constexpr int TileSide = 64; // vertices along one side
inline constexpr int TileVertices = TileSide * TileSide;
inline constexpr int TileTriangles = (TileSide - 1) * (TileSide - 1) * 2;

/// Position, unit normal and texture coordinates of each vertex as floats, 32 bytes; different for each `seed`.
QByteArray tileVertices(int seed);
/// Three u32 for each triangle.
QByteArray tileTriangles(quint32 firstVertex);
/// `size` bytes from `offset` on of each of the vertices.
QByteArray tileColumn(int seed, qsizetype offset, qsizetype size);

} // namespace bench
