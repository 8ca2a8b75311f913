#pragma once

#include "core/check/indextargets.h"
#include "core/check/issue.h"

#include <atomic>

namespace hexahedron {

/// What rules see and where they report. Used by one thread at a time.
class Checker
{
public:
    Checker(const Tree &tree, const std::atomic_bool *cancelled);

    const Tree &tree() const { return m_tree; }
    StreamId stream() const { return m_stream; }
    const NodeStore &nodes() const { return m_tree.stream(m_stream).nodes; }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

    /// What a report may say besides the kind and the place.
    struct Details
    {
        QStringList arguments = {};
        const char *reference = "";
        std::optional<Severity> severity = {};
        qint64 count = 1;
        Repair repair = {};
    };
    void report(const IssueKind &kind, const Item &item, Details details);

    /// A child frame or part of `node` described by `field`; invalid when there is none.
    Item partOf(NodeId node, const Field *field) const;
    /// The value of an integer field of a frame, or `otherwise` when it is missing or cut off.
    qint64 integerOf(NodeId node, const Field *field, qint64 otherwise = 0) const;
    IndexTargets &targets() { return m_targets; }
    IssueList &&takeIssues() { return std::move(m_issues); }

private:
    const Tree &m_tree;
    const std::atomic_bool *m_cancelled;
    StreamId m_stream = 0;
    IndexTargets m_targets;
    IssueList m_issues;
};

/// Runs all field rules and the format's cross rules over the tree, in parallel, and returns what they found in the order of
/// the bytes. Memory is bounded by the number of listed issues and a few bits per element where a rule needs them.
/// When `cancelled` becomes true the result is incomplete and must not be used.
std::vector<Issue> check(const Tree &tree, const std::atomic_bool *cancelled = nullptr, int threads = 0);

/// Only what reading itself and single fields tell about frames that touch `range`: quick, for right after an edit.
std::vector<Issue> checkAround(const Tree &tree, StreamId stream, ByteRange range);

/// The worst of some issues; nothing when there are none.
std::optional<Severity> worstOf(const std::vector<Issue> &issues);

} // namespace hexahedron
