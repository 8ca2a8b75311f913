#pragma once

#include <QString>

namespace hexahedron {

struct Field;

/// What readers make of a wrong value of that kind, in a sentence; empty where its kind says nothing. A note of the description
/// says it better, where there is one.
QString consequenceOf(const Field &field);
/// What the note of the chunk or part says in which the field stands: "tIME: Engines skip this chunk."; of a text with its length
/// before it, what the two are for. Where neither has a note, that of the kind of file, which holds beside one of the field.
QString noteAround(const Field &field);

} // namespace hexahedron
