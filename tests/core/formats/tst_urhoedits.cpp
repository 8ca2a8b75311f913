#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/edit/removals.h"
#include "core/formats/registry.h"
#include "core/recovery/repairing.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

#include <functional>

using namespace hexahedron;

class TestUrhoEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verticesComeWithoutBones_data();
    void verticesComeWithoutBones();
    void verticesBoundToAnotherBoneAreSaid();
    void whatALayoutLosesIsNamed();
    void anotherFileBehindAPackageIsNamed();
    void numbersThatDoNotFitAreSaid();
    void whatFollowsAPackageIsNotItsSize_data();
    void whatFollowsAPackageIsNotItsSize();
    void checksumsThatWereWrongAreLeft_data();
    void checksumsThatWereWrongAreLeft();
    void checksumsAreRightWhenTheDamageGoes_data();
    void checksumsAreRightWhenTheDamageGoes();
};

void TestUrhoEdits::verticesComeWithoutBones_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("UMDL") << urho::maskedTriangle().bytes();
    QTest::newRow("UMD2") << urho::describedTriangle().bytes();
}

/// A vertex that carries no bones needs none to be inserted.
void TestUrhoEdits::verticesComeWithoutBones()
{
    QFETCH(QByteArray, file);
    const auto tree = readTree(Bytes(file), {});
    const QString path = QString::fromLatin1(file.first(4)) + QStringLiteral("/vertexBuffers[0]/vertices");
    const std::optional<Item> vertices = tree->find(path);
    QVERIFY(vertices);
    Planner planner(*tree);
    planner.insertElements(*vertices, 1, 1);
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    const auto after = readTree(plan.after, {});
    QCOMPARE(after->find(path)->count, 4);
    for (const Issue &issue : check(*after))
        QVERIFY2(issue.severity == Severity::Info, qPrintable(issue.message()));
}

/// It may be removed, and nothing of the package is.
void TestUrhoEdits::anotherFileBehindAPackageIsNamed()
{
    const QByteArray package = urho::Package{.files = {{"a.txt", "some words"}}}.bytes();
    const QByteArray model = urho::maskedTriangle().bytes();
    const auto tree = readTree(Bytes(package + model), QStringLiteral("a.pak"));
    const std::vector<Issue> issues = check(*tree);
    const auto appended = std::ranges::find(issues, QByteArrayView("FILE_APPENDED"),
                                            [](const Issue &issue) { return QByteArrayView(issue.kind->code); });
    QVERIFY(appended != issues.end());
    QCOMPARE(planRepair(*tree, *appended).after.toByteArray(), package);
    for (const Issue &issue : issues)
        QVERIFY2(QByteArrayView(issue.kind->code) != "BYTES_UNUSED", qPrintable(issue.message()));
}

/// The same numbers in fewer bytes are no loss. A part that has no place any more is one.
void TestUrhoEdits::whatALayoutLosesIsNamed()
{
    urho::Model model = urho::maskedTriangle();
    model.indexBuffers = {urho::indices32({0, 1, 2})};
    const auto planOf = [](const QByteArray &file, const char *path, const char *value) {
        const auto tree = readTree(Bytes(file), {});
        Planner planner(*tree);
        planner.setText(*tree->find(QString::fromLatin1(path)), QString::fromLatin1(value));
        return planner.finish();
    };
    const EditPlan narrower = planOf(model.bytes(), "UMDL/indexBuffers[0]/indexSize", "2");
    QCOMPARE(narrower.after.size(), narrower.before.size() - 6);
    QCOMPARE(narrower.removedBytes(), 0);
    const QByteArray all = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/masked_everything.mdl"));
    const EditPlan lighter = planOf(all, "UMDL/vertexBuffers[0]/elementMask", "1");
    const QString said = removalTexts(lighter.removals, 3).join(u' ');
    QCOMPARE(lighter.removedBytes(), lighter.before.size() - lighter.after.size());
    QVERIFY2(said.contains(QStringLiteral("UMDL/vertexBuffers[0]/vertices"))
                 && said.contains(QStringLiteral("normal in ")),
             qPrintable(said));
}

/// Bones have parents, which take over what was bound to one that goes.
void TestUrhoEdits::verticesBoundToAnotherBoneAreSaid()
{
    const auto tree = readTree(Bytes(urho::skinnedTriangle().bytes()), {});
    Planner planner(*tree);
    planner.removeElements(*tree->find(u"UMDL/bones"), 1, 1);
    const QString consequences = planner.finish().consequences.join(u'\n');
    QVERIFY2(consequences.contains(QStringLiteral("vertex(es) are no longer bound to UMDL/bones[1] (")),
             qPrintable(consequences));
}

/// Indices become narrower: what does not fit is lost, though no bytes tell of it.
void TestUrhoEdits::numbersThatDoNotFitAreSaid()
{
    urho::Model model = urho::maskedTriangle();
    const auto consequences = [&](quint32 last) {
        model.indexBuffers = {urho::indices32({0, 1, last})};
        const auto tree = readTree(Bytes(model.bytes()), {});
        Planner planner(*tree);
        planner.setText(*tree->find(QStringLiteral("UMDL/indexBuffers[0]/indexSize")), QStringLiteral("2"),
                        ShapeChange::Convert);
        return planner.finish().consequences;
    };
    QCOMPARE(consequences(2), QStringList());
    QCOMPARE(consequences(70'000), QStringList{QStringLiteral("1 number(s) do not fit there: they change, or go.")});
}

void TestUrhoEdits::whatFollowsAPackageIsNotItsSize_data()
{
    QTest::addColumn<QByteArray>("behind");
    QTest::newRow("another package") << urho::Package{.files = {{"b.txt", "more words"}}}.bytes();
    QTest::newRow("a line") << QByteArray("TRAILINGDATA\n");
}

/// The last four bytes of the file are none of the package: an edit leaves them alone.
void TestUrhoEdits::whatFollowsAPackageIsNotItsSize()
{
    QFETCH(QByteArray, behind);
    const QByteArray package = urho::Package{.isPacked = true, .files = {{"a.txt", "some words"}}}.bytes();
    const auto tree = readTree(Bytes(package + behind), QStringLiteral("a.pak"));
    const std::optional<Item> name = tree->find(QStringLiteral("ULZ4/entries[0]/name"));
    QVERIFY(name);
    Planner planner(*tree);
    planner.setText(*name, QStringLiteral("longer.txt"));
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QCOMPARE(plan.after.size(), tree->bytes().size() + 5);
    QVERIFY(plan.after.toByteArray().endsWith(package.last(4) + behind));
}

void TestUrhoEdits::checksumsThatWereWrongAreLeft_data()
{
    QTest::addColumn<bool>("isPacked");
    QTest::addColumn<QByteArrayList>("wrong");
    for (const bool isPacked : {false, true}) {
        const char *how = isPacked ? "packed" : "as it is";
        QTest::addRow("nothing, %s", how) << isPacked << QByteArrayList();
        QTest::addRow("content, %s", how) << isPacked << QByteArrayList{"entries[0]/checksum", "checksum"};
        QTest::addRow("checksum, %s", how) << isPacked << QByteArrayList{"entries[0]/checksum"};
        QTest::addRow("whole, %s", how) << isPacked << QByteArrayList{"checksum"};
        QTest::addRow("all, %s", how) << isPacked << QByteArrayList{"entries[0]/checksum", "checksum", "both"};
    }
}

/// A right one would hide that something else in the content was changed; others follow.
void TestUrhoEdits::checksumsThatWereWrongAreLeft()
{
    QFETCH(bool, isPacked);
    QFETCH(QByteArrayList, wrong);
    urho::Package package{.isPacked = isPacked,
                          .files = {{"a.mdl", urho::skinnedTriangle().bytes()}, {"b.txt", "some words"}}};
    const bool isContent = wrong.size() == 2; // then both sums tell it
    QByteArray before = package.files[0].content;
    before.back() = char(before.back() ^ 1);
    const quint32 otherSum = urho::sdbmOf(before);
    if (isContent)
        package.checksum = urho::sdbmOf("some words", otherSum);
    else if (wrong.contains("checksum"))
        package.checksum = 12345;
    if (wrong.contains("entries[0]/checksum"))
        package.files[0].checksum = otherSum;
    const auto tree = readTree(Bytes(package.bytes()), QStringLiteral("a.pak"));
    const QString start = isPacked ? QStringLiteral("ULZ4/") : QStringLiteral("UPAK/");
    const auto item = [&](const Tree &in, const char *path) {
        return in.find(start + QString::fromLatin1(path)).value_or(Item());
    };
    const auto wrongIn = [&](const Tree &in) {
        QStringList paths;
        for (const Issue &issue : check(in)) {
            if (issue.severity == Severity::Warning)
                paths += issue.path;
        }
        return paths;
    };
    const QStringList wrongBefore = wrongIn(*tree);
    QCOMPARE(wrongBefore.size(), qMin<qsizetype>(2, wrong.size()));
    Planner planner(*tree);
    planner.setText(item(*tree, "entries[0]/content/UMDL/bones[1]/name"), QStringLiteral("a longer name"));
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    const auto after = readTree(plan.after, QStringLiteral("a.pak"));
    QCOMPARE(wrongIn(*after), wrongBefore);
    const bool isOwnLeft = wrong.contains("entries[0]/checksum");
    if (isOwnLeft)
        QCOMPARE(valueOf(*after, item(*after, "entries[0]/checksum")), Value(qint64(otherSum)));
    const auto isSaid = [&](const QString &path) {
        return std::ranges::any_of(plan.consequences, [&](const QString &sentence) {
            return sentence.startsWith(QStringLiteral("The checksum of %1 was wrong before and is left").arg(path));
        });
    };
    QCOMPARE(isSaid(start + QStringLiteral("entries[0]/content")), isOwnLeft);
    QCOMPARE(isSaid(start.chopped(1)), package.checksum == 12345);
}

void TestUrhoEdits::checksumsAreRightWhenTheDamageGoes_data()
{
    using Wish = std::function<void(const Tree &, Planner &)>;
    QTest::addColumn<Wish>("wish");
    QTest::newRow("removed") << Wish([](const Tree &tree, Planner &planner) {
        planner.removeElements(*tree.find(QStringLiteral("UPAK/entries")), 1, 1);
    });
    QTest::newRow("replaced") << Wish([](const Tree &tree, Planner &planner) {
        planner.setBytes(*tree.find(QStringLiteral("UPAK/entries[1]/content")), "other words");
    });
}

/// Where nothing is left of the bytes that were changed nothing is hidden.
void TestUrhoEdits::checksumsAreRightWhenTheDamageGoes()
{
    QFETCH(std::function<void(const Tree &, Planner &)>, wish);
    const QByteArray package = urho::Package{.files = {{"a.txt", "some words"}, {"b.txt", "more words"}}}.bytes();
    const auto tree = readTree(Bytes(QByteArray(package).replace("more words", "m0re words")), QStringLiteral("a.pak"));
    QCOMPARE(check(*tree).size(), 2U);
    Planner planner(*tree);
    wish(*tree, planner);
    const EditPlan plan = planner.finish();
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QVERIFY(check(*readTree(plan.after, QStringLiteral("a.pak"))).empty());
}

QTEST_GUILESS_MAIN(TestUrhoEdits)
#include "tst_urhoedits.moc"
