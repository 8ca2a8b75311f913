#include "widgets/picture/viewport.h"

#include <QTest>

using hexahedron::picture::Viewport;

class TestViewport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitsWhole();
    void smallPicturesAreFittedByWholeNumbers();
    void zoomKeepsThePixelUnderThePointer();
    void staysFittedWhenResized();
    void keepsTheMiddleWhenResized();
    void cannotBeLost();
    void showsAPart();
};

namespace {

Viewport viewport(QSize picture, QSizeF view = {400, 300})
{
    Viewport viewport;
    viewport.setView(view);
    viewport.setPicture(picture);
    return viewport;
}

} // namespace

void TestViewport::fitsWhole()
{
    const Viewport view = viewport({1000, 1000});
    QVERIFY(view.isFitted());
    QVERIFY(QRectF(0, 0, 400, 300).contains(view.toView(QRectF(0, 0, 1000, 1000))));
    QCOMPARE(view.toView(QPointF(500, 500)), QPointF(200, 150));
}

void TestViewport::smallPicturesAreFittedByWholeNumbers()
{
    QCOMPARE(viewport({90, 70}).scale(), 4.0);
    QVERIFY(viewport({1, 1}).scale() > 8);
}

void TestViewport::zoomKeepsThePixelUnderThePointer()
{
    Viewport view = viewport({1000, 800});
    view.setScale(1, {200, 150});
    const QPointF pointer(317, 83);
    const QPointF pixel = view.toPicture(pointer);
    for (const double scale : {1.5, 3.0, 24.0, 2.0}) {
        view.setScale(scale, pointer);
        const QPointF now = view.toPicture(pointer);
        QVERIFY2((now - pixel).manhattanLength() < 1e-6, qPrintable(QString::number(scale)));
    }
    view.setScale(1e9, pointer);
    QCOMPARE(view.scale(), Viewport::Largest);
}

void TestViewport::staysFittedWhenResized()
{
    Viewport view = viewport({1000, 1000});
    view.setView({100, 100});
    QVERIFY(view.toView(QRectF(0, 0, 1000, 1000)).width() <= 100);
    view.setScale(1);
    view.setView({400, 300});
    QCOMPARE(view.scale(), 1.0);
}

void TestViewport::keepsTheMiddleWhenResized()
{
    Viewport view = viewport({1000, 1000});
    view.setScale(2);
    const QPointF middle = view.toPicture(view.middle());
    view.setView({200, 500});
    QCOMPARE(view.toPicture(view.middle()), middle);
}

void TestViewport::cannotBeLost()
{
    Viewport view = viewport({100, 100});
    view.setScale(10);
    for (const QPointF by : {QPointF(1e6, 1e6), QPointF(-3e6, -3e6)}) {
        view.pan(by);
        QVERIFY(view.toView(QRectF(0, 0, 100, 100)).intersects(QRectF(0, 0, 400, 300)));
    }
}

void TestViewport::showsAPart()
{
    Viewport view = viewport({1000, 1000});
    view.setScale(8);
    view.show(QRectF(3, 990, 1, 1));
    QVERIFY(QRectF(0, 0, 400, 300).contains(view.toView(QRectF(3, 990, 1, 1))));
    const QPointF before = view.toView(QPointF());
    view.show(QRectF(4, 991, 1, 1)); // is there already
    QCOMPARE(view.toView(QPointF()), before);
}

QTEST_APPLESS_MAIN(TestViewport)
#include "tst_viewport.moc"
