#pragma once

#include "core/recovery/hypothesis.h"
#include "core/recovery/places.h"

#include <map>

namespace hexahedron::recovery {

/// The tag of a frame or the beginning of the file was overwritten, or bytes came in or went before it: tries the known ones.
void tryMarks(Workbench &bench, const Places &places);
/// More than a tag was overwritten: the length beside it, too.
void tryHeaders(Workbench &bench, const Places &places);

/// Frames of one tag, by it.
std::map<quint32, const Field *> framesOf(const Schema &schema);

/// Edits that write what files of the format begin with over what stands there, the smallest first.
std::vector<Hypothesis> beginningsOver(const Workbench &bench);

} // namespace hexahedron::recovery
