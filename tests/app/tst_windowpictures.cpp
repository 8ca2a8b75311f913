// Pictures in the window: the preview, the bytes and the tree follow each other.
#include "tests/app/windowtest.h"
#include "tests/support/builtsamples.h"
#include "widgets/picture/pictureview.h"
#include "widgets/picture/picturewidget.h"
#include "widgets/preview/previewwidget.h"

#include <QSignalSpy>

using namespace hexahedron;
using namespace hexahedron::test;

class TestWindowPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void clickedPixelIsSelectedEverywhere();
    void editedPixelIsShown();
    void pictureInsideAModelIsShownWhenSelected();
    void typingIsNotHeldUpByAChecksum();

private:
    bool open(const char *sample);
    Session *session() const { return m_window->session(); }
    picture::PictureView &view() const { return *m_window->preview()->pictureWidget()->view(); }
    QColor colorOf(QPoint pixel) const { return view().grab().toImage().pixelColor(view().placeOf(pixel).toPoint()); }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestWindowPictures::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestWindowPictures::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

bool TestWindowPictures::open(const char *sample)
{
    const QString name = QString::fromLatin1(sample).section(u'/', -1);
    m_desk->write(name, bytesOf(builtSamples(), sample));
    return m_window->open(m_desk->path(name))
           && QTest::qWaitFor([this] { return session()->tree() && !session()->isChecking(); });
}

void TestWindowPictures::clickedPixelIsSelectedEverywhere()
{
    QVERIFY(open("image/rows.bmp"));
    QTRY_VERIFY(view().isVisible() && view().sheet());
    QTest::mouseClick(&view(), Qt::LeftButton, {}, view().placeOf({1, 1}).toPoint());
    const ByteRange pixel{54 + 3, 54 + 6};
    QTRY_COMPARE(m_window->currentPage()->hexView()->selection(), pixel);
    QCOMPARE(session()->tree()->path(m_window->currentPage()->selectedItem()), QStringLiteral("BMP/rows[0]/pixels[1]"));
    QTRY_COMPARE(view().marked(), (std::vector<QRect>{QRect(1, 1, 1, 1)}));
    // And back.
    m_window->currentPage()->hexView()->setSelection({54 + 8, 54 + 9});
    QTRY_COMPARE(view().marked(), (std::vector<QRect>{QRect(0, 0, 1, 1)}));
}

void TestWindowPictures::editedPixelIsShown()
{
    QVERIFY(open("image/rows.bmp"));
    QTRY_VERIFY(view().isVisible() && view().sheet());
    QCOMPARE(colorOf({0, 1}), QColor(255, 0, 0));
    const auto green = session()->tree()->find(u"BMP/rows[0]/pixels[0]/green");
    QVERIFY(green);
    session()->edit({}, [item = *green](Planner &planner) { planner.setNumber(item, 255); });
    QTRY_COMPARE(colorOf({0, 1}), QColor(255, 255, 0));
    session()->undo();
    QTRY_COMPARE(colorOf({0, 1}), QColor(255, 0, 0));
}

void TestWindowPictures::pictureInsideAModelIsShownWhenSelected()
{
    QVERIFY(open("ecere/furnished.e3d"));
    const Tree &tree = *session()->tree();
    tree.openAll();
    StreamId pictureFile = NoStream;
    for (const StreamId stream : tree.openStreams()) {
        const Format *format = tree.stream(stream).format;
        if (stream > 0 && format && QByteArray(format->id).startsWith("image."))
            pictureFile = stream;
    }
    QVERIFY(pictureFile != NoStream);
    const Item holder = tree.stream(pictureFile).holder;
    QVERIFY(!view().isVisible());
    m_window->currentPage()->select(holder);
    QTRY_VERIFY(view().isVisible() && view().sheet());
    session()->selection()->select(0, {0, 2});
    QTRY_VERIFY(!view().isVisible());
}

/// The checksum of a chunk follows each digit without a question in between.
void TestWindowPictures::typingIsNotHeldUpByAChecksum()
{
    QVERIFY(open("image/texts.png"));
    const QByteArray before = session()->document().bytes().toByteArray();
    const auto text = session()->tree()->find(u"PNG/tEXt/text");
    QVERIFY(text);
    bool isAsked = false;
    session()->confirm = [&](const EditPlan &) { return isAsked = true; };
    HexView *hex = m_window->currentPage()->hexView();
    hex->setFocus();
    hex->setSelection({text->range.begin, text->range.begin});
    QTest::keyClicks(hex, QStringLiteral("5a"));
    QTRY_COMPARE(session()->document().bytes().at(text->range.begin), uchar(0x5a));
    QVERIFY(!isAsked);
    QTRY_VERIFY(session()->isTreeCurrent() && !session()->isChecking());
    QVERIFY(session()->issues()->empty());
    QVERIFY(session()->document().bytes().toByteArray().right(4) == before.right(4)); // other chunks keep theirs
}

QTEST_MAIN(TestWindowPictures)
#include "tst_windowpictures.moc"
