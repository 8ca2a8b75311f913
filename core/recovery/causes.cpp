#include "core/recovery/causes.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/check/documentissues.h"
#include "core/recovery/recovery.h"
#include "core/recovery/recoveryplan.h"
#include "core/recovery/repairing.h"
#include "core/recovery/tail.h"

#include <set>

namespace hexahedron {

namespace {

using recovery::Hypothesis;

QString hexOf(qint64 offset)
{
    return QString::number(offset, 16);
}

/// The findings that are left in the result of an edit, known by their kind and place.
class Remains
{
public:
    Remains(const std::vector<Issue> &issues, const std::vector<Replacement> &replacements)
        : m_replacements(replacements)
    {
        for (const Issue &issue : issues) {
            m_paths.insert({issue.kind, issue.path});
            if (issue.stream == 0)
                m_places.insert({issue.kind, issue.range.begin});
        }
    }
    /// `issue` is one of before.
    bool have(const Issue &issue) const
    {
        return m_paths.contains({issue.kind, issue.path})
               || (issue.stream == 0 && m_places.contains({issue.kind, movedTo(issue.range.begin)}));
    }

private:
    qint64 movedTo(qint64 offset) const
    {
        qint64 by = 0;
        for (const Replacement &replacement : m_replacements) {
            if (replacement.removed.end > offset)
                break;
            by += replacement.growth();
        }
        return offset + by;
    }

    const std::vector<Replacement> &m_replacements;
    std::set<std::pair<const IssueKind *, QString>> m_paths;
    std::set<std::pair<const IssueKind *, qint64>> m_places;
};

Cause causeOf(const recovery::Candidate &candidate, const Tree &tree, const std::vector<Issue> &issues)
{
    const Hypothesis &hypothesis = candidate.hypothesis;
    Cause cause;
    cause.plan = recovery::planOf(candidate, tree);
    cause.remedy = hypothesis.sentence;
    cause.evidence = candidate.evidence();
    cause.plan.title = cause.remedy.endsWith(u'.') ? cause.remedy.chopped(1) : cause.remedy;
    cause.plan.consequences = hypothesis.inventions + QStringList{cause.evidence};
    recovery::Place place = recovery::placeOf(hypothesis, tree);
    cause.range = place.range;
    cause.path = std::move(place.path);
    cause.title = whatHappened(hypothesis, cause.path);
    const Remains remains(candidate.issues, hypothesis.replacements);
    for (size_t i = 0; i < issues.size(); ++i) {
        if (!remains.have(issues[i]))
            cause.findings.push_back(i);
    }
    return cause;
}

/// What a document does not end ends with it.
Cause causeOfCut(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
                 const std::atomic_bool *cancelled)
{
    Cause cause;
    const qint64 size = tree->bytes().size();
    const QString code = QString::fromLatin1(issues::notEnded.code);
    cause.plan = planRepairs(tree, {.codes = {code}}, cancelled).plan;
    cause.title = editText(QT_TRANSLATE_NOOP("edit", "The end of the file is missing"));
    cause.remedy = editText(QT_TRANSLATE_NOOP("edit", "End everything that is open where the file was cut off."));
    cause.plan.title = cause.remedy.chopped(1);
    cause.range = {size, size};
    for (size_t i = 0; i < issues.size(); ++i) {
        if (issues[i].kind == &issues::notEnded)
            cause.findings.push_back(i);
    }
    return cause;
}

} // namespace

QString whatHappened(const Hypothesis &hypothesis, const QString &path)
{
    const Replacement &first = hypothesis.replacements.front();
    const QString place = hexOf(first.removed.begin);
    if (hypothesis.isOfTwo)
        return editText(QT_TRANSLATE_NOOP("edit", "Two damages, from 0x%1 to 0x%2"))
            .arg(place, hexOf(hypothesis.replacements.back().removed.end));
    switch (hypothesis.kind) {
    case Hypothesis::Kind::Number:
        return editText(QT_TRANSLATE_NOOP("edit", "Wrong number: %1")).arg(path);
    case Hypothesis::Kind::Extra:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n stray byte(s) at 0x%1"), -first.growth()).arg(place);
    case Hypothesis::Kind::Missing:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) missing at 0x%1"), first.growth()).arg(place);
    case Hypothesis::Kind::Tail:
        return editText(QT_TRANSLATE_NOOP("edit", "The end of the file is missing"));
    case Hypothesis::Kind::Mark:
        return editText(QT_TRANSLATE_NOOP("edit", "Overwritten mark at 0x%1")).arg(place);
    case Hypothesis::Kind::Transport:
        return hypothesis.isSwapped
                   ? editText(QT_TRANSLATE_NOOP("edit", "The order of the bytes is turned around all over the file"))
                   : editText(QT_TRANSLATE_NOOP("edit", "A transfer as text changed bytes all over the file"));
    case Hypothesis::Kind::Sum:
        return editText(QT_TRANSLATE_NOOP("edit", "Overwritten byte at 0x%1")).arg(place);
    case Hypothesis::Kind::Index:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n number(s) that name nothing"),
                        qint64(hypothesis.replacements.size()));
    case Hypothesis::Kind::Packed:
        return editText(QT_TRANSLATE_NOOP("edit", "Packed bytes that cannot be expanded, at 0x%1"))
            .arg(hypothesis.within.isEmpty() ? place : hexOf(hypothesis.within.begin));
    }
    return hypothesis.sentence;
}

bool mayHaveCause(const std::vector<Issue> &issues)
{
    return worstOf(issues) == Severity::Error;
}

Causes causesOf(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
                const std::atomic_bool *cancelled)
{
    Causes causes;
    if (!mayHaveCause(issues))
        return causes;
    constexpr NodeId MostNodes = 500'000; // of more a repair takes too much memory to be planned unasked
    if (tree->stream(0).nodes.size() <= MostNodes && recovery::isCutDocument(*tree)) {
        causes.all.push_back(causeOfCut(tree, issues, cancelled));
        causes.isClear = true;
        return causes;
    }
    recovery::Result result = recovery::recover(tree, issues, cancelled);
    if (result.candidates.empty() && !result.parts.empty() && !(cancelled && cancelled->load()))
        result = recovery::recoverTwice(tree, issues, result.parts, cancelled);
    for (size_t i = 0; i < result.candidates.size(); ++i) {
        Cause cause = causeOf(result.candidates[i], *tree, issues);
        if (cause.findings.empty()) // fewer places, but the same findings
            continue;
        causes.isClear = causes.isClear || (i == 0 && result.hasWinner && result.contentLost == 0);
        causes.all.push_back(std::move(cause));
    }
    return causes;
}

} // namespace hexahedron
