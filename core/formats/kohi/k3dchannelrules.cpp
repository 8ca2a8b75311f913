// Animations, and which channels belong to them.
#include "core/changes/wishes.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3dkeys.h"
#include "core/formats/kohi/k3drules.h"
#include "core/relations/repairs.h"
#include "core/scene/treeviews.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <cmath>
#include <numeric>

namespace hexahedron {

namespace {

/// How many channels name each animation.
std::vector<qint64> channelsOf(const K3dModel &model)
{
    std::vector<qint64> counts(model.animationNames.values.size());
    for (const qint64 animation : model.animationIds.values) {
        if (animation < qint64(counts.size()))
            ++counts[size_t(animation)];
    }
    return counts;
}

/// K15: where a channel belongs when animations take as many as they say, in order.
qint64 animationByCounts(const K3dModel &model, qint64 channel)
{
    qint64 end = 0;
    for (qint64 i = 0; i < model.channelCounts.count(); ++i) {
        end += model.channelCounts.at(i);
        if (channel < end)
            return i;
    }
    return model.channelCounts.count() - 1;
}

/// K14: every count anew from the channels, and with them what they add up to (K13). Not while channels are astray: where they
/// belong is found out by these counts.
Repair recountOf(const K3dModel &model, const std::vector<qint64> &counts)
{
    const auto &ids = model.animationIds.values;
    const qint64 sum = std::accumulate(counts.begin(), counts.end(), qint64(0));
    const Item total = childOf(model.tree, model.part(model.fields->animations), model.fields->totalChannelCount);
    if (sum != qint64(ids.size()) || !total.isValid())
        return {};
    std::vector<std::pair<Item, qint64>> cells{{total, sum}};
    for (qint64 i = 0; i < model.channelCounts.count(); ++i)
        cells.emplace_back(model.cell(model.channelCounts, i), counts[size_t(i)]);
    return {QT_TRANSLATE_NOOP("repairs", "Count the channels of every animation anew."), {}, [=](Wishes &wishes) {
                for (const auto &[cell, right] : cells)
                    wishes.setBytes(cell, encodeInteger(right, 2));
            }};
}

/// With a wrong total (K13) nothing in the channels is where it seems to be.
bool hasReadableChannels(const K3dModel &model)
{
    const auto &counts = model.channelCounts.values;
    return std::accumulate(counts.begin(), counts.end(), qint64(0)) == model.animationIds.count()
           || K3dFit::of(model.tree.stream(model.stream)).reachesTable;
}

void checkMembership(Checker &checker, const K3dModel &model)
{
    const qint64 animations = model.animationNames.count();
    for (qint64 channel = 0; channel < model.animationIds.count(); ++channel) {
        const qint64 animation = model.animationIds.at(channel);
        if (animation < animations)
            continue;
        if (!checker.lists(k3dissues::channelAstray))
            continue;
        const Item cell = model.cell(model.animationIds, channel);
        const qint64 right = animationByCounts(model, channel);
        checker.report(k3dissues::channelAstray, cell,
                       {.arguments = {QString::number(animation), QString::number(animations)},
                        .reference = "K15",
                        .repair = repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."), cell,
                                                    encodeInteger(right, 2), {QString::number(right)})});
    }
    const std::vector<qint64> counts = channelsOf(model);
    const bool hasChannels = model.part(model.fields->channels).isValid() && hasReadableChannels(model);
    for (qint64 i = 0; i < model.channelCounts.count() && hasChannels; ++i) {
        const qint64 right = counts[size_t(i)];
        if (model.channelCounts.at(i) == right)
            continue;
        checker.report(
            k3dissues::channelCountWrong, model.cell(model.channelCounts, i),
            {.arguments = {QString::number(i), QString::number(model.channelCounts.at(i)), QString::number(right)},
             .reference = "K14",
             .repair = recountOf(model, counts)});
    }
}

void checkAnimations(Checker &checker, const K3dModel &model)
{
    const std::vector<double> lastTimes = lastKeyTimes(model);
    for (qint64 i = 0; i < model.animationNames.count(); ++i) {
        const double duration = size_t(i) < model.durations.size() ? model.durations[size_t(i)] : 1;
        const double rate = size_t(i) < model.ticksPerSecond.size() ? model.ticksPerSecond[size_t(i)] : 1;
        if (duration <= 0) {
            const Item cell = model.tree.child(model.durationItem, i);
            const double last = lastTimes[size_t(i)];
            checker.report(k3dissues::durationWrong, cell,
                           {.arguments = {asArgument(duration)},
                            .reference = "K45",
                            .repair = last > 0 ? repairs::setNumber(
                                          QT_TRANSLATE_NOOP("repairs", "Write the time of the last key, %1."), cell,
                                          last, {asArgument(last)})
                                               : Repair{}});
        }
        if (rate <= 0) {
            const Item cell = model.tree.child(model.ticksItem, i);
            checker.report(k3dissues::rateWrong, cell,
                           {.arguments = {asArgument(rate)},
                            .reference = "K46",
                            .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the usual value, %1."),
                                                         cell, 25, {asArgument(25)})});
        }
        if (model.channelCounts.at(i, 1) == 0) {
            const Item names = model.animationNames.item;
            checker.report(
                k3dissues::animationEmpty, model.cell(model.channelCounts, i),
                {.arguments = {model.name(model.animationNames.at(i))},
                 .reference = "K53",
                 .repair = repairs::removeElements(QT_TRANSLATE_NOOP("repairs", "Remove the animation."), names, {i})});
        }
    }
}

/// K50: one key for every channel that has none of the kind.
void addKeys(Wishes &wishes, const Item &buffer, const Item &countColumn, const Item &offsetColumn,
             const std::vector<std::pair<qint64, QByteArray>> &missing)
{
    const Bytes &bytes = wishes.tree().bytes(buffer.stream);
    QByteArray counts = bytes.toByteArray(countColumn.range);
    QByteArray offsets = bytes.toByteArray(offsetColumn.range);
    QByteArray keys;
    for (const auto &[channel, key] : missing) {
        counts.replace(channel * 4, 4, encodeInteger(1, 4));
        offsets.replace(channel * 4, 4, encodeInteger(buffer.range.size() + keys.size(), 4));
        keys += key;
    }
    wishes.insertBytes(buffer, buffer.range.end, keys);
    wishes.setBytes(countColumn, counts);
    wishes.setBytes(offsetColumn, offsets);
}

/// The translation of a node's local matrix as a key at time 0, or a scale of 1.
QByteArray keyFor(const K3dModel &model, const K3dModel::Keys &keys, qint64 channel)
{
    if (&keys == &model.scales) {
        const std::array<float, 4> key{1, 1, 1, 0};
        return QByteArray(reinterpret_cast<const char *>(key.data()), 16);
    }
    const Item locals = childOf(model.tree, model.part(model.fields->nodes), model.fields->locals);
    const qint64 node = model.nodeNamed(model.channelNames.at(channel));
    if (node < 0 || !locals.isValid() || node >= locals.count)
        return QByteArray(16, '\0');
    const scene::Mat4 matrix = matrixIn(model.tree, model.tree.child(locals, node), locals.field->body[0]);
    const std::array<float, 4> key{matrix.m[12], matrix.m[13], matrix.m[14], 0};
    return QByteArray(reinterpret_cast<const char *>(key.data()), sizeof key);
}

void checkMissingKeys(Checker &checker, const K3dModel &model, const K3dModel::Keys &keys, Severity severity)
{
    std::vector<std::pair<qint64, QByteArray>> missing;
    for (qint64 channel = 0; channel < keys.counts.count() && model.keyBuffer.isValid(); ++channel) {
        if (keys.counts.at(channel) == 0)
            missing.emplace_back(channel, keyFor(model, keys, channel));
    }
    if (missing.empty())
        return;
    const qint64 first = missing.front().first;
    checker.report(
        k3dissues::keysMissing, model.cell(keys.counts, first),
        {.arguments = {model.name(model.channelNames.at(first)), QString::fromLatin1(keys.fields->run->name)},
         .reference = "K50",
         .severity = severity,
         .count = qint64(missing.size()),
         .repair = {QT_TRANSLATE_NOOP("repairs", "Add one key that changes nothing."),
                    {},
                    [=, buffer = model.keyBuffer, counts = keys.counts.item, offsets = keys.offsets.item](
                        Wishes &wishes) { addKeys(wishes, buffer, counts, offsets, missing); }}});
}

} // namespace

void channelsBelongToAnimations(Checker &checker, const K3dModel &model)
{
    checkMembership(checker, model);
    checkAnimations(checker, model);
    checkMissingKeys(checker, model, model.scales, Severity::Warning);
    checkMissingKeys(checker, model, model.positions, Severity::Info);
}

} // namespace hexahedron
