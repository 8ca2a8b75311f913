// A broken file from its cause to its repair, and what an edit makes of a file, side by side.
#include "app/comparebytes.h"
#include "app/comparedialog.h"
#include "app/comparetrees.h"
#include "core/check/checker.h"
#include "core/recovery/causes.h"
#include "tests/app/windowtest.h"
#include "tests/support/b3dbuilder.h"
#include "widgets/issues/issuesmodel.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/previewwidget.h"

#include <QCheckBox>
#include <QClipboard>
#include <QScrollBar>
#include <QSignalSpy>

using namespace hexahedron;
using namespace hexahedron::test;

class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_desk = std::make_unique<Desk>(); }
    void equalBytesStandSideBySide();
    void whatGoesAndComesInTheStructure();
    void modelsAreSeenFromOnePlace();
    void aCauseIsSeenComparedAndUndone();

private:
    std::unique_ptr<Desk> m_desk;
};

namespace {

QByteArray model()
{
    QByteArray nodes;
    for (const char *name : {"a", "b", "c", "d"})
        nodes += b3d::node(name, b3d::plainMesh());
    return b3d::file(b3d::node("root", nodes));
}

constexpr char Stray = '\x7f';

qint64 strayPlace()
{
    const QByteArray file = model();
    return file.indexOf("NODE", file.indexOf("NODE", file.indexOf("NODE") + 4) + 4);
}

/// With a byte that came in.
QByteArray broken()
{
    return model().insert(strayPlace(), Stray);
}

struct Repaired
{
    std::shared_ptr<const Tree> tree;
    EditPlan plan;
};

Repaired repaired()
{
    const auto tree = readTree(Bytes(broken()), QStringLiteral("a.b3d"));
    const Causes causes = causesOf(tree, check(*tree));
    return {tree, causes.clear() ? causes.clear()->plan : EditPlan()};
}

/// Rows of a tree that show something in a column.
QStringList textsIn(const QTreeView *view, int column, const QModelIndex &above = {})
{
    QStringList texts;
    for (int row = 0; row < view->model()->rowCount(above); ++row) {
        const QModelIndex index = view->model()->index(row, 0, above);
        if (const QString text = index.siblingAtColumn(column).data().toString(); !text.isEmpty())
            texts += text;
        texts += textsIn(view, column, index);
    }
    return texts;
}

} // namespace

void TestCompare::equalBytesStandSideBySide()
{
    const Repaired file = repaired();
    CompareDialog dialog(file.plan, file.tree);
    QSignalSpy compared(&dialog, &CompareDialog::compared);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTRY_COMPARE(compared.size(), 1);
    HexView *before = dialog.bytes()->view(Side::Before);
    HexView *after = dialog.bytes()->view(Side::After);
    const PairedBytes &paired = dialog.bytes()->paired();
    QCOMPARE(paired.differences(), (std::vector<ByteRange>{{strayPlace(), strayPlace() + 1}}));
    QCOMPARE(before->bytes().size(), after->bytes().size());
    QVERIFY(after->gaps().contains(strayPlace()) && before->gaps().isEmpty());
    const qint64 last = before->bytes().size() - 1;
    QCOMPARE(after->gaps().offsetOf(last), last - 1); // the address that people see
    QCOMPARE(after->bytes().at(last), before->bytes().at(last));
    // The difference is selected and seen in both.
    QCOMPARE(before->selection().begin, strayPlace());
    QCOMPARE(after->selection(), before->selection());
    QVERIFY(after->visibleRange().contains(strayPlace()));
    // Who scrolls or selects in the one does so in the other.
    QTRY_COMPARE(before->bytesPerRow(), after->bytesPerRow());
    before->verticalScrollBar()->setValue(before->verticalScrollBar()->maximum());
    QCOMPARE(after->visibleRange(), before->visibleRange());
    QTest::keyClick(after, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(before->selection().begin, 0);
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(&dialog, Qt::Key_F8);
    QTRY_COMPARE(before->selection().begin, strayPlace());
    // What is copied is the file's.
    after->setSelection({strayPlace() - 2, strayPlace() + 3});
    after->copyAs(hexclipboard::Form::Hex);
    QCOMPARE(QApplication::clipboard()->text().remove(u' '),
             QString::fromLatin1(model().mid(strayPlace() - 2, 4).toHex().toUpper()));
}

void TestCompare::whatGoesAndComesInTheStructure()
{
    const Repaired file = repaired();
    CompareDialog dialog(file.plan, file.tree);
    QSignalSpy compared(&dialog, &CompareDialog::compared);
    dialog.show();
    QTRY_COMPARE(compared.size(), 1);
    const QTreeView *before = dialog.trees()->before();
    const QStringList gone = textsIn(before, 0);
    const QStringList come = textsIn(before, 2);
    for (const QString &name : {QStringLiteral("raw"), QStringLiteral("trailing")}) {
        QVERIFY2(gone.contains(name), qPrintable(gone.join(u' ')));
        QVERIFY2(!come.contains(name), qPrintable(come.join(u' ')));
    }
    // What is chosen there is shown in the bytes.
    const QModelIndexList found = before->model()->match(
        before->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("raw"), 1, Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    dialog.bytes()->view(Side::Before)->goTo(0);
    dialog.trees()->after()->setCurrentIndex(found[0]);
    QCOMPARE(dialog.bytes()->view(Side::Before)->selection(), (ByteRange{strayPlace(), strayPlace() + 1}));
}

void TestCompare::modelsAreSeenFromOnePlace()
{
    const Repaired file = repaired();
    CompareDialog dialog(file.plan, file.tree);
    if (!dialog.modelAfter()->isAvailable())
        QSKIP("there is no OpenGL here");
    QSignalSpy before(dialog.modelBefore(), &PreviewWidget::shown);
    QSignalSpy after(dialog.modelAfter(), &PreviewWidget::shown);
    dialog.resize(1200, 900);
    dialog.show();
    QTRY_VERIFY_WITH_TIMEOUT(!before.isEmpty() && !after.isEmpty(), 20000);
    const auto areSame = [&] {
        return (dialog.modelBefore()->camera()->eye() - dialog.modelAfter()->camera()->eye()).length() < 1e-4f;
    };
    QTRY_VERIFY(areSame());
    // The camera is that of what it will be, wherever what is broken lies.
    const QVector3D first = dialog.modelAfter()->camera()->eye();
    dialog.modelAfter()->fitView();
    QVERIFY((dialog.modelAfter()->camera()->eye() - first).length() < 1e-4f);
    for (PreviewWidget *model : {dialog.modelAfter(), dialog.modelBefore()}) {
        const QVector3D eye = model->camera()->eye();
        QTest::keyClick(model->surface(), Qt::Key_Left);
        QTRY_VERIFY((model->camera()->eye() - eye).length() > 1e-3f);
        QVERIFY(areSame());
    }
}

void TestCompare::aCauseIsSeenComparedAndUndone()
{
    const QString path = m_desk->path(QStringLiteral("stray.b3d"));
    m_desk->write(QStringLiteral("stray.b3d"), broken());
    MainWindow window;
    window.resize(1200, 800);
    window.show();
    QVERIFY(window.open(path));
    auto *issues = visibleIn<IssuesPanel>(&window);
    QVERIFY(issues);
    QTRY_VERIFY(window.session()->causes());
    const QAbstractItemModel *list = issues->table()->model();
    const QModelIndex cause = list->index(0, IssuesModel::MessageColumn);
    QCOMPARE(cause.data(IssuesModel::KindRole).toInt(), int(IssuesModel::RowKind::Cause));
    QTest::mouseClick(issues->table()->viewport(), Qt::LeftButton, {}, issues->table()->visualRect(cause).center());
    QCOMPARE(window.currentPage()->hexView()->selection(), (ByteRange{strayPlace(), strayPlace() + 1}));
    QPushButton *repair = nullptr;
    for (auto *button : issues->findChildren<QPushButton *>()) {
        if (button->text().startsWith(QStringLiteral("Repair…")))
            repair = button;
    }
    QVERIFY(repair && repair->isEnabled());

    bool wasCompared = false;
    // A timer does not tick while what it has called waits in a dialog: each question has one of its own.
    const std::function<void()> answer = [&] {
        if (window.session()->document().isModified())
            return;
        QTimer::singleShot(20, &window, answer);
        QWidget *modal = QApplication::activeModalWidget();
        if (auto *dialog = qobject_cast<CompareDialog *>(modal)) {
            if (dialog->bytes()->paired().differences().empty())
                return; // not yet
            wasCompared = true;
            dialog->reject();
        } else if (auto *plan = qobject_cast<PlanDialog *>(modal)) {
            auto *keep = plan->findChild<QCheckBox *>(QStringLiteral("keep"));
            if (!keep->isVisible())
                return;
            keep->setChecked(true);
            const QString next = wasCompared ? QStringLiteral("apply") : QStringLiteral("compare");
            QTest::mouseClick(plan->findChild<QPushButton *>(next), Qt::LeftButton);
        }
    };
    answer();
    QTest::mouseClick(repair, Qt::LeftButton);
    QTRY_COMPARE(window.session()->document().bytes().toByteArray(), model());
    QVERIFY(wasCompared);
    const QString kept = path + QStringLiteral(".removed-0x%1.bin").arg(QString::number(strayPlace(), 16).toUpper());
    QCOMPARE(contentOf(kept), QByteArray(1, Stray));
    QCOMPARE(contentOf(path), broken()); // until it is saved
    QTRY_VERIFY(!window.session()->isChecking());
    QVERIFY(!window.session()->causes());
    window.session()->undo(); // one step
    QCOMPARE(window.session()->document().bytes().toByteArray(), broken());
    QVERIFY(!window.session()->document().canUndo());
}

QTEST_MAIN(TestCompare)
#include "tst_compare.moc"
