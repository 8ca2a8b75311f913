#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/bundles.h"
#include "widgets/preview/drawable.h"
#include "widgets/preview/flatshape.h"
#include "widgets/preview/lightrig.h"

#include <Qt3DCore/QTransform>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QLayer>

#include <memory>

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

/// The meshes of a prepared scene as things that are drawn, as few as possible (see Bundle). Of a large scene there are two
/// pictures: a coarse one, and the whole one that is drawn in stretches.
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
    struct BatchItem
    {
        std::vector<PartPlace> parts;
        std::vector<PartPlace> plain, lit;                           ///< those of them that are shown now
        SurfaceMaterial *material = nullptr, *litMaterial = nullptr; ///< of triangles
        FlatMaterial *flat = nullptr, *wireMaterial = nullptr;       ///< of lines and points; of edges
        Qt3DCore::QBuffer *copies = nullptr;                         ///< of a repeated shape: where it stands
        Drawable faces, coarseFaces;
        Drawable litFaces, litCoarseFaces;  // of a part of several, made when first wanted; else the material is tinted
        Drawable wires, coarseWires;        // made when first wanted
        SurfaceMaterial::Layer base, above; ///< of its own textures
        SurfaceMaterial::LayerBlend blend = SurfaceMaterial::LayerBlend::None;
        bool hasTexture = false;
        bool hasTexCoords = false;
        bool showsChecker = false;
        bool isBlended = false;
        bool hasStaleWires = false;
    };
    struct BundleItem
    {
        Bundle bundle;
        Qt3DCore::QEntity *entity = nullptr;
        Qt3DCore::QTransform *transform = nullptr;
        VertexBuffers buffers;
        SurfaceVertices joined;            ///< what is in the buffer, where meshes are joined
        std::vector<scene::Mat4> matrices; ///< where the meshes stand in the picture
        Drawable points;
        FlatMaterial *pointMaterial = nullptr;
        std::vector<int> pointMeshes; ///< whose vertices are drawn
        std::vector<BatchItem> batches;
        bool isBent = false;        // the buffer holds bent vertices
        bool showsTangents = false; // in place of colours

        bool isSingle() const { return bundle.kind == Bundle::Kind::Single; }
        Copies copies() const { return bundle.kind == Bundle::Kind::Repeated ? Copies::Many : Copies::One; }
    };

    void addBundle(Bundle bundle);
    void addVertices(BundleItem &item);
    void addBatch(BundleItem &item, const Bundle::Batch &batch);
    void setUpMaterial(BundleItem &item, BatchItem &batch);
    SurfaceMaterial *makeMaterial(const BundleItem &item, const BatchItem &batch) const;
    Drawable makeDrawable(const BundleItem &item, const BatchItem *batch, const SharedArray<quint32> *indices,
                          Qt3DRender::QGeometryRenderer::PrimitiveType primitive, int perElement,
                          Qt3DRender::QMaterial *material, QList<Qt3DRender::QLayer *> layers) const;
    Drawable makeFaces(const BundleItem &item, const BatchItem &batch, const std::vector<PartPlace> &parts,
                       SurfaceMaterial *material, bool isCoarse) const;
    void makeLitFaces(BundleItem &item, BatchItem &batch);
    void makeWires(BundleItem &item, BatchItem &batch);
    void makePoints(BundleItem &item);
    QByteArray tangentColors(int mesh, const scene::Mat4 &turn) const;
    /// The colours of the file, or what is to be seen in their place.
    void updateColors(BundleItem &item);
    void updateShown();
    void updateShown(BundleItem &item);
    void updateBatch(BundleItem &item, BatchItem &batch);
    void updateWires(const BundleItem &item, BatchItem &batch);
    void updatePoints(BundleItem &item);
    /// Where the shapes of parts stand.
    void placeCopies(const BundleItem &item, const std::vector<PartPlace> &parts, Qt3DCore::QBuffer *copies) const;
    void move(BundleItem &item);
    void moveJoined(BundleItem &item);
    void bend(BundleItem &item);
    /// What is bent or shows values is drawn by itself, out of its bundle.
    /// Whether that is another way than before.
    bool setAlone(int mesh, bool isAlone);
    bool isDrawnBy(const BundleItem &item, int mesh) const { return item.isSingle() == m_isAlone[size_t(mesh)]; }
    bool isLit(PartPlace part) const;
    void updateStyles(BundleItem &item);
    void updateStyle(const BundleItem &item, const BatchItem &batch, SurfaceMaterial &material, bool hot) const;
    bool hasColors(const BundleItem &item, int mesh) const;
    void updateLights();
    /// Calls `each(drawable)` for all of the whole picture, in the order in which they must be drawn.
    template<typename Each>
    void forEachWhole(Each each);
    void stretchAll();
    Qt3DRender::QAbstractTexture *texture(int index);
    SurfaceMaterial::Layer checkerLayer(const BatchItem &batch);
    SurfaceMaterial::Layer layerOf(const scene::TextureLayer &stored);

    PreparedScenePtr m_prepared;
    const Effects &m_effects;
    SceneLayers m_layers;
    std::vector<std::unique_ptr<BundleItem>> m_bundles;
    std::vector<BundleItem *> m_homes;   ///< of each mesh: where it belongs
    std::vector<BundleItem *> m_singles; ///< of each mesh: where it is drawn by itself; null until that is wanted
    std::vector<bool> m_isAlone;         ///< of each mesh: drawn by itself now
    std::vector<Qt3DRender::QAbstractTexture *> m_textures;
    Qt3DRender::QAbstractTexture *m_checker = nullptr; ///< made when first wanted
    Display m_display;
    PlacedLights m_lights;
    std::vector<PlacedLight> m_placed;
    LightRig *m_rig = nullptr; ///< made when first wanted
    int m_heatMesh = -1;
    QByteArray m_heat; ///< its colours
    Pose m_pose;
    std::vector<PartPlace> m_lit; ///< in ascending order
    QVector4D m_tint;
};

} // namespace hexahedron::preview
