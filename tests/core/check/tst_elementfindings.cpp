#include "core/check/elementfindings.h"

#include <QTest>

#include <random>

using namespace hexahedron;

class TestElementFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bringsWhatWorkersFoundInOrder_data();
    void bringsWhatWorkersFoundInOrder();
    void joinsThePiecesOfAnArray();
};

void TestElementFindings::bringsWhatWorkersFoundInOrder_data()
{
    QTest::addColumn<int>("workers");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("mixing"); // how far from its place a thing is found at most
    QTest::newRow("nothing") << 2 << 0 << 0;
    QTest::newRow("one thing, three workers") << 3 << 1 << 0;
    QTest::newRow("one worker") << 1 << 300000 << 0;
    QTest::newRow("two workers") << 2 << 300000 << 0;
    QTest::newRow("nearly in order") << 4 << 200000 << 50;
    QTest::newRow("in no order") << 3 << 10000 << 10000;
}

void TestElementFindings::bringsWhatWorkersFoundInOrder()
{
    QFETCH(int, workers);
    QFETCH(int, count);
    QFETCH(int, mixing);
    std::mt19937 random(1);
    std::vector<std::pair<int, NodeId>> places; // where each thing is found
    for (int i = 0; i < count; ++i)
        places.emplace_back(i + (mixing ? int(random() % unsigned(mixing)) : 0), NodeId(i));
    std::stable_sort(places.begin(), places.end());
    std::vector<FoundThings<NodeId>> found{size_t(workers)};
    size_t worker = 0;
    for (int i = 0; i < count; ++i) {
        if (random() % 700 == 0) // each takes a segment after another
            worker = (worker + 1) % found.size();
        found[worker].push_back(places[size_t(i)].second);
    }
    const LargeVector<NodeId> all = inOrder(found, std::less<NodeId>());
    QCOMPARE(all.size(), size_t(count));
    for (int i = 0; i < count; ++i)
        QCOMPARE(all[size_t(i)], NodeId(i));
    QVERIFY(inOrder(found, std::less<NodeId>()).empty()); // they were taken
}

void TestElementFindings::joinsThePiecesOfAnArray()
{
    const auto piece = [](NodeId node, qint64 first, qint64 count) {
        ElementsFound found{.node = node, .found = {}};
        for (qint64 i = 0; i < count; ++i)
            found.found.note(first + i);
        return found;
    };
    std::vector<FoundThings<ElementsFound>> found(2);
    found[1].push_back(piece(5, 0, 2));
    found[0].push_back(piece(3, 7, 1));
    found[0].push_back(piece(5, 100, 3));
    const std::vector<ElementsFound> arrays = perArray(found);
    QCOMPARE(arrays.size(), size_t(2));
    QCOMPARE(arrays[0].node, NodeId(3));
    QCOMPARE(arrays[1].node, NodeId(5));
    QCOMPARE(arrays[1].found.count, 5);
    QCOMPARE(arrays[1].found.first, 0);
}

QTEST_GUILESS_MAIN(TestElementFindings)
#include "tst_elementfindings.moc"
