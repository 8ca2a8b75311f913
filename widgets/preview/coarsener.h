#pragma once

#include "widgets/preview/preparedscene.h"

#include <functional>

namespace hexahedron::preview {

/// About as many elements as are drawn within the twinkling of an eye also without a graphics card.
inline constexpr qint64 CoarseElements = 30'000;

/// Gives every part fewer elements that look alike from afar: all vertices within a cell of a grid become one of them, and what
/// loses its corners by that is left out. The vertices stay the same, so nothing has to be drawn from other buffers.
void addCoarseElements(PreparedScene &scene, const std::function<bool()> &isCancelled = {},
                       qint64 most = CoarseElements);

} // namespace hexahedron::preview
