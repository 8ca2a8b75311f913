#pragma once

#include <QByteArrayView>

namespace hexahedron::picture {

/// What a library that decodes JPEG 2000 has to keep and to do for a codestream, by what its headers announce: a few bytes of a
/// header can ask for billions of precincts.
struct Jpeg2000Cost
{
    double components = 0;
    double bookkeeping = 0; ///< bytes for tiles, precincts and code-blocks at one time, besides the pixels
    double work = 0;        ///< bytes that are filled in for all tiles, one after the other
    double packets = 0;     ///< to be looked at, also where they are empty

    /// The most that any of the headers in `file` ask for: of the picture, and of tiles that differ from the others. All headers are
    /// looked for, wherever they stand, as nobody knows which of them the library takes.
    static Jpeg2000Cost of(QByteArrayView file);
    /// False when nobody writes so many things into a file of `size` bytes.
    bool fits(qint64 size) const;
};

} // namespace hexahedron::picture
