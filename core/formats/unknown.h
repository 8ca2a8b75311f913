#pragma once

#include "core/tree/format.h"

namespace hexahedron {

/// What stands for files of no known format: one run of unknown bytes, for the hex pane.
const Format &unknownFormat();

} // namespace hexahedron
