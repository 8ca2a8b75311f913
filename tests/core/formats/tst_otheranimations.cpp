#include "core/check/checker.h"
#include "core/formats/otheranimations.h"
#include "core/scene/filescene.h"
#include "core/scene/tracks.h"
#include "tests/support/contentfolder.h"
#include "tests/support/repairs.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"

#include <QDir>

using namespace hexahedron;

/// Animations that lie in files of their own play on the model they are made for.
class TestOtherAnimations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsCalledLikeTheModelIsFound_data();
    void whatIsCalledLikeTheModelIsFound();
    void namesDecideWhatMoves();
    void anyOtherFileCanBeAdded();
    void whatFitsNothingIsLeftAlone();
    void tracksOfNoBoneAreFound_data();
    void tracksOfNoBoneAreFound();
    void realModelsMove();
};

namespace {

QByteArray raised(const char *bone, float height)
{
    return urho::animation(2, {urho::track(bone, 1, {urho::f32({0, 0, 0, 0}), urho::f32({2, 0, height, 0})})});
}

std::shared_ptr<const scene::Scene> sceneIn(const Tree &tree)
{
    return withOtherAnimations(sceneOf(tree, 0), tree, 0);
}

} // namespace

void TestOtherAnimations::whatIsCalledLikeTheModelIsFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("same name") << QStringLiteral("models/man/man.ani") << true;
    QTest::newRow("more behind it") << QStringLiteral("models/man/Man_Walk.ani") << true;
    QTest::newRow("folder beside") << QStringLiteral("models/man/Animations/man.ani") << true;
    QTest::newRow("folder above") << QStringLiteral("animations/man.ani") << true;
    QTest::newRow("another one's") << QStringLiteral("models/man/manatee.ani") << false;
    QTest::newRow("elsewhere") << QStringLiteral("models/other/man.ani") << false;
}

void TestOtherAnimations::whatIsCalledLikeTheModelIsFound()
{
    QFETCH(QString, name);
    QFETCH(bool, isFound);
    const test::ContentFolder folder;
    folder.write(name, raised("tip", 3));
    const auto model = folder.write(QStringLiteral("models/man/man.mdl"), urho::skinnedTriangle().bytes());
    const auto scene = sceneIn(*readTree(model->bytes(), folder.pathOf(QStringLiteral("models/man/man.mdl"))));
    QCOMPARE(scene->clips.size(), size_t(isFound ? 1 : 0));
}

void TestOtherAnimations::namesDecideWhatMoves()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("man.ani"),
                 urho::animation(2, {urho::track("stranger", 1, {urho::f32({0, 9, 9, 9})}),
                                     urho::track("tip", 1, {urho::f32({0, 0, 0, 0}), urho::f32({2, 0, 3, 0})})}));
    const auto model = readTree(Bytes(urho::skinnedTriangle().bytes()), folder.pathOf(QStringLiteral("man.mdl")));
    folder.write(QStringLiteral("man.mdl"), urho::skinnedTriangle().bytes());
    QStringList strangers;
    const auto scene = withOtherAnimations(sceneOf(*model, 0), *model, 0, nullptr, &strangers);
    QCOMPARE(scene->clips.size(), size_t(1));
    const scene::Clip &clip = scene->clips[0];
    QCOMPARE(clip.name, QStringLiteral("Animation (1 of 2 tracks fit)"));
    QCOMPARE(clip.path, QString()); // it is nowhere in the model's file
    const auto its = readTree(*Bytes::fromFile(clip.otherFile), clip.otherFile);
    QVERIFY(its->find(clip.otherPath));
    QCOMPARE(strangers.size(), 1);
    QVERIFY(strangers[0].endsWith(QLatin1String("stranger")));
    const std::vector<Bytes> streams{model->bytes()};
    const scene::Tracks tracks(*scene, clip, streams);
    QCOMPARE(tracks.all().size(), size_t(1));
    QCOMPARE(scene->nodes[size_t(tracks.all()[0].node)].name, QStringLiteral("tip"));
    QCOMPARE(tracks.storedAt(tracks.all()[0], 1)[1], 1.5f);
}

void TestOtherAnimations::anyOtherFileCanBeAdded()
{
    const test::ContentFolder folder;
    const auto pathOf = [&](const char *name, const QByteArray &bytes) {
        const QString path = QStringLiteral("elsewhere/") + QLatin1String(name);
        folder.write(path, bytes);
        return folder.pathOf(path);
    };
    folder.write(QStringLiteral("man.mdl"), urho::skinnedTriangle().bytes());
    const auto model = readTree(Bytes(urho::skinnedTriangle().bytes()), folder.pathOf(QStringLiteral("man.mdl")));
    QVERIFY(sceneIn(*model)->clips.empty());
    scene::Scene scene = *sceneIn(*model);
    const AddedAnimation all = addAnimation(pathOf("jump.ani", raised("root", 3)), scene);
    QCOMPARE(all.refusal, QString());
    QVERIFY(all.fitsWhole && !all.isNone);
    QCOMPARE(scene.clips.size(), size_t(1));
    // A second one comes behind the first; what does not fit is named.
    const QByteArray both = urho::animation(
        2, {urho::track("stranger", 1, {urho::f32({0, 9, 9, 9})}), urho::track("tip", 1, {urho::f32({0, 0, 0, 0})})});
    const AddedAnimation some = addAnimation(pathOf("some.ani", both), scene);
    QVERIFY(!some.fitsWhole);
    QVERIFY2(some.remark.endsWith(QLatin1String("1 of 2 tracks found what they move. Not in this model: stranger")),
             qPrintable(some.remark));
    QCOMPARE(scene.clips.size(), size_t(2));
    const AddedAnimation none = addAnimation(pathOf("none.ani", raised("nobody", 3)), scene);
    QVERIFY(none.refusal.endsWith(QLatin1String("It moves: nobody")));
    QVERIFY(addAnimation(pathOf("text.txt", "no animation"), scene).isNone);
    QVERIFY(addAnimation(folder.pathOf(QStringLiteral("man.mdl")), scene).isNone);
    QVERIFY(!addAnimation(folder.pathOf(QStringLiteral("not there")), scene).refusal.isEmpty());
    QCOMPARE(scene.clips.size(), size_t(2));
}

void TestOtherAnimations::whatFitsNothingIsLeftAlone()
{
    const test::ContentFolder folder;
    folder.write(QStringLiteral("man_run.ani"), raised("nobody", 3)); // of no bone that there is
    folder.write(QStringLiteral("man_cut.ani"), raised("tip", 3).left(20));
    folder.write(QStringLiteral("man_text.ani"), "no animation");
    folder.write(QStringLiteral("man_2.mdl"), urho::skinnedTriangle().bytes());
    folder.write(QStringLiteral("man.mdl"), urho::skinnedTriangle().bytes());
    const auto model = readTree(Bytes(urho::skinnedTriangle().bytes()), folder.pathOf(QStringLiteral("man.mdl")));
    const auto alone = sceneOf(*model, 0);
    QCOMPARE(withOtherAnimations(alone, *model, 0), alone);
}

void TestOtherAnimations::tracksOfNoBoneAreFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("tracks");
    QTest::addColumn<QString>("expected"); // the one that fits nothing, and what it can be renamed to
    const QString walk = QStringLiteral("models/man_walk.ani");
    QTest::newRow("all fit") << walk << QByteArray("root tip") << QString();
    QTest::newRow("misspelt") << walk << QByteArray("root tipp") << QStringLiteral("tipp > tip");
    QTest::newRow("unlike all") << walk << QByteArray("root wing") << QStringLiteral("wing > ");
    QTest::newRow("nothing free is alike") << walk << QByteArray("root tip roots") << QStringLiteral("roots > ");
    QTest::newRow("hardly of this model") << walk << QByteArray("root a b") << QString();
    QTest::newRow("folder of animations")
        << QStringLiteral("models/animations/man.ani") << QByteArray("root tipp") << QStringLiteral("tipp > tip");
    QTest::newRow("another one's") << QStringLiteral("models/manatee.ani") << QByteArray("root tipp") << QString();
}

void TestOtherAnimations::tracksOfNoBoneAreFound()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, tracks);
    const test::ContentFolder folder;
    folder.write(QStringLiteral("models/man.mdl"), urho::skinnedTriangle().bytes());
    QByteArrayList written;
    for (const QByteArray &track : tracks.split(' '))
        written += urho::track(track.constData(), 1, {urho::f32({0, 0, 0, 0})});
    const auto animation = folder.write(name, urho::animation(2, written));
    QStringList found;
    for (const Issue &issue : check(*animation)) {
        if (qstrcmp(issue.kind->code, "TRACK_BONE_UNKNOWN") == 0)
            found += issue.arguments.value(0) + QStringLiteral(" > ") + issue.repair.arguments.join(u' ');
    }
    QTEST(found.join(u'\n'), "expected");
    QVERIFY(test::planAllRepairs(animation).isEmpty()); // a guess is made only when asked for
}

void TestOtherAnimations::realModelsMove()
{
    const QString folder = test::sharedSamples() + QStringLiteral("/folders");
    if (!QFileInfo::exists(folder))
        QSKIP("../shared/samples/folders is not there");
    const std::pair<QString, size_t> models[]{{QStringLiteral("urho3d/Data/Models/Jack.mdl"), 1},
                                              {QStringLiteral("urho3d/Data/Models/NinjaSnowWar/Ninja.mdl"), 20},
                                              {QStringLiteral("horde3d/Content/models/man/man.scene.xml"), 1}};
    for (const auto &[name, count] : models) {
        const QString path = folder + u'/' + name;
        const auto tree = readTree(*Bytes::fromFile(path), path);
        const auto scene = sceneIn(*tree);
        QCOMPARE(scene->clips.size(), count);
        for (const scene::Clip &clip : scene->clips)
            QVERIFY2(clip.channels.size() > 10 && !clip.name.contains(u'(') && !clip.name.contains(u'/'),
                     qPrintable(clip.name));
    }
}

QTEST_GUILESS_MAIN(TestOtherAnimations)
#include "tst_otheranimations.moc"
