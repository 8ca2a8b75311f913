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
    const QByteArray match = repeated(' ', 16, "end of it");
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
        {"p3_too_many_files.pak", changed(two(false), [](Package &p) { p.fileCount = 200; }), ""},
        {"p3_ends_in_a_name.pak", two(false).bytes().left(28), ""},
        {"p4_offset_behind_the_end.pak", changed(two(false), [](Package &p) { p.files[1].offset = 5000; }), ""},
        {"p4_longer_than_the_file.pak", changed(two(false), [](Package &p) { p.files[1].size = 5000; }), ""},
        {"p4_packed_behind_the_end.pak", changed(two(true), [](Package &p) { p.files[1].offset = 5000; }), ""},
        {"p5_overlap.pak", changed(two(false), [](Package &p) { p.files[1].offset = 12 + 2 * 14 + 4; }), ""},
        {"p5_unused_bytes.pak", changed(two(false), [](Package &p) { p.unused = "forgotten"; }), ""},
        {"p6_no_name.pak", named(""), ""},
        {"p6_same_name.pak", named("a"), ""},
        {"p6_absolute_name.pak", named("/etc/passwd"), ""},
        {"p6_drive.pak", named("C:/file"), ""},
        {"p6_backslash.pak", named("a\\b"), ""},
        {"p6_leads_up.pak", named("x/../../y"), ""},
        {"p7_empty_file.pak", stored({{"a", "text"}, {"b", ""}, {"c", "more"}}).bytes(), ""},
        {"p7_empty_packed_file.pak", Package{.isPacked = true, .files = {{"a", "text"}, {"b", ""}}}.bytes(), ""},
        {"p8_not_in_order.pak",
         Package{.files = {{"a", "1234", 44}, {"b", "abcd", 40}}, .unused = {}}.bytes().replace("1234abcd", "abcd1234"),
         ""},
        {"p9_offset_in_the_directory.pak", changed(two(false), [](Package &p) { p.files[0].offset = 8; }), ""},
        {"p10_size_too_large.pak", changed(packed(text, block(text)), [](Package &p) { p.files[0].size = 20; }), ""},
        {"p10_size_too_small.pak", changed(packed(text, block(text)), [](Package &p) { p.files[0].size = 5; }), ""},
        {"p11_empty_block.pak", packed(text, block({}) + block(text)).bytes(), ""},
        {"p11_second_block_larger.pak", packed(text, block(text.left(5)) + block(text.mid(5))).bytes(), ""},
        {"p11_block_above_32768.pak", packed(longContent(), block(longContent())).bytes(), ""},
        {"p12_not_lz4.pak", QByteArray(sound).replace(HeadOfOne + 4, 2, "\x14\xff"), ""},
        {"p12_unpacked_size_wrong.pak", packed(text, block(text, 16)).bytes(), ""},
        {"p12_unpacks_to_less.pak", packed(text + '!', block(text, int(text.size()) + 1)).bytes(), ""},
        {"p13_p14_checksums.pak", changed(two(false), [](Package &p) { p.files[1].checksum = 1, p.checksum = 2; }), ""},
        {"p13_p14_checksums_packed.pak",
         changed(two(true), [](Package &p) { p.files[1].checksum = 1, p.checksum = 2; }), ""},
        {"p15_size_wrong.pak", changed(two(false), [](Package &p) { p.packageSize = 7; }), ""},
        {"p15_no_size.pak", changed(two(false), [](Package &p) { p.hasPackageSize = false; }), ""},
        {"p16_no_files.pak", stored({}).bytes(), ""},
    };
}

} // namespace urho
