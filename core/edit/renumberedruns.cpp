// References in a list parts of which are used in ways of their own.
#include "core/changes/edittext.h"
#include "core/edit/pendingchanges.h"
#include "core/edit/renumbering.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// The things that a list of so many indices has all corners of.
std::vector<IndexRun> wholeThings(std::vector<IndexRun> runs, qint64 count)
{
    for (IndexRun &run : runs) {
        run.end = qMax(run.first, qMin(run.end, count));
        run.end -= (run.end - run.first) % run.group;
    }
    std::erase_if(runs, [](const IndexRun &run) { return run.first == run.end; });
    return runs;
}

/// Which indices are in one of the runs.
std::vector<bool> coveredBy(const std::vector<IndexRun> &runs, qint64 count)
{
    std::vector<bool> covered(static_cast<size_t>(count));
    for (const IndexRun &run : runs)
        std::fill(covered.begin() + run.first, covered.begin() + run.end, true);
    return covered;
}

/// Those that name elements of other arrays than that of the frame, in whatever way.
std::vector<IndexRun> otherRuns(NodeId frame, std::vector<IndexRun> runs)
{
    std::erase_if(runs, [=](const IndexRun &run) { return run.frame == frame; });
    for (IndexRun &run : runs)
        run = {.first = run.first, .end = run.end};
    return joined(std::move(runs));
}

} // namespace

/// Only what is used with the array follows it. What makes one thing with an index that named what is gone goes too; where that
/// would make something else of what is left, nothing can be done.
void Renumbering::visitRuns(const Item &list, const Field &index, const std::vector<IndexRun> &runs)
{
    if (m_plan.changes.isRemoved(list))
        return;
    QByteArray numbers = m_tree.bytes(list.stream).toByteArray(list.range);
    const QByteArray before = numbers;
    const qint64 count = numbers.size() / index.width;
    const NodeId holder = m_referrers.holder();
    std::vector<IndexRun> own = wholeThings(runs, count);
    const std::vector<IndexRun> other = otherRuns(holder, own);
    std::erase_if(own, [=](const IndexRun &run) { return run.frame != holder; });
    const std::vector<bool> isOurs = coveredBy(own, count);
    const std::vector<bool> isOthers = coveredBy(other, count);
    std::vector<qint64> lost;
    qint64 neighbours = 0;
    qint64 unknown = 0;
    std::vector<qint64> none;
    for (qint64 i = 0; i < count; ++i) {
        const qsizetype at = i * index.width;
        const qint64 number = decodeInteger(index, reinterpret_cast<const uchar *>(before.constData()) + at);
        const std::optional<qint64> now = numberFor(number, i, index);
        const bool isUsed = isOurs[size_t(i)] || isOthers[size_t(i)];
        if (now == number || (isOthers[size_t(i)] && !isOurs[size_t(i)]))
            continue;
        if (isOthers[size_t(i)]) {
            m_plan.changes.refuse(
                editText(QT_TRANSLATE_NOOP("edit", "%1 names an element of another list, too. It cannot follow both."))
                    .arg(m_tree.path(m_tree.child(list, i))));
            return;
        }
        if (!isUsed && (own.empty() || !other.empty())) {
            unknown += own.empty() && !other.empty() ? 0 : 1; // else it is no business of the array
            continue;
        }
        if (!now && isUsed)
            lost.push_back(i);
        neighbours += now || isUsed ? 0 : 1;
        if (becomesNone(number, index))
            none.push_back(i);
        numbers.replace(at, index.width, encoded(now ? *now : neighbourFor(number), index));
    }
    std::vector<bool> goes(static_cast<size_t>(count));
    if (!lost.empty() && !takeGroups(list, own, other, lost, goes))
        return;
    QByteArray kept;
    std::vector<qint64> gone;
    for (qint64 i = 0; i < count; ++i) {
        if (goes[size_t(i)])
            gone.push_back(i);
        else
            kept += QByteArrayView(numbers).sliced(i * index.width, index.width);
    }
    kept += QByteArrayView(numbers).sliced(count * index.width);
    noteNeighbours(list, neighbours);
    noteNone(list, index, none);
    if (unknown > 0)
        m_plan.changes.addConsequence(
            editText(QT_TRANSLATE_N_NOOP("edit", "%1: nothing says what %n number(s) name. They "
                                                 "stay as they are."),
                     unknown)
                .arg(m_tree.path(list)));
    if (kept != before)
        replaceList(list, kept, gone);
}

/// What goes with the lost indices. False when something else would lose a part of itself.
bool Renumbering::takeGroups(const Item &list, const std::vector<IndexRun> &own, const std::vector<IndexRun> &other,
                             const std::vector<qint64> &lost, std::vector<bool> &goes)
{
    const auto refuse = [&](const char *why, qint64 i) {
        m_plan.changes.refuse(editText(why).arg(m_tree.path(m_tree.child(list, i))));
        return false;
    };
    for (const IndexRun &run : own) {
        for (auto it = std::ranges::lower_bound(lost, run.first); it != lost.end() && *it < run.end; ++it) {
            if (run.isConnected)
                return refuse(QT_TRANSLATE_NOOP("edit",
                                                "%1 refers to it, in a strip or fan that would become another one "
                                                "without it. Let it name another element first."),
                              *it);
            const auto first = goes.begin() + (*it - (*it - run.first) % run.group);
            std::fill(first, first + run.group, true);
        }
    }
    for (const std::vector<IndexRun> *runs : {&own, &other}) {
        for (const IndexRun &run : *runs) {
            const bool stays = run.isConnected || runs == &other;
            for (qint64 first = run.first; first < run.end; first += run.group) {
                const auto begin = goes.begin() + first;
                const qint64 going = std::count(begin, begin + run.group, true);
                if (going > 0 && (stays || going < run.group))
                    return refuse(QT_TRANSLATE_NOOP("edit",
                                                    "What refers to it cannot go: %1 is a part of something else, "
                                                    "too, that stays."),
                                  first);
            }
        }
    }
    return true;
}

} // namespace hexahedron
