#pragma once

#include "widgets/preview/overlays.h"
#include "widgets/preview/picker.h"

#include <QLocale>

#include <optional>

namespace hexahedron::preview {

class OrbitCamera;

/// A place that is measured from or to: a vertex, which moves with the pose, or a point of a surface, which does not.
struct MeasuredPoint
{
    int mesh = -1; ///< index into PreparedScene::meshes
    qint64 vertex = -1;
    scene::Vec3 at; ///< in the world, without a vertex
};

/// The vertex near a pixel, else the point of the surface under it; nothing where nothing is.
std::optional<MeasuredPoint> measuredPointAt(const PreparedScenePtr &prepared, const Pose &pose,
                                             const OrbitCamera &camera, const QPointF &pixel);

/// How far two points are from one another, in the units and along the axes of the file.
QString distanceText(const PreparedScene &prepared, const scene::Vec3 &from, const scene::Vec3 &to,
                     const QLocale &locale);
/// The same for where there is little room: the distance, and x, y and z of it.
QString shortDistanceText(const PreparedScene &prepared, const scene::Vec3 &from, const scene::Vec3 &to,
                          const QLocale &locale);

/// Two points that somebody clicks one after the other; a third one begins anew.
class Measure
{
public:
    void clear() { *this = {}; }
    void add(const MeasuredPoint &point);
    /// Where the second one would be.
    void offer(const std::optional<MeasuredPoint> &point) { m_offered = point; }
    bool isEmpty() const { return !m_from; }
    bool wantsSecond() const { return m_from && !m_to; }

    /// What is drawn: the points, the way between them, and the steps along the axes of the file.
    FlatVertices lines(const PreparedScene &prepared, const Pose &pose, float size) const;
    /// In full; empty as long as there is only one point.
    QString text(const PreparedScene &prepared, const Pose &pose, const QLocale &locale) const;
    /// Beside it.
    std::optional<Label> label(const PreparedScene &prepared, const Pose &pose, const QLocale &locale) const;

private:
    const std::optional<MeasuredPoint> &second() const { return m_to ? m_to : m_offered; }

    std::optional<MeasuredPoint> m_from, m_to, m_offered;
};

} // namespace hexahedron::preview
