#pragma once

#include "core/schema/field.h"
#include "core/tree/tree.h"

namespace hexahedron::recovery {

/// A number that other parts follow: a length, count, offset, size; or one that stands where it may say something of that kind.
struct NumberPlace
{
    StreamId stream = 0;
    NodeId node = NoNode; ///< in which it stands
    const Field *field = nullptr;
    ByteRange range; ///< in the file
    qint64 value = 0;
    qint64 origin = 0;        ///< where the section begins in which it stands
    bool isEnclosing = false; ///< the length of a frame around the first fault
    bool isLoose = false;     ///< no expression uses it, but what looks at the bytes may

    /// It says nothing of bytes of which there are so many, whatever it counts.
    bool leadsOutOf(qint64 size) const { return value > size && !field->number.isHexadecimal; }
};

/// Elements that a number counts.
struct CountedPlace
{
    const Field *count = nullptr;
    ByteRange range; ///< as the file is read now
    qint64 elements = 0;
    qint64 stride = 0; ///< bytes from element to element, 0 when they vary in size
};

/// A part of a node, or bytes that nothing describes.
struct PartPlace
{
    StreamId stream = 0;
    NodeId node = NoNode;
    const Field *field = nullptr;
    ByteRange range;
};

/// Where things stand in the bytes of the file itself, in the order in which a fault at `fault` makes them suspect: what lies
/// before it from the nearest on, then what lies behind it.
struct Places
{
    std::vector<NumberPlace> numbers;
    std::vector<PartPlace> parts;      ///< only those that begin before the fault
    std::vector<CountedPlace> counted; ///< in ascending order
    std::vector<qint64> borders;       ///< where nodes begin or end, ascending
    std::vector<ByteRange> unread;     ///< runs of bytes that nothing describes, the longest first
    std::vector<qint64>
        shifts; ///< how far from where an offset says so something begins: bytes that are missing before it
};

Places placesNear(const Tree &tree, qint64 fault);

} // namespace hexahedron::recovery
