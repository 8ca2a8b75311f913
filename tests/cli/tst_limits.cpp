// How far what is packed in a file may expand: from the command line, within bounded memory.
#include "core/bytes/codec.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/run.h"
#include "tests/support/urhobuilder.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using namespace hexahedron;
using test::Result;

class TestLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatClaimsMuchCostsNothing();
    void whatExpandsToMuchStopsAtTheRatio();
    void theRatioCanBeRaised();
    void theTotalIsSharedByAllStreams();
    void nestedPackagesStopAtTheDepth();
    void whatMakesNoSenseIsRefused_data();
    void whatMakesNoSenseIsRefused();

private:
    /// Runs `hexa check` with at most so much memory.
    Result check(const QByteArray &file, const QStringList &options = {})
    {
        const QString path = test::written(m_folder.filePath(QStringLiteral("file")), file);
        QProcess process;
#if !defined(__SANITIZE_ADDRESS__) // which reserves more than anybody has
        process.setChildProcessModifier([] {
            constexpr rlim_t Most = rlim_t(600) << 20;
            const rlimit limit{Most, Most};
            setrlimit(RLIMIT_AS, &limit);
        });
#endif
        return test::run(process, QStringLiteral(HEXA_BINARY), QStringList{QStringLiteral("check"), path} + options);
    }

    QTemporaryDir m_folder;
};

namespace {

/// An E3D model whose packed block says that it expands to `announced` bytes.
QByteArray modelWith(const Encoded &packed, quint32 announced)
{
    return e3d::version()
           + e3d::block(0x0010, e3d::u32({announced}) + e3d::u8({quint8(packed.parameters[0])})
                                    + e3d::u32({quint32(packed.parameters[1])}) + packed.bytes);
}

Encoded packed(const QByteArray &bytes)
{
    return codecs::lzma()
        .encode({reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())})
        .value_or(Encoded());
}

/// One block of zeros that no reader knows: about ten kilobytes packed.
Encoded bomb(int megabytes)
{
    const qsizetype size = qsizetype(megabytes) << 20;
    return packed(e3d::block(0x7777, QByteArray(size - 6, '\0')));
}

/// Packages in packages, `depth` of them inside the outermost one.
QByteArray nestedPackages(int depth)
{
    QByteArray content = "nothing but some text";
    for (int i = 0; i <= depth; ++i) {
        urho::Package package;
        package.isPacked = true;
        package.files = {{"inner.pak", content}};
        content = package.bytes();
    }
    return content;
}

} // namespace

void TestLimits::whatClaimsMuchCostsNothing()
{
    const Encoded small = packed(QByteArray(20'000, 'x'));
    const Result result = check(modelWith(small, 0xffffffff));
    QVERIFY2(result.code == 0 || result.code == 1, result.err);
    QVERIFY2(result.out.contains("EXPAN"), result.out); // an issue of the block, whichever fits
}

void TestLimits::whatExpandsToMuchStopsAtTheRatio()
{
    const Encoded large = bomb(100);
    QVERIFY(large.bytes.size() < 20'000);
    const Result result = check(modelWith(large, 100 << 20));
    QVERIFY2(result.out.contains("EXPANSION_TOO_LARGE") && result.out.contains("ratio"), result.out);
}

void TestLimits::theRatioCanBeRaised()
{
    const QByteArray file = modelWith(bomb(20), 20 << 20);
    QVERIFY(check(file).out.contains("EXPANSION_TOO_LARGE"));
    const Result result = check(file, {QStringLiteral("--limit"), QStringLiteral("ratio=20000")});
    QVERIFY2(result.code == 0 && !result.out.contains("EXPANSION_TOO_LARGE"), result.out);
    QVERIFY(check(file, {QStringLiteral("--limit"), QStringLiteral("ratio=20000"), QStringLiteral("--limit"),
                         QStringLiteral("stream=1M")})
                .out.contains("(limit: stream)"));
}

void TestLimits::theTotalIsSharedByAllStreams()
{
    urho::Package package;
    package.isPacked = true;
    for (int i = 0; i < 8; ++i)
        package.files.push_back({"file" + QByteArray::number(i), QByteArray(30'000, char('a' + i))});
    const Result usual = check(package.bytes());
    QVERIFY2(usual.code == 0 && !usual.out.contains("EXPANSION_TOO_LARGE"), usual.out);
    const Result result = check(package.bytes(), {QStringLiteral("--limit"), QStringLiteral("total=100K")});
    QVERIFY2(result.out.contains("EXPANSION_TOO_LARGE") && result.out.contains("(limit: total)"), result.out);
}

void TestLimits::nestedPackagesStopAtTheDepth()
{
    const QByteArray file = nestedPackages(18);
    const Result stopped = check(file);
    QVERIFY2(stopped.out.contains("PACKED_TOO_DEEP") && stopped.out.contains("(limit: 16)"), stopped.out);
    const Result opened = check(file, {QStringLiteral("--limit"), QStringLiteral("depth=20")});
    QVERIFY2(opened.code == 0 && !opened.out.contains("PACKED_TOO_DEEP"), opened.out);
}

void TestLimits::whatMakesNoSenseIsRefused_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option : {"", "ratio", "ratio=", "=5", "ratio=many", "ratio=0", "height=3", "depth=25", "total=-1",
                               "total=99999999999G"})
        QTest::newRow(option) << QString::fromLatin1(option);
}

void TestLimits::whatMakesNoSenseIsRefused()
{
    QFETCH(QString, option);
    const Result result = check(e3d::Model().bytes(), {QStringLiteral("--limit"), option});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains("ratio=1"), result.err);
}

QTEST_GUILESS_MAIN(TestLimits)
#include "tst_limits.moc"
