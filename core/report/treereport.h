#pragma once

#include "core/check/issue.h"
#include "core/report/treewalk.h"

#include <QString>

class QIODevice;

namespace hexahedron {

class JsonWriter;

/// What `hexa tree` prints. Nothing is built in memory: the text is written while the tree is walked.
struct TreeReportOptions
{
    WalkLimits limits;
    std::optional<Item> below = {}; ///< only this item and what lies in it
    int threads = 0;                ///< 0: as many as the machine has
};

/// The document of `hexa tree --json`. False when the device refused something.
bool writeTreeJson(QIODevice *device, const Tree &tree, const std::vector<Issue> &issues,
                   const TreeReportOptions &options);

/// For people: offset, size, indented name, type and value of each node, with its issues below it.
bool writeTreeText(QIODevice *device, const Tree &tree, const std::vector<Issue> &issues,
                   const TreeReportOptions &options);

/// One issue as an object; `withRule` adds the number of the rule and how often it was found.
void writeIssue(JsonWriter &json, const Issue &issue, bool withRule);

} // namespace hexahedron
