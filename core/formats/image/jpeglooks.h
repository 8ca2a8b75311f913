#pragma once

#include "core/read/layout.h"

namespace hexahedron {

// What a JPEG file says only by its bytes. See LookFunction.

/// The marker that a segment begins with, or what it stands for: see JpegFormat. NoMarker where none begins.
qint64 jpegKind(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bytes up to the next marker.
qint64 jpegSkipped(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// The length of the segment, which counts itself; at least that.
qint64 jpegLength(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// 1 when the segment is the last one.
qint64 jpegIsEnd(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// The sum of the sixteen counts before.
qint64 jpegSymbolCount(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Bytes of compressed data: up to the next marker that does not belong to them.
qint64 jpegDataSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values);

} // namespace hexahedron
