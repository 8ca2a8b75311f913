#pragma once

#include <QIcon>

class QPalette;

namespace hexahedron::preview {

enum class Icon { Surfaces, Wireframe, Points, Textures, Normals, Bones, Grid, Fit, Orthographic, Background, More, Play, Pause };

/// Drawn, not loaded: sharp at every size, in the colours of the window.
QIcon previewIcon(Icon icon, const QPalette &palette);

} // namespace hexahedron::preview
