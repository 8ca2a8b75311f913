#include "core/picture/radiancerows.h"
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

/// Where the line with the sides of a Radiance picture begins: behind an empty line. -1 when there is none.
qsizetype sidesBegin(const QByteArray &file)
{
    for (qsizetype begin = 0; begin < file.size();) {
        const qsizetype end = file.indexOf('\n', begin);
        if (end <= begin)
            return end < 0 ? -1 : end + 1;
        begin = end + 1;
    }
    return -1;
}

/// How many rows of a Radiance picture are whole. stb_image never ends where run lengths do, so that it must not see others:
/// then the file says that it has no more rows than these.
qint64 confineToWholeRows(QByteArray &file, qint64 width, qint64 height, const Job &job)
{
    const qsizetype sides = sidesBegin(file);
    const qsizetype sidesEnd = sides < 0 ? -1 : file.indexOf('\n', sides);
    if (sidesEnd < 0)
        return 0;
    const Bytes bytes(file);
    const RadianceRows rows = RadianceRows::read(bytes, {sidesEnd + 1, file.size()}, width, height,
                                                 [&] { return job.isCancelled(); });
    const qint64 whole = rows.arePacked ? rows.pixels / width : height;
    if (whole < height)
        file.replace(sides, sidesEnd - sides, "-Y " + QByteArray::number(whole) + " +X " + QByteArray::number(width));
    return whole;
}

} // namespace

Decoded decodeWithStb(const Job &job)
{
    QByteArray file = job.file();
    const auto *data = reinterpret_cast<const stbi_uc *>(file.constData());
    int size = int(qMin<qint64>(file.size(), std::numeric_limits<int>::max()));
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
    const qint64 wholeRows = isFloat ? confineToWholeRows(file, width, height, job) : height;
    const QString missing = sentence(QT_TRANSLATE_NOOP("picture", "run lengths end too early or make no sense."));
    if (wholeRows == 0 || job.isCancelled())
        return broken(missing);
    data = reinterpret_cast<const stbi_uc *>(file.constData());
    size = int(qMin<qint64>(file.size(), std::numeric_limits<int>::max()));
    std::unique_ptr<void, Free> pixels;
    if (isFloat)
        pixels.reset(stbi_loadf_from_memory(data, size, &width, &height, &channels, Image::Channels));
    else if (isWide)
        pixels.reset(stbi_load_16_from_memory(data, size, &width, &height, &channels, Image::Channels));
    else
        pixels.reset(stbi_load_from_memory(data, size, &width, &height, &channels, Image::Channels));
    if (!pixels || width != result.image.width() || height != wholeRows)
        return broken(why());
    std::memcpy(result.image.row(0), pixels.get(), size_t(result.image.rowBytes() * height));
    if (height < result.image.height())
        markMissing(result, height, missing);
    result.image.hasAlpha = channels == 2 || channels == 4;
    result.image.isGrey = channels < 3;
    return job.isCancelled() ? Decoded{} : result;
}

} // namespace hexahedron::picture
