#pragma once

#include <QByteArray>

namespace hexahedron::preview {

/// The texts of one shader program.
struct ShaderTexts
{
    QByteArray vertex, fragment;
};

enum class ShaderKind { Surface, Flat, Label, Screen, Backdrop };

/// For OpenGL 3.2 and later.
ShaderTexts openGlShaders(ShaderKind kind);
/// For Qt's rendering hardware interface; not of the screen, which is for OpenGL alone.
ShaderTexts rhiShaders(ShaderKind kind);

} // namespace hexahedron::preview
