// The invariants that hold for every format and every sample.
#include "core/check/checker.h"
#include "core/check/contentcheck.h"
#include "core/check/engineissues.h"
#include "core/edit/document.h"
#include "core/edit/judging.h"
#include "core/edit/planner.h"
#include "core/tree/value.h"
#include "tests/core/sweeps.h"
#include "tests/support/repairs.h"
#include "tests/support/samples.h"
#include "tests/tutorial/md2format.h"

#include <QRandomGenerator>

#include <unordered_set>

using namespace hexahedron;
using namespace hexahedron::test;

namespace {

// Of larger trees every second, third … item is looked at.
constexpr size_t MostItems = 1500;

/// Every sample, also that of the tutorial's format.
void addRows()
{
    test::addSampleRows();
    QTest::newRow("pyramid.md2") << QStringLiteral(SOURCE_DIR "/tests/tutorial/pyramid.md2");
}

} // namespace

class TestSweeps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addFormat(md2Format()); }
    void everyByteIsInOneLeaf_data() { addRows(); }
    void everyByteIsInOneLeaf();
    void survivesEveryCut_data() { addRows(); }
    void survivesEveryCut();
    void survivesEveryLength_data() { addRows(); }
    void survivesEveryLength();
    void survivesFlippedBits_data() { addRows(); }
    void survivesFlippedBits();
    void survivesRandomBytes();
    void pathsLeadBack_data() { addRows(); }
    void pathsLeadBack();
    void pathsDiffer_data() { addRows(); }
    void pathsDiffer();
    void bytesLeadToTheirItem_data() { addRows(); }
    void bytesLeadToTheirItem();
    void ownValuesChangeNothing_data() { addRows(); }
    void ownValuesChangeNothing();
    void editsChangeWhatTheirPlanLists_data() { addRows(); }
    void editsChangeWhatTheirPlanLists();
    void insertingLeavesNoNewIssue_data() { addRows(); }
    void insertingLeavesNoNewIssue();
    void removingLeavesNoNewIssue_data() { addRows(); }
    void removingLeavesNoNewIssue();
    void repairsLeaveOnlyWhatHasNone_data() { addRows(); }
    void repairsLeaveOnlyWhatHasNone();
    void undoIsExact_data() { addRows(); }
    void undoIsExact();
};

void TestSweeps::everyByteIsInOneLeaf()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    QCOMPARE(uncovered(*tree), QByteArray());
}

void TestSweeps::survivesEveryCut()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    std::set<qint64> cuts{0, 1};
    forEachItem(*tree, tree->root(), [&](const Item &item) {
        cuts.insert(item.range.begin);
        cuts.insert(item.range.begin + item.range.size() / 2);
        cuts.insert(item.range.end);
    });
    const size_t step = 1 + cuts.size() / 400; // of long files every few boundaries
    size_t number = 0;
    for (const qint64 length : cuts) {
        if (number++ % step != 0)
            continue;
        const auto cut = readTree(*tree->format(), tree->bytes().mid({0, length}), file);
        const QByteArray problem = uncovered(*cut);
        QVERIFY2(problem.isEmpty(), problem + " when cut at " + QByteArray::number(length));
        if (tree->bytes().size() < 20000 && number % 8 == 0)
            check(*cut);
    }
}

void TestSweeps::survivesEveryLength()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    std::vector<Item> lengths;
    forEachItem(*tree, tree->root(), [&](const Item &item) {
        if (item.field && item.field->isFrameLength() && item.role == Item::Role::Field)
            lengths.push_back(item);
    });
    const size_t step = 1 + lengths.size() / 60;
    for (size_t i = 0; i < lengths.size(); i += step) {
        const Item &item = lengths[i];
        const qint64 stored = std::get<qint64>(valueOf(*tree, item));
        for (const qint64 wrong : {qint64(0), qint64(-1), qint64(2147483647), stored - 1, stored + 1}) {
            if (wrong == 0 && item.field->schema->frameStyle.zeroIsRest)
                continue; // which is right for the last one
            const Bytes damaged = tree->bytes().replaced(item.range, Bytes(encodeInteger(*item.field, wrong)));
            const auto read = readTree(*tree->format(), damaged, file);
            const QByteArray problem = i / step % 8 == 0 ? uncovered(*read) : uncoveredByWalk(*read);
            QVERIFY2(problem.isEmpty(), problem);
            if (damaged.size() < 100000 && i % 4 == 0)
                QVERIFY2(stored == wrong || !check(*read).empty(), qPrintable(tree->path(item)));
        }
    }
}

void TestSweeps::survivesFlippedBits()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    const qint64 size = qMin<qint64>(tree->bytes().size(), 1024);
    // Of structures that take long to read every few bits; an odd step meets every bit of a byte in turn.
    const qint64 step = (tree->stream(0).nodes.size() / 60 + tree->bytes().size() / 8000) | 1;
    for (qint64 bit = 0; bit < size * 8; bit += step) {
        const char flipped = char(tree->bytes().at(bit / 8) ^ (1 << (bit % 8)));
        const Bytes damaged = tree->bytes().replaced({bit / 8, bit / 8 + 1}, Bytes(QByteArray(1, flipped)));
        const auto read = readTree(*tree->format(), damaged, file);
        const QByteArray problem = bit / step % 16 == 0 ? uncovered(*read) : uncoveredByWalk(*read);
        QVERIFY2(problem.isEmpty(), problem + " with bit " + QByteArray::number(bit) + " flipped");
    }
}

void TestSweeps::survivesRandomBytes()
{
    QRandomGenerator random(20);
    for (const Format *format : allFormats()) {
        std::vector<QByteArray> starts{"", "BB3D"};
        for (const Field *section : format->schema()->root->section.all)
            starts.push_back(section->section.signature);
        for (int size = 0; size < 3000; size += 37) {
            QByteArray bytes(size, '\0');
            for (char &c : bytes)
                c = char(random.bounded(256));
            for (const QByteArray &start : starts) {
                const auto tree = readTree(*format, Bytes(start + bytes), QStringLiteral("random"));
                const QByteArray problem = uncovered(*tree);
                QVERIFY2(problem.isEmpty(), problem);
                check(*tree);
            }
        }
    }
}

void TestSweeps::pathsLeadBack()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    const std::vector<Item> items = itemsOf(*tree);
    const size_t step = 1 + items.size() / MostItems;
    for (size_t i = 0; i < items.size(); i += step) {
        const Item &item = items[i];
        const QString path = tree->path(item);
        const std::optional<Item> found = tree->find(path);
        QVERIFY2(found && *found == item, qPrintable(path));
        if (item.role != Item::Role::Root)
            QVERIFY2(tree->child(tree->parent(item), tree->row(item)) == item, qPrintable(path));
    }
}

namespace {

/// Compares the paths that a walk carries along with those that are worked out for one item.
class Paths final : public TreeVisitor
{
public:
    explicit Paths(const Tree &tree)
        : m_tree(tree)
    {
    }
    void enter(const Visit &visit) override
    {
        if (!m_paths.emplace(visit.path).second)
            problem = std::string(visit.path) + " names two things";
        if (m_paths.size() % 64 == 0 && m_tree.path(visit.item).toStdString() != visit.path)
            problem = std::string(visit.path) + " is not " + m_tree.path(visit.item).toStdString();
    }

    std::string problem;

private:
    const Tree &m_tree;
    std::unordered_set<std::string> m_paths;
};

} // namespace

void TestSweeps::pathsDiffer()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    Paths paths(*tree);
    TreeWalk(*tree, {.expand = std::numeric_limits<qint64>::max(), .intoVarying = true, .mostElements = 12}, paths)
        .walkAll();
    QVERIFY2(paths.problem.empty(), paths.problem.c_str());
}

void TestSweeps::bytesLeadToTheirItem()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    forEachLeaf(*tree, tree->root(), true, [&](const Item &leaf) {
        if (leaf.range.isEmpty() || tree->childCount(leaf) > 0)
            return;
        QVERIFY2(tree->at(leaf.stream, leaf.range.begin) == leaf, qPrintable(tree->path(leaf)));
        QVERIFY2(tree->at(leaf.stream, leaf.range.end - 1) == leaf, qPrintable(tree->path(leaf)));
    });
}

void TestSweeps::ownValuesChangeNothing()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    const std::vector<Item> items = itemsOf(*tree);
    const size_t step = 1 + items.size() / MostItems;
    for (size_t i = 0; i < items.size(); i += step) {
        const Item &item = items[i];
        const Value value = valueOf(*tree, item);
        if (std::holds_alternative<std::monostate>(value) || item.range.size() > (1 << 20))
            continue;
        Planner planner(*tree);
        planner.setText(item, valueText(*item.field, value));
        const EditPlan plan = planner.finish();
        QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
        QVERIFY2(plan.isEmpty(), qPrintable(tree->path(item)));
    }
}

void TestSweeps::editsChangeWhatTheirPlanLists()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    std::vector<Item> texts;
    forEachItem(*tree, tree->root(), [&](const Item &item) {
        if (item.field && item.field->kind == Kind::Text && item.field->textForm != TextForm::Fixed
            && !item.field->isHeader && texts.size() < (tree->expandedSize() > (1 << 18) ? 2 : 20))
            texts.push_back(item);
    });
    for (const Item &item : texts) {
        Planner planner(*tree);
        planner.setText(item, QStringLiteral("a name of another length"));
        const EditPlan plan = planner.finish();
        if (plan.isRefused() && item.field->schema->syntax)
            continue; // not every text can stand everywhere
        const StreamId packed = tree->baseOf(item.stream);
        const bool hidesMore = packed != 0 && contents::wrongSizeOf(*tree, tree->stream(packed).holder);
        if (plan.isRefused() && (hidesMore || !tree->stream(packed).isWhole))
            continue; // what could not be expanded, or hides more, cannot be packed again
        QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
        const QByteArray before = plan.before.toByteArray();
        const QByteArray after = plan.after.toByteArray();
        qint64 position = 0;
        qint64 moved = 0;
        for (const Change &change : plan.changes) {
            if (change.stream != 0)
                continue; // packed again, which is a change of the file of its own
            const ByteRange range = change.replacement.removed;
            QCOMPARE(after.mid(position + moved, range.begin - position), before.mid(position, range.begin - position));
            position = range.end;
            moved += change.replacement.growth();
        }
        QCOMPARE(after.mid(position + moved), before.mid(position));
        const auto read = readTree(*tree->format(), plan.after, file);
        const std::optional<Item> again = read->find(tree->path(item));
        if (!again && file.endsWith(u"no_empty_line.hdr"))
            continue; // nothing but what the line says tells that the header ends before it
        QVERIFY(again);
        QCOMPARE(valueText(*again->field, valueOf(*read, *again)), QStringLiteral("a name of another length"));
    }
}

namespace {

std::vector<Item> arraysOf(const Tree &tree)
{
    std::vector<Item> arrays;
    forEachItem(tree, tree.root(), [&](const Item &item) {
        if (item.role == Item::Role::Array)
            arrays.push_back(item);
    });
    return arrays;
}

/// Every edit of what is packed packs all of it again.
size_t mostEdits(const Tree &tree)
{
    constexpr qint64 Large = 1 << 18;
    return tree.expandedSize() > Large ? 2 : 40;
}

QByteArray describe(const Issue &issue)
{
    return issue.path.toUtf8() + ": " + issue.kind->code + ": " + issue.message().toUtf8();
}

QByteArray describe(const EditPlan &plan)
{
    QByteArray text = plan.title.toUtf8();
    for (const Issue &issue : plan.newIssues)
        text += "\n  new: " + issue.path.toUtf8() + ": " + issue.message().toUtf8();
    return text;
}

/// What is new has nothing in it yet, or a name that nobody has chosen.
bool isOfEmptiness(const Issue &issue)
{
    const QByteArrayView code(issue.kind->code);
    return code.contains("EMPTY") || code == "TRACK_BONE_UNKNOWN";
}

/// One of several streams that belong together came or went alone, or triangles lost their material; the plan shows it then.
bool isOfCompanions(const Issue &issue)
{
    const QByteArrayView code(issue.kind->code);
    return code.contains("STREAM_MISSING") || code == "TRIANGLES_WITHOUT_MATERIAL" || code == "DUPLICATE_WRONG";
}

/// True when there may be good reasons not to insert: everything that can be named is named, there is nothing to name, the
/// list has all the elements that it can have, or only another program could make it.
bool mayBeRefused(const Tree &tree, const Item &array)
{
    for (Item above = array; above.isValid(); above = tree.parent(above)) {
        if (above.field && above.field->sealedBecause)
            return true;
    }
    // What has to follow may not be able to.
    const Field *count = array.field->times.singleField();
    if (array.field->elementsFollower || (count && count->elementsFollower))
        return true;
    std::vector<const Field *> fields{array.field};
    for (size_t i = 0; i < fields.size(); ++i) {
        if (fields[i]->freshValues() || fields[i]->mayBeAbsent || fields[i]->array.lastAt
            || (fields[i]->index.array && !fields[i]->index.mayBeNone))
            return true;
        fields.insert(fields.end(), fields[i]->body.begin(), fields[i]->body.end());
    }
    // What names its elements may have to name something.
    const std::vector<Field *> &all = array.field->schema->fields;
    return std::any_of(all.begin(), all.end(), [&](const Field *field) {
        return field->index.array == array.field && field->index.newReference;
    });
}

/// Bare indices make triangles or lines: so many of them are whole ones in any case.
qint64 groupOf(const Item &array)
{
    return array.field->isNumber() && array.field->index.array && !array.field->array.isColumn ? 6 : 1;
}

/// True when something is wrong inside, or elsewhere in the same rows: new elements are like those around them, and so may not
/// be better.
bool hasIssues(const Tree &tree, const Item &array, const std::vector<Issue> &issues)
{
    const ByteRange range = array.field->array.isColumn ? tree.parent(array).range : array.range;
    return std::any_of(issues.begin(), issues.end(), [&](const Issue &issue) {
        return issue.item.stream == array.stream && !issue.range.isEmpty() && range.contains(issue.range);
    });
}

bool isHealthy(const std::vector<Issue> &issues)
{
    return worstOf(issues).value_or(Severity::Info) != Severity::Error;
}

} // namespace

void TestSweeps::insertingLeavesNoNewIssue()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    const std::vector<Issue> issues = check(*tree);
    if (!isHealthy(issues))
        QSKIP("a file with errors: repairs come first");
    const std::vector<Item> arrays = arraysOf(*tree);
    const size_t step = 1 + arrays.size() / mostEdits(*tree);
    for (size_t i = 0; i < arrays.size(); i += step) {
        const Item &array = arrays[i];
        if (hasIssues(*tree, array, issues))
            continue;
        for (const qint64 index : {qint64(0), array.count / 2, array.count}) {
            Planner planner(*tree);
            const qint64 group = groupOf(array);
            planner.insertElements(array, index - index % group, group);
            EditPlan plan = planner.finish();
            if (plan.isRefused() && mayBeRefused(*tree, array))
                continue;
            QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
            judge(plan, *tree, &issues);
            std::erase_if(plan.newIssues, isOfCompanions);
            std::erase_if(plan.newIssues, isOfEmptiness);
            QVERIFY2(plan.newIssues.empty(),
                     tree->path(array).toUtf8() + " at " + QByteArray::number(index) + ": " + describe(plan));
            const auto after = readTree(*tree->format(), plan.after, file);
            const std::optional<Item> grown = after->find(tree->path(array));
            QVERIFY(grown);
            QCOMPARE(grown->count, array.count + group);
        }
    }
}

void TestSweeps::removingLeavesNoNewIssue()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    const std::vector<Issue> issues = check(*tree);
    if (!isHealthy(issues))
        QSKIP("a file with errors: repairs come first");
    const std::vector<Item> arrays = arraysOf(*tree);
    const size_t step = 1 + arrays.size() / mostEdits(*tree);
    for (size_t i = 0; i < arrays.size(); i += step) {
        const Item &array = arrays[i];
        const qint64 group = groupOf(array);
        if (array.count < 2 * group || array.field->layout.of)
            continue; // taking the last one, or what everybody needs, may well be worth a warning
        if (array.field->array.lastAt)
            continue; // elements are of many kinds, and some are needed
        for (const qint64 index : {qint64(0), array.count / 2, array.count - group}) {
            Planner planner(*tree);
            planner.removeElements(array, index - index % group, group);
            EditPlan plan = planner.finish();
            if (plan.isRefused() && mayBeRefused(*tree, array))
                continue;
            QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
            judge(plan, *tree, &issues);
            // A list all of whose elements referred to the removed one is left empty, and the plan says so.
            std::erase_if(plan.newIssues,
                          [&](const Issue &issue) { return !plan.consequences.isEmpty() && isOfEmptiness(issue); });
            std::erase_if(plan.newIssues, isOfCompanions);
            QVERIFY2(plan.newIssues.empty(),
                     tree->path(array).toUtf8() + " at " + QByteArray::number(index) + ": " + describe(plan));
        }
    }
}

void TestSweeps::repairsLeaveOnlyWhatHasNone()
{
    QFETCH(QString, file);
    const auto tree = readSample(file);
    QVERIFY(tree);
    const EditPlan plan = test::planAllRepairs(tree);
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    const auto mended = readTree(*tree->format(), plan.after, file);
    QCOMPARE(uncovered(*mended), QByteArray());
    const std::vector<Issue> left = check(*mended);
    const bool isBroken = !isHealthy(check(*tree));
    // What stands behind a count that does not fit is left alone: it may be something else.
    const bool isDoubtful = std::any_of(left.begin(), left.end(), [](const Issue &issue) {
        return issue.kind == &issues::countTooLarge || issue.kind == &issues::layoutUnknown;
    });
    for (const Issue &issue : left) {
        if (isDoubtful || !issue.repair || (issue.item.stream != 0 && planRepair(*mended, issue).isRefused()))
            continue; // what is packed cannot always be packed again
        // In a broken file what a checksum is of may be what is wrong.
        if (issue.repair.isGuess || (isBroken && issue.kind == &issues::checksumWrong))
            continue;
        // Left is what would make something worse.
        EditPlan rest = planRepair(*mended, issue);
        QVERIFY2(!judgeInFull(rest, *mended, left).fresh.empty(), describe(issue));
    }
}

void TestSweeps::undoIsExact()
{
    QFETCH(QString, file);
    QString error;
    const std::unique_ptr<Document> document = Document::open(file, &error);
    QVERIFY2(document, qPrintable(error));
    const QByteArray original = document->bytes().toByteArray();
    QRandomGenerator random(7);
    int applied = 0;
    for (int edit = 0; edit < 12; ++edit) {
        const auto tree = readTree(document->bytes(), file);
        Planner planner(*tree);
        const qint64 size = document->bytes().size();
        const qint64 begin = size > 0 ? random.bounded(size) : 0;
        const qint64 end = qMin(size, begin + random.bounded(20));
        planner.splice(0, {begin, end}, Bytes(QByteArray(random.bounded(20), char(edit))));
        EditPlan plan = planner.finish();
        if (plan.isRefused())
            continue;
        const QByteArray before = document->bytes().toByteArray();
        QVERIFY(document->apply(plan));
        const QByteArray after = document->bytes().toByteArray();
        if (plan.isEmpty())
            continue;
        ++applied;
        document->undo();
        QCOMPARE(document->bytes().toByteArray(), before);
        document->redo();
        QCOMPARE(document->bytes().toByteArray(), after);
    }
    QVERIFY(applied > 0);
    while (document->canUndo())
        document->undo();
    QCOMPARE(document->bytes().toByteArray(), original);
    QVERIFY(!document->isModified());
}

QTEST_GUILESS_MAIN(TestSweeps)
#include "tst_sweeps.moc"
