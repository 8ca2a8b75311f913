#include "widgets/preview/placedlights.h"

#include "widgets/preview/orbitcamera.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

namespace {

constexpr float MostStrength = 1000; // of a colour: what is brighter is white anyway

bool lightsAnything(const scene::Light &light, const PreparedScene &prepared)
{
    const scene::Vec3 &color = light.color;
    return light.node >= 0 && size_t(light.node) < prepared.scene->nodes.size() && light.radius > 0 && light.opening > 0
           && Bounds::isUsable(color) && Bounds::isUsable({light.radius, light.opening, 0})
           && std::max({color.x, color.y, color.z}) > 0;
}

QVector3D uprightTo(const QVector3D &along)
{
    const QVector3D other = std::abs(along.y()) < 0.9F ? QVector3D(0, 1, 0) : QVector3D(1, 0, 0);
    const QVector3D right = QVector3D::crossProduct(along, other).normalized();
    return QVector3D::crossProduct(right, along).normalized();
}

/// What the light reaches of what is there, and no more: a shadow map has few pixels.
ShadowView shadowViewOf(const PlacedLight &light, float opening, const Bounds &bounds)
{
    constexpr float Widest = 150;    // beyond that the middle has no pixels left
    constexpr float Nearest = 1e-3F; // of the farthest
    const QVector3D toMiddle = toVector(bounds.center()) - light.at;
    const float distance = toMiddle.length(), size = bounds.radius() * 1.02F;
    ShadowView view;
    view.along = light.towards;
    view.opening = std::clamp(qRadiansToDegrees(opening), 1.F, Widest);
    const bool isOutside = distance > size;
    if (const float around = isOutside ? 2 * qRadiansToDegrees(std::asin(size / distance)) : 360;
        around < view.opening) {
        view.along = toMiddle.normalized();
        view.opening = std::max(around, 0.1F);
    }
    view.up = uprightTo(view.along);
    const float middle = QVector3D::dotProduct(toMiddle, view.along);
    view.farthest = std::min(light.radius, middle + size);
    view.nearest = std::max(middle - size, view.farthest * Nearest);
    if (!(view.farthest > view.nearest)) { // it reaches nothing
        view.farthest = light.radius;
        view.nearest = light.radius * Nearest;
    }
    return view;
}

} // namespace

PlacedLights::PlacedLights(PreparedScenePtr prepared, size_t mostShadows)
    : m_prepared(std::move(prepared))
{
    for (const scene::Light &light : m_prepared->scene->lights) {
        if (!lightsAnything(light, *m_prepared))
            continue;
        ++m_stored;
        m_storedShadows += light.hasShadows ? 1 : 0;
        if (m_lights.size() < Most)
            m_lights.push_back(light);
    }
    std::ranges::stable_partition(m_lights, &scene::Light::hasShadows);
    m_shadows = std::min(mostShadows, size_t(std::ranges::count_if(m_lights, &scene::Light::hasShadows)));
}

std::vector<PlacedLight> PlacedLights::at(const Pose &pose) const
{
    std::vector<PlacedLight> lights;
    for (const scene::Light &light : m_lights) {
        const auto node = size_t(light.node);
        lights.push_back(
            placed(light, node < pose.nodes.size() ? pose.nodes[node] : m_prepared->restMatrices[node], pose.bounds));
    }
    return lights;
}

PlacedLight PlacedLights::placed(const scene::Light &light, const scene::Mat4 &node, const Bounds &bounds) const
{
    const auto strength = [](float part) { return std::clamp(part, 0.F, MostStrength); };
    const scene::Vec3 at{node.m[12], node.m[13], node.m[14]};
    PlacedLight result;
    result.radius = light.radius;
    result.rim = std::cos(std::min(light.opening, 2 * float(M_PI)) / 2);
    result.towards = -QVector3D(node.m[8], node.m[9], node.m[10]).normalized();
    const bool isPlaced = Bounds::isUsable(at) && Bounds::isUsable(fromVector(result.towards))
                          && !result.towards.isNull();
    if (!isPlaced) { // dark
        result.towards = {0, 0, -1};
    } else {
        result.at = toVector(at);
        result.color = {strength(light.color.x), strength(light.color.y), strength(light.color.z)};
    }
    result.shadow = shadowViewOf(result, light.opening, bounds);
    result.bias = std::isfinite(light.shadowBias) ? std::clamp(light.shadowBias, 0.F, 0.1F) * light.radius : 0;
    return result;
}

} // namespace hexahedron::preview
