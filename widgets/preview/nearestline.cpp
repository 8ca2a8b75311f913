#include "widgets/preview/nearestline.h"

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

bool NearestLine::mayBeIn(const Bounds &box, const scene::Mat4 &matrix) const
{
    const QRectF near(m_pixel.x() - m_distance, m_pixel.y() - m_distance, 2 * m_distance, 2 * m_distance);
    return seenBox(box, matrix, m_toScreen).mayBeIn(near);
}

void NearestLine::offer(int node, const scene::Vec3 &from, const scene::Vec3 &to)
{
    const scene::Vec3 a = m_toScreen(from), b = m_toScreen(to);
    if (a.z < 0 || b.z < 0)
        return;
    const QPointF begin(double(a.x), double(a.y));
    const QPointF along = QPointF(double(b.x), double(b.y)) - begin, away = m_pixel - begin;
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared > 0 ? std::clamp(QPointF::dotProduct(away, along) / squared, 0.0, 1.0) : 0;
    const QPointF rest = away - along * t;
    const double distance = std::hypot(rest.x(), rest.y());
    if (distance < m_distance) {
        m_distance = distance;
        m_node = node;
    }
}

} // namespace hexahedron::preview
