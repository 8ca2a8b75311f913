// BMP and TGA files, written without the descriptions in core: what both agree on is the file formats.
#include "tests/support/imagesamples.h"
#include "tests/support/littleendian.h"

namespace image {

using namespace littleendian;

namespace {

/// What headers say; without changes 2 × 2 pixels of 24 bits.
struct Bmp
{
    quint32 headerSize = 40;
    qint32 width = 2, height = 2;
    quint16 bits = 24;
    quint32 compression = 0, colors = 0;
    QByteArray later;   ///< the rest of a longer header, or masks behind it
    QByteArray palette; ///< colours
    QByteArray data = u8({0, 0, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0});
    qint32 sizeError = 0;

    QByteArray bytes() const
    {
        const QByteArray header = headerSize == 12
                                      ? u32({12}) + u16({quint16(width), quint16(height), 1, bits})
                                      : u32({headerSize}) + i32({width, height}) + u16({1, bits})
                                            + u32({compression, quint32(data.size()), 0, 0, colors, 0}) + later;
        const auto offset = quint32(14 + header.size() + palette.size());
        return "BM" + u32({quint32(offset + data.size() + sizeError), 0, offset}) + header + palette + data;
    }
    Bmp with(quint16 bitCount, const QByteArray &colorTable, const QByteArray &pixels) const
    {
        Bmp bmp = *this;
        bmp.bits = bitCount;
        bmp.palette = colorTable;
        bmp.data = pixels;
        return bmp;
    }
    Bmp withSize(quint32 size, const QByteArray &rest = {}) const
    {
        Bmp bmp = *this;
        bmp.headerSize = size;
        bmp.later = rest;
        return bmp;
    }
    Bmp compressed(quint32 how, quint16 bitCount) const
    {
        Bmp bmp = *this;
        bmp.compression = how;
        bmp.bits = bitCount;
        return bmp;
    }
    Bmp sized(qint32 w, qint32 h) const
    {
        Bmp bmp = *this;
        bmp.width = w;
        bmp.height = h;
        return bmp;
    }
};

QByteArray greys(int count, int size = 4)
{
    QByteArray colors;
    for (int i = 0; i < count; ++i)
        colors += QByteArray(3, char(i * 255 / qMax(1, count - 1))) + QByteArray(size - 3, '\0');
    return colors;
}

std::vector<hexahedron::test::BuiltSample> bitmaps()
{
    const Bmp bmp;
    Bmp few = bmp.with(8, greys(3), u8({0, 1, 0, 0, 2, 0, 0, 0}));
    few.colors = 3;
    Bmp outside = few;
    outside.data = u8({0, 1, 0, 0, 7, 0, 0, 0});
    Bmp differs = bmp;
    differs.sizeError = 100;
    const QByteArray masks = u32({0xf800, 0x7e0, 0x1f});
    return {
        {"rows.bmp", bmp.bytes()},
        {"top_down.bmp", bmp.sized(2, -2).bytes()},
        {"palette.bmp", few.bytes()},
        {"nibbles.bmp", bmp.with(4, greys(16), u8({0x0f, 0, 0, 0, 0xf0, 0, 0, 0})).bytes()},
        {"core_header.bmp", bmp.withSize(12).with(4, greys(16, 3), u8({0x0f, 0, 0, 0, 0xf0, 0, 0, 0})).bytes()},
        {"masks.bmp", bmp.withSize(40, masks).compressed(3, 16).with(16, {}, u16({0xf800, 31, 1, 0xffff})).bytes()},
        {"version_5.bmp", bmp.withSize(124, masks + u32({0}) + "BGRs" + QByteArray(64, '\0'))
                              .with(32, {}, QByteArray(16, '\7'))
                              .bytes()},
        {"sides_odd.bmp", bmp.sized(3, 1).with(8, greys(256), u8({1, 2, 3, 0})).bytes()},
        {"one_bit.bmp", bmp.with(1, greys(2), u8({0x40, 0, 0, 0, 0x80, 0, 0, 0})).bytes()},
        {"run_lengths.bmp", bmp.compressed(1, 8).with(8, greys(256), u8({2, 5, 0, 0, 2, 6, 0, 1})).bytes()},
        {"header_size_wrong.bmp", bmp.withSize(64, QByteArray(24, '\0')).bytes()},
        {"file_size_wrong.bmp", differs.bytes()},
        {"color_out_of_range.bmp", outside.bytes()},
        {"rows_missing.bmp", bmp.bytes().chopped(9)},
        {"ends_in_header.bmp", bmp.bytes().first(20)},
        {"width_negative.bmp", bmp.sized(-2, 2).bytes()},
        {"width_zero.bmp", bmp.sized(0, 2).bytes()},
        {"height_zero.bmp", bmp.sized(2, 0).bytes()},
        {"sides_huge.bmp", bmp.sized(0x7fffffff, -0x7fffffff - 1).bytes()},
    };
}

/// What a header says; without changes 2 × 2 pixels of 24 bits.
struct Tga
{
    quint8 mapType = 0, type = 2;
    quint16 mapLength = 0;
    quint8 mapBits = 0;
    quint16 width = 2, height = 2;
    quint8 bits = 24;
    QByteArray id, map;
    QByteArray data = u8({0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 0});
    QByteArray behind;

    QByteArray bytes() const
    {
        return u8({quint8(id.size()), mapType, type}) + u16({0, mapLength}) + u8({mapBits}) + u16({0, 0, width, height})
               + u8({bits, 0}) + id + map + data + behind;
    }
    Tga with(quint8 imageType, quint8 bitCount, const QByteArray &pixels) const
    {
        Tga tga = *this;
        tga.type = imageType;
        tga.bits = bitCount;
        tga.data = pixels;
        return tga;
    }
    Tga mapped(quint8 bitCount, const QByteArray &colors) const
    {
        Tga tga = *this;
        tga.mapType = 1;
        tga.mapBits = bitCount;
        tga.mapLength = quint16(colors.size() / ((bitCount + 7) / 8));
        tga.map = colors;
        return tga;
    }
    Tga followedBy(const QByteArray &more) const
    {
        Tga tga = *this;
        tga.behind = more;
        return tga;
    }
};

QByteArray footer(quint32 extension, quint32 developer)
{
    return u32({extension, developer}) + text("TRUEVISION-XFILE.");
}

std::vector<hexahedron::test::BuiltSample> targas()
{
    const Tga tga;
    Tga named = tga;
    named.id = "a name";
    Tga large = tga;
    large.width = large.height = 65535;
    Tga narrow = tga;
    narrow.width = 0;
    const QByteArray extension = u16({495}) + QByteArray(493, '\0');
    const quint32 areas = quint32(tga.bytes().size());
    return {
        {"rows.tga", tga.bytes()},
        {"id.tga", named.bytes()},
        {"bgra.tga", tga.with(2, 32, QByteArray(16, '\x7f')).bytes()},
        {"16_bits.tga", tga.with(2, 16, u16({0x7c00, 0x83e0, 0x1f, 0xffff})).bytes()},
        {"grey.tga", tga.with(3, 8, u8({0, 80, 160, 255})).bytes()},
        {"map.tga", tga.with(1, 8, u8({0, 1, 1, 0})).mapped(24, u8({0, 0, 0, 255, 255, 255})).bytes()},
        {"run_lengths.tga", tga.with(10, 24, u8({0x82, 1, 2, 3, 0, 4, 5, 6})).bytes()},
        {"footer.tga", tga.followedBy(footer(0, 0)).bytes()},
        {"areas.tga", tga.followedBy("tags" + extension + "table" + footer(areas + 4, areas)).bytes()},
        {"rows_missing_before_footer.tga", tga.with(2, 24, tga.data.first(8)).followedBy(footer(0, 0)).bytes()},
        {"rows_missing_before_areas.tga",
         tga.with(2, 24, tga.data.first(8)).followedBy(extension + footer(areas - 4, 0)).bytes()},
        {"width_zero.tga", narrow.bytes()},
        {"packets_short.tga", tga.with(10, 24, u8({0x80, 1, 2, 3, 1, 4, 5, 6})).bytes()},
        {"packets_left_over.tga", tga.with(10, 24, u8({0x82, 1, 2, 3, 0, 4, 5, 6, 0x81, 7, 8, 9})).bytes()},
        {"type_unknown.tga", tga.with(32, 24, tga.data).bytes()},
        {"bits_wrong.tga", tga.with(2, 12, tga.data).bytes()},
        {"map_bits_wrong.tga", tga.with(1, 8, u8({0, 1, 1, 0})).mapped(12, QByteArray(4, '\0')).bytes()},
        {"rows_missing.tga", tga.bytes().chopped(4)},
        {"ends_in_header.tga", tga.bytes().first(13)},
        {"sides_huge.tga", large.bytes()},
        {"wrong_extension.tga", Bmp().bytes()},
    };
}

} // namespace

std::vector<hexahedron::test::BuiltSample> bitmapSamples()
{
    std::vector<hexahedron::test::BuiltSample> all = bitmaps();
    for (hexahedron::test::BuiltSample &sample : targas())
        all.push_back(std::move(sample));
    return all;
}

} // namespace image
