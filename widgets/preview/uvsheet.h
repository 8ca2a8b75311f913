#pragma once

#include "widgets/preview/picker.h"
#include "widgets/preview/uvislands.h"

#include <QImage>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include <atomic>

namespace hexahedron::preview {

/// Which parts of a scene lie on one picture.
struct UvSource
{
    QString name;
    int texture = -1; ///< of the scene; -1: they have none
    int texCoordSet = 0;
    std::vector<std::pair<int, int>> parts; ///< indices into the prepared scene
    qint64 triangleCount = 0;
};
/// Those of all parts with texture coordinates that are shown, a source for each picture and for each material without one.
std::vector<UvSource> uvSources(const PreparedScene &prepared, const Visibility &visible);

/// Triangles where they lie on a picture, which reaches from 0, 0 at its upper left to 1, 1.
class UvSheet
{
public:
    struct Triangle
    {
        std::array<float, 3> x, y;
    };
    static constexpr qint64 TriangleBudget = 4'000'000; ///< more are not looked at
    static constexpr size_t MostForIslands = 1'000'000; ///< of more it is not known which ones hang together

    UvSheet(PreparedScenePtr prepared, UvSource source, const std::atomic_bool *cancelled = nullptr);

    const UvSource &source() const { return m_source; }
    const std::vector<Triangle> &triangles() const { return m_triangles; }
    QPolygonF polygon(size_t triangle) const;
    /// Around all triangles, and the picture.
    QRectF bounds() const { return m_bounds; }
    /// How many reach beyond the picture.
    qint64 outsideCount() const { return m_outsideCount; }
    static bool reachesOutside(const Triangle &triangle);

    /// The triangles at a place, small ones first.
    std::vector<size_t> at(const QPointF &place) const;
    /// Which element of the scene a triangle is.
    Hit hit(size_t triangle) const;
    /// Triangles `first` to `first` + `count` of a part as numbers of this sheet; empty when it is not on it.
    std::pair<size_t, size_t> triangles(int mesh, int part, qint64 first, qint64 count) const;
    /// Where a vertex lies; nothing when its mesh is not on this sheet.
    std::optional<QPointF> vertex(int mesh, qint64 vertex) const;
    /// Pieces that hang together, by vertices at the same place of the picture and of the mesh. None where not all triangles are here.
    const UvIslands &islands() const { return m_islands; }
    /// The sides of triangles that no two of them share.
    QList<QLineF> outline(const std::vector<size_t> &triangles) const;
    /// Their vertices, in runs, each once; `mesh` is one of the scene.
    std::vector<scene::Pick> verticesOf(const std::vector<size_t> &triangles) const;
    /// At most so many triangles whose corners are all among these vertices.
    std::vector<size_t> trianglesOf(const std::vector<scene::Pick> &vertices, size_t most) const;

private:
    struct Piece
    {
        int mesh, part;
        size_t first, count;
    };
    QPointF placeOf(int mesh, quint32 vertex) const;
    const quint32 *cornersOf(const Piece &piece, size_t triangle) const;
    const Piece &pieceOf(size_t triangle) const;
    void findIslands();

    PreparedScenePtr m_prepared;
    UvSource m_source;
    std::array<float, 4> m_rows{1, 0, 0, 1};
    std::array<float, 2> m_offset{0, 0};
    std::vector<Piece> m_pieces;
    std::vector<Triangle> m_triangles;
    UvIslands m_islands;
    QRectF m_bounds{0, 0, 1, 1};
    qint64 m_outsideCount = 0;
};

/// What lies on a picture, drawn for one place of a view.
struct UvPicture
{
    QImage image;     ///< translucent; of device pixels
    QTransform place; ///< from the sheet to the image
    bool hasOverlaps = false;
};
/// Null when it was cancelled. Pixels under several triangles are tinted.
UvPicture paintUv(const UvSheet &sheet, const QTransform &place, const QSize &size,
                  const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron::preview
