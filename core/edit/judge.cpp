// What an edit would do to the issues of a file.
#include "core/check/checker.h"
#include "core/edit/appendedplan.h"
#include "core/edit/foreignlinks.h"
#include "core/edit/judging.h"
#include "core/edit/planner.h"
#include "core/edit/takenbytes.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"

#include <map>
#include <set>

namespace hexahedron {

namespace {

// Up to this size a file is checked in full before an edit is applied; larger ones around the changes.
constexpr qint64 FullCheckUpTo = 8 << 20;
// Somebody waits for the answer; what lies further inside a longer change is left to the check that follows.
constexpr qint64 MostOfOneChange = 256 << 10;

bool isSet(const std::atomic_bool *flag)
{
    return flag && flag->load(std::memory_order_relaxed);
}

/// A remark is no reason to think twice, but what it says may follow.
bool counted(const Issue &issue)
{
    return issue.severity != Severity::Info || issue.kind->isOfDerived;
}

using Counts = std::map<const IssueKind *, qint64>;

Counts countByKind(const std::vector<Issue> &issues)
{
    Counts counts;
    for (const Issue &issue : issues) {
        if (counted(issue))
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

namespace {

/// The issues of `now` that `old` does not have. A kind that occurs more often is new somewhere; places shift with the edit, so
/// the count decides, then the path.
std::vector<Issue> newOnes(const std::vector<Issue> &old, std::vector<Issue> now)
{
    Counts more = countByKind(now);
    for (const auto &[kind, count] : countByKind(old))
        more[kind] -= count;
    std::set<std::pair<const IssueKind *, QString>> known;
    for (const Issue &issue : old)
        known.insert({issue.kind, issue.path});
    std::stable_partition(now.begin(), now.end(), [&](const Issue &i) { return !known.contains({i.kind, i.path}); });
    std::vector<Issue> found;
    for (Issue &issue : now) {
        if (!counted(issue) || more[issue.kind] <= 0)
            continue;
        more[issue.kind] -= issue.count;
        found.push_back(std::move(issue));
    }
    return found;
}

/// What a stream is called in every tree; its number may be another one in each.
QString nameOf(const Tree &tree, StreamId stream)
{
    return stream == 0 ? QString() : tree.path(tree.stream(stream).holder);
}

/// Bytes of the result that the user, or a repair, has written over others, by the name of their stream.
std::map<QString, std::vector<ByteRange>> overwritten(const EditPlan &plan, const Tree &before)
{
    std::map<QString, std::vector<ByteRange>> ranges;
    std::map<StreamId, qint64> moved;
    for (const Change &change : plan.changes) {
        if (change.isLater)
            continue;
        const Replacement &replacement = change.replacement;
        const qint64 begin = replacement.removed.begin + moved[change.stream];
        moved[change.stream] += replacement.growth();
        const bool isWish = change.cause == Change::Cause::Asked || change.cause == Change::Cause::Repair;
        if (isWish && !replacement.removed.isEmpty())
            ranges[nameOf(before, change.stream)].push_back({begin, begin + replacement.inserted.size()});
    }
    return ranges;
}

/// Computes values again that were right before the edit. False when there is nothing to compute. `found` are the new issues. Where
/// something is made up the values that are stored are worth more.
bool computeDerived(EditPlan &plan, const Tree &before, const Tree &after, const std::vector<Issue> &found)
{
    if (!plan.followsLinks || plan.isHalfTyped || !plan.missing.isEmpty())
        return false;
    auto wishes = overwritten(plan, before);
    const auto contradicts = [&](const Change &change) {
        if (change.cause != Change::Cause::Derived)
            return false;
        const std::vector<ByteRange> &ranges = wishes[nameOf(after, change.stream)];
        return std::any_of(ranges.begin(), ranges.end(),
                           [&](ByteRange range) { return range.overlaps(change.replacement.removed); });
    };
    const auto planned = [&](const std::vector<const Issue *> &issues) {
        Planner planner(after);
        planner.setCause(Change::Cause::Derived);
        for (const Issue *issue : issues)
            planner.attempt(issue->repair.plan);
        return planner.finish();
    };
    constexpr size_t MostOneByOne = 100; // somebody waits
    std::vector<const Issue *> mended;
    // What repairs leave of damaged values is worth less than what was right: a remark is no reason.
    const bool isOfRepairs = std::ranges::any_of(
        plan.changes, [](const Change &change) { return change.cause == Change::Cause::Repair; });
    for (const Issue &issue : found) {
        if (!issue.kind->isOfDerived || !issue.repair || mended.size() == MostOneByOne)
            continue;
        if (isOfRepairs && issue.severity == Severity::Info)
            continue;
        const EditPlan one = planned({&issue});
        if (!one.isRefused() && std::none_of(one.changes.begin(), one.changes.end(), contradicts))
            mended.push_back(&issue);
    }
    EditPlan derived = planned(mended);
    if (derived.isRefused() || derived.isEmpty())
        return false;
    Origins origins = originsOf(plan);
    for (Change &change : derived.changes) {
        if (change.stream == 0)
            change.stood = origins.of(change.replacement.removed);
        change.isLater = true;
        plan.changes.push_back(std::move(change));
    }
    origins.follow(originsOf(derived));
    plan.origins = std::move(origins);
    plan.after = derived.after;
    return true;
}

} // namespace

std::vector<Issue> freshIssues(const std::vector<Issue> &old, const std::vector<Issue> &now)
{
    std::vector<Issue> fresh = newOnes(old, now);
    std::erase_if(fresh, [](const Issue &issue) { return issue.severity == Severity::Info; });
    return fresh;
}

Judgement judgeInFull(EditPlan &plan, const Tree &before, const std::vector<Issue> &known,
                      const std::atomic_bool *cancelled)
{
    const auto look = [&] {
        Judgement result;
        result.tree = readTree(*before.format(), plan.after, before.fileName(), cancelled, before.limits());
        if (isSet(cancelled))
            return result;
        result.issues = check(*result.tree, cancelled);
        if (!isSet(cancelled))
            result.fresh = newOnes(known, result.issues);
        return result;
    };
    Judgement judgement = look();
    if (!isSet(cancelled) && computeDerived(plan, before, *judgement.tree, judgement.fresh))
        judgement = look();
    std::erase_if(judgement.fresh, [](const Issue &issue) { return issue.severity == Severity::Info; });
    return judgement;
}

static void addNew(const QStringList &sentences, QStringList &known)
{
    for (const QString &sentence : sentences) {
        if (!known.contains(sentence))
            known += sentence;
    }
}

/// What comes to light when repairs let a structure fit again was there before: nobody could see it.
static bool isRepairThatHelps(const EditPlan &plan, const std::vector<Issue> &before, const std::vector<Issue> &after)
{
    const auto isRepair = [](const Change &change) { return change.cause == Change::Cause::Repair; };
    const auto errorsIn = [](const std::vector<Issue> &issues) {
        return std::count_if(issues.begin(), issues.end(),
                             [](const Issue &issue) { return issue.severity == Severity::Error; });
    };
    return std::any_of(plan.changes.begin(), plan.changes.end(), isRepair) && after.size() <= before.size()
           && errorsIn(after) < errorsIn(before);
}

/// What is said of a place from which content goes does come from the plan: a list may be empty then.
static bool losesContent(const EditPlan &plan, const Issue &issue)
{
    return std::any_of(plan.removals.begin(), plan.removals.end(), [&issue](const Removal &removal) {
        return removal.path == issue.path || removal.path.startsWith(issue.path + u'/');
    });
}

void judge(EditPlan &plan, const Tree &before, const std::vector<Issue> *knownIssues, const std::atomic_bool *cancelled)
{
    plan.newIssues.clear();
    if (plan.isRefused() || plan.isEmpty() || isSet(cancelled))
        return;
    std::vector<Issue> found;
    if (qMax(plan.before.size(), plan.after.size()) <= FullCheckUpTo) {
        std::vector<Issue> own;
        if (!knownIssues)
            own = check(before, cancelled);
        const std::vector<Issue> &known = knownIssues ? *knownIssues : own;
        Judgement judgement;
        if (!isSet(cancelled))
            judgement = judgeInFull(plan, before, known, cancelled);
        if (!isSet(cancelled)) {
            addNew(foreignLinks(plan, *judgement.tree), plan.consequences);
            addNew(takenBytes(plan, before, *judgement.tree), plan.consequences);
            addNew(lostPixels(plan, before, *judgement.tree), plan.consequences);
        }
        if (!isSet(cancelled) && isRepairThatHelps(plan, known, judgement.issues))
            std::erase_if(judgement.fresh, [&plan](const Issue &issue) { return !losesContent(plan, issue); });
        found = std::move(judgement.fresh);
    } else {
        const std::vector<Issue> old = checkChanges(before, plan, false);
        const auto after = readTree(*before.format(), plan.after, before.fileName(), cancelled, before.limits());
        if (!isSet(cancelled)) {
            addNew(takenBytes(plan, before, *after), plan.consequences);
            found = newOnes(old, checkChanges(*after, plan, true));
        }
    }
    for (Issue &issue : found) {
        if (issue.severity == Severity::Info)
            continue;
        issue.repair = {}; // belongs to a tree that goes
        issue.item = {};
        plan.newIssues.push_back(std::move(issue));
    }
}

} // namespace hexahedron
