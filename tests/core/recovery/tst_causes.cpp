#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/edit/keptbytes.h"
#include "core/formats/registry.h"
#include "core/recovery/causes.h"
#include "core/recovery/repairing.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <csignal>

#include <sys/resource.h>

using namespace hexahedron;

/// What the findings of a broken file follow from, and what an edit takes out of a file.
class TestCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findingsFollowFromTheirCause();
    void whatIsWrongBesidesStaysForItself();
    void twoDamagesAreOneCause();
    void cutDocumentsHaveOne_data();
    void cutDocumentsHaveOne();
    void wholeFilesHaveNone();
    void isEndedEarly();
    void keepsWhatIsRemoved();
    void keepsWhatIsRemovedInSteps();
    void replacesNothing();
};

namespace {

QByteArray model(float x = 0)
{
    return b3d::file(b3d::node("root", b3d::node("a", b3d::plainMesh(), {x, 0, 0}) + b3d::node("b", b3d::plainMesh())
                                           + b3d::node("c", b3d::plainMesh())));
}

/// With a byte that came in before the second node of three.
QByteArray withStrayByte(QByteArray file, qint64 *place)
{
    *place = file.indexOf("NODE", file.indexOf("NODE", file.indexOf("NODE") + 4) + 4);
    return file.insert(*place, '\x7f');
}

struct Checked
{
    std::shared_ptr<const Tree> tree;
    std::vector<Issue> issues;
};

Checked checked(const QByteArray &bytes)
{
    Checked file{readTree(Bytes(bytes), QStringLiteral("a.b3d")), {}};
    file.issues = check(*file.tree);
    return file;
}

} // namespace

void TestCauses::findingsFollowFromTheirCause()
{
    const QByteArray whole = model();
    qint64 place = 0;
    const Checked broken = checked(withStrayByte(whole, &place));
    const Causes causes = causesOf(broken.tree, broken.issues);
    const Cause *cause = causes.clear();
    QVERIFY(cause);
    QCOMPARE(cause->range, (ByteRange{place, place + 1}));
    QVERIFY2(cause->title.contains(QString::number(place, 16)), qPrintable(cause->title));
    QVERIFY(!cause->evidence.isEmpty() && !cause->remedy.isEmpty());
    QCOMPARE(cause->findings.size(), broken.issues.size()); // nothing is wrong besides
    QCOMPARE(cause->plan.after.toByteArray(), whole);
    QCOMPARE(cause->plan.removedBytes(), 1);
}

void TestCauses::whatIsWrongBesidesStaysForItself()
{
    qint64 place = 0;
    const Checked broken = checked(withStrayByte(model(std::nanf("")), &place));
    const Causes causes = causesOf(broken.tree, broken.issues);
    QVERIFY(causes.clear());
    QStringList others;
    for (size_t i = 0; i < broken.issues.size(); ++i) {
        const std::vector<size_t> &findings = causes.clear()->findings;
        if (std::find(findings.begin(), findings.end(), i) == findings.end())
            others += QString::fromLatin1(broken.issues[i].kind->code);
    }
    QCOMPARE(others, QStringList{QString::fromLatin1(issues::notFinite.code)});
}

/// A wrong mark hides what is wrong besides; both together are what has happened.
void TestCauses::twoDamagesAreOneCause()
{
    const QByteArray file = test::contentOf(test::madeSamples() + QStringLiteral("/urho3d/c1_unknown_identifier.mdl"));
    constexpr qsizetype Count = 68;
    QVERIFY(file.startsWith("UMD3") && file.mid(Count, 4) == QByteArray("\2\0\0\0", 4));
    for (int bit = 0; bit < 8; ++bit) {
        QByteArray broken = file;
        broken[Count + 1] = char(1 << bit);
        const auto tree = readTree(Bytes(broken), QStringLiteral("a.mdl"));
        const Causes causes = causesOf(tree, check(*tree));
        QVERIFY(causes.clear());
        QCOMPARE(causes.clear()->plan.after.toByteArray(), QByteArray(file).replace(0, 4, "UMDL"));
        QVERIFY(!causes.clear()->title.isEmpty());
    }
}

void TestCauses::cutDocumentsHaveOne_data()
{
    QTest::addColumn<QByteArray>("end");
    QTest::addColumn<QByteArray>("added");
    QTest::newRow("in a value") << QByteArray("<Joint name=\"") << QByteArray("\"/></Joint></Model>");
    QTest::newRow("in a value with other quotes") << QByteArray("<Joint name='b") << QByteArray("'/></Joint></Model>");
    QTest::newRow("behind a value") << QByteArray("<Joint name=\"b\"") << QByteArray("/></Joint></Model>");
    QTest::newRow("between tags") << QByteArray("<Joint name=\"b\" jointIndex=\"2\">\n")
                                  << QByteArray("</Joint></Joint></Model>");
}

/// Each element that is open has an error of its own, though one thing has happened.
void TestCauses::cutDocumentsHaveOne()
{
    QFETCH(const QByteArray, end);
    QFETCH(const QByteArray, added);
    const QByteArray bytes = "<Model name=\"a\" geometry=\"a.geo\">\n<Joint name=\"a\" jointIndex=\"1\">\n" + end;
    const auto tree = readTree(Bytes(bytes), QStringLiteral("a.scene.xml"));
    const std::vector<Issue> issues = check(*tree);
    const Causes causes = causesOf(tree, issues);
    QVERIFY(causes.clear());
    QCOMPARE(causes.clear()->findings.size(), 3U);
    QCOMPARE(causes.clear()->range, (ByteRange{bytes.size(), bytes.size()}));
    QCOMPARE(causes.clear()->plan.after.toByteArray(), bytes + added);
    const RepairPlan repairs = planRepairs(tree, RepairWishes::unasked());
    QCOMPARE(repairs.plan.after.toByteArray(), bytes + added);
    QVERIFY2(repairs.plan.missing.contains(QStringLiteral("end of the file is missing")),
             qPrintable(repairs.plan.missing));
}

void TestCauses::wholeFilesHaveNone()
{
    const Checked whole = checked(model());
    QVERIFY(!mayHaveCause(whole.issues));
    QVERIFY(causesOf(whole.tree, whole.issues).all.empty());
    const Checked oneValue = checked(model(std::nanf(""))); // is wrong by itself
    QVERIFY(causesOf(oneValue.tree, oneValue.issues).all.empty());
}

void TestCauses::isEndedEarly()
{
    qint64 place = 0;
    const Checked broken = checked(withStrayByte(model(), &place));
    const std::atomic_bool cancelled = true;
    QVERIFY(causesOf(broken.tree, broken.issues, &cancelled).all.empty());
}

void TestCauses::keepsWhatIsRemoved()
{
    const QByteArray tail = "what nobody needs";
    const Checked broken = checked(model() + tail);
    const RepairPlan repairs = planRepairs(broken.tree, {.mostRemoved = RepairWishes::AnyNumber});
    QCOMPARE(repairs.plan.removedBytes(), tail.size());
    const std::vector<KeptBytes> pieces = removedBy(repairs.plan, *broken.tree);
    QCOMPARE(pieces.size(), 1U);
    QCOMPARE(pieces[0].offset, model().size());
    QCOMPARE(pieces[0].bytes.toByteArray(), tail);
}

/// What is not kept is still there, in its order.
void TestCauses::keepsWhatIsRemovedInSteps()
{
    int plans = 0;
    for (const char *name : {"blitz3d", "ecere", "horde3d", "kohi", "urho3d"}) {
        const QDir folder(test::madeSamples() + u'/' + QLatin1StringView(name));
        for (const QString &file : folder.entryList(QDir::Files)) {
            const QByteArray before = test::contentOf(folder.filePath(file));
            const auto tree = readTree(Bytes(before), file);
            const EditPlan plan = planRepairs(tree, {.mostRemoved = RepairWishes::AnyNumber}).plan;
            const bool isInSteps = std::any_of(plan.changes.begin(), plan.changes.end(),
                                               [](const Change &change) { return change.isLater; });
            if (!isInSteps || !takesAway(plan, *tree))
                continue;
            ++plans;
            QByteArray left = before;
            std::vector<KeptBytes> pieces = removedBy(plan, *tree);
            std::erase_if(pieces, [](const KeptBytes &piece) { return piece.stream != 0; });
            for (auto piece = pieces.rbegin(); piece != pieces.rend(); ++piece) {
                QCOMPARE(left.mid(piece->offset, piece->bytes.size()), piece->bytes.toByteArray());
                left.remove(piece->offset, piece->bytes.size());
            }
            const QByteArray after = plan.after.toByteArray();
            qsizetype found = 0;
            for (const char byte : after)
                found += found < left.size() && left[found] == byte ? 1 : 0;
            QVERIFY2(found == left.size(), qPrintable(file));
        }
    }
    QVERIFY(plans > 3);
}

void TestCauses::replacesNothing()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.b3d"));
    const std::vector<KeptBytes> pieces{{0, 0xf0, Bytes(QByteArray("abc"))}};
    QString error;
    const QStringList first = keepBeside(file, pieces, &error);
    const QStringList second = keepBeside(file, {{0, 0xf0, Bytes(QByteArray("xyz"))}}, &error);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    QCOMPARE(first, QStringList{file + QStringLiteral(".removed-0xF0.bin")});
    QCOMPARE(second.size(), 1);
    QVERIFY(second != first);
    QCOMPARE(test::contentOf(first[0]), QByteArray("abc"));
    QCOMPARE(test::contentOf(second[0]), QByteArray("xyz"));
    QVERIFY(keepBeside(folder.filePath(QStringLiteral("none/a.b3d")), pieces, &error).isEmpty());
    QVERIFY(!error.isEmpty());

    // A file that may grow no further is like a full disk: nothing stays of what was begun.
    constexpr qint64 Most = 4096;
    const QStringList before = QDir(folder.path()).entryList(QDir::Files);
    signal(SIGXFSZ, SIG_IGN);
    rlimit limit = {};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit less{Most, limit.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &less), 0);
    error.clear();
    const QStringList none = keepBeside(
        file, {{0, 1, Bytes(QByteArray("fits"))}, {0, 2, Bytes(QByteArray(Most + 100, 'x'))}}, &error);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &limit), 0);
    QVERIFY(none.isEmpty() && !error.isEmpty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), before);
}

QTEST_GUILESS_MAIN(TestCauses)
#include "tst_causes.moc"
