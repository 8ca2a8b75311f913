#pragma once

#include "core/tree/format.h"

namespace hexahedron {

/// The file beside the model that a texture names, often without its ending; empty when there is none.
QString e3dImageFile(const QString &modelFile, const QByteArray &name);

/// How models name their textures.
const FileNames *e3dFileNames();

} // namespace hexahedron
