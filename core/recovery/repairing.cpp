// Repairs of issues, one or many, in as many rounds as they need.
#include "core/recovery/repairing.h"

#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/check/documentissues.h"
#include "core/check/engineissues.h"
#include "core/check/partplaces.h"
#include "core/check/zerosectors.h"
#include "core/edit/appendedplan.h"
#include "core/edit/journal.h"
#include "core/edit/judging.h"
#include "core/edit/pendingchanges.h"
#include "core/edit/planner.h"
#include "core/edit/removals.h"
#include "core/language/listed.h"
#include "core/recovery/causes.h"
#include "core/recovery/evidence.h"
#include "core/recovery/nearcounts.h"
#include "core/recovery/recovery.h"
#include "core/recovery/recoveryplan.h"
#include "core/recovery/shiftedvalues.h"
#include "core/recovery/sums.h"
#include "core/recovery/tail.h"
#include "core/recovery/transport.h"
#include "core/recovery/wrongbytes.h"
#include "core/relations/bounds.h"
#include "core/relations/selfproving.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QCryptographicHash>

#include <set>

namespace hexahedron {

namespace {

using State = RepairOffer::State;

/// What a plan of many repairs is called: what is done, where they all do the same, and to how many issues.
class RepairTitle
{
public:
    void add(const QString &sentence)
    {
        ++m_issues;
        m_sentences.insert(sentence);
    }
    void add(const RepairTitle &more)
    {
        m_issues += more.m_issues;
        m_sentences.insert(more.m_sentences.begin(), more.m_sentences.end());
    }
    QString text() const
    {
        if (m_issues == 0)
            return editText(QT_TRANSLATE_NOOP("edit", "Repair"));
        if (m_sentences.size() > 1)
            return editText(QT_TRANSLATE_N_NOOP("edit", "Repair %n issue(s)"), m_issues);
        return editText(QT_TRANSLATE_N_NOOP("edit", "Repair %n issue(s): %1"), m_issues).arg(*m_sentences.begin());
    }

private:
    qint64 m_issues = 0;
    std::set<QString> m_sentences;
};

/// How much is wrong. Each round makes it less, so rounds come to an end.
struct Badness
{
    qint64 troubles = 0; ///< errors and warnings: remarks that come to light weigh less
    qint64 findings = 0;
    qint64 errors = 0;
    qint64 warnings = 0;
    qint64 occurrences = 0;
    friend auto operator<=>(const Badness &, const Badness &) = default;
};

Badness badnessOf(const std::vector<Issue> &issues)
{
    Badness bad;
    for (const Issue &issue : issues) {
        if (recovery::isOfLoss(*issue.kind))
            continue;
        const qint64 findings = issue.kind == &issues::moreOfTheSame ? issue.count : 1;
        bad.findings += findings;
        bad.troubles += issue.severity > Severity::Info || issue.kind == &issues::moreOfTheSame ? findings : 0;
        bad.errors += issue.severity == Severity::Error ? 1 : 0;
        bad.warnings += issue.severity == Severity::Warning ? 1 : 0;
        bad.occurrences += issue.count;
    }
    return bad;
}

RepairKey keyOf(const Issue &issue)
{
    return {QString::fromLatin1(issue.kind->code), issue.path};
}

QString otherBytes()
{
    return editText(QT_TRANSLATE_NOOP("edit", "Something else is wrong, so other bytes may be meant here."));
}

/// The bytes that the plan puts behind the end of the file; empty when it does something else.
QByteArray addedAtEnd(const EditPlan &plan)
{
    if (plan.changes.size() != 1)
        return {};
    const Replacement &only = plan.changes.front().replacement;
    const bool isAtEnd = plan.changes.front().stream == 0 && only.removed.isEmpty()
                         && only.removed.begin == plan.before.size();
    return isAtEnd ? only.inserted.toByteArray() : QByteArray();
}

QString sentenceOfInvention(qint64 madeUp)
{
    return editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of packed content"), madeUp);
}

/// Whether packed bytes of which the edit takes some away make no more sense without them, or something is lost all the same, such
/// as the only picture: it may be in what goes.
bool isInVain(const recovery::Candidate &candidate)
{
    const recovery::Hypothesis &hypothesis = candidate.hypothesis;
    return hypothesis.takesAway() && !hypothesis.isProved()
           && std::ranges::any_of(candidate.issues, [&](const Issue &issue) {
                  const bool isDamaged = issue.kind == &issues::packedBytesDamaged && issue.stream == 0
                                         && issue.range.begin <= hypothesis.place()
                                         && hypothesis.place() <= issue.range.end;
                  return isDamaged || issue.repair.makesUp;
              });
}

bool isAllMoved(const Tree &tree)
{
    return !tree.stream(0).schema->syntax && recovery::lostBytesOf(tree.bytes()).isAllMoved();
}

bool hasLostBits(const Tree &tree)
{
    return !tree.stream(0).schema->syntax
           && recovery::lostBytesOf(tree.bytes()).kind == recovery::LostBytes::Kind::HighestBits;
}

/// Which findings may follow from other ones. While structure does not fit, every value in the stream may be other bytes than are
/// meant: a number that is "wrong" there is perhaps a right one of something else. While anything else is wrong, a checksum is the
/// proof of it. Bytes that nothing refers to may be those that packed bytes lack, or another file, to which the end belongs then. What
/// is wrong in another file that follows may be right when that stands for itself: to number its ids anew makes one of both. And some
/// repairs are one of several that are as good.
class Doubts
{
public:
    /// `isPartLost`: some of what was in the file is known to be gone.
    Doubts(const Tree &tree, const std::vector<Issue> &issues, bool isPartLost)
        : m_tree(tree)
        , m_issues(issues)
        , m_shifted(tree)
        , m_isPartLost(isPartLost)
        , m_isAllMoved(isAllMoved(tree))
    {
        for (const Issue &issue : issues) {
            m_shifted.note(issue);
            m_faults[issue.item.stream] += isFault(issue) ? 1 : 0;
            m_errors[issue.item.stream] += issue.severity == Severity::Error ? 1 : 0;
            if (issue.kind == &issues::fileAppended)
                m_appended.try_emplace(issue.stream, issue.range.begin);
            if (issue.kind == &issues::bytesUnused)
                m_unused.insert(issue.stream);
            if (issue.kind == &issues::partPassesEnd || issue.kind == &issues::partInDirectory)
                m_lacking.insert(issue.stream);
            if (recovery::isOfLoss(*issue.kind) && m_lost.empty())
                m_lost = zeroSectorsOf(tree.bytes());
            m_isProofBroken = m_isProofBroken
                              || (issue.severity > Severity::Info && issue.item.role == Item::Role::Frame
                                  && provesItself(*issue.item.field));
            m_hasChanged = m_hasChanged || issue.kind == &issues::contentChanged;
            if (isOfChecksum(issue))
                m_changed.push_back(tree.parent(issue.item));
            m_isPartLost = m_isPartLost || recovery::isOfLoss(*issue.kind);
            const auto *bounds = issue.repair.plan.target<WrittenBounds>();
            m_heldBoxes += bounds && bounds->heldAll && issue.severity > Severity::Info ? 1 : 0;
            if (issue.kind == &issues::countTooLarge && !issue.repair)
                m_puzzling.push_back(tree.parent(issue.item));
            if (issue.severity != Severity::Error || isOfChecksum(issue))
                continue;
            if (const Item list = recovery::listOfNonsense(tree, issue); list.isValid())
                m_nonsense.push_back(list);
            m_hasErrors = true;
            if (issue.kind == &issues::packedBytesDamaged || issue.kind == &issues::expandedSizeWrong) {
                const auto [first, isNew] = m_damaged.try_emplace(issue.stream, issue.range.begin);
                first->second = qMin(first->second, issue.range.begin);
            }
            if (isOfStructure(issue) || isOfLostGuard(issue))
                m_streams.insert(issue.item.stream);
        }
    }
    /// Why a repair is not made by itself; nothing when it may be. `mayMakeUp`: what is damaged may be given up, so that nothing
    /// speaks against other bytes in place of what cannot be read.
    QString about(const Issue &issue, bool mayMakeUp = false)
    {
        if (m_isAllMoved)
            return otherBytes();
        const bool isGivenUp = mayMakeUp && issue.repair.madeUp > 0;
        if (issue.repair.isGuess && !isGivenUp)
            return editText(QT_TRANSLATE_NOOP("edit", "a guess: something else may be meant as well"));
        if (issue.kind == &issues::contentChanged)
            return editText(QT_TRANSLATE_NOOP("edit", "hides that the bytes were changed"));
        if (issue.kind == &issues::checksumWrong && !m_hasErrors && !isSumOnly(issue))
            return editText(QT_TRANSLATE_NOOP("edit",
                                              "What it is the checksum of may be what is wrong: then this hides "
                                              "it."));
        if (issue.kind == &issues::fileAppended && isSmallRest(issue))
            return editText(QT_TRANSLATE_NOOP("edit", "It is a whole file, however small."));
        if (issue.severity < Severity::Error && isLost(issue))
            return editText(QT_TRANSLATE_NOOP("edit", "What stood here is lost: this would only hide it."));
        const auto *bounds = issue.repair.plan.target<WrittenBounds>();
        if (bounds && isAnyShifted(issue.item.stream))
            return editText(
                QT_TRANSLATE_NOOP("edit", "It would go around values that may be other bytes, only shifted."));
        // Boxes that say the same are hardly all wrong.
        if ((m_isPartLost || m_heldBoxes > 1) && bounds && bounds->heldAll)
            return editText(QT_TRANSLATE_NOOP("edit", "It may go around what is lost: what is stored holds all that is "
                                                      "left."));
        // What is left at the end was pushed there, with all before it.
        if (issue.kind == &issues::trailingBytes && isAnyShifted(issue.item.stream))
            return otherBytes();
        if (isInAppended(issue))
            return editText(QT_TRANSLATE_NOOP("edit", "This is in another file that follows: separate them first."));
        const bool needsUnused = issue.kind == &issues::sizeWrong || issue.kind == &issues::partPassesEnd;
        const bool isOfUnused = (issue.kind == &issues::bytesUnused
                                 && (!m_damaged.empty() || m_lacking.contains(issue.stream) || isOfEmptyPart(issue)))
                                || (needsUnused && m_unused.contains(issue.stream));
        const bool mayFollow = isOfChecksum(issue)
                                   ? m_hasErrors
                                   : isOfUnused || isOfNonsense(issue) || (isOfChanged(issue) && !isGivenUp)
                                         || (m_hasChanged && issue.kind == &issues::expandedSizeWrong)
                                         || (!isOfStructure(issue) && m_streams.contains(issue.item.stream));
        if (mayFollow)
            return otherBytes();
        return m_shifted.areAt(issue)
                   ? editText(QT_TRANSLATE_NOOP("edit", "These may be other bytes that are only shifted."))
                   : QString();
    }
    /// The same of a repair that takes content away: how long packed bytes are that make no sense, nobody knows, so that what
    /// follows them is perhaps not where it belongs. What lacks its end because it counts too much is no rest.
    QString aboutRemoval(const Issue &issue) const
    {
        const auto damaged = m_damaged.find(issue.stream);
        const bool isBehindDamage = damaged != m_damaged.end() && damaged->second < issue.range.begin;
        const bool isPuzzling = issue.kind == &issues::cutOff
                                && std::ranges::find(m_puzzling, m_tree.parent(issue.item)) != m_puzzling.end();
        return isBehindDamage || isPuzzling ? otherBytes() : QString();
    }

    /// There are other errors in the same stream.
    bool isAmongErrors(const Issue &issue) const
    {
        const auto errors = m_errors.find(issue.item.stream);
        return errors != m_errors.end() && errors->second > (issue.severity == Severity::Error ? 1 : 0);
    }
    /// The same of errors of the structure.
    bool isAmongFaults(const Issue &issue) const
    {
        const auto faults = m_faults.find(issue.item.stream);
        return faults != m_faults.end() && faults->second > (isFault(issue) ? 1 : 0);
    }

    /// The same of a repair that lays something out anew, so that what follows moves: where that is not in its place, nobody knows what
    /// it is laid out by.
    QString aboutLayout(const Issue &issue) const
    {
        return !recovery::isOfStructure(*issue.kind) && isAmongFaults(issue) ? otherBytes() : QString();
    }

private:
    static bool isFault(const Issue &issue)
    {
        return issue.severity == Severity::Error && recovery::isOfStructure(*issue.kind);
    }
    /// It may be why what follows is read in the wrong place: then it does not follow from that.
    static bool isOfStructure(const Issue &issue)
    {
        const Field *field = issue.item.field;
        return recovery::isOfStructure(*issue.kind)
               || (field && (field->derived.decides || !field->derived.shapes.empty()));
    }
    /// A number that is the same in every file and here another one, which nobody offers to set right: it stands elsewhere. What a
    /// file begins with stands nowhere else.
    bool isOfLostGuard(const Issue &issue) const
    {
        const Field *field = issue.item.field;
        const bool isOfRange = issue.kind == &issues::valueTooSmall || issue.kind == &issues::valueOutOfRange;
        return field && !isOfRange && field->isNumber() && !issue.repair && field->initialValue(0) != 0
               && issue.range.begin > m_tree.root(issue.item.stream).range.begin;
    }
    /// The checksum was hit, and not what it is of.
    bool isSumOnly(const Issue &issue) const
    {
        return recovery::isSumHit(m_tree, issue.item)
               || (!m_isProofBroken && provesItself(*m_tree.parent(issue.item).field));
    }
    static bool provesItself(const Field &frame)
    {
        return std::ranges::any_of(frame.body, [](const Field *field) {
            return std::ranges::any_of(field->relations, [](const auto &relation) {
                return dynamic_cast<const SelfProving *>(relation.get()) != nullptr;
            });
        });
    }
    static bool isOfChecksum(const Issue &issue)
    {
        return issue.kind == &issues::checksumWrong || issue.kind == &issues::contentChanged;
    }

    /// From there on: as little as may go unasked elsewhere.
    bool isSmallRest(const Issue &issue) const
    {
        constexpr qint64 FewBytes = 64;
        return m_tree.root(issue.item.stream).range.end - issue.range.begin <= FewBytes;
    }
    /// The count of such a list is as doubtful as its elements.
    bool isOfNonsense(const Issue &issue) const
    {
        return issue.kind == &issues::countTooLarge && std::ranges::find(m_nonsense, issue.item) != m_nonsense.end();
    }
    /// What nothing refers to begins where a part lies that says that it has no bytes: it may have some. Where no part is said to lie
    /// anywhere, all are among these bytes.
    bool isOfEmptyPart(const Issue &unused)
    {
        const auto [known, isNew] = m_emptyParts.try_emplace(unused.stream);
        if (isNew) {
            const std::vector<contents::PartPlace> parts = contents::partPlacesIn(m_tree.stream(unused.stream));
            for (const contents::PartPlace &part : parts) {
                if (part.isEmpty)
                    known->second.insert(part.target);
            }
            if (parts.empty())
                known->second.insert(unused.range.begin);
        }
        return known->second.contains(unused.range.begin);
    }
    /// A checksum says that what is there is not what was counted, or what was packed.
    bool isOfChanged(const Issue &issue) const
    {
        if (issue.kind == &issues::sumWrong)
            return std::ranges::find(m_changed, m_tree.parent(issue.item)) != m_changed.end();
        // Pieces of one stream are frames of one kind.
        return issue.severity == Severity::Error && issue.item.role == Item::Role::Frame
               && std::ranges::any_of(m_changed, [&](const Item &changed) {
                      return changed.field == issue.item.field && changed.stream == issue.item.stream;
                  });
    }
    bool isLost(const Issue &issue) const
    {
        return issue.stream == 0 && std::ranges::any_of(m_lost, [&](ByteRange zeros) {
                   return issue.range.begin < zeros.end && zeros.begin < issue.range.end;
               });
    }
    bool isInAppended(const Issue &issue) const
    {
        StreamId stream = issue.stream;
        qint64 begin = issue.range.begin;
        for (;;) {
            const auto other = m_appended.find(stream);
            if (other != m_appended.end() && begin > other->second)
                return true;
            if (stream == 0)
                return false;
            const Item &holder = m_tree.stream(stream).holder;
            begin = holder.range.begin;
            stream = holder.stream;
        }
    }

    /// Of vectors, such as those beside positions.
    bool isAnyShifted(StreamId stream)
    {
        const auto [known, isNew] = m_anyShifted.try_emplace(stream, false);
        if (isNew)
            known->second = std::ranges::any_of(m_issues, [&](const Issue &issue) {
                const bool isOfVector = issue.kind == &issues::notUnitLength || issue.kind == &issues::notFinite;
                return isOfVector && issue.item.stream == stream && m_shifted.areAt(issue);
            });
        return known->second;
    }

    const Tree &m_tree;
    const std::vector<Issue> &m_issues;
    recovery::ShiftedValues m_shifted;
    std::map<StreamId, bool> m_anyShifted;
    std::set<StreamId> m_unused;  ///< in which bytes are that nothing refers to
    std::set<StreamId> m_lacking; ///< in which something lies where no bytes are, or not its own
    std::set<StreamId> m_streams;
    std::map<StreamId, int> m_faults, m_errors; ///< how many there are: of the structure, and all
    std::map<StreamId, qint64> m_appended;      ///< where another file begins
    std::vector<Item> m_nonsense;
    std::vector<Item> m_puzzling;  ///< in which too much is counted, nobody knows by which number
    std::vector<Item> m_changed;   ///< what the checksums that are wrong stand in
    std::vector<ByteRange> m_lost; ///< sectors that a disk has lost
    bool m_isPartLost;
    bool m_isAllMoved;            ///< see LostBytes
    int m_heldBoxes = 0;          ///< that hold all that is there, and are larger
    bool m_isProofBroken = false; ///< something is wrong with a frame that would prove itself
    bool m_hasChanged = false;    ///< a checksum says that bytes are not what they were
    bool m_hasErrors = false;
    std::map<StreamId, qint64> m_damaged;              ///< where packed bytes begin that cannot be expanded
    std::map<StreamId, std::set<qint64>> m_emptyParts; ///< where these begin; filled when it is needed
};

/// A file between two rounds.
struct Stage
{
    std::shared_ptr<const Tree> tree;
    std::vector<Issue> issues;
    Badness badness;
    bool isPartLost = false; ///< see RepairWishes
};

/// One thing that can be done.
struct Candidate
{
    RepairKey key;
    Severity severity = Severity::Error;
    QString sentence;
    std::function<void(Wishes &)> plan;
    const IssueKind *kind = nullptr;
    QString message = {};
    qint64 places = 1;
    qint64 madeUp = 0;          ///< see Repair; nothing of a file whose end is missing, where it is made up in any case
    bool isAmongErrors = false; ///< more is wrong: what seems to be a rest may belong to something
    QString removal = {};
    GoneBytes removed = {};
    qint64 added = 0;
};
using Candidates = std::vector<const Candidate *>;

/// What some repairs make of a file, perhaps in several rounds.
struct Advance
{
    Stage stage;
    EditPlan plan;
    RepairTitle title;
    struct Effect
    {
        qint64 added = 0;
        QStringList texts; ///< see RepairOffer
    };
    std::map<RepairKey, Effect> made;
    std::vector<Candidate> calledFor; ///< what the first round made necessary: nobody knew of it before
    std::vector<Issue> fresh;         ///< of the last round
    bool isDone = false;              ///< something changes
    bool isRecovery = false;

    explicit operator bool() const { return isDone; }
};

/// A checksum that one round has left is perhaps written by another one.
void sayWritten(QStringList &consequences, const RepairKey &key)
{
    if (key.code != QLatin1StringView(issues::checksumWrong.code)
        && key.code != QLatin1StringView(issues::contentChanged.code))
        return;
    const QString content = key.path.section(u'/', 0, -2);
    const qsizetype said = consequences.indexOf(sentenceOfLeftChecksum(content));
    if (said >= 0)
        consequences[said] = editText(QT_TRANSLATE_NOOP("edit", "The checksum of %1 was wrong before and fits now: "
                                                                "nothing tells any more that other bytes were "
                                                                "changed."))
                                 .arg(content);
}

/// Bytes of values that others take the place of: not of texts, and not of what is packed anew.
qint64 rewrittenBytes(const EditPlan &plan, const Tree &before)
{
    qint64 sum = 0;
    for (const Change &change : plan.changes) {
        const auto &[range, bytes] = change.replacement;
        if (range.size() != bytes.size() || !before.bytes(change.stream).range().contains(range))
            continue;
        const Item item = before.covering(change.stream, range);
        if (!item.field || (!item.field->isNumber() && item.field->kind != Kind::Record))
            continue;
        if (change.isLater) {
            sum += range.size();
            continue;
        }
        const QByteArray there = before.bytes(change.stream).toByteArray(range);
        const QByteArray written = bytes.toByteArray();
        for (qsizetype i = 0; i < there.size(); ++i)
            sum += there[i] != written[i] ? 1 : 0;
    }
    return sum;
}

/// What was looked for in a file. Repairs with and without it, and each time anew, come to the same files again, and to look takes
/// longer than all the rest.
class Recoveries
{
public:
    static constexpr int Most = 6; ///< more causes than that are no slip

    /// So many may still be made; counted down by who makes one.
    int left = Most;
    /// So many files may still be looked at for the first time, which is what takes long.
    int fresh = 3 * Most;

    /// With `parts`: of two edits at once.
    const recovery::Result &of(const Stage &stage, const std::vector<recovery::Hypothesis> &parts,
                               const std::atomic_bool *cancelled)
    {
        QCryptographicHash hash(QCryptographicHash::Sha1);
        const Bytes &bytes = stage.tree->bytes();
        bytes.forEachRun(bytes.range(), [&](qint64, std::span<const uchar> run) {
            hash.addData(QByteArrayView(run.data(), qsizetype(run.size())));
            return true;
        });
        const auto [it, isNew] = m_known.try_emplace({hash.result(), !parts.empty()});
        fresh -= isNew ? 1 : 0;
        if (isNew && fresh >= 0)
            it->second = parts.empty() ? recovery::recover(stage.tree, stage.issues, cancelled)
                                       : recovery::recoverTwice(stage.tree, stage.issues, parts, cancelled);
        return it->second;
    }

private:
    std::map<std::pair<QByteArray, bool>, recovery::Result> m_known;
};

GoneBytes goneInAll(GoneBytes before, const EditPlan &plan)
{
    return before += goneBytes(plan.removals);
}

/// Somebody says himself what is to be done.
bool isOneWish(const RepairWishes &wishes)
{
    return !wishes.codes.isEmpty() || wishes.evenIfHarmful || !wishes.decided.empty();
}

/// Who reads of a recovery knows the file as it is, and not what other repairs make of it.
void nameFirstPlace(RepairOffer &offer, const std::optional<Origins> &origins)
{
    bool isNumber = false;
    const qint64 offset = offer.key.path.section(u'@', -1).toLongLong(&isNumber);
    if (!origins || !isNumber || offer.key.code != QLatin1StringView(RepairOffer::Recovery))
        return;
    for (QString *text : {&offer.sentence, &offer.message})
        *text = inFirstFile(*text, offset, *origins);
}

/// Nobody has been told what goes.
bool isUnasked(const RepairWishes &wishes)
{
    return wishes.mostRemoved <= RepairWishes::StrayUnasked;
}

class RepairRun
{
public:
    /// The smallest edit that makes the file whole comes first, where there is one.
    /// `recoveries`: what was looked for. `parts`: what to begin with where two edits at once are looked for.
    /// `mayMakeUp`: what is lost, after all else.
    RepairRun(std::shared_ptr<const Tree> tree, const RepairWishes &wishes, Recoveries &recoveries,
              std::vector<recovery::Hypothesis> parts, bool mayMakeUp, const std::atomic_bool *cancelled)
        : m_wishes(wishes)
        , m_cancelled(cancelled)
        , m_recoveries(recoveries)
        , m_isOfTwo(!parts.empty())
        , m_parts(std::move(parts))
        , m_mayMakeUp(mayMakeUp || isOneWish(wishes))
        , m_mayRecover(wishes.codes.isEmpty() && wishes.withFixUps && !wishes.isSearched)
    {
        m_sizeAtFirst = wishes.sizeAtFirst > 0 ? wishes.sizeAtFirst : tree->bytes().size();
        m_stage.tree = std::move(tree);
        m_stage.isPartLost = wishes.isPartLost;
    }

    bool isTooMuch() const { return m_isTooMuch; }
    bool hasRecovered() const { return m_hasRecovered; }
    /// What could not be read at all can be.
    bool hasOpened() const { return m_hasOpened; }
    /// Errors that are left.
    qint64 errors() const { return m_stage.badness.errors; }
    qint64 troubles() const { return m_stage.badness.troubles; }
    /// Edits that explain a part of what is wrong with the file as it is.
    const std::vector<recovery::Hypothesis> &parts() const { return m_parts; }

    RepairPlan run()
    {
        RepairPlan result;
        EditPlan &plan = result.plan;
        m_done = &plan;
        plan.before = m_stage.tree->bytes();
        plan.after = plan.before;
        plan.followsLinks = m_wishes.withFixUps;
        m_stage.issues = check(*m_stage.tree, m_cancelled);
        m_stage.badness = badnessOf(m_stage.issues);
        m_triesLeft = triesFor(m_stage);
        RepairTitle title;
        GoneBytes gone;
        for (bool isFirst = true; !isCancelled(); isFirst = false) {
            Advance advance = next(isFirst);
            // Rounds together take away no more than one may.
            // What came in and goes again is no content.
            const bool isTooMuch = m_wishes.decided.empty() && !advance.isRecovery
                                   && !m_wishes.mayGo(goneInAll(gone, advance.plan));
            m_isTooMuch = m_isTooMuch || (advance && isTooMuch);
            if (!advance || isTooMuch)
                break;
            if (!advance.isRecovery)
                gone += goneBytes(advance.plan.removals);
            result.rewritten += advance.isRecovery ? 0 : rewrittenBytes(advance.plan, *m_stage.tree);
            appendPlan(plan, std::move(advance.plan));
            for (const auto &[key, effect] : advance.made)
                sayWritten(plan.consequences, key);
            title.add(advance.title);
            for (const Candidate &candidate : advance.calledFor)
                noteCalledFor(candidate);
            for (const auto &[key, effect] : advance.made)
                noteMade(key, effect, advance.isRecovery);
            m_stage = std::move(advance.stage);
        }
        plan.title = title.text();
        result.isFinished = !m_isOut;
        result.hasDoubt = m_hasDoubt;
        std::copy_if(m_stage.issues.begin(), m_stage.issues.end(), std::back_inserter(result.unmended),
                     [this](const Issue &issue) {
                         const bool isRepairable = issue.repair && (m_mayMakeUp || !issue.repair.makesUp);
                         return issue.severity > Severity::Info && !isRepairable;
                     });
        // What went with something else needs no repair any more.
        for (RepairOffer &offer : m_offers) {
            if (offer.state == State::Made || m_present.contains(offer.key))
                result.offers.push_back(std::move(offer));
        }
        return result;
    }

private:
    /// How often a result may be looked at. Time is what matters, but the same file must always give the same.
    static qint64 triesFor(const Stage &stage)
    {
        constexpr qint64 MostBytes = qint64(96) << 20;
        constexpr qint64 PackingCosts = 8;        // times reading
        constexpr qint64 FindingCosts = 16 << 10; // bytes read meanwhile
        constexpr qint64 MostTries = 64;
        constexpr qint64 LeastTries = 6;
        const qint64 cost = stage.tree->bytes().size() + PackingCosts * stage.tree->expandedSize()
                            + FindingCosts * stage.badness.findings;
        return qBound(LeastTries, MostBytes / qMax<qint64>(1, cost), MostTries);
    }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    bool mayTry() const { return m_triesLeft > 0 && !isCancelled(); }

    /// True when there is less to complain about, and nothing new; warnings about values may be, where errors become fewer, less is
    /// wrong in all, and the structure fits then.
    bool isBetter(const Advance &advance, const Stage &before) const
    {
        const Badness &now = advance.stage.badness;
        if (!advance || !(now < before.badness))
            return false;
        if (advance.fresh.empty())
            return true;
        const std::vector<Issue> &left = advance.stage.issues;
        const bool fits = std::none_of(left.begin(), left.end(), [](const Issue &issue) {
            return issue.severity == Severity::Error && recovery::isOfStructure(*issue.kind);
        });
        const bool isMilder = fits && now.errors < before.badness.errors && now.troubles < before.badness.troubles;
        return std::all_of(advance.fresh.begin(), advance.fresh.end(), [isMilder](const Issue &issue) {
            const bool mayComeToLight = issue.severity < Severity::Error && !recovery::isOfStructure(*issue.kind);
            return recovery::isOfLoss(*issue.kind) || (isMilder && mayComeToLight);
        });
    }

    RepairOffer &offerOf(const RepairKey &key, bool isFirst)
    {
        m_present.insert(key);
        const auto [it, isNew] = m_places.try_emplace(key, m_offers.size());
        if (isNew) {
            m_offers.push_back({});
            m_offers.back().key = key;
            m_offers.back().isLater = !isFirst;
        }
        return m_offers[it->second];
    }
    /// What another repair has added or written already is not counted again.
    void noteMade(const RepairKey &key, const Advance::Effect &effect, bool isRecovery)
    {
        const auto it = m_places.find(key);
        if (it == m_places.end())
            return;
        RepairOffer &offer = m_offers[it->second];
        const bool isFirst = offer.state != State::Made;
        setState(key, State::Made);
        if (isRecovery)
            return; // what it is as a whole
        offer.added = (isFirst ? 0 : offer.added) + effect.added;
        offer.texts += effect.texts;
    }
    /// Each repair that is made stands among the offers, so that they tell all that becomes of the file.
    void noteCalledFor(const Candidate &candidate)
    {
        if (m_places.contains(candidate.key))
            return;
        describe(offerOf(candidate.key, false), candidate);
    }
    /// `isSecond`: another repair at the same place.
    static void describe(RepairOffer &offer, const Candidate &candidate, bool isSecond = false)
    {
        offer.severity = candidate.severity;
        offer.kind = candidate.kind;
        offer.message = candidate.message;
        offer.places = (isSecond ? offer.places : 0) + candidate.places;
        offer.sentence = candidate.sentence;
        offer.removed = (isSecond ? offer.removed : 0) + candidate.removed.all();
        offer.added = (isSecond ? offer.added : 0) + candidate.added;
        offer.removal = candidate.removal;
    }
    QString reasonOf(const RepairKey &key) const
    {
        const auto it = m_places.find(key);
        return it == m_places.end() ? QString() : m_offers[it->second].reason;
    }
    void setState(const RepairKey &key, State state, const QString &reason = {})
    {
        const auto it = m_places.find(key);
        if (it == m_places.end() || m_offers[it->second].state == State::Made)
            return;
        RepairOffer &offer = m_offers[it->second];
        offer.state = state;
        // What somebody wants nevertheless is still to be weighed.
        const auto decided = m_wishes.decided.find(key);
        if (state != State::Made || decided == m_wishes.decided.end() || !decided->second)
            offer.reason = reason;
    }

    /// All repairs of the stage, and what each would take away.
    std::vector<Candidate> candidates(const Stage &stage, bool isFirst, bool isNoted)
    {
        std::vector<Candidate> all;
        std::set<RepairKey> seen;
        Doubts doubts(*stage.tree, stage.issues, stage.isPartLost);
        const auto referring = std::make_shared<ReferringNodes>(*stage.tree);
        // What is open where a document was cut off ends in one repair, whichever finding it is of.
        std::set<QByteArray> ends;
        for (const Issue &issue : stage.issues) {
            if (isCancelled())
                break;
            if (!issue.repair || (issue.repair.makesUp && !m_mayMakeUp)
                || (!m_wishes.codes.isEmpty() && !m_wishes.codes.contains(QLatin1StringView(issue.kind->code))))
                continue;
            Candidate candidate{.key = keyOf(issue),
                                .severity = issue.severity,
                                .sentence = issue.repair.text(),
                                .plan = issue.repair.plan,
                                .kind = issue.kind,
                                .message = issue.message(),
                                .places = issue.placeCount(),
                                .madeUp = stage.isPartLost ? 0 : issue.repair.madeUp};
            Planner planner(*stage.tree, m_wishes.withFixUps, referring);
            planner.setCause(Change::Cause::Repair);
            QString doubt = m_wishes.codes.isEmpty() ? doubts.about(issue) : QString();
            const bool isDecided = m_wishes.decided.contains(candidate.key);
            // It is the damage itself that speaks against it.
            const bool givesUp = !doubt.isEmpty() && issue.repair.madeUp > 0 && doubts.about(issue, true).isEmpty();
            if (givesUp && !isUnasked(m_wishes) && issue.repair.madeUp <= m_wishes.mostRemoved)
                doubt.clear();
            bool isHeld = !doubt.isEmpty() && !isDecided;
            bool isMet = !isHeld && planner.attempt(issue.repair.plan);
            const std::vector<Removal> removals = isMet ? planner.removals() : std::vector<Removal>();
            candidate.removed = goneBytes(removals);
            candidate.removal = listed(removalTexts(removals, 3));
            candidate.isAmongErrors = doubts.isAmongErrors(issue);
            candidate.added = qMax<qint64>(0, planner.growth());
            if (isMet && issue.kind == &issues::notEnded) {
                const QByteArray end = addedAtEnd(planner.finish());
                if (!end.isEmpty() && !ends.insert(end).second)
                    continue;
            }
            if (isMet && (candidate.removed.all() > 0 || planner.growth() != 0) && doubt.isEmpty()
                && m_wishes.codes.isEmpty()) {
                doubt = candidate.removed.all() > 0 ? doubts.aboutRemoval(issue) : QString();
                if (doubt.isEmpty())
                    doubt = doubts.aboutLayout(issue);
                isHeld = !doubt.isEmpty() && !isDecided;
                isMet = !isHeld;
            }
            if (isNoted) {
                const bool isSecond = !seen.insert(candidate.key).second; // at the same place
                RepairOffer &offer = offerOf(candidate.key, isFirst);
                const State state = offer.state;
                if (state != State::Made) {
                    describe(offer, candidate, isSecond);
                    offer.state = isMet               ? State::Untried
                                  : isHeld && givesUp ? State::Removes
                                  : isHeld            ? State::Held
                                                      : State::Refused;
                    offer.reason = isMet || isHeld ? doubt : planner.firstRefusal();
                    offer.madeUp = issue.repair.madeUp;
                    offer.invention = sentenceOfInvention(offer.madeUp);
                }
            }
            if (isMet)
                all.push_back(std::move(candidate));
        }
        return all;
    }

    /// Those among them that may be made.
    Candidates permitted(const std::vector<Candidate> &all, bool isNoted)
    {
        std::map<const IssueKind *, GoneBytes> removedByKind;
        for (const Candidate &candidate : all)
            removedByKind[candidate.kind] += candidate.removed;
        Candidates some;
        for (const Candidate &candidate : all) {
            const State state = stateOf(candidate, removedByKind[candidate.kind]);
            if (state == State::Untried)
                some.push_back(&candidate);
            else if (isNoted)
                setState(candidate.key, state, reasonOf(candidate.key));
        }
        return some;
    }

    /// Why the repair may not be made; Untried when it may.
    State stateOf(const Candidate &candidate, const GoneBytes &removedByKind) const
    {
        const auto decided = m_wishes.decided.find(candidate.key);
        if (decided != m_wishes.decided.end())
            return decided->second ? State::Untried : State::Unwanted;
        // Places move: who does not want one repair of a kind does not want one that turns up elsewhere, either.
        const auto place = m_places.find(candidate.key);
        const bool isLater = place == m_places.end() || m_offers[place->second].isLater;
        const auto isSame = [&](const auto &choice) {
            return choice.first.code == candidate.key.code && !choice.second;
        };
        if (isLater && std::any_of(m_wishes.decided.begin(), m_wishes.decided.end(), isSame))
            return State::Unwanted;
        if (m_wishes.codes.isEmpty() && candidate.severity < m_wishes.least)
            return State::Remark;
        constexpr qint64 Few = 16; // bytes
        const bool isDoubtful = candidate.isAmongErrors && candidate.removed.all() > qMax(Few, m_wishes.mostRemoved);
        const bool takesTooMuch = candidate.removed.all() > 0 && (isDoubtful || !m_wishes.mayGo(removedByKind));
        const bool makesUpTooMuch = candidate.madeUp > qMax(m_wishes.mostRemoved, m_wishes.mostStray);
        return takesTooMuch || makesUpTooMuch ? State::Removes : State::Untried;
    }

    Advance planTogether(const Stage &stage, const Candidates &some)
    {
        Planner planner(*stage.tree, m_wishes.withFixUps);
        planner.setCause(Change::Cause::Repair);
        Advance advance;
        for (const Candidate *candidate : some) {
            if (isCancelled())
                return {};
            const bool mayAdd = candidate->added > 0;
            const qint64 before = mayAdd ? planner.growth() : 0;
            const size_t texts = planner.addedTexts().size();
            if (!planner.attempt(candidate->plan))
                continue; // perhaps in the next round
            advance.title.add(candidate->sentence);
            Advance::Effect &effect = advance.made[candidate->key];
            effect.added += mayAdd ? qMax<qint64>(0, planner.growth() - before) : 0;
            for (size_t i = texts; i < planner.addedTexts().size(); ++i)
                effect.texts += textOf(planner.addedTexts()[i].text);
        }
        advance.plan = planner.finish();
        advance.isDone = !advance.plan.isRefused() && !advance.plan.isEmpty()
                         && !advance.plan.after.isSameSnapshot(advance.plan.before);
        return advance;
    }

    Advance step(const Stage &stage, const Candidates &some)
    {
        if (some.empty())
            return {};
        Advance advance = planTogether(stage, some);
        if (!advance)
            return {};
        --m_triesLeft;
        Judgement judgement = judgeInFull(advance.plan, *stage.tree, stage.issues, m_cancelled);
        if (isCancelled())
            return {};
        advance.stage = {judgement.tree, std::move(judgement.issues), {}, stage.isPartLost};
        advance.stage.badness = badnessOf(advance.stage.issues);
        advance.fresh = std::move(judgement.fresh);
        return advance;
    }

    /// What is wrong is often why something else looks wrong: errors before warnings before remarks, and numbers before what
    /// takes something away.
    static std::vector<Candidates> inOrder(const Candidates &some)
    {
        std::map<std::pair<int, bool>, Candidates> groups;
        for (const Candidate *candidate : some)
            groups[{-int(candidate->severity), candidate->removed.all() > 0}].push_back(candidate);
        std::vector<Candidates> order;
        for (auto &[key, group] : groups)
            order.push_back(std::move(group));
        return order;
    }

    /// What some repairs and those that they call for make together, as soon as that is better than before.
    Advance explore(const Stage &stage, const Candidates &some, int mostRounds)
    {
        Advance advance = step(stage, some);
        for (int round = 1; advance && !isBetter(advance, stage) && round < mostRounds && mayTry(); ++round) {
            const std::vector<Candidate> all = candidates(advance.stage, false, false);
            Advance more;
            for (const Candidates &group : inOrder(permitted(all, false))) {
                more = step(advance.stage, group);
                if (more || !mayTry())
                    break;
            }
            if (!more)
                break;
            appendPlan(advance.plan, std::move(more.plan));
            advance.title.add(more.title);
            std::ranges::copy_if(all, std::back_inserter(advance.calledFor),
                                 [&](const Candidate &candidate) { return more.made.contains(candidate.key); });
            for (const auto &[key, effect] : more.made) {
                Advance::Effect &sum = advance.made[key];
                sum.added += effect.added;
                sum.texts += effect.texts;
            }
            advance.stage = std::move(more.stage);
            advance.fresh = freshIssues(stage.issues, advance.stage.issues);
        }
        return advance;
    }

    /// The largest part that leaves things better, found by halving.
    Advance bisect(const Stage &stage, const Candidates &some)
    {
        constexpr int RoundsOfOne = 3;
        std::vector<Candidates> good;
        Advance best;
        const auto look = [&](const auto &self, const Candidates &part, bool isKnown) -> void {
            if (part.empty())
                return;
            if (!mayTry()) {
                m_isOut = m_isOut || !isCancelled();
                return;
            }
            if (!isKnown) {
                Advance advance = explore(stage, part, part.size() == 1 ? RoundsOfOne : 1);
                if (isBetter(advance, stage)) {
                    good.push_back(part);
                    if (!best || advance.stage.badness < best.stage.badness)
                        best = std::move(advance);
                    return;
                }
                if (part.size() == 1)
                    blame(*part.front(), advance, stage);
            }
            if (part.size() == 1)
                return;
            const auto middle = part.begin() + qsizetype(part.size() / 2);
            self(self, Candidates(part.begin(), middle), false);
            self(self, Candidates(middle, part.end()), false);
        };
        look(look, some, some.size() > 1);
        if (good.size() > 1 && mayTry()) {
            Candidates together;
            for (const Candidates &part : good)
                together.insert(together.end(), part.begin(), part.end());
            Advance all = step(stage, together);
            if (isBetter(all, stage) && all.stage.badness < best.stage.badness)
                return all;
        }
        return best;
    }

    void blame(const Candidate &candidate, const Advance &advance, const Stage &stage)
    {
        if (!advance) // touches nothing, or cannot be made
            return;
        const qint64 more = advance.stage.badness.troubles - stage.badness.troubles;
        QString reason;
        if (!advance.fresh.empty())
            reason = editText(QT_TRANSLATE_NOOP("edit", "would create: %1 (%2)"))
                         .arg(advance.fresh.front().message(), advance.fresh.front().path);
        else if (more > 0)
            reason = editText(QT_TRANSLATE_N_NOOP("edit", "would leave %n more issue(s) than there are"), more);
        else
            reason = editText(QT_TRANSLATE_NOOP("edit", "would change something, but mend nothing"));
        setState(candidate.key, State::Harms, reason);
    }

    Advance next(bool isFirst)
    {
        m_present.clear();
        const std::vector<Candidate> all = candidates(m_stage, isFirst, true);
        Advance advance = nextBetter(all, isFirst);
        return advance || isCancelled() ? std::move(advance) : force(all);
    }

    /// What somebody wants although it does not make things better; each once.
    Advance force(const std::vector<Candidate> &all)
    {
        Candidates wanted;
        for (const Candidate &candidate : all) {
            const auto decided = m_wishes.decided.find(candidate.key);
            if (decided != m_wishes.decided.end() && decided->second && m_forced.insert(candidate.key).second)
                wanted.push_back(&candidate);
        }
        return step(m_stage, wanted);
    }

    /// What else is wrong may follow from what only somebody can say.
    void holdUndecided(Candidates &some)
    {
        std::erase_if(some, [this](const Candidate *candidate) {
            if (m_wishes.decided.contains(candidate->key))
                return false;
            setState(candidate->key, State::Held, otherBytes());
            return true;
        });
    }

    Advance nextBetter(const std::vector<Candidate> &all, bool isFirst)
    {
        Candidates some = permitted(all, true);
        if (!mayTry()) {
            m_isOut = m_isOut || (!some.empty() && !isCancelled());
            return {};
        }
        const bool mayCorrect = m_wishes.codes.isEmpty() && m_wishes.withFixUps && !isAllMoved(*m_stage.tree);
        if (mayCorrect) {
            if (Advance advance = correctByte(isFirst))
                return advance;
        }
        if (Advance advance = recover(isFirst))
            return advance;
        if (m_hasDoubt)
            holdUndecided(some);
        else if (mayCorrect) {
            if (Advance advance = correctCount(isFirst))
                return advance;
        }
        constexpr int MostRounds = 16;
        for (const Candidates &group : inOrder(some)) {
            if (m_wishes.evenIfHarmful) {
                if (Advance advance = step(m_stage, group))
                    return advance;
                continue;
            }
            Advance advance = explore(m_stage, group, MostRounds);
            if (isBetter(advance, m_stage))
                return advance;
            if (!advance)
                continue;
            if (group.size() == 1)
                blame(*group.front(), advance, m_stage);
            else if (Advance part = bisect(m_stage, group))
                return part;
            if (!mayTry()) {
                m_isOut = m_isOut || !isCancelled();
                return {};
            }
        }
        return {};
    }

    /// The smallest edit after which the file makes sense, when it is clear which one that is.
    Advance recover(bool isFirst)
    {
        if (!m_mayRecover || m_recoveries.left <= 0)
            return {};
        --m_recoveries.left;
        const bool isOfTwo = m_isOfTwo && isFirst;
        const recovery::Result &result = m_recoveries.of(
            m_stage, isOfTwo ? m_parts : std::vector<recovery::Hypothesis>(), m_cancelled);
        if (isCancelled())
            return {};
        m_hasDoubt = !result.candidates.empty() && !result.candidates.front().hypothesis.doubt.isEmpty();
        if (isFirst && !m_isOfTwo)
            m_parts = m_hasDoubt ? std::vector<recovery::Hypothesis>() : result.parts;
        if (result.lostBytes.isAny()) {
            m_parts.clear(); // so much was hit that two edits are not all that happened
            RepairOffer &offer = offerOf({QString::fromLatin1(RepairOffer::Recovery), {}}, isFirst);
            offer.severity = Severity::Error;
            offer.state = State::Refused;
            offer.message = result.lostBytes.sentence();
            offer.sentence = offer.message;
            offer.reason = editText(QT_TRANSLATE_NOOP("edit", "What they were cannot be told any more."));
        }
        Advance advance;
        const auto keyFor = [this](const recovery::Candidate &candidate) {
            const recovery::Place place = recovery::placeOf(candidate.hypothesis, *m_stage.tree);
            return RepairKey{QString::fromLatin1(RepairOffer::Recovery),
                             QStringLiteral("%1@%2").arg(place.path).arg(place.range.begin)};
        };
        std::vector<EditPlan> plans;
        std::vector<RepairKey> keys;
        std::map<RepairKey, bool> endings; // of packed bytes: whether content goes
        bool isChosen = false;             // one that somebody wants goes before the best
        for (const recovery::Candidate &candidate : result.candidates) {
            plans.push_back(recovery::planOf(candidate, *m_stage.tree, m_sizeAtFirst));
            // Zeros for what is damaged, or an end before it: two ways at one place.
            RepairKey own = keyFor(candidate);
            const bool isEnding = candidate.hypothesis.kind == recovery::Hypothesis::Kind::Packed
                                  && !candidate.hypothesis.removals.empty();
            if (endings.try_emplace(own, isEnding).first->second != isEnding)
                own.path += isEnding ? QStringLiteral(", ended") : QStringLiteral(", with zeros");
            const auto decided = m_wishes.decided.find(own);
            keys.push_back(std::move(own));
            isChosen = isChosen || (decided != m_wishes.decided.end() && decided->second);
        }
        std::set<RepairKey> places;
        bool isOpened = false;
        bool isFillingWithheld = false;
        bool isWithheld = false; // too much goes with the best one: that is no reason for one that explains less
        for (size_t i = 0; i < result.candidates.size(); ++i) {
            const recovery::Candidate &candidate = result.candidates[i];
            EditPlan &plan = plans[i];
            const RepairKey &key = keys[i];
            if (!places.insert(key).second)
                continue; // the better one at this place is offered
            const auto decided = m_wishes.decided.find(key);
            const bool isWanted = decided == m_wishes.decided.end() ? result.hasWinner && !isChosen : decided->second;
            const bool isPacked = candidate.hypothesis.kind == recovery::Hypothesis::Kind::Packed;
            RepairOffer &offer = offerOf(key, isFirst);
            offer.severity = Severity::Error;
            offer.message = whatHappened(candidate.hypothesis, plan.changes.front().path);
            offer.evidence = candidate.evidence();
            offer.sentence = candidate.hypothesis.sentence;
            if (m_done)
                nameFirstPlace(offer, m_done->origins);
            offer.removed = plan.removedBytes();
            const bool isFilled = candidate.hypothesis.kind == recovery::Hypothesis::Kind::Missing
                                  && !candidate.hypothesis.isSure
                                  && candidate.hypothesis.growth() > RepairWishes::StrayUnasked;
            const qint64 useless = candidate.hypothesis.useless;
            offer.madeUp = isFilled ? candidate.hypothesis.growth() : candidate.hypothesis.madeUp + useless;
            offer.invention = useless > 0 ? editText(QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of zeros"), useless)
                                          : sentenceOfInvention(offer.madeUp);
            QStringList standIns = candidate.hypothesis.inventions;
            if (useless > 0)
                standIns += candidate.hypothesis.uselessBecause;
            offer.standIns = standIns.join(u' ');
            offer.makesUp = !candidate.hypothesis.invention.isEmpty() || candidate.hypothesis.standIns > 0
                            || useless > 0;
            const qint64 content = i == 0 ? result.contentLost : 0;
            for (Removal &removal : plan.removals)
                removal.isStray = removal.isStray && content == 0;
            if (content > 0 && plan.removals.empty()) { // it goes next
                offer.removed = content;
                offer.removal = listed(removalTexts({{content, plan.changes.front().path, {}}}, 1));
            } else {
                offer.removal = listed(removalTexts(plan.removals, 3));
            }
            offer.added = qMax<qint64>(0, plan.after.size() - plan.before.size());
            offer.state = isWanted ? State::Untried : State::Unwanted;
            if (!isWanted && decided == m_wishes.decided.end()) {
                offer.state = State::Held;
                offer.reason = !candidate.hypothesis.doubt.isEmpty() ? candidate.hypothesis.doubt
                               : isChosen || result.hasWinner
                                   ? editText(QT_TRANSLATE_NOOP("edit", "Another one is chosen."))
                                   : editText(QT_TRANSLATE_NOOP("edit", "Nothing tells this one from the others."));
            } else if (isWanted && (advance || (isWithheld && !isPacked && decided == m_wishes.decided.end()))) {
                offer.state = State::Held;
                offer.reason = editText(QT_TRANSLATE_NOOP("edit", "Less speaks for it than for another one."));
            }
            if (offer.state != State::Untried)
                continue;
            const bool isMadeUp = isPacked || candidate.hypothesis.kind == recovery::Hypothesis::Kind::Tail;
            // How far a damage in packed bytes reaches nobody knows: what lies behind it may be wrong, too.
            const bool isDoubtful = offer.madeUp > 0 && isUnasked(m_wishes);
            if ((isMadeUp || isFilled) && (isDoubtful || offer.removed + offer.madeUp > m_wishes.mostRemoved)
                && decided == m_wishes.decided.end()) {
                offer.state = State::Removes;
                isWithheld = isWithheld || isPacked || isFilled || useless > 0;
                isFillingWithheld = isFillingWithheld || ((isFilled || useless > 0) && i == 0);
                continue;
            }
            if (decided == m_wishes.decided.end() && isInVain(candidate)) {
                offer.state = State::Held;
                offer.reason = otherBytes();
                isWithheld = true;
                continue;
            }
            // Also what came in goes unasked only where it is little: its place may be another one.
            const bool isMuch = offer.removed > qMax(m_wishes.mostRemoved, RepairWishes::StrayUnasked);
            if ((content > m_wishes.mostRemoved || isMuch) && decided == m_wishes.decided.end()) {
                offer.state = State::Removes;
                isWithheld = true;
                continue;
            }
            // However much sense the file makes then: nobody wants more to be wrong than there was, but in what was not read. There
            // may be more remarks, as more of the file is read.
            Badness badness = badnessOf(candidate.issues);
            const bool isNoWorse = badness.errors + badness.warnings
                                   <= m_stage.badness.errors + m_stage.badness.warnings;
            const bool isMilder = badness.errors < m_stage.badness.errors && (candidate.isWholeAgain() || isNoWorse);
            // What is made up for a missing end is mended next, or nothing of it is done.
            const bool isEnded = isMadeUp && candidate.after.faults == 0;
            const bool isSure = candidate.hypothesis.isSure && badness.errors <= m_stage.badness.errors && isNoWorse;
            // Of what could not be read at all nothing was known to be wrong.
            isOpened = recovery::opensFile(candidate, m_stage.issues);
            if (!(badness < m_stage.badness) && !isMilder && !isEnded && !isSure && !isOpened
                && decided == m_wishes.decided.end()) {
                offer.state = State::Harms;
                offer.reason = editText(QT_TRANSLATE_N_NOOP("edit", "would leave %n more issue(s) than there are"),
                                        badness.troubles - m_stage.badness.troubles);
                continue;
            }
            advance.isDone = true;
            advance.isRecovery = true;
            advance.title.add(offer.sentence);
            advance.made = {{key, {}}};
            advance.plan = std::move(plan);
            const bool isPartLost = m_stage.isPartLost || !advance.plan.missing.isEmpty();
            advance.stage = {candidate.tree, candidate.issues, badness, isPartLost};
        }
        if (isFillingWithheld && !advance) { // what else is wrong follows from what is missing
            m_hasDoubt = true;
            m_parts.clear();
        }
        m_hasRecovered = m_hasRecovered || advance;
        m_hasOpened = m_hasOpened || (advance && isOpened);
        m_mayRecover = bool(advance);
        return advance;
    }

    /// A checksum that one byte explains proves it, as nothing else does.
    Advance correctByte(bool isFirst)
    {
        for (const Issue &issue : m_stage.issues) {
            const bool isOfSum = issue.kind == &issues::contentChanged || issue.kind == &issues::checksumWrong;
            if (!isOfSum || !mayTry())
                continue;
            std::vector<Advance> good;
            for (const WrongByte &wrong : wrongBytes(*m_stage.tree, issue)) {
                if (!mayTry())
                    break;
                Advance advance = withByte(wrong);
                const auto &left = advance.stage.issues;
                const bool isStill = std::any_of(left.begin(), left.end(), [&](const Issue &other) {
                    return other.kind == issue.kind && other.path == issue.path;
                });
                if (!isStill && advance.stage.badness < m_stage.badness)
                    good.push_back(std::move(advance));
            }
            for (Advance &advance : good) {
                const RepairKey key = advance.made.begin()->first;
                const auto decided = m_wishes.decided.find(key);
                const bool isWanted = decided == m_wishes.decided.end() ? good.size() == 1 : decided->second;
                RepairOffer &offer = offerOf(key, isFirst);
                offer.severity = issue.severity;
                offer.message = issue.message();
                offer.sentence = advance.plan.changes.front().text;
                offer.state = isWanted                            ? State::Untried
                              : decided == m_wishes.decided.end() ? State::Held
                                                                  : State::Unwanted;
                if (good.size() > 1)
                    offer.reason = editText(QT_TRANSLATE_NOOP("edit", "Nothing tells this one from the others."));
                if (isWanted)
                    return std::move(advance);
            }
        }
        return {};
    }

    /// The file with that byte.
    Advance withByte(const WrongByte &wrong)
    {
        --m_triesLeft;
        recovery::Candidate candidate;
        recovery::Hypothesis &hypothesis = candidate.hypothesis;
        const QByteArray byte(1, char(wrong.value));
        hypothesis.replacements = {{{wrong.place, wrong.place + 1}, Bytes(byte)}};
        hypothesis.sentence = recovery::sentenceOfRightByte(wrong.place, byte);
        candidate.tree = readTree(*m_stage.tree->format(), hypothesis.appliedTo(m_stage.tree->bytes()),
                                  m_stage.tree->fileName(), m_cancelled, m_stage.tree->limits());
        candidate.issues = check(*candidate.tree, m_cancelled);
        Advance advance;
        advance.plan = recovery::planOf(candidate, *m_stage.tree);
        const QString path = QStringLiteral("%1@%2").arg(advance.plan.changes.front().path).arg(wrong.place);
        advance.made = {{RepairKey{{}, path}, {}}};
        advance.title.add(hypothesis.sentence);
        advance.isDone = true;
        advance.stage = {candidate.tree, candidate.issues, badnessOf(candidate.issues), m_stage.isPartLost};
        return advance;
    }

    /// Where a count is a little off, what follows it is read as what it is not: nothing of that is worth a repair.
    Advance correctCount(bool isFirst)
    {
        Advance best;
        for (const NearCount &near : nearCounts(*m_stage.tree, m_stage.issues)) {
            if (!mayTry())
                break;
            Candidate candidate{
                .key = {{}, m_stage.tree->path(near.count)},
                .sentence =
                    editText(QT_TRANSLATE_NOOP("edit", "Write %1 instead of %2.")).arg(near.value).arg(near.before),
                .plan = near.plan()};
            const auto decided = m_wishes.decided.find(candidate.key);
            const bool isUnwanted = decided != m_wishes.decided.end() && !decided->second;
            Advance advance = step(m_stage, {&candidate});
            if (!isBetter(advance, m_stage) || !near.isRight(advance.stage.issues)
                || (best && !(advance.stage.badness < best.stage.badness)))
                continue;
            RepairOffer &offer = offerOf(candidate.key, isFirst);
            offer.severity = Severity::Error;
            offer.message = editText(QT_TRANSLATE_NOOP("edit", "%1 is a little off: with %2 what follows fits."))
                                .arg(QLatin1StringView(near.count.field->name))
                                .arg(near.value);
            offer.sentence = candidate.sentence;
            offer.state = isUnwanted ? State::Unwanted : State::Untried;
            if (!isUnwanted)
                best = std::move(advance);
        }
        return best;
    }

    const RepairWishes &m_wishes;
    const std::atomic_bool *m_cancelled;
    Stage m_stage;
    qint64 m_sizeAtFirst = 0;
    Recoveries &m_recoveries;
    bool m_isOfTwo;
    std::vector<recovery::Hypothesis> m_parts;
    bool m_mayMakeUp;
    bool m_mayRecover;
    bool m_hasDoubt = false; ///< see RepairPlan
    bool m_hasRecovered = false;
    bool m_hasOpened = false;
    qint64 m_triesLeft = 0;
    const EditPlan *m_done = nullptr; ///< while it runs: what was done so far
    bool m_isTooMuch = false;         ///< more than may go would be taken away
    bool m_isOut = false;             ///< something was left untried
    std::vector<RepairOffer> m_offers;
    std::map<RepairKey, size_t> m_places; ///< in the list of offers
    std::set<RepairKey> m_present;        ///< offers of the stage
    std::set<RepairKey> m_forced;
};

} // namespace

namespace {

/// What is written into a sector that was lost is made up, and hides that it was lost.
void sayLostSectors(EditPlan &plan, const Tree &before)
{
    if (plan.isRefused() || plan.isEmpty())
        return;
    const std::vector<ByteRange> lost = zeroSectorsOf(before.bytes());
    if (lost.empty())
        return;
    const std::vector<Replacement> written = replacementsBetween(plan.before, plan.after);
    QStringList places;
    qint64 bytes = 0;
    for (const ByteRange sectors : lost) {
        const bool isWritten = std::ranges::any_of(written, [&](const Replacement &replacement) {
            return replacement.removed.overlaps(sectors) && replacement.inserted.size() > 0;
        });
        if (!isWritten)
            continue;
        bytes += sectors.size();
        places += QStringLiteral("0x") + QString::number(sectors.begin, 16);
    }
    if (places.isEmpty())
        return;
    const QString text = editText(QT_TRANSLATE_N_NOOP("edit", "A disk or a transfer has lost %n byte(s) at %1. What a "
                                                              "repair writes there is made up."),
                                  bytes)
                             .arg(listed(places));
    plan.missing = plan.missing.isEmpty() ? text : plan.missing + u' ' + text;
}

} // namespace

namespace {

/// Lengths that are set to what is there hide that the file was longer.
void sayLostEnd(EditPlan &plan, const Tree &before, const std::atomic_bool *cancelled)
{
    constexpr double Budget = 1e6; // microseconds
    if (plan.isRefused() || plan.isEmpty() || !plan.missing.isEmpty())
        return;
    if (before.stream(0).schema->syntax) {
        if (recovery::isCutDocument(before))
            plan.missing = recovery::sentenceOfLostEnd(0, before.bytes().size());
        return;
    }
    const std::vector<Issue> issues = check(before, cancelled);
    if (std::ranges::none_of(issues, [](const Issue &issue) { return recovery::isOfStructure(*issue.kind); }))
        return;
    recovery::Workbench bench(before, issues, Budget, cancelled);
    if (const auto lost = recovery::lostAtEnd(bench); lost && *lost > 0)
        plan.missing = recovery::sentenceOfLostEnd(*lost, before.bytes().size());
}

} // namespace

RepairWishes RepairWishes::without(const GoneBytes &gone) const
{
    RepairWishes rest = *this;
    if (mostRemoved != AnyNumber)
        rest.mostRemoved = qMax<qint64>(0, mostRemoved - gone.all());
    rest.mostStray = qMax<qint64>(0, mostStray - gone.all());
    return rest;
}

QString sentenceOfMadeUp(const QStringList &texts)
{
    constexpr qsizetype MostNamed = 4;
    QStringList named;
    for (const QString &text : texts.first(qMin(MostNamed, texts.size())))
        named += QStringLiteral("\"%1\"").arg(text);
    QString all = listed(named);
    if (texts.size() > MostNamed)
        all = named.join(QStringLiteral(", ")) + QStringLiteral(", …");
    return editText(QT_TRANSLATE_N_NOOP("edit", "%n text(s) made up: %1"), texts.size()).arg(all);
}

EditPlan planRepair(const Tree &tree, const Issue &issue)
{
    Planner planner(tree);
    planner.setCause(Change::Cause::Repair);
    planner.setTitle(issue.repair.text());
    if (issue.repair)
        issue.repair.plan(planner);
    else
        planner.refuse(editText(QT_TRANSLATE_NOOP("edit", "There is no repair for this.")));
    EditPlan plan = planner.finish();
    sayLostSectors(plan, tree);
    return plan;
}

namespace {

RepairWishes takingNothing(RepairWishes wishes)
{
    wishes.mostRemoved = 0;
    wishes.mostStray = 0;
    return wishes;
}

struct Repaired
{
    RepairPlan repairs;
    qint64 errors = 0;
    qint64 troubles = 0;
    bool hasRecovered = false;
    bool hasOpened = false;
    std::vector<recovery::Hypothesis> parts;
};

Repaired repaired(const std::shared_ptr<const Tree> &tree, const RepairWishes &wishes, Recoveries &recoveries,
                  const std::vector<recovery::Hypothesis> &parts, const std::atomic_bool *cancelled)
{
    const int before = recoveries.left;
    RepairRun run(tree, wishes, recoveries, parts, false, cancelled);
    RepairPlan repairs = run.run();
    if (!run.isTooMuch())
        return {std::move(repairs), run.errors(), run.troubles(), run.hasRecovered(), run.hasOpened(), run.parts()};
    // What rounds take away bit by bit is more than may go: then none of it goes, the first time and every other.
    const RepairWishes less = takingNothing(wishes);
    recoveries.left = before;
    RepairRun careful(tree, less, recoveries, parts, false, cancelled);
    repairs = careful.run();
    return {std::move(repairs),     careful.errors(),    careful.troubles(),
            careful.hasRecovered(), careful.hasOpened(), careful.parts()};
}

} // namespace

namespace {

/// The best of what can be done when each error has one cause.
Repaired planOfOne(const std::shared_ptr<const Tree> &tree, const RepairWishes &wishes, Recoveries &recoveries,
                   const std::atomic_bool *cancelled)
{
    Repaired recovered = repaired(tree, wishes, recoveries, {}, cancelled);
    // What is packed anew may become much smaller.
    const auto sizeOf = [&](const Bytes &bytes) {
        const auto read = readTree(*tree->format(), bytes, tree->fileName(), cancelled, tree->limits());
        read->openAll(cancelled);
        return bytes.size() + read->expandedSize();
    };
    const auto sizeAfter = [&](const Repaired &result) { return sizeOf(result.repairs.plan.after); };
    const auto changesFew = [&](const Repaired &result) {
        constexpr qint64 Few = 8; // bytes
        const EditPlan &plan = result.repairs.plan;
        return result.repairs.rewritten <= Few && plan.removedBytes() == 0 && plan.after.size() == plan.before.size();
    };
    const bool isHollow = isUnasked(wishes) && recovered.hasRecovered
                          && recovered.repairs.plan.after.size() < tree->bytes().size() / 2
                          && sizeAfter(recovered) < sizeOf(tree->bytes()) / 2;
    const bool movesBytes = recovered.repairs.plan.after.size() != tree->bytes().size();
    const bool leavesSome = recovered.errors > 0 || (recovered.troubles > 0 && movesBytes);
    if (!recovered.hasRecovered || recovered.hasOpened || (!leavesSome && !isHollow)
        || (cancelled && cancelled->load()))
        return recovered;
    // However much speaks for an edit, it is only made when it leaves fewer findings than repairs without it, and half of the file.
    Recoveries none;
    none.left = 0;
    Repaired plain = repaired(tree, wishes, none, {}, cancelled);
    const bool keepsMore = isHollow && sizeAfter(plain) > sizeAfter(recovered);
    // What moves bytes and leaves only warnings goes for a few numbers that leave nothing.
    const bool isCleaner = recovered.errors > 0 || isHollow ? std::pair(plain.errors, plain.troubles)
                                                                  <= std::pair(recovered.errors, recovered.troubles)
                                                            : plain.troubles == 0 && changesFew(plain);
    // Fewer errors are no reason to take away what an edit for which much speaks keeps.
    const bool takesMore = plain.repairs.plan.removedBytes()
                           > recovered.repairs.plan.removedBytes() + RepairWishes::StrayUnasked;
    if ((!isCleaner && !keepsMore) || (takesMore && !isHollow))
        return recovered;
    plain.parts = std::move(recovered.parts);
    return plain;
}

/// The best of what can be done at once.
RepairPlan planOnce(const std::shared_ptr<const Tree> &tree, const RepairWishes &wishes, Recoveries &recoveries,
                    const std::atomic_bool *cancelled)
{
    Repaired one = planOfOne(tree, wishes, recoveries, cancelled);
    if (one.errors == 0 || one.parts.empty() || recoveries.left <= 0 || (cancelled && cancelled->load()))
        return std::move(one.repairs);
    Repaired two = repaired(tree, wishes, recoveries, one.parts, cancelled);
    return std::move(two.hasRecovered && two.errors == 0 ? two.repairs : one.repairs);
}

} // namespace

namespace {

/// What one more run over the result leaves to be done, and what it does.
void addOffers(RepairPlan &all, std::vector<RepairOffer> &&offers)
{
    // What went with something else needs no repair any more. Of edits that are no repair of one issue that is not known.
    std::set<RepairKey> left;
    for (const RepairOffer &offer : offers)
        left.insert(offer.key);
    std::erase_if(all.offers, [&](const RepairOffer &offer) {
        return offer.state != State::Made && offer.kind && !left.contains(offer.key);
    });
    std::map<RepairKey, size_t> places;
    for (size_t i = 0; i < all.offers.size(); ++i)
        places.try_emplace(all.offers[i].key, i);
    for (RepairOffer &offer : offers) {
        const auto [known, isNew] = places.try_emplace(offer.key, all.offers.size());
        offer.isLater = isNew || all.offers[known->second].isLater;
        if (isNew)
            all.offers.push_back(std::move(offer));
        else if (all.offers[known->second].state != State::Made)
            all.offers[known->second] = std::move(offer);
    }
}

/// What one more run over the result does, behind all that was done.
void addRun(RepairPlan &all, RepairPlan &&next)
{
    for (RepairOffer &offer : next.offers)
        nameFirstPlace(offer, all.plan.origins);
    all.unmended = std::move(next.unmended);
    const bool isFirst = all.plan.isEmpty();
    if (isFirst)
        all.plan.title = next.plan.title;
    appendPlan(all.plan, std::move(next.plan));
    all.isFinished = next.isFinished;
    all.hasDoubt = all.hasDoubt || next.hasDoubt;
    all.rewritten += next.rewritten;
    addOffers(all, std::move(next.offers));
}

/// Of who repairs the result of a plan.
RepairWishes furtherWishes(const RepairWishes &wishes, const Tree &before, const EditPlan &done)
{
    RepairWishes more = wishes;
    more.isPartLost = more.isPartLost || !done.missing.isEmpty();
    if (more.sizeAtFirst == 0)
        more.sizeAtFirst = before.bytes().size();
    return more;
}

/// An edit of all that is wrong is made, and not only repairs of single issues.
bool hasExplanation(const RepairPlan &repairs)
{
    return std::ranges::any_of(repairs.offers,
                               [](const RepairOffer &offer) { return offer.state == State::Made && !offer.kind; });
}

/// All that can be done, one time after the other.
RepairPlan planAll(const std::shared_ptr<const Tree> &tree, const RepairWishes &wishes, Recoveries &recoveries,
                   const std::atomic_bool *cancelled)
{
    recoveries.left = Recoveries::Most;
    RepairPlan all = planOnce(tree, wishes, recoveries, cancelled);
    // Who found no edit that explains a file without its highest bits finds none later: what fits in it does so by chance.
    const bool isSearchedOnce = hasLostBits(*tree);
    bool isSearched = isSearchedOnce && !hasExplanation(all);
    // What is mended may bring to light what can be mended only now.
    constexpr int MostRuns = 12; // each leaves less to do
    const auto goOn = [&](auto plan) {
        const auto mended = readTree(*tree->format(), all.plan.after, tree->fileName(), cancelled, tree->limits());
        RepairWishes more = furtherWishes(wishes, *tree, all.plan).without(goneBytes(all.plan.removals));
        more.isSearched = isSearched;
        RepairPlan next = plan(mended, more);
        isSearched = isSearched || (isSearchedOnce && !hasExplanation(next));
        if (next.plan.isEmpty()) {
            addOffers(all, std::move(next.offers));
            return false;
        }
        addRun(all, std::move(next));
        return true;
    };
    const auto isCancelled = [&] { return cancelled && cancelled->load(); };
    const auto goOnAsLongAsItHelps = [&](bool isChanged) {
        for (int run = 1; run < MostRuns && isChanged && !isOneWish(wishes) && !isCancelled(); ++run) {
            recoveries.left = Recoveries::Most; // as for who repairs the result
            isChanged = goOn([&](const std::shared_ptr<const Tree> &mended, const RepairWishes &more) {
                return planOnce(mended, more, recoveries, cancelled);
            });
        }
    };
    goOnAsLongAsItHelps(!all.plan.isEmpty());
    // What is lost is made up when nothing else is left to be done. Bits that were cut off are still in what they were cut from.
    const bool isLost = std::any_of(all.unmended.begin(), all.unmended.end(),
                                    [](const Issue &issue) { return issue.repair.makesUp; });
    if (isLost && !all.hasDoubt && !isOneWish(wishes) && !isCancelled() && !recovery::mayHaveLostBits(tree->bytes())
        && !isAllMoved(*tree)) {
        const bool isMadeUp = goOn([&](const std::shared_ptr<const Tree> &mended, const RepairWishes &more) {
            Recoveries none;
            none.left = 0;
            RepairPlan made = RepairRun(mended, more, none, {}, true, cancelled).run();
            made.rewritten = 0; // what made no sense
            return made;
        });
        goOnAsLongAsItHelps(isMadeUp);
    }
    return all;
}

/// True when less than half of the file is left: what goes is then hardly what is too much. Of another file that follows and goes
/// nothing is counted, however large it is.
bool isHollow(const Tree &before, const RepairPlan &all, const std::atomic_bool *cancelled)
{
    const EditPlan &plan = all.plan;
    qint64 size = before.bytes().size();
    for (const RepairOffer &offer : all.offers)
        size -= offer.kind == &issues::fileAppended && offer.state == State::Made ? offer.removed : 0;
    if (plan.isEmpty() || plan.after.size() >= size / 2)
        return false;
    const auto after = readTree(*before.format(), plan.after, before.fileName(), cancelled, before.limits());
    after->openAll(cancelled);
    before.openAll(cancelled);
    return plan.after.size() + after->expandedSize() < (size + before.expandedSize()) / 2;
}

/// True when half of the file would be written over.
bool isRewritten(const Tree &before, const RepairPlan &all)
{
    return all.rewritten > 0 && 2 * all.rewritten >= before.bytes().size() + before.expandedSize();
}

/// Not fewer errors, each as often as it occurs, and more to complain about: what was made up shares what is wrong beside it.
qint64 moreTroubles(const Tree &tree, const RepairPlan &all, const std::vector<Issue> &before,
                    const std::atomic_bool *cancelled)
{
    const auto after = readTree(*tree.format(), all.plan.after, tree.fileName(), cancelled, tree.limits());
    after->openAll(cancelled);
    const std::vector<Issue> left = check(*after, cancelled);
    const auto errorsIn = [](const std::vector<Issue> &found) {
        qint64 errors = 0;
        for (const Issue &issue : found)
            errors += issue.severity == Severity::Error && !recovery::isOfLoss(*issue.kind) ? issue.count : 0;
        return errors;
    };
    // Of a file that could not be read at all nothing was known.
    const auto isOfNone = [](const std::vector<Issue> &found) {
        return std::ranges::any_of(found, [](const Issue &issue) { return issue.kind == &issues::notThisFormat; });
    };
    if (errorsIn(left) < errorsIn(before) || (isOfNone(before) && !isOfNone(left)))
        return 0;
    return qMax<qint64>(0, badnessOf(left).troubles - badnessOf(before).troubles);
}

/// None of the repairs is made, so those that came up later do not come up.
RepairPlan held(RepairPlan all, const QString &reason, const std::vector<Issue> &issues)
{
    std::erase_if(all.offers, [](const RepairOffer &offer) { return offer.isLater; });
    for (RepairOffer &offer : all.offers) {
        if (offer.state != State::Made)
            continue;
        offer.state = State::Held;
        offer.reason = reason;
    }
    all.plan.title = RepairTitle().text();
    all.plan.changes.clear();
    all.plan.removals.clear();
    all.plan.consequences.clear();
    all.plan.missing.clear();
    all.plan.madeUp.clear();
    all.plan.after = all.plan.before;
    all.unmended.clear();
    std::copy_if(issues.begin(), issues.end(), std::back_inserter(all.unmended),
                 [](const Issue &issue) { return issue.severity > Severity::Info && !issue.repair; });
    return all;
}

/// `again`: so often what is left is repaired as well.
RepairPlan planWith(const std::shared_ptr<const Tree> &tree, const RepairWishes &wishes, int again,
                    const std::atomic_bool *cancelled)
{
    Recoveries recoveries;
    RepairPlan all = planAll(tree, wishes, recoveries, cancelled);
    const auto isCancelled = [&] { return cancelled && cancelled->load(); };
    if (isOneWish(wishes) || wishes.mostRemoved == RepairWishes::AnyNumber || isCancelled())
        return all;
    // What the next repairs would take away is more than may go at once: then none of it goes, the first time and every other.
    const auto takesMoreNextTime = [&] {
        if (all.plan.removedBytes() == 0)
            return false;
        const auto mended = readTree(*tree->format(), all.plan.after, tree->fileName(), cancelled, tree->limits());
        return planAll(mended, wishes, recoveries, cancelled).plan.removedBytes() > 0;
    };
    const bool leavesLittle = isUnasked(wishes) && isHollow(*tree, all, cancelled);
    if (wishes.allowsRemovals() && (leavesLittle || takesMoreNextTime())) {
        all = planAll(tree, takingNothing(wishes), recoveries, cancelled);
        // Who repairs the result may find little to remove in it. It is done now: the first time and every other come to the same.
        if (again > 0 && !all.plan.isEmpty() && !isCancelled()) {
            const auto mended = readTree(*tree->format(), all.plan.after, tree->fileName(), cancelled, tree->limits());
            RepairPlan next = planWith(mended, furtherWishes(wishes, *tree, all.plan), again - 1, cancelled);
            if (next.plan.isEmpty())
                addOffers(all, std::move(next.offers));
            else
                addRun(all, std::move(next));
        }
    }
    // Only what is made up for a missing end can leave more than there was: all else is weighed when it is made.
    const bool isEndMadeUp = !all.plan.missing.isEmpty();
    const bool isMostRewritten = isRewritten(*tree, all);
    if (all.plan.isEmpty() || all.plan.isRefused() || isCancelled() || !(isEndMadeUp || isMostRewritten))
        return all;
    tree->openAll(cancelled);
    const std::vector<Issue> issues = check(*tree, cancelled);
    if (isMostRewritten) {
        const QString reason = editText(QT_TRANSLATE_N_NOOP("edit",
                                                            "All repairs together would write over %n byte(s), "
                                                            "half of the file or more: something else is wrong."),
                                        all.rewritten);
        return held(std::move(all), reason, issues);
    }
    if (const qint64 more = moreTroubles(*tree, all, issues, cancelled); more > 0 && !isCancelled())
        return held(std::move(all),
                    editText(QT_TRANSLATE_N_NOOP("edit", "would leave %n more issue(s) than there are"), more), issues);
    return all;
}

} // namespace

RepairPlan planRepairs(std::shared_ptr<const Tree> tree, const RepairWishes &wishes, const std::atomic_bool *cancelled)
{
    constexpr int Again = 3; // each time less is wrong
    RepairPlan repairs = planWith(tree, wishes, Again, cancelled);
    // Else the edit that ends a cut file says so. Nothing else ends a document.
    if (!wishes.codes.isEmpty() || tree->stream(0).schema->syntax)
        sayLostEnd(repairs.plan, *tree, cancelled);
    sayLostSectors(repairs.plan, *tree);
    return repairs;
}

namespace {

/// Repairs of which some were chosen, and how much is wrong after them.
struct Guessed
{
    RepairPlan repairs;
    Badness left;
};

/// With what somebody has decided, and then whatever is left.
Guessed guessed(const std::shared_ptr<const Tree> &tree, const RepairWishes &wishes, const std::atomic_bool *cancelled)
{
    const auto read = [&](const Bytes &bytes) {
        return readTree(*tree->format(), bytes, tree->fileName(), cancelled, tree->limits());
    };
    Guessed all{planRepairs(tree, wishes, cancelled), {}};
    const EditPlan &plan = all.repairs.plan;
    if (!wishes.decided.empty() && !plan.isEmpty() && !(cancelled && cancelled->load())) {
        RepairWishes more = furtherWishes(wishes, *tree, plan).without(goneBytes(plan.removals));
        more.decided.clear();
        addRun(all.repairs, planRepairs(read(plan.after), more, cancelled));
    }
    const auto after = read(plan.after);
    after->openAll(cancelled);
    all.left = badnessOf(check(*after, cancelled));
    return all;
}

/// What is held back and would mend an error: edits that explain the whole file before repairs of one issue.
std::vector<RepairOffer> guessesOf(const RepairPlan &repairs)
{
    std::vector<RepairOffer> guesses;
    std::ranges::copy_if(repairs.offers, std::back_inserter(guesses), [](const RepairOffer &offer) {
        return offer.state == RepairOffer::State::Held && offer.severity == Severity::Error;
    });
    std::ranges::stable_partition(guesses, [](const RepairOffer &offer) { return !offer.kind; });
    return guesses;
}

/// Who has decided something is not asked how much may go, so it is looked at here.
bool isWithin(const RepairWishes &wishes, const RepairPlan &repairs)
{
    qint64 madeUp = 0;
    for (const RepairOffer &offer : repairs.offers)
        madeUp += offer.state == RepairOffer::State::Made ? offer.madeUp : 0;
    return madeUp <= qMax(wishes.mostRemoved, wishes.mostStray) && wishes.mayGo(goneBytes(repairs.plan.removals));
}

} // namespace

RepairPlan planGuessedRepairs(std::shared_ptr<const Tree> tree, const RepairWishes &wishes,
                              const std::atomic_bool *cancelled)
{
    int triesLeft = 16;
    RepairWishes chosen = wishes;
    Guessed best = guessed(tree, chosen, cancelled);
    std::map<RepairKey, QString> reasons; // of those that were made
    while (best.left.errors > 0) {
        std::optional<Guessed> better;
        RepairOffer guess;
        for (const RepairOffer &offer : guessesOf(best.repairs)) {
            if (chosen.decided.contains(offer.key) || triesLeft <= 0 || (cancelled && cancelled->load()))
                continue;
            --triesLeft;
            RepairWishes more = chosen;
            more.decided[offer.key] = true;
            Guessed next = guessed(tree, more, cancelled);
            if (next.left.errors >= (better ? better->left : best.left).errors || !isWithin(wishes, next.repairs))
                continue;
            better = std::move(next);
            guess = offer;
            if (better->left.errors == 0)
                break;
        }
        if (!better)
            break;
        best = *std::move(better);
        chosen.decided[guess.key] = true;
        reasons[guess.key] = guess.reason;
    }
    for (RepairOffer &offer : best.repairs.offers) {
        const auto reason = reasons.find(offer.key);
        offer.isGuess = offer.state == RepairOffer::State::Made && reason != reasons.end();
        if (offer.isGuess)
            offer.reason = reason->second;
    }
    return std::move(best.repairs);
}

} // namespace hexahedron
