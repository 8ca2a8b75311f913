// What an edit would do to the issues of a file, and repairs in as many rounds as they need.
#include "core/check/checker.h"

#include "core/edit/edittext.h"
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

/// What a plan of many repairs is called: what is done, where they all do the same, and to how many issues.
class RepairTitle
{
public:
    void add(const Issue &issue)
    {
        ++m_issues;
        m_sentences.insert(issue.repair.text());
    }
    QString text() const
    {
        if (m_issues == 0)
            return editText(QT_TRANSLATE_NOOP("edit", "Repair"));
        if (m_sentences.size() > 1)
            return editText(QT_TRANSLATE_N_NOOP("edit", "Repair %n issue(s)"), m_issues);
        return editText(QT_TRANSLATE_N_NOOP("edit", "Repair %n issue(s): %1"), m_issues).arg(*m_sentences.begin());
    }

private:
    qint64 m_issues = 0;
    std::set<QString> m_sentences;
};

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

EditPlan planRepair(const Tree &tree, const Issue &issue)
{
    Planner planner(tree);
    planner.setCause(Change::Cause::Repair);
    planner.setTitle(issue.repair.text());
    if (issue.repair)
        issue.repair.plan(planner);
    else
        planner.refuse(editText(QT_TRANSLATE_NOOP("edit", "There is no repair for this.")));
    return planner.finish();
}

EditPlan planRepairs(std::shared_ptr<const Tree> tree, const QStringList &codes, bool withFixUps)
{
    constexpr int MostRounds = 16;
    EditPlan all;
    all.before = tree->bytes();
    RepairTitle title;
    for (int round = 0; round < MostRounds; ++round) {
        Planner planner(*tree, withFixUps);
        planner.setCause(Change::Cause::Repair);
        RepairTitle longer = title;
        for (const Issue &issue : check(*tree)) {
            if (!issue.repair || !(codes.isEmpty() || codes.contains(QLatin1StringView(issue.kind->code))))
                continue;
            if (planner.attempt(issue.repair.plan))
                longer.add(issue);
        }
        EditPlan plan = planner.finish();
        if (plan.isEmpty() || plan.after.isSameSnapshot(tree->bytes()))
            break;
        title = std::move(longer);
        for (Change &change : plan.changes)
            change.isLater = round > 0;
        all.changes.insert(all.changes.end(), plan.changes.begin(), plan.changes.end());
        all.consequences += plan.consequences;
        tree = readTree(*tree->format(), plan.after, tree->fileName());
    }
    all.after = tree->bytes();
    all.title = title.text();
    return all;
}

} // namespace hexahedron
