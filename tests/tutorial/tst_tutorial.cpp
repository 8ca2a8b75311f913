// The format that CONTRIBUTING.md tells how to add: described, checked, edited and shown by a page of statements.
#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/edit/planner.h"
#include "core/edit/xmlreader.h"
#include "core/formats/registry.h"
#include "core/report/xmlreport.h"
#include "core/scene/scene.h"
#include "core/tree/value.h"
#include "tests/core/sweeps.h"
#include "tests/support/files.h"
#include "tests/support/littleendian.h"
#include "tests/tutorial/md2format.h"

#include <QBuffer>
#include <QTest>

using namespace hexahedron;
using namespace littleendian;

namespace {

QByteArray padded(QByteArray text, qsizetype size)
{
    return text.leftJustified(size, '\0');
}

/// A pyramid in two frames: five vertices, two triangles, one skin.
QByteArray pyramid()
{
    const QByteArray skins = padded("models/pyramid/skin.pcx", 64);
    const QByteArray points = u16({0, 0, 64, 0, 0, 64});
    const QByteArray triangles = u16({0, 1, 4, 0, 1, 2}) + u16({1, 2, 4, 0, 1, 2});
    const QByteArray vertices = u8({0, 0, 0, 5}) + u8({255, 0, 0, 5}) + u8({255, 255, 0, 5}) + u8({0, 255, 0, 5})
                                + u8({128, 128, 255, 0});
    const auto frame = [&](float height, const char *name) {
        return f32({0.1f, 0.1f, height}) + f32({-12.5f, -12.5f, 0}) + padded(name, 16) + vertices;
    };
    const QByteArray frames = frame(0.1f, "stand1") + frame(0.2f, "stand2");
    const QByteArray commands = i32({0});
    const qint32 header = 17 * 4;
    const auto behind = [&](std::initializer_list<QByteArray> parts) {
        qint32 at = header;
        for (const QByteArray &part : parts)
            at += qint32(part.size());
        return at;
    };
    return "IDP2" + i32({8, 64, 64, qint32(frames.size() / 2), 1, 5, 3, 2, 1, 2}) + i32({header, behind({skins})})
           + i32({behind({skins, points}), behind({skins, points, triangles})})
           + i32({behind({skins, points, triangles, frames}), behind({skins, points, triangles, frames, commands})})
           + skins + points + triangles + frames + commands;
}

const QString sampleFile = QStringLiteral(SOURCE_DIR "/tests/tutorial/pyramid.md2");

std::shared_ptr<const Tree> treeOf(const QByteArray &bytes)
{
    return readTree(Bytes(bytes), QStringLiteral("pyramid.md2"));
}

/// What check() finds, a line each.
QByteArray findings(const Tree &tree)
{
    QByteArray lines;
    for (const Issue &issue : check(tree))
        lines += issue.path.toUtf8() + ": " + issue.message().toUtf8() + '\n';
    return lines;
}

qint64 numberAt(const Tree &tree, const char *path)
{
    const auto item = tree.find(QString::fromLatin1(path));
    return item ? std::get<qint64>(valueOf(tree, *item)) : -1;
}

} // namespace

class TestTutorial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addFormat(md2Format()); }
    void sampleIsTheOneBuilt();
    void everyByteIsExplained();
    void aVertexMoreIsOneInEveryFrame();
    void placesThatAreWrongAreSetRight();
    void trianglesKnowTheirBytes();
    void textFormComesBack();
};

void TestTutorial::sampleIsTheOneBuilt()
{
    if (qEnvironmentVariableIsSet("HEXAHEDRON_UPDATE_GOLDEN"))
        test::written(sampleFile, pyramid());
    QCOMPARE(test::contentOf(sampleFile), pyramid());
}

void TestTutorial::everyByteIsExplained()
{
    const auto tree = treeOf(pyramid());
    QCOMPARE(tree->format(), &md2Format());
    QCOMPARE(test::uncovered(*tree), QByteArray());
    QCOMPARE(findings(*tree), QByteArray());
    QCOMPARE(numberAt(*tree, "IDP2/triangles[1]/index_xyz[2]"), 4);
    QCOMPARE(tree->find(QStringLiteral("IDP2/frames[1]/verts[4]"))->range.size(), 4);
}

void TestTutorial::aVertexMoreIsOneInEveryFrame()
{
    const auto tree = treeOf(pyramid());
    Planner planner(*tree);
    planner.insertElements(*tree->find(QStringLiteral("IDP2/frames[0]/verts")), 5, 1);
    EditPlan plan = planner.finish();
    judge(plan, *tree);
    QVERIFY2(!plan.isRefused(), qPrintable(plan.refusal));
    const auto after = treeOf(plan.after.toByteArray());
    QCOMPARE(findings(*after), QByteArray());
    QCOMPARE(numberAt(*after, "IDP2/num_xyz"), 6);
    QCOMPARE(numberAt(*after, "IDP2/framesize"), 64);
    QCOMPARE(after->find(QStringLiteral("IDP2/frames[1]/verts"))->count, 6);
    QCOMPARE(numberAt(*after, "IDP2/ofs_end"), after->bytes().size());
}

void TestTutorial::placesThatAreWrongAreSetRight()
{
    QByteArray bytes = pyramid();
    const qsizetype place = 13 * 4; // ofs_tris
    bytes.replace(place, 4, i32({7}));
    const auto tree = treeOf(bytes);
    const std::vector<Issue> issues = check(*tree);
    QCOMPARE(issues.size(), size_t(1));
    QCOMPARE(issues.front().kind, &issues::offsetWrong);
    Planner planner(*tree);
    issues.front().repair.plan(planner);
    QCOMPARE(planner.finish().after.toByteArray(), pyramid());
}

void TestTutorial::trianglesKnowTheirBytes()
{
    const auto tree = treeOf(pyramid());
    const scene::Scene scene = md2Format().scene(*tree);
    const scene::Mesh &mesh = scene.meshes.at(0);
    const ByteRange corners = tree->find(QStringLiteral("IDP2/triangles[1]/index_xyz"))->range;
    QCOMPARE(mesh.parts.at(0).elementRange(1), corners);
    const std::vector<scene::Pick> picks = scene::picksIn(scene, 0, {corners.begin + 2, corners.begin + 3});
    QCOMPARE(picks.size(), size_t(1));
    QCOMPARE(picks.front().kind, scene::Pick::Kind::Element);
    QCOMPARE(picks.front().first, 1);
    QCOMPARE(readIndex(tree->bytes(), mesh.parts.at(0).indices, 5), 4);
    const auto top = scene.worldMatrix(0).mapped({128, 128, 255});
    QCOMPARE(top.z, 25.5f);
}

void TestTutorial::textFormComesBack()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    XmlShare share;
    QVERIFY(writeXml(&buffer, *treeOf(pyramid()), &anyFormatById, &share));
    QByteArray xml = buffer.data();
    QCOMPARE(share.hex, 0);
    QVERIFY(!xml.contains("num_") && !xml.contains("ofs_"));
    QCOMPARE(fileFromXml(Bytes(xml), &anyFormatById).bytes, pyramid());
    // A triangle more: its count and all places behind it follow.
    const qsizetype at = xml.indexOf("\n0 1 4 ");
    QVERIFY(at >= 0);
    xml.insert(at, "\n0 3 4 0 1 2");
    const auto after = treeOf(fileFromXml(Bytes(xml), &anyFormatById).bytes);
    QCOMPARE(numberAt(*after, "IDP2/num_tris"), 3);
    QCOMPARE(findings(*after), QByteArray());
}

QTEST_GUILESS_MAIN(TestTutorial)
#include "tst_tutorial.moc"
