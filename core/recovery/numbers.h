#pragma once

#include "core/recovery/hypothesis.h"
#include "core/recovery/places.h"

namespace hexahedron::recovery {

/// One length, count, offset or size is wrong: tries what the places of other things, the end of the file and what is near
/// say that it should be.
void tryNumbers(Workbench &bench, const Places &places);
/// Counts at the beginning of the file that are a little off.
void tryHeadCounts(Workbench &bench, const Places &places);
/// Every small number for those next to the fault.
void tryAllNumbers(Workbench &bench, const Places &places);

/// False for a value that no reader takes; `isForAll`: that some do not.
bool isAllowed(const Field &field, qint64 value, bool isForAll = false);

} // namespace hexahedron::recovery
