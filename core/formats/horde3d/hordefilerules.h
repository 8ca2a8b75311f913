#pragma once

#include "core/check/checker.h"

#include <QSet>

#include <optional>

namespace hexahedron {

/// Rules between files. Where another file is not found, or nothing tells where it should be, they say nothing.

/// 42: an animation moves what is in a scene.
void hordeAnimationsFitTheirScene(Checker &checker);
/// 52 54: links end, and materials set what their shader has.
void hordeMaterialsFitTheirFiles(Checker &checker);
/// 59 60 61 65: batches and joints are in the geometry, and references end.
void hordeScenesFitTheirFiles(Checker &checker);
/// 81: some shader has the contexts of a pipeline.
void hordeContextsAreKnown(Checker &checker);
/// Contexts of all shaders in the content folder; nothing when there are more than are looked at, or none.
std::optional<QSet<QByteArray>> hordeContextsIn(const QString &folder);
/// 86: includes end.
void hordeIncludesEnd(Checker &checker);

} // namespace hexahedron
