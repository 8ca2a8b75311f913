#include "core/picture/pngwriter.h"

#include <png.h>

#include <algorithm>
#include <cstring>

namespace hexahedron::picture {

void cutOutBlack(uchar *texels, qint64 count)
{
    for (uchar *texel = texels; texel != texels + count * Image::Channels; texel += Image::Channels) {
        if (texel[0] + texel[1] + texel[2] == 0)
            texel[3] = 0;
    }
}

QByteArray inBytes(const Image &image)
{
    const qint64 rowBytes = qint64(image.width()) * Image::Channels;
    QByteArray texels(image.isNull() ? 0 : image.height() * rowBytes, Qt::Uninitialized);
    auto *to = reinterpret_cast<uchar *>(texels.data());
    for (int y = 0; y < image.height() && !texels.isEmpty(); ++y, to += rowBytes) {
        if (image.depth() == Image::Depth::Bits8) {
            std::memcpy(to, image.row(y), size_t(rowBytes));
            continue;
        }
        for (int x = 0; x < image.width(); ++x) {
            const std::array<float, Image::Channels> values = image.values(x, y);
            for (int channel = 0; channel < Image::Channels; ++channel) {
                const float value = values[size_t(channel)]; // false comparisons: of what is no number
                to[x * Image::Channels + channel] = value > 0 ? uchar(std::min(value, 1.f) * 255 + 0.5f) : uchar(0);
            }
        }
    }
    return texels;
}

QByteArray pngOf(const QByteArray &texels, int width, int height, bool hasAlpha)
{
    if (width <= 0 || height <= 0 || texels.size() != qint64(width) * height * Image::Channels)
        return {};
    png_image png{};
    png.version = PNG_IMAGE_VERSION;
    png.width = png_uint_32(width);
    png.height = png_uint_32(height);
    png.format = PNG_FORMAT_RGBA;
    QByteArray plain;
    if (!hasAlpha) {
        png.format = PNG_FORMAT_RGB;
        plain.reserve(texels.size() / Image::Channels * 3);
        for (qsizetype i = 0; i < texels.size(); i += Image::Channels)
            plain.append(texels.constData() + i, 3);
    }
    const void *pixels = hasAlpha ? texels.constData() : plain.constData();
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png);
    QByteArray file(qsizetype(size), Qt::Uninitialized);
    const bool isWritten = png_image_write_to_memory(&png, file.data(), &size, 0, pixels, 0, nullptr) != 0;
    png_image_free(&png);
    file.resize(isWritten ? qsizetype(size) : 0);
    return file;
}

} // namespace hexahedron::picture
