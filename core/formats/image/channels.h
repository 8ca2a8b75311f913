#pragma once

#include "core/schema/fieldref.h"

namespace hexahedron {

/// Says of a number that is a channel of a colour what it is, by its name; the same in every kind of picture.
FieldRef describeChannel(FieldRef field);

} // namespace hexahedron
