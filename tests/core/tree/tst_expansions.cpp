// What packed streams expand to: held once, however many trees look at it, and within one limit for all of them.
#include "core/bytes/codec.h"
#include "core/bytes/expandshare.h"
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
};

namespace {

constexpr qint64 Megabyte = 1 << 20;

/// A model with a packed block of `size` bytes of which one is `mark`.
QByteArray modelWith(qint64 size, char mark)
{
    QByteArray bytes = e3d::block(0x7777, QByteArray(size - 6, '\0'));
    bytes[100] = mark;
    const Encoded packed = codecs::lzma()
                               .encode({reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())})
                               .value_or(Encoded());
    return e3d::version()
           + e3d::block(0x0010, e3d::u32({quint32(size)}) + e3d::u8({quint8(packed.parameters[0])})
                                    + e3d::u32({quint32(packed.parameters[1])}) + packed.bytes);
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
    QCOMPARE(ExpandShare::taken(), Megabyte);
    auto second = opened(QByteArray(file.constData(), file.size())); // the same bytes at another place
    QCOMPARE(ExpandShare::taken(), Megabyte);
    QVERIFY(second->bytes(1).isSameSnapshot(first->bytes(1)));
    first.reset();
    QCOMPARE(ExpandShare::taken(), Megabyte);
    QCOMPARE(second->bytes(1).at(100), uchar('a'));
    second.reset();
    QCOMPARE(ExpandShare::taken(), 0);
}

void TestExpansions::onlyEqualBytesAreShared()
{
    const auto first = opened(modelWith(Megabyte, 'a'));
    const auto second = opened(modelWith(Megabyte, 'b'));
    QCOMPARE(ExpandShare::taken(), 2 * Megabyte);
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

QTEST_GUILESS_MAIN(TestExpansions)
#include "tst_expansions.moc"
