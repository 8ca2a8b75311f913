#include "core/edit/appendedplan.h"

#include <QRegularExpression>

namespace hexahedron {

namespace {

Origins originsOf(const EditPlan &plan)
{
    if (plan.origins)
        return *plan.origins;
    Origins origins(plan.before.size());
    origins.edit(plan.changes, plan.after.size());
    return origins;
}

} // namespace

QString inFirstFile(QString text, qint64 offset, const Origins &origins)
{
    const auto stood = origins.of({offset, offset});
    const auto number = [](qint64 at) { return QStringLiteral("0x") + QString::number(at, 16); };
    if (!stood || stood->begin == offset)
        return text;
    static const QRegularExpression word(QStringLiteral("0x[0-9a-f]+\\b"));
    qsizetype from = 0;
    for (auto match = word.match(text); match.hasMatch(); match = word.match(text, from)) {
        const QString replacement = match.captured() == number(offset) ? number(stood->begin) : match.captured();
        text.replace(match.capturedStart(), match.capturedLength(), replacement);
        from = match.capturedStart() + replacement.size();
    }
    return text;
}

void appendPlan(EditPlan &all, EditPlan &&next)
{
    const bool isFirst = all.changes.empty();
    const Origins ofNext = originsOf(next);
    Origins origins = isFirst ? Origins(next.before.size()) : originsOf(all);
    for (Change &change : next.changes) {
        if (const auto there = change.replaced(); !isFirst && there && change.stream == 0) {
            change.stood = origins.of(*there);
            change.text = inFirstFile(change.text, there->begin, origins);
        }
        change.isLater = change.isLater || !isFirst;
        all.changes.push_back(std::move(change));
    }
    for (Removal &removal : next.removals)
        all.removals.push_back(std::move(removal));
    all.consequences += next.consequences;
    all.madeUp += next.madeUp;
    if (!next.missing.isEmpty() && next.missing != all.missing)
        all.missing += (all.missing.isEmpty() ? QString() : QStringLiteral(" ")) + next.missing;
    origins.follow(ofNext);
    all.origins = std::move(origins);
    all.after = next.after;
}

} // namespace hexahedron
