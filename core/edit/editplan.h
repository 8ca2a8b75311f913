#pragma once

#include "core/bytes/bytes.h"
#include "core/bytes/streamid.h"
#include "core/check/issue.h"
#include "core/edit/change.h"
#include "core/edit/origins.h"

#include <QStringList>

#include <atomic>
#include <vector>

namespace hexahedron {

/// Content that goes, in one place.
struct Removal
{
    qint64 bytes = 0;
    QString path;
    QString text; ///< for people: "[3] to [5] removed"
    /// Bytes that belong to nothing that is described: no chunk, element, entry, text or value goes as a whole.
    bool isStray = false;
    bool isExpanded = false; ///< bytes that packed ones expand to: the file may not even have as many
};

/// How many bytes go.
struct GoneBytes
{
    qint64 described = 0; ///< of what the format describes
    qint64 stray = 0;

    qint64 all() const { return described + stray; }
    GoneBytes &operator+=(const GoneBytes &more)
    {
        described += more.described;
        stray += more.stray;
        return *this;
    }
};
GoneBytes goneBytes(const std::vector<Removal> &removals);

/// What an edit will do: shown before it is applied, applied as one undo step, or refused with a reason.
struct EditPlan
{
    QString title; ///< for the undo menu: "Insert 1 vertex"
    /// Those of the file in order; then those in packed streams, which made their packed bytes change.
    std::vector<Change> changes;
    QStringList consequences; ///< what the user should know besides: "2 triangles referred to the vertex and go too"
    QString missing;          ///< what was there once and stays lost, for people; empty when nothing is known to be
    QStringList madeUp;       ///< texts that repairs made up, such as names
    QString refusal;          ///< why it cannot be done; then there are no changes
    std::vector<Removal> removals; ///< content that goes: see removals.h
    std::vector<Issue> newIssues;  ///< that the edit would create (warnings and errors); filled by judge()
    Bytes before;
    Bytes after;
    std::optional<Origins> origins; ///< of `after` in `before`, of a plan made of several: see appendPlan()
    bool followsLinks = true;       ///< false: only what was asked for, to break something on purpose
    bool isHalfTyped = false;       ///< a number of which more digits may come: nothing is computed from it yet

    bool isRefused() const { return !refusal.isEmpty(); }
    bool isEmpty() const { return changes.empty(); }
    /// Changes beyond what was asked for.
    int fixUpCount() const;
    /// "also changes 3 lengths and 1 count", empty when nothing else changes.
    QString fixUpSummary() const;
    /// Bytes of content that go.
    qint64 removedBytes() const;
    /// Some of them are no bytes of the file, but what packed ones expand to.
    bool removesExpanded() const;
};

/// Reads and checks the result of a plan and fills in newIssues: what was not there before, compared by kind and place.
/// Values that were derived from others and are not any more are computed again, as later changes of the plan, unless they are
/// what was changed. Files up to a few MB are checked in full, larger ones around the changes.
/// When `cancelled` becomes true the plan must not be used.
void judge(EditPlan &plan, const Tree &before, const std::vector<Issue> *knownIssues = nullptr,
           const std::atomic_bool *cancelled = nullptr);

} // namespace hexahedron
