#include "core/edit/recovery/hypothesis.h"

#include "core/check/checker.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/reader.h"

#include <ctime>
#include <map>

namespace hexahedron::recovery {

namespace {

constexpr size_t MostTrials = 256; // that are kept

// What reading costs, in microseconds.
constexpr double CostOfRead = 6;
constexpr double CostOfNode = 0.25;
constexpr double CostOfSearchedByte = 0.003; // for the next header
constexpr double CostOfExpandedByte = 0.03;
constexpr double CostOfNodeValues = 1.5;
constexpr double CostOfValueByte = 0.02;
constexpr double CostOfCheck = 250;
constexpr double CostOfCheckedByte = 0.01;

} // namespace

Workbench::Workbench(const Tree &tree, double budget, const std::atomic_bool *cancelled)
    : m_tree(tree)
    , m_begin(processorTime())
    , m_left(budget)
    , m_cancelled(cancelled)
    , m_structure(structureOf(tree))
    , m_outside(tree.stream(0).schema->hasContents ? structureOf(*read(tree.bytes())) : m_structure)
    , m_odd(oddValues(tree))
{
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

std::shared_ptr<const Tree> Workbench::read(const Bytes &bytes)
{
    auto tree = readTree(*m_tree.format(), bytes, m_tree.fileName(), m_cancelled, m_tree.limits());
    const NodeStore &nodes = tree->stream(0).nodes;
    double searched = 0;
    for (NodeId id = 0; id < nodes.size(); ++id)
        searched += nodes[id].state == NodeState::Headless ? double(nodes[id].size) : 0;
    m_left -= CostOfRead + CostOfNode * nodes.size() + CostOfSearchedByte * searched;
    return tree;
}

void Workbench::tryOut(Hypothesis hypothesis)
{
    if (!mayTry())
        return;
    const auto tree = read(hypothesis.appliedTo(file()));
    Evidence evidence = structureOf(*tree);
    if (tree->stream(0).schema->hasContents && evidence.bits <= m_outside.bits) {
        tree->openAll(m_cancelled);
        evidence = structureOf(*tree);
    }
    m_left -= CostOfExpandedByte * double(tree->expandedSize()) + CostOfNode * tree->stream(0).nodes.size();
    Trial trial{std::move(hypothesis), evidence};
    const double before = m_structure.bits + (isOdd() ? bitsOfOddValues(m_odd.bits) : 0);
    const bool isPromising = m_structure.faults > 0 ? evidence.bits < m_structure.bits : evidence.faults == 0;
    if (isOdd() && !isPromising)
        return;
    if (isOdd()) {
        trial.oddBits = bitsOfOddValues(oddValues(*tree).bits);
        m_left -= CostOfNodeValues * tree->stream(0).nodes.size() + CostOfValueByte * double(tree->bytes().size());
    }
    const auto kind = trial.hypothesis.kind; // some are hidden from the structure
    const bool mayBeHidden = kind == Hypothesis::Kind::Transport || kind == Hypothesis::Kind::Sum
                             || kind == Hypothesis::Kind::Index || kind == Hypothesis::Kind::Packed;
    if (trial.bits() >= before && !(mayBeHidden && evidence.bits <= m_structure.bits))
        return;
    m_hasPerfect = m_hasPerfect || (evidence.faults == 0 && trial.oddBits <= bitsOfOddValues(m_odd.bits / 8));
    m_trials.push_back(std::move(trial));
    if (m_trials.size() >= 2 * MostTrials)
        m_trials = best(MostTrials);
}

Evidence Workbench::judge(const Tree &tree, const std::vector<Issue> &issues)
{
    m_left -= CostOfCheck + CostOfCheckedByte * double(tree.bytes().size() + tree.expandedSize());
    return evidenceOf(tree, issues);
}

std::vector<Trial> Workbench::best(size_t most) const
{
    std::vector<Trial> trials = m_trials;
    std::stable_sort(trials.begin(), trials.end(), [](const Trial &a, const Trial &b) { return a.bits() < b.bits(); });
    // Of each kind some come first: structure alone may not see which is the right one, and there may be no time for all.
    constexpr int MostFirst = 3;
    std::map<Hypothesis::Kind, int> kinds;
    std::vector<Trial> chosen;
    std::vector<Trial> others;
    for (Trial &trial : trials)
        (++kinds[trial.hypothesis.kind] <= MostFirst ? chosen : others).push_back(std::move(trial));
    for (size_t i = 0; i < others.size() && chosen.size() < most; ++i)
        chosen.push_back(std::move(others[i]));
    return chosen;
}

} // namespace hexahedron::recovery
