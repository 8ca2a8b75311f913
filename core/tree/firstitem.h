#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// The first item, in reading order, that a field describes, in streams that are open; of long lists only the first elements are
/// looked at, and of large files a bounded number of items. Invalid when there is none; `isAllSearched`, if given, receives whether
/// nothing was left out, so that there really is none.
Item firstItemOf(const Tree &tree, const Field &field, bool *isAllSearched = nullptr);

} // namespace hexahedron
