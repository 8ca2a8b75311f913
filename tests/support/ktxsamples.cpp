// KTX files, written without the description in core: what both agree on is the file format.
#include "tests/support/imagesamples.h"
#include "tests/support/littleendian.h"

#include <QByteArrayList>

namespace image {

using namespace littleendian;

namespace {

/// What a header says; without changes 2 × 2 pixels, RGBA.
struct Ktx
{
    quint32 endianness = 0x04030201, pixel = 0x1908, format = 0x8058, width = 2, height = 2, elements = 0, faces = 1,
            levels = 1;
    QByteArray keys;
    QByteArray data = u32({16}) + QByteArray(16, '\x40');

    QByteArray bytes() const
    {
        return QByteArrayLiteral("\xabKTX 11\xbb\r\n\x1a\n")
               + u32({endianness, 0x1401, 1, pixel, format, pixel, width, height, 0, elements, faces, levels,
                      quint32(keys.size())})
               + keys + data;
    }
};

QByteArray pair(const QByteArray &key, const QByteArray &value)
{
    const QByteArray content = key + '\0' + value;
    return u32({quint32(content.size())}) + content + QByteArray(3 - (content.size() + 3) % 4, '\0');
}

QByteArray level(int faces, quint32 size)
{
    return u32({size}) + QByteArray(faces * int(size), '\x7f');
}

} // namespace

std::vector<hexahedron::test::BuiltSample> ktxSamples()
{
    const Ktx ktx;
    Ktx named = ktx;
    named.keys = pair("KTXOrientation", QByteArray("S=r,T=d\0", 8)) + pair("a", "b");
    Ktx cube = ktx;
    cube.faces = 6;
    cube.levels = 2;
    cube.data = level(6, 16) + level(6, 4);
    Ktx rgb = ktx;
    rgb.pixel = 0x1907;
    rgb.format = 0x8051;
    rgb.width = rgb.height = 1;
    rgb.data = u32({3}) + QByteArray(4, '\1');
    Ktx rows = rgb; // of three bytes, and one up to a multiple of four
    rows.height = 2;
    rows.data = u32({8}) + QByteArray("\1\2\3\0\4\5\6\0", 8);
    Ktx blocks = ktx; // of one colour, only that the first pixel is lighter
    blocks.pixel = 0;
    blocks.format = 0x8d64;
    blocks.width = blocks.height = 4;
    blocks.data = u32({8}) + QByteArray("\x88\x44\xcc\0\0\0\0\1", 8);
    Ktx longLevel = ktx;
    longLevel.data = u32({20}) + QByteArray(20, '\x40');
    Ktx unknown = ktx;
    unknown.format = 0x1234;
    Ktx faces = ktx;
    faces.faces = 3;
    Ktx empty = ktx;
    empty.levels = 0;
    empty.data.clear();
    Ktx many = ktx;
    many.levels = 0xffffffff;
    Ktx swapped = ktx;
    swapped.endianness = 0x01020304;
    Ktx array = ktx;
    array.elements = 2;
    array.data = u32({32}) + QByteArray(32, '\2');
    Ktx elements = array; // as the engine reads it: imageSize is that of each
    elements.data = u32({16}) + QByteArray(16, '\2') + QByteArray(16, '\3');
    Ktx cubes = elements;
    cubes.faces = 6;
    cubes.width = cubes.height = 1;
    cubes.data = level(12, 4);
    Ktx levelsOfArray = array;
    levelsOfArray.levels = 2;
    levelsOfArray.data += u32({8}) + QByteArray(8, '\3');
    Ktx arrayShort = elements;
    arrayShort.data.chop(3);
    Ktx chain = ktx;
    chain.levels = 3;
    chain.data += level(1, 4);
    Ktx three = chain;
    three.data += level(1, 4);
    Ktx narrow = ktx;
    narrow.width = 0;
    narrow.data = u32({0});
    Ktx wide = ktx;
    wide.width = 0xffffffff;
    Ktx keysTooLong = ktx;
    keysTooLong.keys = u32({0xfffffff0}) + "key";
    return {
        {"rgba8.ktx", ktx.bytes()},
        {"keys.ktx", named.bytes()},
        {"cube.ktx", cube.bytes()},
        {"level_padding.ktx", rgb.bytes()},
        {"rows_aligned.ktx", rows.bytes()},
        {"etc1.ktx", blocks.bytes()},
        {"level_long.ktx", longLevel.bytes()},
        {"format_unknown.ktx", unknown.bytes()},
        {"three_faces.ktx", faces.bytes()},
        {"no_levels.ktx", empty.bytes()},
        {"levels_too_many.ktx", many.bytes()},
        {"other_byte_order.ktx", swapped.bytes()},
        {"array.ktx", array.bytes()},
        {"array_elements.ktx", elements.bytes()},
        {"array_of_cubes.ktx", cubes.bytes()},
        {"array_levels.ktx", levelsOfArray.bytes()},
        {"array_short.ktx", arrayShort.bytes()},
        {"chain_too_long.ktx", chain.bytes()},
        {"chain_all_there.ktx", three.bytes()},
        {"width_zero.ktx", narrow.bytes()},
        {"sides_wrong.ktx", wide.bytes()},
        {"key_too_long.ktx", keysTooLong.bytes()},
        {"data_short.ktx", ktx.bytes().chopped(3)},
        {"data_long.ktx", ktx.bytes() + "more"},
        {"ends_in_header.ktx", ktx.bytes().first(30)},
    };
}

} // namespace image
