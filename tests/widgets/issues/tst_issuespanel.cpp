#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/formats/registry.h"
#include "core/recovery/repairing.h"
#include "tests/support/b3dbuilder.h"
#include "widgets/issues/issuesmodel.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/session/session.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

using namespace hexahedron;

class TestIssuesPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsTheWorstFirst();
    void modelHoldsItsContract();
    void sorts_data();
    void sorts();
    void filters();
    void choosingSelectsTheBytes();
    void keysGoAround();
    void everyPlaceCanBeGoneTo();
    void explainsAndOffersRepairs();
    void saysWhereNoRepairIsOffered();
    void saysWhyNothingIsRepaired();
    void saysWhyThisIsNotRepaired();
    void messagesAreReadWhole();
    void staleIssuesCannotBeRepaired();
    void saysWhatStateItIsIn();
    void saysWhatIsMissing();
    void staysAtTheSameIssue();
    void opensThePlace();
    void repairIsInSightInALowPanel();
    void findingsStandBelowTheirCause();
    void keysGoThroughACause();
    void withoutAClearCauseAllMayBe();
    void aLateCauseDisturbsNobody();
};

namespace {

Issue issueOf(const IssueKind &kind, Severity severity, const char *path, qint64 begin, qint64 count = 1,
              bool canRepair = false)
{
    Issue issue;
    issue.kind = &kind;
    issue.severity = severity;
    issue.reference = "V17";
    issue.range = {begin, begin + 4};
    issue.path = QString::fromLatin1(path);
    issue.arguments = {issue.path, QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4")};
    issue.count = count;
    if (canRepair)
        issue.repair = {"Write the neutral value.", {}, [](Wishes &) {}};
    return issue;
}

std::shared_ptr<const std::vector<Issue>> sample()
{
    return std::make_shared<const std::vector<Issue>>(std::vector<Issue>{
        issueOf(issues::notUnitLength, Severity::Warning, "b/normal", 10, 30, true),
        issueOf(issues::unknownFrame, Severity::Info, "c/ABCD", 20),
        issueOf(issues::notFinite, Severity::Error, "a/position", 30, 2, true),
        issueOf(issues::notFinite, Severity::Error, "d/scale", 40, 1, true),
    });
}

/// The first three issues follow from the first explanation, the first two from the second.
std::shared_ptr<const Causes> sampleCauses(bool isClear)
{
    auto causes = std::make_shared<Causes>();
    causes->isClear = isClear;
    for (const size_t findings : {3U, 2U}) {
        Cause cause;
        cause.title = QStringLiteral("stray byte, findings %1").arg(findings);
        cause.evidence = QStringLiteral("All goes with it.");
        cause.remedy = QStringLiteral("Remove it.");
        cause.path = QStringLiteral("b");
        cause.range = {5, 6};
        cause.plan.title = cause.title;
        for (size_t i = 0; i < findings; ++i)
            cause.findings.push_back(i);
        causes->all.push_back(std::move(cause));
    }
    return causes;
}

QStringList placesIn(const IssuesPanel &panel)
{
    QStringList places;
    const QAbstractItemModel *model = panel.table()->model();
    for (int row = 0; row < model->rowCount(); ++row)
        places += model->index(row, IssuesModel::PlaceColumn).data().toString();
    return places;
}

template<typename Widget>
Widget *withText(const IssuesPanel &panel, const char *text)
{
    for (Widget *widget : panel.findChildren<Widget *>()) {
        if (widget->text().startsWith(QString::fromUtf8(text)))
            return widget;
    }
    return nullptr;
}

} // namespace

void TestIssuesPanel::listsTheWorstFirst()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    QCOMPARE(placesIn(panel), (QStringList{QStringLiteral("a/position"), QStringLiteral("d/scale"),
                                           QStringLiteral("b/normal"), QStringLiteral("c/ABCD")}));
    QCOMPARE(selection.range(), ByteRange()); // listing selects nothing
}

void TestIssuesPanel::modelHoldsItsContract()
{
    IssuesModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setIssues(sample());
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.countOf(Severity::Error), 2);
    QCOMPARE(model.repairableOf(&issues::notFinite), 2);
    model.setStale(true);
    const auto tree = readTree(
        Bytes(b3d::file(b3d::node(
            "a", b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3})) + b3d::triangles({0, 1, 2, 0, 1, 2, 0, 1, 2}))))),
        QStringLiteral("a.b3d"));
    model.setIssues(std::make_shared<const std::vector<Issue>>(check(*tree)), tree); // with places below
    auto causes = std::make_shared<Causes>(*sampleCauses(true));
    causes->all.resize(1);
    causes->all[0].findings = {0};
    model.setIssues(std::make_shared<const std::vector<Issue>>(check(*tree)), tree, causes); // two levels
    model.setIssues(sample(), nullptr, sampleCauses(false));
    model.setIssues(sample(), nullptr, sampleCauses(true));
    QCOMPARE(model.countOf(Severity::Error), 2); // as many as without
    model.setIssues(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.countOf(Severity::Error), 0);
}

void TestIssuesPanel::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("first");
    QTest::newRow("by place: as the bytes lie") << int(IssuesModel::PlaceColumn) << QStringLiteral("b/normal");
    QTest::newRow("by message") << int(IssuesModel::MessageColumn) << QStringLiteral("a/position");
    QTest::newRow("by count") << int(IssuesModel::CountColumn) << QStringLiteral("c/ABCD");
}

void TestIssuesPanel::sorts()
{
    QFETCH(int, column);
    QFETCH(QString, first);
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    panel.table()->sortByColumn(column, Qt::AscendingOrder);
    QCOMPARE(placesIn(panel).first(), first);
}

void TestIssuesPanel::filters()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    auto *errors = withText<QToolButton>(panel, "2");
    QVERIFY(errors);
    errors->click();
    QCOMPARE(placesIn(panel), (QStringList{QStringLiteral("b/normal"), QStringLiteral("c/ABCD")}));
    errors->click();
    auto *text = panel.findChild<QLineEdit *>();
    text->setText(QStringLiteral("finite  SCALE"));
    QCOMPARE(placesIn(panel), QStringList{QStringLiteral("d/scale")});
    text->setText(QStringLiteral("nowhere"));
    QVERIFY(placesIn(panel).isEmpty());
    QVERIFY(withText<QLabel>(panel, "No issue fits"));
    text->clear();
    QCOMPARE(placesIn(panel).size(), 4);
}

void TestIssuesPanel::choosingSelectsTheBytes()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    panel.table()->setCurrentIndex(panel.table()->model()->index(1, 0));
    QCOMPARE(selection.range(), (ByteRange{40, 44}));
}

void TestIssuesPanel::keysGoAround()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.nextAction()->trigger(); // there is none
    QVERIFY(!panel.nextAction()->isEnabled());
    panel.setIssues(sample());
    QCOMPARE(panel.nextAction()->shortcut(), QKeySequence(Qt::Key_F8));
    QList<qint64> begins;
    for (int i = 0; i < 5; ++i) {
        panel.nextAction()->trigger();
        begins += selection.range().begin;
    }
    QCOMPARE(begins, (QList<qint64>{30, 40, 10, 20, 30}));
    panel.previousAction()->trigger();
    QCOMPARE(selection.range().begin, 20);
}

void TestIssuesPanel::everyPlaceCanBeGoneTo()
{
    // Three corners in two triangles name no vertex, and one node has no finite position.
    const QByteArray mesh = b3d::mesh(b3d::vertices(b3d::f32({1, 2, 3}).repeated(3))
                                      + b3d::triangles({0, 1, 2, 0, 1, 9, 2, 1, 0, 9, 1, 9}));
    const auto tree = readTree(Bytes(b3d::file(b3d::node("a", mesh, {std::nanf(""), 0, 0}))), QStringLiteral("a.b3d"));
    std::vector<Issue> found = check(*tree);
    std::erase_if(found, [](const Issue &issue) { return issue.severity != Severity::Error; });
    QCOMPARE(found.size(), 2U);
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(std::make_shared<const std::vector<Issue>>(found), tree);
    panel.table()->sortByColumn(IssuesModel::PlaceColumn, Qt::AscendingOrder);
    QStringList paths;
    const auto go = [&](QAction *action) {
        action->trigger();
        paths += tree->path(tree->covering(0, selection.range()));
    };
    for (int i = 0; i < 4; ++i)
        go(panel.nextAction());
    const QString triangles = QStringLiteral("BB3D/NODE/MESH/TRIS/triangles");
    const QString position = QStringLiteral("BB3D/NODE/position/x");
    const QString corner = triangles + QStringLiteral("[1]/vertex_id[2]");
    const QString other = triangles + QStringLiteral("[3]/vertex_id");
    QCOMPARE(paths, (QStringList{position, corner, other, position}));
    paths.clear();
    for (int i = 0; i < 3; ++i)
        go(panel.previousAction());
    QCOMPARE(paths, (QStringList{other, corner, position}));
    // The list shows them where the issue is opened, and says which.
    const QAbstractItemModel *model = panel.table()->model();
    const QModelIndex issue = model->index(1, 0);
    QCOMPARE(model->rowCount(issue), 1);
    QCOMPARE(model->index(0, IssuesModel::PlaceColumn, issue).data().toString(), other);
    panel.table()->setCurrentIndex(model->index(0, 0, issue));
    QCOMPARE(tree->path(tree->covering(0, selection.range())), other);
    // The sentence is about the first of them, so what stands in this one is said besides.
    const QString text = panel.findChild<QTextBrowser *>()->toPlainText();
    QVERIFY2(text.contains(other + QStringLiteral(" = [9, 1, 9]"))
                 && text.contains(QStringLiteral("First found at ") + corner),
             qPrintable(text));
    QVERIFY(model->index(0, IssuesModel::MessageColumn, issue).data().toString().endsWith(QStringLiteral("[9, 1, 9]")));
    QCOMPARE(panel.currentIssue()->kind, &issues::indexOutOfRange);
}

void TestIssuesPanel::saysWhereNoRepairIsOffered()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    int without = 0;
    for (size_t i = 0; i < sample()->size(); ++i) {
        panel.nextAction()->trigger();
        QVERIFY(panel.currentIssue());
        const bool isSaid = panel.findChild<QTextBrowser *>()->toPlainText().contains(
            QStringLiteral("none is offered here"));
        QCOMPARE(isSaid, !panel.currentIssue()->repair);
        without += isSaid ? 1 : 0;
    }
    QVERIFY(without > 0);
}

void TestIssuesPanel::saysWhyNothingIsRepaired()
{
    std::vector<Issue> issues = *sample();
    QCOMPARE(IssuesPanel::whyNothingIsRepaired(&issues, false), QString());
    for (Issue &issue : issues)
        issue.repair = {};
    QCOMPARE(IssuesPanel::whyNothingIsRepaired(&issues, true), QString());
    const QString why = IssuesPanel::whyNothingIsRepaired(&issues, false);
    QVERIFY2(why.contains(QStringLiteral("No repair is known")), qPrintable(why));
    QVERIFY2(why.contains(QStringLiteral("Salvage")), qPrintable(why));
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(std::make_shared<const std::vector<Issue>>(issues));
    const auto buttons = panel.findChildren<QPushButton *>();
    QVERIFY(std::any_of(buttons.begin(), buttons.end(),
                        [&](const QPushButton *button) { return !button->isEnabled() && button->toolTip() == why; }));
}

/// A grey button says why it is grey, and what a repair would do is only said where there is one.
void TestIssuesPanel::saysWhyThisIsNotRepaired()
{
    Selection selection;
    IssuesPanel panel(&selection);
    std::vector<Issue> issues = *sample();
    for (Issue &issue : issues)
        issue.repair = {};
    panel.setIssues(std::make_shared<const std::vector<Issue>>(issues), nullptr, sampleCauses(true));
    auto *repair = withText<QPushButton>(panel, "Repair…");
    const auto isAsSaid = [&] { return !repair->isEnabled() && !repair->toolTip().isEmpty(); };
    bool isBelowCause = false;
    for (size_t i = 0; i <= issues.size(); ++i) {
        panel.nextAction()->trigger();
        const Issue *issue = panel.currentIssue();
        if (!issue) {
            QVERIFY(repair->isEnabled()); // the cause itself
            continue;
        }
        QVERIFY(isAsSaid());
        isBelowCause = isBelowCause || repair->toolTip().contains(QStringLiteral("repair of its cause"));
        const QString text = panel.findChild<QTextBrowser *>()->toPlainText();
        QVERIFY2(!text.contains(QStringLiteral("Repairing")), qPrintable(text));
    }
    QVERIFY(isBelowCause);
    panel.setIssues(sample());
    panel.nextAction()->trigger();
    QVERIFY(repair->isEnabled());
    QVERIFY(panel.findChild<QTextBrowser *>()->toPlainText().contains(QStringLiteral("Repairing")));
    panel.setChecking(true);
    QVERIFY(isAsSaid() && repair->toolTip().contains(QStringLiteral("checked")));
}

/// In a narrow panel a row is as high as its sentence needs.
void TestIssuesPanel::messagesAreReadWhole()
{
    Selection selection;
    IssuesPanel panel(&selection);
    std::vector<Issue> issues{issueOf(issues::notFinite, Severity::Error, "a/position", 30)};
    issues[0].arguments[0] = QStringLiteral("a long name of a field ").repeated(40);
    panel.setIssues(std::make_shared<const std::vector<Issue>>(issues));
    panel.resize(1600, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto height = [&] {
        return panel.table()->visualRect(panel.table()->model()->index(0, IssuesModel::MessageColumn)).height();
    };
    panel.resize(404, 300);
    const int line = panel.fontMetrics().lineSpacing();
    QTRY_VERIFY(height() >= 12 * line);
    const int narrow = height();
    panel.resize(1600, 300);
    QTRY_VERIFY(height() < narrow);
}

void TestIssuesPanel::explainsAndOffersRepairs()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    QSignalSpy one(&panel, &IssuesPanel::repairRequested);
    QSignalSpy many(&panel, &IssuesPanel::repairAllRequested);
    panel.nextAction()->trigger();
    const QString details = panel.findChild<QTextBrowser *>()->toPlainText();
    QVERIFY2(details.contains(issueAdvice(issues::notFinite)), qPrintable(details));
    QVERIFY(details.contains(QStringLiteral("V17")) && details.contains(QStringLiteral("NOT_FINITE")));
    withText<QPushButton>(panel, "Repair…")->click();
    QCOMPARE(one.size(), 1);
    QCOMPARE(one[0][0].value<Issue>().path, QStringLiteral("a/position"));
    auto *kind = withText<QPushButton>(panel, "All 2");
    QVERIFY(kind);
    kind->click();
    QCOMPARE(many[0][0].toStringList(), QStringList{QStringLiteral("NOT_FINITE")});
    withText<QPushButton>(panel, "Repair All…")->click();
    QCOMPARE(many[1][0].toStringList(), QStringList());
    panel.previousAction()->trigger(); // to the remark, which has no repair
    QVERIFY(!withText<QPushButton>(panel, "Repair…")->isEnabled());
}

void TestIssuesPanel::staleIssuesCannotBeRepaired()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    panel.nextAction()->trigger();
    const QModelIndex cell = panel.table()->model()->index(0, IssuesModel::MessageColumn);
    QVERIFY(!cell.data(Qt::ForegroundRole).isValid());
    panel.setChecking(true);
    QVERIFY(cell.data(Qt::ForegroundRole).isValid());
    QVERIFY(!withText<QPushButton>(panel, "Repair…")->isEnabled());
    QVERIFY(!withText<QPushButton>(panel, "Repair All…")->isEnabled());
    QCOMPARE(panel.table()->model()->rowCount(), 4); // they stay to be read
    panel.setChecking(false);
    QVERIFY(withText<QPushButton>(panel, "Repair…")->isEnabled());
}

void TestIssuesPanel::saysWhatStateItIsIn()
{
    Selection selection;
    IssuesPanel panel(&selection);
    QVERIFY(withText<QLabel>(panel, "Not checked"));
    panel.setChecking(true);
    panel.setProgress(0.5);
    QVERIFY(withText<QLabel>(panel, "Checking"));
    QCOMPARE(panel.findChild<QProgressBar *>()->value(), 500);
    QVERIFY(!panel.findChild<QProgressBar *>()->isHidden());
    panel.setChecking(false);
    panel.setIssues(std::make_shared<const std::vector<Issue>>());
    QVERIFY(withText<QLabel>(panel, "No issues"));
    panel.setUncheckable(QStringLiteral("Of no known format."));
    QVERIFY(withText<QLabel>(panel, "Of no known format."));
    QVERIFY(!withText<QLabel>(panel, "No issues"));
    QVERIFY(panel.findChild<QProgressBar *>()->isHidden());
    panel.setIssues(sample());
    QCOMPARE(panel.findChild<QStackedWidget *>()->currentIndex(), 0);
}

/// A repaired file may have no issues and not be whole. That is said as long as the repair is not undone.
void TestIssuesPanel::saysWhatIsMissing()
{
    const Bytes cut(b3d::file(b3d::node("root", b3d::plainMesh())).chopped(20));
    Session session(std::make_unique<Document>(cut));
    QTRY_VERIFY(session.isTreeCurrent());
    session.repairAll(planRepairs(session.tree(), RepairWishes::unasked()).plan);
    QTRY_VERIFY(!session.missing().isEmpty());
    IssuesPanel panel(session.selection());
    panel.setIssues(std::make_shared<const std::vector<Issue>>());
    panel.setMissing(session.missing());
    QVERIFY(withText<QLabel>(panel, "No issues, but not all is there"));
    session.undo();
    QCOMPARE(session.missing(), QString());
    session.redo();
    QVERIFY(!session.missing().isEmpty());
    // What was there once is no part of what comes instead.
    QTRY_VERIFY(session.isTreeCurrent());
    session.splice(0, {session.bytes().range(), {}});
    QTRY_VERIFY(session.bytes().isEmpty());
    QCOMPARE(session.missing(), QString());
    QTRY_VERIFY(session.isTreeCurrent());
    session.splice(0, {{}, Bytes("another file")});
    QTRY_VERIFY(!session.bytes().isEmpty());
    QCOMPARE(session.missing(), QString());
    session.undo();
    session.undo();
    QVERIFY(!session.missing().isEmpty());
    panel.setMissing({});
    QVERIFY(!withText<QLabel>(panel, "No issues, but not all is there"));
}

void TestIssuesPanel::staysAtTheSameIssue()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample());
    panel.table()->setCurrentIndex(panel.table()->model()->index(1, 0));
    auto fewer = *sample();
    fewer.erase(fewer.begin() + 2); // another one was repaired
    selection.select(0, {1, 2});
    panel.setIssues(std::make_shared<const std::vector<Issue>>(fewer));
    QCOMPARE(panel.currentIssue()->path, QStringLiteral("d/scale"));
    QCOMPARE(selection.range(), (ByteRange{1, 2})); // nobody asked for its bytes
    fewer.erase(fewer.begin() + 2);                 // it was repaired itself: the next one takes its place
    panel.setIssues(std::make_shared<const std::vector<Issue>>(fewer));
    QCOMPARE(panel.currentIssue()->path, QStringLiteral("b/normal"));
}

void TestIssuesPanel::opensThePlace()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.resize(700, 400);
    panel.setIssues(sample());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QSignalSpy asked(&panel, &IssuesPanel::revealRequested);
    const QRect row = panel.table()->visualRect(panel.table()->model()->index(2, IssuesModel::MessageColumn));
    QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {}, row.center());
    QTest::mouseDClick(panel.table()->viewport(), Qt::LeftButton, {}, row.center());
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<Issue>().path, QStringLiteral("b/normal"));
    QCOMPARE(selection.range(), (ByteRange{10, 14}));
}

void TestIssuesPanel::repairIsInSightInALowPanel()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.resize(404, 150); // what is left of a screen of 900 × 600
    panel.setIssues(sample());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.nextAction()->trigger();
    for (const char *text : {"Repair…", "All 2", "Repair All…"}) {
        auto *button = withText<QPushButton>(panel, text);
        QVERIFY2(button && button->isVisible(), text);
        QTRY_VERIFY2(panel.rect().contains(QRect(button->mapTo(&panel, QPoint(0, 0)), button->size())), text);
        QTRY_VERIFY2(button->width() >= button->sizeHint().width(), text);
    }
    QVERIFY(panel.findChild<QTextBrowser *>()->height() > 2 * panel.fontMetrics().height());
    // What is wrong has all the width; where there is room the place is listed too.
    const auto hasPlaces = [&] { return !panel.table()->isColumnHidden(IssuesModel::PlaceColumn); };
    QCOMPARE(panel.table()->horizontalScrollBar()->maximum(), 0);
    QVERIFY(!hasPlaces());
    panel.resize(1600, 300);
    QTRY_VERIFY(hasPlaces());
    // There the buttons stand above the list, but keep no window from becoming small.
    auto *repair = withText<QPushButton>(panel, "Repair…");
    QTRY_VERIFY(repair->mapTo(&panel, QPoint(0, 0)).y() < panel.table()->mapTo(&panel, QPoint(0, 0)).y());
    QVERIFY2(panel.minimumSizeHint().width() <= 404, qPrintable(QString::number(panel.minimumSizeHint().width())));
}

void TestIssuesPanel::findingsStandBelowTheirCause()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.resize(900, 400);
    panel.setIssues(sample(), nullptr, sampleCauses(true));
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const QAbstractItemModel *model = panel.table()->model();
    QCOMPARE(model->rowCount(), 3); // the cause, what else may be, and what is wrong besides
    const QModelIndex cause = model->index(0, IssuesModel::MessageColumn);
    QVERIFY2(cause.data().toString().contains(QStringLiteral("→ 3 issue")), qPrintable(cause.data().toString()));
    QCOMPARE(model->rowCount(cause.siblingAtColumn(0)), 3);
    QVERIFY(!panel.table()->isExpanded(cause.siblingAtColumn(0))); // one cause, one finding
    QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {}, panel.table()->visualRect(cause).center());
    QCOMPARE(selection.range(), (ByteRange{5, 6}));
    const QString details = panel.findChild<QTextBrowser *>()->toPlainText();
    QVERIFY2(details.contains(QStringLiteral("All goes with it.")), qPrintable(details));
    QSignalSpy asked(&panel, &IssuesPanel::planRequested);
    withText<QPushButton>(panel, "Repair…")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<EditPlan>().title, QStringLiteral("stray byte, findings 3"));
    // However the list is sorted the cause stays above.
    panel.table()->sortByColumn(IssuesModel::MessageColumn, Qt::DescendingOrder);
    QCOMPARE(model->index(0, IssuesModel::CountColumn).data().toString(), QStringLiteral("3"));
    QCOMPARE(model->index(2, IssuesModel::PlaceColumn).data().toString(), QStringLiteral("d/scale"));
    // The filter looks into it.
    auto *text = panel.findChild<QLineEdit *>();
    text->setText(QStringLiteral("ABCD"));
    QCOMPARE(model->rowCount(), 1);
    QCOMPARE(model->rowCount(model->index(0, 0)), 1);
    text->clear();
    withText<QToolButton>(panel, "2")->click(); // no errors: one of its findings, and one free, are gone
    QCOMPARE(model->rowCount(model->index(0, 0)), 2);
}

void TestIssuesPanel::keysGoThroughACause()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample(), nullptr, sampleCauses(true));
    QList<qint64> begins;
    for (int i = 0; i < 6; ++i) {
        panel.nextAction()->trigger();
        begins += selection.range().begin;
    }
    QCOMPARE(begins, (QList<qint64>{5, 30, 10, 20, 40, 5}));
    panel.previousAction()->trigger();
    QCOMPARE(selection.range().begin, 40);
    panel.previousAction()->trigger();
    QCOMPARE(selection.range().begin, 20);
    QCOMPARE(panel.currentIssue()->path, QStringLiteral("c/ABCD"));
}

void TestIssuesPanel::withoutAClearCauseAllMayBe()
{
    Selection selection;
    IssuesPanel panel(&selection);
    panel.setIssues(sample(), nullptr, sampleCauses(false));
    const QAbstractItemModel *model = panel.table()->model();
    QCOMPARE(model->rowCount(), 5); // all issues stand for themselves
    const QModelIndex others = model->index(0, 0);
    QCOMPARE(model->rowCount(others), 2);
    QVERIFY(panel.table()->isExpanded(others));
    panel.table()->setCurrentIndex(model->index(1, 0, others));
    QVERIFY(panel.currentCause());
    QCOMPARE(panel.currentCause()->findings.size(), 2U);
    QVERIFY(withText<QPushButton>(panel, "Repair…")->isEnabled());
}

/// Somebody reads the list while the cause is looked for.
void TestIssuesPanel::aLateCauseDisturbsNobody()
{
    Selection selection;
    IssuesPanel panel(&selection);
    const auto issues = sample();
    panel.setIssues(issues);
    panel.table()->setCurrentIndex(panel.table()->model()->index(1, 0));
    QCOMPARE(panel.currentIssue()->path, QStringLiteral("d/scale"));
    selection.select(0, {1, 2});
    panel.setIssues(issues, nullptr, sampleCauses(true));
    QCOMPARE(panel.currentIssue()->path, QStringLiteral("d/scale"));
    QCOMPARE(selection.range(), (ByteRange{1, 2}));
}

QTEST_MAIN(TestIssuesPanel)
#include "tst_issuespanel.moc"
