#include "core/check/indextargets.h"
#include "core/read/reader.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"

#include <QTest>

using namespace hexahedron;

namespace {

/// Bodies nest; each may have a skin with points, and things that pull at points.
struct Described
{
    const Schema *schema = nullptr;
    const Field *bone = nullptr;
    const Field *index = nullptr;
    const Field *list = nullptr;

    Described()
    {
        SchemaBuilder builder("Test", {.tagSize = 4, .tagIsText = true, .lengthSize = 2, .lengthIsSigned = false});
        auto body = builder.file().chunk("BODY");
        auto skin = body.chunk("SKIN");
        auto points = skin.chunk("PNTS");
        auto point = points.records("points").until(endOfFrame);
        point.u16("value");
        auto pull = body.chunk("PULL");
        auto number = pull.u16("point").indexes(point);
        body.contains(body);
        schema = builder.finish();
        bone = pull.field();
        index = number.field();
        list = point.field();
    }
};

const Described &described()
{
    static const Described one;
    return one;
}

QByteArray frame(const char *tag, const QByteArray &content)
{
    const auto length = quint16(content.size());
    return tag + QByteArray(reinterpret_cast<const char *>(&length), 2) + content;
}

QByteArray points(int count)
{
    return frame("SKIN", frame("PNTS", QByteArray(2 * count, 'p')));
}

const QByteArray pull = frame("PULL", QByteArray(2, '\0'));

/// The totals that the indices of the PULL frames refer to, in reading order; -1 where they refer to nothing.
QList<qint64> totals(const QByteArray &file, bool backwards = false)
{
    const StreamTree stream = readStream(*described().schema, Bytes(file));
    IndexTargets targets(stream);
    QList<qint64> found;
    for (NodeId i = 0; i < stream.nodes.size(); ++i) {
        const NodeId id = backwards ? stream.nodes.size() - 1 - i : i;
        if (stream.nodes[id].field != described().bone->id)
            continue;
        const IndexTargets::Target &target = targets.of(id, *described().index);
        found.append(target.isFound() ? target.total : -1);
    }
    if (backwards)
        std::reverse(found.begin(), found.end());
    return found;
}

} // namespace

class TestIndexTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearestFrameCounts_data();
    void nearestFrameCounts();
    void severalListsFollowEachOther();
    void fieldsWithoutLinkReferToNothing();
    void eachOfManyFramesFindsTheOuterList();
};

void TestIndexTargets::nearestFrameCounts_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QList<qint64>>("expected");
    const auto body = [](const QByteArray &content) { return frame("BODY", content); };

    QTest::newRow("nothing there") << body(pull) << QList<qint64>{-1};
    QTest::newRow("beside it") << body(points(3) + pull) << QList<qint64>{3};
    QTest::newRow("after it") << body(pull + points(3)) << QList<qint64>{3};
    QTest::newRow("an empty list is one") << body(points(0) + pull) << QList<qint64>{0};
    QTest::newRow("a frame without its list is none") << body(frame("SKIN", {}) + pull) << QList<qint64>{-1};
    QTest::newRow("further out") << body(points(3) + body(body(pull))) << QList<qint64>{3};
    QTest::newRow("the inner one hides the outer")
        << body(points(3) + body(points(5) + pull) + pull) << QList<qint64>{5, 3};
    QTest::newRow("not that of a sibling") << body(body(points(5)) + pull) << QList<qint64>{-1};
    QTest::newRow("several of each") << body(points(1) + body(pull + body(points(2) + pull) + pull)
                                             + body(points(4) + pull))
                                     << QList<qint64>{1, 2, 1, 4};
}

void TestIndexTargets::nearestFrameCounts()
{
    QFETCH(QByteArray, file);
    QFETCH(QList<qint64>, expected);
    QCOMPARE(totals(file), expected);
    QCOMPARE(totals(file, true), expected); // what is remembered depends on the order, what is found does not
}

void TestIndexTargets::severalListsFollowEachOther()
{
    const StreamTree stream = readStream(*described().schema, Bytes(frame("BODY", points(3) + pull + points(4))));
    IndexTargets targets(stream);
    int pulls = 0;
    for (NodeId id = 0; id < stream.nodes.size(); ++id) {
        if (stream.nodes[id].field != described().bone->id)
            continue;
        ++pulls;
        const IndexTargets::Target &target = targets.of(id, *described().index);
        QCOMPARE(target.counts, (std::vector<qint64>{3, 4}));
        QCOMPARE(target.frames.size(), size_t(2));
        QCOMPARE(target.total, 7);
    }
    QCOMPARE(pulls, 1);
}

void TestIndexTargets::fieldsWithoutLinkReferToNothing()
{
    const StreamTree stream = readStream(*described().schema, Bytes(frame("BODY", points(3))));
    IndexTargets targets(stream);
    QVERIFY(!targets.of(0, *described().list).isFound());
}

/// What was found for the outer body is what each inner one gets.
void TestIndexTargets::eachOfManyFramesFindsTheOuterList()
{
    QByteArray many = points(3);
    int count = 0;
    while (many.size() < 65000) {
        many += frame("BODY", pull);
        ++count;
    }
    QCOMPARE(totals(frame("BODY", many)), QList<qint64>(count, 3));
}

QTEST_GUILESS_MAIN(TestIndexTargets)
#include "tst_indextargets.moc"
