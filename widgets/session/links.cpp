#include "widgets/session/links.h"

#include "core/check/indextargets.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

constexpr qint64 MostRows = 256; // looked through for something near by

struct Links
{
    Q_DECLARE_TR_FUNCTIONS(Links)
};

Item findBelow(const Tree &tree, const Item &above, const Field *wanted, int depth)
{
    const qint64 rows = qMin(tree.childCount(above), MostRows);
    for (qint64 row = 0; row < rows; ++row) {
        const Item child = tree.child(above, row);
        if (child.field == wanted && (child.role == Item::Role::Array || child.role == Item::Role::Field))
            return child;
    }
    for (qint64 row = 0; depth > 0 && row < rows; ++row) {
        const Item child = tree.child(above, row);
        if (child.role != Item::Role::Frame && child.role != Item::Role::Array && child.role != Item::Role::Element)
            continue;
        if (const Item found = findBelow(tree, child, wanted, depth - 1); found.isValid())
            return found;
    }
    return {};
}

QString nameOf(const Field *field)
{
    return QString::fromUtf8(field->name);
}

QString placeOf(const Field *field)
{
    const Field *frame = field->parent;
    while (frame && frame->kind != Kind::Frame)
        frame = frame->parent;
    return frame ? Links::tr("%1 of %2").arg(nameOf(field), nameOf(frame)) : nameOf(field);
}

QString lengthSentence(const Field &field)
{
    return field.schema->frameStyle.countsHeader ? Links::tr("Length of this chunk in bytes, its header included.")
                                                 : Links::tr("Length of this chunk in bytes; its header is left out.");
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
    meaning.isNone = item.field->indexMayBeNone && meaning.value == -1;
    IndexTargets targets(tree.stream(item.stream));
    const IndexTargets::Target &target = targets.of(item.node, *item.field);
    meaning.total = target.total;
    qint64 left = meaning.value;
    for (size_t i = 0; i < target.frames.size() && left >= 0; ++i) {
        if (left < target.counts[i]) {
            const Item array = findBelow(tree, tree.itemOf(item.stream, target.frames[i]), item.field->indexes, 0);
            if (array.isValid())
                meaning.target = tree.child(array, left);
            break;
        }
        left -= target.counts[i];
    }
    return meaning;
}

Item linkTarget(const Tree &tree, const Item &item)
{
    if (!item.isValid() || !item.field || item.role == Item::Role::Array)
        return {};
    const std::vector<const Field *> &wanted = item.field->counts.empty() ? item.field->shapes : item.field->counts;
    return wanted.empty() ? Item{} : findBelow(tree, tree.parent(item), wanted.front(), 3);
}

QStringList linkSentences(const Item &item)
{
    QStringList sentences;
    if (!item.isValid() || !item.field || item.role == Item::Role::Root || item.role == Item::Role::Frame)
        return sentences;
    const Field &field = *item.field;
    if (field.isFrameLength() && item.role == Item::Role::Field)
        sentences += lengthSentence(field);
    if (item.role == Item::Role::Array || item.role == Item::Role::Element) {
        if (const Field *count = item.role == Item::Role::Array ? field.times.singleField() : nullptr)
            sentences += Links::tr("Its number of elements is stored in %1.").arg(placeOf(count));
        else if (item.role == Item::Role::Array && field.untilEnd)
            sentences += Links::tr("Has as many elements as fit into its chunk.");
        for (const Field *shaping : field.shapedBy)
            sentences += Links::tr("The layout of an element is shaped by %1.").arg(placeOf(shaping));
        return sentences;
    }
    for (const Field *counted : field.counts)
        sentences += Links::tr("Counts the elements of %1.").arg(placeOf(counted));
    for (const Field *shaped : field.shapes) {
        if (std::find(field.counts.begin(), field.counts.end(), shaped) == field.counts.end())
            sentences += Links::tr("Shapes the layout of %1: changing it can lay these records out anew.")
                             .arg(placeOf(shaped));
    }
    if (field.indexes)
        sentences += Links::tr("Names an element of %1.").arg(placeOf(field.indexes));
    if (!field.when.isEmpty()) {
        std::vector<const Field *> fields;
        field.when.collectFields(fields);
        for (const Field *other : fields)
            sentences += Links::tr("Is there only because of %1.").arg(placeOf(other));
    }
    if (field.isAscending)
        sentences += Links::tr("Elements are in ascending order of this value.");
    if (field.isUnique)
        sentences += Links::tr("No other element has the same value.");
    return sentences;
}

} // namespace hexahedron
