#include "widgets/preview/flatshape.h"

#include <Qt3DCore/QGeometry>

#include <array>

namespace hexahedron::preview {

using Qt3DCore::QAttribute;

QAttribute *addAttribute(Qt3DCore::QGeometry *geometry, Qt3DCore::QBuffer *buffer, const QString &name,
                         QAttribute::VertexBaseType type, uint components, uint stride, uint offset, uint count)
{
    auto *attribute = new QAttribute(geometry);
    attribute->setName(name);
    attribute->setAttributeType(QAttribute::VertexAttribute);
    attribute->setBuffer(buffer);
    attribute->setVertexBaseType(type);
    attribute->setVertexSize(components);
    attribute->setByteStride(stride);
    attribute->setByteOffset(offset);
    attribute->setCount(count);
    geometry->addAttribute(attribute);
    return attribute;
}

QAttribute *addIndices(Qt3DCore::QGeometry *geometry, Qt3DCore::QBuffer *buffer, uint count)
{
    auto *attribute = new QAttribute(geometry);
    attribute->setAttributeType(QAttribute::IndexAttribute);
    attribute->setVertexBaseType(QAttribute::UnsignedInt);
    attribute->setBuffer(buffer);
    attribute->setCount(count);
    geometry->addAttribute(attribute);
    return attribute;
}

Qt3DCore::QBuffer *makeBuffer(const void *data, size_t size, Qt3DCore::QNode *parent)
{
    auto *buffer = new Qt3DCore::QBuffer(parent);
    buffer->setData(QByteArray(static_cast<const char *>(data), qsizetype(size)));
    return buffer;
}

Qt3DCore::QEntity *makeCover(Qt3DRender::QMaterial *material, Qt3DCore::QNode *parent)
{
    auto *entity = new Qt3DCore::QEntity(parent);
    auto *renderer = new Qt3DRender::QGeometryRenderer(entity);
    auto *geometry = new Qt3DCore::QGeometry(renderer);
    const std::array<float, 9> corners{-1, -1, 0, 3, -1, 0, -1, 3, 0};
    addAttribute(geometry, makeBuffer(corners.data(), sizeof corners, geometry),
                 QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, 12, 0, 3);
    renderer->setGeometry(geometry);
    renderer->setVertexCount(3);
    entity->addComponent(renderer);
    entity->addComponent(material);
    return entity;
}

FlatShape::FlatShape(const Effects &effects, Effects::Kind kind, Qt3DRender::QGeometryRenderer::PrimitiveType primitive,
                     Qt3DCore::QNode *parent)
    : QEntity(parent)
    , m_renderer(new Qt3DRender::QGeometryRenderer(this))
    , m_material(new FlatMaterial(effects, kind, Copies::One, this))
{
    auto *geometry = new Qt3DCore::QGeometry(m_renderer);
    m_buffer = new Qt3DCore::QBuffer(geometry);
    m_buffer->setData(QByteArray(sizeof(FlatVertex), 0)); // an empty buffer makes the renderer complain
    m_positions = addAttribute(geometry, m_buffer, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
                               sizeof(FlatVertex), 0, 0);
    m_colors = addAttribute(geometry, m_buffer, QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4,
                            sizeof(FlatVertex), offsetof(FlatVertex, color), 0);
    m_renderer->setGeometry(geometry);
    m_renderer->setPrimitiveType(primitive);
    addComponent(m_renderer);
    addComponent(m_material);
    setStyle(1, 0);
    updateEnabled();
}

void FlatShape::setVertices(const FlatVertices &vertices)
{
    if (vertices.empty() && m_count == 0)
        return;
    m_count = uint(vertices.size());
    if (m_count > 0) {
        m_buffer->setData(QByteArray(reinterpret_cast<const char *>(vertices.data()), // plain records
                                     qsizetype(vertices.size() * sizeof(FlatVertex))));
        m_positions->setCount(m_count);
        m_colors->setCount(m_count);
        m_renderer->setVertexCount(int(m_count));
    }
    updateEnabled();
}

void FlatShape::setShown(bool shown)
{
    m_shown = shown;
    updateEnabled();
}

} // namespace hexahedron::preview
