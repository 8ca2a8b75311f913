#include "core/scene/otherclips.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

namespace hexahedron::scene {

OtherClips addClipsOf(const Scene &animation, std::span<const Bytes> streams, const QString &file, Scene &scene)
{
    const bool agrees = animation.handedness == scene.handedness && animation.flipY == scene.flipY;
    if (!agrees || (!scene.clips.empty() && !(animation.rotations == scene.rotations)))
        return {};
    QHash<QString, int> nodes; // of several with one name the first
    for (size_t i = scene.nodes.size(); i-- > 0;)
        nodes.insert(scene.nodes[i].name, int(i));
    std::vector<int> nodeOf;
    OtherClips result;
    for (const Node &node : animation.nodes) {
        nodeOf.push_back(nodes.value(node.name, -1));
        result.known += nodeOf.back() >= 0;
        if (nodeOf.back() < 0)
            result.strangers += node.name;
    }
    if (result.known == 0)
        return {};
    const auto firstStream = StreamId(FirstOtherFile + StreamId(scene.otherFiles.size()));
    scene.otherFiles.insert(scene.otherFiles.end(), streams.begin(), streams.end());
    scene.rotations = animation.rotations;
    for (Clip clip : animation.clips) {
        clip.path.clear();
        if (clip.name.isEmpty() || clip.name == file)
            clip.name = QFileInfo(file).completeBaseName();
        if (!result.strangers.isEmpty())
            clip.name = QCoreApplication::translate("scene", "%1 (%2 of %3 tracks fit)")
                            .arg(clip.name)
                            .arg(result.known)
                            .arg(animation.nodes.size());
        std::erase_if(clip.channels, [&](const Channel &channel) {
            return channel.node < 0 || size_t(channel.node) >= nodeOf.size() || nodeOf[size_t(channel.node)] < 0;
        });
        for (Channel &channel : clip.channels) {
            channel.node = nodeOf[size_t(channel.node)];
            for (View *view : {&channel.times, &channel.values}) {
                const bool isThere = view->stream >= 0 && size_t(view->stream) < streams.size();
                view->stream = isThere ? firstStream + view->stream : -1;
            }
        }
        scene.clips.push_back(std::move(clip));
    }
    return result;
}

} // namespace hexahedron::scene
