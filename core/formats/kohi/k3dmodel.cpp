#include "core/formats/kohi/k3dmodel.h"

#include "core/read/records.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

K3dModel::K3dModel(const Tree &wholeTree, StreamId ofStream)
    : tree(wholeTree)
    , stream(ofStream)
{
    const Item root = tree.root(stream);
    file = tree.childCount(root) > 0 ? tree.child(root, 0) : Item();
    fields = file.isValid() ? K3dFormat::instance().fieldsOf(file.field) : nullptr;
    if (!fields)
        return;
    boneCount = integerIn(tree, part(fields->header), fields->boneCount);
    animationCount = integerIn(tree, part(fields->header), fields->animationCount);
    const Item submeshes = part(fields->submeshes);
    submeshNames = column(submeshes, fields->submeshNames);
    materialNames = column(submeshes, fields->materialNames);
    vertexCounts = column(submeshes, fields->vertexCounts);
    indexCounts = column(submeshes, fields->indexCounts);
    meshTypes = column(submeshes, fields->meshTypes);
    boneNames = column(part(fields->bones), fields->boneNames);
    const Item nodes = part(fields->nodes);
    nodeNames = column(nodes, fields->nodeNames);
    parents = column(nodes, fields->parents);
    const Item animations = part(fields->animations);
    animationNames = column(animations, fields->animationNames);
    channelCounts = column(animations, fields->channelCounts);
    durationItem = childOf(tree, animations, fields->durations);
    ticksItem = childOf(tree, animations, fields->ticksPerSecond);
    durations = floatsIn(tree, animations, fields->durations);
    ticksPerSecond = floatsIn(tree, animations, fields->ticksPerSecond);
    const Item channels = part(fields->channels);
    animationIds = column(channels, fields->animationIds);
    channelNames = column(channels, fields->channelNames);
    const auto keys = [&](const K3dFormat::Fields::Keys &of) {
        return Keys{.fields = &of, .counts = column(channels, of.counts), .offsets = column(channels, of.offsets)};
    };
    positions = keys(fields->positions);
    rotations = keys(fields->rotations);
    scales = keys(fields->scales);
    keyBuffer = childOf(tree, channels, fields->keyBuffer);
    readEntries(part(fields->strings));
    for (qint64 i = nodeNames.count() - 1; i >= 0; --i)
        m_nodes.insert(key(nodeNames.at(i)), i);
}

Bytes K3dModel::bytesOfFile() const
{
    const Bytes &all = tree.bytes(stream);
    return all.mid({file.range.begin, all.size()});
}

Item K3dModel::part(const Field *field) const
{
    return childOf(tree, file, field);
}

K3dModel::Column K3dModel::column(const Item &part, const Field *field) const
{
    Column column{.item = childOf(tree, part, field), .values = {}};
    if (column.item.isValid())
        column.values = integersIn(tree, part, field);
    return column;
}

void K3dModel::readEntries(const Item &strings)
{
    entriesItem = childOf(tree, strings, fields->entries);
    if (!entriesItem.isValid())
        return;
    Records records(tree.bytes(stream), entriesItem);
    entries.reserve(size_t(records.count()));
    for (qint64 i = 0; i < records.count(); ++i)
        entries.push_back({records.integer(i, fields->entryOffset), records.integer(i, fields->entryLength)});
    const Item characterItem = childOf(tree, strings, fields->characters);
    characterBlock = characterItem.isValid() ? characterItem.range
                                             : ByteRange{entriesItem.range.end, entriesItem.range.end};
}

ByteRange K3dModel::characters(qint64 id) const
{
    if (id < 0 || id >= qint64(entries.size()))
        return {};
    const Entry &entry = entries[size_t(id)];
    const ByteRange range{characterBlock.begin + entry.offset, characterBlock.begin + entry.offset + entry.length};
    return characterBlock.contains(range) ? range : ByteRange();
}

QByteArray K3dModel::text(qint64 id) const
{
    const ByteRange range = characters(id);
    return range.isEmpty() ? QByteArray() : tree.bytes(stream).toByteArray(range);
}

QString K3dModel::name(qint64 id) const
{
    return textOf(text(id));
}

qint64 K3dModel::nodeNamed(qint64 id) const
{
    const QByteArray wanted = key(id);
    return wanted.isEmpty() ? -1 : m_nodes.value(wanted, -1);
}

} // namespace hexahedron
