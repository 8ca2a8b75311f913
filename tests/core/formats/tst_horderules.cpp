// Each rule of the Horde3D reference has a sample that breaks it; repairs mend what they say.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/scene/scene.h"
#include "core/tree/value.h"
#include "tests/support/hordebuilder.h"
#include "tests/support/hordesamples.h"

#include <QTest>

#include <map>

using namespace hexahedron;

namespace {

QByteArray sample(const char *name)
{
    for (const test::BuiltSample &sample : horde::samples()) {
        if (sample.file == QByteArray("horde3d/") + name)
            return sample.bytes;
    }
    return {};
}

std::shared_ptr<const Tree> read(const Bytes &bytes, const char *name)
{
    return readTree(bytes, QString::fromLatin1(name));
}

/// "CODE 15 warning" of each issue, each once.
QStringList listed(const std::vector<Issue> &issues)
{
    QStringList list;
    for (const Issue &issue : issues) {
        const QString text = QLatin1StringView(issue.kind->code) + u' ' + QLatin1StringView(issue.reference) + u' '
                             + severityName(issue.severity);
        if (!list.contains(text))
            list += text;
    }
    list.sort();
    return list;
}

QByteArray apply(const Tree &tree, const std::function<void(Planner &)> &wish)
{
    Planner planner(tree);
    wish(planner);
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray();
}

Item at(const Tree &tree, const char *path)
{
    return tree.find(QString::fromLatin1(path)).value_or(Item());
}

const std::map<QByteArray, const char *> &expectations()
{
    static const std::map<QByteArray, const char *> expected{
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
        {"joint_count_too_large.geo", "COUNT_TOO_LARGE 4 error, MATRIX_NOT_AFFINE 7 warning, NOT_FINITE 7 error"},
        {"joint_out_of_range.geo", "JOINT_OUT_OF_RANGE 16 error, JOINT_OUT_OF_RANGE 16 warning"},
        {"many_joints.geo", "MANY_JOINTS 5 warning"},
        {"matrix_nan.geo", "FIRST_JOINT_NOT_IDENTITY 6 info, NOT_FINITE 7 error"},
        {"matrix_not_affine.geo", "MATRIX_NOT_AFFINE 7 warning, MATRIX_SINGULAR 7 warning"},
        {"morph_count_too_large.geo", "COUNT_TOO_LARGE 23 error"},
        {"morph_name_without_nul.geo", "NAME_NOT_TERMINATED 25 error"},
        {"morph_names_wrong.geo", "NAME_MISSING 25 warning, NAME_REPEATED 25 warning"},
        {"morph_nan.geo", "NOT_FINITE 28 error"},
        {"morph_stream_size_wrong.geo", "STREAM_SIZE_WRONG 27 error, TRAILING_BYTES 29 warning"},
        {"morph_streams_wrong.geo",
         "MORPH_STREAM_UNUSED 27 info, STREAM_REPEATED 27 warning, STREAM_UNKNOWN 27 warning"},
        {"morph_vertex_out_of_range.geo", "INDEX_OUT_OF_RANGE 26 error"},
        {"morph_vertex_repeated.geo", "MORPH_VERTEX_REPEATED 26 warning"},
        {"name_without_nul.anim", "NAME_NOT_TERMINATED 33 error"},
        {"names_with_one_hash.anim", "NAME_HASH_REPEATED 34 warning"},
        {"names_wrong.anim", "NAME_MISSING 33 warning, NAME_NOT_ASCII 33 warning, NAME_REPEATED 34 warning"},
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
        {"triangle_incomplete.geo", "TRIANGLE_INCOMPLETE 19 warning"},
        {"unknown_stream.geo", "STREAM_UNKNOWN 10 warning"},
        {"version_4.anim", "VALUE_UNKNOWN 31 error"},
        {"version_4.geo", "VALUE_UNEXPECTED 3 error"},
        {"vertex_count_too_large.geo", "COUNT_TOO_LARGE 8 error, NOT_FINITE 14 error"},
        {"vertex_unused.geo", "STREAM_MISSING 12 info, VERTICES_UNUSED 21 info"},
        {"vertices_repeated.geo", "STREAM_MISSING 12 info, VERTICES_REPEATED 21 info"},
        {"walk.anim", ""},
        {"weights_wrong.geo", "WEIGHTS_WRONG 17 warning, WEIGHTS_ZERO 17 warning"},
        {"wrong_magic.anim", "NOT_THIS_FORMAT 31 error"},
        {"wrong_magic.geo", "NOT_THIS_FORMAT 2 error"},
    };
    return expected;
}

} // namespace

class TestHordeRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySampleSaysWhatIsWrong_data();
    void everySampleSaysWhatIsWrong();
    void threadsFindTheSame_data() { everySampleSaysWhatIsWrong_data(); }
    void threadsFindTheSame();
    void repairsMend_data();
    void repairsMend();
    void largeNumbersAreRemarkedOn();
    void sizeIsCorrectedOnlyWhereEverythingFits();
    void verticesComeAndGoInAllStreams();
    void countOfVerticesChangesAllStreams();
    void triangleGoesWithItsVertex();
    void jointsAreRenumbered();
    void framesComeInAllNodes();
    void compressingKeepsTheFirstFrame();
    void versionsAreConverted();
    void newStreamsAreWhatIsMissing();
    void contentDecidesOnTheFormat();
    void sceneOfGeometry();
    void sceneOfAnimation();
};

void TestHordeRules::everySampleSaysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("file");
    for (const test::BuiltSample &sample : horde::samples())
        QTest::newRow(sample.file.constData()) << sample.file.mid(8) << sample.bytes;
}

void TestHordeRules::everySampleSaysWhatIsWrong()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, file);
    QVERIFY2(expectations().contains(name), "nobody says what is wrong with this sample");
    const QString expected = QString::fromLatin1(expectations().at(name));
    QCOMPARE(listed(check(*read(Bytes(file), name))).join(QStringLiteral(", ")), expected);
}

void TestHordeRules::threadsFindTheSame()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, file);
    const auto tree = read(Bytes(file), name);
    const std::vector<Issue> one = check(*tree, nullptr, 1);
    const std::vector<Issue> four = check(*tree, nullptr, 4);
    QCOMPARE(one.size(), four.size());
    for (size_t i = 0; i < one.size(); ++i) {
        QCOMPARE(one[i].path, four[i].path);
        QCOMPARE(one[i].count, four[i].count);
    }
}

void TestHordeRules::repairsMend_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("code");
    const auto add = [](const char *name, const char *code) {
        QTest::newRow(name) << QByteArray(name) << QByteArray(code);
    };
    add("matrix_nan.geo", "NOT_FINITE");
    add("position_nan.geo", "NOT_FINITE");
    add("normals_wrong.geo", "VALUE_OUT_OF_RANGE");
    add("joint_out_of_range.geo", "JOINT_OUT_OF_RANGE");
    add("weights_wrong.geo", "WEIGHTS_WRONG");
    add("index_out_of_range.geo", "INDEX_OUT_OF_RANGE");
    add("morph_name_without_nul.geo", "NAME_NOT_TERMINATED");
    add("morph_nan.geo", "NOT_FINITE");
    add("morph_vertex_out_of_range.geo", "INDEX_OUT_OF_RANGE");
    add("trailing_bytes.geo", "TRAILING_BYTES");
    add("name_without_nul.anim", "NAME_NOT_TERMINATED");
    add("compressed_is_2.anim", "VALUE_OUT_OF_RANGE");
    add("frames_equal.anim", "FRAMES_EQUAL");
    add("frame_nan.anim", "NOT_FINITE");
    add("rotation_wrong.anim", "NOT_UNIT_LENGTH");
    add("trailing_bytes.anim", "TRAILING_BYTES");
}

void TestHordeRules::repairsMend()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, code);
    const auto tree = read(Bytes(sample(name)), name);
    const EditPlan plan = planRepairs(tree, {QString::fromLatin1(code)});
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    QVERIFY(!plan.isEmpty());
    QVERIFY(!listed(check(*tree)).filter(QString::fromLatin1(code)).isEmpty());
    const QStringList left = listed(check(*read(plan.after, name)));
    QVERIFY2(left.filter(QString::fromLatin1(code)).isEmpty(), qPrintable(left.join(u',')));
}

void TestHordeRules::largeNumbersAreRemarkedOn()
{
    horde::Geometry crowded;
    crowded.joints = QByteArrayList(331, horde::identity());
    QCOMPARE(listed(check(*read(Bytes(crowded.bytes()), "a.geo"))),
             QStringList({QStringLiteral("JOINTS_OUT_OF_REACH 5 info"), QStringLiteral("MANY_JOINTS 5 warning")}));
    horde::Geometry wide;
    wide.vertexCount = 65537;
    wide.streams = {horde::stream(0, 12, QByteArray(65537 * 12, '\0')),
                    horde::stream(1, 6, QByteArray(65537 * 6, '\1'))};
    const QStringList issues = listed(check(*read(Bytes(wide.bytes()), "a.geo")));
    QVERIFY2(issues.contains(QStringLiteral("MANY_VERTICES 22 info")), qPrintable(issues.join(u',')));
}

void TestHordeRules::sizeIsCorrectedOnlyWhereEverythingFits()
{
    // Of the same number of bytes, so that everything behind it is found where it is in a whole file.
    const QByteArray whole = horde::Geometry().bytes();
    const auto repairOf = [](const QByteArray &bytes) {
        const auto tree = read(Bytes(bytes), "a.geo");
        for (const Issue &issue : check(*tree)) {
            if (QByteArrayView(issue.kind->code) == "STREAM_SIZE_WRONG")
                return issue.repair ? planRepair(*tree, issue).after.toByteArray() : QByteArray("no repair");
        }
        return QByteArray("no issue");
    };
    QCOMPARE(repairOf(sample("stream_size_wrong.geo")), whole);
    QCOMPARE(repairOf(sample("stream_size_wrong.geo") + QByteArray("more")), QByteArray("no repair"));
}

void TestHordeRules::verticesComeAndGoInAllStreams()
{
    const auto tree = read(Bytes(sample("skinned.geo")), "a.geo");
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.insertElements(at(*tree, "H3DG/vertexStreams[1]/normals"), 1, 2); });
    QCOMPARE(grown.size(), sample("skinned.geo").size() + 2 * (12 + 6 + 6 + 6 + 8 + 8 + 4 + 4));
    const auto after = read(Bytes(grown), "a.geo");
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
    const auto tree = read(Bytes(sample("triangle.geo")), "a.geo");
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.setText(at(*tree, "H3DG/numVertices"), QStringLiteral("4")); });
    const auto after = read(Bytes(grown), "a.geo");
    QCOMPARE(at(*after, "H3DG/vertexStreams[5]/textureCoordinates1").count, 4);
    QVERIFY(worstOf(check(*after)) == Severity::Info); // a vertex that nobody uses
}

void TestHordeRules::triangleGoesWithItsVertex()
{
    const auto tree = read(Bytes(sample("pyramid.geo")), "a.geo");
    const QByteArray shrunk = apply(
        *tree, [&](Planner &planner) { planner.removeElements(at(*tree, "H3DG/vertexStreams[1]/positions"), 4, 1); });
    const auto after = read(Bytes(shrunk), "a.geo");
    QCOMPARE(at(*after, "H3DG/triangleIndices").count, 6);
    // The morph target that moved the tip moves nothing any more, in none of its streams.
    QCOMPARE(at(*after, "H3DG/morphTargets[0]/morphVertexIndices").count, 0);
    QCOMPARE(at(*after, "H3DG/morphTargets[0]/morphStreams[3]/bitangents").count, 0);
    QCOMPARE(at(*after, "H3DG/morphTargets[1]/morphVertexIndices").count, 4);
    QVERIFY(worstOf(check(*after)).value_or(Severity::Info) == Severity::Info);
}

void TestHordeRules::jointsAreRenumbered()
{
    const auto tree = read(Bytes(sample("skinned.geo")), "a.geo");
    const QByteArray shrunk = apply(*tree,
                                    [&](Planner &planner) { planner.removeElements(at(*tree, "H3DG/joints"), 1, 1); });
    const auto after = read(Bytes(shrunk), "a.geo");
    const Item second = at(*after, "H3DG/vertexStreams[6]/jointIndices[1]/joints");
    // 1 is gone and becomes joint 0, 2 is now 1; all vertices are still there.
    QCOMPARE(after->bytes().toByteArray(second.range), QByteArray("\0\1\0\0", 4));
    QCOMPARE(at(*after, "H3DG/vertexStreams[6]/jointIndices").count, 3);
}

void TestHordeRules::framesComeInAllNodes()
{
    const auto tree = read(Bytes(sample("walk.anim")), "a.anim");
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.insertElements(at(*tree, "H3DA/animations[0]/frames"), 3, 1); });
    const auto after = read(Bytes(grown), "a.anim");
    QCOMPARE(std::get<qint64>(valueOf(*after, at(*after, "H3DA/numFrames"))), 4);
    QCOMPARE(at(*after, "H3DA/animations[2]/frames").count, 4);
    QVERIFY(check(*after).empty());
}

void TestHordeRules::compressingKeepsTheFirstFrame()
{
    const auto tree = read(Bytes(sample("walk.anim")), "a.anim");
    const QByteArray packed = apply(*tree, [&](Planner &planner) {
        planner.setText(at(*tree, "H3DA/animations[2]/compressed"), QStringLiteral("1"));
    });
    QCOMPARE(packed.size(), sample("walk.anim").size() - 80);
    const auto after = read(Bytes(packed), "a.anim");
    QVERIFY(check(*after).empty());
    const QByteArray unpacked = apply(*after, [&](Planner &planner) {
        planner.setText(at(*after, "H3DA/animations[1]/compressed"), QStringLiteral("0"));
    });
    const auto all = read(Bytes(unpacked), "a.anim");
    QCOMPARE(at(*all, "H3DA/animations[1]/frames").count, 3);
    const Item last = at(*all, "H3DA/animations[1]/frames[2]/translation");
    QCOMPARE(all->bytes().toByteArray(last.range), horde::f32({0, 5, 0}));
}

void TestHordeRules::versionsAreConverted()
{
    const auto tree = read(Bytes(sample("walk.anim")), "a.anim");
    const QByteArray old = apply(
        *tree, [&](Planner &planner) { planner.setText(at(*tree, "H3DA/version"), QStringLiteral("2")); });
    const auto after = read(Bytes(old), "a.anim");
    QCOMPARE(old.size(), 16 + 3 * (256 + 3 * 40));
    const Item still = at(*after, "H3DA/animations[1]/frames[2]/translation");
    QCOMPARE(after->bytes().toByteArray(still.range), horde::f32({0, 5, 0}));
}

void TestHordeRules::newStreamsAreWhatIsMissing()
{
    const auto tree = read(Bytes(horde::Geometry().without(1).bytes()), "a.geo");
    const QByteArray grown = apply(
        *tree, [&](Planner &planner) { planner.insertElements(at(*tree, "H3DG/vertexStreams"), 1, 1); });
    const auto after = read(Bytes(grown), "a.geo");
    QCOMPARE(at(*after, "H3DG/vertexStreams[1]/normals").count, 3);
    QVERIFY(check(*after).empty());
}

void TestHordeRules::contentDecidesOnTheFormat()
{
    QCOMPARE(QByteArray(recognise(Bytes(sample("triangle.geo")), QStringLiteral("a.anim")).id), "horde3d.geo");
    QCOMPARE(QByteArray(recognise(Bytes(sample("walk.anim")), QStringLiteral("a.b3d")).id), "horde3d.anim");
    QCOMPARE(QByteArray(recognise(Bytes(QByteArray("PGEOMETRY V5")), QStringLiteral("a.geo")).id), "horde3d.geo");
}

void TestHordeRules::sceneOfGeometry()
{
    const auto tree = read(Bytes(sample("pyramid.geo")), "a.geo");
    const scene::Scene scene = tree->format()->scene(*tree);
    QCOMPARE(scene.handedness, scene::Handedness::Right);
    QCOMPARE(scene.meshes.size(), size_t(1));
    const scene::Mesh &mesh = scene.meshes.front();
    QCOMPARE(mesh.vertexCount, 5);
    QCOMPARE(mesh.parts.front().triangleCount(), 6);
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
    const auto tree = read(Bytes(sample("walk.anim")), "a.anim");
    const scene::Scene scene = tree->format()->scene(*tree);
    QCOMPARE(scene.nodes.size(), size_t(3));
    QCOMPARE(scene.nodes[1].name, QStringLiteral("knee"));
    QCOMPARE(scene.clips.size(), size_t(1));
    QCOMPARE(scene.clips[0].last, 2.0);
    QCOMPARE(scene.clips[0].channels.size(), size_t(9));
    QVERIFY(!scene.quaternionScalarFirst);
    const scene::Channel &translation = scene.clips[0].channels[1];
    QCOMPARE(scene::readElement(tree->bytes(), translation.values, 2)[0], 2.0f);
    QCOMPARE(scene.clips[0].channels[4].values.count, 1); // compressed
}

QTEST_GUILESS_MAIN(TestHordeRules)
#include "tst_horderules.moc"
