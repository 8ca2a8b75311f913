#pragma once

#include "widgets/preview/highlighter.h"
#include "widgets/preview/labels.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/sceneentity.h"
#include "widgets/preview/symbols.h"

#include <Qt3DExtras/Qt3DWindow>

#include <QPointer>

namespace Qt3DRender {
class QClearBuffers;
class QCamera;
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
    void setBackground(const QColor &color);
    void setLabelFont(const QFont &font) { m_font = font; }

    OrbitCamera &orbitCamera() { return m_orbit; }
    void updateCamera(); ///< after orbitCamera() has been moved
    const std::vector<BoneStretch> &bones() const { return m_bones; }
    const std::vector<SymbolFigure> &symbols() const { return m_figures; }

Q_SIGNALS:
    void resized();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildFrameGraph();
    void updateGrid();
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
    std::vector<BoneStretch> m_bones;
    std::vector<SymbolFigure> m_figures;
    Grid m_gridLines;
    QFont m_font;

    Qt3DCore::QEntity *m_root;
    Effects *m_effects;
    Qt3DRender::QCamera *m_eye;
    Qt3DRender::QClearBuffers *m_clear = nullptr;
    QPointer<SceneEntity> m_entity;
    FlatShape *m_grid, *m_axes, *m_box, *m_normals, *m_boneFaces, *m_boneLines, *m_symbols, *m_litTriangles,
        *m_litThrough, *m_litPoints;
    Labels *m_labels;
};

} // namespace hexahedron::preview
