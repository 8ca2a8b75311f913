#pragma once

#include "core/schema/field.h"

/// A description while it is being built. What it holds of itself is constant, as everybody else may only look at it; statements
/// that go back to an earlier part ask here.
namespace hexahedron::inwork {

/// The field itself, to say more about it.
Field *field(const Field *field);
Schema *schemaOf(const Field &field);

} // namespace hexahedron::inwork
