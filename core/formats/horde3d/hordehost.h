#pragma once

#include "core/issues/host.h"

namespace hexahedron {

/// True for a file in a content folder of Horde3D: documents or models of Horde3D lie beside it, or there is a folder around it in
/// which they lie in one of the folders that are usual, such as materials or models.
bool isInHordeContent(const QString &file);

/// Horde3D, which reads the pictures in its content folder.
inline constexpr Host horde3d{.reads = &isInHordeContent};

} // namespace hexahedron
