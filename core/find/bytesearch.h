#pragma once

#include "core/bytes/pattern.h"
#include "core/tree/tree.h"

#include <functional>

namespace hexahedron {

/// Bytes that were looked for.
struct ByteHit
{
    StreamId stream = 0;
    ByteRange range;
};

struct ByteSearchOptions
{
    bool withPacked = true;                                 ///< also what packed bytes expand to
    std::optional<std::pair<StreamId, ByteRange>> within{}; ///< only matches that lie there
    qint64 mostHits = 100'000;
};

/// What a search did not look at is told, too.
struct ByteHits
{
    std::vector<ByteHit> hits; ///< by stream, then by place; those of a pattern that is no expression may overlap
    bool isCut = false;        ///< the search ended when it had as many as are kept
    qint64 givenUp = 0;        ///< bytes in which a regular expression took too many steps
    qint64 streams = 0;        ///< that were looked at
    qint64 notWhole = 0;       ///< streams of which not all could be unpacked
    bool leftPacked = false;   ///< packed bytes were looked at as they are only
};

/// Looks at the streams of a file one after the other. `look` is called with the places to look at, adds hits, and ends when the
/// result is cut; it tells how many bytes it has looked at.
using LookAtBytes = std::function<void(StreamId stream, ByteRange places, ByteHits &result,
                                       const std::function<void(qint64 done)> &progress)>;
ByteHits lookThrough(const Tree &tree, const ByteSearchOptions &options, const std::atomic_bool *cancelled,
                     std::atomic<int> *permille, const LookAtBytes &look);

/// Looks through the file and all that is packed in it. When `cancelled` becomes true the result must not be used.
ByteHits findBytes(const Tree &tree, const Pattern &pattern, const ByteSearchOptions &options = {},
                   const std::atomic_bool *cancelled = nullptr, std::atomic<int> *permille = nullptr);

} // namespace hexahedron
