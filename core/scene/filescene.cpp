#include "core/scene/filescene.h"

#include "core/read/cancelscope.h"
#include "core/tree/contentstore.h"
#include "core/tree/format.h"

namespace hexahedron {

namespace {

/// Calls `stream(id)` and `path(text)` for every one of them in the scene.
template<typename OnStream, typename OnPath>
void forEachPlace(scene::Scene &scene, OnStream stream, OnPath path)
{
    for (scene::Node &node : scene.nodes) {
        stream(node.stream);
        path(node.path);
        for (scene::View *view : {&node.storedTranslation, &node.storedRotation, &node.storedScale, &node.storedMatrix})
            stream(view->stream);
    }
    for (scene::Mesh &mesh : scene.meshes) {
        stream(mesh.stream);
        path(mesh.path);
        for (scene::View *view : {&mesh.positions, &mesh.normals, &mesh.colors, &mesh.tangents, &mesh.bitangents})
            stream(view->stream);
        for (scene::View &view : mesh.texCoords)
            stream(view.stream);
        for (scene::Part &part : mesh.parts) {
            stream(part.indices.stream);
            stream(part.stream);
            path(part.path);
        }
        for (scene::SkinJoint &joint : mesh.joints) {
            stream(joint.vertices.stream);
            stream(joint.weights.stream);
        }
        for (scene::SkinSet &set : mesh.skinSets) {
            stream(set.joints.stream);
            stream(set.weights.stream);
        }
        for (scene::Morph &morph : mesh.morphs) {
            path(morph.path);
            for (scene::View *view : {&morph.vertices, &morph.positions, &morph.normals, &morph.tangents})
                stream(view->stream);
        }
    }
    for (scene::Material &material : scene.materials) {
        stream(material.stream);
        path(material.path);
    }
    for (scene::Texture &texture : scene.textures) {
        stream(texture.stream);
        path(texture.path);
    }
    for (scene::Clip &clip : scene.clips) {
        path(clip.path);
        for (scene::Channel &channel : clip.channels) {
            stream(channel.times.stream);
            stream(channel.values.stream);
        }
    }
    if (scene.picture) {
        stream(scene.picture->stream);
        path(scene.picture->path);
    }
}

bool showsSomething(const Tree &tree, StreamId id)
{
    const StreamTree &stream = tree.stream(id);
    return stream.format && stream.format->scene;
}

/// True for a file, not for more frames of one.
bool isFile(const Tree &tree, StreamId id)
{
    return id == 0 || tree.stream(id).holder.field->content->finder;
}

StreamId heldBy(const Tree &tree, const Item &item)
{
    const auto content = tree.contentOf(item);
    return content ? content->stream : NoStream;
}

/// Looks into the stream and what it holds, in reading order.
StreamId firstIn(const Tree &tree, StreamId id, int &left)
{
    if (isFile(tree, id) && showsSomething(tree, id))
        return id;
    for (const Item &holder : holdersIn(tree, id)) {
        if (--left < 0)
            return NoStream;
        const StreamId held = heldBy(tree, holder);
        const StreamId found = held == NoStream ? NoStream : firstIn(tree, held, left);
        if (found != NoStream)
            return found;
    }
    return NoStream;
}

using IsWanted = bool (*)(const Tree &tree, StreamId file);

/// The file that the record around the item holds in one of its parts, as the entry of a package holds its content.
StreamId heldInRecord(const Tree &tree, const Item &item, IsWanted isWanted)
{
    constexpr qint64 FewParts = 16;
    for (Item record = item; record.isValid() && record.role != Item::Role::Array; record = tree.parent(record)) {
        const qint64 count = tree.childCount(record);
        for (qint64 i = 0; i < count && count <= FewParts; ++i) {
            const Item part = tree.child(record, i);
            const StreamId held = Tree::mayHold(part) ? heldBy(tree, part) : NoStream;
            if (held != NoStream && isFile(tree, held) && isWanted(tree, held))
                return held;
        }
    }
    return NoStream;
}

/// The innermost file that is wanted: around the item, or held by it or by the record around it.
StreamId fileAt(const Tree &tree, const Item &item, IsWanted isWanted)
{
    const StreamId held = item.isValid() ? heldBy(tree, item) : NoStream;
    for (StreamId id = held == NoStream ? item.stream : held; item.isValid(); id = tree.stream(id).holder.stream) {
        if (isFile(tree, id) && isWanted(tree, id))
            return id;
        if (id == 0)
            break;
    }
    return heldInRecord(tree, item, isWanted);
}

std::shared_ptr<const scene::Scene> madeScene(const Tree &tree, StreamId file)
{
    const Format &format = *tree.stream(file).format;
    if (file == 0)
        return std::make_shared<const scene::Scene>(format.scene(tree));
    auto scene = std::make_shared<scene::Scene>(format.scene(*tree.asFile(file)));
    const StreamId base = tree.baseOf(file);
    const QString above = tree.path(tree.stream(file).holder);
    forEachPlace(
        *scene, [base](StreamId &stream) { stream = stream == 0 ? base : stream; },
        [&above](QString &path) { path = path.isEmpty() ? above : above + u'/' + path; });
    return scene;
}

} // namespace

std::shared_ptr<const scene::Scene> sceneOf(const Tree &tree, StreamId file, const std::atomic_bool *cancelled)
{
    if (file == NoStream || !showsSomething(tree, file))
        return nullptr;
    const CancelScope scope(cancelled);
    try {
        return madeScene(tree, file);
    } catch (const CancelScope::Cancelled &) {
        return nullptr;
    }
}

StreamId sceneFileOf(const Tree &tree, const Item &item)
{
    return fileAt(tree, item, &showsSomething);
}

QString pathOfFileAt(const Tree &tree, const Item &item)
{
    const StreamId file = fileAt(tree, item, [](const Tree &, StreamId id) { return id != 0; });
    return file == NoStream ? QString() : tree.path(tree.stream(file).holder);
}

StreamId firstSceneFile(const Tree &tree, int mostFiles)
{
    return firstIn(tree, 0, mostFiles);
}

} // namespace hexahedron
