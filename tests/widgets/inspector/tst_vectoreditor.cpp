// Angles beside a quaternion are those of the rotation that the format means, however it stores it.
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "tests/support/samples.h"
#include "widgets/inspector/vectoreditor.h"

#include <QLabel>
#include <QLocale>
#include <QTest>

using namespace hexahedron;

class TestVectorEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anglesAreThoseOfTheRotation_data();
    void anglesAreThoseOfTheRotation();

private:
    static QString angles(const QString &file, const QString &path, const QString &quaternion);
};

/// What the editor says of a rotation, after the field was set to other numbers.
QString TestVectorEditor::angles(const QString &file, const QString &path, const QString &quaternion)
{
    QFile data(test::madeSamples() + u'/' + file);
    if (!data.open(QIODevice::ReadOnly))
        return QStringLiteral("no file");
    const auto before = readTree(Bytes(data.readAll()), file);
    const std::optional<Item> field = before->find(path);
    if (!field)
        return QStringLiteral("no field");
    Planner planner(*before);
    planner.setText(*field, quaternion);
    const EditPlan plan = planner.finish();
    const auto tree = readTree(plan.isEmpty() ? before->bytes() : plan.after, file);
    const std::optional<Item> item = tree->find(path);
    const std::unique_ptr<ValueEditor> editor(item ? ValueEditor::make(tree, *item) : nullptr);
    const auto *label = editor ? editor->findChild<QLabel *>(QStringLiteral("angles")) : nullptr;
    return label ? label->text() : QStringLiteral("no angles");
}

void TestVectorEditor::anglesAreThoseOfTheRotation_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("none");
    QTest::addColumn<QString>("aboutY"); // stored: 0.8, and 0.6 for y
    QTest::addColumn<bool>("isConjugate");
    const QString first = QStringLiteral("1 0 0 0"), last = QStringLiteral("0 0 0 1");
    const QString firstY = QStringLiteral("0.8 0 0.6 0"), lastY = QStringLiteral("0 0.6 0 0.8");
    const auto row = [](const char *name, const char *file, const char *path, const QString &none, const QString &y,
                        bool isConjugate) {
        QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(path) << none << y << isConjugate;
    };
    row("w first, conjugate", "blitz3d/bone_without_mesh.b3d", "BB3D/NODE/rotation", first, firstY, true);
    row("w first, conjugate, double precision", "ecere/furnished.e3d",
        "nodes/meshNode/meshNode[1]/orientation/orientation", first, firstY, true);
    row("w first", "urho3d/every_mask.ani", "UANI/tracks[1]/keyFrames[0]/rotation", first, firstY, false);
    row("w last", "horde3d/bytes_behind_name.anim", "H3DA/animations[0]/frames[0]/rotation", last, lastY, false);
    row("w last, in columns", "kohi/two_animations.k3d", "engine132/channels/key_buffer/rotations[0]/keys[0]/rotation",
        last, lastY, false);
}

void TestVectorEditor::anglesAreThoseOfTheRotation()
{
    QFETCH(QString, file);
    QFETCH(QString, path);
    QFETCH(QString, none);
    QFETCH(QString, aboutY);
    QFETCH(bool, isConjugate);
    QLocale::setDefault(QLocale::c());
    const QString degree(QChar(0x00b0));
    const QString nothing = angles(file, path, none);
    QVERIFY2(nothing.count(QStringLiteral("0.0") + degree) == 3, qPrintable(nothing));
    const QString turned = angles(file, path, aboutY);
    QVERIFY2(turned.count((isConjugate ? QStringLiteral("-73.7") : QStringLiteral(" 73.7")) + degree) == 1,
             qPrintable(turned));
}

QTEST_MAIN(TestVectorEditor)
#include "tst_vectoreditor.moc"
