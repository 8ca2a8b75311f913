#include "core/check/pass.h"

#include "core/check/documentcheck.h"
#include "core/check/structure.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"

namespace hexahedron {

namespace {

constexpr qint64 BlockSize = 256 * 1024; // what stays in the cache while all tests look at it
constexpr qint64 LongSize = 2 * BlockSize;
constexpr size_t MostFields = 4096; // of an element, records inside records multiplied out

bool hasTests(const Field &field)
{
    if (!testsOf(field).isEmpty())
        return true;
    return std::any_of(field.body.begin(), field.body.end(), [](const Field *f) { return hasTests(*f); });
}

const Field *firstIndex(const Field &field)
{
    if (field.index.array && field.index.isChecked)
        return &field;
    for (const Field *inner : field.body) {
        if (const Field *index = firstIndex(*inner))
            return index;
    }
    return nullptr;
}

void addField(ElementShape &shape, const ElementField &field)
{
    if (field.tests->isEmpty())
        return;
    shape.hasFloats = shape.hasFloats || field.tests->wantsFinite;
    if (!field.tests->quick.empty())
        shape.quickFields.push_back(shape.fields.size());
    if (field.field->index.array && field.field->index.isChecked)
        shape.indexFields.push_back(shape.fields.size());
    shape.fields.push_back(field);
}

/// Adds the fields of one element, those of records inside it too.
void addFields(ElementShape &shape, const std::vector<Part> &parts, const PassPlan &plan, const ValueStack &values,
               const ElementField &above)
{
    for (size_t row = 0; row < parts.size() && shape.fields.size() < MostFields; ++row) {
        const Part &part = parts[row];
        ElementField field = above;
        field.field = part.field;
        field.tests = &plan[part.field].tests;
        field.offset += part.range.begin;
        field.count = part.count;
        if (field.steps < field.rows.size())
            field.rows[field.steps++] = qint64(row);
        if (part.field->isNumber()) {
            const bool isWord = part.field->width == 4 && field.offset % 4 == 0;
            shape.isAllWords = shape.isAllWords && isWord;
            addField(shape, field);
        } else if (part.field->kind == Kind::Record && part.stride > 0) {
            const std::vector<Part> inner = elementParts(*part.field, values);
            for (qint64 i = 0; i < part.count && shape.fields.size() < MostFields; ++i) {
                ElementField element = field;
                element.offset += i * part.stride;
                if (part.field->isArray() && element.steps < element.rows.size())
                    element.rows[element.steps++] = i;
                addFields(shape, inner, plan, values, element);
            }
        } else {
            shape.isAllWords = false;
        }
    }
}

ElementShape makeShape(const Part &array, const PassPlan &plan, const ValueStack &values)
{
    ElementShape shape;
    shape.stride = array.stride;
    shape.isAllWords = array.stride % 4 == 0;
    if (array.field->isNumber()) {
        shape.isAllWords = array.field->width == 4;
        addField(shape, {.field = array.field, .tests = &plan[array.field].tests});
        return shape;
    }
    shape.parts = elementParts(*array.field, values);
    addFields(shape, shape.parts, plan, values, {});
    return shape;
}

} // namespace

PassPlan::PassPlan(const Schema &schema)
{
    quint16 last = 0;
    m_first = schema.root->id;
    for (const Field *field : schema.fields) {
        m_first = qMin(m_first, field->id);
        last = qMax(last, field->id);
    }
    m_fields.resize(size_t(last - m_first) + 1);
    m_takes.resize(m_fields.size() * m_fields.size());
    for (const Field *field : schema.fields) {
        FieldPlan &plan = m_fields[size_t(field->id - m_first)];
        plan.field = field;
        plan.tests = testsOf(*field);
        const bool isUnclaimed = field == schema.trailing || field == schema.headless || field == schema.gap;
        plan.isRemarkable = field == schema.unknownFrame || field == schema.root || isUnclaimed
                            || field->frame.isUnofficial;
        plan.needsLayout = field->kind == Kind::Frame || field->kind == Kind::Record;
        plan.index = firstIndex(*field);
        plan.hasLinks = std::any_of(field->body.begin(), field->body.end(),
                                    [](const Field *f) { return f->isElsewhere() || f->isAtEnd; });
        if (field->kind == Kind::Frame)
            plan.quick = QuickPlan::of(*field);
        for (const Field *frame : field->frame.frames)
            m_takes[numberOf(field) * m_fields.size() + numberOf(frame)] = 1;
    }
}

void PassPlan::setWatches(std::span<const WatchEntry> watches)
{
    for (FieldPlan &plan : m_fields) {
        plan.nodeWatches.clear();
        plan.arrayWatches.clear();
    }
    for (const WatchEntry &entry : watches) {
        addWatch(entry.watch.get(), entry.nodes, &FieldPlan::nodeWatches);
        addWatch(entry.watch.get(), entry.arrays, &FieldPlan::arrayWatches);
    }
}

void PassPlan::addWatch(Watch *watch, const std::vector<const Field *> &fields, std::vector<Watch *> FieldPlan::*list)
{
    for (const Field *field : fields) {
        const size_t number = field ? numberOf(field) : m_fields.size();
        if (number >= m_fields.size() || m_fields[number].field != field)
            continue; // of another schema
        std::vector<Watch *> &watches = m_fields[number].*list;
        if (watches.empty() || watches.back() != watch)
            watches.push_back(watch);
    }
}

bool ElementShape::areFinite(const uchar *bytes, qint64 count) const
{
    return !hasFloats || (isAllWords && !kernels::anyNotFinite(bytes, count * stride / 4));
}

void ArrayFindings::add(size_t field, Failure failure, qint64 element)
{
    Finding *known = findingOf(field, failure.test);
    if (!known)
        known = &m_findings.emplace_back(Finding{.field = field, .failure = failure, .found = {}});
    else if (element < known->found.first)
        known->failure = failure;
    known->found.note(element);
}

ArrayFindings::Finding *ArrayFindings::findingOf(size_t field, int test)
{
    const auto known = std::find_if(m_findings.begin(), m_findings.end(), [=](const Finding &finding) {
        return finding.field == field && finding.failure.test == test;
    });
    return known == m_findings.end() ? nullptr : &*known;
}

void ArrayFindings::merge(const ArrayFindings &other)
{
    for (const Finding &finding : other.m_findings) {
        Finding *known = findingOf(finding.field, finding.failure.test);
        if (!known) {
            m_findings.push_back(finding);
            continue;
        }
        if (finding.found.first < known->found.first)
            known->failure = finding.failure;
        known->found.merge(finding.found);
    }
}

void ArrayFindings::report(Checker &checker, const ArraySight &array) const
{
    const Tree &tree = checker.tree();
    for (const Finding &finding : m_findings) {
        const ElementField &field = array.shape->fields[finding.field];
        const IssueKind &kind = kindOf(field.tests->tests[size_t(finding.failure.test)]);
        if (!checker.lists(kind))
            continue;
        Item item = tree.child(tree.itemOf(checker.stream(), array.node), qint64(array.row));
        if (array.part.field->isArray()) // else it is a group, seen as an array of one
            item = tree.child(item, finding.found.first);
        for (int step = 0; step < field.steps; ++step)
            item = tree.child(item, field.rows[size_t(step)]);
        if (item.isValid())
            reportFailure(checker, *field.tests, finding.failure, item, array.limits[finding.field], finding.found);
    }
}

PassWorker::PassWorker(const PassPlan &plan, const Tree &tree, StreamId stream, const std::atomic_bool *cancelled,
                       int worker, int workers)
    : m_plan(plan)
    , m_stream(tree.stream(stream))
    , m_checker(tree, stream, cancelled, worker, workers)
    , m_visitor(m_stream)
    , m_sights(plan.size())
    , m_quickParts(plan.size())
{
}

void PassWorker::visit(NodeId id)
{
    const Node &node = m_stream.nodes[id];
    const FieldPlan &plan = m_plan[node.field];
    if (m_stream.schema->markup) {
        const std::vector<Part> &parts = m_visitor.layOut(id);
        document::checkNode(m_checker, id, parts);
        return showNode(id, plan, parts);
    }
    const NodeId parent = m_stream.nodes.parent(id);
    const bool isStray = plan.field->kind == Kind::Frame
                         && !m_plan.belongsInto(node.field, m_stream.nodes[parent].field);
    const bool isSecond = plan.field->kind == Kind::Frame && parent == 0 && id != m_stream.nodes.firstChild(0)
                          && !m_stream.schema->isSeries();
    if (node.state != NodeState::Complete || plan.isRemarkable || isStray || isSecond)
        structure::reportNode(m_checker, id);
    if (!plan.needsLayout || (plan.field->kind == Kind::Record && isArrayNode(m_stream.nodes, id)))
        return;
    if (node.state == NodeState::Complete && isFineAtFirstSight(id, plan))
        return;
    const std::vector<Part> &parts = m_visitor.layOut(id);
    if (!structure::isPlain(parts, *plan.field))
        structure::reportParts(m_checker, id, parts, m_visitor.values());
    if (plan.hasLinks)
        structure::reportLinks(m_checker, id, parts, m_visitor.values());
    if (plan.field->frame.trailer)
        structure::reportChecksum(m_checker, id);
    for (size_t row = 0; row < parts.size(); ++row) {
        const Part &part = parts[row];
        if (part.node != NoNode || part.range.isEmpty())
            continue;
        if (part.stride > 0)
            visitArray(id, row, part);
        else if (!m_plan[part.field].tests.isEmpty() && part.fault == Fault::None)
            visitNumber(id, row, part);
    }
    showNode(id, plan, parts);
}

void PassWorker::showNode(NodeId node, const FieldPlan &plan, std::span<const Part> parts)
{
    for (Watch *watch : plan.nodeWatches)
        watch->seeNode({.node = node, .field = plan.field, .parts = parts, .cursor = &m_visitor.cursor()}, m_checker);
}

IndexLimit PassWorker::limitOf(NodeId node, const Field &field)
{
    return field.index.array ? hexahedron::limitOf(field, m_checker.targets().of(node, field)) : IndexLimit();
}

void PassWorker::visitNumber(NodeId node, size_t row, const Part &part)
{
    const uchar *bytes = bytesAt(part.range);
    const FieldTests &tests = m_plan[part.field].tests;
    const IndexLimit limit = limitOf(node, *part.field);
    const kernels::Span span{bytes, 1, part.range.size(), part.count};
    const bool isFinite = !tests.wantsFinite || (part.field->width == 4 && !kernels::anyNotFinite(bytes, part.count));
    if (isFinite && !mayFail(tests, span, limit))
        return;
    const Failure failure = failureOf(tests, bytes, part.count, limit);
    if (!failure)
        return;
    const IssueKind &kind = kindOf(tests.tests[size_t(failure.test)]);
    if (!m_checker.lists(kind))
        return;
    const Tree &tree = m_checker.tree();
    const Item item = tree.child(tree.itemOf(m_checker.stream(), node), qint64(row));
    if (item.isValid())
        reportFailure(m_checker, tests, failure, item, limit);
}

/// Fills in what the elements are tested with. False when nobody looks at them.
bool PassWorker::prepare(ArraySight &array, NodeId node)
{
    const FieldPlan &plan = m_plan[array.part.field];
    if (array.shape->fields.empty() && plan.arrayWatches.empty())
        return false;
    array.node = node;
    array.target = nullptr;
    for (const size_t field : array.shape->indexFields) {
        const Field &index = *array.shape->fields[field].field;
        const IndexTargets::Target &target = m_checker.targets().of(node, index);
        array.limits[field] = hexahedron::limitOf(index, target);
        if (&index == plan.index && target.isFound())
            array.target = &target;
    }
    return true;
}

void PassWorker::visitArray(NodeId node, size_t row, const Part &part)
{
    ArraySight &array = sightOf(part);
    array.row = row;
    array.part = part;
    if (!prepare(array, node))
        return;
    qint64 first = 0;
    qint64 end = part.count;
    if (m_confines) {
        first = qBound<qint64>(0, (m_confines->begin - part.range.begin) / part.stride - 1, part.count);
        end = qBound<qint64>(first, (m_confines->end - part.range.begin) / part.stride + 2, part.count);
    } else if (part.range.size() > LongSize) {
        m_longArrays.push_back({array, array.target ? *array.target : IndexTargets::Target()});
        return;
    }
    m_findings.clear();
    const qint64 step = m_confines ? elementsInBlock(array) : qMax<qint64>(1, end);
    for (qint64 i = first; i < end; i += step)
        visitElements(array, i, qMin(step, end - i), m_findings);
    if (!m_findings.isEmpty())
        m_findings.report(m_checker, array);
}

qint64 PassWorker::elementsInBlock(const ArraySight &array)
{
    const qint64 group = array.part.field->index.group; // numbers that make one thing are seen together
    return qMax(group, BlockSize / array.shape->stride / group * group);
}

void PassWorker::visitElements(const ArraySight &array, qint64 first, qint64 count, ArrayFindings &findings)
{
    const qint64 stride = array.shape->stride;
    const qint64 before = first > 0 ? stride : 0;
    const qint64 begin = array.part.range.begin + first * stride;
    const uchar *bytes = bytesAt({begin - before, begin + count * stride}) + before;
    const bool allFinite = array.shape->areFinite(bytes, count);
    for (size_t f = 0; f < array.shape->fields.size(); ++f) {
        const ElementField &field = array.shape->fields[f];
        const kernels::Span span{bytes + field.offset, count, stride, field.count};
        const bool isFinite = allFinite || !field.tests->wantsFinite
                              || (field.field->width == 4 && !kernels::anyNotFinite(span));
        if (isFinite && !mayFail(*field.tests, span, array.limits[f]))
            continue;
        for (qint64 i = 0; i < count; ++i) {
            if (const Failure failure = failureOf(*field.tests, span.bytes + i * stride, field.count, array.limits[f]))
                findings.add(f, failure, first + i);
        }
    }
    showElements(array, first, count, bytes, before ? bytes - before : nullptr);
}

bool PassWorker::areElementsFine(const ArraySight &array, const uchar *bytes, qint64 count) const
{
    const ElementShape &shape = *array.shape;
    if (!shape.areFinite(bytes, count))
        return false;
    for (const size_t f : shape.quickFields) {
        const ElementField &field = shape.fields[f];
        if (mayFail(*field.tests, {bytes + field.offset, count, shape.stride, field.count}, array.limits[f]))
            return false;
    }
    return true;
}

void PassWorker::showElements(const ArraySight &array, qint64 first, qint64 count, const uchar *bytes,
                              const uchar *before)
{
    const std::vector<Watch *> &watches = m_plan[array.part.field].arrayWatches;
    if (watches.empty() || count == 0)
        return;
    const ElementRun run{.node = array.node,
                         .array = &array.part,
                         .first = first,
                         .count = count,
                         .stride = array.shape->stride,
                         .bytes = bytes,
                         .before = before,
                         .target = array.target,
                         .shape = array.shape->parts};
    for (Watch *watch : watches)
        watch->seeElements(run, m_checker);
}

/// What was made before for the values in m_shapedBy; null when nothing was.
ArraySight *PassWorker::knownSight(const Field *array)
{
    CachedSights &cached = m_sights[m_plan.numberOf(array)];
    const size_t count = m_shapedBy.size();
    for (size_t i = 0; i < cached.sights.size(); ++i) {
        size_t same = 0;
        while (same < count && cached.values[i][same] == m_shapedBy[same])
            ++same;
        if (same == count)
            return &cached.sights[i];
    }
    return nullptr;
}

ArraySight &PassWorker::sightOf(const Part &part)
{
    const ValueStack &values = m_visitor.values();
    m_shapedBy.clear();
    for (const Field *field : part.field->derived.shapedBy)
        m_shapedBy.push_back(values[field]);
    if (ArraySight *known = knownSight(part.field))
        return *known;
    ArraySight sight;
    sight.shape = std::make_shared<const ElementShape>(makeShape(part, m_plan, values));
    sight.limits.resize(sight.shape->fields.size());
    CachedSights &cached = m_sights[m_plan.numberOf(part.field)];
    if (cached.sights.size() < CachedSights::Most) {
        cached.values.push_back(m_shapedBy);
        cached.sights.push_back(std::move(sight));
        return cached.sights.back();
    }
    const size_t old = cached.next++ % CachedSights::Most;
    cached.values[old] = m_shapedBy;
    cached.sights[old] = std::move(sight);
    return cached.sights[old];
}

/// The bytes of a range, lying together: as they are in memory, or copied where pieces meet.
const uchar *PassWorker::bytesAt(ByteRange range)
{
    if (range.begin < m_runBegin || range.end > m_runBegin + qint64(m_run.size())) {
        m_run = m_stream.bytes.runAt(range.begin);
        m_runBegin = range.begin;
        if (range.size() > qint64(m_run.size())) {
            m_joined.resize(size_t(range.size()));
            m_stream.bytes.read(range.begin, m_joined.data(), range.size());
            m_run = {};
            return m_joined.data();
        }
    }
    return m_run.data() + (range.begin - m_runBegin);
}

} // namespace hexahedron
