#include "widgets/preview/particles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexahedron::preview {

using scene::Mat4;
using scene::Vec3;

namespace {

float radians(float degrees)
{
    return degrees * std::numbers::pi_v<float> / 180;
}

Vec3 normalised(const Vec3 &v)
{
    const float length = std::hypot(v.x, v.y, v.z);
    return length > 0 && std::isfinite(length) ? Vec3{v.x / length, v.y / length, v.z / length} : Vec3{};
}

/// As the part of its life that has passed makes it.
float aged(float begin, const scene::Emitter::Range &range, float part)
{
    return begin * (1 + (range.atEnd - 1) * part);
}

} // namespace

ParticleCloud::ParticleCloud(const scene::Emitter &emitter)
    : m_emitter(emitter)
    , m_slots(size_t(std::clamp<qint64>(emitter.mostParticles, 0, Most)))
    , m_delay(emitter.delay)
{
}

float ParticleCloud::between(float least, float most)
{
    const float part = float(m_random() - m_random.min()) / float(m_random.max() - m_random.min());
    return least + (most - least) * part;
}

void ParticleCloud::begin(Slot &slot, const Mat4 &place)
{
    slot.wholeLife = slot.life = between(m_emitter.shortestLife, m_emitter.longestLife);
    // Turned a little about each axis away from the one along which all would fly.
    const float half = radians(m_emitter.spread) / 2;
    const float x = between(-half, half), y = between(-half, half);
    slot.direction = normalised(
        place.mappedVector(normalised({-std::sin(y) * std::cos(x), std::sin(x), -std::cos(y) * std::cos(x)})));
    const auto some = [this](const scene::Emitter::Range &range) { return between(range.least, range.most); };
    slot.speed = some(m_emitter.speed);
    slot.turning = some(m_emitter.turning);
    slot.size = some(m_emitter.size);
    for (size_t i = 0; i < slot.color.size(); ++i)
        slot.color[i] = some(m_emitter.color[i]);
    slot.now.position = {place.m[12], place.m[13], place.m[14]};
    slot.now.angle = between(0, 2 * std::numbers::pi_v<float>);
    ++slot.births;
}

void ParticleCloud::move(Slot &slot, float seconds, const Vec3 &force)
{
    const float part = std::clamp(1 - slot.life / slot.wholeLife, 0.0F, 1.0F);
    const float speed = aged(slot.speed, m_emitter.speed, part);
    Vec3 &at = slot.now.position;
    at = {at.x + (slot.direction.x * speed + force.x) * seconds, at.y + (slot.direction.y * speed + force.y) * seconds,
          at.z + (slot.direction.z * speed + force.z) * seconds};
    slot.now.angle += radians(aged(slot.turning, m_emitter.turning, part)) * seconds;
    slot.now.size = aged(slot.size, m_emitter.size, part);
    for (size_t i = 0; i < slot.color.size(); ++i)
        slot.now.color[i] = aged(slot.color[i], m_emitter.color[i], part);
    slot.life -= seconds;
}

void ParticleCloud::advance(float seconds, const Mat4 &place, const Mat4 &world)
{
    const auto room = float(m_slots.size());
    m_delay -= seconds;
    if (m_delay <= 0 && m_emitter.rate > 0)
        m_due = std::min(m_due + m_emitter.rate * seconds, room);
    const Vec3 force = world.mappedVector(m_emitter.force);
    for (Slot &slot : m_slots) {
        const bool mayBegin = slot.life <= 0 && (m_emitter.births < 0 || slot.births < m_emitter.births);
        if (mayBegin && m_due >= 1) {
            begin(slot, place);
            m_due -= 1;
        }
        if (slot.life > 0)
            move(slot, seconds, force);
    }
}

std::vector<ParticleCloud::Particle> ParticleCloud::particles() const
{
    std::vector<Particle> living;
    for (const Slot &slot : m_slots) {
        const Vec3 &at = slot.now.position;
        if (slot.life > 0 && std::isfinite(at.x + at.y + at.z + slot.now.size + slot.now.angle))
            living.push_back(slot.now);
    }
    return living;
}

} // namespace hexahedron::preview
