#include "core/report/bytecolor.h"

#include "core/schema/field.h"

#include <algorithm>
#include <iterator>

namespace hexahedron::byteColor {

int of(const Item &item)
{
    const Field &field = *item.field;
    if (field.isUnknown || item.fault == Fault::ExtraBytes || item.fault == Fault::Remainder)
        return None;
    if (field.isHeader)
        return field.kind == Kind::Integer ? Length : Tag;
    if (!field.parent)
        return None;
    const auto &body = field.parent->body;
    auto place = std::find(body.begin(), body.end(), &field) - body.begin();
    if (place == std::ssize(body)) { // an attribute of a document
        const auto &attributes = field.parent->document.attributes;
        place = std::find(attributes.begin(), attributes.end(), &field) - attributes.begin();
    }
    const bool isOdd = item.role == Item::Role::Element && item.rows[size_t(item.steps - 1)] % 2 == 1;
    return int((place + (isOdd ? 1 : 0)) % Fields);
}

} // namespace hexahedron::byteColor
