#pragma once

#include "core/tree/format.h"
#include "widgets/session/session.h"

#include <QFileSystemWatcher>
#include <QSemaphore>
#include <QThreadPool>
#include <QTimer>

#include <atomic>

namespace hexahedron {

/// Reading, checking and drawing one snapshot. The thread writes a result before it announces it.
struct Session::Run
{
    std::atomic_bool cancelled = false;
    QSemaphore treeReady;
    Bytes bytes;
    QString path;
    const Format *format = nullptr;
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const std::vector<Issue>> issues;
    // Only in the thread of the session:
    bool hasTree = false;
    bool hasIssues = false;
};

/// A plan that is being made and judged.
struct Session::Proposal
{
    std::atomic_bool isSettled = false; ///< decided, given up or replaced by a newer one
    QSemaphore ready;
    EditKind kind = EditKind::Wish;
    EditPlan plan;
};

struct Session::Work
{
    std::atomic_bool cancelled = false;
    bool saveCancelled = false;
    std::shared_ptr<Run> run;
    std::shared_ptr<Proposal> proposal;
    std::vector<std::function<void()>> waiting; ///< for the tree
    QFileSystemWatcher watcher;
    QTimer touched;
    QThreadPool pool;     ///< for what somebody waits for: reading, planning
    QThreadPool slowPool; ///< for what may follow: checking, the scene
};

/// The one replacement that makes `after` of `before`: all between their common beginning and end.
Replacement difference(const Bytes &before, const Bytes &after);

} // namespace hexahedron
