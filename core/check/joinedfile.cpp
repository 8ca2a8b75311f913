#include "core/check/joinedfile.h"

#include "core/check/checker.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

namespace hexahedron {

namespace {

std::atomic<FormatFinder> finder = nullptr;

/// So long a mark stands nowhere by chance. Behind shorter ones what the file begins with has to be right as well.
bool hasLongMark(const Format &format, const Bytes &bytes)
{
    constexpr qsizetype Long = 4;
    return std::ranges::any_of(format.signatures, [&](const QByteArray &signature) {
        return signature.size() >= Long && bytes.toByteArray({0, signature.size()}) == signature;
    });
}

bool beginsRight(const Tree &tree)
{
    const std::vector<Issue> issues = checkAround(tree, 0, {0, 1});
    return std::ranges::none_of(issues, [](const Issue &issue) { return issue.severity >= Severity::Warning; });
}

/// Touches headers and counts only. What stands behind the file is not looked at, however many files there are.
bool readsAsFile(const Format &format, const Bytes &bytes)
{
    const auto tree = readTree(format, bytes, {});
    const StreamTree &stream = tree->stream(0);
    const NodeId first = stream.nodes.firstChild(0);
    if (first == NoNode)
        return false;
    if (stream.schema->syntax) {
        NodeId element = first;
        while (element != NoNode && fieldById(stream.nodes[element].field).kind != Kind::Element)
            element = stream.nodes.nextSibling(element);
        return element != NoNode && stream.nodes[element].state == NodeState::Complete;
    }
    NodeVisitor visitor(stream);
    const bool isWhole = stream.nodes[first].state == NodeState::Complete
                         && std::ranges::all_of(visitor.layOut(first),
                                                [](const Part &part) { return part.fault == Fault::None; });
    return isWhole && (hasLongMark(format, bytes) || beginsRight(*tree));
}

} // namespace

void setJoinedFinder(FormatFinder found)
{
    finder = found;
}

const Format *joinedFormat(const StreamTree &stream, const Bytes &rest)
{
    if (!stream.format || stream.schema->syntax)
        return nullptr;
    if (stream.format->hasContent(rest))
        return stream.format;
    const FormatFinder find = finder;
    const Format *other = find ? &find(rest) : nullptr;
    const bool isKnown = other && other->hasContent(rest);
    return isKnown && readsAsFile(*other, rest) ? other : nullptr;
}

NodeId joinedNode(const StreamTree &stream)
{
    constexpr int MostPlaces = 16; // no healthy file has many
    const Schema &schema = *stream.schema;
    const NodeStore &nodes = stream.nodes;
    if (schema.syntax || !schema.root->section.all.empty() || nodes[0].field != schema.root->id || !schema.isSeries())
        return NoNode;
    int places = 0;
    bool isBehindFrame = false;
    for (NodeId id = nodes.firstChild(0); id != NoNode && places < MostPlaces; id = nodes.nextSibling(id)) {
        const quint16 field = nodes[id].field;
        const bool isUnexplained = field == schema.headless->id || field == schema.unknownFrame->id;
        if (isUnexplained && isBehindFrame) {
            ++places;
            if (joinedFormat(stream, stream.bytes.mid({nodes[id].begin, nodes[0].range().end})))
                return id;
        }
        isBehindFrame = !isUnexplained && nodes[id].state == NodeState::Complete;
    }
    return NoNode;
}

} // namespace hexahedron
