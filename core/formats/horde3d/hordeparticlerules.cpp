#include "core/changes/wishes.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"

#include <QSet>

namespace hexahedron::horderules {

namespace {

constexpr auto fields = &fieldsOf<HordeParticleFormat>;

} // namespace

/// 69: the page has a default that the engine has not.
void largestStartIsThere(const MarkupElement &channel, Checker &checker)
{
    if (channel.has(fields().startMax) || !channel.has(fields().startMin) || channel.number(fields().startMin) == 0)
        return;
    const QString least = QString::fromUtf8(channel.text(fields().startMin));
    checker.report(hordeissues::startMaxMissing, channel.item(),
                   {.arguments = {least},
                    .reference = "69",
                    .repair = {QT_TRANSLATE_NOOP("repairs", "Add %1=\"%2\"."),
                               {QStringLiteral("startMax"), least},
                               [item = channel.item(), least](Wishes &wishes) {
                                   wishes.insertAttribute(item, "startMax", least);
                               }}});
}

/// 70
void livesArePlausible(const MarkupElement &effect, Checker &checker)
{
    if (effect.has(fields().lifeMax) && effect.number(fields().lifeMax) <= 0)
        checker.report(hordeissues::valueImplausible, effect.attribute(fields().lifeMax),
                       {.arguments = {QStringLiteral("lifeMax"), asArgument(effect.number(fields().lifeMax)),
                                      QStringLiteral("> 0")},
                        .reference = "70"});
}

/// 71
void channelsOccurOnce(const MarkupElement &effect, Checker &checker)
{
    QSet<QByteArray> seen;
    for (const MarkupElement &channel : effect.children()) {
        const QByteArray name = channel.text(fields().channelName).toLower();
        if (name.isEmpty())
            continue;
        if (seen.contains(name))
            checker.report(
                hordeissues::namedTwice, channel.attribute(fields().channelName),
                {.arguments = {QStringLiteral("channel"), QString::fromUtf8(channel.text(fields().channelName))},
                 .reference = "71"});
        seen.insert(name);
    }
    QStringList missing;
    for (const char *needed : {"size", "colR", "colG", "colB", "colA"}) {
        if (!seen.contains(QByteArray(needed).toLower()))
            missing += QString::fromLatin1(needed);
    }
    if (!missing.isEmpty())
        checker.report(hordeissues::channelMissing, effect.item(),
                       {.arguments = {missing.join(QStringLiteral(", "))}, .reference = "71"});
}

} // namespace hexahedron::horderules
