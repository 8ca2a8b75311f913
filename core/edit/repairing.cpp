// Repairs of issues, one or all, in as many rounds as they need.
#include "core/check/checker.h"
#include "core/edit/edittext.h"
#include "core/edit/planner.h"
#include "core/tree/format.h"
#include "core/tree/reader.h"

#include <set>

namespace hexahedron {

namespace {

using Issues = std::vector<const Issue *>;

/// What a plan of many repairs is called: what is done, where they all do the same, and to how many issues.
class RepairTitle
{
public:
    void add(const Issue &issue)
    {
        ++m_issues;
        m_sentences.insert(issue.repair.text());
    }
    void add(const RepairTitle &more)
    {
        m_issues += more.m_issues;
        m_sentences.insert(more.m_sentences.begin(), more.m_sentences.end());
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

/// What is repaired at once.
struct Round
{
    EditPlan plan;
    RepairTitle title;

    bool changesNothing() const { return plan.isEmpty() || plan.after.isSameSnapshot(plan.before); }
};

/// Which repairs planRepairs() makes.
struct Wanted
{
    QStringList codes; ///< all, when empty
    bool withFixUps = true;
    bool onlyHarmless = false; ///< none that makes another problem

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

Round planTogether(const Tree &tree, const Issues &issues, bool withFixUps)
{
    Planner planner(tree, withFixUps);
    planner.setCause(Change::Cause::Repair);
    RepairTitle title;
    for (const Issue *issue : issues) {
        if (planner.attempt(issue->repair.plan))
            title.add(*issue);
    }
    return {planner.finish(), std::move(title)};
}

/// Only repairs that make no new problem, such as a list that is empty afterwards.
Round planHarmless(const Tree &tree, const std::vector<Issue> &known, const Issues &issues, bool withFixUps)
{
    constexpr size_t MostOneByOne = 100; // each is judged, which reads the file again

    const auto harmless = [&](const Issues &some) {
        Round round = planTogether(tree, some, withFixUps);
        judge(round.plan, tree, &known);
        return round.plan.newIssues.empty() ? round : Round{};
    };
    if (Round round = harmless(issues); !round.changesNothing())
        return round;
    Issues good;
    for (size_t i = 0; i < issues.size() && i < MostOneByOne; ++i) {
        if (!harmless({issues[i]}).changesNothing())
            good.push_back(issues[i]);
    }
    Round round = harmless(good);
    return round.changesNothing() && !good.empty() ? harmless({good.front()}) : round;
}

/// The next repairs: errors before warnings before remarks, because what is wrong is often why something else looks wrong. A remark
/// is never worth a new problem; what else creates one may be mended in the next round.
Round planRound(const Tree &tree, const Wanted &wanted)
{
    const std::vector<Issue> issues = check(tree);
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Info}) {
        const Issues some = wanted.among(issues, severity);
        const bool mustBeHarmless = wanted.onlyHarmless || severity == Severity::Info;
        Round round = mustBeHarmless ? planHarmless(tree, issues, some, wanted.withFixUps)
                                     : planTogether(tree, some, wanted.withFixUps);
        if (!round.changesNothing())
            return round;
    }
    return {};
}

EditPlan planRounds(std::shared_ptr<const Tree> tree, const Wanted &wanted)
{
    constexpr int MostRounds = 32;
    EditPlan all;
    all.before = tree->bytes();
    RepairTitle title;
    for (int i = 0; i < MostRounds; ++i) {
        Round round = planRound(*tree, wanted);
        if (round.changesNothing())
            break;
        title.add(round.title);
        EditPlan &plan = round.plan;
        for (Change &change : plan.changes)
            change.isLater = i > 0;
        all.changes.insert(all.changes.end(), plan.changes.begin(), plan.changes.end());
        all.consequences += plan.consequences;
        tree = readTree(*tree->format(), plan.after, tree->fileName(), nullptr, tree->limits());
    }
    all.after = tree->bytes();
    all.title = title.text();
    return all;
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
        planner.refuse(editText(QT_TRANSLATE_NOOP("edit", "There is no repair for this.")));
    return planner.finish();
}

EditPlan planRepairs(std::shared_ptr<const Tree> tree, const QStringList &codes, bool withFixUps)
{
    EditPlan all = planRounds(tree, {codes, withFixUps});
    if (!withFixUps)
        return all;
    judge(all, *tree);
    if (all.newIssues.empty())
        return all;
    // One repair that makes a problem must not be in the way of all others.
    EditPlan harmless = planRounds(tree, {codes, withFixUps, true});
    judge(harmless, *tree);
    if (harmless.isEmpty() || !harmless.newIssues.empty())
        return all;
    harmless.consequences += editText(
        QT_TRANSLATE_NOOP("edit", "Repairs that would create other issues are left out; make them one by one."));
    return harmless;
}

} // namespace hexahedron
