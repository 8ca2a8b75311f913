// Each rule about textures in the Horde3D reference has a sample that breaks it; repairs mend what they say.
#include "core/tree/items.h"
#include "core/tree/value.h"
#include "tests/support/files.h"
#include "tests/support/findingtests.h"
#include "tests/support/imagesamples.h"
#include "tests/support/repairs.h"
#include "tests/support/rulechecks.h"
#include "tests/support/samples.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;

namespace {

/// What the field at a path says.
QString at(const Tree &tree, const char *path)
{
    const std::optional<Item> item = tree.find(QString::fromLatin1(path));
    return item ? valueText(*item->field, valueOf(tree, *item)) : QStringLiteral("(nothing)");
}

/// A folder in which Horde3D looks for its textures.
QString hordeFolder()
{
    static const QTemporaryDir content;
    static const bool isMade = [] {
        QFile material(content.filePath(QStringLiteral("stone.material.xml")));
        return material.open(QIODevice::WriteOnly) && QDir(content.path()).mkdir(QStringLiteral("textures"));
    }();
    return isMade ? content.filePath(QStringLiteral("textures/")) : QString();
}

/// Samples that are not listed have nothing wrong with them.
std::map<QByteArray, const char *> findings()
{
    return {
        {"12_bits.jpg", "JPEG_NOT_READ 93 error"},
        {"animation.gif", "IMAGES_UNUSED 94 info"},
        {"arithmetic.jpg", "JPEG_NOT_READ 93 error"},
        {"array.dds", "ARRAY_NOT_READ 90 warning"},
        {"array.ktx", "VALUE_UNEXPECTED 91 warning"},
        {"array_elements.ktx", "VALUE_UNEXPECTED 91 warning"},
        {"array_levels.ktx", "VALUE_UNEXPECTED 91 warning"},
        {"array_of_cubes.ktx", "VALUE_UNEXPECTED 91 warning"},
        {"array_short.ktx", "COUNT_TOO_LARGE 91 error, VALUE_UNEXPECTED 91 warning"},
        {"ati2.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"bc6h_signed.dds", "BC6H_MISREAD 90 warning"},
        {"bc6h_unsigned.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"bit_depth_wrong.png", "BIT_DEPTH_WRONG 92 error"},
        {"bits_wrong.tga", "TARGA_NOT_READ 96 error"},
        {"bytes_after_end.gif", "TRAILING_BYTES 94 warning"},
        {"bytes_after_end.jpg", "TRAILING_BYTES 93 warning"},
        {"bytes_after_end.png", "TRAILING_BYTES 92 warning"},
        {"bytes_after_samples.psd", "TRAILING_BYTES 97 warning"},
        {"carriage_return_harmless.hdr", "LINE_ENDS_NOT_READ 98 info"},
        {"carriage_returns.hdr", "LINE_ENDS_NOT_READ 98 error"},
        {"chain_all_there.ktx", "LEVELS_TOO_MANY 91 warning"},
        {"chain_too_long.ktx", "COUNT_TOO_LARGE 91 error, LEVELS_TOO_MANY 91 warning"},
        {"code_too_long.gif", "VALUE_OUT_OF_RANGE 94 error"},
        {"comment_not_ended.gif", "SUB_BLOCKS_NOT_ENDED 94 error, TRAILER_MISSING 94 warning"},
        {"data_not_ended.gif", "SUB_BLOCKS_NOT_ENDED 94 error, TRAILER_MISSING 94 warning"},
        {"end_with_content.png", "BYTES_LEFT_OVER 92 error"},
        {"header_twice.png", "HEADER_REPEATED 92 error"},
        {"height_zero.bmp", "SIDE_WRONG 95 error"},
        {"height_zero.dds", "SIDE_WRONG 90 error"},
        {"interlaced.png", "SIDE_NOT_POWER_OF_TWO 99 warning"},
        {"height_zero.psd", "SIDE_WRONG 97 error"},
        {"image_outside.gif", "IMAGE_OUTSIDE_SCREEN 94 error"},
        {"image_width_zero.gif", "SIDE_WRONG 94 error"},
        {"no_data.gif", "SUB_BLOCKS_NOT_ENDED 94 error, TRAILER_MISSING 94 warning"},
        {"no_sides.hdr", "SIDES_MISSING 98 error"},
        {"pixel_sum_wrong.png", "PIXEL_SUM_WRONG 92 warning"},
        {"pixels_cut_off.png", "PIXELS_SHORT 92 error"},
        {"pixels_damaged.png", "PIXELS_DAMAGED 92 error"},
        {"pixels_left_over.hdr", "PIXELS_LEFT_OVER 98 warning"},
        {"pixels_long.png", "PIXELS_LONG 92 warning"},
        {"pixels_many.png", "PICTURE_TOO_LARGE 99 warning, PIXELS_SHORT 92 error"},
        {"pixels_missing.hdr", "PIXELS_MISSING 98 warning"},
        {"pixels_no_zlib.png", "PIXELS_DAMAGED 92 error"},
        {"pixels_short.png", "PIXELS_SHORT 92 error"},
        {"row_of_other_width.hdr", "ROW_DAMAGED 98 error"},
        {"row_too_long.hdr", "ROW_DAMAGED 98 error"},
        {"rows_left_over.hdr", "PIXELS_LEFT_OVER 98 warning"},
        {"rows_left_over.psd", "PIXELS_LEFT_OVER 97 warning"},
        {"rows_missing.hdr", "PIXELS_MISSING 98 error"},
        {"rows_missing_before_areas.tga", "PIXELS_MISSING 96 warning"},
        {"rows_missing_before_footer.tga", "PIXELS_MISSING 96 warning"},
        {"rows_short.psd", "ROWS_SHORT 97 error"},
        {"sides_huge.hdr", "PICTURE_TOO_LARGE 99 warning, PIXELS_MISSING 98 warning"},
        {"sides_zero.hdr", "SIDE_WRONG 98 error"},
        {"width_negative.bmp", "SIDE_WRONG 95 error"},
        {"width_zero.bmp", "SIDE_WRONG 95 error"},
        {"width_zero.dds", "SIDE_WRONG 90 error"},
        {"width_zero.ktx", "SIDE_WRONG 91 error"},
        {"width_zero.tga", "SIDE_WRONG 96 error"},
        {"caps2_wrong.dds", "SURFACE_KIND_NOT_READ 90 error"},
        {"channels_too_many.psd", "VALUE_OUT_OF_RANGE 97 error"},
        {"cmyk.psd", "VALUE_UNEXPECTED 97 error"},
        {"color_out_of_range.bmp", "INDEX_OUT_OF_RANGE 95 warning"},
        {"crc_wrong.png", "CHECKSUM_WRONG 92 warning"},
        {"histogram_short.png", "HISTOGRAM_LENGTH_WRONG 92 warning"},
        {"critical_chunk.png", "CRITICAL_CHUNK_UNKNOWN 92 error, UNKNOWN_CHUNK 92 info"},
        {"cube_not_square.dds", "CUBE_NOT_SQUARE 90 warning"},
        {"cube_without_faces.dds", "CUBE_INCOMPLETE 90 error"},
        {"data_long.dds", "TRAILING_BYTES 90 warning"},
        {"data_long.ktx", "TRAILING_BYTES 91 warning"},
        {"data_short.dds", "COUNT_TOO_LARGE 90 error"},
        {"data_short.ktx", "COUNT_TOO_LARGE 91 error"},
        {"depth_32.psd", "DEPTH_NOT_READ 97 error"},
        {"dxt2.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"ends_in_colors.gif", "COUNT_TOO_LARGE 94 error, IMAGE_MISSING 94 error"},
        {"ends_in_data.png", "IMAGE_CHUNK_MISSING 92 error, LENGTH_PASSES_FRAME 92 error"},
        {"ends_in_header.bmp", "FIELD_CUT_OFF 95 error"},
        {"ends_in_header.dds", "FIELD_CUT_OFF 90 error"},
        {"ends_in_header.hdr", "FORMAT_LINE_MISSING 98 error, SIDES_MISSING 98 error"},
        {"ends_in_header.jpg", "FIELD_CUT_OFF 93 error, SEGMENT_MISSING 93 error, SEGMENT_MISSING 93 warning"},
        {"ends_in_header.ktx", "FIELD_CUT_OFF 91 error"},
        {"ends_in_header.psd", "FIELD_CUT_OFF 97 error"},
        {"ends_in_header.tga", "FIELD_CUT_OFF 96 error"},
        {"ends_in_image.gif", "FIELD_CUT_OFF 94 error, TRAILER_MISSING 94 warning"},
        {"ends_in_sub_block.gif", "FIELD_CUT_OFF 94 error, TRAILER_MISSING 94 warning"},
        {"file_size_wrong.bmp", "FILE_SIZE_DIFFERS 95 warning"},
        {"format_unknown.ktx", "VALUE_UNKNOWN 91 error"},
        {"header_second.png", "HEADER_NOT_FIRST 92 error"},
        {"header_size_wrong.bmp", "BITMAP_NOT_READ 95 error"},
        {"header_size_wrong.dds", "VALUE_UNEXPECTED 90 error"},
        {"header_too_short.png", "BIT_DEPTH_WRONG 92 error, BYTES_LEFT_OVER 92 error, IMAGE_CHUNK_MISSING 92 error, "
                                 "LENGTH_TOO_SHORT 92 error, VALUE_UNKNOWN 92 error"},
        {"key_too_long.ktx", "FIELD_CUT_OFF 91 error"},
        {"length_too_large.jp2", "LENGTH_PASSES_FRAME  error"},
        {"length_too_large.jpg", "FIELD_CUT_OFF 93 error, SEGMENT_MISSING 93 error, SEGMENT_MISSING 93 warning"},
        {"length_too_large.png", "LENGTH_PASSES_FRAME 92 error, TEXT_NOT_TERMINATED  error"},
        {"length_zero.jpg", "VALUE_OUT_OF_RANGE 93 error"},
        {"levels_none.dds", "LEVELS_NONE 90 error"},
        {"levels_too_many.dds", "LEVELS_TOO_MANY 90 warning"},
        {"level_long.ktx", "LEVEL_SIZE_LONG 91 warning"},
        {"levels_too_many.ktx", "COUNT_TOO_LARGE 91 error, LEVELS_TOO_MANY 91 warning"},
        {"565.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"grey_with_alpha.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"r32f.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"luminance.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"map_bits_wrong.tga", "COLOR_MAP_NOT_READ 96 error"},
        {"more_chunks.png", "UNKNOWN_CHUNK 92 info"},
        {"no_codestream.jp2", "IMAGE_CHUNK_MISSING  error"},
        {"no_colors.gif", "COLOR_TABLE_MISSING 94 error"},
        {"no_data.png", "IMAGE_CHUNK_MISSING 92 error"},
        {"no_empty_line.hdr", "EMPTY_LINE_MISSING 98 error, PIXELS_LEFT_OVER 98 warning"},
        {"no_end.gif", "TRAILER_MISSING 94 warning"},
        {"no_end.jpg", "SEGMENT_MISSING 93 warning"},
        {"no_end.png", "IMAGE_CHUNK_MISSING 92 error"},
        {"no_format.hdr", "FORMAT_LINE_MISSING 98 error"},
        {"no_frame.jpg", "SEGMENT_MISSING 93 error"},
        {"no_header.jp2", "IMAGE_CHUNK_MISSING  error"},
        {"no_header.png", "IMAGE_CHUNK_MISSING 92 error"},
        {"no_height.jpg", "JPEG_NOT_READ 93 error"},
        {"no_image.gif", "IMAGE_MISSING 94 error"},
        {"no_levels.ktx", "LEVELS_NONE 91 error"},
        {"no_marker.jpg", "MARKER_EXPECTED 93 warning"},
        {"no_palette.png", "IMAGE_CHUNK_MISSING 92 error"},
        {"no_scan.jpg", "SEGMENT_MISSING 93 error"},
        {"numbers_wrong.png",
         "PICTURE_TOO_LARGE 99 warning, VALUE_IS_ZERO  warning, VALUE_OUT_OF_RANGE 92 error, VALUE_TOO_SMALL 92 error, "
         "VALUE_UNKNOWN 92 error"},
        {"one_bit.bmp", "BITMAP_NOT_READ 95 error"},
        {"other_byte_order.ktx", "VALUE_UNEXPECTED 91 warning"},
        {"packets_left_over.tga", "PIXELS_LEFT_OVER 96 warning"},
        {"packets_short.tga", "PIXELS_MISSING 96 warning"},
        {"resource_cut_off.psd", "FIELD_CUT_OFF 97 error"},
        {"rows_missing.bmp", "COUNT_TOO_LARGE 95 error, FILE_SIZE_DIFFERS 95 warning"},
        {"rows_missing.tga", "PIXELS_MISSING 96 warning"},
        {"run_lengths.bmp", "BITMAP_NOT_READ 95 error"},
        {"samples_missing.psd", "COUNT_TOO_LARGE 97 error"},
        {"sides_huge.bmp", "COUNT_TOO_LARGE 95 error, PICTURE_TOO_LARGE 99 warning"},
        {"sides_huge.dds", "COUNT_TOO_LARGE 90 error, LEVELS_TOO_MANY 90 warning, PICTURE_TOO_LARGE 99 warning, "
                           "SIDE_NOT_WHOLE_BLOCKS 99 warning"},
        {"sides_huge.jpg", "PICTURE_TOO_LARGE 99 warning"},
        {"sides_huge.psd", "COUNT_TOO_LARGE 97 error, PICTURE_TOO_LARGE 99 warning, VALUE_OUT_OF_RANGE 97 error"},
        {"sides_huge.tga", "PICTURE_TOO_LARGE 99 warning, PIXELS_MISSING 96 warning"},
        {"sides_odd.bmp", "SIDE_NOT_POWER_OF_TWO 99 warning"},
        {"sides_wrong.dds", "SIDE_NOT_POWER_OF_TWO 99 warning, SIDE_NOT_WHOLE_BLOCKS 99 warning"},
        {"sides_wrong.ktx", "LEVEL_SIZE_SHORT 91 error, PICTURE_TOO_LARGE 99 warning"},
        {"three_faces.ktx", "VALUE_UNKNOWN 91 error"},
        {"two_components.jpg", "JPEG_NOT_READ 93 error"},
        {"type_unknown.tga", "TARGA_NOT_READ 96 error"},
        {"unknown_block.gif", "IMAGE_MISSING 94 error, TRAILER_MISSING 94 warning, VALUE_UNKNOWN 94 error"},
        {"unknown_fourcc.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"upside_down.hdr", "ORIENTATION_NOT_READ 98 error"},
        {"version_2.psd", "VALUE_UNEXPECTED 97 error"},
        {"wrong_extension.tga", "EXTENSION_DIFFERS 89 warning"},
        {"wrong_signature.png", "NOT_THIS_FORMAT 89 error"},
        {"zip.psd", "VALUE_OUT_OF_RANGE 97 error"},
    };
}

std::vector<std::pair<QByteArray, QByteArray>> repairs()
{
    return {
        {"header_size_wrong.dds", "VALUE_UNEXPECTED"},   {"levels_none.dds", "LEVELS_NONE"},
        {"levels_too_many.dds", "LEVELS_TOO_MANY"},      {"data_long.dds", "TRAILING_BYTES"},
        {"file_size_wrong.bmp", "FILE_SIZE_DIFFERS"},    {"crc_wrong.png", "CHECKSUM_WRONG"},
        {"length_too_large.png", "LENGTH_PASSES_FRAME"}, {"bytes_after_end.png", "TRAILING_BYTES"},
        {"carriage_returns.hdr", "LINE_ENDS_NOT_READ"},  {"no_empty_line.hdr", "EMPTY_LINE_MISSING"},
        {"levels_too_many.ktx", "LEVELS_TOO_MANY"},      {"row_too_long.hdr", "ROW_DAMAGED"},
        {"rows_missing.hdr", "PIXELS_MISSING"},          {"no_sides.hdr", "SIDES_MISSING"},
    };
}

} // namespace

class TestImageRules : public test::FindingTests
{
    Q_OBJECT

public:
    TestImageRules()
        : FindingTests({.folder = "image/",
                        .files = image::samples(),
                        .findings = findings(),
                        .liesIn = hordeFolder(),
                        .mayBeUnlisted = true,
                        .repairs = repairs()})
    {
    }

private Q_SLOTS:
    void rowsThatAreNotReadAreSaid();
    void levelsThatAreThereAreCounted();
    void packedPixelsThatAreNotShownAreSaid_data();
    void packedPixelsThatAreNotShownAreSaid();
    void whatOneEngineMindsIsSaidOfItsTextures_data();
    void whatOneEngineMindsIsSaidOfItsTextures();
    void fieldsAreRead_data();
    void fieldsAreRead();
    void halfFloatsAreWritten();
    void repairsKeepPixels_data();
    void repairsKeepPixels();
    void levelsAreThoseOfAFullChain();
    void levelsThatWereCutOffBecomeBlack();
    void checksumsFollow_data();
    void checksumsFollow();
    void checksumsThatWereWrongAreLeft();
    void lengthsOfSegmentsFollow();
    void countsOfCodesComeBack();
    void tablesOfCodesAreNotDeletedUnasked();
};

void TestImageRules::whatOneEngineMindsIsSaidOfItsTextures_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name :
         {"sides_odd.bmp", "565.dds", "array.dds", "array.ktx", "arithmetic.jpg", "animation.gif", "one_bit.bmp",
          "depth_32.psd", "cmyk.psd", "zip.psd", "no_format.hdr", "upside_down.hdr", "interlaced.png"})
        QTest::newRow(name) << QByteArray(name);
}

/// Elsewhere such a picture is as right as any other.
void TestImageRules::whatOneEngineMindsIsSaidOfItsTextures()
{
    QFETCH(QByteArray, name);
    const QTemporaryDir elsewhere;
    QFile stray(elsewhere.filePath(QStringLiteral("stray.material.xml"))); // farther out it says nothing
    QVERIFY(stray.open(QIODevice::WriteOnly));
    const auto found = [&](const QString &folder) {
        return test::kindsIn(check(*readTree(Bytes(sample(name)), folder + QString::fromLatin1(name))));
    };
    QCOMPARE(found(elsewhere.filePath(QStringLiteral("a/b/c/d/icons/"))), QStringList());
    QVERIFY(!found(hordeFolder()).isEmpty());
}

void TestImageRules::fieldsAreRead_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("value");
    const auto add = [](const char *name, const char *path, const char *value) {
        QTest::addRow("%s %s", name, path) << QByteArray(name) << QByteArray(path) << QString::fromLatin1(value);
    };
    add("rgba16f.dds", "DDS/faces[0]/levels[0]/pixels[0]/green", "0.5");
    add("rgba16f.dds", "DDS/faces[0]/levels[0]/pixels[0]/alpha", "65504");
    add("dxt1_mips.dds", "DDS/faces[0]/levels[0]/blocks[1]/color0/red", "1");
    add("dxt1_mips.dds", "DDS/faces[0]/levels[3]/blocks[0]/color0", "8480");
    add("cube.dds", "DDS/faces[5]/levels[1]/pixels[0]/blue", "116");
    add("volume.dds", "DDS/faces[0]/levels[0]/pixels[7]/alpha", "31");
    add("palette.bmp", "BMP/rows[1]/pixels", "[2, 0]");
    add("top_down.bmp", "BMP/rows[1]/pixels[0]/blue", "255");
    add("masks.bmp", "BMP/masks/redMask", "63488");
    add("version_5.bmp", "BMP/BITMAPV4HEADER/bV4CSType", "BGRs");
    add("core_header.bmp", "BMP/bmciColors[15]/red", "255");
    add("areas.tga", "TGA/extensionArea/extensionSize", "495");
    add("areas.tga", "TGA/footer/signature", "TRUEVISION-XFILE.");
    add("id.tga", "TGA/rows[1]/pixels[1]/green", "255");
    add("map.tga", "TGA/colorMap[1]/red", "255");
    add("grey.png", "PNG/IHDR/width", "1");
    add("palette.png", "PNG/PLTE/colors[1]/blue", "255");
    add("more_chunks.png", "PNG/tIME/year", "2026");
    add("texts.png", "PNG/iTXt/translatedKeyword", "Autor");
    add("baseline.jpg", "JPEG/segments[4]/frame/width", "8");
    add("colors.jpg", "JPEG/segments[6]/comment/text", "a comment");
    add("colors.jpg", "JPEG/segments[4]/quantization/tables[0]/divisors[0]", "257");
    add("restarts.jpg", "JPEG/segments[6]/data", "2b ff d0 7f ff d1 55");
    add("extensions.gif", "GIF/blocks[0]/extension/graphicControl/delay", "10");
    add("extensions.gif", "GIF/blocks[1]/extension/comment/subBlocks[0]/text", "made by hand");
    add("no_empty_line.hdr", "HDR/resolution/text", "-Y 1 +X 2");
    add("carriage_returns.hdr", "HDR/lines[1]/text", "FORMAT=32-bit_rle_rgbe");
    add("carriage_returns.hdr", "HDR/resolution/carriageReturn", "13");
    add("array_elements.ktx", "KTX/levels[0]/faces[1]/data", "03 03 03 03 03 03 03 03 03 03 03 03 03 03 03 03");
    add("array_of_cubes.ktx", "KTX/levels[0]/faces[11]/data", "7f 7f 7f 7f");
    add("array_levels.ktx", "KTX/levels[1]/faces[0]/data", "03 03 03 03 03 03 03 03");
    add("texts.png", "PNG/iTXt/text", "me");
    add("texts.png", "PNG/tEXt/text", "A pixel");
    add("local_colors.gif", "GIF/blocks[0]/image/localColorTable[1]/green", "255");
}

void TestImageRules::fieldsAreRead()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, path);
    QFETCH(QString, value);
    QCOMPARE(at(*test::treeOf(name, sample(name)), path), value);
}

void TestImageRules::halfFloatsAreWritten()
{
    const auto tree = test::treeOf("a.dds", sample("rgba16f.dds"));
    Planner planner(*tree);
    planner.setText(*tree->find(QStringLiteral("DDS/faces[0]/levels[0]/pixels[0]/red")), QStringLiteral("-1.5"));
    const EditPlan plan = planner.finish();
    QCOMPARE(plan.after.toByteArray({128, 130}).toHex(), QByteArray("00be"));
}

void TestImageRules::repairsKeepPixels_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const test::BuiltSample &built : image::samples()) {
        const QByteArray name = built.file.mid(built.file.lastIndexOf('/') + 1);
        // What nobody can tell the meaning of, because something in the header makes no sense.
        for (const char *end : {".hdr", "_zero.bmp", "_negative.bmp", "_zero.tga", "_zero.dds", "_zero.psd",
                                "_none.dds", "array_elements.ktx", "array_of_cubes.ktx", "array_short.ktx",
                                "chain_all_there.ktx", "before_footer.tga"}) {
            if (name.endsWith(end))
                QTest::newRow(name.constData()) << name;
        }
    }
}

/// All repairs together delete no byte of what follows the header. Where the end is missing, zeros may stand for it.
void TestImageRules::repairsKeepPixels()
{
    QFETCH(QByteArray, name);
    constexpr qsizetype Least = 3; // of the end of the file
    const QByteArray before = sample(name);
    const EditPlan plan = test::planAllRepairs(test::treeOf(name, before));
    const QByteArray after = plan.after.toByteArray(plan.after.range());
    const qsizetype shorter = before.count('\r') - after.count('\r');
    QVERIFY(after.size() >= before.size() - shorter);
    const qsizetype added = qMax<qsizetype>(0, after.size() - before.size());
    const bool hasZerosBehind = added > 0 && after.endsWith(QByteArray(added, '\0'));
    if (after.startsWith(before)) // what follows is made up
        return;
    QCOMPARE((hasZerosBehind ? after.chopped(added) : after).right(Least), before.right(Least));
}

void TestImageRules::levelsAreThoseOfAFullChain()
{
    const auto tree = test::treeOf("a.ktx", sample("levels_too_many.ktx"));
    const EditPlan plan = test::planAllRepairs(tree, {QStringLiteral("LEVELS_TOO_MANY")});
    QCOMPARE(at(*readTree(plan.after, QStringLiteral("a.ktx")), "KTX/numberOfMipmapLevels"), QStringLiteral("2"));
}

/// Of each face as many bytes are missing as the one before has.
void TestImageRules::levelsThatWereCutOffBecomeBlack()
{
    const QByteArray cube = sample("cube.ktx");
    const auto whole = test::treeOf("a.ktx", cube);
    for (qint64 size = whole->find(u"KTX/levels")->range.begin + 8; size < cube.size(); size += 20) {
        const auto cut = test::treeOf("a.ktx", cube.first(size));
        const auto mended = test::treeOf("a.ktx", planRepairs(cut, {.mostRemoved = 0}).plan.after.toByteArray());
        QVERIFY2(mended->bytes().size() == cube.size(), qPrintable(QString::number(size)));
        QVERIFY(mended->bytes().toByteArray().startsWith(cube.first(size)));
        QVERIFY2(check(*mended).empty(), qPrintable(test::kindsIn(check(*mended)).join(u' ')));
    }
}

void TestImageRules::checksumsFollow_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("value");
    QTest::newRow("number") << QStringLiteral("PNG/IHDR/height") << QStringLiteral("2");
    QTest::newRow("longer text") << QStringLiteral("PNG/tEXt/keyword") << QStringLiteral("Description");
    QTest::newRow("text") << QStringLiteral("PNG/tEXt/text") << QStringLiteral("Another pixel");
    QTest::newRow("international text") << QStringLiteral("PNG/iTXt/text") << QStringLiteral("ich");
    QTest::newRow("name of the chunk") << QStringLiteral("PNG/tEXt/tag") << QStringLiteral("teXt");
}

/// Of every chunk that changes; its length follows as well.
void TestImageRules::checksumsFollow()
{
    QFETCH(QString, path);
    QFETCH(QString, value);
    const auto tree = test::treeOf("a.png", sample("texts.png"));
    Planner planner(*tree);
    planner.setText(*tree->find(path), value);
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QCOMPARE(int(std::count_if(plan.changes.begin(), plan.changes.end(),
                               [](const Change &change) { return change.cause == Change::Cause::Checksum; })),
             1);
    QCOMPARE(test::kindsIn(check(*readTree(plan.after, QStringLiteral("a.png")))).filter(QStringLiteral("CHECKSUM")),
             QStringList());
}

/// A right one would hide that something else in the chunk was changed.
void TestImageRules::checksumsThatWereWrongAreLeft()
{
    const auto tree = test::treeOf("a.png", sample("crc_wrong.png"));
    Planner planner(*tree);
    planner.setText(*tree->find(QStringLiteral("PNG/tEXt/text")), QStringLiteral("Another pixel"));
    const EditPlan plan = planner.finish();
    const auto after = readTree(plan.after, QStringLiteral("a.png"));
    QCOMPARE(at(*after, "PNG/tEXt/crc"), at(*tree, "PNG/tEXt/crc"));
    QCOMPARE(test::kindsIn(check(*after)), test::kindsIn(check(*tree)));
    QCOMPARE(plan.consequences,
             QStringList{QStringLiteral("The checksum of PNG/tEXt was wrong before and is left: it tells "
                                        "that other bytes were changed.")});
}

/// How many symbols a Huffman table has the length of its segment tells. Where that tells the wrong count, it comes back.
void TestImageRules::countsOfCodesComeBack()
{
    QByteArray bytes = sample("baseline.jpg");
    constexpr qsizetype Count = 0x5e; // of codes of one bit
    QCOMPARE(bytes[Count], '\1');
    bytes[Count] = char(0xcb);
    const RepairPlan repairs = planRepairs(test::treeOf("a.jpg", bytes), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), sample("baseline.jpg"));
}

/// Where several counts may be the wrong one, the table is not deleted, only offered to be: the picture needs it.
void TestImageRules::tablesOfCodesAreNotDeletedUnasked()
{
    QByteArray bytes = sample("baseline.jpg");
    constexpr qsizetype Count = 0x75; // of codes of two bits
    QCOMPARE(bytes[Count], '\0');
    bytes[Count] = 1;
    const RepairPlan repairs = planRepairs(test::treeOf("a.jpg", bytes), RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), bytes);
    QVERIFY(std::ranges::any_of(repairs.offers, [](const RepairOffer &offer) {
        return offer.key.code == QStringLiteral("FIELD_CUT_OFF") && offer.state == RepairOffer::State::Held;
    }));
}

void TestImageRules::lengthsOfSegmentsFollow()
{
    const auto tree = test::treeOf("a.jpg", sample("colors.jpg"));
    Planner planner(*tree);
    planner.setText(*tree->find(QStringLiteral("JPEG/segments[6]/comment/text")), QStringLiteral("a longer comment"));
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    const auto after = readTree(plan.after, QStringLiteral("a.jpg"));
    QCOMPARE(at(*after, "JPEG/segments[6]/comment/length"), QStringLiteral("18"));
    QVERIFY(check(*after).empty());
}

/// A picture that is made lower keeps its bytes, but they are no rows any more.
void TestImageRules::rowsThatAreNotReadAreSaid()
{
    const QByteArray bytes = test::contentOf(test::madeSamples() + QStringLiteral("/image/grey.tga"));
    const auto tree = test::treeOf("grey.tga", bytes);
    const std::optional<Item> height = tree->find(u"TGA/height");
    QVERIFY(height);
    Planner planner(*tree);
    planner.setText(*height, QStringLiteral("1"));
    EditPlan plan = planner.finish();
    judge(plan, *tree);
    QCOMPARE(plan.after.size(), plan.before.size());
    const QString said = plan.consequences.join(u'\n');
    QVERIFY2(said.contains(QStringLiteral("byte(s) of TGA/rows become TGA/unused.")), qPrintable(said));
}

void TestImageRules::levelsThatAreThereAreCounted()
{
    const QByteArray whole = sample("dxt1_mips.dds");
    QByteArray broken = whole;
    constexpr qsizetype MipMapCount = 28;
    broken.replace(MipMapCount, 4, QByteArray(4, '\0'));
    const EditPlan plan = test::planAllRepairs(test::treeOf("a.dds", broken), {QStringLiteral("LEVELS_NONE")});
    QCOMPARE(plan.after.toByteArray(), whole);
}

void TestImageRules::packedPixelsThatAreNotShownAreSaid_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("run_lengths.tga") << QStringLiteral("TGA/height");
    QTest::newRow("animation.gif") << QStringLiteral("GIF/blocks[2]/image/height");
    QTest::newRow("baseline.jpg") << QStringLiteral("JPEG/segments[4]/frame/height");
}

/// Their bytes stay, so nothing else tells of them.
void TestImageRules::packedPixelsThatAreNotShownAreSaid()
{
    QFETCH(QString, path);
    const auto tree = test::treeOf(QTest::currentDataTag(), sample(QTest::currentDataTag()));
    const std::optional<Item> height = tree->find(path);
    QVERIFY(height);
    QVERIFY(integerIn(*tree, tree->parent(*height), height->field) > 1);
    Planner planner(*tree);
    planner.setText(*height, QStringLiteral("1"));
    EditPlan plan = planner.finish();
    judge(plan, *tree);
    const QString said = plan.consequences.join(u'\n');
    QVERIFY2(said.contains(QStringLiteral("not in the picture any more")), qPrintable(said));
}

QTEST_GUILESS_MAIN(TestImageRules)
#include "tst_imagerules.moc"
