// How far what is packed in a file may expand: from the command line, within bounded memory.
#include "core/bytes/codec.h"
#include "tests/support/b3dbuilder.h"
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
    void repairingAMegabyteEnds_data();
    void repairingAMegabyteEnds();
    void repairingABombStaysSmall_data();
    void repairingABombStaysSmall();
    void aLongPathIsShortenedForPeopleOnly();
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
        return hexa(QStringList{QStringLiteral("check")} + files + options);
    }
    /// Runs `hexa` within so much memory and so many seconds of processors: a hundred times what it needs, and far from what
    /// work that grows with the square of a file would take.
    static Result hexa(const QStringList &arguments, [[maybe_unused]] int seconds = 60)
    {
        QProcess process;
#if !defined(__SANITIZE_ADDRESS__) // which reserves more than anybody has, and is slow
        process.setChildProcessModifier([seconds] {
            constexpr rlim_t Most = rlim_t(600) << 20;
            const rlimit memory{Most, Most}, time{rlim_t(seconds), rlim_t(seconds)};
            setrlimit(RLIMIT_AS, &memory);
            setrlimit(RLIMIT_CPU, &time);
        });
#endif
        return test::run(process, QStringLiteral(HEXA_BINARY), arguments);
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

/// A packed file of 786 MB, all of whose blocks could be as large as they say.
QByteArray largePackage()
{
    constexpr int Blocks = 12'000, BlockSize = 65'535, PackedSize = 260;
    const QByteArray block = urho::u16({BlockSize, PackedSize}) + QByteArray(PackedSize, '\0');
    urho::Package package;
    package.isPacked = true;
    package.files = {{"large", QByteArray()}};
    package.files.front().size = qint64(Blocks) * BlockSize;
    package.files.front().blocks = block.repeated(Blocks);
    return package.bytes();
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
    const QStringList files{test::written(m_folder.filePath(QStringLiteral("large.pak")), largePackage()),
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

void TestLimits::repairingAMegabyteEnds_data()
{
    using namespace b3d;
    QTest::addColumn<QByteArray>("file");
    const auto nodes = [](qint32 index, int lengthIsOff) {
        QByteArray result;
        for (int i = 0; i < 4000; ++i) {
            QByteArray node = b3d::node(("node" + QByteArray::number(i)).constData(),
                                        mesh(vertices(threeVertices()) + triangles({0, 1, index}, 0)));
            if (lengthIsOff && i % lengthIsOff == 0)
                node[4] = char(node[4] + 7);
            result += node;
        }
        return result;
    };
    const QByteArray good = file(node("root", nodes(2, 0)));
    QTest::newRow("bytes came in") << QByteArray(good).insert(good.size() / 2, "xyz");
    QTest::newRow("bytes went") << QByteArray(good).remove(good.size() / 2, 5);
    QTest::newRow("half is missing") << good.first(good.size() / 2);
    QTest::newRow("every tenth length is wrong") << file(node("root", nodes(2, 10)));
    QTest::newRow("every mesh has a wrong index") << file(node("root", nodes(9, 0)));
    QTest::newRow("tags that stay open") << "<Material>" + QByteArray("<a>").repeated(350'000);
    QTest::newRow("one line of brackets") << "<Material>" + QByteArray(1 << 20, '<');
}

/// Each repair that is tried reads the file again. Ten seconds of processors are several times what it takes.
void TestLimits::repairingAMegabyteEnds()
{
    QFETCH(QByteArray, file);
    const bool isText = file.startsWith('<');
    const QString path = test::written(
        m_folder.filePath(isText ? QStringLiteral("large.material.xml") : QStringLiteral("large.b3d")), file);
    const Result result = hexa({QStringLiteral("fix"), QStringLiteral("--dry-run"), path}, 10);
    QVERIFY2(result.code == 0 || result.code == 1, QByteArray::number(result.code) + result.err.left(1000));
    QVERIFY(!result.out.isEmpty() || !result.err.isEmpty());
}

void TestLimits::repairingABombStaysSmall_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("options");
    const QStringList none, all{QStringLiteral("--limit"), QStringLiteral("ratio=20000")};
    QTest::newRow("packed") << modelWith(bomb(100), 100 << 20) << none;
    QTest::newRow("packed, and wanted") << modelWith(bomb(100), 100 << 20) << all;
    QTest::newRow("with a wrong size") << modelWith(bomb(100), (100 << 20) + 5) << all;
    QTest::newRow("claimed") << modelWith(packed(QByteArray(20'000, 'x')), 0xffffffff) << all;
    QTest::newRow("blocks") << largePackage() << none;
    QTest::newRow("packages in packages") << nestedPackages(18) << none;
}

/// What is tried is held beside what is there.
void TestLimits::repairingABombStaysSmall()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("there is no limit of memory here");
#endif
    QFETCH(QByteArray, file);
    QFETCH(QStringList, options);
    const QString path = test::written(m_folder.filePath(QStringLiteral("bomb")), file);
    const Result result = hexa(QStringList{QStringLiteral("fix"), path} + options);
    QVERIFY2(result.code >= 0 && result.code <= 2, result.err); // it ended by itself
    if (result.code == 2) {
        QVERIFY2(result.err.contains("memory"), result.err);
        QCOMPARE(test::contentOf(path), file);
    }
}

void TestLimits::aLongPathIsShortenedForPeopleOnly()
{
    const QString file = test::written(m_folder.filePath(QStringLiteral("deep.material.xml")),
                                       "<Material>" + QByteArray("<a>").repeated(1500));
    const auto lineWith = [](const QByteArray &text) {
        for (const QByteArray &line : text.split('\n')) {
            if (line.contains("ELEMENTS_NESTED_TOO_DEEP"))
                return line;
        }
        return QByteArray();
    };
    for (const QByteArray &read : {lineWith(checkFiles({file}, {}).out),
                                   lineWith(hexa({QStringLiteral("fix"), QStringLiteral("--dry-run"), file}).err)}) {
        QVERIFY2(read.contains("Material/a/a") && read.contains("/…/") && read.contains("/#unread"), read);
        QVERIFY2(read.size() < 500, read);
    }
    const QByteArray json = checkFiles({file}, {QStringLiteral("--format"), QStringLiteral("json")}).out;
    QVERIFY(json.contains("Material" + QByteArray("/a").repeated(900)));
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
