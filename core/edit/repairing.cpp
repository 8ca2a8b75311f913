// Repairs of issues, one or all, in as many rounds as they need.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/tree/format.h"
#include "core/tree/reader.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

using Issues = std::vector<const Issue *>;

/// Which repairs planRepairs() makes.
struct Wanted
{
    QStringList codes; ///< all, when empty
    bool withFixUps = true;

    Issues among(const std::vector<Issue> &issues, Severity severity) const
    {
        Issues found;
        for (const Issue &issue : issues) {
            if (issue.repair && issue.severity == severity
                && (codes.isEmpty() || codes.contains(QLatin1StringView(issue.kind->code))))
                found.push_back(&issue);
        }
        return found;
    }
};

EditPlan planTogether(const Tree &tree, const Issues &issues, bool withFixUps)
{
    Planner planner(tree, withFixUps);
    planner.setCause(Change::Cause::Repair);
    for (const Issue *issue : issues)
        planner.attempt(issue->repair.plan);
    return planner.finish();
}

bool changesNothing(const EditPlan &plan)
{
    return plan.isEmpty() || plan.after.isSameSnapshot(plan.before);
}

/// A remark is not worth a new problem, such as a list that is empty afterwards: only repairs that make none.
EditPlan planHarmless(const Tree &tree, const std::vector<Issue> &known, const Issues &remarks, bool withFixUps)
{
    constexpr size_t MostOneByOne = 100; // each is judged, which reads the file again

    const auto harmless = [&](const Issues &some) {
        EditPlan plan = planTogether(tree, some, withFixUps);
        judge(plan, tree, &known);
        return plan.newIssues.empty() ? plan : EditPlan{};
    };
    if (EditPlan plan = harmless(remarks); !changesNothing(plan))
        return plan;
    Issues good;
    for (size_t i = 0; i < remarks.size() && i < MostOneByOne; ++i) {
        if (!changesNothing(harmless({remarks[i]})))
            good.push_back(remarks[i]);
    }
    EditPlan plan = harmless(good);
    return changesNothing(plan) && !good.empty() ? harmless({good.front()}) : plan;
}

/// The next repairs: errors before warnings before remarks, because what is wrong is often why something else looks wrong.
EditPlan planRound(const Tree &tree, const Wanted &wanted)
{
    const std::vector<Issue> issues = check(tree);
    for (const Severity severity : {Severity::Error, Severity::Warning}) {
        EditPlan plan = planTogether(tree, wanted.among(issues, severity), wanted.withFixUps);
        if (!changesNothing(plan))
            return plan;
    }
    return planHarmless(tree, issues, wanted.among(issues, Severity::Info), wanted.withFixUps);
}

} // namespace

EditPlan planRepair(const Tree &tree, const Issue &issue)
{
    Planner planner(tree);
    planner.setCause(Change::Cause::Repair);
    planner.setTitle(issue.repair.text());
    if (issue.repair)
        issue.repair.plan(planner);
    else
        planner.refuse(QCoreApplication::translate("edit", QT_TRANSLATE_NOOP("edit", "There is no repair for this.")));
    return planner.finish();
}

EditPlan planRepairs(std::shared_ptr<const Tree> tree, const QStringList &codes, bool withFixUps)
{
    constexpr int MostRounds = 32;
    EditPlan all;
    all.before = tree->bytes();
    all.title = QCoreApplication::translate("edit", QT_TRANSLATE_NOOP("edit", "Repair"));
    for (int round = 0; round < MostRounds; ++round) {
        EditPlan plan = planRound(*tree, {codes, withFixUps});
        if (changesNothing(plan))
            break;
        for (Change &change : plan.changes)
            change.isLater = round > 0;
        all.changes.insert(all.changes.end(), plan.changes.begin(), plan.changes.end());
        all.consequences += plan.consequences;
        tree = readTree(*tree->format(), plan.after, tree->fileName());
    }
    all.after = tree->bytes();
    return all;
}

} // namespace hexahedron
