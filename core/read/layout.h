#pragma once

#include "core/bytes/bytes.h"
#include "core/read/node.h"
#include "core/schema/field.h"

#include <cstring>

namespace hexahedron {

struct Schema;

/// What is wrong with one part of a frame.
enum class Fault : quint8 {
    None,
    Truncated,     ///< its frame ends inside it
    Unterminated,  ///< a text whose NUL is missing
    CountTooLarge, ///< announces more elements than fit
    CountNegative,
    LayoutUnknown, ///< the list that describes the elements makes no sense, or more follows than is read
    Remainder,     ///< what is left after the last whole element
    ExtraBytes,    ///< what is left after the last field
};

/// One part of a frame or record, as laid out over its bytes: a number, vector, text, an array, a nested record, a rest.
struct Part
{
    const Field *field = nullptr;
    ByteRange range;
    qint64 count = 1;  ///< elements of an array, numbers of a vector
    qint64 stride = 0; ///< bytes from element to element, 0 when they vary in size
    NodeId node = NoNode;
    Fault fault = Fault::None;
    qint64 wanted = 0; ///< count or size that was announced, when there is a fault
};

/// Where arrays of records of varying size come from: the reader reads them, others look them up.
class VaryingArrays
{
public:
    virtual ~VaryingArrays() = default;
    /// Lays out `count` records (as many as fit if negative) from `within.begin` on. Sets range, count and node of `part`.
    /// Of a group whose values later fields refer to, these stay among `values`.
    virtual void place(Part &part, ByteRange within, qint64 count, ValueStack &values) = 0;
    /// Finds a place for what the records just laid out say lies elsewhere in `section`, behind `rest.begin`. Returns where the
    /// last of it ends.
    virtual qint64 placeElsewhere(ByteRange section, ByteRange rest, ValueStack &values) = 0;
};

/// The one place that knows how a description becomes ranges. Appends the parts of `record`'s body over `range` to
/// `parts` and pushes the values that later expressions refer to. Returns where the fields end: frames may follow there.
qint64 layOut(const Field &record, ByteRange range, ByteCursor &bytes, ValueStack &values, VaryingArrays *varying,
              std::vector<Part> &parts);

/// The parts of one record that is no stored node, with ranges relative to its beginning.
std::vector<Part> recordParts(const Field &record, ByteRange range, ByteCursor &bytes, const ValueStack &values);

/// How much was laid out in this thread so far, in fields that were looked at: what reading costs, whatever the machine does.
quint64 layoutSteps();

/// Appends a part for what is left after the fields, if anything is and no frames may follow.
void coverRest(const Field &record, qint64 position, qint64 end, std::vector<Part> &parts);

/// True when the field occurs at all, as far as the values around it say.
bool isPresent(const Field &field, const ValueStack &values);

/// The size of one element of a record array whose elements have one size; at most a small multiple of what a file can hold.
qint64 elementSize(const Field &array, const ValueStack &values);
/// The parts of one element, with ranges relative to its beginning. Bytes are not needed: the shape is fixed.
std::vector<Part> elementParts(const Field &array, const ValueStack &values);

/// The layout of an array's elements that a list in the file describes; null for arrays that their description lays out, or when
/// the list makes no sense. Lives as long as the program; equal layouts are the same.
const ElementLayout *describedLayout(const Field &array, const ValueStack &values);
/// The numbers of a list that describes a layout, element by element; nothing when there are more than any element has.
std::optional<std::vector<qint64>> descriptionsIn(const Part &list, ByteCursor &bytes);
/// The layout that other numbers in the list would describe; null or not known when they make no sense. Pushed as the list's
/// value it is the one that describedLayout() finds.
const ElementLayout *layoutFor(const Field &list, const std::vector<qint64> &numbers);
void pushLayout(const Field &list, const ElementLayout *layout, ValueStack &values);

/// Little-endian number of 1 to 8 bytes.
qint64 decodeOtherInteger(const uchar *bytes, int width, bool isSigned);
inline qint64 decodeInteger(const uchar *bytes, int width, bool isSigned)
{
    if (width != 4)
        return decodeOtherInteger(bytes, width, isSigned);
    quint32 value = 0;
    std::memcpy(&value, bytes, 4);
    return isSigned ? qint64(qint32(value)) : qint64(value);
}
qint64 decodeBigEndian(const uchar *bytes, int width, bool isSigned);
/// One number as `field` stores it.
inline qint64 decodeInteger(const Field &field, const uchar *bytes)
{
    return field.number.isBigEndian ? decodeBigEndian(bytes, field.width, field.number.isSigned)
                                    : decodeInteger(bytes, field.width, field.number.isSigned);
}
/// The same where its bits are wanted.
inline qint64 decodeUnsigned(const Field &field, const uchar *bytes)
{
    return field.number.isBigEndian ? decodeBigEndian(bytes, field.width, false)
                                    : decodeInteger(bytes, field.width, false);
}
/// Of 2, 4 or 8 bytes.
double decodeFloat(const uchar *bytes, int width);

} // namespace hexahedron
