#pragma once

#include "core/bytes/bytes.h"
#include "core/edit/editplan.h"
#include "core/recovery/evidence.h"
#include "core/recovery/plausible.h"
#include "core/tree/tree.h"

#include <atomic>

namespace hexahedron::recovery {

/// What may have happened to a file, as the edit that undoes it.
struct Hypothesis
{
    enum class Kind : quint8 {
        Number,    ///< a length, count or offset is wrong
        Extra,     ///< bytes came in
        Missing,   ///< bytes went
        Tail,      ///< the end of the file is missing
        Mark,      ///< a tag, magic or guard was overwritten
        Sum,       ///< a byte that a checksum or a codec knows
        Index,     ///< a number names an element that is not there
        Packed,    ///< packed bytes cannot be expanded to the end
        Transport, ///< something changed bytes all over the file
    };
    Kind kind = Kind::Number;
    std::vector<Replacement> replacements; ///< in the file, in ascending order
    double bits = 0;                       ///< what it takes to tell the edit
    ByteRange within = {};                 ///< where it may have happened, when the place is not known yet
    ByteRange proved = {};                 ///< no other place is possible: from the first one to the last one
    bool isPlaced = false;                 ///< what is tried tells the place itself: no other is looked for
    qint64 stream = 0;                     ///< of the tree in which it stands
    qint64 lost = 0;                       ///< so many bytes were announced at least that are not there any more
    qint64 behindTheEnd = 0;               ///< of packed content: so many bytes of the file went with its end
    qint64 standIns = 0;                   ///< bytes of packed content that are made up
    qint64 madeUp = 0;                     ///< those of them that stand for damaged ones, not for an end that went
    QString invention;                  ///< what stands for things that are lost, for people: "3 × bones, 5 × nodes"
    std::vector<Removal> removals = {}; ///< of packed content
    qint64 stray = 0;                   ///< bytes that came in, besides what is packed anew
    QString sentence;                   ///< what is done, for people
    /// What is made up, and what is gone: "12 elements of vertices are made up: copies of the last one."
    QStringList inventions = {};
    qint64 useless = 0;          ///< so many bytes are made up in what is of no use with them
    QString uselessBecause = {}; ///< why, for people
    QString doubt = {};          ///< why only somebody may choose it, for people; empty where nothing speaks against it
    bool isOfTwo = false;        ///< two edits at once
    bool isSwapped = false;      ///< of a transport: the order of the bytes, not a transfer as text
    bool isSure = false;         ///< the bytes alone prove it, see isSureTransfer()

    /// Sizes and checksums of the file say that it happened, whatever else fits.
    bool isProved() const { return isSure || proved.size() > 1; }
    Bytes appliedTo(const Bytes &file) const { return file.replaced(replacements); }
    qint64 growth() const
    {
        qint64 growth = 0;
        for (const Replacement &replacement : replacements)
            growth += replacement.growth();
        return growth;
    }
    /// The file is shorter with it, and not because a transfer made it longer, or because less is packed.
    bool takesAway() const { return growth() < 0 && kind != Kind::Transport && kind != Kind::Packed; }
    qint64 place() const { return replacements.empty() ? 0 : replacements.front().removed.begin; }
};

/// What differs, as one piece.
std::vector<Replacement> differenceOf(const QByteArray &before, const QByteArray &after);

/// Both as one edit of `file`: `second` is one of what `first` makes of it.
Hypothesis composed(const Bytes &file, const Hypothesis &first, const Hypothesis &second);

/// A hypothesis and how much sense the file makes with it.
struct Trial
{
    Hypothesis hypothesis;
    Evidence evidence;

    bool isHidden = false; ///< less of what is packed can be expanded, so less can be wrong
    double oddBits = 0;    ///< of values, see plausible.h

    double bits() const { return evidence.bits + oddBits + hypothesis.bits; }
};

/// The broken file, and what may still be spent on it. Trials are counted in microseconds that they take on a usual machine,
/// estimated from what they read: the same file always gives the same result.
class Workbench
{
public:
    /// `tree` is open all over; `issues` are those in it.
    Workbench(const Tree &tree, const std::vector<Issue> &issues, double budget, const std::atomic_bool *cancelled);

    const Tree &tree() const { return m_tree; }
    const Bytes &file() const { return m_tree.bytes(); }
    const std::vector<Issue> &issues() const { return m_issues; }
    const Evidence &structure() const { return m_structure; }
    /// Values that files seldom have.
    const OddValues &odd() const { return m_odd; }
    /// The structure fits, but there are errors: only a full check tells whether there are fewer.
    bool isOfErrors() const { return m_isOfErrors; }
    /// The same, and nobody knows how many bytes there should be: what follows is of any kind up to the end.
    bool isOpenEnded() const { return m_isOpenEnded; }
    /// Where something is wrong first.
    qint64 firstFault() const;
    /// There are so many that something else is likely to be read in their place; fewer tell it where there are errors, too.
    bool isOdd() const { return m_odd.bits >= (m_hasErrors ? ManyOddBits / 2 : ManyOddBits); }
    const std::atomic_bool *cancelled() const { return m_cancelled; }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    /// What is tried next leaves so much for others.
    void leave(double budget) { m_leave = budget; }
    double leaves() const { return m_leave; }
    bool mayTry() const { return m_left > m_leave && !isCancelled() && !isLate(); }
    double left() const { return m_left; }
    void spend(double cost) { m_left -= cost; }

    std::shared_ptr<const Tree> read(const Bytes &bytes);
    /// Keeps the hypothesis when the structure fits better with it than without; where values are odd, they count, too.
    void tryOut(Hypothesis hypothesis);
    /// With what a full check of the result has found.
    Evidence judge(const Tree &tree, const std::vector<Issue> &issues);

    /// The best that were tried, the best first.
    std::vector<Trial> best(size_t most) const;
    /// With one of them nothing is wrong any more.
    bool hasPerfect() const { return m_perfectBits < NotFound; }
    /// What it takes to tell the simplest of these; more than anything else while there is none.
    double perfectBits() const { return m_perfectBits; }

private:
    static constexpr double NotFound = 1e9;
    void keep(Trial trial);
    bool isPerfect(const Trial &trial, const std::shared_ptr<const Tree> &tree);

    double costOfCheck(const Tree &tree) const;
    bool isLate() const;
    /// What was laid out since it was last asked: counted, so that it depends on nothing but the file.
    void spendSteps();
    /// Milliseconds of this thread: what else the machine does changes no result.
    static qint64 processorTime();
    /// Only should the estimate be far off: what is found must not depend on the machine.
    static constexpr qint64 MostMilliseconds = 12'000;
    static constexpr double ManyOddBits = 24;

    const Tree &m_tree;
    const std::vector<Issue> &m_issues;
    bool m_hasErrors;
    qint64 m_begin; ///< of the time that the processor has spent
    double m_left;
    quint64 m_steps = 0;         ///< that are paid for
    quint64 m_searched = 0;      ///< bytes that are
    mutable double m_leftAtLook; ///< when that time was last asked for, which takes as long as a trial
    mutable bool m_isLate = false;
    double m_leave = 0;
    const std::atomic_bool *m_cancelled;
    Evidence m_structure;
    double m_shareOfValues; ///< of the bytes of the file, from 0 to 1
    Evidence m_outside;     ///< the same without what lies in the file
    OddValues m_odd;
    bool m_isOfErrors = false;
    bool m_isOpenEnded = false;
    Evidence m_checked;          ///< with what a full check found, when that is needed
    std::vector<Trial> m_trials; ///< bounded
    double m_perfectBits = NotFound;
    int m_checks = 0; ///< of what looked perfect
};

} // namespace hexahedron::recovery
