// The whole loop: open, click the model, see the bytes, rename, see the plan, apply, undo, redo, save; the file is the one that
// the command line writes.
#include "tests/app/windowtest.h"
#include "widgets/preview/previewwidget.h"

#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QWindow>

using namespace hexahedron;
using namespace hexahedron::test;

class TestEndToEnd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWholeLoop();
};

void TestEndToEnd::theWholeLoop()
{
    const Desk desk;
    const QByteArray original = contentOf(desk.example);
    desk.write(QStringLiteral("copy.b3d"), original);
    MainWindow window;
    window.resize(1400, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy shown(window.preview(), &PreviewWidget::shown);
    QVERIFY(window.open(desk.example));
    Session *session = window.session();
    QTRY_VERIFY(session->tree() && !session->isChecking());
    const auto item = [session](const QString &path) { return session->tree()->find(path).value_or(Item{}); };

    // A click on the model selects the bytes of a triangle, in every view.
    if (window.preview()->isAvailable()) {
        QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty(), 20000);
        QWindow *surface = window.preview()->surface();
        QVERIFY(QTest::qWaitForWindowExposed(surface));
        QTest::keyClick(surface, Qt::Key_1); // from the front
        window.preview()->fitView();
        const QPoint middle(surface->width() / 2, surface->height() / 2);
        const QPoint besideTheBones(9, surface->height() / 4); // where the model is wide
        QTest::mouseClick(surface, Qt::LeftButton, {}, middle + besideTheBones);
        const Item triangles = item(QStringLiteral("BB3D/NODE/MESH/TRIS/triangles"));
        const auto isTriangle = [&] {
            const ByteRange selected = session->selection()->range();
            return triangles.range.contains(selected) && selected.size() == triangles.stride
                   && (selected.begin - triangles.range.begin) % triangles.stride == 0;
        };
        QTRY_VERIFY2(isTriangle(), qPrintable(session->tree()->path(window.currentPage()->selectedItem())));
        QTRY_COMPARE(window.currentPage()->hexView()->selection(), session->selection()->range());
        QTRY_COMPARE(window.inspector()->item(), window.currentPage()->selectedItem());
    } else {
        qWarning("no OpenGL here: the click on the model is left out");
    }

    // A longer name: the plan says what else changes.
    const QString path = QStringLiteral("BB3D/NODE/NODE/NODE/name");
    const QString name = QStringLiteral("a bone with a longer name");
    session->selection()->select(0, item(path).range);
    QTRY_COMPARE(window.inspector()->item(), item(path));
    DialogAnswer answer(QStringLiteral("apply"));
    typeInto(visibleIn<QLineEdit>(window.inspector()), name);
    QTRY_VERIFY(answer.isGiven());
    QVERIFY2(answer.texts().join(u'\n').contains(QStringLiteral("4 length")), qPrintable(answer.texts().join(u'\n')));
    QTRY_VERIFY(session->document().isModified());
    const QByteArray renamed = session->document().bytes().toByteArray();

    // Undo and redo are exact.
    window.currentPage()->hexView()->setFocus();
    QTRY_VERIFY(window.actions().undo->isEnabled());
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(session->document().bytes().toByteArray(), original);
    QTRY_VERIFY(window.actions().redo->isEnabled());
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(session->document().bytes().toByteArray(), renamed);
    QTRY_VERIFY(session->isTreeCurrent() && !session->isChecking());
    QVERIFY(session->issues()->empty());

    QTRY_VERIFY(window.actions().save->isEnabled());
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!session->document().isModified());
    QCOMPARE(contentOf(desk.example), renamed);

    // The command line does the same to a copy.
    QProcess hexa;
    hexa.start(QStringLiteral(HEXA_BINARY),
               {QStringLiteral("set"), desk.path(QStringLiteral("copy.b3d")), path + u'=' + name});
    QVERIFY(hexa.waitForFinished());
    QVERIFY2(hexa.exitCode() == 0, hexa.readAllStandardError().constData());
    QCOMPARE(contentOf(desk.path(QStringLiteral("copy.b3d"))), renamed);
}

QTEST_MAIN(TestEndToEnd)
#include "tst_endtoend.moc"
