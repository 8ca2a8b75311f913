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

using NodeNames = QHash<QString, int>;

std::vector<NodeNames> namesIn(const Scene &scene, const std::vector<NodeGroup> &groups)
{
    std::vector<NodeNames> names(groups.empty() ? 1 : groups.size());
    for (size_t i = scene.nodes.size(); i-- > 0 && groups.empty();) // of several with one name the first
        names.front().insert(scene.nodes[i].name, int(i));
    for (size_t group = 0; group < groups.size(); ++group) {
        for (size_t i = groups[group].size(); i-- > 0;)
            names[group].insert(scene.nodes[size_t(groups[group][i])].name, groups[group][i]);
    }
    return names;
}

} // namespace

OtherClips addClipsOf(const Scene &animation, std::span<const Bytes> streams, std::span<const OtherStream> from,
                      Scene &scene, const std::vector<NodeGroup> &groups)
{
    const bool agrees = animation.handedness == scene.handedness && animation.flipY == scene.flipY;
    if (!agrees || (!scene.clips.empty() && !(animation.rotations == scene.rotations)))
        return {.known = 0, .strangers = {}, .hasOtherAxes = true};
    const std::vector<NodeNames> names = namesIn(scene, groups);
    const std::vector<bool> moves = movedNodes(animation);
    std::vector<NodeGroup> nodesOf(animation.nodes.size());
    OtherClips result;
    for (size_t i = 0; i < moves.size(); ++i) {
        if (!moves[i])
            continue;
        for (const NodeNames &known : names) {
            if (const int node = known.value(animation.nodes[i].name, -1); node >= 0)
                nodesOf[i].push_back(node);
        }
        result.known += nodesOf[i].empty() ? 0 : 1;
        if (nodesOf[i].empty())
            result.strangers += animation.nodes[i].name;
    }
    if (result.known == 0)
        return result;
    const auto firstStream = StreamId(FirstOtherFile + StreamId(scene.otherFiles.size()));
    for (size_t i = 0; i < streams.size(); ++i)
        scene.addOther(streams[i], i < from.size() ? from[i] : OtherStream());
    const QString file = from.empty() ? QString() : from.front().file;
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
        for (Channel channel : std::exchange(clip.channels, {})) {
            if (channel.node < 0 || size_t(channel.node) >= nodesOf.size()
                || channel.target == Channel::Target::Weight) // of a mesh that is there
                continue;
            for (View *view : {&channel.times, &channel.values}) {
                const bool isThere = view->stream >= 0 && size_t(view->stream) < streams.size();
                view->stream = isThere ? firstStream + view->stream : -1;
            }
            for (const int node : nodesOf[size_t(channel.node)]) {
                channel.node = node;
                clip.channels.push_back(channel);
            }
        }
        scene.clips.push_back(std::move(clip));
    }
    return result;
}

} // namespace hexahedron::scene
