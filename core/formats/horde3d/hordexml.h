#pragma once

#include "core/schema/document.h"

namespace hexahedron {

/// The numbers that the reference has for what may be wrong in every one of Horde3D's XML documents.
void addXmlRules(DocumentBuilder &builder);

} // namespace hexahedron
