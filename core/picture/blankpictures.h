#pragma once

#include <QByteArray>

#include <vector>

namespace hexahedron {

// The smallest pictures of one colour that readers take: what stands in for pixels that are lost.

/// Larger ones are not made.
inline constexpr qint64 MostBlankPixels = qint64(1) << 24;
inline bool mayBeBlank(qint64 width, qint64 height)
{
    return width > 0 && height > 0 && width <= MostBlankPixels / height;
}

/// A whole chunk of a PNG file, with its sum.
QByteArray pngChunk(const char *type, const QByteArray &content);

/// A component of a JPEG picture as its frame describes it.
struct JpegComponent
{
    int id = 0;
    int horizontal = 1, vertical = 1; ///< samples
    int table = 0;
};
/// Segments from the tables that a grey picture takes to the end of its scan, without EOI. `withDivisors`: also those of the
/// components.
QByteArray blankJpegScan(qint64 width, qint64 height, const std::vector<JpegComponent> &components, bool isProgressive,
                         bool withDivisors);

/// The block of an image in the first of the colours of the file; `hasColors`: there are some, else it brings its own.
QByteArray blankGifImage(qint64 width, qint64 height, bool hasColors);

/// A whole codestream of JPEG 2000, grey. `bits` as the header of the container says them: less one, and the sign above.
QByteArray blankCodestream(qint64 width, qint64 height, qint64 components, qint64 bits);

} // namespace hexahedron
