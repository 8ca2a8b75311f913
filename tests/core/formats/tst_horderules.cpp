// Each rule of the Horde3D reference has a sample that breaks it; repairs mend what they say.
#include "core/scene/scene.h"
#include "core/tree/value.h"
#include "tests/support/findingtests.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/hordesamples.h"
#include "tests/support/rulechecks.h"

#include <QTest>

using namespace hexahedron;

namespace {

QByteArray apply(const Tree &tree, const std::function<void(Planner &)> &wish)
{
    Planner planner(tree);
    wish(planner);
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray();
}

Item at(const Tree &tree, const char *path)
{
    const std::optional<Item> item = tree.find(QString::fromLatin1(path));
    if (!item)
        qFatal("no item %s", path);
    return *item;
}

std::map<QByteArray, const char *> findings()
{
    return {
        {"bytes_behind_morph_name.geo", "BYTES_BEHIND_NAME 25 info"},
        {"bytes_behind_name.anim", "BYTES_BEHIND_NAME 33 info"},
        {"compressed_is_2.anim", "VALUE_OUT_OF_RANGE 35 warning"},
        {"compressed_one_frame.anim", "COMPRESSED_WITHOUT_USE 36 info"},
        {"count_too_large.anim", "COUNT_TOO_LARGE 32 error"},
        {"ends_in_frame.anim", "FIELD_CUT_OFF 32 error"},
        {"ends_in_header.anim", "FIELD_CUT_OFF 30 error"},
        {"ends_in_morph.geo", "COUNT_TOO_LARGE 24 error"},
        {"ends_in_stream.geo", "FIELD_CUT_OFF 8 error"},
        {"ends_in_version.geo", "FIELD_CUT_OFF 1 error"},
        {"frame_count_too_large.anim",
         "COUNT_TOO_LARGE 32 error, LENGTH_IS_ZERO 39 error, NOT_UNIT_LENGTH 39 warning, VALUE_IS_ZERO 40 warning"},
        {"frame_nan.anim", "NOT_FINITE 38 error"},
        {"frames_equal.anim", "FRAMES_EQUAL 36 info"},
        {"index_count_too_large.geo", "COUNT_TOO_LARGE 18 error"},
        {"index_out_of_range.geo", "INDEX_OUT_OF_RANGE 20 error"},
        {"joint_count_too_large.geo", "COUNT_TOO_LARGE 4 error, HORDE_MATRIX_NOT_AFFINE 7 warning, NOT_FINITE 7 error"},
        {"joint_out_of_range.geo", "JOINT_OUT_OF_RANGE 16 error, JOINT_OUT_OF_RANGE 16 warning"},
        {"many_joints.geo", "MANY_JOINTS 5 warning"},
        {"matrix_nan.geo", "FIRST_JOINT_NOT_IDENTITY 6 info, NOT_FINITE 7 error"},
        {"matrix_not_affine.geo", "HORDE_MATRIX_NOT_AFFINE 7 warning, HORDE_MATRIX_SINGULAR 7 warning"},
        {"morph_count_too_large.geo", "COUNT_TOO_LARGE 23 error"},
        {"morph_name_without_nul.geo", "NAME_NOT_TERMINATED 25 error"},
        {"morph_names_wrong.geo", "HORDE_NAME_MISSING 25 warning, HORDE_NAME_REPEATED 25 warning"},
        {"morph_nan.geo", "NOT_FINITE 28 error"},
        {"morph_stream_size_wrong.geo", "STREAM_SIZE_WRONG 27 error, TRAILING_BYTES 29 warning"},
        {"morph_streams_wrong.geo",
         "MORPH_STREAM_UNUSED 27 info, STREAM_REPEATED 27 warning, STREAM_UNKNOWN 27 warning"},
        {"morph_vertex_out_of_range.geo", "INDEX_OUT_OF_RANGE 26 error"},
        {"morph_vertex_repeated.geo", "MORPH_VERTEX_REPEATED 26 warning"},
        {"name_without_nul.anim", "NAME_NOT_TERMINATED 33 error"},
        {"names_with_one_hash.anim", "HORDE_NAME_HASH_REPEATED 34 warning"},
        {"names_wrong.anim",
         "HORDE_NAME_MISSING 33 warning, HORDE_NAME_REPEATED 34 warning, NAME_NOT_ASCII 33 warning"},
        {"no_frames.anim", "NO_FRAMES 37 warning"},
        {"no_joints.geo", "NO_JOINTS 6 info"},
        {"no_normals.geo", "STREAM_MISSING 12 info, STREAM_MISSING 12 warning"},
        {"no_positions.geo", "POSITION_STREAM_MISSING 12 error"},
        {"no_vertices.geo", ""},
        {"no_weights.geo", "SKIN_STREAM_MISSING 13 warning"},
        {"normals_wrong.geo", "LENGTH_IS_ZERO 15 warning, NOT_UNIT_LENGTH 15 warning, VALUE_OUT_OF_RANGE 15 info"},
        {"old_version.anim", "OLD_VERSION 31 info"},
        {"one_frame.anim", ""},
        {"position_nan.geo", "NOT_FINITE 14 error, VALUE_OUT_OF_RANGE 14 warning"},
        {"pyramid.geo", "MORPH_STREAM_UNUSED 27 info"},
        {"rotation_wrong.anim", "NOT_UNIT_LENGTH 39 warning"},
        {"scale_wrong.anim", "SCALE_NEGATIVE 40 info, VALUE_IS_ZERO 40 warning"},
        {"skinned.geo", ""},
        {"stream_repeated.geo", "STREAM_REPEATED 11 warning"},
        {"stream_size_wrong.geo",
         "COUNT_TOO_LARGE 8 error, STREAM_SIZE_WRONG 9 error, STREAM_TOO_LARGE 10 error, STREAM_UNKNOWN 10 warning"},
        {"stream_too_large.geo", "COUNT_TOO_LARGE 8 error, STREAM_TOO_LARGE 10 error, STREAM_UNKNOWN 10 warning"},
        {"trailing_bytes.anim", "TRAILING_BYTES 41 warning"},
        {"trailing_bytes.geo", "TRAILING_BYTES 29 warning"},
        {"triangle.geo", ""},
        {"triangle_degenerate.geo", "TRIANGLES_DEGENERATE 21 info"},
        {"triangle_incomplete.geo", "HORDE_TRIANGLE_INCOMPLETE 19 warning"},
        {"unknown_stream.geo", "STREAM_UNKNOWN 10 warning"},
        {"version_4.anim", "VALUE_UNKNOWN 31 error"},
        {"version_4.geo", "VALUE_UNEXPECTED 3 error"},
        {"vertex_count_too_large.geo", "COUNT_TOO_LARGE 8 error, NOT_FINITE 14 error"},
        {"vertex_unused.geo", "HORDE_VERTICES_UNUSED 21 info, STREAM_MISSING 12 info"},
        {"vertices_repeated.geo", "STREAM_MISSING 12 info, VERTICES_REPEATED 21 info"},
        {"walk.anim", ""},
        {"weights_wrong.geo", "WEIGHTS_WRONG 17 warning, WEIGHTS_ZERO 17 warning"},
        {"wrong_magic.anim", "NOT_THIS_FORMAT 31 error"},
        {"wrong_magic.geo", "NOT_THIS_FORMAT 2 error"},
    };
}

std::vector<std::pair<QByteArray, QByteArray>> repairs()
{
    return {
        {"matrix_nan.geo", "NOT_FINITE"},
        {"position_nan.geo", "NOT_FINITE"},
        {"normals_wrong.geo", "VALUE_OUT_OF_RANGE"},
        {"joint_out_of_range.geo", "JOINT_OUT_OF_RANGE"},
        {"weights_wrong.geo", "WEIGHTS_WRONG"},
        {"index_out_of_range.geo", "INDEX_OUT_OF_RANGE"},
        {"morph_name_without_nul.geo", "NAME_NOT_TERMINATED"},
        {"morph_nan.geo", "NOT_FINITE"},
        {"morph_vertex_out_of_range.geo", "INDEX_OUT_OF_RANGE"},
        {"trailing_bytes.geo", "TRAILING_BYTES"},
        {"name_without_nul.anim", "NAME_NOT_TERMINATED"},
        {"compressed_is_2.anim", "VALUE_OUT_OF_RANGE"},
        {"frames_equal.anim", "FRAMES_EQUAL"},
        {"frame_nan.anim", "NOT_FINITE"},
        {"rotation_wrong.anim", "NOT_UNIT_LENGTH"},
        {"trailing_bytes.anim", "TRAILING_BYTES"},
    };
}

} // namespace

class TestHordeRules : public test::FindingTests
{
    Q_OBJECT

public:
    TestHordeRules()
        : FindingTests({.folder = "horde3d/", .files = horde::samples(), .findings = findings(), .repairs = repairs()})
    {
    }

private Q_SLOTS:
    void threadsFindTheSame_data() { everySampleSaysWhatIsWrong_data(); }
    void threadsFindTheSame();
    void largeNumbersAreRemarkedOn();
    void sizeIsCorrectedWhereWhatFollowsFits();
    void verticesComeAndGoInAllStreams();
    void countOfVerticesChangesAllStreams();
    void triangleGoesWithItsVertex();
    void whatSceneFilesSayOfAGeometryStays();
    void jointsAreRenumbered();
    void verticesOfARemovedJointAreSaid();
    void framesComeInAllNodes();
    void compressingKeepsTheFirstFrame();
    void versionsAreConverted();
    void newStreamsAreWhatIsMissing();
    void contentDecidesOnTheFormat();
    void matricesAreTurnedAndNotCut();
    void trianglesThatScenesNameStay();
    void cutTrianglesSayNothingOfVertices();
    void sceneOfGeometry();
    void sceneOfAnimation();
};

void TestHordeRules::threadsFindTheSame()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, file);
    QCOMPARE(test::foundOtherwiseByThreads(*test::treeOf(name, file)), QByteArray());
}

void TestHordeRules::largeNumbersAreRemarkedOn()
{
    horde::Geometry crowded;
    crowded.joints = QByteArrayList(331, horde::identity());
    QCOMPARE(test::kindsIn(check(*test::treeOf("a.geo", crowded.bytes()))),
             QStringList({QStringLiteral("JOINTS_OUT_OF_REACH 5 info"), QStringLiteral("MANY_JOINTS 5 warning")}));
    horde::Geometry wide;
    wide.vertexCount = 65537;
    wide.streams = {horde::stream(0, 12, QByteArray(65537 * 12, '\0')),
                    horde::stream(1, 6, QByteArray(65537 * 6, '\1'))};
    const QStringList issues = test::kindsIn(check(*test::treeOf("a.geo", wide.bytes())));
    QVERIFY2(issues.contains(QStringLiteral("HORDE_MANY_VERTICES 22 info")), qPrintable(issues.join(u',')));
}

void TestHordeRules::sizeIsCorrectedWhereWhatFollowsFits()
{
    // Of the same number of bytes, so that everything behind it is found where it is in a whole file.
    const QByteArray whole = horde::Geometry().bytes();
    const auto repairOf = [](const QByteArray &bytes) {
        const auto tree = test::treeOf("a.geo", bytes);
        for (const Issue &issue : check(*tree)) {
            if (QByteArrayView(issue.kind->code) == "STREAM_SIZE_WRONG")
                return issue.repair ? planRepair(*tree, issue).after.toByteArray() : QByteArray("no repair");
        }
        return QByteArray("no issue");
    };
    QCOMPARE(repairOf(sample("stream_size_wrong.geo")), whole);
    // What is wrong farther on is no reason against it.
    QCOMPARE(repairOf(sample("stream_size_wrong.geo") + QByteArray("more")), whole + QByteArray("more"));
    QCOMPARE(repairOf(sample("stream_size_wrong.geo").chopped(10)), whole.chopped(10));
    // Here the id is wrong and the size is not.
    horde::Geometry another;
    another.streams[0].replace(0, 4, horde::u32({1}));
    QCOMPARE(repairOf(another.bytes()), QByteArray("no repair"));
}

void TestHordeRules::verticesComeAndGoInAllStreams()
{
    const auto tree = test::treeOf("a.geo", sample("skinned.geo"));
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.insertElements(at(*tree, "H3DG/vertexStreams[1]/normals"), 1, 2); });
    QCOMPARE(grown.size(), sample("skinned.geo").size() + 2 * (12 + 6 + 6 + 6 + 8 + 8 + 4 + 4));
    const auto after = test::treeOf("a.geo", grown);
    QCOMPARE(at(*after, "H3DG/vertexStreams[0]/positions").count, 5);
    QCOMPARE(at(*after, "H3DG/vertexStreams[7]/jointWeights").count, 5);
    // Triangles go on naming the same vertices.
    QCOMPARE(std::get<qint64>(valueOf(*after, at(*after, "H3DG/triangleIndices[1]"))), 3);
    const QByteArray back = apply(
        *after, [&](Planner &planner) { planner.removeElements(at(*after, "H3DG/vertexStreams[0]/positions"), 1, 2); });
    QCOMPARE(back, sample("skinned.geo"));
}

void TestHordeRules::countOfVerticesChangesAllStreams()
{
    const auto tree = test::treeOf("a.geo", sample("triangle.geo"));
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.setText(at(*tree, "H3DG/numVertices"), QStringLiteral("4")); });
    const auto after = test::treeOf("a.geo", grown);
    QCOMPARE(at(*after, "H3DG/vertexStreams[5]/textureCoordinates1").count, 4);
    QVERIFY(worstOf(check(*after)) == Severity::Info); // a vertex that nobody uses
}

void TestHordeRules::triangleGoesWithItsVertex()
{
    const auto tree = test::treeOf("a.geo", sample("pyramid.geo"));
    const QByteArray shrunk = apply(
        *tree, [&](Planner &planner) { planner.removeElements(at(*tree, "H3DG/vertexStreams[1]/positions"), 4, 1); });
    const auto after = test::treeOf("a.geo", shrunk);
    QCOMPARE(at(*after, "H3DG/triangleIndices").count, 6);
    // The morph target that moved the tip moves nothing any more, in none of its streams.
    QCOMPARE(at(*after, "H3DG/morphTargets[0]/morphVertexIndices").count, 0);
    QCOMPARE(at(*after, "H3DG/morphTargets[0]/morphStreams[3]/bitangents").count, 0);
    QCOMPARE(at(*after, "H3DG/morphTargets[1]/morphVertexIndices").count, 4);
    QVERIFY(worstOf(check(*after)).value_or(Severity::Info) == Severity::Info);
}

/// They are other files, which say by numbers what of the geometry makes a mesh.
void TestHordeRules::whatSceneFilesSayOfAGeometryStays()
{
    const auto tree = test::treeOf("a.geo", sample("pyramid.geo"));
    const auto consequences = [&](const char *array, qint64 index, qint64 count) {
        Planner planner(*tree);
        planner.removeElements(at(*tree, array), index, count);
        return planner.finish().consequences.join(u'\n');
    };
    const QString ofIndices = QStringLiteral("batchStart and batchCount of meshes in scene files do not follow.");
    const QString ofVertices = QStringLiteral("vertRStart and vertREnd of meshes in scene files do not follow.");
    const QString ofVertex = consequences("H3DG/vertexStreams[1]/positions", 4, 1);
    QCOMPARE(ofVertex.count(ofIndices), 1);
    QCOMPARE(ofVertex.count(ofVertices), 1);
    const QString ofTriangle = consequences("H3DG/triangleIndices", 3, 3);
    QVERIFY2(ofTriangle.contains(ofIndices) && !ofTriangle.contains(ofVertices), qPrintable(ofTriangle));
    QVERIFY(consequences("H3DG/joints", 0, 1).contains(QStringLiteral("The jointIndex of joints in scene files")));
}

void TestHordeRules::jointsAreRenumbered()
{
    const auto tree = test::treeOf("a.geo", sample("skinned.geo"));
    const QByteArray shrunk = apply(*tree,
                                    [&](Planner &planner) { planner.removeElements(at(*tree, "H3DG/joints"), 1, 1); });
    const auto after = test::treeOf("a.geo", shrunk);
    const Item second = at(*after, "H3DG/vertexStreams[6]/jointIndices[1]/joints");
    // 1 is gone and becomes joint 0, 2 is now 1; all vertices are still there.
    QCOMPARE(after->bytes().toByteArray(second.range), QByteArray("\0\1\0\0", 4));
    QCOMPARE(at(*after, "H3DG/vertexStreams[6]/jointIndices").count, 3);
}

/// The weights stand in a stream of their own.
void TestHordeRules::verticesOfARemovedJointAreSaid()
{
    horde::Geometry geometry;
    geometry.joints = {horde::identity(), horde::identity(), horde::identity()};
    const QByteArray numbers = horde::u8({0, 1, 0, 0, 1, 2, 0, 0, 2, 1, 0, 0});
    const QByteArray weights = horde::u8({55, 200, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0});
    const auto tree = test::treeOf("a.geo", geometry.skinned(numbers, weights).bytes());
    const auto consequences = [&](qint64 first, qint64 count) {
        Planner planner(*tree);
        planner.removeElements(at(*tree, "H3DG/joints"), first, count);
        return planner.finish().consequences.join(u'\n');
    };
    const QString second = consequences(1, 1);
    QVERIFY2(second.contains(QStringLiteral(
                 "jointIndices: 2 vertex(es) are no longer bound to H3DG/joints[1] but to H3DG/joints[0].")),
             qPrintable(second));
    QVERIFY2(consequences(0, 1).contains(QStringLiteral(
                 "jointIndices: 1 vertex(es) are no longer bound to H3DG/joints[0] but to H3DG/joints[1].")),
             qPrintable(consequences(0, 1)));
}

void TestHordeRules::framesComeInAllNodes()
{
    const auto tree = test::treeOf("a.anim", sample("walk.anim"));
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.insertElements(at(*tree, "H3DA/animations[0]/frames"), 3, 1); });
    const auto after = test::treeOf("a.anim", grown);
    QCOMPARE(std::get<qint64>(valueOf(*after, at(*after, "H3DA/numFrames"))), 4);
    QCOMPARE(at(*after, "H3DA/animations[2]/frames").count, 4);
    QVERIFY(check(*after).empty());
}

void TestHordeRules::compressingKeepsTheFirstFrame()
{
    const auto tree = test::treeOf("a.anim", sample("walk.anim"));
    const QByteArray packed = apply(*tree, [&](Planner &planner) {
        planner.setText(at(*tree, "H3DA/animations[2]/compressed"), QStringLiteral("1"));
    });
    QCOMPARE(packed.size(), sample("walk.anim").size() - 80);
    const auto after = test::treeOf("a.anim", packed);
    QVERIFY(check(*after).empty());
    const QByteArray unpacked = apply(*after, [&](Planner &planner) {
        planner.setText(at(*after, "H3DA/animations[1]/compressed"), QStringLiteral("0"));
    });
    const auto all = test::treeOf("a.anim", unpacked);
    QCOMPARE(at(*all, "H3DA/animations[1]/frames").count, 3);
    const Item last = at(*all, "H3DA/animations[1]/frames[2]/translation");
    QCOMPARE(all->bytes().toByteArray(last.range), horde::f32({0, 5, 0}));
}

void TestHordeRules::versionsAreConverted()
{
    const auto tree = test::treeOf("a.anim", sample("walk.anim"));
    const QByteArray old = apply(
        *tree, [&](Planner &planner) { planner.setText(at(*tree, "H3DA/version"), QStringLiteral("2")); });
    const auto after = test::treeOf("a.anim", old);
    QCOMPARE(old.size(), 16 + 3 * (256 + 3 * 40));
    const Item still = at(*after, "H3DA/animations[1]/frames[2]/translation");
    QCOMPARE(after->bytes().toByteArray(still.range), horde::f32({0, 5, 0}));
}

void TestHordeRules::newStreamsAreWhatIsMissing()
{
    const auto tree = test::treeOf("a.geo", horde::Geometry().without(1).bytes());
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.insertElements(at(*tree, "H3DG/vertexStreams"), 1, 1); });
    const auto after = test::treeOf("a.geo", grown);
    QCOMPARE(at(*after, "H3DG/vertexStreams[1]/normals").count, 3);
    QVERIFY(check(*after).empty());
}

void TestHordeRules::contentDecidesOnTheFormat()
{
    QCOMPARE(QByteArray(recognise(Bytes(sample("triangle.geo")), QStringLiteral("a.anim")).id), "horde3d.geo");
    QCOMPARE(QByteArray(recognise(Bytes(sample("walk.anim")), QStringLiteral("a.b3d")).id), "horde3d.anim");
    QCOMPARE(QByteArray(recognise(Bytes(QByteArray("PGEOMETRY V5")), QStringLiteral("a.geo")).id), "horde3d.geo");
}

/// Stored row by row, each has its translation where its last row should be.
void TestHordeRules::matricesAreTurnedAndNotCut()
{
    horde::Geometry right;
    right.joints = {horde::identity(), horde::jointAt(1, 2, 3), horde::jointAt(4, 5, 6)};
    horde::Geometry turned = right;
    for (QByteArray &joint : turned.joints) {
        QByteArray rows;
        for (qsizetype row = 0; row < 4; ++row) {
            for (qsizetype column = 0; column < 4; ++column)
                rows += joint.mid((4 * column + row) * 4, 4);
        }
        joint = rows;
    }
    const QStringList codes{QStringLiteral("HORDE_MATRIX_NOT_AFFINE")};
    QCOMPARE(test::planAllRepairs(test::treeOf("a.geo", turned.bytes()), codes).after.toByteArray(), right.bytes());
    // What else it may be is not known.
    horde::Geometry odd = right;
    odd.joints[1].replace(3 * 4, 4, horde::f32({0.5f}));
    QCOMPARE(test::planAllRepairs(test::treeOf("a.geo", odd.bytes()), codes).after.toByteArray(), odd.bytes());
}

/// Scene files name ranges of them, and the reference has no repair for them.
void TestHordeRules::trianglesThatScenesNameStay()
{
    for (const char *name : {"triangle_degenerate.geo", "triangle_incomplete.geo"}) {
        const QByteArray bytes = sample(name);
        QCOMPARE(test::planAllRepairs(test::treeOf(name, bytes)).after.toByteArray(), bytes);
    }
}

void TestHordeRules::cutTrianglesSayNothingOfVertices()
{
    horde::Geometry square;
    square.vertexCount = 4;
    square.streams = {horde::stream(0, 12, QByteArray(48, '\0'))};
    square.indices = horde::u32({0, 1, 2, 2, 1, 3});
    const QByteArray bytes = square.bytes();
    const qsizetype indices = bytes.indexOf(square.indices);
    for (const qsizetype size : {indices + 12, indices}) {
        const QStringList kinds = test::kindsIn(check(*test::treeOf("a.geo", bytes.left(size))));
        QVERIFY(kinds.contains(QStringLiteral("COUNT_TOO_LARGE 18 error")));
        QVERIFY2(!kinds.contains(QStringLiteral("HORDE_VERTICES_UNUSED 21 info")), qPrintable(kinds.join(u',')));
    }
}

void TestHordeRules::sceneOfGeometry()
{
    const auto tree = test::treeOf("a.geo", sample("pyramid.geo"));
    const scene::Scene scene = tree->format()->scene(*tree);
    QCOMPARE(scene.handedness, scene::Handedness::Right);
    QCOMPARE(scene.meshes.size(), size_t(1));
    const scene::Mesh &mesh = scene.meshes.front();
    QCOMPARE(mesh.vertexCount, 5);
    QCOMPARE(mesh.parts.front().elementCount(), 6);
    QCOMPARE(scene::readElement(tree->bytes(), mesh.positions, 4)[1], 2.0f);
    QCOMPARE(mesh.joints.size(), size_t(2));
    QCOMPARE(scene.nodes[2].translation, (scene::Vec3{0, 1, 0}));
    const std::array<Bytes, 1> streams{tree->bytes()};
    QCOMPARE(scene::skinInfluences(mesh, streams, 5)[4][0].joint, 1);
    QCOMPARE(mesh.morphs.size(), size_t(2));
    QCOMPARE(mesh.morphs[0].name, QStringLiteral("taller"));
    QCOMPARE(scene::readIndex(tree->bytes(), mesh.morphs[0].vertices, 0), 4);
    QCOMPARE(scene::readElement(tree->bytes(), mesh.morphs[0].positions, 0)[1], 1.0f);
    // From the bytes of a normal back to its vertex.
    const Item normal = at(*tree, "H3DG/vertexStreams[2]/normals[3]");
    const std::vector<scene::Pick> picks = scene::picksIn(scene, 0, normal.range);
    QVERIFY(!picks.empty() && picks.front().kind == scene::Pick::Kind::Vertex && picks.front().first == 3);
}

void TestHordeRules::sceneOfAnimation()
{
    const auto tree = test::treeOf("a.anim", sample("walk.anim"));
    const scene::Scene scene = tree->format()->scene(*tree);
    QCOMPARE(scene.nodes.size(), size_t(3));
    QCOMPARE(scene.nodes[1].name, QStringLiteral("knee"));
    QCOMPARE(scene.clips.size(), size_t(1));
    QCOMPARE(scene.clips[0].last, 2.0);
    QCOMPARE(scene.clips[0].channels.size(), size_t(9));
    QVERIFY(!scene.rotations.scalarFirst);
    const scene::Channel &translation = scene.clips[0].channels[1];
    QCOMPARE(scene::readElement(tree->bytes(), translation.values, 2)[0], 2.0f);
    QCOMPARE(scene.clips[0].channels[4].values.count, 1); // compressed
}

QTEST_GUILESS_MAIN(TestHordeRules)
#include "tst_horderules.moc"
