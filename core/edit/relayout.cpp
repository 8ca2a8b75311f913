#include "core/edit/relayout.h"

#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/edit/pendingchanges.h"
#include "core/language/listed.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/places.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

QString layoutText(const Item &array, qint64 size)
{
    return editText(QT_TRANSLATE_N_NOOP("edit", "%n element(s) laid out anew, %1 → %2 bytes"), array.count)
        .arg(array.range.size())
        .arg(size);
}

// A record that one value makes this large is a slip, or hostile.
constexpr qint64 LargestRecord = 1 << 20;
constexpr qint64 LargestNew = 1 << 28; // with all the lists inside that others decide on
constexpr qint64 LargestGrowth = 16;   // new bytes for one that is there

qint64 timesOf(const Field &field, const ValueStack &values)
{
    return field.times.isEmpty() ? 1 : qBound<qint64>(0, field.times.evaluate(values), LargestRecord);
}

/// How long the rows of a vector are: "sets * size" has rows of `size` numbers, anything else is one row.
qint64 rowLength(const Field &field, const ValueStack &values)
{
    return qMax<qint64>(1, field.times.factors().back().evaluate(values));
}

/// The numbers of a list that describes a layout, element by element, and the one that closes it.
std::vector<qint64> numbersOf(const Field &list, const QByteArray &bytes, std::optional<qint64> closer)
{
    std::vector<qint64> numbers;
    for (qint64 offset = 0; offset < bytes.size();) {
        for (const Field *field : list.body) {
            if (offset + field->width <= bytes.size())
                numbers.push_back(decodeInteger(*field, reinterpret_cast<const uchar *>(bytes.constData()) + offset));
            offset += field->width;
        }
    }
    if (closer)
        numbers.push_back(*closer);
    return numbers;
}

/// The number behind a list that takes part in what it describes; invalid when there is none.
Item closerOf(const Tree &tree, const Item &list)
{
    return list.field->layout.closer ? childOf(tree, tree.parent(list), list.field->layout.closer) : Item();
}

std::optional<qint64> numberIn(const Tree &tree, const Item &item)
{
    const Value value = item.isValid() ? valueOf(tree, item) : Value();
    const auto *number = std::get_if<qint64>(&value);
    return number ? std::optional(*number) : std::nullopt;
}

} // namespace

QByteArray Relayout::neutralText(const Field &field, const QByteArray &text)
{
    if (field.textForm == TextForm::Terminated)
        return text + '\0';
    if (field.textForm == TextForm::Counted)
        return text;
    return text.leftJustified(field.width, '\0', true);
}

QByteArray Relayout::neutralField(const Field &field, qint64 times)
{
    if (field.kind == Kind::Text)
        return neutralText(field, field.initial.text);
    if (field.kind == Kind::Raw)
        return QByteArray(times, '\0');
    QByteArray bytes;
    for (qint64 i = 0; i < times; ++i) {
        QByteArray number(field.width, '\0');
        encodeNumber(field, field.initialValue(size_t(i)), number);
        bytes += number;
    }
    return bytes;
}

namespace {

/// What decides on the shape of a new record: its own numbers, each as it will be.
qint64 newNumber(const Field &field, const ValueStack &values, const GivenValues &given)
{
    if (const auto own = given.find(&field); own != given.end())
        return decodeInteger(field, reinterpret_cast<const uchar *>(own->second.constData()));
    if (const Field *text = field.number.countsText) {
        const auto givenText = given.find(text);
        return givenText != given.end() ? givenText->second.size() : text->initial.text.size();
    }
    const qint64 key = field.initial.key ? values[field.initial.key] : 0;
    for (const auto &[of, value] : field.initial.byKey) {
        if (of == key)
            return value;
    }
    return qint64(field.initialValue(0));
}

} // namespace

qint64 Relayout::mostNew(const Tree &tree, StreamId stream)
{
    const qint64 there = tree.bytes(stream).size();
    return qMax(there, qMin(LargestNew, LargestRecord + LargestGrowth * qMin(there, LargestNew)));
}

std::optional<QByteArray> Relayout::neutralRecord(const Field &record, const ValueStack &around, qint64 most,
                                                  const GivenValues &given)
{
    QByteArray bytes;
    ValueStack values = around; // and those of its own fields
    for (const Field *field : record.body) {
        if (field->derived.isReferred && field->kind == Kind::Integer)
            values.push(field, newNumber(*field, values, given));
    }
    if (const ElementLayout *layout = describedLayout(record, values)) {
        if (layout->stride > most)
            return {};
        bytes.fill('\0', layout->stride);
        for (const ElementLayout::Place &place : layout->places) {
            const QByteArray neutral = neutralField(*place.field, place.count);
            bytes.replace(place.offset, neutral.size(), neutral);
        }
        return bytes;
    }
    for (const Field *field : record.body) {
        if (!isPresent(*field, values) || field->isElsewhere()) // nothing lies elsewhere yet
            continue;
        const qint64 times = field->times.isEmpty() ? 1 : qMax<qint64>(0, field->times.evaluate(values));
        const qint64 left = most - bytes.size();
        if (const auto own = given.find(field); own != given.end()) {
            bytes += own->second;
        } else if (field->kind == Kind::Record) {
            const std::optional<QByteArray> inner = times > 0 ? neutralRecord(*field, values, left) : QByteArray();
            if (!inner || (!inner->isEmpty() && times > left / inner->size()))
                return {};
            bytes += inner->repeated(times);
        } else if (times > LargestRecord || times > left / qMax<qint64>(1, field->width)) {
            return {};
        } else {
            const bool follows = (field->initial.key || field->number.countsText) && field->kind == Kind::Integer
                                 && times == 1;
            bytes += follows ? encodeInteger(*field, newNumber(*field, values, given)) : neutralField(*field, times);
        }
        if (bytes.size() > most)
            return {};
    }
    return bytes;
}

void Relayout::convert(const Item &field, const QByteArray &bytes)
{
    const Tree &tree = m_changes.tree();
    if (tree.bytes(field.stream).toByteArray(field.range) == bytes)
        return;
    const qint64 value = decodeInteger(*field.field, reinterpret_cast<const uchar *>(bytes.constData()));
    const Item frame = tree.parent(field);
    const Item element = tree.parent(field);
    if (element.field && element.field->layout.of && field.field->parent == element.field) {
        m_wishes.setBytes(field, bytes);
        QByteArray description = tree.bytes(element.stream).toByteArray(element.range);
        description.replace(field.range.begin - element.range.begin, bytes.size(), bytes);
        describe(tree.parent(element), tree.row(element), 1, description);
        return;
    }
    if (field.field->layout.closes) {
        if (tree.bytes(field.stream).toByteArray(field.range) == bytes)
            return;
        m_wishes.setBytes(field, bytes);
        for (qint64 row = 0; row < tree.childCount(frame); ++row) {
            const Item list = tree.child(frame, row);
            if (list.field == field.field->layout.closes)
                layOutAs(list, numbersOf(*list.field, tree.bytes(list.stream).toByteArray(list.range), value));
        }
        return;
    }
    if (tree.bytes(field.stream).toByteArray(field.range) == bytes)
        return; // also where the number was wrong all along
    if (!field.field->derived.counts.empty()) {
        const Value old = valueOf(tree, field);
        for (const Item &array : places::arraysCountedBy(tree, field)) {
            if (array.stride == 0 && array.field->derived.hasFixedShape)
                continue; // its elements are without bytes
            if (!std::holds_alternative<qint64>(old) || std::get<qint64>(old) != array.count) {
                m_wishes.setBytes(field, bytes); // a count that is wrong already says nothing about what is there
                return;
            }
            // The count itself follows as for any insertion or removal, and so do the other arrays.
            const qint64 by = value - array.count;
            if (by > 0)
                m_wishes.insertElements(array, array.count, by);
            else if (by < 0)
                m_wishes.removeElements(array, array.count + by, -by);
            return;
        }
    }
    m_wishes.setBytes(field, bytes);
    if (field.field->array.isColumn) {
        convertRow(field, value);
        return;
    }
    const ValueStack oldValues = tree.valuesInside(field.stream, field.node);
    m_oldValues = &oldValues;
    ValueStack values = oldValues;
    values.push(field.field, value); // the nearest value counts, so this one hides the old one
    m_changed = field.field;
    if (field.field->derived.decides) {
        convertPresence(field, values);
        sayWhatIsLost();
    }
    for (qint64 row = 0; row < tree.childCount(frame); ++row) {
        const Item array = tree.child(frame, row);
        const auto &shapes = field.field->derived.shapes;
        if (array.role == Item::Role::Array && isPresent(*array.field, values)
            && std::find(shapes.begin(), shapes.end(), array.field) != shapes.end())
            convertArray(array, values);
    }
}

/// Parts of the record come or go by the value of one of its fields.
void Relayout::convertPresence(const Item &field, ValueStack &values)
{
    const Tree &tree = m_changes.tree();
    const Item record = tree.parent(field);
    const std::vector<Piece> all = pieces(record, *record.field, values);
    const auto lost = std::exchange(m_lost, {});
    QByteArray goes;
    QByteArray comes;
    for (const Piece &piece : all) {
        if (!piece.isThere)
            goes += tree.bytes(record.stream).toByteArray(piece.range);
        else if (piece.range.isEmpty())
            comes += piece.bytes;
    }
    if (goes == comes)
        return; // the same bytes under another name
    m_lost = lost;
    tellLost(record);
    for (const Piece &piece : all) {
        if (piece.isThere && !piece.range.isEmpty())
            continue; // what stays is looked at by itself
        if (!piece.bytes.isEmpty() || !piece.range.isEmpty())
            m_changes.replaceIn(record, piece.range, Bytes(piece.bytes), Change::Cause::Layout,
                                piece.isThere ? editText(QT_TRANSLATE_NOOP("edit", "%1 comes, %2 bytes"))
                                                    .arg(QLatin1StringView(piece.field->name))
                                                    .arg(piece.bytes.size())
                                              : editText(QT_TRANSLATE_NOOP("edit", "%1 goes, %2 bytes"))
                                                    .arg(QLatin1StringView(piece.field->name))
                                                    .arg(piece.range.size()));
    }
}

void Relayout::describe(const Item &list, qint64 index, qint64 replaced, const QByteArray &descriptions)
{
    QByteArray bytes = m_changes.tree().bytes(list.stream).toByteArray(list.range);
    bytes.replace(index * list.stride, replaced * list.stride, descriptions);
    const Tree &tree = m_changes.tree();
    layOutAs(list, numbersOf(*list.field, bytes, m_closer ? m_closer : numberIn(tree, closerOf(tree, list))));
}

void Relayout::placeNew(const Item &list, qint64 index, QByteArray &descriptions)
{
    const Tree &tree = m_changes.tree();
    if (!list.field->layout.newDescription)
        return;
    const Item closer = closerOf(tree, list);
    QByteArray bytes = tree.bytes(list.stream).toByteArray(list.range);
    bytes.insert(index * list.stride, descriptions);
    std::vector<qint64> numbers = numbersOf(*list.field, bytes, numberIn(tree, closer));
    const size_t perEntry = list.field->body.size();
    const size_t first = size_t(index) * perEntry;
    const size_t count = size_t(descriptions.size() / list.stride);
    for (size_t i = 0; i < count; ++i)
        list.field->layout.newDescription(numbers, first + i * perEntry);
    descriptions.clear();
    for (size_t i = 0; i < count * perEntry; ++i)
        descriptions += encodeInteger(*list.field->body[i % perEntry], numbers[first + i]);
    if (!closer.isValid())
        return;
    m_closer = numbers.back();
    m_wishes.setBytes(closer, encodeInteger(*closer.field, numbers.back()));
}

void Relayout::describe(const Item &list, const std::vector<qint64> &removed)
{
    QByteArray bytes = m_changes.tree().bytes(list.stream).toByteArray(list.range);
    for (auto it = removed.rbegin(); it != removed.rend(); ++it)
        bytes.remove(*it * list.stride, list.stride);
    layOutAs(list, numbersOf(*list.field, bytes, numberIn(m_changes.tree(), closerOf(m_changes.tree(), list))));
}

/// Elements of the array that `list` describes get the layout that `numbers` describe.
void Relayout::layOutAs(const Item &list, const std::vector<qint64> &numbers)
{
    const Tree &tree = m_changes.tree();
    const ElementLayout *layout = layoutFor(*list.field, numbers);
    const Item frame = tree.parent(list);
    for (qint64 row = 0; row < tree.childCount(frame); ++row) {
        const Item array = tree.child(frame, row);
        if (array.field != list.field->layout.of || array.role != Item::Role::Array || array.count == 0)
            continue;
        if (!layout || !layout->isKnown || layout->stride > LargestRecord) {
            m_wishes.refuse(editText(QT_TRANSLATE_NOOP("edit", "The size of the elements of %1 would then be unknown."))
                                .arg(tree.path(array)));
            return;
        }
        if (layout->stride > 0 && array.count > mostNew(tree, array.stream) / layout->stride) {
            m_wishes.refuse(
                editText(QT_TRANSLATE_NOOP("edit", "Elements of %1 would become too large.")).arg(tree.path(array)));
            return;
        }
        QByteArray converted;
        for (qint64 i = 0; i < array.count; ++i)
            converted += describedRecord(tree.child(array, i), *layout);
        QStringList added;
        for (const ElementLayout::Place &place : layout->places) {
            if (!tree.childNamed(tree.child(array, 0), QString::fromLatin1(place.field->name)).isValid())
                added += QLatin1StringView(place.field->name);
        }
        sayWhatIsNew(added);
        sayWhatIsLost();
        tellLost(array);
        m_changes.replaceIn(array, array.range, Bytes(converted), Change::Cause::Layout,
                            layoutText(array, converted.size()));
    }
}

namespace {

/// Whether a number that was written anew is another one: rounding is none.
bool isAnother(double before, double after)
{
    constexpr double Rounding = 1e-3;
    return std::abs(after - before) > Rounding * std::max(1.0, std::abs(before));
}

} // namespace

/// One element in another layout: what has the same name is kept, number by number.
QByteArray Relayout::describedRecord(const Item &element, const ElementLayout &layout)
{
    const Tree &tree = m_changes.tree();
    // Bytes that nothing describes stay where they are.
    QByteArray bytes = tree.bytes(element.stream)
                           .toByteArray(
                               {element.range.begin, element.range.begin + qMin(element.range.size(), layout.stride)})
                           .leftJustified(layout.stride, '\0');
    for (qint64 row = 0; row < tree.childCount(element); ++row) {
        const Item old = tree.child(element, row);
        const bool stays = std::ranges::any_of(layout.places, [&](const ElementLayout::Place &place) {
            return qstrcmp(old.field->name, place.field->name) == 0;
        });
        if (!stays)
            lose(*old.field, old.range.size());
    }
    for (const ElementLayout::Place &place : layout.places) {
        QByteArray value = neutralField(*place.field, place.count);
        for (qint64 row = 0; row < tree.childCount(element); ++row) {
            const Item old = tree.child(element, row);
            if (qstrcmp(old.field->name, place.field->name) != 0)
                continue;
            const QByteArray stored = tree.bytes(old.stream).toByteArray(old.range);
            const bool areNumbers = old.field->isNumber() && place.field->isNumber();
            for (qint64 from = 0, to = 0; areNumbers && from < stored.size() && to < value.size();
                 from += old.field->width, to += place.field->width) {
                const double number = decodeAsDouble(*old.field,
                                                     reinterpret_cast<const uchar *>(stored.constData()) + from);
                QByteArray encoded;
                if (encodeNumber(*place.field, number, encoded))
                    value.replace(to, encoded.size(), encoded);
                const uchar *written = reinterpret_cast<const uchar *>(value.constData()) + to;
                m_changedNumbers += isAnother(number, decodeAsDouble(*place.field, written)) ? 1 : 0;
            }
            const qint64 lessNumbers = areNumbers ? stored.size() / old.field->width - place.count : 0;
            m_changedNumbers += qMax<qint64>(0, lessNumbers);
            lose(*old.field, lessNumbers * old.field->width);
            if (old.field == place.field && stored.size() == value.size())
                value = stored; // to the bit, whatever the numbers are
        }
        bytes.replace(place.offset, value.size(), value);
    }
    return bytes;
}

void Relayout::convertArray(const Item &array, ValueStack &values)
{
    const Tree &tree = m_changes.tree();
    QByteArray converted;
    const qint64 most = mostNew(tree, array.stream);
    const qint64 size = array.count > 0 && array.stride > 0 ? elementSize(*array.field, values) : 0;
    bool isTooLarge = size > LargestRecord || (size > 0 && array.count > most / size);
    for (qint64 i = 0; i < array.count && !isTooLarge; ++i) {
        converted += convertedRecord(tree.child(array, i), *array.field, values);
        isTooLarge = converted.size() > most;
    }
    if (isTooLarge) {
        m_lost.clear();
        m_wishes.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "Elements of %1 would become too large.")).arg(tree.path(array)));
        return;
    }
    if (converted == tree.bytes(array.stream).toByteArray(array.range)) {
        m_lost.clear();
        return;
    }
    tellLost(array);
    QStringList added;
    for (const Piece &piece : pieces(tree.child(array, 0), *array.field, values)) {
        if (piece.bytes.size() > piece.range.size()) // also of one that was there: more numbers
            added += QLatin1StringView(piece.field->name);
    }
    m_lost.clear(); // of the first element once more
    sayWhatIsNew(added);
    m_changes.replaceIn(array, array.range, Bytes(converted), Change::Cause::Layout,
                        layoutText(array, converted.size()));
}

/// Normals that all point the same way look like a mistake of the program to whoever did not expect them.
void Relayout::sayWhatIsNew(const QStringList &parts)
{
    if (!parts.isEmpty())
        m_wishes.addConsequence(
            editText(QT_TRANSLATE_NOOP("edit", "New in each element, and the same in all of them: %1"))
                .arg(listed(parts)));
}

/// They are not bytes that go, so nothing else tells of them.
void Relayout::sayWhatIsLost()
{
    if (const qint64 count = std::exchange(m_changedNumbers, 0); count > 0)
        m_wishes.addConsequence(
            editText(QT_TRANSLATE_N_NOOP("edit", "%n number(s) do not fit there: they change, or go."), count));
}

void Relayout::lose(const Field &field, qint64 bytes)
{
    if (bytes <= 0)
        return;
    Lost &lost = m_lost[&field];
    lost.bytes += bytes;
    ++lost.elements;
}

/// Says of which parts content goes, and in how many elements. The same numbers in fewer bytes are none.
void Relayout::tellLost(const Item &place)
{
    QStringList parts;
    Removal removal;
    for (const auto &[field, lost] : std::exchange(m_lost, {})) {
        removal.bytes += lost.bytes;
        const QString name = QString::fromUtf8(field->name);
        parts += place.role == Item::Role::Array
                     ? editText(QT_TRANSLATE_N_NOOP("edit", "%1 in %n element(s)"), lost.elements).arg(name)
                     : name;
    }
    if (parts.isEmpty())
        return;
    parts.sort();
    removal.path = m_changes.tree().path(place);
    removal.text = listed(parts);
    m_changes.addRemoval(removal);
}

namespace {

/// Whether a part that comes is made of the one that goes.
bool comesOf(const Item &gone, const Field &field)
{
    if (!gone.isValid())
        return false;
    const bool isList = field.isNumber() && gone.field->isNumber();
    return isList || (field.kind == Kind::Record && gone.field->kind == Kind::Record && field.derived.hasFixedShape);
}

} // namespace

QByteArray Relayout::convertedRecord(const Item &element, const Field &record, ValueStack &values)
{
    QByteArray bytes;
    for (const Piece &piece : pieces(element, record, values))
        bytes += piece.bytes;
    return bytes;
}

/// What the record consists of under new values, part by part, and which old bytes each part replaces.
std::vector<Relayout::Piece> Relayout::pieces(const Item &element, const Field &record, ValueStack &values)
{
    const Tree &tree = m_changes.tree();
    const size_t depth = values.depth();
    std::vector<Piece> pieces;
    std::vector<const Field *> sources; // of parts that come
    qint64 position = element.range.begin;
    for (const Field *field : record.body) {
        const Item old = childOf(tree, element, field);
        const bool isThere = isPresent(*field, values);
        if (!isThere && !old.isValid())
            continue;
        Piece piece{field, old.isValid() ? old.range : ByteRange{position, position}, {}, isThere};
        if (isThere && old.isValid()) {
            piece.bytes = convertedField(old, *field, values);
        } else if (isThere) {
            const Item gone = goneFrom(element, values);
            piece.bytes = cameInstead(gone, *field, values, mostNew(tree, element.stream));
            if (comesOf(gone, *field))
                sources.push_back(gone.field);
        }
        position = piece.range.end;
        if (isThere && field != m_changed && field->derived.isReferred && field->kind == Kind::Integer
            && !field->isArray() && piece.bytes.size() == field->width)
            values.push(field, decodeInteger(*field, reinterpret_cast<const uchar *>(piece.bytes.constData())));
        pieces.push_back(std::move(piece));
    }
    values.restore(depth);
    for (const Piece &piece : pieces) {
        if (!piece.isThere && std::ranges::find(sources, piece.field) == sources.end())
            lose(*piece.field, piece.range.size());
    }
    return pieces;
}

/// The list or record of an element that is not there any more under new values.
Item Relayout::goneFrom(const Item &element, const ValueStack &values) const
{
    const Tree &tree = m_changes.tree();
    for (qint64 row = 0; row < tree.childCount(element); ++row) {
        const Item child = tree.child(element, row);
        const bool isContent = child.role == Item::Role::Array || child.role == Item::Role::Record;
        if (isContent && child.fault == Fault::None && child.count > 0 && !isPresent(*child.field, values))
            return child;
    }
    return {};
}

/// A part that comes takes over what goes: element by element, the last one for all that are missing.
QByteArray Relayout::cameInstead(const Item &gone, const Field &field, const ValueStack &values, qint64 most)
{
    const qint64 times = field.times.isEmpty() ? 1 : qMax<qint64>(0, field.times.evaluate(values));
    const bool isRecord = field.kind == Kind::Record;
    const qint64 size = qMax<qint64>(1, isRecord ? elementSize(field, values) : field.width);
    if (times > most / size) {
        m_wishes.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "%1 would become too large.")).arg(QLatin1StringView(field.name)));
        return {};
    }
    if (!comesOf(gone, field)) {
        const std::optional<QByteArray> neutral = isRecord ? neutralRecord(field, values, most / qMax<qint64>(1, times))
                                                           : std::nullopt;
        return isRecord ? neutral.value_or(QByteArray()).repeated(times) : neutralField(field, times);
    }
    const Tree &tree = m_changes.tree();
    const QByteArray before = tree.bytes(gone.stream).toByteArray(gone.range);
    if (isRecord && before.size() == times * size)
        return before; // the same bytes under another name
    QByteArray bytes;
    const bool isArray = gone.role == Item::Role::Array;
    if (isArray)
        lose(*gone.field, (gone.count - times) * gone.stride);
    for (qint64 i = 0; i < times; ++i) {
        const Item source = isArray ? tree.child(gone, qMin(i, gone.count - 1)) : gone;
        bytes += isRecord ? takenOver(source, field, values) : renumberedAs(source, field);
    }
    return bytes;
}

/// A number in the width of another field; what does not fit becomes neutral.
QByteArray Relayout::renumberedAs(const Item &source, const Field &field)
{
    const QByteArray stored = m_changes.tree().bytes(source.stream).toByteArray(source.range);
    QByteArray bytes;
    const double number = decodeAsDouble(*source.field, reinterpret_cast<const uchar *>(stored.constData()));
    if (!encodeNumber(field, number, bytes))
        bytes = neutralField(field, 1);
    const uchar *written = reinterpret_cast<const uchar *>(bytes.constData());
    m_changedNumbers += isAnother(number, decodeAsDouble(field, written)) ? 1 : 0;
    return bytes;
}

/// An element of other description: what has the same name is kept.
QByteArray Relayout::takenOver(const Item &source, const Field &record, const ValueStack &values)
{
    const Tree &tree = m_changes.tree();
    QByteArray bytes = neutralRecord(record, values, mostNew(tree, source.stream)).value_or(QByteArray());
    const std::vector<Part> parts = elementParts(record, values);
    for (qint64 row = 0; row < tree.childCount(source); ++row) {
        const Item old = tree.child(source, row);
        bool isKept = false;
        for (const Part &part : parts) {
            const bool isSame = qstrcmp(old.field->name, part.field->name) == 0 && old.field->kind == part.field->kind
                                && old.range.size() == part.range.size();
            if (isSame)
                bytes.replace(part.range.begin, part.range.size(), tree.bytes(old.stream).toByteArray(old.range));
            isKept = isKept || isSame;
        }
        if (!isKept)
            lose(*old.field, old.range.size());
    }
    return bytes;
}

QByteArray Relayout::convertedField(const Item &old, const Field &field, ValueStack &values)
{
    QByteArray bytes = m_changes.tree().bytes(old.stream).toByteArray(old.range);
    if (field.kind == Kind::Record && old.fault == Fault::None)
        return convertedList(old, field, values);
    if (field.kind == Kind::Raw && field.times.singleField() && old.fault == Fault::None) {
        const qint64 wanted = timesOf(field, values);
        lose(field, bytes.size() - wanted);
        bytes.resize(wanted, '\0');
    }
    if (!field.isVector || old.fault != Fault::None || field.times.isConstant())
        return bytes;
    // Row by row, so that of two sets with two numbers each, two sets with three numbers keep their first two.
    QByteArray result = neutralField(field, timesOf(field, values));
    const qint64 oldRow = rowLength(field, *m_oldValues);
    const qint64 newRow = rowLength(field, values);
    const qint64 kept = qMin(oldRow, newRow) * field.width;
    qint64 lost = bytes.size();
    for (qint64 from = 0, to = 0; from + kept <= bytes.size() && to + kept <= result.size();
         from += oldRow * field.width, to += newRow * field.width) {
        result.replace(to, kept, bytes.mid(from, kept));
        lost -= kept;
    }
    lose(field, lost);
    return result;
}

/// A record, or a list of them, inside one that is laid out anew.
QByteArray Relayout::convertedList(const Item &old, const Field &list, ValueStack &values)
{
    const Tree &tree = m_changes.tree();
    if (list.derived.hasFixedShape && (old.stride == 0 || elementSize(list, values) == old.stride))
        return tree.bytes(old.stream).toByteArray(old.range);
    if (old.role != Item::Role::Array)
        return convertedRecord(old, list, values);
    QByteArray bytes;
    for (qint64 i = 0; i < old.count; ++i)
        bytes += convertedRecord(tree.child(old, i), list, values);
    return bytes;
}

} // namespace hexahedron
