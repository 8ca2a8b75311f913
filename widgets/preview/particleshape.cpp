#include "widgets/preview/particleshape.h"

#include "widgets/preview/orbitcamera.h"

#include <Qt3DCore/QGeometry>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

using Qt3DCore::QAttribute;

namespace {

struct Corner
{
    scene::Vec3 position, normal;
    std::array<float, 2> uv;
    std::array<uchar, 4> color;
};
static_assert(sizeof(Corner) == 36);

uchar byteOf(float part)
{
    return part > 0 ? uchar(std::lround(std::min(part, 1.0F) * 255)) : uchar(0); // also for what is no number
}

} // namespace

ParticleShape::ParticleShape(const Effects &effects, const QImage &image, const scene::TexturePlace &place,
                             Qt3DCore::QNode *parent)
    : QEntity(parent)
    , m_renderer(new Qt3DRender::QGeometryRenderer(this))
{
    auto *geometry = new Qt3DCore::QGeometry(m_renderer);
    m_buffer = new Qt3DCore::QBuffer(geometry);
    m_buffer->setData(QByteArray(sizeof(Corner), 0)); // an empty buffer makes the renderer complain
    const auto add = [&](const QString &name, QAttribute::VertexBaseType type, uint components, size_t offset) {
        m_attributes.push_back(
            addAttribute(geometry, m_buffer, name, type, components, sizeof(Corner), uint(offset), 0));
    };
    add(QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, offsetof(Corner, position));
    add(QAttribute::defaultNormalAttributeName(), QAttribute::Float, 3, offsetof(Corner, normal));
    add(QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2, offsetof(Corner, uv));
    add(QAttribute::defaultTextureCoordinate1AttributeName(), QAttribute::Float, 2, offsetof(Corner, uv));
    add(QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, offsetof(Corner, color));
    m_renderer->setGeometry(geometry);
    m_renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
    auto *material = new SurfaceMaterial(effects, true, Copies::One, this);
    if (!image.isNull()) {
        SurfaceMaterial::Layer layer;
        layer.texture = makeTexture(image, true, true, true, this);
        layer.rows = QVector4D(place.rows[0], place.rows[1], place.rows[2], place.rows[3]);
        layer.offset = QVector4D(place.offset[0], place.offset[1], 0, 0);
        material->setLayers(layer, {}, SurfaceMaterial::LayerBlend::None);
    }
    material->setStyle(!image.isNull(), true, true, false);
    material->setFacing(1, false, 0);
    addComponent(m_renderer);
    addComponent(material);
    setEnabled(false);
}

void ParticleShape::setParticles(const std::vector<ParticleCloud::Particle> &particles, const QVector3D &right,
                                 const QVector3D &up)
{
    constexpr std::array<std::array<float, 2>, 6> places{{{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}}};
    const scene::Vec3 normal = fromVector(QVector3D::crossProduct(right, up));
    std::vector<Corner> corners;
    corners.reserve(particles.size() * places.size());
    for (const ParticleCloud::Particle &particle : particles) {
        std::array<uchar, 4> color{};
        std::ranges::transform(particle.color, color.begin(), byteOf);
        const float c = std::cos(particle.angle) * particle.size, s = std::sin(particle.angle) * particle.size;
        for (const auto &[u, v] : places) {
            const float x = u - 0.5F, y = v - 0.5F;
            const QVector3D at = toVector(particle.position) + right * (c * x - s * y) + up * (s * x + c * y);
            corners.push_back({fromVector(at), normal, {u, v}, color});
        }
    }
    setEnabled(!corners.empty());
    if (corners.empty())
        return;
    m_buffer->setData(QByteArray(reinterpret_cast<const char *>(corners.data()), // plain records
                                 qsizetype(corners.size() * sizeof(Corner))));
    for (QAttribute *attribute : m_attributes)
        attribute->setCount(uint(corners.size()));
    m_renderer->setVertexCount(int(corners.size()));
}

} // namespace hexahedron::preview
