#include <QFile>
#include <QProcess>
#include <QTest>

/// The program with the window, asked on a terminal.
class TestHexahedron : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersWithoutADisplay_data();
    void answersWithoutADisplay();
};

void TestHexahedron::answersWithoutADisplay_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("answer");
    QTest::newRow("help") << QStringList{QStringLiteral("--help")} << QStringLiteral("Files to open.");
    QTest::newRow("version") << QStringList{QStringLiteral("--version")} << QStringLiteral("hexahedron ");
    QTest::newRow("in German") << QStringList{QStringLiteral("--language"), QStringLiteral("de"), QStringLiteral("-h")}
                               << QStringLiteral("Zu öffnende Dateien.");
}

/// As over a connection that has none.
void TestHexahedron::answersWithoutADisplay()
{
    QFETCH(QStringList, words);
    QFETCH(QString, answer);
    const QString program = QStringLiteral(BINARY_DIR "/bin/hexahedron");
    if (!QFile::exists(program))
        QSKIP("The window is not built.");
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LANGUAGE"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(program, words);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    const QString said = QString::fromUtf8(process.readAllStandardOutput());
    QVERIFY2(said.contains(answer), qPrintable(said));
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

QTEST_GUILESS_MAIN(TestHexahedron)
#include "tst_hexahedron.moc"
