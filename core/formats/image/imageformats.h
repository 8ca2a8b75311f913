#pragma once

#include "core/tree/format.h"

namespace hexahedron {

// Pictures: each has a file with its description, what must hold and where its pixels lie. Statements stand in the order of the
// public specification and use its names; numbers such as 95 are those of the rules in the reference of Horde3D.
const Format &bmpFormat();
const Format &ddsFormat();
const Format &gifFormat();
const Format &hdrFormat();
const Format &jp2Format();
const Format &jpegFormat();
const Format &ktxFormat();
const Format &pngFormat();
const Format &psdFormat();
const Format &tgaFormat();

} // namespace hexahedron
