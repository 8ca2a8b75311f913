#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class PendingChanges;

/// Checksums that stand behind the content of frames follow when it changes.
void followFrameChecksums(PendingChanges &changes, StreamId stream);

} // namespace hexahedron
