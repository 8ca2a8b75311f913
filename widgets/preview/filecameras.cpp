#include "widgets/preview/filecameras.h"

#include <QtMath>

#include <algorithm>

namespace hexahedron::preview {

std::vector<int> fileCameras(const PreparedScene &prepared)
{
    constexpr size_t Most = 200; // to choose from
    std::vector<int> cameras;
    for (const int node : prepared.symbolNodes) {
        if (prepared.scene->nodes[size_t(node)].symbol == scene::Symbol::Camera && cameras.size() < Most)
            cameras.push_back(node);
    }
    return cameras;
}

std::optional<GivenPlace> placeOfCamera(const PreparedScene &prepared, const Pose &pose, int node)
{
    constexpr float NoOpening = 45, LeastOpening = 0.1F, MostOpening = 170; // degrees
    if (node < 0 || size_t(node) >= prepared.scene->nodes.size() || size_t(node) >= pose.nodes.size())
        return {};
    const scene::Node &camera = prepared.scene->nodes[size_t(node)];
    const auto &m = pose.nodes[size_t(node)].m;
    const QVector3D high(m[4], m[5], m[6]), back(m[8], m[9], m[10]);
    GivenPlace place;
    place.eye = {m[12], m[13], m[14]};
    place.backwards = back.normalized();
    place.up = (high - place.backwards * QVector3D::dotProduct(high, place.backwards)).normalized();
    if (!Bounds::isUsable({m[12], m[13], m[14]}) || place.backwards.isNull() || place.up.isNull())
        return {};
    if (camera.viewHeight > 0)
        place.height = camera.viewHeight * high.length();
    place.opening = std::clamp(camera.opening > 0 ? qRadiansToDegrees(camera.opening) : NoOpening, LeastOpening,
                               MostOpening);
    place.aspect = camera.aspect;
    return place;
}

} // namespace hexahedron::preview
