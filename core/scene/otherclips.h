#pragma once

#include "core/scene/scene.h"

#include <QStringList>

namespace hexahedron::scene {

struct OtherClips
{
    int known = 0;             ///< names of what moves that nodes have
    QStringList strangers;     ///< those that none has
    bool hasOtherAxes = false; ///< then nothing fits
};

/// Numbers of nodes that belong together.
using NodeGroup = std::vector<int>;

/// Adds the clips of another file to a scene, for the nodes that have the same names there. Nothing is added when no
/// name is known or the two do not agree on axes. Where some are not known, the names of the clips say so. `streams` are
/// those of the other file, `from` where each of them comes from: the first is the file itself. Of nodes that have one name the first is meant, or the first in each of the `groups`.
OtherClips addClipsOf(const Scene &animation, std::span<const Bytes> streams, std::span<const OtherStream> from,
                      Scene &scene, const std::vector<NodeGroup> &groups = {});

} // namespace hexahedron::scene
