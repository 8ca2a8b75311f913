#pragma once

#include <QImage>

namespace hexahedron::preview {

/// Squares with names, by which one sees how texture coordinates turn, mirror and stretch: a letter for the column, a number for the
/// row, A1 at the upper left. Ready for makeTexture().
QImage uvCheckerImage();

} // namespace hexahedron::preview
