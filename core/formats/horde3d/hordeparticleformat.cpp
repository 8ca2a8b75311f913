#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/relations/exceeds.h"
#include "core/text/markup.h"

namespace hexahedron {

HordeParticleFormat::HordeParticleFormat()
{
    DocumentBuilder builder("HordeParticleFormat", markupSyntax());
    addXmlRules(builder);
    auto effect = builder.root("ParticleEffect").formerly("ParticleConfig").others(Severity::Warning, "45");
    effect.must(pass(horderules::livesArePlausible, "70")).must(pass(horderules::channelsOccurOnce, "71"));
    const auto lifeMin = effect.number("lifeMin")
                             .required(Severity::Warning, "49")
                             .usually("0")
                             .orElse(Severity::Warning, "47")
                             .unit(QT_TR_NOOP("seconds"));
    const auto lifeMax = effect.number("lifeMax")
                             .required(Severity::Warning, "49")
                             .usually("0")
                             .orElse(Severity::Warning, "47")
                             .unit(QT_TR_NOOP("seconds"))
                             .must(exceed(lifeMin, hordeissues::limitsReversed, "70").orEquals().whereBothStand());

    auto channel = effect.element("ChannelOverLife")
                       .others(Severity::Warning, "45")
                       .must(pass(horderules::largestStartIsThere, "69"));
    const auto name = channel.choice("channel", {"moveVel", "rotVel", "drag", "size", "colR", "colG", "colB", "colA"})
                          .required(Severity::Warning, "49")
                          .orElse(Severity::Warning, "71");
    const auto startMin =
        channel.number("startMin").required(Severity::Warning, "49").usually("0").orElse(Severity::Warning, "47");
    const auto startMax = channel.number("startMax")
                              .usually("0")
                              .orElse(Severity::Warning, "47")
                              .must(exceed(startMin, hordeissues::limitsReversed, "70").orEquals().whereBothStand());
    channel.number("endRate").usually("1.0").orElse(Severity::Warning, "47");

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
