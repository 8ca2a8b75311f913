#pragma once

#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// LF everywhere, CR LF nowhere: some CRs may have gone. Which ones, the structure and the looks of elements say: from the beginning
/// on each one that comes back moves the first place that makes no sense.
void tryWithReturns(Workbench &bench, const QByteArray &file);

} // namespace hexahedron::recovery
