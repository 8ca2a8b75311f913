// JPEG files, written without the description in core: what both agree on is the file format.
#include "tests/support/bigendian.h"
#include "tests/support/imagesamples.h"

#include <QByteArrayList>

namespace image {

using namespace bigendian;

namespace {

QByteArray segment(quint8 marker, const QByteArray &content)
{
    return u8({0xff, marker}) + u16({quint16(content.size() + 2)}) + content;
}

QByteArray jfif()
{
    return segment(0xe0, QByteArray("JFIF\0", 5) + u8({1, 2, 1}) + u16({72, 72}) + u8({0, 0}));
}

QByteArray quantization(quint8 id = 0)
{
    return segment(0xdb, u8({id}) + QByteArray(id & 0x10 ? 128 : 64, '\1'));
}

QByteArray huffman(quint8 classAndId)
{
    return segment(0xc4, u8({classAndId, 1}) + QByteArray(15, '\0') + u8({0}));
}

QByteArray frame(quint8 marker = 0xc0, quint16 width = 8, quint16 height = 8, quint8 precision = 8,
                 quint8 components = 1)
{
    QByteArray content = u8({precision}) + u16({height, width}) + u8({components});
    for (quint8 i = 0; i < components; ++i)
        content += u8({quint8(i + 1), 0x11, 0});
    return segment(marker, content);
}

QByteArray scan(const QByteArray &data = QByteArrayLiteral("\x2b\xff\x00\x7f"))
{
    return segment(0xda, u8({1, 1, 0, 0, 63, 0})) + data;
}

const QByteArray start = QByteArrayLiteral("\xff\xd8");
const QByteArray end = QByteArrayLiteral("\xff\xd9");

QByteArray file(const QByteArrayList &segments)
{
    return start + segments.join() + end;
}

} // namespace

std::vector<hexahedron::test::BuiltSample> jpegSamples()
{
    const QByteArray tables = quantization() + huffman(0) + huffman(0x10);
    const QByteArray sound = jfif() + tables;
    const QByteArray exif = segment(0xe1, QByteArray("Exif\0\0MM\0*", 10));
    QByteArray tooLong = segment(0xfe, "a comment");
    tooLong[2] = '\x7f';
    QByteArray noLength = segment(0xfe, "");
    noLength[3] = '\0';
    return {
        {"baseline.jpg", file({sound, frame(), scan()})},
        {"progressive.jpg", file({sound, frame(0xc2), scan(), huffman(1), scan(), scan()})},
        {"colors.jpg",
         file({sound, quantization(0x11), exif, segment(0xfe, "a comment"), frame(0xc1, 16, 8, 8, 3), scan()})},
        {"restarts.jpg",
         file({sound, segment(0xdd, u16({1})), frame(), scan(QByteArrayLiteral("\x2b\xff\xd0\x7f\xff\xd1\x55"))})},
        {"fill_bytes.jpg", file({jfif(), QByteArrayLiteral("\xff\xff"), tables, frame(), scan()})},
        {"no_frame.jpg", file({sound, scan()})},
        {"no_scan.jpg", file({sound, frame()})},
        {"no_end.jpg", file({sound, frame(), scan()}).chopped(2)},
        {"bytes_after_end.jpg", file({sound, frame(), scan()}) + "more"},
        {"12_bits.jpg", file({sound, frame(0xc1, 8, 8, 12), scan()})},
        {"arithmetic.jpg", file({sound, frame(0xc9), scan()})},
        {"no_height.jpg", file({sound, frame(0xc0, 8, 0), scan()})},
        {"two_components.jpg", file({sound, frame(0xc0, 8, 8, 8, 2), scan()})},
        {"no_marker.jpg", file({jfif(), "what is this", tables, frame(), scan()})},
        {"length_too_large.jpg", file({sound, frame(), tooLong, scan()})},
        {"length_zero.jpg", file({sound, noLength, frame(), scan()})},
        {"ends_in_header.jpg", file({sound, frame(), scan()}).first(12)},
        {"sides_huge.jpg", file({sound, frame(0xc0, 65535, 65535), scan()})},
    };
}

} // namespace image
