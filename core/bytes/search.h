#pragma once

#include "core/bytes/bytes.h"
#include "core/bytes/pattern.h"

namespace hexahedron {

enum class Direction : quint8 { Forward, Backward };

/// Called now and then with the number of bytes that have been looked at; from the searching thread.
using SearchProgress = std::function<void(qint64 done)>;

/// What a search has besides what it looks for.
struct SearchContext
{
    const std::atomic_bool *cancel = nullptr;
    SearchProgress progress = {};
    qint64 givenUp = 0; ///< bytes in which a regular expression took too many steps; grows
};

/// Calls `found` for each match that begins in `places`, in order, until it returns false. Reads runs as they lie in memory; matches
/// may lie across seams.
void forEachMatch(const Bytes &bytes, const Pattern &pattern, ByteRange places, SearchContext &context,
                  const std::function<bool(ByteRange)> &found);

/// The first match that begins at `from` or later, or the last that begins before it. Nothing if there is none or the search was
/// cancelled.
std::optional<ByteRange> findIn(const Bytes &bytes, const Pattern &pattern, qint64 from, Direction direction,
                                SearchContext &context);
std::optional<ByteRange> findIn(const Bytes &bytes, const Pattern &pattern, qint64 from, Direction direction);
/// What a regular expression has in brackets in its match that begins there, from 0, the whole; of others nothing.
QList<QByteArray> partsAt(const Bytes &bytes, const Pattern &pattern, qint64 begin);

} // namespace hexahedron
