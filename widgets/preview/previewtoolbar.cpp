#include "widgets/preview/previewtoolbar.h"

#include "widgets/icon.h"
#include "widgets/preview/navigator.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace hexahedron::preview {

PreviewToolBar::PreviewToolBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(2, 2, 2, 2);
    m_layout->setSpacing(1);
    m_surfaces = addToggle(tr("Surfaces"), tr("Show the triangles filled"), u"solid", true);
    m_wireframe = addToggle(tr("Wireframe"),
                            tr("Show the edges of the triangles; a click near one then selects its two vertices"),
                            u"wireframe", false);
    m_points = addToggle(tr("Vertices"), tr("Show the vertices as points; a click then selects a vertex"), u"points",
                         false);
    m_textures = addToggle(tr("Textures"), tr("Show the images that were found"), u"texture", true);
    m_normals = addToggle(tr("Normals"), tr("Show the direction of each vertex"), u"normals", false);
    m_bones = addToggle(tr("Bones"), tr("Show the skeleton; a click on a bone selects its node"), u"bones", true);
    m_grid = addToggle(tr("Grid"), tr("Show the ground and the axes of the file"), u"grid", true);
    QAction *fit = addAction(tr("Fit"), tr("Show the whole model (F)"), u"fit");
    connect(fit, &QAction::triggered, this, &PreviewToolBar::fitWanted);
    m_parts = addPanelToggle(tr("Parts"), tr("List the parts of the model, to show some of them only (L)"), u"parts");
    connect(m_parts, &QAction::toggled, this, &PreviewToolBar::partsToggled);
    m_uv = addPanelToggle(tr("Texture coordinates"), tr("Show the triangles where they lie on their pictures (U)"),
                          u"uv");
    connect(m_uv, &QAction::toggled, this, &PreviewToolBar::uvToggled);
    m_orthographic = addToggle(tr("Orthographic"), tr("Show distant things as large as near ones (5)"), u"orthographic",
                               false);

    addTool(Tool::Move, tr("Move"), tr("Move what is selected with arrows (W)"), u"move");
    addTool(Tool::Turn, tr("Rotate"), tr("Rotate what is selected with circles (E)"), u"turn");
    addTool(Tool::Resize, tr("Scale"), tr("Scale what is selected (R)"), u"resize");

    addTool(Tool::Box, tr("Box"), tr("Select the vertices in a box (B); Shift adds"), u"boxselect");
    addTool(Tool::Lasso, tr("Lasso"), tr("Select the vertices in a lasso (K); Shift adds"), u"lasso");

    addTool(Tool::Measure, tr("Measure"), tr("Measure from one point to another, click by click (M)"), u"measure");

    m_layout->addStretch();
    QAction *more = addAction(tr("More"), tr("Views, background, names of bones and more"), u"more");
    m_more = m_buttons.back();
    m_buttons.pop_back();
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(this);
    more->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &PreviewToolBar::fillMenu);
    m_boneNames = addMenuToggle(tr("Names of bones"), false);
    m_symbols = addMenuToggle(tr("Symbols of lights, cameras and others"), true);
    m_bounds = addMenuToggle(tr("Boxes, computed and stored"), false);
    m_backFaces = addMenuToggle(tr("Back faces of one-sided materials"), false);
    m_vertexColors = addMenuToggle(tr("Colours of vertices"), true);
    m_uvChecker = addMenuToggle(tr("Checker instead of the textures"), false);
    m_particles = addMenuToggle(tr("Particles"), true);
    menu->addMenu(makeShadingMenu());
    menu->addActions({m_boneNames, m_symbols, m_bounds, m_backFaces, m_vertexColors, m_uvChecker, m_particles});
    menu->addSeparator();
    m_companions = menu->addAction(tr("Move vertices at the same place together"));
    m_companions->setCheckable(true);
    m_companions->setChecked(true);
    connect(m_companions, &QAction::toggled, this, &PreviewToolBar::companionsSwitched);
    m_views = menu->addMenu(tr("View from"));
    for (const NamedView &named : namedViews()) {
        // The keys are those of the view, where nothing is typed; here they are only shown.
        QAction *action = m_views->addAction(Navigator::tr(named.name) + u'\t'
                                             + named.keys.toString(QKeySequence::NativeText));
        connect(action, &QAction::triggered, this, [this, view = named.view] { Q_EMIT lookWanted(view); });
    }
    m_views->addSeparator();
    QAction *parallel = m_views->addAction(tr("Orthographic") + QStringLiteral("\t5"));
    parallel->setCheckable(true);
    connect(parallel, &QAction::toggled, m_orthographic, &QAction::setChecked);
    connect(m_orthographic, &QAction::toggled, parallel, &QAction::setChecked);
    // Its keys, too, are those of the view.
    QAction *fitSelection = menu->addAction(tr("Fit to the selection") + QStringLiteral("\t")
                                            + QKeySequence(Qt::SHIFT | Qt::Key_F).toString(QKeySequence::NativeText));
    connect(fitSelection, &QAction::triggered, this, &PreviewToolBar::fitToSelectionWanted);
    menu->addSeparator();
    auto *group = new QActionGroup(this);
    for (const auto &[text, background] : {std::pair{tr("Background like the window"), Background::LikeTheWindow},
                                           {tr("Dark background"), Background::Dark},
                                           {tr("Light background"), Background::Light},
                                           {tr("Checkered background"), Background::Checkered},
                                           {tr("Picture as background…"), Background::Picture}}) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(background == m_background);
        group->addAction(action);
        m_backgrounds.emplace_back(background, action);
        connect(action, &QAction::triggered, this, [this, chosen = background] {
            if (chosen == Background::Picture) {
                Q_EMIT pictureWanted();
                return;
            }
            m_background = chosen;
            Q_EMIT backgroundChosen();
        });
    }
}

void PreviewToolBar::setCameras(const QStringList &names)
{
    constexpr int LongestName = 60;
    for (QAction *camera : std::exchange(m_cameras, {}))
        delete camera;
    if (!names.isEmpty())
        m_cameras.push_back(m_views->addSection(tr("Cameras of the file")));
    for (qsizetype i = 0; i < names.size(); ++i) {
        QString name = names[i].left(LongestName);
        QAction *action = m_views->addAction(name.replace(u'&', QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [this, i] { Q_EMIT cameraWanted(int(i)); });
        m_cameras.push_back(action);
    }
}

void PreviewToolBar::setPictureShown(bool isShown)
{
    for (const auto &[background, action] : m_backgrounds)
        action->setChecked(background == (isShown ? Background::Picture : m_background));
}

QSize PreviewToolBar::minimumSizeHint() const
{
    constexpr int FewButtons = 5;
    const QSize one = m_more->sizeHint();
    return {FewButtons * (one.width() + m_layout->spacing()), one.height() + 4};
}

void PreviewToolBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const QMargins margins = m_layout->contentsMargins();
    const int step = m_more->sizeHint().width() + m_layout->spacing();
    const int fitting = (width() - margins.left() - margins.right()) / step - 1; // one is the menu's
    for (int i = 0; i < int(m_buttons.size()); ++i)
        m_buttons[size_t(i)]->setVisible(i < fitting);
}

void PreviewToolBar::fillMenu()
{
    auto *menu = m_more->defaultAction()
                     ->menu<QMenu *>(); // the button's own is only known where it was set on the button
    for (QToolButton *button : m_buttons) {
        if (button->isHidden())
            menu->insertAction(m_boneNames, button->defaultAction());
        else
            menu->removeAction(button->defaultAction());
    }
}

/// One of them is chosen.
QMenu *PreviewToolBar::makeShadingMenu()
{
    struct Choice
    {
        Shading shading;
        QString text, tip;
    };
    auto *menu = new QMenu(tr("Shading"), this);
    menu->setToolTipsVisible(true);
    auto *group = new QActionGroup(this);
    for (const Choice &choice :
         {Choice{Shading::SceneLit, tr("Lights of the scene"),
                 tr("With the lights that the file has, and their shadows; where it has none, with one beside the "
                    "viewer")},
          Choice{Shading::Lit, tr("Lit"), tr("With a light beside the viewer")},
          Choice{Shading::Unlit, tr("Unlit"), tr("Colours and pictures as they are, without light")},
          Choice{Shading::Matcap, tr("Matcap"), tr("The shape alone, as if it were made of clay")},
          Choice{Shading::Normals, tr("Normals as colours"),
                 tr("Red, green and blue are the x, y and z of each normal, from −1 to 1")},
          Choice{Shading::Tangents, tr("Tangents as colours"),
                 tr("Red, green and blue are the x, y and z of each stored tangent, from −1 to 1; grey where there is "
                    "none")},
          Choice{Shading::Overdraw, tr("Overdraw"), tr("The more surfaces lie behind one another, the brighter")}}) {
        QAction *action = menu->addAction(choice.text);
        action->setToolTip(choice.tip);
        action->setCheckable(true);
        action->setChecked(choice.shading == m_shading);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, shading = choice.shading] {
            m_shading = shading;
            Q_EMIT displayChanged();
        });
    }
    return menu;
}

QAction *PreviewToolBar::addAction(const QString &text, const QString &tip, const char16_t *iconName)
{
    auto *action = new QAction(text, this);
    action->setToolTip(tip);
    action->setIcon(hexahedron::icon(iconName));
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize(QSize(20, 20));
    button->setAccessibleName(text);
    m_layout->addWidget(button);
    m_buttons.push_back(button);
    return action;
}

QAction *PreviewToolBar::addToggle(const QString &text, const QString &tip, const char16_t *iconName, bool on)
{
    QAction *action = addAction(text, tip, iconName);
    action->setCheckable(true);
    action->setChecked(on);
    connect(action, &QAction::toggled, this, &PreviewToolBar::displayChanged);
    return action;
}

void PreviewToolBar::addTool(Tool tool, const QString &text, const QString &tip, const char16_t *iconName)
{
    QAction *action = addAction(text, tip, iconName);
    action->setCheckable(true);
    m_tools.emplace_back(tool, action);
    connect(action, &QAction::triggered, this, [this, tool](bool on) { Q_EMIT toolChosen(on ? tool : Tool::Look); });
}

void PreviewToolBar::setTool(Tool tool)
{
    for (const auto &[of, action] : m_tools)
        action->setChecked(of == tool);
}

/// Of a panel beside the view, not of what the view shows.
QAction *PreviewToolBar::addPanelToggle(const QString &text, const QString &tip, const char16_t *iconName)
{
    QAction *action = addAction(text, tip, iconName);
    action->setCheckable(true);
    return action;
}

QAction *PreviewToolBar::addMenuToggle(const QString &text, bool on)
{
    auto *action = new QAction(text, this);
    action->setCheckable(true);
    action->setChecked(on);
    connect(action, &QAction::toggled, this, &PreviewToolBar::displayChanged);
    return action;
}

void PreviewToolBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        Q_EMIT displayChanged(); // the background may follow the window
}

Display PreviewToolBar::display() const
{
    Display display;
    display.surfaces = m_surfaces->isChecked();
    display.wireframe = m_wireframe->isChecked();
    display.points = m_points->isChecked();
    display.textures = m_textures->isChecked();
    display.normals = m_normals->isChecked();
    display.bones = m_bones->isChecked();
    display.boneNames = m_boneNames->isChecked();
    display.symbols = m_symbols->isChecked();
    display.grid = m_grid->isChecked();
    display.bounds = m_bounds->isChecked();
    display.vertexColors = m_vertexColors->isChecked();
    display.uvChecker = m_uvChecker->isChecked();
    display.particles = m_particles->isChecked();
    display.shading = m_shading;
    display.hideBackFaces = !m_backFaces->isChecked();
    return display;
}

void PreviewToolBar::setHasView(bool hasView)
{
    for (const QToolButton *button : m_buttons) {
        QAction *action = button->defaultAction();
        action->setEnabled(hasView || action == m_parts || action == m_uv);
    }
}

void PreviewToolBar::switchOrthographic()
{
    m_orthographic->toggle();
}

void PreviewToolBar::switchParts()
{
    m_parts->toggle();
}

void PreviewToolBar::switchUv()
{
    m_uv->toggle();
}

bool PreviewToolBar::isOrthographic() const
{
    return m_orthographic->isChecked();
}

} // namespace hexahedron::preview
