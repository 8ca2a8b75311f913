#include "core/check/checker.h"
#include "core/formats/registry.h"
#include "core/language/languages.h"
#include "core/report/lesson.h"
#include "core/report/walk.h"
#include "tests/support/repairs.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;
using namespace Qt::StringLiterals;

/// Lessons lead where they say, and nothing but what is asked for is needed to go on.
class TestLessons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lessonsOfTheProgramAreSound_data();
    void lessonsOfTheProgramAreSound();
    void everyLanguageHasTheSameLessons();
    void lessonsWithoutTranslationAreEnglish();
    void everyEngineHasThree();
    void anyRepairCounts();
    void mistakesAreNamedWithTheirLine_data();
    void mistakesAreNamedWithTheirLine();
    void aFolderOfOnesOwnIsAdded();
    void faultsChangeBytesOnly_data();
    void faultsChangeBytesOnly();
    void theWalkGoesThroughEveryPlaceOnce();
    void theWalkPassesOverWhatIsInside();
    void theWalkSaysWhereAChunkEnds();
};

namespace {

std::shared_ptr<const Tree> treeOf(const Lesson &lesson)
{
    const XmlFile file = lessonFile(lesson, &anyFormatById);
    return file.isMade() ? readTree(*formatById(lesson.format), Bytes(file.bytes), u"lesson"_s) : nullptr;
}

const Lesson &named(const std::vector<Lesson> &lessons, const QString &id)
{
    const auto found = std::find_if(lessons.begin(), lessons.end(), [&](const Lesson &l) { return l.id == id; });
    return *found;
}

QString lessonWith(const QString &line)
{
    return u"# Title\n<!-- format blitz3d.b3d -->\n%1\nText\n\n## Step\nDo it.\n"_s.arg(line);
}

std::shared_ptr<const Tree> example(const char *id)
{
    const Format &format = *formatById(QString::fromLatin1(id));
    return readTree(format, Bytes(newFile(format, NewFile::Everything, &anyFormatById).bytes), u"example"_s);
}

} // namespace

void TestLessons::lessonsOfTheProgramAreSound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    for (const Language &language : languages()) {
        const QString code = QString::fromLatin1(language.code);
        for (const Lesson &lesson : allLessons(code))
            QTest::addRow("%s %s", language.code, qPrintable(lesson.id)) << code << lesson.id;
    }
}

void TestLessons::lessonsOfTheProgramAreSound()
{
    QFETCH(QString, language);
    QFETCH(QString, id);
    const std::vector<Lesson> lessons = allLessons(language);
    const Lesson &lesson = named(lessons, id);
    QVERIFY2(lesson.trouble.isEmpty(), qPrintable(lesson.trouble));
    QVERIFY(!lesson.intro.isEmpty());
    const auto tree = treeOf(lesson);
    QVERIFY(tree);
    const std::vector<Issue> issues = check(*tree);
    bool isExercise = false;
    for (const Lesson::Step &step : lesson.steps) {
        QVERIFY2(!step.title.isEmpty() && !step.text.isEmpty(), qPrintable(step.title));
        if (!step.at.isEmpty())
            QVERIFY2(tree->find(step.at), qPrintable(step.at));
        if (step.goal.kind == Lesson::Goal::Kind::Selected) {
            QVERIFY2(tree->find(step.goal.text), qPrintable(step.goal.text));
            // Nothing would be left to do.
            const std::optional<Item> begin = step.at.isEmpty() ? std::nullopt : tree->find(step.at);
            QVERIFY2(!begin || !isReached(step.goal, *tree, *begin, &issues), qPrintable(step.title));
        }
        isExercise = isExercise || step.goal.kind == Lesson::Goal::Kind::Issues;
        // What is to be changed at a place is not so from the start.
        if (step.goal.kind == Lesson::Goal::Kind::Found && !step.at.isEmpty())
            QVERIFY2(!isReached(step.goal, *tree, {}, &issues), qPrintable(step.title));
    }
    // Exercises have something to repair, and other lessons begin with a file that is right.
    QCOMPARE(findingsIn(issues) > 0, isExercise);
    QCOMPARE(!lesson.faults.empty() || lesson.kind == NewFile::Broken, isExercise);
}

void TestLessons::everyLanguageHasTheSameLessons()
{
    const std::vector<Lesson> english = allLessons(u"en"_s);
    for (const Language &language : languages()) {
        const QString code = QString::fromLatin1(language.code);
        const std::vector<Lesson> lessons = allLessons(code);
        QCOMPARE(lessons.size(), english.size());
        for (size_t i = 0; i < english.size(); ++i) {
            const QString file = u":/lessons/%1/%2.md"_s.arg(code, english[i].id);
            QVERIFY2(!language.isComplete || QFile::exists(file), qPrintable(file));
            QCOMPARE(lessons[i].id, english[i].id);
            QCOMPARE(lessons[i].steps.size(), english[i].steps.size());
            for (size_t step = 0; step < english[i].steps.size(); ++step) {
                QCOMPARE(lessons[i].steps[step].at, english[i].steps[step].at);
                QCOMPARE(lessons[i].steps[step].goal.text, english[i].steps[step].goal.text);
            }
        }
    }
}

/// What nobody has translated is there in English.
void TestLessons::lessonsWithoutTranslationAreEnglish()
{
    const std::vector<Lesson> english = allLessons(u"en"_s), none = allLessons(u"is"_s);
    QCOMPARE(none.size(), english.size());
    QCOMPARE(none.front().title, english.front().title);
}

/// To read, to change and to repair: no engine without.
void TestLessons::everyEngineHasThree()
{
    QMap<QString, QSet<QString>> kinds;
    for (const Lesson &lesson : allLessons(u"en"_s)) {
        const auto has = [&](Lesson::Goal::Kind kind) {
            return std::any_of(lesson.steps.begin(), lesson.steps.end(),
                               [kind](const Lesson::Step &step) { return step.goal.kind == kind; });
        };
        using Kind = Lesson::Goal::Kind;
        kinds[lesson.format.section(u'.', 0, 0)] += has(Kind::Issues)  ? u"repair"_s
                                                    : has(Kind::Found) ? u"change"_s
                                                                       : u"read"_s;
    }
    for (const char *engine : {"blitz3d", "urho3d", "horde3d", "ecere", "kohi"})
        QCOMPARE(kinds[QString::fromLatin1(engine)].size(), 3);
}

/// What the program offers, and what a person may do instead.
void TestLessons::anyRepairCounts()
{
    int count = 0;
    for (const Lesson &lesson : allLessons(u"en"_s)) {
        const auto goal = std::find_if(lesson.steps.begin(), lesson.steps.end(), [](const Lesson::Step &step) {
            return step.goal.kind == Lesson::Goal::Kind::Issues && step.goal.most == 0;
        });
        if (goal == lesson.steps.end())
            continue;
        ++count;
        const auto tree = treeOf(lesson);
        const std::vector<Issue> before = check(*tree);
        QVERIFY2(!isReached(goal->goal, *tree, {}, &before), qPrintable(lesson.id));
        QVERIFY(!isReached(goal->goal, *tree, {}, nullptr)); // not yet checked
        const EditPlan plan = test::planAllRepairs(tree);
        const auto repaired = readTree(*formatById(lesson.format), plan.after, u"lesson"_s);
        const std::vector<Issue> after = check(*repaired);
        QVERIFY2(isReached(goal->goal, *repaired, {}, &after), qPrintable(lesson.id));
        // The file as it was without the faults.
        Lesson sound = lesson;
        sound.faults.clear();
        const auto original = treeOf(sound);
        const std::vector<Issue> none = check(*original);
        QVERIFY(lesson.kind == NewFile::Broken || isReached(goal->goal, *original, {}, &none));
    }
    QVERIFY(count > 0);
}

void TestLessons::mistakesAreNamedWithTheirLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::newRow("unknown word") << lessonWith(u"<!-- colour red -->"_s) << u"Line 3:"_s;
    QTest::newRow("unknown fault") << lessonWith(u"<!-- fault burn BB3D -->"_s) << u"Line 3:"_s;
    QTest::newRow("no bytes") << lessonWith(u"<!-- fault insert BB3D = xyz -->"_s) << u"Line 3:"_s;
    QTest::newRow("unknown file") << lessonWith(u"<!-- file huge -->"_s) << u"Line 3:"_s;
    QTest::newRow("unknown goal") << lessonWith({}) + u"<!-- until happy -->\n"_s << u"Line 8:"_s;
    QTest::newRow("query that makes no sense") << lessonWith({}) + u"<!-- until found value:>x -->\n"_s << u"Line 8:"_s;
    QTest::newRow("nothing") << QString() << u"Line 1:"_s;
    QTest::newRow("no steps") << u"# Title\n<!-- format b3d -->\n"_s << u"Line 3:"_s;
}

void TestLessons::mistakesAreNamedWithTheirLine()
{
    QFETCH(QString, text);
    QFETCH(QString, line);
    const Lesson lesson = lessonFrom(text, u"mine"_s);
    QVERIFY2(lesson.trouble.startsWith(line), qPrintable(lesson.trouble));
}

void TestLessons::aFolderOfOnesOwnIsAdded()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"mine.md"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(lessonWith(u"<!-- fault set BB3D/no/such/place = 1 -->"_s).toUtf8());
    file.close();
    const std::vector<Lesson> lessons = allLessons(u"en"_s, folder.path());
    QCOMPARE(lessons.size(), allLessons(u"en"_s).size() + 1);
    const Lesson &mine = named(lessons, u"mine"_s);
    QCOMPARE(mine.trouble, QString());
    // What it asks for is not there: said, and no file is made.
    const XmlFile made = lessonFile(mine, &anyFormatById);
    QVERIFY(!made.isMade());
    QVERIFY(made.error.text.contains(u"BB3D/no/such/place"_s));
}

void TestLessons::faultsChangeBytesOnly_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("more");
    QTest::newRow("set") << u"set BB3D/NODE/length = 12"_s << 0;
    QTest::newRow("swap") << u"swap BB3D/version"_s << 0;
    QTest::newRow("insert") << u"insert BB3D/version = 0a0b0c"_s << 3;
    QTest::newRow("remove") << u"remove BB3D/version"_s << -4;
}

/// No length follows: that is what is wrong with the file.
void TestLessons::faultsChangeBytesOnly()
{
    QFETCH(QString, fault);
    QFETCH(int, more);
    const Lesson sound = lessonFrom(lessonWith({}), u"sound"_s);
    const Lesson broken = lessonFrom(lessonWith(u"<!-- fault %1 -->"_s.arg(fault)), u"broken"_s);
    QCOMPARE(broken.trouble, QString());
    const QByteArray before = lessonFile(sound, &anyFormatById).bytes, after = lessonFile(broken, &anyFormatById).bytes;
    QVERIFY(before != after);
    QCOMPARE(after.size() - before.size(), more);
    QCOMPARE(after.mid(4, 4), before.mid(4, 4)); // the length of all
}

/// Forwards and backwards it is the same way, in every example, and it ends.
void TestLessons::theWalkGoesThroughEveryPlaceOnce()
{
    for (const Format *format : allFormats()) {
        if (!hasNewFile(*format, NewFile::Everything))
            continue;
        const auto tree = example(format->id);
        std::vector<Item> way;
        qint64 end = 0;
        for (Item step = walk::first(*tree); step.isValid(); step = walk::next(*tree, step)) {
            QVERIFY2(way.size() < 20'000, format->id);
            QVERIFY2(!walk::sentences(*tree, step).isEmpty(), qPrintable(tree->path(step)));
            if (step.stream == 0 && step.role != Item::Role::Root)
                end = qMax(end, step.range.end);
            way.push_back(step);
        }
        QVERIFY2(way.size() > 3, format->id);
        for (size_t i = way.size(); i-- > 1;) {
            const Item before = walk::previous(*tree, way[i]);
            QVERIFY2(before == way[i - 1], qPrintable(tree->path(way[i]) + u" is behind "_s + tree->path(before)
                                                      + u", not "_s + tree->path(way[i - 1])));
        }
        QVERIFY(!walk::previous(*tree, way.front()).isValid());
    }
}

void TestLessons::theWalkPassesOverWhatIsInside()
{
    const auto tree = example("blitz3d.b3d");
    const auto brushes = tree->find(u"BB3D/BRUS"_s);
    QVERIFY(brushes);
    QCOMPARE(tree->path(walk::next(*tree, *brushes)), u"BB3D/BRUS/tag"_s);
    QCOMPARE(tree->path(walk::over(*tree, *brushes)), u"BB3D/NODE"_s);
    // A number of a vector is told of with the vector, and an element with the first of its list.
    const auto number = tree->find(u"BB3D/NODE/position/y"_s);
    QVERIFY(number);
    QCOMPARE(tree->path(walk::stepOf(*tree, *number)), u"BB3D/NODE/position"_s);
}

void TestLessons::theWalkSaysWhereAChunkEnds()
{
    const auto tree = example("blitz3d.b3d");
    const auto length = tree->find(u"BB3D/length"_s);
    QVERIFY(length);
    const QString said = walk::sentences(*tree, *length).join(u' ');
    QVERIFY2(said.contains(u"say how long this chunk is: %1, so it ends at 0x%2."_s.arg(tree->bytes().size() - 8)
                               .arg(tree->bytes().size(), 0, 16)),
             qPrintable(said));
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
