// V36, V38 to V42, V50: keys and animations.
#include "core/check/elementfindings.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3dkeys.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/value.h"

#include <cmath>

namespace hexahedron {

namespace {

/// What is remembered of KEYS.
struct KeyList
{
    NodeId node = NoNode;
    qint32 first = 0; ///< the smallest frame
    qint32 last = 0;  ///< the largest
    quint8 channels = 0;
};

struct Animation
{
    NodeId node = NoNode;  ///< ANIM
    NodeId owner = NoNode; ///< the NODE in which it stands
    NodeId end = NoNode;   ///< one past the last node below the owner
    qint64 lastKey = 0;
    bool hasKeys = false;
};

/// Of one worker.
struct KeysFound
{
    FoundThings<KeyList> lists;
    FoundThings<NodeId> animations;
};

class KeyWatch final : public B3dWorkersWatch<KeysFound>
{
public:
    explicit KeyWatch(int workers)
        : B3dWorkersWatch(workers)
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override { of(checker).animations.push_back(sight.node); }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        KeyList list{.node = run.node, .first = frameAt(run.bytes), .last = frameAt(run.bytes)};
        list.channels = b3dkeys::channelsOf(run.shape);
        if (list.channels == 0 && run.first == 0 && checker.integerOf(run.node, fields.keysFlags, -1) == 0)
            reportNoValues(run.node, checker);
        for (qint64 i = 0; i < run.count; ++i) {
            const qint32 frame = frameAt(run.element(i));
            list.first = qMin(list.first, frame);
            list.last = qMax(list.last, frame);
        }
        remember(list, checker);
    }

    void finish(Checker &checker) override
    {
        auto lists = taken(&KeysFound::lists);
        const LargeVector<KeyList> keys = inOrder(lists,
                                                  [](const KeyList &a, const KeyList &b) { return a.node < b.node; });
        auto found = taken(&KeysFound::animations);
        std::vector<Animation> animations;
        for (const NodeId node : inOrder(found, std::less<NodeId>())) {
            const NodeId owner = checker.nodes().parent(node);
            animations.push_back({.node = node, .owner = owner, .end = owner + 1 + checker.nodes()[owner].descendants});
        }
        giveKeysToAnimations(animations, keys);
        reportFirstFrame(keys, checker);
        reportPresence(animations, keys, checker);
        for (const Animation &animation : animations)
            reportAnimation(animation, checker);
        reportTwice(keys, checker);
    }

private:
    /// Chunks of one node with different channels are remembered as one: most files split their keys so.
    void remember(const KeyList &list, const Checker &checker)
    {
        FoundThings<KeyList> &lists = of(checker).lists;
        if (!lists.empty() && lists.back().node < list.node && (lists.back().channels & list.channels) == 0
            && lists.back().first <= list.first
            && checker.nodes().parent(lists.back().node) == checker.nodes().parent(list.node)) {
            lists.back().last = qMax(lists.back().last, list.last);
            lists.back().channels |= list.channels;
        } else {
            lists.push_back(list);
        }
    }

    static qint32 frameAt(const uchar *key)
    {
        qint32 frame = 0;
        std::memcpy(&frame, key, 4); // the first field of a key
        return frame;
    }

    static void reportNoValues(NodeId node, Checker &checker)
    {
        const B3dFormat::Fields &fields = B3dFormat::instance().fields;
        checker.report(
            b3dissues::keysWithoutValues, checker.partOf(node, fields.keysFlags),
            {.reference = "V36",
             .repair = repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the chunk."), itemOf(checker, node))});
    }

    void reportFirstFrame(std::span<const KeyList> keys, Checker &checker) const
    {
        const auto lowest = std::min_element(keys.begin(), keys.end(),
                                             [](const KeyList &a, const KeyList &b) { return a.first < b.first; });
        if (lowest == keys.end() || lowest->first >= 1)
            return;
        const qint64 first = lowest->first;
        // Nodes are counted: how their chunks are remembered depends on which thread saw them.
        qint64 count = 0;
        NodeId last = NoNode;
        for (const KeyList &list : keys) {
            if (list.first >= 1)
                continue;
            const NodeId owner = checker.nodes().parent(list.node);
            count += owner != last ? 1 : 0;
            last = owner;
        }
        const Item array = checker.partOf(lowest->node, fields.keyList);
        checker.report(b3dissues::frameBelowFirst, array.isValid() ? array : itemOf(checker, lowest->node),
                       {.arguments = {QString::number(first)},
                        .reference = "V38",
                        .severity = first < 0 ? Severity::Error : Severity::Info,
                        .count = count,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Move all keys so that the first is at frame 1."),
                                   {},
                                   [first, stream = checker.stream()](Wishes &wishes) {
                                       b3drepairs::shiftAllKeys(wishes, stream, first);
                                   }}});
    }

    /// Keys belong to the nearest animation above them. Both lists are in the order of the file.
    static void giveKeysToAnimations(std::vector<Animation> &animations, std::span<const KeyList> keys)
    {
        std::vector<size_t> byOwner(animations.size());
        for (size_t i = 0; i < byOwner.size(); ++i)
            byOwner[i] = i;
        std::stable_sort(byOwner.begin(), byOwner.end(),
                         [&](size_t a, size_t b) { return animations[a].owner < animations[b].owner; });
        std::vector<size_t> open;
        size_t next = 0;
        for (const KeyList &list : keys) {
            for (; next < byOwner.size() && animations[byOwner[next]].owner < list.node; ++next) {
                while (!open.empty() && animations[open.back()].end <= animations[byOwner[next]].owner)
                    open.pop_back();
                open.push_back(byOwner[next]);
            }
            while (!open.empty() && animations[open.back()].end <= list.node)
                open.pop_back();
            if (open.empty())
                continue;
            Animation &animation = animations[open.back()];
            animation.lastKey = animation.hasKeys ? qMax<qint64>(animation.lastKey, list.last) : list.last;
            animation.hasKeys = true;
        }
    }

    void reportPresence(const std::vector<Animation> &animations, std::span<const KeyList> keys, Checker &checker) const
    {
        if (animations.empty() && !keys.empty())
            reportNoAnimation(keys, checker);
        if (!animations.empty() && keys.empty()) {
            checker.report(b3dissues::animationWithoutKeys, itemOf(checker, animations[0].node), {.reference = "V40"});
        }
        if (animations.size() > 1) {
            checker.report(b3dissues::severalAnimations, itemOf(checker, animations[1].node),
                           {.arguments = {QString::number(animations.size())}, .reference = "V42"});
        }
    }

    void reportNoAnimation(std::span<const KeyList> keys, Checker &checker) const
    {
        qint32 last = 1;
        for (const KeyList &list : keys)
            last = qMax(last, list.last);
        NodeId root = keys.front().node; // the NODE at the top, above the first keys
        for (NodeId id = checker.nodes().parent(root); id != NoNode; id = checker.nodes().parent(id)) {
            if (checker.nodes()[id].field == fields.node->id)
                root = id;
        }
        const Item item = itemOf(checker, root);
        const bool isNode = item.field == fields.node;
        Repair repair;
        if (isNode)
            repair = {QT_TRANSLATE_NOOP("repairs", "Add an ANIM to the root node."), {}, [item, last](Wishes &wishes) {
                          b3drepairs::addAnimation(wishes, item, last);
                      }};
        checker.report(b3dissues::keysWithoutAnimation, itemOf(checker, keys.front().node),
                       {.reference = "V40", .repair = std::move(repair)});
    }

    void reportAnimation(const Animation &animation, Checker &checker) const
    {
        const Item frames = checker.partOf(animation.node, fields.animFrames);
        const Item rate = checker.partOf(animation.node, fields.animRate);
        const qint64 count = checker.integerOf(animation.node, fields.animFrames);
        if (frames.isValid() && frames.fault == Fault::None) {
            if (count <= 0) {
                checker.report(
                    b3dissues::frameCountInvalid, frames,
                    {.arguments = {QString::number(count)},
                     .reference = "V39",
                     .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write the last frame that has a key."),
                                                  frames, double(qMax<qint64>(1, animation.lastKey)))});
            } else if (animation.hasKeys && animation.lastKey > count) {
                checker.report(b3dissues::keysPassAnimation, frames,
                               {.arguments = {QString::number(animation.lastKey), QString::number(count)},
                                .reference = "V41",
                                .repair = repairs::setNumber(
                                    QT_TRANSLATE_NOOP("repairs", "Set the number of frames to the last key."), frames,
                                    double(animation.lastKey))});
            }
        }
        if (rate.isValid() && rate.fault == Fault::None)
            reportRate(rate, checker);
    }

    static void reportRate(const Item &rate, Checker &checker)
    {
        const Value value = valueOf(checker.tree(), rate);
        const auto *number = std::get_if<double>(&value);
        if (!number || (std::isfinite(*number) && *number > 0))
            return;
        constexpr double UsualRate = 60;
        checker.report(b3dissues::frameRateInvalid, rate,
                       {.arguments = {valueText(*rate.field, value)},
                        .reference = "V39",
                        .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write 60."), rate, UsualRate)});
    }

    /// Looks closer only where chunks of one node share a channel and overlap in time.
    void reportTwice(std::span<const KeyList> keys, Checker &checker) const
    {
        const NodeStore &nodes = checker.nodes();
        for (size_t begin = 0; begin < keys.size() && !checker.isCancelled();) {
            const NodeId node = nodes.parent(keys[begin].node);
            const NodeId last = node + nodes[node].descendants;
            size_t end = begin + 1;
            bool isDirect = true;
            while (end < keys.size() && keys[end].node <= last && isDirect) {
                isDirect = nodes.parent(keys[end].node) == node;
                end += isDirect ? 1 : 0;
            }
            if (end - begin > 1)
                seeNodeKeys(node, keys.subspan(begin, end - begin), checker);
            begin = end;
        }
    }

    void seeNodeKeys(NodeId node, std::span<const KeyList> lists, Checker &checker) const
    {
        int seen = 0;
        bool mayRepeat = false;
        for (const KeyList &list : lists) {
            mayRepeat = mayRepeat || (seen & list.channels);
            seen |= list.channels;
        }
        if (!mayRepeat)
            return;
        mayRepeat = false;
        for (int channel = 1; channel <= 4 && !mayRepeat; channel *= 2) {
            std::vector<std::pair<qint32, qint32>> spans;
            for (const KeyList &list : lists) {
                if (list.channels & channel)
                    spans.emplace_back(list.first, list.last);
            }
            std::sort(spans.begin(), spans.end());
            for (size_t i = 1; i < spans.size(); ++i) {
                mayRepeat = mayRepeat || spans[i].first <= spans[i - 1].second;
                spans[i].second = qMax(spans[i].second, spans[i - 1].second);
            }
        }
        if (!mayRepeat)
            return;
        if (!checker.lists(b3dissues::channelKeyedTwice))
            return;
        const std::optional<b3dkeys::Repeat> repeat = b3dkeys::firstRepeat(checker.tree(), itemOf(checker, node));
        if (!repeat)
            return;
        const Item item = itemOf(checker, node);
        checker.report(b3dissues::channelKeyedTwice, repeat->key,
                       {.arguments = {QString::fromLatin1(repeat->channel->name), QString::number(repeat->frame)},
                        .reference = "V50",
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Keep the later key."), {}, [item](Wishes &wishes) {
                                       b3drepairs::keepLaterKeys(wishes, item);
                                   }}});
    }
};

} // namespace

void keysMakeAnAnimation(Checker &checker)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    checker.watch(std::make_shared<KeyWatch>(checker.workerCount()), {fields.anim}, {fields.keyList});
}

} // namespace hexahedron
