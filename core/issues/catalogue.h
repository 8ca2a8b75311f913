#pragma once

#include "core/issues/issue.h"

namespace hexahedron {

/// A kind of issue, and where it belongs.
struct CataloguedIssue
{
    const char *family; ///< of formats; empty where it can be found in files of every one
    const IssueKind *kind;
    const char *rules; ///< numbers in the reference of the family, with spaces between
};

} // namespace hexahedron
