// Each rule about textures in the Horde3D reference has a sample that breaks it; repairs mend what they say.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/tree/value.h"
#include "tests/support/imagesamples.h"
#include "tests/support/samples.h"

#include <QTest>

#include <map>

using namespace hexahedron;

namespace {

QByteArray sample(const char *name)
{
    for (const test::BuiltSample &sample : image::samples()) {
        if (sample.file == QByteArray("image/") + name)
            return sample.bytes;
    }
    return {};
}

std::shared_ptr<const Tree> read(const Bytes &bytes, const char *name)
{
    return readTree(bytes, QString::fromLatin1(name));
}

/// "CODE 90 warning" of each issue, each once.
QStringList listed(const std::vector<Issue> &issues)
{
    QStringList list;
    for (const Issue &issue : issues) {
        const QString text = QLatin1StringView(issue.kind->code) + u' ' + QLatin1StringView(issue.reference) + u' '
                             + severityName(issue.severity);
        if (!list.contains(text))
            list += text;
    }
    list.sort();
    return list;
}

/// What the field at a path says.
QString at(const Tree &tree, const char *path)
{
    const std::optional<Item> item = tree.find(QString::fromLatin1(path));
    return item ? valueText(*item->field, valueOf(tree, *item)) : QStringLiteral("(nothing)");
}

/// Samples that are not listed have nothing wrong with them.
const std::map<QByteArray, const char *> &expectations()
{
    static const std::map<QByteArray, const char *> expected{
        {"array.dds", "ARRAY_NOT_READ 90 warning"},
        {"ati2.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"bc6h_unsigned.dds", "BC6H_MISREAD 90 warning, PIXEL_FORMAT_NOT_READ 90 error"},
        {"bits_wrong.tga", "TARGA_NOT_READ 96 error"},
        {"caps2_wrong.dds", "SURFACE_KIND_NOT_READ 90 error"},
        {"color_out_of_range.bmp", "INDEX_OUT_OF_RANGE 95 warning"},
        {"cube_not_square.dds", "CUBE_NOT_SQUARE 90 warning"},
        {"cube_without_faces.dds", "CUBE_INCOMPLETE 90 error"},
        {"data_long.dds", "TRAILING_BYTES 90 warning"},
        {"data_short.dds", "COUNT_TOO_LARGE 90 error"},
        {"dxt2.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"ends_in_header.bmp", "FIELD_CUT_OFF 95 error"},
        {"ends_in_header.dds", "FIELD_CUT_OFF 90 error"},
        {"ends_in_header.tga", "FIELD_CUT_OFF 96 error"},
        {"file_size_wrong.bmp", "FILE_SIZE_DIFFERS 95 warning"},
        {"header_size_wrong.bmp", "BITMAP_NOT_READ 95 error"},
        {"header_size_wrong.dds", "VALUE_UNEXPECTED 90 error"},
        {"levels_none.dds", "LEVELS_NONE 90 error, TRAILING_BYTES 90 warning"},
        {"levels_too_many.dds", "LEVELS_TOO_MANY 90 warning"},
        {"luminance.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"map_bits_wrong.tga", "COLOR_MAP_NOT_READ 96 error"},
        {"one_bit.bmp", "BITMAP_NOT_READ 95 error"},
        {"packets_short.tga", "PIXELS_MISSING 96 warning"},
        {"rows_missing.bmp", "COUNT_TOO_LARGE 95 error, FILE_SIZE_DIFFERS 95 warning"},
        {"rows_missing.tga", "COUNT_TOO_LARGE 96 warning"},
        {"run_lengths.bmp", "BITMAP_NOT_READ 95 error"},
        {"sides_huge.bmp", "COUNT_TOO_LARGE 95 error, PICTURE_TOO_LARGE 99 warning"},
        {"sides_huge.dds", "COUNT_TOO_LARGE 90 error, LEVELS_TOO_MANY 90 warning, PICTURE_TOO_LARGE 99 warning, "
                           "SIDE_NOT_WHOLE_BLOCKS 99 warning"},
        {"sides_huge.tga", "COUNT_TOO_LARGE 96 warning, PICTURE_TOO_LARGE 99 warning"},
        {"sides_odd.bmp", "SIDE_NOT_POWER_OF_TWO 99 warning"},
        {"sides_wrong.dds", "SIDE_NOT_POWER_OF_TWO 99 warning, SIDE_NOT_WHOLE_BLOCKS 99 warning"},
        {"type_unknown.tga", "TARGA_NOT_READ 96 error"},
        {"unknown_fourcc.dds", "PIXEL_FORMAT_NOT_READ 90 error"},
        {"wrong_extension.tga", "EXTENSION_DIFFERS 89 warning"},
    };
    return expected;
}

} // namespace

class TestImageRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySampleSaysWhatIsWrong_data();
    void everySampleSaysWhatIsWrong();
    void repairsMend_data();
    void repairsMend();
    void fieldsAreRead_data();
    void fieldsAreRead();
    void halfFloatsAreWritten();
};

void TestImageRules::everySampleSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("file");
    for (const test::BuiltSample &sample : image::samples())
        QTest::newRow(sample.file.constData()) << sample.file.mid(6) << sample.bytes;
}

void TestImageRules::everySampleSaysWhatIsWrong()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, file);
    const auto expected = expectations().find(name);
    QCOMPARE(listed(check(*read(Bytes(file), name))).join(QStringLiteral(", ")),
             QString::fromLatin1(expected == expectations().end() ? "" : expected->second));
}

void TestImageRules::repairsMend_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("code");
    const auto add = [](const char *name, const char *code) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(code);
    };
    add("header_size_wrong.dds", "VALUE_UNEXPECTED");
    add("levels_none.dds", "LEVELS_NONE");
    add("levels_too_many.dds", "LEVELS_TOO_MANY");
    add("data_long.dds", "TRAILING_BYTES");
    add("file_size_wrong.bmp", "FILE_SIZE_DIFFERS");
}

void TestImageRules::repairsMend()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, code);
    const auto tree = read(Bytes(sample(name)), name);
    const EditPlan plan = planRepairs(tree, {QString::fromLatin1(code)});
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QVERIFY(!plan.isEmpty());
    QVERIFY(!listed(check(*tree)).filter(QString::fromLatin1(code)).isEmpty());
    const QStringList left = listed(check(*read(plan.after, name)));
    QVERIFY2(left.filter(QString::fromLatin1(code)).isEmpty(), qPrintable(left.join(u',')));
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
}

void TestImageRules::fieldsAreRead()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, path);
    QFETCH(QString, value);
    QCOMPARE(at(*read(Bytes(sample(name)), name), path), value);
}

void TestImageRules::halfFloatsAreWritten()
{
    const auto tree = read(Bytes(sample("rgba16f.dds")), "a.dds");
    Planner planner(*tree);
    planner.setText(*tree->find(QStringLiteral("DDS/faces[0]/levels[0]/pixels[0]/red")), QStringLiteral("-1.5"));
    const EditPlan plan = planner.finish();
    QCOMPARE(plan.after.toByteArray({128, 130}).toHex(), QByteArray("00be"));
}

QTEST_GUILESS_MAIN(TestImageRules)
#include "tst_imagerules.moc"
