#include "core/recovery/recoveryplan.h"

#include "core/changes/edittext.h"
#include "core/recovery/tail.h"

#include <QLocale>

namespace hexahedron::recovery {

namespace {

QString lostContentText(const Hypothesis &hypothesis)
{
    if (hypothesis.standIns >= hypothesis.lost)
        return editText(
            QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of packed content or more are lost. What stands there is made up."),
            hypothesis.lost);
    const QString lost = editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of packed content or more are lost."),
                                  hypothesis.lost);
    if (hypothesis.standIns == 0)
        return lost;
    return lost + u' '
           + editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) are made up for them. The rest is gone."),
                      hypothesis.standIns);
}

/// Numbers and bytes that are made up make a file readable, not whole.
QString missingText(const Hypothesis &hypothesis, qint64 there)
{
    const bool isTail = hypothesis.kind == Hypothesis::Kind::Tail;
    const bool isPacked = hypothesis.kind == Hypothesis::Kind::Packed;
    QStringList sentences;
    if (isTail)
        sentences += sentenceOfLostEnd(hypothesis.lost, there);
    else if (isPacked && hypothesis.behindTheEnd > 0)
        sentences += sentenceOfLostEnd(hypothesis.behindTheEnd, there);
    if (isPacked && hypothesis.lost > 0)
        sentences += lostContentText(hypothesis);
    if (isTail && !hypothesis.invention.isEmpty())
        sentences += sentenceOfInvention(hypothesis.invention);
    if (hypothesis.useless > 0)
        sentences += hypothesis.uselessBecause;
    return sentences.join(u' ');
}

/// Of the item that has these bytes; at the end of the file that of the last one.
QString pathAt(const Tree &tree, ByteRange range)
{
    const qint64 size = tree.bytes().size();
    const qint64 begin = qMin(range.begin, qMax<qint64>(0, size - 1));
    const Item item = tree.covering(0, {begin, qMin(size, qMax(range.end, begin + 1))});
    return item.isValid() ? tree.path(item) : QString();
}

} // namespace

Place placeOf(const Hypothesis &hypothesis, const Tree &before)
{
    const qint64 size = before.bytes().size();
    const bool isEnd = hypothesis.kind == Hypothesis::Kind::Tail && !hypothesis.isOfTwo;
    const bool isPacked = hypothesis.kind == Hypothesis::Kind::Packed && !hypothesis.within.isEmpty();
    const ByteRange range = isEnd      ? ByteRange{size, size}
                            : isPacked ? hypothesis.within
                                       : hypothesis.replacements.front().removed;
    const qint64 begin = qMin(range.begin, size);
    return {{begin, qMin(size, qMax(range.end, begin + 1))}, pathAt(before, range)};
}

QString sentenceOfLostEnd(qint64 lost, qint64 there)
{
    if (lost <= 0)
        return editText(QT_TRANSLATE_NOOP("edit", "The end of the file is missing. No repair brings it back."));
    return editText(QT_TRANSLATE_N_NOOP("edit", "The file was longer: %1 bytes are there, %n byte(s) or more are "
                                                "missing. No repair brings them back."),
                    lost)
        .arg(QLocale().toString(there));
}

EditPlan planOf(const Candidate &candidate, const Tree &before, qint64 size)
{
    EditPlan plan;
    plan.before = before.bytes();
    plan.after = candidate.tree->bytes();
    plan.followsLinks = false;
    plan.missing = missingText(candidate.hypothesis, size);
    plan.removals = candidate.hypothesis.removals;
    // What is packed anew is shorter or longer by chance.
    const bool isPacked = candidate.hypothesis.kind == Hypothesis::Kind::Packed;
    const bool isAllOver = candidate.hypothesis.kind == Hypothesis::Kind::Transport;
    // What a transfer made longer comes back as it was. CRs that it took may have stood elsewhere.
    const bool isRestored = isAllOver && !candidate.hypothesis.isOfTwo && candidate.hypothesis.growth() < 0;
    for (const Replacement &replacement : candidate.hypothesis.replacements) {
        Change change;
        change.cause = Change::Cause::Repair;
        change.isRestored = isRestored;
        change.replacement = replacement;
        change.path = pathAt(before, replacement.removed);
        change.text = plan.changes.empty() ? candidate.hypothesis.sentence
                                           : editText(QT_TRANSLATE_NOOP("edit", "part of the same edit"));
        // What a transfer put in is nothing of the file.
        if (replacement.growth() < 0 && !isPacked && !isAllOver)
            plan.removals.push_back({-replacement.growth(), change.path, {}, true}); // it came in
        plan.changes.push_back(std::move(change));
    }
    if (candidate.hypothesis.stray > 0)
        plan.removals.push_back({candidate.hypothesis.stray, plan.changes.front().path, {}, true});
    return plan;
}

} // namespace hexahedron::recovery
