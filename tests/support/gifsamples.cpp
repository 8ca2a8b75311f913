// GIF files, written without the description in core: what both agree on is the file format.
#include "tests/support/imagesamples.h"
#include "tests/support/littleendian.h"

#include <QByteArrayList>

namespace image {

using namespace littleendian;

namespace {

QByteArray screen(quint8 flags, const QByteArray &version = "89a")
{
    return "GIF" + version + u16({2, 2}) + u8({flags, 0, 0});
}

QByteArray colors(int count)
{
    QByteArray table;
    for (int i = 0; i < count; ++i)
        table += QByteArray(3, char(i * 255 / (count - 1)));
    return table;
}

QByteArray subBlock(const QByteArray &content)
{
    return u8({quint8(content.size())}) + content;
}

QByteArray picture(quint8 flags = 0, const QByteArray &table = {})
{
    return u8({0x2c}) + u16({0, 0, 2, 2}) + u8({flags}) + table + u8({2}) + subBlock(u8({0x44, 0x02, 0x05}))
           + subBlock({});
}

QByteArray control()
{
    return u8({0x21, 0xf9, 4, 1, 10, 0, 1, 0});
}

QByteArray comment()
{
    return u8({0x21, 0xfe}) + subBlock("made by hand") + subBlock({});
}

QByteArray application()
{
    return u8({0x21, 0xff}) + subBlock("NETSCAPE2.0") + subBlock(u8({1, 0, 0})) + subBlock({});
}

const QByteArray end = ";";

} // namespace

std::vector<hexahedron::test::BuiltSample> gifSamples()
{
    const QByteArray begin = screen(0x81) + colors(4);
    return {
        {"picture.gif", begin + picture() + end},
        {"version_87.gif", screen(0x80, "87a") + colors(2) + picture() + end},
        {"local_colors.gif", screen(0) + picture(0x80, colors(2)) + end},
        {"extensions.gif", begin + control() + comment() + picture() + end},
        {"animation.gif", begin + application() + control() + picture() + control() + picture() + end},
        {"data_not_ended.gif", begin + picture().chopped(1)},
        {"no_data.gif", begin + picture().chopped(5)},
        {"comment_not_ended.gif", begin + picture() + comment().chopped(1)},
        {"image_outside.gif", begin + u8({0x2c}) + u16({1, 0}) + picture().mid(5) + end},
        {"image_width_zero.gif", begin + picture().first(5) + u16({0}) + picture().mid(7) + end},
        {"code_too_long.gif", begin + picture().first(10) + u8({13}) + picture().mid(11) + end},
        {"no_colors.gif", screen(0) + picture() + end},
        {"no_image.gif", begin + comment() + end},
        {"no_end.gif", begin + picture()},
        {"ends_in_sub_block.gif", begin + picture().chopped(3)},
        {"ends_in_colors.gif", begin.chopped(5)},
        {"ends_in_image.gif", begin + picture().first(6)},
        {"unknown_block.gif", begin + "?what is this" + picture() + end},
        {"bytes_after_end.gif", begin + picture() + end + "more"},
        {"control_size_wrong.gif", begin + u8({0x21, 0xf9, 3, 1, 10, 0, 0}) + picture() + end},
    };
}

} // namespace image
