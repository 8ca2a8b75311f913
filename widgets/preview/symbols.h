#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/flatshape.h"
#include "widgets/preview/preparedscene.h"

namespace hexahedron::preview {

/// The lines that stand for a node which has nothing to show itself, such as a light, in the world.
struct SymbolFigure
{
    int node = -1;
    std::vector<std::pair<scene::Vec3, scene::Vec3>> lines;
};

inline constexpr size_t MostSymbols = 5000;

/// `size` is about half of what each figure measures; the node's own scale does not count.
std::vector<SymbolFigure> symbolFigures(const PreparedScene &prepared, const Pose &pose, float size);
/// Those of `selected` nodes stand out.
FlatVertices makeSymbols(const std::vector<SymbolFigure> &figures, const PreparedScene &prepared,
                         const std::vector<int> &selected, bool dark);

} // namespace hexahedron::preview
