#pragma once

#include <QtGlobal>

namespace hexahedron {

/// Identifies one byte sequence of a document: 0 is the file, others are decoded blocks (in reading order).
using StreamId = qint32;

} // namespace hexahedron
