#include "core/relations/likelynames.h"

#include "core/check/repairs.h"
#include "core/tree/items.h"
#include "core/tree/nearestpath.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// Of the free names the one that is nearly the same; empty when none is, or several are.
QString likelyName(const QString &wrong, const QByteArrayList &free)
{
    constexpr qsizetype MostCompared = 500;
    const int most = qBound(1, int(wrong.size() / 4), 3);
    QString likely;
    int least = most + 1;
    bool isAlone = true;
    for (const QByteArray &name : free.first(qMin(MostCompared, free.size()))) {
        const int distance = editDistance(wrong, textOf(name), most);
        isAlone = distance == least ? false : isAlone || distance < least;
        if (distance < least) {
            least = distance;
            likely = textOf(name);
        }
    }
    return isAlone ? likely : QString();
}

} // namespace

void reportStrangers(Checker &checker, NamesElsewhere elsewhere, const IssueKind &kind, const char *rule)
{
    int comparisonsLeft = 100; // names that all are wrong belong to another file
    std::sort(elsewhere.free.begin(), elsewhere.free.end());
    for (qsizetype i = 0; i < elsewhere.names.size(); ++i) {
        const QByteArray &bytes = elsewhere.names[i];
        if (bytes.isEmpty() || elsewhere.known.contains(bytes))
            continue;
        const Item item = childOf(checker.tree(), checker.tree().child(elsewhere.list, i), elsewhere.name);
        const QString likely = --comparisonsLeft < 0 ? QString() : likelyName(textOf(bytes), elsewhere.free);
        Repair repair;
        if (!likely.isEmpty()) {
            elsewhere.free.removeOne(likely.toUtf8());
            repair = repairs::setText(QT_TRANSLATE_NOOP("repairs", "Rename it %1."), item, likely, {likely});
            repair.isGuess = true; // the other file may be wrong, or not the one that is meant
        }
        checker.report(kind, item,
                       {.arguments = {textOf(bytes), elsewhere.owner}, .reference = rule, .repair = repair});
    }
}

} // namespace hexahedron
