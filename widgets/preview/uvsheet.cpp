#include "widgets/preview/uvsheet.h"

#include "core/scene/texturelayers.h"
#include "widgets/preview/alike.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace hexahedron::preview {

namespace {

bool isCancelled(const std::atomic_bool *cancelled)
{
    return cancelled && *cancelled;
}

/// Twice the area, positive when the corners run clockwise on a screen.
double doubleArea(const QPointF &a, const QPointF &b, const QPointF &c)
{
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

/// Counts for each pixel the triangles over its middle. Of triangles that share an edge one has the pixels on it.
class Coverage
{
public:
    explicit Coverage(const QSize &size)
        : m_width(size.width())
        , m_height(size.height())
        , m_counts(size_t(m_width) * size_t(m_height))
    {
    }

    void add(std::array<QPointF, 3> corners)
    {
        std::ranges::sort(corners, {}, &QPointF::y);
        const auto &[top, middle, bottom] = corners;
        const int first = int(std::clamp(std::ceil(top.y() - 0.5), 0.0, double(m_height)));
        const int end = int(std::clamp(std::ceil(bottom.y() - 0.5), 0.0, double(m_height)));
        for (int row = first; row < end; ++row) {
            const double y = row + 0.5;
            const double along = crossing(top, bottom, y);
            const double bent = y < middle.y() ? crossing(top, middle, y) : crossing(middle, bottom, y);
            const int from = column(std::min(along, bent)), to = column(std::max(along, bent));
            uchar *counts = &m_counts[size_t(row) * size_t(m_width)];
            for (int x = from; x < to; ++x)
                counts[x] = counts[x] < 2 ? counts[x] + 1 : counts[x];
        }
    }
    const uchar *row(int y) const { return &m_counts[size_t(y) * size_t(m_width)]; }

private:
    static double crossing(const QPointF &a, const QPointF &b, double y)
    {
        const double height = b.y() - a.y();
        return height > 0 ? a.x() + (b.x() - a.x()) * ((y - a.y()) / height) : a.x();
    }
    int column(double x) const { return int(std::clamp(std::ceil(x - 0.5), 0.0, double(m_width))); }

    int m_width, m_height;
    std::vector<uchar> m_counts;
};

void drawSmooth(const QList<QLineF> &lines, const QColor &color, QImage &image)
{
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 0));
    painter.drawLines(lines);
}

/// The part of a line in an image; nothing when it passes by.
std::optional<QLineF> clipped(const QLineF &line, const QSize &size)
{
    double from = 0, to = 1;
    const double sides[4][2] = {{-line.dx(), line.x1()},
                                {line.dx(), size.width() - 1 - line.x1()},
                                {-line.dy(), line.y1()},
                                {line.dy(), size.height() - 1 - line.y1()}};
    for (const auto &[along, room] : sides) {
        if (along == 0 && room < 0)
            return {};
        if (along < 0)
            from = std::max(from, room / along);
        else if (along > 0)
            to = std::min(to, room / along);
    }
    return from <= to ? std::optional(QLineF(line.pointAt(from), line.pointAt(to))) : std::nullopt;
}

/// Qt hands each longer line to other threads and waits for them, which takes minutes for many. False when it was cancelled.
bool drawFast(const QList<QLineF> &lines, const QColor &color, QImage &image, const std::atomic_bool *cancelled)
{
    const QRgb pixel = qPremultiply(color.rgba());
    const qsizetype stride = image.bytesPerLine() / qsizetype(sizeof(QRgb));
    auto *pixels = reinterpret_cast<QRgb *>(image.bits()); // of 32 bits
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i % 4096 == 0 && isCancelled(cancelled))
            return false;
        const auto line = clipped(lines[i], image.size());
        const int steps = line ? int(std::max(std::abs(line->dx()), std::abs(line->dy()))) + 1 : 0;
        for (int step = 0; step < steps; ++step) {
            const double part = double(step) / steps;
            const auto x = qsizetype(line->x1() + line->dx() * part), y = qsizetype(line->y1() + line->dy() * part);
            pixels[y * stride + x] = pixel;
        }
    }
    return true;
}

} // namespace

std::vector<UvSource> uvSources(const PreparedScene &prepared, const Visibility &visible)
{
    const scene::Scene &scene = *prepared.scene;
    std::vector<UvSource> sources;
    std::map<std::tuple<int, int, int>, size_t> known; // texture, else material; set
    for (size_t m = 0; m < prepared.meshes.size(); ++m) {
        const PreparedMesh &mesh = prepared.meshes[m];
        if (scene.meshes[size_t(mesh.mesh)].texCoords.empty())
            continue;
        for (size_t p = 0; p < mesh.parts.size(); ++p) {
            const PreparedPart &part = mesh.parts[p];
            if (part.corners != 3 || part.indices.empty() || !visible.shows(prepared, m, p))
                continue;
            const scene::Material material = part.material >= 0 ? scene.materials[size_t(part.material)]
                                                                : scene::Material();
            const scene::ShownLayers layers(material, [&](size_t texture) {
                return texture < prepared.images.size() && !prepared.images[texture].isNull()
                       && !prepared.cubes[texture];
            });
            const int texture = layers.base.texture;
            const int set = texture >= 0 && layers.base.texCoordSet > 0 ? 1 : 0;
            const auto [entry, isNew] = known.try_emplace({texture, texture < 0 ? part.material : 0, set},
                                                          sources.size());
            if (isNew) {
                const QString name = texture >= 0 ? scene.textures[size_t(texture)].name : material.name;
                sources.push_back({.name = name, .texture = texture, .texCoordSet = set, .parts = {}});
            }
            UvSource &source = sources[entry->second];
            source.parts.emplace_back(int(m), int(p));
            source.triangleCount += part.elementCount();
        }
    }
    return sources;
}

UvSheet::UvSheet(PreparedScenePtr prepared, UvSource source, const std::atomic_bool *cancelled)
    : m_prepared(std::move(prepared))
    , m_source(std::move(source))
{
    const scene::Texture texture = m_source.texture >= 0 ? m_prepared->scene->textures[size_t(m_source.texture)]
                                                         : scene::Texture();
    const scene::TexturePlace place = scene::texturePlace(*m_prepared->scene, texture);
    m_rows = place.rows;
    m_offset = place.offset;
    m_triangles.reserve(size_t(std::min(m_source.triangleCount, TriangleBudget)));
    double left = 0, top = 0, right = 1, bottom = 1;
    for (const auto &[m, p] : m_source.parts) {
        const PreparedPart &part = m_prepared->meshes[size_t(m)].parts[size_t(p)];
        const auto room = size_t(TriangleBudget) - m_triangles.size();
        const size_t count = std::min(size_t(part.elementCount()), room);
        m_pieces.push_back({m, p, m_triangles.size(), count});
        for (size_t t = 0; t < count && (t % 4096 != 0 || !isCancelled(cancelled)); ++t) {
            Triangle triangle;
            for (size_t k = 0; k < 3; ++k) {
                const QPointF at = placeOf(m, part.indices[t * 3 + k]);
                triangle.x[k] = float(at.x());
                triangle.y[k] = float(at.y());
                left = std::min(left, at.x());
                right = std::max(right, at.x());
                top = std::min(top, at.y());
                bottom = std::max(bottom, at.y());
            }
            m_outsideCount += reachesOutside(triangle);
            m_triangles.push_back(triangle);
        }
    }
    m_bounds = {QPointF(left, top), QPointF(right, bottom)};
    if (!isCancelled(cancelled))
        findIslands();
}

void UvSheet::findIslands()
{
    const bool isWhole = std::ranges::all_of(m_pieces, [this](const Piece &piece) {
        const PreparedPart &part = m_prepared->meshes[size_t(piece.mesh)].parts[size_t(piece.part)];
        return part.step == 1 && piece.count == size_t(part.elementCount());
    });
    if (!isWhole || m_triangles.size() > MostForIslands)
        return;
    struct Known
    {
        quint32 first;
        std::vector<quint32> alike;
    };
    std::map<int, Known> meshes;
    quint32 cornerCount = 0;
    std::vector<UvIslands::Corners> triangles;
    triangles.reserve(m_triangles.size());
    for (const Piece &piece : m_pieces) {
        const SurfaceVertices &vertices = m_prepared->meshes[size_t(piece.mesh)].vertices;
        const auto [known, isNew] = meshes.try_emplace(piece.mesh);
        if (isNew) {
            known->second.first = cornerCount;
            cornerCount += quint32(vertices.size());
            known->second.alike = firstAlike(vertices.size(), [&](size_t vertex) {
                const QPointF at = placeOf(piece.mesh, quint32(vertex));
                const auto [x, y, z] = bitsOf(vertices[vertex].position);
                return std::array{bitsOf(float(at.x())), bitsOf(float(at.y())), x, y, z};
            });
        }
        const auto numberOf = [&](quint32 vertex) { return known->second.first + known->second.alike[vertex]; };
        for (size_t t = 0; t < piece.count; ++t) {
            const quint32 *corners = cornersOf(piece, piece.first + t);
            triangles.push_back({numberOf(corners[0]), numberOf(corners[1]), numberOf(corners[2])});
        }
    }
    m_islands = UvIslands(std::move(triangles), cornerCount);
}

const quint32 *UvSheet::cornersOf(const Piece &piece, size_t triangle) const
{
    const PreparedPart &part = m_prepared->meshes[size_t(piece.mesh)].parts[size_t(piece.part)];
    return &part.indices[(triangle - piece.first) * 3];
}

const UvSheet::Piece &UvSheet::pieceOf(size_t triangle) const
{
    return *std::prev(std::ranges::upper_bound(m_pieces, triangle, {}, &Piece::first));
}

/// Numbers of a file may be of any size: far away is far enough.
QPointF UvSheet::placeOf(int mesh, quint32 vertex) const
{
    const PreparedMesh &prepared = m_prepared->meshes[size_t(mesh)];
    const QByteArray &pairs = m_source.texCoordSet > 0 && !prepared.secondTexCoords.isEmpty() ? prepared.secondTexCoords
                                                                                              : prepared.texCoords;
    float uv[2] = {0, 0};
    if (qsizetype(vertex) * 8 + 8 <= pairs.size())
        std::memcpy(uv, pairs.constData() + qsizetype(vertex) * 8, 8);
    const auto near = [](float value) {
        constexpr double Most = 1e4;
        return std::isfinite(value) ? std::clamp(double(value), -Most, Most) : 0.0;
    };
    return {near(m_rows[0] * uv[0] + m_rows[1] * uv[1] + m_offset[0]),
            near(m_rows[2] * uv[0] + m_rows[3] * uv[1] + m_offset[1])};
}

/// A little of rounding is no reaching.
bool UvSheet::reachesOutside(const Triangle &triangle)
{
    constexpr float Slack = 1e-4f;
    const auto isOutside = [](float value) { return value < -Slack || value > 1 + Slack; };
    return std::ranges::any_of(triangle.x, isOutside) || std::ranges::any_of(triangle.y, isOutside);
}

QPolygonF UvSheet::polygon(size_t triangle) const
{
    const Triangle &t = m_triangles[triangle];
    return QPolygonF({QPointF(double(t.x[0]), double(t.y[0])), QPointF(double(t.x[1]), double(t.y[1])),
                      QPointF(double(t.x[2]), double(t.y[2]))});
}

std::vector<size_t> UvSheet::at(const QPointF &place) const
{
    std::vector<std::pair<double, size_t>> found;
    for (size_t i = 0; i < m_triangles.size(); ++i) {
        const Triangle &t = m_triangles[i];
        const auto [left, right] = std::minmax({t.x[0], t.x[1], t.x[2]});
        const auto [top, bottom] = std::minmax({t.y[0], t.y[1], t.y[2]});
        if (place.x() < double(left) || place.x() > double(right) || place.y() < double(top)
            || place.y() > double(bottom))
            continue;
        const QPolygonF corners = polygon(i);
        const double area = doubleArea(corners[0], corners[1], corners[2]);
        const double a = doubleArea(corners[0], corners[1], place), b = doubleArea(corners[1], corners[2], place),
                     c = doubleArea(corners[2], corners[0], place);
        if (area != 0 && ((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0)))
            found.emplace_back(std::abs(area), i);
    }
    std::ranges::sort(found);
    std::vector<size_t> triangles;
    for (const auto &[area, triangle] : found)
        triangles.push_back(triangle);
    return triangles;
}

Hit UvSheet::hit(size_t triangle) const
{
    const Piece &piece = pieceOf(triangle);
    Hit hit;
    hit.mesh = piece.mesh;
    hit.part = piece.part;
    hit.element = qint64(triangle - piece.first);
    return hit;
}

std::pair<size_t, size_t> UvSheet::triangles(int mesh, int part, qint64 first, qint64 count) const
{
    const auto piece = std::ranges::find_if(m_pieces, [&](const Piece &p) { return p.mesh == mesh && p.part == part; });
    if (piece == m_pieces.end())
        return {};
    const qint64 step = m_prepared->meshes[size_t(mesh)].parts[size_t(part)].step;
    const auto numberOf = [&](qint64 element) {
        return piece->first + size_t(std::clamp<qint64>((element + step - 1) / step, 0, qint64(piece->count)));
    };
    return {numberOf(first), numberOf(first + count)};
}

std::optional<QPointF> UvSheet::vertex(int mesh, qint64 vertex) const
{
    const bool isHere = std::ranges::any_of(m_pieces, [&](const Piece &piece) { return piece.mesh == mesh; });
    if (!isHere || vertex < 0 || vertex >= qint64(m_prepared->meshes[size_t(mesh)].vertices.size()))
        return {};
    return placeOf(mesh, quint32(vertex));
}

QList<QLineF> UvSheet::outline(const std::vector<size_t> &triangles) const
{
    QList<QLineF> lines;
    for (const auto &[triangle, corner] : m_islands.outline(triangles)) {
        const QPolygonF corners = polygon(triangle);
        lines.append(QLineF(corners[qsizetype(corner)], corners[qsizetype((corner + 1) % 3)]));
    }
    return lines;
}

std::vector<scene::Pick> UvSheet::verticesOf(const std::vector<size_t> &triangles) const
{
    std::set<std::pair<int, quint32>> vertices;
    for (const size_t triangle : triangles) {
        const Piece &piece = pieceOf(triangle);
        for (const quint32 *corners = cornersOf(piece, triangle); const size_t k : {0, 1, 2})
            vertices.emplace(m_prepared->meshes[size_t(piece.mesh)].mesh, corners[k]);
    }
    std::vector<scene::Pick> runs;
    for (const auto &[mesh, vertex] : vertices) {
        if (!runs.empty() && runs.back().mesh == mesh && runs.back().first + runs.back().count == qint64(vertex))
            ++runs.back().count;
        else
            runs.push_back({scene::Pick::Kind::Vertex, mesh, -1, qint64(vertex), 1});
    }
    return runs;
}

std::vector<size_t> UvSheet::trianglesOf(const std::vector<scene::Pick> &vertices, size_t most) const
{
    std::map<int, std::vector<bool>> chosen;
    for (const scene::Pick &run : vertices) {
        const int mesh = run.kind == scene::Pick::Kind::Vertex ? m_prepared->indexOf(run.mesh) : -1;
        if (mesh < 0)
            continue;
        const auto count = qint64(m_prepared->meshes[size_t(mesh)].vertices.size());
        std::vector<bool> &marks = chosen[mesh];
        marks.resize(size_t(count));
        for (qint64 v = std::max<qint64>(0, run.first); v < std::min(run.first + run.count, count); ++v)
            marks[size_t(v)] = true;
    }
    std::vector<size_t> found;
    for (const Piece &piece : m_pieces) {
        const auto marks = chosen.find(piece.mesh);
        for (size_t t = piece.first; marks != chosen.end() && t < piece.first + piece.count; ++t) {
            const quint32 *corners = cornersOf(piece, t);
            const auto isChosen = [&](quint32 vertex) { return marks->second[vertex]; };
            if (corners[0] != corners[1] && std::all_of(corners, corners + 3, isChosen) && found.size() < most)
                found.push_back(t);
        }
    }
    return found;
}

UvPicture paintUv(const UvSheet &sheet, const QTransform &place, const QSize &size, const std::atomic_bool *cancelled)
{
    const QColor inside(70, 150, 255), outside(255, 190, 40);
    UvPicture picture{.image = QImage(size, QImage::Format_ARGB32_Premultiplied), .place = place};
    Coverage coverage(size);
    const QRectF view{QPointF(0, 0), QSizeF(size)};
    QList<QLineF> edges[2];
    size_t number = 0;
    for (const UvSheet::Triangle &triangle : sheet.triangles()) {
        if (number++ % 4096 == 0 && isCancelled(cancelled))
            return {};
        std::array<QPointF, 3> corners;
        for (size_t k = 0; k < 3; ++k)
            corners[k] = place.map(QPointF(double(triangle.x[k]), double(triangle.y[k])));
        const auto [left, right] = std::minmax({corners[0].x(), corners[1].x(), corners[2].x()});
        const auto [top, bottom] = std::minmax({corners[0].y(), corners[1].y(), corners[2].y()});
        if (right < view.left() || left > view.right() || bottom < view.top() || top > view.bottom())
            continue;
        coverage.add(corners);
        if (right - left < 0.7 && bottom - top < 0.7)
            continue; // its colour says enough
        QList<QLineF> &lines = edges[UvSheet::reachesOutside(triangle) ? 1 : 0];
        for (size_t k = 0; k < 3; ++k)
            lines.append(QLineF(corners[k], corners[(k + 1) % 3]));
    }
    const QRgb once = qPremultiply(qRgba(70, 150, 255, 60)), several = qPremultiply(qRgba(235, 50, 60, 130));
    for (int y = 0; y < size.height(); ++y) {
        auto *pixels = reinterpret_cast<QRgb *>(picture.image.scanLine(y)); // of 32 bits
        const uchar *counts = coverage.row(y);
        for (int x = 0; x < size.width(); ++x) {
            pixels[x] = counts[x] == 0 ? 0 : counts[x] == 1 ? once : several;
            picture.hasOverlaps = picture.hasOverlaps || counts[x] > 1;
        }
    }
    constexpr qsizetype MostSmooth = 20'000;
    const bool isSmooth = edges[0].size() + edges[1].size() < MostSmooth;
    for (const bool isOutside : {false, true}) {
        QColor color = isOutside ? outside : inside;
        color.setAlpha(200);
        const QList<QLineF> &lines = edges[isOutside ? 1 : 0];
        if (isSmooth)
            drawSmooth(lines, color, picture.image);
        else if (!drawFast(lines, color, picture.image, cancelled))
            return {};
    }
    return picture;
}

} // namespace hexahedron::preview
