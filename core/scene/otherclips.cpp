#include "core/scene/otherclips.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHash>

#include <utility>

namespace hexahedron::scene {

namespace {

/// Which nodes any clip moves.
std::vector<bool> movedNodes(const Scene &animation)
{
    std::vector<bool> moved(animation.nodes.size());
    for (const Clip &clip : animation.clips) {
        for (const Channel &channel : clip.channels) {
            if (channel.node >= 0 && size_t(channel.node) < moved.size())
                moved[size_t(channel.node)] = true;
        }
    }
    return moved;
}

} // namespace

OtherClips addClipsOf(const Scene &animation, std::span<const Bytes> streams, const QString &file, Scene &scene)
{
    const bool agrees = animation.handedness == scene.handedness && animation.flipY == scene.flipY;
    if (!agrees || (!scene.clips.empty() && !(animation.rotations == scene.rotations)))
        return {.known = 0, .strangers = {}, .hasOtherAxes = true};
    QHash<QString, int> nodes; // of several with one name the first
    for (size_t i = scene.nodes.size(); i-- > 0;)
        nodes.insert(scene.nodes[i].name, int(i));
    const std::vector<bool> moves = movedNodes(animation);
    std::vector<int> nodeOf(animation.nodes.size(), -1);
    OtherClips result;
    for (size_t i = 0; i < moves.size(); ++i) {
        if (!moves[i])
            continue;
        nodeOf[i] = nodes.value(animation.nodes[i].name, -1);
        result.known += nodeOf[i] >= 0;
        if (nodeOf[i] < 0)
            result.strangers += animation.nodes[i].name;
    }
    if (result.known == 0)
        return result;
    const auto firstStream = StreamId(FirstOtherFile + StreamId(scene.otherFiles.size()));
    scene.otherFiles.insert(scene.otherFiles.end(), streams.begin(), streams.end());
    scene.rotations = animation.rotations;
    for (Clip clip : animation.clips) {
        clip.otherFile = file;
        clip.otherPath = std::exchange(clip.path, QString());
        if (clip.name.isEmpty() || clip.name == QFileInfo(file).fileName())
            clip.name = QFileInfo(file).completeBaseName();
        if (!result.strangers.isEmpty())
            clip.name = QCoreApplication::translate("scene", "%1 (%2 of %3 tracks fit)")
                            .arg(clip.name)
                            .arg(result.known)
                            .arg(result.known + result.strangers.size());
        std::erase_if(clip.channels, [&](const Channel &channel) {
            return channel.node < 0 || size_t(channel.node) >= nodeOf.size() || nodeOf[size_t(channel.node)] < 0
                   || channel.target == Channel::Target::Weight; // of a mesh that is there
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
