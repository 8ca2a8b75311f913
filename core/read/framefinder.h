#pragma once

#include "core/bytes/bytes.h"
#include "core/read/node.h"
#include "core/schema/schema.h"

#include <atomic>

namespace hexahedron {

/// Bytes among which headers were looked for in this thread so far: what reading costs where lengths are wrong.
quint64 searchedBytes();

/// Says where frames begin and end, from their headers alone, also where some of these are wrong.
class FrameFinder
{
public:
    struct Header
    {
        quint32 tag = 0;
        qint64 length = 0; ///< of everything behind the header
    };
    /// Nested frames end where the outermost bound says; `isOpen` ones end at the first header that is not theirs.
    struct Bounds
    {
        qint64 end = 0;
        bool isOpen = false;
        NodeState state = NodeState::Complete;
    };

    FrameFinder(const Schema &schema, ByteCursor &bytes, const std::atomic_bool *cancelled);

    /// The header there, of a frame in something that ends at `end`.
    Header headerAt(qint64 offset, qint64 end);
    /// The description for a header: one that the parent expects, one known elsewhere, or the unknown frame; null when
    /// these bytes cannot be a header.
    const Field *frameFor(const Field &parent, const Header &header, qint64 available) const;
    Bounds boundsOf(const Field &frame, const Header &header, qint64 begin, qint64 parentEnd);
    /// True when a length that fits takes the next header for content: a common mistake of exporters, which all frames then
    /// share. Asked only where the length of the frame above is wrong already.
    bool countsItsHeader(const Field &frame, ByteRange range, qint64 parentEnd);
    /// True when the last of the frames from `first` on goes on behind `end`, where their parent ends, and leads to another one or to
    /// the end of the file: then the length of the parent is wrong, and what follows it is no waste.
    bool lastPasses(qint64 first, qint64 end, qint64 fileEnd);
    /// Where the next known header may begin, or the end: finds the way back after bytes that make no sense.
    qint64 nextHeader(qint64 from, qint64 end);

private:
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    bool isPlausible(const Header &header, qint64 available) const;
    bool isKnownTagAt(qint64 offset);

    static constexpr qint64 ScannedAtOnce = 256; // what a cursor gives

    const Schema &m_schema;
    ByteCursor &m_bytes;
    const std::atomic_bool *m_cancelled;
};

} // namespace hexahedron
