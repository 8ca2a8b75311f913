// What follows from edits of E3D models, also inside packed blocks.
#include "core/tree/value.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "tests/support/rulechecks.h"

#include <QTest>

using namespace hexahedron;

namespace {

std::shared_ptr<const Tree> sample(const char *name)
{
    for (const test::BuiltSample &sample : e3d::samples()) {
        if (sample.file == QByteArray("ecere/") + name)
            return test::treeOf(sample.file, sample.bytes);
    }
    return nullptr;
}

Item at(const Tree &tree, const char *path)
{
    return tree.find(QString::fromLatin1(path)).value_or(Item());
}

qint64 numberAt(const Tree &tree, const char *path)
{
    const Value value = valueOf(tree, at(tree, path));
    const auto *number = std::get_if<qint64>(&value);
    return number ? *number : -1;
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
    void verticesInPackedBlocks();
    void packedVerticesOfPlainTriangles();
    void untouchedPackedBlocksStayAsTheyAre();
    void newAttributesGetTheirPlace();
    void verticesComeInAllAttributes();
    void bonesThatAreNoneStayNone();
    void keysComeInAllLists();
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

void TestE3dEdits::untouchedPackedBlocksStayAsTheyAre()
{
    const auto tree = sample("packed_in_mesh.e3d");
    const Item block = at(*tree, "meshes/mesh/attributes/lzma");
    const auto after = edited(*tree, [&](Planner &planner) {
        planner.setText(at(*tree, "nodes/meshNode/lzma/meshNode[3]/nodeName/name"), QStringLiteral("other"));
    });
    QCOMPARE(after->bytes().toByteArray(block.range), tree->bytes().toByteArray(block.range));
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

QTEST_GUILESS_MAIN(TestE3dEdits)
#include "tst_e3dedits.moc"
