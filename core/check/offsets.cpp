#include "core/check/offsets.h"

#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

std::vector<WrongOffset> wrongOffsets(const Tree &tree, StreamId stream)
{
    std::vector<WrongOffset> wrong;
    for (const Field *field : tree.stream(stream).schema->fields) {
        const Item offset = field->number.offsetOf ? itemOfField(tree, stream, *field) : Item();
        const Item target = offset.isValid() ? itemOfField(tree, stream, *field->number.offsetOf) : Item();
        const Value value = target.isValid() ? valueOf(tree, offset) : Value();
        const auto *number = std::get_if<qint64>(&value);
        const qint64 expected = target.range.begin - originOf(tree, offset);
        if (number && *number != expected)
            wrong.push_back({offset, target, *number, expected});
    }
    return wrong;
}

void checkOffsets(Checker &checker)
{
    const Schema &schema = *checker.tree().stream(checker.stream()).schema;
    for (const auto &[offset, target, stored, expected] : wrongOffsets(checker.tree(), checker.stream())) {
        const auto plan = [offset = offset, expected = expected](Wishes &wishes) {
            wishes.setBytes(offset, encodeInteger(*offset.field, expected));
        };
        checker.report(issues::offsetWrong, offset,
                       {.arguments = {QString::fromLatin1(offset.field->name), QString::number(stored),
                                      QString::fromLatin1(target.field->name), QString::number(expected)},
                        .reference = schema.ruleFor(issues::offsetWrong),
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."),
                                   {QString::number(expected)},
                                   plan}});
    }
}

} // namespace hexahedron
