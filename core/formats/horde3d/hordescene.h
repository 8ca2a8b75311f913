#pragma once

#include "core/scene/scene.h"
#include "core/tree/format.h"

#include <QStringList>

namespace hexahedron {

inline constexpr int HordeNameSize = 256; ///< of names of nodes and morph targets in binary files, with their NUL

/// What a geometry shows: one mesh of all triangles, its joints in the bind pose, morphs. Names and parents of joints are not in the file.
scene::Scene hordeGeometryScene(const Tree &tree);
/// What a scene file beside that of a geometry makes of it, which is shown barely as `bare`: with its materials, levels of detail, and
/// names and places of joints. Nothing when none is of this geometry alone and shows all of it.
std::optional<scene::Scene> hordeSceneBeside(const Tree &geometry, const scene::Scene &bare);
/// What an animation holds: nodes that move, without the model to which they belong.
scene::Scene hordeAnimationScene(const Tree &tree);
/// A scene's document with all that it leads to: geometry, materials, other scenes.
scene::Scene hordeSceneScene(const Tree &tree);
/// Another scene that a document of a scene shows.
struct HordeReferenced
{
    QString file;
    QStringList elements; ///< paths of the document's elements that lead to it, perhaps by way of others
};
std::vector<HordeReferenced> hordeReferencedScenes(const Tree &document);
/// A ball that has a material; nothing when the material says nothing that can be shown.
scene::Scene hordeMaterialScene(const Tree &tree);

} // namespace hexahedron
