#pragma once

#include "core/scene/scene.h"
#include "core/tree/tree.h"

#include <memory>

namespace hexahedron {

/// What a file inside the file (or the file itself, as stream 0) looks like, with the way back to bytes and paths of the whole.
/// Null when its format shows nothing, and when `cancelled` became true meanwhile.
std::shared_ptr<const scene::Scene> sceneOf(const Tree &tree, StreamId file,
                                            const std::atomic_bool *cancelled = nullptr);

/// The innermost file around the item, or the one that it or the record around it holds, whose format shows something; NoStream
/// when there is none.
StreamId sceneFileOf(const Tree &tree, const Item &item);

/// Where the innermost file in the file is held that is around the item, or that it or the record around it holds, whether it shows
/// something or not; empty when there is none.
QString pathOfFileAt(const Tree &tree, const Item &item);

/// The file itself, or the first one in it that shows something; looks into so many of them at most.
StreamId firstSceneFile(const Tree &tree, int mostFiles = 64);

} // namespace hexahedron
