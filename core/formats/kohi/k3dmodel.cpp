#include "core/formats/kohi/k3dmodel.h"

#include "core/read/records.h"
#include "core/tree/items.h"

namespace hexahedron {

K3dModel::K3dModel(const Tree &wholeTree, StreamId ofStream)
    : tree(wholeTree)
    , stream(ofStream)
    , file(tree.childCount(tree.root(stream)) > 0 ? tree.child(tree.root(stream), 0) : Item())
    , fields(file.isValid() ? K3dFormat::instance().fieldsOf(file.field) : nullptr)
{
    if (!fields)
        return;
    keyBuffer = item(fields->keyBuffer);
    readEntries();
    for (qint64 i = nodeNames.count() - 1; i >= 0; --i)
        m_nodes.insert(key(nodeNames.at(i)), i);
}

Item K3dModel::item(const Field *field) const
{
    return itemOfField(tree, stream, *field);
}

Item K3dModel::cell(const Field *column, qint64 row) const
{
    const Item cells = item(column);
    return cells.isValid() && row >= 0 && row < cells.count ? tree.child(cells, row) : Item();
}

K3dModel::Column K3dModel::column(const Field *field) const
{
    const Item cells = item(field);
    return cells.isValid() ? Column{cells, integersIn(tree, item(field->parent), field)} : Column{};
}

K3dModel::FloatColumn K3dModel::floatColumn(const Field *Fields::*field) const
{
    return fields ? FloatColumn{item(fields->*field), floatsIn(tree, item((fields->*field)->parent), fields->*field)}
                  : FloatColumn{};
}

K3dModel::Keys K3dModel::keysOf(Fields::Keys Fields::*kind) const
{
    if (!fields)
        return {};
    const Fields::Keys &of = fields->*kind;
    return {.fields = &of, .counts = column(of.counts), .offsets = column(of.offsets)};
}

void K3dModel::readEntries()
{
    entriesItem = item(fields->entries);
    if (!entriesItem.isValid())
        return;
    Records records(tree.bytes(stream), entriesItem);
    entries.reserve(size_t(records.count()));
    for (qint64 i = 0; i < records.count(); ++i)
        entries.push_back({records.integer(i, fields->entryOffset), records.integer(i, fields->entryLength)});
    const Item characterItem = item(fields->characters);
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

qint64 K3dModel::nodeNamed(qint64 id) const
{
    const QByteArray wanted = key(id);
    return wanted.isEmpty() ? -1 : m_nodes.value(wanted, -1);
}

} // namespace hexahedron
