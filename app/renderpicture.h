#pragma once

namespace hexahedron {

/// Whether the program was called for a picture: `hexahedron --render PICTURE …`, which is how `hexa render` has models drawn.
bool isRenderCall(int argc, char *argv[]);

/// Draws the model in a file into a PNG file, without a window. The exit status, see app/cli/verb.h; what is wrong goes to standard
/// output, where `hexa` takes it from.
int renderPicture(int argc, char *argv[]);

} // namespace hexahedron
