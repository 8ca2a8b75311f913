// V36 V38 V39 V40 V41 V42 V50: keys and animations, and what mends them.
#include "core/check/elementfindings.h"
#include "core/check/repairs.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QtEndian>

#include <cmath>
#include <limits>
#include <map>

namespace hexahedron {

namespace {

// More keys than this in one node are not compared with each other: the list would take more memory than the file.
constexpr qint64 MostKeys = 1 << 22;

constexpr auto fields = &fieldsOf<B3dFormat>;

qint32 frameAt(const void *key) // the first field of a key
{
    return qFromLittleEndian<qint32>(key);
}

/// Bits of KEYS.flags for the values that the keys carry.
quint8 channelsOf(std::span<const Part> keyShape)
{
    quint8 channels = 0;
    for (const Part &part : keyShape) {
        channels |= part.field->meaning == Meaning::Translation ? B3dFormat::Position : 0;
        channels |= part.field->meaning == Meaning::Scale ? B3dFormat::Scale : 0;
        channels |= part.field->meaning == Meaning::Rotation ? B3dFormat::Rotation : 0;
    }
    return channels;
}

/// The KEYS of a node with their lists, in order.
struct Chunk
{
    Item frame;
    Item list;
    quint8 channels = 0;
    std::vector<Part> shape; ///< of one key
};

std::vector<Chunk> keyChunksOf(const Tree &tree, const Item &node)
{
    std::vector<Chunk> chunks;
    for (const Item &frame : chunksOf(tree, node, fields().keys)) {
        const Item list = childOf(tree, frame, fields().keyList);
        if (!list.isValid() || list.count == 0)
            continue;
        const std::vector<Part> shape = *tree.shapeOf(list);
        chunks.push_back({frame, list, channelsOf(shape), shape});
    }
    return chunks;
}

/// One key of one chunk.
struct Key
{
    qint32 frame = 0;
    quint32 chunk = 0;
    qint64 index = 0;
    auto operator<=>(const Key &) const = default;
};

/// The keys of all chunks that have the channel, by frame, then in the order of the file.
std::vector<Key> keysOf(const Tree &tree, const std::vector<Chunk> &chunks, quint8 channel)
{
    std::vector<Key> keys;
    qint64 total = 0;
    for (quint32 c = 0; c < chunks.size(); ++c) {
        const Item &list = chunks[c].list;
        if (!(chunks[c].channels & channel))
            continue;
        total += list.count;
        if (total > MostKeys)
            break;
        ByteCursor cursor(tree.bytes(list.stream));
        for (qint64 i = 0; i < list.count; ++i) {
            if (const uchar *key = cursor.at(list.range.begin + i * list.stride, 4))
                keys.push_back({frameAt(key), c, i});
        }
    }
    std::ranges::sort(keys);
    return keys;
}

struct Repeat
{
    Item key; ///< the later one
    const Field *channel = nullptr;
    qint32 frame = 0;
};

/// Two chunks of the node have a key for the same on the same frame.
std::optional<Repeat> firstRepeat(const Tree &tree, const Item &node)
{
    const std::vector<Chunk> chunks = keyChunksOf(tree, node);
    const std::pair<quint8, const Field *> channels[] = {{B3dFormat::Position, fields().keyPosition},
                                                         {B3dFormat::Scale, fields().keyScale},
                                                         {B3dFormat::Rotation, fields().keyRotation}};
    for (const auto &[bit, field] : channels) {
        const std::vector<Key> keys = keysOf(tree, chunks, bit);
        for (size_t i = 1; i < keys.size(); ++i) {
            if (keys[i].frame == keys[i - 1].frame && keys[i].chunk != keys[i - 1].chunk)
                return Repeat{tree.child(chunks[keys[i].chunk].list, keys[i].index), field, keys[i].frame};
        }
    }
    return {};
}

/// What is left of a key without the channels that a later chunk has on that frame.
QByteArray leftOver(const QByteArray &key, const Chunk &chunk, quint8 dropped)
{
    QByteArray left;
    for (const Part &part : chunk.shape) {
        if (!(channelsOf({&part, 1}) & dropped))
            left += key.mid(part.range.begin, part.range.size());
    }
    return left;
}

/// Moves all keys of the file so that the first is at frame 1.
void shiftAllKeys(Wishes &wishes, StreamId stream, qint64 first)
{
    const Tree &tree = wishes.tree();
    const NodeStore &nodes = tree.stream(stream).nodes;
    const qint64 by = 1 - first;
    for (NodeId id = 0; id < nodes.size(); ++id) {
        const Item array = nodes[id].field == fields().keys->id
                               ? childOf(tree, tree.itemOf(stream, id), fields().keyList)
                               : Item();
        if (!array.isValid())
            continue;
        QByteArray keys = tree.bytes(stream).toByteArray(array.range);
        for (qint64 i = 0; i < array.count; ++i) {
            const qint64 frame = qint64(frameAt(keys.constData() + i * array.stride)) + by;
            if (frame > std::numeric_limits<qint32>::max()) {
                return wishes.refuse(QCoreApplication::translate(
                    "edit", QT_TRANSLATE_NOOP("edit", "The last frame would become too large.")));
            }
            keys.replace(i * array.stride, 4, encodeInteger(frame, 4));
        }
        rewrite(wishes, array, keys);
    }
}

/// An ANIM behind the mesh or bone of a node.
void addAnimation(Wishes &wishes, const Item &node, qint64 frames)
{
    const Tree &tree = wishes.tree();
    const auto standsBefore = [&](const Item &child) {
        const Field *field = child.field;
        return child.role != Item::Role::Frame || field == fields().mesh || field == fields().bone
               || field == fields().pivo;
    };
    qint64 row = 0;
    while (row < tree.childCount(node) && standsBefore(tree.child(node, row)))
        ++row;
    const QByteArray rate = encodeFloat(fields().animRate->initialValue(0), fields().animRate->width);
    wishes.insertFrame(node, row, Bytes(chunk("ANIM", encodeInteger(0, 4) + encodeInteger(frames, 4) + rate)));
}

/// Of several keys for the same on one frame only the one of the last chunk stays.
void keepLaterKeys(Wishes &wishes, const Item &node)
{
    const Tree &tree = wishes.tree();
    const std::vector<Chunk> chunks = keyChunksOf(tree, node);
    std::vector<std::map<qint64, quint8>> dropped(chunks.size()); // per chunk: keys and the channels that go
    for (quint8 channel = 1; channel <= 4; channel = quint8(channel * 2)) {
        const std::vector<Key> keys = keysOf(tree, chunks, channel);
        for (size_t begin = 0, end = 0; begin < keys.size(); begin = end) {
            while (end < keys.size() && keys[end].frame == keys[begin].frame)
                ++end;
            for (size_t i = begin; i < end; ++i) {
                if (keys[i].chunk != keys[end - 1].chunk)
                    dropped[keys[i].chunk][keys[i].index] |= channel;
            }
        }
    }
    for (size_t c = 0; c < chunks.size(); ++c) {
        const Chunk &from = chunks[c];
        if (dropped[c].empty())
            continue;
        std::map<quint8, QByteArray> others; // keys that keep some channels, in chunks of their own
        std::vector<qint64> gone;
        for (const auto &[index, channels] : dropped[c]) {
            const auto left = quint8(from.channels & ~channels);
            const QByteArray key = tree.bytes(node.stream).toByteArray(tree.child(from.list, index).range);
            if (left)
                others[left] += leftOver(key, from, channels);
            gone.push_back(index);
        }
        for (const auto &[channels, keys] : others)
            wishes.insertFrame(node, tree.row(from.frame) + 1, Bytes(chunk("KEYS", encodeInteger(channels, 4) + keys)));
        if (qint64(gone.size()) == from.list.count)
            wishes.removeFrame(from.frame);
        else
            wishes.removeElements(from.list, gone);
    }
}

/// What is remembered of KEYS.
struct KeyList
{
    NodeId node = NoNode;
    qint32 first = 0; ///< the smallest frame
    qint32 last = 0;  ///< the largest
    quint8 channels = 0;
    qint64 count = 0; ///< keys
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
    using B3dWorkersWatch::B3dWorkersWatch;

    void seeNode(const NodeSight &sight, Checker &checker) override { of(checker).animations.push_back(sight.node); }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        const qint32 frame = frameAt(run.bytes);
        KeyList list{
            .node = run.node, .first = frame, .last = frame, .channels = channelsOf(run.shape), .count = run.count};
        if (list.channels == 0 && run.first == 0 && checker.integerOf(run.node, fields.keysFlags, -1) == 0)
            checker.report(
                b3dissues::keysWithoutValues, checker.partOf(run.node, fields.keysFlags), "V36", {},
                repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the chunk."), checker.itemOf(run.node)));
        for (qint64 i = 0; i < run.count; ++i) {
            list.first = qMin(list.first, frameAt(run.element(i)));
            list.last = qMax(list.last, frameAt(run.element(i)));
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
            lists.back().count += list.count;
        } else {
            lists.push_back(list);
        }
    }

    void reportFirstFrame(std::span<const KeyList> keys, Checker &checker) const
    {
        const auto lowest = std::ranges::min_element(
            keys, [](const KeyList &a, const KeyList &b) { return a.first < b.first; });
        if (lowest == keys.end() || lowest->first >= 1)
            return;
        const qint64 first = lowest->first;
        // Nodes are counted: how their chunks are remembered depends on which thread saw them.
        qint64 count = 0;
        NodeId last = NoNode;
        qint64 lists = 0;
        qint64 allKeys = 0, allNodes = 0; // that would be moved
        NodeId lastOfAll = NoNode;
        for (const KeyList &list : keys) {
            const NodeId owner = checker.nodes().parent(list.node);
            allKeys += list.count;
            allNodes += owner != lastOfAll ? 1 : 0;
            lastOfAll = owner;
            if (list.first >= 1)
                continue;
            ++lists;
            count += owner != last ? 1 : 0;
            last = owner;
        }
        const Item array = checker.partOf(lowest->node, fields.keyList);
        checker.report(
            b3dissues::frameBelowFirst, array.isValid() ? array : checker.itemOf(lowest->node),
            {.arguments = {first},
             .reference = "V38",
             .severity = first < 0 ? Severity::Error : Severity::Info,
             .count = count,
             .repair = {
                 QT_TRANSLATE_NOOP("repairs", "Move all keys so that the first is at frame 1. Keys: %1, nodes: %2."),
                 {QString::number(allKeys), QString::number(allNodes)},
                 [first, stream = checker.stream()](Wishes &wishes) { shiftAllKeys(wishes, stream, first); },
                 first < 0 && lists * 2 < qint64(keys.size())}});
    }

    /// Keys belong to the nearest animation above them. Both lists are in the order of the file.
    static void giveKeysToAnimations(std::vector<Animation> &animations, std::span<const KeyList> keys)
    {
        std::vector<size_t> byOwner(animations.size());
        for (size_t i = 0; i < byOwner.size(); ++i)
            byOwner[i] = i;
        std::ranges::stable_sort(byOwner,
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
        if (!animations.empty() && keys.empty())
            checker.report(b3dissues::animationWithoutKeys, checker.itemOf(animations[0].node), "V40");
        if (animations.size() > 1)
            checker.report(b3dissues::severalAnimations, checker.itemOf(animations[1].node), "V42",
                           {animations.size()});
    }

    void reportNoAnimation(std::span<const KeyList> keys, Checker &checker) const
    {
        qint32 last = 1;
        for (const KeyList &list : keys)
            last = qMax(last, list.last);
        NodeId root = keys.front().node; // the NODE at the top, above the first keys
        for (NodeId id = checker.nodes().parent(root); id != NoNode; id = checker.nodes().parent(id))
            root = checker.nodes()[id].field == fields.node->id ? id : root;
        const Item item = checker.itemOf(root);
        const Repair repair{QT_TRANSLATE_NOOP("repairs", "Add an ANIM to the root node."),
                            {},
                            [item, last](Wishes &wishes) { addAnimation(wishes, item, last); }};
        checker.report(b3dissues::keysWithoutAnimation, checker.itemOf(keys.front().node), "V40", {},
                       item.field == fields.node ? repair : Repair());
    }

    /// V39 V41
    void reportAnimation(const Animation &animation, Checker &checker) const
    {
        const Item frames = checker.partOf(animation.node, fields.animFrames);
        const qint64 count = checker.integerOf(animation.node, fields.animFrames);
        const auto writeFrames = [&](const char *sentence) {
            return repairs::setNumber(sentence, frames, double(qMax<qint64>(1, animation.lastKey)));
        };
        if (!frames.isValid() || frames.fault != Fault::None)
            return; // and so is what follows
        if (count <= 0)
            checker.report(b3dissues::frameCountInvalid, frames, "V39", {count},
                           writeFrames(QT_TRANSLATE_NOOP("repairs", "Write the last frame that has a key.")));
        else if (animation.hasKeys && animation.lastKey > count)
            checker.report(b3dissues::keysPassAnimation, frames, "V41", {animation.lastKey, count},
                           writeFrames(QT_TRANSLATE_NOOP("repairs", "Set the number of frames to the last key.")));
        const Item rate = checker.partOf(animation.node, fields.animRate);
        const double perSecond = floatIn(checker.tree(), checker.itemOf(animation.node), fields.animRate);
        if (!rate.isValid() || rate.fault != Fault::None || (std::isfinite(perSecond) && perSecond > 0))
            return;
        checker.report(
            b3dissues::frameRateInvalid, rate, "V39", {valueText(*rate.field, perSecond)},
            repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write 60."), rate, rate.field->initialValue(0)));
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

    /// Whether some of them share a channel and overlap in time.
    static bool mayRepeat(std::span<const KeyList> lists)
    {
        for (int channel = 1; channel <= 4; channel *= 2) {
            std::vector<std::pair<qint32, qint32>> spans;
            for (const KeyList &list : lists) {
                if (list.channels & channel)
                    spans.emplace_back(list.first, list.last);
            }
            std::ranges::sort(spans);
            for (size_t i = 1; i < spans.size(); ++i) {
                if (spans[i].first <= spans[i - 1].second)
                    return true;
                spans[i].second = qMax(spans[i].second, spans[i - 1].second);
            }
        }
        return false;
    }

    void seeNodeKeys(NodeId node, std::span<const KeyList> lists, Checker &checker) const
    {
        if (!mayRepeat(lists) || !checker.lists(b3dissues::channelKeyedTwice))
            return;
        const Item item = checker.itemOf(node);
        const std::optional<Repeat> repeat = firstRepeat(checker.tree(), item);
        if (!repeat)
            return;
        checker.report(b3dissues::channelKeyedTwice, repeat->key, "V50", {repeat->channel->name, repeat->frame},
                       {QT_TRANSLATE_NOOP("repairs", "Keep the later key."), {}, [item](Wishes &wishes) {
                            keepLaterKeys(wishes, item);
                        }});
    }
};

} // namespace

void keysMakeAnAnimation(Checker &checker)
{
    checker.watch(std::make_shared<KeyWatch>(checker.workerCount()), {fields().anim}, {fields().keyList});
}

} // namespace hexahedron
