// Textures of models: every kind of picture, with the colours that alpha hides.
#include "tests/support/imagesamples.h"
#include "widgets/picture/textureimage.h"

#include <QBuffer>
#include <QColor>
#include <QTemporaryDir>
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
    void facesOfACubeMayBeFilesOrPartsOfOne();
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

void TestTextureImage::facesOfACubeMayBeFilesOrPartsOfOne()
{
    const QTemporaryDir folder;
    std::vector<scene::CubeFace> faces;
    QImage row(12, 2, QImage::Format_RGB32);
    for (int i = 0; i < 6; ++i) {
        QImage face(2, 2, QImage::Format_RGB32);
        face.fill(qRgb(40 * i, 1, 2));
        face.setPixel(0, 0, qRgb(0, 255, 0));
        for (const QPoint at : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
            row.setPixel(2 * i + at.x(), at.y(), face.pixel(at));
        faces.push_back({folder.filePath(QString::number(i) + QStringLiteral(".png"))});
        QVERIFY(face.save(faces.back().file));
    }
    const QImage sheet = picture::cubeImage(faces);
    QCOMPARE(sheet.size(), row.size());
    QCOMPARE(sheet.convertToFormat(QImage::Format_RGB32), row);
    // The same in one file, the last face upside down.
    const QString one = folder.filePath(QStringLiteral("row.png"));
    QVERIFY(row.save(one));
    for (size_t i = 0; i < 6; ++i)
        faces[i] = {one, {float(i) / 6, 0, 1.0F / 6, 1}};
    QCOMPARE(picture::cubeImage(faces).convertToFormat(QImage::Format_RGB32), row);
    faces[5].isTurned = true;
    QCOMPARE(picture::cubeImage(faces).pixel(11, 1), qRgb(0, 255, 0));
    faces[4].file = folder.filePath(QStringLiteral("gone.png"));
    QVERIFY(picture::cubeImage(faces).isNull());
    faces.pop_back();
    QVERIFY(picture::cubeImage(faces).isNull());
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
