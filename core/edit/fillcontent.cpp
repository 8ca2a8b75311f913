// Content for parts that were empty.
#include "core/edit/contentedits.h"

#include "core/changes/edittext.h"
#include "core/check/contentcheck.h"
#include "core/schema/schema.h"

namespace hexahedron {

/// Parts lie in the order of their records.
qint64 ContentEdits::placeForContentOf(const Item &record, const Field &part) const
{
    const StreamTree &stream = m_tree.stream(record.stream);
    const NodeId array = stream.nodes.parent(record.node);
    for (NodeId next = stream.nodes.nextSibling(record.node); next != NoNode; next = stream.nodes.nextSibling(next)) {
        for (const NodeId node : stream.elsewhere.partsOf(next)) {
            if (stream.nodes[node].field == part.id)
                return stream.nodes[node].begin;
        }
    }
    qint64 end = stream.nodes[array].range().end;
    for (const NodeId node : stream.elsewhere.parts()) {
        if (stream.nodes.parent(node) == stream.nodes.parent(array))
            end = qMax(end, stream.nodes[node].range().end);
    }
    return end;
}

void ContentEdits::fill(const Item &record, const Field &part, const Bytes &bytes)
{
    const std::vector<contents::PartPlace> places = record.steps == 0
                                                        ? contents::partPlacesIn(m_tree.stream(record.stream))
                                                        : std::vector<contents::PartPlace>();
    const auto place = std::find_if(places.begin(), places.end(), [&](const contents::PartPlace &p) {
        return p.record == record.node && p.part == &part && p.isEmpty;
    });
    const Content *content = part.content.get();
    const bool isPlain = part.kind == Kind::Raw;
    if (place == places.end() || !content || (!isPlain && !content->codec)) {
        m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "Nothing can be put into %1.")).arg(m_tree.path(record)));
        return;
    }
    const Field *list = isPlain ? nullptr : content->packed->parent;
    const Field *size = isPlain ? part.times.singleField() : list->array.sumWanted.singleField();
    const qint64 position = placeForContentOf(record, part);
    const NodeStore &nodes = m_tree.stream(record.stream).nodes;
    m_changes.replace(record, nodes.parent(nodes.parent(record.node)), {position, position},
                      isPlain ? bytes : Bytes(piecesOf(*list, *content, bytes)), m_changes.cause(),
                      editText(QT_TRANSLATE_N_NOOP("edit", "%L1 byte(s) inserted"), bytes.size()).arg(bytes.size()));
    writeNumber(contents::fieldAround(m_tree, record, size), bytes.size(), Change::Cause::Length);
    writeNumber(m_tree.ownChild(record, place->offsetRow), position - place->sectionBegin, Change::Cause::Offset);
    // What lies there moves behind it.
    m_changes.leaveAlone(record.stream, place->offsetRange);
    m_filled.push_back({record, &part, bytes});
}

/// Puts the sums of contents that were empty among those of the others, in the order of the records.
void ContentEdits::addFilled(StreamId id, std::vector<Summed> &all) const
{
    const StreamTree &stream = m_tree.stream(id);
    for (const Filled &filled : m_filled) {
        const Content *content = filled.part->content.get();
        if (filled.record.stream != id || !content->checksum)
            continue;
        const auto next = std::find_if(all.begin(), all.end(), [&](const Summed &one) {
            const NodeId owner = stream.elsewhere.ownerOf(one.holder.node);
            return (owner == NoNode ? one.holder.node : owner) > filled.record.node;
        });
        const Sum sum{content->checksum->of(filled.bytes, filled.bytes.range()), filled.bytes.size()};
        all.insert(next, {.holder = filled.record, .content = content, .saidAfter = sum, .changed = sum});
    }
}

} // namespace hexahedron
