// Parts of frames and records: cut off, missing, counted wrongly, left over, or lying elsewhere.
#include "core/check/structure.h"

#include "core/changes/wishes.h"
#include "core/check/contentcheck.h"
#include "core/check/engineissues.h"
#include "core/check/partplaces.h"
#include "core/check/structurewords.h"
#include "core/read/reader.h"
#include "core/tree/items.h"
#include "core/tree/places.h"
#include "core/tree/stored.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

namespace hexahedron::structure {

namespace {

/// The row of a part among those of the node, as an item.
Item partItem(const Checker &checker, NodeId node, size_t row)
{
    return checker.tree().child(itemOf(checker, node), qint64(row));
}

/// Bytes that fixed fields from `next` on need.
qint64 sizeOfRest(const Field &record, const Field *next, const ValueStack &values)
{
    qint64 size = 0;
    for (auto it = std::find(record.body.begin(), record.body.end(), next); it != record.body.end(); ++it) {
        const Field &field = **it;
        if (!field.isNumber() || field.array.untilEnd || !isPresent(field, values))
            continue;
        const qint64 times = field.times.isEmpty() ? 1 : field.times.evaluate(values);
        size += field.isVector || field.times.isEmpty() ? qBound(qint64(0), times, qint64(1024)) * field.width : 0;
    }
    return size;
}

/// Where the count stands: in the node itself, or around it where nothing else that it counts would become too long.
Item countToSet(const Checker &checker, NodeId node, const Field &count, qint64 value)
{
    const Tree &tree = checker.tree();
    if (const Item own = checker.partOf(node, &count); own.isValid())
        return own;
    // Without a frame around the array, what follows it may have been taken for elements.
    const bool isConfined = fieldOf(checker, node).kind == Kind::Frame;
    const Place holder = isConfined ? places::countHolder(tree, {checker.stream(), node}, count) : Place();
    const Item outer = holder.isValid() ? childOf(tree, tree.itemOf(holder.stream, holder.node), &count) : Item();
    if (!outer.isValid() || outer.fault != Fault::None)
        return {};
    const std::vector<Item> arrays = places::arraysCountedBy(tree, outer);
    const bool areAllShort = std::all_of(arrays.begin(), arrays.end(),
                                         [=](const Item &array) { return array.count == value; });
    return areAllShort ? outer : Item();
}

Repair setCount(const Checker &checker, NodeId node, const Field *count, qint64 value)
{
    const Item item = count ? countToSet(checker, node, *count, value) : Item();
    if (!item.isValid())
        return {};
    return {QT_TRANSLATE_NOOP("repairs", "Set the count to what is there."), {}, [=](Wishes &wishes) {
                wishes.setText(item, QString::number(value), ShapeChange::Reinterpret);
            }};
}

/// A field that begins where the frame has ended, or goes on behind it.
void reportCut(Checker &checker, NodeId node, const Field &cut, const Item &item, qint64 there, qint64 needed,
               const ValueStack &values)
{
    const NodeStore &nodes = checker.nodes();
    const Item whole = itemOf(checker, node);
    Repair repair;
    if (isElementNode(nodes, node)) {
        const Item array = checker.tree().parent(whole);
        const qint64 index = checker.tree().row(whole);
        repair = {QT_TRANSLATE_NOOP("repairs", "Delete the incomplete element."), {}, [=](Wishes &wishes) {
                      wishes.removeElements(array, index, 1);
                  }};
    } else if (const Field *size = cut.layout.isPool ? cut.byteSize.singleField() : nullptr) {
        repair = setCount(checker, node, size, there);
    } else if (const qint64 missing = sizeOfRest(fieldOf(checker, node), &cut, values) - there; missing > 0) {
        repair = insertZeros(QT_TRANSLATE_NOOP("repairs", "Fill the missing bytes with zeros."), whole, whole.range.end,
                             missing);
    }
    reportShort(checker, issues::cutOff, cut, item,
                {label(checker, node), QString::fromLatin1(cut.name), number(there), number(needed)},
                std::move(repair));
}

/// True when the file ends inside something around the node that is confined to so many bytes: this is reported there.
bool isInsideCut(const Checker &checker, NodeId node)
{
    const NodeStore &nodes = checker.nodes();
    for (NodeId id = node; id != 0; id = nodes.parent(id)) {
        if (fieldOf(checker, id).byteSize.isEmpty())
            continue;
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        const std::vector<Part> &around = visitor.layOut(nodes.parent(id));
        if (std::any_of(around.begin(), around.end(),
                        [=](const Part &part) { return part.node == id && part.fault == Fault::Truncated; }))
            return true;
    }
    return false;
}

/// The first description in a list from which on nobody can tell how elements are laid out; the list itself when all of them
/// make sense one by one.
Item unknownDescription(const Checker &checker, NodeId node, std::span<const Part> parts, const Field &list)
{
    const auto part = std::find_if(parts.begin(), parts.end(), [&](const Part &p) { return p.field == &list; });
    if (part == parts.end())
        return {};
    const Item item = partItem(checker, node, size_t(part - parts.begin()));
    // With a number that closes the list, a description alone says too little.
    if (std::any_of(parts.begin(), parts.end(), [&](const Part &p) { return p.field->layout.closes == &list; }))
        return item;
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    const std::optional<std::vector<qint64>> numbers = descriptionsIn(*part, cursor);
    for (qint64 i = 0; numbers && i < part->count; ++i) {
        const std::vector<qint64> upToHere(numbers->begin(), numbers->begin() + (i + 1) * qint64(list.body.size()));
        ElementLayout layout;
        list.layout.function(upToHere, *list.layout.of, layout);
        if (!layout.isKnown)
            return checker.tree().child(item, i);
    }
    return item;
}

/// True for a text in a record with its length.
bool hasLength(const Field &field)
{
    return field.kind == Kind::Text && field.parent && field.parent->document.standsFor == &field;
}

/// A text whose length says more bytes than its frame has.
void reportTextPasses(Checker &checker, NodeId node, const Part &part, const Item &item)
{
    const qint64 there = part.range.size();
    const Item length = checker.partOf(node, part.field->times.singleField());
    report(checker, issues::textPassesFrame, item, {label(checker, node), number(part.wanted), number(there)},
           {QT_TRANSLATE_NOOP("repairs", "Set the length to what is there."), {}, [=](Wishes &wishes) {
                wishes.setText(length, QString::number(there), ShapeChange::Reinterpret);
            }});
}

/// The first field of the body that should be there but is not; null when all are.
const Field *firstMissing(const Field &record, std::span<const Part> parts, const ValueStack &values)
{
    for (const Field *field : record.layout.isPool ? std::vector<const Field *>() : record.body) {
        const bool isOptional = field->isElsewhere() || field->array.sumOf || field->array.untilEnd
                                || field->array.endsAt || field->kind == Kind::Raw || field->kind == Kind::Look
                                || !field->times.isEmpty() || field->mayBeAbsent;
        if (isOptional || !isPresent(*field, values))
            continue;
        if (std::none_of(parts.begin(), parts.end(), [=](const Part &part) { return part.field == field; }))
            return field;
    }
    return nullptr;
}

/// True when the last record among the parts ends in the middle: then what should follow it is missing for that reason,
/// which is reported there.
bool endsCut(const Checker &checker, std::span<const Part> parts)
{
    const NodeStore &nodes = checker.nodes();
    if (parts.empty() || parts.back().node == NoNode || parts.back().field->isElsewhere())
        return false;
    NodeId last = parts.back().node;
    for (NodeId child = isArrayNode(nodes, last) ? nodes.firstChild(last) : NoNode; child != NoNode;
         child = nodes.nextSibling(child))
        last = child;
    if (isArrayNode(nodes, last))
        return false;
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    const std::vector<Part> inner = visitor.layOut(last);
    const auto isShort = [](const Part &part) {
        return part.fault == Fault::Truncated || part.fault == Fault::Unterminated || part.fault == Fault::CountTooLarge
               || part.fault == Fault::LayoutUnknown;
    };
    return std::any_of(inner.begin(), inner.end(), isShort)
           || firstMissing(fieldById(nodes[last].field), inner, visitor.values()) || endsCut(checker, inner);
}

bool hasRange(const Field *field)
{
    return field && std::any_of(field->rules.begin(), field->rules.end(), [](const FieldRule &rule) {
               return rule.test == FieldRule::Test::Range;
           });
}

void reportCount(Checker &checker, NodeId node, const Part &part, const Item &item)
{
    const Field *count = part.field->times.singleField();
    if (part.fault == Fault::CountNegative && hasRange(count))
        return; // said at the count itself, once
    const IssueKind &kind = part.fault == Fault::CountNegative ? issues::countNegative : issues::countTooLarge;
    reportShort(checker, kind, *part.field, item,
                {QString::fromLatin1(part.field->name), number(part.wanted), number(part.count)},
                checker.isFull(kind) ? Repair() : setCount(checker, node, count, part.count));
}

} // namespace

bool isPlain(std::span<const Part> parts, const Field &field)
{
    if (field.body.empty() || field.layout.isPool)
        return true;
    if (parts.empty() || parts.back().field != field.body.back())
        return false;
    return std::all_of(parts.begin(), parts.end(), [](const Part &part) { return part.fault == Fault::None; });
}

namespace {

/// What the element stands for would lie behind the end of the file: nothing of it is there but its record.
bool isGone(const Tree &tree, const Item &element, const Field &part, qint64 section, qint64 end)
{
    const ValueStack values = tree.valuesInside(element.stream, element.node);
    return !contents::isEmptyPart(part, values) && section + part.offset.evaluate(values) >= end;
}

/// All such elements of a list go together, with the first of them.
Repair removeGone(const Tree &tree, const Item &element, const Field &part, qint64 section, qint64 end)
{
    const Item array = tree.parent(element);
    if (array.role != Item::Role::Array || !isGone(tree, element, part, section, end))
        return {};
    const qint64 row = tree.row(element);
    if (row > 0 && isGone(tree, tree.child(array, row - 1), part, section, end))
        return {};
    return {
        QT_TRANSLATE_NOOP("repairs", "Remove the elements of which nothing is there."), {}, [=, &part](Wishes &wishes) {
            std::vector<qint64> gone;
            for (qint64 i = 0; i < array.count; ++i) {
                if (isGone(wishes.tree(), wishes.tree().child(array, i), part, section, end))
                    gone.push_back(i);
            }
            wishes.removeElements(array, gone);
        }};
}

/// A part of a record that lies elsewhere: nowhere, or not as far as it should.
void reportElsewhere(Checker &checker, NodeId record, const Field &field, const Part *part, const ValueStack &values)
{
    const NodeStore &nodes = checker.nodes();
    NodeId array = nodes.parent(record);
    const NodeId section = nodes.parent(array);
    const qint64 begin = nodes[section].begin + field.offset.evaluate(values);
    const bool isPlain = field.kind == Kind::Raw;
    if (contents::isEmptyPart(field, values))
        return;
    const qint64 size = isPlain ? field.times.evaluate(values) : 1;
    const qint64 end = begin + qMin(size, qint64(1) << 40);
    const Item item = part ? itemOf(checker, part->node) : itemOf(checker, record);
    const QString name = label(checker, record) + u'/' + QString::fromLatin1(field.name);
    const qint64 base = nodes[section].begin;
    if (part || begin >= nodes[0].range().end || begin < base) {
        const qint64 there = part ? part->range.end : nodes[0].range().end;
        // Where bytes lie that nothing claims, the place may be wrong instead.
        const auto layout = checker.tree().layoutOf(checker.stream(), section);
        const bool hasGap = std::ranges::any_of(
            layout->parts, [&](const Part &other) { return other.field == schemaOf(checker).gap; });
        report(checker, issues::partPassesEnd, item,
               {name, number(begin - base), number(end - base), number(there - base)},
               part || hasGap ? Repair{} : removeGone(checker.tree(), itemOf(checker, record), field, base, there));
    } else if (begin < nodes[array].range().end) {
        report(checker, issues::partInDirectory, item, {name, number(begin - base)});
    } else {
        report(checker, issues::partsOverlap, item, {name, number(begin - base)});
    }
}

/// The number at the end of a record that says how large the record is.
void reportOwnSize(Checker &checker, NodeId node, const Field &field, const Part *part)
{
    const Item record = itemOf(checker, node);
    const char *rule = schemaOf(checker).ruleFor(issues::sizeWrong);
    if (!part) {
        const qint64 size = record.range.size() + field.width;
        checker.report(
            issues::sizeMissing, record,
            {.arguments = {QString::fromLatin1(field.name)},
             .reference = rule,
             .repair = {QT_TRANSLATE_NOOP("repairs", "Append it."), {}, [=, width = field.width](Wishes &wishes) {
                            wishes.insertBytes(record, record.range.end, encodeInteger(size, width));
                        }}});
        return;
    }
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    const qint64 stored = decodeInteger(field, cursor.at(part->range.begin, field.width));
    if (stored == record.range.size())
        return;
    const Item item = checker.partOf(node, &field);
    checker.report(
        issues::sizeWrong, item,
        {.arguments = {QString::fromLatin1(field.name), number(stored), number(record.range.size())},
         .reference = rule,
         .repair = {QT_TRANSLATE_NOOP("repairs", "Write how many bytes there are."), {}, [=](Wishes &wishes) {
                        wishes.setText(item, QString::number(item.range.end - record.range.begin),
                                       ShapeChange::Reinterpret);
                    }}});
}

/// Another file that was joined to one whose last number is its own size: what is read as that number is the end of the other, and
/// the number stands where the gap begins. It may be left out.
bool reportAppendedIn(Checker &checker, const Field &record, const Item &gap)
{
    const Field *last = record.body.empty() ? nullptr : record.body.back();
    if (!last || !last->isAtEnd || !last->number.isOwnSize || gap.stream != checker.stream())
        return false;
    const qint64 end = checker.nodes()[0].range().end;
    if (gap.range.end + last->width < end)
        return false; // parts of this file follow
    const Bytes &bytes = checker.tree().bytes(gap.stream);
    const auto stored = bytes.toByteArray({gap.range.begin, qMin(end, gap.range.begin + last->width)});
    const qint64 behind = gap.range.begin + last->width;
    const bool isSize = stored.size() == last->width
                        && decodeInteger(*last, reinterpret_cast<const uchar *>(stored.constData())) == behind;
    const char *rule = schemaOf(checker).ruleFor(issues::bytesUnused);
    return (isSize && reportAppended(checker, gap, behind, rule))
           || reportAppended(checker, gap, gap.range.begin, rule);
}

const Part *partOf(std::span<const Part> parts, const Field *field)
{
    const auto it = std::find_if(parts.begin(), parts.end(), [=](const Part &part) { return part.field == field; });
    return it == parts.end() ? nullptr : &*it;
}

/// Where parts should lie that were not found there.
std::vector<ByteRange> missingParts(const StreamTree &stream)
{
    constexpr size_t Most = 256;
    std::vector<ByteRange> ranges;
    for (const contents::PartPlace &place : contents::partPlacesIn(stream)) {
        if (place.isMissing() && ranges.size() < Most)
            ranges.push_back({place.target, place.end});
    }
    return ranges;
}

} // namespace

void reportLinks(Checker &checker, NodeId node, std::span<const Part> parts, const ValueStack &values)
{
    // What should follow something that is cut off is missing for that reason.
    const auto hasFault = [](const Part &part) { return part.fault != Fault::None && !part.field->isElsewhere(); };
    const bool isShort = std::any_of(parts.begin(), parts.end(), hasFault) || endsCut(checker, parts);
    for (const Field *field : fieldOf(checker, node).body) {
        const Part *part = partOf(parts, field);
        if (field->isElsewhere() && (!part || part->fault != Fault::None))
            reportElsewhere(checker, node, *field, part, values);
        else if (field->isAtEnd && field->number.isOwnSize && (part || !isShort))
            reportOwnSize(checker, node, *field, part);
    }
    std::optional<std::vector<ByteRange>> claims; // of parts in whose place another one lies
    const auto isClaimed = [&](ByteRange gap) {
        if (!claims)
            claims = missingParts(checker.tree().stream(checker.stream()));
        return std::ranges::any_of(*claims, [&](ByteRange claim) { return claim.overlaps(gap); });
    };
    for (const Part &part : parts) {
        if (part.field != schemaOf(checker).gap)
            continue;
        const auto row = size_t(&part - parts.data());
        const Item item = partItem(checker, node, row);
        if (reportAppendedIn(checker, fieldOf(checker, node), item))
            continue;
        const Repair remove{QT_TRANSLATE_NOOP("repairs", "Delete these bytes."), {}, [=](Wishes &wishes) {
                                // What referred to them may have been hit.
                                wishes.removeRange(item, item.range, Wishes::Rest::MayBeContent);
                            }};
        report(checker, issues::bytesUnused, item, {number(part.range.size())},
               isClaimed(item.range) ? Repair() : remove);
    }
}

void reportParts(Checker &checker, NodeId node, std::span<const Part> parts, const ValueStack &values)
{
    const Field &field = fieldOf(checker, node);
    bool isCut = false;
    for (size_t row = 0; row < parts.size(); ++row) {
        const Part &part = parts[row];
        if (part.fault == Fault::None || part.field->isElsewhere())
            continue;
        const Item item = part.node != NoNode ? itemOf(checker, part.node) : partItem(checker, node, row);
        const bool isShort = part.fault == Fault::Truncated || part.fault == Fault::Unterminated
                             || part.fault == Fault::CountTooLarge;
        if (isShort && isInsideCut(checker, node)) {
            isCut = true;
            continue;
        }
        switch (part.fault) {
        case Fault::None:
            break;
        case Fault::Truncated: {
            isCut = true;
            if (hasLength(*part.field)) {
                reportTextPasses(checker, node, part, item);
                break;
            }
            const Kind kind = part.field->kind;
            const bool isCounted = part.field->textForm == TextForm::Counted;
            const qint64 needed = kind == Kind::Raw || kind == Kind::Record || isCounted ? part.wanted
                                  : kind == Kind::Text || part.field->times.isEmpty()    ? part.field->width
                                                                                      : part.wanted * part.field->width;
            reportCut(checker, node, *part.field, item, part.range.size(), needed, values);
            break;
        }
        case Fault::Unterminated:
            isCut = true;
            report(checker, issues::textNotTerminated, item, {QString::fromLatin1(part.field->name)},
                   insertZeros(QT_TRANSLATE_NOOP("repairs", "Append the NUL."), item, part.range.end, 1));
            break;
        case Fault::CountTooLarge:
            isCut = true;
            if (endsCut(checker, {&part, 1}))
                break;
            [[fallthrough]];
        case Fault::CountNegative:
            reportCount(checker, node, part, item);
            break;
        case Fault::LayoutUnknown:
            isCut = true;
            if (part.node != NoNode && checker.nodes()[part.node].state == NodeState::NotRead)
                report(checker, issues::listTooLong, item, {number(ReadLimits().listedNodes)});
            if (const Field *list = part.field->layout.by)
                report(checker, issues::layoutUnknown, unknownDescription(checker, node, parts, *list),
                       {QString::fromLatin1(part.field->name), QString::fromLatin1(list->name)});
            break;
        case Fault::Remainder:
        case Fault::ExtraBytes: {
            // Of less than an element at the end of a list nobody knows where in the list the others came in or went.
            const Wishes::Rest rest = part.fault == Fault::Remainder ? Wishes::Rest::MayBeContent : Wishes::Rest::Stray;
            report(checker, issues::bytesLeftOver, item, {number(part.range.size()), label(checker, node)},
                   {QT_TRANSLATE_NOOP("repairs", "Delete these bytes."), {}, [=](Wishes &wishes) {
                        wishes.removeRange(item, item.range, rest);
                    }});
            break;
        }
        }
    }
    if (isCut || checker.nodes()[node].state == NodeState::LengthTooShort || endsCut(checker, parts))
        return;
    const Field *missing = firstMissing(field, parts, values);
    if (missing && !isInsideCut(checker, node)) {
        const qint64 needed = missing->kind == Kind::Text ? qMax<qint64>(1, missing->width) : qint64(missing->width);
        reportCut(checker, node, *missing, itemOf(checker, node), 0, needed, values);
    }
}

} // namespace hexahedron::structure
