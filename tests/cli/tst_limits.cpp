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
    void theTotalHoldsForFilesAtTheSameTime();
    void whatNeedsTooMuchMemoryStopsNoOtherFile();
    void oneLineOfMegabytes();
    void nestedPackagesStopAtTheDepth();
    void whatMakesNoSenseIsRefused_data();
    void whatMakesNoSenseIsRefused();

private:
    /// Runs `hexa check` with at most so much memory.
    Result check(const QByteArray &file, const QStringList &options = {})
    {
        return checkFiles({test::written(m_folder.filePath(QStringLiteral("file")), file)}, options);
    }
    static Result checkFiles(const QStringList &files, const QStringList &options)
    {
        QProcess process;
#if !defined(__SANITIZE_ADDRESS__) // which reserves more than anybody has
        process.setChildProcessModifier([] {
            constexpr rlim_t Most = rlim_t(600) << 20;
            const rlimit limit{Most, Most};
            setrlimit(RLIMIT_AS, &limit);
        });
#endif
        return test::run(process, QStringLiteral(HEXA_BINARY), QStringList{QStringLiteral("check")} + files + options);
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

void TestLimits::theTotalHoldsForFilesAtTheSameTime()
{
    constexpr qsizetype Size = 4 << 20;
    QStringList files;
    for (int i = 0; i < 4; ++i) {
        const QByteArray content = e3d::block(0x7777, QByteArray(i, 'x') + QByteArray(Size - 6 - i, '\0'));
        files += test::written(m_folder.filePath(QStringLiteral("model%1.e3d").arg(i)),
                               modelWith(packed(content), Size));
    }
    // There is room for one of them at a time. What is said does not depend on who came first.
    const QStringList options{QStringLiteral("--limit"), QStringLiteral("ratio=20000"), QStringLiteral("--limit"),
                              QStringLiteral("total=6M")};
    const Result one = checkFiles(files, options + QStringList{QStringLiteral("--jobs"), QStringLiteral("1")});
    QVERIFY2(one.out.contains("files: 4") && !one.out.contains("EXPANSION_TOO_LARGE"), one.out);
    for (int i = 0; i < 5; ++i) {
        const Result four = checkFiles(files, options + QStringList{QStringLiteral("--jobs"), QStringLiteral("4")});
        QCOMPARE(four.out, one.out);
        QCOMPARE(four.code, one.code);
    }
}

void TestLimits::whatNeedsTooMuchMemoryStopsNoOtherFile()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("there is no limit of memory here");
#endif
    // Blocks that could be as large as they say.
    constexpr int Blocks = 12'000, BlockSize = 65'535, PackedSize = 260;
    const QByteArray block = urho::u16({BlockSize, PackedSize}) + QByteArray(PackedSize, '\0');
    urho::Package package;
    package.isPacked = true;
    package.files = {{"large", QByteArray()}};
    package.files.front().size = qint64(Blocks) * BlockSize;
    package.files.front().blocks = block.repeated(Blocks);
    const QStringList files{test::written(m_folder.filePath(QStringLiteral("large.pak")), package.bytes()),
                            test::written(m_folder.filePath(QStringLiteral("small.e3d")), e3d::Model().bytes())};
    for (const char *jobs : {"1", "2"}) {
        const Result result = checkFiles(files, {QStringLiteral("--jobs"), QString::fromLatin1(jobs)});
        QCOMPARE(result.code, 2);
        QVERIFY2(result.err.contains("large.pak") && result.err.contains("memory"), result.err);
        QVERIFY2(result.out.contains("files: 1"), result.out);
    }
}

/// Once each of them was looked for from the beginning of the line.
void TestLimits::oneLineOfMegabytes()
{
    const QString file = test::written(m_folder.filePath(QStringLiteral("line.material.xml")),
                                       "<Material>" + QByteArray(4 << 20, '<'));
    const Result result = checkFiles({file}, {});
    QCOMPARE(result.code, 1);
    QVERIFY(result.out.contains("NOT_WELL_FORMED"));
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
