#include "widgets/preview/lightrig.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>

#include <QtMath>

#include <cmath>

namespace hexahedron::preview {

using namespace Qt3DRender;

namespace {

QVector4D with(const QVector3D &vector, float fourth)
{
    return {vector, fourth};
}

} // namespace

LightRig::LightRig(const LitBy &litBy, const Effects &effects, Qt3DCore::QNode *parent)
    : Qt3DCore::QNode(parent)
    , m_effects(effects)
    , m_litBy(litBy)
{
    m_solid = makeLitEffect(false, litBy, this);
    m_blended = makeLitEffect(true, litBy, this);
    if (litBy.shadows > 0) {
        m_maps = new QTexture2D(this);
        m_maps->setFormat(QAbstractTexture::D24);
        m_maps->setSize(MapPixels, MapPixels);
        m_maps->setGenerateMipMaps(false);
        m_maps->setMinificationFilter(QAbstractTexture::Nearest);
        m_maps->setMagnificationFilter(QAbstractTexture::Nearest);
        addParameter(QStringLiteral("shadowMaps"))->setValue(QVariant::fromValue<QAbstractTexture *>(m_maps));
    }
    for (int i = 0; i < litBy.lights; ++i) {
        const QString name = QStringLiteral("light%1").arg(i);
        Parameters parameters{.at = addParameter(name + QStringLiteral("At")),
                              .towards = addParameter(name + QStringLiteral("Towards")),
                              .color = addParameter(name + QStringLiteral("Color"))};
        if (i < litBy.shadows) {
            parameters.along = addParameter(name + QStringLiteral("Along"));
            parameters.up = addParameter(name + QStringLiteral("Up"));
            parameters.depth = addParameter(name + QStringLiteral("Depth"));
            parameters.eye = new QCamera;
            parameters.eye->setParent(this);
        }
        m_parameters.push_back(parameters);
    }
}

QParameter *LightRig::addParameter(const QString &name)
{
    auto *parameter = new QParameter(name, QVector4D(), this);
    m_solid->addParameter(parameter);
    m_blended->addParameter(parameter);
    return parameter;
}

LightRig::~LightRig()
{
    delete m_passes;
}

void LightRig::setLights(const std::vector<PlacedLight> &lights)
{
    for (size_t i = 0; i < std::min(m_parameters.size(), lights.size()); ++i) {
        const PlacedLight &light = lights[i];
        const Parameters &parameters = m_parameters[i];
        parameters.at->setValue(with(light.at, light.radius));
        parameters.towards->setValue(with(light.towards, light.rim));
        parameters.color->setValue(with(light.color, light.bias));
        if (!parameters.eye)
            continue;
        const ShadowView &view = light.shadow;
        const float half = std::tan(qDegreesToRadians(view.opening / 2));
        const float pixel = 2 * half * float(tilesAcross()) / float(MapPixels); // at the distance 1
        parameters.along->setValue(with(view.along, half));
        parameters.up->setValue(with(view.up, pixel));
        const auto across = int(i) % tilesAcross(), up = int(i) / tilesAcross();
        parameters.depth->setValue(QVector4D(view.nearest, view.farthest, float(across), float(up)));
        parameters.eye->setPosition(light.at);
        parameters.eye->setUpVector(view.up);
        parameters.eye->setViewCenter(light.at + view.along * view.farthest);
        parameters.eye->lens()->setPerspectiveProjection(view.opening, 1, view.nearest, view.farthest);
    }
}

void LightRig::drawShadows(QSubtreeEnabler *place, QLayer *casters, QLayer *without)
{
    if (!m_maps || (m_passes && m_passes->parentNode() == place))
        return;
    delete m_passes;
    auto *target = new QRenderTarget;
    auto *output = new QRenderTargetOutput(target);
    output->setAttachmentPoint(QRenderTargetOutput::Depth);
    output->setTexture(m_maps);
    target->addOutput(output);
    auto *selector = new QRenderTargetSelector;
    target->setParent(selector);
    selector->setTarget(target);
    auto *clear = new QClearBuffers(selector);
    clear->setBuffers(QClearBuffers::DepthBuffer);
    new QNoDraw(clear);
    const float size = 1 / float(tilesAcross());
    for (size_t i = 0; i < size_t(m_litBy.shadows); ++i) {
        auto *viewport = new QViewport(selector);
        const auto across = float(int(i) % tilesAcross()), up = float(int(i) / tilesAcross());
        viewport->setNormalizedRect(QRectF(across * size, 1 - (up + 1) * size, size, size)); // counted from above
        auto *eye = new QCameraSelector(viewport);
        eye->setCamera(m_parameters[i].eye);
        auto *thrown = new QLayerFilter(eye);
        thrown->addLayer(casters);
        thrown->setFilterMode(QLayerFilter::AcceptAnyMatchingLayers);
        auto *surfaces = new QLayerFilter(thrown);
        surfaces->addLayer(without);
        surfaces->setFilterMode(QLayerFilter::DiscardAnyMatchingLayers);
        // What is drawn into a picture must not be read from it meanwhile.
        auto *shapes = new QRenderPassFilter(surfaces);
        shapes->addParameter(new QParameter(QStringLiteral("shading"), QVector4D(ShadowShading, 0, 0, 0), shapes));
        shapes->addParameter(new QParameter(QStringLiteral("shadowMaps"), m_effects.white(), shapes));
    }
    m_passes = selector;
    selector->setParent(place); // as a whole, see View3D::setScene()
}

} // namespace hexahedron::preview
