#include "widgets/tree/treefilter.h"

#include "core/schema/field.h"
#include "widgets/session/background.h"

#include <map>

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

    FilterResult run(const std::function<void(FilterResult)> &soFar)
    {
        if (m_query.offset()) {
            lookAt(*m_query.offset());
        } else {
            lookAtNode(m_tree.root(), 0, m_tree.name(m_tree.root()));
            if (m_options.withElements && m_hasElements && !isCancelled())
                lookIntoArrays(soFar);
        }
        m_result.sort();
        return std::move(m_result);
    }

private:
    /// A place on the way to what is being looked at.
    struct Level
    {
        qint64 row = 0;
        int found = -1;
    };

    /// The other pass: what stands elsewhere is found first, and kept first when there are many hits.
    void lookIntoArrays(const std::function<void(FilterResult)> &soFar)
    {
        if (soFar) {
            FilterResult found = m_result;
            found.isLooking = true;
            found.sort();
            soFar(std::move(found));
        }
        m_isInElements = true;
        m_nodesSeen = 0;
        lookAtNode(m_tree.root(), 0, m_tree.name(m_tree.root()));
    }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    void countNode();
    void lookAt(qint64 offset);
    void lookAtNode(const Item &node, qint64 row, const QString &name);
    void lookBelow(const Item &node, qint64 before);
    void lookAtHeld(const Item &holder);
    void lookInside(const Item &item);
    void test(const Item &item, const QString &name);
    QString nameOf(const Item &frame, int ordinal) const;
    quint32 add(quint32 parent, qint64 row);
    void keep(const Item &item);

    const Tree &m_tree;
    const TreeQuery &m_query;
    const FilterOptions &m_options;
    const std::atomic_bool *m_cancelled;
    std::atomic<int> *m_permille;
    qint64 m_elementsLeft;
    bool m_hasElements = false;
    bool m_isInElements = false; ///< the second pass
    int m_elementDepth = 0;      ///< elements, stored or computed, around what is looked at
    FilterResult m_result;
    std::vector<Level> m_levels;                              // the last one is a stored node or holds the stream
    qint64 m_before = 0;                                      // rows before those of the node, when it holds a stream
    qint64 m_nodesSeen = 0;                                   // of the file
    std::map<std::pair<quint32, qint64>, quint32> m_children; // of what was found, by row
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

QString Search::nameOf(const Item &frame, int ordinal) const
{
    if (frame.role != Item::Role::Frame || *frame.field->name == 0)
        return m_tree.name(frame);
    const QString name = QString::fromLatin1(frame.field->name);
    return ordinal < 0 || !m_query.wantsNumberedNames() ? name : name + u'[' + QString::number(ordinal) + u']';
}

void Search::countNode()
{
    constexpr qint64 FirstPass = 100; // takes about so many of a thousand parts
    if (++m_nodesSeen % 256 != 0 || !m_permille)
        return;
    const qint64 part = m_nodesSeen * (m_isInElements ? 1000 - FirstPass : FirstPass) / m_tree.stream(0).nodes.size();
    m_permille->store(int(m_isInElements ? FirstPass + part : part), std::memory_order_relaxed);
}

void Search::lookAtNode(const Item &node, qint64 row, const QString &name)
{
    if (isCancelled())
        return;
    if (node.stream == 0)
        countNode();
    m_levels.push_back({row});
    // Of a stored element it is said that it exists only where elements are looked at.
    if (node.role == Item::Role::Element ? m_isInElements : !m_isInElements)
        test(node, name);
    m_hasElements = m_hasElements || node.role == Item::Role::Element;
    // Stored elements are few, and so are their fields: those are found without being asked for.
    lookBelow(node, 0);
    lookAtHeld(node);
    m_levels.pop_back();
}

/// What stands in a stored node, behind so many other rows of what holds it.
void Search::lookBelow(const Item &node, qint64 before)
{
    const std::shared_ptr<const NodeLayout> layout = m_tree.layoutOf(node.stream, node.node);
    const auto parts = qint64(layout->parts.size());
    for (qint64 row = 0; row < parts; ++row) {
        m_before = before; // what lies below has changed it
        const Item part = m_tree.ownChild(node, row);
        if (part.steps == 0) {
            lookAtNode(part, before + row, m_tree.name(part));
            continue;
        }
        if (!m_isInElements)
            test(part, QString::fromLatin1(part.field->name));
        if (part.role == Item::Role::Array || part.role == Item::Role::Record)
            lookInside(part);
        lookAtHeld(part);
    }
    for (size_t i = 0; i < layout->frames.size() && !isCancelled(); ++i) {
        const Item frame = m_tree.itemOf(node.stream, layout->frames[i]);
        lookAtNode(frame, before + parts + qint64(i), nameOf(frame, layout->ordinals[i]));
    }
}

void Search::lookAtHeld(const Item &holder)
{
    const auto content = m_tree.contentOf(holder);
    if (!content || content->stream == NoStream)
        return;
    const size_t levels = m_levels.size();
    for (size_t step = 0; step < holder.steps; ++step)
        m_levels.push_back({holder.rows[step] + (step == 0 ? m_before : 0)});
    lookBelow(m_tree.root(content->stream), m_tree.ownChildCount(holder));
    m_levels.resize(levels);
    m_before = 0;
}

/// Elements and their fields: only when asked for, and only so many.
void Search::lookInside(const Item &item)
{
    m_hasElements = m_hasElements || (item.role == Item::Role::Array && item.count > 0);
    if (item.role == Item::Role::Array && !m_isInElements)
        return;
    m_elementDepth += item.role == Item::Role::Array ? 1 : 0;
    const qint64 rows = m_tree.childCount(item);
    for (qint64 row = 0; row < rows; ++row) {
        if (m_elementDepth > 0 && --m_elementsLeft < 0) {
            m_result.skippedElements = true;
            break;
        }
        if (row % 1024 == 1023 && isCancelled())
            break;
        const Item child = m_tree.child(item, row);
        const bool isElement = child.role == Item::Role::Element;
        if ((m_elementDepth > 0) == m_isInElements)
            test(child, isElement && !m_query.wantsNumberedNames() ? QString() : m_tree.name(child));
        if (child.role == Item::Role::Array || child.role == Item::Role::Record
            || (isElement && child.field->kind == Kind::Record))
            lookInside(child);
    }
    m_elementDepth -= item.role == Item::Role::Array ? 1 : 0;
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
    const auto [known, isNew] = m_children.try_emplace({parent, row}, quint32(m_result.nodes.size()));
    if (!isNew)
        return known->second;
    const quint32 id = known->second;
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
    for (Level &level : m_levels) {
        if (level.found < 0)
            level.found = int(add(found, level.row));
        found = quint32(level.found);
    }
    for (size_t step = 0; step < item.steps; ++step)
        found = add(found, item.rows[step] + (step == 0 ? m_before : 0));
    m_result.nodes[found].isHit = true;
}

} // namespace

/// Arrays of varying records come after the other parts of their frame although they may stand before them, and elements after
/// all else.
void FilterResult::sort()
{
    for (FilterResult::Node &node : nodes) {
        std::sort(node.children.begin(), node.children.end(),
                  [&](quint32 a, quint32 b) { return nodes[a].row < nodes[b].row; });
    }
    std::vector<quint32> open{0};
    while (!open.empty()) {
        const quint32 id = open.back();
        open.pop_back();
        nodes[id].hitsBefore = hits.size();
        if (nodes[id].isHit)
            hits.push_back(id);
        open.insert(open.end(), nodes[id].children.rbegin(), nodes[id].children.rend());
    }
}

FilterResult findInTree(const Tree &tree, const TreeQuery &query, const FilterOptions &options,
                        const std::atomic_bool *cancelled, std::atomic<int> *permille,
                        const std::function<void(FilterResult)> &soFar)
{
    return Search(tree, query, options, cancelled, permille).run(soFar);
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
        // The pool is waited for before this object goes.
        const auto tell = [this, job](FilterResult found) {
            const auto result = std::make_shared<const FilterResult>(std::move(found));
            QMetaObject::invokeMethod(
                this,
                [this, job, result] {
                    if (job != m_job)
                        return; // superseded
                    if (result->isLooking) {
                        Q_EMIT foundSoFar(result);
                        return;
                    }
                    m_job.reset();
                    Q_EMIT finished(result);
                },
                Qt::QueuedConnection);
        };
        const QString trouble = troubleOf(
            [&] { tell(findInTree(*tree, query, options, &job->cancelled, &job->permille, tell)); });
        if (!trouble.isEmpty()) {
            FilterResult nothing;
            nothing.trouble = trouble;
            tell(std::move(nothing));
        }
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
