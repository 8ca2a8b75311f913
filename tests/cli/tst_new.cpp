#include "core/edit/newfile.h"
#include "core/formats/registry.h"
#include "tests/cli/hexatest.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

/// Files that the program makes itself.
class TestNew : public HexaTest
{
    Q_OBJECT

private Q_SLOTS:
    void init() { makeFolder(); }
    void newFilesAreRight_data();
    void newFilesAreRight();
    void brokenFilesHaveFindings_data();
    void brokenFilesHaveFindings();
    void sayWhatIsMissing();
    void leavesWhatIsThere();
};

namespace {

/// A name by which the format is known where its content does not tell.
QString fileNameOf(const Format &format)
{
    return "new."_s + format.extensions.constFirst();
}

} // namespace

void TestNew::newFilesAreRight_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isFull");
    for (const Format *format : allFormats()) {
        QTest::addRow("%s", format->id) << QString::fromLatin1(format->id) << false;
        QTest::addRow("%s, full", format->id) << QString::fromLatin1(format->id) << true;
    }
}

void TestNew::newFilesAreRight()
{
    QFETCH(QString, id);
    QFETCH(bool, isFull);
    const Format &format = *formatById(id);
    const QString path = m_folder->filePath(fileNameOf(format));
    const Result made = hexa(QStringList{"new"_s, id} + (isFull ? QStringList{"--full"_s} : QStringList{})
                             + QStringList{"-o"_s, path});
    QVERIFY2(made.code == 0, made.err.constData());
    const QJsonObject tree = json(hexa({"tree"_s, path, "--json"_s})).object();
    QCOMPARE(tree["format"_s].toString(), id);
    const QJsonArray issues = tree["issues"_s].toArray();
    QVERIFY2(issues.isEmpty(), qPrintable(issues.first()["message"_s].toString()));
}

void TestNew::brokenFilesHaveFindings_data()
{
    QTest::addColumn<QString>("id");
    for (const Format *format : allFormats())
        QTest::newRow(format->id) << QString::fromLatin1(format->id);
}

void TestNew::brokenFilesHaveFindings()
{
    QFETCH(QString, id);
    const Format &format = *formatById(id);
    const XmlFile made = newFile(format, NewFile::Broken, &anyFormatById);
    QVERIFY2(made.isMade(), qPrintable(made.error.text));
    const QString path = written(m_folder->filePath(fileNameOf(format)), made.bytes);
    const Result checked = hexa({"check"_s, path, "--fail-on"_s, "warning"_s});
    QVERIFY2(checked.code == 1, checked.out.constData());
}

void TestNew::sayWhatIsMissing()
{
    QCOMPARE(hexa({"new"_s, "b3d"_s}).code, 2);
    QCOMPARE(hexa({"new"_s, "obj"_s, "-o"_s, m_folder->filePath("x"_s)}).code, 2);
    const Result several = hexa({"new"_s, "urho3d"_s, "-o"_s, m_folder->filePath("x"_s)});
    QCOMPARE(several.code, 2);
    QVERIFY(several.err.contains("urho3d.ani"));
}

void TestNew::leavesWhatIsThere()
{
    const QString path = written(m_folder->filePath("mine.b3d"_s), "years of work");
    const Result refused = hexa({"new"_s, "b3d"_s, "-o"_s, path});
    QCOMPARE(refused.code, 2);
    QVERIFY(refused.err.contains("--force"));
    QCOMPARE(contentOf(path), QByteArray("years of work"));
    QCOMPARE(hexa({"new"_s, "b3d"_s, "--force"_s, "-o"_s, path}).code, 0);
    QVERIFY(contentOf(path).startsWith("BB3D"));
}

QTEST_GUILESS_MAIN(TestNew)
#include "tst_new.moc"
