#include "core/changes/wishes.h"
#include "core/check/markupelement.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/relations/elementrule.h"
#include "core/relations/exceeds.h"
#include "core/text/markup.h"

#include <QSet>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeParticleFormat>;

/// 69: the page has a default that the engine has not.
void largestStartIsThere(const MarkupElement &channel, Checker &checker)
{
    if (channel.has(fields().startMax) || !channel.has(fields().startMin) || channel.number(fields().startMin) == 0)
        return;
    const QString least = QString::fromUtf8(channel.text(fields().startMin));
    checker.report(
        hordeissues::startMaxMissing, channel.item(), "69", {least},
        {QT_TRANSLATE_NOOP("repairs", "Add %1=\"%2\"."),
         {QStringLiteral("startMax"), least},
         [item = channel.item(), least](Wishes &wishes) { wishes.insertAttribute(item, "startMax", least); }});
}

/// 70
void livesArePlausible(const MarkupElement &effect, Checker &checker)
{
    const double most = effect.number(fields().lifeMax);
    if (effect.has(fields().lifeMax) && most <= 0)
        checker.report(hordeissues::valueImplausible, effect.attribute(fields().lifeMax), "70",
                       {QStringLiteral("lifeMax"), asArgument(most), QStringLiteral("> 0")});
}

/// 71
void channelsOccurOnce(const MarkupElement &effect, Checker &checker)
{
    QSet<QByteArray> seen;
    for (const MarkupElement &channel : effect.children()) {
        const QByteArray name = channel.text(fields().channelName);
        if (name.isEmpty())
            continue;
        if (seen.contains(name.toLower()))
            checker.report(hordeissues::namedTwice, channel.attribute(fields().channelName), "71",
                           {QStringLiteral("channel"), QString::fromUtf8(name)});
        seen.insert(name.toLower());
    }
    QStringList missing;
    for (const char *needed : {"size", "colR", "colG", "colB", "colA"}) {
        if (!seen.contains(QByteArray(needed).toLower()))
            missing += QString::fromLatin1(needed);
    }
    if (!missing.isEmpty())
        checker.report(hordeissues::channelMissing, effect.item(), "71", {missing.join(QStringLiteral(", "))});
}

} // namespace

HordeParticleFormat::HordeParticleFormat()
{
    DocumentBuilder builder("HordeParticleFormat", markupSyntax());
    addXmlRules(builder);
    auto effect =
        builder.root("ParticleEffect").formerly("ParticleConfig").others(Severity::Warning, "45").as(fields.effect);
    effect.must(pass(livesArePlausible, "70")).must(pass(channelsOccurOnce, "71"));
    const auto life = [&](const char *name) {
        return effect.number(name)
            .required(Severity::Warning, "49")
            .usually("0")
            .orElse(Severity::Warning, "47")
            .unit(QT_TR_NOOP("seconds"));
    };
    const auto notBelow = [](const AttributeRef &low) {
        return exceed(low, hordeissues::limitsReversed, "70").orEquals().whereBothStand();
    };
    const auto lifeMin = life("lifeMin").as(fields.lifeMin);
    fields.lifeMax = life("lifeMax").must(notBelow(lifeMin)).field();

    auto channel =
        effect.element("ChannelOverLife").others(Severity::Warning, "45").must(pass(largestStartIsThere, "69"));
    const auto number = [&](const char *name, const char *usual) {
        return channel.number(name).usually(usual).orElse(Severity::Warning, "47");
    };
    fields.channel = channel.field();
    fields.channelName = channel
                             .choice("channel", {"moveVel", "rotVel", "drag", "size", "colR", "colG", "colB", "colA"})
                             .required(Severity::Warning, "49")
                             .orElse(Severity::Warning, "71")
                             .field();
    const auto startMin = number("startMin", "0").required(Severity::Warning, "49").as(fields.startMin);
    fields.startMax = number("startMax", "0").must(notBelow(startMin)).field();
    number("endRate", "1.0");
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
