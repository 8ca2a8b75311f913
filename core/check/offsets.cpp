#include "core/check/offsets.h"

#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

void checkOffsets(Checker &checker)
{
    const Tree &tree = checker.tree();
    const Schema &schema = *tree.stream(checker.stream()).schema;
    for (const Field *field : schema.fields) {
        const Item offset = field->number.offsetOf ? itemOfField(tree, checker.stream(), *field) : Item();
        const Item target = offset.isValid() ? itemOfField(tree, checker.stream(), *field->number.offsetOf) : Item();
        const Value value = target.isValid() ? valueOf(tree, offset) : Value();
        const auto *number = std::get_if<qint64>(&value);
        const qint64 expected = target.range.begin - originOf(tree, offset);
        if (!number || *number == expected)
            continue;
        checker.report(
            issues::offsetWrong, offset,
            {.arguments = {QString::fromLatin1(field->name), QString::number(*number),
                           QString::fromLatin1(target.field->name), QString::number(expected)},
             .reference = schema.ruleFor(issues::offsetWrong),
             .repair = {QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1."),
                        {QString::number(expected)},
                        [=](Wishes &wishes) { wishes.setBytes(offset, encodeInteger(*offset.field, expected)); }}});
    }
}

} // namespace hexahedron
