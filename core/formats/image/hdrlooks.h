#pragma once

#include "core/read/layout.h"
#include "core/schema/expression.h"

#include <optional>

namespace hexahedron {

/// A line of text in a Radiance picture, however it ends.
struct HdrLine
{
    ByteRange text;
    bool hasReturn = false; ///< before its end; most programs write a line feed alone
    bool hasEnd = false;    ///< false where the file ends, or the line is longer than a whole header

    static HdrLine at(ByteCursor &bytes, ByteRange rest);

    qint64 end() const { return text.end + (hasReturn ? 1 : 0) + (hasEnd ? 1 : 0); }
    bool isEmpty() const { return text.isEmpty() && hasEnd; }
};

/// The sides of a picture as its resolution line says them, in the one orientation that the engine reads.
struct HdrSides
{
    qint64 width = 0, height = 0; ///< at most a large number

    static std::optional<HdrSides> read(const QByteArray &line);
};

// What statements of the description use. See LookFunction. A header without its empty line ends before the line with the sides,
// and in any case before bytes that are no text: these may be pixels.
qint64 hdrTextLength(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// At the end of a text: whether a carriage return comes, and whether a line feed does.
qint64 hdrHasReturn(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
qint64 hdrHasLineEnd(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Behind a line of the header.
qint64 hdrIsLastLine(ByteCursor &bytes, ByteRange rest, const ValueStack &values);
/// Behind the header.
qint64 hdrHasResolution(ByteCursor &bytes, ByteRange rest, const ValueStack &values);

} // namespace hexahedron
