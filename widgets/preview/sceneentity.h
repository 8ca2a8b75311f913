#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/flatshape.h"
#include "widgets/preview/lightrig.h"
#include "widgets/preview/preparedscene.h"

#include <Qt3DCore/QTransform>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QLayer>

namespace hexahedron::preview {

/// What the user wants to see.
struct Display
{
    bool surfaces = true, wireframe = false, points = false;
    bool textures = true, normals = false, bones = true, boneNames = false, symbols = true, grid = true, bounds = false;
    bool hideBackFaces = true;
    bool vertexColors = true; ///< where a material wants them
    bool uvChecker = false;   ///< squares instead of the textures
    bool particles = true;
    Shading shading = Shading::SceneLit;
    bool darkBackground = true;
    friend bool operator==(const Display &, const Display &) = default;
};

/// What a scene entity's things are in: the coarse elements, all of them, and of both what lies on surfaces, as edges do.
struct SceneLayers
{
    Qt3DRender::QLayer *coarse, *whole, *onSurfaces;
};

/// Draws all but what is in `without`: surfaces from the back to the front, then what lies on them. Gives the last node.
Qt3DRender::QFrameGraphNode *drawScene(Qt3DRender::QLayer *onSurfaces, const QList<Qt3DRender::QLayer *> &without,
                                       Qt3DCore::QNode *parent);

/// The meshes of a prepared scene as things that are drawn. Of a large scene there are two pictures: a coarse one, and the
/// whole one that is drawn in stretches.
class SceneEntity : public Qt3DCore::QEntity
{
    Q_OBJECT
public:
    static constexpr qint64 WireframeBudget = 4'000'000; ///< triangles

    /// `mostShadows`: of its lights.
    SceneEntity(PreparedScenePtr prepared, const Effects &effects, const SceneLayers &layers, size_t mostShadows,
                Qt3DCore::QNode *parent);

    void setDisplay(const Display &display);
    void setPose(const Pose &pose);

    bool isLarge() const { return m_prepared->isCoarsened; }
    /// How many elements the whole picture has now.
    qint64 wholeCount();
    /// Of the whole picture only these elements are drawn, until other ones are asked for.
    void setStretch(qint64 first, qint64 count);

    /// Has the shadows of the scene's lights drawn at a place of a frame graph that comes before the scene. Where there are none the
    /// place is switched off.
    void showShadows(Qt3DRender::QSubtreeEnabler *place);

    /// Tints whole parts; pairs of indices into the prepared scene.
    void setLitParts(const std::vector<std::pair<int, int>> &parts, const QColor &tint);
    /// Shows a value in 0..1 of each vertex as colours, of one mesh (-1: of none).
    void setHeat(int mesh, const std::vector<float> &heat);

private:
    struct Drawable
    {
        Qt3DCore::QEntity *entity = nullptr;
        Qt3DRender::QGeometryRenderer *renderer = nullptr;
        int perElement = 0; ///< indices, or vertices where there are none
        qint64 count = 0;   ///< of elements
        bool isIndexed = true;
        bool isShown = false; ///< wanted, whether its turn has come or not

        void show(bool on);
        void setStretch(qint64 first, qint64 end);
    };
    struct PartItem
    {
        SurfaceMaterial *material = nullptr; ///< of triangles
        FlatMaterial *flat = nullptr;        ///< of lines and points
        Drawable faces, coarseFaces;
        Drawable wires, coarseWires;        // made when first wanted
        SurfaceMaterial::Layer base, above; ///< of its own textures
        SurfaceMaterial::LayerBlend blend = SurfaceMaterial::LayerBlend::None;
        bool hasTexture = false;
        bool hasTexCoords = false;
        bool showsChecker = false;
        bool isBlended = false;
    };
    struct MeshItem
    {
        Qt3DCore::QEntity *entity = nullptr;
        Qt3DCore::QTransform *transform = nullptr;
        Qt3DCore::QBuffer *vertices = nullptr, *texCoords = nullptr, *secondTexCoords = nullptr, *colors = nullptr;
        Drawable points;
        std::vector<PartItem> parts;
        bool isBent = false;        // the buffer holds bent vertices
        bool showsTangents = false; // in place of colours
    };

    void addMesh(size_t index);
    void addPart(size_t mesh, size_t part);
    void setUpMaterial(size_t mesh, size_t part);
    QByteArray tangentColors(size_t mesh) const;
    /// The colours of the file, or what is to be seen in their place.
    void updateColors(size_t mesh);
    Drawable makeDrawable(size_t mesh, Qt3DRender::QGeometryRenderer::PrimitiveType primitive, int perElement,
                          const std::vector<quint32> *indices, Qt3DCore::QComponent *material, bool isCoarse);
    void makeWires(size_t mesh, size_t part);
    void makePoints(size_t mesh);
    void updateShown();
    void updateLights();
    void updateStyles(size_t mesh);
    /// Calls `each(drawable)` for all of the whole picture, in the order in which they must be drawn.
    template<typename Each>
    void forEachWhole(Each each);
    Qt3DRender::QAbstractTexture *texture(int index);
    SurfaceMaterial::Layer checkerLayer(const PartItem &part);
    SurfaceMaterial::Layer layerOf(const scene::TextureLayer &stored);

    PreparedScenePtr m_prepared;
    const Effects &m_effects;
    SceneLayers m_layers;
    std::vector<MeshItem> m_meshes;
    std::vector<Qt3DRender::QAbstractTexture *> m_textures;
    Qt3DRender::QAbstractTexture *m_checker = nullptr; ///< made when first wanted
    Display m_display;
    PlacedLights m_lights;
    std::vector<PlacedLight> m_placed;
    LightRig *m_rig = nullptr; ///< made when first wanted
    int m_heatMesh = -1;
    QByteArray m_heat; ///< its colours
    Visibility m_visible;
};

} // namespace hexahedron::preview
