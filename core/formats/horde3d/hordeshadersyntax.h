#pragma once

namespace hexahedron {

class Syntax;

/// How Horde3D's shaders are read. Tolerant: what is no declaration is shown as such, and reading goes on behind it.
const Syntax &hordeShaderSyntax();

} // namespace hexahedron
