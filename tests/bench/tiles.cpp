#include "tests/bench/tiles.h"

#include <cmath>
#include <vector>

namespace bench {

QByteArray tileVertices(int seed)
{
    std::vector<float> values;
    for (int y = 0; y < TileSide; ++y) {
        for (int x = 0; x < TileSide; ++x) {
            const double u = 0.2 * (x + seed);
            const double v = 0.2 * (y - seed);
            const double slopeX = 0.2 * std::cos(u) * std::cos(v);
            const double slopeY = -0.2 * std::sin(u) * std::sin(v);
            const double length = std::sqrt(slopeX * slopeX + slopeY * slopeY + 1);
            for (const double value : {x - 32.0, std::sin(u) * std::cos(v), y - 32.0, -slopeX / length, 1 / length,
                                       -slopeY / length, x / (TileSide - 1.0), y / (TileSide - 1.0)})
                values.push_back(float(value));
        }
    }
    return {reinterpret_cast<const char *>(values.data()), qsizetype(values.size() * sizeof(float))};
}

QByteArray tileTriangles(quint32 firstVertex)
{
    std::vector<quint32> corners;
    for (quint32 y = 0; y + 1 < TileSide; ++y) {
        for (quint32 x = 0; x + 1 < TileSide; ++x) {
            const quint32 a = firstVertex + y * TileSide + x;
            corners.insert(corners.end(), {a, a + 1, a + TileSide, a + 1, a + TileSide + 1, a + TileSide});
        }
    }
    return {reinterpret_cast<const char *>(corners.data()), qsizetype(corners.size() * sizeof(quint32))};
}

QByteArray tileColumn(int seed, qsizetype offset, qsizetype size)
{
    const QByteArray vertices = tileVertices(seed);
    QByteArray column;
    for (qsizetype at = offset; at < vertices.size(); at += 32)
        column += vertices.mid(at, size);
    return column;
}

} // namespace bench
