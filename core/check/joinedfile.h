#pragma once

#include "core/schema/field.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// The list of formats stands above the check. It says here how files of any of them are found; until then only those of the format
/// that is checked are.
void setJoinedFinder(FormatFinder finder);

/// The format of a file that was joined to the end of the stream; `rest` is all from where it may begin. Null when none does: a mark
/// alone is not enough for a file of another format, it has to be whole as far as its outermost part tells.
const Format *joinedFormat(const StreamTree &stream, const Bytes &rest);

/// In a file of frames: the first of the outermost nodes at which no frame of it begins but a file of another format. It goes on to the
/// end, so nodes from there on are none. NoNode when there is no such file.
NodeId joinedNode(const StreamTree &stream);

} // namespace hexahedron
