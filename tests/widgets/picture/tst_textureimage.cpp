// Textures of models: every kind of picture, with the colours that alpha hides.
#include "tests/support/imagesamples.h"
#include "widgets/picture/textureimage.h"

#include <QBuffer>
#include <QColor>
#include <QTest>

using namespace hexahedron;

class TestTextureImage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colorsBelowAlphaAreKept();
    void largePicturesTakeASmallerLevel();
    void cubesAndVolumesAreNone();
    void facesOfACubeLieSideBySide();
    void filesThatSayNothingGoByTheirName();
    void kindsWithoutADescriptionAreReadToo();
};

namespace {

Bytes sample(const char *name)
{
    return Bytes(hexahedron::test::bytesOf(image::samples(), QByteArray("image/") + name));
}

} // namespace

void TestTextureImage::colorsBelowAlphaAreKept()
{
    // Blue 1, green 2, red 3; alpha 0 instead of 255.
    const Bytes whole = sample("one_pixel.dds");
    const Bytes hidden = whole.replaced({131, 132}, Bytes(QByteArray(1, '\0')));
    const QImage image = picture::textureImage(hidden, QStringLiteral("one_pixel.dds"));
    QCOMPARE(image.format(), QImage::Format_RGBA8888);
    QCOMPARE(image.pixel(0, 0), qRgba(3, 2, 1, 0));
}

void TestTextureImage::largePicturesTakeASmallerLevel()
{
    const Bytes levels = sample("dxt1_mips.dds"); // 8 × 4, 4 × 2, …
    QCOMPARE(picture::textureImage(levels, QStringLiteral("a.dds")).size(), QSize(8, 4));
    QCOMPARE(picture::textureImage(levels, QStringLiteral("a.dds"), 4).size(), QSize(4, 2));
    QCOMPARE(picture::textureImage(sample("rows.bmp"), QStringLiteral("a.bmp"), 1).size(), QSize(1, 1));
}

void TestTextureImage::cubesAndVolumesAreNone()
{
    QVERIFY(picture::textureImage(sample("cube.dds"), QStringLiteral("cube.dds")).isNull());
    QVERIFY(picture::textureImage(sample("volume.dds"), QStringLiteral("volume.dds")).isNull());
    QVERIFY(picture::textureImage({}, QStringLiteral("nothing.dds")).isNull());
}

void TestTextureImage::facesOfACubeLieSideBySide()
{
    const QImage faces = picture::cubeImage(sample("cube.dds"), QStringLiteral("cube.dds"));
    QVERIFY(!faces.isNull());
    QCOMPARE(faces.width(), faces.height() * 6);
    QVERIFY(picture::cubeImage(sample("volume.dds"), QStringLiteral("volume.dds")).isNull());
    QVERIFY(picture::cubeImage(sample("rows.bmp"), QStringLiteral("rows.bmp")).isNull());
}

void TestTextureImage::filesThatSayNothingGoByTheirName()
{
    QCOMPARE(picture::textureImage(sample("rows.tga"), QStringLiteral("rows.tga")).size(), QSize(2, 2));
    // An extension may lie.
    QCOMPARE(picture::textureImage(sample("rows.bmp"), QStringLiteral("rows.png")).size(), QSize(2, 2));
}

void TestTextureImage::kindsWithoutADescriptionAreReadToo()
{
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(QColor(10, 20, 30));
    QByteArray content;
    QBuffer buffer(&content);
    QVERIFY(image.save(&buffer, "PPM"));
    const QImage read = picture::textureImage(Bytes(content), QStringLiteral("a.ppm"));
    QCOMPARE(read.size(), QSize(3, 2));
    QCOMPARE(read.pixel(1, 1), qRgb(10, 20, 30));
}

QTEST_GUILESS_MAIN(TestTextureImage)
#include "tst_textureimage.moc"
