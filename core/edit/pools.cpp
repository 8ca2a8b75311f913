#include "core/edit/pools.h"

#include "core/changes/edittext.h"
#include "core/edit/pendingchanges.h"
#include "core/edit/sharing.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>
#include <set>

namespace hexahedron {

namespace {

/// The list in whose rows the field stands, among the parts of `above`.
Item listOf(const Tree &tree, const Item &above, const Field *field)
{
    return field ? childOf(tree, above, field->isArray() ? field : field->parent) : Item();
}

/// `count * 16` as count and 16; null when it is something else.
std::pair<const Field *, qint64> fieldAndFactor(const Expression &size)
{
    const Field *field = nullptr;
    qint64 factor = 1;
    for (const Expression &part : size.factors()) {
        if (part.isConstant())
            factor *= part.evaluate({});
        else if (field || !part.singleField())
            return {};
        else
            field = part.singleField();
    }
    return {field, factor};
}

/// Ranges that are asked very often whether one of them overlaps another.
class Claims
{
public:
    bool isEmpty() const { return m_ranges.empty(); }
    void add(ByteRange range)
    {
        if (!range.isEmpty())
            m_ranges.push_back(range);
    }
    /// When all are there.
    void sort()
    {
        std::sort(m_ranges.begin(), m_ranges.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
        qint64 end = 0;
        for (const ByteRange &range : m_ranges)
            m_ends.push_back(end = qMax(end, range.end));
    }
    bool overlap(ByteRange range) const
    {
        const auto behind = std::lower_bound(m_ranges.begin(), m_ranges.end(), range.end,
                                             [](ByteRange a, qint64 begin) { return a.begin < begin; });
        return behind != m_ranges.begin() && m_ends[size_t(behind - m_ranges.begin() - 1)] > range.begin;
    }

private:
    std::vector<ByteRange> m_ranges;
    std::vector<qint64> m_ends; // the last of any up to there
};

} // namespace

void Pools::follow(StreamId stream)
{
    const Tree &tree = m_changes.tree();
    const StreamTree &streamTree = tree.stream(stream);
    for (const Field *field : streamTree.schema->fields) {
        for (NodeId id = 0; field->layout.isPool && id < streamTree.nodes.size(); ++id) {
            if (streamTree.nodes[id].field == field->id)
                follow(tree.itemOf(stream, id));
        }
    }
}

void Pools::follow(const Item &item)
{
    const Tree &tree = m_changes.tree();
    Pool pool{.item = item, .parent = tree.stream(item.stream).nodes.parent(item.node), .kinds = {}};
    const ValueStack values = tree.valuesAround(item.stream, item.node);
    if (item.field->byteSize.evaluate(values) != item.range.size() || m_changes.isRemoved(item) || !isAffected(pool))
        return; // what is wrong already is not made right by adding to it
    pool.kinds = kindsOf(item);
    sayWhatIsShared(pool);
    removeForsaken(pool);
    // Where sums say how large the pool is, places come last: bytes that nobody uses may go before them.
    const bool isSummedUp = !item.field->byteSize.singleField();
    for (const Kind &kind : pool.kinds) {
        Cells cells = newSizes(pool, kind);
        if (!isSummedUp)
            cells.merge(newPlaces(pool, kind));
        write(kind, cells);
    }
    if (!isSummedUp)
        return;
    balance(pool);
    for (const Kind &kind : pool.kinds)
        write(kind, newPlaces(pool, kind));
}

/// True when the plan changes bytes of the pool or rows about it.
bool Pools::isAffected(const Pool &pool) const
{
    const Tree &tree = m_changes.tree();
    const Item above = tree.itemOf(pool.item.stream, pool.parent);
    std::vector<ByteRange> ranges{pool.item.range};
    for (const Field *field : pool.item.field->derived.rowFields)
        ranges.push_back(listOf(tree, above, field).range);
    return std::any_of(m_changes.all().begin(), m_changes.all().end(), [&](const PendingChanges::Pending &pending) {
        const ByteRange removed = pending.change.replacement.removed;
        return pending.change.stream == pool.item.stream
               && std::any_of(ranges.begin(), ranges.end(), [&](ByteRange range) {
                      return range.begin <= removed.begin && removed.end <= range.end;
                  });
    });
}

/// True when a change of the plan changes bytes of the pool: not those beside it.
bool Pools::isInside(const Pool &pool, size_t number) const
{
    const PendingChanges::Pending &pending = m_changes.all()[number];
    const NodeStore &nodes = m_changes.tree().stream(pool.item.stream).nodes;
    return pending.change.stream == pool.item.stream && pending.owner != NoNode
           && pool.item.range.contains(pending.change.replacement.removed)
           && (pending.owner == pool.item.node || nodes.parent(pending.owner) == pool.item.node);
}

std::vector<Pools::Kind> Pools::kindsOf(const Item &pool) const
{
    const Tree &tree = m_changes.tree();
    const Item above = tree.parent(pool);
    ValueStack values = tree.valuesAround(pool.stream, pool.node);
    ByteCursor cursor(tree.bytes(pool.stream));
    std::vector<Kind> kinds;
    for (const Field *piece : pool.field->body) {
        Kind kind{.piece = piece,
                  .offsets = listOf(tree, above, piece->layout.at.singleField()),
                  .sizes = listOf(tree, above, fieldAndFactor(piece->byteSize).first),
                  .rows = {}};
        if (!kind.offsets.isValid() || !kind.sizes.isValid())
            continue;
        for (qint64 row = 0; row < rowCountOf(*piece, values); ++row) {
            const ByteRange claim = claimOf(*piece, *pool.field, pool.range.begin, row, cursor, values);
            kind.rows.push_back({row, claim, m_changes.isRemoved(tree.child(kind.offsets, row))});
        }
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

/// Rows that use a part of a piece that changes, or more than it: nobody knows what they are to be then.
void Pools::sayWhatIsShared(const Pool &pool)
{
    const Tree &tree = m_changes.tree();
    const NodeStore &nodes = tree.stream(pool.item.stream).nodes;
    std::set<std::pair<qint64, qint64>> claimed;
    for (const Kind &kind : pool.kinds) {
        for (const Row &row : kind.rows)
            claimed.emplace(row.claim.begin, row.claim.end);
    }
    // What no row uses as a whole is more than a piece: all of them, where one comes in.
    std::set<std::pair<qint64, qint64>> changed;
    Claims pieces;
    for (size_t i = 0; i < m_changes.all().size(); ++i) {
        if (!isInside(pool, i))
            continue;
        const PendingChanges::Pending &pending = m_changes.all()[i];
        const bool isOfPool = pending.owner == pool.item.node;
        const ByteRange piece = isOfPool ? pending.place.range : nodes[pending.owner].range();
        if (claimed.contains({piece.begin, piece.end}) && changed.emplace(piece.begin, piece.end).second)
            pieces.add(piece);
    }
    if (pieces.isEmpty())
        return;
    pieces.sort();
    for (const Kind &kind : pool.kinds) {
        const qint64 count = std::ranges::count_if(kind.rows, [&](const Row &row) {
            return !row.isGone && !row.claim.isEmpty() && pieces.overlap(row.claim)
                   && !changed.contains({row.claim.begin, row.claim.end});
        });
        if (count > 0)
            m_changes.addConsequence(sentenceOfSharing(count, tree.path(kind.offsets)));
    }
}

/// Pieces that only rows named which go.
void Pools::removeForsaken(const Pool &pool)
{
    const Tree &tree = m_changes.tree();
    Claims gone, left;
    for (const Kind &kind : pool.kinds) {
        for (const Row &row : kind.rows)
            (row.isGone ? gone : left).add(row.claim);
    }
    if (gone.isEmpty())
        return;
    gone.sort();
    left.sort();
    for (qint64 i = 0; i < tree.childCount(pool.item); ++i) {
        const Item piece = tree.child(pool.item, i);
        if (gone.overlap(piece.range) && !left.overlap(piece.range)
            && !m_changes.touches(pool.item.stream, piece.range))
            m_changes.replace(piece, pool.item.node, piece.range, {}, Change::Cause::Reference,
                              editText(QT_TRANSLATE_NOOP("edit", "nothing refers to it any more")));
    }
}

/// Where the byte at `offset` of the pool lies after the plan.
qint64 Pools::offsetAfter(const Pool &pool, qint64 offset) const
{
    const NodeStore &nodes = m_changes.tree().stream(pool.item.stream).nodes;
    const qint64 position = pool.item.range.begin + offset;
    qint64 after = offset;
    for (size_t i = 0; i < m_changes.all().size(); ++i) {
        const PendingChanges::Pending &pending = m_changes.all()[i];
        const Replacement &replacement = pending.change.replacement;
        if (!isInside(pool, i))
            continue;
        // What comes in front of a piece's first element belongs to the piece; what comes behind its last one moves the next.
        const bool isBefore = replacement.removed.isEmpty() && replacement.removed.begin == position
                                  ? nodes[pending.owner].begin < position && pending.owner != pool.item.node
                                  : replacement.removed.end <= position && replacement.removed.begin < position;
        if (isBefore)
            after += replacement.growth();
    }
    return after;
}

/// How much the pieces grow that lie in a claim.
qint64 Pools::growthIn(const Pool &pool, ByteRange claim) const
{
    const NodeStore &nodes = m_changes.tree().stream(pool.item.stream).nodes;
    qint64 growth = 0;
    for (size_t i = 0; i < m_changes.all().size(); ++i) {
        const PendingChanges::Pending &pending = m_changes.all()[i];
        const Replacement &replacement = pending.change.replacement;
        if (!isInside(pool, i))
            continue;
        const bool isOfPool = pending.owner == pool.item.node;
        const ByteRange piece = isOfPool ? replacement.removed : nodes[pending.owner].range();
        if (!piece.isEmpty() && claim.contains(piece))
            growth += replacement.growth();
    }
    return growth;
}

Pools::Cells Pools::newSizes(const Pool &pool, const Kind &kind) const
{
    const auto [size, factor] = fieldAndFactor(kind.piece->byteSize);
    Cells cells;
    for (const Row &row : kind.rows) {
        const bool isRight = !row.isGone && !row.claim.isEmpty() && pool.item.range.contains(row.claim);
        const qint64 growth = isRight && size && factor != 0 ? growthIn(pool, row.claim) : 0;
        if (growth != 0)
            cells[{size, row.number}] = (row.claim.size() + growth) / factor;
    }
    return cells;
}

Pools::Cells Pools::newPlaces(const Pool &pool, const Kind &kind) const
{
    const Field *const at = kind.piece->layout.at.singleField();
    Cells cells;
    for (const Row &row : kind.rows) {
        if (!at || row.isGone || row.claim.begin < pool.item.range.begin || row.claim.end > pool.item.range.end)
            continue; // wrong already
        const qint64 offset = row.claim.begin - pool.item.range.begin;
        if (const qint64 after = offsetAfter(pool, offset); after != offset)
            cells[{at, row.number}] = after;
    }
    return cells;
}

/// Writes numbers in rows: those that lie together and nobody else changes as one change.
void Pools::write(const Kind &kind, const Cells &cells)
{
    const Tree &tree = m_changes.tree();
    std::map<qint64, std::pair<ByteRange, QByteArray>> byOffset;
    for (const auto &[cell, value] : cells) {
        const Item &list = cell.first == kind.piece->layout.at.singleField() ? kind.offsets : kind.sizes;
        Item item = tree.child(list, cell.second);
        if (!cell.first->isArray())
            item = childOf(tree, item, cell.first);
        QByteArray bytes;
        if (m_changes.touches(item.stream, item.range))
            continue; // written by somebody who knows better
        if (!encodeNumber(*cell.first, double(value), bytes)) {
            m_changes.refuse(
                editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be stored in %2.")).arg(value).arg(tree.path(item)));
            return;
        }
        byOffset[item.range.begin] = {item.range, bytes};
    }
    for (auto it = byOffset.begin(); it != byOffset.end();) {
        ByteRange range = it->second.first;
        QByteArray bytes = it->second.second;
        int count = 1;
        constexpr qint64 Near = 8; // bytes between two cells of a list
        for (++it; it != byOffset.end() && it->second.first.begin - range.end <= Near; ++it, ++count) {
            const ByteRange between{range.end, it->second.first.begin};
            if (kind.offsets.range.contains(range) != kind.offsets.range.contains(it->second.first))
                break; // each list has changes of its own
            if (!between.isEmpty() && m_changes.touches(kind.offsets.stream, between))
                break;
            bytes += tree.bytes(kind.offsets.stream).toByteArray(between) + it->second.second;
            range.end = it->second.first.end;
        }
        const Item place = tree.covering(kind.offsets.stream, range);
        m_changes.replace(place, kind.offsets.node, range, Bytes(bytes), Change::Cause::Offset,
                          editText(QT_TRANSLATE_N_NOOP("edit", "%n place(s) and size(s) follow"), count));
    }
}

/// What the plan makes of the bytes of an array.
QByteArray Pools::bytesAfter(const Item &item) const
{
    const Tree &tree = m_changes.tree();
    std::vector<Replacement> replacements;
    for (const PendingChanges::Pending &pending : m_changes.all()) {
        const Replacement &replacement = pending.change.replacement;
        const ByteRange removed = replacement.removed;
        const bool isAtBorder = removed.isEmpty()
                                && (removed.begin == item.range.begin || removed.begin == item.range.end);
        if (pending.change.stream != item.stream || !item.range.contains(removed)
            || (isAtBorder && !(pending.place == item)))
            continue;
        replacements.push_back({removed.translated(-item.range.begin), replacement.inserted});
    }
    std::stable_sort(replacements.begin(), replacements.end(), [](const Replacement &a, const Replacement &b) {
        return std::tie(a.removed.begin, a.removed.end) < std::tie(b.removed.begin, b.removed.end);
    });
    return tree.bytes(item.stream).mid(item.range).replaced(replacements).toByteArray();
}

/// Where the size of the pool follows from sums over the rows: bytes of it that nothing names come or go at the end.
void Pools::balance(const Pool &pool)
{
    const Tree &tree = m_changes.tree();
    const Item above = tree.itemOf(pool.item.stream, pool.parent);
    ValueStack values = tree.valuesAround(pool.item.stream, pool.item.node);
    for (const Field *column : above.field->body) {
        if (!column->array.total)
            continue;
        const QByteArray numbers = bytesAfter(childOf(tree, above, column));
        qint64 sum = 0;
        for (qsizetype i = 0; i + column->width <= numbers.size(); i += column->width)
            sum += decodeInteger(*column, reinterpret_cast<const uchar *>(numbers.constData()) + i);
        values.push(column->array.total, sum);
    }
    qint64 excess = pool.item.range.size() - pool.item.field->byteSize.evaluate(values);
    for (size_t i = 0; i < m_changes.all().size(); ++i)
        excess += isInside(pool, i) ? m_changes.all()[i].change.replacement.growth() : 0;
    if (excess < 0) {
        const ByteRange end{pool.item.range.end, pool.item.range.end};
        m_changes.replace(pool.item, pool.item.node, end, Bytes(QByteArray(-excess, '\0')), Change::Cause::Length,
                          editText(QT_TRANSLATE_NOOP("edit", "%L1 unused bytes inserted")).arg(-excess));
    }
    for (qint64 i = tree.childCount(pool.item) - 1; i >= 0 && excess > 0; --i) {
        const Item unused = tree.child(pool.item, i);
        if (!unused.field->isUnknown || m_changes.touches(pool.item.stream, unused.range))
            continue;
        const ByteRange cut{qMax(unused.range.begin, unused.range.end - excess), unused.range.end};
        excess -= cut.size();
        m_changes.replace(unused, pool.item.node, cut, {}, Change::Cause::Length,
                          editText(QT_TRANSLATE_NOOP("edit", "%L1 unused bytes removed")).arg(cut.size()));
    }
    if (excess > 0)
        m_changes.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "%1 would have %2 bytes more than its rows say; several of them share "
                                               "what it holds."))
                .arg(tree.path(pool.item))
                .arg(excess));
}

} // namespace hexahedron
