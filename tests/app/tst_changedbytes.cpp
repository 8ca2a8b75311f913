#include "app/changedbytes.h"
#include "tests/app/windowtest.h"
#include "tests/support/builtsamples.h"

using namespace hexahedron;
using namespace hexahedron::test;

Q_DECLARE_METATYPE(std::vector<hexahedron::ByteRange>)

class TestChangedBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatDiffers_data();
    void onlyWhatDiffers();
    void remadeBytesAreCompared();
    void versionsReadAgainAreCompared();
    void packedBytesAreMarked();
};

namespace {

std::vector<ByteRange> changesIn(const ChangedBytes &changed, qint64 size)
{
    std::vector<ByteRange> all;
    for (qint64 begin = 0; begin < size; begin += 10) { // as rows on a screen ask
        std::vector<ByteRange> some;
        changed.in({begin, std::min(begin + 10, size)}, some);
        std::atomic_bool cancelled = false;
        if (changed.isAnyIn({begin, std::min(begin + 10, size)}, cancelled) == some.empty()) // as the overview asks
            all.emplace_back(-1, -1);
        for (const ByteRange &range : some) {
            const ByteRange here = range.intersected({begin, begin + 10});
            if (!all.empty() && all.back().end == here.begin)
                all.back().end = here.end;
            else
                all.push_back(here);
        }
    }
    return all;
}

} // namespace

void TestChangedBytes::onlyWhatDiffers_data()
{
    QTest::addColumn<QList<std::pair<ByteRange, QByteArray>>>("edits"); // one after the other
    QTest::addColumn<std::vector<ByteRange>>("changed");
    using Edits = QList<std::pair<ByteRange, QByteArray>>;
    using Ranges = std::vector<ByteRange>;
    // The file is "0123…": each byte its offset.
    QTest::newRow("one of four") << Edits{{{20, 24}, QByteArray::fromHex("1400 1617")}} << Ranges{{21, 22}};
    QTest::newRow("the same again") << Edits{{{20, 22}, QByteArray::fromHex("1415")}} << Ranges{};
    QTest::newRow("inserted") << Edits{{{30, 30}, "abc"}} << Ranges{{30, 33}};
    QTest::newRow("removed") << Edits{{{30, 35}, {}}} << Ranges{};
    QTest::newRow("length before, then inserted")
        << Edits{{{30, 30}, "abc"}, {{4, 8}, QByteArray::fromHex("04050607")}, {{8, 10}, QByteArray::fromHex("0800")}}
        << Ranges{{9, 10}, {30, 33}};
    QTest::newRow("inserted, then a number behind")
        << Edits{{{30, 30}, "abc"}, {{53, 57}, QByteArray::fromHex("32 33 00 35")}} << Ranges{{30, 33}, {55, 56}};
    QTest::newRow("removed, then a number behind")
        << Edits{{{30, 40}, {}}, {{50, 54}, QByteArray::fromHex("3c 3d 00 3f")}} << Ranges{{52, 53}};
    QTest::newRow("at the end") << Edits{{{98, 100}, QByteArray::fromHex("62 00")}} << Ranges{{99, 100}};
    QTest::newRow("appended") << Edits{{{100, 100}, "x"}} << Ranges{{100, 101}};
}

void TestChangedBytes::onlyWhatDiffers()
{
    using Edits = QList<std::pair<ByteRange, QByteArray>>;
    QFETCH(Edits, edits);
    QFETCH(std::vector<ByteRange>, changed);
    QByteArray data(100, Qt::Uninitialized);
    for (int i = 0; i < data.size(); ++i)
        data[i] = char(i);
    const Bytes saved(data);
    Bytes now = saved;
    for (const auto &[range, bytes] : edits)
        now = now.replaced(range, Bytes(bytes));
    QCOMPARE(changesIn(ChangedBytes::ofEdited(now, saved), now.size()), changed);
}

void TestChangedBytes::remadeBytesAreCompared()
{
    const QByteArray before("The quick brown fox jumps over the lazy dog");
    const auto changes = [&](const QByteArray &after) {
        return changesIn(ChangedBytes::ofRemade(Bytes(after), Bytes(before)), after.size());
    };
    QVERIFY(changes(before).empty());
    QCOMPARE(changes(QByteArray(before).replace("quick", "quack")), (std::vector<ByteRange>{{6, 7}}));
    QCOMPARE(changes(QByteArray(before).replace("brown ", "")), (std::vector<ByteRange>{}));
    QCOMPARE(changes(QByteArray(before).replace("fox", "cat fox")), (std::vector<ByteRange>{{16, 20}}));
    QCOMPARE(changes(QByteArray("Foxes")).size(), size_t(1));
}

/// Undo behind Read Again: what other programs wrote shares no piece with what was there.
void TestChangedBytes::versionsReadAgainAreCompared()
{
    const Bytes here("0123456789");
    const Bytes there("01234abc56789");
    QCOMPARE(changesIn(ChangedBytes::ofEdited(there, here), there.size()), (std::vector<ByteRange>{{5, 8}}));
}

/// What is typed in packed bytes is marked there, as in the file.
void TestChangedBytes::packedBytesAreMarked()
{
    Desk desk;
    desk.write(QStringLiteral("packed.e3d"), bytesOf(builtSamples(), "ecere/packed.e3d"));
    MainWindow window;
    window.show();
    QVERIFY(window.open(desk.path(QStringLiteral("packed.e3d"))));
    QTRY_VERIFY(window.session()->tree() && !window.session()->isChecking());
    const Tree &tree = *window.session()->tree();
    tree.openAll();
    QVERIFY(tree.streamCount() > 1);
    const StreamId packed = 1;
    window.session()->selection()->select(packed, {40, 41});
    HexView *hex = window.currentPage()->hexView();
    QTRY_COMPARE(hex->bytes().size(), tree.bytes(packed).size());
    const auto marked = [hex] {
        std::vector<ByteRange> ranges;
        hex->annotations()->changedIn(hex->bytes().range(), ranges);
        return ranges;
    };
    QVERIFY(marked().empty());
    window.session()->confirm = [](const EditPlan &) { return true; };
    const uchar before = hex->bytes().at(40);
    window.session()->splice(packed, {{40, 41}, Bytes(QByteArray(1, char(before ^ 1)))});
    QTRY_COMPARE(hex->bytes().at(40), uchar(before ^ 1));
    QTRY_COMPARE(marked(), (std::vector<ByteRange>{{40, 41}}));
    window.session()->undo();
    QTRY_VERIFY(window.session()->isTreeCurrent());
    QTRY_VERIFY(marked().empty());
}

QTEST_MAIN(TestChangedBytes)
#include "tst_changedbytes.moc"
