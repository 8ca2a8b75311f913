#pragma once

#include "core/scene/scene.h"

#include <random>
#include <vector>

namespace hexahedron::preview {

/// The particles of one emitter as they fly: each is born when a place is free and its turn has come, moves along its way and with the
/// force, changes as it grows older, and makes room for another one.
class ParticleCloud
{
public:
    static constexpr qint64 Most = 4'000;    ///< of one emitter
    static constexpr size_t MostClouds = 64; ///< of one scene

    struct Particle
    {
        scene::Vec3 position;
        float size = 0;  ///< of a side
        float angle = 0; ///< radians
        std::array<float, 4> color{};
    };

    explicit ParticleCloud(const scene::Emitter &emitter);
    /// Lets time pass; `place` is where the emitter is in the world, `world` turns the format's axes into those of the world.
    void advance(float seconds, const scene::Mat4 &place, const scene::Mat4 &world);
    /// Those that live.
    std::vector<Particle> particles() const;

private:
    struct Slot
    {
        Particle now;
        scene::Vec3 direction;
        float life = 0, wholeLife = 1; ///< seconds that are left, and of all
        float speed = 0, turning = 0, size = 0;
        std::array<float, 4> color{};
        qint64 births = 0;
    };
    void begin(Slot &slot, const scene::Mat4 &place);
    void move(Slot &slot, float seconds, const scene::Vec3 &force);
    float between(float least, float most);

    scene::Emitter m_emitter;
    std::vector<Slot> m_slots;
    std::minstd_rand m_random; ///< begins alike for everybody
    float m_delay, m_due = 0;  ///< seconds, particles
};

} // namespace hexahedron::preview
