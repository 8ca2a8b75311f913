#pragma once

#include "core/check/countedfirst.h"
#include "core/issues/issue.h"
#include "core/tree/tree.h"

#include <functional>
#include <map>
#include <string_view>

namespace hexahedron {

class Wishes;

/// What would mend an issue: a sentence for people, and the edits, planned only when asked for.
/// The action gets a wishes over the very tree in which the issue was found.
struct Repair
{
    const char *sentence = ""; ///< untranslated, context "repairs"
    QStringList arguments;
    std::function<void(Wishes &)> plan;
    bool isGuess = false; ///< one of several as good: nobody makes it unasked
    bool makesUp = false; ///< what is lost: it comes last, when nothing else explains the issue
    qint64 madeUp = 0;    ///< bytes of packed content that nobody can read, and others stand for

    explicit operator bool() const { return bool(plan); }
    QString text() const;
};

/// One occurrence. Findings about many elements of one array are one issue: it stands at the first of them and counts all.
struct Issue
{
    const IssueKind *kind = nullptr;
    Severity severity = Severity::Info;
    const char *reference = ""; ///< number of the rule in the format's reference, for instance "V22"
    Item item;                  ///< where it is
    StreamId stream = 0;        ///< whose bytes `range` means
    ByteRange range;
    QString path;
    QStringList arguments;
    qint64 count = 1;
    ElementRuns elements;   ///< which elements of the array around `item`, where that is known
    qint64 elementStep = 1; ///< elements that make one thing: their numbers are this many times larger
    Repair repair;

    QString message() const;
    /// How many of the places that it counts can be gone to.
    qint64 placeCount() const { return qMax<qint64>(1, elements.count()); }
};

/// One of the places that an issue counts, from 0; the first is its own. Of further elements it is the field as a whole: which
/// of its numbers is wrong may differ.
Item placeOf(const Tree &tree, const Issue &issue, qint64 number);

/// Issues as they are found; keeps at most so many of a kind, and counts the rest.
class IssueList
{
public:
    static constexpr int MostOfAKind = 1000;

    void add(Issue issue);
    /// For one more than are listed.
    void countMore(const IssueKind &kind) { ++m_count[&kind]; }
    bool isFull(const IssueKind &kind) const;
    void append(IssueList &&other);
    /// In the order of the bytes, the worst first at one place; adds remarks on what is not listed.
    std::vector<Issue> sorted(const Tree &tree) &&;

private:
    std::vector<Issue> m_issues;
    std::map<const IssueKind *, qint64> m_count;
};

} // namespace hexahedron
