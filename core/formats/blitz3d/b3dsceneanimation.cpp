// Bones, keys and named sequences.
#include "core/formats/blitz3d/b3dscenebuilder.h"

#include "core/tree/value.h"

#include <cmath>
#include <utility>

namespace hexahedron {

namespace {

// Every sequence lists the channels it plays. A hostile file could have many of both; sequences beyond this are left
// out.
constexpr size_t MostChannels = 200'000;

} // namespace

void B3dSceneBuilder::addBone()
{
    const int index = m_open.back().sceneNode;
    scene::Node &node = m_scene.nodes[size_t(index)];
    const Part *list = part(m_fields.weights);
    if (std::exchange(node.isJoint, true))
        return; // a second BONE of the node
    scene::SkinJoint joint{.node = index, .inverseBind = {}, .vertices = {}, .weights = {}}; // at rest as it is loaded
    if (list && list->count > 0) {
        node.weightBytes = list->range;
        node.weightCount = list->count;
        node.weightStride = list->stride;
        for (const Part &p : elementParts(*m_fields.weights, m_visitor.values())) {
            scene::View view{.begin = list->range.begin + p.range.begin, .count = list->count, .stride = list->stride};
            view.components = 1;
            if (p.field == m_fields.weightVertex) {
                view.component = scene::Component::I32;
                joint.vertices = view;
            } else if (p.field == m_fields.weight) {
                joint.weights = view;
            }
        }
    }
    if (m_open.back().mesh >= 0)
        m_scene.meshes[size_t(m_open.back().mesh)].joints.push_back(std::move(joint));
}

/// One channel per kind of value; those of several chunks add up.
void B3dSceneBuilder::addKeys()
{
    const Part *list = part(m_fields.keyList);
    if (!list || list->count == 0)
        return;
    Animation &animation = m_animations[m_open.back().animation];
    const auto frameAt = [&](qint64 index) {
        const uchar *bytes = m_visitor.cursor().at(list->range.begin + index * list->stride, 4);
        return bytes ? double(decodeInteger(bytes, 4, true)) : 0.0;
    };
    for (const double frame : {frameAt(0), frameAt(list->count - 1)}) {
        animation.firstKey = animation.channels.empty() ? frame : qMin(animation.firstKey, frame);
        animation.lastKey = animation.channels.empty() ? frame : qMax(animation.lastKey, frame);
    }
    scene::View times{.begin = list->range.begin, .count = list->count, .stride = list->stride};
    times.component = scene::Component::I32;
    times.components = 1;
    for (const Part &p : elementParts(*m_fields.keyList, m_visitor.values())) {
        scene::Channel channel;
        channel.node = m_open.back().sceneNode;
        channel.times = times;
        channel.values = {.begin = list->range.begin + p.range.begin, .count = list->count, .stride = list->stride};
        channel.values.components = int(p.count);
        if (p.field == m_fields.keyPosition)
            channel.target = scene::Channel::Target::Translation;
        else if (p.field == m_fields.keyScale)
            channel.target = scene::Channel::Target::Scale;
        else if (p.field == m_fields.keyRotation)
            channel.target = scene::Channel::Target::Rotation;
        else
            continue;
        animation.channels.push_back(channel);
    }
}

void B3dSceneBuilder::addAnimation(NodeId id)
{
    Animation &animation = m_animations[m_open.back().animation];
    const QString path = childPath(id);
    if (!animation.path.isEmpty())
        return;
    animation.path = path;
    animation.frames = double(integer(m_fields.animFrames));
    const std::vector<float> rate = floats(m_fields.animRate);
    if (rate.size() == 1 && std::isfinite(rate[0]) && rate[0] > 0)
        animation.rate = double(rate[0]);
}

void B3dSceneBuilder::addSequence(NodeId id)
{
    scene::Clip clip;
    clip.path = childPath(id);
    clip.name = textOf(text(m_fields.sequenceName));
    clip.first = double(integer(m_fields.sequenceFirst));
    clip.last = double(integer(m_fields.sequenceLast));
    m_sequences.push_back({std::move(clip), m_open.back().animation});
}

/// Each animation as a whole, then its sequences. Several animations first come all together: that is how models with
/// a rig for each part are meant.
void B3dSceneBuilder::addClips()
{
    size_t channels = 0;
    Animation all;
    all.name = tr("All animations");
    for (const Animation &animation : m_animations) {
        if (animation.channels.empty())
            continue;
        m_scene.clips.push_back(clipOf(animation));
        const bool isFirst = all.channels.empty();
        all.firstKey = isFirst ? animation.firstKey : qMin(all.firstKey, animation.firstKey);
        all.lastKey = isFirst ? animation.lastKey : qMax(all.lastKey, animation.lastKey);
        all.frames = qMax(all.frames, animation.frames);
        all.rate = qMax(all.rate, animation.rate);
        all.channels.insert(all.channels.end(), animation.channels.begin(), animation.channels.end());
    }
    if (m_scene.clips.size() > 1)
        m_scene.clips.insert(m_scene.clips.begin(), clipOf(all));
    for (Sequence &sequence : m_sequences) {
        const Animation &animation = m_animations[sequence.animation];
        channels += animation.channels.size();
        if (channels > MostChannels)
            break;
        sequence.clip.rate = animation.rate;
        sequence.clip.channels = animation.channels;
        m_scene.clips.push_back(std::move(sequence.clip));
    }
}

scene::Clip B3dSceneBuilder::clipOf(const Animation &animation) const
{
    scene::Clip clip;
    clip.name = animation.name;
    clip.path = animation.path;
    clip.first = qMin(1.0, animation.firstKey);
    clip.last = qMax(animation.lastKey, animation.frames);
    clip.rate = animation.rate;
    clip.channels = animation.channels;
    return clip;
}

} // namespace hexahedron
