#include "core/bytes/bytes.h"
#include "core/formats/flatpicture.h"
#include "tests/cli/hexatest.h"
#include "tests/support/hordebuilder.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

/// Pictures that are drawn without a window: what is in them, not which pixels.
class TestRender : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { makeFolder(); }
    void modelIsSeenFromTheChosenSide();
    void clipsMoveIt();
    void onlyBonesAreDrawnAsSuch();
    void scenesAreLitByTheirLights();
    void whatShinesThroughCoversAsMuchAsItSays();
    void leavesWithTwoFrontsAreDrawnLikeThoseWithOne();
    void itDoesNotMatterWhatTheWindowDrawsWith();
    void picturesAreDrawnAsTheyAre();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void turntableGoesAroundOnce();

private:
    struct Seen
    {
        int width = 0, height = 0;
        double share = 0;              ///< of the pixels that are covered
        double right = 0, up = 0;      ///< where the middle of what is covered lies, from -1 to 1
        std::array<double, 3> color{}; ///< the mean of what is covered
    };
    Seen rendered(const QString &file, const QStringList &options = {});
};

namespace {

/// A triangle that faces where the front of models is, with its right angle at the lower right.
QByteArray corner(const QByteArray &chunks = {})
{
    using namespace b3d;
    return file(node("root", mesh(vertices(f32({0, 0, 0, 0, 3, 0, 3, 0, 0})) + triangles({0, 2, 1})) + chunks));
}

} // namespace

void TestRender::initTestCase()
{
    makeFolder();
    const Result tried = hexa({"render"_s, made("corner.b3d"_s, corner()), "-o"_s, path("a.png"_s)});
    if (tried.code == 2 && (tried.err.contains("OpenGL") || tried.err.contains("no display")))
        QSKIP("Nothing can be drawn here: no OpenGL, or neither a display nor Xvfb.");
}

TestRender::Seen TestRender::rendered(const QString &file, const QStringList &options)
{
    const QString png = path("picture.png"_s);
    QFile::remove(png);
    const Result result = hexa(QStringList{"render"_s, file, "-o"_s, png} + options);
    if (result.code != 0 || !result.out.isEmpty() || !result.err.isEmpty()) {
        qWarning("%d %s", result.code, result.err.constData());
        return {};
    }
    const picture::Image image = flatPicture(*Bytes::fromFile(png), png, 100'000).decoded.image;
    Seen seen{.width = image.width(), .height = image.height()};
    double covered = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const double alpha = image.values(x, y)[3];
            covered += alpha;
            for (size_t i = 0; i < 3; ++i)
                seen.color[i] += alpha * image.values(x, y)[i];
            seen.right += alpha * ((x + 0.5) / image.width() * 2 - 1);
            seen.up += alpha * (1 - (y + 0.5) / image.height() * 2);
        }
    }
    if (covered > 0) {
        seen.right /= covered;
        seen.up /= covered;
        for (double &part : seen.color)
            part /= covered;
    }
    seen.share = covered / qMax(1, image.width() * image.height());
    return seen;
}

void TestRender::modelIsSeenFromTheChosenSide()
{
    const QString file = made("corner.b3d"_s, corner());
    const Seen front = rendered(file, {"--view"_s, "front"_s});
    QCOMPARE(front.width, 800);
    QCOMPARE(front.height, 600);
    QVERIFY2(front.share > 0.1 && front.share < 0.6, qPrintable(QString::number(front.share)));
    QVERIFY2(front.right > 0.03, qPrintable(QString::number(front.right)));
    QVERIFY2(front.up < -0.03, qPrintable(QString::number(front.up)));
    // From behind it is dotted, and lies on the other side.
    const Seen back = rendered(file, {"--view"_s, "back"_s, "--size"_s, "300x200"_s});
    QCOMPARE(back.width, 300);
    QCOMPARE(back.height, 200);
    QVERIFY2(back.share > 0, qPrintable(QString::number(back.share)));
    QVERIFY2(back.right < -0.03, qPrintable(QString::number(back.right)));
    // From its edge there is next to nothing to see.
    QVERIFY(rendered(file, {"--view"_s, "top"_s}).share < 0.02);
}

void TestRender::clipsMoveIt()
{
    using namespace b3d;
    // Turned by half around the vertical axis after a second: what was on the right is on the left.
    const QByteArray turn = i32({0}) + f32({1, 0, 0, 0}) + i32({60}) + f32({0.0001F, 0, 1, 0});
    const QByteArray chunks = keys(4, turn) + animation(61);
    const QByteArray two = vertices(f32({0, 0, 0, 0, 3, 0, 3, 0, 0})) + triangles({0, 1, 2}) + triangles({0, 2, 1});
    const QString path = made("turning.b3d"_s, file(node("root", mesh(two) + chunks)));
    const QStringList front{"--view"_s, "front"_s};
    QVERIFY(rendered(path, front).right > 0.03);
    QVERIFY(rendered(path, front + QStringList{"--clip"_s, "1"_s}).right > 0.03);
    QVERIFY(rendered(path, front + QStringList{"--time"_s, "1"_s}).right < -0.03);
}

void TestRender::onlyBonesAreDrawnAsSuch()
{
    using namespace b3d;
    const QString path = made(
        "bones.b3d"_s, file(node("a", bone({}) + node("b", bone({}) + node("c", bone({}), {0, 1, 0}), {1, 0, 0}))));
    QVERIFY(rendered(path).share > 0.001);
}

void TestRender::scenesAreLitByTheirLights()
{
    horde::Geometry geometry;
    geometry.joints = {horde::identity()};
    geometry.vertexCount = 3;
    geometry.streams = {horde::stream(0, 12, horde::f32({-1, -1, 0, 1, -1, 0, 0, 1, 0}))};
    geometry.indices = horde::u32({0, 1, 2});
    made("flat.geo"_s, geometry.bytes());
    made("white.material.xml"_s, "<Material/>");
    const auto scene = [&](const QByteArray &light) {
        return made("lit.scene.xml"_s, "<Group><Model geometry='flat.geo'><Mesh material='white.material.xml' "
                                       "batchStart='0' batchCount='3' vertRStart='0' vertREnd='2'/></Model>"
                                           + light + "</Group>");
    };
    const QStringList front{"--view"_s, "front"_s};
    const Seen red = rendered(scene("<Light lightingContext='L' shadowContext='' tz='5' col_G='0' col_B='0'/>"), front);
    QVERIFY2(red.color[0] > 0.6 && red.color[1] < 0.3 && red.color[2] < 0.3,
             qPrintable("%1 %2 %3"_s.arg(red.color[0]).arg(red.color[1]).arg(red.color[2])));
    const Seen dark = rendered(scene("<Light lightingContext='L' shadowContext='' tz='5' ry='180'/>"), front);
    QVERIFY(dark.color[0] < 0.3); // it shines the other way
    const Seen plain = rendered(scene({}), front);
    QVERIFY(plain.color[0] > 0.6 && plain.color[1] > 0.6);
}

void TestRender::whatShinesThroughCoversAsMuchAsItSays()
{
    using namespace b3d;
    const auto shareOf = [&](float alpha) {
        const QByteArray glass = brushes(0, brush("glass", {}, 0, {1, 1, 1, alpha}));
        const QByteArray model = mesh(vertices(f32({0, 0, 0, 0, 3, 0, 3, 0, 0})) + triangles({0, 2, 1}, 0));
        return rendered(made("glass.b3d"_s, file(glass + node("root", model))), {"--view"_s, "front"_s}).share;
    };
    const double whole = shareOf(1), half = shareOf(0.5F);
    QVERIFY2(whole > 0.1 && std::abs(half / whole - 0.5) < 0.02, qPrintable("%1 of %2"_s.arg(half).arg(whole)));
}

/// The dots of the side that is turned away do not show through the other one, which lies in the same place.
void TestRender::leavesWithTwoFrontsAreDrawnLikeThoseWithOne()
{
    using namespace b3d;
    const QByteArray points = f32({0, 0, 0, 0, 3, 0, 3, 0, 0});
    const QByteArray leaf = mesh(vertices(points + points) + triangles({0, 2, 1, 3, 4, 5}));
    const QStringList front{"--view"_s, "front"_s};
    const Seen one = rendered(made("corner.b3d"_s, corner()), front);
    const Seen two = rendered(made("leaf.b3d"_s, file(node("root", leaf))), front);
    QVERIFY(one.color[0] > 0.1);
    QVERIFY2(std::abs(two.color[0] - one.color[0]) < 0.005,
             qPrintable("%1, not %2"_s.arg(two.color[0]).arg(one.color[0])));
}

void TestRender::itDoesNotMatterWhatTheWindowDrawsWith()
{
    qputenv("QT3D_RENDERER", "rhi");
    const Seen seen = rendered(made("corner.b3d"_s, corner()), {"--view"_s, "front"_s});
    qunsetenv("QT3D_RENDERER");
    QVERIFY(seen.share > 0.1);
}

/// In the middle, and smaller where they do not fit.
void TestRender::picturesAreDrawnAsTheyAre()
{
    // 3 × 1 pixels, 24 bits, from the bottom up.
    const QByteArray head("\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00\x00\x00\x03\x00\x01\x00\x18\x00", 18);
    const QString file = made("red.tga"_s, head + QByteArray("\x00\x00\xff", 3).repeated(3));
    const Seen seen = rendered(file, {"--size"_s, "30x10"_s});
    QCOMPARE(seen.width, 30);
    QCOMPARE(seen.height, 10);
    QVERIFY(std::abs(seen.share - 0.01) < 1e-4);
    QVERIFY(std::abs(seen.right) < 0.1 && std::abs(seen.up) < 0.2);
    QVERIFY(seen.color[0] > 0.99 && seen.color[1] < 0.01);
    QVERIFY(std::abs(rendered(file, {"--size"_s, "2x2"_s}).share - 0.5) < 1e-4);
    const Result turned = hexa({"render"_s, file, "-o"_s, path("turn.png"_s), "--turntable"_s, "4"_s});
    QCOMPARE(turned.code, 2);
}

void TestRender::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("said");
    QTest::newRow("size") << QStringList{"--size"_s, "800"_s} << "--size is two sides"_s;
    QTest::newRow("large") << QStringList{"--size"_s, "99999x1"_s} << "--size is two sides"_s;
    QTest::newRow("view") << QStringList{"--view"_s, "behind"_s} << "--view is one of front, back"_s;
    QTest::newRow("clip") << QStringList{"--clip"_s, "walk"_s} << "has no animation"_s;
    QTest::newRow("path") << QStringList{"--path"_s, "NODE[9]"_s} << "has no NODE[9]"_s;
}

void TestRender::saysWhatIsWrong()
{
    QFETCH(QStringList, options);
    QFETCH(QString, said);
    const QString file = made("corner.b3d"_s, corner());
    const QString png = path("picture.png"_s);
    const Result result = hexa(QStringList{"render"_s, file, "-o"_s, png} + options);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains(said.toUtf8()), result.err.constData());
    QVERIFY(!QFile::exists(png));
    QCOMPARE(hexa({"render"_s, file}).code, 2);
    QCOMPARE(hexa({"render"_s, file, "-o"_s, file}).code, 2); // never over what is read
    QCOMPARE(hexa({"render"_s, path("none.b3d"_s), "-o"_s, png}).code, 2);
    QCOMPARE(hexa({"render"_s, made("text.txt"_s, "no model"), "-o"_s, png}).code, 2);
}

void TestRender::turntableGoesAroundOnce()
{
    const QString file = made("corner.b3d"_s, corner());
    const QString png = path("turn.png"_s);
    const Result result = hexa(
        {"render"_s, file, "-o"_s, png, "--turntable"_s, "4"_s, "--view"_s, "front"_s, "--size"_s, "200x160"_s});
    QVERIFY2(result.code == 0, result.err.constData());
    QVERIFY(!QFile::exists(png) && !QFile::exists(path("turn-005.png"_s)));
    const auto rightOf = [&](int number) {
        const QString one = path("turn-00%1.png"_s.arg(number));
        const picture::Image image = flatPicture(*Bytes::fromFile(one), one, 100'000).decoded.image;
        double right = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                right += image.values(x, y)[3] * (x + 0.5 - image.width() / 2.0);
        }
        return right;
    };
    QVERIFY(rightOf(1) * rightOf(3) < 0); // from the front and from the back
    QCOMPARE(hexa({"render"_s, file, "-o"_s, png, "--turntable"_s, "1"_s}).code, 2);
}

QTEST_GUILESS_MAIN(TestRender)
#include "tst_render.moc"
