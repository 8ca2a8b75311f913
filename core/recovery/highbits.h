#pragma once

#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// A transfer that cuts off the highest bit of each byte spoils values for good. Lengths, counts and offsets say what they were: with
/// their bits the structure fits again. So do marks, and indexes that mean “none”, of which all bits were set.
void tryHighBits(Workbench &bench);

} // namespace hexahedron::recovery
