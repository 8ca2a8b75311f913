#include "core/report/difference.h"

#include "core/edit/derivation.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cstring>
#include <map>

namespace hexahedron {

namespace {

using Role = Item::Role;
using Kind = Difference::Kind;
using Pair = std::pair<qint64, qint64>; ///< rows of the first and the second file; -1 where there is none

bool haveEqualBytes(const Bytes &a, ByteRange one, const Bytes &b, ByteRange other)
{
    if (one.size() != other.size())
        return false;
    bool areEqual = true;
    a.forEachRun(one, [&](qint64 offset, std::span<const uchar> run) {
        const qint64 begin = other.begin + (offset - one.begin);
        const QByteArray beside = b.toByteArray({begin, begin + qint64(run.size())});
        areEqual = beside.size() == qsizetype(run.size())
                   && std::memcmp(beside.constData(), run.data(), run.size()) == 0;
        return areEqual;
    });
    return areEqual;
}

/// Whether parts of it may lie outside its range, as the contents of a package's entries do.
bool reachesOutside(const Field &field)
{
    QSet<const Field *> seen{&field};
    for (QList<const Field *> left{&field}; !left.isEmpty();) {
        const Field &above = *left.takeLast();
        for (const auto *parts : {&above.body, &above.frame.frames}) {
            for (const Field *part : *parts) {
                if (part->isElsewhere())
                    return true;
                if (!seen.contains(part))
                    left.append(part);
                seen.insert(part);
            }
        }
    }
    return false;
}

/// What is compared of a row before anybody looks into it.
struct Row
{
    int name = 0; ///< rows of one name may go together
    size_t hash = 0;
    qint64 index = 0; ///< among the children

    friend bool operator==(const Row &a, const Row &b) { return a.name == b.name && a.hash == b.hash; }
};

/// Pairs rows of two lists: as many equal ones as possible, in order; between these, those of one name in their order.
class RowPairing
{
public:
    RowPairing(std::span<const Row> a, std::span<const Row> b)
        : m_a(a)
        , m_b(b)
    {
    }
    std::vector<Pair> run()
    {
        size_t first = 0;
        size_t endA = m_a.size();
        size_t endB = m_b.size();
        while (first < endA && first < endB && m_a[first] == m_b[first])
            ++first;
        while (endA > first && endB > first && m_a[endA - 1] == m_b[endB - 1])
            --endA, --endB;
        for (size_t i = 0; i < first; ++i)
            add(i, i);
        size_t fromA = first;
        size_t fromB = first;
        for (const auto &[i, j] : longestCommon(first, endA, endB)) {
            pairByName(fromA, i, fromB, j);
            add(i, j);
            fromA = i + 1;
            fromB = j + 1;
        }
        pairByName(fromA, endA, fromB, endB);
        for (; endA < m_a.size(); ++endA, ++endB)
            add(endA, endB);
        return std::move(m_pairs);
    }

private:
    void add(size_t i, size_t j) { m_pairs.emplace_back(m_a[i].index, m_b[j].index); }

    /// By a table; nothing where that would be too large: then rows go together in order.
    std::vector<std::pair<size_t, size_t>> longestCommon(size_t first, size_t endA, size_t endB) const
    {
        constexpr size_t MostCells = size_t(4) << 20;
        const size_t rows = endA - first;
        const size_t columns = endB - first;
        std::vector<std::pair<size_t, size_t>> common;
        if (rows == 0 || columns == 0 || rows > MostCells / columns)
            return common;
        std::vector<quint32> longest((rows + 1) * (columns + 1));
        const auto at = [&](size_t i, size_t j) -> quint32 & { return longest[i * (columns + 1) + j]; };
        for (size_t i = rows; i-- > 0;) {
            for (size_t j = columns; j-- > 0;)
                at(i, j) = m_a[first + i] == m_b[first + j] ? at(i + 1, j + 1) + 1
                                                            : std::max(at(i + 1, j), at(i, j + 1));
        }
        for (size_t i = 0, j = 0; i < rows && j < columns;) {
            if (m_a[first + i] == m_b[first + j])
                common.emplace_back(first + i++, first + j++);
            else if (at(i + 1, j) >= at(i, j + 1))
                ++i;
            else
                ++j;
        }
        return common;
    }

    void pairByName(size_t fromA, size_t endA, size_t fromB, size_t endB)
    {
        QHash<int, std::vector<size_t>> waiting; // the last one first
        for (size_t i = endA; i-- > fromA;)
            waiting[m_a[i].name].push_back(i);
        for (size_t j = fromB; j < endB; ++j) {
            std::vector<size_t> &same = waiting[m_b[j].name];
            m_pairs.emplace_back(same.empty() ? -1 : m_a[same.back()].index, m_b[j].index);
            if (!same.empty())
                same.pop_back();
        }
        for (const std::vector<size_t> &left : std::as_const(waiting)) {
            for (const size_t i : left)
                m_pairs.emplace_back(m_a[i].index, -1);
        }
    }

    std::span<const Row> m_a;
    std::span<const Row> m_b;
    std::vector<Pair> m_pairs;
};

class Comparison
{
public:
    Comparison(const Tree &a, const Tree &b, const DifferenceOptions &options,
               const std::function<bool(const Difference &)> &found)
        : m_a(a)
        , m_b(b)
        , m_options(options)
        , m_found(found)
    {
    }
    void run()
    {
        compareRows(m_a.root(), m_b.root());
        // Places and sums say nothing of their own where something else differs.
        for (size_t i = 0; i < m_derived.size() && !m_hasOther; ++i)
            report(m_derived[i].kind, m_derived[i].a, m_derived[i].b, false);
    }

private:
    void report(Kind kind, const Item &a, const Item &b, bool isOther = true)
    {
        m_hasOther = m_hasOther || isOther;
        m_goesOn = m_goesOn && m_found({kind, a, b});
    }
    int numberOf(const QString &name) { return m_names.try_emplace(name, int(m_names.size())).first->second; }
    std::vector<Row> rowsOf(const Tree &tree, const Item &item);
    void compare(const Item &a, const Item &b);
    void compareRows(const Item &a, const Item &b);
    void compareValues(const Item &a, const Item &b);
    bool isRight(const Tree &tree, const Item &item) const;
    bool isSpread(const Item &item);

    const Tree &m_a;
    const Tree &m_b;
    const DifferenceOptions m_options;
    const std::function<bool(const Difference &)> &m_found;
    std::map<QString, int> m_names;
    QHash<const Field *, bool> m_spread; ///< fields of which parts may lie outside their range
    std::vector<Difference> m_derived;
    bool m_hasOther = false;
    bool m_goesOn = true;
};

std::vector<Row> Comparison::rowsOf(const Tree &tree, const Item &item)
{
    std::vector<Row> rows;
    if (item.role == Role::Array && item.stride > 0) {
        rows.reserve(size_t(item.count));
        const Bytes &bytes = tree.bytes(item.stream);
        for (qint64 i = 0; i < item.count; ++i) {
            const qint64 begin = item.range.begin + i * item.stride;
            rows.push_back({0, qHash(bytes.toByteArray({begin, begin + item.stride})), i});
        }
        return rows;
    }
    const qint64 count = tree.childCount(item);
    // What packed bytes hold is compared instead of them.
    const Content *content = item.field ? item.field->content.get() : nullptr;
    const bool isUnpacked = content && content->codec && count > tree.ownChildCount(item);
    for (qint64 i = 0; i < count; ++i) {
        const Item child = tree.child(item, i);
        const bool isPacked = isUnpacked && child.stream == item.stream
                              && (child.field == content->packed || child.field == content->packed->parent);
        if (isPacked)
            continue;
        const QString name = tree.name(child);
        rows.push_back(
            {numberOf(name.left(name.indexOf(u'['))), qHash(tree.bytes(child.stream).toByteArray(child.range)), i});
    }
    return rows;
}

void Comparison::compareRows(const Item &a, const Item &b)
{
    std::vector<Item> removed;
    std::vector<Item> added;
    for (const auto &[i, j] : RowPairing(rowsOf(m_a, a), rowsOf(m_b, b)).run()) {
        if (!m_goesOn)
            return;
        if (i < 0)
            added.push_back(m_b.child(b, j));
        else if (j < 0)
            removed.push_back(m_a.child(a, i));
        else
            compare(m_a.child(a, i), m_b.child(b, j));
    }
    constexpr size_t MostLookedThrough = 1000; // for parts that only stand elsewhere
    for (const Item &item : removed) {
        const auto end = added.begin() + qMin(added.size(), MostLookedThrough);
        const auto same = std::find_if(added.begin(), end, [&](const Item &other) {
            return item.field == other.field && !item.range.isEmpty()
                   && haveEqualBytes(m_a.bytes(item.stream), item.range, m_b.bytes(other.stream), other.range);
        });
        report(same == end ? Kind::Removed : Kind::Moved, item, same == end ? Item() : *same);
        if (same != end)
            added.erase(same);
    }
    for (const Item &item : added)
        report(Kind::Added, {}, item);
}

void Comparison::compare(const Item &a, const Item &b)
{
    const bool isEqual = haveEqualBytes(m_a.bytes(a.stream), a.range, m_b.bytes(b.stream), b.range);
    if (isEqual && !isSpread(a) && !isSpread(b))
        return;
    const auto isValue = [](const Tree &tree, const Item &item) {
        return item.role == Role::Field && tree.ownChildCount(item) == tree.childCount(item);
    };
    const bool isLeaf = isValue(m_a, a) || isValue(m_b, b) || (m_a.childCount(a) == 0 && m_b.childCount(b) == 0);
    if (isEqual && isLeaf)
        return;
    const bool isComparable = a.role == b.role && a.stride == b.stride;
    if (!isComparable || isLeaf)
        compareValues(a, b);
    else
        compareRows(a, b);
}

void Comparison::compareValues(const Item &a, const Item &b)
{
    const bool isToBeSeen = m_options.withDerived || b.role != Role::Field || !Derivable::follows(*b.field)
                            || !isRight(m_a, a) || !isRight(m_b, b);
    if (isToBeSeen)
        report(Kind::Changed, a, b);
    else
        m_derived.push_back({Kind::Changed, a, b});
}

bool Comparison::isSpread(const Item &item)
{
    if (!item.field || (item.role == Role::Array && item.stride > 0))
        return false;
    const auto known = m_spread.constFind(item.field);
    return known != m_spread.constEnd() ? *known : *m_spread.insert(item.field, reachesOutside(*item.field));
}

/// Whether a length or a count is what its chunk or its lists say.
bool Comparison::isRight(const Tree &tree, const Item &item) const
{
    const Item above = tree.parent(item);
    const qint64 value = integerIn(tree, above, item.field);
    if (item.field->isFrameLength() && above.role == Role::Frame)
        return value == above.range.size() - item.field->schema->frameStyle.notCounted();
    return std::ranges::all_of(item.field->derived.counts, [&](const Field *list) {
        const Item counted = childOf(tree, above, list);
        return !counted.isValid() || (counted.count == value && counted.fault == Fault::None);
    });
}

} // namespace

void findDifferences(const Tree &a, const Tree &b, const DifferenceOptions &options,
                     const std::function<bool(const Difference &)> &found)
{
    Comparison(a, b, options, found).run();
}

} // namespace hexahedron
