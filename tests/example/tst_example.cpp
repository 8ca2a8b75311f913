#include "core/formats/blitz3d/b3dformat.h"
#include "tests/example/tentacle.h"

#include <QFile>
#include <QTest>

using namespace hexahedron;

/// The example that the program ships is the one that the project makes. HEXAHEDRON_UPDATE_GOLDEN=1 makes it anew.
class TestExample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWhatTheProjectMakes();
};

void TestExample::isWhatTheProjectMakes()
{
    const std::vector<ExampleFile> made = tentacle();
    if (qEnvironmentVariableIsSet("HEXAHEDRON_UPDATE_GOLDEN")) {
        for (const ExampleFile &file : made) {
            QFile written(QStringLiteral(SOURCE_DIR "/resources/examples/blitz3d.b3d/model/") + file.name);
            QVERIFY(written.open(QIODevice::WriteOnly));
            written.write(file.bytes);
        }
    }
    const std::vector<ExampleFile> shipped = b3dFormat().example();
    QCOMPARE(shipped.size(), made.size());
    QCOMPARE(shipped[0].name, made[0].name);
    QCOMPARE(shipped[0].bytes, made[0].bytes);
    QCOMPARE(shipped[1].name, made[1].name);
    constexpr qsizetype Header = 33; // how well the pixels are packed depends on the library
    QCOMPARE(shipped[1].bytes.left(Header), made[1].bytes.left(Header));
}

QTEST_APPLESS_MAIN(TestExample)
#include "tst_example.moc"
