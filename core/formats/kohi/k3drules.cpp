// Rules of the K3D reference that look at more than one field; those of single fields stand in the description, those about
// strings and names in k3dstringrules.cpp.
#include "core/changes/wishes.h"
#include "core/check/repairs.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3dmodel.h"
#include "core/scene/transforms.h"
#include "core/scene/treeviews.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexahedron {

namespace {

qint64 sumOf(const std::vector<qint64> &counts)
{
    return std::accumulate(counts.begin(), counts.end(), qint64(0));
}

Repair writeExpected(const Item &item, qint64 value)
{
    return repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."), item,
                             encodeInteger(value, item.field->width), {writtenText(*item.field, Value(value))});
}

/// Whether the parts of the file are where they should be.
struct Structure
{
    Checker &checker;
    const K3dModel &model;
    const K3dFormat::Fields &fields = *model.fields;
    /// From the beginning of the model: it may lie in another file.
    Bytes file = model.tree.bytes(model.stream).mid({model.file.range.begin, model.tree.bytes(model.stream).size()});
    K3dFit fit = K3dFit::of(model.tree.stream(model.stream));
    Item header = model.item(fields.header);

    void check()
    {
        const qint64 size = file.size();
        if (size < fields.layout->headerSize())
            checker.report(k3dissues::fileTooShort, model.file, "K01", {size, fields.layout->headerSize()});
        else if (fit.score == 0)
            checker.report(k3dissues::layoutUnknown, header, "K08");
        else if (fields.layout != &k3dLayouts.front())
            checkLayout();
        checkMark(k3dissues::magicWrong, fields.magic, k3dMagic, "K02");
        checkMark(k3dissues::assetTypeWrong, fields.assetType, k3dModel, "K03");
        checkGuards();
        checkMeshTypes();
        checkChannelTotal();
        checkStringHeader();
    }

    /// A whole number of which there is one in a model; invalid where it is missing or cut off.
    Item wholeItem(const Field *field) const
    {
        const Item item = model.item(field);
        return item.fault == Fault::None ? item : Item();
    }
    qint64 numberAt(const Item &item) const
    {
        ByteCursor cursor(model.tree.bytes(model.stream));
        const uchar *bytes = cursor.at(item.range.begin, item.field->width);
        return bytes ? decodeInteger(*item.field, bytes) : 0;
    }

    /// Whether the parts of the file line up when a number is another one.
    bool reachesTableWith(const Item &item, qint64 value) const
    {
        const ByteRange range = item.range.translated(-model.file.range.begin);
        const Bytes changed = file.replaced(range, Bytes(encodeInteger(value, item.field->width)));
        return K3dFit::of(changed, *fields.layout).reachesTable;
    }

    void checkMark(const IssueKind &kind, const Field *field, quint32 expected, const char *rule)
    {
        const Item item = wholeItem(field);
        if (!item.isValid() || numberAt(item) == expected)
            return;
        const QString found = field->number.isHexadecimal ? QStringLiteral("0x") + QString::number(numberAt(item), 16)
                                                          : QString::number(numberAt(item));
        checker.report(kind, item, rule, {found}, fit.isComplete() ? writeExpected(item, expected) : Repair{});
    }

    /// K07: the front of the header as the engine writes it. What lies behind follows by itself.
    void checkLayout()
    {
        const K3dLayout &layout = *fields.layout;
        ByteCursor cursor(file);
        const uchar *front = cursor.at(K3dLayout::Front, layout.headerSize() - K3dLayout::Front - K3dLayout::Rest);
        const qint64 version = decodeInteger(front, layout.versionWidth, false);
        const qint64 exporter = decodeInteger(front + layout.versionWidth, layout.exporterTypeWidth, false);
        const char exporterVersion = char(front[layout.versionWidth + layout.exporterTypeWidth]);
        const QByteArray rewritten = encodeInteger(version, 4) + encodeInteger(exporter, 4) + exporterVersion
                                     + QByteArray(3, '\0');
        const ByteRange range = ByteRange{K3dLayout::Front, layout.headerSize() - K3dLayout::Rest}.translated(
            model.file.range.begin);
        checker.report(k3dissues::layoutForeign, header, "K07", {layout.name, layout.headerSize()},
                       repairs::splice(QT_TRANSLATE_NOOP("repairs", "Write the header with 132 bytes."), model.stream,
                                       range, Bytes(rewritten)));
    }

    /// K09. A wrong guard whose part is in its place is wrong itself; else something before it is, and is reported once.
    void checkGuards()
    {
        const auto isRight = [this](const Item &guard) {
            return guard.isValid() && numberAt(guard) == qint64(guard.field->initialValue(0));
        };
        const bool linesUp = fit.reachesTable && (fit.hasOffset || isRight(wholeItem(fields.guards.back())));
        for (const Field *field : fields.guards) {
            const Item item = wholeItem(field);
            if (!item.isValid() || isRight(item))
                continue;
            const auto expected = qint64(field->initialValue(0));
            checker.report(k3dissues::guardWrong, item, "K09", {field->parent->name, numberAt(item), expected},
                           linesUp ? writeExpected(item, expected) : Repair{});
            if (!linesUp)
                return;
        }
    }

    /// K12: the type with which the rest of the file lines up.
    void checkMeshTypes()
    {
        constexpr int MostTried = 16; // the file is read once for each
        int tried = 0;
        for (qint64 row = 0; row < model.meshTypes.count(); ++row) {
            const qint64 type = model.meshTypes.at(row);
            if (type <= 1)
                continue;
            const Item cell = model.cell(model.meshTypes, row);
            Repair repair;
            for (const qint64 other : {0, 1}) {
                if (tried++ < MostTried && reachesTableWith(cell, other))
                    repair = writeExpected(cell, other);
            }
            checker.report(k3dissues::meshTypeUnknown, cell, "K12", {model.tree.name(cell), type}, std::move(repair));
        }
    }

    /// K13
    void checkChannelTotal()
    {
        const Item item = wholeItem(fields.totalChannelCount);
        const qint64 sum = sumOf(model.channelCounts.values);
        if (!item.isValid() || model.channelCounts.count() == 0 || sum == numberAt(item))
            return;
        const bool isIt = !fit.reachesTable && sum <= K3dFormat::None && reachesTableWith(item, sum);
        checker.report(k3dissues::channelTotalWrong, item, "K13", {numberAt(item), sum},
                       isIt ? writeExpected(item, sum) : Repair{});
    }

    /// K19
    void checkStringHeader()
    {
        const Item strings = model.item(fields.strings);
        const Item size = wholeItem(fields.dataBlockSize);
        if (!size.isValid() || size.range.begin != model.item(fields.entryCount).range.end)
            return;
        checker.report(k3dissues::tableHeaderNarrow, strings, "K19", {},
                       repairs::insertBytes(QT_TRANSLATE_NOOP("repairs", "Insert the four bytes."), strings,
                                            size.range.begin, QByteArray(4, '\0')));
    }
};

// Keys: where they lie, and when they are.

/// One run of keys that a channel claims.
struct Run
{
    const K3dModel::Keys *keys = nullptr;
    qint64 channel = 0;
    ByteRange range; ///< as claimed; may pass the buffer

    qint64 keySize() const { return keys->fields->size; }
    qint64 count() const { return range.size() / keySize(); }
    QString name() const { return QString::fromLatin1(keys->fields->run->name); }
    /// Where the time of a key lies; keys end with it.
    ByteRange timeOf(qint64 key) const
    {
        const qint64 end = range.begin + (key + 1) * keySize();
        return {end - keys->fields->time->width, end};
    }
    double time(qint64 key, ByteCursor &cursor) const
    {
        const uchar *bytes = cursor.at(timeOf(key).begin, timeOf(key).size());
        return bytes ? decodeFloat(bytes, keys->fields->time->width) : 0;
    }
};

/// All runs that are not empty, channel by channel, as the engine writes them. Empty when parts are missing.
std::vector<Run> runsOf(const K3dModel &model)
{
    std::vector<Run> runs;
    for (qint64 channel = 0; channel < model.animationIds.count() && model.keyBuffer.isValid(); ++channel) {
        for (const K3dModel::Keys *keys : model.allKeys()) {
            const ByteRange range = keys->range(channel, model.keyBuffer.range.begin);
            if (!range.isEmpty())
                runs.push_back({keys, channel, range});
        }
    }
    return runs;
}

/// For each animation the largest time among the keys of its channels; 0 without any.
std::vector<double> lastKeyTimes(const K3dModel &model)
{
    std::vector<double> last(model.animationNames.values.size());
    ByteCursor cursor(model.tree.bytes(model.stream));
    for (const Run &run : runsOf(model)) {
        const auto animation = size_t(model.animationIds.at(run.channel));
        if (animation >= last.size() || !model.keyBuffer.range.contains(run.range))
            continue;
        for (qint64 key = 0; key < run.count(); ++key) {
            const double time = run.time(key, cursor);
            last[animation] = std::isfinite(time) ? qMax(last[animation], time) : last[animation];
        }
    }
    return last;
}

/// Writes the offsets that follow from the counts, and where `withKeys` the keys in that order, too.
Repair rewriteKeys(const char *sentence, StreamId stream, bool withKeys)
{
    return {sentence, {}, [=](Wishes &wishes) {
                const K3dModel model(wishes.tree(), stream);
                const Bytes &bytes = model.tree.bytes(stream);
                QByteArray buffer;
                qint64 position = 0;
                std::array<QByteArray, 3> offsets;
                for (qint64 channel = 0; channel < model.animationIds.count(); ++channel) {
                    for (size_t kind = 0; kind < offsets.size(); ++kind) {
                        const ByteRange run = model.allKeys()[kind]->range(channel, model.keyBuffer.range.begin);
                        offsets[kind] += encodeInteger(position, 4);
                        position += run.size();
                        if (withKeys)
                            buffer += bytes.toByteArray(run);
                    }
                }
                for (size_t kind = 0; kind < offsets.size(); ++kind)
                    wishes.setBytes(model.allKeys()[kind]->offsets.item, offsets[kind]);
                if (withKeys && buffer.size() == model.keyBuffer.range.size())
                    wishes.splice(stream, model.keyBuffer.range, Bytes(buffer));
            }};
}

constexpr const char *LetKeysFollow = QT_TRANSLATE_NOOP("repairs", "Let the keys follow one another.");

Item offsetCell(const K3dModel &model, const Run &run)
{
    return model.cell(run.keys->offsets, run.channel);
}

/// K16. True when all runs lie in the buffer.
bool checkRanges(Checker &checker, const K3dModel &model, const std::vector<Run> &runs)
{
    const ByteRange buffer = model.keyBuffer.range;
    bool areInside = true;
    for (const Run &run : runs) {
        if (buffer.contains(run.range))
            continue;
        areInside = false;
        if (checker.lists(k3dissues::keysOutside))
            checker.report(k3dissues::keysOutside, offsetCell(model, run), "K16",
                           {run.name(), run.channel, run.range.end - buffer.begin, buffer.size()},
                           rewriteKeys(LetKeysFollow, model.stream, false));
    }
    return areInside;
}

/// K17. True when all runs lie well.
bool checkPlaces(Checker &checker, const K3dModel &model, std::vector<Run> runs)
{
    std::ranges::stable_sort(runs, {}, [](const Run &run) { return std::pair(run.range.begin, run.range.end); });
    bool areFine = true;
    ByteRange before;
    for (const Run &run : runs) {
        const qint64 offset = run.range.begin - model.keyBuffer.range.begin;
        const bool overlaps = run.range.begin < before.end && run.range != before;
        if (offset % 4 != 0 || overlaps) {
            areFine = false;
            checker.report(k3dissues::keysMisplaced, offsetCell(model, run), "K17", {run.name(), run.channel, offset},
                           rewriteKeys(LetKeysFollow, model.stream, false));
        }
        if (run.range.end > before.end)
            before = run.range;
    }
    return areFine;
}

/// K18
void checkOrder(Checker &checker, const K3dModel &model, const std::vector<Run> &runs)
{
    qint64 position = model.keyBuffer.range.begin;
    for (const Run &run : runs) {
        if (run.range.begin != position) {
            checker.report(
                k3dissues::keysInOtherOrder, offsetCell(model, run), "K18", {run.name(), run.channel},
                rewriteKeys(QT_TRANSLATE_NOOP("repairs", "Write the keys in the usual order."), model.stream, true));
            return;
        }
        position = run.range.end;
    }
}

/// K48
void checkTimes(Checker &checker, const K3dModel &model, const Run &run)
{
    ByteCursor cursor(model.tree.bytes(model.stream));
    const qint64 animation = model.animationIds.at(run.channel);
    const double duration = model.durations.at(animation);
    qint64 outside = -1;
    qint64 outsideCount = 0;
    double last = 0;
    for (qint64 key = 0; key < run.count(); ++key) {
        const double time = run.time(key, cursor);
        if (duration > 0 && (time < 0 || time > duration)) {
            outside = outsideCount++ == 0 ? key : outside;
            last = qMax(last, time);
        }
    }
    if (outside < 0)
        return;
    Repair repair;
    if (last > duration) {
        const double longest = lastKeyTimes(model)[size_t(animation)];
        repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Set the duration to the time of the last key, %1."),
                                    model.cell(model.durations, animation), longest, {asArgument(longest)});
    }
    // The tree may show other keys there.
    const Item time = model.tree.covering(model.stream, run.timeOf(outside));
    checker.report(k3dissues::timeOutside, time.field == run.keys->fields->time ? time : offsetCell(model, run),
                   {.arguments = {asArgument(run.time(outside, cursor)), asArgument(duration)},
                    .reference = "K48",
                    .count = outsideCount,
                    .repair = repair});
}

void checkKeys(Checker &checker, const K3dModel &model)
{
    if (!model.keyBuffer.isValid() || model.keyBuffer.fault != Fault::None)
        return; // that it is missing or cut off has been said
    const std::vector<Run> runs = runsOf(model);
    if (checkRanges(checker, model, runs) && checkPlaces(checker, model, runs))
        checkOrder(checker, model, runs);
    for (const Run &run : runs) {
        if (model.keyBuffer.range.contains(run.range))
            checkTimes(checker, model, run);
    }
}

// Animations, and which channels belong to them.

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
    const qint64 sum = sumOf(counts);
    const Item total = model.item(model.fields->totalChannelCount);
    if (sum != model.animationIds.count() || !total.isValid())
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
    return model.item(model.fields->animationIds->parent).isValid()
           && (sumOf(model.channelCounts.values) == model.animationIds.count()
               || K3dFit::of(model.tree.stream(model.stream)).reachesTable);
}

void checkMembership(Checker &checker, const K3dModel &model)
{
    const qint64 animations = model.animationNames.count();
    for (qint64 channel = 0; channel < model.animationIds.count(); ++channel) {
        const qint64 animation = model.animationIds.at(channel);
        if (animation < animations || !checker.lists(k3dissues::channelAstray))
            continue;
        const Item cell = model.cell(model.animationIds, channel);
        checker.report(k3dissues::channelAstray, cell, "K15", {animation, animations},
                       writeExpected(cell, animationByCounts(model, channel)));
    }
    const std::vector<qint64> counts = channelsOf(model);
    const bool hasChannels = hasReadableChannels(model);
    for (qint64 i = 0; i < model.channelCounts.count() && hasChannels; ++i) {
        if (const qint64 right = counts[size_t(i)]; model.channelCounts.at(i) != right)
            checker.report(k3dissues::channelCountWrong, model.cell(model.channelCounts, i), "K14",
                           {i, model.channelCounts.at(i), right}, recountOf(model, counts));
    }
}

void checkAnimations(Checker &checker, const K3dModel &model)
{
    const std::vector<double> lastTimes = lastKeyTimes(model);
    for (qint64 i = 0; i < model.animationNames.count(); ++i) {
        if (const double duration = model.durations.at(i, 1); duration <= 0) {
            const Item cell = model.cell(model.durations, i);
            const double last = lastTimes[size_t(i)];
            checker.report(k3dissues::durationWrong, cell, "K45", {asArgument(duration)},
                           last > 0
                               ? repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the time of the last key, %1."),
                                                    cell, last, {asArgument(last)})
                               : Repair{});
        }
        if (const double rate = model.ticksPerSecond.at(i, 1); rate <= 0) {
            const Item cell = model.cell(model.ticksPerSecond, i);
            const double usual = cell.field->initialValue(0);
            checker.report(
                k3dissues::rateWrong, cell, "K46", {asArgument(rate)},
                repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write %1, the usual value; what it was is not known."),
                                   cell, usual, {asArgument(usual)}));
        }
        if (model.channelCounts.at(i, 1) == 0)
            checker.report(k3dissues::animationEmpty, model.cell(model.channelCounts, i), "K53",
                           {model.name(model.animationNames.at(i))},
                           repairs::removeElements(QT_TRANSLATE_NOOP("repairs", "Remove the animation."),
                                                   model.animationNames.item, {i}));
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
    std::array<float, 4> key{1, 1, 1, 0}; // the value, then the time
    if (&keys != &model.scales) {
        const Field *locals = model.fields->locals;
        const Item local = model.cell(locals, model.nodeNamed(model.channelNames.at(channel)));
        const scene::Mat4 matrix = matrixIn(model.tree, local, locals->body[0]);
        std::copy_n(matrix.m.begin() + 12, 3, key.begin());
    }
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
    checker.report(k3dissues::keysMissing, model.cell(keys.counts, first),
                   {.arguments = {model.name(model.channelNames.at(first)), keys.fields->run->name},
                    .reference = "K50",
                    .severity = severity,
                    .count = qint64(missing.size()),
                    .repair = {QT_TRANSLATE_NOOP("repairs", "Add one key that changes nothing."),
                               {},
                               [=, buffer = model.keyBuffer, counts = keys.counts.item, offsets = keys.offsets.item](
                                   Wishes &wishes) { addKeys(wishes, buffer, counts, offsets, missing); }}});
}

// The tree of nodes, and submeshes.

/// K44
void checkGlobalTransform(Checker &checker, const K3dModel &model)
{
    const auto &parents = model.parents.values;
    const auto root = std::ranges::find(parents, K3dFormat::None);
    const Field *locals = model.fields->locals;
    const Item local = model.cell(locals, root - parents.begin());
    const Item header = model.item(model.fields->globalTransform);
    if (std::ranges::count(parents, K3dFormat::None) != 1 || !local.isValid() || !header.isValid())
        return;
    const scene::Mat4 stored = matrixIn(model.tree, model.item(model.fields->header), model.fields->globalTransform);
    const scene::Mat4 matrix = matrixIn(model.tree, local, locals->body[0]);
    if (!scene::isFinite(stored) || !scene::isFinite(matrix) || scene::determinantOf(matrix) == 0)
        return;
    const scene::Mat4 expected = matrix.inverted();
    float largest = 1;
    for (const float f : expected.m)
        largest = std::max(largest, std::abs(f));
    const auto isNear = [=](float a, float b) { return std::abs(a - b) <= 1e-3f * largest; };
    if (std::ranges::equal(stored.m, expected.m, isNear))
        return;
    const QByteArray bytes(reinterpret_cast<const char *>(expected.m.data()), sizeof expected.m);
    checker.report(k3dissues::globalTransformWrong, header, "K44", {},
                   repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Compute the matrix."), header, bytes));
}

/// K52
void checkBoneCount(Checker &checker, const K3dModel &model)
{
    constexpr qint64 MostBones = 64;
    if (model.boneNames.count() > MostBones)
        checker.report(k3dissues::manyBones, model.boneNames.item, "K52", {model.boneNames.count()});
}

/// K28 K51
void checkSubmeshes(Checker &checker, const K3dModel &model)
{
    const qint64 animations = integerIn(model.tree, model.item(model.fields->header), model.fields->animationCount);
    for (qint64 row = 0; row < model.meshTypes.count(); ++row) {
        const qint64 vertices = model.vertexCounts.at(row);
        const qint64 indices = model.indexCounts.at(row);
        if (vertices == 0 || indices == 0)
            checker.report(k3dissues::submeshEmpty,
                           model.cell(vertices == 0 ? model.vertexCounts : model.indexCounts, row), "K28",
                           {vertices, indices},
                           repairs::removeElements(QT_TRANSLATE_NOOP("repairs", "Remove the submesh."),
                                                   model.submeshNames.item, {row}));
        const qint64 type = model.meshTypes.at(row);
        const qint64 expected = animations > 0 ? 1 : 0;
        if (type > 1 || type == expected)
            continue;
        const Item cell = model.cell(model.meshTypes, row);
        checker.report(
            k3dissues::meshTypeMisread, cell, "K51", {displayText(model.tree, cell), animations},
            repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Convert the vertices."), cell, double(expected)));
    }
}

} // namespace

void k3dModelIsSound(Checker &checker)
{
    const K3dModel model(checker.tree(), checker.stream());
    if (!model.isValid())
        return;
    Structure{checker, model}.check();
    checkMembership(checker, model);
    checkAnimations(checker, model);
    checkMissingKeys(checker, model, model.scales, Severity::Warning);
    checkMissingKeys(checker, model, model.positions, Severity::Info);
    checkKeys(checker, model);
    stringsAreTexts(checker, model);
    namesLeadToNodes(checker, model);
    checkGlobalTransform(checker, model);
    checkBoneCount(checker, model);
    checkSubmeshes(checker, model);
}

} // namespace hexahedron
