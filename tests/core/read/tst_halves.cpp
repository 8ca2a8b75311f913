#include "core/formats/registry.h"
#include "core/read/reader.h"
#include "core/tree/tree.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/samples.h"

#include <QRandomGenerator>

#include <thread>

using namespace hexahedron;

/// Two threads read what one reads.
class TestHalves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinedNodesAreFound();
    void damageMakesNoDifference_data() { test::addSampleRows(); }
    void damageMakesNoDifference();
};

namespace {

StreamTree readWith(const Format &format, const QByteArray &bytes, qint64 halved)
{
    return readStream(*format.schema(), Bytes(bytes), {.halved = halved});
}

bool isSame(const Node &a, const Node &b)
{
    return a.begin == b.begin && a.size == b.size && a.up == b.up && a.descendants == b.descendants
           && a.field == b.field && a.state == b.state;
}

/// What differs, or nothing.
QByteArray difference(const NodeStore &one, const NodeStore &two)
{
    if (one.size() != two.size())
        return QByteArray::number(one.size()) + " nodes and " + QByteArray::number(two.size());
    for (NodeId id = 0; id < one.size(); ++id) {
        if (!isSame(one[id], two[id]))
            return "node " + QByteArray::number(id);
        if (one.parent(id) != two.parent(id) || one.nextSibling(id) != two.nextSibling(id))
            return "links of node " + QByteArray::number(id);
    }
    return {};
}

} // namespace

void TestHalves::joinedNodesAreFound()
{
    QByteArray nodes;
    for (int i = 0; i < 20000; ++i) // some blocks of nodes, the last of the first half not full
        nodes += b3d::node("part", i % 3 ? b3d::keys(1, {}) : QByteArray());
    const QByteArray file = b3d::file(b3d::node("root", nodes) + b3d::node("last")) + "after it";
    const Format &format = *formatById(u"blitz3d.b3d");
    const StreamTree two = readWith(format, file, 1000);
    if (std::thread::hardware_concurrency() > 1)
        QVERIFY(two.nodes.isJoined());
    const StreamTree one = readWith(format, file, file.size() + 1);
    QVERIFY(!one.nodes.isJoined());
    QCOMPARE(difference(one.nodes, two.nodes), QByteArray());
    for (qint64 offset = 0; offset < file.size(); offset += 997)
        QCOMPARE(two.nodes.deepestAt(offset), one.nodes.deepestAt(offset));
}

void TestHalves::damageMakesNoDifference()
{
    QFETCH(QString, file);
    QFile input(file);
    QVERIFY(input.open(QIODevice::ReadOnly));
    const QByteArray original = input.readAll();
    const Format &format = recognise(Bytes(original), file);
    QRandomGenerator random(11);
    for (int round = 0; round < 10; ++round) {
        QByteArray bytes = original;
        for (int change = 0; change < round && !bytes.isEmpty(); ++change)
            bytes[qsizetype(random.bounded(quint32(bytes.size())))] = char(random.bounded(256));
        QCOMPARE(difference(readWith(format, bytes, bytes.size() + 1).nodes, readWith(format, bytes, 64).nodes),
                 QByteArray());
    }
}

QTEST_GUILESS_MAIN(TestHalves)
#include "tst_halves.moc"
