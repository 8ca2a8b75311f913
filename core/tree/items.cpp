#include "core/tree/items.h"

#include "core/read/rows.h"
#include "core/schema/field.h"
#include "core/tree/contentstore.h"
#include "core/tree/value.h"

namespace hexahedron {

Item ownChildOf(const Tree &tree, const Item &item, const Field *field)
{
    if (!item.isValid() || item.role == Item::Role::Array || !field)
        return {};
    // Where rows are stored no item is made of each.
    const bool isStored = item.steps == 0 && item.role != Item::Role::Field && item.role != Item::Role::Array
                          && !item.field->document.separator;
    if (!isStored) {
        const qint64 rows = tree.ownChildCount(item);
        for (qint64 row = 0; row < rows; ++row) {
            if (const Item child = tree.ownChild(item, row); child.field == field)
                return child;
        }
        return {};
    }
    if (tree.ownChildCount(item) == 0)
        return {};
    const std::shared_ptr<const NodeLayout> layout = tree.layoutOf(item.stream, item.node);
    for (size_t row = 0; row < layout->parts.size(); ++row) {
        if (layout->parts[row].field == field)
            return tree.ownChild(item, qint64(row));
    }
    const NodeStore &nodes = tree.stream(item.stream).nodes;
    for (const NodeId frame : layout->frames) {
        if (nodes[frame].field == field->id)
            return tree.itemOf(item.stream, frame);
    }
    return {};
}

Item childOf(const Tree &tree, const Item &item, const Field *field)
{
    if (const Item child = ownChildOf(tree, item, field); child.isValid() || !item.isValid() || !Tree::mayHold(item))
        return child;
    if (item.role == Item::Role::Array || !field)
        return {};
    const auto content = tree.contentOf(item);
    return content && content->stream != NoStream ? ownChildOf(tree, tree.root(content->stream), field) : Item();
}

Item itemOfField(const Tree &tree, StreamId stream, const Field &field)
{
    if (!field.parent)
        return tree.root(stream);
    const Item above = itemOfField(tree, stream, *field.parent);
    return above.isValid() ? childOf(tree, above, &field) : Item();
}

Item pieceOf(const Tree &tree, const Item &row)
{
    if (row.role != Item::Role::Element || row.field->kind != Kind::Record || !row.field->derived.isRowList)
        return {};
    const Item list = tree.parent(row);
    const Item above = tree.parent(list);
    for (const Field *pool : above.field->body) {
        if (!pool->layout.isPool)
            continue;
        const Item place = childOf(tree, above, pool);
        for (const Field *piece : pool->body) {
            const Field *offset = piece->layout.at.singleField();
            if (!place.isValid() || !offset || offset->parent != row.field)
                continue;
            ValueStack values = tree.valuesAround(place.stream, place.node);
            ByteCursor cursor(tree.bytes(place.stream));
            const ByteRange claim = claimOf(*piece, *pool, place.range.begin, tree.row(row), cursor, values);
            if (!place.range.contains(claim) || claim.isEmpty())
                continue;
            Item item = tree.covering(place.stream, claim);
            while (item.isValid() && item.field != piece && item.node != place.node)
                item = tree.parent(item);
            if (item.field == piece)
                return item;
        }
    }
    return {};
}

Item frameBeside(const Tree &tree, const Item &frame, int by)
{
    const Item parent = tree.parent(frame);
    qint64 row = tree.row(frame) + by;
    Item beside = tree.child(parent, row);
    if (beside.isValid() && beside.field->document.isSign)
        beside = tree.child(parent, row += by);
    return beside.role == Item::Role::Frame ? beside : Item();
}

qint64 originOf(const Tree &tree, const Item &item)
{
    for (Item above = item; above.isValid(); above = tree.parent(above)) {
        if (above.field && above.field->isSection())
            return above.range.begin;
    }
    return 0;
}

qint64 integerIn(const Tree &tree, const Item &item, const Field *field, qint64 otherwise)
{
    const Item child = childOf(tree, item, field);
    if (!child.isValid())
        return otherwise;
    const Value value = valueOf(tree, child);
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : otherwise;
}

double floatIn(const Tree &tree, const Item &item, const Field *field, double otherwise)
{
    const Item child = childOf(tree, item, field);
    if (!child.isValid())
        return otherwise;
    const Value value = valueOf(tree, child);
    const auto *number = std::get_if<double>(&value);
    return number ? *number : otherwise;
}

std::vector<double> floatsIn(const Tree &tree, const Item &item, const Field *field)
{
    const Item child = childOf(tree, item, field);
    if (!child.isValid() || child.fault != Fault::None)
        return {};
    std::vector<double> numbers;
    ByteCursor cursor(tree.bytes(child.stream));
    for (qint64 at = child.range.begin; at < child.range.end; at += field->width)
        numbers.push_back(decodeAsDouble(*field, cursor.at(at, field->width)));
    return numbers;
}

std::vector<qint64> integersIn(const Tree &tree, const Item &item, const Field *field)
{
    const Item child = childOf(tree, item, field);
    std::vector<qint64> numbers;
    if (!child.isValid())
        return numbers;
    ByteCursor cursor(tree.bytes(child.stream));
    for (qint64 at = child.range.begin; at + field->width <= child.range.end; at += field->width)
        numbers.push_back(decodeInteger(*field, cursor.at(at, field->width)));
    return numbers;
}

QByteArray textIn(const Tree &tree, const Item &item, const Field *field)
{
    const Item child = childOf(tree, item, field);
    const Value value = child.isValid() ? valueOf(tree, child) : Value();
    const auto *text = std::get_if<QByteArray>(&value);
    return text ? *text : QByteArray();
}

} // namespace hexahedron
