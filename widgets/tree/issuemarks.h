#pragma once

#include "core/check/issue.h"

#include <map>
#include <optional>

namespace hexahedron {

/// Where the issues of a tree stand, for marking items and everything above them: a lookup costs O(log issues), building it
/// O(issues × depth) at most. The issues must stay as long as it is used.
class IssueMarks
{
public:
    IssueMarks() = default;
    IssueMarks(const Tree &tree, const std::vector<Issue> &issues);

    /// The worst that was found at the item itself.
    std::optional<Severity> at(const Item &item) const;
    /// The worst that was found below it.
    std::optional<Severity> below(const Item &item) const;
    /// The worst in some children of an array or frame, themselves included. They must not be none.
    std::optional<Severity> between(const Item &firstChild, const Item &lastChild) const;
    /// What was found at the item itself, as indexes into the issues.
    std::vector<size_t> issuesAt(const Item &item) const;

private:
    /// Orders places as they lie in the tree: those below an item follow it directly.
    struct Place
    {
        StreamId stream = 0;
        NodeId node = NoNode;
        std::array<qint64, Item::MostSteps> rows{}; // -1 behind the last
        explicit Place(const Item &item);
        friend auto operator<=>(const Place &, const Place &) = default;
    };
    struct Mark
    {
        std::optional<Severity> own;
        std::optional<Severity> below;
        std::vector<size_t> issues;
    };
    /// An issue of several elements of an array.
    struct Repeat
    {
        const Issue *issue = nullptr;
        size_t number = 0;       ///< of the issue
        std::vector<qint64> way; ///< rows from an element to what is wrong in it
        bool isAt(qint64 row) const;
    };
    void mark(const Tree &tree, Item item, Severity severity, size_t issue);
    void addRepeat(const Tree &tree, const Issue &issue, size_t number);
    bool markBelow(const Place &place, Severity severity);
    template<typename See>
    void forEachRepeat(const Item &item, See see) const;

    std::map<Place, Mark> m_marks;
    std::map<Place, std::vector<Repeat>> m_repeats; ///< by array
};

} // namespace hexahedron
