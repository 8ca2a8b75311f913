#include "core/salvage/rescue.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/recovery/packed.h"
#include "core/recovery/recoveryplan.h"
#include "core/recovery/repairing.h"
#include "core/salvage/newpackage.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"

namespace hexahedron::salvage {

namespace {

struct Findings
{
    qint64 errors = 0;
    qint64 warnings = 0;
};

Findings findingsIn(const Tree &tree, const std::atomic_bool *cancelled)
{
    Findings findings;
    for (const Issue &issue : check(tree, cancelled)) {
        findings.errors += issue.severity == Severity::Error ? issue.count : 0;
        findings.warnings += issue.severity == Severity::Warning ? issue.count : 0;
    }
    return findings;
}

void take(Made &made, const Findings &findings)
{
    made.errors = findings.errors;
    made.warnings = findings.warnings;
    made.isWhole = findings.errors == 0;
}

Made asFound(const Find &find)
{
    Made made{.bytes = find.bytes};
    take(made, {find.errors, find.warnings});
    made.isWhole = find.state == Find::State::Whole;
    return made;
}

/// Repairs that leave less than this share of what makes sense have saved nothing.
constexpr qint64 LeastShare = 2;

/// Makes a product of one find whole, as far as that can be done.
class Mender
{
public:
    Mender(const Find &find, const MakeWishes &wishes, const std::atomic_bool *cancelled)
        : m_find(find)
        , m_wishes(wishes)
        , m_cancelled(cancelled)
        , m_made(asFound(find))
    {
    }

    Made run()
    {
        const Made found = m_made;
        repair();
        if (keepExpanded())
            repair();
        if (isCancelled() || !m_made.isRepaired)
            return found;
        take(m_made, findingsIn(*read(), m_cancelled));
        return std::move(m_made);
    }

private:
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    std::shared_ptr<const Tree> read() const
    {
        return readTree(*m_find.format, m_made.bytes, {}, m_cancelled, m_wishes.limits);
    }
    void tell(QStringList &sentences, const QString &sentence)
    {
        if (!sentence.isEmpty() && sentences.size() < Made::MostRepairs && !sentences.contains(sentence))
            sentences += sentence;
    }
    void apply(const EditPlan &plan)
    {
        m_made.bytes = plan.after;
        m_made.isRepaired = true;
        tell(m_made.missing, plan.missing);
    }

    void repair()
    {
        const RepairPlan repairs = planRepairs(read(), {.mostRemoved = RepairWishes::AnyNumber}, m_cancelled);
        if (isCancelled() || repairs.plan.isEmpty() || repairs.plan.isRefused()
            || repairs.plan.after.size() * LeastShare < m_find.read)
            return;
        apply(repairs.plan);
        m_made.removed += repairs.plan.removedBytes();
        for (const RepairOffer &offer : repairs.offers) {
            if (offer.state != RepairOffer::State::Made)
                continue;
            tell(m_made.repairs, offer.sentence);
            tell(m_made.missing, offer.standIns);
        }
    }

    /// Of packed bytes that stay damaged, what can be expanded. True when it was done.
    bool keepExpanded()
    {
        const auto tree = read();
        tree->openAll(m_cancelled);
        const std::vector<Issue> issues = check(*tree, m_cancelled);
        if (isCancelled())
            return false;
        recovery::Candidate candidate;
        if (auto kept = recovery::keptOfPacked(*tree, issues, m_cancelled))
            candidate.hypothesis = std::move(*kept);
        if (isCancelled() || candidate.hypothesis.replacements.empty())
            return false;
        candidate.tree = readTree(*m_find.format, candidate.hypothesis.appliedTo(m_made.bytes), {}, m_cancelled,
                                  m_wishes.limits);
        apply(recovery::planOf(candidate, *tree));
        tell(m_made.repairs, candidate.hypothesis.sentence);
        tell(m_made.missing, candidate.hypothesis.inventions.join(u' '));
        return true;
    }

    const Find &m_find;
    const MakeWishes &m_wishes;
    const std::atomic_bool *m_cancelled;
    Made m_made;
};

Made package(const Product &product, const Survey &survey, const MakeWishes &wishes, const std::atomic_bool *cancelled)
{
    const Find &find = survey.finds[product.number];
    std::vector<PackageMember> members;
    for (const auto &[number, name] : product.members)
        members.push_back({name, survey.finds[number].bytes});
    Made made;
    const auto bytes = newPackage(*find.format, find.bytes, members, wishes.formats, &made.trouble);
    if (!bytes) {
        const QString why = made.trouble;
        made = asFound(find);
        made.trouble = why;
        return made;
    }
    made.bytes = *bytes;
    made.isRepaired = true;
    take(made, findingsIn(*readTree(*find.format, made.bytes, {}, cancelled, wishes.limits), cancelled));
    return made;
}

} // namespace

Made make(const Product &product, const Survey &survey, const Bytes &file, const MakeWishes &wishes,
          const std::atomic_bool *cancelled)
{
    if (product.kind == Product::Kind::Rest)
        return {.bytes = file.mid(survey.rest[product.number])};
    const Find &find = survey.finds[product.number];
    if (product.kind == Product::Kind::Package && wishes.formats)
        return package(product, survey, wishes, cancelled);
    if (find.state == Find::State::Whole || !find.format || !wishes.repairs)
        return asFound(find);
    Made made = Mender(find, wishes, cancelled).run();
    made.isUseless = !made.isRepaired && find.range == file.range();
    return made;
}

} // namespace hexahedron::salvage
