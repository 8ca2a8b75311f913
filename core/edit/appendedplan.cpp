#include "core/edit/appendedplan.h"

#include <QRegularExpression>

#include <map>

namespace hexahedron {

namespace {

/// Where both differ, which are of one size.
std::vector<ByteRange> differingRuns(const QByteArray &a, const QByteArray &b)
{
    constexpr qsizetype MostBetween = 4; // the same bytes in a run
    std::vector<ByteRange> runs;
    for (qsizetype at = 0; at < a.size(); ++at) {
        if (a[at] == b[at])
            continue;
        if (!runs.empty() && at - runs.back().end <= MostBetween)
            runs.back().end = at + 1;
        else
            runs.push_back({at, at + 1});
    }
    return runs;
}

/// A list or record that is written anew as a whole, as one change for each run of bytes that become others: the rest stays as it is.
std::vector<Change> inRuns(std::vector<Change> changes, const Bytes &before)
{
    constexpr qint64 LeastBytes = 16;
    std::vector<Change> runs;
    for (Change &change : changes) {
        const auto [removed, inserted] = change.replacement;
        const bool isHere = change.stream == 0 && !change.isLater && before.range().contains(removed);
        // What is packed anew, or another piece in its place, says what it is.
        const bool isAnyhow = inserted.size() == removed.size() && change.text == sizeChange(removed, inserted.size());
        if (!isHere || removed.size() < LeastBytes || !isAnyhow) {
            runs.push_back(std::move(change));
            continue;
        }
        const std::vector<ByteRange> parts = differingRuns(before.toByteArray(removed), inserted.toByteArray());
        for (const ByteRange &part : parts) {
            Change &run = runs.emplace_back(change);
            run.replacement = {part.translated(removed.begin), inserted.mid(part)};
            run.text = sizeChange(part, part.size());
        }
    }
    return runs;
}

/// What is written over bytes of which only some were there before, as one change for those and one for the others.
std::vector<Change> atBorders(std::vector<Change> changes, const Origins &origins)
{
    std::vector<Change> parts;
    for (Change &change : changes) {
        const auto [removed, inserted] = change.replacement;
        const std::vector<ByteRange> pieces = change.stream == 0 && !change.isLater && !inserted.isEmpty()
                                                      && inserted.size() == removed.size()
                                                  ? origins.pieces(removed)
                                                  : std::vector<ByteRange>();
        if (pieces.size() < 2) {
            parts.push_back(std::move(change));
            continue;
        }
        for (const ByteRange &piece : pieces) {
            Change &part = parts.emplace_back(change);
            part.replacement = {piece, inserted.mid(piece.translated(-removed.begin))};
            part.text = sizeChange(piece, piece.size());
        }
    }
    return parts;
}

/// Bytes of the file that are written over, as they stand where the plan begins.
bool writesOver(const Change &change)
{
    return change.stream == 0 && !change.isLater && !change.replacement.removed.isEmpty()
           && change.replacement.inserted.size() == change.replacement.removed.size();
}

/// Changes of a plan that write over bytes, by where these stand in its file.
class Writers
{
public:
    explicit Writers(std::vector<Change> &changes)
        : m_changes(changes)
    {
        for (size_t i = 0; i < changes.size(); ++i) {
            if (writesOver(changes[i]))
                m_rows.emplace(changes[i].replacement.removed.begin, i);
        }
    }
    /// The one that wrote the very bytes that `next` writes over: the byte before them stood before that change, too.
    Change *earlierOf(const Change &next, const Bytes &before, const Origins &origins) const
    {
        const ByteRange there = next.replacement.removed;
        if (m_rows.empty() || !writesOver(next) || there.begin == 0)
            return nullptr;
        const auto neighbour = origins.of({there.begin - 1, there.begin});
        const auto row = neighbour ? m_rows.find(neighbour->end) : m_rows.end();
        if (row == m_rows.end())
            return nullptr;
        Change &one = m_changes[row->second];
        const bool isSame = one.replacement.removed.size() == there.size() && one.path == next.path
                            && one.replacement.inserted.toByteArray() == before.toByteArray(there);
        return isSame ? &one : nullptr;
    }

private:
    std::vector<Change> &m_changes;
    std::map<qint64, size_t> m_rows;
};

/// What both do to the same bytes, as one change: who reads it knows nothing of what stands there in between.
void join(Change &change, const Change &next)
{
    const QString arrow = QStringLiteral(" → ");
    const bool areValues = change.text.count(arrow) == 1 && next.text.count(arrow) == 1;
    change.replacement.inserted = next.replacement.inserted;
    change.text = areValues ? change.text.section(arrow, 0, 0) + arrow + next.text.section(arrow, 1)
                            : change.text + u' ' + next.text;
}

} // namespace

Origins originsOf(const EditPlan &plan)
{
    if (plan.origins)
        return *plan.origins;
    Origins origins(plan.before.size());
    origins.edit(plan.changes, plan.after.size());
    return origins;
}

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
    next.changes = inRuns(std::move(next.changes), next.before);
    Origins origins = isFirst ? Origins(next.before.size()) : originsOf(all);
    if (!isFirst)
        next.changes = atBorders(std::move(next.changes), origins);
    const Writers writers(all.changes);
    for (Change &change : next.changes) {
        if (Change *earlier = writers.earlierOf(change, next.before, origins)) {
            join(*earlier, change);
            continue;
        }
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
