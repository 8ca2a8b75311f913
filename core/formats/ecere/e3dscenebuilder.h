#pragma once

#include "core/formats/ecere/e3dmodel.h"
#include "core/scene/scene.h"

namespace hexahedron {

/// Makes the scene of one model, part by part: later parts refer to earlier ones.
class E3dSceneBuilder
{
public:
    E3dSceneBuilder(const Tree &tree, const E3dModel &model);
    scene::Scene build();

private:
    void addTextures();
    int textureByName(const QByteArray &name, const Item &item);
    void addMaterials();
    void addLayer(const Item &map, scene::Material &material);
    void addNodes();
    void addMeshes();
    void addMesh(const E3dModel::Mesh &mesh, int node);
    int nodeOfQuantised(const E3dModel::Mesh &mesh, int node);
    void addAttributes(const E3dModel::Mesh &source, scene::Mesh &mesh) const;
    void addParts(const E3dModel::Mesh &source, scene::Mesh &mesh) const;
    void addSkin(const E3dModel::Mesh &source, scene::Mesh &mesh);
    void addMorphs(const E3dModel::Mesh &source, int node, scene::Mesh &mesh);
    void addClips();
    void addChannel(const E3dModel::Track &track, int node, scene::Clip &clip) const;

    template<typename Thing>
    void place(Thing &thing, const Item &item) const
    {
        thing.path = m_tree.path(item);
        thing.stream = item.stream;
        thing.bytes = item.range;
    }

    const Tree &m_tree;
    const E3dModel &m_model;
    const E3dFormat::Fields &m_fields;
    scene::Scene m_scene;
    std::map<qint64, int> m_textures, m_materials; ///< by number
    std::map<QByteArray, int> m_namedTextures;
    std::map<qint64, int> m_nodes;
    std::map<QByteArray, int> m_namedNodes; ///< the first of each name
    struct MorphPlace
    {
        int mesh = -1, morph = -1;
    };
    std::map<std::pair<int, qint64>, MorphPlace> m_morphs; ///< by the node that shows the mesh, and number
    int m_morphsLeft = 100'000;                            ///< many nodes may show a mesh with many morphs
};

} // namespace hexahedron
