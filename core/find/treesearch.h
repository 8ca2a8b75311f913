#pragma once

#include "core/check/issue.h"
#include "core/find/treequery.h"

#include <atomic>
#include <functional>
#include <memory>

namespace hexahedron {

/// What a search found in a tree: the hits, and the way to each as rows below one another.
struct FilterResult
{
    struct Node
    {
        qint64 row = 0; ///< in the item above
        quint32 parent = 0;
        bool isHit = false;
        size_t hitsBefore = 0;         ///< hits that stand before it in the tree
        std::vector<quint32> children; ///< in the order of their rows
    };
    std::vector<Node> nodes{1};   ///< [0] is above the streams
    std::vector<quint32> hits;    ///< in the order of the tree
    qint64 count = 0;             ///< of hits, also those that are too many to be kept
    QString remark;               ///< why there can be no hit, for people: there is no such type in the file
    QString trouble;              ///< why nothing was looked for, for people
    bool isLooking = false;       ///< what arrays hold is still being looked at
    bool skippedElements = false; ///< arrays were too long to look at each element
    bool lacksIssues = false;     ///< findings are asked for, and nobody has told them
    qint64 unlistedIssues = 0;    ///< findings are asked for, and so many were too many of a kind to be listed

    /// Puts children and hits in order, when all are found.
    void sort();
    bool isTruncated() const { return count > qint64(hits.size()); }
};

struct FilterOptions
{
    bool withElements = true;        ///< also inside arrays, after all else: else an array is one thing
    qint64 mostElements = 4'000'000; ///< to look at in all
    qint64 mostHits = 10'000;        ///< to keep
    std::shared_ptr<const std::vector<Issue>> issues = {}; ///< of the tree, for queries about findings
    std::function<void(const Item &)> onHit =
        {}; ///< gets all hits in the order of the tree, places of findings in that of the bytes; none is kept then
};

/// Looks through the whole tree. When `cancelled` becomes true the result must not be used. Before it looks into arrays it tells
/// `soFar` what it found elsewhere.
FilterResult findInTree(const Tree &tree, const TreeQuery &query, const FilterOptions &options,
                        const std::atomic_bool *cancelled = nullptr, std::atomic<int> *permille = nullptr,
                        const std::function<void(FilterResult)> &soFar = {});

} // namespace hexahedron
