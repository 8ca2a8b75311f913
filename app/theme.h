#pragma once

namespace hexahedron {

/// The colours of the program: those of the desktop, or our own for desktops that give no choice.
enum class Theme { System, Light, Dark, HighContrast };

/// Everything on the screen takes the new colours at once.
void applyTheme(Theme theme);

} // namespace hexahedron
