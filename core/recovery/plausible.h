#pragma once

#include "core/tree/tree.h"

#include <functional>
#include <optional>

namespace hexahedron::recovery {

/// What the elements of an array look like: how many bits it takes to believe one of them. Numbers that files often have cost
/// nothing, those that are allowed but come about when bytes are read from the wrong place cost some.
class ElementModel
{
public:
    /// Of an array, or of a single number or vector, as `values` around it shape it.
    /// `limitOf`: how many elements there are that an index may name, below 0 when that is not known.
    ElementModel(const Part &part, const ValueStack &values, const std::function<qint64(const Field &)> &limitOf = {});

    qint64 stride() const { return m_stride; }
    bool isEmpty() const { return m_numbers.empty(); }
    bool hasFloats() const;
    /// The elements say where pieces of a pool lie: usually one behind the other, but some texts stand for several things.
    bool hasPieces() const { return m_pieces.has_value(); }
    /// `bytes` are stride() bytes, and so are those of the element before, where there is one.
    double bitsOf(const uchar *bytes, const uchar *before = nullptr) const;
    /// What tells elements apart that are as plausible for themselves: what is named one after the other mostly lies near.
    double bitsOfJumps(const uchar *bytes, const uchar *before) const;
    /// How many bits of an element its description tells beforehand, where it is as that says.
    double foretold(const uchar *bytes) const;

private:
    struct Number
    {
        const Field *field = nullptr;
        qint64 offset = 0;
        qint64 count = 1;
        bool isUnit = false;
        bool isAscending = false; ///< from element to element
        qint64 limit = -1;        ///< of an index
        bool isNear = false;      ///< the index before it
    };
    void addParts(const std::vector<Part> &parts, qint64 offset, const ValueStack &values, int depth);
    void addNumber(const Field &field, qint64 offset, qint64 count);
    void addPieces(const Field &rows);
    double bitsOfPiece(const uchar *bytes, const uchar *before) const;

    /// Of rows that say where the pieces of a pool lie.
    struct Pieces
    {
        const Field *place = nullptr;
        const Field *size = nullptr;
        qint64 placeAt = 0; ///< in the row
        qint64 sizeAt = 0;
    };
    qint64 m_stride = 0;
    std::optional<Pieces> m_pieces;
    std::vector<Number> m_numbers;
};

/// Elements of one size that follow each other, or a single one, and what they look like.
struct Elements
{
    Part part;
    ElementModel model;
};
/// Those at a place of a stream; nothing where no numbers stand that say something about it.
std::optional<Elements> elementsAt(const StreamTree &stream, qint64 place);

/// Whether elements just before `place` or just behind it make no sense although the others of their list do.
bool isNonsenseNear(const StreamTree &stream, ByteRange place);

/// The same for a file: of long arrays only some elements are looked at.
struct OddValues
{
    double bits = 0;
    double foretold = 0;           ///< bits that the format tells beforehand: marks, names, ranges that are kept
    qint64 looked = 0;             ///< bytes of elements
    std::vector<ByteRange> places; ///< the first ones in the bytes of the file itself, as they come in the tree
};
/// What lies in `madeUp`, ranges of the file itself, speaks for nothing: it counts as foretold nowhere.
OddValues oddValues(const Tree &tree, const std::vector<ByteRange> &madeUp = {});

} // namespace hexahedron::recovery
