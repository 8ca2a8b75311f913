#pragma once

#include "core/tree/format.h"

namespace hexahedron {

/// How documents and shaders name other files.
const FileNames *hordeFileNames();

/// Names of files from the content folder on, of what a material's shader has, of a pipeline's targets and contexts.
Proposals hordeDocumentProposals(const Tree &tree, const Item &item);
/// Words that a setting may have, sections of code, and names of files.
Proposals hordeShaderProposals(const Tree &tree, const Item &item);

} // namespace hexahedron
