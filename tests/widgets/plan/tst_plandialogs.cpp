// What the user agrees to is what happens: ticks, sizes, and only the bytes that were meant.
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"
#include "widgets/plan/plandialog.h"
#include "widgets/plan/repairdialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace hexahedron;

namespace {

/// A scale of 0, which is written anew, and bytes behind the end, which would go.
std::shared_ptr<const Tree> damaged()
{
    const QByteArray node = b3d::node("a", b3d::plainMesh(), {0, 0, 0}, {0, 1, 1});
    return readTree(Bytes(b3d::file(node) + QByteArray(100, 'x')), QStringLiteral("a.b3d"));
}

QPushButton *applyButton(const QDialog &dialog)
{
    return dialog.findChild<QPushButton *>(QStringLiteral("apply"));
}

} // namespace

class TestPlanDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTickedIsFirst();
    void aTickIsOneTick();
    void manyOfAKindAreSaidInWords();
    void oneBoxForSeveralPlacesSaysSo();
    void whatManyAddIsOneSum();
    void whatHasNoRepairIsCounted();
    void guessesAreOneChoice();
    void unwantedGuessStays();
    void whatAGuessWouldHaveMendedIsNotMendedInstead();
    void saysWhyNothingIsTicked();
    void longTextsAreNotCut();
    void tabLeadsToEveryButton();
    void isMadeSmall();
    void onlyTheseBytes();
    void enterMakesNothingWorse();
};

void TestPlanDialogs::whatIsTickedIsFirst()
{
    const auto tree = damaged();
    RepairDialog dialog(tree, {});
    dialog.show();
    QPushButton *apply = applyButton(dialog);
    QTRY_VERIFY(apply->isEnabled());
    auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Checked);
    QCOMPARE(list->topLevelItem(1)->checkState(0), Qt::Unchecked);
    QVERIFY2(list->topLevelItem(1)->text(2).contains(QStringLiteral("100")),
             qPrintable(list->topLevelItem(1)->text(2)));
    QCOMPARE(apply->text().remove(u'&'), QStringLiteral("Repair 1, Leave 1"));
    QCOMPARE(dialog.plan().after.size(), tree->bytes().size());

    // With the keyboard: the list has the focus.
    QTRY_VERIFY(list->hasFocus());
    list->setCurrentItem(list->topLevelItem(1));
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(!apply->isEnabled()); // it would do something else than is shown
    QTRY_VERIFY(apply->isEnabled());
    QCOMPARE(apply->text().remove(u'&'), QStringLiteral("Repair 2"));
    QCOMPARE(list->topLevelItem(1)->checkState(0), Qt::Checked); // where it was
    QCOMPARE(dialog.plan().after.size(), tree->bytes().size() - 100);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

/// Where the row was clicked does not matter. What could be made because that one is made stays as it is seen; what comes up then
/// comes below the others, and what need not be done any more keeps its row.
void TestPlanDialogs::aTickIsOneTick()
{
    const QString path = test::madeSamples() + QStringLiteral("/blitz3d/vertex_flags_wrong.b3d");
    const auto tree = readTree(Bytes(test::contentOf(path)), path);
    bool isDone = false;
    for (size_t i = 0; !isDone; ++i) {
        RepairDialog dialog(tree, {});
        dialog.show();
        auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
        const auto rows = [list] {
            std::vector<QTreeWidgetItem *> all;
            for (QTreeWidgetItemIterator row(list); *row; ++row) {
                if ((*row)->childCount() == 0)
                    all.push_back(*row);
            }
            return all;
        };
        const auto ticks = [&rows] {
            QList<bool> all;
            for (const QTreeWidgetItem *row : rows())
                all += row->checkState(0) == Qt::Checked;
            return all;
        };
        const auto names = [&rows] {
            QStringList all;
            for (const QTreeWidgetItem *row : rows())
                all += row->text(0);
            return all;
        };
        const auto isPlanned = [&dialog] {
            const auto labels = dialog.findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [](const QLabel *label) { return label->text().startsWith(QStringLiteral("Repairs:")); });
        };
        QTRY_VERIFY(isPlanned());
        QList<bool> wanted = ticks();
        QVERIFY(wanted.contains(false));
        isDone = qsizetype(i) + 1 >= wanted.size();
        if (wanted[qsizetype(i)])
            continue;
        const QStringList before = names();
        QTreeWidgetItem *row = rows()[i];
        list->expandAll();
        list->scrollToItem(row);
        const QPoint place(list->columnViewportPosition(1) + 5, list->visualItemRect(row).center().y());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place);
        QTest::keyClick(list, Qt::Key_Space);
        wanted[qsizetype(i)] = true;
        QVERIFY(!isPlanned());
        QTRY_VERIFY(isPlanned());
        QCOMPARE(ticks().first(wanted.size()), wanted);
        QCOMPARE(names().first(before.size()), before);
    }
}

void TestPlanDialogs::manyOfAKindAreSaidInWords()
{
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 2, 0, 1, 77})
                                      + b3d::triangles({0, 1, 2, 0, 1, 78}));
    RepairDialog dialog(readTree(Bytes(b3d::file(b3d::node("a", mesh))), QStringLiteral("a.b3d")), {});
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    const QTreeWidgetItem *kind = list->topLevelItem(0);
    QVERIFY(kind && kind->childCount() == 2);
    QCOMPARE(kind->text(0),
             QStringLiteral("vertex_id[2] is 77, but vertices has 3 elements, counted from 0. (and 1 more)"));
    QVERIFY2(kind->toolTip(0).contains(QStringLiteral("INDEX_OUT_OF_RANGE")), qPrintable(kind->toolTip(0)));
}

/// A row keeps its place and its name under the mouse, whichever of its repairs are ticked.
void TestPlanDialogs::oneBoxForSeveralPlacesSaysSo()
{
    constexpr int Place = 4;
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::threeVertices())
                                      + b3d::triangles({0, 1, 77, 0, 1, 77, 0, 1, 2})
                                      + b3d::triangles({0, 1, 2, 0, 1, 78}));
    RepairDialog dialog(readTree(Bytes(b3d::file(b3d::node("a", mesh))), QStringLiteral("a.b3d")), {});
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    const QTreeWidgetItem *kind = list->topLevelItem(0);
    QVERIFY(kind && kind->childCount() == 2);
    QVERIFY2(kind->text(0).endsWith(QStringLiteral("(and 2 more)")), qPrintable(kind->text(0)));
    QVERIFY2(kind->child(0)->text(0).endsWith(QStringLiteral("(2 place(s))")), qPrintable(kind->child(0)->text(0)));
    QVERIFY2(kind->text(Place).contains(QStringLiteral("triangles[0]")), qPrintable(kind->text(Place)));
    QVERIFY2(kind->child(1)->text(Place).contains(QStringLiteral("triangles[1]")),
             qPrintable(kind->child(1)->text(Place)));
    const QString name = kind->text(0);
    for (const int row : {1, 0}) { // the first of them last
        QTreeWidgetItem *one = list->topLevelItem(0)->child(row);
        one->setCheckState(0, one->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
        QVERIFY(!applyButton(dialog)->isEnabled());
        const auto *title = dialog.findChild<QLabel *>();
        QTRY_VERIFY(title->text().startsWith(QStringLiteral("Repairs")));
        QCOMPARE(list->topLevelItem(0)->text(0), name);
    }
}

/// Of a branch the sum is shown, so that it need not be opened.
void TestPlanDialogs::whatManyAddIsOneSum()
{
    e3d::Model model;
    model.materials = e3d::material(0) + e3d::material(0) + e3d::material(1);
    RepairDialog dialog(readTree(Bytes(model.bytes()), QStringLiteral("a.e3d")), {});
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    const auto branch = [list]() -> const QTreeWidgetItem * {
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            const QTreeWidgetItem *row = list->topLevelItem(i);
            if (row->childCount() == 2 && row->child(0)->text(2) == QStringLiteral("+10"))
                return row;
        }
        return nullptr;
    };
    QTRY_VERIFY(branch());
    QCOMPARE(branch()->text(2), QStringLiteral("+20"));
}

void TestPlanDialogs::whatHasNoRepairIsCounted()
{
    RepairDialog dialog(readTree(Bytes(QByteArray("no model")), QStringLiteral("a.b3d")), {});
    dialog.show();
    const auto *total = dialog.findChild<QLabel *>(QStringLiteral("total"));
    QTRY_VERIFY2(total->text().contains(QStringLiteral("1 error(s) without a repair")), qPrintable(total->text()));
    QCOMPARE(applyButton(dialog)->text().remove(u'&'), QStringLiteral("Repair 0"));
    QVERIFY2(!total->text().contains(QStringLiteral("Removes nothing")),
             qPrintable(total->text())); // nor does it anything
}

/// One of them is meant, if any: the row above says how many there are, and has no tick of its own.
void TestPlanDialogs::guessesAreOneChoice()
{
    const QString path = test::madeSamples() + QStringLiteral("/image/width_zero.dds");
    RepairDialog dialog(readTree(Bytes(test::contentOf(path)), path), {});
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    const auto titleIs = [&](const QString &text) {
        return std::ranges::any_of(dialog.findChildren<QLabel *>(),
                                   [&](const QLabel *label) { return label->text() == text; });
    };
    QTRY_VERIFY(titleIs(QStringLiteral("Repairs: 0 ticked, 1 not ticked")));
    QCOMPARE(applyButton(dialog)->text().remove(u'&'), QStringLiteral("Leave 1"));
    const QTreeWidgetItem *branch = list->topLevelItem(0);
    QVERIFY2(branch->text(0).startsWith(QStringLiteral("3 possible repair(s)")), qPrintable(branch->text(0)));
    QCOMPARE(branch->text(2), QString()); // nothing is done there
    QVERIFY(!branch->data(0, Qt::CheckStateRole).isValid() && branch->isExpanded());
    const auto *total = dialog.findChild<QLabel *>(QStringLiteral("total"));
    QVERIFY2(total->text().contains(QStringLiteral("1 error(s) stay unless one of the possible repairs")),
             qPrintable(total->text()));

    const qint64 size = dialog.plan().before.size();
    for (const int chosen : {1, 2}) { // the second takes the place of the first
        list->topLevelItem(0)->child(chosen)->setCheckState(0, Qt::Checked);
        QVERIFY(!applyButton(dialog)->isEnabled());
        QTRY_VERIFY(applyButton(dialog)->isEnabled());
        branch = list->topLevelItem(0);
        QCOMPARE(branch->childCount(), 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(branch->child(i)->checkState(0), i == chosen ? Qt::Checked : Qt::Unchecked);
        QVERIFY2(branch->text(0).contains(branch->child(chosen)->text(0)), qPrintable(branch->text(0)));
        QCOMPARE(branch->text(2), branch->child(chosen)->text(2));
        QCOMPARE(dialog.plan().after.size(), size + 4);
    }
}

/// Who does not want one guess gets no other one instead, and can think again.
void TestPlanDialogs::unwantedGuessStays()
{
    const QString path = test::madeSamples() + QStringLiteral("/image/data_short.dds");
    RepairDialog dialog(readTree(Bytes(test::contentOf(path)), path), {});
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    QTRY_VERIFY(applyButton(dialog)->isEnabled());
    const QString guess = list->topLevelItem(0)->text(0);
    const qint64 size = dialog.plan().after.size();
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QTRY_COMPARE(applyButton(dialog)->text().remove(u'&'), QStringLiteral("Leave 1"));
    QVERIFY(dialog.plan().isEmpty());
    QTreeWidgetItem *again = list->topLevelItem(0)->child(0);
    QVERIFY(again);
    QCOMPARE(again->text(0), guess);
    again->setCheckState(0, Qt::Checked);
    QTRY_VERIFY(applyButton(dialog)->isEnabled());
    QCOMPARE(dialog.plan().after.size(), size);
}

/// Each of its findings has a repair of its own, which comes up then. Nobody has ticked it.
void TestPlanDialogs::whatAGuessWouldHaveMendedIsNotMendedInstead()
{
    QByteArray file = b3d::file(b3d::node("root", b3d::plainMesh()));
    file.replace(file.indexOf("NODE") + 4, 4, b3d::i32({qint32(file.size())}));
    RepairDialog dialog(readTree(Bytes(file), QStringLiteral("a.b3d")), {});
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    QTRY_VERIFY(applyButton(dialog)->isEnabled());
    QCOMPARE(applyButton(dialog)->text().remove(u'&'), QStringLiteral("Repair 1"));
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QTRY_VERIFY(applyButton(dialog)->text().startsWith(QStringLiteral("Leave ")));
    QVERIFY(dialog.plan().isEmpty());
    // It can be ticked.
    QTreeWidgetItem *single = nullptr;
    for (int i = 0; i < list->topLevelItemCount() && !single; ++i)
        single = list->topLevelItem(i)->text(0).contains(QStringLiteral("announces")) ? list->topLevelItem(i) : nullptr;
    QVERIFY(single);
    single->setCheckState(0, Qt::Checked);
    QTRY_VERIFY(applyButton(dialog)->isEnabled());
    QVERIFY(!dialog.plan().isEmpty());
}

void TestPlanDialogs::saysWhyNothingIsTicked()
{
    RepairDialog dialog(damaged(), {});
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    const QTreeWidgetItem *removal = list->topLevelItem(1);
    QCOMPARE(removal->checkState(0), Qt::Unchecked);
    QVERIFY2(removal->text(3).contains(QStringLiteral("removes 100 byte(s)"))
                 && removal->text(3).contains(QStringLiteral("only if you tick it")),
             qPrintable(removal->text(3)));
}

/// A row is as high as its texts need.
void TestPlanDialogs::longTextsAreNotCut()
{
    RepairDialog dialog(damaged(), {});
    dialog.resize(600, 400);
    dialog.show();
    const auto *list = dialog.findChild<QTreeWidget *>(QStringLiteral("repairs"));
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    const QModelIndex row = list->model()->index(1, 0);
    const int wide = list->fontMetrics().horizontalAdvance(list->topLevelItem(1)->text(3));
    QVERIFY(wide > list->columnWidth(3));
    QVERIFY(list->visualRect(row).height() >= 2 * list->fontMetrics().height());
}

void TestPlanDialogs::tabLeadsToEveryButton()
{
    RepairDialog dialog(damaged(), {});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTRY_VERIFY(applyButton(dialog)->isEnabled());
    QStringList reached;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        reached += dialog.focusWidget()->objectName();
    }
    for (const char *name : {"compare", "cancel", "apply", "repairs"})
        QVERIFY2(
            reached.contains(QLatin1String(name)),
            qPrintable(QString::fromLatin1(name) + QLatin1String(" is none of ") + reached.join(QLatin1Char(' '))));
}

void TestPlanDialogs::isMadeSmall()
{
    RepairDialog repairs(damaged(), {});
    QVERIFY2(repairs.minimumSizeHint().width() <= 800 && repairs.minimumSizeHint().height() <= 500, "900×600 screens");
    // But not smaller than it is meant to be.
    repairs.show();
    QCOMPARE(repairs.size(), repairs.sizeHint());
}

void TestPlanDialogs::onlyTheseBytes()
{
    const auto tree = damaged();
    const auto planned = [&](bool withFixUps) {
        Planner planner(*tree, withFixUps);
        planner.splice(0, {12 + 8, 12 + 9}, {}); // a letter of the node's name
        return planner.finish();
    };
    const EditPlan full = planned(true);
    QVERIFY(full.fixUpCount() > 0);
    PlanDialog dialog(full, tree);
    std::function<void(const EditPlan &)> answer;
    dialog.setOnlyAsked([&](const auto &done) { answer = done; });
    dialog.show();
    QCOMPARE(applyButton(dialog)->text().remove(u'&').section(u' ', 0, 1), QStringLiteral("Remove 1"));
    auto *only = dialog.findChild<QCheckBox *>(QStringLiteral("onlyAsked"));
    QVERIFY(only->isVisible());
    only->setChecked(true);
    QVERIFY(!applyButton(dialog)->isEnabled()); // what it would do is not known yet
    answer(planned(false));
    QVERIFY(applyButton(dialog)->isEnabled());
    QCOMPARE(dialog.plan().fixUpCount(), 0);
    QCOMPARE(dialog.plan().after.size(), tree->bytes().size() - 1);
    only->setChecked(false);
    QCOMPARE(dialog.plan().fixUpCount(), full.fixUpCount());
    only->setChecked(true);
    only->setChecked(false);
    answer(planned(false)); // late
    QCOMPARE(dialog.plan().fixUpCount(), full.fixUpCount());
}

/// What would create issues is applied by who means it, not by Enter.
void TestPlanDialogs::enterMakesNothingWorse()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("a", b3d::plainMesh()))), QStringLiteral("a.b3d"));
    const auto planned = [&](const char *path, const QString &text) {
        Planner planner(*tree);
        planner.setText(tree->find(QString::fromLatin1(path)).value_or(Item()), text);
        EditPlan plan = planner.finish();
        judge(plan, *tree);
        return plan;
    };
    const EditPlan bad = planned("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[0]", QStringLiteral("77"));
    const EditPlan good = planned("BB3D/NODE/position/x", QStringLiteral("77"));
    QVERIFY(!bad.newIssues.empty() && good.newIssues.empty());
    const auto pressEnter = [](PlanDialog &dialog) {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!dialog.isVisible());
    };
    PlanDialog refuses(bad, tree);
    pressEnter(refuses);
    QCOMPARE(refuses.result(), int(QDialog::Rejected));
    PlanDialog applies(good, tree);
    pressEnter(applies);
    QCOMPARE(applies.result(), int(QDialog::Accepted));

    // Also where only a choice in the dialog makes it so, and back.
    PlanDialog turns(good, tree);
    turns.setOnlyAsked([&](const auto &done) { done(bad); });
    turns.show();
    auto *only = turns.findChild<QCheckBox *>(QStringLiteral("onlyAsked"));
    only->setChecked(true);
    QVERIFY(!applyButton(turns)->isDefault());
    only->setChecked(false);
    QVERIFY(applyButton(turns)->isDefault());
}

QTEST_MAIN(TestPlanDialogs)
#include "tst_plandialogs.moc"
