#include "core/report/walk.h"

#include "core/language/listed.h"
#include "core/language/plural.h"
#include "core/report/explanation.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron::walk {

namespace {

QString walkText(const char *text)
{
    return QCoreApplication::translate("walk", text);
}

QString counted(const char *text, qint64 count)
{
    return QCoreApplication::translate("walk", text, nullptr, pluralOf(count));
}

QString placeText(qint64 offset)
{
    return QStringLiteral("0x%1").arg(offset, 0, 16);
}

/// Elements of one size are alike: one is enough. Others may be quite different things, such as the segments of a picture.
bool firstStandsForAll(const Item &array)
{
    constexpr qint64 MostTold = 64;
    return array.stride > 0 || array.count > MostTold;
}

bool isStep(const Tree &tree, const Item &item)
{
    switch (item.role) {
    case Item::Role::Nothing:
    case Item::Role::Component:
    case Item::Role::Bits:
        return false;
    case Item::Role::Element:
        return item.field && !item.field->isNumber() && (tree.row(item) == 0 || !firstStandsForAll(tree.parent(item)));
    default:
        break;
    }
    if (!item.field)
        return true;
    const Field &field = *item.field;
    const bool isMark = field.document.isSign || field.document.isOfSyntax;
    return !isMark && !item.range.isEmpty();
}

/// Whether something below may be a step.
bool goesInto(const Tree &tree, const Item &item)
{
    if (item.role == Item::Role::Field || item.standsFor())
        return Tree::mayHold(item) && tree.childCount(item) > tree.ownChildCount(item);
    return item.role != Item::Role::Array || (item.field && !item.field->isNumber());
}

constexpr qint64 MostRows = 100'000; ///< that are tried for a step; of an array only the first element is one

/// Rows below an item among which steps are.
qint64 stepRows(const Tree &tree, const Item &item)
{
    const bool isOne = item.role == Item::Role::Array && firstStandsForAll(item);
    return qMin(isOne ? 1 : MostRows, tree.childCount(item));
}

Item firstBelow(const Tree &tree, const Item &item)
{
    if (!goesInto(tree, item))
        return {};
    for (qint64 row = 0; row < stepRows(tree, item); ++row) {
        const Item child = tree.child(item, row);
        if (isStep(tree, child))
            return child;
        if (const Item inner = child.isValid() ? firstBelow(tree, child) : Item(); inner.isValid())
            return inner; // a mark of a document may hold what is none
    }
    return {};
}

Item beside(const Tree &tree, const Item &item, int by)
{
    const Item above = tree.parent(item);
    if (!above.isValid())
        return {};
    const qint64 rows = stepRows(tree, above);
    for (qint64 row = tree.row(item) + by; row >= 0 && row < rows; row += by) {
        const Item child = tree.child(above, row);
        if (isStep(tree, child))
            return child;
    }
    return {};
}

Item lastBelow(const Tree &tree, const Item &item)
{
    Item last = item;
    for (;;) {
        if (!goesInto(tree, last))
            return last;
        Item inner;
        for (qint64 row = stepRows(tree, last) - 1; row >= 0 && !inner.isValid(); --row) {
            const Item child = tree.child(last, row);
            if (isStep(tree, child))
                inner = child;
        }
        if (!inner.isValid())
            return last;
        last = inner;
    }
}

/// "Four bytes from 0x8 on".
QString bytesText(const Item &item)
{
    return counted(QT_TRANSLATE_N_NOOP("walk", "%n byte(s) from %1 on"), item.range.size())
        .arg(placeText(item.range.begin));
}

QString nameIn(const Tree &tree, const Item &item)
{
    return tree.name(item);
}

void addFile(const Tree &tree, const Item &item, QStringList &said)
{
    const Format *format = tree.stream(item.stream).format;
    if (!format)
        return;
    said += counted(QT_TRANSLATE_N_NOOP("walk", "This file has %n byte(s) and is read as: %1."), item.range.size())
                .arg(QCoreApplication::translate("formats", format->name));
    said += QCoreApplication::translate("formats", format->recognition);
}

/// The tag and the length of a chunk: what a reader needs to jump over it.
bool addHeader(const Tree &tree, const Item &item, QStringList &said)
{
    if (!item.field->isHeader || !item.isNumber())
        return false;
    if (!item.field->isFrameLength())
        return false;
    const Item frame = tree.parent(item);
    said += counted(QT_TRANSLATE_N_NOOP("walk", "%n byte(s) say how long this chunk is: %1, so it ends at %2."),
                    item.range.size())
                .arg(displayText(tree, item), placeText(frame.range.end));
    return true;
}

void addValue(const Tree &tree, const Item &item, QStringList &said)
{
    const Field &field = *item.field;
    if (addHeader(tree, item, said))
        return;
    const QString value = displayText(tree, item);
    if (field.kind == Kind::Raw)
        said += walkText(QT_TRANSLATE_NOOP("walk", "%1: %2.")).arg(bytesText(item), nameIn(tree, item));
    else
        said += walkText(QT_TRANSLATE_NOOP("walk", "%1 (%2) say %3: %4."))
                    .arg(bytesText(item), tree.type(item), nameIn(tree, item), value);
}

void addCounted(const Tree &tree, const Item &item, QStringList &said)
{
    const Value value = item.isNumber() ? valueOf(tree, item) : Value();
    const auto *number = std::get_if<qint64>(&value);
    if (!number || item.field->derived.counts.empty())
        return;
    QStringList arrays;
    for (const Field *array : item.field->derived.counts) {
        if (*array->name != 0)
            arrays += QString::fromUtf8(array->name);
    }
    arrays.removeDuplicates();
    if (!arrays.isEmpty())
        said += counted(QT_TRANSLATE_N_NOOP("walk", "So %n element(s) of %1 will come."), *number).arg(listed(arrays));
}

/// What the flags that are set, or the value, mean.
void addMeanings(const Tree &tree, const Item &item, const FieldFacts &facts, QStringList &said)
{
    const Value value = item.isNumber() ? valueOf(tree, item) : Value();
    const auto *number = std::get_if<qint64>(&value);
    if (!number)
        return;
    for (const FieldFacts::Value &named : facts.values) {
        const bool isThere = facts.areBits ? named.number != 0 && (*number & named.number) == named.number
                                           : *number == named.number;
        if (isThere && !named.doc.isEmpty())
            said += withMeaning(named.name, named.doc);
    }
}

void addArray(const Tree &tree, const Item &item, bool onlyFirst, QStringList &said)
{
    if (item.stride > 0)
        said += counted(QT_TRANSLATE_N_NOOP("walk", "%2: %n element(s) of %1 bytes each, from %3 to %4."), item.count)
                    .arg(item.stride)
                    .arg(nameIn(tree, item), placeText(item.range.begin), placeText(item.range.end));
    else
        said += counted(QT_TRANSLATE_N_NOOP("walk", "%1: %n element(s) of different sizes, from %2 to %3."), item.count)
                    .arg(nameIn(tree, item), placeText(item.range.begin), placeText(item.range.end));
    if (onlyFirst && item.count > 1 && item.field && !item.field->isNumber() && firstStandsForAll(item))
        said += walkText(QT_TRANSLATE_NOOP("walk", "They are all alike: the first one stands for them here."));
}

} // namespace

Item first(const Tree &tree)
{
    return tree.root();
}

Item over(const Tree &tree, const Item &step)
{
    for (Item item = step; item.isValid(); item = tree.parent(item)) {
        if (const Item other = beside(tree, item, 1); other.isValid())
            return other;
    }
    return {};
}

Item next(const Tree &tree, const Item &step)
{
    if (!step.isValid())
        return {};
    const Item inner = firstBelow(tree, step);
    return inner.isValid() ? inner : over(tree, step);
}

Item previous(const Tree &tree, const Item &step)
{
    const Item other = step.isValid() ? beside(tree, step, -1) : Item();
    if (other.isValid())
        return lastBelow(tree, other);
    for (Item above = step.isValid() ? tree.parent(step) : Item(); above.isValid(); above = tree.parent(above)) {
        if (isStep(tree, above))
            return above;
    }
    return {};
}

Item stepOf(const Tree &tree, const Item &item)
{
    for (Item step = item; step.isValid(); step = tree.parent(step)) {
        if (isStep(tree, step))
            return step;
    }
    return first(tree);
}

QStringList sentences(const Tree &tree, const Item &step, bool onlyFirst)
{
    QStringList said;
    const Format *format = step.isValid() ? tree.stream(step.stream).format : nullptr;
    if (!format)
        return said;
    switch (step.role) {
    case Item::Role::Root:
        addFile(tree, step, said);
        return said;
    case Item::Role::Array:
        addArray(tree, step, onlyFirst, said);
        break;
    case Item::Role::Frame:
    case Item::Role::Record:
    case Item::Role::Element:
        if (step.standsFor()) {
            addValue(tree, step, said);
            break;
        }
        said += walkText(QT_TRANSLATE_NOOP("walk", "%1 begins at %2 and ends at %3:"))
                    .arg(nameIn(tree, step), placeText(step.range.begin), placeText(step.range.end))
                + u' ' + counted(QT_TRANSLATE_N_NOOP("walk", "%n byte(s)."), step.range.size());
        break;
    default:
        if (step.field)
            addValue(tree, step, said);
    }
    const DescribedField *described = step.field ? describedField(*format, step.field) : nullptr;
    if (!described)
        return said;
    const FieldFacts facts = factsOf(*format, *described);
    const bool isLength = step.role == Item::Role::Field && step.field->isFrameLength();
    for (const QString &sentence : {facts.doc, facts.note}) {
        // An element is told of with its list, and the length of a chunk has been told in full.
        if (!sentence.isEmpty() && !isLength && step.role != Item::Role::Element)
            said += sentence;
    }
    addCounted(tree, step, said);
    addMeanings(tree, step, facts, said);
    return said;
}

} // namespace hexahedron::walk
