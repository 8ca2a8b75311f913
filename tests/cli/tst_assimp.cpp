#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/flatpicture.h"
#include "core/formats/registry.h"
#include "core/report/gltfreport.h"
#include "core/scene/filescene.h"
#include "tests/support/glbreader.h"
#include "tests/support/repairs.h"
#include "tests/support/samples.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;

/// What is repaired is read by a loader that knows nothing of us.
class TestAssimp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("assimp")).isEmpty())
            QSKIP("assimp is not there (Debian: assimp-utils)");
    }
    void readsRepairedFiles_data() { test::addSampleRows({QStringLiteral("*.b3d")}); }
    void readsRepairedFiles();
    void readsTheSameModelAsGltf_data()
    {
        test::addSampleRows({QStringLiteral("*.b3d"), QStringLiteral("*.mdl"), QStringLiteral("*.geo"),
                             QStringLiteral("*.e3d"), QStringLiteral("*.k3d")});
    }
    void readsTheSameModelAsGltf();
};

/// Whether a node that is moved, turned or scaled has another such above it.
static bool hasMovedInMoved(const QJsonArray &nodes)
{
    std::vector<int> above(size_t(nodes.size()), -1);
    for (qsizetype i = 0; i < nodes.size(); ++i) {
        for (const QJsonValue &child : nodes[i][u"children"].toArray())
            above[size_t(child.toInt())] = int(i);
    }
    const auto isMoved = [&](int i) {
        const auto numbers = [&](const char16_t *name, const QJsonArray &none) {
            return nodes[i].toObject().value(QStringView(name)).toArray(none);
        };
        return numbers(u"translation", {0, 0, 0}) != QJsonArray{0, 0, 0}
               || numbers(u"rotation", {0, 0, 0, 1}) != QJsonArray{0, 0, 0, 1}
               || numbers(u"scale", {1, 1, 1}) != QJsonArray{1, 1, 1} || nodes[i].toObject().contains(u"matrix");
    };
    for (int i = 0; i < int(nodes.size()); ++i) {
        int moved = 0;
        for (int node = i; node >= 0; node = above[size_t(node)])
            moved += isMoved(node) ? 1 : 0;
        if (moved > 1)
            return true;
    }
    return false;
}

/// What assimp prints behind that word, in numbers.
static QList<double> numbersBehind(const QByteArray &said, const char *word)
{
    QList<double> numbers;
    const qsizetype begin = said.indexOf(word);
    const QByteArray line = begin < 0 ? QByteArray() : said.mid(begin, said.indexOf('\n', begin) - begin);
    static const QRegularExpression number(QStringLiteral("-?[0-9]+(\\.[0-9]+)?"));
    for (auto found = number.globalMatch(QString::fromLatin1(line)); found.hasNext();)
        numbers += found.next().captured().toDouble();
    return numbers;
}

void TestAssimp::readsRepairedFiles()
{
    QFETCH(QString, file);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const EditPlan plan = test::planAllRepairs(readTree(Bytes(source.readAll()), file));
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    const std::vector<Issue> left = check(*readTree(plan.after, file));
    if (worstOf(left) == Severity::Error)
        QSKIP("not a file that can be repaired");

    const QTemporaryDir folder;
    QFile repaired(folder.filePath(QStringLiteral("repaired.b3d")));
    QVERIFY(repaired.open(QIODevice::WriteOnly));
    repaired.write(plan.after.toByteArray());
    repaired.close();

    QProcess assimp;
    assimp.setProcessChannelMode(QProcess::MergedChannels);
    assimp.start(QStringLiteral("assimp"), {QStringLiteral("info"), repaired.fileName()});
    QVERIFY(assimp.waitForFinished(-1));
    const QByteArray said = assimp.readAll();
    // Both are sound in this format, but assimp wants something to draw, and no name twice. What stands where nobody reads it is
    // left, and not drawn.
    const bool hasUnread = std::ranges::any_of(
        left, [](const Issue &issue) { return QByteArrayView(issue.kind->code) == "CHUNK_MISPLACED"; });
    const bool isDrawn = plan.after.toByteArray().contains("TRIS") && !hasUnread;
    const bool isRefusedForItself = (said.contains("No meshes") && !isDrawn) || said.contains("has the same name as");
    if (!isRefusedForItself)
        QVERIFY2(assimp.exitStatus() == QProcess::NormalExit && assimp.exitCode() == 0, said.constData());
}

void TestAssimp::readsTheSameModelAsGltf()
{
    QFETCH(QString, file);
    const auto tree = readTree(*Bytes::fromFile(file), file);
    const auto scene = sceneOf(*tree, firstSceneFile(*tree));
    if (!scene || scene->meshes.empty())
        return;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    const GltfFile model = makeGltf({*scene, streams, QStringLiteral("sample"), &flatPicture});
    const QTemporaryDir folder;
    QFile written(folder.filePath(QStringLiteral("model.glb")));
    QVERIFY(written.open(QIODevice::ReadWrite) && model.write(&written) && written.seek(0));
    const test::GlbReader reader(written.readAll());
    written.close();
    qint64 elements = 0;
    bool isSkinned = false, isBlended = false;
    for (const QJsonValue &node : reader.list("nodes")) {
        isSkinned = isSkinned || node.toObject().contains(u"skin");
        const QJsonObject mesh = node.toObject().contains(u"mesh") ? reader.at("meshes", node[u"mesh"].toInt())
                                                                   : QJsonObject();
        for (const QJsonValue &weight : mesh[u"weights"].toArray())
            isBlended = isBlended || weight.toDouble() != 0;
        for (const QJsonValue &primitive : mesh[u"primitives"].toArray()) {
            const qint64 indices = reader.at("accessors", primitive[u"indices"].toInt())[u"count"].toInteger();
            const int mode = primitive[u"mode"].toInt();
            elements += indices / (mode == 4 ? 3 : mode == 1 ? 2 : 1);
        }
    }
    if (elements == 0)
        return; // assimp wants something to draw

    QProcess assimp;
    assimp.setProcessChannelMode(QProcess::MergedChannels);
    assimp.start(QStringLiteral("assimp"), {QStringLiteral("info"), written.fileName(), QStringLiteral("--raw")});
    QVERIFY(assimp.waitForFinished(-1));
    const QByteArray said = assimp.readAll();
    QVERIFY2(assimp.exitStatus() == QProcess::NormalExit && assimp.exitCode() == 0, said.constData());
    QCOMPARE(numbersBehind(said, "Faces:"), QList<double>{double(elements)});
    const std::vector<scene::Vec3> corners = reader.corners(-1, 0);
    if (isSkinned || isBlended || corners.size() != size_t(elements) * 3)
        return; // it measures before joints and morphs move anything
    if (hasMovedInMoved(reader.list("nodes")))
        return; // `assimp info` measures them as if the child's matrix came first; what assimp reads is right
    const QList<double> least = numbersBehind(said, "Minimum point"), most = numbersBehind(said, "Maximum point");
    QCOMPARE(least.size(), 3);
    QCOMPARE(most.size(), 3);
    for (const scene::Vec3 &corner : corners) {
        const std::array<float, 3> at{corner.x, corner.y, corner.z};
        for (qsizetype i = 0; i < 3; ++i) {
            const double near = 1e-5 * std::max({1.0, std::abs(least[i]), std::abs(most[i])});
            QVERIFY2(double(at[size_t(i)]) >= least[i] - near && double(at[size_t(i)]) <= most[i] + near,
                     qPrintable(QStringLiteral("%1 is not in %2 … %3").arg(at[size_t(i)]).arg(least[i]).arg(most[i])));
        }
    }
}

QTEST_GUILESS_MAIN(TestAssimp)
#include "tst_assimp.moc"
