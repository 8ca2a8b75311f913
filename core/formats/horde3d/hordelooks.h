#pragma once

#include "core/formats/horde3d/hordefiles.h"
#include "core/scene/scene.h"

namespace hexahedron {

/// What materials look like in a scene: of each the color texture and the color. Each file is read once.
class HordeLooks
{
public:
    HordeLooks(HordeFiles &files, scene::Scene &scene)
        : m_files(files)
        , m_scene(scene)
    {
    }

    /// Index of the material of that name in the scene; -1 when its file cannot be read. `user` is what it becomes known by: the
    /// place in the document where it is first named.
    int material(const QByteArray &name, const scene::Node &user);
    /// Adds what a material's document says to one that is in the scene.
    void describe(scene::Material &material, const Tree &document);

private:
    int texture(const QByteArray &name, const scene::Material &user);

    HordeFiles &m_files;
    scene::Scene &m_scene;
    QHash<QString, int> m_materials; // by path
    QHash<QByteArray, int> m_textures;
};

} // namespace hexahedron
