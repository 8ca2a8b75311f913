#include "core/recovery/evidence.h"

#include "core/check/engineissues.h"
#include "core/recovery/plausible.h"
#include "core/recovery/proof.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/stored.h"

#include <cmath>
#include <set>

namespace hexahedron::recovery {

namespace {

void addFault(Evidence &evidence, qint64 offset, double bits = Evidence::StructureFault)
{
    ++evidence.faults;
    evidence.bits += bits;
    if (evidence.firstFault < 0 || offset < evidence.firstFault)
        evidence.firstFault = offset;
}

void addUnread(Evidence &evidence, ByteRange range, double bitsOfByte = Evidence::UnreadByte)
{
    evidence.unread += range.size();
    addFault(evidence, range.begin, Evidence::UnreadRun + bitsOfByte * double(range.size()));
}

/// True for a field without which its record is not whole.
bool mustBeThere(const Field &field)
{
    return !field.isElsewhere() && !field.array.sumOf && !field.array.untilEnd && !field.array.endsAt
           && field.kind != Kind::Look && !field.mayBeAbsent;
}

bool takes(const Field &parent, const Field &frame)
{
    return std::find(parent.frame.frames.begin(), parent.frame.frames.end(), &frame) != parent.frame.frames.end();
}

class StructurePass
{
public:
    StructurePass(const StreamTree &stream, Evidence &evidence)
        : m_stream(stream)
        , m_visitor(stream)
        , m_evidence(evidence)
    {
    }

    void run()
    {
        const NodeId count = m_stream.nodes.size();
        for (NodeId id = 0; id < count; ++id)
            visit(id);
    }

private:
    void visit(NodeId id)
    {
        const Schema &schema = *m_stream.schema;
        const Node &node = m_stream.nodes[id];
        const Field &field = fieldById(node.field);
        // Up to where the frame ends things may be in order.
        if (node.state == NodeState::LengthPassesParent || node.state == NodeState::LengthTooShort)
            addFault(m_evidence, node.range().end);
        else if (node.state == NodeState::TooDeep || node.state == NodeState::NotRead)
            addUnread(m_evidence, node.range());
        const bool isUnclaimed = &field == schema.trailing || &field == schema.headless || &field == schema.gap;
        if (isUnclaimed && node.state != NodeState::TooDeep) {
            addUnread(m_evidence, node.range());
            return;
        }
        if (&field == schema.unknownFrame) {
            addUnread(m_evidence, node.range(), Evidence::UnreadByte / 2);
            return;
        }
        if (field.kind == Kind::Frame && id != 0
            && !takes(fieldById(m_stream.nodes[m_stream.nodes.parent(id)].field), field))
            addFault(m_evidence, node.begin, Evidence::UnreadRun);
        if ((field.kind != Kind::Frame && field.kind != Kind::Record) || isArrayNode(m_stream.nodes, id))
            return;
        visitParts(id, node, field);
    }

    void visitParts(NodeId id, const Node &node, const Field &field)
    {
        const std::vector<Part> &parts = m_visitor.layOut(id);
        for (const Part &part : parts) {
            if ((part.field->hidesRest || part.field->isSteppedOver) && !part.range.isEmpty()) {
                addUnread(m_evidence, part.range);
                continue;
            }
            switch (part.fault) {
            case Fault::None:
                if (isUnknownKind(part))
                    addFault(m_evidence, part.range.begin);
                break;
            case Fault::ExtraBytes:
            case Fault::Remainder:
                addUnread(m_evidence, part.range);
                break;
            case Fault::CountTooLarge:
            case Fault::CountNegative:
            case Fault::Truncated: // up to its end it may be in order; the more is missing, the worse
                addFault(m_evidence, part.fault == Fault::CountNegative ? part.range.begin : part.range.end,
                         Evidence::StructureFault + std::log2(1 + std::abs(double(part.wanted) - double(part.count))));
                break;
            case Fault::Unterminated:
            case Fault::LayoutUnknown:
                addFault(m_evidence, part.range.begin);
                break;
            }
        }
        if (field.body.empty() || field.layout.isPool || (!parts.empty() && parts.back().field == field.body.back()))
            return;
        for (const Field *wanted : field.body) {
            const bool isThere = std::any_of(parts.begin(), parts.end(),
                                             [=](const Part &part) { return part.field == wanted; });
            if (isThere || !isPresent(*wanted, m_visitor.values()))
                continue;
            const bool isNeeded = wanted->isElsewhere() ? hasBytes(*wanted) : mustBeThere(*wanted);
            if (!isNeeded || (!wanted->times.isEmpty() && wanted->times.evaluate(m_visitor.values()) <= 0))
                continue;
            addFault(m_evidence, node.range().end);
            if (!wanted->isElsewhere())
                break; // what follows is missing for the same reason
        }
    }

    /// A number that says what follows, but none of those that say something.
    bool isUnknownKind(const Part &part) const
    {
        const Field &field = *part.field;
        if (field.kind != Kind::Integer || field.number.names.empty() || field.number.isFlags || part.count != 1
            || !(field.derived.isReferred || field.derived.decides)
            || std::none_of(field.rules.begin(), field.rules.end(), [](const FieldRule &rule) {
                   return rule.test == FieldRule::Test::Named && rule.severity == Severity::Error && !rule.host;
               }))
            return false;
        const QByteArray bytes = m_stream.bytes.toByteArray(part.range);
        const qint64 value = decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData()));
        return std::none_of(field.number.names.begin(), field.number.names.end(),
                            [=](const NamedValue &name) { return name.value == value; });
    }

    bool hasBytes(const Field &field) const
    {
        return field.times.isEmpty() || field.times.evaluate(m_visitor.values()) > 0;
    }

    const StreamTree &m_stream;
    NodeVisitor m_visitor;
    Evidence &m_evidence;
};

} // namespace

bool isOfStructure(const IssueKind &kind)
{
    static const IssueKind *const kinds[]{
        &issues::lengthPassesParent, &issues::lengthTooShort, &issues::lengthBelowHeader, &issues::cutOff,
        &issues::textNotTerminated,  &issues::bytesLeftOver,  &issues::countTooLarge,     &issues::countNegative,
        &issues::layoutUnknown,      &issues::noHeader,       &issues::unknownFrame,      &issues::frameMisplaced,
        &issues::trailingBytes,      &issues::bytesUnused,    &issues::tooDeep,           &issues::partsOverlap,
        &issues::fileAppended,       &issues::partPassesEnd,  &issues::partInDirectory,   &issues::notThisFormat};
    return std::find(std::begin(kinds), std::end(kinds), &kind) != std::end(kinds);
}

Item listOfNonsense(const Tree &tree, const Issue &issue)
{
    constexpr qint64 LeastElements = 4;
    constexpr qint64 LeastShare = 8; // one of so many
    if (issue.severity != Severity::Error || isOfStructure(*issue.kind) || issue.count < LeastElements)
        return {};
    Item list = issue.item;
    while (list.isValid() && list.role != Item::Role::Array)
        list = tree.parent(list);
    return list.isValid() && issue.count * LeastShare >= list.count ? list : Item();
}

bool isOfLoss(const IssueKind &kind)
{
    return &kind == &issues::zeroSector;
}

Evidence structureOf(const Tree &tree)
{
    Evidence evidence;
    for (const StreamId id : tree.openStreams()) {
        const StreamTree &stream = tree.stream(id);
        if (stream.schema->syntax)
            continue;
        Evidence own;
        StructurePass(stream, own).run();
        if (tree.baseOf(id) != 0)
            own.firstFault = own.faults > 0 ? stream.packed.begin : -1;
        evidence.bits += own.bits;
        evidence.faults += own.faults;
        evidence.unread += own.unread;
        if (own.firstFault >= 0 && (evidence.firstFault < 0 || own.firstFault < evidence.firstFault))
            evidence.firstFault = own.firstFault;
        if (!stream.isWhole) // packed bytes that cannot be expanded to the end; what is wrong lies among them
            addFault(evidence, qMax(stream.packed.begin, stream.packed.end - 1), 4 * Evidence::StructureFault);
    }
    return evidence;
}

qint64 firstFaultIn(const StreamTree &stream)
{
    Evidence evidence;
    StructurePass(stream, evidence).run();
    return evidence.firstFault;
}

bool leavesMoreUnused(const std::vector<Issue> &found, const std::vector<Issue> &known)
{
    constexpr qint64 FewBytes = 16;
    const auto unusedIn = [](const std::vector<Issue> &all) {
        qint64 bytes = 0;
        for (const Issue &issue : all)
            bytes += issue.kind == &issues::bytesUnused ? issue.range.size() : 0;
        return bytes;
    };
    return unusedIn(found) > unusedIn(known) + FewBytes;
}

namespace {

/// Whatever is left, be it behind a list that is too short.
bool isTakenToTheEnd(const Field &field)
{
    return field.kind == Kind::Raw && (field.array.untilEnd || &field == field.schema->tail);
}

} // namespace

qint64 bytesToTheEnd(const Tree &tree)
{
    constexpr NodeId MostNodes = 20'000;
    const StreamTree &stream = tree.stream(0);
    NodeVisitor visitor(stream);
    qint64 bytes = 0;
    for (NodeId id = 0; id < qMin(stream.nodes.size(), MostNodes); ++id) {
        const Field &field = fieldById(stream.nodes[id].field);
        if ((field.kind != Kind::Frame && field.kind != Kind::Record) || isArrayNode(stream.nodes, id))
            continue;
        for (const Part &part : visitor.layOut(id))
            bytes += isTakenToTheEnd(*part.field) ? part.range.size() : 0;
    }
    return bytes;
}

bool expandsAsMuch(const Tree &tree, const Tree &before)
{
    const qint64 expanded = before.expandedSize();
    return tree.expandedSize() >= expanded - expanded / 8;
}

qint64 knownContents(const Tree &tree)
{
    const auto streams = tree.openStreams();
    return std::ranges::count_if(streams, [&](StreamId id) {
        const Format *format = tree.stream(id).format;
        return id != 0 && format && !format->extensions.isEmpty(); // what takes all the rest has none
    });
}

namespace {

constexpr NodeId MostNodesWithFrames = 20'000; // of more only the first are counted

} // namespace

qint64 knownFrames(const Tree &tree)
{
    const StreamTree &stream = tree.stream(0);
    qint64 count = 0;
    for (NodeId id = 0; id < qMin(stream.nodes.size(), MostNodesWithFrames); ++id) {
        const Field &field = fieldById(stream.nodes[id].field);
        count += field.kind == Kind::Frame && &field != stream.schema->unknownFrame ? 1 : 0;
    }
    return count;
}

namespace {

/// Kinds of frames and records that are read as a whole.
std::set<quint16> kindsRead(const Tree &tree)
{
    const StreamTree &stream = tree.stream(0);
    std::set<quint16> kinds;
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        const Node &node = stream.nodes[id];
        const Field &field = fieldById(node.field);
        const bool isKnown = (field.kind == Kind::Frame || field.kind == Kind::Record)
                             && &field != stream.schema->unknownFrame;
        if (isKnown && node.state == NodeState::Complete && node.size > 0)
            kinds.insert(node.field);
    }
    return kinds;
}

bool areCounted(const Tree &a, const Tree &b)
{
    return qMax(a.stream(0).nodes.size(), b.stream(0).nodes.size()) <= MostNodesWithFrames;
}

} // namespace

bool readsFewerFrames(const Tree &after, const Tree &before)
{
    return areCounted(after, before) && knownFrames(after) < knownFrames(before);
}

bool readsFewerKinds(const Tree &after, const Tree &before)
{
    if (!areCounted(after, before))
        return false;
    const std::set<quint16> now = kindsRead(after), then = kindsRead(before);
    const auto lost = std::ranges::count_if(then, [&](quint16 kind) { return !now.contains(kind); });
    const auto gained = std::ranges::count_if(now, [&](quint16 kind) { return !then.contains(kind); });
    return lost > gained;
}

double bitsOfOddValues(double bits)
{
    return 4 * std::log2(1 + bits / 4);
}

double bitsOfIssues(const std::vector<Issue> &issues)
{
    double bits = 0;
    for (const Issue &issue : issues) {
        if (issue.severity < Severity::Warning || isOfLoss(*issue.kind))
            continue;
        if (!isOfStructure(*issue.kind))
            bits += issue.severity == Severity::Error ? Evidence::ErrorKind : Evidence::WarningKind;
        bits += std::log2(double(qMax<qint64>(1, issue.count)));
    }
    return bits;
}

Evidence evidenceOf(const Tree &tree, const std::vector<Issue> &issues)
{
    Evidence evidence = structureOf(tree);
    for (const Issue &issue : issues) {
        if (isOfLoss(*issue.kind))
            continue;
        evidence.findings += issue.severity >= Severity::Warning ? 1 : 0;
        evidence.errors += issue.severity == Severity::Error ? issue.count : 0;
        evidence.warnings += issue.severity == Severity::Warning ? issue.count : 0;
    }
    evidence.rightSums = rightSums(tree, issues);
    evidence.bits += bitsOfIssues(issues) + bitsOfOddValues(oddValues(tree).bits)
                     - Evidence::RightSum * double(evidence.rightSums);
    return evidence;
}

} // namespace hexahedron::recovery
