#include "core/edit/planner.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordeelements.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"

#include <QSet>

namespace hexahedron {

namespace {

const HordeParticleFormat::Fields &fields()
{
    return HordeParticleFormat::instance().fields;
}

/// 69: the page has a default that the engine has not.
void largestStartIsThere(const HordeElement &channel, Checker &checker)
{
    if (channel.has(fields().startMax) || !channel.has(fields().startMin) || channel.number(fields().startMin) == 0)
        return;
    const QString least = QString::fromUtf8(channel.text(fields().startMin));
    checker.report(hordeissues::startMaxMissing, channel.item(),
                   {.arguments = {least},
                    .reference = "69",
                    .repair = {QT_TRANSLATE_NOOP("repairs", "Add %1=\"%2\"."),
                               {QStringLiteral("startMax"), least},
                               [item = channel.item(), least](Planner &planner) {
                                   planner.insertAttribute(item, "startMax", least);
                               }}});
}

void reportReversed(const HordeElement &element, Checker &checker, const Field *low, const Field *high)
{
    if (!element.has(low) || !element.has(high) || element.number(low) <= element.number(high))
        return;
    checker.report(hordeissues::limitsReversed, element.attribute(low),
                   {.arguments = {QString::fromUtf8(low->name + 1), numberOf(element.number(low)),
                                  QString::fromUtf8(high->name + 1), numberOf(element.number(high))},
                    .reference = "70"});
}

/// 70
void startsAreInOrder(const HordeElement &channel, Checker &checker)
{
    reportReversed(channel, checker, fields().startMin, fields().startMax);
}

/// 70
void livesAreInOrder(const HordeElement &effect, Checker &checker)
{
    reportReversed(effect, checker, fields().lifeMin, fields().lifeMax);
    if (effect.has(fields().lifeMax) && effect.number(fields().lifeMax) <= 0)
        checker.report(
            hordeissues::valueImplausible, effect.attribute(fields().lifeMax),
            {.arguments = {QStringLiteral("lifeMax"), numberOf(effect.number(fields().lifeMax)), QStringLiteral("> 0")},
             .reference = "70"});
}

/// 71
void channelsOccurOnce(const HordeElement &effect, Checker &checker)
{
    QSet<QByteArray> seen;
    for (const HordeElement &channel : effect.children()) {
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

} // namespace

std::span<const Rule> hordeParticleRules()
{
    static const std::vector<Rule> rules{
        {"rootFitsName", rootFitsName},
        {"largestStartIsThere", [](Checker &c) { forEachElement(c, {fields().channel}, largestStartIsThere); }},
        {"startsAreInOrder", [](Checker &c) { forEachElement(c, {fields().channel}, startsAreInOrder); }},
        {"livesAreInOrder", [](Checker &c) { forEachElement(c, {fields().effect}, livesAreInOrder); }},
        {"channelsOccurOnce", [](Checker &c) { forEachElement(c, {fields().effect}, channelsOccurOnce); }},
    };
    return rules;
}

} // namespace hexahedron
