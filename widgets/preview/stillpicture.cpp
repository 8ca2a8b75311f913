#include "widgets/preview/stillpicture.h"

#include "widgets/preview/overlays.h"
#include "widgets/preview/symbols.h"

#include <Qt3DCore/QAspectEngine>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSettings>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>

#include <QOffscreenSurface>

namespace hexahedron::preview {

using namespace Qt3DRender;

namespace {

constexpr int MostMilliseconds = 120'000;
constexpr int MostFrames = 40, SameFrames = 4; // textures arrive some frames later than shapes

/// Drawn larger and made smaller, for smooth edges. Lines are a pixel wide in any size: they would become pale.
int finenessOf(const QSize &size, const PreparedScene &prepared)
{
    constexpr int MostToRefine = 2048;
    const bool areLinesAll = prepared.lineCount > 0 && prepared.triangleCount == 0;
    return !areLinesAll && qMax(size.width(), size.height()) <= MostToRefine ? 2 : 1;
}

QRenderTarget *makeTarget(const QSize &size, Qt3DCore::QNode *parent)
{
    auto *target = new QRenderTarget(parent);
    const auto attach = [&](QRenderTargetOutput::AttachmentPoint point, QAbstractTexture::TextureFormat format) {
        auto *texture = new QTexture2D;
        texture->setSize(size.width(), size.height());
        texture->setFormat(format);
        texture->setGenerateMipMaps(false);
        auto *output = new QRenderTargetOutput(target);
        output->setAttachmentPoint(point);
        output->setTexture(texture);
        target->addOutput(output);
    };
    attach(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm);
    attach(QRenderTargetOutput::Depth, QAbstractTexture::D24);
    return target;
}

bool hasSurfaces(const PreparedScene &prepared)
{
    return prepared.shownElements > prepared.brokenElements;
}

/// The bones and symbols of a scene that has nothing else.
void addFigures(const Subject &subject, const Effects &effects, Qt3DCore::QNode *parent)
{
    const float size = subject.prepared->bounds.radius() * 0.018f;
    const std::vector<BoneStretch> bones = bonesToDraw(boneStretches(*subject.prepared, subject.pose), {}, true,
                                                       subject.camera);
    const bool dark = subject.display.darkBackground;
    const auto add = [&](QGeometryRenderer::PrimitiveType primitive, const FlatVertices &vertices) {
        auto *shape = new FlatShape(effects, Effects::FlatOnTop, primitive, parent);
        shape->setVertices(vertices);
        shape->setShown(true);
    };
    add(QGeometryRenderer::Triangles, makeBones(bones, size, {}, dark));
    add(QGeometryRenderer::Lines, makeBoneLines(bones, size, {}, dark));
    const auto figures = symbolFigures(*subject.prepared, subject.pose, size * 2);
    add(QGeometryRenderer::Lines, makeSymbols(figures, *subject.prepared, {}, dark));
}

} // namespace

OrbitCamera cameraFor(const PreparedScene &prepared, const Pose &pose, const QSizeF &viewport, OrbitCamera::View from)
{
    OrbitCamera camera;
    camera.setViewport(viewport);
    Bounds reach = prepared.extent;
    reach.add(pose.bounds);
    camera.setBounds(reach);
    camera.setFrontYaw(frontYawOf(prepared));
    camera.look(from);
    camera.fit(pose.bounds);
    return camera;
}

/// All that Qt 3D needs for one picture.
class StillPicture::Stage
{
public:
    Stage(const Subject &subject, const QSize &pixels);

    void look(const OrbitCamera &from);

    QRenderCapture *capture = nullptr;

private:
    QSize m_pixels;
    QCamera *m_eye = nullptr;
    QOffscreenSurface m_surface; // goes last
    Qt3DCore::QAspectEngine m_engine;
};

StillPicture::Stage::Stage(const Subject &subject, const QSize &pixels)
    : m_pixels(pixels)
{
    QSurfaceFormat format;
    format.setVersion(3, 2);
    format.setProfile(QSurfaceFormat::CoreProfile);
    QSurfaceFormat::setDefaultFormat(format);
    m_surface.setFormat(format);
    m_surface.create();

    auto *root = new Qt3DCore::QEntity;
    auto *graph = new QRenderSurfaceSelector(root);
    graph->setSurface(&m_surface);
    graph->setExternalRenderTargetSize(pixels);
    auto *shadows = new QSubtreeEnabler(graph);
    auto *selector = new QRenderTargetSelector(graph);
    selector->setTarget(makeTarget(pixels, root));
    m_eye = new QCamera(root);
    auto *camera = new QCameraSelector(new QViewport(selector));
    camera->setCamera(m_eye);
    auto *clear = new QClearBuffers(camera);
    clear->setBuffers(QClearBuffers::ColorDepthBuffer);
    clear->setClearColor(Qt::transparent);
    new QNoDraw(clear);
    const SceneLayers layers{new QLayer(root), new QLayer(root), new QLayer(root)};
    capture = new QRenderCapture(drawScene(layers.onSurfaces, {layers.coarse}, camera));
    auto *settings = new QRenderSettings(root);
    settings->setActiveFrameGraph(graph);
    settings->setRenderPolicy(QRenderSettings::Always);
    root->addComponent(settings);

    const auto *effects = new Effects(root);
    auto *things = new SceneEntity(subject.prepared, *effects, layers, PlacedLights::MostShadows, root);
    things->setDisplay(subject.display);
    things->setPose(subject.pose);
    things->showShadows(shadows);
    if (!hasSurfaces(*subject.prepared))
        addFigures(subject, *effects, root);
    look(subject.camera);

    // Whatever the window draws with: Qt's rendering hardware interface takes any surface for a window, and crashes here.
    const QByteArray wanted = qgetenv("QT3D_RENDERER");
    qputenv("QT3D_RENDERER", "opengl");
    m_engine.registerAspect(new QRenderAspect);
    wanted.isEmpty() ? qunsetenv("QT3D_RENDERER") : qputenv("QT3D_RENDERER", wanted);
    m_engine.setRootEntity(Qt3DCore::QEntityPtr(root));
}

void StillPicture::Stage::look(const OrbitCamera &from)
{
    OrbitCamera orbit = from;
    orbit.setViewport(QSizeF(m_pixels));
    m_eye->setPosition(orbit.eye());
    m_eye->setUpVector(orbit.up());
    m_eye->setViewCenter(orbit.target());
    m_eye->lens()->setProjectionMatrix(orbit.projectionMatrix());
}

StillPicture::StillPicture(const Subject &subject, const QSize &size, QObject *parent)
    : QObject(parent)
    , m_size(size.expandedTo({1, 1}).boundedTo({MostPixels, MostPixels}))
    , m_stage(std::make_unique<Stage>(subject, m_size * finenessOf(m_size, *subject.prepared)))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(MostMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_frames = MostFrames;
        take({});
    });
    m_patience.start();
    capture();
}

void StillPicture::drawFrom(const OrbitCamera &camera)
{
    m_stage->look(camera);
    m_last = {};
    m_frames = m_same = 0;
    m_isDone = false;
    m_patience.start();
    capture();
}

StillPicture::~StillPicture() = default;

void StillPicture::capture()
{
    QRenderCaptureReply *reply = m_stage->capture->requestCapture();
    connect(reply, &QRenderCaptureReply::completed, this, [this, reply] {
        reply->deleteLater();
        take(reply->image());
    });
}

/// What stays the same is finished.
void StillPicture::take(const QImage &frame)
{
    if (m_isDone)
        return;
    m_same = !frame.isNull() && frame == m_last ? m_same + 1 : 0;
    m_last = frame;
    if (++m_frames < MostFrames && m_same < SameFrames)
        return capture();
    m_isDone = true;
    m_patience.stop();
    Q_EMIT drawn(m_last.isNull() || m_last.size() == m_size
                     ? m_last
                     : m_last.scaled(m_size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

} // namespace hexahedron::preview
