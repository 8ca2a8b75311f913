#include "core/picture/reading.h"

#include <stb_image.h>

#include <cstring>
#include <memory>

namespace hexahedron::picture {

namespace {

struct Free
{
    void operator()(void *pixels) const { stbi_image_free(pixels); }
};

} // namespace

Decoded decodeWithStb(const Job &job)
{
    const QByteArray file = job.file();
    const auto *data = reinterpret_cast<const stbi_uc *>(file.constData());
    const int size = int(qMin<qint64>(file.size(), std::numeric_limits<int>::max()));
    const auto why = [] {
        const char *reason = stbi_failure_reason(); // of this thread
        return sentence(QT_TRANSLATE_NOOP("picture", "stb_image says \"%1\"."))
            .arg(QLatin1StringView(reason ? reason : "unknown error"));
    };
    int width = 0, height = 0, channels = 0;
    if (!stbi_info_from_memory(data, size, &width, &height, &channels))
        return broken(why());
    const bool isFloat = stbi_is_hdr_from_memory(data, size);
    const bool isWide = !isFloat && stbi_is_16_bit_from_memory(data, size);
    constexpr qint64 MostPixelsPerByte = 128; // run lengths
    const Image::Depth depth = isFloat ? Image::Depth::Float : isWide ? Image::Depth::Bits16 : Image::Depth::Bits8;
    Decoded result = announced(width, height, depth, file.size(), MostPixelsPerByte);
    if (result.image.isNull())
        return result;
    std::unique_ptr<void, Free> pixels;
    if (isFloat)
        pixels.reset(stbi_loadf_from_memory(data, size, &width, &height, &channels, Image::Channels));
    else if (isWide)
        pixels.reset(stbi_load_16_from_memory(data, size, &width, &height, &channels, Image::Channels));
    else
        pixels.reset(stbi_load_from_memory(data, size, &width, &height, &channels, Image::Channels));
    if (!pixels || width != result.image.width() || height != result.image.height())
        return broken(why());
    std::memcpy(result.image.row(0), pixels.get(), size_t(result.image.rowBytes() * height));
    result.image.hasAlpha = channels == 2 || channels == 4;
    result.image.isGrey = channels < 3;
    return job.isCancelled() ? Decoded{} : result;
}

} // namespace hexahedron::picture
