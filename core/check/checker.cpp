#include "core/check/checker.h"

#include "core/bytes/threads.h"
#include "core/check/contentcheck.h"
#include "core/check/engineissues.h"
#include "core/check/joinedfile.h"
#include "core/check/offsets.h"
#include "core/check/pass.h"
#include "core/check/structurewords.h"
#include "core/check/zerosectors.h"
#include "core/issues/host.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QThread>

#include <algorithm>
#include <thread>

namespace hexahedron {

namespace {

/// One array that several threads look at, and what they find.
struct SharedArray
{
    PassWorker::LongArray array;
    qint64 firstPiece = 0; // among the pieces of all arrays
    qint64 step = 1;
    ArrayFindings findings;
};

/// How many nodes of a stream are of the file; what follows is another one, which is reported.
NodeId reportJoined(Checker &checker, const StreamTree &stream)
{
    const NodeId joined = joinedNode(stream);
    if (joined == NoNode)
        return stream.nodes.size();
    structure::reportAppended(checker, checker.itemOf(joined), stream.nodes[joined].begin,
                              stream.schema->ruleFor(issues::noHeader));
    return joined;
}

/// One stream, by several threads.
class StreamPass
{
public:
    StreamPass(const Tree &tree, StreamId stream, PassPlan &plan, const std::atomic_bool *cancelled, int workers)
        : m_tree(tree)
        , m_stream(stream)
        , m_plan(plan)
        , m_cancelled(cancelled)
        , m_workerCount(workers)
        , m_rules(tree, stream, cancelled, 0, workers)
    {
    }

    IssueList run()
    {
        if (const Format *format = m_tree.stream(m_stream).format) {
            for (const Rule rule : format->rules) {
                if (!isCancelled())
                    rule.run(m_rules);
            }
        }
        for (const Field *field : m_tree.stream(m_stream).schema->fields) {
            for (const auto &relation : field->relations)
                relation->check(*field, m_rules);
        }
        checkOffsets(m_rules);
        std::vector<WatchEntry> watches = m_rules.takeWatches();
        m_plan.setWatches(watches);
        const auto seeing = std::stable_partition(watches.begin(), watches.end(), [](const WatchEntry &entry) {
            return entry.nodes.empty() && entry.arrays.empty();
        });
        for (int worker = 0; worker < m_workerCount; ++worker)
            m_workers.push_back(
                std::make_unique<PassWorker>(m_plan, m_tree, m_stream, m_cancelled, worker, m_workerCount));
        visitNodes({watches.begin(), seeing});
        visitLongArrays();
        finish({seeing, watches.end()});
        if (m_stream == 0 && !isCancelled())
            checkZeroSectors(m_rules);
        if (m_tree.stream(m_stream).schema->hasContents && !isCancelled())
            contents::report(m_rules, m_workerCount);
        IssueList issues = m_rules.takeIssues();
        for (const auto &worker : m_workers)
            issues.append(worker->checker().takeIssues());
        return issues;
    }

private:
    static constexpr NodeId NodesInPiece = 256; ///< few, as some of them may hold nearly all bytes
    static constexpr NodeId NodesForOne = 4096; ///< a second thread would begin when the first one is done

    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

    /// Rules that look at much finish beside each other; each by itself in one thread.
    void finish(std::span<const WatchEntry> watches)
    {
        Pieces pieces(qint64(watches.size()));
        const bool isSmall = m_tree.stream(m_stream).nodes.size() <= NodesForOne;
        inThreads(isSmall ? 1 : m_workerCount,
                  [&, this](int worker) { finishPieces(watches, pieces, m_workers[size_t(worker)]->checker()); });
    }

    /// The last rules first: formats name the ones that work longest there.
    void finishPieces(std::span<const WatchEntry> watches, Pieces &pieces, Checker &checker)
    {
        for (qint64 piece = 0; pieces.take(piece) && !isCancelled();)
            watches[watches.size() - 1 - size_t(piece)].watch->finish(checker);
    }

    /// Rules that see nothing of it are done beside it.
    void visitNodes(std::span<const WatchEntry> beside)
    {
        const NodeId count = reportJoined(m_rules, m_tree.stream(m_stream));
        Pieces rules(qint64(beside.size()));
        Pieces pieces((count + NodesInPiece - 1) / NodesInPiece);
        const int useful = count <= NodesForOne ? 1 : m_workerCount;
        inThreads(useful, [&, this](int worker) {
            finishPieces(beside, rules, m_workers[size_t(worker)]->checker());
            for (qint64 piece = 0; pieces.take(piece) && !isCancelled();) {
                const auto first = NodeId(piece) * NodesInPiece;
                for (NodeId id = first; id < qMin(count, first + NodesInPiece); ++id)
                    m_workers[size_t(worker)]->visit(id);
            }
        });
    }

    void visitLongArrays()
    {
        std::vector<SharedArray> arrays;
        qint64 count = 0;
        for (const auto &worker : m_workers) {
            for (PassWorker::LongArray &array : worker->takeLongArrays()) {
                const qint64 step = PassWorker::elementsInBlock(array.sight);
                const qint64 pieces = (array.sight.part.count + step - 1) / step;
                arrays.push_back({.array = std::move(array), .firstPiece = count, .step = step, .findings = {}});
                count += pieces;
            }
        }
        if (arrays.empty())
            return;
        for (SharedArray &shared : arrays)
            shared.array.sight.target = shared.array.sight.target ? &shared.array.target : nullptr;
        Pieces pieces(count);
        std::mutex mutex;
        inThreads(m_workerCount, [&, this](int worker) {
            ArrayFindings findings;
            size_t array = 0;
            for (qint64 piece = 0; pieces.take(piece) && !isCancelled();) {
                while (array + 1 < arrays.size() && arrays[array + 1].firstPiece <= piece)
                    ++array;
                SharedArray &shared = arrays[array];
                const qint64 first = (piece - shared.firstPiece) * shared.step;
                findings.clear();
                m_workers[size_t(worker)]->visitElements(
                    shared.array.sight, first, qMin(shared.step, shared.array.sight.part.count - first), findings);
                if (findings.isEmpty())
                    continue;
                const std::lock_guard lock(mutex);
                shared.findings.merge(findings);
            }
        });
        for (const SharedArray &shared : arrays)
            shared.findings.report(m_workers.front()->checker(), shared.array.sight);
    }

    const Tree &m_tree;
    StreamId m_stream;
    PassPlan &m_plan;
    const std::atomic_bool *m_cancelled;
    int m_workerCount;
    Checker m_rules;
    std::vector<std::unique_ptr<PassWorker>> m_workers;
};

} // namespace

Checker::Checker(const Tree &tree, StreamId stream, const std::atomic_bool *cancelled, int worker, int workers)
    : m_tree(tree)
    , m_stream(stream)
    , m_cancelled(cancelled)
    , m_worker(worker)
    , m_workers(workers)
    , m_visitor(tree.stream(stream))
    , m_targets(tree.stream(stream))
    , m_lines(tree.bytes(stream))
{
}

/// What could not be expanded as a whole cannot be packed again.
static bool canBeWritten(const Tree &tree, StreamId stream)
{
    for (; stream != 0; stream = tree.stream(stream).parent) {
        if (!tree.stream(stream).isWhole)
            return false;
    }
    return true;
}

bool Checker::isReadBy(const Host &host)
{
    const auto known = m_hosts.find(&host);
    if (known != m_hosts.end())
        return known->second;
    return m_hosts[&host] = m_stream == 0 && host.reads(m_tree.fileName());
}

void Checker::report(const IssueKind &kind, const Item &item, Details details)
{
    if (kind.host && !isReadBy(*kind.host))
        return;
    Issue issue;
    issue.kind = &kind;
    issue.severity = details.severity.value_or(kind.severity);
    issue.reference = details.reference;
    issue.item = item;
    issue.stream = m_tree.baseOf(item.stream);
    issue.range = item.range;
    issue.arguments = std::move(details.arguments);
    issue.count = details.count;
    issue.elements = std::move(details.elements);
    issue.elementStep = details.elementStep;
    if (canBeWritten(m_tree, item.stream))
        issue.repair = std::move(details.repair);
    m_issues.add(std::move(issue));
}

void Checker::watch(std::shared_ptr<Watch> watch, const std::vector<const Field *> &nodes,
                    const std::vector<const Field *> &arrays)
{
    m_watches.push_back({std::move(watch), nodes, arrays});
}

Item Checker::partOf(NodeId node, const Field *field) const
{
    const Item item = m_tree.itemOf(m_stream, node);
    const auto layout = m_tree.layoutOf(m_stream, node);
    for (size_t row = 0; field && row < layout->parts.size(); ++row) {
        if (layout->parts[row].field == field)
            return m_tree.child(item, qint64(row));
    }
    for (const NodeId frame : layout->frames) {
        if (field && nodes()[frame].field == field->id)
            return m_tree.itemOf(m_stream, frame);
    }
    return {};
}

qint64 Checker::integerOf(NodeId node, const Field *field, qint64 otherwise)
{
    const std::vector<Part> &parts = m_visitor.layOut(node);
    return NodeSight{.node = node, .field = nullptr, .parts = parts, .cursor = &m_visitor.cursor()}.integer(field,
                                                                                                            otherwise);
}

const Part *NodeSight::part(const Field *wanted) const
{
    const auto it = std::find_if(parts.begin(), parts.end(), [=](const Part &part) { return part.field == wanted; });
    return it == parts.end() ? nullptr : &*it;
}

qint64 NodeSight::integer(const Field *wanted, qint64 otherwise) const
{
    const Part *found = part(wanted);
    if (!found || found->fault != Fault::None || wanted->kind != Kind::Integer)
        return otherwise;
    const uchar *bytes = cursor->at(found->range.begin, wanted->width);
    return bytes ? decodeInteger(*wanted, bytes) : otherwise;
}

std::vector<Issue> check(const Tree &tree, const std::atomic_bool *cancelled, int threads)
{
    const int workers = threads > 0 ? threads : qBound(1, QThread::idealThreadCount(), 16);
    IssueList issues;
    tree.openAll(cancelled);
    std::map<const Schema *, PassPlan> plans;
    for (const StreamId stream : tree.openStreams()) {
        if (cancelled && cancelled->load())
            break;
        const Schema *schema = tree.stream(stream).schema;
        PassPlan &plan = plans.try_emplace(schema, *schema).first->second;
        issues.append(StreamPass(tree, stream, plan, cancelled, workers).run());
    }
    return std::move(issues).sorted(tree);
}

std::vector<Issue> checkStream(const Tree &tree, StreamId stream)
{
    PassPlan plan(*tree.stream(stream).schema);
    return StreamPass(tree, stream, plan, nullptr, 1).run().sorted(tree);
}

std::vector<Issue> checkAround(const Tree &tree, StreamId stream, ByteRange range)
{
    const StreamTree &streamTree = tree.stream(stream);
    const PassPlan plan(*streamTree.schema);
    PassWorker worker(plan, tree, stream, nullptr, 0, 1);
    worker.confine(range);
    const NodeStore &nodes = streamTree.nodes;
    const NodeId count = reportJoined(worker.checker(), streamTree);
    for (NodeId id = 0; id < count;) {
        const ByteRange own = nodes[id].range();
        const bool touches = own.begin <= range.end && range.begin <= own.end;
        if (touches)
            worker.visit(id);
        id += touches ? 1 : 1 + nodes[id].descendants;
    }
    IssueList issues = worker.checker().takeIssues();
    return std::move(issues).sorted(tree);
}

QString asArgument(double number)
{
    return QString::fromLatin1(numberText(number, true));
}

std::optional<Severity> worstOf(const std::vector<Issue> &issues)
{
    std::optional<Severity> worst;
    for (const Issue &issue : issues) {
        if (!worst || issue.severity > *worst)
            worst = issue.severity;
    }
    return worst;
}

} // namespace hexahedron
