// Packages, sound ones and damaged ones.
#include "tests/support/urhobuilder.h"
#include "tests/support/urhosamples.h"

namespace urho {

namespace {

constexpr bool Mended = true;
constexpr qint64 HeadOfOne = 12 + 2 + 12; // of a package with one file that has a name of one letter

QByteArray triangle()
{
    return maskedTriangle().bytes();
}

/// Two short files, whose names have a letter each.
Package two(bool isPacked)
{
    return {.isPacked = isPacked, .files = {{"a", "first file"}, {"b", "second file"}}};
}

Package stored(const std::vector<PackedFile> &files)
{
    return {.files = files};
}

Package packed(const QByteArray &content, const QByteArray &blocks)
{
    return {.isPacked = true, .files = {{.name = "a", .content = content, .blocks = blocks}}};
}

/// A package whose file lies in two blocks.
QByteArray longContent()
{
    QByteArray content;
    for (int i = 0; content.size() < 40000; ++i)
        content += QByteArray::number(i * i) + ' ';
    return content;
}

QByteArray named(const QByteArray &name)
{
    return stored({{"a", "text"}, {name, "other"}}).bytes();
}

} // namespace

std::vector<hexahedron::test::BuiltSample> soundPackages()
{
    const std::vector<PackedFile> several{{"Models/Triangle.mdl", triangle()},
                                          {"Notes/read me.txt", "nothing is known of this"},
                                          {"Models/Idle.ani", animation(1, {})}};
    const QByteArray spaces = QByteArray(64, ' ') + "end of it";
    const QByteArray match = repeated(' ', 64, "end of it");
    const Package inner{.isPacked = true, .files = several};
    return {{"stored.pak", stored(several).bytes()},
            {"packed.pak", Package{.isPacked = true, .files = several}.bytes()},
            {"packed_in_two_blocks.pak", Package{.isPacked = true, .files = {{"numbers", longContent()}}}.bytes()},
            {"packed_with_a_match.pak",
             packed(spaces, u16({quint16(spaces.size()), quint16(match.size())}) + match).bytes()},
            {"package_in_a_package.pak", stored({{"inner.pak", inner.bytes()}, {"after.txt", "text"}}).bytes()}};
}

std::vector<DamagedSample> damagedPackages()
{
    const auto changed = [](Package package, auto change) {
        change(package);
        return package.bytes();
    };
    const QByteArray text = "some text to pack";
    const QByteArray sound = packed(text, block(text)).bytes();
    return {
        {"p1_unknown_identifier.pak", "UPAC" + stored({{"a", "text"}}).bytes().mid(4), "P1 error "},
        {"p2_appended.pak", changed(two(false), [](Package &p) { p.prefix = "a foreign program"; }), "P2 info UPAK"},
        {"p2_appended_packed.pak", changed(two(true), [](Package &p) { p.prefix = "a foreign program"; }),
         "P2 info ULZ4"},
        {"p3_too_many_files.pak", changed(two(false), [](Package &p) { p.fileCount = 200; }),
         "P9 error UPAK/entries[0]; P9 error UPAK/entries[1]; P3 error UPAK/entries[2]/offset"},
        {"p3_ends_in_a_name.pak", two(false).bytes().left(28), "P4 error UPAK/entries[0]; P3 error UPAK/entries[1]"},
        {"p4_offset_behind_the_end.pak", changed(two(false), [](Package &p) { p.files[1].offset = 5000; }),
         "P4 error UPAK/entries[1]; P5 warning UPAK/gap"},
        {"p4_longer_than_the_file.pak", changed(two(false), [](Package &p) { p.files[1].size = 5000; }),
         "P4 error UPAK/entries[1]/content"},
        {"p4_packed_behind_the_end.pak", changed(two(true), [](Package &p) { p.files[1].offset = 5000; }),
         "P4 error ULZ4/entries[1]; P5 warning ULZ4/gap"},
        {"p5_overlap.pak", changed(two(false), [](Package &p) { p.files[1].offset = 12 + 2 * 14 + 4; }),
         "P5 error UPAK/entries[1]; P5 warning UPAK/gap"},
        {"p5_unused_bytes.pak", changed(two(false), [](Package &p) { p.unused = "forgotten"; }), "P5 warning UPAK/gap"},
        {"p5_unused_in_two_places.pak",
         changed(two(false),
                 [](Package &p) {
                     p.files[1].offset = 12 + 2 * 14 + 10 + 2;
                     p.files[1].size = 9;
                     p.unused = "forgotten";
                 }),
         "P14 warning UPAK/checksum; P13 warning UPAK/entries[1]/checksum; P5 warning UPAK/gap[1]; P5 warning "
         "UPAK/gap[0]"},
        {"p6_no_name.pak", named(""), "P6 error UPAK/entries[1]/name"},
        {"p6_same_name.pak", named("a"), "P6 error UPAK/entries[1]/name"},
        {"p6_absolute_name.pak", named("/etc/passwd"), "P6 warning UPAK/entries[1]/name"},
        {"p6_drive.pak", named("C:/file"), "P6 warning UPAK/entries[1]/name"},
        {"p6_backslash.pak", named("a\\b"), "P6 warning UPAK/entries[1]/name"},
        {"p6_leads_up.pak", named("x/../../y"), "P6 warning UPAK/entries[1]/name"},
        {"p7_empty_file.pak", stored({{"a", "text"}, {"b", ""}, {"c", "more"}}).bytes(),
         "P7 info UPAK/entries[1]/size"},
        {"p7_empty_packed_file.pak", Package{.isPacked = true, .files = {{"a", "text"}, {"b", ""}}}.bytes(),
         "P7 info ULZ4/entries[1]/size"},
        {"p8_not_in_order.pak",
         Package{.files = {{"a", "1234", 44}, {"b", "abcd", 40}}, .unused = {}}.bytes().replace("1234abcd", "abcd1234"),
         "P8 info UPAK/entries[1]/offset"},
        {"p9_offset_in_the_directory.pak", changed(two(false), [](Package &p) { p.files[0].offset = 8; }),
         "P9 error UPAK/entries[0]; P5 warning UPAK/gap"},
        {"p10_size_too_large.pak", changed(packed(text, block(text)), [](Package &p) { p.files[0].size = 20; }),
         "P10 error ULZ4/entries[0]/size"},
        {"p10_size_too_small.pak", changed(packed(text, block(text)), [](Package &p) { p.files[0].size = 5; }),
         "P10 error ULZ4/entries[0]/size"},
        {"p11_empty_block.pak", packed(text, block({}) + block(text)).bytes(),
         "P11 error ULZ4/entries[0]/content/blocks[0]/unpackedSize; P11 error "
         "ULZ4/entries[0]/content/blocks[1]/unpackedSize"},
        {"p11_second_block_larger.pak", packed(text, block(text.left(5)) + block(text.mid(5))).bytes(),
         "P11 error ULZ4/entries[0]/content/blocks[1]/unpackedSize"},
        {"p11_block_above_32768.pak", packed(longContent(), block(longContent())).bytes(),
         "P11 warning ULZ4/entries[0]/content/blocks[0]/unpackedSize"},
        {"p12_not_lz4.pak", QByteArray(sound).replace(HeadOfOne + 4, 2, "\x14\xff"),
         "P12 error ULZ4/entries[0]/content/blocks[0]/data"},
        {"p12_unpacked_size_wrong.pak", packed(text, block(text, 16)).bytes(),
         "P10 error ULZ4/entries[0]/size; P12 error ULZ4/entries[0]/content/blocks[0]/unpackedSize"},
        {"p12_unpacks_to_less.pak", packed(text + '!', block(text, int(text.size()) + 1)).bytes(),
         "P14 warning ULZ4/checksum; P13 warning ULZ4/entries[0]/checksum; P12 error "
         "ULZ4/entries[0]/content/blocks[0]/unpackedSize"},
        {"p13_p14_checksums.pak", changed(two(false), [](Package &p) { p.files[1].checksum = 1, p.checksum = 2; }),
         "P14 warning UPAK/checksum; P13 warning UPAK/entries[1]/checksum"},
        {"p13_p14_checksums_packed.pak",
         changed(two(true), [](Package &p) { p.files[1].checksum = 1, p.checksum = 2; }),
         "P14 warning ULZ4/checksum; P13 warning ULZ4/entries[1]/checksum"},
        {"p15_size_wrong.pak", changed(two(false), [](Package &p) { p.packageSize = 7; }),
         "P15 warning UPAK/packageSize"},
        {"p15_no_size.pak", changed(two(false), [](Package &p) { p.hasPackageSize = false; }), "P15 warning UPAK"},
        {"p16_no_files.pak", stored({}).bytes(), "P16 warning UPAK/fileCount"},
    };
}

} // namespace urho
