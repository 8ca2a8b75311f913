#pragma once

#include "core/bytes/bytes.h"
#include "core/scene/scene.h"

#include <QImage>

#include <span>

namespace hexahedron::picture {

/// The picture in a file of any kind, ready for a renderer: red, green, blue, alpha in bytes, no side longer than `mostSide`.
/// Null when there is none that can be read; cubes and volumes are no pictures to paint a surface with. `name` helps to recognise
/// files that do not say what they are.
QImage textureImage(const Bytes &file, const QString &name, int mostSide = 4096);
/// The faces of a cube side by side, all of one size: +X, -X, +Y, -Y, +Z, -Z. Null when the file has no whole cube.
QImage cubeImage(const Bytes &file, const QString &name, int mostSide = 1024);
/// The same of faces that lie in files of their own; null when one of them cannot be read.
QImage cubeImage(std::span<const scene::CubeFace> faces, int mostSide = 1024);

} // namespace hexahedron::picture
