#pragma once

#include "widgets/preview/flatshape.h"
#include "widgets/preview/preparedscene.h"

#include <Qt3DCore/QTransform>

namespace hexahedron::preview {

/// What the user wants to see.
struct Display
{
    bool surfaces = true, wireframe = false, points = false;
    bool textures = true, normals = false, bones = true, boneNames = false, symbols = true, grid = true, bounds = false;
    bool hideBackFaces = true;
    bool darkBackground = true;
    friend bool operator==(const Display &, const Display &) = default;
};

/// The meshes of a prepared scene as things that are drawn.
class SceneEntity : public Qt3DCore::QEntity
{
    Q_OBJECT
public:
    static constexpr qint64 WireframeBudget = 1'000'000; ///< triangles

    SceneEntity(PreparedScenePtr prepared, const Effects &effects, Qt3DCore::QNode *parent);

    void setDisplay(const Display &display);
    void setPose(const Pose &pose);
    /// Tints whole parts; pairs of indices into the prepared scene.
    void setLitParts(const std::vector<std::pair<int, int>> &parts, const QColor &tint);
    /// Shows a value in 0..1 of each vertex as colours, of one mesh (-1: of none).
    void setHeat(int mesh, const std::vector<float> &heat);

private:
    struct PartItem
    {
        SurfaceMaterial *material = nullptr;
        Qt3DCore::QEntity *surface = nullptr;
        Qt3DCore::QEntity *wires = nullptr; // made when first wanted
        bool hasTexture = false;
    };
    struct MeshItem
    {
        Qt3DCore::QEntity *entity = nullptr;
        Qt3DCore::QTransform *transform = nullptr;
        Qt3DCore::QBuffer *vertices = nullptr, *texCoords = nullptr, *secondTexCoords = nullptr, *colors = nullptr;
        Qt3DCore::QEntity *points = nullptr;
        std::vector<PartItem> parts;
        bool isBent = false; // the buffer holds bent vertices
    };

    void addMesh(size_t index);
    void addPart(size_t mesh, size_t part);
    void setUpMaterial(size_t mesh, size_t part);
    void makeWires(size_t mesh, size_t part);
    void makePoints(size_t mesh);
    void updateStyles(size_t mesh);
    Qt3DCore::QGeometry *flatGeometry(const MeshItem &item, uint count) const;
    Qt3DRender::QAbstractTexture *texture(int index);
    SurfaceMaterial::Layer layerOf(const scene::TextureLayer &stored);

    PreparedScenePtr m_prepared;
    const Effects &m_effects;
    std::vector<MeshItem> m_meshes;
    std::vector<Qt3DRender::QAbstractTexture *> m_textures;
    Display m_display;
    int m_heatMesh = -1;
};

} // namespace hexahedron::preview
