#pragma once

#include <QByteArray>

namespace hexahedron::preview {

/// The texts of one shader program.
struct ShaderTexts
{
    QByteArray vertex, fragment;
};

enum class ShaderKind { Surface, Flat, Label, Screen, Backdrop };

/// Whether vertices stand in one place, or copies of them in many.
enum class Copies { One, Many };

/// For OpenGL 3.2 and later. Only surfaces and flat things have copies.
ShaderTexts openGlShaders(ShaderKind kind, Copies copies = Copies::One);
/// For Qt's rendering hardware interface; not of the screen, which is for OpenGL alone.
ShaderTexts rhiShaders(ShaderKind kind, Copies copies = Copies::One);

} // namespace hexahedron::preview
