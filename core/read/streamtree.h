#pragma once

#include "core/read/elsewhere.h"
#include "core/read/item.h"

#include <QString>

#include <vector>

namespace hexahedron {

struct Format;
struct Schema;

/// What a stream's reading found: of the file, of what packed bytes expand to, or of a file that lies as it is in another.
struct StreamTree
{
    Bytes bytes; ///< of the whole stream; a file in place shares those of `base`
    NodeStore nodes;
    ElsewhereNodes elsewhere;
    const Schema *schema = nullptr;
    const Format *format = nullptr;
    std::vector<std::pair<const Field *, qint64>> around; ///< values that come from outside the stream
    QString fileName;                                     ///< of a file inside a file: what it is called there
    QByteArray codec;                                     ///< empty for the file, and for files in place
    StreamId base = 0;                                    ///< the stream whose bytes these are: itself, unless in place
    StreamId parent = 0;                                  ///< where it lies; without meaning for the file
    Item holder;                                          ///< what it lies in
    ByteRange packed;                                     ///< the holder's bytes
    int depth = 0;                                        ///< streams that it lies in
    bool isWhole = true;                                  ///< false: not all that was packed could be expanded

    bool isInPlace() const { return codec.isEmpty() && holder.isValid(); }
    /// The node that a node belongs to; NoNode for the root.
    NodeId parentOf(NodeId id) const
    {
        const NodeId owner = elsewhere.isEmpty() ? NoNode : elsewhere.ownerOf(id);
        return owner == NoNode ? nodes.parent(id) : owner;
    }
};

} // namespace hexahedron
