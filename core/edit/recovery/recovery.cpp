#include "core/edit/recovery/recovery.h"

#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/edit/edittext.h"
#include "core/edit/recovery/marks.h"
#include "core/edit/recovery/numbers.h"
#include "core/edit/recovery/shifts.h"
#include "core/edit/recovery/tail.h"
#include "core/edit/recovery/transport.h"
#include "core/schema/schema.h"

#include <set>

namespace hexahedron::recovery {

namespace {

/// Microseconds: a small file may take a tenth of a second, one of a megabyte half of one.
double budgetFor(const Tree &tree)
{
    return 100'000 + 0.25 * double(qMin<qint64>(tree.bytes().size(), 1'000'000));
}

constexpr size_t MostJudged = 40;
constexpr size_t MostOffered = 5;

/// Two edits that come to nearly the same: bytes go or come in the same part.
bool isLike(const Hypothesis &a, const Hypothesis &b)
{
    if (a.kind != b.kind || a.replacements.empty() || b.replacements.empty())
        return false;
    if (a.kind != Hypothesis::Kind::Extra && a.kind != Hypothesis::Kind::Missing)
        return false;
    return a.replacements.front().growth() == b.replacements.front().growth();
}

/// Bytes to which nothing refers.
qint64 unusedIn(const std::vector<Issue> &issues)
{
    qint64 bytes = 0;
    for (const Issue &issue : issues)
        bytes += issue.kind == &issues::bytesUnused ? issue.range.size() : 0;
    return bytes;
}

/// False for an edit after which less is wrong because less is read: a count of 0 has no wrong elements, and packed bytes that
/// cannot be expanded have no findings in them.
bool explains(const Candidate &candidate, const Tree &before, const std::vector<Issue> &known)
{
    constexpr qint64 FewBytes = 16;
    const qint64 unread = candidate.after.unread;
    if (unread > FewBytes && unread * 4 > candidate.before.unread)
        return false;
    if (unusedIn(candidate.issues) > unusedIn(known) + FewBytes)
        return false;
    if (candidate.after.errors + candidate.after.warnings >= candidate.before.errors + candidate.before.warnings)
        return false;
    candidate.tree->openAll();
    const qint64 expanded = before.expandedSize();
    return candidate.tree->expandedSize() >= expanded - expanded / 8;
}

} // namespace

QString Candidate::evidence() const
{
    const qint64 read = before.unread - after.unread;
    QStringList sentences;
    if (after.findings == 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "All %n error(s) and warning(s) go with it; nothing else is "
                                                          "wrong then."),
                              before.findings);
    else
        sentences += editText(QT_TRANSLATE_NOOP("edit", "%1 errors and warnings instead of %2 then."))
                         .arg(after.findings)
                         .arg(before.findings);
    if (read > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "%n more byte(s) make sense."), read);
    return sentences.join(u' ');
}

Result recover(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
               const std::atomic_bool *cancelled)
{
    Result result;
    const std::optional<Severity> worst = worstOf(issues);
    const bool hasErrors = worst == Severity::Error;
    if (tree->bytes().isEmpty() || tree->stream(0).schema->syntax)
        return result;
    const double budget = budgetFor(*tree);
    Workbench bench(*tree, budget, cancelled);
    if (!worst || *worst == Severity::Info || (bench.structure().faults == 0 && !hasErrors))
        return result;
    result.isHighBitCut = isHighBitCut(tree->bytes());
    const Evidence before = bench.judge(*tree, issues);
    bench.leave(0.9 * budget);
    tryTransport(bench);
    if (bench.structure().faults > 0) {
        const Places places = placesNear(*tree, bench.structure().firstFault);
        bench.leave(0.8 * budget);
        if (!tree->stream(0).schema->hasContents) // where the end is missing, nobody can tell what is packed there
            tryTail(bench);
        bench.leave(0.7 * budget);
        tryMarks(bench, places);
        bench.leave(0.4 * budget);
        tryNumbers(bench, places);
        bench.leave(0.1 * budget);
        tryShifts(bench, places);
        bench.leave(0);
        if (!bench.hasPerfect())
            tryAllNumbers(bench, places);
    }
    std::vector<Candidate> judged;
    std::set<std::pair<qint64, QByteArray>> seen;
    bench.leave(0);
    bench.spend(-budget / 2); // looking closely has a share of its own
    for (const Trial &trial : bench.best(MostJudged)) {
        for (Hypothesis &hypothesis : located(bench, trial.hypothesis)) {
            if (!bench.mayTry())
                break;
            const Replacement &first = hypothesis.replacements.front();
            const std::pair key(first.removed.begin * 1024 + qMin<qint64>(first.removed.size(), 1000),
                                first.inserted.toByteArray({0, 64}));
            if (hypothesis.kind != Hypothesis::Kind::Transport && !seen.insert(key).second)
                continue;
            Candidate candidate;
            candidate.tree = bench.read(hypothesis.appliedTo(bench.file()));
            candidate.issues = check(*candidate.tree, cancelled, 1);
            if (bench.isCancelled())
                return {};
            candidate.after = bench.judge(*candidate.tree, candidate.issues);
            candidate.before = before;
            candidate.hypothesis = std::move(hypothesis);
            if (candidate.bits() < before.bits && candidate.after.errors <= before.errors
                && explains(candidate, *tree, issues))
                judged.push_back(std::move(candidate));
        }
    }
    std::stable_sort(judged.begin(), judged.end(),
                     [](const Candidate &a, const Candidate &b) { return a.bits() < b.bits(); });
    if (!judged.empty()) {
        const auto other = std::find_if(judged.begin() + 1, judged.end(), [&](const Candidate &candidate) {
            return !isLike(candidate.hypothesis, judged.front().hypothesis);
        });
        // What leaves something wrong is a guess; what leaves nothing wrong is hardly chance.
        const double care = judged.front().after.faults + judged.front().after.errors > 0 ? 4 : 1;
        result.hasWinner = judged.front().bits() + care * LeastGain <= before.bits
                           && (other == judged.end() || judged.front().bits() + care * LeastLead <= other->bits());
    }
    if (judged.size() > MostOffered)
        judged.erase(judged.begin() + MostOffered, judged.end());
    result.candidates = std::move(judged);
    return result;
}

} // namespace hexahedron::recovery
