// What an edit would do to the issues of a file.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/schema/schema.h"
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
    if (cause == Change::Cause::Offset || cause == Change::Cause::Checksum) // right by construction, and may be many
        return {};
    if (range.size() <= MostOfOneChange)
        return {{range.begin, qMax(range.end, range.begin + 1)}};
    if (cause == Change::Cause::Index) // renumbered together with what they name: right by construction, however many
        return {};
    return {{range.begin, range.begin + MostOfOneChange / 2}, {range.end - MostOfOneChange / 2, range.end}};
}

/// Files inside the file to which the bytes belong, and what they expand to; not those that take long to check.
std::set<StreamId> filesAround(const Tree &tree, ByteRange range)
{
    std::set<StreamId> files;
    const auto add = [&](StreamId stream) {
        if (stream > 0 && tree.root(stream).range.size() <= FullCheckUpTo)
            files.insert(stream);
    };
    if (!tree.stream(0).schema->hasContents || !tree.bytes().range().contains(range))
        return files;
    for (Item item = tree.covering(0, range); item.isValid(); item = tree.parent(item)) {
        add(item.stream);
        if (const auto content = tree.contentOf(item))
            add(content->stream);
    }
    return files;
}

std::vector<Issue> checkChanges(const Tree &tree, const EditPlan &plan, bool isAfter)
{
    std::vector<Issue> found;
    qint64 moved = 0;
    std::set<std::tuple<StreamId, qint64, qint64>> seen;
    std::set<StreamId> files;
    const auto take = [&](std::vector<Issue> issues) {
        for (Issue &issue : issues) {
            if (seen.insert({issue.item.stream, issue.range.begin, qint64(reinterpret_cast<quintptr>(issue.kind))})
                    .second)
                found.push_back(std::move(issue));
        }
    };
    for (const Change &change : plan.changes) {
        if (change.stream != 0)
            continue; // part of packed bytes that change in the file
        const Replacement &replacement = change.replacement;
        ByteRange range = replacement.removed;
        if (isAfter) {
            range = {range.begin + moved, range.begin + moved + replacement.inserted.size()};
            moved += replacement.growth();
        }
        for (const ByteRange part : looksAt(range, change.cause)) {
            take(checkAround(tree, 0, part));
            files.merge(filesAround(tree, part));
        }
    }
    for (const StreamId file : files)
        take(checkStream(tree, file));
    return found;
}

} // namespace

void judge(EditPlan &plan, const Tree &before, const std::vector<Issue> *knownIssues)
{
    plan.newIssues.clear();
    if (plan.isRefused() || plan.isEmpty())
        return;
    const bool inFull = qMax(plan.before.size(), plan.after.size()) <= FullCheckUpTo;
    const auto after = readTree(*before.format(), plan.after, before.fileName(), nullptr, before.limits());
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
