// Every model as the preview draws it beside its glTF file as f3d draws it, a viewer that knows nothing of us: what share of the
// pixels that one of them covers is covered by both.
//   picturebench --samples FOLDER… [--least SHARE] [--out FOLDER]
// Both look from the same place, once from the front and once from behind and below. Needs a display.
#include "core/formats/flatpicture.h"
#include "core/formats/otheranimations.h"
#include "core/formats/registry.h"
#include "core/report/gltfreport.h"
#include "core/scene/elements.h"
#include "core/scene/filescene.h"
#include "tests/support/samples.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/stillpicture.h"
#include "widgets/preview/view3d.h"

#include <QCommandLineParser>
#include <QEventLoop>
#include <QGuiApplication>
#include <QProcess>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>

using namespace hexahedron;
using preview::OrbitCamera;

namespace {

constexpr QSize Size{500, 500};

struct Model
{
    preview::Subject subject;
    GltfFile gltf;
};

/// Nothing where a file has no surfaces, lines or points.
std::optional<Model> modelIn(const QString &file)
{
    const auto bytes = Bytes::fromFile(file);
    if (!bytes)
        return {};
    const auto tree = readTree(*bytes, file);
    const StreamId stream = firstSceneFile(*tree);
    const auto scene = withOtherAnimations(sceneOf(*tree, stream), *tree, stream);
    if (!scene || scene->meshes.empty())
        return {};
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    Model model;
    model.gltf = makeGltf({*scene, streams, QFileInfo(file).fileName(), &flatPicture});
    model.subject.prepared = preview::MeshBuilder(scene, std::move(streams)).build();
    model.subject.pose = preview::Animator(model.subject.prepared).pose(-1, 0);
    const preview::PreparedScene &prepared = *model.subject.prepared;
    return prepared.shownElements > prepared.brokenElements ? std::optional(std::move(model)) : std::nullopt;
}

QStringList words(const OrbitCamera &camera, const QString &model, const QString &picture)
{
    const auto numbers = [](const QVector3D &v) { return QStringLiteral("%1,%2,%3").arg(v.x()).arg(v.y()).arg(v.z()); };
    return {QStringLiteral("--dry-run"), // without the settings of whoever calls this
            QStringLiteral("--no-background"),
            QStringLiteral("--resolution=%1,%2").arg(Size.width()).arg(Size.height()),
            QStringLiteral("--camera-position=") + numbers(camera.eye()),
            QStringLiteral("--camera-focal-point=") + numbers(camera.target()),
            QStringLiteral("--camera-view-up=") + numbers(camera.up()),
            QStringLiteral("--camera-view-angle=%1").arg(OrbitCamera::FieldOfView),
            QStringLiteral("--output=") + picture,
            model};
}

/// What the preview shows of the back of a surface, which glTF does not, covers a quarter of its pixels.
bool isCovered(const QImage &picture, int x, int y)
{
    constexpr int Least = 77; // of 255
    return qAlpha(picture.pixel(x, y)) >= Least;
}

double shareOfBoth(const QImage &ours, const QImage &theirs)
{
    qint64 either = 0, both = 0;
    for (int y = 0; y < Size.height() && ours.size() == theirs.size(); ++y) {
        for (int x = 0; x < Size.width(); ++x) {
            const bool here = isCovered(ours, x, y), there = isCovered(theirs, x, y);
            either += here || there;
            both += here && there;
        }
    }
    return either > 0 ? double(both) / double(either) : ours.size() == theirs.size() ? 1 : 0;
}

QImage drawn(preview::StillPicture &still)
{
    QImage picture;
    QEventLoop waiting;
    QObject::connect(&still, &preview::StillPicture::drawn, &waiting, [&](const QImage &image) {
        picture = image;
        waiting.quit();
    });
    waiting.exec();
    return picture;
}

/// Of each view; pictures and glTF are left at that place.
std::vector<double> compare(const QString &viewer, Model &model, const QString &place)
{
    QSaveFile gltf(place + QStringLiteral(".glb"));
    if (!gltf.open(QIODevice::WriteOnly) || !model.gltf.refusal.isEmpty() || !model.gltf.write(&gltf) || !gltf.commit())
        return {};
    model.subject.camera = preview::cameraFor(*model.subject.prepared, model.subject.pose, Size,
                                              OrbitCamera::View::Oblique);
    OrbitCamera behind = model.subject.camera;
    behind.orbit({400, -130});
    preview::StillPicture still(model.subject, Size);
    std::vector<double> shares;
    for (const OrbitCamera *camera : {&model.subject.camera, &behind}) {
        if (!shares.empty())
            still.drawFrom(*camera);
        const QImage ours = drawn(still);
        const QString name = place + QStringLiteral(".%1").arg(shares.size() + 1);
        ours.save(name + QStringLiteral(".preview.png"));
        const QString theirs = name + QStringLiteral(".f3d.png");
        QProcess::execute(viewer, words(*camera, gltf.fileName(), theirs));
        shares.push_back(shareOfBoth(ours, QImage(theirs)));
    }
    return shares;
}

} // namespace

int main(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    const QCommandLineOption samples(QStringLiteral("samples"), QStringLiteral("Models in it."),
                                     QStringLiteral("folder"));
    const QCommandLineOption least(QStringLiteral("least"), QStringLiteral("What is below is listed once more."),
                                   QStringLiteral("share"), QStringLiteral("0.95"));
    const QCommandLineOption out(QStringLiteral("out"), QStringLiteral("Where pictures are left."),
                                 QStringLiteral("folder"));
    parser.addOptions({samples, least, out});
    parser.addHelpOption();
    parser.process(application);
    const QString viewer = QStandardPaths::findExecutable(QStringLiteral("f3d"));
    const char *trouble = !parser.isSet(samples)           ? "say what to compare: --samples FOLDER"
                          : viewer.isEmpty()               ? "f3d is not installed (Debian: f3d)"
                          : !preview::View3D::isPossible() ? "drawing needs OpenGL 3.2, which is not available here"
                                                           : nullptr;
    if (trouble) {
        std::fprintf(stderr, "picturebench: %s\n", trouble);
        return 2;
    }
    const QTemporaryDir passing;
    const QDir folder(parser.isSet(out) ? parser.value(out) : passing.path());
    folder.mkpath(QStringLiteral("."));
    int compared = 0;
    QStringList below;
    std::puts("| model | front | behind |\n|---|---|---|");
    for (const QString &root : parser.values(samples)) {
        for (const QString &file : test::sampleFilesIn(root, test::allSamplePatterns())) {
            std::optional<Model> model = modelIn(file);
            if (!model)
                continue;
            QString name = QDir(root).relativeFilePath(file);
            const auto shares = compare(viewer, *model, folder.filePath(QString(name).replace(u'/', u'_')));
            QString row = QStringLiteral("| ") + name;
            for (const double share : shares)
                row += QStringLiteral(" | %1").arg(share, 0, 'f', 3);
            std::puts(qUtf8Printable(row + QStringLiteral(" |")));
            std::fflush(stdout);
            ++compared;
            if (shares.empty() || *std::min_element(shares.begin(), shares.end()) < parser.value(least).toDouble())
                below += name;
        }
    }
    std::printf("\n%d compared, %d below %s\n", compared, int(below.size()), qPrintable(parser.value(least)));
    for (const QString &name : below)
        std::puts(qUtf8Printable(name));
    return below.isEmpty() ? 0 : 1;
}
