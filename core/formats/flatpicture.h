#pragma once

#include "core/bytes/bytes.h"
#include "core/picture/decoder.h"

namespace hexahedron {

/// The picture in a file of any kind, as one would paint a surface with it.
/// Of the largest level that has no side longer than `mostSide`, else of the smallest one. Cubes and volumes are no pictures to
/// paint a surface with. `name` helps to recognise files that do not say what they are.
picture::FlatPicture flatPicture(const Bytes &file, const QString &name, int mostSide);

} // namespace hexahedron
