#include "core/schema/inwork.h"

#include "core/schema/schema.h"

namespace hexahedron::inwork {

Field *field(const Field *field)
{
    const std::vector<Field *> &all = field->schema->fields; // in the order of their ids
    const auto it = std::ranges::lower_bound(all, field->id, {}, [](const Field *f) { return f->id; });
    Q_ASSERT(it != all.end() && *it == field);
    return *it;
}

Schema *schemaOf(const Field &field)
{
    return const_cast<Schema *>(field.schema); // the one place: builders own it, fields only look at it
}

} // namespace hexahedron::inwork
