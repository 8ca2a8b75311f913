// PSD, HDR and JPEG 2000 files, written without the descriptions in core: what both agree on is the file formats.
#include "tests/support/bigendian.h"
#include "tests/support/imagesamples.h"

#include <QByteArrayList>

namespace image {

using namespace bigendian;

namespace {

/// What a header says; without changes 2 × 1 pixels, RGB.
struct Psd
{
    quint16 version = 1, channels = 3, depth = 8, mode = 3, compression = 0;
    quint32 width = 2, height = 1;
    QByteArray resources, layers;
    QByteArray data = u8({255, 0, 0, 255, 0, 0});

    QByteArray bytes() const
    {
        return "8BPS" + u16({version}) + QByteArray(6, '\0') + u16({channels}) + u32({height, width})
               + u16({depth, mode}) + u32({0, quint32(resources.size())}) + resources + u32({quint32(layers.size())})
               + layers + u16({compression}) + data;
    }
};

QByteArray resource(quint16 id, const QByteArray &name, const QByteArray &data)
{
    const QByteArray length(1, char(name.size()));
    return "8BIM" + u16({id}) + length + name + QByteArray((name.size() + 1) % 2, '\0') + u32({quint32(data.size())})
           + data + QByteArray(data.size() % 2, '\0');
}

std::vector<hexahedron::test::BuiltSample> documents()
{
    const Psd psd;
    Psd full = psd;
    full.resources = resource(1005, "", QByteArray(16, '\1')) + resource(1060, "odd", "<x/>!");
    full.layers = "layers";
    Psd packed = psd;
    packed.compression = 1;
    packed.data = u16({2, 2, 2}) + u8({0xff, 1, 0xff, 2, 0xff, 3});
    Psd packedShort = packed;
    packedShort.data.chop(2);
    Psd packedLong = packed;
    packedLong.data += "more";
    Psd flat = psd;
    flat.height = 0;
    Psd cmyk = psd;
    cmyk.mode = 4;
    Psd deep = psd;
    deep.depth = 32;
    deep.data = QByteArray(24, '\0');
    Psd zipped = psd;
    zipped.compression = 2;
    Psd crowded = psd;
    crowded.channels = 17;
    crowded.data = QByteArray(34, '\0');
    Psd large = psd;
    large.version = 2;
    Psd huge = psd;
    huge.width = huge.height = 0xffffffff;
    huge.channels = 0xffff;
    Psd wrongResource = psd;
    wrongResource.resources = resource(1005, "", "data").chopped(2);
    return {
        {"rgb.psd", psd.bytes()},
        {"resources.psd", full.bytes()},
        {"run_lengths.psd", packed.bytes()},
        {"rows_short.psd", packedShort.bytes()},
        {"rows_left_over.psd", packedLong.bytes()},
        {"bytes_after_samples.psd", psd.bytes() + "more"},
        {"height_zero.psd", flat.bytes()},
        {"cmyk.psd", cmyk.bytes()},
        {"depth_32.psd", deep.bytes()},
        {"zip.psd", zipped.bytes()},
        {"channels_too_many.psd", crowded.bytes()},
        {"version_2.psd", large.bytes()},
        {"sides_huge.psd", huge.bytes()},
        {"resource_cut_off.psd", wrongResource.bytes()},
        {"samples_missing.psd", psd.bytes().chopped(2)},
        {"ends_in_header.psd", psd.bytes().first(20)},
    };
}

std::vector<hexahedron::test::BuiltSample> radiance()
{
    const QByteArray format = "FORMAT=32-bit_rle_rgbe\n";
    const QByteArray pixels = u8({0x80, 0x40, 0x20, 0x81, 0x80, 0x40, 0x20, 0x81});
    const QByteArray header = "#?RADIANCE\n" + format + '\n';
    const QByteArray windows = "#?RADIANCE\r\nFORMAT=32-bit_rle_rgbe\r\n\r\n";
    const QByteArray run = u8({0x88, 0x40}); // eight of the same
    const QByteArray row = u8({2, 2, 0, 8}) + run + run + run + run;
    const QByteArray tooMany = u8({2, 2, 0, 8, 0x89, 0x40}) + run + run + run;
    const QByteArray otherWidth = u8({2, 2, 0, 7}) + run + run + run + run;
    return {
        {"run_lengths.hdr", header + "-Y 2 +X 8\n" + row + row},
        {"copied_pixels.hdr", header + "-Y 1 +X 8\n" + u8({2, 2, 0, 8, 8, 1, 2, 3, 4, 5, 6, 7, 8}) + run + run + run},
        {"carriage_returns.hdr", windows + "-Y 1 +X 2\r\n" + pixels},
        {"carriage_return_harmless.hdr", "#?RADIANCE\n# made by hand\r\n" + format + "\n-Y 1 +X 2\n" + pixels},
        {"no_sides.hdr", header + u8({0, 1, 2, 3})},
        {"sides_zero.hdr", header + "-Y 0 +X 2\n" + pixels},
        {"sides_huge.hdr", header + "-Y 99999999999999999999 +X 99999999999\n" + pixels},
        {"pixels_missing.hdr", header + "-Y 1 +X 2\n" + pixels.chopped(3)},
        {"pixels_left_over.hdr", header + "-Y 1 +X 2\n" + pixels + pixels},
        {"rows_missing.hdr", header + "-Y 2 +X 8\n" + row + row.chopped(3)},
        {"rows_left_over.hdr", header + "-Y 1 +X 8\n" + row + row},
        {"row_too_long.hdr", header + "-Y 2 +X 8\n" + row + tooMany},
        {"row_of_other_width.hdr", header + "-Y 2 +X 8\n" + row + otherWidth},
        {"two_pixels.hdr", "#?RADIANCE\n" + format + "\n-Y 1 +X 2\n" + pixels},
        {"variables.hdr", "#?RGBE\n# made by hand\n" + format + "EXPOSURE=1.5\n\n-Y 1 +X 2\n" + pixels},
        {"no_format.hdr", "#?RADIANCE\nEXPOSURE=1.5\n\n-Y 1 +X 2\n" + pixels},
        {"upside_down.hdr", "#?RADIANCE\n" + format + "\n+Y 1 +X 2\n" + pixels},
        {"no_empty_line.hdr", "#?RADIANCE\n" + format + "-Y 1 +X 2\n" + QByteArray(2000, '\x41')},
        {"ends_in_header.hdr", "#?RADIANCE\nFORMAT=32-b"},
    };
}

QByteArray box(const QByteArray &name, const QByteArray &content)
{
    return u32({quint32(content.size() + 8)}) + name + content;
}

std::vector<hexahedron::test::BuiltSample> boxes()
{
    const QByteArray begin = box("jP  ", u32({0x0d0a870a})) + box("ftyp", "jp2 " + u32({0}) + "jp2 ");
    const QByteArray image = box("ihdr", u32({1, 1}) + u16({1}) + u8({7, 7, 0, 0}));
    const QByteArray color = box("colr", u8({1, 0, 0}) + u32({17}));
    const QByteArray header = box("jp2h", image + color);
    const QByteArray stream = box("jp2c", QByteArrayLiteral("\xff\x4f\xff\xd9"));
    QByteArray endless = stream;
    endless[3] = '\0';
    QByteArray tooLong = stream;
    tooLong[2] = '\1';
    return {
        {"boxes.jp2", begin + header + stream},
        {"box_to_the_end.jp2", begin + header + endless},
        {"xml.jp2", begin + header + box("xml ", "<x/>") + stream},
        {"no_codestream.jp2", begin + header},
        {"no_header.jp2", begin + stream},
        {"length_too_large.jp2", begin + header + tooLong},
    };
}

} // namespace

std::vector<hexahedron::test::BuiltSample> otherPictureSamples()
{
    std::vector<hexahedron::test::BuiltSample> all;
    for (const auto samplesOfOne : {&documents, &radiance, &boxes}) {
        for (hexahedron::test::BuiltSample &sample : samplesOfOne())
            all.push_back(std::move(sample));
    }
    return all;
}

} // namespace image
