#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

bool areEqual(const Bytes &one, const Bytes &other);
/// False also where more than `most` bytes would have to be read to know it. What both have from the same place of a source is not
/// read.
bool areEqualAtOnce(const Bytes &one, const Bytes &other, qint64 most);

} // namespace hexahedron
