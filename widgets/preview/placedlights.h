#pragma once

#include "widgets/preview/preparedscene.h"

#include <QVector3D>

namespace hexahedron::preview {

/// How a shadow map sees what lies before a light.
struct ShadowView
{
    QVector3D along, up;             ///< of length 1, and upright to one another
    float opening = 0;               ///< in degrees, from edge to edge
    float nearest = 0, farthest = 0; ///< along its axis
};

/// A light where it stands at one moment, in the world.
struct PlacedLight
{
    QVector3D at, towards, color;
    float radius = 0;
    float rim = -1;    ///< cosine of the angle between the axis of its cone and the edge
    ShadowView shadow; ///< of those that have one
    float bias = 0;    ///< of its shadow, in units of the world
};

/// The lights of a scene that are shown: a shader has room for few. Those with shadows come first.
class PlacedLights
{
public:
    static constexpr size_t Most = 8, MostShadows = 4;

    PlacedLights() = default;
    explicit PlacedLights(PreparedScenePtr prepared, size_t mostShadows = MostShadows);

    bool isEmpty() const { return m_lights.empty(); }
    size_t count() const { return m_lights.size(); }
    size_t shadowCount() const { return m_shadows; }
    /// Of the scene, those that light anything at all: how many there are, and how many of them have shadows.
    size_t storedCount() const { return m_stored; }
    size_t storedShadows() const { return m_storedShadows; }
    /// As many as count(), whatever the pose.
    std::vector<PlacedLight> at(const Pose &pose) const;

private:
    PlacedLight placed(const scene::Light &light, const scene::Mat4 &node, const Bounds &bounds) const;

    PreparedScenePtr m_prepared;
    std::vector<scene::Light> m_lights;
    size_t m_shadows = 0, m_stored = 0, m_storedShadows = 0;
};

} // namespace hexahedron::preview
