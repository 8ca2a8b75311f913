#pragma once

#include "widgets/preview/gizmo.h"
#include "widgets/preview/sceneentity.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QToolButton;

namespace hexahedron::preview {

/// The buttons above the view.
class PreviewToolBar : public QWidget
{
    Q_OBJECT
public:
    explicit PreviewToolBar(QWidget *parent);

    Display display() const; ///< all but the background, which depends on the window's palette
    bool isOrthographic() const;
    enum class Background { LikeTheWindow, Dark, Light, Checkered, Picture };
    /// Leaves what needs no view of the model.
    void setHasView(bool hasView);
    void switchOrthographic();
    void switchParts();
    void switchUv();
    /// Which button is down; says nothing.
    void setTool(Tool tool);
    /// All but Picture, which is asked for with pictureWanted().
    Background background() const { return m_background; }
    /// Whether a picture is the background now, for what the menu says.
    void setPictureShown(bool isShown);
    /// Those of the file, to look through.
    void setCameras(const QStringList &names);
    /// Vertices that lie where selected ones do go along.
    bool movesCompanions() const { return m_companions->isChecked(); }

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void displayChanged();
    void fitWanted();
    void fitToSelectionWanted();
    void partsToggled(bool on);
    void uvToggled(bool on);
    void backgroundChosen();   ///< in place of a picture, too
    void pictureWanted();      ///< as the background
    void companionsSwitched(); ///< see movesCompanions()
    void toolChosen(hexahedron::preview::Tool tool);
    void lookWanted(OrbitCamera::View view);
    void cameraWanted(int camera); ///< of those of the file

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QAction *addAction(const QString &text, const QString &tip, const char16_t *iconName);
    QAction *addPanelToggle(const QString &text, const QString &tip, const char16_t *iconName);
    QAction *addToggle(const QString &text, const QString &tip, const char16_t *iconName, bool on);
    void fillMenu();
    QMenu *makeShadingMenu();
    void addTool(Tool tool, const QString &text, const QString &tip, const char16_t *iconName);
    QAction *addMenuToggle(const QString &text, bool on);

    QHBoxLayout *m_layout;
    std::vector<QToolButton *> m_buttons; ///< those that do not fit stand in the menu
    QToolButton *m_more = nullptr;
    QMenu *m_views;
    std::vector<QAction *> m_cameras;
    std::vector<std::pair<Tool, QAction *>> m_tools;
    QAction *m_surfaces, *m_wireframe, *m_points, *m_textures, *m_normals, *m_bones, *m_grid, *m_orthographic, *m_parts,
        *m_uv;
    QAction *m_boneNames, *m_symbols, *m_bounds, *m_backFaces, *m_vertexColors, *m_uvChecker, *m_particles,
        *m_companions;
    std::vector<std::pair<Background, QAction *>> m_backgrounds;
    Background m_background = Background::LikeTheWindow;
    Shading m_shading = Shading::SceneLit;
};

} // namespace hexahedron::preview
