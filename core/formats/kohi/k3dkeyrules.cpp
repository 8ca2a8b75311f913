// Keys: where they lie, and when they are.
#include "core/changes/wishes.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3dkeys.h"
#include "core/formats/kohi/k3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>

namespace hexahedron {

std::vector<K3dRun> runsOf(const K3dModel &model)
{
    std::vector<K3dRun> runs;
    if (!model.keyBuffer.isValid())
        return runs;
    for (qint64 channel = 0; channel < model.animationIds.count(); ++channel) {
        for (const K3dModel::Keys *keys : model.allKeys()) {
            const ByteRange range = keys->range(channel, model.keyBuffer.range.begin);
            if (!range.isEmpty())
                runs.push_back({keys, channel, range});
        }
    }
    return runs;
}

double keyTime(const K3dRun &run, qint64 key, ByteCursor &cursor)
{
    const uchar *time = cursor.at(run.range.begin + (key + 1) * run.keySize() - 4, 4);
    return time ? decodeFloat(time, 4) : 0;
}

std::vector<double> lastKeyTimes(const K3dModel &model)
{
    std::vector<double> last(model.animationNames.values.size());
    ByteCursor cursor(model.tree.bytes(model.stream));
    for (const K3dRun &run : runsOf(model)) {
        const auto animation = size_t(model.animationIds.at(run.channel));
        if (animation >= last.size() || !model.keyBuffer.range.contains(run.range))
            continue;
        for (qint64 key = 0; key < run.count(); ++key) {
            const double time = keyTime(run, key, cursor);
            last[animation] = std::isfinite(time) ? qMax(last[animation], time) : last[animation];
        }
    }
    return last;
}

namespace {

QString nameOf(const K3dRun &run)
{
    return QString::fromLatin1(run.keys->fields->run->name);
}

class Keys
{
public:
    Keys(Checker &checker, const K3dModel &model)
        : m_checker(checker)
        , m_model(model)
        , m_cursor(model.tree.bytes(model.stream))
        , m_runs(runsOf(model))
        , m_buffer(model.keyBuffer.isValid() ? model.keyBuffer.range : ByteRange())
    {
    }

    void check()
    {
        if (!m_model.keyBuffer.isValid() || m_model.keyBuffer.fault != Fault::None)
            return; // that it is missing or cut off has been said
        const bool isInside = checkRanges();
        if (isInside && checkPlaces())
            checkOrder();
        checkTimes();
    }

private:
    bool isWhole(const K3dRun &run) const { return m_buffer.contains(run.range); }
    Item offsetCell(const K3dRun &run) const { return m_model.cell(run.keys->offsets, run.channel); }
    static QString channelText(const K3dRun &run) { return QString::number(run.channel); }

    /// Writes the offsets that follow from the counts, and where `withKeys` the keys in that order, too.
    Repair rewrite(const char *sentence, bool withKeys) const
    {
        return {sentence, {}, [withKeys, stream = m_model.stream](Wishes &wishes) {
                    const K3dModel model(wishes.tree(), stream);
                    writeInOrder(wishes, model, withKeys);
                }};
    }
    static void writeInOrder(Wishes &wishes, const K3dModel &model, bool withKeys)
    {
        const Bytes &bytes = model.tree.bytes(model.stream);
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
            wishes.splice(model.stream, model.keyBuffer.range, Bytes(buffer));
    }

    /// K16
    bool checkRanges()
    {
        bool areInside = true;
        for (const K3dRun &run : m_runs) {
            if (isWhole(run))
                continue;
            areInside = false;
            if (!m_checker.lists(k3dissues::keysOutside))
                continue;
            m_checker.report(
                k3dissues::keysOutside, offsetCell(run),
                {.arguments = {nameOf(run), channelText(run), QString::number(run.range.end - m_buffer.begin),
                               QString::number(m_buffer.size())},
                 .reference = "K16",
                 .repair = rewrite(QT_TRANSLATE_NOOP("repairs", "Let the keys follow one another."), false)});
        }
        return areInside;
    }

    /// K17. True when all runs lie well.
    bool checkPlaces()
    {
        std::vector<const K3dRun *> runs;
        for (const K3dRun &run : m_runs)
            runs.push_back(&run);
        std::stable_sort(runs.begin(), runs.end(), [](const K3dRun *a, const K3dRun *b) {
            return a->range.begin != b->range.begin ? a->range.begin < b->range.begin : a->range.end < b->range.end;
        });
        bool areFine = true;
        ByteRange before;
        for (const K3dRun *run : runs) {
            const bool isOdd = (run->range.begin - m_buffer.begin) % 4 != 0;
            const bool overlaps = run->range.begin < before.end && run->range != before;
            if (isOdd || overlaps) {
                areFine = false;
                m_checker.report(
                    k3dissues::keysMisplaced, offsetCell(*run),
                    {.arguments = {nameOf(*run), channelText(*run), QString::number(run->range.begin - m_buffer.begin)},
                     .reference = "K17",
                     .repair = rewrite(QT_TRANSLATE_NOOP("repairs", "Let the keys follow one another."), false)});
            }
            if (run->range.end > before.end)
                before = run->range;
        }
        return areFine;
    }

    /// K18
    void checkOrder()
    {
        qint64 position = m_buffer.begin;
        for (const K3dRun &run : m_runs) {
            if (run.range.begin != position) {
                m_checker.report(
                    k3dissues::keysInOtherOrder, offsetCell(run),
                    {.arguments = {nameOf(run), channelText(run)},
                     .reference = "K18",
                     .repair = rewrite(QT_TRANSLATE_NOOP("repairs", "Write the keys in the usual order."), true)});
                return;
            }
            position = run.range.end;
        }
    }

    /// K48
    void checkTimes()
    {
        for (const K3dRun &run : m_runs) {
            if (isWhole(run))
                checkTimes(run);
        }
    }
    void checkTimes(const K3dRun &run)
    {
        const qint64 animation = m_model.animationIds.at(run.channel);
        const double duration = animation < qint64(m_model.durations.size()) ? m_model.durations[size_t(animation)] : 0;
        qint64 outside = -1;
        qint64 outsideCount = 0;
        double last = 0;
        for (qint64 key = 0; key < run.count(); ++key) {
            const double time = keyTime(run, key, m_cursor);
            if (duration > 0 && (time < 0 || time > duration)) {
                outside = outsideCount++ == 0 ? key : outside;
                last = qMax(last, time);
            }
        }
        if (outside >= 0)
            m_checker.report(k3dissues::timeOutside, timeItem(run, outside),
                             {.arguments = {asArgument(keyTime(run, outside, m_cursor)), asArgument(duration)},
                              .reference = "K48",
                              .count = outsideCount,
                              .repair = last > duration ? lengthen(animation) : Repair{}});
    }

    /// The item of a key's time; the offset of the run when the tree shows other keys there.
    Item timeItem(const K3dRun &run, qint64 key) const
    {
        const qint64 end = run.range.begin + (key + 1) * run.keySize();
        const Item item = m_model.tree.covering(m_model.stream, {end - 4, end});
        return item.field == run.keys->fields->time ? item : offsetCell(run);
    }

    Repair lengthen(qint64 animation) const
    {
        const Item cell = m_model.tree.child(m_model.durationItem, animation);
        const double last = lastKeyTimes(m_model)[size_t(animation)];
        return repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Set the duration to the time of the last key, %1."),
                                  cell, last, {asArgument(last)});
    }

    Checker &m_checker;
    const K3dModel &m_model;
    ByteCursor m_cursor;
    std::vector<K3dRun> m_runs;
    ByteRange m_buffer;
};

} // namespace

void keysLieInTheBuffer(Checker &checker, const K3dModel &model)
{
    Keys(checker, model).check();
}

} // namespace hexahedron
