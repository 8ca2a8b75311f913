#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/relations/exceeds.h"
#include "core/tree/markup.h"

namespace hexahedron {

HordeParticleFormat::HordeParticleFormat()
{
    DocumentBuilder builder("HordeParticleFormat", markupSyntax());
    addXmlRules(builder);
    auto effect = builder.root("ParticleEffect").formerly("ParticleConfig").others(Severity::Warning, "45");
    effect.must(pass(horderules::livesArePlausible, "70")).must(pass(horderules::channelsOccurOnce, "71"));
    effect.doc(QT_TR_NOOP("How the particles of an emitter move, look and fade."))
        .note(QT_TR_NOOP("The published page calls it ParticleConfig, which the engine does not take any more."));
    const auto lifeMin =
        effect.number("lifeMin")
            .required(Severity::Warning, "49")
            .usually("0")
            .orElse(Severity::Warning, "47")
            .unit(QT_TR_NOOP("seconds"))
            .doc(QT_TR_NOOP("The shortest life of a particle; each lives a random time between this and lifeMax."));
    const auto lifeMax = effect.number("lifeMax")
                             .required(Severity::Warning, "49")
                             .usually("0")
                             .orElse(Severity::Warning, "47")
                             .unit(QT_TR_NOOP("seconds"))
                             .must(exceed(lifeMin, hordeissues::limitsReversed, "70").orEquals().whereBothStand())
                             .doc(QT_TR_NOOP("The longest life of a particle; with 0 none is seen."));

    auto channel = effect.element("ChannelOverLife")
                       .others(Severity::Warning, "45")
                       .must(pass(horderules::largestStartIsThere, "69"))
                       .doc(QT_TR_NOOP("How one property of a particle changes while it lives."))
                       .note(QT_TR_NOOP("A channel that is not there is 0: without size or colA nothing can be seen."));
    const auto name =
        channel.choice("channel", {"moveVel", "rotVel", "drag", "size", "colR", "colG", "colB", "colA"})
            .required(Severity::Warning, "49")
            .orElse(Severity::Warning, "71")
            .doc(QT_TR_NOOP("The property: moveVel is speed in units of the scene a second, rotVel turning speed in "
                            "degrees a second, drag how much of the emitter's own movement the particle takes along (1 "
                            "is all), size its size in units of the scene; colR, colG and colB are red, green and blue "
                            "(1 is full), colA is alpha (0 is transparent, 1 opaque)."))
            .note(QT_TR_NOOP("The engine ignores other words. Of two elements for one property the later one counts."));
    const auto startMin =
        channel.number("startMin")
            .required(Severity::Warning, "49")
            .usually("0")
            .orElse(Severity::Warning, "47")
            .doc(QT_TR_NOOP(
                "The smallest value that a particle begins with; each begins somewhere between this and startMax."));
    const auto startMax = channel.number("startMax")
                              .usually("0")
                              .orElse(Severity::Warning, "47")
                              .must(exceed(startMin, hordeissues::limitsReversed, "70").orEquals().whereBothStand())
                              .doc(QT_TR_NOOP(
                                  "The largest value that a particle begins with; equal to startMin, all begin alike."))
                              .note(QT_TR_NOOP("The published page says that it is startMin when it is missing; the "
                                               "engine takes 0."));
    channel.number("endRate")
        .usually("1.0")
        .orElse(Severity::Warning, "47")
        .doc(QT_TR_NOOP("What the value at the beginning is multiplied by at the end of the life, evenly on the way: 1 "
                        "keeps it, 0 lets it fade."));

    fields = {.effect = effect.field(),
              .lifeMin = lifeMin.field(),
              .lifeMax = lifeMax.field(),
              .channel = channel.field(),
              .channelName = name.field(),
              .startMin = startMin.field(),
              .startMax = startMax.field()};
    schema = builder.finish();
}

const Format &hordeParticleFormat()
{
    static const Format format{
        .id = "horde3d.particle",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D particle effect"),
        .extensions = {QStringLiteral("particle.xml")},
        .recognition = QT_TRANSLATE_NOOP(
            "formats", "The outermost element is ParticleEffect (once ParticleConfig), with a life or channels."),
        .looksLike =
            [](const Bytes &bytes) {
                return beginsLike(bytes, {"ParticleEffect", "ParticleConfig"},
                                  {"@lifeMin", "@lifeMax", "ChannelOverLife"});
            },
        .schema = [] { return HordeParticleFormat::instance().schema; },
        .rules = {rootFitsName},
        .scene = nullptr,
    };
    return format;
}

} // namespace hexahedron
