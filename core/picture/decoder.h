#pragma once

#include "core/bytes/bytes.h"
#include "core/picture/image.h"
#include "core/picture/picture.h"

#include <atomic>
#include <optional>

namespace hexahedron::picture {

/// One of the pictures of a file, out of the bytes of its stream. Takes any bytes and any thread: sides are compared with what
/// is there before memory is taken, and what a library refuses is told in words. Null when cancelled.
Decoded decode(const scene::Picture &picture, int surface, const Bytes &bytes,
               const std::atomic_bool *cancelled = nullptr);

/// The picture of a file that is painted on surfaces.
struct FlatPicture
{
    Decoded decoded; ///< null image: there is none, or it cannot be read
    scene::Picture::Coding coding = scene::Picture::Coding::Unknown;
    bool isWholeSize = false; ///< not one of its smaller levels
    bool isKnown = false;     ///< the file is of a kind that is described here
};

/// A pixel as it is stored plainly.
struct StoredPixel
{
    std::optional<qint64> index;                                                 ///< of a colour in the palette
    std::array<std::optional<double>, scene::PixelFormat::ChannelCount> numbers; ///< integers as they are, or floats
};
/// Nothing where pixels have no bytes of their own.
std::optional<StoredPixel> storedPixel(const scene::Picture &picture, const scene::PictureSurface &surface,
                                       const Bytes &bytes, QPoint pixel);

} // namespace hexahedron::picture
