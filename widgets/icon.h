#pragma once

#include <QColor>
#include <QIcon>
#include <QStringView>

namespace hexahedron {

/// The icon drawn in resources/icons/NAME.svg, in the application's text colour: it follows a change between light and
/// dark, is grey when disabled, light on a selection, and sharp on any screen. Null when there is none of that name.
QIcon icon(QStringView name);

/// The same in a colour of its own, for instance that of a severity.
QIcon icon(QStringView name, const QColor &tint);

/// The program's own icon, for windows.
QIcon applicationIcon();

} // namespace hexahedron
