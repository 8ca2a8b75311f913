#include "core/schema/derived.h"

#include "core/schema/schema.h"

#include <algorithm>

namespace hexahedron {

bool isDerived(const Field &field)
{
    if (field.isFrameLength() || !field.derived.counts.empty() || field.number.offsetOf || field.number.isOwnSize
        || field.number.tallies || (field.isHeader && field.parent && field.parent->frame.trailer == &field))
        return true;
    if (field.kind != Kind::Integer)
        return false;
    return std::ranges::any_of(field.schema->fields, [&](const Field *other) {
        const Content *content = other->content.get();
        return other->offset.singleField() == &field || other->times.singleField() == &field
               || other->array.sumWanted.singleField() == &field
               || (content
                   && (content->checksumField == &field || content->allChecksumsField == &field
                       || content->expandedSize == &field || std::ranges::count(content->parameters, &field) > 0));
    });
}

} // namespace hexahedron
