#include "widgets/session/links.h"

#include "core/check/referrers.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/places.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

constexpr qint64 MostRows = 256;    // looked through for something near by
constexpr qint64 MostLooked = 8192; // in all

struct Links
{
    Q_DECLARE_TR_FUNCTIONS(Links)
};

Item findBelow(const Tree &tree, const Item &above, const Field *wanted, int depth, qint64 &left)
{
    const qint64 rows = std::min({tree.childCount(above), MostRows, left});
    left -= rows;
    for (qint64 row = 0; row < rows; ++row) {
        const Item child = tree.child(above, row);
        if (child.field == wanted && (child.role == Item::Role::Array || child.role == Item::Role::Field))
            return child;
    }
    for (qint64 row = 0; depth > 0 && row < rows; ++row) {
        const Item child = tree.child(above, row);
        if (child.role != Item::Role::Frame && child.role != Item::Role::Array && child.role != Item::Role::Element)
            continue;
        if (const Item found = findBelow(tree, child, wanted, depth - 1, left); found.isValid())
            return found;
    }
    return {};
}

Item findBelow(const Tree &tree, const Item &above, const Field *wanted, int depth)
{
    qint64 left = MostLooked;
    return findBelow(tree, above, wanted, depth, left);
}

QString nameOf(const Field *field)
{
    return QString::fromUtf8(field->name);
}

/// Not one that only looks at the bytes ahead: it has neither a name nor bytes of its own.
bool canBeNamed(const Field &field)
{
    return *field.name;
}

QString lengthSentence(const Field &field)
{
    return field.schema->frameStyle.countsHeader ? Links::tr("Length of this chunk in bytes, its header included.")
                                                 : Links::tr("Length of this chunk in bytes; its header is left out.");
}

/// What is packed apart from the index.
void lookInOtherStreams(const Tree &tree, const Item &item, IndexMeaning &meaning)
{
    for (const Place holder : places::holdersOf(tree, {item.stream, item.node}, *item.field)) {
        const Item array = childOf(tree, tree.itemOf(holder.stream, holder.node), item.field->indexes);
        if (!array.isValid())
            continue;
        const qint64 left = meaning.value - meaning.total;
        if (left >= 0 && left < array.count)
            meaning.target = tree.child(array, left);
        meaning.total += array.count;
    }
}

} // namespace

IndexMeaning indexMeaning(const Tree &tree, const Item &item)
{
    IndexMeaning meaning;
    if (!item.isNumber() || !item.field->indexes)
        return meaning;
    const Value value = valueOf(tree, item);
    if (const auto *number = std::get_if<qint64>(&value))
        meaning.value = *number;
    else if (const auto *unsignedNumber = std::get_if<quint64>(&value))
        meaning.value = qint64(*unsignedNumber);
    else
        return meaning;
    meaning.isIndex = true;
    meaning.isNone = item.field->isNone(meaning.value);
    IndexTargets targets(tree.stream(item.stream));
    const IndexTargets::Target &target = targets.of(item.node, *item.field);
    meaning.total = target.total;
    qint64 left = meaning.value;
    for (size_t i = 0; i < target.frames.size() && left >= 0; ++i) {
        if (left < target.counts[i]) {
            const Item array = childOf(tree, tree.itemOf(item.stream, target.frames[i]), item.field->indexes);
            if (array.isValid())
                meaning.target = tree.child(array, left);
            break;
        }
        left -= target.counts[i];
    }
    if (!target.isFound() && mayLieElsewhere(*item.field))
        lookInOtherStreams(tree, item, meaning);
    return meaning;
}

Item linkTarget(const Tree &tree, const Item &item)
{
    if (!item.isValid() || !item.field || item.role == Item::Role::Array)
        return {};
    const std::vector<const Field *> &wanted = item.field->counts.empty() ? item.field->shapes : item.field->counts;
    return wanted.empty() ? Item{} : findBelow(tree, tree.parent(item), wanted.front(), 3);
}

QString linkedName(const Field *field)
{
    const Field *frame = field->parent;
    while (frame && frame->kind != Kind::Frame)
        frame = frame->parent;
    return frame ? Links::tr("%1 of %2").arg(nameOf(field), nameOf(frame)) : nameOf(field);
}

/// The nearest: what an index names elements of is known, all else lies beside the item or beside what it lies in.
Item linkedItem(const Tree &tree, const Item &item, const Field *field)
{
    if (item.field->indexes == field) {
        const Item number = item.field->isVector && item.role != Item::Role::Component ? tree.child(item, 0) : item;
        if (const Item target = indexMeaning(tree, number).target; target.isValid())
            return tree.parent(target);
    }
    constexpr int Depth = 3;
    qint64 left = MostLooked;
    for (Item above = tree.parent(item); above.isValid() && left > 0; above = tree.parent(above)) {
        if (const Item found = findBelow(tree, above, field, Depth, left); found.isValid())
            return found;
    }
    return {};
}

QStringList linkSentences(const Item &item)
{
    return linkSentences(item, linkedName);
}

QStringList linkSentences(const Item &item, const std::function<QString(const Field *)> &placeOf)
{
    QStringList sentences;
    if (!item.isValid() || !item.field || item.role == Item::Role::Root || item.role == Item::Role::Frame)
        return sentences;
    const Field &field = *item.field;
    if (field.isFrameLength() && item.role == Item::Role::Field)
        sentences += lengthSentence(field);
    if (item.role == Item::Role::Array || item.role == Item::Role::Element) {
        if (const Field *count = item.role == Item::Role::Array ? field.times.singleField() : nullptr;
            count && canBeNamed(*count))
            sentences += Links::tr("Its number of elements is stored in %1.").arg(placeOf(count));
        else if (item.role == Item::Role::Array && field.untilEnd)
            sentences += Links::tr("Has as many elements as fit into its chunk.");
        for (const Field *shaping : field.shapedBy) {
            if (canBeNamed(*shaping))
                sentences += Links::tr("The layout of an element is shaped by %1.").arg(placeOf(shaping));
        }
        return sentences;
    }
    for (const Field *counted : field.counts)
        sentences += Links::tr("Counts the elements of %1.").arg(placeOf(counted));
    for (const Field *shaped : field.shapes) {
        if (std::find(field.counts.begin(), field.counts.end(), shaped) == field.counts.end())
            sentences += Links::tr("Shapes the layout of %1: changing it can lay these records out anew.")
                             .arg(placeOf(shaped));
    }
    if (field.countsText)
        sentences += Links::tr("Says how many bytes %1 has.").arg(placeOf(field.countsText));
    if (field.indexes)
        sentences += Links::tr("Names an element of %1.").arg(placeOf(field.indexes));
    if (!field.when.isEmpty()) {
        std::vector<const Field *> fields;
        field.when.collectFields(fields);
        for (const Field *other : fields) {
            if (canBeNamed(*other))
                sentences += Links::tr("Is there only because of %1.").arg(placeOf(other));
        }
    }
    if (field.isAscending)
        sentences += Links::tr("Elements are in ascending order of this value.");
    if (field.isUnique)
        sentences += Links::tr("No other element has the same value.");
    return sentences;
}

} // namespace hexahedron
