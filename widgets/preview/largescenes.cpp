#include "widgets/preview/largescenes.h"

#include "widgets/preview/flatshape.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>

#include <algorithm>

namespace hexahedron::preview {

using namespace Qt3DRender;

LargeScenes::LargeScenes(QObject *surface, QCamera *eye, const Layers &layers, const Effects &effects,
                         Qt3DCore::QNode *parent)
    : Qt3DCore::QNode(parent)
    , m_graph(new QRenderSurfaceSelector(this))
{
    m_graph->setSurface(surface);
    auto *viewport = new QViewport(m_graph);
    auto *camera = new QCameraSelector(viewport);
    camera->setCamera(eye);
    auto *screenLayer = new QLayer(this);
    m_coarse = makeCanvas(camera, layers, {layers.backdrop, layers.onTop, layers.scene.whole, screenLayer});
    m_whole = makeCanvas(camera, layers, {layers.backdrop, layers.onTop, layers.scene.coarse, screenLayer});

    m_screen = new ScreenMaterial(effects, this);
    m_view = makeCover(m_screen, this);
    m_view->addComponent(screenLayer);
    auto *clear = new QClearBuffers(camera);
    clear->setBuffers(QClearBuffers::ColorDepthBuffer);
    auto *seen = new QLayerFilter(clear);
    seen->addLayer(screenLayer);
    seen->setFilterMode(QLayerFilter::AcceptAnyMatchingLayers);
    m_frames = new QRenderCapture(camera); // of the last of all, so that everything before it is finished
    auto *above = new QLayerFilter(m_frames);
    above->addLayer(layers.onTop);
    above->setFilterMode(QLayerFilter::AcceptAnyMatchingLayers);
    m_view->setEnabled(false);
    show(m_coarse);
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (!m_isFrameAwaited)
            advance();
    });
}

LargeScenes::Canvas LargeScenes::makeCanvas(Qt3DCore::QNode *camera, const Layers &layers,
                                            const QList<QLayer *> &without)
{
    Canvas canvas;
    canvas.enabler = new QSubtreeEnabler(camera);
    canvas.selector = new QRenderTargetSelector(canvas.enabler);
    canvas.beginning = new QSubtreeEnabler(canvas.selector);
    canvas.clear = new QClearBuffers(canvas.beginning);
    canvas.clear->setBuffers(QClearBuffers::ColorDepthBuffer);
    auto *behind = new QLayerFilter(canvas.clear);
    behind->addLayer(layers.backdrop);
    behind->setFilterMode(QLayerFilter::AcceptAnyMatchingLayers);
    drawScene(layers.scene.onSurfaces, without, canvas.selector);
    fit(canvas);
    return canvas;
}

/// Qt 3D draws on where a texture was that has got another size and the one before again while nothing was drawn on it: so there is a
/// new target for each size.
void LargeScenes::fit(Canvas &canvas)
{
    if (canvas.size == m_size)
        return;
    canvas.size = m_size;
    QRenderTarget *const before = canvas.target;
    canvas.target = new QRenderTarget(this);
    const auto attach = [&](QRenderTargetOutput::AttachmentPoint point, QAbstractTexture::TextureFormat format) {
        auto *texture = new QTexture2D;
        texture->setFormat(format);
        texture->setSize(m_size.width(), m_size.height());
        texture->setGenerateMipMaps(false);
        auto *output = new QRenderTargetOutput(canvas.target);
        output->setAttachmentPoint(point);
        output->setTexture(texture);
        canvas.target->addOutput(output);
        return texture;
    };
    canvas.color = attach(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm);
    attach(QRenderTargetOutput::Depth, QAbstractTexture::D24);
    canvas.selector->setTarget(canvas.target);
    delete before;
}

QFrameGraphNode *LargeScenes::frameGraph() const
{
    return m_graph;
}

void LargeScenes::setClearColor(const QColor &color)
{
    m_coarse.clear->setClearColor(color);
    m_whole.clear->setClearColor(color);
}

void LargeScenes::setSize(const QSize &pixels)
{
    m_size = pixels.expandedTo({1, 1});
}

void LargeScenes::setScene(SceneEntity *scene)
{
    m_scene = scene;
    m_isFast = false;
    m_view->setEnabled(scene != nullptr); // where it is not wanted it would cover everything
    startAgain();
}

void LargeScenes::show(const Canvas &canvas)
{
    m_screen->setTexture(canvas.color);
}

void LargeScenes::startAgain()
{
    if (!m_scene) {
        m_stage = Stage::Complete;
        m_rest.stop();
        return;
    }
    m_stage = Stage::Moving;
    m_rest.start();
    if (m_isFast) {
        drawWholeAtOnce();
    } else {
        m_coarse.enabler->setEnabled(true);
        m_whole.enabler->setEnabled(false);
        fit(m_coarse);
        show(m_coarse);
    }
    awaitFrame();
}

void LargeScenes::drawWholeAtOnce()
{
    m_coarse.enabler->setEnabled(false);
    m_whole.enabler->setEnabled(true);
    m_whole.beginning->setEnabled(true);
    m_drawn = m_scene->wholeCount();
    m_scene->setStretch(0, m_drawn);
    fit(m_whole);
    show(m_whole);
}

void LargeScenes::measure(double seconds)
{
    constexpr double FastEnough = 0.05, TooSlow = 0.1;
    seconds = std::max(seconds, 1e-4);
    if (m_stage == Stage::Drawing && m_lastStretch > 0) {
        m_isFast = double(m_scene->wholeCount()) * seconds < FastEnough * double(m_lastStretch);
        const double change = std::clamp(StretchSeconds / seconds, 0.3, 1.3); // slowly longer, at once shorter
        if (m_lastStretch == m_stretch || change < 1)
            m_stretch = std::clamp<qint64>(qint64(double(m_stretch) * change), 10'000, 2'000'000);
    } else if (m_stage == Stage::Moving && m_isFast && seconds > TooSlow) {
        m_isFast = false;
        startAgain();
    }
}

void LargeScenes::awaitFrame()
{
    if (m_isFrameAwaited)
        return;
    m_isFrameAwaited = true;
    m_sinceFrame.start();
    QRenderCaptureReply *reply = m_frames->requestCapture(QRect(0, 0, 1, 1));
    connect(reply, &QRenderCaptureReply::completed, this, [this, reply] {
        reply->deleteLater();
        takeFrame();
    });
}

void LargeScenes::takeFrame()
{
    m_isFrameAwaited = false;
    if (!m_scene)
        return;
    measure(double(m_sinceFrame.nsecsElapsed()) / 1e9);
    if (m_stage != Stage::Complete && !m_rest.isActive())
        advance();
}

void LargeScenes::advance()
{
    if (!m_scene || m_stage == Stage::Complete)
        return;
    const qint64 count = m_scene->wholeCount();
    if (m_stage == Stage::Moving && !m_isFast) {
        m_stage = Stage::Drawing;
        m_drawn = m_lastStretch = 0;
        fit(m_whole);
        m_coarse.enabler->setEnabled(false);
        m_whole.enabler->setEnabled(true);
        m_whole.beginning->setEnabled(true);
    } else if (m_stage == Stage::Moving || m_drawn >= count) {
        m_stage = Stage::Complete;
        m_whole.enabler->setEnabled(false);
        show(m_whole);
        Q_EMIT completed();
        return;
    } else {
        m_whole.beginning->setEnabled(false);
    }
    m_lastStretch = std::min(m_stretch, std::max<qint64>(1, count - m_drawn));
    m_scene->setStretch(m_drawn, m_lastStretch);
    m_drawn += m_lastStretch;
    awaitFrame();
}

} // namespace hexahedron::preview
