#pragma once

#include "core/recovery/hypothesis.h"
#include "core/recovery/transport.h"

namespace hexahedron::recovery {

/// An edit that may make a broken file whole, with what speaks for it.
struct Candidate
{
    Hypothesis hypothesis;
    Evidence before;
    Evidence after;
    std::shared_ptr<const Tree> tree; ///< of the result
    std::vector<Issue> issues;        ///< in it
    qint64 opened = 0; ///< bytes that only the edit lets be read: packed ones, or the rest behind a wrong count

    double bits() const { return after.bits + hypothesis.bits; }
    /// What speaks for it: "Then 12 of 13 findings are gone, and all bytes are read."
    QString evidence() const;
    /// Bytes that nothing described, that could not be expanded, or that were the rest of something are read now, to the last: what is
    /// wrong in them could not be seen before.
    bool isWholeAgain() const;
};

/// What was found: the best first.
struct Result
{
    std::vector<Candidate> candidates;
    bool hasWinner = false; ///< the first is so much better than no edit, and than the next, that it is hardly chance
    qint64 contentLost = 0; ///< bytes that may go with that one although they did not come in
    LostBytes lostBytes;    ///< all over the file, see there
    std::vector<Hypothesis> parts; ///< edits that explain a part of what is wrong, the best first
};

/// Before a transfer is undone the file is none of its format. Then there are no more errors than that one; what else is wrong nobody
/// could see before.
bool opensFile(const Candidate &candidate, const std::vector<Issue> &known);

/// By how many bits an edit must be better than none, and than the next one, to be made unasked.
inline constexpr double LeastGain = 6;
inline constexpr double LeastLead = 0.5;

/// Looks for the smallest edit after which the file makes the most sense. Nothing when its structure fits, unless the bytes alone
/// prove a transfer as text. `issues` are those of the tree. How much is tried is bounded; when `cancelled` becomes true the result
/// must not be used.
Result recover(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
               const std::atomic_bool *cancelled = nullptr);

/// Where no edit explains all that is wrong, two may: after each of `parts`, which recover() has found, the rest is looked for.
/// Nothing is left wrong with a candidate. The file loses no more than 64 bytes.
Result recoverTwice(const std::shared_ptr<const Tree> &tree, const std::vector<Issue> &issues,
                    const std::vector<Hypothesis> &parts, const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron::recovery
