#include "widgets/preview/lightrig.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QLayerFilter>
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
            parameters.map = makeMap();
            addParameter(name + QStringLiteral("Map"))
                ->setValue(QVariant::fromValue<QAbstractTexture *>(parameters.map));
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

QTexture2D *LightRig::makeMap()
{
    auto *map = new QTexture2D(this);
    map->setFormat(QAbstractTexture::D24);
    map->setSize(MapPixels, MapPixels);
    map->setGenerateMipMaps(false);
    map->setMinificationFilter(QAbstractTexture::Nearest);
    map->setMagnificationFilter(QAbstractTexture::Nearest);
    return map;
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
        parameters.along->setValue(with(view.along, half));
        parameters.up->setValue(with(view.up, MapPixels));
        parameters.depth->setValue(QVector4D(view.nearest, view.farthest, 0, 0));
        parameters.eye->setPosition(light.at);
        parameters.eye->setUpVector(view.up);
        parameters.eye->setViewCenter(light.at + view.along * view.farthest);
        parameters.eye->lens()->setPerspectiveProjection(view.opening, 1, view.nearest, view.farthest);
    }
}

void LightRig::drawShadows(QSubtreeEnabler *place, QLayer *casters, QLayer *without)
{
    if (m_litBy.shadows == 0 || (m_passes && m_passes->parentNode() == place))
        return;
    delete m_passes;
    auto *passes = new QFrameGraphNode;
    for (int i = 0; i < m_litBy.shadows; ++i) {
        const Parameters &light = m_parameters[size_t(i)];
        auto *selector = new QRenderTargetSelector(passes);
        auto *target = new QRenderTarget(selector);
        auto *output = new QRenderTargetOutput(target);
        output->setAttachmentPoint(QRenderTargetOutput::Depth);
        output->setTexture(light.map);
        target->addOutput(output);
        selector->setTarget(target);
        auto *eye = new QCameraSelector(new QViewport(selector));
        eye->setCamera(light.eye);
        auto *clear = new QClearBuffers(eye);
        clear->setBuffers(QClearBuffers::DepthBuffer);
        auto *thrown = new QLayerFilter(clear);
        thrown->addLayer(casters);
        thrown->setFilterMode(QLayerFilter::AcceptAnyMatchingLayers);
        auto *surfaces = new QLayerFilter(thrown);
        surfaces->addLayer(without);
        surfaces->setFilterMode(QLayerFilter::DiscardAnyMatchingLayers);
        auto *shapes = new QRenderPassFilter(surfaces);
        shapes->addParameter(new QParameter(QStringLiteral("shading"), QVector4D(ShadowShading, 0, 0, 0), shapes));
        // What is drawn into a picture must not be read from it meanwhile.
        for (int map = 0; map < m_litBy.shadows; ++map)
            shapes->addParameter(new QParameter(QStringLiteral("light%1Map").arg(map), m_effects.white(), shapes));
    }
    m_passes = passes;
    passes->setParent(place); // as a whole, see View3D::setScene()
}

} // namespace hexahedron::preview
