#include "core/find/treesearch.h"

#include "core/check/engineissues.h"
#include "core/schema/field.h"
#include "core/tree/typetexts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace hexahedron {

namespace {

class Search
{
public:
    Search(const Tree &tree, const TreeQuery &query, const FilterOptions &options, const std::atomic_bool *cancelled,
           std::atomic<int> *permille)
        : m_tree(tree)
        , m_query(query)
        , m_matcher(tree, query)
        , m_options(options)
        , m_cancelled(cancelled)
        , m_permille(permille)
        , m_elementsLeft(options.mostElements)
    {
    }

    FilterResult run(const std::function<void(FilterResult)> &soFar)
    {
        if (m_query.wantsIssues())
            lookAtIssues();
        else if (m_query.offset())
            lookAt(*m_query.offset());
        else
            lookAtAll(soFar);
        m_result.sort();
        return std::move(m_result);
    }

private:
    enum class Pass : quint8 { Outside, Elements, Both };
    /// A place on the way to what is being looked at.
    struct Level
    {
        qint64 row = 0;
        int found = -1;
    };

    /// In two passes, unless each hit is told at once: what stands elsewhere than in arrays is found first, and kept first when
    /// there are many hits.
    void lookAtAll(const std::function<void(FilterResult)> &soFar)
    {
        m_pass = m_options.onHit && m_options.withElements ? Pass::Both : Pass::Outside;
        lookAtNode(m_tree.root(), 0, m_tree.name(m_tree.root()));
        if (m_pass == Pass::Both || !m_options.withElements || !m_hasElements || isCancelled())
            return;
        if (soFar) {
            FilterResult found = m_result;
            found.isLooking = true;
            found.sort();
            soFar(std::move(found));
        }
        m_pass = Pass::Elements;
        m_nodesSeen = 0;
        lookAtNode(m_tree.root(), 0, m_tree.name(m_tree.root()));
    }
    bool isDue(bool isInElements) const { return m_pass == Pass::Both || (m_pass == Pass::Elements) == isInElements; }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }
    void countNode();
    void lookAt(qint64 offset);
    void lookAtIssues();
    void keepAlone(const Item &item);
    void lookAtNode(const Item &node, qint64 row, const QString &name);
    void lookBelow(const Item &node, qint64 before);
    void lookAtHeld(const Item &holder);
    struct Interest
    {
        bool inItself = false;
        bool inParts = false;
        std::vector<std::pair<qint64, bool>> rows = {}; ///< fields, and whether in them themselves
        bool isNothing() const { return !inItself && !inParts && rows.empty(); }
    };
    void lookInside(const Item &item);
    void lookAtRow(const Item &item, const Interest *interest);
    Interest interestIn(const Item &element);
    QString nameInside(const Item &item) const;
    static bool isWalked(const Item &item);
    void test(const Item &item, const QString &name);
    void testParts(const Item &item);
    void testWhole(const Item &item, const QString &name)
    {
        test(item, name);
        testParts(item);
    }
    QString nameOf(const Item &frame, int ordinal) const;
    quint32 add(quint32 parent, qint64 row);
    void keep(const Item &item);

    const Tree &m_tree;
    const TreeQuery &m_query;
    QueryMatcher m_matcher;
    const FilterOptions &m_options;
    const std::atomic_bool *m_cancelled;
    std::atomic<int> *m_permille;
    qint64 m_elementsLeft;
    bool m_hasElements = false;
    Pass m_pass = Pass::Outside;
    int m_elementDepth = 0; ///< elements, stored or computed, around what is looked at
    std::map<std::pair<const Field *, qint64>, bool> m_partsOfInterest; // by what they are part of
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
    if (m_matcher.matches(item, m_tree.name(item)))
        keepAlone(item);
}

void Search::lookAtIssues()
{
    m_result.lacksIssues = !m_options.issues;
    if (!m_options.issues)
        return;
    // Several findings may stand at one place, and those of one finding at many.
    struct Place
    {
        StreamId stream;
        qint64 begin;
        qint64 after; ///< the end, negative: what is around comes first
        int depth;    ///< a record and its only field lie at one place
        size_t issue;
        qint64 number;
        auto where() const { return std::tuple(stream, begin, after, depth); }
    };
    std::vector<Place> places;
    const std::vector<Issue> &issues = *m_options.issues;
    for (size_t i = 0; i < issues.size(); ++i) {
        if (issues[i].kind == &issues::moreOfTheSame)
            m_result.unlistedIssues += issues[i].count;
        for (qint64 number = 0; m_query.fits(issues[i]) && number < issues[i].placeCount() && !isCancelled();
             ++number) {
            const Item item = placeOf(m_tree, issues[i], number);
            if (item.isValid() && (!m_query.offset() || item.range.contains(*m_query.offset()))
                && m_matcher.matches(item, m_tree.name(item)))
                places.push_back({item.stream, item.range.begin, -item.range.end, int(item.steps), i, number});
        }
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const Place &a, const Place &b) { return a.where() < b.where(); });
    const auto isSame = [](const Place &a, const Place &b) { return a.where() == b.where(); };
    places.erase(std::unique(places.begin(), places.end(), isSame), places.end());
    for (const Place &place : places) {
        if (isCancelled())
            return;
        keepAlone(placeOf(m_tree, issues[place.issue], place.number));
    }
}

/// An item that was not walked to.
void Search::keepAlone(const Item &item)
{
    ++m_result.count;
    if (m_options.onHit) {
        m_options.onHit(item);
        return;
    }
    if (m_result.count > m_options.mostHits)
        return;
    quint32 found = add(0, 0);
    std::vector<qint64> way;
    for (Item i = item; i.role != Item::Role::Root; i = m_tree.parent(i))
        way.push_back(m_tree.row(i));
    for (auto row = way.rbegin(); row != way.rend(); ++row)
        found = add(found, *row);
    m_result.nodes[found].isHit = true;
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
    const bool isSecond = m_pass == Pass::Elements;
    const qint64 part = m_nodesSeen * (isSecond ? 1000 - FirstPass : FirstPass) / m_tree.stream(0).nodes.size();
    m_permille->store(int(isSecond ? FirstPass + part : part), std::memory_order_relaxed);
}

void Search::lookAtNode(const Item &node, qint64 row, const QString &name)
{
    if (isCancelled())
        return;
    if (node.stream == 0)
        countNode();
    m_levels.push_back({row});
    // Of a stored element it is said that it exists only where elements are looked at.
    if (isDue(node.role == Item::Role::Element))
        testWhole(node, name);
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
        if (isDue(false))
            testWhole(part, QString::fromLatin1(part.field->name));
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
    if (item.role == Item::Role::Array && m_pass == Pass::Outside)
        return;
    m_elementDepth += item.role == Item::Role::Array ? 1 : 0;
    // All elements of one size are alike but for their values.
    const bool areAlike = item.role == Item::Role::Array && item.stride > 0 && item.count > 0;
    const std::optional<Interest> interest = areAlike ? std::optional(interestIn(m_tree.child(item, 0))) : std::nullopt;
    const qint64 rows = interest && interest->isNothing() ? 0 : m_tree.childCount(item);
    for (qint64 row = 0; row < rows && (m_elementDepth == 0 || !m_result.skippedElements); ++row) {
        if (row % 1024 == 1023 && isCancelled())
            break;
        lookAtRow(m_tree.child(item, row), interest ? &*interest : nullptr);
    }
    m_elementDepth -= item.role == Item::Role::Array ? 1 : 0;
}

QString Search::nameInside(const Item &item) const
{
    return item.role == Item::Role::Element && !m_query.wantsNumberedNames() ? QString() : m_tree.name(item);
}

bool Search::isWalked(const Item &item)
{
    return item.role == Item::Role::Array || item.role == Item::Role::Record
           || (item.role == Item::Role::Element && item.field->kind == Kind::Record);
}

/// What of an element may be a hit.
Search::Interest Search::interestIn(const Item &element)
{
    Interest interest{.inItself = m_matcher.mayMatch(element, nameInside(element))};
    interest.inParts = m_query.looksAtParts() && !isWalked(element) && m_tree.ownChildCount(element) > 0;
    const qint64 rows = isWalked(element) ? m_tree.ownChildCount(element) : 0;
    for (qint64 row = 0; row < rows; ++row) {
        const Item part = m_tree.ownChild(element, row);
        const bool hasParts = m_query.looksAtParts() && m_tree.ownChildCount(part) > 0;
        const bool inItself = m_matcher.mayMatch(part, m_tree.name(part));
        if (isWalked(part) || hasParts || inItself)
            interest.rows.emplace_back(row, inItself);
    }
    return interest;
}

void Search::lookAtRow(const Item &item, const Interest *interest)
{
    if (m_elementDepth > 0 && --m_elementsLeft < 0) {
        m_result.skippedElements = true;
        return;
    }
    if (isDue(m_elementDepth > 0)) {
        if (!interest || interest->inItself)
            test(item, nameInside(item));
        if (!interest || interest->inParts)
            testParts(item);
    }
    if (!isWalked(item))
        return;
    if (!interest || item.role == Item::Role::Array) {
        lookInside(item);
        return;
    }
    for (const auto &[row, inItself] : interest->rows) {
        const Interest ofPart{.inItself = inItself, .inParts = true};
        const Item part = m_tree.ownChild(item, row);
        lookAtRow(part, isWalked(part) ? nullptr : &ofPart);
    }
}

void Search::test(const Item &item, const QString &name)
{
    if (!m_matcher.matches(item, name))
        return;
    ++m_result.count;
    if (m_options.onHit)
        m_options.onHit(item);
    else if (m_result.count <= m_options.mostHits)
        keep(item);
}

/// The numbers of a vector, the bits of a number.
void Search::testParts(const Item &item)
{
    if (!m_query.looksAtParts() || (item.role != Item::Role::Field && item.role != Item::Role::Element)
        || !item.field->isNumber())
        return;
    constexpr qint64 MostParts = 256;
    const qint64 parts = qMin(MostParts, m_tree.ownChildCount(item));
    for (qint64 row = 0; row < parts; ++row) {
        const auto [known, isNew] = m_partsOfInterest.try_emplace({item.field, row});
        if (!isNew && !known->second)
            continue;
        const Item part = m_tree.ownChild(item, row);
        const QString name = m_tree.name(part);
        if (isNew)
            known->second = m_matcher.mayMatch(part, name);
        if (known->second)
            test(part, name);
    }
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

namespace {

struct TypeRemark
{
    Q_DECLARE_TR_FUNCTIONS(TreeQuery)
};

/// Which of the types there are not, and which there are; empty when all are there. Looks at as much as a list of types needs.
QString unknownTypeText(const Tree &tree, const QStringList &wanted, const std::atomic_bool *cancelled)
{
    constexpr qint64 MostElements = 100'000;
    constexpr qsizetype MostNamed = 12;
    const std::array purposes{"index", "count", "length", "offset", "checksum", "flags", "enum"};
    std::map<QString, qint64> numbers;
    TypeTexts types(tree);
    FilterOptions options{.mostElements = MostElements};
    options.onHit = [&](const Item &item) {
        const std::string_view type = types.of(item);
        ++numbers[QString::fromUtf8(type.data(), qsizetype(type.size()))];
    };
    const auto all = TreeQuery::parse(QStringLiteral("type:/./"), nullptr);
    Search(tree, *all, options, cancelled, nullptr).run({});
    const auto isThere = [&](const QString &type) {
        const auto isSame = [&](const char *purpose) {
            return type.compare(QLatin1StringView(purpose), Qt::CaseInsensitive) == 0;
        };
        return std::any_of(purposes.begin(), purposes.end(), isSame)
               || std::any_of(numbers.begin(), numbers.end(),
                              [&](const auto &known) { return known.first.startsWith(type, Qt::CaseInsensitive); });
    };
    const auto missing = std::find_if_not(wanted.begin(), wanted.end(), isThere);
    if (missing == wanted.end())
        return {};
    std::vector<std::pair<qint64, QString>> often;
    for (const auto &[type, number] : numbers) {
        if (!type.contains(u' ') && !type.contains(u'['))
            often.emplace_back(-number, type);
    }
    std::sort(often.begin(), often.end());
    QStringList named;
    for (qsizetype i = 0; i < qMin(MostNamed, qsizetype(often.size())); ++i)
        named += often[size_t(i)].second;
    return TypeRemark::tr("There is no type \"%1\" in this file. Types in it: %2.").arg(*missing, named.join(u", "));
}

} // namespace

FilterResult findInTree(const Tree &tree, const TreeQuery &query, const FilterOptions &options,
                        const std::atomic_bool *cancelled, std::atomic<int> *permille,
                        const std::function<void(FilterResult)> &soFar)
{
    FilterResult found = Search(tree, query, options, cancelled, permille).run(soFar);
    const bool isCancelled = cancelled && *cancelled;
    if (found.count == 0 && !isCancelled && !query.types().isEmpty())
        found.remark = unknownTypeText(tree, query.types(), cancelled);
    return found;
}

} // namespace hexahedron
