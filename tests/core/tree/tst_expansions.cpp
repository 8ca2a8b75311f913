// What packed streams expand to: held once, however many trees look at it, and within one limit for all of them.
#include "core/bytes/codec.h"
#include "core/bytes/expandcost.h"
#include "core/bytes/expandshare.h"
#include "core/check/checker.h"
#include "core/formats/registry.h"
#include "tests/support/e3dbuilder.h"

#include <QTest>

using namespace hexahedron;

class TestExpansions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesAreWithinTheTotal();
    void bytesKeepTheirShare();
    void treesOfTheSameBytesShare();
    void onlyEqualBytesAreShared();
    void theLimitHoldsOverAllTrees();
    void whatALimitCutOffIsNotShared();
    void partsAreWithinTheTotal();
    void streamsOfAFewBytesAreWithinTheTotal();
    void smallFilesGetAnEighth();
    void streamsThatAreDearToStartAreFew();
};

namespace {

constexpr qint64 Megabyte = 1 << 20;

/// Blocks in a packed block.
QByteArray packed(const QByteArray &bytes)
{
    const Encoded packed = codecs::lzma()
                               .encode({reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())})
                               .value_or(Encoded());
    return e3d::block(0x0010, e3d::u32({quint32(bytes.size())}) + e3d::u8({quint8(packed.parameters[0])})
                                  + e3d::u32({quint32(packed.parameters[1])}) + packed.bytes);
}

/// A model with a packed block of `size` bytes of which one is `mark`.
QByteArray modelWith(qint64 size, char mark)
{
    QByteArray bytes = e3d::block(0x7777, QByteArray(size - 6, '\0'));
    bytes[100] = mark;
    return e3d::version() + packed(bytes);
}

/// Those that are taken for expanded bytes: what knows of streams and their few parts takes a little more.
qint64 megabytesTaken()
{
    return ExpandShare::taken() / Megabyte;
}

QStringList pathsOf(const char *code, const std::vector<Issue> &issues)
{
    QStringList paths;
    for (const Issue &issue : issues) {
        if (qstrcmp(issue.kind->code, code) == 0)
            paths += issue.path;
    }
    return paths;
}

std::shared_ptr<const Tree> opened(const QByteArray &file, ExpandLimits limits = {})
{
    limits.free = 64 * Megabyte;
    const auto tree = readTree(Bytes(file), QStringLiteral("model.e3d"), nullptr, limits);
    tree->openAll();
    return tree;
}

} // namespace

void TestExpansions::sharesAreWithinTheTotal()
{
    ExpandShare a(60, 100);
    QCOMPARE(a.size(), 60);
    {
        const ExpandShare b(60, 100);
        QCOMPARE(b.size(), 40);
        QCOMPARE(ExpandShare(1, 100).size(), 0);
        QCOMPARE(ExpandShare::taken(), 100);
    }
    a.shrink(10);
    QCOMPARE(ExpandShare::taken(), 10);
    ExpandShare moved(std::move(a));
    QCOMPARE(ExpandShare::taken(), 10);
    moved = ExpandShare(90, 100);
    QCOMPARE(moved.size(), 90);
    QCOMPARE(ExpandShare::taken(), 90);
    moved = {};
    QCOMPARE(ExpandShare::taken(), 0);
}

void TestExpansions::bytesKeepTheirShare()
{
    Bytes part;
    {
        const Bytes bytes = sharing(QByteArray(1000, 'x'), ExpandShare(5000, 10'000));
        QCOMPARE(ExpandShare::taken(), 1000);
        part = bytes.mid({10, 20});
    }
    QCOMPARE(ExpandShare::taken(), 1000); // all of them are in memory for the sake of ten
    part = {};
    QCOMPARE(ExpandShare::taken(), 0);
}

void TestExpansions::treesOfTheSameBytesShare()
{
    const QByteArray file = modelWith(Megabyte, 'a');
    auto first = opened(file);
    QCOMPARE(first->streamCount(), 2);
    QCOMPARE(megabytesTaken(), 1);
    auto second = opened(QByteArray(file.constData(), file.size())); // the same bytes at another place
    QCOMPARE(megabytesTaken(), 1);
    QVERIFY(second->bytes(1).isSameSnapshot(first->bytes(1)));
    first.reset();
    QCOMPARE(megabytesTaken(), 1);
    QCOMPARE(second->bytes(1).at(100), uchar('a'));
    second.reset();
    QCOMPARE(ExpandShare::taken(), 0);
}

void TestExpansions::onlyEqualBytesAreShared()
{
    const auto first = opened(modelWith(Megabyte, 'a'));
    const auto second = opened(modelWith(Megabyte, 'b'));
    QCOMPARE(megabytesTaken(), 2);
    QCOMPARE(first->bytes(1).at(100), uchar('a'));
    QCOMPARE(second->bytes(1).at(100), uchar('b'));
}

void TestExpansions::theLimitHoldsOverAllTrees()
{
    ExpandLimits limits;
    limits.total = 3 * Megabyte / 2;
    auto first = opened(modelWith(Megabyte, 'a'), limits);
    const QByteArray file = modelWith(Megabyte, 'b');
    auto second = opened(file, limits);
    QVERIFY(ExpandShare::taken() <= limits.total);
    QVERIFY(second->streamCount() < 2 || second->bytes(1).size() <= Megabyte / 2);
    second.reset();
    first.reset();
    second = opened(file, limits); // now there is room
    QCOMPARE(second->streamCount(), 2);
    QCOMPARE(second->bytes(1).size(), Megabyte);
}

void TestExpansions::whatALimitCutOffIsNotShared()
{
    const QByteArray file = modelWith(Megabyte, 'a');
    ExpandLimits small;
    small.stream = Megabyte / 2;
    const auto cut = opened(file, small);
    QVERIFY(cut->streamCount() < 2 || cut->bytes(1).size() <= Megabyte / 2);
    const auto whole = opened(file);
    QCOMPARE(whole->bytes(1).size(), Megabyte);
    const auto cutAgain = opened(file, small); // although somebody has all of it
    QVERIFY(cutAgain->streamCount() < 2 || cutAgain->bytes(1).size() <= Megabyte / 2);
}

/// A few packed bytes make a megabyte, and that so many blocks that these take fifty.
void TestExpansions::partsAreWithinTheTotal()
{
    const QByteArray blocks = e3d::block(0x7777, {}).repeated(Megabyte / 6);
    const QByteArray file = e3d::version() + packed(blocks) + packed(e3d::block(0x7777, "whole"));
    ExpandLimits limits;
    limits.total = 8 * Megabyte;
    {
        const auto tree = opened(file, limits);
        QVERIFY(ExpandShare::taken() < Megabyte); // neither its blocks nor its bytes are kept
        QCOMPARE(tree->streamCount(), 2);         // the other one
        const std::vector<Issue> issues = check(*tree);
        QCOMPARE(pathsOf("PACKED_TOO_MANY", issues), QStringList{QStringLiteral("lzma[0]")});
        const auto issue = std::find_if(issues.begin(), issues.end(),
                                        [](const Issue &one) { return one.path == QStringLiteral("lzma[0]"); });
        QVERIFY2(issue->message().contains(QString::number(limits.total)), qPrintable(issue->message()));
    }
    QCOMPARE(ExpandShare::taken(), 0);
    const auto tree = opened(file);
    QCOMPARE(tree->streamCount(), 3);
    QVERIFY(pathsOf("PACKED_TOO_MANY", check(*tree)).isEmpty());
    QVERIFY(ExpandShare::taken() > 8 * Megabyte);
}

/// Each costs more than its bytes.
void TestExpansions::streamsOfAFewBytesAreWithinTheTotal()
{
    const QByteArray file = e3d::version() + packed(packed(e3d::block(0x7777, "a")).repeated(2000));
    ExpandLimits limits;
    limits.total = 4 * Megabyte;
    const auto tree = opened(file, limits);
    QVERIFY(ExpandShare::taken() <= limits.total);
    QVERIFY(tree->streamCount() > 100 && tree->streamCount() < 1000);
    QVERIFY(!pathsOf("PACKED_TOO_MANY", check(*tree)).isEmpty());
    QCOMPARE(opened(file)->streamCount(), 2002);
}

/// A few kilobytes cannot make a program take what a large package may take.
void TestExpansions::smallFilesGetAnEighth()
{
    ExpandLimits limits;
    QCOMPARE(roomIn(9000, limits), limits.total / 8);
    QCOMPARE(roomIn(10 * Megabyte, limits), limits.total);
    limits.total *= 8;
    QCOMPARE(roomIn(9000, limits), limits.total / 8); // whoever trusts a file gets what it needs
    limits.total = Megabyte;
    QCOMPARE(roomIn(9000, limits), limits.total);
}

/// To decode a stream with these properties takes 6 MB, whatever it holds.
void TestExpansions::streamsThatAreDearToStartAreFew()
{
    const QByteArray file = e3d::version() + e3d::packed(e3d::block(0x7777, "a"), {8, 4, 0}).repeated(200);
    ExpandLimits limits;
    limits.total = 16 * Megabyte;
    const auto tree = opened(file, limits);
    QVERIFY2(tree->streamCount() > 10 && tree->streamCount() < 100, QByteArray::number(tree->streamCount()));
    QVERIFY(!pathsOf("PACKED_TOO_MANY", check(*tree)).isEmpty());
    QCOMPARE(opened(file)->streamCount(), 201);
}

QTEST_GUILESS_MAIN(TestExpansions)
#include "tst_expansions.moc"
