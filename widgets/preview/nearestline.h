#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/orbitcamera.h"

namespace hexahedron::preview {

/// Finds the line that is drawn nearest to a pixel, within reach of a hand that does not aim well.
class NearestLine
{
public:
    NearestLine(const OrbitCamera &camera, const QPointF &pixel)
        : m_toScreen(camera.projection())
        , m_pixel(pixel)
    {
    }
    /// A line of that node, in the space of the world.
    void offer(int node, const scene::Vec3 &from, const scene::Vec3 &to);
    /// Whether a line in this box may come nearer than those so far.
    bool mayBeIn(const Bounds &box, const scene::Mat4 &matrix) const;
    /// Whose line is the nearest so far; -1 when none is near.
    int node() const { return m_node; }

private:
    static constexpr double Reach = 6; // pixels

    ScreenProjection m_toScreen;
    QPointF m_pixel;
    double m_distance = Reach;
    int m_node = -1;
};

} // namespace hexahedron::preview
