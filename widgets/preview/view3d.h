#pragma once

#include "widgets/preview/boxes.h"
#include "widgets/preview/highlighter.h"
#include "widgets/preview/labels.h"
#include "widgets/preview/largescenes.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/particleshape.h"
#include "widgets/preview/sceneentity.h"
#include "widgets/preview/symbols.h"

#include <Qt3DExtras/Qt3DWindow>

#include <QPointer>
#include <QTimer>

#include <optional>

namespace Qt3DRender {
class QClearBuffers;
class QCamera;
class QSubtreeEnabler;
} // namespace Qt3DRender

namespace hexahedron::preview {

/// Draws: the one place that knows the window of Qt 3D, its frame graph and what hangs in it. Draws only when something
/// has changed.
class View3D : public Qt3DExtras::Qt3DWindow
{
    Q_OBJECT
public:
    View3D();

    /// Whether a window like this one can be drawn here at all; asked once.
    static bool isPossible();

    void setScene(PreparedScenePtr prepared, const Pose &pose); ///< null: nothing
    void setPose(const Pose &pose);
    void setDisplay(const Display &display);
    void setHighlight(const Highlight &highlight);
    /// Lets time pass for the particles.
    void moveParticles(float seconds);
    /// Another pose that shines through; null: none.
    void setGhost(const Pose *pose);
    /// Triangles of what somebody can take hold of, and lines around what is being chosen; above everything else.
    void setGizmo(const FlatVertices &triangles) { m_gizmo->setVertices(triangles); }
    void setRegion(const FlatVertices &lines) { m_region->setVertices(lines); }
    /// Lines of what is measured, and a text at them.
    void setMeasure(const FlatVertices &lines, const std::optional<Label> &label);
    /// About as large as a vertex or a joint is to be drawn.
    float markSize() const { return boneSize() / 2; }
    /// The width of a cell of the ground.
    float gridCell() const { return m_gridLines.cell; }
    /// Of one colour, or of squares in two.
    void setBackground(const QColor &color, const std::optional<QColor> &second);
    /// A picture that fills the view, as far as it has its shape.
    void setBackground(const QImage &picture);
    /// Whether all of the scene is in the picture; a large one is drawn coarsely while it moves.
    bool isComplete() const;
    /// Whether lights that have shadows show them.
    bool showsShadows() const { return !isLarge(); }
    void setLabelFont(const QFont &font) { m_font = font; }

    OrbitCamera &orbitCamera() { return m_orbit; }
    /// Looks from the symbol of this node, which is not shown as long as the camera is at a given place.
    void setEyeNode(int node);
    void updateCamera(); ///< after orbitCamera() has been moved
    void updateReach();  ///< after orbitCamera() has been exchanged
    /// That are drawn.
    const std::vector<BoneStretch> &bones() const { return m_bones; }
    /// Whether there are too many to draw all of them at once.
    bool leavesBonesOut() const { return m_allBones.size() > MostBones; }
    const std::vector<SymbolFigure> &symbols() const { return m_figures; }

Q_SIGNALS:
    void resized();
    void cameraChanged();
    void completed(); ///< a large scene has been drawn as a whole

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildFrameGraph();
    void chooseFrameGraph();
    /// The picture looks otherwise now.
    void drawAgain();
    bool isLarge() const { return m_entity && m_entity->isLarge() && m_large; }
    void updateShadows();
    void makeParticles();
    void drawParticles();
    void setBackdrop(bool isThere, const QColor &color);
    void placePicture();
    void updateGrid();
    /// In another scene or pose.
    void findBones();
    void updateBones();
    void updateSymbols();
    void updateNormals();
    void updateLabels();
    float boneSize() const { return m_prepared ? m_prepared->bounds.radius() * 0.018f : 1; }

    OrbitCamera m_orbit;
    Display m_display;
    PreparedScenePtr m_prepared;
    Pose m_pose;
    Highlight m_highlight;
    std::vector<BoneStretch> m_allBones, m_bones;
    QTimer m_rest; ///< runs while the eye moves and other bones may come into sight
    std::vector<SymbolFigure> m_figures;
    int m_eyeNode = -1;
    std::optional<Label> m_measured;
    Grid m_gridLines;
    Boxes m_boxes;
    QFont m_font;

    Qt3DCore::QEntity *m_root;
    Effects *m_effects;
    Qt3DRender::QCamera *m_eye;
    Qt3DRender::QClearBuffers *m_clear = nullptr;
    Qt3DRender::QFrameGraphNode *m_direct = nullptr;  ///< the frame graph of scenes that are drawn at once
    Qt3DRender::QSubtreeEnabler *m_shadows = nullptr; ///< where shadow maps are drawn in it
    LargeScenes *m_large = nullptr;
    SceneLayers m_layers;
    Qt3DRender::QLayer *m_onTop, *m_behind;
    BackdropMaterial *m_backdropMaterial;
    QImage m_picture; ///< that is the background; null: none
    Qt3DCore::QEntity *m_backdrop;
    QPointer<SceneEntity> m_entity;
    std::vector<ParticleCloud> m_clouds; ///< of the emitters of the scene
    std::vector<ParticleShape *> m_particles;
    FlatShape *m_grid, *m_axes, *m_box, *m_normals, *m_boneFaces, *m_boneLines, *m_symbols, *m_litTriangles,
        *m_litLines, *m_litThrough, *m_litPoints, *m_ghost, *m_ghostBones, *m_gizmo, *m_region;
    Labels *m_labels;
};

} // namespace hexahedron::preview
