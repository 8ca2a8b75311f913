#pragma once

#include "core/check/issue.h"
#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <atomic>
#include <limits>
#include <map>
#include <tuple>

namespace hexahedron {

/// Which repair is meant, also after others were made: the kind of the issue and its place. Without a code: of a count that is
/// a little off, or a byte that a checksum tells.
struct RepairKey
{
    QString code;
    QString path;
    friend bool operator<(const RepairKey &a, const RepairKey &b)
    {
        return std::tie(a.code, a.path) < std::tie(b.code, b.path);
    }
};

/// Which repairs planRepairs() may make.
struct RepairWishes
{
    static constexpr qint64 AnyNumber = std::numeric_limits<qint64>::max();
    /// For a command without an answer: what is larger is no slip. Who can be asked is asked.
    static constexpr qint64 StrayUnasked = 64;

    QStringList codes = {}; ///< only issues of these kinds, of every severity; all, when empty
    Severity least = Severity::Warning;
    /// Bytes of content that all repairs of one kind together may take away, or make up.
    qint64 mostRemoved = 0;
    /// As many may go in all where the rest belongs to nothing that is described; may be less than that.
    qint64 mostStray = 0;
    bool withFixUps = true;
    /// Some of what was in the file once is known to be gone, and not by a repair of this one.
    bool isPartLost = false;
    bool isSearched = false; ///< for an edit that explains all, in vain
    qint64 sizeAtFirst = 0;  ///< bytes of the file that people have, when this is what repairs have made of it
    /// Also those after which there would be issues that were not there before, or more than before.
    bool evenIfHarmful = false;
    /// What somebody has decided himself; goes before all of the above but `codes`. What he wants is made even if it harms.
    std::map<RepairKey, bool> decided = {};

    /// Of a command without an answer: what is described goes only when somebody says so, however little it is.
    static RepairWishes unasked() { return {.mostStray = StrayUnasked}; }
    bool mayGo(const GoneBytes &gone) const
    {
        return gone.described <= mostRemoved && gone.all() <= qMax(mostRemoved, mostStray);
    }
    /// What may go besides what has gone already.
    RepairWishes without(const GoneBytes &gone) const;
    bool allowsRemovals() const { return mostRemoved > 0 || mostStray > 0; }
};

/// One repair that there is, and what became of it.
struct RepairOffer
{
    enum class State : quint8 {
        Made,
        Unwanted, ///< somebody has decided so
        Remark,   ///< nothing is wrong, so nothing is changed unasked
        Removes,  ///< takes away more than may go unasked, or makes up more
        Held,     ///< something else may be meant, or other bytes wrong: somebody has to say so
        Harms,    ///< would leave more issues than there were
        Refused,  ///< cannot be made: two repairs touch the same bytes, or the format forbids it
        Untried,  ///< planning was ended before
    };
    /// The code of an edit that is no repair of one issue: the smallest after which the file makes sense.
    static constexpr const char *Recovery = "RECOVERY";

    RepairKey key;
    Severity severity = Severity::Info;
    const IssueKind *kind = nullptr; ///< of the issue; null: of none
    QString message;                 ///< of the issue, or what may have happened to the file
    QString evidence;                ///< what speaks for it; of an edit that is no repair of one issue
    QString sentence;                ///< what the repair does
    State state = State::Untried;
    QString reason;       ///< why it is not made by itself or cannot be made; may be empty
    qint64 removed = 0;   ///< bytes of content that it takes away
    qint64 madeUp = 0;    ///< bytes of content that nobody knows, and others stand for
    qint64 added = 0;     ///< bytes by which it makes the file longer
    QString removal;      ///< of what: "36 bytes of NODE/KEYS ([1] removed)"
    QString invention;    ///< what it makes up: "396 bytes of packed content"
    QString standIns;     ///< the same in sentences: "12 elements of vertices are made up: copies of the last one."
    QStringList texts;    ///< that it makes up, such as names
    bool isLater = false; ///< came up when others were made
    bool isGuess = false; ///< made although something speaks against it, see `reason`
    qint64 places = 1;    ///< of the issue: so many elements have it
    bool makesUp = false; ///< something that nobody knows stands in the file then, at its end for instance
};

/// Repairs as one plan, and all that there are.
struct RepairPlan
{
    EditPlan plan;
    std::vector<RepairOffer> offers; ///< in the order of the bytes, then those that came up later
    std::vector<Issue> unmended;     ///< errors and warnings of the result for which there is no repair
    /// False: there may be more to repair, but finding out takes too long. Doing it again goes on.
    bool isFinished = true;
    bool hasDoubt = false; ///< one edit explains what is wrong, but somebody has to say that it was so
    qint64 rewritten = 0;  ///< bytes of values that were others; without edits that are no repair of one issue
};

/// Repairs in as many rounds as they need: what is mended often brings to light what is wrong besides, or mends it, too.
/// A round counts only when there are fewer errors and warnings after it and none of a new kind, or as many and fewer remarks. The
/// result never has more errors than the file, nor more warnings without having fewer errors, and planning for the result changes
/// nothing, unless somebody has decided otherwise. Where half of the bytes would be written over nothing is done unasked: then the
/// values are hardly what is wrong. How much is tried is bounded by the size of the file.
/// When `cancelled` becomes true the result must not be used.
RepairPlan planRepairs(std::shared_ptr<const Tree> tree, const RepairWishes &wishes,
                       const std::atomic_bool *cancelled = nullptr);

/// The same, and as long as errors are left also what is held back because nothing proves it: the repair after which the fewest are
/// left, then the next. What may go, or may be made up, is as much as with planRepairs(). Takes several times as
/// long.
RepairPlan planGuessedRepairs(std::shared_ptr<const Tree> tree, const RepairWishes &wishes,
                              const std::atomic_bool *cancelled = nullptr);

/// Says that they are made up, with how many there are and what the first ones are.
QString sentenceOfMadeUp(const QStringList &texts);

/// The repair of one issue.
EditPlan planRepair(const Tree &tree, const Issue &issue);

} // namespace hexahedron
