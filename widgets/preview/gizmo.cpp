#include "widgets/preview/gizmo.h"

#include <QQuaternion>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexahedron::preview {

namespace {

constexpr double TurnStep = 15, FactorStep = 0.1;

double snapped(double value, double step)
{
    return step > 0 ? std::round(value / step) * step : value;
}

/// From the origin to the end of an axis; in a small view less.
float reachOf(const OrbitCamera &camera)
{
    return float(std::clamp(qMin(camera.viewport().width(), camera.viewport().height()) * 0.25, 36.0, 90.0));
}

QPointF onScreen(const OrbitCamera &camera, const QVector3D &at)
{
    const scene::Vec3 pixel = camera.toScreen(fromVector(at));
    return {double(pixel.x), double(pixel.y)};
}

double distanceTo(const QPointF &pixel, const QPointF &from, const QPointF &to)
{
    const QPointF along = to - from, away = pixel - from;
    const double length = QPointF::dotProduct(along, along);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(away, along) / length, 0.0, 1.0) : 0;
    const QPointF left = away - share * along;
    return std::hypot(left.x(), left.y());
}

/// Two directions across one.
std::pair<QVector3D, QVector3D> across(const QVector3D &axis)
{
    const QVector3D other = std::abs(axis.x()) < 0.8F ? QVector3D(1, 0, 0) : QVector3D(0, 1, 0);
    const QVector3D first = QVector3D::crossProduct(axis, other).normalized();
    return {first, QVector3D::crossProduct(axis, first)};
}

/// A strip of some width between two points, as the camera sees it.
void addStrip(FlatVertices &shape, const QVector3D &from, const QVector3D &to, const QVector3D &eyeAxis, float width,
              float endWidth, const QColor &color)
{
    const QVector3D side = QVector3D::crossProduct(to - from, eyeAxis).normalized() / 2;
    const std::array corners{from - side * width, from + side * width, to + side * endWidth, to - side * endWidth};
    for (const size_t corner : {0, 1, 2, 0, 2, 3})
        shape.emplace_back(fromVector(corners[corner]), color);
}

} // namespace

QVector3D Gizmo::origin() const
{
    if (!isDragging() || m_tool != Tool::Move)
        return m_place.origin;
    const scene::Mat4 moved = transform();
    return m_place.origin + QVector3D(moved.m[12], moved.m[13], moved.m[14]);
}

/// The same on the screen from wherever it is seen.
float Gizmo::size(const OrbitCamera &camera) const
{
    const QVector3D at = origin();
    const QPointF from = onScreen(camera, at), to = onScreen(camera, at + camera.up().normalized());
    const double pixels = std::hypot(to.x() - from.x(), to.y() - from.y());
    return pixels > 0 && std::isfinite(pixels) ? reachOf(camera) / float(pixels) : 1;
}

std::vector<Gizmo::Stroke> Gizmo::strokes(const OrbitCamera &camera) const
{
    constexpr int Segments = 48;
    constexpr float Middle = 0.12F;
    const QVector3D at = origin();
    const float length = size(camera);
    std::vector<Stroke> strokes;
    for (const Handle handle : {Handle::X, Handle::Y, Handle::Z}) {
        Stroke stroke{handle, {}};
        if (m_tool == Tool::Turn) {
            const auto [first, second] = across(axis(handle));
            for (int i = 0; i <= Segments; ++i) {
                const float angle = 2 * std::numbers::pi_v<float> * float(i) / Segments;
                stroke.points.push_back(at + (first * std::cos(angle) + second * std::sin(angle)) * length);
            }
        } else {
            stroke.points = {at + axis(handle) * length * Middle * 1.5F, at + axis(handle) * length};
        }
        strokes.push_back(std::move(stroke));
    }
    const QVector3D eye = (camera.eye() - camera.target()).normalized();
    const auto [right, up] = across(eye);
    const float reach = m_tool == Tool::Turn ? length * 1.18F : length * Middle;
    Stroke free{Handle::Free, {}};
    const int corners = m_tool == Tool::Turn ? Segments : 4;
    for (int i = 0; i <= corners; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * (float(i) + 0.5F) / float(corners);
        free.points.push_back(at + (right * std::cos(angle) + up * std::sin(angle)) * reach);
    }
    strokes.push_back(std::move(free));
    return strokes;
}

Gizmo::Handle Gizmo::handleAt(const OrbitCamera &camera, const QPointF &pixel) const
{
    double least = 7; // pixels
    Handle nearest = Handle::None;
    if (m_tool != Tool::Turn && distanceTo(pixel, onScreen(camera, origin()), onScreen(camera, origin())) < 11)
        return Handle::Free;
    for (const Stroke &stroke : strokes(camera)) {
        for (size_t i = 1; i < stroke.points.size(); ++i) {
            const double distance = distanceTo(pixel, onScreen(camera, stroke.points[i - 1]),
                                               onScreen(camera, stroke.points[i]));
            if (distance < least) {
                least = distance;
                nearest = stroke.handle;
            }
        }
    }
    return nearest;
}

QPointF Gizmo::pixelOf(const OrbitCamera &camera, Handle handle) const
{
    if (handle == Handle::Free && m_tool != Tool::Turn)
        return onScreen(camera, origin());
    for (const Stroke &stroke : strokes(camera)) {
        if (stroke.handle != handle)
            continue;
        // Circles cross each other in places; between those only one is meant.
        const size_t point = m_tool == Tool::Turn ? stroke.points.size() / 16 : stroke.points.size() - 1;
        return onScreen(camera, stroke.points[point]);
    }
    return {};
}

/// How far along the axis the point of it lies that is nearest to what is under the pixel.
double Gizmo::alongAxis(const OrbitCamera &camera, const QPointF &pixel) const
{
    const Ray ray = camera.ray(pixel);
    const QVector3D direction = toVector(ray.direction).normalized();
    const QVector3D along = axis(m_handle);
    const QVector3D between = m_place.origin - toVector(ray.origin);
    const float b = QVector3D::dotProduct(along, direction);
    const float apart = 1 - b * b;
    if (apart < 1e-4F) // seen end on
        return m_before;
    const float d = QVector3D::dotProduct(along, between), e = QVector3D::dotProduct(direction, between);
    return double((b * e - d) / apart);
}

/// Around the origin on the screen, counted as the turn of what is turned.
double Gizmo::angleAt(const OrbitCamera &camera, const QPointF &pixel) const
{
    const QPointF from = pixel - onScreen(camera, m_place.origin);
    const double angle = qRadiansToDegrees(std::atan2(-from.y(), from.x()));
    const QVector3D eye = camera.eye() - m_place.origin;
    const bool facesAway = m_handle != Handle::Free && QVector3D::dotProduct(axis(m_handle), eye) < 0;
    return facesAway ? -angle : angle;
}

void Gizmo::begin(const OrbitCamera &camera, Handle handle, const QPointF &pixel)
{
    m_handle = handle;
    m_typed.reset();
    m_pressed = pixel;
    m_turned = 0;
    m_amounts = m_tool == Tool::Resize ? QVector3D(1, 1, 1) : QVector3D();
    m_view = (camera.eye() - camera.target()).normalized();
    m_pressedAt = camera.onPlane(pixel, m_place.origin);
    m_before = 0;
    if (handle == Handle::None)
        return;
    m_before = m_tool == Tool::Turn ? angleAt(camera, pixel) : handle != Handle::Free ? alongAxis(camera, pixel) : 0;
}

void Gizmo::dragTo(const OrbitCamera &camera, const QPointF &pixel, bool snaps)
{
    if (!isDragging())
        return;
    const int number = int(m_handle) - 1;
    switch (m_tool) {
    case Tool::Move: {
        if (m_handle != Handle::Free) {
            const double by = alongAxis(camera, pixel) - m_before;
            m_amounts[number] = float(snaps ? snapped(by, double(m_place.step)) : by);
            return;
        }
        const QVector3D by = camera.onPlane(pixel, m_place.origin) - m_pressedAt;
        for (int i = 0; i < 3; ++i) {
            const double part = double(QVector3D::dotProduct(by, m_place.axes[size_t(i)]));
            m_amounts[i] = float(snaps ? snapped(part, double(m_place.step)) : part);
        }
        return;
    }
    case Tool::Turn: {
        const double now = angleAt(camera, pixel);
        m_turned += std::remainder(now - m_before, 360.0);
        m_before = now;
        const double turned = m_place.isMirrored ? -m_turned : m_turned;
        m_amounts[m_handle == Handle::Free ? 0 : number] = float(snaps ? snapped(turned, TurnStep) : turned);
        return;
    }
    default: {
        double factor = 1 + (pixel.x() - m_pressed.x()) / 100;
        if (m_handle != Handle::Free && std::abs(m_before) > 1e-9)
            factor = alongAxis(camera, pixel) / m_before;
        factor = snaps ? snapped(factor, FactorStep) : factor;
        if (m_handle == Handle::Free)
            m_amounts = QVector3D(float(factor), float(factor), float(factor));
        else
            m_amounts[number] = float(factor);
        return;
    }
    }
}

QVector3D Gizmo::amounts() const
{
    if (!m_typed)
        return m_amounts;
    const auto number = float(*m_typed);
    QVector3D typed = m_tool == Tool::Resize ? QVector3D(1, 1, 1) : QVector3D();
    if (m_handle == Handle::Free && m_tool == Tool::Resize)
        return {number, number, number};
    if (m_handle == Handle::Free && m_tool == Tool::Move) // that far in the direction of the hand
        return m_amounts.normalized() * number;
    typed[m_handle == Handle::Free ? 0 : int(m_handle) - 1] = number;
    return typed;
}

bool Gizmo::isNothing() const
{
    return amounts() == (m_tool == Tool::Resize ? QVector3D(1, 1, 1) : QVector3D());
}

scene::Mat4 Gizmo::transform() const
{
    scene::Mat4 result;
    if (!isDragging())
        return result;
    const QVector3D by = amounts();
    const auto &axes = m_place.axes;
    QVector3D translation;
    std::array<QVector3D, 3> columns{QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)};
    if (m_tool == Tool::Move) {
        translation = axes[0] * by.x() + axes[1] * by.y() + axes[2] * by.z();
    } else {
        QQuaternion turn;
        if (m_tool == Tool::Turn) {
            const bool isFree = m_handle == Handle::Free;
            const float angle = by[isFree ? 0 : int(m_handle) - 1];
            turn = QQuaternion::fromAxisAndAngle(isFree ? m_view : axis(m_handle), m_place.isMirrored ? -angle : angle);
        }
        for (QVector3D &column : columns) {
            const QVector3D unit = column;
            if (m_tool == Tool::Turn) {
                column = turn.rotatedVector(unit);
                continue;
            }
            column = {};
            for (int i = 0; i < 3; ++i)
                column += axes[size_t(i)] * by[i] * QVector3D::dotProduct(axes[size_t(i)], unit);
        }
        const QVector3D &o = m_place.origin;
        translation = o - (columns[0] * o.x() + columns[1] * o.y() + columns[2] * o.z());
    }
    for (size_t c = 0; c < 3; ++c) {
        for (int r = 0; r < 3; ++r)
            result.m[c * 4 + size_t(r)] = columns[c][r];
    }
    for (int r = 0; r < 3; ++r)
        result.m[12 + size_t(r)] = translation[r];
    return result;
}

FlatVertices Gizmo::shape(const OrbitCamera &camera, Handle hot) const
{
    static const std::array colors{QColor(226, 72, 72), QColor(92, 178, 60), QColor(66, 130, 240),
                                   QColor(190, 190, 190)}; // as those of the axes on the ground
    const QVector3D eye = (camera.eye() - camera.target()).normalized();
    const float length = size(camera), pixel = length / reachOf(camera);
    FlatVertices shape;
    for (const Stroke &stroke : strokes(camera)) {
        if (isDragging() && stroke.handle != m_handle)
            continue;
        const bool isHot = stroke.handle == hot || stroke.handle == m_handle;
        const QColor color = isHot ? QColor(255, 214, 60) : colors[size_t(stroke.handle) - 1];
        for (size_t i = 1; i < stroke.points.size(); ++i)
            addStrip(shape, stroke.points[i - 1], stroke.points[i], eye, 3 * pixel, 3 * pixel, color);
        if (stroke.handle == Handle::Free || m_tool == Tool::Turn)
            continue;
        const QVector3D end = stroke.points.back(), along = axis(stroke.handle);
        if (m_tool == Tool::Move)
            addStrip(shape, end, end + along * 16 * pixel, eye, 13 * pixel, 0, color);
        else
            addStrip(shape, end - along * 5 * pixel, end + along * 5 * pixel, eye, 10 * pixel, 10 * pixel, color);
    }
    return shape;
}

} // namespace hexahedron::preview
