#pragma once

#include "widgets/preview/preparedscene.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>

namespace hexahedron::preview {

/// Where one copy of a shape stands, as a shader takes it: the rows of a matrix, and a colour with its strength.
struct CopyPlace
{
    std::array<float, 12> rows;
    std::array<float, 4> tint;
};
static_assert(sizeof(CopyPlace) == 64);

/// What things are drawn from.
struct VertexBuffers
{
    Qt3DCore::QBuffer *vertices = nullptr, *texCoords = nullptr, *secondTexCoords = nullptr, *colors = nullptr;
    Qt3DCore::QBuffer *copies = nullptr; ///< places of copies; null: the vertices stand where they are
    uint vertexCount = 0;
    Bounds bounds;
};

/// Elements that are drawn with one material: all of them, or a stretch of them.
class Drawable
{
public:
    Drawable() = default; ///< nothing
    /// With null in place of indices all vertices are drawn, one for each element.
    Drawable(const VertexBuffers &buffers, Qt3DRender::QGeometryRenderer::PrimitiveType primitive, int perElement,
             const SharedArray<quint32> *indices, Qt3DRender::QMaterial *material,
             const QList<Qt3DRender::QLayer *> &layers, Qt3DCore::QEntity *parent);

    bool isThere() const { return m_entity != nullptr; }
    void setIndices(const SharedArray<quint32> &indices);
    void setCopies(qint64 copies) { m_copies = copies; }
    void setBounds(const Bounds &bounds);
    /// Wanted, whether its turn has come or not.
    bool isShown() const { return m_isShown; }
    void show(bool on);
    qint64 count() const { return m_elements * m_copies; }
    /// Only these elements; a copy belongs to the stretch in which it begins.
    void setStretch(qint64 first, qint64 end);

private:
    void addCopies(Qt3DCore::QGeometry *geometry, Qt3DCore::QBuffer *copies);

    Qt3DCore::QEntity *m_entity = nullptr;
    Qt3DRender::QGeometryRenderer *m_renderer = nullptr;
    Qt3DCore::QBuffer *m_indices = nullptr;
    Qt3DCore::QAttribute *m_indexAttribute = nullptr;
    std::vector<Qt3DCore::QAttribute *> m_copyAttributes;
    int m_perElement = 1; ///< indices, or vertices where there are none
    qint64 m_elements = 0, m_copies = 1;
    bool m_isShown = false;
};

} // namespace hexahedron::preview
