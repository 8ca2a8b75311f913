#pragma once

#include "core/tree/tree.h"

#include <QByteArray>
#include <QString>

#include <variant>
#include <vector>

namespace hexahedron {

/// What some bytes mean. Nothing where an item has no value of its own (frames, arrays) or its bytes are cut off.
using Value = std::variant<std::monostate, qint64, quint64, double, QByteArray, std::vector<double>>;

/// The text in the bytes of a text field: without length, padding, marks.
QByteArray plainText(const Field &field, QByteArray bytes);
/// The item whose bytes are the value of `item`: itself, but of a record that stands for one of its fields that field.
Item valueItem(const Tree &tree, const Item &item);

/// Decodes the value of an item from its bytes. Raw bytes come as they are, at most `mostBytes` of them.
Value valueOf(const Tree &tree, const Item &item, qint64 mostBytes = 1 << 20);

/// One number of `field` at `bytes`.
Value decodeNumber(const Field &field, const uchar *bytes);
/// The numbers that the bits of a packed vector stand for.
std::vector<double> unpackedNumbers(const Field &field, const uchar *bytes);
/// The same as double, for checks and views that mix kinds.
double decodeAsDouble(const Field &field, const uchar *bytes);
/// Writes a number as `field` stores it. False when it does not fit.
bool encodeNumber(const Field &field, double value, QByteArray &bytes);
QByteArray encodeInteger(qint64 value, int width);
/// The same in the byte order of the field.
QByteArray encodeInteger(const Field &field, qint64 value);
/// Of 2, 4 or 8 bytes.
QByteArray encodeFloat(double value, int width);

/// Shortest text that reads back to the same number; "nan", "inf", "-inf".
QByteArray numberText(double value, bool isSingle);

/// UTF-8 as it is; bytes that are not UTF-8, a mark of byte order in front, and backslashes that would read as an escape, as `\xNN`.
QString textOf(const QByteArray &bytes);
QByteArray bytesOfText(const QString &text);
/// The first `\xNN` of which that makes a byte; empty where there is none.
QString byteEscapeIn(const QString &text);

/// As `hexa get` prints it and `hexa set` reads it: 1.5, [1, 0, 0], text as it is.
QString valueText(const Field &field, const Value &value);
/// The same as people write it: in hexadecimal, where the field says so.
QString writtenText(const Field &field, const Value &value);
/// The same for people: enumerators and flags by name, text in quotes with control characters escaped, long bytes cut.
QString displayText(const Tree &tree, const Item &item);
/// Names of the flags that are set, then of an enumerator; empty without names.
QStringList valueNames(const Field &field, qint64 value);
QStringList valueNames(const Field &field, const std::vector<NamedValue> &names, bool areFlags, qint64 value);

/// Reads text as a value of the item: numbers decimal or 0x…, names of enumerators and flags ("normals|colors"), vectors with
/// blanks or commas, text. Returns the bytes to write, or nothing with a reason in `error`; those of valueItem() where that is
/// another one.
std::optional<QByteArray> parseValue(const Tree &tree, const Item &item, const QString &text, QString *error);

/// What the item will hold where it cannot hold the numbers of `text` as they are, since its floats have fewer digits or its
/// bits fewer steps. Empty where it holds just them, and where `text` is no value of it.
QString roundedText(const Tree &tree, const Item &item, const QString &text);

} // namespace hexahedron
