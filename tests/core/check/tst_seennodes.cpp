#include "core/check/seennodes.h"

#include <QTest>

using namespace hexahedron;

class TestSeenNodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheFirstOfThoseThatAreAlike();
    void staysInOrderWhenItGrows();
};

void TestSeenNodes::findsTheFirstOfThoseThatAreAlike()
{
    SeenNodes seen;
    const auto any = [](NodeId) { return true; };
    QCOMPARE(seen.find(7, any), NoNode);
    seen.insert(7, 1);
    seen.insert(7, 2);
    seen.insert(7 + 16, 3); // meets the others in a small table
    QCOMPARE(seen.find(7, any), NodeId(1));
    QCOMPARE(seen.find(7, [](NodeId node) { return node == 2; }), NodeId(2));
    QCOMPARE(seen.find(7, [](NodeId) { return false; }), NoNode);
    QCOMPARE(seen.find(23, any), NodeId(3));
    QCOMPARE(seen.find(39, any), NoNode);
}

void TestSeenNodes::staysInOrderWhenItGrows()
{
    SeenNodes seen;
    constexpr NodeId Count = 10'000;
    for (NodeId node = 0; node < Count; ++node)
        seen.insert(node % 100 * 0x01000193, node); // a hundred nodes with each hash
    for (quint32 i = 0; i < 100; ++i) {
        NodeId last = 0;
        int found = 0;
        seen.find(i * 0x01000193, [&](NodeId node) {
            const bool isLater = found++ == 0 ? node == i : node > last;
            last = node;
            return !isLater; // stops where the order is wrong
        });
        QCOMPARE(found, int(Count / 100));
    }
}

QTEST_GUILESS_MAIN(TestSeenNodes)
#include "tst_seennodes.moc"
