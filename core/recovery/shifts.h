#pragma once

#include "core/recovery/hypothesis.h"

#include "core/recovery/places.h"
#include <optional>

namespace hexahedron::recovery {

/// By how many bytes the file is longer than it says at its end; nothing when it says nothing, or when it is by far more.
std::optional<qint64> statedGrowth(const Tree &tree);

/// Bytes came in or went: the file says how many, and the checksums of its contents in which of them. Goes before all that only fits.
void tryProvedShifts(Workbench &bench);

/// A piece before the first fault stands twice, one behind the other.
void tryDoubledPieces(Workbench &bench);

/// Bytes came in or went somewhere between the last sure place and the fault: tries how many, and in which part; also in the
/// parts `odd`, where values are odd from on.
void tryShifts(Workbench &bench, const Places &places, const std::vector<PartPlace> &odd);

/// The same at the place in the part where the values before and behind it look best: the best places, the best first. The
/// hypothesis itself when there is nothing to look at.
std::vector<Hypothesis> located(Workbench &bench, const Hypothesis &hypothesis);

} // namespace hexahedron::recovery
