#pragma once

#include "core/tree/tree.h"

#include <vector>

namespace hexahedron::contents {

/// One part that lies elsewhere, as its record says.
struct PartPlace
{
    NodeId record = NoNode;
    const Field *part = nullptr;
    NodeId node = NoNode; ///< where it was found; NoNode when it is empty, or its place is wrong or another one's
    qint64 target = 0;    ///< where it lies
    qint64 end = 0;       ///< where it ends, as its record says; where nobody can tell, one byte behind its beginning
    qint64 sectionBegin = 0; ///< from where its offset counts
    ByteRange offsetRange;
    int offsetRow = -1; ///< among the parts of the record
    const Field *offset = nullptr;
    qint64 stored = 0;
    bool isEmpty = false;

    /// It should be there, but others are in its place, or the place is none.
    bool isMissing() const { return node == NoNode && !isEmpty; }
};

/// A record has such parts.
bool hasPartsElsewhere(const Field &record);
/// All of a stream, by their records.
std::vector<PartPlace> partPlacesIn(const StreamTree &stream);

} // namespace hexahedron::contents
