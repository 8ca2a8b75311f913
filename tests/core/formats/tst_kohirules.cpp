// Each rule of the Kohi reference has a sample that breaks it; repairs mend what they say; edits keep columns and offsets right.
#include "core/recovery/mendedvalues.h"
#include "core/recovery/repairing.h"
#include "core/tree/value.h"
#include "tests/support/files.h"
#include "tests/support/kohibuilder.h"
#include "tests/support/kohisamples.h"
#include "tests/support/rulechecks.h"
#include "tests/support/ruletests.h"
#include "tests/support/samples.h"

#include <QFile>
#include <QTest>

using namespace hexahedron;

namespace {

/// All numbers of the reference.
QByteArrayList rules()
{
    QByteArrayList numbers;
    for (int number = 1; number <= 54; ++number)
        numbers += 'K' + QByteArray::number(number).rightJustified(2, '0');
    return numbers;
}

std::vector<test::DamagedSample> allDamaged()
{
    std::vector<test::DamagedSample> all = kohi::damagedSamples();
    for (test::DamagedSample &sample : kohi::largeDamagedSamples())
        all.push_back(std::move(sample));
    return all;
}

template<typename Wish>
QByteArray edited(const kohi::Model &model, const QByteArray &path, Wish wish)
{
    const auto tree = test::treeOf("model.k3d", model.bytes());
    const std::optional<Item> item = tree->find(QString::fromLatin1(path));
    if (!item)
        return "(not there)";
    Planner planner(*tree);
    wish(planner, *item);
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? plan.refusal.toUtf8() : plan.after.toByteArray();
}

} // namespace

class TestKohiRules : public test::RuleTests
{
    Q_OBJECT

public:
    TestKohiRules()
        : RuleTests({.format = "kohi.k3d",
                     .sound = kohi::soundSamples(),
                     .damaged = allDamaged(),
                     .rules = rules(),
                     // Nothing else has a name that was made up for K23; a dropped triangle may have been the only one.
                     .revealing = {"K23", "K26"}})
    {
    }

private Q_SLOTS:
    void namesThatUseAPartOfATextAreSaid();
    void rowsComeAndGoInEveryColumn();
    void partsGoWithTheLastRow();
    void longerTextsMoveWhatNamesThem();
    void keysMoveTheOffsetsBehindThem();
    void textsThatAreNoUtf8AreKept();
    void weightsOfARemovedBoneAreSaid();
    void weightsOfUnknownBonesGoToTheOthers();
    void trianglesOfUnknownVerticesGo();
    void boxesInACutFileAreLeft();
    void textsComeIntoAnEmptyTable();
    void whatNamedARemovedTextIsSaid();
    void guardsAreNoGuess();
    void bytesAmongTheEntriesAreFound();
    void namesOfACutTableAreMadeUp();
    void boxesOfACutFileStay();
};

/// Two entries may share bytes: what names the end of a text names something else when that changes.
void TestKohiRules::namesThatUseAPartOfATextAreSaid()
{
    const QString name = test::sharedSamples() + QStringLiteral("/k3d/shared_strings.k3d");
    if (!QFile::exists(name))
        QSKIP("the samples beside the project are not there");
    const auto edited = [](const Tree &tree, const char *path, const char *value) {
        Planner planner(tree);
        planner.setText(*tree.find(QString::fromLatin1(path)), QString::fromLatin1(value));
        return planner.finish();
    };
    const auto plain = readTree(Bytes(test::contentOf(name)), name);
    constexpr const char *Text = "engine132/strings/data/text[1]";
    QVERIFY(!edited(*plain, Text, "Arm").consequences.join(u' ').contains(QStringLiteral("a part of")));
    const auto sharing = readTree(edited(*plain, "engine132/strings/entries[6]/offset", "16").after, name);
    for (const char *value : {"Arm", "TentacleFurs"})
        QVERIFY2(edited(*sharing, Text, value).consequences.join(u' ').contains(QStringLiteral("a part of")), value);
}

/// Removing the second submesh gives the file without it, but for its texts, which nobody names then.
void TestKohiRules::rowsComeAndGoInEveryColumn()
{
    kohi::Model model;
    model.submeshes = {kohi::Submesh(), kohi::Submesh()};
    model.submeshes[1].name = model.submeshes[1].material = std::nullopt;
    model.submeshes[1].indices = kohi::u32({0, 1, 2, 2, 1, 0});
    for (const char *column : {"name_ids", "vertex_counts", "extents", "vertex_buffers"}) {
        QCOMPARE(edited(model, "engine132/submeshes/" + QByteArray(column),
                        [](Planner &planner, const Item &array) { planner.removeElements(array, 1, 1); }),
                 kohi::Model().bytes());
    }
}

void TestKohiRules::partsGoWithTheLastRow()
{
    kohi::Model without;
    without.nodes.clear();
    without.submeshes[0].name = without.submeshes[0].material = std::nullopt;
    kohi::Model with = without;
    with.moreStrings = {"root"};
    kohi::Model model = without;
    model.nodes = {{"root"}};
    QCOMPARE(edited(model, "engine132/nodes/parent_indices",
                    [](Planner &planner, const Item &array) { planner.removeElements(array, 0, 1); }),
             with.bytes());
}

void TestKohiRules::longerTextsMoveWhatNamesThem()
{
    kohi::Model renamed;
    renamed.submeshes[0].name = "a much longer name";
    QCOMPARE(
        edited(kohi::Model(), "engine132/strings/data/text[0]",
               [](Planner &planner, const Item &text) { planner.setText(text, QStringLiteral("a much longer name")); }),
        renamed.bytes());
}

void TestKohiRules::keysMoveTheOffsetsBehindThem()
{
    kohi::Model shorter = kohi::skinnedModel();
    shorter.channels[0].positions.chop(16);
    QCOMPARE(edited(kohi::skinnedModel(), "engine132/channels/key_buffer/positions[0]/keys",
                    [](Planner &planner, const Item &keys) { planner.removeElements(keys, 1, 1); }),
             shorter.bytes());
}

/// Bytes of another encoding are read, not thrown away, and only when somebody wants it.
void TestKohiRules::textsThatAreNoUtf8AreKept()
{
    kohi::Model model;
    model.submeshes[0].material = "gr\xfcn";
    const auto tree = test::treeOf("model.k3d", model.bytes());
    QVERIFY(planRepairs(tree, {}).plan.isEmpty());
    const RepairPlan asked = planRepairs(tree, {.codes = {QStringLiteral("STRING_NOT_TEXT")}, .evenIfHarmful = true});
    const auto offer = std::ranges::find(asked.offers, QStringLiteral("STRING_NOT_TEXT"),
                                         [](const RepairOffer &one) { return one.key.code; });
    QVERIFY(offer != asked.offers.end());
    const RepairPlan made = planRepairs(tree, {.decided = {{offer->key, true}}});
    model.submeshes[0].material = "gr\xc3\xbcn";
    QCOMPARE(made.plan.after.toByteArray(), model.bytes());
}

/// Other weights grow and vertices are bound to another bone: no bytes tell of it, so the plan does.
void TestKohiRules::weightsOfARemovedBoneAreSaid()
{
    kohi::Model model = kohi::skinnedModel();
    model.submeshes[0].vertices = kohi::skinnedVertex(0, 0, 0, {0, 1, -1, -1}, {0.5f, 0.5f, 0, 0})
                                  + kohi::skinnedVertex(1, 0, 0, {1, -1, -1, -1})
                                  + kohi::skinnedVertex(0, 1, 0, {1, 0, -1, -1}, {1, 0, 0, 0});
    const auto tree = test::treeOf("model.k3d", model.bytes());
    const auto consequences = [&](qint64 first, qint64 count) {
        Planner planner(*tree);
        planner.removeElements(*tree->find(u"engine132/bones/name_ids"), first, count);
        return planner.finish().consequences.join(u'\n');
    };
    const QString vertices = QStringLiteral("engine132/submeshes/vertex_buffers[0]/vertices: ");
    const QString bones = QStringLiteral("engine132/bones/name_ids");
    const QString second = consequences(1, 1);
    QVERIFY2(second.contains(vertices + QStringLiteral("1 vertex(es) lose a weight of %1[1]. ").arg(bones)),
             qPrintable(second));
    QVERIFY(second.contains(vertices
                            + QStringLiteral("2 vertex(es) are no longer bound to %1[1] but to %1[0].").arg(bones)));
    const QString first = consequences(0, 1);
    QVERIFY2(first.contains(QStringLiteral("1 vertex(es) lose")), qPrintable(first));
    QVERIFY2(!first.contains(QStringLiteral("bound")), qPrintable(first)); // what weighs nothing binds nothing
    const QString both = consequences(0, 2);
    QVERIFY2(both.contains(vertices + QStringLiteral("3 vertex(es) were bound to 2 element(s) of %1 only.").arg(bones)),
             qPrintable(both));
}

/// The reference: slot to -1 / 0, renormalise.
void TestKohiRules::weightsOfUnknownBonesGoToTheOthers()
{
    const auto withSkins = [](const QByteArray &first, const QByteArray &second) {
        kohi::Model model = kohi::skinnedModel();
        model.submeshes[0].vertices.replace(0, 2 * 96, first + second);
        return model.bytes();
    };
    const auto tree = test::treeOf("model.k3d",
                                   withSkins(kohi::skinnedVertex(0, 0, 0, {7, 1, -1, -1}, {0.7f, 0.3f, 0, 0}),
                                             kohi::skinnedVertex(1, 0, 0, {9, -1, -1, -1}, {1, 0, 0, 0})));
    const QByteArray mended = withSkins(kohi::skinnedVertex(0, 0, 0, {-1, 1, -1, -1}, {0, 1, 0, 0}),
                                        kohi::skinnedVertex(1, 0, 0, {0, -1, -1, -1}, {1, 0, 0, 0}));
    // With no other to share with, a bone would be made up: only who asks gets that.
    const QByteArray unasked = withSkins(kohi::skinnedVertex(0, 0, 0, {-1, 1, -1, -1}, {0, 1, 0, 0}),
                                         kohi::skinnedVertex(1, 0, 0, {9, -1, -1, -1}, {1, 0, 0, 0}));
    QCOMPARE(test::planAllRepairs(tree).after.toByteArray(), unasked);
    const auto left = test::treeOf("model.k3d", unasked);
    QCOMPARE(test::planAllRepairs(left, {QStringLiteral("INDEX_OUT_OF_RANGE")}).after.toByteArray(), mended);
}

/// A number is not made up for them: the triangle would be flat.
void TestKohiRules::trianglesOfUnknownVerticesGo()
{
    const auto withIndices = [](std::initializer_list<quint32> indices) {
        kohi::Model model;
        model.submeshes[0].indices = kohi::u32(indices);
        return model.bytes();
    };
    const auto tree = test::treeOf("model.k3d", withIndices({500, 0, 1, 0, 1, 2}));
    QCOMPARE(test::planAllRepairs(tree).after.toByteArray(), withIndices({0, 1, 2}));
}

/// What lies in them is not all there, also where the file ends just before a list of vertices.
void TestKohiRules::boxesInACutFileAreLeft()
{
    kohi::Model model;
    model.submeshes = {kohi::Submesh(), kohi::Submesh()};
    model.submeshes[1].vertices = kohi::staticVertex(8, 8, 8) + kohi::staticVertex(9, 8, 8)
                                  + kohi::staticVertex(8, 9, 8);
    model.submeshes[1].extents = kohi::f32({8, 8, 8, 9, 9, 8});
    model.submeshes[1].center = kohi::f32({8.5f, 8.5f, 8});
    model.extents = kohi::f32({0, 0, 0, 9, 9, 8});
    model.center = kohi::f32({4.5f, 4.5f, 4});
    QCOMPARE(test::listed(check(*test::treeOf("model.k3d", model.bytes()))), QByteArray());
    const kohi::Built built = model.build();
    const qsizetype cut = built.bytes.indexOf(model.submeshes[1].vertices);
    for (const Issue &issue : check(*test::treeOf("model.k3d", built.bytes.left(cut))))
        QVERIFY2(QByteArrayView(issue.reference) == "K11", issue.message().toUtf8().constData());
}

/// Rows and texts begin at one place there.
void TestKohiRules::textsComeIntoAnEmptyTable()
{
    kohi::Model model;
    model.submeshes[0].name = model.submeshes[0].material = {};
    model.nodes.clear();
    const QByteArray after = edited(model, "engine132/strings/entries", [](Planner &planner, const Item &entries) {
        QCOMPARE(planner.addText(entries, "first"), 0);
        QCOMPARE(planner.addText(entries, "second"), 1);
        QCOMPARE(planner.textCount(entries), 2);
    });
    const auto tree = test::treeOf("model.k3d", after);
    const auto textAt = [&](const char *path) {
        const std::optional<Item> item = tree->find(QString::fromLatin1(path));
        return item ? tree->bytes().toByteArray(item->range) : QByteArray("(not there)");
    };
    QCOMPARE(textAt("engine132/strings/data/text[0]"), QByteArray("first"));
    QCOMPARE(textAt("engine132/strings/data/text[1]"), QByteArray("second"));
}

/// A submesh may have no name. It has none when its text goes, which is said.
void TestKohiRules::whatNamedARemovedTextIsSaid()
{
    const auto tree = test::treeOf("model.k3d", kohi::Model().bytes());
    const auto entries = tree->find(u"engine132/strings/entries");
    const auto name = tree->find(u"engine132/submeshes/name_ids[0]");
    QVERIFY(entries && name);
    const qint64 named = decodeInteger(
        *name->field, reinterpret_cast<const uchar *>(tree->bytes().toByteArray(name->range).constData()));
    Planner planner(*tree);
    planner.removeElements(*entries, named, 1);
    const EditPlan plan = planner.finish();
    QVERIFY2(plan.refusal.isEmpty(), qPrintable(plan.refusal));
    QVERIFY2(
        plan.consequences.contains(QStringLiteral("engine132/submeshes/name_ids[0] referred to it and becomes none.")),
        qPrintable(plan.consequences.join(u' ')));
}

/// A repair of one writes the only number that a guard has: nothing of it needs a note.
void TestKohiRules::guardsAreNoGuess()
{
    const auto tree = test::treeOf("model.k3d", kohi::Model().bytes());
    const auto guard = tree->find(u"engine132/submeshes/guard");
    const auto name = tree->find(u"engine132/submeshes/name_ids[0]");
    QVERIFY(guard && name);
    QCOMPARE(mendedValues(*tree, 0, {guard->range}, 10).size(), size_t(0));
    QCOMPARE(mendedValues(*tree, 0, {name->range}, 10).size(), size_t(1));
}

/// Texts lie one behind the other: that tells where the bytes came in, and no name is made up.
void TestKohiRules::bytesAmongTheEntriesAreFound()
{
    kohi::Model model = kohi::skinnedModel();
    for (int i = 0; i < 24; ++i)
        model.nodes.push_back({.name = "node_" + QByteArray(i % 7, 'x') + QByteArray::number(i)});
    const QByteArray whole = model.bytes();
    const auto tree = test::treeOf("model.k3d", whole);
    const std::optional<Item> entries = tree->find(u"engine132/strings/entries");
    QVERIFY(entries && entries->count > 24);
    for (const qint64 part : {1, 3, 5, 7}) {
        const QByteArray broken = QByteArray(whole).insert(
            entries->range.begin + entries->range.size() * part / 8 + part, QByteArray("\x9c\xe5\x81"));
        const QByteArray mended = planRepairs(test::treeOf("model.k3d", broken), RepairWishes::unasked())
                                      .plan.after.toByteArray();
        QCOMPARE(mended, whole);
    }
}

/// What has lost its name in a file whose end is missing keeps the number of it.
void TestKohiRules::namesOfACutTableAreMadeUp()
{
    const QByteArray whole = kohi::skinnedModel().bytes();
    const auto tree = test::treeOf("model.k3d", whole);
    const std::optional<Item> entries = tree->find(u"engine132/strings/entries");
    QVERIFY(entries && entries->count > 2);
    const auto cut = test::treeOf("model.k3d", whole.left(entries->range.begin + 8));
    const RepairPlan repairs = planRepairs(cut, {});
    const auto mended = test::treeOf("model.k3d", repairs.plan.after.toByteArray());
    QCOMPARE(mended->find(u"engine132/strings/entries")->count, entries->count);
    QVERIFY(worstOf(check(*mended)) != Severity::Error);
    const std::optional<Item> names = tree->find(u"engine132/bones/name_ids");
    QVERIFY(names);
    QCOMPARE(repairs.plan.after.toByteArray(names->range), whole.mid(names->range.begin, names->range.size()));
}

/// Of a file that was cut off in its vertices the boxes are the last that is known of the others.
void TestKohiRules::boxesOfACutFileStay()
{
    const QByteArray whole = kohi::skinnedModel().bytes();
    const auto tree = test::treeOf("model.k3d", whole);
    const std::optional<Item> vertices = tree->find(u"engine132/submeshes/vertex_buffers[0]/vertices");
    const std::optional<Item> box = tree->find(u"engine132/header/extents");
    QVERIFY(vertices && vertices->count > 1 && box);
    const auto cut = test::treeOf("model.k3d",
                                  whole.left(vertices->range.begin + vertices->range.size() / vertices->count));
    const RepairPlan repairs = planRepairs(cut, {});
    QCOMPARE(repairs.plan.after.toByteArray(box->range), whole.mid(box->range.begin, box->range.size()));
    const auto held = std::ranges::find(repairs.offers, QStringLiteral("engine132/header/extents"),
                                        [](const RepairOffer &offer) { return offer.key.path; });
    QVERIFY(held != repairs.offers.end());
    QVERIFY(held->state == RepairOffer::State::Held);
    // What is made up is said, and how much is gone at least: where texts began is known.
    QVERIFY2(repairs.plan.missing.contains(u"bones"), qPrintable(repairs.plan.missing));
    const std::optional<Item> texts = tree->find(u"engine132/strings/entry_count");
    const QString gone = QString::number(texts->range.begin - cut->bytes().size());
    QVERIFY2(repairs.plan.missing.contains(gone), qPrintable(repairs.plan.missing + u' ' + gone));
    // Who knows nothing of the loss sees that all boxes agree.
    const auto mended = test::treeOf("model.k3d", repairs.plan.after.toByteArray());
    QVERIFY(planRepairs(mended, {.isPartLost = true}).plan.isEmpty());
    QVERIFY(planRepairs(mended, {}).plan.isEmpty());
}

QTEST_GUILESS_MAIN(TestKohiRules)
#include "tst_kohirules.moc"
