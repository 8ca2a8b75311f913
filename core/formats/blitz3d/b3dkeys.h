#pragma once

#include "core/tree/tree.h"

#include <span>

/// What rules and repairs of keys both need.
namespace hexahedron::b3dkeys {

/// Bits of KEYS.flags for the values that the keys carry.
quint8 channelsOf(std::span<const Part> keyShape);

/// The KEYS of a node with their lists, in order.
struct Chunk
{
    Item frame;
    Item list;
    quint8 channels = 0;
    std::vector<Part> shape; ///< of one key
};
std::vector<Chunk> chunksOf(const Tree &tree, const Item &node);

/// One key of one chunk.
struct Key
{
    qint32 frame = 0;
    quint32 chunk = 0;
    qint64 index = 0;
};
/// The keys of all chunks that have the channel, by frame, then in the order of the file.
std::vector<Key> keysOf(const Tree &tree, const std::vector<Chunk> &chunks, quint8 channel);

struct Repeat
{
    Item key; ///< the later one
    const Field *channel = nullptr;
    qint32 frame = 0;
};
/// Two chunks of the node have a key for the same on the same frame.
std::optional<Repeat> firstRepeat(const Tree &tree, const Item &node);

} // namespace hexahedron::b3dkeys
