#pragma once

#include "core/changes/follow.h"

namespace hexahedron {

class Wishes;

// What follows from edits of models, beside what the description says.

/// Vertices of meshes that change into each other come and go together, and so do entries of the last ones as duplicates.
void e3dFollowVertices(Wishes &wishes, const ElementsChange &vertices);
/// Entries of duplicates belong to the last vertices: one that comes or goes must not move the others to other vertices.
void e3dKeepDuplicates(Wishes &wishes, const ElementsChange &originals);
/// Bones are called like the node that they mean.
void e3dRenameBones(Wishes &wishes, const Item &name, const QByteArray &bytes);

} // namespace hexahedron
