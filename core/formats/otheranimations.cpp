#include "core/formats/otheranimations.h"

#include "core/bytes/fileversion.h"
#include "core/files/folderlisting.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordegeometryformat.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/formats/registry.h"
#include "core/language/listed.h"
#include "core/relations/likelynames.h"
#include "core/scene/filescene.h"
#include "core/scene/otherclips.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>

#include <functional>

namespace hexahedron {

using scene::OtherClips;

namespace {

constexpr qint64 MostBytes = qint64(64) << 20;
constexpr int MostFiles = 64;

/// "blitz" of "blitz.model".
QByteArrayView makerOf(const Format &format)
{
    const QByteArrayView id(format.id);
    const qsizetype end = id.indexOf('.');
    return end < 0 ? id : id.first(end);
}

/// The folder of the file, and those of animations in it and in the two around it.
QStringList foldersFor(const QString &file)
{
    QStringList folders;
    QDir folder = QFileInfo(file).absoluteDir();
    folders += folder.absolutePath();
    for (int level = 0; level < 3; ++level) {
        const QString *found = FolderListing::of(folder.absolutePath())->entry(QStringLiteral("animations"));
        if (found)
            folders += folder.absoluteFilePath(*found);
        if (!folder.cdUp())
            break;
    }
    return folders;
}

QStringList candidatesFor(const QString &file)
{
    const QString model = QFileInfo(file).baseName();
    QStringList found;
    for (const QString &folder : foldersFor(file)) {
        QStringList names = FolderListing::of(folder)->files();
        names.sort(Qt::CaseInsensitive);
        for (const QString &name : names) {
            const QString path = folder + u'/' + name;
            if (found.size() < MostFiles && isCalledLike(name, model) && path != file)
                found += path;
        }
    }
    return found;
}

/// A file that may animate another one.
struct Animation
{
    std::shared_ptr<const Tree> tree;
    std::shared_ptr<const scene::Scene> scene; ///< null where nothing is animated
    QString error;                             ///< why it cannot be read

    OtherClips addTo(scene::Scene &model, const std::vector<scene::NodeGroup> &groups = {}) const
    {
        std::vector<Bytes> streams;
        std::vector<scene::OtherStream> from;
        for (StreamId id = 0; id < tree->streamCount(); ++id) {
            streams.push_back(tree->bytes(id));
            from.push_back(
                {.file = tree->fileName(), .holder = id == 0 ? QString() : tree->path(tree->stream(id).holder)});
        }
        return addClipsOf(*scene, streams, from, model, groups);
    }
};

Animation readAnimation(const QString &path, const std::function<bool(const Format &)> &isWanted, const OpenFiles &open,
                        const std::atomic_bool *cancelled)
{
    Animation animation;
    const QFileInfo info(path);
    if (info.isFile() && info.size() > MostBytes) {
        animation.error = QCoreApplication::translate("scene", "%1 is too long for an animation.").arg(path);
        return animation;
    }
    const auto known = open.isEmpty() ? open.constEnd() : open.constFind(info.canonicalFilePath());
    const bool isOpen = known != open.constEnd();
    std::optional<Bytes> bytes = isOpen ? std::optional(*known) : Bytes::fromFile(path, &animation.error);
    const Format *format = bytes ? &recognise(*bytes, path) : nullptr;
    if (!format || !format->scene || !isWanted(*format))
        return animation;
    if (!isOpen) { // who changes it later must see whether it still is what was shown
        const auto snapshot = FileSnapshot::read(path, &animation.error);
        if (!snapshot)
            return animation;
        bytes = snapshot->bytes();
    }
    animation.tree = readTree(*bytes, path, cancelled);
    animation.scene = animation.tree ? sceneOf(*animation.tree, firstSceneFile(*animation.tree), cancelled) : nullptr;
    if (animation.scene && animation.scene->clips.empty())
        animation.scene = nullptr;
    return animation;
}

QString shortlyListed(const QStringList &names)
{
    constexpr qsizetype Most = 8;
    const QString first = listed(names.first(qMin(Most, names.size())));
    return names.size() <= Most
               ? first
               : QCoreApplication::translate("scene", "%1 and %2 more").arg(first).arg(names.size() - Most);
}

/// Adds what a file has, if it is an animation of the same maker.
bool addIfMeant(const QString &path, const Format &model, scene::Scene &scene, const OpenFiles &open,
                const std::atomic_bool *cancelled, QStringList *strangers,
                const std::vector<scene::NodeGroup> &groups = {})
{
    const auto isOfTheSame = [&](const Format &format) {
        return &format != &model && makerOf(format) == makerOf(model);
    };
    const Animation animation = readAnimation(path, isOfTheSame, open, cancelled);
    if (!animation.scene || !animation.scene->meshes.empty())
        return false;
    const OtherClips added = animation.addTo(scene, groups);
    if (strangers && added.known > 0 && !added.strangers.isEmpty())
        *strangers += QCoreApplication::translate("scene", "%1 moves what the model has not: %2")
                          .arg(path, listed(added.strangers));
    return added.known > 0;
}

/// The nodes that come from each of these elements, in the order of the elements.
std::vector<scene::NodeGroup> nodesOf(const scene::Scene &scene, const QStringList &elements)
{
    QHash<QString, size_t> numbers;
    for (const QString &element : elements)
        numbers.insert(element, size_t(numbers.size()));
    std::vector<scene::NodeGroup> groups(size_t(numbers.size()));
    for (size_t i = 0; i < scene.nodes.size(); ++i) {
        const auto found = numbers.constFind(scene.nodes[i].path);
        if (found != numbers.constEnd())
            groups[*found].push_back(int(i));
    }
    return groups;
}

} // namespace

std::shared_ptr<const scene::Scene> withOtherAnimations(std::shared_ptr<const scene::Scene> scene, const Tree &tree,
                                                        StreamId file, const std::atomic_bool *cancelled,
                                                        QStringList *strangers, const OpenFiles &open)
{
    const QFileInfo info(tree.fileName()); // of what was never saved there is none
    if (!scene || scene->meshes.empty() || !scene->clips.empty() || file != 0 || !info.isFile())
        return scene;
    auto joined = std::make_shared<scene::Scene>(*scene);
    bool isAny = false;
    if (tree.stream(file).format == &hordeGeometryFormat()) {
        if (auto assembled = hordeSceneBeside(tree, *scene)) {
            *joined = std::move(*assembled);
            isAny = true;
        }
    }
    for (const QString &path : candidatesFor(info.absoluteFilePath())) {
        if (cancelled && *cancelled)
            return scene;
        isAny = addIfMeant(path, *tree.stream(file).format, *joined, open, cancelled, strangers) || isAny;
    }
    const bool mayRefer = tree.stream(file).format == &hordeSceneFormat();
    for (const HordeReferenced &other : mayRefer ? hordeReferencedScenes(tree) : std::vector<HordeReferenced>()) {
        const std::vector<scene::NodeGroup> groups = nodesOf(*joined, other.elements);
        for (const QString &path : candidatesFor(other.file)) {
            if (cancelled && *cancelled)
                return scene;
            isAny = addIfMeant(path, *tree.stream(file).format, *joined, open, cancelled, strangers, groups) || isAny;
        }
    }
    return isAny ? joined : scene;
}

AddedAnimation addAnimation(const QString &path, scene::Scene &scene, const std::atomic_bool *cancelled,
                            const OpenFiles &open)
{
    const Animation animation = readAnimation(
        path, [](const Format &) { return true; }, open, cancelled);
    const QString name = QFileInfo(path).fileName();
    AddedAnimation result;
    result.isNone = animation.error.isEmpty() && (!animation.scene || !animation.scene->meshes.empty());
    if (!animation.scene) {
        result.refusal = animation.error.isEmpty()
                             ? QCoreApplication::translate("scene", "%1 has no animation.").arg(name)
                             : animation.error;
        return result;
    }
    const OtherClips added = animation.addTo(scene);
    const QString strangers = added.strangers.isEmpty() ? QString() : shortlyListed(added.strangers);
    if (added.hasOtherAxes)
        result.refusal = QCoreApplication::translate(
                             "scene", "%1 is made for other axes than this model, so it would move it wrongly.")
                             .arg(name);
    else if (added.known == 0)
        result.refusal = QCoreApplication::translate("scene", "%1 moves nothing that this model has. It moves: %2")
                             .arg(name, strangers);
    else if (added.strangers.isEmpty())
        result.remark =
            QCoreApplication::translate("scene", "%1: all %2 tracks found what they move.").arg(name).arg(added.known);
    else
        result.remark = QCoreApplication::translate("scene",
                                                    "%1: %2 of %3 tracks found what they move. Not in this model: %4")
                            .arg(name)
                            .arg(added.known)
                            .arg(added.known + added.strangers.size())
                            .arg(strangers);
    result.fitsWhole = added.known > 0 && added.strangers.isEmpty();
    return result;
}

} // namespace hexahedron
