#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// What new bones, nodes, animations and channels are called: a new bone and a new channel take the name of a node that has
/// none yet, others get a name of their own.
std::vector<NewReference> k3dBoneNames(const Tree &tree, const Item &list, qint64 index, qint64 count);
std::vector<NewReference> k3dNodeNames(const Tree &tree, const Item &list, qint64 index, qint64 count);
std::vector<NewReference> k3dAnimationNames(const Tree &tree, const Item &list, qint64 index, qint64 count);
std::vector<NewReference> k3dChannelNames(const Tree &tree, const Item &list, qint64 index, qint64 count);

/// Bones and channels that no node is called like any more when nodes go.
std::vector<Followers> k3dNamedLikeNodes(const Tree &tree, const Item &list, const std::vector<qint64> &removed);

} // namespace hexahedron
