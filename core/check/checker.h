#pragma once

#include "core/bytes/linecounter.h"
#include "core/check/indextargets.h"
#include "core/check/issue.h"
#include "core/check/watch.h"

#include <atomic>
#include <concepts>
#include <map>
#include <span>

namespace hexahedron {

/// An argument of the sentence about an issue: whole numbers are written as they are.
struct IssueArgument
{
    template<std::integral Number>
    IssueArgument(Number number) // NOLINT: numbers are arguments
        : text(QString::number(number))
    {
    }
    IssueArgument(QString words) // NOLINT: so are words
        : text(std::move(words))
    {
    }
    IssueArgument(const char *name) // NOLINT: so are names in descriptions
        : text(QString::fromUtf8(name))
    {
    }
    QString text;
};

/// All arguments of such a sentence.
struct IssueArguments : QStringList
{
    IssueArguments() = default;
    IssueArguments(QStringList list) // NOLINT: texts are arguments
        : QStringList(std::move(list))
    {
    }
    IssueArguments(std::initializer_list<IssueArgument> list)
    {
        for (const IssueArgument &argument : list)
            append(argument.text);
    }
};

/// What rules see and where they report. One per thread; what several found is put together at the end.
class Checker
{
public:
    Checker(const Tree &tree, StreamId stream, const std::atomic_bool *cancelled, int worker = 0, int workers = 1);

    const Tree &tree() const { return m_tree; }
    StreamId stream() const { return m_stream; }
    const NodeStore &nodes() const { return m_tree.stream(m_stream).nodes; }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    /// Which of workerCount() threads this is: an index into what a watch keeps for each of them.
    int worker() const { return m_worker; }
    int workerCount() const { return m_workers; }

    /// What a report may say besides the kind and the place.
    struct Details
    {
        IssueArguments arguments = {};
        const char *reference = "";
        std::optional<Severity> severity = {};
        qint64 count = 1;
        ElementRuns elements = {};
        qint64 elementStep = 1;
        Repair repair = {};
    };
    /// Does nothing about what only a program minds that does not read the file.
    void report(const IssueKind &kind, const Item &item, Details details);
    void report(const IssueKind &kind, const Item &item, const char *reference, const IssueArguments &arguments = {},
                Repair repair = {}, std::optional<Severity> severity = {})
    {
        report(kind, item,
               {.arguments = arguments, .reference = reference, .severity = severity, .repair = std::move(repair)});
    }
    /// True when the file is one that `host` reads; what lies in other files is not.
    bool isReadBy(const Host &host);
    /// False when so many of this kind were reported that further ones are only counted.
    bool isFull(const IssueKind &kind) const { return m_issues.isFull(kind); }
    /// Whether one more of this kind is listed. Else it is counted here, and place, arguments and repair need not be made.
    bool lists(const IssueKind &kind)
    {
        if (m_issues.isFull(kind))
            m_issues.countMore(kind);
        return !m_issues.isFull(kind);
    }

    /// Only in a Rule, or in Relation::check(): takes part in the pass over all nodes and elements. `nodes` are frames, and arrays whose records
    /// vary in size (then their records are seen); `arrays` are those whose elements have one size.
    void watch(std::shared_ptr<Watch> watch, const std::vector<const Field *> &nodes,
               const std::vector<const Field *> &arrays = {});
    const std::vector<WatchEntry> &watches() const { return m_watches; }
    std::vector<WatchEntry> &&takeWatches() { return std::move(m_watches); }

    Item itemOf(NodeId node) const { return m_tree.itemOf(m_stream, node); }
    /// A child frame or part of `node` described by `field`; invalid when there is none.
    Item partOf(NodeId node, const Field *field) const;
    /// The value of an integer field of a frame, or `otherwise` when it is missing or cut off.
    qint64 integerOf(NodeId node, const Field *field, qint64 otherwise = 0);
    IndexTargets &targets() { return m_targets; }
    /// Line and column of a byte in a text.
    LineCounter::Place placeOf(qint64 offset) { return m_lines.placeOf(offset); }
    IssueList &&takeIssues() { return std::move(m_issues); }

private:
    const Tree &m_tree;
    StreamId m_stream;
    const std::atomic_bool *m_cancelled;
    int m_worker;
    int m_workers;
    NodeVisitor m_visitor;
    IndexTargets m_targets;
    LineCounter m_lines;
    std::map<const Host *, bool> m_hosts; // whether they read the file
    IssueList m_issues;
    std::vector<WatchEntry> m_watches;
};

/// A number as an argument of a sentence: as people write it.
QString asArgument(double number);

/// Runs all field rules and the format's cross rules over the tree, in parallel, and returns what they found in the order of
/// the bytes. Memory is bounded by the number of listed issues and a few bits per element where a rule needs them.
/// When `cancelled` becomes true the result is incomplete and must not be used.
std::vector<Issue> check(const Tree &tree, const std::atomic_bool *cancelled = nullptr, int threads = 0);

/// Only what reading itself and single fields tell about frames that touch `range`: quick, for right after an edit.
std::vector<Issue> checkAround(const Tree &tree, StreamId stream, ByteRange range);

/// The same as check() for one stream: for a file inside a large one, right after an edit.
std::vector<Issue> checkStream(const Tree &tree, StreamId stream);

/// The worst of some issues; nothing when there are none.
std::optional<Severity> worstOf(const std::vector<Issue> &issues);

} // namespace hexahedron
