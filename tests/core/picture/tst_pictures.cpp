// Pixels of small pictures are what their files say, each knows its bytes, and hostile sides cost nothing.
#include "core/check/checker.h"
#include "core/formats/registry.h"
#include "core/picture/decoder.h"
#include "core/picture/jpeg2000cost.h"
#include "core/scene/filescene.h"
#include "tests/support/imagesamples.h"
#include "tests/support/samples.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>
#include <QtEndian>

#include <random>

using namespace hexahedron;

class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pixelsAreThoseOfTheFile_data();
    void pixelsAreThoseOfTheFile();
    void blocksAreThoseOfAGraphicsDriver_data();
    void blocksAreThoseOfAGraphicsDriver();
    void signedBlocksGoFromBlackToWhite();
    void floatsStayFloats();
    void facesAndLevelsLieOneAfterTheOther();
    void slicesOfAVolumeAreLayers();
    void elementsOfAnArrayAreLayers();
    void framesOfAnAnimationAreLayers();
    void whatIsMissingIsTold_data();
    void whatIsMissingIsTold();
    void sidesOfBillionsMakeNoPicture();
    void pixelsKnowTheirBytes_data();
    void pixelsKnowTheirBytes();
    void bytesAcrossRowsAreThreeRectangles();
    void storedNumbersAreThoseOfTheFile();
    void pictureInsideAFileKnowsItsBytes();
    void headersOfJpeg2000ClaimNoMoreThanTheyMay_data();
    void headersOfJpeg2000ClaimNoMoreThanTheyMay();
    void everySampleIsDecodedOrExplained_data();
    void everySampleIsDecodedOrExplained();
};

namespace {

struct Read
{
    Bytes bytes;
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const scene::Scene> scene;

    const scene::Picture &picture() const { return *scene->picture; }
    picture::Decoded decode(int surface = 0) const { return picture::decode(picture(), surface, bytes); }
};

Read readBytes(const QByteArray &content, const QString &name)
{
    Read read{Bytes(content), {}, {}};
    read.tree = readTree(read.bytes, name);
    read.scene = sceneOf(*read.tree, 0);
    return read;
}

Read readSample(const char *name)
{
    return readBytes(test::bytesOf(image::samples(), QByteArray("image/") + name), QString::fromLatin1(name));
}

/// "ff0000 00ff00" row by row; with alpha where there is one.
QString colors(const picture::Image &image)
{
    QStringList rows;
    for (int y = 0; y < image.height(); ++y) {
        QStringList row;
        for (int x = 0; x < image.width(); ++x) {
            const auto numbers = image.numbers(x, y);
            QString text;
            for (size_t i = 0; i < (image.hasAlpha ? 4 : 3); ++i)
                text += QStringLiteral("%1").arg(int(numbers[i]), 2, 16, QChar(u'0'));
            row += text;
        }
        rows += row.join(u' ');
    }
    return rows.join(u" / ");
}

} // namespace

void TestPictures::pixelsAreThoseOfTheFile_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(expected);
    };
    // The lowest row comes first.
    row("rows.bmp", "0000ff 00ff00 / ff0000 ffffff");
    row("top_down.bmp", "ff0000 ffffff / 0000ff 00ff00");
    row("rows.tga", "0000ff 00ff00 / ff0000 ffffff");
    row("nibbles.bmp", "ffffff 000000 / 000000 ffffff");
    row("core_header.bmp", "ffffff 000000 / 000000 ffffff");
    row("one_bit.bmp", "ffffff 000000 / 000000 ffffff");
    row("palette.bmp", "ffffff 000000 / 000000 7f7f7f");
    row("masks.bmp", "000008 ffffff / ff0000 0000ff");
    row("16_bits.tga", "0000ff ffffff / ff0000 00ff00");
    row("grey.tga", "a0a0a0 ffffff / 000000 505050");
    row("map.tga", "ffffff 000000 / 000000 ffffff");
    row("bgra.tga", "7f7f7f7f 7f7f7f7f / 7f7f7f7f 7f7f7f7f");
    row("run_lengths.tga", "030201 060504 / 030201 030201");
    row("run_lengths.bmp", "060606 060606 / 050505 050505");
    row("one_pixel.dds", "030201ff");
    row("bgr8.dds", "020100 050403");
    row("rgb8.dds", "000102 030405");
    row("bgrx8.dds", "030201");
    row("rgbx8.dds", "010203");
    row("rgba8.dds", "010203ff");
    row("565.dds", "ff0000 00ffff");
    row("grey_with_alpha.dds", "10101080 202020ff");
    row("rows_aligned.ktx", "010203 / 040506");
    row("etc1.ktx", "904cd4 8a46ce 8a46ce 8a46ce / 8a46ce 8a46ce 8a46ce 8a46ce / "
                    "8a46ce 8a46ce 8a46ce 8a46ce / 8a46ce 8a46ce 8a46ce 8a46ce");
}

void TestPictures::pixelsAreThoseOfTheFile()
{
    QFETCH(QString, expected);
    const Read read = readSample(QTest::currentDataTag());
    QVERIFY(read.scene && read.scene->picture);
    const picture::Decoded decoded = read.decode();
    QCOMPARE(decoded.trouble, QString());
    QCOMPARE(colors(decoded.image), expected);
}

void TestPictures::blocksAreThoseOfAGraphicsDriver_data()
{
    QTest::addColumn<int>("coding");
    QTest::addColumn<QByteArray>("sum");
    using Coding = scene::Picture::Coding;
    // Of what Mesa 22.3 makes of the same blocks.
    QTest::newRow("BC7") << int(Coding::Bc7) << QByteArray("a3dabce696383c9198cf58fe82345241");
    QTest::newRow("BC6H") << int(Coding::Bc6h) << QByteArray("10a86252b472ae67aa72a0c87727dc35");
    QTest::newRow("BC6H, signed") << int(Coding::Bc6hSigned) << QByteArray("81d99f3e8fb77d3fa5867a4bda016dd8");
    QTest::newRow("ETC2") << int(Coding::Etc2) << QByteArray("c635fb607e2851e70c974369ee6728ed");
    QTest::newRow("ETC2 with alpha") << int(Coding::Etc2Alpha) << QByteArray("594a16d1ff4fdf8f21373ac9e1a9f208");
}

/// A thousand blocks of random bytes, in all modes.
void TestPictures::blocksAreThoseOfAGraphicsDriver()
{
    QFETCH(int, coding);
    QFETCH(QByteArray, sum);
    constexpr int Blocks = 1000, Modes = 8;
    scene::Picture picture;
    picture.coding = scene::Picture::Coding(coding);
    const int size = picture.blockBytes();
    std::mt19937 random(7); // the same numbers everywhere
    QByteArray bytes(Blocks * size, Qt::Uninitialized);
    for (char &byte : bytes)
        byte = char(random());
    for (int i = 0; i < Blocks && picture.coding == scene::Picture::Coding::Bc7; ++i) {
        const int mode = i % Modes; // as many zeros below a one
        bytes[i * size] = char((bytes[i * size] & ~((2 << mode) - 1)) | 1 << mode);
    }
    picture.surfaces.push_back(
        {.width = Blocks * 4, .height = 4, .bytes = {0, bytes.size()}, .rowBytes = bytes.size()});
    const picture::Decoded decoded = picture::decode(picture, 0, Bytes(bytes));
    QCOMPARE(decoded.trouble, QString());
    QCryptographicHash hash(QCryptographicHash::Md5);
    for (int y = 0; y < decoded.image.height(); ++y)
        hash.addData(QByteArrayView(decoded.image.row(y), decoded.image.rowBytes()));
    QCOMPARE(hash.result().toHex(), sum);
}

/// Ends of -1 and 1, in both orders; pixels name 0, 1, 2, … of the numbers between.
void TestPictures::signedBlocksGoFromBlackToWhite()
{
    const QByteArray numbers = QByteArray::fromHex("88c6fa88c6fa"); // 0 to 7, twice
    scene::Picture picture;
    picture.coding = scene::Picture::Coding::Bc5Signed;
    picture.surfaces.push_back({.width = 4, .height = 4, .bytes = {0, 16}, .rowBytes = 16});
    const QByteArray block = QByteArray::fromHex("7f81") + numbers + QByteArray::fromHex("807f") + numbers;
    const picture::Decoded decoded = picture::decode(picture, 0, Bytes(block));
    QCOMPARE(decoded.trouble, QString());
    QCOMPARE(colors(decoded.image).left(57),
             QStringLiteral("ff0000 00ff00 db3300 b66600 / 929900 6dcc00 490000 24ff00"));
}

void TestPictures::floatsStayFloats()
{
    const auto half = readSample("rgba16f.dds").decode().image.numbers(0, 0);
    QCOMPARE(half[0], 1.0);
    QCOMPARE(half[1], 0.5);
    QCOMPARE(half[2], -2.0);
    QCOMPARE(half[3], 65504.0);
    const auto single = readSample("rgba32f.dds").decode().image.numbers(0, 0);
    QCOMPARE(single, half);
    QCOMPARE(readSample("r32f.dds").decode().image.numbers(0, 1)[0], 3.0);
    const picture::Decoded light = readSample("two_pixels.hdr").decode();
    QCOMPARE(light.trouble, QString());
    QCOMPARE(light.image.depth(), picture::Image::Depth::Float);
}

void TestPictures::facesAndLevelsLieOneAfterTheOther()
{
    const Read cube = readSample("cube.dds");
    QVERIFY(cube.picture().isCube);
    QCOMPARE(cube.picture().faceCount(), 6);
    QCOMPARE(cube.picture().levelCount(), 2);
    // 128 bytes of header, then 20 for each face: its second level is the last four of them.
    const int surface = cube.picture().surfaceOf(1, 3, 0);
    QCOMPARE(cube.picture().surfaces[size_t(surface)].bytes, (ByteRange{128 + 3 * 20 + 16, 128 + 4 * 20}));
    QCOMPARE(colors(cube.decode(surface).image), QStringLiteral("4e4d4c4f"));
    QCOMPARE(cube.picture().surfaceIn({128 + 3 * 20 + 17, 128 + 3 * 20 + 17}), surface);

    const Read other = readSample("cube.ktx");
    QCOMPARE(other.picture().faceCount(), 6);
    const Read blocks = readSample("dxt1_mips.dds");
    QCOMPARE(blocks.picture().levelCount(), 4);
    QCOMPARE(blocks.decode(3).image.rect(), QRect(0, 0, 1, 1));
}

void TestPictures::slicesOfAVolumeAreLayers()
{
    const Read volume = readSample("volume.dds");
    QCOMPARE(volume.picture().layers, scene::Picture::Layers::Slices);
    QCOMPARE(volume.picture().layerCount(), 2);
    QCOMPARE(colors(volume.decode(1).image).left(8), QStringLiteral("12111013"));
}

/// Whether imageSize is that of each or of all.
void TestPictures::elementsOfAnArrayAreLayers()
{
    const Read each = readSample("array_elements.ktx");
    QCOMPARE(each.picture().layerCount(), 2);
    QVERIFY(colors(each.decode(0).image).startsWith(QStringLiteral("020202")));
    QVERIFY(colors(each.decode(1).image).startsWith(QStringLiteral("030303")));
    const Read all = readSample("array.ktx");
    QCOMPARE(all.picture().layerCount(), 2);
    QVERIFY(colors(all.decode(1).image).startsWith(QStringLiteral("020202")));
    QCOMPARE(int(readSample("array_of_cubes.ktx").picture().surfaces.size()), 12);
}

void TestPictures::framesOfAnAnimationAreLayers()
{
    const Read animation = readSample("animation.gif");
    QCOMPARE(animation.picture().layers, scene::Picture::Layers::Frames);
    QVERIFY(animation.picture().layerCount() > 1);
    for (int i = 0; i < animation.picture().layerCount(); ++i) {
        const picture::Decoded decoded = animation.decode(i);
        QCOMPARE(decoded.trouble, QString());
        QVERIFY(!decoded.image.isNull());
    }
}

void TestPictures::whatIsMissingIsTold_data()
{
    QTest::addColumn<QRect>("missing");
    QTest::newRow("data_short.dds") << QRect(0, 1, 2, 1);
    QTest::newRow("rows_missing.tga") << QRect(0, 0, 2, 1); // the last row is the upper one
    QTest::newRow("rows_missing_before_footer.tga") << QRect(0, 0, 2, 1);
    QTest::newRow("rows_missing.hdr") << QRect(0, 1, 8, 1);
    QTest::newRow("row_too_long.hdr") << QRect(0, 1, 8, 1);
    QTest::newRow("rows_missing.bmp") << QRect(0, 0, 2, 1);
    QTest::newRow("sides_huge.tga") << QRect();
    QTest::newRow("sides_huge.jpg") << QRect();
    QTest::newRow("sides_huge.psd") << QRect();
    QTest::newRow("ends_in_image.gif") << QRect();
}

void TestPictures::whatIsMissingIsTold()
{
    QFETCH(QRect, missing);
    const Read read = readSample(QTest::currentDataTag());
    QVERIFY(read.scene->picture);
    const picture::Decoded decoded = picture::decode(read.picture(), 0, read.bytes);
    QVERIFY(!decoded.trouble.isEmpty());
    QVERIFY2(decoded.trouble.endsWith(u'.'), qPrintable(decoded.trouble));
    if (!missing.isNull())
        QCOMPARE(decoded.missing, missing);
}

/// Their issues tell why.
void TestPictures::sidesOfBillionsMakeNoPicture()
{
    for (const char *name : {"sides_huge.bmp", "sides_huge.dds"}) {
        const Read read = readSample(name);
        QVERIFY2(!read.scene->picture, name);
        QVERIFY2(worstOf(check(*read.tree)) == Severity::Error, name);
    }
}

void TestPictures::pixelsKnowTheirBytes_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"rows.bmp", "top_down.bmp", "nibbles.bmp", "one_bit.bmp", "palette.bmp", "rows.tga", "16_bits.tga",
          "grey.tga", "dxt1_mips.dds", "dxt5.dds", "bgr8.dds", "rgba16f.dds", "cube.dds", "rgba8.ktx", "sides_odd.bmp"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Every pixel of every surface: its bytes are found, and lead back to the pixels that have them.
void TestPictures::pixelsKnowTheirBytes()
{
    QFETCH(QString, name);
    const Read read = readSample(qPrintable(name));
    const scene::Picture &picture = read.picture();
    QVERIFY(!picture.surfaces.empty());
    for (const scene::PictureSurface &surface : picture.surfaces) {
        for (int y = 0; y < surface.height; ++y) {
            for (int x = 0; x < surface.width; ++x) {
                const ByteRange bytes = bytesOfPixel(picture, surface, {x, y});
                QVERIFY(!bytes.isEmpty());
                QVERIFY(surface.bytes.contains(bytes));
                const QRect unit = unitAt(picture, surface, {x, y});
                QVERIFY(unit.contains(x, y));
                QCOMPARE(pixelsIn(picture, surface, bytes), std::vector<QRect>{unit});
                QCOMPARE(picture.surfaceIn(bytes), int(&surface - picture.surfaces.data()));
            }
        }
        QVERIFY(bytesOfPixel(picture, surface, {-1, 0}).isEmpty());
        QVERIFY(bytesOfPixel(picture, surface, {0, int(surface.height)}).isEmpty());
        std::vector<bool> seen(size_t(surface.width * surface.height));
        for (const QRect &rect : pixelsIn(picture, surface, surface.bytes))
            for (int i = 0; i < rect.width() * rect.height(); ++i)
                seen[size_t((rect.y() + i / rect.width()) * surface.width + rect.x() + i % rect.width())] = true;
        QVERIFY(std::find(seen.begin(), seen.end(), false) == seen.end());
    }
}

void TestPictures::bytesAcrossRowsAreThreeRectangles()
{
    scene::Picture picture;
    picture.coding = scene::Picture::Coding::Plain;
    picture.pixel = scene::PixelFormat::grey(8);
    const scene::PictureSurface surface{.width = 4, .height = 5, .bytes = {100, 120}, .rowBytes = 4};
    const std::vector<QRect> expected{QRect(2, 0, 2, 1), QRect(0, 1, 4, 2), QRect(0, 3, 1, 1)};
    QCOMPARE(pixelsIn(picture, surface, {102, 113}), expected);
    QCOMPARE(pixelsIn(picture, surface, {104, 112}), (std::vector<QRect>{QRect(0, 1, 4, 2)}));
    QVERIFY(pixelsIn(picture, surface, {90, 100}).empty());
    picture.isBottomUp = true;
    QCOMPARE(pixelsIn(picture, surface, {100, 101}), (std::vector<QRect>{QRect(0, 4, 1, 1)}));
}

void TestPictures::storedNumbersAreThoseOfTheFile()
{
    const Read masks = readSample("masks.bmp");
    const auto pixel = picture::storedPixel(masks.picture(), masks.picture().surfaces[0], masks.bytes, {0, 1});
    QVERIFY(pixel);
    QCOMPARE(pixel->numbers[scene::PixelFormat::Red], std::optional(31.0)); // of five bits
    QVERIFY(!pixel->numbers[scene::PixelFormat::Alpha]);
    const Read nibbles = readSample("nibbles.bmp");
    const auto number = picture::storedPixel(nibbles.picture(), nibbles.picture().surfaces[0], nibbles.bytes, {0, 0});
    QVERIFY(number);
    QCOMPARE(number->index, std::optional<qint64>(15));
    const Read blocks = readSample("dxt5.dds");
    QVERIFY(!picture::storedPixel(blocks.picture(), blocks.picture().surfaces[0], blocks.bytes, {0, 0}));
}

void TestPictures::pictureInsideAFileKnowsItsBytes()
{
    int pictures = 0;
    for (const test::BuiltSample &sample : test::builtSamples()) {
        const auto tree = readTree(Bytes(sample.bytes), QString::fromLatin1(sample.file));
        tree->openAll();
        for (const StreamId stream : tree->openStreams()) {
            const auto scene = stream > 0 ? sceneOf(*tree, stream) : nullptr;
            if (!scene || !scene->picture)
                continue;
            const scene::Picture &picture = *scene->picture;
            QVERIFY(tree->hasStream(picture.stream));
            QVERIFY2(tree->find(picture.path), qPrintable(picture.path));
            for (const scene::PictureSurface &surface : picture.surfaces)
                QVERIFY(tree->bytes(picture.stream).range().contains(surface.bytes));
            ++pictures;
        }
    }
    QVERIFY(pictures > 0);
}

namespace {

struct Codestream
{
    quint32 width = 64, height = 64, tileWidth = 64, tileHeight = 64;
    quint16 components = 3, layers = 1;
    quint8 decompositions = 5;
    int precinct = 15;     ///< exponent of its sides
    quint8 block = 4;      ///< that of a code-block's sides, less two
    bool isInTile = false; ///< the large numbers are those of a tile
};

template<typename Number>
QByteArray big(Number number)
{
    const Number swapped = qToBigEndian(number);
    return QByteArray(reinterpret_cast<const char *>(&swapped), sizeof swapped);
}

QByteArray segment(uchar marker, const QByteArray &content)
{
    return QByteArray(1, '\xff') + char(marker) + big(quint16(content.size() + 2)) + content;
}

QByteArray coding(const Codestream &c)
{
    return segment(0x52, QByteArray(1, char(c.precinct < 15)) + '\0' + big(c.layers) + '\0' + char(c.decompositions)
                             + char(c.block) + char(c.block) + '\0' + '\1'
                             + QByteArray(c.precinct < 15 ? c.decompositions + 1 : 0, char(c.precinct * 0x11)));
}

QByteArray bytesOf(const Codestream &c)
{
    QByteArray components;
    for (int i = 0; i < c.components; ++i)
        components += "\x07\x01\x01";
    Codestream plain = c;
    if (c.isInTile)
        plain = {.width = c.width, .height = c.height, .components = c.components};
    const QByteArray tile = (c.isInTile ? coding(c) : QByteArray()) + "\xff\x93" + QByteArray(1000, '\0');
    return "\xff\x4f"
           + segment(0x51, big(quint16(0)) + big(c.width) + big(c.height) + big(0u) + big(0u) + big(c.tileWidth)
                               + big(c.tileHeight) + big(0u) + big(0u) + big(c.components) + components)
           + coding(plain) + segment(0x5c, '\x40' + QByteArray(3 * plain.decompositions + 1, '\x48'))
           + segment(0x90, big(quint16(0)) + big(quint32(12 + tile.size())) + '\0' + '\1') + tile + "\xff\xd9";
}

} // namespace

void TestPictures::headersOfJpeg2000ClaimNoMoreThanTheyMay_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *name, const Codestream &stream, bool fits) {
        QTest::newRow(name) << bytesOf(stream) << fits;
    };
    row("small", {}, true);
    row("large", {.width = 4096, .height = 4096, .tileWidth = 4096, .tileHeight = 4096}, true);
    row("usual tiles and precincts",
        {.width = 4096, .height = 4096, .tileWidth = 512, .tileHeight = 512, .layers = 12, .precinct = 7}, true);
    const Codestream precincts{.width = 4096,
                               .height = 4096,
                               .tileWidth = 4096,
                               .tileHeight = 4096,
                               .components = 8,
                               .decompositions = 32,
                               .precinct = 1};
    row("tiny precincts", precincts, false);
    Codestream inTile = precincts;
    inTile.isInTile = true;
    row("tiny precincts in one tile", inTile, false);
    row("tiny code-blocks", {.width = 8192, .height = 8192, .tileWidth = 8192, .tileHeight = 8192, .block = 0}, false);
    row("many layers",
        {.width = 512, .height = 512, .tileWidth = 512, .tileHeight = 512, .layers = 65535, .precinct = 2}, false);
    row("many tiles", {.width = 1000, .height = 1000, .tileWidth = 4, .tileHeight = 4, .components = 8}, false);
    row("many components", {.components = 1000}, false);
}

/// All of them once took gigabytes, or minutes.
void TestPictures::headersOfJpeg2000ClaimNoMoreThanTheyMay()
{
    QFETCH(QByteArray, file);
    QFETCH(bool, fits);
    QCOMPARE(picture::Jpeg2000Cost::of(file).fits(file.size()), fits);
    if (fits)
        return;
    scene::Picture picture;
    picture.coding = scene::Picture::Coding::Jpeg2000;
    picture.file = {0, file.size()};
    picture.surfaces.resize(1);
    const picture::Decoded decoded = picture::decode(picture, 0, Bytes(file));
    QVERIFY(decoded.image.isNull());
    QVERIFY2(decoded.trouble.contains(u"announces more"), qPrintable(decoded.trouble));
}

void TestPictures::everySampleIsDecodedOrExplained_data()
{
    test::addSampleRows({QStringLiteral("*.dds"), QStringLiteral("*.tga"), QStringLiteral("*.bmp"),
                         QStringLiteral("*.png"), QStringLiteral("*.jpg"), QStringLiteral("*.gif"),
                         QStringLiteral("*.ktx"), QStringLiteral("*.psd"), QStringLiteral("*.hdr"),
                         QStringLiteral("*.jp2")});
}

void TestPictures::everySampleIsDecodedOrExplained()
{
    QFETCH(QString, file);
    QFile content(file);
    QVERIFY(content.open(QIODevice::ReadOnly));
    const Read read = readBytes(content.readAll(), file);
    if (!read.scene || !read.scene->picture) {
        QVERIFY2(worstOf(check(*read.tree)) == Severity::Error, "no pixels, and nothing says why");
        return;
    }
    for (size_t i = 0; i < qMax<size_t>(1, read.picture().surfaces.size()); ++i) {
        const picture::Decoded decoded = read.decode(int(i));
        QVERIFY(!decoded.image.isNull() || !decoded.trouble.isEmpty());
        QVERIFY(decoded.image.rect().contains(decoded.missing) || decoded.missing.isEmpty());
    }
}

QTEST_APPLESS_MAIN(TestPictures)
#include "tst_pictures.moc"
