// What other programs, or several of these, do to a file that is being changed.
#include "tests/cli/hexatest.h"

#include <QDir>
#include <QTest>

#include <cstdio>

#include <unistd.h>

using namespace hexahedron;
using namespace hexahedron::test;

namespace {

/// More than a pipe takes at once.
const QByteArray otherName = QByteArray("other.tex").repeated(50'000) + '\0';

} // namespace

class TestHexaSaves : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void manyAtOnceLoseNothing();
    void writesNotOverWhatItReads();
    void saysThatItReplacesAnotherFile();
    void oneWaitsForTheOther();
    void saysThatThereIsNoRoom_data();
    void saysThatThereIsNoRoom();
    void saysThatThereIsNoRoomForResults();
    void writesNotOverWhatItHasNotRead_data();
    void writesNotOverWhatItHasNotRead();

private:
    /// Runs `hexa replace` of a texture's name, and does something after the file was read: the name comes from a pipe that is
    /// too small for it, so the program has come to the name when most of it is gone.
    template<typename Meanwhile>
    Result replaceSlowly(const QStringList &options, Meanwhile meanwhile)
    {
        QProcess process;
        process.start(QStringLiteral(HEXA_BINARY),
                      QStringList{"replace"_s, m_file, "BB3D/TEXS/textures[0]/file"_s, "--with"_s, "-"_s} + options);
        process.write(otherName);
        while (process.bytesToWrite() > 0 && process.waitForBytesWritten(-1))
            ;
        meanwhile();
        process.closeWriteChannel();
        process.waitForFinished(-1);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    QByteArray value(const QString &path) const { return hexa({"get"_s, m_file, path}).out.trimmed(); }
};

void TestHexaSaves::saysThatThereIsNoRoom_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("export") << QStringList{"export"_s, "--to"_s, "json"_s};
    QTest::newRow("extract") << QStringList{"extract"_s, "BB3D"_s};
    QTest::newRow("salvage") << QStringList{"salvage"_s, "--no-repair"_s};
    QTest::newRow("set") << QStringList{"set"_s, "BB3D/NODE/position/x=2"_s};
}

/// A file that may grow no further is like a full disk: the system takes a part, and says why only of the rest.
void TestHexaSaves::saysThatThereIsNoRoom()
{
    QFETCH(QStringList, options);
    options.insert(1, made("large.b3d"_s, b3d::file(b3d::node("root", b3d::node(QByteArray(5000, 'n'))))));
    options += {"-o"_s, path("out"_s)};
    const Result result = run(
        "/bin/bash"_s, QStringList{"-c"_s, "ulimit -f 1; exec \"$0\" \"$@\""_s, QStringLiteral(HEXA_BINARY)} + options);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains("the file would be too large"), result.err.constData()); // not the system's own words
    QVERIFY(!QFileInfo(path("out"_s)).isFile());
}

/// Also of what is led into a file.
void TestHexaSaves::saysThatThereIsNoRoomForResults()
{
    const QString file = made("large.b3d"_s, b3d::file(b3d::node("root", b3d::node(QByteArray(5000, 'n')))));
    const Result result = run("/bin/bash"_s, {"-c"_s, "ulimit -f 1; exec \"$0\" tree \"$1\" > \"$2\""_s,
                                              QStringLiteral(HEXA_BINARY), file, path("out"_s)});
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains("the file would be too large"), result.err.constData());
}

/// A model is gone when its export or one of its parts takes its place.
void TestHexaSaves::writesNotOverWhatItReads()
{
    const QByteArray before = contentOf(m_file);
    QVERIFY(QFile::link(m_file, path("link"_s)));
    for (const QString &to : {m_file, path("link"_s)}) {
        QCOMPARE(hexa({"export"_s, m_file, "--to"_s, "json"_s, "-o"_s, to}).code, 2);
        QCOMPARE(hexa({"extract"_s, m_file, "BB3D/NODE"_s, "-o"_s, to}).code, 2);
    }
    QCOMPARE(contentOf(m_file), before);
}

/// Who has mistyped the name of the result should know what it took the place of.
void TestHexaSaves::saysThatItReplacesAnotherFile()
{
    QVERIFY(QFile::link(m_file, path("link"_s)));
    const auto saysSo = [&](const QString &to) {
        const Result result = hexa({"set"_s, m_file, "BB3D/NODE/position/x=2"_s, "-o"_s, to});
        return result.code == 0 && result.err.contains(to.toUtf8() + ": another file that was there is replaced");
    };
    QVERIFY(!saysSo(m_out));
    QVERIFY(saysSo(m_out));
    QVERIFY(!saysSo(made("empty"_s, {})));
    QVERIFY(!saysSo(m_file));
    QVERIFY(!saysSo(path("link"_s)));
    const QString other = made("other"_s, "precious");
    QVERIFY(hexa({"export"_s, m_file, "--to"_s, "xml"_s, "-o"_s, other})
                .err.contains("another file that was there is replaced"));
}

void TestHexaSaves::manyAtOnceLoseNothing()
{
    const QStringList before = names();
    const QStringList paths{"BB3D/NODE/position/x"_s, "BB3D/NODE/position/y"_s, "BB3D/NODE/position/z"_s};
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 9; ++i) {
        processes.push_back(std::make_unique<QProcess>());
        const QString value = paths[i % 3] + u'=' + QString::number(10 + i % 3);
        processes.back()->start(QStringLiteral(HEXA_BINARY), {"set"_s, m_file, value});
    }
    for (const auto &process : processes) {
        process->waitForFinished(-1);
        QVERIFY2(process->exitCode() == 0, process->readAllStandardError().constData());
    }
    for (int i = 0; i < 3; ++i)
        QCOMPARE(value(paths[i]), QByteArray::number(10 + i));
    QCOMPARE(names(), before);
}

void TestHexaSaves::oneWaitsForTheOther()
{
    QProcess second;
    const Result first = replaceSlowly({}, [&] {
        second.start(QStringLiteral(HEXA_BINARY), {"set"_s, m_file, "BB3D/NODE/position/x=7"_s});
        QVERIFY(second.waitForStarted());
    });
    second.waitForFinished(-1);
    QVERIFY2(first.code == 0, first.err.constData());
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(value("BB3D/NODE/position/x"_s), QByteArray("7"));
    QVERIFY(value("BB3D/TEXS/textures[0]/file"_s).contains("other.tex"));
}

void TestHexaSaves::writesNotOverWhatItHasNotRead_data()
{
    using Change = std::function<void(const QString &)>;
    QTest::addColumn<Change>("change");
    QTest::newRow("replaced") << Change([](const QString &file) {
        written(file + u'2', contentOf(file) + "more");
        QCOMPARE(std::rename(QFile::encodeName(file + u'2').constData(), QFile::encodeName(file).constData()), 0);
    });
    QTest::newRow("cut off") << Change(
        [](const QString &file) { QCOMPARE(truncate(QFile::encodeName(file).constData(), 40), 0); });
    QTest::newRow("written in place") << Change([](const QString &file) {
        QFile other(file);
        QVERIFY(other.open(QIODevice::ReadWrite) && other.seek(20) && other.write("????") == 4);
    });
}

void TestHexaSaves::writesNotOverWhatItHasNotRead()
{
    using Change = std::function<void(const QString &)>;
    QFETCH(Change, change);
    const QStringList before = names();
    QByteArray theirs;
    const auto meanwhile = [&] {
        change(m_file);
        theirs = contentOf(m_file);
    };
    Result result = replaceSlowly({}, meanwhile);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.err.contains("since it was read"), result.err.constData());
    QCOMPARE(contentOf(m_file), theirs);
    QCOMPARE(names(), before);

    // Also when it is told to write elsewhere: what it read may be half of one and half of the other.
    m_file = made("good.b3d"_s, good());
    result = replaceSlowly({"-o"_s, m_out}, meanwhile);
    QCOMPARE(result.code, 2);
    QVERIFY(!QFile::exists(m_out));

    // Who insists gets what was read, with the change, and no zeros.
    m_file = made("good.b3d"_s, good());
    result = replaceSlowly({"--force"_s}, meanwhile);
    QVERIFY2(result.code == 0, result.err.constData());
    QCOMPARE(contentOf(m_file).size(), good().size() - qsizetype(sizeof "stone.tex") + otherName.size());
    QVERIFY(contentOf(m_file).contains("other.tex"));
    QVERIFY(!contentOf(m_file).contains("????"));
}

QTEST_GUILESS_MAIN(TestHexaSaves)
#include "tst_hexasaves.moc"
