#pragma once

#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// Programs that took the file for text changed it: LF and CR LF, bytes above 127 written as UTF-8; or the order of bytes was
/// turned around.
void tryTransport(Workbench &bench);

/// True when no byte is above 127 in a file in which there should be some: what the highest bits were cannot be told any more.
bool isHighBitCut(const Bytes &file);
/// The same of a small file, which may have none by chance.
bool mayHaveLostBits(const Bytes &file);

/// True when the bytes alone show that a transfer as text changed them, whatever the format has to say: pairs of UTF-8 that no text
/// has, and no other byte above 127, or a CR before each LF among bytes that are no text.
bool isSureTransfer(const Bytes &file);

} // namespace hexahedron::recovery
