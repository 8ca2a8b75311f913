// The shorter way through frames with which nothing is wrong: almost all of them.
#include "core/check/pass.h"

#include "core/schema/schema.h"

#include <cstring>

namespace hexahedron {

namespace {

qint64 constantCount(const Field &field)
{
    return field.times.isEmpty() ? 1 : field.times.evaluate({});
}

void addNumber(QuickSegment &segment, const Field &field)
{
    const qint64 count = constantCount(field);
    FieldTests tests = testsOf(field);
    if (tests.wantsFinite && field.width != 4)
        tests.quick.push_back({.exact = tests.tests.front()});
    if (tests.wantsFinite && field.width == 4) {
        const bool touches = !segment.floats.empty()
                             && segment.floats.back().offset + 4 * segment.floats.back().count == segment.size;
        if (touches)
            segment.floats.back().count += count;
        else
            segment.floats.push_back({segment.size, count});
    }
    if (!tests.quick.empty())
        segment.numbers.push_back({segment.size, count, std::move(tests)});
    segment.size += field.width * count;
}

/// A list whose shape is decided by numbers of the first segment alone.
bool addList(QuickPlan &plan, const Field &frame, const Field &list)
{
    if (!list.isRecordArray() || !list.array.untilEnd || !list.derived.hasFixedShape || &list != frame.body.back())
        return false;
    plan.array = &list;
    for (const Field *shaping : list.derived.shapedBy) {
        qint64 offset = 0;
        bool isFound = false;
        for (const Field *field : frame.body) {
            if (field->kind == Kind::Text && field->textForm == TextForm::Terminated)
                break;
            if (field == shaping) {
                isFound = field->kind == Kind::Integer && field->times.isEmpty();
                break;
            }
            offset += field->width * constantCount(*field);
        }
        if (!isFound)
            return false;
        plan.shaping.push_back({offset, shaping});
    }
    return true;
}

} // namespace

QuickPlan QuickPlan::of(const Field &frame)
{
    QuickPlan plan;
    if (frame.frame.trailer)
        return plan;
    plan.segments.emplace_back();
    for (const Field *field : frame.body) {
        const bool isOpen = !field->when.isEmpty() || (!field->times.isEmpty() && !field->times.isConstant());
        Place place{.segment = plan.segments.size() - 1, .range = {}};
        Part part{.field = field, .range = {}};
        place.range.begin = plan.segments.back().size;
        if (field->kind == Kind::Text && field->textForm == TextForm::Counted)
            return {};
        if (field->kind == Kind::Text && field->textForm == TextForm::Fixed && !isOpen) {
            plan.segments.back().size += field->width;
        } else if (field->kind == Kind::Text && !isOpen) {
            plan.segments.emplace_back();
            ++place.segment;
            place.isText = true;
        } else if (field->isNumber() && !field->isArray() && !isOpen) {
            part.count = constantCount(*field);
            part.wanted = field->times.isEmpty() ? 0 : part.count;
            addNumber(plan.segments.back(), *field);
        } else if (!addList(plan, frame, *field)) {
            return {};
        }
        place.range.end = plan.segments.back().size;
        plan.places.push_back(place);
        plan.parts.push_back(part);
    }
    return plan;
}

bool PassWorker::isFineAtFirstSight(NodeId node, const FieldPlan &plan)
{
    const QuickPlan &quick = plan.quick;
    const Node &stored = m_stream.nodes[node];
    if (quick.segments.empty() || m_confines)
        return false;
    // Long frames are not worth a shorter way, and must not be copied where they lie across a seam.
    constexpr qint64 MostBytes = 64 * 1024;
    constexpr qint64 MostOfOuter = 1024;
    const qint64 looked = plan.field->frame.takesFrames ? qMin(stored.size, MostOfOuter) : stored.size;
    if (looked > MostBytes)
        return false;
    const uchar *frame = bytesAt({stored.begin, stored.begin + looked});
    const uchar *bytes = frame;
    const uchar *end = frame + looked;
    m_segments.clear();
    for (size_t i = 0; i < quick.segments.size(); ++i) {
        const QuickSegment &segment = quick.segments[i];
        if (i > 0) {
            bytes = static_cast<const uchar *>(std::memchr(bytes, 0, size_t(end - bytes)));
            if (!bytes)
                return false;
            ++bytes;
        }
        m_segments.push_back(stored.begin + (bytes - frame));
        if (end - bytes < segment.size || !isSegmentFine(node, segment, bytes))
            return false;
        bytes += segment.size;
    }
    const Part *list = nullptr;
    if (quick.array) {
        list = fineList(node, quick, frame, {stored.begin + (bytes - frame), stored.begin + looked});
        if (!list)
            return false;
    } else if (!plan.field->frame.takesFrames && bytes - frame != stored.size) {
        return false;
    }
    if (!plan.nodeWatches.empty())
        showQuickly(node, plan, list);
    return true;
}

/// Makes the parts that laying out would make.
void PassWorker::showQuickly(NodeId node, const FieldPlan &plan, const Part *list)
{
    const QuickPlan &quick = plan.quick;
    std::vector<Part> &parts = m_quickParts[m_plan.numberOf(plan.field)];
    if (parts.size() != quick.parts.size())
        parts = quick.parts;
    for (size_t i = 0; i < quick.places.size(); ++i) {
        const QuickPlan::Place &place = quick.places[i];
        if (place.isText)
            parts[i].range = {m_segments[place.segment - 1] + place.range.begin, m_segments[place.segment]};
        else
            parts[i].range = place.range.translated(m_segments[place.segment]);
    }
    if (list)
        parts.back() = *list;
    showNode(node, plan, parts);
}

bool PassWorker::isSegmentFine(NodeId node, const QuickSegment &segment, const uchar *bytes)
{
    for (const QuickSegment::Floats &floats : segment.floats) {
        if (kernels::anyNotFinite(bytes + floats.offset, floats.count))
            return false;
    }
    for (const QuickSegment::Number &number : segment.numbers) {
        const Field &field = *number.tests.field;
        const kernels::Span span{bytes + number.offset, 1, number.count * field.width, number.count};
        if (mayFail(number.tests, span, field.index.array ? limitOf(node, field) : IndexLimit()))
            return false;
    }
    return true;
}

/// The list at the end of a frame; null when something may be wrong with it.
const Part *PassWorker::fineList(NodeId node, const QuickPlan &quick, const uchar *frame, ByteRange range)
{
    m_shapedBy.clear();
    for (const QuickPlan::Shaping &shaping : quick.shaping)
        m_shapedBy.push_back(decodeInteger(*shaping.field, frame + shaping.offset));
    ArraySight *sight = knownSight(quick.array);
    const qint64 stride = sight ? sight->shape->stride : 0;
    if (stride <= 0 || range.size() % stride != 0)
        return nullptr;
    sight->part = Part{.field = quick.array, .range = range, .count = range.size() / stride, .stride = stride};
    if (!prepare(*sight, node))
        return &sight->part;
    const uchar *bytes = frame + (range.begin - m_stream.nodes[node].begin);
    if (!areElementsFine(*sight, bytes, sight->part.count))
        return nullptr;
    showElements(*sight, 0, sight->part.count, bytes, nullptr);
    return &sight->part;
}

} // namespace hexahedron
