// PNG files, written without the description in core: what both agree on is the file format.
#include "tests/support/bigendian.h"
#include "tests/support/imagesamples.h"

#include <QByteArrayList>

namespace image {

using namespace bigendian;

namespace {

const QByteArray signature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");

/// Bit by bit, as the specification has it.
quint32 crc(const QByteArray &bytes)
{
    quint32 sum = 0xffffffff;
    for (const char c : bytes) {
        sum ^= quint8(c);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return ~sum;
}

QByteArray chunk(const QByteArray &name, const QByteArray &content = {})
{
    return u32({quint32(content.size())}) + name + content + u32({crc(name + content)});
}

QByteArray header(quint32 width, quint32 height, quint8 depth = 8, quint8 colorType = 0)
{
    return chunk("IHDR", u32({width, height}) + u8({depth, colorType, 0, 0, 0}));
}

/// A zlib stream that stores up to a few bytes as they are.
QByteArray stored(const QByteArray &bytes)
{
    quint32 a = 1;
    quint32 b = 0;
    for (const char c : bytes) {
        a = (a + quint8(c)) % 65521;
        b = (b + a) % 65521;
    }
    const auto size = quint8(bytes.size());
    return u8({0x78, 0x01, 0x01, size, 0, quint8(~size), 0xff}) + bytes + u32({b << 16 | a});
}

QByteArray file(const QByteArrayList &chunks)
{
    return signature + chunks.join();
}

QByteArray wrongSum(QByteArray one)
{
    one[one.size() - 1] = char(one.back() ^ 1);
    return one;
}

} // namespace

std::vector<hexahedron::test::BuiltSample> pngSamples()
{
    const QByteArray pixel = chunk("IDAT", stored(u8({0, 128})));
    const QByteArray end = chunk("IEND");
    const QByteArray grey = header(1, 1);
    const QByteArray palette = chunk("PLTE", u8({255, 0, 0, 0, 0, 255}));
    const QByteArray dots = chunk("IDAT", stored(u8({0, 0, 1})));
    const QByteArray tooLong = u32({1000}) + chunk("tEXt", "Title").mid(4);
    const QByteArrayList texts{chunk("tEXt", QByteArray("Title\0A pixel", 13)),
                               chunk("zTXt", QByteArray("Comment\0\0", 9) + stored("packed")),
                               chunk("iTXt", QByteArray("Author\0\0\0de\0Autor\0me", 20))};
    return {
        {"grey.png", file({grey, pixel, end})},
        {"palette.png", file({header(2, 1, 8, 3), palette, chunk("tRNS", u8({255, 0})), dots, end})},
        {"texts.png", file({grey, texts.join(), pixel, end})},
        {"more_chunks.png",
         file({grey, chunk("gAMA", u32({45455})), chunk("sRGB", u8({0})), chunk("pHYs", u32({2835, 2835}) + u8({1})),
               chunk("cHRM", u32({31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000})), chunk("bKGD", u16({7})),
               chunk("tIME", u16({2026}) + u8({2, 29, 12, 30, 59})),
               chunk("eXIf", QByteArray("II*\0\x8\0\0\0\0\0\0\0\0\0", 14)), chunk("prIv", "anything"), pixel, end})},
        {"data_in_pieces.png",
         file({grey, chunk("IDAT", stored(u8({0, 128})).first(5)), chunk("IDAT", stored(u8({0, 128})).mid(5)), end})},
        {"header_twice.png", file({grey, grey, pixel, end})},
        {"interlaced.png",
         file({chunk("IHDR", u32({3, 3}) + u8({8, 0, 0, 0, 1})), chunk("IDAT", stored(QByteArray(9 + 6, '\0'))), end})},
        {"pixels_no_zlib.png", file({grey, chunk("IDAT", "anything"), end})},
        {"pixels_damaged.png", file({grey, chunk("IDAT", stored(u8({0, 128})).first(2) + u8({7, 7, 7})), end})},
        {"pixels_short.png", file({header(2, 1), pixel, end})},
        {"pixels_cut_off.png", file({header(2, 1), chunk("IDAT", stored(u8({0, 1, 2})).first(8)), end})},
        {"pixels_long.png", file({grey, chunk("IDAT", stored(u8({0, 128, 1}))), end})},
        {"pixels_many.png", file({header(1 << 24, 1 << 24, 16, 6), pixel, end})},
        {"pixel_sum_wrong.png", file({grey, chunk("IDAT", wrongSum(stored(u8({0, 128})))), end})},
        {"end_with_content.png", file({grey, pixel, chunk("IEND", "!")})},
        {"no_header.png", file({pixel, end})},
        {"header_second.png", file({chunk("gAMA", u32({45455})), grey, pixel, end})},
        {"no_data.png", file({grey, end})},
        {"no_end.png", file({grey, pixel})},
        {"no_palette.png", file({header(2, 1, 8, 3), dots, end})},
        {"histogram_short.png", file({header(2, 1, 8, 3), palette, chunk("hIST", u16({1})), dots, end})},
        {"critical_chunk.png", file({grey, chunk("NEWS", "what"), pixel, end})},
        {"crc_wrong.png", file({grey, wrongSum(chunk("tEXt", QByteArray("Title\0A pixel", 13))), pixel, end})},
        {"length_too_large.png", file({grey, tooLong, pixel, end})},
        {"header_too_short.png", file({chunk("IHDR", u32({1, 1})), pixel, end})},
        {"bytes_after_end.png", file({grey, pixel, end}) + "more"},
        {"bit_depth_wrong.png", file({header(1, 1, 4, 2), pixel, end})},
        {"numbers_wrong.png",
         file({chunk("IHDR", u32({0, 0x7fffffff}) + u8({8, 5, 1, 1, 2})), chunk("gAMA", u32({0})), pixel, end})},
        {"ends_in_data.png", file({grey, pixel.chopped(9)})},
        {"wrong_signature.png", "\x89PNG\n\x1a\n" + file({grey, pixel, end}).mid(8)},
    };
}

} // namespace image
