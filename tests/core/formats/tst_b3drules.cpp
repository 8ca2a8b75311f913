#include "core/edit/planner.h"
#include "core/formats/blitz3d/b3dformat.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/recovery/repairing.h"
#include "core/scene/scene.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/repairs.h"
#include "tests/support/rulechecks.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>

using namespace hexahedron;

namespace {

std::vector<Issue> issuesOf(const Bytes &bytes, const QString &fileName = {})
{
    return check(*readTree(b3dFormat(), bytes, fileName));
}

qint64 countOf(const std::vector<Issue> &issues, const IssueKind *kind)
{
    qint64 count = 0;
    for (const Issue &issue : issues)
        count += issue.kind == kind ? issue.count : 0;
    return count;
}

QByteArray key(qint32 frame, std::initializer_list<float> values = {0, 0, 0})
{
    return b3d::i32({frame}) + b3d::f32(values);
}

QByteArray quad()
{
    return b3d::f32({0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0});
}

/// A mesh below "root" with four vertices and two triangles, an ANIM and what bones say.
QByteArray skin(const QByteArray &bones, const QByteArray &triangles = b3d::triangles({0, 1, 2, 0, 2, 3}))
{
    const QByteArray move = b3d::keys(1, key(1) + key(2));
    return b3d::file(b3d::brushes(0, b3d::brush("a", {}) + b3d::brush("b", {}))
                     + b3d::node("root", b3d::mesh(b3d::vertices(quad()) + triangles) + b3d::animation(2) + bones
                                             + b3d::node("k", move)));
}

QByteArray fullBone(float weight = 1)
{
    return b3d::node("bone", b3d::bone({{0, weight}, {1, weight}, {2, weight}, {3, weight}}));
}

/// A node "root" with an ANIM of two frames and some KEYS.
QByteArray moving(const QByteArray &keys, const QByteArray &animation = b3d::animation(2))
{
    return b3d::file(b3d::node("root", animation + keys));
}

QByteArray withTexture(const QByteArray &record)
{
    return b3d::file(b3d::textures(record) + b3d::node("root"));
}

/// A mesh of so many separate triangles.
QByteArray wideMesh(int triangles)
{
    QByteArray vertices;
    QByteArray corners = b3d::i32({-1});
    for (int i = 0; i < triangles; ++i) {
        vertices += b3d::f32({0, 0, 0, 0, 1, 0, 1, 0, float(i)});
        corners += b3d::i32({3 * i, 3 * i + 1, 3 * i + 2});
    }
    return b3d::mesh(b3d::vertices(vertices) + b3d::chunk("TRIS", corners));
}

QByteArray manyBones(int count)
{
    QByteArray nodes = fullBone();
    for (int i = 0; i < count; ++i)
        nodes += b3d::node(qPrintable(QStringLiteral("bone%1").arg(i)), b3d::bone({}));
    return nodes;
}

} // namespace

class TestB3dRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanFilesGiveNothing_data();
    void cleanFilesGiveNothing();
    void damageIsFound_data();
    void damageIsFound();
    void repairsMend_data() { damageIsFound_data(); }
    void repairsMend();
    void threadsFindTheSame_data() { damageIsFound_data(); }
    void threadsFindTheSame();
    void texturesBesideTheModel();
    void longArraysAreOneIssue();
    void whatARepairEmptiesIsSaid();
    void repairsKeepWhatIsMeant();
    void splitKeepsTriangles();
    void oneNodeDoesNotMoveAllKeys();
    void onlyTheWrongNodeIsTouchedUnasked();
    void aKeyWithTheFrameOfAnotherOneStays();
    void verticesOfARemovedBoneAreSaid();

private:
    static void add(const char *name, const QByteArray &file, const char *expected)
    {
        QTest::newRow(name) << file << QString::fromLatin1(expected);
    }
    static void addStructure();
    static void addTexts();
    static void addMeshes();
    static void addWeights();
    static void addKeys();
};

void TestB3dRules::cleanFilesGiveNothing_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("one node") << b3d::file(b3d::node("root"));
    QTest::newRow("a mesh") << b3d::file(b3d::node("root", b3d::plainMesh()));
    QTest::newRow("skin and keys") << skin(fullBone());
    QTest::newRow("keys by kind") << moving(b3d::keys(1, key(1) + key(2)) + b3d::keys(4, key(1, {1, 0, 0, 0})));
    QTest::newRow("keys by runs") << moving(b3d::keys(1, key(1)) + b3d::keys(1, key(2)));
    QTest::newRow("animation behind the nodes")
        << b3d::file(b3d::node("root", b3d::node("a", b3d::keys(1, key(1) + key(2))) + b3d::animation(2)));
    QTest::newRow("empty bones") << skin(fullBone() + b3d::node("other", b3d::bone({})));
    QTest::newRow("textures and brushes")
        << b3d::file(b3d::textures(b3d::texture("a.png", 65536 | 1)) + b3d::brushes(1, b3d::brush("a", {0}, 2))
                     + b3d::node("root", b3d::mesh(b3d::vertices(QByteArray(3 * 44, '\0'), 2, 2, 2)
                                                   + b3d::triangles({0, 1, 2}, 0))));
}

void TestB3dRules::cleanFilesGiveNothing()
{
    QFETCH(QByteArray, file);
    QCOMPARE(test::kindsIn(issuesOf(Bytes(file))), QStringList());
}

void TestB3dRules::addStructure()
{
    using namespace b3d;
    add("not Blitz3D", "BB3X" + i32({4, 1}), "NOT_THIS_FORMAT V01 error");
    add("bytes behind the file", file(node("root")) + "tail", "TRAILING_BYTES V02 warning");
    add("another file behind the file", file(node("root")) + file(node("other")), "FILE_APPENDED V02 warning");
    add("version of the future", file(node("root"), 2), "VALUE_UNEXPECTED V03 warning");
    add("texture list without textures", file(textures({}) + node("root")), "CHUNK_EMPTY V06 info");
    add("brush list without brushes", file(brushes(1, {}) + node("root")), "CHUNK_EMPTY V06 warning");
    add("keys without keys", moving(keys(1, key(1)) + keys(4, {})), "CHUNK_EMPTY V06 info");
    add("triangle list without triangles",
        file(node("root", mesh(vertices(threeVertices()) + triangles({0, 1, 2}) + triangles({})))),
        "CHUNK_EMPTY V06 warning");
    add("textures behind brushes", file(brushes(0, brush("a", {})) + textures(texture("a.png")) + node("root")),
        "CHUNKS_OUT_OF_ORDER V10 error");
    add("brushes behind nodes", file(node("root") + brushes(0, brush("a", {}))), "CHUNKS_OUT_OF_ORDER V10 error");
    add("mesh behind a child", file(node("root", node("child") + plainMesh())), "CHUNKS_OUT_OF_ORDER V10 error");
    add("bone behind a child",
        file(node("root", plainMesh() + node("b", node("child") + bone({{0, 1.f}, {1, 1.f}, {2, 1.f}})))),
        "CHUNKS_OUT_OF_ORDER V10 error");
    add("triangles before vertices", file(node("root", mesh(triangles({0, 1, 2}) + vertices(threeVertices())))),
        "CHUNKS_OUT_OF_ORDER V10 error");
    add("animation before the mesh", file(node("root", animation(2) + plainMesh() + keys(1, key(1) + key(2)))),
        "CHUNKS_OUT_OF_ORDER V10 info");
    add("keys behind a child", file(node("root", animation(2) + node("child") + keys(1, key(1) + key(2)))),
        "CHUNKS_OUT_OF_ORDER V10 info");
    add("mesh and bone", file(node("root", plainMesh() + bone({}))),
        "MESH_AND_BONE V11 error, VERTEX_WITHOUT_WEIGHT V34 info");
    add("two meshes", file(node("root", plainMesh() + plainMesh())), "CHUNK_REPEATED V11 error");
    add("two animations of a node", moving(animation(2) + keys(1, key(1) + key(2))),
        "CHUNK_REPEATED V11 error, SEVERAL_ANIMATIONS V42 info");
    add("mesh without vertices", file(node("root", mesh(triangles({0, 1, 2})))), "B3D_CHUNK_MISSING V11 error");
    add("mesh without triangles", file(node("root", mesh(vertices(threeVertices())))), "B3D_CHUNK_MISSING V11 warning");
    add("no node", file({}), "B3D_CHUNK_MISSING V11 warning");
    add("two texture lists", file(textures(texture("a.png")) + textures(texture("b.png")) + node("root")),
        "CHUNK_REPEATED V11 warning");
    add("two brush lists", file(brushes(0, brush("a", {})) + brushes(0, brush("b", {})) + node("root")),
        "CHUNK_REPEATED V11 warning");
    add("two brush lists, different layers",
        file(brushes(0, brush("a", {})) + brushes(1, brush("b", {-1})) + node("root")), "CHUNK_REPEATED V11 warning");
    add("two roots", file(node("a") + node("b")), "CHUNK_REPEATED V11 warning");
    add("two vertex lists",
        file(node("root", mesh(vertices(threeVertices()) + vertices(threeVertices()) + triangles({0, 1, 2, 3, 4, 5})))),
        "CHUNK_REPEATED V11 warning");
    add("two bones", skin(node("b", bone({{0, 1.f}, {1, 1.f}}) + bone({{2, 1.f}, {3, 1.f}}))),
        "CHUNK_REPEATED V11 error");
}

void TestB3dRules::addTexts()
{
    using namespace b3d;
    add("list of properties as a name", file(node("classname=light\r\nrange=5")), "CONTROL_CHARACTERS V12 warning");
    add("texture without file", withTexture(texture("")), "TEXTURE_WITHOUT_FILE V12 warning");
    add("name in Latin-1", file(node("gr\xfcn")), "TEXT_NOT_ASCII V12 info");
    add("node without name", file(node("")), "NAME_EMPTY V12 info");
    add("path with drive", withTexture(texture("C:\\maps\\a.png")), "ABSOLUTE_PATH V13 info");
    add("path from the root", withTexture(texture("/home/me/a.png")), "ABSOLUTE_PATH V13 info");
    add("names repeat", file(node("root", node("a") + node("b") + node("a"))), "NAMES_REPEAT V43 info");
    add("second set missing",
        file(textures(texture("a.png", 65536 | 1)) + brushes(1, brush("a", {0}))
             + node("root", mesh(vertices(QByteArray(3 * 20, '\0'), 0, 1, 2) + triangles({0, 1, 2}), 0))),
        "SECOND_SET_MISSING V46 warning");
    add("colours missing",
        file(brushes(0, brush("a", {}, 2 | 16))
             + node("root", mesh(vertices(threeVertices()) + triangles({0, 1, 2}, 0)))),
        "COLORS_MISSING V47 info");
}

void TestB3dRules::addMeshes()
{
    using namespace b3d;
    const auto shaped = [](qint32 sets, qint32 size) {
        return file(node("root", mesh(vertices(QByteArray(3 * (12 + 4 * sets * size), '\0'), 0, sets, size)
                                      + triangles({0, 1, 2}))));
    };
    add("three coordinate sets", shaped(3, 2), "MANY_COORDINATE_SETS V24 warning");
    add("sets of nothing", shaped(1, 0), "COORDINATE_SETS_EMPTY V24 info");
    add("no sets of something", shaped(0, 2), "COORDINATE_SETS_EMPTY V24 info");
    add("65535 vertices and more", file(node("root", wideMesh(21846))), "B3D_MANY_VERTICES V26 warning");
    add("unused vertex", file(node("root", mesh(vertices(quad()) + triangles({0, 2, 3})))),
        "B3D_VERTICES_UNUSED V44 info");
}

void TestB3dRules::addWeights()
{
    using namespace b3d;
    add("bone without mesh", file(node("root", bone({{0, 1.f}}))), "BONE_WITHOUT_MESH V29 error");
    add("empty bone without mesh", file(node("root", bone({}))), "BONE_WITHOUT_MESH V29 info");
    add("255 bones", skin(manyBones(254)), "B3D_MANY_BONES V29 warning");
    add("vertex outside the mesh", skin(node("b", bone({{0, 1.f}, {1, 1.f}, {2, 1.f}, {3, 1.f}, {4, 1.f}}))),
        "INDEX_OUT_OF_RANGE V30 error");
    add("vertex twice", skin(node("b", bone({{0, 0.5f}, {1, 1.f}, {2, 1.f}, {3, 1.f}, {0, 0.5f}}))),
        "WEIGHT_REPEATED V31 warning");
    add("negative weight", skin(fullBone() + node("b", bone({{0, -0.5f}}))), "VALUE_OUT_OF_RANGE V32 warning");
    add("zero weight", skin(fullBone() + node("b", bone({{0, 0.f}}))), "WEIGHT_ZERO V32 info");
    QByteArray five;
    for (const char *name : {"a", "b", "c", "d", "e"})
        five += node(name, bone({{0, 0.2f}, {1, 0.2f}, {2, 0.2f}, {3, 0.2f}}));
    add("five weights", skin(five), "MANY_WEIGHTS V33 warning");
    add("vertex without weight", skin(node("b", bone({{0, 1.f}, {2, 1.f}, {3, 1.f}}))),
        "VERTEX_WITHOUT_WEIGHT V34 info");
    add("half weights", skin(fullBone(0.5f)), "B3D_WEIGHTS_NOT_ONE V35 warning");
    add("vertex of two brushes", skin(fullBone(), triangles({0, 1, 2}, 0) + triangles({0, 2, 3}, 1)),
        "VERTEX_SHARED_BY_BRUSHES V45 warning");
}

void TestB3dRules::addKeys()
{
    using namespace b3d;
    add("keys of nothing", moving(keys(1, key(1) + key(2)) + keys(0, i32({1}))), "KEYS_WITHOUT_VALUES V36 warning");
    add("unknown flag of keys", moving(keys(1 | 16, key(1) + key(2))), "BITS_UNASSIGNED V36 warning");
    add("keys backwards", moving(keys(1, key(2) + key(1))), "KEYS_UNORDERED V37 warning");
    add("key repeated", moving(keys(1, key(1) + key(1) + key(2))), "KEYS_UNORDERED V37 warning");
    add("frame 0", moving(keys(1, key(0) + key(1))), "FRAME_BELOW_FIRST V38 info");
    add("frame below 0", moving(keys(1, key(-3) + key(-2))), "FRAME_BELOW_FIRST V38 error");
    add("no frames", moving(keys(1, key(1) + key(2)), animation(0)), "FRAME_COUNT_INVALID V39 warning");
    add("rate of 0", moving(keys(1, key(1) + key(2)), animation(2, 0)), "FRAME_RATE_INVALID V39 warning");
    add("rate that is no number",
        moving(keys(1, key(1) + key(2)), animation(2, std::numeric_limits<float>::quiet_NaN())),
        "FRAME_RATE_INVALID V39 warning, NOT_FINITE V17 error");
    add("flags of the animation", moving(keys(1, key(1) + key(2)), animation(2, 60, 1)), "VALUE_UNEXPECTED V39 info");
    add("keys without animation", file(node("root", keys(1, key(1)))), "KEYS_WITHOUT_ANIMATION V40 warning");
    add("animation without keys", moving({}), "ANIMATION_WITHOUT_KEYS V40 info");
    add("keys behind the animation", moving(keys(1, key(1) + key(3))), "KEYS_PASS_ANIMATION V41 info");
    const QByteArray rig = animation(2) + keys(1, key(1) + key(2));
    add("two rigs", file(node("root", node("a", rig) + node("b", rig))), "SEVERAL_ANIMATIONS V42 info");
    add("channel twice", moving(keys(1, key(1) + key(2)) + keys(1, key(2))), "CHANNEL_KEYED_TWICE V50 warning");
    add("channel twice, others once",
        moving(keys(3, key(1, {0, 0, 0, 1, 1, 1}) + key(2, {5, 5, 5, 2, 2, 2}))
               + keys(5, key(2, {6, 6, 6, 1, 0, 0, 0}))),
        "CHANNEL_KEYED_TWICE V50 warning");
}

void TestB3dRules::damageIsFound_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("expected");
    addStructure();
    addTexts();
    addMeshes();
    addWeights();
    addKeys();
}

void TestB3dRules::damageIsFound()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, expected);
    QCOMPARE(test::kindsIn(issuesOf(Bytes(file))).join(QStringLiteral(", ")), expected);
}

void TestB3dRules::repairsMend()
{
    QFETCH(QByteArray, file);
    // The reference gives these no repair.
    static const QStringList without{QStringLiteral("NOT_THIS_FORMAT"),
                                     QStringLiteral("CONTROL_CHARACTERS"),
                                     QStringLiteral("TEXTURE_WITHOUT_FILE"),
                                     QStringLiteral("TEXT_NOT_ASCII"),
                                     QStringLiteral("NAME_EMPTY"),
                                     QStringLiteral("NAMES_REPEAT"),
                                     QStringLiteral("B3D_MANY_BONES"),
                                     QStringLiteral("VERTEX_WITHOUT_WEIGHT"),
                                     QStringLiteral("ANIMATION_WITHOUT_KEYS"),
                                     QStringLiteral("SEVERAL_ANIMATIONS")};
    const auto tree = readTree(b3dFormat(), Bytes(file), {});
    const std::vector<Issue> before = check(*tree);
    for (const Issue &issue : before) {
        if (without.contains(QLatin1StringView(issue.kind->code))) {
            QVERIFY2(!issue.repair, issue.kind->code);
            continue;
        }
        QVERIFY2(bool(issue.repair), issue.kind->code);
        EditPlan plan = planRepair(*tree, issue);
        QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
        QVERIFY(!plan.isEmpty());
        const std::vector<Issue> after = issuesOf(plan.after);
        QVERIFY2(countOf(after, issue.kind) == 0, qPrintable(test::kindsIn(after).join(u',')));
        judge(plan, *tree);
        QVERIFY2(plan.newIssues.empty(), qPrintable(test::kindsIn(plan.newIssues).join(u',')));
    }
    // All at once leaves only what has no repair.
    const EditPlan all = test::planAllRepairs(tree);
    for (const Issue &issue : issuesOf(all.after))
        QVERIFY2(!issue.repair, issue.kind->code);
    // Its title says how many issues go, and what is done to them where it is the same for all.
    const auto count = std::count_if(before.begin(), before.end(),
                                     [](const Issue &issue) { return bool(issue.repair); });
    QVERIFY2(count == 0 || all.title.contains(QRegularExpression(QStringLiteral("Repair \\d+ issue"))),
             qPrintable(all.title));
}

void TestB3dRules::threadsFindTheSame()
{
    QFETCH(QByteArray, file);
    QCOMPARE(test::foundOtherwiseByThreads(*readTree(b3dFormat(), Bytes(file), {})), QByteArray());
}

void TestB3dRules::texturesBesideTheModel()
{
    QTemporaryDir folder;
    QFile texture(folder.filePath(QStringLiteral("Stone.PNG")));
    QVERIFY(texture.open(QIODevice::WriteOnly));
    const QString model = folder.filePath(QStringLiteral("model.b3d"));
    QFile file(model);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(test::kindsIn(issuesOf(Bytes(withTexture(b3d::texture("stone.png"))), model)), QStringList());
    QCOMPARE(test::kindsIn(issuesOf(Bytes(withTexture(b3d::texture("wood.png"))), model)),
             QStringList{QStringLiteral("TEXTURE_NOT_FOUND V49 info")});
    QCOMPARE(test::kindsIn(issuesOf(Bytes(withTexture(b3d::texture("wood.png"))))), QStringList()); // from nowhere
}

/// Arrays that several threads share out give the same as short ones.
void TestB3dRules::longArraysAreOneIssue()
{
    constexpr int Vertices = 200'000;
    QByteArray vertices(Vertices * 12, '\0');
    QByteArray corners = b3d::i32({-1});
    QByteArray weights;
    QByteArray keys;
    for (int i = 0; i < Vertices; ++i) {
        if (i % 3 == 2 && i != 2)
            corners += b3d::i32({i - 2, i - 1, i});
        weights += b3d::i32({i}) + b3d::f32({i % 2 ? 1.f : 0.f});
        keys += key(i == 150'000 ? 1 : i + 1);
    }
    const QByteArray file = b3d::file(
        b3d::node("root", b3d::mesh(b3d::vertices(vertices) + b3d::chunk("TRIS", corners)) + b3d::animation(Vertices)
                              + b3d::node("b", b3d::chunk("BONE", weights) + b3d::keys(1, keys))));
    for (const int threads : {1, 3}) {
        const std::vector<Issue> issues = check(*readTree(b3dFormat(), Bytes(file), {}), nullptr, threads);
        const auto found = [&](const char *code) {
            const auto it = std::find_if(issues.begin(), issues.end(),
                                         [=](const Issue &i) { return QByteArray(i.kind->code) == code; });
            return it == issues.end() ? Issue() : *it;
        };
        QCOMPARE(found("WEIGHT_ZERO").count, Vertices / 2);
        QCOMPARE(found("WEIGHT_ZERO").path, QStringLiteral("BB3D/NODE/NODE/BONE/weights[0]"));
        QCOMPARE(found("VERTEX_WITHOUT_WEIGHT").count, Vertices / 2);
        QCOMPARE(found("B3D_VERTICES_UNUSED").count, 3 + Vertices % 3);
        QCOMPARE(found("B3D_VERTICES_UNUSED").path, QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[0]"));
        QCOMPARE(found("KEYS_UNORDERED").count, 1);
        QCOMPARE(found("KEYS_UNORDERED").path, QStringLiteral("BB3D/NODE/NODE/KEYS/keys[150000]/frame"));
        QCOMPARE(std::count_if(issues.begin(), issues.end(),
                               [](const Issue &i) { return QByteArray(i.kind->code) == "WEIGHT_ZERO"; }),
                 1);
    }
}

/// There is an error less; but nobody would expect a list without elements.
void TestB3dRules::whatARepairEmptiesIsSaid()
{
    const QByteArray file = b3d::file(
        b3d::node("a", b3d::mesh(b3d::vertices(b3d::threeVertices()) + b3d::triangles({0, 1, 7}))));
    const auto tree = readTree(b3dFormat(), Bytes(file), {});
    const std::vector<Issue> before = check(*tree);
    const auto wrong = std::ranges::find_if(
        before, [](const Issue &issue) { return std::string_view(issue.kind->code) == "INDEX_OUT_OF_RANGE"; });
    QVERIFY(wrong != before.end());
    EditPlan plan = planRepair(*tree, *wrong);
    judge(plan, *tree, &before);
    QCOMPARE(test::kindsIn(plan.newIssues), QStringList(QStringLiteral("CHUNK_EMPTY V06 warning")));
}

void TestB3dRules::repairsKeepWhatIsMeant()
{
    const auto repaired = [](const QByteArray &file) {
        return test::planAllRepairs(readTree(b3dFormat(), Bytes(file), {})).after.toByteArray();
    };
    QCOMPARE(repaired(moving(b3d::keys(1, key(1, {2, 2, 2}) + key(2, {1, 1, 1}) + key(2, {3, 3, 3})))),
             moving(b3d::keys(1, key(1, {2, 2, 2}) + key(2, {3, 3, 3}))));
    QCOMPARE(repaired(moving(b3d::keys(1, key(0) + key(1)))), moving(b3d::keys(1, key(1) + key(2))));
    QCOMPARE(repaired(moving(b3d::keys(3, key(1, {0, 0, 0, 1, 1, 1}) + key(2, {5, 5, 5, 2, 2, 2}))
                             + b3d::keys(5, key(2, {6, 6, 6, 1, 0, 0, 0})))),
             moving(b3d::keys(3, key(1, {0, 0, 0, 1, 1, 1})) + b3d::keys(2, key(2, {2, 2, 2}))
                    + b3d::keys(5, key(2, {6, 6, 6, 1, 0, 0, 0}))));
    QCOMPARE(repaired(skin(fullBone(0.5f))), skin(fullBone(1)));
    QCOMPARE(repaired(skin(b3d::node("b", b3d::bone({{0, 0.25f}, {1, 1.f}, {2, 1.f}, {3, 1.f}, {0, 0.75f}})))),
             skin(b3d::node("b", b3d::bone({{0, 1.f}, {1, 1.f}, {2, 1.f}, {3, 1.f}}))));
    QCOMPARE(repaired(b3d::file(b3d::node("root", b3d::node("child") + b3d::plainMesh()))),
             b3d::file(b3d::node("root", b3d::plainMesh() + b3d::node("child"))));
    QCOMPARE(repaired(b3d::file(b3d::node("a") + b3d::node("b"))),
             b3d::file(b3d::node("root", b3d::node("a") + b3d::node("b"))));
    QCOMPARE(repaired(withTexture(b3d::texture("C:\\maps\\a.png"))), withTexture(b3d::texture("a.png")));
    QCOMPARE(repaired(b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(quad()) + b3d::triangles({0, 2, 3}))))),
             b3d::file(b3d::node(
                 "root", b3d::mesh(b3d::vertices(b3d::f32({0, 0, 0, 1, 1, 0, 1, 0, 0})) + b3d::triangles({0, 1, 2})))));
    QCOMPARE(repaired(b3d::file(b3d::brushes(0, b3d::brush("a", {})) + b3d::brushes(1, b3d::brush("b", {-1}))
                                + b3d::node("root"))),
             b3d::file(b3d::brushes(1, b3d::brush("a", {-1}) + b3d::brush("b", {-1})) + b3d::node("root")));
}

/// All frames may begin below 1. Where only those of one node of several do, they are what is wrong.
void TestB3dRules::oneNodeDoesNotMoveAllKeys()
{
    const auto isGuessOf = [](qint32 first, qint32 others) {
        QByteArray nodes;
        for (const qint32 frame : {first, others, others})
            nodes += b3d::node("n", b3d::keys(1, key(frame) + key(frame + 1)));
        const std::vector<Issue> issues = issuesOf(Bytes(moving(nodes)));
        const auto found = std::ranges::find(issues, &b3dissues::frameBelowFirst, &Issue::kind);
        return found != issues.end() && found->repair.isGuess;
    };
    QVERIFY(isGuessOf(-5, 1));
    QVERIFY(!isGuessOf(-5, -5));
}

void TestB3dRules::onlyTheWrongNodeIsTouchedUnasked()
{
    QByteArray before, behind;
    for (int i = 0; i < 6; ++i)
        (i < 3 ? before : behind) += b3d::node("n", b3d::keys(1, key(1) + key(2)));
    const QByteArray file = moving(before + b3d::node("wrong", b3d::keys(1, key(-7) + key(2))) + behind);
    const auto tree = test::treeOf("a.b3d", file);
    const std::vector<Issue> issues = check(*tree);
    const auto found = std::ranges::find(issues, &b3dissues::frameBelowFirst, &Issue::kind);
    QVERIFY(found != issues.end());
    QVERIFY2(found->repair.text().endsWith(QStringLiteral("Keys: 14, nodes: 7.")), qPrintable(found->repair.text()));
    const QByteArray mended = planRepairs(tree, RepairWishes::unasked()).plan.after.toByteArray();
    QVERIFY(mended.contains(before));
    QVERIFY(mended.contains(behind));
}

/// A number that was hit has the value of another key: who sorts them would throw one of the two away.
void TestB3dRules::aKeyWithTheFrameOfAnotherOneStays()
{
    const auto withFrames = [](std::initializer_list<qint32> frames) {
        QByteArray keys;
        for (const qint32 frame : frames)
            keys += key(frame, {float(keys.size()), 1, 2});
        return moving(b3d::keys(1, keys), b3d::animation(40));
    };
    const auto mended = [](const QByteArray &file) {
        return planRepairs(test::treeOf("a.b3d", file), RepairWishes::unasked()).plan.after.toByteArray();
    };
    QCOMPARE(mended(withFrames({1, 5, 10, 15, 20, 5, 30, 35, 40})), withFrames({1, 5, 10, 15, 20, 25, 30, 35, 40}));
    // No frame is free between those beside it: somebody has to say what is meant.
    const QByteArray full = withFrames({1, 2, 3, 4, 5, 6, 2, 7, 8, 9});
    QCOMPARE(mended(full), full);
}

/// How many vertices a chunk moves is said before it goes.
void TestB3dRules::verticesOfARemovedBoneAreSaid()
{
    const auto tree = test::treeOf("a.b3d", skin(fullBone(0.5f) + b3d::node("other", b3d::bone({{0, 0.5f}, {2, 0}}))));
    const std::optional<Item> bone = tree->find(u"BB3D/NODE/NODE[0]/BONE");
    const std::optional<Item> node = tree->find(u"BB3D/NODE/NODE[0]");
    QVERIFY(bone && node);
    for (const Item &gone : {*bone, *node}) {
        Planner planner(*tree);
        planner.removeFrame(gone);
        const QString path = tree->path(gone);
        const QStringList consequences = planner.finish().consequences;
        const QStringList expected{
            QStringLiteral(
                "BB3D/NODE/MESH/VRTS: 1 vertex(es) lose a weight of %1. Their other weights stay as they are.")
                .arg(path),
            QStringLiteral("BB3D/NODE/MESH/VRTS: 3 vertex(es) were bound to %1 only. Nothing is left to bind them to.")
                .arg(path)};
        QCOMPARE(consequences, expected);
    }
    Planner mover(*tree);
    mover.moveFrame(*node, tree->parent(*node), tree->row(*node) + 2);
    QCOMPARE(mover.finish().consequences, QStringList());
    Planner all(*tree);
    all.removeFrame(*tree->find(u"BB3D/NODE")); // and the vertices with it
    QCOMPARE(all.finish().consequences, QStringList());
}

void TestB3dRules::splitKeepsTriangles()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("root", wideMesh(50'000)))), {});
    const EditPlan plan = test::planAllRepairs(tree, {QStringLiteral("B3D_MANY_VERTICES")});
    const scene::Scene scene = tree->format()->scene(*readTree(b3dFormat(), plan.after, {}));
    QCOMPARE(scene.meshes.size(), size_t(3));
    qint64 triangles = 0;
    for (const scene::Mesh &mesh : scene.meshes) {
        QVERIFY(mesh.vertexCount <= 65535);
        triangles += mesh.parts[0].elementCount();
    }
    QCOMPARE(triangles, 50'000);
}

QTEST_GUILESS_MAIN(TestB3dRules)
#include "tst_b3drules.moc"
