#include "app/cli/editing.h"

#include "app/cli/console.h"
#include "app/cli/output.h"
#include "app/cli/source.h"
#include "core/check/checker.h"
#include "core/edit/keptbytes.h"
#include "core/edit/removals.h"
#include "core/formats/registry.h"
#include "core/schema/schema.h"
#include "core/tree/shortpath.h"

namespace hexahedron::cli {

namespace {

QString bytesText(const Bytes &bytes, ByteRange range)
{
    constexpr qint64 MostShown = 16;
    if (range.isEmpty())
        return text(QT_TRANSLATE_NOOP("hexa", "nothing"));
    const QByteArray shown = bytes.toByteArray({range.begin, qMin(range.end, range.begin + MostShown)});
    QString result = QString::fromLatin1(shown.toHex(' '));
    if (range.size() > MostShown)
        result += text(QT_TRANSLATE_NOOP("hexa", " … (%L1 bytes)")).arg(range.size());
    return result;
}

/// What is planned on what earlier changes left may be nowhere in the file.
QString oldBytesText(const Change &change, const Tree &tree)
{
    const auto replaced = change.replaced();
    return replaced && tree.hasStream(change.stream) ? bytesText(tree.bytes(change.stream), *replaced)
                                                     : QStringLiteral("…");
}

/// Where the change is in the file, or in the packed stream as it is then.
QString placeText(const Change &change)
{
    const auto number = [](qint64 offset) { return QStringLiteral("0x%1").arg(offset, 8, 16, QLatin1Char('0')); };
    const qint64 begin = change.replacement.removed.begin;
    if (change.stream != 0)
        return QStringLiteral("%1:%2").arg(change.stream).arg(number(begin));
    const auto replaced = change.replaced();
    return replaced ? number(replaced->begin) : QStringLiteral("…").leftJustified(number(0).size());
}

/// The same bytes put in at another place of the same field.
bool isSameEdit(const Change &a, const Change &b)
{
    const Replacement &one = a.replacement;
    const Replacement &other = b.replacement;
    return a.path == b.path && a.cause == b.cause && one.removed.isEmpty() && other.removed.isEmpty()
           && one.inserted.toByteArray() == other.inserted.toByteArray();
}

QString issueLine(const Issue &issue)
{
    const QString line = QStringLiteral("  %1 %2: %3")
                             .arg(severityName(issue.severity), QLatin1StringView(issue.kind->code), issue.message());
    return issue.path.isEmpty() ? line : line + QStringLiteral(" (%1)").arg(shortPath(issue.path));
}

/// All content that goes, by place.
QStringList removedLines(const EditPlan &plan)
{
    constexpr int MostPlaces = 40;
    QStringList lines;
    for (const QString &place : removalTexts(plan.removals, MostPlaces))
        lines += text(QT_TRANSLATE_NOOP("hexa", "removes %1")).arg(place);
    if (lines.size() > 1)
        lines += text(QT_TRANSLATE_NOOP("hexa", "removes %L1 bytes in all")).arg(plan.removedBytes());
    return lines;
}

/// How to have made what takes away more than may go unasked, or makes up more.
QString wayToMore(const RepairOffer &offer, qint64 bytes)
{
    if (offer.madeUp == 0)
        return text(QT_TRANSLATE_NOOP("hexa", "(would remove %1; --allow-removal %2)")).arg(offer.removal).arg(bytes);
    if (offer.removed == 0)
        return text(QT_TRANSLATE_NOOP("hexa", "(would make up %1; --allow-removal %2)"))
            .arg(offer.invention)
            .arg(bytes);
    return text(QT_TRANSLATE_NOOP("hexa", "(would remove %1, and make up %2; --allow-removal %3)"))
        .arg(offer.removal, offer.invention)
        .arg(bytes);
}

/// How to have what was left made as well, or why that cannot be.
QString wayTo(const RepairOffer &offer, qint64 removedByKind)
{
    switch (offer.state) {
    case RepairOffer::State::Removes:
        return wayToMore(offer, removedByKind);
    case RepairOffer::State::Harms:
        return text(QT_TRANSLATE_NOOP("hexa", "(%1; --force)")).arg(offer.reason);
    case RepairOffer::State::Held:
        return offer.kind ? text(QT_TRANSLATE_NOOP("hexa", "(%1; --only %2)")).arg(offer.reason, offer.key.code)
                          : offer.reason;
    case RepairOffer::State::Refused:
        return offer.reason;
    case RepairOffer::State::Remark:
        return text(QT_TRANSLATE_NOOP("hexa", "(only a remark; --only %1)")).arg(offer.key.code);
    default:
        return text(QT_TRANSLATE_NOOP("hexa", "(not tried)"));
    }
}

bool isRecovery(const RepairOffer &offer)
{
    return offer.key.code == QLatin1StringView(RepairOffer::Recovery);
}

/// What is done, what is made up for it, and what speaks for it.
QString saidOf(const RepairOffer &offer)
{
    QStringList sentences{offer.sentence, offer.standIns, offer.evidence};
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// A repair that was made although nothing proves it, and why nothing does.
QString guessLine(const RepairOffer &offer)
{
    return text(QT_TRANSLATE_NOOP("hexa", "guessed: %1 %2: %3 (%4)"))
        .arg(offer.key.code, shortPath(offer.key.path), saidOf(offer), offer.reason);
}

/// What was guessed; what made the whole file fit again, and what speaks for it; then what else was done.
QStringList madeLines(const RepairPlan &repairs)
{
    constexpr qsizetype MostOthers = 20;
    QStringList guesses;
    QStringList lines;
    QStringList others;
    for (const RepairOffer &offer : repairs.offers) {
        if (offer.state != RepairOffer::State::Made)
            continue;
        if (offer.isGuess)
            guesses += guessLine(offer);
        else if (isRecovery(offer))
            lines += QStringLiteral("%1: %2").arg(shortPath(offer.key.path), saidOf(offer));
        else
            others += QStringLiteral("%1 %2: %3").arg(offer.key.code, shortPath(offer.key.path), offer.sentence);
    }
    if (guesses.size() + lines.size() + others.size() < 2)
        return guesses + lines; // the title says it
    if (others.size() > MostOthers) {
        const qsizetype more = others.size() - MostOthers;
        others = others.first(MostOthers);
        others += text(QT_TRANSLATE_NOOP("hexa", "more repairs: %L1")).arg(more);
    }
    return guesses + lines + others;
}

/// Errors and warnings of the result for which there is no repair, of each kind the first few.
QStringList unmendedLines(const RepairPlan &repairs)
{
    constexpr int MostOfAKind = 5;
    std::map<const IssueKind *, int> listed;
    QStringList lines;
    for (const Issue &issue : repairs.unmended) {
        if (++listed[issue.kind] > MostOfAKind)
            continue;
        lines += text(QT_TRANSLATE_NOOP("hexa", "left: %1 %2: %3 (no repair)"))
                     .arg(QLatin1StringView(issue.kind->code), shortPath(issue.path), issue.message());
    }
    for (const auto &[kind, count] : listed) {
        if (count > MostOfAKind)
            lines += text(QT_TRANSLATE_NOOP("hexa", "left: %1: %2 more"))
                         .arg(QLatin1StringView(kind->code))
                         .arg(count - MostOfAKind);
    }
    return lines;
}

/// Why nothing is done for codes that were asked for; of repairs that are left it is said elsewhere.
QStringList idleLines(const RepairPlan &repairs, const Tree &tree, QStringList codes)
{
    for (const RepairOffer &offer : repairs.offers)
        codes.removeAll(offer.key.code);
    codes.removeDuplicates();
    const std::vector<Issue> issues = codes.isEmpty() ? std::vector<Issue>() : check(tree);
    QStringList lines;
    for (const QString &code : codes) {
        const auto found = std::ranges::count_if(
            issues, [&](const Issue &issue) { return code == QLatin1StringView(issue.kind->code); });
        if (code == QLatin1StringView(RepairOffer::Recovery))
            lines += text(QT_TRANSLATE_NOOP("hexa",
                                            "nothing to do for %1: no edit is found that makes more of the file "
                                            "fit"))
                         .arg(code);
        else if (found == 0)
            lines += text(QT_TRANSLATE_NOOP("hexa", "nothing to do for %1: nothing of that kind is found")).arg(code);
        else
            lines += text(QT_TRANSLATE_NOOP("hexa", "nothing to do for %1: found %L2, but there is no repair of it"))
                         .arg(code)
                         .arg(found);
    }
    return lines;
}

/// What is left, of each kind and reason the first few; remarks only as a number.
QStringList leftLines(const RepairPlan &repairs)
{
    constexpr int MostOfAKind = 5;
    std::map<QString, qint64> removed;
    for (const RepairOffer &offer : repairs.offers)
        removed[offer.key.code] += offer.state == RepairOffer::State::Removes && !isRecovery(offer)
                                       ? offer.removed + offer.madeUp
                                       : 0;
    QStringList lines;
    std::map<QString, qint64> remarks;
    std::map<std::pair<QString, RepairOffer::State>, int> listed;
    for (const RepairOffer &offer : repairs.offers) {
        if (offer.state == RepairOffer::State::Made)
            continue;
        if (offer.state == RepairOffer::State::Remark) {
            ++remarks[offer.key.code];
            continue;
        }
        if (++listed[{offer.key.code, offer.state}] > MostOfAKind)
            continue;
        lines += text(QT_TRANSLATE_NOOP("hexa", "left: %1 %2: %3 %4"))
                     .arg(offer.key.code, shortPath(offer.key.path), saidOf(offer),
                          wayTo(offer, isRecovery(offer) ? offer.removed + offer.madeUp : removed[offer.key.code]));
    }
    for (const auto &[kind, count] : listed) {
        if (count > MostOfAKind)
            lines += text(QT_TRANSLATE_NOOP("hexa", "left: %1: %2 more")).arg(kind.first).arg(count - MostOfAKind);
    }
    for (const auto &[code, count] : remarks)
        lines += text(QT_TRANSLATE_NOOP("hexa", "left: %1: only remarks: %2 (--only %1)")).arg(code).arg(count);
    if (!repairs.isFinished)
        lines += text(QT_TRANSLATE_NOOP("hexa",
                                        "there may be more to repair: trying everything would take too long here; run "
                                        "it again to go on"));
    return lines;
}

} // namespace

QString planText(const EditPlan &plan, const Tree &tree)
{
    QStringList lines{plan.title};
    constexpr qint64 MostAlike = 4;
    qint64 alike = 0; // one after the other
    const Change *before = nullptr;
    const auto sayAlike = [&] {
        if (alike > MostAlike)
            lines += text(QT_TRANSLATE_NOOP("hexa", "  … the same bytes at %L1 more places of it"))
                         .arg(alike - MostAlike);
    };
    for (const Change &change : plan.changes) {
        const Replacement &replacement = change.replacement;
        const bool isAlike = before && isSameEdit(*before, change);
        if (!isAlike)
            sayAlike();
        alike = isAlike ? alike + 1 : 0;
        before = &change;
        if (alike > MostAlike)
            continue;
        lines += QStringLiteral("  %1  %2  %3: %4")
                     .arg(placeText(change))
                     .arg(causeText(change.cause), -10)
                     .arg(shortPath(change.path), change.text);
        lines += QStringLiteral("              %1 → %2")
                     .arg(oldBytesText(change, tree), bytesText(replacement.inserted, replacement.inserted.range()));
    }
    sayAlike();
    if (plan.isEmpty())
        lines += text(QT_TRANSLATE_NOOP("hexa", "  nothing changes"));
    if (const QString more = plan.fixUpSummary(); !more.isEmpty())
        lines += more;
    lines += removedLines(plan);
    lines += plan.consequences;
    if (!plan.missing.isEmpty())
        lines += plan.missing;
    if (!plan.newIssues.empty())
        lines += text(QT_TRANSLATE_NOOP("hexa", "Issues that this would create:"));
    for (const Issue &issue : plan.newIssues)
        lines += issueLine(issue);
    return lines.join(u'\n');
}

const std::vector<Option> &editOptions()
{
    static const std::vector<Option> options{
        {"o", "OUT", QT_TRANSLATE_NOOP("hexa", "write there; without it the file itself is replaced")},
        {"dry-run", nullptr, QT_TRANSLATE_NOOP("hexa", "print what would change, write nothing")},
        {"no-fixup", nullptr, QT_TRANSLATE_NOOP("hexa", "only what was asked, to make a broken file on purpose")},
        {"force", nullptr,
         QT_TRANSLATE_NOOP("hexa", "do it although it creates issues, or another program has written the file since")},
    };
    return options;
}

Editing::Editing(const Arguments &arguments)
    : m_arguments(arguments)
{
    constexpr std::chrono::seconds Patience(60);
    const QString &fileName = arguments.positional().constFirst();
    QString error;
    if (!arguments.has("o") && !arguments.has("dry-run")) {
        m_lock = FileLock::take(fileName, Patience);
        if (!m_lock) {
            complain(text(QT_TRANSLATE_NOOP("hexa", "%1: another program has been changing it for a minute; nothing is "
                                                    "done"))
                         .arg(fileName));
            return;
        }
    }
    m_document = Document::open(fileName, &error);
    if (m_document)
        m_tree = readBytes(m_document->bytes(), fileName, arguments.limits(), arguments.format());
    else
        complain(error);
}

bool Editing::isAllowed(const EditPlan &plan) const
{
    // Who wants nothing put right wants the file broken.
    if (plan.newIssues.empty() || m_arguments.has("force") || m_arguments.has("no-fixup"))
        return true;
    complain(
        text(QT_TRANSLATE_NOOP("hexa", "refused, because it would create issues (--force does it all the same):")));
    for (const Issue &issue : plan.newIssues)
        complain(issueLine(issue).trimmed());
    return false;
}

ExitCode Editing::carryOut(EditPlan plan)
{
    return carryOut(std::move(plan), false);
}

/// What has been weighed may create an issue where it mends a worse one.
ExitCode Editing::carryOut(EditPlan plan, bool isWeighed)
{
    if (plan.isRefused()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "refused: %1")).arg(plan.refusal));
        return Refused;
    }
    judge(plan, *m_tree);
    if (m_arguments.has("dry-run")) {
        Console console;
        console.line(planText(plan, *m_tree));
        return console.finish(isWeighed || isAllowed(plan) ? Done : Refused);
    }
    return isWeighed || isAllowed(plan) ? save(plan, isWeighed) : Refused;
}

ExitCode Editing::carryOut(const RepairPlan &repairs, const QStringList &codes)
{
    const ExitCode code = carryOut(repairs.plan, true);
    for (const QString &line : madeLines(repairs) + leftLines(repairs) + unmendedLines(repairs))
        complain(line);
    for (const QString &line : idleLines(repairs, *m_tree, codes))
        complain(line);
    const bool isTextDocument = m_tree->stream(0).schema->syntax != nullptr;
    if (worstOf(repairs.unmended) == Severity::Error && !isTextDocument)
        complain(text(QT_TRANSLATE_NOOP("hexa", "hexa salvage %1 -o FOLDER takes out what can still be read"))
                     .arg(m_document->path()));
    return code;
}

ExitCode Editing::save(const EditPlan &plan, bool isListed)
{
    const bool isElsewhere = m_arguments.has("o");
    if (plan.isEmpty() && !isElsewhere)
        return Done;
    const QString to = isElsewhere ? m_arguments.value("o") : m_document->path();
    // What is read while somebody writes may fit together as nobody has written it.
    if (!m_arguments.has("force") && m_document->hasChangedOnDisk()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: another program has written it since it was read; nothing is done "
                                                "(--force does it all the same)"))
                     .arg(m_document->path()));
        return Trouble;
    }
    if (m_keepsRemoved && !keepRemoved(plan, takesStream(to) ? m_document->path() : to))
        return Trouble;
    if (!m_document->apply(plan)) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "refused: the plan does not fit the file")));
        return Refused;
    }
    if (takesStream(to)) {
        const Bytes &bytes = m_document->bytes();
        const ExitCode code = writeFile(to, [&](QIODevice &out) { return copyBytes(out, bytes, bytes.range()); });
        return code == Done ? said(plan, isListed) : code;
    }
    const bool takesPlace = isElsewhere && isFilled(to) && writtenAt(to) != writtenAt(m_document->path());
    const auto outcome = m_document->save(
        to, {.overwrites = m_arguments.has("force"), .isLocked = m_lock.has_value(), .empties = true});
    if (!outcome.isSaved()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be written: %2")).arg(to, outcome.error));
        return Trouble;
    }
    if (!outcome.error.isEmpty()) // what could not be kept of the file that was there
        complain(outcome.error);
    if (takesPlace)
        complain(placeTaken(to));
    return said(plan, isListed);
}

/// Before anything is written: who cannot keep it does not lose it either.
bool Editing::keepRemoved(const EditPlan &plan, const QString &to) const
{
    QString error;
    for (const QString &file : keepBeside(to, removedBy(plan, *m_tree), &error))
        complain(text(QT_TRANSLATE_NOOP("hexa", "kept what is removed in %1")).arg(file));
    if (!error.isEmpty())
        complain(text(QT_TRANSLATE_NOOP("hexa", "what is removed cannot be kept: %1")).arg(error));
    return error.isEmpty();
}

/// What the user should know of what was done. Who has not chosen the changes sees all of them.
ExitCode Editing::said(const EditPlan &plan, bool isListed) const
{
    if (isListed) {
        if (!plan.isEmpty())
            complain(planText(plan, *m_tree));
        return Done;
    }
    QStringList remarks = removedLines(plan) + plan.consequences;
    if (const QString more = plan.fixUpSummary(); !more.isEmpty())
        remarks.prepend(plan.title.isEmpty() ? more : plan.title + QStringLiteral(": ") + more);
    if (!plan.missing.isEmpty())
        remarks += plan.missing;
    for (const QString &remark : remarks)
        complain(remark);
    return Done;
}

} // namespace hexahedron::cli
