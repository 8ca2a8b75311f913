// Each rule of the Kohi reference has a sample that breaks it; repairs mend what they say; edits keep columns and offsets right.
#include "tests/support/kohibuilder.h"
#include "tests/support/kohisamples.h"
#include "tests/support/rulechecks.h"
#include "tests/support/ruletests.h"

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
                     .revealing = {"K23", "K26", "K30"}})
    {
    }

private Q_SLOTS:
    void rowsComeAndGoInEveryColumn();
    void partsGoWithTheLastRow();
    void longerTextsMoveWhatNamesThem();
    void keysMoveTheOffsetsBehindThem();
};

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

QTEST_GUILESS_MAIN(TestKohiRules)
#include "tst_kohirules.moc"
