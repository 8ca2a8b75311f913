// Angles beside a quaternion are those of the rotation that the format means, however it stores it, and can be typed.
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"
#include "widgets/inspector/numberbox.h"
#include "widgets/inspector/rotationeditor.h"
#include "widgets/inspector/valueeditor.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace hexahedron;

class TestVectorEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anglesAreThoseOfTheRotation_data();
    void anglesAreThoseOfTheRotation();
    void typedAnglesAreTheRotation_data() { anglesAreThoseOfTheRotation_data(); }
    void typedAnglesAreTheRotation();
    void anglesComeBack();

private:
    static std::shared_ptr<const Tree> treeWith(const QString &file, const QString &path, const QString &quaternion);
    static NumberBox *angleBox(const ValueEditor &editor, const char *axis);
    static QString angles(const QString &file, const QString &path, const QString &quaternion);
};

/// The file in which the field was set to other numbers.
std::shared_ptr<const Tree> TestVectorEditor::treeWith(const QString &file, const QString &path,
                                                       const QString &quaternion)
{
    const auto before = readTree(Bytes(test::contentOf(test::madeSamples() + u'/' + file)), file);
    const std::optional<Item> field = before->find(path);
    if (!field)
        return before;
    Planner planner(*before);
    planner.setText(*field, quaternion);
    const EditPlan plan = planner.finish();
    return readTree(plan.isEmpty() ? before->bytes() : plan.after, file);
}

NumberBox *TestVectorEditor::angleBox(const ValueEditor &editor, const char *axis)
{
    for (NumberBox *box : editor.findChildren<NumberBox *>()) {
        if (box->accessibleName() == QStringLiteral("Angle about %1 in degrees").arg(QLatin1StringView(axis)))
            return box;
    }
    return nullptr;
}

/// What the editor says of a rotation, after the field was set to other numbers.
QString TestVectorEditor::angles(const QString &file, const QString &path, const QString &quaternion)
{
    const auto tree = treeWith(file, path, quaternion);
    const std::optional<Item> item = tree->find(path);
    const std::unique_ptr<ValueEditor> editor(item ? ValueEditor::make(tree, *item) : nullptr);
    QStringList shown;
    for (const char *axis : {"x", "y", "z"}) {
        const NumberBox *box = editor ? angleBox(*editor, axis) : nullptr;
        shown += box ? box->text() : QStringLiteral("no angle");
    }
    return shown.join(u' ');
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
    QCOMPARE(angles(file, path, none), QStringLiteral("0 0 0"));
    QCOMPARE(angles(file, path, aboutY), isConjugate ? QStringLiteral("0 -73.7398 0") : QStringLiteral("0 73.7398 0"));
}

void TestVectorEditor::typedAnglesAreTheRotation()
{
    QFETCH(QString, file);
    QFETCH(QString, path);
    QFETCH(QString, none);
    const std::shared_ptr<const Tree> tree = treeWith(file, path, none);
    const std::unique_ptr<ValueEditor> editor(ValueEditor::make(tree, *tree->find(path)));
    editor->show();
    QVERIFY(QTest::qWaitForWindowActive(editor.get()));
    QSignalSpy edited(editor.get(), &ValueEditor::edited);
    // One after the other, before the file says anything new.
    for (const auto &[axis, angle] : {std::pair{"x", "30"}, {"y", "-20,5"}, {"z", "x110"}}) {
        NumberBox *box = angleBox(*editor, axis);
        auto *line = box->findChild<QLineEdit *>();
        QVERIFY(line->hasFocus() || QString::fromLatin1(axis) == QStringLiteral("x"));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QString::fromLatin1(angle)); // of the last, the letter is not taken
        QTest::keyClick(line, Qt::Key_Tab);
    }
    QCOMPARE(edited.size(), 3);
    QVERIFY(editor->isBeingWritten());
    QCOMPARE(angles(file, path, edited.back().front().toString()), QStringLiteral("30 -20.5 110"));
}

/// Also where two axes are one, and where other angles make the same rotation.
void TestVectorEditor::anglesComeBack()
{
    for (const std::array<double, 3> angles : {std::array{0., 0., 0.},
                                               {20., 90., 0.},
                                               {-20., -90., 0.},
                                               {180., 0., 0.},
                                               {12., 34., 56.},
                                               {-170., 80., 170.}}) {
        const auto [w, x, y, z] = quaternionOf(angles);
        const auto back = eulerAngles(3 * w, 3 * x, 3 * y, 3 * z);
        for (size_t i = 0; i < angles.size(); ++i)
            QVERIFY2(std::abs(angles[i] - back[i]) < 1e-6, qPrintable(QString::number(angles[i])));
    }
    const auto one = quaternionOf({0, 95, 0}), other = quaternionOf({180, 85, 180});
    double likeness = 0;
    for (size_t i = 0; i < one.size(); ++i)
        likeness += one[i] * other[i];
    QVERIFY(std::abs(std::abs(likeness) - 1) < 1e-9);
}

QTEST_MAIN(TestVectorEditor)
#include "tst_vectoreditor.moc"
