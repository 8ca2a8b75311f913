#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "widgets/tree/treefilter.h"

#include <QSignalSpy>
#include <QTest>

using namespace hexahedron;

class TestTreeFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsFirstWhatIsNotInLists();
    void newerSearchSupersedesOlder();
    void cancelledSearchStaysSilent();
    void goesAwayWhileSearching();
};

namespace {

std::shared_ptr<const Tree> sample()
{
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::f32({4, 5, 7})) + b3d::triangles({0, 0, 0}));
    const QByteArray nodes = b3d::node("Body", mesh + b3d::node("left arm") + b3d::node("right arm"), {7, 0, 0});
    return readTree(Bytes(b3d::file(nodes)), QStringLiteral("made.b3d"));
}

TreeQuery queryOf(const QString &text)
{
    QString error;
    return TreeQuery::parse(text, &error).value_or(TreeQuery());
}

} // namespace

void TestTreeFilter::tellsFirstWhatIsNotInLists()
{
    TreeFilter filter;
    QSignalSpy early(&filter, &TreeFilter::foundSoFar);
    QSignalSpy finished(&filter, &TreeFilter::finished);
    filter.start(sample(), queryOf(QStringLiteral("value:7")));
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(early.size(), 1);
    const auto countIn = [](const QSignalSpy &spy) {
        return spy[0][0].value<std::shared_ptr<const FilterResult>>()->count;
    };
    QCOMPARE(countIn(early), 1);
    QCOMPARE(countIn(finished), 2);
}

void TestTreeFilter::newerSearchSupersedesOlder()
{
    TreeFilter filter;
    int finished = 0;
    qint64 count = 0;
    connect(&filter, &TreeFilter::finished, this, [&](const std::shared_ptr<const FilterResult> &result) {
        ++finished;
        count = result->count;
    });
    filter.start(sample(), queryOf(QStringLiteral("value:unfindable")));
    filter.start(sample(), queryOf(QStringLiteral("value:arm")));
    QVERIFY(filter.isRunning());
    QTRY_COMPARE(finished, 1);
    QCOMPARE(count, 2);
    QVERIFY(!filter.isRunning());
}

void TestTreeFilter::cancelledSearchStaysSilent()
{
    TreeFilter filter;
    QList<qint64> counts;
    connect(&filter, &TreeFilter::finished, this,
            [&](const std::shared_ptr<const FilterResult> &result) { counts += result->count; });
    filter.start(sample(), queryOf(QStringLiteral("value:arm")));
    filter.cancel();
    filter.start(sample(), queryOf(QStringLiteral("name:TRIS"))); // runs after the other one
    QTRY_VERIFY(!counts.isEmpty());
    QCOMPARE(counts, QList<qint64>{1}); // of "arm" there are two
}

void TestTreeFilter::goesAwayWhileSearching()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("n").repeated(20'000))), QStringLiteral("made.b3d"));
    auto filter = std::make_unique<TreeFilter>();
    filter->start(tree, queryOf(QStringLiteral("value:n")));
    filter.reset();
    QTRY_COMPARE(tree.use_count(), 1); // nobody else holds on to it for long
}

QTEST_GUILESS_MAIN(TestTreeFilter)
#include "tst_treefilter.moc"
