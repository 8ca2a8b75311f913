#include "core/edit/editplan.h"

#include <QCoreApplication>

#include <map>

namespace hexahedron {

namespace {

QString tr(const char *text, const char *comment = nullptr, int n = -1)
{
    return QCoreApplication::translate("edit", text, comment, n);
}

QString countedCause(Change::Cause cause, int n)
{
    switch (cause) {
    case Change::Cause::Length:
        return tr(QT_TRANSLATE_N_NOOP("edit", "%n length(s)"), nullptr, n);
    case Change::Cause::Count:
        return tr(QT_TRANSLATE_N_NOOP("edit", "%n count(s)"), nullptr, n);
    case Change::Cause::Index:
        return tr(QT_TRANSLATE_N_NOOP("edit", "references in %n place(s)"), nullptr, n);
    case Change::Cause::Reference:
        return tr(QT_TRANSLATE_N_NOOP("edit", "%n list(s) that referred to it"), nullptr, n);
    case Change::Cause::Order:
        return tr(QT_TRANSLATE_N_NOOP("edit", "%n sorted list(s)"), nullptr, n);
    case Change::Cause::Share:
        return tr(QT_TRANSLATE_N_NOOP("edit", "%n share(s) of the same whole"), nullptr, n);
    case Change::Cause::Layout:
        return tr(QT_TRANSLATE_N_NOOP("edit", "the layout of %n array(s)"), nullptr, n);
    case Change::Cause::Packed:
        return tr(QT_TRANSLATE_N_NOOP("edit", "%n packed block(s)"), nullptr, n);
    case Change::Cause::Offset:
        return tr(QT_TRANSLATE_N_NOOP("edit", "%n place(s)"), nullptr, n);
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

QString causeText(Change::Cause cause)
{
    switch (cause) {
    case Change::Cause::Asked:
        return tr(QT_TRANSLATE_NOOP("edit", "asked for"));
    case Change::Cause::Length:
        return tr(QT_TRANSLATE_NOOP("edit", "length"));
    case Change::Cause::Count:
        return tr(QT_TRANSLATE_NOOP("edit", "count"));
    case Change::Cause::Index:
        return tr(QT_TRANSLATE_NOOP("edit", "renumbered"));
    case Change::Cause::Reference:
        return tr(QT_TRANSLATE_NOOP("edit", "referred to it"));
    case Change::Cause::Order:
        return tr(QT_TRANSLATE_NOOP("edit", "keeps the order"));
    case Change::Cause::Share:
        return tr(QT_TRANSLATE_NOOP("edit", "keeps the whole"));
    case Change::Cause::Layout:
        return tr(QT_TRANSLATE_NOOP("edit", "laid out anew"));
    case Change::Cause::Offset:
        return tr(QT_TRANSLATE_NOOP("edit", "place"));
    case Change::Cause::Repair:
        return tr(QT_TRANSLATE_NOOP("edit", "repair"));
    case Change::Cause::Packed:
        return tr(QT_TRANSLATE_NOOP("edit", "packed again"));
    }
    return {};
}

int EditPlan::fixUpCount() const
{
    return int(std::count_if(changes.begin(), changes.end(), [](const Change &c) { return isFixUp(c.cause); }));
}

QString EditPlan::fixUpSummary() const
{
    std::map<Change::Cause, int> counts;
    for (const Change &change : changes) {
        if (isFixUp(change.cause))
            ++counts[change.cause];
    }
    QStringList parts;
    for (const auto &[cause, count] : counts)
        parts += countedCause(cause, count);
    if (parts.isEmpty())
        return {};
    const QString last = parts.takeLast();
    const QString all = parts.isEmpty() ? last
                                        : tr(QT_TRANSLATE_NOOP("edit", "%1 and %2")).arg(parts.join(u", "), last);
    return tr(QT_TRANSLATE_NOOP("edit", "also changes %1")).arg(all);
}

} // namespace hexahedron
