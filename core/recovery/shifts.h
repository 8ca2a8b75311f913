#pragma once

#include "core/recovery/hypothesis.h"
#include "core/recovery/places.h"

namespace hexahedron::recovery {

/// Bytes came in or went somewhere between the last sure place and the fault: tries how many, and in which part; also in the
/// parts `odd`, where values are odd from on.
void tryShifts(Workbench &bench, const Places &places, const std::vector<PartPlace> &odd);

/// The same at the place in the part where the values before and behind it look best: the best places, the best first. The
/// hypothesis itself when there is nothing to look at.
std::vector<Hypothesis> located(Workbench &bench, const Hypothesis &hypothesis);

} // namespace hexahedron::recovery
