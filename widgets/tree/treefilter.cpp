#include "widgets/tree/treefilter.h"

#include "core/schema/field.h"

namespace hexahedron {

namespace {

class Search
{
public:
    Search(const Tree &tree, const TreeQuery &query, const FilterOptions &options, const std::atomic_bool *cancelled,
           std::atomic<int> *permille)
        : m_tree(tree)
        , m_query(query)
        , m_options(options)
        , m_cancelled(cancelled)
        , m_permille(permille)
        , m_elementsLeft(options.mostElements)
    {
    }

    FilterResult run()
    {
        if (m_query.offset()) {
            lookAt(*m_query.offset());
        } else {
            for (StreamId stream = 0; stream < m_tree.streamCount() && !isCancelled(); ++stream)
                lookThrough(stream);
        }
        sort();
        return std::move(m_result);
    }

private:
    /// A stored node whose children are being looked at.
    struct Level
    {
        NodeId node = NoNode;
        std::shared_ptr<const NodeLayout> layout; // kept: a frame with many frames is laid out once
        qint64 nextFrame = 0;
        qint64 row = 0;
        int found = -1;
    };

    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    void lookAt(qint64 offset);
    void lookThrough(StreamId stream);
    void lookAtParts(StreamId stream, NodeId id);
    void lookInside(const Item &item);
    void test(const Item &item, const QString &name);
    QString nameOf(const Item &item, const Level *above) const;
    qint64 rowOf(Level &above, NodeId id) const;
    quint32 add(quint32 parent, qint64 row);
    void keep(const Item &item);
    void sort();

    const Tree &m_tree;
    const TreeQuery &m_query;
    const FilterOptions &m_options;
    const std::atomic_bool *m_cancelled;
    std::atomic<int> *m_permille;
    qint64 m_elementsLeft;
    FilterResult m_result;
    std::vector<Level> m_levels;
    std::vector<quint32> m_below; // the way below the stored node that was added last
    Item m_lastKept;
};

void Search::lookAt(qint64 offset)
{
    if (!m_tree.bytes().range().contains(offset))
        return;
    const Item item = m_tree.at(0, offset);
    if (!m_query.matches(m_tree, item, m_tree.name(item)))
        return;
    quint32 found = add(0, 0);
    std::vector<qint64> way;
    for (Item i = item; i.role != Item::Role::Root; i = m_tree.parent(i))
        way.push_back(m_tree.row(i));
    for (auto row = way.rbegin(); row != way.rend(); ++row)
        found = add(found, *row);
    m_result.nodes[found].isHit = true;
    m_result.count = 1;
}

qint64 Search::rowOf(Level &above, NodeId id) const
{
    const auto &parts = above.layout->parts;
    for (size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].node == id)
            return qint64(i);
    }
    return qint64(parts.size()) + above.nextFrame++;
}

QString Search::nameOf(const Item &item, const Level *above) const
{
    const bool isPlain = item.role == Item::Role::Frame && *item.field->name != 0;
    if (!isPlain || !above)
        return m_tree.name(item);
    const QString name = QString::fromLatin1(item.field->name);
    const int ordinal = m_query.wantsNumberedNames() && above->nextFrame > 0
                            ? above->layout->ordinals[size_t(above->nextFrame - 1)]
                            : -1;
    return ordinal < 0 ? name : name + u'[' + QString::number(ordinal) + u']';
}

void Search::lookThrough(StreamId stream)
{
    const NodeStore &nodes = m_tree.stream(stream).nodes;
    m_levels.clear();
    for (NodeId id = 0; id < nodes.size(); ++id) {
        if (id % 256 == 0) {
            if (isCancelled())
                return;
            if (m_permille)
                m_permille->store(int(qint64(id) * 1000 / nodes.size()), std::memory_order_relaxed);
        }
        while (!m_levels.empty() && m_levels.back().node != nodes.parent(id))
            m_levels.pop_back();
        Level level;
        level.node = id;
        Level *above = m_levels.empty() ? nullptr : &m_levels.back();
        level.row = above ? rowOf(*above, id) : stream;
        level.layout = m_tree.layoutOf(stream, id);
        const Item item = m_tree.itemOf(stream, id);
        const QString name = nameOf(item, above);
        m_levels.push_back(std::move(level));
        if (item.role != Item::Role::Element || m_options.withElements)
            test(item, name);
        // Stored elements are few, and so are their fields: those are found without being asked for.
        lookAtParts(stream, id);
    }
}

void Search::lookAtParts(StreamId stream, NodeId id)
{
    const std::shared_ptr<const NodeLayout> layout = m_levels.back().layout;
    if (layout->parts.empty())
        return;
    const Item node = m_tree.itemOf(stream, id);
    for (size_t row = 0; row < layout->parts.size(); ++row) {
        if (layout->parts[row].node != NoNode)
            continue; // comes as a node of its own
        const Item part = m_tree.child(node, qint64(row));
        test(part, QString::fromLatin1(part.field->name));
        if (part.role == Item::Role::Array || part.role == Item::Role::Record)
            lookInside(part);
    }
}

/// Elements and their fields: only when asked for, and only so many.
void Search::lookInside(const Item &item)
{
    if (item.role == Item::Role::Array && !m_options.withElements)
        return;
    const qint64 rows = m_tree.childCount(item);
    for (qint64 row = 0; row < rows; ++row) {
        if (--m_elementsLeft < 0) {
            m_result.skippedElements = true;
            return;
        }
        if (m_elementsLeft % 1024 == 0 && isCancelled())
            return;
        const Item child = m_tree.child(item, row);
        const bool isElement = child.role == Item::Role::Element;
        test(child, isElement && !m_query.wantsNumberedNames() ? QString() : m_tree.name(child));
        if (child.role == Item::Role::Array || child.role == Item::Role::Record
            || (isElement && child.field->kind == Kind::Record))
            lookInside(child);
    }
}

void Search::test(const Item &item, const QString &name)
{
    if (!m_query.matches(m_tree, item, name))
        return;
    ++m_result.count;
    if (m_result.count <= m_options.mostHits)
        keep(item);
}

quint32 Search::add(quint32 parent, qint64 row)
{
    const auto id = quint32(m_result.nodes.size());
    FilterResult::Node &node = m_result.nodes.emplace_back();
    node.row = row;
    node.parent = parent;
    m_result.nodes[parent].children.push_back(id);
    return id;
}

/// Adds the item and what leads to it, as far as it is not there yet.
void Search::keep(const Item &item)
{
    quint32 found = 0;
    bool isNew = false;
    for (Level &level : m_levels) {
        if (level.found < 0) {
            level.found = int(add(found, level.row));
            isNew = true;
        }
        found = quint32(level.found);
    }
    size_t known = 0;
    if (!isNew && m_lastKept.node == item.node && m_lastKept.stream == item.stream) {
        while (known < m_below.size() && known < item.steps && item.rows[known] == m_lastKept.rows[known])
            ++known;
    }
    m_below.resize(known);
    for (size_t step = known; step < item.steps; ++step)
        m_below.push_back(add(step == 0 ? found : m_below[step - 1], item.rows[step]));
    m_result.nodes[m_below.empty() ? found : m_below.back()].isHit = true;
    m_lastKept = item;
}

/// Arrays of varying records come after the other parts of their frame although they may stand before them.
void Search::sort()
{
    std::vector<FilterResult::Node> &nodes = m_result.nodes;
    for (FilterResult::Node &node : nodes) {
        std::sort(node.children.begin(), node.children.end(),
                  [&](quint32 a, quint32 b) { return nodes[a].row < nodes[b].row; });
    }
    std::vector<quint32> open{0};
    while (!open.empty()) {
        const quint32 id = open.back();
        open.pop_back();
        nodes[id].hitsBefore = m_result.hits.size();
        if (nodes[id].isHit)
            m_result.hits.push_back(id);
        open.insert(open.end(), nodes[id].children.rbegin(), nodes[id].children.rend());
    }
}

} // namespace

FilterResult findInTree(const Tree &tree, const TreeQuery &query, const FilterOptions &options,
                        const std::atomic_bool *cancelled, std::atomic<int> *permille)
{
    return Search(tree, query, options, cancelled, permille).run();
}

TreeFilter::TreeFilter(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

TreeFilter::~TreeFilter()
{
    cancel();
}

void TreeFilter::start(std::shared_ptr<const Tree> tree, const TreeQuery &query, const FilterOptions &options)
{
    cancel();
    const auto job = std::make_shared<Job>();
    m_job = job;
    m_pool.start([this, job, tree = std::move(tree), query, options] {
        auto result = std::make_shared<const FilterResult>(
            findInTree(*tree, query, options, &job->cancelled, &job->permille));
        // The pool is waited for before this object goes.
        QMetaObject::invokeMethod(
            this,
            [this, job, result] {
                if (job != m_job)
                    return; // superseded
                m_job.reset();
                Q_EMIT finished(result);
            },
            Qt::QueuedConnection);
    });
}

void TreeFilter::cancel()
{
    if (m_job)
        m_job->cancelled = true;
    m_job.reset();
}

double TreeFilter::progress() const
{
    return m_job ? m_job->permille.load(std::memory_order_relaxed) / 1000.0 : 1;
}

} // namespace hexahedron
