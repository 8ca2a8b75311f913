#pragma once

#include <QByteArray>

namespace hexahedron::preview {

/// The texts of one shader program.
struct ShaderTexts
{
    QByteArray vertex, fragment;
};

enum class ShaderKind { Surface, Flat, Label, Screen, Backdrop };

/// What lights a surface besides the viewer's own light, which it then does not have: so many lights, the first of them with
/// shadows. What they want to know of each is told in lightrig.cpp.
struct LitBy
{
    int lights = 0, shadows = 0;
};
/// In place of a kind of shading: the surface throws a shadow, so its shape alone counts.
inline constexpr float ShadowShading = 6;

/// For OpenGL 3.2 and later.
ShaderTexts openGlShaders(ShaderKind kind, const LitBy &litBy = {});
/// For Qt's rendering hardware interface; not of the screen, which is for OpenGL alone.
ShaderTexts rhiShaders(ShaderKind kind, const LitBy &litBy = {});

} // namespace hexahedron::preview
