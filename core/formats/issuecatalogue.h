#pragma once

#include "core/issues/catalogue.h"

#include <span>

namespace hexahedron {

/// Everything that can be found in a file. The list is made from the headers in which kinds are written down (../CMakeLists.txt).
std::span<const CataloguedIssue> issueCatalogue();

} // namespace hexahedron
