#pragma once

#include "widgets/preview/overlays.h"

namespace hexahedron::preview {

/// The box around what is there, and those that the file stores, in two colours; labels say which is which.
struct Boxes
{
    FlatVertices lines;
    std::vector<Label> labels;
};
Boxes makeBoxes(const PreparedScene &prepared, bool dark);
/// Around all boxes that are stored, in the world.
Bounds storedExtent(const PreparedScene &prepared);

/// How a stored box lies around what it is meant for.
enum class Fit { Same, Larger, Wrong };
Fit fitOf(const PreparedScene &prepared, const scene::StoredBox &box);

} // namespace hexahedron::preview
