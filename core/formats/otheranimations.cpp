#include "core/formats/otheranimations.h"

#include "core/formats/folderlisting.h"
#include "core/formats/registry.h"
#include "core/scene/filescene.h"
#include "core/scene/otherclips.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace hexahedron {

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

/// Whether a file is called like the model, perhaps with more behind it: "man.anim", "man_walk.anim".
bool isCalledLike(const QString &file, const QString &model)
{
    if (!file.startsWith(model, Qt::CaseInsensitive) || file.size() == model.size())
        return false;
    const QChar next = file.at(model.size());
    return !next.isLetterOrNumber();
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

/// Adds what a file has, if it is an animation of the same maker.
bool add(const QString &path, const Format &model, scene::Scene &scene, const std::atomic_bool *cancelled,
         QStringList *strangers)
{
    const QFileInfo info(path);
    const auto bytes = info.isFile() && info.size() <= MostBytes ? Bytes::fromFile(path) : std::nullopt;
    if (!bytes)
        return false;
    const Format &format = recognise(*bytes, path);
    if (!format.scene || &format == &model || makerOf(format) != makerOf(model))
        return false;
    const auto tree = readTree(*bytes, path, cancelled);
    const auto animation = tree ? sceneOf(*tree, 0, cancelled) : nullptr;
    if (!animation || animation->clips.empty() || !animation->meshes.empty())
        return false;
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree->streamCount(); ++id)
        streams.push_back(tree->bytes(id));
    const scene::OtherClips added = addClipsOf(*animation, streams, path, scene);
    if (strangers && added.known > 0 && !added.strangers.isEmpty())
        *strangers += QCoreApplication::translate("scene", "%1 moves what the model has not: %2")
                          .arg(path, added.strangers.join(QStringLiteral(", ")));
    return added.known > 0;
}

} // namespace

std::shared_ptr<const scene::Scene> withOtherAnimations(std::shared_ptr<const scene::Scene> scene, const Tree &tree,
                                                        StreamId file, const QStringList &more,
                                                        const std::atomic_bool *cancelled, QStringList *strangers)
{
    if (!scene || scene->meshes.empty() || !scene->clips.empty() || file == NoStream)
        return scene;
    const QFileInfo info(tree.fileName()); // of what was never saved there is none
    QStringList paths = file == 0 && info.isFile() ? candidatesFor(info.absoluteFilePath()) : QStringList();
    for (const QString &path : more) {
        paths.removeAll(path);
        paths += path;
    }
    if (paths.isEmpty())
        return scene;
    auto joined = std::make_shared<scene::Scene>(*scene);
    bool isAny = false;
    for (const QString &path : paths) {
        if (cancelled && *cancelled)
            return scene;
        isAny = add(path, *tree.stream(file).format, *joined, cancelled, strangers) || isAny;
    }
    return isAny ? joined : scene;
}

} // namespace hexahedron
