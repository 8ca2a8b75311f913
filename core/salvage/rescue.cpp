#include "core/salvage/rescue.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
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

Made repaired(const Find &find, const MakeWishes &wishes, const std::atomic_bool *cancelled)
{
    Made made = asFound(find);
    const auto tree = readTree(*find.format, find.bytes, {}, cancelled, wishes.limits);
    const RepairPlan repairs = planRepairs(tree, {.mostRemoved = RepairWishes::AnyNumber}, cancelled);
    if ((cancelled && *cancelled) || repairs.plan.isEmpty() || repairs.plan.isRefused()
        || repairs.plan.after.size() * LeastShare < find.read)
        return made;
    made.bytes = repairs.plan.after;
    made.isRepaired = true;
    made.removed = repairs.plan.removedBytes();
    for (const RepairOffer &offer : repairs.offers) {
        const QString sentence = offer.sentence;
        if (offer.state == RepairOffer::State::Made && made.repairs.size() < Made::MostRepairs
            && !made.repairs.contains(sentence))
            made.repairs += sentence;
    }
    take(made, findingsIn(*readTree(*find.format, made.bytes, {}, cancelled, wishes.limits), cancelled));
    return made;
}

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
    const bool isBroken = find.state != Find::State::Whole && find.format;
    return isBroken && wishes.repairs ? repaired(find, wishes, cancelled) : asFound(find);
}

} // namespace hexahedron::salvage
