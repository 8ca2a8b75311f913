#pragma once

#include "core/scene/texturelayers.h"
#include "widgets/preview/flatshape.h"
#include "widgets/preview/particles.h"

#include <QVector3D>

namespace hexahedron::preview {

/// Draws the particles of one emitter as squares that face the eye.
class ParticleShape : public Qt3DCore::QEntity
{
    Q_OBJECT
public:
    /// `image` lies on each of them, at `place`; null: they are plain.
    ParticleShape(const Effects &effects, const QImage &image, const scene::TexturePlace &place,
                  Qt3DCore::QNode *parent);

    /// `right` and `up` are directions of the screen.
    void setParticles(const std::vector<ParticleCloud::Particle> &particles, const QVector3D &right,
                      const QVector3D &up);

private:
    Qt3DCore::QBuffer *m_buffer;
    std::vector<Qt3DCore::QAttribute *> m_attributes;
    Qt3DRender::QGeometryRenderer *m_renderer;
};

} // namespace hexahedron::preview
