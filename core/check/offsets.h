#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// Reports numbers that should say where something begins, but do not.
void checkOffsets(Checker &checker);

} // namespace hexahedron
