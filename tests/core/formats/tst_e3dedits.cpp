// What follows from edits of E3D models, also inside packed blocks.
#include "core/tree/items.h"
#include "core/tree/value.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/repairs.h"
#include "tests/support/rulechecks.h"

#include <QTest>

#include <algorithm>

using namespace hexahedron;

namespace {

std::shared_ptr<const Tree> sample(const char *name)
{
    return test::treeOf(name, test::bytesOf(e3d::samples(), QByteArray("ecere/") + name));
}

Item at(const Tree &tree, const char *path)
{
    return tree.find(QString::fromLatin1(path)).value_or(Item());
}

qint64 numberAt(const Tree &tree, const QByteArray &path)
{
    const Value value = valueOf(tree, at(tree, path.constData()));
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : -1;
}

QString textAt(const Tree &tree, const QByteArray &path)
{
    const Item item = at(tree, path.constData());
    return valueText(*item.field, valueOf(tree, item));
}

std::vector<qint64> numbersAt(const Tree &tree, const QByteArray &path)
{
    const Item list = at(tree, path.constData());
    return integersIn(tree, tree.parent(list), list.field);
}

/// Why an edit is refused; empty when it is not.
QString refusal(const Tree &tree, const std::function<void(Planner &)> &wish)
{
    Planner planner(tree);
    wish(planner);
    return planner.finish().refusal;
}

/// The file after an edit that is neither refused nor creates an issue.
std::shared_ptr<const Tree> edited(const Tree &tree, const std::function<void(Planner &)> &wish)
{
    Planner planner(tree);
    wish(planner);
    EditPlan plan = planner.finish();
    if (plan.isRefused())
        qFatal("refused: %s", qPrintable(plan.refusal));
    judge(plan, tree);
    if (!plan.newIssues.empty())
        qFatal("creates: %s", test::listed(plan.newIssues).constData());
    return readTree(plan.after, tree.fileName());
}

} // namespace

class TestE3dEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesInPackedBlocks_data();
    void namesInPackedBlocks();
    void textsAreALengthAndCharacters();
    void newBonesHaveNamesOfTheirLength();
    void verticesInPackedBlocks();
    void bytesOverNumbersSayWhatTheyBecome();
    void packedVerticesOfPlainTriangles();
    void trianglesFollowVerticesPackedElsewhere();
    void rangesPastTheEndFollowToo();
    void trianglesFollowVerticesPackedWithThem();
    void bonesOfPackedVerticesFollow();
    void countsOutsideOfPackedBlocksAreMended();
    void boxesFollowVertices();
    void boxesThatAreSetStayAsSet();
    void untouchedPackedBlocksStayAsTheyAre();
    void packedBytesThatHideMoreAreNotPackedAgain_data();
    void packedBytesThatHideMoreAreNotPackedAgain();
    void bytesBehindPackedOnesStay();
    void newAttributesGetTheirPlace();
    void verticesComeInAllAttributes();
    void bonesThatAreNoneStayNone();
    void bonesThatGoLeaveNoHole();
    void keysComeInAllLists();
    void duplicatesKeepTheirOriginals_data();
    void duplicatesKeepTheirOriginals();
    void entriesOfDuplicatesStayWithTheirVertices();
    void verticesOfMorphsComeAndGoTogether();
    void newVerticesAreTheSameInMorphs();
    void morphsWithOtherVerticesAreLeft();
    void bonesAreRenamedWithTheirNode();
    void bonesOfANodeThatGoesAreSaid();
};

void TestE3dEdits::namesInPackedBlocks_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("path");
    QTest::newRow("plain") << QByteArray("furnished.e3d") << QByteArray("nodes/meshNode/meshNode[0]/nodeName/name");
    QTest::newRow("packed") << QByteArray("packed.e3d") << QByteArray("lzma/nodes/meshNode/meshNode[0]/nodeName/name");
    QTest::newRow("packed in a node") << QByteArray("packed_in_mesh.e3d")
                                      << QByteArray("nodes/meshNode/lzma/meshNode[3]/nodeName/name");
    QTest::newRow("packed twice") << QByteArray("packed_in_mesh.e3d")
                                  << QByteArray("nodes/meshNode/lzma/lzma/meshNode[39]/nodeName/name");
}

/// Sizes follow through all blocks around, packed or not.
void TestE3dEdits::namesInPackedBlocks()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, path);
    const auto tree = sample(file);
    const QString longer = QStringLiteral("a name that is much longer than the one before");
    const Item name = at(*tree, path);
    QVERIFY(name.isValid());
    const auto after = edited(*tree, [&](Planner &planner) { planner.setText(name, longer); });
    const Item now = at(*after, path);
    QVERIFY(now.isValid());
    QCOMPARE(valueText(*now.field, valueOf(*after, now)), longer);
    QCOMPARE(test::listed(check(*after)), QByteArray());
}

/// As every other counted thing: the number, and what it counts.
void TestE3dEdits::textsAreALengthAndCharacters()
{
    const auto tree = sample("furnished.e3d");
    const QByteArray name = "nodes/meshNode/meshNode[0]/nodeName/name";
    const Item whole = at(*tree, name);
    const Item length = at(*tree, name + "/length"), text = at(*tree, name + "/text");
    QCOMPARE(length.range.begin, whole.range.begin);
    QCOMPARE(length.range.end, text.range.begin);
    QCOMPARE(text.range.end, whole.range.end);
    QCOMPARE(numberAt(*tree, name + "/length"), text.range.size());

    const auto renamed = edited(*tree, [&](Planner &planner) { planner.setText(text, QStringLiteral("other name")); });
    QCOMPARE(numberAt(*renamed, name + "/length"), 10);
    QCOMPARE(test::listed(check(*renamed)), QByteArray());

    // The length alone is a wish like any other; what becomes wrong by it is said.
    Planner planner(*tree);
    planner.setText(length, QStringLiteral("1"));
    EditPlan plan = planner.finish();
    judge(plan, *tree);
    QCOMPARE(plan.changes.size(), size_t(1));
    QVERIFY(!plan.newIssues.empty());
}

/// That of a node: of their neighbour's.
void TestE3dEdits::newBonesHaveNamesOfTheirLength()
{
    const auto tree = sample("skinned.e3d");
    const Item bones = at(*tree, "meshes/mesh/skin/skinBones/bones");
    QVERIFY(bones.isValid());
    const auto after = edited(*tree, [&](Planner &planner) { planner.insertElements(bones, 2, 1); });
    QCOMPARE(numberAt(*after, "meshes/mesh/skin/skinBones/bones[2]/nodeName/length"), qint64(strlen("knee")));
    QCOMPARE(textAt(*after, "meshes/mesh/skin/skinBones/bones[2]/nodeName"), QStringLiteral("knee"));
    QCOMPARE(at(*after, "meshes/mesh/skin/skinBones/bones").count, bones.count + 1);
}

void TestE3dEdits::verticesInPackedBlocks()
{
    const auto tree = sample("packed.e3d");
    const Item vertices = at(*tree, "lzma/meshes/mesh/attributes/interleaved/vertexData");
    QCOMPARE(vertices.count, 4);
    const auto after = edited(*tree, [&](Planner &planner) { planner.insertElements(vertices, 1, 2); });
    QCOMPARE(at(*after, "lzma/meshes/mesh/attributes/interleaved/vertexData").count, 6);
    QCOMPARE(numberAt(*after, "lzma/meshes/mesh/attributes/vertexCount"), 6);
    QCOMPARE(numberAt(*after, "lzma/meshes/mesh/triFaces16/triangles[1]/indices[2]"), 5);
    QCOMPARE(numberAt(*after, "lzma/expandedSize"), after->bytes(1).size());
}

void TestE3dEdits::bytesOverNumbersSayWhatTheyBecome()
{
    const auto tree = sample("packed.e3d");
    const Item color = at(*tree, "lzma/materials/material[0]/emissive/color");
    QVERIFY(color.stream != 0);
    Planner planner(*tree);
    planner.splice(color.stream, color.range, Bytes(e3d::f32({1, 0.5f, 0})));
    const EditPlan plan = planner.finish();
    QVERIFY(std::ranges::any_of(plan.changes, [&](const Change &change) {
        return change.stream == color.stream && change.text == QStringLiteral("[0, 0, 0] → [1, 0.5, 0]");
    }));
}

/// The count and the triangles stand in the file, the vertices in a stream.
void TestE3dEdits::packedVerticesOfPlainTriangles()
{
    const auto tree = sample("packed_in_mesh.e3d");
    const Item vertices = at(*tree, "meshes/mesh/attributes/lzma/interleaved/vertexData");
    QCOMPARE(vertices.count, 40);
    const auto after = edited(*tree, [&](Planner &planner) { planner.insertElements(vertices, 40, 1); });
    QCOMPARE(at(*after, "meshes/mesh/attributes/lzma/interleaved/vertexData").count, 41);
    QCOMPARE(numberAt(*after, "meshes/mesh/attributes/vertexCount"), 41);
}

namespace {

/// Two triangles of one material; vertices and triangles are packed apart from each other.
QByteArray packedApart()
{
    e3d::Mesh mesh;
    mesh.attributes = e3d::attributes(
        4, e3d::packed(e3d::interleaved({{}}, 12, e3d::f32({0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0}))));
    mesh.triangles = e3d::packed(e3d::triFaces16({0, 1, 2, 2, 1, 3}));
    mesh.more = e3d::facesMaterials({0, 2, 1});
    return e3d::modelOf(mesh);
}

} // namespace

void TestE3dEdits::trianglesFollowVerticesPackedElsewhere()
{
    const char *const vertices = "meshes/mesh/attributes/lzma/interleaved/vertexData";
    const char *const triangles = "meshes/mesh/lzma/triFaces16/triangles";
    const auto tree = test::treeOf("apart.e3d", packedApart());
    QCOMPARE(at(*tree, triangles).count, 2);
    const auto longer = edited(*tree, [&](Planner &planner) { planner.insertElements(at(*tree, vertices), 1, 2); });
    QCOMPARE(numberAt(*longer, "meshes/mesh/attributes/vertexCount"), 6);
    QCOMPARE(numberAt(*longer, "meshes/mesh/lzma/triFaces16/triangles[0]/indices[0]"), 0);
    QCOMPARE(numberAt(*longer, "meshes/mesh/lzma/triFaces16/triangles[1]/indices[2]"), 5);

    const auto shorter = edited(*tree, [&](Planner &planner) { planner.removeElements(at(*tree, vertices), 0, 1); });
    QCOMPARE(numberAt(*shorter, "meshes/mesh/attributes/vertexCount"), 3);
    QCOMPARE(at(*shorter, triangles).count, 1); // one had that corner
    QCOMPARE(numberAt(*shorter, "meshes/mesh/lzma/triFaces16/count"), 1);
    QCOMPARE(numberAt(*shorter, "meshes/mesh/lzma/triFaces16/triangles[0]/indices[2]"), 2);
    QCOMPARE(numberAt(*shorter, "meshes/mesh/facesMaterials/ranges[0]/count"), 1);
    QVERIFY(worstOf(check(*shorter)).value_or(Severity::Info) == Severity::Info);
}

/// Else new triangles would be of a material that nobody gave them, and the range would look right.
void TestE3dEdits::rangesPastTheEndFollowToo()
{
    e3d::Mesh mesh;
    mesh.triangles = e3d::triFaces16({0, 1, 2, 2, 1, 0});
    mesh.more = e3d::facesMaterials({1, 3, 1});
    const auto tree = test::treeOf("a.e3d", e3d::modelOf(mesh));
    const Item triangles = at(*tree, "meshes/mesh/triFaces16/triangles");
    const auto after = edited(*tree, [&](Planner &planner) { planner.insertElements(triangles, 0, 2); });
    QCOMPARE(numberAt(*after, "meshes/mesh/facesMaterials/ranges[0]/start"), 3);
    QCOMPARE(numberAt(*after, "meshes/mesh/facesMaterials/ranges[0]/count"), 3);
}

/// The mesh that holds both is outside of the packed block.
void TestE3dEdits::trianglesFollowVerticesPackedWithThem()
{
    const QByteArray four = e3d::threePositions() + e3d::threePositions().first(12);
    e3d::Mesh mesh;
    mesh.attributes = e3d::packed(e3d::attributes(4, e3d::interleaved({{}}, 12, four)) + e3d::triFaces16({0, 2, 3}));
    mesh.triangles = {};
    const auto tree = test::treeOf("a.e3d", e3d::modelOf(mesh));
    const Item vertices = at(*tree, "meshes/mesh/lzma/attributes/interleaved/vertexData");
    QVERIFY(vertices.isValid());
    const auto after = edited(*tree, [&](Planner &planner) { planner.removeElements(vertices, 1, 1); });
    const auto indexAt = [&](int corner) {
        return numberAt(*after, "meshes/mesh/lzma/triFaces16/triangles[0]/indices[" + QByteArray::number(corner) + ']');
    };
    QCOMPARE(indexAt(0), 0);
    QCOMPARE(indexAt(1), 1);
    QCOMPARE(indexAt(2), 2);
}

void TestE3dEdits::bonesOfPackedVerticesFollow()
{
    e3d::Mesh mesh = e3d::skinnedTriangle(4, e3d::u8({0, 1, 200, 55, 1, 255, 255, 0, 255, 255, 0, 0}));
    mesh.attributes = e3d::packed(mesh.attributes);
    mesh.more = e3d::packed(mesh.more);
    const auto tree = test::treeOf("skin.e3d", e3d::riggedModelOf(mesh));
    const Item bones = at(*tree, "meshes/mesh/lzma[1]/skin/skinBones/bones");
    QCOMPARE(bones.count, 2);
    const auto after = edited(*tree, [&](Planner &planner) { planner.insertElements(bones, 1, 1); });
    const auto bone = [&](const char *place) {
        return numberAt(*after, QByteArray("meshes/mesh/lzma[0]/attributes/interleaved/vertexData") + place);
    };
    QCOMPARE(bone("[0]/bones[0]"), 0);
    QCOMPARE(bone("[0]/bones[1]"), 2);
    QCOMPARE(bone("[1]/bones[0]"), 2);
    QCOMPARE(bone("[2]/bones[0]"), 255);
}

void TestE3dEdits::countsOutsideOfPackedBlocksAreMended()
{
    e3d::Mesh mesh;
    mesh.attributes = e3d::attributes(7, e3d::packed(e3d::interleaved({{}}, 12, e3d::threePositions())));
    const auto tree = test::treeOf("count.e3d", e3d::modelOf(mesh));
    QVERIFY(test::listed(check(*tree)).contains("23 error"));
    const EditPlan plan = test::planAllRepairs(tree);
    const auto mended = readTree(plan.after, QStringLiteral("count.e3d"));
    QCOMPARE(numberAt(*mended, "meshes/mesh/attributes/vertexCount"), 3);
    QVERIFY(worstOf(check(*mended)).value_or(Severity::Info) != Severity::Error);
}

/// A box that was right stays right, in the same step.
void TestE3dEdits::boxesFollowVertices()
{
    const auto tree = sample("furnished.e3d");
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.setText(at(*tree, "meshes/mesh/attributes/interleaved/vertexData[1]/vertices"),
                        QStringLiteral("5, 0, 0"));
    });
    const Item high = at(*after, "meshes/mesh/meshBBox/hi");
    QCOMPARE(after->bytes().toByteArray(high.range), e3d::f32({5, 0, 0}));
    QCOMPARE(test::listed(check(*after)), test::listed(check(*tree)));
}

void TestE3dEdits::boxesThatAreSetStayAsSet()
{
    const auto tree = sample("furnished.e3d");
    Planner planner(*tree);
    planner.setText(at(*tree, "meshes/mesh/meshBBox/hi"), QStringLiteral("9, 9, 9"));
    EditPlan plan = planner.finish();
    judge(plan, *tree);
    QCOMPARE(plan.changes.size(), size_t(1));
    QCOMPARE(plan.newIssues.size(), size_t(1)); // said before it is done
}

void TestE3dEdits::untouchedPackedBlocksStayAsTheyAre()
{
    const auto tree = sample("packed_in_mesh.e3d");
    const Item block = at(*tree, "meshes/mesh/attributes/lzma");
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.setText(at(*tree, "nodes/meshNode/lzma/meshNode[3]/nodeName/name"), QStringLiteral("other"));
    });
    QCOMPARE(after->bytes().toByteArray(block.range), tree->bytes().toByteArray(block.range));
}

void TestE3dEdits::packedBytesThatHideMoreAreNotPackedAgain_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("there is more") << QByteArray("packed_size_too_small.e3d");
    QTest::newRow("there is less") << QByteArray("packed_size_too_large.e3d");
}

/// What lies behind the announced size would be lost, and so would be the one sign that something is missing.
void TestE3dEdits::packedBytesThatHideMoreAreNotPackedAgain()
{
    QFETCH(QByteArray, file);
    const auto tree = sample(file);
    Planner planner(*tree);
    planner.setText(at(*tree, "lzma/nodes/meshNode/meshNode[0]/nodeName/name"), QStringLiteral("other"));
    const EditPlan plan = planner.finish();
    QVERIFY2(plan.refusal.contains(QStringLiteral("correct expandedSize first")), qPrintable(plan.refusal));
    const std::vector<Issue> issues = check(*tree);
    const auto size = std::ranges::find_if(
        issues, [](const Issue &issue) { return QByteArrayView(issue.kind->code) == "EXPANDED_SIZE_WRONG"; });
    QVERIFY(size != issues.end());
    const auto mended = readTree(planRepair(*tree, *size).after, tree->fileName());
    edited(*mended, [&](Planner &again) {
        again.setText(at(*mended, "lzma/nodes/meshNode/meshNode[0]/nodeName/name"), QStringLiteral("other"));
    });
}

void TestE3dEdits::bytesBehindPackedOnesStay()
{
    const auto tree = sample("packed_bytes_behind.e3d");
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.setText(at(*tree, "lzma/nodes/meshNode/meshNode[0]/nodeName/name"),
                        QStringLiteral("a name that is longer"));
    });
    QCOMPARE(test::kindsIn(check(*after)), test::kindsIn(check(*tree)));
    const Item packed = at(*after, "lzma/packed");
    QVERIFY(after->bytes().toByteArray(packed.range).endsWith(QByteArray(8, '\x7f')));
    QCOMPARE(valueText(*at(*after, "lzma/nodes/meshNode/meshNode[0]/nodeName/name").field,
                       valueOf(*after, at(*after, "lzma/nodes/meshNode/meshNode[0]/nodeName/name"))),
             QStringLiteral("a name that is longer"));
}

void TestE3dEdits::newAttributesGetTheirPlace()
{
    const auto tree = sample("triangle.e3d");
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.insertElements(at(*tree, "meshes/mesh/attributes/interleaved/attributes"), 1, 2);
    });
    QCOMPARE(numberAt(*after, "meshes/mesh/attributes/interleaved/stride"), 12 + 8 + 8);
    QCOMPARE(at(*after, "meshes/mesh/attributes/interleaved/vertexData").count, 3);
    const Item first = at(*after, "meshes/mesh/attributes/interleaved/vertexData[1]/vertices");
    QCOMPARE(after->bytes().toByteArray(first.range), e3d::f32({1, 0, 0}));
    QVERIFY(at(*after, "meshes/mesh/attributes/interleaved/vertexData[2]/texCoords").isValid());
}

void TestE3dEdits::verticesComeInAllAttributes()
{
    const auto tree = sample("attributes_alone.e3d");
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.insertElements(at(*tree, "meshes/mesh/attributes/normals/vertexData"), 1, 1);
    });
    QCOMPARE(at(*after, "meshes/mesh/attributes/vertices/vertexData").count, 4);
    QCOMPARE(numberAt(*after, "meshes/mesh/triFaces16/triangles[0]/indices[1]"), 2);
}

void TestE3dEdits::bonesThatAreNoneStayNone()
{
    const auto tree = sample("skinned.e3d");
    const auto after = edited(
        *tree, [&](Planner &planner) { planner.insertElements(at(*tree, "meshes/mesh/skin/skinBones/bones"), 0, 1); });
    QCOMPARE(numberAt(*after, "meshes/mesh/attributes/interleaved/vertexData[0]/bones[1]"), 2);
    QCOMPARE(numberAt(*after, "meshes/mesh/attributes/interleaved/vertexData[1]/bones[1]"), 255);
}

/// The first 255 would end the list of a vertex.
void TestE3dEdits::bonesThatGoLeaveNoHole()
{
    const auto tree = sample("skinned.e3d");
    const auto after = edited(
        *tree, [&](Planner &planner) { planner.removeElements(at(*tree, "meshes/mesh/skin/skinBones/bones"), 0, 1); });
    const Item vertex = at(*after, "meshes/mesh/attributes/interleaved/vertexData[0]");
    QCOMPARE(after->bytes().toByteArray({vertex.range.end - 4, vertex.range.end}), e3d::u8({0, 255, 255, 0}));
}

void TestE3dEdits::keysComeInAllLists()
{
    const auto tree = sample("every_track.e3d");
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.insertElements(at(*tree, "animations/animation[0]/animationTrack[0]/ftkPosition/keys"), 1, 1);
    });
    QCOMPARE(numberAt(*after, "animations/animation[0]/animationTrack[0]/keyCount"), 4);
    QCOMPARE(at(*after, "animations/animation[0]/animationTrack[0]/frameNumbers").count, 4);
    QCOMPARE(at(*after, "animations/animation[0]/animationTrack[0]/frameTCBEase/keys").count, 4);
    QCOMPARE(numberAt(*after, "animations/animation[0]/animationTrack[0]/frameNumbers[1]"), 1);
}

/// Seven vertices, of which the last three are duplicates of 1, 2 and 3.
QByteArray withDuplicates(bool areCounted)
{
    e3d::Mesh mesh;
    mesh.attributes = e3d::attributes(
        7, e3d::interleaved({{}}, 12, e3d::threePositions() + QByteArray(12, '\0') + QByteArray(3 * 12, '\0')));
    mesh.before = areCounted ? e3d::block(0x1022, e3d::u32({3}) + e3d::u16({1, 2, 3}))
                             : e3d::block(0x1022, e3d::u32({1, 2, 3}));
    mesh.triangles = e3d::triFaces16({0, 4, 5, 0, 5, 6});
    e3d::Model model;
    model.meshes = mesh.bytes();
    model.nodes = e3d::meshNode(e3d::meshId(1));
    return model.bytes();
}

const QByteArray vertexData = "meshes/mesh/attributes/interleaved/vertexData";
const QByteArray originals = "meshes/mesh/meshDuplicateVertices/originals";

void TestE3dEdits::duplicatesKeepTheirOriginals_data()
{
    QTest::addColumn<bool>("areCounted");
    QTest::newRow("32 bits") << false;
    QTest::newRow("counted, 16 bits") << true;
}

void TestE3dEdits::duplicatesKeepTheirOriginals()
{
    QFETCH(bool, areCounted);
    const auto tree = test::treeOf("a.e3d", withDuplicates(areCounted));
    const Item vertices = at(*tree, vertexData.constData());
    const auto originalsWithout = [&](const std::vector<qint64> &rows) {
        const auto after = edited(*tree, [&](Planner &planner) { planner.removeElements(vertices, rows); });
        return numbersAt(*after, originals);
    };
    QCOMPARE(originalsWithout({5}), (std::vector<qint64>{1, 3}));
    QCOMPARE(originalsWithout({6}), (std::vector<qint64>{1, 2}));
    QCOMPARE(originalsWithout({0}), (std::vector<qint64>{0, 1, 2}));
    QCOMPARE(originalsWithout({0, 5}), (std::vector<qint64>{0, 2}));
    QCOMPARE(originalsWithout({1, 4}), (std::vector<qint64>{1, 2}));
    const auto none = edited(*tree, [&](Planner &planner) { planner.removeElements(vertices, 4, 3); });
    QVERIFY(!at(*none, "meshes/mesh/meshDuplicateVertices").isValid()); // nobody takes the count for an entry
    QCOMPARE(refusal(*tree, [&](Planner &planner) { planner.removeElements(vertices, 1, 1); }),
             QStringLiteral("By %2[0], %1[4] is a duplicate of %1[1], and cannot stay one without it. Remove it first.")
                 .arg(QString::fromLatin1(vertexData), QString::fromLatin1(originals)));
    for (const qint64 index : {0, 2, 4}) {
        const auto after = edited(*tree, [&](Planner &planner) { planner.insertElements(vertices, index, 2); });
        QCOMPARE(at(*after, originals.constData()).count, 3);
        QCOMPARE(numbersAt(*after, originals)[0], index <= 1 ? 3 : 1);
        QCOMPARE(numbersAt(*after, originals)[2], index <= 3 ? 5 : 3);
    }
    for (const qint64 index : {5, 7}) {
        const QString reason = refusal(*tree, [&](Planner &planner) { planner.insertElements(vertices, index, 1); });
        QVERIFY2(reason.endsWith(QStringLiteral("Insert it before %1[4].").arg(QString::fromLatin1(vertexData))),
                 qPrintable(reason));
    }
}

void TestE3dEdits::entriesOfDuplicatesStayWithTheirVertices()
{
    const auto tree = test::treeOf("a.e3d", withDuplicates(false));
    const Item list = at(*tree, originals.constData());
    const auto without = edited(*tree, [&](Planner &planner) { planner.removeElements(list, 0, 1); });
    QCOMPARE(numbersAt(*without, originals), (std::vector<qint64>{2, 3}));
    const auto more = edited(*without, [&](Planner &planner) {
        planner.insertElements(at(*without, originals.constData()), 0, 1, e3d::u32({0}));
    });
    QCOMPARE(numbersAt(*more, originals), (std::vector<qint64>{0, 2, 3}));
    const auto counted = test::treeOf("a.e3d", withDuplicates(true));
    QVERIFY(!refusal(*counted, [&](Planner &planner) {
                 planner.removeElements(at(*counted, originals.constData()), 0, 3);
             }).isEmpty());
    for (const qint64 index : {1, 2})
        QVERIFY(refusal(*tree, [&](Planner &planner) {
                    planner.removeElements(list, index, 1);
                }).startsWith(QStringLiteral("The entries of %1 ").arg(QString::fromLatin1(originals))));
    QVERIFY(!refusal(*tree, [&](Planner &planner) { planner.insertElements(list, 3, 1); }).isEmpty());
}

void TestE3dEdits::verticesOfMorphsComeAndGoTogether()
{
    const auto tree = sample("morphs.e3d");
    for (const QByteArray mesh : {"0", "1", "2"}) {
        const Item vertices = at(*tree, "meshes/mesh[" + mesh + "]/attributes/interleaved/vertexData");
        const auto less = edited(*tree, [&](Planner &planner) { planner.removeElements(vertices, 1, 1); });
        const auto more = edited(*tree, [&](Planner &planner) { planner.insertElements(vertices, 1, 2); });
        for (const QByteArray other : {"0", "1", "2"}) {
            const QByteArray path = "meshes/mesh[" + other + "]/attributes/";
            QCOMPARE(numberAt(*less, path + "vertexCount"), 2);
            QCOMPARE(numberAt(*more, path + "vertexCount"), 5);
            QCOMPARE(storedBytes(*less, at(*less, (path + "interleaved/vertexData[1]").constData())),
                     storedBytes(*tree, at(*tree, (path + "interleaved/vertexData[2]").constData())));
        }
    }
    Planner planner(*tree);
    planner.removeElements(at(*tree, "meshes/mesh[2]/attributes/interleaved/vertexData"), 1, 1);
    QVERIFY(planner.finish().consequences.contains(QStringLiteral(
        "meshes/mesh[0]/attributes/interleaved/vertexData: 1 of 3 elements belonged to it and go too.")));
}

/// Also where they have other attributes.
void TestE3dEdits::newVerticesAreTheSameInMorphs()
{
    e3d::Mesh target;
    e3d::Mesh mesh;
    mesh.id = 2;
    const QByteArray normal = e3d::packed(0, 0, 511);
    const QByteArray vertices = e3d::f32({0, 0, 0}) + normal + e3d::f32({1, 0, 0}) + normal + e3d::f32({0, 1, 0})
                                + normal;
    mesh.attributes = e3d::attributes(3, e3d::interleaved({{0x2010, 0}, {0x2020, 12}}, 16, vertices));
    mesh.more = e3d::block(0x1070,
                           e3d::u32({1}) + e3d::block(0x1071, e3d::block(0x1072, e3d::u32({0})) + e3d::meshId(1)));
    e3d::Model model;
    model.meshes = target.bytes() + mesh.bytes();
    model.nodes = e3d::meshNode(e3d::meshId(2));
    const auto tree = test::treeOf("a.e3d", model.bytes());
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.insertElements(at(*tree, "meshes/mesh[1]/attributes/interleaved/vertexData"), 3, 1,
                               e3d::f32({0.5f, 0.25f, 0}) + normal);
    });
    QCOMPARE(storedBytes(*after, at(*after, "meshes/mesh[0]/attributes/interleaved/vertexData[3]")),
             e3d::f32({0.5f, 0.25f, 0}));
}

void TestE3dEdits::morphsWithOtherVerticesAreLeft()
{
    const auto tree = sample("morph_vertices_differ.e3d");
    Planner planner(*tree);
    planner.removeElements(at(*tree, "meshes/mesh[1]/attributes/interleaved/vertexData"), 1, 1);
    const EditPlan plan = planner.finish();
    QVERIFY(plan.consequences.contains(QStringLiteral("meshes/mesh[0] is linked with it by a morph, but has another "
                                                      "number of vertices: it stays as it is.")));
    QCOMPARE(numberAt(*readTree(plan.after, tree->fileName()), "meshes/mesh[0]/attributes/vertexCount"), 4);
}

void TestE3dEdits::bonesAreRenamedWithTheirNode()
{
    const auto tree = sample("skinned.e3d");
    const Item name = at(*tree, "nodes/meshNode/meshNode/meshNode/nodeName/name");
    QCOMPARE(textAt(*tree, "nodes/meshNode/meshNode/meshNode/nodeName/name"), QStringLiteral("knee"));
    const auto after = edited(*tree, [&](Planner &planner) { planner.setText(name, QStringLiteral("left knee")); });
    QCOMPARE(textAt(*after, "meshes/mesh/skin/skinBones/bones[1]/nodeName"), QStringLiteral("left knee"));
    QCOMPARE(textAt(*after, "meshes/mesh/skin/skinBones/bones[0]/nodeName"), QStringLiteral("hip"));
    // Nobody is called like a node without bone.
    Planner planner(*tree);
    planner.setText(at(*tree, "nodes/meshNode/nodeName/name"), QStringLiteral("torso"));
    QVERIFY(planner.finish().consequences.isEmpty());
}

void TestE3dEdits::bonesOfANodeThatGoesAreSaid()
{
    const auto tree = sample("skinned.e3d");
    Planner planner(*tree);
    planner.removeFrame(at(*tree, "nodes/meshNode/meshNode/meshNode"));
    EditPlan plan = planner.finish();
    judge(plan, *tree);
    QCOMPARE(test::listed(plan.newIssues), QByteArray("52 warning meshes/mesh/skin/skinBones/bones[1]/nodeName"));
}

QTEST_GUILESS_MAIN(TestE3dEdits)
#include "tst_e3dedits.moc"
