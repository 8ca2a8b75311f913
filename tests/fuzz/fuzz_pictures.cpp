// Decodes any bytes as a picture, and asks which bytes its pixels have. What no format claims is read as one that says little
// about itself.
#include "core/formats/registry.h"
#include "core/picture/decoder.h"
#include "core/scene/filescene.h"

#include <cstdlib>

using namespace hexahedron;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void askForBytes(const scene::Picture &picture, const scene::PictureSurface &surface, const Bytes &bytes)
{
    require(bytes.range().contains(surface.bytes));
    for (int i = 0; i < 64; ++i) {
        const QPoint pixel(int(surface.width * i / 64), int(surface.height * ((i * 7) % 64) / 64));
        const ByteRange place = bytesOfPixel(picture, surface, pixel);
        if (place.isEmpty())
            continue;
        require(surface.bytes.contains(place));
        require(pixelsIn(picture, surface, place) == std::vector<QRect>{unitAt(picture, surface, pixel)});
        picture::storedPixel(picture, surface, bytes, pixel);
    }
    for (const QRect &rect : pixelsIn(picture, surface, surface.bytes))
        require(QRect(0, 0, int(surface.width), int(surface.height)).contains(rect));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const Bytes bytes(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    const Format &recognised = recognise(bytes, {});
    const Format &format = isKnown(recognised) ? recognised : *formatById(u"image.tga");
    const auto tree = readTree(format, bytes, QStringLiteral("fuzz"));
    const auto scene = sceneOf(*tree, 0);
    if (!scene || !scene->picture)
        return 0;
    const scene::Picture &picture = *scene->picture;
    constexpr size_t MostSurfaces = 8;
    for (size_t i = 0; i < qMin(MostSurfaces, picture.surfaces.size()); ++i) {
        const picture::Decoded decoded = picture::decode(picture, int(i), bytes);
        require(!decoded.image.isNull() || !decoded.trouble.isEmpty());
        askForBytes(picture, picture.surfaces[i], bytes);
    }
    return 0;
}
