// What can be worked out from the statements, once: links backwards, shapes, smallest sizes.
#include "core/schema/schema.h"

#include "core/schema/inwork.h"

#include <algorithm>

namespace hexahedron {

namespace {

bool isInside(const Field *field, const Field *record)
{
    for (const Field *f = field->parent; f; f = f->parent) {
        if (f == record)
            return true;
    }
    return false;
}

/// True for columns that stand side by side: each cell has its own value of the other.
bool isBeside(const Field *field, const Field *column)
{
    return field->array.isColumn && column->array.isColumn && field->parent == column->parent;
}

/// A group that holds arrays: they are items of their own, so the group is stored.
bool holdsArrays(const Field *record)
{
    return record->isGroup() && std::any_of(record->body.begin(), record->body.end(), [](const Field *f) {
               return f->isArray() || (f->isGroup() && holdsArrays(f));
           });
}

void collectExpressions(const Field *record, std::vector<const Field *> &used)
{
    for (const Field *field : record->body) {
        field->times.collectFields(used);
        field->when.collectFields(used);
        field->byteSize.collectFields(used);
        field->layout.at.collectFields(used);
        field->offset.collectFields(used);
        field->array.sumWanted.collectFields(used);
        collectExpressions(field, used);
    }
}

/// True when elements of the record have one size as soon as the fields outside it are known.
bool hasFixedShape(const Field *record)
{
    if (!record->byteSize.isEmpty() || record->document.separator || holdsArrays(record))
        return false;
    if (record->layout.by)
        return true; // fields of the body are those that may occur
    std::vector<const Field *> used;
    collectExpressions(record, used);
    const bool looksInside = std::any_of(used.begin(), used.end(),
                                         [&](const Field *f) { return isInside(f, record) || isBeside(f, record); });
    const auto isFixed = [](const Field *f) {
        const bool openText = f->kind == Kind::Text && f->textForm != TextForm::Fixed;
        const bool openRaw = f->kind == Kind::Raw && f->times.isEmpty();
        const bool isOpen = f->array.untilEnd || f->array.sumOf || f->array.endsAt || f->isElsewhere()
                            || f->kind == Kind::Look;
        return !openText && !openRaw && !isOpen && (f->kind != Kind::Record || hasFixedShape(f));
    };
    return !looksInside && !record->frame.takesFrames && std::all_of(record->body.begin(), record->body.end(), isFixed);
}

qint64 layoutSteps(const Field &record)
{
    constexpr qint64 TermsOfStep = 10;
    qint64 terms = 0;
    for (const Field *field : record.body)
        terms += field->when.termCount() + field->times.termCount();
    return qint64(record.body.size()) + terms / TermsOfStep;
}

qint64 leastSize(const Field *record)
{
    qint64 size = 0;
    for (const Field *field : record->body) {
        if (!field->when.isEmpty() || field->layout.by || field->mayBeAbsent || field->isElsewhere() || field->isAtEnd
            || !field->byteSize.isEmpty())
            continue;
        const qint64 times = field->times.isEmpty() ? 1 : field->times.isConstant() ? field->times.evaluate({}) : 0;
        if (field->isNumber())
            size += field->width * times;
        else if (field->kind == Kind::Text)
            size += field->textForm == TextForm::Terminated ? 1
                    : field->textForm == TextForm::Counted  ? 0
                                                            : field->width;
        else if (field->kind == Kind::Record && !field->array.untilEnd && !field->array.sumOf && !field->array.endsAt)
            size += leastSize(field) * times;
    }
    return size;
}

/// See Field::plainSizes; empty when the body is not like that.
std::vector<qint64> plainSizes(const Field *record)
{
    std::vector<qint64> sizes{0};
    for (const Field *field : record->body) {
        const bool isText = field->kind == Kind::Text;
        const bool isConstant = field->times.isEmpty() || field->times.isConstant();
        if (!field->when.isEmpty() || field->array.untilEnd || field->derived.isReferred || field->isElsewhere()
            || !isConstant || !(field->isNumber() || isText))
            return {};
        if (isText && field->textForm == TextForm::Counted)
            return {};
        if (isText && field->textForm == TextForm::Terminated)
            sizes.push_back(0);
        else
            sizes.back() += field->width * (field->times.isEmpty() ? 1 : field->times.evaluate({}));
    }
    return sizes;
}

/// The list in whose rows a field has its values: the column itself, or an array of records.
Field *rowListOf(const Field *field)
{
    const Field *list = field->array.isColumn ? field : field->parent;
    return list && list->isArray() ? inwork::field(list) : nullptr;
}

/// What cells of other columns, or rows of other lists, decide on.
void collectRowFields(Field *field)
{
    std::vector<const Field *> used;
    if (field->array.isColumn)
        collectExpressions(field, used);
    for (const Field *piece : field->layout.isPool ? field->body : std::vector<const Field *>()) {
        piece->layout.at.collectFields(used);
        piece->byteSize.collectFields(used);
    }
    for (const Field *f : used) {
        Field *list = rowListOf(f);
        if (!list || (field->array.isColumn && f->parent != field->parent))
            continue;
        list->derived.isRowList = true;
        list->derived.isReferred = true;
        field->derived.rowFields.push_back(f);
    }
}

/// Groups between `user` and a field that it uses hand the value on.
void markLeaks(const Field *user, const std::vector<const Field *> &used)
{
    for (const Field *f : used) {
        for (const Field *group = f->parent; group && group->isGroup() && !isInside(user, group); group = group->parent)
            inwork::field(group)->derived.leaksValues = true;
    }
}

constexpr qint64 LargestVector = 16;

void decideOnVector(Field *field)
{
    // A count that comes from outside the record it stands in belongs to the shape of the record, not to a list in it.
    std::vector<const Field *> used;
    field->times.collectFields(used);
    const bool isShape = field->parent && field->parent->isRecordArray() && !used.empty()
                         && std::none_of(used.begin(), used.end(), [&](const Field *f) {
                                return isInside(f, field->parent) || isBeside(f, field->parent);
                            });
    const bool isSmall = field->times.isConstant() && field->times.evaluate({}) <= LargestVector;
    field->isVector = field->isVector || (field->isNumber() && !field->times.isEmpty() && (isShape || isSmall));
    if (!field->isVector || !field->vector.components.empty() || field->kind != Kind::Float || !isSmall)
        return;
    static const char *const xyzw[] = {"x", "y", "z", "w"};
    const qint64 count = field->times.evaluate({});
    if (count <= 4)
        field->vector.components.assign(xyzw, xyzw + count);
}

} // namespace

const Schema *SchemaBuilder::finish()
{
    addContinuations();
    for (Field *field : m_schema->fields) {
        // The first description stands for all that have the tag: it is the one looked at in other places.
        if (field->kind == Kind::Frame && field != m_schema->unknownFrame && field->frame.tag == field->frame.lastTag)
            m_schema->frameTags.emplace(field->frame.tag, field);
        decideOnVector(field);
        if (field->kind == Kind::Text && (field->array.untilEnd || !field->times.isEmpty())) {
            field->textForm = TextForm::Counted;
            if (const Field *count = field->times.singleField(); count && count->parent == field->parent)
                inwork::field(count)->number.countsText = field;
        }
        if (field->kind == Kind::Record && field->document.standsFor)
            inwork::field(field->document.standsFor)->initial.text = field->initial.text;
        if (field->array.lastAt)
            inwork::field(field->array.lastAt)->derived.isReferred = true;
        if (field->array.sumOf)
            inwork::field(field->array.sumOf)->derived.isReferred = true;
        if (field->initial.key)
            inwork::field(field->initial.key)->derived.isReferred = true;
        std::vector<const Field *> deciding;
        field->when.collectFields(deciding);
        for (const Field *f : deciding)
            inwork::field(f)->derived.decides = f->derived.decides || f->parent == field->parent;
        for (const Expression *expression : {&field->times, &field->when, &field->byteSize, &field->offset,
                                             &field->array.sumWanted, &field->layout.at}) {
            std::vector<const Field *> used;
            expression->collectFields(used);
            for (const Field *f : used)
                inwork::field(f)->derived.isReferred = true;
            markLeaks(field, used);
        }
    }
    for (Field *field : m_schema->fields)
        collectRowFields(field);
    for (Field *field : m_schema->fields) {
        if (field->kind == Kind::Record || field->kind == Kind::Frame)
            field->derived.leastSize = leastSize(field) + (field->frame.trailer ? field->frame.trailer->width : 0);
        if (field->kind == Kind::Frame && !field->frame.trailer)
            field->derived.plainSizes = plainSizes(field);
        if (field->kind == Kind::Record)
            field->derived.hasFixedShape = hasFixedShape(field);
        field->derived.hasReferredFields = std::any_of(field->body.begin(), field->body.end(), [](const Field *f) {
            return f->derived.isReferred || f->array.total || f->derived.leaksValues;
        });
        field->derived.layoutSteps = layoutSteps(*field);
        std::vector<const Field *> needed;
        collectExpressions(field, needed);
        if (field->layout.by)
            needed.push_back(field->layout.by);
        for (const Field *inner : field->body) {
            if (inner->layout.by)
                needed.push_back(inner->layout.by);
        }
        const bool looks = std::any_of(field->body.begin(), field->body.end(),
                                       [](const Field *f) { return f->kind == Kind::Look; });
        field->derived.looksOutside = looks || std::any_of(needed.begin(), needed.end(), [&](const Field *f) {
                                          return !isInside(f, field);
                                      });
        if (field->isArray() && field->times.singleField())
            inwork::field(field->times.singleField())->derived.counts.push_back(field);
        if (field->isElsewhere() && field->parent && field->parent->parent)
            inwork::field(field->parent->parent)->derived.hasElsewhere = true;
        if (field->isRecordArray()) {
            std::vector<const Field *> used;
            collectExpressions(field, used);
            if (field->layout.by)
                used.push_back(field->layout.by);
            for (const Field *f : used) {
                if (isInside(f, field))
                    continue;
                field->derived.shapedBy.push_back(f);
                inwork::field(f)->derived.shapes.push_back(field);
            }
        }
    }
    for (Field *field : m_schema->fields) {
        if (field->index.count && !field->index.count->derived.counts.empty())
            field->index.array = field->index.count->derived.counts.front();
        field->derived.storesNodes = std::any_of(field->body.begin(), field->body.end(), [](const Field *f) {
            return f->kind == Kind::Record && !f->derived.hasFixedShape;
        });
    }
    return m_schema;
}

} // namespace hexahedron
