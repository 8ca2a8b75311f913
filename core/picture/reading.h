#pragma once

#include "core/picture/decoder.h"

#include <QCoreApplication>

namespace hexahedron::picture {

// What the ways of decoding share.

/// What is to be decoded.
struct Job
{
    const scene::Picture &picture;
    const scene::PictureSurface &surface;
    const Bytes &bytes; ///< of the stream
    const std::atomic_bool *cancelled = nullptr;

    bool isCancelled() const { return cancelled && *cancelled; }
    /// The file for a library; as much of it as a library is given.
    QByteArray file() const;
};

inline QString sentence(const char *text)
{
    return QCoreApplication::translate("picture", text);
}

/// An image for a header that announces these sides in so many bytes, each of which makes at most `pixelsPerByte` pixels; or
/// nothing but the sentence why not.
Decoded announced(qint64 width, qint64 height, Image::Depth depth, qint64 byteCount, qint64 pixelsPerByte);
/// A picture of which a library says that it is broken.
Decoded broken(const QString &why = {});
/// Rows from `firstRow` on are missing: says so.
void markMissing(Decoded &decoded, int firstRow, const QString &why);
/// The colours of a palette as an image of bytes has them.
std::vector<std::array<uchar, Image::Channels>> colorsOf(const scene::Palette &palette, const Bytes &bytes);

Decoded decodePlain(const Job &job);
Decoded decodeBmpRuns(const Job &job);
Decoded decodeBlocks(const Job &job);
Decoded decodePng(const Job &job);
Decoded decodeJpeg(const Job &job);
Decoded decodeGif(const Job &job);
Decoded decodeJpeg2000(const Job &job);
Decoded decodeWithStb(const Job &job); ///< TGA with run lengths, PSD, Radiance

} // namespace hexahedron::picture
