#include "core/check/checker.h"
#include "core/check/referrers.h"
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
    void indicesFollowWhatTheyAreDrawnWith_data();
    void indicesFollowWhatTheyAreDrawnWith();
    void levelsOfSeveralBuffersAreReferredTo();
    void verticesBoundToAnotherBoneAreSaid();
    void whatALayoutLosesIsNamed();
    void anotherFileBehindAPackageIsNamed();
    void bonesWithAnotherParentAreSaid();
    void numbersThatDoNotFitAreSaid();
    void entriesThatShareBytesAreSaid();
    void whatAnotherEntryNamesIsNotDeleted();
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

namespace {

using Numbers = QList<qint64>;

/// Two buffers of six vertices. Each level is a geometry of its own, and all draw from one list of indices.
QByteArray drawnModel(const std::vector<urho::Level> &levels, const Numbers &indices)
{
    QByteArray list = urho::u32({quint32(indices.size()), 2});
    for (const qint64 index : indices)
        list += urho::u16({quint16(index)});
    const QByteArray vertices = urho::maskedVertices(1, 12, urho::threePositions().repeated(2));
    urho::Model model{.vertexBuffers = {vertices, vertices}, .indexBuffers = {list}, .centers = {}};
    for (const urho::Level &level : levels)
        model.geometries += urho::geometry({level});
    return model.bytes();
}

qint64 numberAt(const Tree &tree, const QString &path)
{
    const std::optional<Item> item = tree.find(path);
    const Value value = item ? valueOf(tree, *item) : Value();
    const auto *number = std::get_if<quint64>(&value);
    return number ? qint64(*number) : std::holds_alternative<qint64>(value) ? std::get<qint64>(value) : -1;
}

enum class Way { Removed, Inserted };

urho::Level drawn(quint32 type, quint32 vertexBuffer, quint32 start, quint32 count)
{
    return {.primitiveType = type, .vertexBuffer = vertexBuffer, .indexStart = start, .indexCount = count};
}

} // namespace

void TestUrhoEdits::indicesFollowWhatTheyAreDrawnWith_data()
{
    using Levels = std::vector<urho::Level>;
    constexpr quint32 Triangles = 0, Lines = 1, Points = 2, Strip = 3, LineStrip = 4, Fan = 5;
    QTest::addColumn<std::vector<urho::Level>>("levels");
    QTest::addColumn<Numbers>("before");
    QTest::addColumn<Way>("way");
    QTest::addColumn<Numbers>("after"); // empty: refused
    QTest::addColumn<Numbers>("ranges");
    QTest::addColumn<QString>("said");
    const Numbers two{0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5};
    const Levels shared{drawn(Triangles, 0, 0, 6), drawn(Triangles, 1, 6, 6)};
    const QString gone = QStringLiteral("indices: 3 of 12 elements referred to it and go too.");
    QTest::newRow("of the buffer's own level")
        << shared << two << Way::Removed << Numbers{2, 3, 4, 0, 1, 2, 3, 4, 5} << Numbers{0, 3, 3, 6} << gone;
    QTest::newRow("inserted, of the buffer's own level")
        << shared << two << Way::Inserted << Numbers{0, 1, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5} << Numbers{0, 6, 6, 6}
        << QString();
    QTest::newRow("another buffer's") << Levels{drawn(Triangles, 1, 0, 12)} << two << Way::Removed << two
                                      << Numbers{0, 12} << QString();
    QTest::newRow("of both buffers") << Levels{drawn(Triangles, 0, 0, 12), drawn(Triangles, 1, 6, 6)} << two
                                     << Way::Removed << Numbers() << Numbers()
                                     << QStringLiteral("indices[8] names an element of another list, too.");
    QTest::newRow("inserted, of both buffers")
        << Levels{drawn(Triangles, 0, 0, 12), drawn(Triangles, 1, 6, 6)} << two << Way::Inserted << Numbers()
        << Numbers() << QStringLiteral("indices[8] names an element of another list, too.");
    QTest::newRow("of both, before what changes")
        << Levels{drawn(Triangles, 0, 0, 6), drawn(Triangles, 1, 3, 3)} << Numbers{3, 4, 5, 0, 1, 0} << Way::Removed
        << Numbers{2, 3, 4, 0, 1, 0} << Numbers{0, 6, 3, 3} << QString();
    QTest::newRow("a corner of both") << Levels{drawn(Triangles, 0, 0, 6), drawn(Lines, 1, 0, 2)}
                                      << Numbers{0, 1, 2, 0, 1, 3} << Way::Removed << Numbers() << Numbers()
                                      << QStringLiteral("indices[0] is a part of something else, too, that stays.");
    QTest::newRow("drawn by nobody, shared")
        << Levels{drawn(Triangles, 0, 0, 3), drawn(Triangles, 1, 6, 6)} << two << Way::Removed
        << Numbers{3, 4, 5, 0, 1, 2, 3, 4, 5} << Numbers{0, 0, 3, 6}
        << QStringLiteral("indices: nothing says what 3 number(s) name. They stay as they are.");
    QTest::newRow("drawn by nobody at all") << Levels{} << two << Way::Removed << two << Numbers{}
                                            << QStringLiteral("indices: nothing says what 8 number(s) name.");

    const Numbers mixed{0, 1, 2, 3, 4, 2, 3, 4, 5};
    QTest::newRow("a list that begins later")
        << Levels{drawn(Triangles, 0, 0, 3), drawn(Triangles, 0, 4, 3)} << Numbers{0, 1, 3, 2, 4, 2, 3, 4, 5, 2, 2}
        << Way::Removed << Numbers{0, 1, 2, 2, 3, 4, 2, 2} << Numbers{0, 3, 4, 0}
        << QStringLiteral("indices: 3 number(s) named what is gone. They name what takes its place now.");
    QTest::newRow("triangles and lines") << Levels{drawn(Triangles, 0, 0, 3), drawn(Lines, 0, 3, 6)} << mixed
                                         << Way::Removed << Numbers{2, 3, 3, 4} << Numbers{0, 0, 0, 4}
                                         << QStringLiteral("indices: 5 of 9 elements referred to it and go too.");
    QTest::newRow("points") << Levels{drawn(Points, 0, 0, 9)} << mixed << Way::Removed << Numbers{0, 1, 2, 3, 2, 3, 4}
                            << Numbers{0, 7} << QStringLiteral("indices: 2 of 9 elements referred to it and go too.");
    for (const quint32 type : {Strip, LineStrip, Fan, 77U})
        QTest::addRow("of type %u", type) << Levels{drawn(type, 0, 0, 9)} << mixed << Way::Removed << Numbers()
                                          << Numbers() << QStringLiteral("indices[2] refers to it, in a strip or fan");
    QTest::newRow("a strip without it") << Levels{drawn(Strip, 0, 0, 5)} << Numbers{0, 1, 3, 4, 5} << Way::Removed
                                        << Numbers{0, 1, 2, 3, 4} << Numbers{0, 5} << QString();
    QTest::newRow("inserted, a strip") << Levels{drawn(Strip, 0, 0, 9)} << mixed << Way::Inserted
                                       << Numbers{0, 1, 3, 4, 5, 3, 4, 5, 6} << Numbers{0, 9} << QString();
    QTest::newRow("a strip beside triangles")
        << Levels{drawn(Triangles, 0, 0, 3), drawn(Strip, 0, 3, 4)} << Numbers{0, 1, 2, 3, 4, 1, 0} << Way::Removed
        << Numbers{2, 3, 1, 0} << Numbers{0, 0, 0, 4}
        << QStringLiteral("indices: 3 of 7 elements referred to it and go too.");
    QTest::newRow("a strip over triangles")
        << Levels{drawn(Triangles, 0, 0, 6), drawn(Strip, 0, 0, 2)} << Numbers{0, 1, 2, 3, 4, 1} << Way::Removed
        << Numbers() << Numbers() << QStringLiteral("indices[0] is a part of something else, too, that stays.");
    QTest::newRow("levels over each other")
        << Levels{drawn(Triangles, 0, 3, 6), drawn(Triangles, 0, 0, 6), drawn(Points, 0, 9, 1)}
        << Numbers{0, 1, 3, 2, 4, 5, 3, 4, 5, 2} << Way::Removed << Numbers{0, 1, 2, 2, 3, 4}
        << Numbers{3, 3, 0, 3, 6, 0} << QStringLiteral("indices: 4 of 10 elements referred to it and go too.");
    QTest::newRow("lines over triangles")
        << Levels{drawn(Triangles, 0, 0, 6), drawn(Lines, 0, 0, 6)} << Numbers{0, 1, 3, 2, 4, 5} << Way::Removed
        << Numbers() << Numbers() << QStringLiteral("indices[0] is a part of something else, too, that stays.");
    QTest::newRow("past the end") << Levels{drawn(Triangles, 0, 0, 3), drawn(Lines, 0, 4'000'000'000, 4'000'000'000)}
                                  << Numbers{0, 1, 2, 3} << Way::Removed << Numbers{2} << Numbers{0, 0}
                                  << QStringLiteral("indices: 3 of 4 elements referred to it and go too.");
}

/// Those of another buffer's levels stay, and triangles and lines go whole. What would silently become another shape is refused.
void TestUrhoEdits::indicesFollowWhatTheyAreDrawnWith()
{
    QFETCH(std::vector<urho::Level>, levels);
    QFETCH(Numbers, before);
    QFETCH(Way, way);
    QFETCH(Numbers, after);
    QFETCH(Numbers, ranges);
    QFETCH(QString, said);
    const auto tree = readTree(Bytes(drawnModel(levels, before)), {});
    const auto vertices = tree->find(u"UMDL/vertexBuffers[0]/vertices");
    QVERIFY(vertices);
    Planner planner(*tree);
    way == Way::Removed ? planner.removeElements(*vertices, 2, 1) : planner.insertElements(*vertices, 2, 1);
    const EditPlan plan = planner.finish();
    QCOMPARE(plan.isRefused(), after.isEmpty());
    const QString all = plan.refusal + plan.consequences.join(u'\n');
    QVERIFY2(all.contains(said) && all.isEmpty() == said.isEmpty(), qPrintable(all));
    if (plan.isRefused())
        return;
    const auto changed = readTree(plan.after, {});
    Numbers now;
    for (qint64 i = 0; i < changed->find(u"UMDL/indexBuffers[0]/indices")->count; ++i)
        now += numberAt(*changed, QStringLiteral("UMDL/indexBuffers[0]/indices[%1]").arg(i));
    QCOMPARE(now, after);
    for (qsizetype i = 0; i < ranges.size(); ++i)
        QCOMPARE(numberAt(*changed, QStringLiteral("UMDL/geometries[%1]/lods[0]/%2")
                                        .arg(i / 2)
                                        .arg(i % 2 == 0 ? QLatin1String("indexStart") : QLatin1String("indexCount"))),
                 ranges[i]);
}

/// "Nothing refers to this element" must be true.
void TestUrhoEdits::levelsOfSeveralBuffersAreReferredTo()
{
    const auto tree = readTree(
        Bytes(drawnModel({drawn(0, 0, 0, 3), drawn(0, 1, 3, 3), drawn(1, 1, 2, 2)}, {0, 1, 2, 3, 2, 2, 2})), {});
    const auto pathsTo = [&](const char *element) {
        QStringList paths;
        for (const References::Place &place : findReferences(*tree, *tree->find(QString::fromLatin1(element))).places)
            paths += place.path;
        return paths;
    };
    const auto index = [](int i) { return QStringLiteral("UMDL/indexBuffers[0]/indices[%1]").arg(i); };
    QCOMPARE(pathsTo("UMDL/vertexBuffers[0]/vertices[2]"), QStringList{index(2)});
    QCOMPARE(pathsTo("UMDL/vertexBuffers[1]/vertices[2]"), QStringList({index(2), index(4), index(5)}));
    QCOMPARE(pathsTo("UMDL/vertexBuffers[1]/vertices[0]"), QStringList());
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

/// The numbers of parents change with all others, so the plan alone does not tell which bones hang on another one.
void TestUrhoEdits::bonesWithAnotherParentAreSaid()
{
    const QString name = test::madeSamples() + QStringLiteral("/urho3d/bone_mapping_and_shapes.mdl");
    const auto tree = readTree(Bytes(test::contentOf(name)), name);
    const auto said = [&](qint64 gone) {
        Planner planner(*tree);
        planner.removeElements(*tree->find(u"UMDL/bones"), gone, 1);
        return planner.finish().consequences.join(u'\n');
    };
    QVERIFY2(said(1).contains(QStringLiteral("the parent of 1 element(s) goes. It is UMDL/bones[3] (")),
             qPrintable(said(1)));
    // The first child of an outermost one takes its place.
    QVERIFY2(said(3).contains(QStringLiteral("the parent of 1 element(s) goes. It is UMDL/bones[1] (")),
             qPrintable(said(3)));
    QVERIFY2(said(3).contains(QStringLiteral("the parent of 1 element(s) goes. They have none then.")),
             qPrintable(said(3)));
    QVERIFY2(!said(0).contains(QStringLiteral("the parent of")), qPrintable(said(0)));
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

namespace {

/// A package whose second entry says that it lies where the first one does.
QByteArray withSharedContent(bool isPacked)
{
    const QByteArray first(200, 'f'), second(100, 's');
    QByteArray file = urho::Package{.isPacked = isPacked, .files = {{"a.txt", first}, {"b.txt", second}}}.bytes();
    const auto tree = readTree(Bytes(file), QStringLiteral("a.pak"));
    const QString entries = isPacked ? QStringLiteral("ULZ4/entries") : QStringLiteral("UPAK/entries");
    const auto rangeOf = [&](const QString &path) { return tree->find(entries + path)->range; };
    const auto take = [&](const QString &field) {
        const ByteRange from = rangeOf(QStringLiteral("[0]/") + field), to = rangeOf(QStringLiteral("[1]/") + field);
        file.replace(to.begin, to.size(), file.mid(from.begin, from.size()));
    };
    take(QStringLiteral("offset"));
    take(QStringLiteral("size"));
    return file;
}

} // namespace

void TestUrhoEdits::entriesThatShareBytesAreSaid()
{
    for (const bool isPacked : {false, true}) {
        const auto tree = readTree(Bytes(withSharedContent(isPacked)), QStringLiteral("a.pak"));
        const auto content = tree->find(isPacked ? u"ULZ4/entries[0]/content" : u"UPAK/entries[0]/content");
        Planner planner(*tree);
        if (isPacked)
            planner.splice(tree->contentOf(*content)->stream, {10, 20}, Bytes("other"));
        else
            planner.splice(0, {content->range.begin + 10, content->range.begin + 20}, Bytes("other"));
        const EditPlan plan = planner.finish();
        QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
        const QString said = plan.consequences.join(u'\n');
        QVERIFY2(said.contains(QStringLiteral("entries: 1 element(s) use a part of what changes")), qPrintable(said));
    }
}

/// An entry whose size is too large takes the place of the next one, so that nothing is read at its end.
void TestUrhoEdits::whatAnotherEntryNamesIsNotDeleted()
{
    QByteArray first, second;
    for (int i = 0; i < 200; ++i)
        (i < 40 ? first : second) += "word " + QByteArray::number(i * i);
    const QByteArray whole = urho::Package{.files = {{"a.txt", first}, {"b.txt", second}}}.bytes();
    const auto size = readTree(Bytes(whole), QStringLiteral("a.pak"))->find(u"UPAK/entries[0]/size");
    QByteArray broken = whole;
    broken[size->range.begin + 1] = char(broken[size->range.begin + 1] + 1);
    const auto tree = readTree(Bytes(broken), QStringLiteral("a.pak"));
    const std::vector<Issue> issues = check(*tree);
    const auto unused = std::ranges::find_if(
        issues, [](const Issue &issue) { return QByteArrayView(issue.kind->code) == "BYTES_UNUSED"; });
    QVERIFY(unused != issues.end());
    QVERIFY2(!unused->repair, qPrintable(unused->repair.text()));
    QCOMPARE(planRepairs(tree, RepairWishes::unasked()).plan.after.toByteArray(), whole);
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
