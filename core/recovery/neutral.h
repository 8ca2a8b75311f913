#pragma once

#include "core/recovery/hypothesis.h"
#include "core/recovery/places.h"

namespace hexahedron::recovery {

// What is written for bytes of which nothing is known but what stands there.

/// What a new one is; where readers do not take that, the first value that they take.
qint64 allowedValue(const Field &field);

/// What a section of the file begins with, as far as its description alone tells where things lie: numbers and texts as they are in
/// a new one. No more than `most` bytes.
QByteArray neutralBeginning(const Field &section, qint64 most);

/// The bytes of `range`, with neutral values for the numbers in it of which readers do not take what is there.
QByteArray withAllowedNumbers(const Tree &tree, ByteRange range);

/// Several numbers next to each other were overwritten: tries their neutral values. What they were is lost.
void tryNeutralNumbers(Workbench &bench, const Places &places);

} // namespace hexahedron::recovery
