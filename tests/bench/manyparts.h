#pragma once

#include <QString>

namespace bench {

/// Models of many parts: each a ball of 2 * `rings` * `rings` triangles, in a block of rows. What each is written as is what the
/// preview has to cope with.
bool writeManyNodes(const QString &path, int parts, int rings); ///< Blitz3D: a node with a mesh of its own for each
bool writeManyGeometries(const QString &path, int parts, int rings); ///< Urho3D: a geometry of one buffer for each
/// Horde3D: a scene with a model for each, all of one geometry file; that and the materials are written beside it.
bool writeManyModels(const QString &path, int parts, int rings);

} // namespace bench
