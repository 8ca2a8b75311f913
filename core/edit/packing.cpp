// Edits of streams inside the file become edits of the streams around them.
#include "core/changes/edittext.h"
#include "core/check/contentcheck.h"
#include "core/edit/contentedits.h"
#include "core/edit/counts.h"
#include "core/edit/packedpieces.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

std::optional<Encoded> encoded(const Codec &codec, const Bytes &bytes)
{
    const QByteArray all = bytes.toByteArray();
    return codec.encode({reinterpret_cast<const uchar *>(all.constData()), size_t(all.size())});
}

/// Those of the bytes that were expanded: others may stand behind them, and stay there.
ByteRange packedRange(const Item &bytes, const OpenedContent &content)
{
    const qint64 used = content.problems.empty() ? bytes.range.size() : content.problems.front().used;
    return {bytes.range.begin, qMin(bytes.range.end, bytes.range.begin + used)};
}

} // namespace

/// A piece of new content: one that was there before, or one to be packed.
struct ContentEdits::Cut
{
    ByteRange range; ///< of the new content
    qint64 old = -1; ///< the piece that has the same bytes packed already
};

void ContentEdits::handOn(StreamId id)
{
    const StreamTree &stream = m_tree.stream(id);
    const Item &holder = stream.holder;
    std::vector<Pending> edits = m_changes.take(id);
    if (edits.empty())
        return;
    if (stream.isInPlace()) {
        qint64 growth = 0;
        for (Pending &edit : edits) {
            growth += edit.change.replacement.growth();
            edit.change.stream = holder.stream;
            edit.owner = holder.node;
            m_changes.all().push_back(std::move(edit));
        }
        if (growth != 0 && m_changes.followsLinks())
            m_counts.add(holder, growth);
        return;
    }
    const Bytes now = stream.bytes.replaced(PendingChanges::replacementsOf(edits));
    m_expanded[{holder.stream, holder.node, holder.steps > 0 ? holder.rows[0] : -1}] = {
        now, edits.size() == 1 && edits.front().change.replacement.removed == stream.bytes.range()};
    const PackedPieces packed = packedPiecesOf(m_tree, holder);
    if (packed.list.isValid())
        packPieces(stream, packed, now, edits);
    else
        packOne(stream, now);
    m_changes.addConsequence(
        editText(QT_TRANSLATE_NOOP("edit", "%1 is packed anew: more of its packed bytes differ than of "
                                           "its content."))
            .arg(m_tree.path(holder)));
    m_changes.addPacked(std::move(edits));
}

void ContentEdits::packOne(const StreamTree &stream, const Bytes &now)
{
    const Item &holder = stream.holder;
    const Content &content = *holder.field->content;
    const std::optional<Encoded> result = encoded(*content.codec, now);
    const Item bytes = contents::fieldAround(m_tree, holder, content.packed);
    if (!result || !bytes.isValid()) {
        m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be packed.")).arg(m_tree.path(holder)));
        return;
    }
    const ByteRange packed = packedRange(bytes, *m_tree.contentOf(holder));
    const qint64 growth = result->bytes.size() - packed.size();
    m_changes.replace(
        bytes, m_changes.ownerOf(bytes), packed, Bytes(result->bytes), Change::Cause::Packed,
        editText(QT_TRANSLATE_NOOP("edit", "%L1 bytes packed in %L2")).arg(now.size()).arg(result->bytes.size()));
    if (growth != 0 && bytes.field->times.singleField())
        m_counts.add(bytes, growth);
    writeNumber(contents::fieldAround(m_tree, holder, content.expandedSize), now.size(), Change::Cause::Length);
    for (size_t i = 0; i < content.parameters.size() && i < result->parameters.size(); ++i)
        writeNumber(contents::fieldAround(m_tree, holder, content.parameters[i]), result->parameters[i],
                    Change::Cause::Derived);
}

/// Where the new content is cut. Pieces without edits stay as they are as long as what comes before them keeps its length.
std::vector<ContentEdits::Cut> ContentEdits::cutsOf(const StreamTree &stream, const PackedPieces &packed,
                                                    const Bytes &now, const std::vector<Pending> &edits) const
{
    const Content &content = *stream.holder.field->content;
    const bool keepsSizes = std::all_of(edits.begin(), edits.end(),
                                        [](const Pending &p) { return p.change.replacement.growth() == 0; });
    const auto isEdited = [&](ByteRange range) {
        return std::any_of(edits.begin(), edits.end(), [=](const Pending &p) {
            const ByteRange removed = p.change.replacement.removed;
            if (!removed.isEmpty())
                return range.overlaps(removed);
            // What is inserted behind a full piece begins the next one.
            const bool isFull = range.size() == content.mostInPiece;
            return range.begin <= removed.begin && (isFull ? removed.begin < range.end : removed.begin <= range.end);
        });
    };
    std::vector<Cut> cuts;
    qint64 position = 0;
    for (size_t i = 0; i < packed.pieces.size(); ++i) {
        const ByteRange range{position, position + packed.pieces[i].announced};
        if (!keepsSizes && isEdited(range))
            break;
        cuts.push_back({range, isEdited(range) ? -1 : qint64(i)});
        position = range.end;
    }
    const qint64 most = content.mostInPiece > 0 ? content.mostInPiece : now.size();
    for (; position < now.size(); position = cuts.back().range.end)
        cuts.push_back({{position, qMin(now.size(), position + most)}, -1});
    return cuts;
}

/// One element of the list of pieces.
QByteArray ContentEdits::pieceOf(const Field &list, const Content &content, const Bytes &bytes)
{
    const std::optional<QByteArray> piece = packedPiece(content, bytes.toByteArray());
    if (!piece)
        m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be packed.")).arg(QLatin1StringView(list.name)));
    return piece.value_or(QByteArray());
}

/// All of some content, cut where packers cut.
QByteArray ContentEdits::piecesOf(const Field &list, const Content &content, const Bytes &bytes)
{
    const std::optional<PackedAnew> packed = packedAnew(content, bytes.toByteArray());
    if (!packed)
        m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot be packed.")).arg(QLatin1StringView(list.name)));
    return packed ? packed->bytes : QByteArray();
}

void ContentEdits::packPieces(const StreamTree &stream, const PackedPieces &packed, const Bytes &now,
                              const std::vector<Pending> &edits)
{
    const Item &list = packed.list;
    const Content &content = *stream.holder.field->content;
    const std::vector<Cut> cuts = cutsOf(stream, packed, now, edits);
    const auto pieceRange = [&](size_t i) { return m_tree.ownChild(list, qint64(i)).range; };
    const auto replace = [&](ByteRange removed, const QByteArray &bytes, int count) {
        m_changes.replace(list, list.node, removed, Bytes(bytes), Change::Cause::Packed,
                          editText(QT_TRANSLATE_N_NOOP("edit", "%n block(s) packed again"), count));
    };
    size_t i = 0;
    for (; i < cuts.size() && i < packed.pieces.size() && cuts.size() == packed.pieces.size(); ++i) {
        if (cuts[i].old < 0)
            replace(pieceRange(i), pieceOf(*list.field, content, now.mid(cuts[i].range)), 1);
    }
    if (cuts.size() != packed.pieces.size()) {
        while (i < cuts.size() && cuts[i].old >= 0)
            ++i;
        const qint64 begin = i < packed.pieces.size() ? pieceRange(i).begin : list.range.end;
        QByteArray bytes;
        for (size_t cut = i; cut < cuts.size(); ++cut)
            bytes += pieceOf(*list.field, content, now.mid(cuts[cut].range));
        replace({begin, list.range.end}, bytes, int(cuts.size() - i));
    }
    if (m_changes.followsLinks() && list.field->array.sumOf)
        writeNumber(contents::fieldAround(m_tree, stream.holder, list.field->array.sumWanted.singleField()), now.size(),
                    Change::Cause::Length);
}

} // namespace hexahedron
