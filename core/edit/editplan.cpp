#include "core/edit/editplan.h"

#include "core/changes/edittext.h"
#include "core/language/listed.h"

#include <map>

namespace hexahedron {

namespace {

QString countedCause(Change::Cause cause, int n)
{
    switch (cause) {
    case Change::Cause::Length:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n length(s)"), n);
    case Change::Cause::Count:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n count(s)"), n);
    case Change::Cause::Index:
        return editText(QT_TRANSLATE_N_NOOP("edit", "references in %n place(s)"), n);
    case Change::Cause::Reference:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n list(s) that referred to it"), n);
    case Change::Cause::Order:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n sorted list(s)"), n);
    case Change::Cause::Share:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n share(s) of the same whole"), n);
    case Change::Cause::Layout:
        return editText(QT_TRANSLATE_N_NOOP("edit", "the layout of %n array(s)"), n);
    case Change::Cause::Packed:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n packed block(s)"), n);
    case Change::Cause::Offset:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n place(s)"), n);
    case Change::Cause::Checksum:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n checksum(s)"), n);
    case Change::Cause::Derived:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n value(s) computed from others"), n);
    case Change::Cause::Name:
        return editText(QT_TRANSLATE_N_NOOP("edit", "%n use(s) of the name"), n);
    case Change::Cause::Asked:
    case Change::Cause::Repair:
        break;
    }
    return {};
}

bool isFixUp(Change::Cause cause)
{
    return cause != Change::Cause::Asked && cause != Change::Cause::Repair;
}

} // namespace

int EditPlan::fixUpCount() const
{
    return int(std::count_if(changes.begin(), changes.end(), [](const Change &c) { return isFixUp(c.cause); }));
}

GoneBytes goneBytes(const std::vector<Removal> &removals)
{
    GoneBytes gone;
    for (const Removal &removal : removals)
        (removal.isStray ? gone.stray : gone.described) += removal.bytes;
    return gone;
}

qint64 EditPlan::removedBytes() const
{
    return goneBytes(removals).all();
}

bool EditPlan::removesExpanded() const
{
    return std::ranges::any_of(removals, &Removal::isExpanded);
}

QString EditPlan::fixUpSummary() const
{
    constexpr qsizetype MostLists = 2; // of which is said what they are, as nothing else tells that keys move
    std::map<Change::Cause, int> counts;
    QStringList sorted;
    for (const Change &change : changes) {
        if (isFixUp(change.cause))
            ++counts[change.cause];
        if (change.cause == Change::Cause::Order)
            sorted += QStringLiteral("%1 (%2)").arg(change.text, change.path);
    }
    if (sorted.size() > MostLists)
        sorted.clear();
    else
        counts.erase(Change::Cause::Order);
    QStringList parts;
    for (const auto &[cause, count] : counts)
        parts += countedCause(cause, count);
    if (parts.isEmpty())
        return sorted.join(QStringLiteral("; "));
    const QString last = parts.takeLast();
    const QString all = parts.isEmpty() ? last
                                        : editText(QT_TRANSLATE_NOOP("edit", "%1 and %2")).arg(listed(parts), last);
    sorted.prepend(editText(QT_TRANSLATE_NOOP("edit", "also changes %1")).arg(all));
    return sorted.join(QStringLiteral("; "));
}

} // namespace hexahedron
