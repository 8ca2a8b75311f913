#include "core/check/checker.h"
#include "core/edit/recovery/plausible.h"
#include "core/edit/recovery/recovery.h"
#include "core/edit/repairing.h"
#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/hordebuilder.h"

#include <QTest>

using namespace hexahedron;
using recovery::Evidence;
using recovery::Hypothesis;

/// The smallest edit that makes a broken file whole.
class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evidenceOfWholeFilesIsNothing();
    void evidenceGrowsWithWhatMakesNoSense();
    void wrongNumbersComeBack_data();
    void wrongNumbersComeBack();
    void bytesThatCameInGo();
    void bytesThatWentAreReplaced();
    void marksComeBack();
    void transfersAreUndone_data();
    void transfersAreUndone();
    void cutBitsAreSaid();
    void healthyFilesAreLeft();
    void evidenceIsSaid();
    void isEndedEarly();
};

namespace {

/// Many numbers that mean something, in frames in frames.
QByteArray model()
{
    return b3d::file(b3d::node("root", b3d::node("a", b3d::plainMesh()) + b3d::node("b", b3d::plainMesh())
                                           + b3d::node("c", b3d::plainMesh())));
}

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes, const char *name = "a.b3d")
{
    return readTree(Bytes(bytes), QString::fromLatin1(name));
}

QByteArray repaired(const QByteArray &bytes, const char *name = "a.b3d")
{
    return planRepairs(treeOf(bytes, name), {.mostRemoved = 64}).plan.after.toByteArray();
}

Evidence evidenceIn(const QByteArray &bytes, const char *name = "a.b3d")
{
    const auto tree = treeOf(bytes, name);
    return recovery::evidenceOf(*tree, check(*tree));
}

qint64 errorsIn(const QByteArray &bytes, const char *name = "a.b3d")
{
    return evidenceIn(bytes, name).errors;
}

} // namespace

void TestRecovery::evidenceOfWholeFilesIsNothing()
{
    for (const auto &[bytes, name] : {std::pair(model(), "a.b3d"), std::pair(horde::letters(), "letters.anim")}) {
        const Evidence evidence = recovery::structureOf(*treeOf(bytes, name));
        QCOMPARE(evidence.faults, 0);
        QCOMPARE(evidence.unread, 0);
        QCOMPARE(evidence.bits, 0.0);
        QCOMPARE(evidence.firstFault, -1);
    }
}

void TestRecovery::evidenceGrowsWithWhatMakesNoSense()
{
    const QByteArray file = model();
    const double whole = evidenceIn(file).bits;
    const Evidence few = evidenceIn(file + QByteArray(10, 'x'));
    const Evidence many = evidenceIn(file + QByteArray(100, 'x'));
    QVERIFY(few.bits > whole + Evidence::UnreadRun);
    QCOMPARE(few.unread, 10);
    QCOMPARE(many.unread, 100);
    QVERIFY(many.bits >= few.bits + 90 * Evidence::UnreadByte);
    QCOMPARE(few.firstFault, file.size());
}

void TestRecovery::wrongNumbersComeBack_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<qint64>("by");
    QTest::newRow("length of the file, a little") << QStringLiteral("BB3D/length") << qint64(-3);
    QTest::newRow("length of a node, a little") << QStringLiteral("BB3D/NODE/NODE[1]/length") << qint64(5);
    QTest::newRow("length of a node, far too much") << QStringLiteral("BB3D/NODE/NODE[0]/length") << qint64(0x10000000);
    QTest::newRow("length of a mesh") << QStringLiteral("BB3D/NODE/NODE[1]/MESH/length") << qint64(100);
    QTest::newRow("length of vertices") << QStringLiteral("BB3D/NODE/NODE[1]/MESH/VRTS/length") << qint64(-7);
}

void TestRecovery::wrongNumbersComeBack()
{
    QFETCH(QString, path);
    QFETCH(qint64, by);
    const QByteArray file = model();
    const auto item = treeOf(file)->find(path);
    QVERIFY(item);
    QByteArray broken = file;
    const auto *bytes = reinterpret_cast<const uchar *>(file.constData()) + item->range.begin;
    const qint64 wrong = decodeInteger(bytes, 4, true) + by;
    for (int i = 0; i < 4; ++i)
        broken[item->range.begin + i] = char(wrong >> (8 * i));
    QVERIFY(broken != file);
    QCOMPARE(repaired(broken), file);
}

void TestRecovery::bytesThatCameInGo()
{
    const QByteArray file = model();
    const auto vertices = treeOf(file)->find(u"BB3D/NODE/NODE[1]/MESH/VRTS/vertices");
    QVERIFY(vertices);
    for (const int count : {1, 3, 7}) {
        QByteArray broken = file;
        broken.insert(vertices->range.begin + vertices->range.size() / 2, QByteArray(count, '\xf7'));
        const QByteArray result = repaired(broken);
        QCOMPARE(result.size(), file.size());
        QCOMPARE(errorsIn(result), 0);
    }
}

void TestRecovery::bytesThatWentAreReplaced()
{
    const QByteArray file = model();
    const auto vertices = treeOf(file)->find(u"BB3D/NODE/NODE[1]/MESH/VRTS/vertices");
    QVERIFY(vertices);
    for (const int count : {1, 2, 5}) {
        QByteArray broken = file;
        broken.remove(vertices->range.begin + vertices->range.size() / 2, count);
        const QByteArray result = repaired(broken);
        QCOMPARE(result.size(), file.size());
        QCOMPARE(errorsIn(result), 0);
    }
}

void TestRecovery::marksComeBack()
{
    const QByteArray file = model();
    const auto vertices = treeOf(file)->find(u"BB3D/NODE/NODE[1]/MESH/VRTS");
    QVERIFY(vertices);
    for (const qint64 at : {qint64(1), vertices->range.begin + 2}) {
        QByteArray broken = file;
        broken[at] = 'x';
        QCOMPARE(repaired(broken), file);
    }
}

void TestRecovery::transfersAreUndone_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("broken");
    // A model with what a transfer changes: texts of several lines, bytes above 127.
    const QByteArray lines = b3d::file(b3d::node("one\ntwo\nthree\nfour", b3d::plainMesh()));
    QByteArray returns = lines;
    returns.replace("\n", "\r\n");
    QTest::newRow("CR came in") << lines << returns;
    const QByteArray plain = model();
    QTest::newRow("as UTF-8") << plain << QString::fromLatin1(plain).toUtf8();
}

void TestRecovery::transfersAreUndone()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, broken);
    QVERIFY(broken != file);
    QCOMPARE(repaired(broken), file);
}

void TestRecovery::cutBitsAreSaid()
{
    QByteArray broken = b3d::file(b3d::node("root", b3d::plainMesh() + b3d::node(QByteArray(2000, 'n'))));
    for (char &byte : broken)
        byte = char(byte & 0x7f);
    broken[4] = 1; // so that something is wrong
    QVERIFY(recovery::recover(treeOf(broken), check(*treeOf(broken))).isHighBitCut);
    QVERIFY(!recovery::recover(treeOf(broken + '\xff'), check(*treeOf(broken + '\xff'))).isHighBitCut);
}

void TestRecovery::healthyFilesAreLeft()
{
    for (const auto &[bytes, name] : {std::pair(model(), "a.b3d"), std::pair(horde::letters(), "letters.anim")}) {
        const auto tree = treeOf(bytes, name);
        QVERIFY(recovery::recover(tree, check(*tree)).candidates.empty());
    }
}

void TestRecovery::evidenceIsSaid()
{
    QByteArray broken = horde::letters();
    broken.insert(broken.size() / 2, '\x7f');
    const RepairPlan repairs = planRepairs(treeOf(broken, "letters.anim"), {.mostRemoved = 64});
    const auto made = std::find_if(repairs.offers.begin(), repairs.offers.end(), [](const RepairOffer &offer) {
        return offer.key.code == QLatin1StringView(RepairOffer::Recovery) && offer.state == RepairOffer::State::Made;
    });
    QVERIFY(made != repairs.offers.end());
    QVERIFY(!made->message.isEmpty());
    QCOMPARE(made->removed, 1);
    QVERIFY(!made->removal.isEmpty()); // told with its bytes and its place
    QCOMPARE(repairs.plan.removedBytes(), 1);
}

void TestRecovery::isEndedEarly()
{
    const std::atomic_bool cancelled = true;
    const auto tree = treeOf(model() + "xyz");
    QVERIFY(recovery::recover(tree, check(*tree), &cancelled).candidates.empty());
}

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
