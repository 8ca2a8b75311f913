#include "core/recovery/hypothesis.h"

#include "core/check/checker.h"
#include "core/read/framefinder.h"
#include "core/read/layout.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/stored.h"
#include "core/tree/tree.h"

#include <cmath>
#include <ctime>
#include <map>

namespace hexahedron::recovery {

namespace {

constexpr size_t MostTrials = 256; // that are kept

// What reading costs, in microseconds.
constexpr double CostOfRead = 6;
constexpr double CostOfNode = 0.25;
constexpr double CostOfStep = 0.02;
constexpr double CostOfPathCharacter = 0.02; // in findings of what is nested deep
constexpr double CostOfSearchedByte = 0.003; // for the next header
constexpr double CostOfExpandedByte = 0.03;
constexpr double CostOfNodeValues = 1.5;
constexpr double CostOfValueByte = 0.02;

/// How much of the bytes rules look at. Those of any kind cost little where no checksum stands behind them.
double shareOfValues(const Tree &tree)
{
    constexpr NodeId MostNodes = 20'000;
    constexpr double OfRawBytes = 0.1;
    const StreamTree &stream = tree.stream(0);
    const double size = double(qMax<qint64>(1, stream.bytes.size()));
    NodeVisitor visitor(stream);
    double raw = 0;
    for (NodeId id = 0; id < qMin(stream.nodes.size(), MostNodes); ++id) {
        const Field &field = fieldById(stream.nodes[id].field);
        const bool hasParts = field.kind == Kind::Frame || field.kind == Kind::Record;
        if (!hasParts || isArrayNode(stream.nodes, id) || field.frame.trailer)
            continue;
        for (const Part &part : visitor.layOut(id))
            raw += part.field->kind == Kind::Raw ? double(part.range.size()) : 0;
    }
    return qMax(OfRawBytes, 1 - (1 - OfRawBytes) * raw / size);
}

/// Where a rule knows what is to be done, nothing is guessed.
bool hasErrorsWithoutRepair(const std::vector<Issue> &issues)
{
    bool isThere = false;
    for (const Issue &issue : issues) {
        if (issue.severity == Severity::Error && issue.repair && !issue.repair.makesUp)
            return false;
        isThere = isThere || issue.severity == Severity::Error;
    }
    return isThere;
}

/// The replacements of the second one as they lie in the file before the first; nothing when they touch what that has changed.
std::optional<std::vector<Replacement>> sideBySide(const Hypothesis &first, const Hypothesis &second)
{
    std::vector<Replacement> all = first.replacements;
    for (Replacement later : second.replacements) {
        qint64 growth = 0;
        for (const Replacement &earlier : first.replacements) {
            const qint64 begin = earlier.removed.begin + growth;
            if (later.removed.end < begin)
                break;
            if (later.removed.begin <= begin + earlier.inserted.size())
                return {};
            growth += earlier.growth();
        }
        later.removed = {later.removed.begin - growth, later.removed.end - growth};
        all.push_back(std::move(later));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Replacement &a, const Replacement &b) { return a.removed.begin < b.removed.begin; });
    return all;
}

} // namespace

std::vector<Replacement> differenceOf(const QByteArray &before, const QByteArray &after)
{
    const auto [first, other] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const qint64 begin = first - before.begin();
    qint64 same = 0;
    while (same < qMin(before.size(), after.size()) - begin
           && before[before.size() - same - 1] == after[after.size() - same - 1])
        ++same;
    if (begin == before.size() && begin == after.size())
        return {};
    return {{{begin, before.size() - same}, Bytes(after.mid(begin, after.size() - same - begin))}};
}

Hypothesis composed(const Bytes &file, const Hypothesis &first, const Hypothesis &second)
{
    // What is made up is said, whichever of them does it.
    const bool isOfFirst = first.kind == Hypothesis::Kind::Tail || first.kind == Hypothesis::Kind::Packed;
    Hypothesis both = isOfFirst ? first : second;
    if (auto replacements = sideBySide(first, second))
        both.replacements = std::move(*replacements);
    else
        both.replacements = differenceOf(file.toByteArray(), second.appliedTo(first.appliedTo(file)).toByteArray());
    both.isOfTwo = true;
    both.bits = first.bits + second.bits;
    both.lost = qMax(first.lost, second.lost);
    both.standIns = first.standIns + second.standIns;
    both.madeUp = first.madeUp + second.madeUp;
    both.useless = first.useless + second.useless;
    both.uselessBecause = first.useless > 0 ? first.uselessBecause : second.uselessBecause;
    both.doubt = first.doubt.isEmpty() ? second.doubt : first.doubt;
    both.removals = first.removals;
    both.removals.insert(both.removals.end(), second.removals.begin(), second.removals.end());
    both.sentence = QStringLiteral("%1 %2").arg(first.sentence, second.sentence);
    both.inventions = first.inventions + second.inventions;
    // What is packed anew may be shorter for that; what came in besides goes.
    const auto strayOf = [](const Hypothesis &one) {
        return one.kind == Hypothesis::Kind::Extra ? qMax<qint64>(0, -one.growth()) : 0;
    };
    if (both.kind == Hypothesis::Kind::Packed)
        both.stray = strayOf(first) + strayOf(second);
    return both;
}

Workbench::Workbench(const Tree &tree, const std::vector<Issue> &issues, double budget,
                     const std::atomic_bool *cancelled)
    : m_tree(tree)
    , m_issues(issues)
    , m_hasErrors(worstOf(issues) == Severity::Error)
    , m_begin(processorTime())
    , m_left(budget)
    , m_steps(layoutSteps())
    , m_searched(searchedBytes())
    , m_leftAtLook(budget)
    , m_cancelled(cancelled)
    , m_structure(structureOf(tree))
    , m_shareOfValues(shareOfValues(tree))
    , m_outside(tree.stream(0).schema->hasContents ? structureOf(*read(tree.bytes())) : m_structure)
    , m_odd(oddValues(tree))
    , m_isOfErrors(m_structure.faults == 0 && !isOdd() && hasErrorsWithoutRepair(issues))
{
    if (m_isOfErrors)
        m_checked = evidenceOf(tree, issues);
    m_isOpenEnded = m_isOfErrors && bytesToTheEnd(tree) > 0;
}

qint64 Workbench::firstFault() const
{
    if (!m_isOfErrors)
        return m_structure.firstFault;
    constexpr qint64 Few = 64; // of a record that is wrong, any number may be
    qint64 first = file().size();
    for (const Issue &issue : m_issues) {
        if (issue.severity != Severity::Error || m_tree.baseOf(issue.item.stream) != 0)
            continue;
        const bool isOfRecord = m_isOpenEnded && issue.range.size() <= Few;
        first = qMin(first, isOfRecord ? issue.range.end - 1 : issue.range.begin);
    }
    return first;
}

bool Workbench::isLate() const
{
    constexpr double BetweenLooks = 2000; // microseconds, as estimated
    if (m_leftAtLook - m_left >= BetweenLooks) {
        m_leftAtLook = m_left;
        m_isLate = processorTime() - m_begin >= MostMilliseconds;
    }
    return m_isLate;
}

qint64 Workbench::processorTime()
{
#ifdef Q_OS_LINUX
    timespec time{};
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
#endif
    return qint64(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

void Workbench::spendSteps()
{
    const quint64 now = layoutSteps();
    const quint64 searched = searchedBytes();
    m_left -= CostOfStep * double(now - m_steps) + CostOfSearchedByte * double(searched - m_searched);
    m_steps = now;
    m_searched = searched;
}

std::shared_ptr<const Tree> Workbench::read(const Bytes &bytes)
{
    spendSteps();
    auto tree = readTree(*m_tree.format(), bytes, m_tree.fileName(), m_cancelled, m_tree.limits());
    const NodeStore &nodes = tree->stream(0).nodes;
    m_left -= CostOfRead + CostOfNode * nodes.size();
    return tree;
}

void Workbench::tryOut(Hypothesis hypothesis)
{
    if (!mayTry())
        return;
    const auto tree = read(hypothesis.appliedTo(file()));
    Evidence evidence = structureOf(*tree);
    const auto kind = hypothesis.kind;
    // Where something is wrong with what holds the contents, an edit that leaves it as it is comes later: to expand them all takes
    // long.
    constexpr double TheSame = 0.01;
    const bool isOfNumbers = kind == Hypothesis::Kind::Number || kind == Hypothesis::Kind::Extra
                             || kind == Hypothesis::Kind::Missing;
    if (isOfNumbers && m_outside.faults > 0 && !isOdd() && std::abs(evidence.bits - m_outside.bits) < TheSame)
        return;
    bool isHidden = false;
    if (tree->stream(0).schema->hasContents && evidence.bits <= m_outside.bits) {
        tree->openAll(m_cancelled);
        evidence = structureOf(*tree);
        isHidden = !expandsAsMuch(*tree, m_tree);
    } else if (tree->stream(0).schema->hasContents) {
        evidence.bits += m_structure.bits - m_outside.bits; // what is inside is no better for not being looked at
    }
    m_left -= CostOfExpandedByte * double(tree->expandedSize()) + CostOfNode * tree->stream(0).nodes.size();
    // Less is wrong because less is read, unless it is about bytes whose place among the packed ones is yet to be found.
    const bool movesBytes = kind == Hypothesis::Kind::Extra || kind == Hypothesis::Kind::Missing;
    if (isHidden && !movesBytes && !hypothesis.isSure)
        return;
    Trial trial{std::move(hypothesis), evidence};
    trial.isHidden = isHidden;
    const double before = m_structure.bits + (isOdd() ? bitsOfOddValues(m_odd.bits) : 0);
    const bool isPromising = m_structure.faults > 0 ? evidence.bits < m_structure.bits : evidence.faults == 0;
    if (isOdd() && !isPromising)
        return;
    if (m_isOfErrors) {
        // All bytes are in their place, so none came in. Where they are of any kind up to the end, that is known when they are not.
        const bool isMoved = isOpenEnded() ? movesBytes && bytesToTheEnd(*tree) > 0 : trial.hypothesis.takesAway();
        if (evidence.bits > m_structure.bits || isMoved)
            return;
        trial.evidence = judge(*tree, check(*tree, m_cancelled, 1));
        const bool isFewer = trial.hypothesis.isSure || trial.evidence.errors < m_checked.errors;
        const bool isBetter = isFewer && trial.bits() < m_checked.bits;
        if (isBetter && trial.evidence.errors == 0)
            m_perfectBits = qMin(m_perfectBits, trial.hypothesis.bits);
        // Warnings of what is made up are no reason against it, where nothing else is found.
        if (isBetter || (isFewer && kind == Hypothesis::Kind::Packed))
            keep(std::move(trial));
        return;
    }
    OddValues odd;
    if (isOdd()) {
        odd = oddValues(*tree);
        trial.oddBits = bitsOfOddValues(odd.bits);
        m_left -= CostOfNodeValues * tree->stream(0).nodes.size() + CostOfValueByte * double(odd.looked);
    }
    // Some are hidden from the structure.
    const bool mayBeHidden = kind == Hypothesis::Kind::Transport || kind == Hypothesis::Kind::Sum
                             || kind == Hypothesis::Kind::Index || kind == Hypothesis::Kind::Packed
                             || trial.hypothesis.isProved();
    const bool isMuchLessOdd = isOdd() && evidence.faults == 0 && odd.bits <= m_odd.bits / 2; // errors may go with it
    const bool isWorse = trial.bits() >= before && !isMuchLessOdd;
    if (isWorse && (!mayBeHidden || evidence.bits > m_structure.bits))
        return;
    if (trial.hypothesis.bits < m_perfectBits && isPerfect(trial, tree))
        m_perfectBits = trial.hypothesis.bits;
    keep(std::move(trial));
}

double Workbench::costOfCheck(const Tree &tree) const
{
    constexpr double CostOfCheck = 250;
    constexpr double CostOfByte = 0.01;
    return CostOfCheck + CostOfByte * (m_shareOfValues * double(tree.bytes().size()) + double(tree.expandedSize()));
}

void Workbench::keep(Trial trial)
{
    m_trials.push_back(std::move(trial));
    if (m_trials.size() >= 2 * MostTrials)
        m_trials = best(MostTrials);
}

/// Structure alone may fit because less is read.
bool Workbench::isPerfect(const Trial &trial, const std::shared_ptr<const Tree> &tree)
{
    constexpr int MostChecks = 32;
    if (trial.evidence.faults > 0 || trial.oddBits > bitsOfOddValues(m_odd.bits / 8) || m_checks >= MostChecks)
        return false;
    ++m_checks;
    const std::vector<Issue> issues = check(*tree, m_cancelled, 1);
    m_left -= costOfCheck(*tree);
    constexpr qint64 FewBytes = 64;
    return worstOf(issues) != Severity::Error && !leavesMoreUnused(issues, m_issues) && expandsAsMuch(*tree, m_tree)
           && bytesToTheEnd(*tree) <= bytesToTheEnd(m_tree) + m_structure.unread + FewBytes;
}

Evidence Workbench::judge(const Tree &tree, const std::vector<Issue> &issues)
{
    qsizetype characters = 0;
    for (const Issue &issue : issues)
        characters += issue.path.size();
    m_left -= costOfCheck(tree) + CostOfPathCharacter * double(characters);
    return evidenceOf(tree, issues);
}

std::vector<Trial> Workbench::best(size_t most) const
{
    // What many values of one number do alike tells little about any of them: others come between.
    constexpr double AnotherOfAPlace = 1;
    std::vector<Trial> trials = m_trials;
    // What is sure comes first: structure alone may not see it.
    const auto rank = [](const Trial &trial) { return std::pair(!trial.hypothesis.isSure, trial.bits()); };
    std::stable_sort(trials.begin(), trials.end(), [=](const Trial &a, const Trial &b) { return rank(a) < rank(b); });
    std::map<std::pair<Hypothesis::Kind, qint64>, int> places;
    std::vector<std::pair<std::pair<bool, double>, size_t>> order;
    for (size_t i = 0; i < trials.size(); ++i) {
        const Hypothesis &hypothesis = trials[i].hypothesis;
        auto [isUnsure, bits] = rank(trials[i]);
        bits += AnotherOfAPlace * places[{hypothesis.kind, hypothesis.place()}]++;
        order.emplace_back(std::pair(isUnsure, bits), i);
    }
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    // Of each kind some come first: structure alone may not see which is the right one, and there may be no time for all.
    constexpr int MostFirst = 3;
    std::map<Hypothesis::Kind, int> kinds;
    std::vector<size_t> chosen;
    std::vector<size_t> others;
    for (const auto &[place, i] : order)
        (++kinds[trials[i].hypothesis.kind] <= MostFirst ? chosen : others).push_back(i);
    for (size_t i = 0; i < others.size() && chosen.size() < most; ++i)
        chosen.push_back(others[i]);
    std::vector<Trial> best;
    for (const size_t i : chosen)
        best.push_back(std::move(trials[i]));
    return best;
}

} // namespace hexahedron::recovery
