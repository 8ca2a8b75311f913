#include "core/check/indextargets.h"

#include "core/schema/field.h"
#include "core/tree/stored.h"

#include <algorithm>
#include <tuple>

namespace hexahedron {

std::vector<IndexRun> joined(std::vector<IndexRun> runs)
{
    const auto use = [](const IndexRun &run) {
        return std::tuple(run.frame, run.isConnected, run.group, run.first % run.group);
    };
    std::ranges::sort(runs, {}, [&](const IndexRun &run) { return std::pair(use(run), run.first); });
    std::vector<IndexRun> result;
    for (const IndexRun &run : runs) {
        if (!result.empty() && use(result.back()) == use(run) && run.first <= result.back().end)
            result.back().end = std::max(result.back().end, run.end);
        else
            result.push_back(run);
    }
    return result;
}

std::vector<IndexRun> runsNaming(NodeId frame, const std::vector<IndexRun> &runs)
{
    std::vector<IndexRun> naming;
    for (const IndexRun &run : runs) {
        if (run.frame == frame)
            naming.push_back({.first = run.first, .end = run.end, .frame = frame});
    }
    return joined(std::move(naming));
}

IndexTargets::IndexTargets(const StreamTree &stream)
    : m_stream(stream)
    , m_visitor(stream)
{
}

const IndexTargets::Target &IndexTargets::of(NodeId node, const Field &index)
{
    if (!index.index.array)
        return m_none;
    if (index.index.count)
        return counted(node, index);
    if (index.index.inside || index.index.use)
        return look(node, index);
    if (isInRow(index))
        return inRow(node, index);
    Known &known = knownOf(*index.index.array);
    std::vector<Entry> &around = known.around;
    while (!around.empty() && (node < around.back().node || node > around.back().last))
        around.pop_back();

    const NodeStore &nodes = m_stream.nodes;
    const NodeId stop = around.empty() ? NoNode : around.back().node;
    m_above.clear();
    for (NodeId id = node; id != NoNode && id != stop; id = nodes.parent(id)) {
        const Field *field = &fieldById(nodes[id].field);
        if (std::find(known.owners.begin(), known.owners.end(), field) != known.owners.end())
            m_above.push_back(id);
    }
    for (auto it = m_above.rbegin(); it != m_above.rend(); ++it)
        enter(known, *it);
    if (around.empty() || around.back().found == Nowhere)
        return m_none;
    return around[around.back().found].target;
}

/// True when index and array lie in cells of the same columns: then a row's indices name what its own cell holds.
bool IndexTargets::isInRow(const Field &index)
{
    const Field *cell = index.parent;
    const Field *other = index.index.array->parent;
    return cell && other && cell->array.isColumn && other->array.isColumn && cell->parent == other->parent;
}

const IndexTargets::Target &IndexTargets::inRow(NodeId node, const Field &index)
{
    const NodeStore &nodes = m_stream.nodes;
    m_found = {};
    m_found.group = index.index.group;
    if (!isElementNode(nodes, node))
        return m_none;
    qint64 row = elementNumber(nodes, node);
    NodeId column = nodes.firstChild(nodes.parent(nodes.parent(node)));
    while (column != NoNode && nodes[column].field != index.index.array->parent->id)
        column = nodes.nextSibling(column);
    NodeId cell = column == NoNode ? NoNode : nodes.firstChild(column);
    if (cell != NoNode && !index.index.array->parent->derived.storesNodes)
        cell = row < nodes[column].descendants ? cell + NodeId(row) : NoNode; // nothing is stored inside elements
    else
        for (; cell != NoNode && row > 0; --row)
            cell = nodes.nextSibling(cell);
    if (cell == NoNode)
        return m_none;
    m_found.frames = {cell};
    m_found.counts = {countIn(cell, *index.index.array)};
    m_found.total = m_found.counts.front();
    return m_found;
}

/// So many things as a count says; the first array that has a part of each stands for them.
const IndexTargets::Target &IndexTargets::counted(NodeId node, const Field &index)
{
    const NodeStore &nodes = m_stream.nodes;
    const NodeId holder = countHolderNear(nodes, node, *index.index.count);
    const auto known = std::find_if(m_counted.begin(), m_counted.end(),
                                    [&](const Counted &entry) { return entry.index == &index; });
    Counted &entry = known != m_counted.end() ? *known : m_counted.emplace_back(Counted{&index, NoNode, {}});
    if (holder == NoNode || entry.holder == holder)
        return holder == NoNode ? m_none : entry.target;
    entry = {&index, holder, {}};
    const std::vector<Part> &parts = m_visitor.layOut(holder);
    const auto count = std::find_if(parts.begin(), parts.end(),
                                    [&](const Part &part) { return part.field == index.index.count; });
    const bool isInGroup = index.index.count->parent != layoutOwner(*index.index.count);
    if (isInGroup)
        entry.target.total = m_visitor.values()[index.index.count];
    else if (count == parts.end() || count->fault != Fault::None)
        return m_none;
    else
        entry.target.total = decodeInteger(*count->field,
                                           m_visitor.cursor().at(count->range.begin, count->field->width));
    const Field *owner = layoutOwner(*index.index.array);
    NodeId array = holder;
    const NodeId end = holder + 1 + nodes[holder].descendants;
    const auto hasArray = [&](NodeId id) {
        const std::vector<Part> &own = m_visitor.layOut(id);
        return std::any_of(own.begin(), own.end(), [&](const Part &part) { return part.field == index.index.array; });
    };
    while (array < end && (nodes[array].field != owner->id || isArrayNode(nodes, array) || !hasArray(array)))
        ++array;
    entry.target.frames = {array < end ? array : holder};
    entry.target.counts = {array < end ? countIn(array, *index.index.array) : 0};
    return entry.target;
}

/// Targets that values in the file decide on.
const IndexTargets::Target &IndexTargets::look(NodeId node, const Field &index)
{
    m_found = {};
    IndexUse use;
    if (index.index.use) {
        index.index.use(m_stream, node, use);
    } else {
        qint64 number = -1;
        const std::vector<Part> &parts = m_visitor.layOut(node);
        for (const Part &part : parts) {
            if (part.field == index.index.inside && part.fault == Fault::None)
                number = decodeInteger(*part.field, m_visitor.cursor().at(part.range.begin, part.field->width));
        }
        const NodeId element = elementOf(of(node, *index.index.inside), *index.index.inside->index.array, number);
        if (element != NoNode)
            use.frames.push_back(element);
    }
    m_found.group = use.group;
    if (use.runs)
        m_found.runs = joined(std::move(*use.runs));
    for (const NodeId frame : use.frames) {
        m_found.frames.push_back(frame);
        m_found.counts.push_back(qMax<qint64>(0, countIn(frame, *index.index.array)));
        m_found.total += m_found.counts.back();
    }
    return m_found;
}

/// The stored element with that number, among those of the array that `holder` holds.
NodeId IndexTargets::elementOf(const Target &holder, const Field &array, qint64 number) const
{
    const NodeStore &nodes = m_stream.nodes;
    if (number < 0 || number >= holder.total || holder.frames.size() != 1)
        return NoNode;
    NodeId list = nodes.firstChild(holder.frames.front());
    while (list != NoNode && nodes[list].field != array.id)
        list = nodes.nextSibling(list);
    NodeId element = list == NoNode ? NoNode : nodes.firstChild(list);
    for (; element != NoNode && number > 0; --number)
        element = nodes.nextSibling(element);
    return element;
}

IndexTargets::Known &IndexTargets::knownOf(const Field &array)
{
    for (Known &known : m_known) {
        if (known.array == &array)
            return known;
    }
    Known known{.array = &array, .owners = {}, .around = {}};
    for (const Field *owner = array.parent; owner; owner = owner->parent)
        known.owners.insert(known.owners.begin(), owner);
    m_known.push_back(std::move(known));
    return m_known.back();
}

void IndexTargets::enter(Known &known, NodeId node)
{
    Entry entry{.node = node, .last = node + m_stream.nodes[node].descendants, .found = Nowhere, .target = {}};
    const Field *field = &fieldById(m_stream.nodes[node].field);
    const auto owner = std::find(known.owners.begin(), known.owners.end(), field);
    search(node, std::span(owner + 1, known.owners.end()), *known.array, entry.target);
    if (entry.target.isFound())
        entry.found = known.around.size();
    else if (!known.around.empty())
        entry.found = known.around.back().found;
    known.around.push_back(std::move(entry));
}

/// Collects what lies at the end of the way from `node` downwards.
void IndexTargets::search(NodeId node, std::span<const Field *const> way, const Field &array, Target &target)
{
    if (way.empty()) {
        const qint64 count = countIn(node, array);
        if (count < 0)
            return;
        target.frames.push_back(node);
        target.counts.push_back(count);
        target.total += count;
        return;
    }
    const NodeStore &nodes = m_stream.nodes;
    const NodeId end = node + 1 + nodes[node].descendants;
    for (NodeId child = node + 1; child < end; child += 1 + nodes[child].descendants) {
        if (nodes[child].field == way.front()->id)
            search(child, way.subspan(1), array, target);
    }
}

/// -1 where the file ends before the array: nobody knows how many elements it should have.
qint64 IndexTargets::countIn(NodeId frame, const Field &array)
{
    for (const Part &part : m_visitor.layOut(frame)) {
        if (part.field == &array)
            return part.count;
    }
    return array.when.isEmpty() ? -1 : 0;
}

} // namespace hexahedron
