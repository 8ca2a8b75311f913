#pragma once

#include "core/tree/describedbyheader.h"

namespace hexahedron {

/// The numbers of the rules about what ends too early or too late, and that the file is none of this kind.
void sayRules(SchemaBuilder &builder, const char *rule);

/// Numbers of one byte that are the channels of a colour, described by their names; the same in every kind of picture.
void describeChannels(RecordRef color, std::initializer_list<const char *> names);
/// The same of a number of any kind.
FieldRef describeChannel(FieldRef field);
/// Pixels of 24 or 32 bits in a row, blue first; `bits` says which they are.
void describeWholePixels(RecordRef row, const FieldRef &width, const FieldRef &bits);

} // namespace hexahedron
