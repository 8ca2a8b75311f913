#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// A copy of bytes for who looks at few of them here and there: of a mapped file the system reads these only, not megabytes around
/// each place, which may come to all of a long file.
QByteArray sampled(const Bytes &bytes, ByteRange range);

} // namespace hexahedron
