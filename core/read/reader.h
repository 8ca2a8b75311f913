#pragma once

#include "core/read/streamtree.h"

#include <atomic>
#include <utility>
#include <vector>

namespace hexahedron {

class NodeRoom;

/// Bounds on what a file can make the reader do.
struct ReadLimits
{
    int depth = 1000;       ///< nested frames; deeper ones are shown as bytes
    NodeId nodes = 8 << 20; ///< of a document, which has no other bound; what follows is shown as bytes
    /// The same for lists of which only the last element says that it is the last, and for columns, whose cells may be empty: they
    /// may have one of a few bytes after the other, each with a node that is several times as large.
    NodeId listedNodes = 2 << 20;
    /// Where nodes find room; null: anywhere. Readers end with NodeRoom::Full when there is none.
    NodeRoom *room = nullptr;
    /// Frames inside so many bytes are read by two threads. What is found is the same.
    qint64 halved = qint64(8) << 20;
};

/// What is read: all of a file, or of some of its bytes.
struct ReadRequest
{
    const Schema &schema;
    const Bytes &bytes;
    ByteRange range = bytes.range(); ///< where the file lies in the bytes
    const Field *root = nullptr;     ///< what its fields and frames are those of; null: the schema's root
    std::vector<std::pair<const Field *, qint64>> around = {}; ///< values of fields that it refers to
};

/// Reads the structure of `bytes` as `schema` describes it. Never fails, and throws only what `limits` ask for: what does not fit becomes nodes
/// that say so, and every byte belongs to one leaf. Touches headers, counts and texts, not elements.
/// `cancelled`, when given, ends the reading early; the result then must not be used.
StreamTree readStream(const Schema &schema, const Bytes &bytes, const ReadLimits &limits = {},
                      const std::atomic_bool *cancelled = nullptr);
StreamTree readStream(const ReadRequest &request, const ReadLimits &limits = {},
                      const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron
