// A picture as people use it: what is clicked, hovered, zoomed and chosen.
#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "tests/support/imagesamples.h"
#include "widgets/picture/picturetoolbar.h"
#include "widgets/picture/pictureview.h"
#include "widgets/picture/picturewidget.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <functional>

using namespace hexahedron;
using namespace hexahedron::picture;

class TestPictureWidget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void clickTellsTheBytesOfThePixel();
    void dragIsNoClick();
    void wheelKeepsThePixelUnderThePointer();
    void arrowsGoFromPixelToPixel();
    void selectedBytesAreOutlined();
    void selectedBytesOfALevelShowTheLevel();
    void cubeIsUnfolded();
    void channelsAreShownAlone();
    void exposureIsForFloatsOnly();
    void picturesWithoutAnyAlphaAreSeen();
    void hoverTellsTheStoredNumbers();
    void newBytesAreShown();
    void brokenPictureSaysWhy();

private:
    /// Shows the sample and waits until it is decoded.
    bool show(const char *name);
    bool show(const Bytes &bytes, const QString &name);
    bool waitForPicture(const std::function<void()> &doIt);
    PictureView &view() { return *m_widget->view(); }
    QColor colorOf(QPoint pixel) { return view().grab().toImage().pixelColor(view().placeOf(pixel).toPoint()); }
    void click(QPoint pixel) { QTest::mouseClick(&view(), Qt::LeftButton, {}, view().placeOf(pixel).toPoint()); }

    std::unique_ptr<PictureWidget> m_widget;
    std::shared_ptr<const scene::Scene> m_scene;
};

namespace {

QByteArray sampleBytes(const char *name)
{
    return test::bytesOf(image::samples(), QByteArray("image/") + name);
}

} // namespace

void TestPictureWidget::init()
{
    m_widget = std::make_unique<PictureWidget>();
    m_widget->resize(420, 360);
    m_widget->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_widget.get()));
}

void TestPictureWidget::cleanup()
{
    m_widget.reset();
}

bool TestPictureWidget::waitForPicture(const std::function<void()> &doIt)
{
    QSignalSpy shown(m_widget.get(), &PictureWidget::shown);
    doIt();
    return shown.wait(20000);
}

bool TestPictureWidget::show(const Bytes &bytes, const QString &name)
{
    m_scene = sceneOf(*readTree(bytes, name), 0);
    return waitForPicture([&] { m_widget->setPicture(*m_scene->picture, bytes); });
}

bool TestPictureWidget::show(const char *name)
{
    return show(Bytes(sampleBytes(name)), QString::fromLatin1(name));
}

void TestPictureWidget::clickTellsTheBytesOfThePixel()
{
    QVERIFY(show("rows.tga"));
    QSignalSpy picked(m_widget.get(), &PictureWidget::picked);
    click({1, 0}); // the upper row is the second one
    QCOMPARE(picked.size(), 1);
    QCOMPARE(picked[0][1].value<ByteRange>(), (ByteRange{18 + 6 + 3, 18 + 12}));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(1, 1));
    QCOMPARE(picked.size(), 1); // nothing there
}

void TestPictureWidget::dragIsNoClick()
{
    QVERIFY(show("rows.tga"));
    QSignalSpy picked(m_widget.get(), &PictureWidget::picked);
    const QPointF before = view().placeOf({0, 0});
    const QPoint from = before.toPoint();
    QTest::mousePress(&view(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&view(), from + QPoint(20, 10));
    QTest::mouseMove(&view(), from + QPoint(40, 20));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, from + QPoint(40, 20));
    QVERIFY(picked.isEmpty());
    QVERIFY(view().placeOf({0, 0}) != before);
    QTest::keyClick(&view(), Qt::Key_0);
    QCOMPARE(view().placeOf({0, 0}), before);
}

void TestPictureWidget::wheelKeepsThePixelUnderThePointer()
{
    QVERIFY(show("dxt1_mips.dds"));
    const QPointF at = view().placeOf({5, 1}) + QPointF(3, 2);
    QCOMPARE(view().pixelAt(at), std::optional(QPoint(5, 1)));
    const double before = view().viewport().scale();
    for (const int delta : {120, 120, 60, -120}) {
        QWheelEvent wheel(at, view().mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(&view(), &wheel);
        QCOMPARE(view().pixelAt(at), std::optional(QPoint(5, 1)));
    }
    QVERIFY(view().viewport().scale() > before);
}

void TestPictureWidget::arrowsGoFromPixelToPixel()
{
    QVERIFY(show("rows.bmp"));
    click({0, 0});
    QSignalSpy picked(m_widget.get(), &PictureWidget::picked);
    QTest::keyClick(&view(), Qt::Key_Right);
    QTest::keyClick(&view(), Qt::Key_Down);
    QTest::keyClick(&view(), Qt::Key_Down); // there is no third row
    QCOMPARE(picked.size(), 2);
    QCOMPARE(picked[0][1].value<ByteRange>(), (ByteRange{54 + 8 + 3, 54 + 8 + 6}));
    QCOMPARE(picked[1][1].value<ByteRange>(), (ByteRange{54 + 3, 54 + 6}));
}

void TestPictureWidget::selectedBytesAreOutlined()
{
    QVERIFY(show("dxt1_mips.dds"));
    m_widget->highlight(0, {128 + 9, 128 + 10}); // in the second block
    QCOMPARE(view().marked(), (std::vector<QRect>{QRect(4, 0, 4, 4)}));
    m_widget->highlight(0, {0, 4});
    QVERIFY(view().marked().empty());
    m_widget->highlight(7, {130, 131});
    QVERIFY(view().marked().empty());
}

void TestPictureWidget::selectedBytesOfALevelShowTheLevel()
{
    QVERIFY(show("dxt1_mips.dds"));
    QVERIFY(waitForPicture([this] { m_widget->highlight(0, {128 + 16, 128 + 17}); }));
    QCOMPARE(view().sheet()->choice.level, 1);
    QCOMPARE(view().sheet()->size, QSize(4, 2));
}

void TestPictureWidget::cubeIsUnfolded()
{
    QVERIFY(show("cube.dds"));
    QCOMPARE(view().sheet()->size, QSize(8, 6));
    QCOMPARE(view().sheet()->tiles.size(), size_t(6));
    QSignalSpy picked(m_widget.get(), &PictureWidget::picked);
    click({2, 2}); // +Z is in the middle of the cross
    QCOMPARE(picked[0][1].value<ByteRange>(), (ByteRange{128 + 4 * 20, 128 + 4 * 20 + 4}));
    click({0, 0}); // no face there
    QCOMPARE(picked.size(), 1);
    QComboBox *face = nullptr;
    for (QComboBox *box : m_widget->findChildren<QComboBox *>()) {
        if (box->accessibleName() == u"Face")
            face = box;
    }
    QVERIFY(face && face->isVisible());
    QVERIFY(waitForPicture([=] { face->setCurrentIndex(2); }));
    QCOMPARE(view().sheet()->size, QSize(2, 2));
    QCOMPARE(view().sheet()->tiles[0].surface, m_scene->picture->surfaceOf(0, 1, 0));
}

void TestPictureWidget::channelsAreShownAlone()
{
    QVERIFY(show("rows.bmp"));
    QCOMPARE(colorOf({0, 1}), QColor(255, 0, 0));
    auto *channels = m_widget->findChild<QComboBox *>();
    QCOMPARE(channels->accessibleName(), QStringLiteral("Channels"));
    QVERIFY(waitForPicture([=] { channels->setCurrentIndex(1); })); // red
    QCOMPARE(colorOf({0, 1}), QColor(255, 255, 255));
    QCOMPARE(colorOf({0, 0}), QColor(0, 0, 0));
}

void TestPictureWidget::exposureIsForFloatsOnly()
{
    QVERIFY(show("rows.bmp"));
    auto *exposure = m_widget->findChild<QDoubleSpinBox *>();
    QVERIFY(!exposure->isVisible());
    QVERIFY(show("rgba16f.dds")); // 1, 0.5, -2, alpha far above 1
    QVERIFY(exposure->isVisible());
    const QColor usual = colorOf({0, 0});
    QCOMPARE(usual.red(), 255);
    QVERIFY(waitForPicture([=] { exposure->setValue(-3); }));
    const QColor darker = colorOf({0, 0});
    QVERIFY(darker.red() < usual.red());
    QVERIFY(darker.green() < usual.green());
}

void TestPictureWidget::picturesWithoutAnyAlphaAreSeen()
{
    QByteArray pixels = sampleBytes("bgra.tga");
    pixels.replace(18, 16, QByteArray("\xff\0\0\0", 4).repeated(4));
    QVERIFY(show(Bytes(pixels), QStringLiteral("bgra.tga")));
    QCOMPARE(colorOf({0, 0}), QColor(0, 0, 255));
    auto *status = m_widget->findChild<QLabel *>(QStringLiteral("status"));
    QVERIFY2(status->text().contains(u"alpha is 0"), qPrintable(status->text()));
}

void TestPictureWidget::hoverTellsTheStoredNumbers()
{
    QVERIFY(show("masks.bmp"));
    auto *status = m_widget->findChild<QLabel *>(QStringLiteral("status"));
    const QPoint place = view().placeOf({0, 1}).toPoint();
    // Where the pointer stands already nothing moves.
    QTest::mouseMove(&view(), place + QPoint(1, 1));
    QTRY_COMPARE(QCursor::pos(), view().mapToGlobal(place + QPoint(1, 1)));
    QTest::mouseMove(&view(), place);
    QTRY_VERIFY2(status->text().contains(u"R 31"), qPrintable(status->text())); // of five bits
    QVERIFY2(status->text().contains(u"0x42"), qPrintable(status->text()));
}

void TestPictureWidget::newBytesAreShown()
{
    const Bytes before(sampleBytes("rows.bmp"));
    QVERIFY(show(before, QStringLiteral("rows.bmp")));
    view().setScale(20);
    // Blue of the first pixel, which is the lower left one.
    const Bytes after = before.replaced({54, 55}, Bytes(QByteArray(1, char(255))));
    QVERIFY(show(after, QStringLiteral("rows.bmp")));
    QCOMPARE(colorOf({0, 1}), QColor(255, 0, 255));
    QCOMPARE(view().viewport().scale(), 20.0);
    QVERIFY(show("top_down.bmp")); // another file, though of the same sides
    QVERIFY(view().viewport().isFitted());
}

void TestPictureWidget::brokenPictureSaysWhy()
{
    QVERIFY(show("data_short.dds"));
    auto *trouble = m_widget->findChild<QLabel *>(QStringLiteral("trouble"));
    QVERIFY(trouble->isVisible());
    QVERIFY(trouble->text().contains(u"1 of 2"));
    QVERIFY(show("sides_huge.tga"));
    auto *message = m_widget->findChild<QLabel *>(QStringLiteral("pictureMessage"));
    QVERIFY(message->isVisible());
    QVERIFY(!message->text().isEmpty());
    QVERIFY(show("rows.bmp"));
    QVERIFY(!trouble->isVisible());
    QVERIFY(!message->isVisible());
}

QTEST_MAIN(TestPictureWidget)
#include "tst_picturewidget.moc"
