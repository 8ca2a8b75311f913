#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

class Syntax;

/// XML, read tolerantly: no entity but the five of the standard and numbered characters is replaced, nothing outside the file
/// is looked at.
const Syntax &markupSyntax();

/// The name of the outermost element of a document, without reading it: looks at the first few thousand bytes. Empty when this is
/// no XML.
QByteArray outermostElement(const Bytes &bytes);

} // namespace hexahedron
