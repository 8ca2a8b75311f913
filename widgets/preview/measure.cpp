#include "widgets/preview/measure.h"

#include "widgets/preview/orbitcamera.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace hexahedron::preview {

using scene::Vec3;

static Vec3 placeOf(const MeasuredPoint &point, const PreparedScene &prepared, const Pose &pose)
{
    if (point.mesh < 0 || size_t(point.mesh) >= prepared.meshes.size())
        return point.at;
    const auto &vertices = pose.vertices(prepared, size_t(point.mesh));
    if (point.vertex < 0 || size_t(point.vertex) >= vertices.size())
        return point.at;
    return pose.matrix(prepared, size_t(point.mesh)).mapped(vertices[size_t(point.vertex)].position);
}

/// From one point to another, along the axes of the file.
static Vec3 stepsBetween(const PreparedScene &prepared, const Vec3 &from, const Vec3 &to)
{
    return prepared.root.inverted().mappedVector({to.x - from.x, to.y - from.y, to.z - from.z});
}

std::optional<MeasuredPoint> measuredPointAt(const PreparedScenePtr &prepared, const Pose &pose,
                                             const OrbitCamera &camera, const QPointF &pixel)
{
    constexpr double Reach = 9; // pixels
    const Picker picker(prepared, pose);
    const ScreenProjection toScreen = camera.projection();
    // A vertex behind the surface that is seen is not meant.
    if (const auto hit = picker.triangleAt(camera.ray(pixel))) {
        const MeasuredPoint corner{hit->mesh, picker.nearestCorner(*hit), hit->point};
        const Vec3 at = camera.toScreen(placeOf(corner, *prepared, pose));
        if (std::hypot(double(at.x) - pixel.x(), double(at.y) - pixel.y()) <= Reach)
            return corner;
        return MeasuredPoint{-1, -1, hit->point};
    }
    if (const auto vertex = picker.vertexNear(pixel.x(), pixel.y(), Reach, toScreen))
        return MeasuredPoint{vertex->mesh, vertex->vertex, {}};
    return {};
}

/// The distance, and x, y and z of it.
static std::array<QString, 4> distanceNumbers(const PreparedScene &prepared, const Vec3 &from, const Vec3 &to,
                                              const QLocale &locale, int digits)
{
    const Vec3 steps = stepsBetween(prepared, from, to);
    const double length = std::hypot(double(steps.x), double(steps.y), double(steps.z));
    const auto number = [&](double value) { // the rest is rounding
        return locale.toString(std::abs(value) < length * 1e-6 ? 0 : value, 'g', digits);
    };
    return {number(length), number(double(steps.x)), number(double(steps.y)), number(double(steps.z))};
}

QString distanceText(const PreparedScene &prepared, const Vec3 &from, const Vec3 &to, const QLocale &locale)
{
    const auto [length, x, y, z] = distanceNumbers(prepared, from, to, locale, 5);
    return QCoreApplication::translate("hexahedron::preview::Measure", "distance %1 (x %2, y %3, z %4)")
        .arg(length, x, y, z);
}

QString shortDistanceText(const PreparedScene &prepared, const Vec3 &from, const Vec3 &to, const QLocale &locale)
{
    const auto [length, x, y, z] = distanceNumbers(prepared, from, to, locale, 3);
    return QStringLiteral("%1 (%2; %3; %4)").arg(length, x, y, z);
}

void Measure::add(const MeasuredPoint &point)
{
    if (wantsSecond())
        m_to = point;
    else
        *this = {}, m_from = point;
    m_offered.reset();
}

FlatVertices Measure::lines(const PreparedScene &prepared, const Pose &pose, float size) const
{
    constexpr std::array axisColors{QRgb(0xffe24848), QRgb(0xff5cb23c), QRgb(0xff4282f0)};
    FlatVertices lines;
    const auto line = [&](const Vec3 &from, const Vec3 &to, const QColor &color) {
        lines.emplace_back(from, color);
        lines.emplace_back(to, color);
    };
    const auto cross = [&](const Vec3 &at) {
        line({at.x - size, at.y, at.z}, {at.x + size, at.y, at.z}, selectionColor());
        line({at.x, at.y - size, at.z}, {at.x, at.y + size, at.z}, selectionColor());
        line({at.x, at.y, at.z - size}, {at.x, at.y, at.z + size}, selectionColor());
    };
    if (!m_from)
        return lines;
    const Vec3 from = placeOf(*m_from, prepared, pose);
    cross(from);
    if (!second())
        return lines;
    const Vec3 to = placeOf(*second(), prepared, pose);
    cross(to);
    const Vec3 steps = stepsBetween(prepared, from, to);
    Vec3 at = from;
    for (const auto &[step, color] : {std::pair{Vec3{steps.x, 0, 0}, axisColors[0]},
                                      {Vec3{0, steps.y, 0}, axisColors[1]},
                                      {Vec3{0, 0, steps.z}, axisColors[2]}}) {
        const Vec3 by = prepared.root.mappedVector(step);
        const Vec3 next{at.x + by.x, at.y + by.y, at.z + by.z};
        line(at, next, QColor::fromRgb(color));
        at = next;
    }
    line(from, to, selectionColor());
    return lines;
}

QString Measure::text(const PreparedScene &prepared, const Pose &pose, const QLocale &locale) const
{
    if (!m_from || !second())
        return {};
    return distanceText(prepared, placeOf(*m_from, prepared, pose), placeOf(*second(), prepared, pose), locale);
}

std::optional<Label> Measure::label(const PreparedScene &prepared, const Pose &pose, const QLocale &locale) const
{
    if (!m_from || !second())
        return {};
    const Vec3 from = placeOf(*m_from, prepared, pose), to = placeOf(*second(), prepared, pose);
    const Vec3 middle{(from.x + to.x) / 2, (from.y + to.y) / 2, (from.z + to.z) / 2};
    return Label{middle, shortDistanceText(prepared, from, to, locale), selectionColor(), true};
}

} // namespace hexahedron::preview
