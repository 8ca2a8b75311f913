#include "app/renderpicture.h"

#include "app/numberedname.h"
#include "core/formats/otheranimations.h"
#include "core/formats/registry.h"
#include "core/language/listed.h"
#include "core/scene/elements.h"
#include "core/scene/filescene.h"
#include "translations/translations.h"
#include "widgets/picture/textureimage.h"
#include "widgets/preview/animator.h"
#include "widgets/preview/meshbuilder.h"
#include "widgets/preview/stillpicture.h"
#include "widgets/preview/turntable.h"
#include "widgets/preview/view3d.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <cmath>
#include <cstdio>
#include <cstring>

namespace hexahedron {

namespace {

using preview::OrbitCamera;
using preview::StillPicture;

QString text(const char *sentence)
{
    return QCoreApplication::translate("hexa", sentence);
}

/// What is wanted, and what is wrong with it.
struct Job
{
    QString trouble;
    QString file, path, clip, time, picture;
    QSize size;
    int turntable = 0; ///< how many pictures; 0: one, and no turn
    OrbitCamera::View from = OrbitCamera::View::Oblique;
    ExpandLimits limits;
    QImage flat; ///< of a file that is a picture: that

    bool fail(const QString &why)
    {
        trouble = why;
        return false;
    }
    bool readSize(const QString &written);
    bool readView(const QString &written);
    bool readTurntable(const QString &written);
    QString draw(const preview::Subject &subject) const;
    QString write(const QImage &drawn, const QString &to) const;
    bool chooseClip(const scene::Scene &scene, int &chosen, double &moment);
    bool prepare(preview::Subject &subject);
};

bool Job::readSize(const QString &written)
{
    const QStringList sides = written.split(u'x');
    size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
    if (!size.isEmpty() && size.width() <= StillPicture::MostPixels && size.height() <= StillPicture::MostPixels)
        return true;
    return fail(
        text(QT_TRANSLATE_NOOP("hexa", "--size is two sides in pixels of at most %1, such as 800x600, not \"%2\""))
            .arg(StillPicture::MostPixels)
            .arg(written));
}

bool Job::readView(const QString &written)
{
    using View = OrbitCamera::View;
    static const std::vector<std::pair<QString, View>> views{
        {QStringLiteral("front"), View::Front}, {QStringLiteral("back"), View::Back},
        {QStringLiteral("left"), View::Left},   {QStringLiteral("right"), View::Right},
        {QStringLiteral("top"), View::Top},     {QStringLiteral("bottom"), View::Bottom},
        {QStringLiteral("iso"), View::Oblique}};
    QStringList names;
    for (const auto &[name, view] : views) {
        names += name;
        if (name == written) {
            from = view;
            return true;
        }
    }
    return fail(text(QT_TRANSLATE_NOOP("hexa", "--view is one of %1, not \"%2\"")).arg(listed(names), written));
}

bool Job::readTurntable(const QString &written)
{
    using preview::Turntable;
    bool isNumber = true;
    turntable = written.isEmpty() ? 0 : written.toInt(&isNumber);
    if (written.isEmpty() || (isNumber && turntable >= Turntable::Least && turntable <= Turntable::Most))
        return true;
    return fail(text(QT_TRANSLATE_NOOP("hexa", "--turntable is a number of pictures from %1 to %2, not \"%3\""))
                    .arg(Turntable::Least)
                    .arg(Turntable::Most)
                    .arg(written));
}

/// By its name or its number; with a time alone the first one.
bool Job::chooseClip(const scene::Scene &scene, int &chosen, double &moment)
{
    chosen = -1;
    if (clip.isEmpty() && time.isEmpty())
        return true;
    QStringList names;
    for (size_t i = 0; i < scene.clips.size(); ++i) {
        const bool isMeant = clip.isEmpty() || scene.clips[i].name.compare(clip, Qt::CaseInsensitive) == 0
                             || clip == QString::number(i + 1);
        if (chosen < 0 && isMeant)
            chosen = int(i);
        names += QStringLiteral("%1 \"%2\"").arg(i + 1).arg(scene.clips[i].name);
    }
    if (scene.clips.empty())
        return fail(text(QT_TRANSLATE_NOOP("hexa", "%1: has no animation")).arg(file));
    if (chosen < 0)
        return fail(
            text(QT_TRANSLATE_NOOP("hexa", "%1: has no animation \"%2\"; it has %3")).arg(file, clip, listed(names)));
    bool isNumber = true;
    const double seconds = time.isEmpty() ? 0 : time.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(seconds))
        return fail(text(QT_TRANSLATE_NOOP("hexa", "--time is a number of seconds, not \"%1\"")).arg(time));
    const scene::PlayedSpan span = scene::playedSpan(scene.clips[size_t(chosen)]);
    moment = std::clamp(span.first + seconds * span.rate, span.first, span.last);
    return true;
}

/// A picture in the middle of one of that size, smaller where it does not fit.
QImage flatImage(const Bytes &bytes, const QString &name, const QSize &size)
{
    const int most = std::max(size.width(), size.height());
    QImage image = picture::textureImage(bytes, name, most);
    if (image.isNull())
        image = picture::cubeImage(bytes, name, most);
    if (image.isNull())
        return {};
    if (image.width() > size.width() || image.height() > size.height())
        image = image.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QImage whole(size, QImage::Format_RGBA8888);
    whole.fill(Qt::transparent);
    QPainter(&whole).drawImage((size.width() - image.width()) / 2, (size.height() - image.height()) / 2, image);
    return whole;
}

bool Job::prepare(preview::Subject &subject)
{
    QString error;
    const auto bytes = Bytes::fromFile(file, &error);
    if (!bytes)
        return fail(error);
    const auto tree = readTree(*bytes, file, nullptr, limits);
    const auto item = path.isEmpty() ? std::nullopt : tree->find(path);
    if (!path.isEmpty() && !item)
        return fail(text(QT_TRANSLATE_NOOP("hexa", "%1: has no %2")).arg(file, path));
    const StreamId stream = item ? sceneFileOf(*tree, *item) : firstSceneFile(*tree);
    const auto scene = withOtherAnimations(sceneOf(*tree, stream), *tree, stream);
    if (scene && scene->picture && turntable == 0)
        flat = flatImage(tree->bytes(stream), file, size);
    if (!flat.isNull())
        return true;
    if (!scene || !scene::hasModel(*scene))
        return fail(text(QT_TRANSLATE_NOOP("hexa", "%1: has no model or picture to draw")).arg(file));
    int chosen = -1;
    double moment = 0;
    if (!chooseClip(*scene, chosen, moment))
        return false;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    subject.prepared = preview::MeshBuilder(scene, std::move(streams)).build();
    subject.pose = preview::Animator(subject.prepared).pose(chosen, moment);
    if (subject.pose.bounds.isEmpty())
        return fail(text(QT_TRANSLATE_NOOP("hexa", "%1: has no model or picture to draw")).arg(file));
    subject.camera = preview::cameraFor(*subject.prepared, subject.pose, size, from);
    return true;
}

/// Of an RGBA image: whether all of it is transparent.
bool isEmpty(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y) {
        const uchar *line = image.constScanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            if (line[4 * x + 3] != 0)
                return false;
        }
    }
    return true;
}

/// Says why there is no picture.
QString Job::write(const QImage &drawn, const QString &to) const
{
    const QImage image = drawn.convertToFormat(QImage::Format_RGBA8888);
    if (image.isNull())
        return text(QT_TRANSLATE_NOOP("hexa", "%1: drawing it takes too long")).arg(file);
    // What is flat is seen from some sides only.
    if (turntable == 0 && isEmpty(image))
        return text(QT_TRANSLATE_NOOP("hexa", "%1: nothing of it can be seen from there")).arg(file);
    return image.save(to, "PNG") ? QString()
                                 : text(QT_TRANSLATE_NOOP("hexa", "%1: the picture cannot be written")).arg(to);
}

QString Job::draw(const preview::Subject &subject) const
{
    QString said;
    QEventLoop waiting;
    if (turntable == 0) {
        StillPicture still(subject, size);
        QObject::connect(&still, &StillPicture::drawn, &waiting, [&](const QImage &image) {
            said = write(image, picture);
            waiting.quit();
        });
        waiting.exec();
        return said;
    }
    preview::Turntable turn(subject, size, turntable);
    QObject::connect(&turn, &preview::Turntable::drawn, &waiting, [&](int number, const QImage &image) {
        said = write(image, numberedName(picture, number, turntable));
        if (!said.isEmpty())
            waiting.quit();
    });
    QObject::connect(&turn, &preview::Turntable::finished, &waiting, &QEventLoop::quit);
    waiting.exec();
    return said;
}

QString trouble(Job &job)
{
    preview::Subject subject;
    if (!job.prepare(subject))
        return job.trouble;
    if (!job.flat.isNull())
        return job.write(job.flat, job.picture);
    if (!preview::View3D::isPossible())
        return text(QT_TRANSLATE_NOOP("hexa", "drawing needs OpenGL 3.2, which is not available here"));
    return job.draw(subject);
}

} // namespace

bool isRenderCall(int argc, char *argv[])
{
    return argc > 1 && std::strcmp(argv[1], "--render") == 0;
}

int renderPicture(int argc, char *argv[])
{
    QGuiApplication application(argc, argv);
    installTranslations(application, QLocale());
    QCommandLineParser parser;
    const auto option = [&](const char *name) {
        const QCommandLineOption known(QString::fromLatin1(name), {}, QStringLiteral("value"));
        parser.addOption(known);
        return known;
    };
    const auto render = option("render"), size = option("size"), view = option("view"), clip = option("clip"),
               time = option("time"), path = option("path"), limit = option("limit"), turntable = option("turntable");
    parser.process(application);
    Job job;
    job.file = parser.positionalArguments().value(0);
    job.path = parser.value(path);
    job.clip = parser.value(clip);
    job.time = parser.value(time);
    job.picture = parser.value(render);
    for (const QString &set : parser.values(limit))
        job.limits.set(QStringView(set).first(set.indexOf(u'=')), set.mid(set.indexOf(u'=') + 1).toLongLong());
    const bool isUnderstood = job.readSize(parser.value(size)) && job.readView(parser.value(view))
                              && job.readTurntable(parser.value(turntable));
    const QString said = isUnderstood ? trouble(job) : job.trouble;
    if (said.isEmpty())
        return 0;
    std::puts(qUtf8Printable(said));
    return 2;
}

} // namespace hexahedron
