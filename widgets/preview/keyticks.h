#pragma once

#include "widgets/preview/preparedscene.h"

namespace hexahedron::preview {

/// One key on the time line, and where its bytes are.
struct KeyTick
{
    double time = 0;
    int lane = 0; ///< 0 translation, 1 rotation, 2 scale
    StreamId stream = 0;
    ByteRange bytes;

    /// It lies in the file that is open, not in another one.
    bool isHere() const { return stream < FirstOtherFile; }
};

/// The keys of one node in a clip, or of all for node -1, in order of time. More than some thousands are not told apart on a screen
/// and are left out.
std::vector<KeyTick> keyTicks(const PreparedScene &prepared, int clip, int node);

/// The first moment after `time` (or before it) at which one of the ticks stands; `time` itself when there is none.
double nextKey(const std::vector<KeyTick> &ticks, double time, bool forward);

} // namespace hexahedron::preview
