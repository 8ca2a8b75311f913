#pragma once

#include "core/issues/issue.h"

#include <optional>

namespace hexahedron {

/// What is reported where a relation does not hold: an issue of the format, and the number of the rule in its reference. None:
/// the relation only leads edits.
struct Ruling
{
    const IssueKind *kind = nullptr;
    const char *rule = "";
    std::optional<Severity> severity = {}; ///< when it is not that of the issue

    explicit operator bool() const { return kind != nullptr; }
    QStringList rules() const { return *rule ? QStringList{QLatin1StringView(rule)} : QStringList(); }
};

} // namespace hexahedron
