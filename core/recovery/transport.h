#pragma once

#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// Programs that took the file for text changed it: LF and CR LF, bytes above 127 written as UTF-8; or the order of bytes was
/// turned around.
void tryTransport(Workbench &bench);

/// What a transfer as text has left of bytes above 127, so that what they were cannot be told any more.
struct LostBytes
{
    enum class Kind : quint8 {
        None,
        HighestBits, ///< no byte is above 127 in a file in which there should be some
        Replaced,    ///< U+FFFD stands for most of them, and what else is above 127 is UTF-8
    };
    Kind kind = Kind::None;
    qint64 count = 0; ///< of those that were replaced

    bool isAny() const { return kind != Kind::None; }
    /// Each of many bytes became three: nothing is where it was, and what fits does so by chance.
    bool isAllMoved() const { return kind == Kind::Replaced; }
    QString sentence() const; ///< for people
};
LostBytes lostBytesOf(const Bytes &file);
/// True when no byte is above 127; a small file may have none by chance.
bool mayHaveLostBits(const Bytes &file);

/// True when the bytes alone show that a transfer as text changed them, whatever the format has to say: pairs of UTF-8 that no text
/// has, and no other byte above 127, or a CR before each LF among bytes that are no text.
bool isSureTransfer(const Bytes &file);

} // namespace hexahedron::recovery
