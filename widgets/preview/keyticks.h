#pragma once

#include "core/scene/tracks.h"
#include "widgets/preview/preparedscene.h"

#include <optional>

namespace hexahedron::preview {

/// What has a row of its own on the time line: a node, or the weight of a morph at it.
struct KeyOwner
{
    int node = -1;
    int mesh = -1, morph = -1; ///< of a weight
    auto operator<=>(const KeyOwner &) const = default;
};

/// One key on the time line, and where its bytes are.
struct KeyTick
{
    double time = 0;
    int lane = 0; ///< 0 translation, 1 rotation, 2 scale, 3 weight
    StreamId stream = 0;
    ByteRange bytes;
    KeyOwner owner;
    int channel = -1; ///< of the clip
    qint64 key = -1;  ///< of the channel
    StreamId timeStream = 0;
    ByteRange timeBytes = {}; ///< of its moment, which others may share; empty where moments are not stored
    bool isWhole = false;     ///< moments are stored as whole numbers

    /// It lies in the file that is open, not in another one.
    bool isHere() const { return stream < FirstOtherFile; }
    /// In another state of the scene, where it stands where it stood.
    bool isSameKey(const KeyTick &other) const
    {
        return channel == other.channel && key == other.key && time == other.time && timeBytes == other.timeBytes;
    }
    bool sharesMoment(const KeyTick &other) const
    {
        return timeStream == other.timeStream && timeBytes == other.timeBytes && !timeBytes.isEmpty();
    }
};

/// The keys of one node in a clip, or of all for node -1, in order of time. More than some thousands are not told apart on a screen
/// and are left out.
std::vector<KeyTick> keyTicks(const PreparedScene &prepared, int clip, int node);

/// Those that have keys, in ascending order.
std::vector<KeyOwner> ownersOf(const std::vector<KeyTick> &ticks);
/// What somebody knows it by.
QString nameOf(const KeyOwner &owner, const scene::Scene &scene);

/// Whether all keys stand on whole frames. Moments of which one passes in a second are seconds.
bool areWholeFrames(const std::vector<KeyTick> &ticks, const scene::PlayedSpan &span);

/// The moments of the keys around one in the file.
struct Neighbours
{
    std::optional<double> before, behind;
};
Neighbours neighboursOf(const KeyTick &tick, const std::vector<KeyTick> &ticks);

/// Between which moments a key can be moved so that it stays between its neighbours; a frame, or a little, away from them. `first`
/// and `last` where it has none on a side.
std::pair<double, double> roomOf(const KeyTick &tick, const Neighbours &neighbours, bool inFrames, double first,
                                 double last);

/// As exact as the hand is that drags: a tenth of a pixel makes no sense in a file.
double stepOfHand(double perPixel);

/// The first moment after `time` (or before it) at which one of the ticks stands; `time` itself when there is none.
double nextKey(const std::vector<KeyTick> &ticks, double time, bool forward);

} // namespace hexahedron::preview
