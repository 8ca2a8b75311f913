#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// The child of `item` that `field` describes; invalid when there is none.
Item childOf(const Tree &tree, const Item &item, const Field *field);
/// The item that a field describes, where there is only one: no array lies on the way to it. Invalid when it is missing.
Item itemOfField(const Tree &tree, StreamId stream, const Field &field);
/// The piece of a pool beside the list, a text for instance, whose place a row of the list says; invalid when there is none.
Item pieceOf(const Tree &tree, const Item &row);
/// The next frame beside one, before (-1) or behind it (1), over space between elements of a document; invalid when there is none.
Item frameBeside(const Tree &tree, const Item &frame, int by);
/// Where the section begins in which an item lies: places are counted from there.
qint64 originOf(const Tree &tree, const Item &item);
/// The value of a number below `item`, or `otherwise` when it is missing or cut off.
qint64 integerIn(const Tree &tree, const Item &item, const Field *field, qint64 otherwise = 0);
double floatIn(const Tree &tree, const Item &item, const Field *field, double otherwise = 0);
/// The numbers of a vector or array below `item`; empty when it is missing or cut off.
std::vector<double> floatsIn(const Tree &tree, const Item &item, const Field *field);
std::vector<qint64> integersIn(const Tree &tree, const Item &item, const Field *field);
QByteArray textIn(const Tree &tree, const Item &item, const Field *field);
/// The bytes of an item, as they are.
inline QByteArray storedBytes(const Tree &tree, const Item &item)
{
    return tree.bytes(item.stream).toByteArray(item.range);
}

} // namespace hexahedron
