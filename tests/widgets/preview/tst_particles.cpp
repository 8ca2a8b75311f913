// What comes out of an emitter.
#include "widgets/preview/particles.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace hexahedron;
using namespace hexahedron::preview;

class TestParticles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyFlyAlongTheEmitterAndWithTheForce();
    void thereAreNeverMoreThanAreWanted();
    void birthsMayEnd();
    void theyChangeAsTheyGrowOlder();
    void numbersOfAFileDoNoHarm();
};

namespace {

/// Ten in a second, each of which lives for two and flies one unit in a second.
scene::Emitter emitter()
{
    scene::Emitter emitter;
    emitter.mostParticles = 100;
    emitter.births = -1;
    emitter.rate = 10;
    emitter.shortestLife = emitter.longestLife = 2;
    emitter.speed = {1, 1, 1};
    emitter.size = {1, 1, 0};
    emitter.color = {scene::Emitter::Range{1, 1, 1}, {}, {}, {0.5F, 0.5F, 1}};
    return emitter;
}

ParticleCloud after(const scene::Emitter &emitter, float seconds)
{
    ParticleCloud cloud(emitter);
    for (float passed = 0; passed < seconds - 0.01F; passed += 0.05F)
        cloud.advance(0.05F, {}, {});
    return cloud;
}

} // namespace

void TestParticles::theyFlyAlongTheEmitterAndWithTheForce()
{
    scene::Emitter from = emitter();
    from.force = {0, 2, 0};
    from.delay = 1;
    QVERIFY(after(from, 0.9F).particles().empty());
    const auto flying = after(from, 2).particles();
    QVERIFY(flying.size() >= 8 && flying.size() <= 12);
    for (const ParticleCloud::Particle &particle : flying) {
        QVERIFY(particle.position.z < 0 && particle.position.z > -1.1F); // away from the emitter
        QVERIFY(std::abs(particle.position.y + 2 * particle.position.z) < 1e-4F);
        QVERIFY(std::abs(particle.position.x) < 1e-4F);
    }
    from.spread = 60;
    const auto spread = after(from, 2).particles();
    QVERIFY(std::ranges::any_of(spread, [](const auto &p) { return p.position.x > 0.05F; }));
    QVERIFY(std::ranges::any_of(spread, [](const auto &p) { return p.position.x < -0.05F; }));
}

void TestParticles::thereAreNeverMoreThanAreWanted()
{
    QCOMPARE(qRound(float(after(emitter(), 10).particles().size()) / 10), 2); // two seconds of ten each
    scene::Emitter few = emitter();
    few.mostParticles = 3;
    QCOMPARE(after(few, 10).particles().size(), size_t(3));
}

void TestParticles::birthsMayEnd()
{
    scene::Emitter once = emitter();
    once.births = 1;
    once.mostParticles = 5;
    QCOMPARE(after(once, 1).particles().size(), size_t(5));
    QVERIFY(after(once, 5).particles().empty());
}

void TestParticles::theyChangeAsTheyGrowOlder()
{
    scene::Emitter one = emitter();
    one.mostParticles = 1;
    one.births = 1;
    const auto young = after(one, 0.3F).particles(), old = after(one, 1.9F).particles();
    QCOMPARE(young.size(), size_t(1));
    QCOMPARE(old.size(), size_t(1));
    QVERIFY(young[0].size > 0.8F && old[0].size < 0.3F);
    QCOMPARE(old[0].color[0], 1.0F);
    QCOMPARE(old[0].color[3], 0.5F);
}

void TestParticles::numbersOfAFileDoNoHarm()
{
    const float none = std::numeric_limits<float>::quiet_NaN(), much = std::numeric_limits<float>::infinity();
    scene::Emitter odd = emitter();
    odd.mostParticles = std::numeric_limits<qint64>::max();
    odd.rate = much;
    odd.speed = {none, much, none};
    QVERIFY(qint64(after(odd, 1).particles().size()) <= ParticleCloud::Most);
    odd.mostParticles = -5;
    QVERIFY(after(odd, 1).particles().empty());
    odd = emitter();
    odd.shortestLife = odd.longestLife = -1;
    QVERIFY(after(odd, 1).particles().empty());
    odd.shortestLife = none;
    QVERIFY(after(odd, 1).particles().empty());
}

QTEST_GUILESS_MAIN(TestParticles)
#include "tst_particles.moc"
