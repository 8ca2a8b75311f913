#pragma once

#include "core/tree/tree.h"

#include <optional>

namespace hexahedron {

/// The bytes that somebody had in mind who typed something or asked for it, which may be done only later. A place in them is the
/// same one as long as nothing has come or gone.
class SeenBytes
{
public:
    /// `place` is what is meant in them.
    explicit SeenBytes(const Bytes &file, ByteRange place = {});
    SeenBytes(const Tree &tree, StreamId stream, ByteRange place = {});

    bool areStillIn(const Tree &now) const;

private:
    StreamId m_stream = 0;
    qint64 m_size = 0;
    QString m_holder; ///< of what is packed: its path
    Bytes m_bytes;
    ByteRange m_place;
};

/// An item of a tree in a later one, where somebody has typed a value for it meanwhile; nothing when it is not there any more, or
/// something else stands at its path now because chunks were moved.
std::optional<Item> foundAgain(const Tree &before, const Item &item, const Tree &now);
/// The number in `now` of what has that number before: what is packed has the numbers in which it was opened, and in another tree
/// that may be another order. Nothing where it is gone: its number may be that of something else.
std::optional<StreamId> streamAgain(const Tree &before, StreamId stream, const Tree &now);

/// Some bytes of what is in a file.
struct SeenPlace
{
    StreamId stream = 0;
    ByteRange range;
};
/// The same place in a later tree; of what is gone all that held it, or where that was.
SeenPlace placeAgain(const Tree &before, const SeenPlace &place, const Tree &now);

} // namespace hexahedron
