#include "widgets/preview/view3d.h"

#include "core/scene/texturelayers.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QRenderSettings>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QViewport>

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QResizeEvent>

namespace hexahedron::preview {

using Qt3DRender::QGeometryRenderer;

bool View3D::isPossible()
{
    static const bool possible = [] {
        const QString platform = QGuiApplication::platformName();
        if (platform == QLatin1String("offscreen") || platform.startsWith(QLatin1String("minimal"))
            || platform == QLatin1String("vnc"))
            return false;
        QSurfaceFormat format;
        format.setVersion(3, 2);
        format.setProfile(QSurfaceFormat::CoreProfile);
        QOpenGLContext context;
        context.setFormat(format);
        QOffscreenSurface surface;
        surface.setFormat(format);
        surface.create();
        if (!surface.isValid() || !context.create() || !context.makeCurrent(&surface))
            return false;
        const bool enough = !context.isOpenGLES() && context.format().version() >= std::pair(3, 2);
        context.doneCurrent();
        return enough;
    }();
    return possible;
}

/// Qt 6.4's default renderer (RHI) crashes when a scene is replaced while a frame of the former one is under way, so its OpenGL
/// renderer is asked for, unless the user wants another.
static Qt3DRender::API chosenRenderer()
{
    if (!qEnvironmentVariableIsSet("QT3D_RENDERER"))
        qputenv("QT3D_RENDERER", "opengl");
    return Qt3DRender::API::OpenGL;
}

View3D::View3D()
    : Qt3DExtras::Qt3DWindow(nullptr, chosenRenderer())
    , m_root(new Qt3DCore::QEntity)
    , m_effects(new Effects(m_root))
    , m_eye(new Qt3DRender::QCamera(m_root))
    , m_layers{new Qt3DRender::QLayer(m_root), new Qt3DRender::QLayer(m_root), new Qt3DRender::QLayer(m_root)}
    , m_onTop(new Qt3DRender::QLayer(m_root))
    , m_behind(new Qt3DRender::QLayer(m_root))
    , m_backdropMaterial(new BackdropMaterial(*m_effects, m_root))
    , m_backdrop(makeCover(m_backdropMaterial, m_root))
    , m_grid(new FlatShape(*m_effects, Effects::Flat, QGeometryRenderer::Lines, m_root))
    , m_axes(new FlatShape(*m_effects, Effects::Flat, QGeometryRenderer::Lines, m_root))
    , m_box(new FlatShape(*m_effects, Effects::Flat, QGeometryRenderer::Lines, m_root))
    , m_normals(new FlatShape(*m_effects, Effects::Flat, QGeometryRenderer::Lines, m_root))
    , m_boneFaces(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Triangles, m_root))
    , m_boneLines(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Lines, m_root))
    , m_symbols(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Lines, m_root))
    , m_litTriangles(new FlatShape(*m_effects, Effects::Flat, QGeometryRenderer::Triangles, m_root))
    , m_litLines(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Lines, m_root))
    , m_litThrough(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Triangles, m_root))
    , m_litPoints(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Points, m_root))
    , m_ghost(new FlatShape(*m_effects, Effects::BlendedFlat, QGeometryRenderer::Triangles, m_root))
    , m_ghostBones(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Lines, m_root))
    , m_gizmo(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Triangles, m_root))
    , m_region(new FlatShape(*m_effects, Effects::FlatOnTop, QGeometryRenderer::Lines, m_root))
    , m_labels(new Labels(*m_effects, m_root))
{
    m_backdrop->addComponent(m_behind);
    m_backdrop->setEnabled(false);
    m_axes->setStyle(1, 0.0006f);
    m_box->setStyle(1, 0.0006f);
    m_normals->setStyle(1, 0.001f);
    m_litTriangles->setStyle(1, 0.002f);
    m_litLines->setStyle(1, 0);
    m_litThrough->setStyle(1, 0);
    m_litPoints->setStyle(7, 0);
    m_ghost->setStyle(1, 0);
    m_ghostBones->setStyle(1, 0);
    m_gizmo->setStyle(1, 0);
    m_region->setStyle(1, 0);
    constexpr int RestMilliseconds = 150;
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &View3D::updateBones);
    buildFrameGraph();
    setRootEntity(m_root);
    renderSettings()->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
    updateCamera();
}

/// First what is behind everything, then what has depth, then what lies on top of it.
void View3D::buildFrameGraph()
{
    for (Qt3DCore::QEntity *entity :
         {static_cast<Qt3DCore::QEntity *>(m_litThrough), static_cast<Qt3DCore::QEntity *>(m_boneFaces),
          static_cast<Qt3DCore::QEntity *>(m_boneLines), static_cast<Qt3DCore::QEntity *>(m_symbols),
          static_cast<Qt3DCore::QEntity *>(m_litLines), static_cast<Qt3DCore::QEntity *>(m_litPoints),
          static_cast<Qt3DCore::QEntity *>(m_ghost), static_cast<Qt3DCore::QEntity *>(m_ghostBones),
          static_cast<Qt3DCore::QEntity *>(m_gizmo), static_cast<Qt3DCore::QEntity *>(m_region),
          static_cast<Qt3DCore::QEntity *>(m_labels)})
        entity->addComponent(m_onTop);

    auto *surface = new Qt3DRender::QRenderSurfaceSelector;
    surface->setSurface(this);
    m_shadows = new Qt3DRender::QSubtreeEnabler(surface);
    m_shadows->setEnabled(false);
    auto *viewport = new Qt3DRender::QViewport(surface);
    auto *camera = new Qt3DRender::QCameraSelector(viewport);
    camera->setCamera(m_eye);
    m_clear = new Qt3DRender::QClearBuffers(camera);
    m_clear->setBuffers(Qt3DRender::QClearBuffers::ColorDepthBuffer);
    auto *behind = new Qt3DRender::QLayerFilter(m_clear);
    behind->addLayer(m_behind);
    behind->setFilterMode(Qt3DRender::QLayerFilter::AcceptAnyMatchingLayers);
    drawScene(m_layers.onSurfaces, {m_behind, m_onTop, m_layers.coarse}, camera);
    auto *above = new Qt3DRender::QLayerFilter(camera);
    above->addLayer(m_onTop);
    above->setFilterMode(Qt3DRender::QLayerFilter::AcceptAnyMatchingLayers);
    m_direct = surface;
    setActiveFrameGraph(m_direct);

    // Qt 3D's other renderers cannot copy one picture onto another.
    if (qEnvironmentVariable("QT3D_RENDERER") != QLatin1String("opengl"))
        return;
    m_large = new LargeScenes(this, m_eye, {m_layers, m_onTop, m_behind}, *m_effects, m_root);
    connect(m_large, &LargeScenes::completed, this, &View3D::completed);
}

void View3D::chooseFrameGraph()
{
    Qt3DRender::QFrameGraphNode *wanted = isLarge() ? m_large->frameGraph() : m_direct;
    if (activeFrameGraph() != wanted)
        setActiveFrameGraph(wanted);
    if (m_large)
        m_large->setScene(isLarge() ? m_entity.data() : nullptr);
}

void View3D::updateShadows()
{
    if (m_entity)
        m_entity->showShadows(m_shadows);
    else
        m_shadows->setEnabled(false);
}

void View3D::drawAgain()
{
    if (isLarge())
        m_large->startAgain();
}

bool View3D::isComplete() const
{
    return !isLarge() || m_large->isComplete();
}

void View3D::setScene(PreparedScenePtr prepared, const Pose &pose)
{
    delete m_entity;
    m_prepared = std::move(prepared);
    m_highlight = {};
    m_pose = pose;
    if (m_prepared) {
        // It joins the scene as a whole: of nodes that join one by one, Qt 3D may look at some before others, and then never draws
        // them.
        // The coarse elements would throw shadows on the fine ones, and all of these are never drawn at once.
        const bool isInStretches = m_prepared->isCoarsened && m_large;
        m_entity = new SceneEntity(m_prepared, *m_effects, m_layers, isInStretches ? 0 : PlacedLights::MostShadows,
                                   nullptr);
        m_entity->setDisplay(m_display);
        m_entity->setPose(m_pose);
        m_entity->setParent(m_root);
        updateReach();
    }
    chooseFrameGraph();
    updateShadows();
    makeParticles();
    findBones();
    setHighlight({});
    setGhost(nullptr);
    updateGrid();
    updateNormals();
    updateCamera();
}

void View3D::setPose(const Pose &pose)
{
    if (!m_prepared || !pose.fits(*m_prepared))
        return;
    m_pose = pose;
    m_entity->setPose(pose);
    updateReach();
    updateNormals();
    findBones();
    updateBones();
    drawAgain();
}

/// The near and the far plane enclose all that may be seen.
void View3D::updateReach()
{
    Bounds reach = m_prepared->extent;
    reach.add(m_pose.bounds);
    m_orbit.setBounds(reach);
    m_eye->lens()->setProjectionMatrix(m_orbit.projectionMatrix());
}

void View3D::setDisplay(const Display &display)
{
    if (display == m_display)
        return;
    m_display = display;
    if (m_entity)
        m_entity->setDisplay(display);
    updateShadows();
    updateGrid();
    updateNormals();
    updateBones();
    drawParticles();
    drawAgain();
}

void View3D::setHighlight(const Highlight &highlight)
{
    // What is lit as a whole is still to be seen as what it is, and where all of it is lit a breath is enough.
    constexpr float PartTint = 0.38f, EverythingTint = 0.1f;
    const bool isSame = highlight.parts == m_highlight.parts && highlight.heatMesh == m_highlight.heatMesh
                        && highlight.heat == m_highlight.heat;
    m_highlight = highlight;
    if (m_entity && !isSame) {
        QColor tint = selectionColor();
        tint.setAlphaF(highlight.isEverything ? EverythingTint : PartTint);
        drawAgain();
        m_entity->setLitParts(highlight.parts, tint);
        m_entity->setHeat(highlight.heatMesh, highlight.heat);
    }
    m_litPoints->setVertices(highlight.points);
    m_litLines->setVertices(highlight.lines);
    // Of a large scene the whole picture would be drawn again for them.
    m_litTriangles->setVertices(isLarge() ? FlatVertices() : highlight.triangles);
    FlatVertices through = highlight.triangles; // what is selected behind something shines through
    for (FlatVertex &vertex : through)
        vertex.color[3] = isLarge() ? 170 : 70;
    m_litThrough->setVertices(through);
    updateBones();
}

void View3D::makeParticles()
{
    m_clouds.clear();
    for (ParticleShape *shape : std::exchange(m_particles, {}))
        delete shape;
    const scene::Scene none;
    const scene::Scene &scene = m_prepared ? *m_prepared->scene : none;
    for (const scene::Emitter &emitter : scene.emitters) {
        if (m_clouds.size() >= ParticleCloud::MostClouds)
            return;
        QImage image;
        scene::TexturePlace place;
        const bool hasMaterial = emitter.material >= 0 && size_t(emitter.material) < scene.materials.size();
        for (const scene::TextureLayer &layer :
             hasMaterial ? scene.materials[size_t(emitter.material)].layers : std::vector<scene::TextureLayer>()) {
            if (layer.texture >= 0 && size_t(layer.texture) < m_prepared->images.size()
                && !m_prepared->cubes[size_t(layer.texture)]) {
                image = m_prepared->images[size_t(layer.texture)];
                place = scene::texturePlace(scene, scene.textures[size_t(layer.texture)]);
                break;
            }
        }
        m_clouds.emplace_back(emitter);
        m_particles.push_back(new ParticleShape(*m_effects, image, place, nullptr));
        m_particles.back()->addComponent(m_onTop); // behind what is solid, and not hidden by what comes later
        m_particles.back()->setParent(m_root);
    }
}

void View3D::moveParticles(float seconds)
{
    for (size_t i = 0; i < m_clouds.size(); ++i) {
        const int node = m_prepared->scene->emitters[i].node;
        if (node >= 0 && size_t(node) < m_pose.nodes.size())
            m_clouds[i].advance(seconds, m_pose.nodes[size_t(node)], m_prepared->root);
    }
    drawParticles();
}

void View3D::drawParticles()
{
    const QVector3D up = m_orbit.up().normalized();
    const QVector3D right = QVector3D::crossProduct(m_orbit.target() - m_orbit.eye(), up).normalized();
    for (size_t i = 0; i < m_clouds.size(); ++i)
        m_particles[i]->setParticles(
            m_display.particles ? m_clouds[i].particles() : std::vector<ParticleCloud::Particle>(), right, up);
}

void View3D::setGhost(const Pose *pose)
{
    constexpr qint64 MostTriangles = 200'000;
    const bool isThere = pose && m_prepared && pose->fits(*m_prepared) && !isLarge();
    const bool dark = m_display.darkBackground;
    m_ghost->setVertices(isThere ? makeGhost(*m_prepared, *pose, MostTriangles, dark) : FlatVertices());
    FlatVertices bones;
    if (isThere && m_prepared->triangleCount == 0)
        bones = makeBoneLines(bonesToDraw(boneStretches(*m_prepared, *pose), {}, true, m_orbit), boneSize(), {}, dark);
    for (FlatVertex &vertex : bones)
        vertex.color[3] = 90;
    m_ghostBones->setVertices(bones);
}

void View3D::setBackground(const QColor &color, const std::optional<QColor> &second)
{
    constexpr float SquareSize = 12;
    m_picture = {};
    if (second)
        m_backdropMaterial->setSquares(color, *second, SquareSize * float(devicePixelRatio()));
    setBackdrop(second.has_value(), color);
}

void View3D::setBackground(const QImage &picture)
{
    if (picture.cacheKey() != m_picture.cacheKey()) {
        m_picture = picture;
        m_backdropMaterial->setPicture(picture);
    }
    placePicture();
    setBackdrop(true, Qt::black);
}

/// So that it fills the view, whatever of it does not fit.
void View3D::placePicture()
{
    const QSizeF view = QSizeF(size()) * devicePixelRatio();
    if (!m_picture.isNull() && !view.isEmpty())
        m_backdropMaterial->setPlace(view, QSizeF(m_picture.size()).scaled(view, Qt::KeepAspectRatioByExpanding));
}

void View3D::setBackdrop(bool isThere, const QColor &color)
{
    m_backdrop->setEnabled(isThere);
    m_clear->setClearColor(color);
    if (m_large)
        m_large->setClearColor(color);
    drawAgain();
}

void View3D::updateGrid()
{
    m_gridLines = m_prepared ? makeGrid(*m_prepared, m_display.darkBackground) : Grid{};
    m_grid->setVertices(m_gridLines.lines);
    m_axes->setVertices(m_gridLines.axes);
    m_grid->setShown(m_display.grid);
    m_axes->setShown(m_display.grid);
    m_boxes = m_prepared && m_display.bounds ? makeBoxes(*m_prepared, m_display.darkBackground) : Boxes{};
    m_box->setVertices(m_boxes.lines);
    updateLabels();
}

void View3D::findBones()
{
    m_allBones = m_prepared ? boneStretches(*m_prepared, m_pose) : std::vector<BoneStretch>{};
}

void View3D::updateBones()
{
    m_bones = bonesToDraw(m_allBones, m_highlight.nodes, m_display.bones, m_orbit);
    std::vector<BoneStretch> shown = m_bones;
    updateSymbols();
    const bool dark = m_display.darkBackground;
    constexpr size_t MostMarks = 200;          // more would only hide what they mark
    for (const int node : m_highlight.nodes) { // nodes that are no joints get a mark too
        if (m_highlight.nodes.size() > MostMarks || size_t(node) >= m_pose.nodes.size()
            || m_prepared->scene->nodes[size_t(node)].isJoint
            || m_prepared->scene->nodes[size_t(node)].symbol != scene::Symbol::None)
            continue;
        const auto &m = m_pose.nodes[size_t(node)].m;
        shown.push_back({node, {m[12], m[13], m[14]}, {m[12], m[13], m[14]}, true});
    }
    m_boneFaces->setVertices(makeBones(shown, boneSize(), m_highlight.nodes, dark));
    m_boneLines->setVertices(makeBoneLines(shown, boneSize(), m_highlight.nodes, dark));
    updateLabels();
}

void View3D::setEyeNode(int node)
{
    if (std::exchange(m_eyeNode, node) != node)
        updateBones();
}

void View3D::updateSymbols()
{
    const bool isShown = m_prepared && m_display.symbols;
    m_figures = isShown ? symbolFigures(*m_prepared, m_pose, boneSize() * 2) : std::vector<SymbolFigure>{};
    std::erase_if(m_figures, [this](const SymbolFigure &figure) { return figure.node == m_eyeNode; });
    m_symbols->setVertices(isShown ? makeSymbols(m_figures, *m_prepared, m_highlight.nodes, m_display.darkBackground)
                                   : FlatVertices{});
}

void View3D::setMeasure(const FlatVertices &lines, const std::optional<Label> &label)
{
    m_region->setVertices(lines);
    m_measured = label;
    updateLabels();
}

void View3D::updateNormals()
{
    constexpr qint64 mostNormals = 100'000;
    m_normals->setVertices(m_prepared && m_display.normals ? makeNormals(*m_prepared, m_pose, mostNormals)
                                                           : FlatVertices{});
}

void View3D::updateLabels()
{
    std::vector<Label> labels;
    if (m_display.grid)
        labels = m_gridLines.labels;
    labels.insert(labels.end(), m_boxes.labels.begin(), m_boxes.labels.end());
    const QColor color = m_display.darkBackground ? QColor(225, 232, 242) : QColor(36, 44, 60);
    // The names of many things at once would only cover each other.
    constexpr size_t MostLitNames = 6;
    const bool nameLit = m_highlight.nodes.size() <= MostLitNames;
    std::vector<int> named;
    const auto name = [&](int node, bool isWanted, const scene::Vec3 &at) {
        const bool lit = std::find(m_highlight.nodes.begin(), m_highlight.nodes.end(), node) != m_highlight.nodes.end();
        if ((!isWanted && !(lit && nameLit)) || named.size() >= Labels::Most
            || std::find(named.begin(), named.end(), node) != named.end())
            return;
        named.push_back(node);
        QString text = m_prepared->scene->nodes[size_t(node)].name.left(40);
        if (node == m_highlight.numberedNode)
            text += QStringLiteral("  ") + m_highlight.numbers;
        if (!text.isEmpty())
            labels.push_back({at, text, lit ? selectionColor() : color, lit});
    };
    for (const BoneStretch &bone : m_bones)
        name(bone.node, m_display.bones && m_display.boneNames,
             {(bone.from.x + bone.to.x) / 2, (bone.from.y + bone.to.y) / 2, (bone.from.z + bone.to.z) / 2});
    for (const SymbolFigure &figure : m_figures) {
        const auto &m = m_pose.nodes[size_t(figure.node)].m;
        name(figure.node, m_display.boneNames, {m[12], m[13] + boneSize() * 3, m[14]});
    }
    if (m_highlight.numberedNode < 0 && !m_highlight.numbers.isEmpty()) {
        const scene::Vec3 at = m_highlight.bounds.center();
        labels.push_back({{at.x, at.y + boneSize() * 2, at.z}, m_highlight.numbers, selectionColor(), true});
    }
    if (m_measured)
        labels.push_back(*m_measured);
    m_labels->setLabels(labels, m_font,
                        m_display.darkBackground ? QColor(24, 27, 32, 190) : QColor(245, 247, 250, 190));
}

void View3D::updateCamera()
{
    if (!m_orbit.isGiven())
        setEyeNode(-1);
    m_eye->setPosition(m_orbit.eye());
    m_eye->setUpVector(m_orbit.up());
    m_eye->setViewCenter(m_orbit.target());
    m_eye->lens()->setProjectionMatrix(m_orbit.projectionMatrix());
    m_labels->setViewport(m_orbit.viewport());
    if (leavesBonesOut())
        m_rest.start();
    drawParticles(); // they face the eye
    drawAgain();
    Q_EMIT cameraChanged();
}

void View3D::resizeEvent(QResizeEvent *event)
{
    Qt3DExtras::Qt3DWindow::resizeEvent(event);
    m_orbit.setViewport(QSizeF(event->size()));
    if (m_large)
        m_large->setSize(event->size() * devicePixelRatio());
    placePicture();
    updateCamera();
    Q_EMIT resized();
}

} // namespace hexahedron::preview
