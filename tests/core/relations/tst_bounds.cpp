#include "core/relations/bounds.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

#include <limits>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestBounds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSmallestBox_data();
    void theSmallestBox();
    void anEnclosingBox_data();
    void anEnclosingBox();
    void aBoxMayStayLarger();
    void fewNumbersMakeNoBox();
    void cornersAlone();
    void middleOfDoubles();
    void boxesOfRowsAndOfAll();
    void positionsThatAreCutOffTellNothing();
    void cutBetweenListsTellsNothing();
    void farFromTheOrigin_data();
    void farFromTheOrigin();
    void theLastOfSomeTimes_data();
    void theLastOfSomeTimes();
    void manyInSeveralThreads();
    void isExplained();
};

namespace {

constexpr IssueKind insideOut{"INSIDE_OUT", Severity::Error, "%1", ""};
constexpr IssueKind unset{"UNSET", Severity::Info, "%1", ""};

RecordRef boxIn(RecordRef file)
{
    auto box = file.record("box");
    box.f32("low").times(3).mayBeNotFinite();
    box.f32("high").times(3).mayBeNotFinite();
    return box;
}

/// A box, then vertices with a number before their place.
Small around(Bounds::Form form = Bounds::Form::Around)
{
    return Small([form](RecordRef file) {
        auto box = boxIn(file);
        auto vertex = file.records("vertices").until(endOfFrame);
        vertex.u32("number");
        const auto place = vertex.f32("place").times(3).mayBeNotFinite();
        box.must(Bounds(form, {place.field()}, {&wrong, "R1"})
                     .insideOut(insideOut, "R2")
                     .unset(unset, "R3")
                     .finite("R4", Severity::Warning)
                     .within(0.01));
    });
}

QByteArray vertices(std::initializer_list<std::array<float, 3>> places)
{
    QByteArray all;
    for (const auto &[x, y, z] : places)
        all += raw<quint32>({7}) + raw<float>({x, y, z});
    return all;
}

const QByteArray none = "no repair";

} // namespace

void TestBounds::theSmallestBox_data()
{
    QTest::addColumn<QByteArray>("box");
    QTest::addColumn<QByteArray>("vertices");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::addColumn<QByteArray>("repaired"); // box
    constexpr float NaN = std::numeric_limits<float>::quiet_NaN();
    const QByteArray two = vertices({{0, 0, 0}, {10, 20, 30}});
    const QByteArray right = raw<float>({0, 0, 0, 10, 20, 30});
    QTest::newRow("right") << right << two << QByteArrayList() << none;
    QTest::newRow("nearly") << raw<float>({0, 0, 0, 10, 20, 30.2f}) << two << QByteArrayList() << none;
    QTest::newRow("too small") << raw<float>({0, 0, 0, 10, 20, 29}) << two
                               << QByteArrayList{"WRONG R1 file/box: file/box %2"} << right;
    QTest::newRow("too large") << raw<float>({-1, 0, 0, 10, 20, 30}) << two
                               << QByteArrayList{"WRONG R1 file/box: file/box %2"} << right;
    QTest::newRow("inside out") << raw<float>({10, 20, 30, 0, 0, 0}) << two
                                << QByteArrayList{"INSIDE_OUT R2 file/box: box"} << right;
    QTest::newRow("unset") << QByteArray(24, '\0') << two << QByteArrayList{"UNSET R3 file/box: file/box"} << right;
    QTest::newRow("nothing in it") << raw<float>({1, 2, 3, 4, 5, 6}) << QByteArray() << QByteArrayList() << none;
    QTest::newRow("not finite") << raw<float>({0, 0, 0, 10, NaN, 30}) << two
                                << QByteArrayList{"NOT_FINITE R4 file/box/high/y: high/y is not a finite number."}
                                << right;
    QTest::newRow("a place that is not finite") << right << two + vertices({{99, NaN, 0}}) << QByteArrayList() << none;
}

void TestBounds::theSmallestBox()
{
    QFETCH(QByteArray, box);
    QFETCH(QByteArray, vertices);
    QFETCH(QByteArray, repaired);
    QTEST(around().found(box + vertices), "expected");
    QCOMPARE(around().repaired(box + vertices), repaired == none ? none : repaired + vertices);
}

void TestBounds::anEnclosingBox_data()
{
    QTest::addColumn<QByteArray>("box");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("larger") << raw<float>({-9, -9, -9, 50, 50, 50}) << QByteArrayList();
    QTest::newRow("low corner too high") << raw<float>({1, 0, 0, 10, 20, 30})
                                         << QByteArrayList{"WRONG R1 file/box: file/box %2"};
    QTest::newRow("high corner too low") << raw<float>({0, 0, 0, 10, 9, 30})
                                         << QByteArrayList{"WRONG R1 file/box: file/box %2"};
}

void TestBounds::anEnclosingBox()
{
    QFETCH(QByteArray, box);
    QTEST(around(Bounds::Form::Enclosing).found(box + vertices({{0, 0, 0}, {10, 20, 30}})), "expected");
}

/// Only the number that is wrong is written.
void TestBounds::aBoxMayStayLarger()
{
    constexpr float NaN = std::numeric_limits<float>::quiet_NaN();
    const Small enclosing = around(Bounds::Form::Enclosing);
    const QByteArray two = vertices({{0, 0, 0}, {10, 20, 30}});
    const QByteArray broken = raw<float>({-5, NaN, 0, 10, 25, 30}) + two;
    QCOMPARE(enclosing.repaired(broken), raw<float>({-5, 0, 0, 10, 25, 30}) + two);
    QVERIFY(!enclosing.isGuess(broken));
}

/// Where vertices are no numbers the box is the last that tells how large they were.
void TestBounds::fewNumbersMakeNoBox()
{
    constexpr float NaN = std::numeric_limits<float>::quiet_NaN();
    const QByteArray box = raw<float>({0, 0, 0, 10, NaN, 30});
    QVERIFY(!around().isGuess(box + vertices({{0, 0, 0}, {10, 20, 30}})));
    QVERIFY(around().isGuess(box + vertices({{0, 0, 0}, {10, NaN, 30}})));
    QVERIFY(around().isGuess(box + vertices({{0, 0, 0}, {10, 1e30f, 30}})));
}

void TestBounds::cornersAlone()
{
    const Small small([](RecordRef file) {
        auto bone = file.records("bones").until(endOfFrame);
        bone.text("name");
        auto box = bone.record("box").must(beBox(insideOut, "R2"));
        box.f32("low").times(3);
        box.f32("high").times(3);
    });
    const QByteArray right = "a" + QByteArray(1, '\0') + raw<float>({1, 1, 1, 1, 1, 1});
    const QByteArray wrong = "bb" + QByteArray(1, '\0') + raw<float>({1, 1, 2, 1, 1, 1});
    QCOMPARE(small.found(right + wrong), QByteArrayList{"INSIDE_OUT R2 file/bones[1]/box: box"});
    QCOMPARE(small.repaired(right + wrong), none);
}

void TestBounds::middleOfDoubles()
{
    const Small small([](RecordRef file) {
        const auto middle = file.f32("middle").times(3);
        auto vertex = file.records("vertices").until(endOfFrame);
        const auto place = vertex.f64("place").times(3);
        FieldRef(middle).must(beMiddleOf({place.field()}, wrong, "R1"));
    });
    const QByteArray places = raw<double>({0, 0, 0, 10, 20, 30, 5, 5, 5});
    QCOMPARE(small.found(raw<float>({5, 10, 15}) + places), QByteArrayList());
    QCOMPARE(small.found(raw<float>({5, 10, 14}) + places), QByteArrayList{"WRONG R1 file/middle: file/middle %2"});
    QCOMPARE(small.repaired(raw<float>({5, 10, 14}) + places), raw<float>({5, 10, 15}) + places);
}

void TestBounds::boxesOfRowsAndOfAll()
{
    const Small small([](RecordRef file) {
        auto all = boxIn(file);
        const auto count = file.u32("count");
        auto part = file.record("meshes");
        auto mesh = part.columns(count);
        const auto vertexCount = mesh.u32("counts");
        auto box = mesh.records("boxes");
        box.f32("low").times(3);
        box.f32("high").times(3);
        auto vertex = mesh.records("buffers").records("vertices").times(vertexCount);
        const auto place = vertex.f32("place").times(3);
        box.must(beAround({place.field()}, wrong, "R1"));
        all.must(beAround({place.field()}, other, "R2"));
    });
    const auto file = [](const QByteArray &all, const QByteArray &first, const QByteArray &second) {
        return all + raw<quint32>({2, 2, 1}) + first + second + raw<float>({0, 0, 0, 1, 1, 1, 5, 5, 5});
    };
    const QByteArray all = raw<float>({0, 0, 0, 5, 5, 5});
    const QByteArray first = raw<float>({0, 0, 0, 1, 1, 1});
    const QByteArray second = raw<float>({5, 5, 5, 5, 5, 5});
    QCOMPARE(small.found(file(all, first, second)), QByteArrayList());
    QCOMPARE(small.found(file(all, first, first)),
             QByteArrayList{"WRONG R1 file/meshes/boxes[1]: file/meshes/boxes[1] %2"});
    QCOMPARE(small.repaired(file(all, first, first)), file(all, first, second));
    QCOMPARE(small.found(file(first, first, second)), QByteArrayList{"OTHER R2 file/box: file/box %2"});
    QCOMPARE(small.repaired(file(first, first, second)), file(all, first, second));
}

void TestBounds::positionsThatAreCutOffTellNothing()
{
    const QByteArray box = raw<float>({0, 0, 0, 1, 1, 1});
    const Small small([](RecordRef file) {
        auto whole = boxIn(file);
        auto vertex = file.records("vertices").times(3);
        const auto place = vertex.f32("place").times(3);
        whole.must(beAround({place.field()}, wrong, "R1"));
    });
    for (const QByteArray &line : small.found(box + raw<float>({0, 0, 0, 9, 9, 9})))
        QVERIFY2(!line.startsWith("WRONG"), line.constData());
}

/// The file ends where the positions of the second mesh should begin: those of the first are not all.
void TestBounds::cutBetweenListsTellsNothing()
{
    const Small small([](RecordRef file) {
        auto all = boxIn(file);
        auto mesh = file.records("meshes").times(2);
        const auto count = mesh.u32("count");
        const auto place = mesh.records("vertices").times(count).f32("place").times(3);
        all.must(beAround({place.field()}, wrong, "R1"));
    });
    const QByteArray first = raw<float>({0, 0, 0, 9, 9, 9}) + raw<quint32>({1}) + raw<float>({1, 1, 1});
    const QByteArray second = raw<quint32>({2}) + raw<float>({0, 0, 0, 9, 9, 9});
    QCOMPARE(small.found(first + second), QByteArrayList());
    for (const qsizetype cut : {0, 4, 16}) {
        for (const QByteArray &line : small.found(first + second.left(cut)))
            QVERIFY2(!line.startsWith("WRONG"), line.constData());
    }
}

/// A box of 1 unit: what rounding leaves is right, half of it is not.
void TestBounds::farFromTheOrigin_data()
{
    QTest::addColumn<float>("high");
    QTest::addColumn<int>("wrongs");
    QTest::newRow("right") << 10001.0f << 0;
    QTest::newRow("rounded") << 10001.005f << 0;
    QTest::newRow("half") << 10000.5f << 1;
    QTest::newRow("a tenth more") << 10001.1f << 1;
}

void TestBounds::farFromTheOrigin()
{
    QFETCH(float, high);
    const QByteArray box = raw<float>({10000, 0, 0, high, 1000, 1});
    QTEST(int(around().found(box + vertices({{10000, 0, 0}, {10001, 1000, 1}})).size()), "wrongs");
}

void TestBounds::theLastOfSomeTimes_data()
{
    QTest::addColumn<float>("length");
    QTest::addColumn<QByteArray>("times");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::addColumn<QByteArray>("repaired");
    const QByteArray times = raw<float>({0, 2.5f, 1});
    QTest::newRow("right") << 2.5f << times << QByteArrayList() << none;
    QTest::newRow("longer") << 9.0f << times << QByteArrayList() << none;
    QTest::newRow("shorter") << 2.0f << times << QByteArrayList{"WRONG R1 file/length: 2.5 2"}
                             << raw<float>({2.5f}) + times;
    QTest::newRow("zero") << 0.0f << times << QByteArrayList{"UNSET R3 file/length: 0"} << raw<float>({2.5f}) + times;
    QTest::newRow("not finite") << std::numeric_limits<float>::infinity() << times
                                << QByteArrayList{"UNSET R3 file/length: inf"} << raw<float>({2.5f}) + times;
    QTest::newRow("nothing") << 0.0f << QByteArray() << QByteArrayList() << none;
    QTest::newRow("below zero") << -1.0f << QByteArray() << QByteArrayList{"UNSET R3 file/length: -1"}
                                << raw<float>({0});
    // Several keys take time, whenever they are.
    QTest::newRow("zero for two at zero")
        << 0.0f << raw<float>({0, 0}) << QByteArrayList{"UNSET R3 file/length: 0"} << none;
    QTest::newRow("zero for one") << 0.0f << raw<float>({0}) << QByteArrayList() << none;
    QTest::newRow("all are below zero") << std::numeric_limits<float>::quiet_NaN() << raw<float>({-1, -2})
                                        << QByteArrayList{"UNSET R3 file/length: nan"} << raw<float>({0, -1, -2});
    QTest::newRow("a little shorter") << 1000.0f << raw<float>({1000.01f})
                                      << QByteArrayList{"WRONG R1 file/length: 1000.01 1000"}
                                      << raw<float>({1000.01f, 1000.01f});
}

void TestBounds::theLastOfSomeTimes()
{
    const Small small([](RecordRef file) {
        auto length = file.f32("length").mayBeNotFinite();
        const auto time = file.records("keys").until(endOfFrame).f32("time");
        length.must(reach({time.field()}, wrong, "R1").unset(unset, "R3"));
    });
    QFETCH(float, length);
    QFETCH(QByteArray, times);
    QTEST(small.found(raw<float>({length}) + times), "expected");
    QTEST(small.repaired(raw<float>({length}) + times), "repaired");
}

void TestBounds::manyInSeveralThreads()
{
    QByteArray all;
    for (int i = 0; i < 200000; ++i)
        all += vertices({{float(i), float(-i), i == 123456 ? 5.0f : 0.0f}});
    const QByteArray box = raw<float>({0, -199999, 0, 199999, 0, 5});
    QCOMPARE(around().repaired(raw<float>({0, 0, 0, 1, 1, 1}) + all), box + all);
    QCOMPARE(around().found(box + all, 4), QByteArrayList());
}

void TestBounds::isExplained()
{
    SchemaBuilder builder("Test", {});
    auto file = builder.file().section("file");
    auto box = boxIn(file);
    const auto place = file.records("vertices").until(endOfFrame).f32("place").times(3);
    box.must(enclose({place.field()}, wrong, "R1").insideOut(insideOut, "R2"));
    builder.finish();
    QCOMPARE(ruleNumbers(*box.field()), (QStringList{QStringLiteral("R1"), QStringLiteral("R2")}));
    QCOMPARE(relationSentences(*box.field()), QStringList{QStringLiteral("Every place lies in this box.")});
}

QTEST_GUILESS_MAIN(TestBounds)
#include "tst_bounds.moc"
