#include "core/recovery/mendedvalues.h"

#include "core/edit/derivation.h"
#include "core/schema/field.h"

#include <algorithm>

namespace hexahedron {

namespace {

/// A long list that was written anew is one place soon; what is scattered ends somewhere.
constexpr qint64 MostValuesSeen = 100'000;

bool isSaidElsewhere(const Item &item)
{
    const Field *field = item.field;
    if (!field)
        return false;
    const auto isFixed = [](const FieldRule &rule) { return rule.test == FieldRule::Test::Equals; };
    return field->isHeader || field->number.isConstant || std::ranges::any_of(field->rules, isFixed)
           || (field->schema && Derivable::follows(*field));
}

/// Its own bytes, or those of what it stands in.
bool isPacked(const Item &item, const Item &parent)
{
    const bool areBytes = item.field && item.field->kind == Kind::Raw;
    return Tree::mayHold(item) || (areBytes && parent.isValid() && Tree::mayHold(parent));
}

} // namespace

std::vector<ByteRange> mendedValues(const Tree &tree, StreamId stream, const std::vector<ByteRange> &written,
                                    size_t most)
{
    std::vector<ByteRange> values;
    const Field *last = nullptr;
    qint64 seen = 0, end = 0;
    for (const ByteRange &range : written) {
        for (qint64 place = qMax(range.begin, end); place < range.end && seen < MostValuesSeen; place = end, ++seen) {
            const Item item = tree.at(stream, place);
            if (!item.isValid())
                return values;
            end = qMax(item.range.end, place + 1);
            const Item list = tree.parent(item);
            if (isSaidElsewhere(item) || isPacked(item, list))
                continue;
            const Field *of = list.isValid() ? list.field : item.field;
            if (!values.empty() && values.back().end == item.range.begin && of == last) {
                values.back().end = item.range.end;
                continue;
            }
            if (values.size() >= most)
                return values;
            values.push_back(item.range);
            last = of;
        }
    }
    return values;
}

} // namespace hexahedron
