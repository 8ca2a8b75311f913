#pragma once

#include "core/schema/field.h"

#include <QStringList>

namespace hexahedron {

/// "vertices of VRTS": a field and the chunk in which it stands.
QString placeName(const Field &field);

/// What a description says of a field's relations to others, a sentence each, for people: what it counts, names, orders, sums up,
/// where it leads. Known without a file. `nameOf` writes the fields that they speak of.
QStringList relationSentences(const Field &field, const NamePlace &nameOf = placeName);
/// Only those about an array as a whole: how many elements it has, how they are laid out.
QStringList arraySentences(const Field &field, const NamePlace &nameOf = placeName);
/// Only those about one value.
QStringList valueSentences(const Field &field, const NamePlace &nameOf = placeName);
/// Those that only lead to other fields: the description of the field says in words where to.
QStringList leadSentences(const Field &field, const NamePlace &nameOf = placeName);

/// Whether a number is known by its hexadecimal digits: specifications write marks, types and four letters so.
bool isReadAsDigits(bool isMark, qint64 number);

/// What values are right, a sentence each: a range, names, bits, a constant.
QStringList ruleSentences(const Field &field);

/// The numbers of the rules in the format's reference that a description gives for the field itself, each once.
QStringList ruleNumbers(const Field &field);

} // namespace hexahedron
