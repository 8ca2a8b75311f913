#pragma once

#include "core/scene/scene.h"
#include "core/tree/tree.h"

#include <memory>

namespace hexahedron {

/// The scene with the animations that other files have for it: those whose names begin like that of the model's file, beside it or in a
/// folder of animations nearby, and `more` (absolute paths). Only a bounded number of files is looked at. The scene itself when there are none.
/// `strangers` gets a sentence for each file that animates what the model has not.
std::shared_ptr<const scene::Scene> withOtherAnimations(std::shared_ptr<const scene::Scene> scene, const Tree &tree,
                                                        StreamId file, const QStringList &more = {},
                                                        const std::atomic_bool *cancelled = nullptr,
                                                        QStringList *strangers = nullptr);

} // namespace hexahedron
