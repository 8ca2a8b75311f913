#include "core/relations/bounds.h"

#include "core/changes/wishes.h"
#include "core/check/believable.h"
#include "core/check/kernels.h"
#include "core/relations/elements.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace hexahedron {

namespace {

constexpr qint64 Axes = 3;

/// The smallest box around some points. Those that have a number that is not finite do not count: that has been said.
struct Extent
{
    using Point = std::array<double, Axes>;
    static constexpr double Far = std::numeric_limits<double>::infinity();
    Point low{Far, Far, Far};
    Point high{-Far, -Far, -Far};
    bool isWhole = true;   ///< false: some of the points are cut off
    bool areFinite = true; ///< false: some do not count
    qint64 longest = 0;    ///< points of the longest list

    bool isEmpty() const { return low[0] > high[0]; }
    void add(const Point &point)
    {
        if (!std::isfinite(point[0]) || !std::isfinite(point[1]) || !std::isfinite(point[2])) {
            areFinite = false;
            return;
        }
        for (size_t axis = 0; axis < Axes; ++axis) {
            low[axis] = std::min(low[axis], point[axis]);
            high[axis] = std::max(high[axis], point[axis]);
        }
    }
    void add(const Extent &other)
    {
        isWhole = isWhole && other.isWhole;
        areFinite = areFinite && other.areFinite;
        longest = std::max(longest, other.longest);
        if (!other.isEmpty()) {
            add(other.low);
            add(other.high);
        }
    }
    /// How far a stored number may be off. Far from the origin, numbers of four bytes are coarse.
    double slack(double share, size_t axis) const
    {
        double largest = 0;
        for (size_t i = 0; i < Axes; ++i)
            largest = std::max({largest, std::abs(low[i]), std::abs(high[i])});
        return std::max(share * (high[axis] - low[axis]), 1e-6 * largest);
    }
};

/// `count` vectors of three numbers of four bytes each, `stride` bytes apart.
void addSingles(Extent &extent, const uchar *points, qint64 stride, qint64 count)
{
    using Four = float __attribute__((vector_size(16)));
    constexpr float Far = std::numeric_limits<float>::infinity();
    constexpr qint64 Size = 12;
    const auto pointAt = [&](qint64 i) {
        const uchar *point = points + i * stride;
        return Extent::Point{kernels::single(point), kernels::single(point + 4), kernels::single(point + 8)};
    };
    // Four numbers are there, except behind the last point, and the fourth is passed over.
    const qint64 together = stride >= Size ? count - 1 : 0;
    Four low{Far, Far, Far, Far}, high{-Far, -Far, -Far, -Far}, zero{};
    for (qint64 i = 0; i < together; ++i) {
        Four point;
        std::memcpy(&point, points + i * stride, sizeof point);
        low = point < low ? point : low;
        high = point > high ? point : high;
        zero += point - point; // NOLINT: no longer 0 once a number is not finite
    }
    const bool areFinite = zero[0] == 0 && zero[1] == 0 && zero[2] == 0;
    if (areFinite && together > 0) {
        extent.add(Extent::Point{low[0], low[1], low[2]});
        extent.add(Extent::Point{high[0], high[1], high[2]});
    }
    for (qint64 i = areFinite ? together : 0; i < count; ++i)
        extent.add(pointAt(i));
}

/// Adds one vector, or one number, of `count` elements, which begin at `elements`.
void addPoints(Extent &extent, const Part &position, const uchar *elements, qint64 stride, qint64 count)
{
    const Field &field = *position.field;
    const uchar *points = elements + position.range.begin;
    if (position.count > Axes)
        return;
    const bool isSingle = field.kind == Kind::Float && field.width == 4;
    if (isSingle && position.count == Axes)
        return addSingles(extent, points, stride, count);
    if (isSingle && position.count == 1) {
        for (qint64 i = 0; i < count; ++i)
            extent.add(Extent::Point{kernels::single(points + i * stride), 0, 0});
        return;
    }
    for (qint64 i = 0; i < count; ++i) {
        Extent::Point point{};
        for (qint64 axis = 0; axis < position.count; ++axis)
            point[size_t(axis)] = decodeAsDouble(field, points + i * stride + axis * field.width);
        extent.add(point);
    }
}

/// The vectors of a box, or the one of a middle.
std::vector<Item> vectorsOf(const Tree &tree, const Item &bound)
{
    if (bound.field->isNumber())
        return {bound};
    std::vector<Item> vectors;
    for (const Field *field : bound.field->body) {
        if (field->kind == Kind::Float)
            vectors.push_back(childOf(tree, bound, field));
    }
    return vectors;
}

/// The records and frames from the outermost to the field itself.
std::vector<const Field *> chainOf(const Field &field)
{
    std::vector<const Field *> chain;
    for (const Field *f = &field; f; f = f->parent)
        chain.insert(chain.begin(), f);
    return chain;
}

/// Where a box and the positions in it stand, seen from what both are in.
struct Scope
{
    const Field *owner = nullptr;       ///< the frame or record of varying size around both
    std::vector<const Field *> toBound; ///< from below the owner to the box
    const Field *column = nullptr;      ///< of which each row has a box of its own, when the owner is a row of columns

    Scope(const Field &bound, const Field *position)
    {
        const std::vector<const Field *> down = chainOf(bound);
        const std::vector<const Field *> other = position ? chainOf(*position) : down;
        size_t depth = 0;
        while (depth + 1 < down.size() && depth < other.size() && down[depth] == other[depth])
            ++depth;
        const bool isInRow = position && depth < other.size() && down[depth]->array.isColumn
                             && other[depth]->array.isColumn;
        column = isInRow ? other[depth] : nullptr;
        const Field *stored = layoutOwner(*down[depth]);
        while (depth > 0 && down[depth - 1] != stored)
            --depth;
        owner = stored;
        toBound.assign(down.begin() + qsizetype(depth), down.end());
    }
};

} // namespace

void WrittenBounds::operator()(Wishes &wishes) const
{
    for (const auto &[vector, bytes] : vectors)
        wishes.setBytes(vector, bytes);
}

/// Looks at one stored box.
class Bounds::Judgement
{
public:
    /// `isCut` looks closer whether some of the points are cut off.
    Judgement(const Bounds &bounds, const Item &bound, const Extent &extent, const std::function<bool()> &isCut,
              Checker &checker)
        : m_bounds(bounds)
        , m_bound(bound)
        , m_vectors(vectorsOf(checker.tree(), bound))
        , m_extent(extent)
        , m_checker(checker)
    {
        m_isRead = read();
        m_isKnown = m_isRead && extent.isWhole && (isFine() || !isCut());
    }

    void report()
    {
        if (!m_isRead)
            return; // cut off, which has been said
        const auto odd = std::ranges::find_if_not(m_stored, [](double n) { return std::isfinite(n); });
        if (odd != m_stored.end() && m_bounds.m_form != Form::Last)
            return reportNotFinite(odd - m_stored.begin());
        if (m_bounds.m_insideOut && isInsideOut())
            return report(m_bounds.m_insideOut, {QLatin1StringView(m_bound.field->name)});
        if (m_bounds.m_form == Form::Last)
            return reportLast();
        if (!hasExtent() || isRight())
            return;
        const bool isUnset = m_bounds.m_unset && std::ranges::all_of(m_stored, [](double n) { return n == 0; });
        report(isUnset ? m_bounds.m_unset : m_bounds.m_ruling, {m_checker.tree().path(m_bound)});
    }

private:
    /// What is known of the points, where there are any.
    bool hasExtent() const { return m_isKnown && !m_extent.isEmpty(); }
    /// A quick look: nothing will be said.
    bool isFine() const
    {
        const bool areFinite = std::ranges::all_of(m_stored, [](double n) { return std::isfinite(n); });
        return areFinite && (m_extent.isEmpty() || isRight()) && (m_bounds.m_form != Form::Last || m_stored[0] > 0);
    }

    /// A single number. It is never below 0, and that is enough where nothing is that it should reach.
    void reportLast()
    {
        const double stored = m_stored.front();
        const QString last = m_isKnown ? textOf(expected().front())
                                       : relationText(QT_TRANSLATE_NOOP("relations", "(unknown)"));
        const bool isTooLow = hasExtent() && !isRight();
        const bool isUnset = !(stored >= 0) || std::isinf(stored)
                             || (stored == 0 && (m_extent.longest > 1 || isTooLow));
        if (m_bounds.m_unset && isUnset)
            return report(m_bounds.m_unset, {textOf(stored), last});
        if (isTooLow)
            report(m_bounds.m_ruling, {last, textOf(stored)});
    }
    QString textOf(double number) const
    {
        return QString::fromLatin1(numberText(number, m_vectors.front().field->width == 4));
    }

    bool read()
    {
        const Bytes &bytes = m_checker.tree().bytes(m_bound.stream);
        const qint64 axes = m_bounds.axes();
        for (const Item &vector : m_vectors) {
            if (!vector.isValid() || vector.fault != Fault::None || vector.count != axes)
                return false;
            const QByteArray numbers = bytes.toByteArray(vector.range);
            for (qint64 axis = 0; axis < axes; ++axis) {
                const char *number = numbers.constData() + axis * vector.field->width;
                m_stored.push_back(decodeAsDouble(*vector.field, reinterpret_cast<const uchar *>(number)));
            }
        }
        if (m_bounds.m_form == Form::Last)
            return m_stored.size() == 1;
        return m_stored.size() == size_t(m_bounds.m_form == Form::Middle ? Axes : 2 * Axes);
    }
    bool isInsideOut() const
    {
        return m_stored[0] > m_stored[3] || m_stored[1] > m_stored[4] || m_stored[2] > m_stored[5];
    }
    /// What the numbers should be.
    std::vector<double> expected() const
    {
        std::vector<double> numbers;
        if (m_bounds.m_form == Form::Last)
            return {m_extent.isEmpty() ? 0 : std::max(0.0, m_extent.high[0])};
        if (m_bounds.m_form == Form::Middle) {
            for (size_t axis = 0; axis < Axes; ++axis)
                numbers.push_back((m_extent.low[axis] + m_extent.high[axis]) / 2);
        } else {
            numbers.assign(m_extent.low.begin(), m_extent.low.end());
            numbers.insert(numbers.end(), m_extent.high.begin(), m_extent.high.end());
        }
        return numbers;
    }
    bool isRight() const
    {
        const std::vector<double> numbers = expected();
        if (m_bounds.m_form == Form::Last)
            return m_stored.front() >= numbers.front() - m_bounds.m_tolerance;
        for (size_t i = 0; i < numbers.size(); ++i) {
            const double slack = m_extent.slack(m_bounds.m_tolerance, i % Axes);
            const double outside = i < Axes ? m_stored[i] - numbers[i] : numbers[i] - m_stored[i];
            if (outside > slack || (m_bounds.m_form != Form::Enclosing && outside < -slack))
                return false;
        }
        return true;
    }
    /// All that is there lies in what is stored, so that it may have gone around more. A middle alone does not tell.
    bool holdsAll() const
    {
        if (m_bounds.m_form == Form::Last || !std::ranges::all_of(m_stored, isBelievable))
            return false;
        if (m_bounds.m_form == Form::Middle)
            return true;
        const std::vector<double> numbers = expected();
        for (size_t i = 0; i < numbers.size(); ++i) {
            const double outside = i < Axes ? m_stored[i] - numbers[i] : numbers[i] - m_stored[i];
            if (outside > m_extent.slack(m_bounds.m_tolerance, i % Axes))
                return false;
        }
        return true;
    }
    /// A box may be larger: numbers of it that are far enough out stay.
    void keepEnclosing(std::vector<double> &numbers) const
    {
        for (size_t i = 0; i < numbers.size() && i < m_stored.size(); ++i) {
            const bool isFarEnough = i < Axes ? m_stored[i] <= numbers[i] : m_stored[i] >= numbers[i];
            if (isFarEnough && isBelievable(m_stored[i]))
                numbers[i] = m_stored[i];
        }
    }
    Repair repair() const
    {
        const bool isLast = m_bounds.m_form == Form::Last;
        if (isLast ? !m_isKnown || expected() == m_stored : !hasExtent())
            return {};
        std::vector<std::pair<Item, QByteArray>> right;
        std::vector<double> numbers = expected();
        if (m_bounds.m_form == Form::Enclosing)
            keepEnclosing(numbers);
        for (size_t i = 0; i < numbers.size(); ++i) {
            if (i % size_t(m_bounds.axes()) == 0)
                right.emplace_back(m_vectors[right.size()], QByteArray());
            QByteArray bytes;
            if (!encodeNumber(*right.back().first.field, numbers[i], bytes))
                return {};
            right.back().second += bytes;
        }
        Repair repair{isLast ? QT_TRANSLATE_NOOP("repairs", "Write the greatest %1, %2.")
                             : QT_TRANSLATE_NOOP("repairs", "Compute it from the vertices."),
                      isLast
                          ? QStringList{QLatin1StringView(m_bounds.m_positions.front()->name), textOf(numbers.front())}
                          : QStringList(),
                      WrittenBounds{right, holdsAll()}};
        // Where values are other bytes, so is what goes around them; what goes around the few that are numbers may be too small.
        repair.isGuess = !m_extent.areFinite || !std::ranges::all_of(numbers, isBelievable);
        return repair;
    }
    void reportNotFinite(qint64 number)
    {
        const Item &vector = m_vectors[size_t(number / Axes)];
        const Item component = m_checker.tree().child(vector, number % Axes);
        if (m_bounds.m_finite)
            report(m_bounds.m_finite, component,
                   {QLatin1StringView(vector.field->name) + u'/' + m_checker.tree().name(component)});
    }
    void report(const Ruling &ruling, const QStringList &arguments) { report(ruling, m_bound, arguments); }
    void report(const Ruling &ruling, const Item &place, const QStringList &arguments)
    {
        if (!m_checker.lists(*ruling.kind))
            return;
        m_checker.report(
            *ruling.kind, place,
            {.arguments = arguments, .reference = ruling.rule, .severity = ruling.severity, .repair = repair()});
    }

    const Bounds &m_bounds;
    Item m_bound;
    std::vector<Item> m_vectors;
    const Extent &m_extent;
    Checker &m_checker;
    std::vector<double> m_stored;
    bool m_isRead = false;
    bool m_isKnown = false; ///< all that lies in the box is there
};

/// Finds the box of each array of positions in the pass; in the end those of all that is in a scope make one. Boxes around the
/// same positions share it.
class Bounds::Watch final : public hexahedron::Watch
{
public:
    Watch(const std::vector<const Field *> &positions, int workers)
        : m_positions(positions)
        , m_found(size_t(workers))
    {
        for (const Field *position : positions) {
            if (std::ranges::find(m_arrays, arrayAround(*position)) == m_arrays.end())
                m_arrays.push_back(arrayAround(*position));
        }
        for (const Field *array : m_arrays) {
            for (const Field *holder : chainOf(*array))
                m_holders.insert(holder);
        }
    }
    const std::vector<const Field *> &arrays() const { return m_arrays; }
    const std::vector<const Field *> &positions() const { return m_positions; }
    void add(const Field &bound, const Bounds &bounds)
    {
        // NOLINTNEXTLINE: an aggregate
        m_bounds.push_back({&bounds, Scope(bound, m_positions.empty() ? nullptr : m_positions.front())});
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        for (const Part &part : run.shape) {
            if (isPosition(part))
                addPoints(extentOf(run, checker.worker()), part, run.bytes, run.stride, run.count);
        }
    }

    void finish(Checker &checker) override
    {
        for (const std::vector<Found> &found : m_found)
            m_all.insert(m_all.end(), found.begin(), found.end());
        std::ranges::sort(m_all, {}, &Found::node);
        const NodeStore &nodes = checker.nodes();
        for (NodeId id = 0; id < nodes.size() && !checker.isCancelled(); ++id) {
            for (const auto &[bounds, scope] : m_bounds) {
                if (nodes[id].field == scope.owner->id && !isArrayNode(nodes, id))
                    judge(*bounds, scope, id, checker);
            }
        }
    }

private:
    struct Found
    {
        NodeId node = NoNode;
        Extent extent;
    };

    bool isPosition(const Part &part) const { return std::ranges::find(m_positions, part.field) != m_positions.end(); }

    Extent &extentOf(const ElementRun &run, int worker)
    {
        std::vector<Found> &found = m_found[size_t(worker)];
        if (found.empty() || found.back().node != run.node)
            found.push_back({run.node, {}});
        Extent &extent = found.back().extent;
        extent.isWhole = extent.isWhole && run.array->fault == Fault::None;
        extent.longest = std::max(extent.longest, run.array->count);
        return extent;
    }

    /// Something of the positions that the node should hold is cut off.
    bool isCut(const NodeStore &nodes, NodeId node, std::span<const Part> parts) const
    {
        const Field *field = &fieldById(nodes[node].field);
        if (!m_holders.contains(field) || isArrayNode(nodes, node))
            return false;
        if (nodes[node].state == NodeState::LengthPassesParent || nodes[node].state == NodeState::NotRead)
            return true;
        const auto isFaulty = [&](const Part &part) {
            return part.fault != Fault::None && m_holders.contains(part.field);
        };
        if (std::ranges::any_of(parts, isFaulty))
            return true;
        return std::ranges::any_of(m_arrays, [&](const Field *array) {
            return layoutOwner(*array) == field && isAlwaysThere(*array, *field)
                   && std::ranges::find(parts, array, &Part::field) == parts.end();
        });
    }
    static bool isAlwaysThere(const Field &array, const Field &owner)
    {
        const Field *field = &array;
        while (field != &owner && field->when.isEmpty())
            field = field->parent;
        return field == &owner;
    }
    /// Looks at all that lies in `owner`; once, however many boxes it has.
    bool isAnyCut(const Checker &checker, NodeId owner)
    {
        const auto [known, isNew] = m_cut.try_emplace(owner, false);
        if (!isNew)
            return known->second;
        const NodeStore &nodes = checker.nodes();
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        const NodeId last = owner + nodes[owner].descendants;
        for (NodeId id = owner; id <= last && !known->second && !checker.isCancelled(); ++id) {
            const bool mayBeCut = m_holders.contains(&fieldById(nodes[id].field)) && !isArrayNode(nodes, id);
            known->second = mayBeCut && isCut(nodes, id, visitor.layOut(id));
        }
        return known->second;
    }

    void judge(const Bounds &bounds, const Scope &scope, NodeId owner, Checker &checker)
    {
        const Tree &tree = checker.tree();
        const NodeStore &nodes = checker.nodes();
        Item bound = tree.itemOf(checker.stream(), owner);
        for (const Field *step : scope.toBound) {
            if (scope.column && step->array.isColumn)
                return judgeRows(bounds, scope, childOf(tree, bound, step), owner, checker);
            bound = childOf(tree, bound, step);
        }
        Extent extent;
        const auto end = std::ranges::upper_bound(m_all, owner + nodes[owner].descendants, {}, &Found::node);
        for (auto found = std::ranges::lower_bound(m_all, owner, {}, &Found::node); found != end; ++found)
            extent.add(found->extent);
        addPacked(checker, checker.stream(), owner, extent, scope.toBound.size() == 1 ? scope.toBound[0] : nullptr,
                  bound);
        if (bound.isValid())
            Judgement(
                bounds, bound, extent, [&] { return isAnyCut(checker, owner); }, checker)
                .report();
    }

    /// Each row has a box around the positions in the same row.
    void judgeRows(const Bounds &bounds, const Scope &scope, const Item &column, NodeId owner, Checker &checker)
    {
        if (!column.isValid())
            return;
        const Tree &tree = checker.tree();
        const NodeStore &nodes = checker.nodes();
        std::vector<Extent> extents(size_t(column.count));
        const auto end = std::ranges::upper_bound(m_all, owner + nodes[owner].descendants, {}, &Found::node);
        for (auto found = std::ranges::lower_bound(m_all, owner, {}, &Found::node);
             found != end && !checker.isCancelled(); ++found) {
            NodeId cell = found->node;
            while (cell != owner && (nodes[cell].field != scope.column->id || !isElementNode(nodes, cell)))
                cell = nodes.parent(cell);
            const qint64 row = cell == owner ? -1 : elementNumber(nodes, cell);
            if (row >= 0 && row < column.count)
                extents[size_t(row)].add(found->extent);
        }
        for (qint64 row = 0; row < column.count && !checker.isCancelled(); ++row) {
            const Item cell = tree.child(column, row);
            const Item bound = scope.toBound.back() == column.field ? cell : childOf(tree, cell, scope.toBound.back());
            if (bound.isValid())
                Judgement(
                    bounds, bound, extents[size_t(row)], [&] { return isAnyCut(checker, owner); }, checker)
                    .report();
        }
    }

    /// Frames of the scope that are packed are streams of their own: with positions, and perhaps with the box.
    void addPacked(const Checker &checker, StreamId stream, NodeId owner, Extent &extent, const Field *box,
                   Item &bound) const
    {
        const Tree &tree = checker.tree();
        const StreamTree &outer = tree.stream(stream);
        if (!outer.schema->hasContents)
            return;
        const NodeId last = owner + outer.nodes[owner].descendants;
        for (NodeId id = owner; id <= last && !checker.isCancelled(); ++id) {
            const Content *content = fieldById(outer.nodes[id].field).content.get();
            if (!content || content->finder)
                continue; // a file of its own
            const auto opened = tree.contentOf(tree.itemOf(stream, id));
            if (!opened || opened->stream == NoStream) {
                extent.isWhole = false;
                continue;
            }
            const StreamTree &inner = tree.stream(opened->stream);
            NodeVisitor visitor(inner);
            for (NodeId node = 0; node < inner.nodes.size() && !checker.isCancelled(); ++node) {
                const std::vector<Part> &parts = visitor.layOut(node);
                addArrays(inner, parts, visitor.values(), extent);
                extent.isWhole = extent.isWhole && !isCut(inner.nodes, node, parts);
                if (box && !bound.isValid() && inner.nodes[node].field == box->id)
                    bound = tree.itemOf(opened->stream, node);
            }
            addPacked(checker, opened->stream, 0, extent, box, bound);
        }
    }

    void addArrays(const StreamTree &stream, const std::vector<Part> &parts, const ValueStack &values,
                   Extent &extent) const
    {
        for (const Part &part : parts) {
            if (!part.field->isRecordArray() || part.stride <= 0 || part.count <= 0)
                continue;
            for (const Part &inner : elementParts(*part.field, values)) {
                if (!isPosition(inner))
                    continue;
                addPointsOf(extent, stream.bytes, part, inner);
                extent.isWhole = extent.isWhole && part.fault == Fault::None;
                extent.longest = std::max(extent.longest, part.count);
            }
        }
    }

    /// From where they lie, where they lie together; else a few at a time.
    static void addPointsOf(Extent &extent, const Bytes &bytes, const Part &array, const Part &position)
    {
        constexpr qint64 AtOnce = 1 << 16; // bytes
        for (qint64 i = 0; i < array.count;) {
            const qint64 begin = array.range.begin + i * array.stride;
            const std::span<const uchar> run = bytes.runAt(begin);
            qint64 together = qMin(array.count - i, qint64(run.size()) / array.stride);
            if (together > 0) {
                addPoints(extent, position, run.data(), array.stride, together);
            } else {
                together = qMin(array.count - i, qMax<qint64>(1, AtOnce / array.stride));
                const QByteArray copy = bytes.toByteArray({begin, begin + together * array.stride});
                if (copy.size() < together * array.stride)
                    return;
                addPoints(extent, position, reinterpret_cast<const uchar *>(copy.constData()), array.stride, together);
            }
            i += together;
        }
    }

    std::vector<const Field *> m_positions;
    std::vector<const Field *> m_arrays; ///< in which they stand
    std::set<const Field *> m_holders;   ///< the arrays and all around them
    std::map<NodeId, bool> m_cut;        ///< by owner, where somebody asked
    std::vector<std::pair<const Bounds *, Scope>> m_bounds;
    std::vector<std::vector<Found>> m_found; ///< by worker
    std::vector<Found> m_all;                ///< by node
};

void Bounds::check(const Field &field, Checker &checker) const
{
    for (const WatchEntry &entry : checker.watches()) {
        auto *known = dynamic_cast<Watch *>(entry.watch.get());
        if (known && known->positions() == m_positions)
            return known->add(field, *this);
    }
    auto watch = std::make_shared<Watch>(m_positions, checker.workerCount());
    watch->add(field, *this);
    checker.watch(watch, {}, watch->arrays());
}

QStringList Bounds::sentences(const Field &, const NamePlace &nameOf) const
{
    const char *sentence = nullptr;
    switch (m_form) {
    case Form::Around:
        sentence = QT_TRANSLATE_NOOP("relations", "The smallest box around the values of %1.");
        break;
    case Form::Enclosing:
        sentence = QT_TRANSLATE_NOOP("relations", "Every %1 lies in this box.");
        break;
    case Form::Middle:
        sentence = QT_TRANSLATE_NOOP("relations", "The middle of the smallest box around the values of %1.");
        break;
    case Form::Last:
        sentence = QT_TRANSLATE_NOOP("relations", "At least the greatest %1.");
        break;
    case Form::Corners:
        return {relationText(QT_TRANSLATE_NOOP("relations", "The first corner is nowhere above the second."))};
    }
    return {relationText(sentence).arg(nameOf(*m_positions.front()))};
}

QStringList Bounds::rules() const
{
    QStringList rules = m_ruling.rules();
    for (const QString &rule : m_insideOut.rules() + m_unset.rules() + m_finite.rules()) {
        if (!rules.contains(rule))
            rules += rule;
    }
    return rules;
}

} // namespace hexahedron
