#pragma once

#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/tree.h"
#include "tests/support/builtsamples.h"
#include "tests/support/repairs.h"

#include <QByteArrayList>

/// What holds for the rules of every format, over files in which one thing is wrong. Each check returns what is not right,
/// empty when all is well.
namespace hexahedron::test {

/// As the program would open it: by content, else by name.
inline std::shared_ptr<const Tree> treeOf(const QByteArray &file, const QByteArray &bytes)
{
    return readTree(Bytes(bytes), QString::fromLatin1(file.mid(file.lastIndexOf('/') + 1)));
}

/// "M9 error UMDL/indexBuffers[0]/indices[2]" for each issue, in the order of the bytes.
inline QByteArray listed(const std::vector<Issue> &issues)
{
    QByteArrayList list;
    for (const Issue &issue : issues)
        list += QByteArray(issue.reference) + ' ' + severityName(issue.severity).latin1() + ' ' + issue.path.toUtf8();
    return list.join("; ");
}

/// "CODE V06 warning" for each kind of issue, each once, sorted.
inline QStringList kindsIn(const std::vector<Issue> &issues)
{
    QStringList kinds;
    for (const Issue &issue : issues)
        kinds += QLatin1StringView(issue.kind->code) + u' ' + QLatin1StringView(issue.reference) + u' '
                 + severityName(issue.severity);
    kinds.removeDuplicates();
    kinds.sort();
    return kinds;
}

/// Four threads find the same as one, in the same places and as often.
inline QByteArray foundOtherwiseByThreads(const Tree &tree)
{
    const std::vector<Issue> one = check(tree, nullptr, 1);
    const std::vector<Issue> four = check(tree, nullptr, 4);
    const bool isSame = std::equal(one.begin(), one.end(), four.begin(), four.end(),
                                   [](const Issue &a, const Issue &b) { return a.count == b.count; });
    return isSame && listed(one) == listed(four) ? QByteArray() : listed(one) + " but " + listed(four);
}

inline bool isThere(const std::vector<Issue> &issues, const Issue &wanted)
{
    return std::any_of(issues.begin(), issues.end(),
                       [&](const Issue &issue) { return issue.kind == wanted.kind && issue.path == wanted.path; });
}

/// The repair of each issue takes that issue away and adds none; all together they leave nothing where `isMended`. Repairs
/// of the rules `revealing` may bring to light what could not be seen before.
inline QByteArray wrongRepairs(const std::shared_ptr<const Tree> &tree, bool isMended, const QByteArrayList &revealing)
{
    bool hasGuess = false;
    for (const Issue &issue : check(*tree)) {
        if (!issue.repair)
            continue;
        hasGuess = hasGuess || issue.repair.isGuess;
        EditPlan plan = planRepair(*tree, issue);
        if (plan.isRefused() || plan.isEmpty())
            return listed({issue}) + ": refused: " + plan.refusal.toUtf8();
        const std::vector<Issue> after = check(*readTree(*tree->format(), plan.after, tree->fileName()));
        if (isThere(after, issue))
            return listed({issue}) + ": still there after its repair";
        if (revealing.contains(issue.reference))
            continue;
        judge(plan, *tree);
        if (!plan.newIssues.empty())
            return listed({issue}) + ": its repair creates " + listed(plan.newIssues);
    }
    if (!isMended || hasGuess) // which nobody makes unasked
        return {};
    const EditPlan all = test::planAllRepairs(tree);
    return listed(check(*readTree(*tree->format(), all.after, tree->fileName())));
}

/// Sentences have no places left for arguments.
inline QByteArray incompleteMessages(const Tree &tree)
{
    for (const Issue &issue : check(tree)) {
        if (issue.message().contains(u'%') || issue.repair.text().contains(u'%'))
            return (issue.message() + u' ' + issue.repair.text()).toUtf8();
    }
    return {};
}

/// Those of the wanted rule numbers that no sample breaks.
inline QByteArray rulesWithoutSample(QByteArrayList wanted, const std::vector<DamagedSample> &samples)
{
    for (const DamagedSample &sample : samples) {
        for (const QByteArray &issue : sample.issues.split(';'))
            wanted.removeAll(issue.trimmed().split(' ').constFirst());
    }
    return wanted.join(' ');
}

} // namespace hexahedron::test
