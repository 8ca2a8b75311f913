#pragma once

#include "core/schema/field.h"

#include <QString>

#include <vector>

namespace hexahedron {

/// One part of a structure as a specification lists it. The same part told in several ways (a vector whose type the file
/// chooses) is one row.
struct StructureRow
{
    QString at;    ///< "8"; "+4" from the end of the last part whose size varies; empty where the file says where
    QString bytes; ///< "12", "4 × n_texs", "12 or 0"; empty where nobody can tell
    QString name;
    QString type;
    const Field *field = nullptr;
};

/// Whether it has parts that are told one below the other: a chunk, a record, an element of a document.
bool isStructure(const Field &field);
/// Its own parts, in their order: the header of a chunk, fields, records; the attributes of an element. Not the chunks in it.
std::vector<StructureRow> structureRows(const Field &structure);

/// "i32", "f32[3]": a type as far as the description alone tells it.
QString typeOf(const Field &field);

} // namespace hexahedron
