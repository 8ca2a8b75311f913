#pragma once

#include "core/bytes/bytes.h"
#include "core/bytes/streamid.h"
#include "core/check/issue.h"

#include <QStringList>

#include <atomic>
#include <vector>

namespace hexahedron {

/// One replacement of a plan and why it is there.
struct Change
{
    enum class Cause : quint8 {
        Asked,     ///< what the user wanted
        Length,    ///< a length that encloses it
        Count,     ///< a count of what was inserted or removed
        Index,     ///< references renumbered
        Reference, ///< an element removed because what it referred to went
        Order,     ///< room made in an ascending field
        Share,     ///< what others have so that the whole stays the same
        Layout,    ///< records laid out anew
        Offset,    ///< places of what moves
        Repair,    ///< asked for by an issue
        Packed,    ///< encoded again
        Checksum,  ///< of what was changed
        Derived,   ///< computed again from what was changed
        Name,      ///< what names something that is called otherwise now
    };
    Cause cause = Cause::Asked;
    StreamId stream = 0;     ///< the file or a packed stream
    Replacement replacement; ///< ranges are those of the snapshot that was planned on
    QString path;
    QString text;         ///< what happens, for people: "length 140 → 152"
    ByteRange meant = {}; ///< of what is inserted, without the space that sets it apart; empty: all of it
    bool isLater = false; ///< planned on what earlier changes left, so its ranges are none of the plan's `before`
};

/// Content that goes, in one place.
struct Removal
{
    qint64 bytes = 0;
    QString path;
    QString text; ///< for people: "[3] to [5] removed"
};

/// What an edit will do: shown before it is applied, applied as one undo step, or refused with a reason.
struct EditPlan
{
    QString title; ///< for the undo menu: "Insert 1 vertex"
    /// Those of the file in order; then those in packed streams, which made their packed bytes change.
    std::vector<Change> changes;
    QStringList consequences; ///< what the user should know besides: "2 triangles referred to the vertex and go too"
    QString missing;          ///< what was there once and stays lost, for people; empty when nothing is known to be
    QString refusal;          ///< why it cannot be done; then there are no changes
    std::vector<Removal> removals; ///< content that goes: see removals.h
    std::vector<Issue> newIssues;  ///< that the edit would create (warnings and errors); filled by judge()
    Bytes before;
    Bytes after;
    bool followsLinks = true; ///< false: only what was asked for, to break something on purpose

    bool isRefused() const { return !refusal.isEmpty(); }
    bool isEmpty() const { return changes.empty(); }
    /// Changes beyond what was asked for.
    int fixUpCount() const;
    /// "also changes 3 lengths and 1 count", empty when nothing else changes.
    QString fixUpSummary() const;
    /// Bytes of content that go.
    qint64 removedBytes() const;
};

QString causeText(Change::Cause cause);

/// Reads and checks the result of a plan and fills in newIssues: what was not there before, compared by kind and place.
/// Values that were derived from others and are not any more are computed again, as later changes of the plan, unless they are
/// what was changed. Files up to a few MB are checked in full, larger ones around the changes.
/// When `cancelled` becomes true the plan must not be used.
void judge(EditPlan &plan, const Tree &before, const std::vector<Issue> *knownIssues = nullptr,
           const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron
