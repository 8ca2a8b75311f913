#include "core/edit/framechecksums.h"

#include "core/edit/pendingchanges.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <algorithm>

namespace hexahedron {

namespace {

void setChecksum(PendingChanges &changes, StreamId stream, NodeId id, std::vector<Replacement> inside)
{
    const Tree &tree = changes.tree();
    const Node &node = tree.stream(stream).nodes[id];
    const Field &trailer = *fieldById(node.field).frame.trailer;
    const FrameStyle &style = trailer.schema->frameStyle;
    const ByteRange stored{node.range().end - trailer.width, node.range().end};
    const ByteRange summed{node.begin + style.tagOffset(), stored.begin};
    if (stored.begin < node.begin + style.headerSize() || changes.touches(stream, stored))
        return; // it is not there, it is given, or it goes as a whole
    std::erase_if(inside, [&](const Replacement &change) { return !summed.contains(change.removed); });
    std::stable_sort(inside.begin(), inside.end(), [](const Replacement &a, const Replacement &b) {
        return std::tie(a.removed.begin, a.removed.end) < std::tie(b.removed.begin, b.removed.end);
    });
    for (Replacement &change : inside)
        change.removed = change.removed.translated(-summed.begin);
    const Bytes content = tree.bytes(stream).mid(summed).replaced(inside);
    const qint64 sum = style.checksum->of(content, {0, content.size()});
    const QByteArray before = tree.bytes(stream).toByteArray(stored);
    const qint64 old = decodeUnsigned(trailer, reinterpret_cast<const uchar *>(before.constData()));
    if (sum == old || node.state != NodeState::Complete)
        return; // nobody can tell where it is while the length is wrong
    const Item frame = tree.itemOf(stream, id);
    const Item item = tree.childNamed(frame, QString::fromLatin1(trailer.name));
    if (style.checksum->of(tree.bytes(stream), summed) != old)
        return changes.leaveChecksum(frame, item);
    changes.replace(item, id, stored, Bytes(encodeInteger(trailer, sum)), Change::Cause::Checksum,
                    QStringLiteral("0x%1 → 0x%2").arg(old, 8, 16, QLatin1Char('0')).arg(sum, 8, 16, QLatin1Char('0')));
}

} // namespace

void followFrameChecksums(PendingChanges &changes, StreamId stream)
{
    std::map<NodeId, std::vector<Replacement>> changed;
    const NodeStore &nodes = changes.tree().stream(stream).nodes;
    for (const PendingChanges::Pending &pending : changes.all()) {
        for (NodeId id = pending.change.stream == stream ? pending.owner : NoNode; id != NoNode;
             id = nodes.parent(id)) {
            if (fieldById(nodes[id].field).frame.trailer)
                changed[id].push_back(pending.change.replacement);
        }
    }
    for (auto &[frame, inside] : changed)
        setChecksum(changes, stream, frame, std::move(inside));
}

} // namespace hexahedron
