#include "core/edit/recovery/hypothesis.h"

#include "core/check/checker.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/reader.h"

namespace hexahedron::recovery {

namespace {

constexpr size_t MostTrials = 256; // that are kept

// What reading costs, in microseconds.
constexpr double CostOfRead = 6;
constexpr double CostOfNode = 0.25;
constexpr double CostOfExpandedByte = 0.03;
constexpr double CostOfCheck = 250;
constexpr double CostOfCheckedByte = 0.01;

} // namespace

Workbench::Workbench(const Tree &tree, double budget, const std::atomic_bool *cancelled)
    : m_tree(tree)
    , m_left(budget)
    , m_cancelled(cancelled)
    , m_structure(structureOf(tree))
    , m_outside(tree.stream(0).schema->hasContents ? structureOf(*read(tree.bytes())) : m_structure)
{
    m_timer.start();
}

std::shared_ptr<const Tree> Workbench::read(const Bytes &bytes)
{
    auto tree = readTree(*m_tree.format(), bytes, m_tree.fileName(), m_cancelled, m_tree.limits());
    m_left -= CostOfRead + CostOfNode * tree->stream(0).nodes.size();
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
    const bool mayBeHidden = trial.hypothesis.kind == Hypothesis::Kind::Transport; // from the structure
    if (trial.bits() >= m_structure.bits && !(mayBeHidden && evidence.bits <= m_structure.bits))
        return;
    m_hasPerfect = m_hasPerfect || evidence.faults == 0;
    m_trials.push_back(std::move(trial));
    if (m_trials.size() >= 2 * MostTrials) {
        std::stable_sort(m_trials.begin(), m_trials.end(),
                         [](const Trial &a, const Trial &b) { return a.bits() < b.bits(); });
        m_trials.resize(MostTrials);
    }
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
    if (trials.size() > most)
        trials.resize(most);
    return trials;
}

} // namespace hexahedron::recovery
