#include "tests/widgets/hex/hexbench.h"
#include "widgets/hex/minimap.h"

#include <QHelpEvent>
#include <QScrollBar>
#include <QTest>
#include <QThread>
#include <QToolTip>

using namespace hexahedron;

namespace {

/// The second half of the bytes is something else, and one byte is wrong.
class Halves final : public HexAnnotations
{
public:
    explicit Halves(qint64 size)
        : m_size(size)
    {
    }
    void spansIn(ByteRange, std::vector<HexSpan> &) const override { }
    void changedIn(ByteRange, std::vector<ByteRange> &) const override { }
    Changed changed() const override
    {
        return [at = m_size / 4, main = QThread::currentThread()](ByteRange range, const std::atomic_bool &) {
            return range.contains(at) && QThread::currentThread() != main;
        };
    }
    int colorOver(ByteRange range) const override { return range.begin < m_size / 2 ? 1 : 7; }
    int severityIn(ByteRange range) const override
    {
        return range.contains(m_size / 4) ? HexSpan::Error : HexSpan::Fine;
    }
    QString toolTip(qint64) const override { return {}; }
    QString nameAt(qint64) const override { return QStringLiteral("half"); }
    ByteRange fieldAt(qint64) const override { return {}; }

private:
    qint64 m_size;
};

} // namespace

class TestMinimap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aClickGoesThere();
    void showsWhatBytesAre();
    void tellsPackedFromPlain();
    void marksChangesThatAreLookedForElsewhere();
    void saysNothingWhereNothingIs();
    void aShortFileStaysShort();
    void takesAHugeFile();

private:
    void show(const Bytes &bytes);
    QColor colorAt(int x, int y) const { return m_map->grab().toImage().pixelColor(x, y); }

    std::unique_ptr<QWidget> m_window;
    HexView *m_view = nullptr;
    Minimap *m_map = nullptr;
    std::unique_ptr<Halves> m_annotations;
};

void TestMinimap::init()
{
    m_window = std::make_unique<QWidget>();
    m_view = new HexView(m_window.get());
    m_map = new Minimap(m_view, m_window.get());
    m_window->resize(800, 400);
    m_view->setGeometry(0, 0, 750, 400);
    m_map->setGeometry(760, 0, 40, 400);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestMinimap::cleanup()
{
    m_window.reset();
    m_annotations.reset();
}

void TestMinimap::show(const Bytes &bytes)
{
    m_annotations = std::make_unique<Halves>(bytes.size());
    m_view->setAnnotations(m_annotations.get());
    m_view->setBytes(bytes);
    QTRY_COMPARE(m_map->entropy().empty(), false);
}

void TestMinimap::aClickGoesThere()
{
    const qint64 size = 1 << 20;
    show(Bytes(QByteArray(size, 'x')));
    QCOMPARE(m_view->visibleRange().begin, 0);
    QTest::mouseClick(m_map, Qt::LeftButton, {}, QPoint(20, 200));
    QVERIFY(qAbs((m_view->visibleRange().begin + m_view->visibleRange().end) / 2 - size / 2) < size / 50);
    // And on, with the button held.
    QTest::mousePress(m_map, Qt::LeftButton, {}, QPoint(20, 200));
    QMouseEvent move(QEvent::MouseMove, QPointF(20, 399), m_map->mapToGlobal(QPointF(20, 399)), Qt::NoButton,
                     Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_map, &move);
    QVERIFY(m_view->visibleRange().end > size - size / 50);
    QCOMPARE(m_view->cursor(), 0); // who looks elsewhere does not go there with the caret
}

void TestMinimap::showsWhatBytesAre()
{
    show(Bytes(QByteArray(1 << 20, 'x')));
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum()); // its frame is out of the way
    QTRY_VERIFY(colorAt(8, 50) != colorAt(8, 300));
    QCOMPARE(colorAt(8, 50), colorAt(8, 150));
    const QColor wrong = colorAt(38, 100);
    QVERIFY(wrong != colorAt(38, 50) && wrong.red() > wrong.blue());
}

void TestMinimap::tellsPackedFromPlain()
{
    QByteArray bytes(1 << 19, '\0');
    quint32 random = 1;
    for (qsizetype i = 0; i < 1 << 19; ++i) {
        random = random * 1664525 + 1013904223;
        bytes += char(random >> 24);
    }
    show(Bytes(bytes));
    QCOMPARE(m_map->entropy().size(), size_t(400));
    QVERIFY(m_map->entropy()[100] < 0.01F);
    QVERIFY(m_map->entropy()[300] > 0.9F);
}

/// Much may have to be compared: the window does not wait for that.
void TestMinimap::marksChangesThatAreLookedForElsewhere()
{
    show(Bytes(QByteArray(1 << 20, 'x')));
    QCOMPARE(m_map->changed().size(), size_t(400));
    QVERIFY(m_map->changed()[100] && !m_map->changed()[50]);
    QVERIFY(colorAt(1, 100) != colorAt(1, 50));
}

void TestMinimap::saysNothingWhereNothingIs()
{
    show(Bytes(QByteArray(64, 'x')));
    const auto askAt = [this](int y) {
        QHelpEvent ask(QEvent::ToolTip, QPoint(20, y), m_map->mapToGlobal(QPoint(20, y)));
        QCoreApplication::sendEvent(m_map, &ask);
    };
    askAt(1);
    QVERIFY(QToolTip::text().contains(QStringLiteral("half")));
    askAt(399);
    QTRY_VERIFY(QToolTip::text().isEmpty() || !QToolTip::isVisible());
}

void TestMinimap::aShortFileStaysShort()
{
    show(Bytes(QByteArray(64, 'x')));
    QVERIFY(m_map->entropy().size() < 60);
    QCOMPARE(m_map->offsetAt(399), 64);
}

/// 4 GB that are computed.
void TestMinimap::takesAHugeFile()
{
    const auto source = std::make_shared<CountingSource>(qint64(4) << 30);
    show(Bytes(source));
    QVERIFY2(source->filled < 4 << 20, QByteArray::number(source->filled)); // samples only
    QTest::mouseClick(m_map, Qt::LeftButton, {}, QPoint(20, 300));
    QVERIFY(qAbs(m_view->visibleRange().begin - (qint64(3) << 30)) < qint64(1) << 26);
}

QTEST_MAIN(TestMinimap)
#include "tst_minimap.moc"
