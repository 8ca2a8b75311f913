// DDS files, written without the description in core: what both agree on is the file format.
#include "tests/support/imagesamples.h"
#include "tests/support/littleendian.h"

namespace image {

using namespace littleendian;

namespace {

constexpr quint32 MipMapCount = 0x20000, FourCC = 0x4, Rgb = 0x40, Alpha = 0x1;
constexpr quint32 CubeWithAllFaces = 0xfe00, Volume = 0x200000;

/// What a header says; without changes one pixel, BGRA.
struct Dds
{
    quint32 size = 124, flags = 0x1007, height = 1, width = 1, depth = 0, levels = 0;
    quint32 pixelFlags = Rgb | Alpha;
    QByteArray fourCC = QByteArray(4, '\0');
    quint32 bits = 32, red = 0xff0000, green = 0xff00, blue = 0xff, alpha = 0xff000000;
    quint32 caps2 = 0;
    QByteArray dx10;
    QByteArray data = u8({1, 2, 3, 255});

    QByteArray bytes() const
    {
        return "DDS " + u32({size, flags, height, width, 0, depth, levels}) + QByteArray(44, '\0')
               + u32({32, pixelFlags}) + fourCC + u32({bits, red, green, blue, alpha, 0x1000, caps2, 0, 0, 0}) + dx10
               + data;
    }
    Dds named(const QByteArray &name) const
    {
        Dds dds = *this;
        dds.pixelFlags = FourCC;
        dds.fourCC = name;
        dds.bits = dds.red = dds.green = dds.blue = dds.alpha = 0;
        return dds;
    }
    Dds sized(quint32 w, quint32 h, const QByteArray &pixels) const
    {
        Dds dds = *this;
        dds.width = w;
        dds.height = h;
        dds.data = pixels;
        return dds;
    }
    Dds withLevels(quint32 count) const
    {
        Dds dds = *this;
        dds.flags |= MipMapCount;
        dds.levels = count;
        return dds;
    }
    Dds withCaps2(quint32 caps) const
    {
        Dds dds = *this;
        dds.caps2 = caps;
        return dds;
    }
    Dds withDxgi(quint32 format, quint32 arraySize = 1) const
    {
        Dds dds = named("DX10");
        dds.dx10 = u32({format, 3, 0, arraySize, 0});
        return dds;
    }
    Dds withMasks(quint32 bitCount, quint32 r, quint32 g, quint32 b, quint32 a) const
    {
        Dds dds = *this;
        dds.pixelFlags = a ? Rgb | Alpha : Rgb;
        dds.bits = bitCount;
        dds.red = r;
        dds.green = g;
        dds.blue = b;
        dds.alpha = a;
        return dds;
    }
};

QByteArray counted(int size)
{
    QByteArray bytes(size, '\0');
    for (int i = 0; i < size; ++i)
        bytes[i] = char(i);
    return bytes;
}

std::vector<hexahedron::test::BuiltSample> sound()
{
    const Dds one;
    const QByteArray number113 = u32({113});
    const QByteArray number116 = u32({116});
    Dds deep = one.sized(2, 2, counted(32)).withCaps2(Volume);
    deep.depth = 2;
    return {
        {"one_pixel.dds", one.bytes()},
        {"bgr8.dds", one.sized(2, 1, counted(6)).withMasks(24, 0xff0000, 0xff00, 0xff, 0).bytes()},
        {"rgb8.dds", one.sized(2, 1, counted(6)).withMasks(24, 0xff, 0xff00, 0xff0000, 0).bytes()},
        {"bgrx8.dds", one.withMasks(32, 0xff0000, 0xff00, 0xff, 0).bytes()},
        {"rgbx8.dds", one.withMasks(32, 0xff, 0xff00, 0xff0000, 0).bytes()},
        {"rgba8.dds", one.withMasks(32, 0xff, 0xff00, 0xff0000, 0xff000000).bytes()},
        {"rgba16f.dds", one.named(number113).sized(1, 1, u16({0x3c00, 0x3800, 0xc000, 0x7bff})).bytes()},
        {"rgba32f.dds", one.named(number116).sized(1, 1, f32({1, 0.5f, -2, 65504})).bytes()},
        {"dxt1_mips.dds", one.named("DXT1").sized(8, 4, counted(16 + 8 + 8 + 8)).withLevels(4).bytes()},
        {"dxt3.dds", one.named("DXT3").sized(4, 4, counted(16)).bytes()},
        {"dxt5.dds", one.named("DXT5").sized(4, 4, counted(16)).bytes()},
        {"bc7.dds", one.withDxgi(98).sized(4, 4, counted(16)).bytes()},
        {"cube.dds", one.sized(2, 2, counted(6 * 20)).withLevels(2).withCaps2(CubeWithAllFaces).bytes()},
        {"volume.dds", deep.bytes()},
    };
}

std::vector<hexahedron::test::BuiltSample> wrong()
{
    const Dds one;
    Dds shortHeader = one;
    shortHeader.size = 120;
    Dds grey = one.sized(2, 1, u8({0x10, 0x80, 0x20, 0xff})).withMasks(16, 0xff, 0, 0, 0xff00);
    grey.pixelFlags = 0x20000 | Alpha;
    Dds huge = one.named("DXT1").sized(0xffffffff, 0xffffffff, counted(8)).withLevels(0xffffffff);
    return {
        {"ends_in_header.dds", one.bytes().first(100)},
        {"header_size_wrong.dds", shortHeader.bytes()},
        {"luminance.dds", one.withMasks(8, 0xff, 0, 0, 0).bytes()},
        {"grey_with_alpha.dds", grey.bytes()},
        {"565.dds", one.sized(2, 1, u16({0xf800, 0x07ff})).withMasks(16, 0xf800, 0x7e0, 0x1f, 0).bytes()},
        {"r32f.dds", one.named(u32({114})).sized(1, 2, f32({0.25f, 3})).bytes()},
        {"dxt2.dds", one.named("DXT2").sized(4, 4, counted(16)).bytes()},
        {"ati2.dds", one.named("ATI2").sized(4, 4, counted(16)).bytes()},
        {"unknown_fourcc.dds", one.named("WHAT").bytes()},
        {"bc6h_unsigned.dds", one.withDxgi(95).sized(4, 4, counted(16)).bytes()},
        {"bc6h_signed.dds", one.withDxgi(96).sized(4, 4, counted(16)).bytes()},
        {"width_zero.dds", one.sized(0, 1, {}).bytes()},
        {"height_zero.dds", one.sized(1, 0, counted(4)).bytes()},
        {"array.dds", one.withDxgi(98, 2).sized(4, 4, counted(32)).bytes()},
        {"caps2_wrong.dds", one.withCaps2(0x8000).bytes()},
        {"cube_without_faces.dds", one.withCaps2(0x600).sized(1, 1, counted(24)).bytes()},
        {"cube_not_square.dds", one.withCaps2(CubeWithAllFaces).sized(2, 1, counted(48)).bytes()},
        {"data_short.dds", one.sized(2, 2, counted(10)).bytes()},
        {"data_long.dds", one.sized(2, 2, counted(20)).bytes()},
        {"levels_too_many.dds", one.sized(2, 2, counted(20)).withLevels(5).bytes()},
        {"levels_none.dds", one.withLevels(0).bytes()},
        {"sides_wrong.dds", one.named("DXT1").sized(6, 3, counted(16)).bytes()},
        {"sides_huge.dds", huge.bytes()},
    };
}

} // namespace

std::vector<hexahedron::test::BuiltSample> ddsSamples()
{
    std::vector<hexahedron::test::BuiltSample> all = sound();
    for (hexahedron::test::BuiltSample &sample : wrong())
        all.push_back(std::move(sample));
    return all;
}

} // namespace image
