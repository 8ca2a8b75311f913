#pragma once

#include "core/issues/issue.h"

#include <QColor>
#include <QIcon>

class QPalette;

namespace hexahedron {

/// The colour of a severity on the palette's base, bright enough on dark and dark enough on bright.
QColor severityColor(Severity severity, const QPalette &palette);
QIcon severityIcon(Severity severity, const QPalette &palette);

} // namespace hexahedron
