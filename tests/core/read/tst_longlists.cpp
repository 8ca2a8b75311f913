// Lists of which only the last element says that it is the last.
#include "core/check/engineissues.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/kohi/k3dformat.h"
#include "core/read/reader.h"
#include "core/tree/tree.h"
#include "tests/support/kohibuilder.h"
#include "tests/support/rulechecks.h"

#include <QElapsedTimer>
#include <QTest>

using namespace hexahedron;

class TestLongLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsMoreThanIsReadIsBytes();
    void columnsHaveABoundToo();
    void manyRecordsTakeTheTimeOfEach();
};

namespace {

const QByteArray screen = QByteArrayLiteral("GIF89a\2\0\2\0\0\0\0");

/// A comment in so many pieces of one letter each.
QByteArray comment(int pieces)
{
    return "!\xfe" + QByteArray("\1a", 2).repeated(pieces) + '\0';
}

} // namespace

void TestLongLists::whatIsMoreThanIsReadIsBytes()
{
    ReadLimits limits;
    limits.listedNodes = 50;
    const Bytes bytes(screen + comment(20) + comment(100) + comment(3) + ';');
    const Tree tree(&gifFormat(), QStringLiteral("a.gif"), readStream(*gifFormat().schema(), bytes, limits));
    const std::optional<Item> whole = tree.find(u"GIF/blocks[0]/extension/comment/subBlocks");
    QVERIFY(whole);
    QCOMPARE(whole->count, 21);
    const std::optional<Item> list = tree.find(u"GIF/blocks[1]/extension/comment/subBlocks");
    QVERIFY(list);
    QVERIFY(list->count > 0 && list->count < 100);
    QCOMPARE(tree.stream(0).nodes[list->node].state, NodeState::NotRead);
    const std::optional<Item> rest = tree.find(u"GIF/blocks[1]/extension/comment/tail");
    QVERIFY(rest);
    QCOMPARE(rest->range, (ByteRange{list->range.end, bytes.size()}));
    QCOMPARE(tree.at(0, bytes.size() - 1).field, rest->field);
    // Nothing is said of what was not read.
    QCOMPARE(test::kindsIn(check(tree)), QStringList{QStringLiteral("LIST_TOO_LONG  warning")});
}

/// Cells may be empty, so that a count alone could make as many of them as the file has bytes.
void TestLongLists::columnsHaveABoundToo()
{
    constexpr NodeId Most = 50;
    kohi::Model model;
    model.submeshes = std::vector<kohi::Submesh>(2 * Most);
    ReadLimits limits;
    limits.listedNodes = Most;
    const Bytes bytes(model.bytes());
    const Tree tree(&k3dFormat(), QStringLiteral("a.k3d"), readStream(*k3dFormat().schema(), bytes, limits));
    QVERIFY(tree.stream(0).nodes.size() < 2 * Most);
    QVERIFY(test::kindsIn(check(tree)).contains(QStringLiteral("LIST_TOO_LONG  warning")));
    QVERIFY(tree.at(0, bytes.size() - 1).isValid());
}

/// Seconds, where looking at all records for each of them takes minutes.
void TestLongLists::manyRecordsTakeTheTimeOfEach()
{
    constexpr int Many = 60'000;
    constexpr qint64 MostMilliseconds = 30'000;
    QElapsedTimer timer;
    timer.start();
    const auto tree = test::treeOf("a.gif", screen + comment(1).repeated(Many) + ';');
    QCOMPARE(tree->find(u"GIF/blocks")->count, Many + 1);
    check(*tree, nullptr, 1);
    for (qint64 i = 0; i < Many; ++i)
        tree->find(QStringLiteral("GIF/blocks[%1]/extension/comment").arg(i));
    QVERIFY2(timer.elapsed() < MostMilliseconds, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestLongLists)
#include "tst_longlists.moc"
