#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/picker.h"

#include <QMatrix4x4>
#include <QPointF>
#include <QSizeF>
#include <QVector3D>

#include <optional>

namespace hexahedron::preview {

/// A place for the eye that is not found by turning around a model.
struct GivenPlace
{
    QVector3D eye, backwards, up; ///< directions at right angles, of length 1
    float opening = 0;            ///< from the top of the picture to its bottom, in degrees
    float height = 0;             ///< of the picture, where distant things look as large as near ones
    float aspect = 0;             ///< what lies in a picture of this shape is seen whole; 0: of any
};

/// Where points are seen.
struct ScreenProjection
{
    QVector3D eye, right, up, forwards;
    float scale = 1; ///< pixels of a unit, with perspective at a distance of 1
    float left = 0, top = 0;
    bool isOrthographic = false;
    float nearer = 0; ///< what lies behind the eye orthographically is seen too

    scene::Vec3 operator()(const scene::Vec3 &world) const
    {
        const QVector3D from(world.x - eye.x(), world.y - eye.y(), world.z - eye.z());
        const float depth = QVector3D::dotProduct(from, forwards);
        const float size = isOrthographic ? scale : scale / std::max(depth, 1e-20F);
        return {left + QVector3D::dotProduct(from, right) * size, top - QVector3D::dotProduct(from, up) * size,
                depth + nearer};
    }
};

/// A turntable around a point: where the eye stands, and how view and pixels belong together. Pure arithmetic.
class OrbitCamera
{
public:
    enum class View { Front, Back, Left, Right, Top, Bottom, Oblique };
    static constexpr float FieldOfView = 40; ///< of an eye of its own: degrees, from the top to the bottom

    void setViewport(const QSizeF &size) { m_viewport = size; }
    QSizeF viewport() const { return m_viewport; }
    /// The model, so that near and far planes enclose it wherever the eye is.
    void setBounds(const Bounds &bounds) { m_bounds = bounds; }

    /// Where the front is seen from: 0 from +z, 180 from -z.
    void setFrontYaw(float degrees) { m_frontYaw = degrees; }

    void fit(const Bounds &bounds);
    void look(View view);
    void orbit(const QPointF &pixels);
    void turn(float degrees); ///< to the right around the target
    void pan(const QPointF &pixels);
    /// Comes nearer by `factor` (below 1) while `anchor`, under the cursor, stays where it is on the screen.
    void zoom(double factor, const QVector3D &anchor);

    bool isOrthographic() const { return m_given ? m_given->height > 0 : m_orthographic; }
    /// A given place is left for it. Whether that changes anything.
    bool setOrthographic(bool on);

    /// Sees what somebody else sees, until it is moved or turned. `around` is what is turned around then.
    void take(const GivenPlace &place, const QVector3D &around);
    bool isGiven() const { return m_given.has_value(); }
    /// The eye goes along with what it looks at, to the right, upwards and forwards.
    void fly(const QVector3D &by);
    /// The eye turns where it is.
    void lookAround(const QPointF &pixels);

    QVector3D eye() const { return m_target + backwards() * m_distance; }
    QVector3D target() const { return m_target; }
    QVector3D up() const;
    float distance() const { return m_distance; }
    QMatrix4x4 viewMatrix() const;
    QMatrix4x4 projectionMatrix() const;

    Ray ray(const QPointF &pixel) const;
    /// Pixels in x and y, the distance in front of the eye in z (negative: behind).
    scene::Vec3 toScreen(const scene::Vec3 &world) const { return projection()(world); }
    /// The same for many points, as long as the camera stays.
    ScreenProjection projection() const;
    /// The point under the pixel on the plane through `through`, parallel to the screen.
    QVector3D onPlane(const QPointF &pixel, const QVector3D &through) const;

private:
    QVector3D backwards() const; ///< from the target to the eye
    QVector3D right() const;
    float pixelSize() const; ///< of one pixel, at the target
    float aspect() const;

    void leaveGiven();
    float fieldOfView() const; ///< degrees, from the top to the bottom

    QVector3D m_target;
    float m_yaw = 35, m_pitch = 22; // degrees
    std::optional<GivenPlace> m_given;
    float m_frontYaw = 0;
    float m_distance = 5;
    bool m_orthographic = false;
    QSizeF m_viewport{640, 480};
    Bounds m_bounds;
};

inline QVector3D toVector(const scene::Vec3 &v)
{
    return {v.x, v.y, v.z};
}
inline scene::Vec3 fromVector(const QVector3D &v)
{
    return {v.x(), v.y(), v.z()};
}

} // namespace hexahedron::preview
