#include "widgets/preview/drawable.h"

#include "widgets/preview/flatshape.h"
#include "widgets/preview/materials.h"
#include "widgets/preview/orbitcamera.h"

#include <Qt3DCore/QGeometry>

namespace hexahedron::preview {

using Qt3DCore::QAttribute;

Drawable::Drawable(const VertexBuffers &buffers, Qt3DRender::QGeometryRenderer::PrimitiveType primitive, int perElement,
                   const SharedArray<quint32> *indices, Qt3DRender::QMaterial *material,
                   const QList<Qt3DRender::QLayer *> &layers, Qt3DCore::QEntity *parent)
    : m_entity(new Qt3DCore::QEntity)
    , m_renderer(new Qt3DRender::QGeometryRenderer(m_entity))
    , m_perElement(perElement)
    , m_elements(buffers.vertexCount)
{
    auto *geometry = new Qt3DCore::QGeometry;
    const auto add = [&](Qt3DCore::QBuffer *buffer, const QString &name, QAttribute::VertexBaseType type, uint size,
                         uint stride, uint offset) {
        addAttribute(geometry, buffer, name, type, size, stride, offset, buffers.vertexCount);
    };
    add(buffers.vertices, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, sizeof(SurfaceVertex), 0);
    add(buffers.colors, QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, 4, 0);
    if (qobject_cast<SurfaceMaterial *>(material)) {
        add(buffers.vertices, QAttribute::defaultNormalAttributeName(), QAttribute::Float, 3, sizeof(SurfaceVertex),
            offsetof(SurfaceVertex, normal));
        add(buffers.texCoords, QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2, 8, 0);
        add(buffers.secondTexCoords, QAttribute::defaultTextureCoordinate1AttributeName(), QAttribute::Float, 2, 8, 0);
    }
    if (buffers.copies)
        addCopies(geometry, buffers.copies);
    m_renderer->setPrimitiveType(primitive);
    m_renderer->setGeometry(geometry);
    m_renderer->setVertexCount(int(m_elements));
    if (indices) {
        m_indices = new Qt3DCore::QBuffer(geometry);
        m_indexAttribute = addIndices(geometry, m_indices, 0);
        setIndices(*indices);
    }
    setBounds(buffers.bounds);
    m_entity->addComponent(m_renderer);
    m_entity->addComponent(material);
    for (Qt3DRender::QLayer *layer : layers)
        m_entity->addComponent(layer);
    show(false);
    m_entity->setParent(parent); // as a whole, see View3D::setScene()
}

void Drawable::addCopies(Qt3DCore::QGeometry *geometry, Qt3DCore::QBuffer *copies)
{
    const char *const names[] = {"copyRow0", "copyRow1", "copyRow2", "copyTint"};
    for (uint i = 0; i < std::size(names); ++i) {
        QAttribute *attribute = addAttribute(geometry, copies, QString::fromLatin1(names[i]), QAttribute::Float, 4,
                                             sizeof(CopyPlace), i * 16, 0);
        attribute->setDivisor(1);
        m_copyAttributes.push_back(attribute);
    }
}

void Drawable::setIndices(const SharedArray<quint32> &indices)
{
    m_elements = qint64(indices.size()) / m_perElement;
    m_indices->setData(indices.empty() ? QByteArray(sizeof(quint32), 0) : indices.bytes()); // which must not be empty
    m_indexAttribute->setCount(uint(indices.size()));
}

/// Known here: Qt 3D would read all vertices again, for each thing that is drawn from them.
void Drawable::setBounds(const Bounds &bounds)
{
    m_renderer->setMinPoint(toVector(bounds.low));
    m_renderer->setMaxPoint(toVector(bounds.high));
}

void Drawable::show(bool on)
{
    m_isShown = on;
    if (m_entity)
        m_entity->setEnabled(on && count() > 0);
}

void Drawable::setStretch(qint64 first, qint64 end)
{
    first = std::clamp<qint64>(first, 0, count());
    end = std::clamp<qint64>(end, first, count());
    if (!m_copyAttributes.empty() && m_elements > 0) {
        const qint64 from = (first + m_elements - 1) / m_elements, to = (end + m_elements - 1) / m_elements;
        for (uint i = 0; i < m_copyAttributes.size(); ++i) {
            m_copyAttributes[i]->setByteOffset(uint(from * qint64(sizeof(CopyPlace)) + i * 16));
            m_copyAttributes[i]->setCount(uint(to - from));
        }
        m_renderer->setInstanceCount(int(to - from));
        m_renderer->setVertexCount(int(m_elements * m_perElement));
        m_entity->setEnabled(to > from);
        return;
    }
    if (m_indices)
        m_renderer->setIndexBufferByteOffset(int(first * m_perElement * qint64(sizeof(quint32))));
    else
        m_renderer->setFirstVertex(int(first * m_perElement));
    m_renderer->setVertexCount(int((end - first) * m_perElement));
    m_entity->setEnabled(end > first);
}

} // namespace hexahedron::preview
