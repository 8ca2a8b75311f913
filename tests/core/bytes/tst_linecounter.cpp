#include "core/bytes/linecounter.h"

#include <QRandomGenerator>
#include <QTest>

using namespace hexahedron;

class TestLineCounter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forwardsAndBackwards();
    void oneLongLine();
};

namespace {

void compare(const QByteArray &text, LineCounter &counter, qint64 offset)
{
    const LineCounter::Place place = counter.placeOf(offset);
    QCOMPARE(place.line, text.first(offset).count('\n') + 1);
    QCOMPARE(place.column, offset - (text.first(offset).lastIndexOf('\n') + 1) + 1);
}

} // namespace

void TestLineCounter::forwardsAndBackwards()
{
    QRandomGenerator random(1);
    QByteArray text;
    for (int i = 0; i < 2000; ++i)
        text += random.bounded(9) == 0 ? '\n' : 'x';
    LineCounter counter((Bytes(text)));
    for (qint64 offset = 0; offset <= text.size(); ++offset)
        compare(text, counter, offset);
    for (qint64 offset = text.size(); offset >= 0; offset -= 7)
        compare(text, counter, offset);
    for (int i = 0; i < 2000; ++i)
        compare(text, counter, random.bounded(int(text.size()) + 1));
}

/// Once every question looked at the whole line again: this took an hour.
void TestLineCounter::oneLongLine()
{
    constexpr qint64 Size = 16 << 20;
    LineCounter counter(Bytes(QByteArray(Size, '<')));
    for (qint64 offset = 0; offset < Size; ++offset)
        QVERIFY(counter.placeOf(offset).column == offset + 1);
}

QTEST_APPLESS_MAIN(TestLineCounter)
#include "tst_linecounter.moc"
