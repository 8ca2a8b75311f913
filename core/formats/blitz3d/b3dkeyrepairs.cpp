// Repairs of keys and animations.
#include "core/formats/blitz3d/b3dkeys.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <limits>
#include <map>

namespace hexahedron::b3drepairs {

namespace {

qint32 frameAt(const QByteArray &keys, qint64 offset)
{
    return qint32(decodeInteger(reinterpret_cast<const uchar *>(keys.constData()) + offset, 4, true));
}

/// What is left of a key without the channels that a later chunk has on that frame.
QByteArray leftOver(const QByteArray &key, const b3dkeys::Chunk &chunk, quint8 dropped)
{
    QByteArray left;
    for (const Part &part : chunk.shape) {
        const quint8 channel = b3dkeys::channelsOf({&part, 1});
        if (!(channel & dropped))
            left += key.mid(part.range.begin, part.range.size());
    }
    return left;
}

} // namespace

void shiftAllKeys(Wishes &wishes, StreamId stream, qint64 first)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    const Tree &tree = wishes.tree();
    const NodeStore &nodes = tree.stream(stream).nodes;
    const qint64 by = 1 - first;
    for (NodeId id = 0; id < nodes.size(); ++id) {
        if (nodes[id].field != fields.keys->id)
            continue;
        const Item array = childOf(tree, tree.itemOf(stream, id), fields.keyList);
        if (!array.isValid())
            continue;
        QByteArray keys = tree.bytes(stream).toByteArray(array.range);
        for (qint64 i = 0; i < array.count; ++i) {
            const qint64 frame = frameAt(keys, i * array.stride) + by;
            if (frame > std::numeric_limits<qint32>::max()) {
                wishes.refuse(QCoreApplication::translate(
                    "edit", QT_TRANSLATE_NOOP("edit", "The last frame would become too large.")));
                return;
            }
            keys.replace(i * array.stride, 4, encodeInteger(frame, 4));
        }
        rewrite(wishes, array, keys);
    }
}

void addAnimation(Wishes &wishes, const Item &node, qint64 frames)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    const Tree &tree = wishes.tree();
    const float rate = 60;
    const QByteArray content = encodeInteger(0, 4) + encodeInteger(frames, 4)
                               + QByteArray(reinterpret_cast<const char *>(&rate), 4);
    qint64 row = 0;
    while (row < tree.childCount(node) && tree.child(node, row).role != Item::Role::Frame)
        ++row;
    while (row < tree.childCount(node)) {
        const Field *field = tree.child(node, row).field;
        if (field != fields.mesh && field != fields.bone && field != fields.pivo)
            break;
        ++row;
    }
    wishes.insertFrame(node, row, Bytes(chunk("ANIM", content)));
}

void keepLaterKeys(Wishes &wishes, const Item &node)
{
    const Tree &tree = wishes.tree();
    const std::vector<b3dkeys::Chunk> chunks = b3dkeys::chunksOf(tree, node);
    std::vector<std::map<qint64, quint8>> dropped(chunks.size()); // per chunk: keys and the channels that go
    for (quint8 channel = 1; channel <= 4; channel = quint8(channel * 2)) {
        const std::vector<b3dkeys::Key> keys = b3dkeys::keysOf(tree, chunks, channel);
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
        const b3dkeys::Chunk &chunk = chunks[c];
        if (dropped[c].empty())
            continue;
        std::map<quint8, QByteArray> others; // keys that keep some channels, in chunks of their own
        std::vector<qint64> gone;
        for (const auto &[index, channels] : dropped[c]) {
            const auto left = quint8(chunk.channels & ~channels);
            const QByteArray key = tree.bytes(node.stream).toByteArray(tree.child(chunk.list, index).range);
            if (left)
                others[left] += leftOver(key, chunk, channels);
            gone.push_back(index);
        }
        for (const auto &[channels, keys] : others)
            wishes.insertFrame(node, tree.row(chunk.frame) + 1,
                               Bytes(b3drepairs::chunk("KEYS", encodeInteger(channels, 4) + keys)));
        if (qint64(gone.size()) == chunk.list.count)
            wishes.removeFrame(chunk.frame);
        else
            wishes.removeElements(chunk.list, gone);
    }
}

} // namespace hexahedron::b3drepairs
