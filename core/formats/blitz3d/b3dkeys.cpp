#include "core/formats/blitz3d/b3dkeys.h"

#include "core/formats/blitz3d/b3drules.h"

#include <tuple>

namespace hexahedron::b3dkeys {

namespace {

// More keys than this in one node are not compared with each other: the list would take more memory than the file.
constexpr qint64 MostKeys = 1 << 22;

} // namespace

quint8 channelsOf(std::span<const Part> keyShape)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    quint8 channels = 0;
    for (const Part &part : keyShape) {
        channels |= part.field == fields.keyPosition ? 1 : 0;
        channels |= part.field == fields.keyScale ? 2 : 0;
        channels |= part.field == fields.keyRotation ? 4 : 0;
    }
    return channels;
}

std::vector<Chunk> chunksOf(const Tree &tree, const Item &node)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    std::vector<Chunk> chunks;
    const auto layout = tree.layoutOf(node.stream, node.node);
    for (const NodeId id : layout->frames) {
        Chunk chunk;
        chunk.frame = tree.itemOf(node.stream, id);
        if (chunk.frame.field != fields.keys)
            continue;
        chunk.list = childOf(tree, chunk.frame, fields.keyList);
        if (!chunk.list.isValid() || chunk.list.count == 0)
            continue;
        chunk.shape = *tree.shapeOf(chunk.list);
        chunk.channels = channelsOf(chunk.shape);
        chunks.push_back(std::move(chunk));
    }
    return chunks;
}

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
            const uchar *key = cursor.at(list.range.begin + i * list.stride, 4);
            if (key)
                keys.push_back({qint32(decodeInteger(key, 4, true)), c, i});
        }
    }
    const auto order = [](const Key &key) { return std::tuple(key.frame, key.chunk, key.index); };
    std::sort(keys.begin(), keys.end(), [&](const Key &a, const Key &b) { return order(a) < order(b); });
    return keys;
}

std::optional<Repeat> firstRepeat(const Tree &tree, const Item &node)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    const std::vector<Chunk> chunks = chunksOf(tree, node);
    const std::pair<quint8, const Field *> channels[] = {
        {1, fields.keyPosition}, {2, fields.keyScale}, {4, fields.keyRotation}};
    for (const auto &[bit, field] : channels) {
        const std::vector<Key> keys = keysOf(tree, chunks, bit);
        for (size_t i = 1; i < keys.size(); ++i) {
            if (keys[i].frame == keys[i - 1].frame && keys[i].chunk != keys[i - 1].chunk)
                return Repeat{tree.child(chunks[keys[i].chunk].list, keys[i].index), field, keys[i].frame};
        }
    }
    return {};
}

} // namespace hexahedron::b3dkeys
