#pragma once

#include "core/tree/format.h"
#include "widgets/session/filewatch.h"
#include "widgets/session/session.h"
#include "widgets/session/tasks.h"

#include <QSemaphore>
#include <QTimer>

#include <atomic>
#include <deque>

namespace hexahedron {

/// Reading, checking and drawing one snapshot. The thread writes a result before it announces it.
struct Session::Run
{
    std::atomic_bool cancelled = false;
    std::atomic_bool isCauseUnwanted = false; ///< also when the run is cancelled
    QSemaphore treeReady;
    Bytes bytes;
    QString path;
    const Format *format = nullptr;
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const std::vector<Issue>> issues;
    // Only in the thread of the session:
    bool hasTree = false;
    bool hasIssues = false;
    bool hasScene = false;
    int drawings = 0; ///< of which the last one counts

    void cancel()
    {
        cancelled = true;
        isCauseUnwanted = true;
    }
};

/// A plan that is being made and judged.
struct Session::Proposal
{
    std::atomic_bool isSettled = false; ///< decided or given up
    QSemaphore ready;
    EditKind kind = EditKind::Wish;
    EditPlan plan;
    PlanFunction onlyAsked;              ///< plans the wish alone; null where that is no choice
    std::atomic_bool isAnswered = false; ///< nobody waits for that plan any more
};

/// What would come of something that is being dragged.
struct Session::Trial
{
    // Of the document, for when it is shown again:
    std::shared_ptr<Run> run;
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const std::vector<Issue>> issues;
    std::shared_ptr<const Causes> causes;
    StreamId stream = 0; ///< that is selected
    ByteRange selected;
    int outward = 0;

    Bytes bytes;                           ///< that are shown
    ByteRange shown;                       ///< what is selected in them, unless somebody has selected something else
    StreamId shownStream = 0;              ///< in which that is, by its number in the tree that is shown
    std::function<void(Planner &)> wanted; ///< has not been planned yet; null: nothing
    std::shared_ptr<Proposal> planning;    ///< null: nothing
    std::shared_ptr<Run> reading;          ///< null: nothing
    bool isOver = false;                   ///< it is let go: what is shown stays until that is decided
    QTimer pause;                          ///< the views are drawn first
    QTimer patience;                       ///< the next wish waits for the issues, but not for long ones

    bool isSelected(const Selection &now) const { return now.stream() == shownStream && now.range() == shown; }
    bool isBusy() const { return planning || reading || pause.isActive(); }
};

/// A snapshot that is being written, or waits for that.
struct Session::Save
{
    std::atomic_bool cancelled = false;
    bool isStarted = false;
    Document::SaveOptions options;
    Document::SaveJob job;
    Saved done;
    Document::SaveOutcome outcome;
};

struct Session::Work
{
    std::atomic_bool cancelled = false;
    std::deque<std::shared_ptr<Save>> saves; ///< the first one runs
    std::shared_ptr<Run> run;
    std::shared_ptr<Proposal> proposal;
    std::shared_ptr<Proposal> asked;           ///< about which the user is asked just now
    std::deque<std::function<void()>> waiting; ///< for the tree, and for what is planned
    FileWatch watch;
    QTimer touched;
    bool isToldOfChange = false;           ///< by another program, since the file was here what it is there
    std::optional<FileVersion> lastTold{}; ///< what it was then; nothing when the file was gone
    Tasks tasks;                           // last: waits for what runs before anything else goes
};

/// The one replacement that makes `after` of `before`: all between their common beginning and end.
Replacement difference(const Bytes &before, const Bytes &after);

} // namespace hexahedron
