#include "widgets/preview/orbitcamera.h"

#include <QtMath>

#include <algorithm>

namespace hexahedron::preview {

using scene::Vec3;

static constexpr float MostPitch = 89.9f; // straight down there is no telling where up is

QVector3D OrbitCamera::backwards() const
{
    if (m_given)
        return m_given->backwards;
    const float yaw = qDegreesToRadians(m_yaw), pitch = qDegreesToRadians(m_pitch);
    return {std::cos(pitch) * std::sin(yaw), std::sin(pitch), std::cos(pitch) * std::cos(yaw)};
}

QVector3D OrbitCamera::right() const
{
    if (m_given)
        return QVector3D::crossProduct(m_given->up, m_given->backwards);
    const float yaw = qDegreesToRadians(m_yaw);
    return {std::cos(yaw), 0, -std::sin(yaw)};
}

QVector3D OrbitCamera::up() const
{
    return QVector3D::crossProduct(backwards(), right());
}

float OrbitCamera::aspect() const
{
    return float(std::max(1.0, m_viewport.width()) / std::max(1.0, m_viewport.height()));
}

/// A narrow view sees more above and below of what was meant for a wide one, so that nothing is lost at its sides.
float OrbitCamera::fieldOfView() const
{
    if (!m_given || m_given->height > 0)
        return FieldOfView;
    const float wider = std::max(1.F, m_given->aspect / aspect());
    return 2 * qRadiansToDegrees(std::atan(std::tan(qDegreesToRadians(m_given->opening / 2)) * wider));
}

float OrbitCamera::pixelSize() const
{
    if (m_given && m_given->height > 0)
        return m_given->height * std::max(1.F, m_given->aspect / aspect()) / std::max(1.F, float(m_viewport.height()));
    const float height = 2 * m_distance * std::tan(qDegreesToRadians(fieldOfView() / 2));
    return height / std::max(1.f, float(m_viewport.height()));
}

bool OrbitCamera::setOrthographic(bool on)
{
    if (on == m_orthographic)
        return false;
    leaveGiven();
    m_orthographic = on;
    return true;
}

void OrbitCamera::take(const GivenPlace &place, const QVector3D &around)
{
    constexpr float Least = 1e-3F; // of the model
    m_given = place;
    const float away = QVector3D::dotProduct(place.eye - around, place.backwards);
    m_distance = std::max(away, m_bounds.radius() * Least);
    m_target = place.eye - place.backwards * m_distance;
}

/// Upright again, and seen as everywhere; what is in the middle of the view stays there, as large as it was.
void OrbitCamera::leaveGiven()
{
    if (!m_given)
        return;
    const float half = pixelSize() * std::max(1.F, float(m_viewport.height())) / 2;
    const QVector3D &b = m_given->backwards;
    m_pitch = std::clamp(qRadiansToDegrees(std::asin(std::clamp(b.y(), -1.F, 1.F))), -MostPitch, MostPitch);
    m_yaw = qRadiansToDegrees(std::atan2(b.x(), b.z()));
    m_given.reset();
    m_distance = half / std::tan(qDegreesToRadians(FieldOfView / 2));
}

void OrbitCamera::fly(const QVector3D &by)
{
    leaveGiven();
    if (isOrthographic()) // nothing comes nearer by itself
        m_distance *= std::clamp(1 - by.z() / m_distance, 0.5F, 2.F);
    m_target += right() * by.x() + up() * by.y() - backwards() * by.z();
}

void OrbitCamera::lookAround(const QPointF &pixels)
{
    leaveGiven();
    const QVector3D at = eye();
    orbit(pixels / 2);
    m_target = at - backwards() * m_distance;
}

void OrbitCamera::fit(const Bounds &bounds)
{
    leaveGiven();
    m_target = toVector(bounds.center());
    const float half = qDegreesToRadians(FieldOfView / 2);
    // In a narrow pane the width is what limits.
    const float narrowest = std::atan(std::tan(half) * std::min(1.f, aspect()));
    m_distance = bounds.radius() * 1.08f / std::sin(narrowest);
}

void OrbitCamera::look(View view)
{
    leaveGiven();
    constexpr float nearlyUp = MostPitch;
    switch (view) {
    case View::Front:
        m_yaw = m_frontYaw, m_pitch = 0;
        break;
    case View::Back:
        m_yaw = m_frontYaw + 180, m_pitch = 0;
        break;
    case View::Left:
        m_yaw = m_frontYaw - 90, m_pitch = 0;
        break;
    case View::Right:
        m_yaw = m_frontYaw + 90, m_pitch = 0;
        break;
    case View::Top:
        m_yaw = m_frontYaw, m_pitch = nearlyUp;
        break;
    case View::Bottom:
        m_yaw = m_frontYaw, m_pitch = -nearlyUp;
        break;
    case View::Oblique:
        m_yaw = m_frontYaw + 35, m_pitch = 22;
        break;
    }
}

void OrbitCamera::orbit(const QPointF &pixels)
{
    leaveGiven();
    constexpr float degreesPerPixel = 0.4f;
    m_yaw = std::fmod(m_yaw - float(pixels.x()) * degreesPerPixel, 360.f);
    m_pitch = std::clamp(m_pitch + float(pixels.y()) * degreesPerPixel, -MostPitch, MostPitch);
}

void OrbitCamera::turn(float degrees)
{
    leaveGiven();
    m_yaw = std::fmod(m_yaw + degrees, 360.f);
}

void OrbitCamera::pan(const QPointF &pixels)
{
    leaveGiven();
    m_target += (up() * float(pixels.y()) - right() * float(pixels.x())) * pixelSize();
}

void OrbitCamera::zoom(double factor, const QVector3D &anchor)
{
    leaveGiven();
    const float radius = m_bounds.radius();
    const float wanted = std::clamp(m_distance * float(factor), radius * 1e-4f, radius * 100);
    const float applied = wanted / m_distance;
    m_distance = wanted;
    m_target = anchor + (m_target - anchor) * applied;
}

QMatrix4x4 OrbitCamera::viewMatrix() const
{
    QMatrix4x4 matrix;
    matrix.lookAt(eye(), m_target, up());
    return matrix;
}

QMatrix4x4 OrbitCamera::projectionMatrix() const
{
    const float away = (toVector(m_bounds.center()) - eye()).length();
    const float radius = m_bounds.radius() * 4; // the grid is larger than the model
    const float far = away + radius + m_distance;
    QMatrix4x4 matrix;
    if (isOrthographic()) {
        const float halfHeight = pixelSize() * float(m_viewport.height()) / 2;
        const float halfWidth = halfHeight * aspect();
        // What lies behind the eye is in the picture too.
        matrix.ortho(-halfWidth, halfWidth, -halfHeight, halfHeight, -far, far);
    } else {
        matrix.perspective(fieldOfView(), aspect(), std::max(m_distance / 100, far / 20000), far);
    }
    return matrix;
}

Ray OrbitCamera::ray(const QPointF &pixel) const
{
    const float x = float(pixel.x() / std::max(1.0, m_viewport.width())) * 2 - 1;
    const float y = 1 - float(pixel.y() / std::max(1.0, m_viewport.height())) * 2;
    const float halfHeight = pixelSize() * float(std::max(1.0, m_viewport.height())) / 2;
    const QVector3D across = right() * (x * halfHeight * aspect()) + up() * (y * halfHeight);
    if (isOrthographic()) {
        const float far = (toVector(m_bounds.center()) - eye()).length() + m_bounds.radius() * 4 + m_distance;
        return {fromVector(eye() + across + backwards() * far), fromVector(-backwards())};
    }
    return {fromVector(eye()), fromVector((across - backwards() * m_distance).normalized())};
}

ScreenProjection OrbitCamera::projection() const
{
    const bool orthographic = isOrthographic();
    return {.eye = eye(),
            .right = right(),
            .up = up(),
            .forwards = -backwards(),
            .scale = orthographic ? 1 / pixelSize() : m_distance / pixelSize(),
            .left = float(m_viewport.width() / 2),
            .top = float(m_viewport.height() / 2),
            .isOrthographic = orthographic,
            // Orthographically nothing is behind the eye.
            .nearer = orthographic ? m_distance + 100 * m_bounds.radius() : 0};
}

QVector3D OrbitCamera::onPlane(const QPointF &pixel, const QVector3D &through) const
{
    const Ray line = ray(pixel);
    const QVector3D origin = toVector(line.origin), direction = toVector(line.direction);
    const float towards = QVector3D::dotProduct(direction, -backwards());
    const float away = QVector3D::dotProduct(through - origin, -backwards());
    return towards > 0 ? origin + direction * (away / towards) : through;
}

} // namespace hexahedron::preview
