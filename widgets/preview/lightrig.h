#pragma once

#include "widgets/preview/materials.h"
#include "widgets/preview/placedlights.h"

#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QSubtreeEnabler>

#include <QPointer>

namespace Qt3DRender {
class QCamera;
class QTexture2D;
} // namespace Qt3DRender

namespace hexahedron::preview {

/// The lights of a scene in Qt 3D: how surfaces are drawn that they light, and what draws their shadow maps.
class LightRig : public Qt3DCore::QNode
{
    Q_OBJECT
public:
    LightRig(const LitBy &litBy, const Effects &effects, Qt3DCore::QNode *parent);
    ~LightRig() override;

    /// As many as it was made for, or none yet.
    void setLights(const std::vector<PlacedLight> &lights);
    Qt3DRender::QEffect *effect(bool blended) const { return blended ? m_blended : m_solid; }
    /// Draws the shadow maps at one place of a frame graph: of things in the layer `casters` that are not in `without`.
    void drawShadows(Qt3DRender::QSubtreeEnabler *place, Qt3DRender::QLayer *casters, Qt3DRender::QLayer *without);

private:
    static constexpr int MapPixels = 1024; ///< of a side of a shadow map

    struct Parameters
    {
        Qt3DRender::QParameter *at, *towards, *color;
        Qt3DRender::QParameter *along = nullptr, *up = nullptr, *depth = nullptr; ///< of a shadow
        Qt3DRender::QCamera *eye = nullptr;
        Qt3DRender::QTexture2D *map = nullptr;
    };
    Qt3DRender::QParameter *addParameter(const QString &name);
    Qt3DRender::QTexture2D *makeMap();

    const Effects &m_effects;
    LitBy m_litBy;
    Qt3DRender::QEffect *m_solid, *m_blended;
    std::vector<Parameters> m_parameters;
    QPointer<Qt3DRender::QFrameGraphNode> m_passes; ///< what draws them
};

} // namespace hexahedron::preview
