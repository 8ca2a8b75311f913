#include "core/relations/parent.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestParent : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void circlesAreFound_data();
    void circlesAreFound();
    void rootsThatNameThemselves();
    void repairLeadsOutOfACircle();
    void whatIsCutOffIsNotJudged();
    void longChainsEnd();
};

namespace {

constexpr IssueKind noRoot{"NO_ROOT", Severity::Error, "", ""};
constexpr IssueKind severalRoots{"SEVERAL_ROOTS", Severity::Warning, "%1", ""};

Parent tree()
{
    return leadToRoot(wrong, "R1").withRoot(noRoot, "R2").withOneRoot(severalRoots, "R3");
}

/// A list of numbers, 65535 for none.
Small numbers()
{
    return Small([](RecordRef file) {
        const auto count = file.u32("count");
        auto parent = file.u16("parents");
        parent.times(count).indexes(count).parent().orNone().must(tree());
    });
}
QByteArray numberBytes(std::initializer_list<quint16> parents)
{
    return raw({quint32(parents.size())}) + raw(parents);
}

/// Records that vary in size; a root names itself.
Small bones()
{
    return Small([](RecordRef file) {
        const auto count = file.u32("count");
        auto bone = file.records("bones").times(count);
        bone.text("name");
        bone.i32("parent").parentIn(bone).must(tree());
    });
}

} // namespace

void TestParent::circlesAreFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("none") << numberBytes({}) << QByteArrayList();
    QTest::newRow("tree") << numberBytes({65535, 0, 0, 1}) << QByteArrayList();
    QTest::newRow("parent behind") << numberBytes({1, 65535}) << QByteArrayList();
    QTest::newRow("itself") << numberBytes({65535, 1})
                            << QByteArrayList{"WRONG R1 file/parents[1]: parents[1] 1 \xE2\x86\x92 1"};
    QTest::newRow("circle of two") << numberBytes(
        {2, 65535, 0, 0}) << QByteArrayList{"WRONG R1 file/parents[0]: parents[0] 0 \xE2\x86\x92 2 \xE2\x86\x92 0"};
    QTest::newRow("two circles") << numberBytes({65535, 2, 1, 3})
                                 << QByteArrayList{
                                        "WRONG R1 file/parents[1]: parents[1] 1 \xE2\x86\x92 2 \xE2\x86\x92 1",
                                        "WRONG R1 file/parents[3]: parents[3] 3 \xE2\x86\x92 3"};
    QTest::newRow("no root") << numberBytes({1, 0})
                             << QByteArrayList{"NO_ROOT R2 file/parents: ",
                                               "WRONG R1 file/parents[0]: parents[0] 0 \xE2\x86\x92 1 \xE2\x86\x92 0"};
    QTest::newRow("two roots") << numberBytes({65535, 65535}) << QByteArrayList{"SEVERAL_ROOTS R3 file/parents[1]: 2"};
}

void TestParent::circlesAreFound()
{
    QFETCH(QByteArray, bytes);
    QTEST(numbers().found(bytes), "expected");
}

void TestParent::rootsThatNameThemselves()
{
    const auto bone = [](const char *name, qint32 parent) { return QByteArray(name) + '\0' + raw({parent}); };
    const QByteArray three = raw({quint32(3)});
    QCOMPARE(bones().found(three + bone("root", 0) + bone("a", 0) + bone("b", 1)), QByteArrayList());
    QCOMPARE(bones().found(three + bone("root", 0) + bone("ann", 2) + bone("bob", 1)),
             QByteArrayList{"WRONG R1 file/bones[1]/parent: ann 1 (ann) \xE2\x86\x92 2 (bob) \xE2\x86\x92 1"});
    QCOMPARE(bones().found(three + bone("root", 0) + bone("other", 1) + bone("b", 1)),
             QByteArrayList{"SEVERAL_ROOTS R3 file/bones[1]/parent: 2"});
}

void TestParent::repairLeadsOutOfACircle()
{
    QCOMPARE(numbers().repaired(numberBytes({2, 0, 1})), numberBytes({65535, 0, 1}));
    // There may be only one root, and there is one.
    QCOMPARE(numbers().repaired(numberBytes({65535, 2, 1})), numberBytes({65535, 0, 1}));
    const Small several([](RecordRef file) {
        const auto count = file.u32("count");
        file.u16("parents").times(count).indexes(count).parent().orNone().must(leadToRoot(wrong, "R1"));
    });
    QCOMPARE(several.repaired(numberBytes({65535, 2, 1})), numberBytes({65535, 65535, 1}));
}

void TestParent::whatIsCutOffIsNotJudged()
{
    const QByteArray cut = raw({quint32(2)}) + QByteArray("a\0", 2) + raw({qint32(1)}) + QByteArray("b\0", 2) + "xx";
    for (const QByteArray &line : bones().found(cut))
        QVERIFY2(!line.contains(" R"), line);
}

void TestParent::longChainsEnd()
{
    std::vector<quint16> parents(65535);
    for (size_t i = 0; i < parents.size(); ++i)
        parents[i] = quint16(i + 1); // each the next, the last none
    const QByteArray bytes = raw({quint32(parents.size())})
                             + QByteArray(reinterpret_cast<const char *>(parents.data()),
                                          qsizetype(parents.size() * 2));
    QCOMPARE(numbers().found(bytes), QByteArrayList());
}

QTEST_GUILESS_MAIN(TestParent)
#include "tst_parent.moc"
