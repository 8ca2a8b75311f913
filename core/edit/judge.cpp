// What an edit would do to the issues of a file.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/tree/format.h"
#include "core/tree/reader.h"

#include <map>
#include <set>

namespace hexahedron {

namespace {

// Up to this size a file is checked in full before an edit is applied; larger ones around the changes.
constexpr qint64 FullCheckUpTo = 8 << 20;
// Somebody waits for the answer; what lies further inside a longer change is left to the check that follows.
constexpr qint64 MostOfOneChange = 256 << 10;

using Counts = std::map<const IssueKind *, qint64>;

Counts countByKind(const std::vector<Issue> &issues)
{
    Counts counts;
    for (const Issue &issue : issues) {
        if (issue.severity != Severity::Info)
            counts[issue.kind] += issue.count;
    }
    return counts;
}

/// The parts of a changed range that are looked at: its beginning and its end, when it is long.
std::vector<ByteRange> looksAt(ByteRange range, Change::Cause cause)
{
    if (range.size() <= MostOfOneChange)
        return {{range.begin, qMax(range.end, range.begin + 1)}};
    if (cause == Change::Cause::Index) // renumbered together with what they name: right by construction, however many
        return {};
    return {{range.begin, range.begin + MostOfOneChange / 2}, {range.end - MostOfOneChange / 2, range.end}};
}

std::vector<Issue> checkChanges(const Tree &tree, const EditPlan &plan, bool isAfter)
{
    std::vector<Issue> found;
    qint64 moved = 0;
    std::set<std::pair<qint64, qint64>> seen;
    for (const Change &change : plan.changes) {
        const Replacement &replacement = change.replacement;
        ByteRange range = replacement.removed;
        if (isAfter) {
            range = {range.begin + moved, range.begin + moved + replacement.inserted.size()};
            moved += replacement.growth();
        }
        for (const ByteRange part : looksAt(range, change.cause)) {
            for (Issue &issue : checkAround(tree, change.stream, part)) {
                if (seen.insert({issue.range.begin, qint64(reinterpret_cast<quintptr>(issue.kind))}).second)
                    found.push_back(std::move(issue));
            }
        }
    }
    return found;
}

} // namespace

void judge(EditPlan &plan, const Tree &before, const std::vector<Issue> *knownIssues)
{
    plan.newIssues.clear();
    if (plan.isRefused() || plan.isEmpty())
        return;
    const bool inFull = qMax(plan.before.size(), plan.after.size()) <= FullCheckUpTo;
    const auto after = readTree(*before.format(), plan.after, before.fileName());
    std::vector<Issue> own;
    if (!inFull)
        own = checkChanges(before, plan, false);
    else if (!knownIssues)
        own = check(before);
    const std::vector<Issue> &old = inFull && knownIssues ? *knownIssues : own;
    std::vector<Issue> now = inFull ? check(*after) : checkChanges(*after, plan, true);

    // A kind that occurs more often is new somewhere; places shift with the edit, so the count decides, then the path.
    Counts more = countByKind(now);
    for (const auto &[kind, count] : countByKind(old))
        more[kind] -= count;
    std::set<std::pair<const IssueKind *, QString>> known;
    for (const Issue &issue : old)
        known.insert({issue.kind, issue.path});
    std::stable_partition(now.begin(), now.end(), [&](const Issue &i) { return !known.contains({i.kind, i.path}); });
    for (Issue &issue : now) {
        if (issue.severity == Severity::Info || more[issue.kind] <= 0)
            continue;
        more[issue.kind] -= issue.count;
        issue.repair = {}; // belongs to a tree that goes
        issue.item = {};
        plan.newIssues.push_back(std::move(issue));
    }
}

} // namespace hexahedron
