#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/materials.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>

#include <QColor>

namespace hexahedron::preview {

/// A vertex of lines, points and plain triangles.
struct FlatVertex
{
    scene::Vec3 position;
    std::array<uchar, 4> color{255, 255, 255, 255};

    FlatVertex(const scene::Vec3 &at, const QColor &c)
        : position(at)
        , color{uchar(c.red()), uchar(c.green()), uchar(c.blue()), uchar(c.alpha())}
    {
    }
};
static_assert(sizeof(FlatVertex) == 16);
using FlatVertices = std::vector<FlatVertex>;

/// Adds an attribute that lies at `offset` in records of `stride` bytes of a buffer.
Qt3DCore::QAttribute *addAttribute(Qt3DCore::QGeometry *geometry, Qt3DCore::QBuffer *buffer, const QString &name,
                                   Qt3DCore::QAttribute::VertexBaseType type, uint components, uint stride, uint offset,
                                   uint count);
Qt3DCore::QAttribute *addIndices(Qt3DCore::QGeometry *geometry, Qt3DCore::QBuffer *buffer, uint count);
Qt3DCore::QBuffer *makeBuffer(const void *data, size_t size, Qt3DCore::QNode *parent);
/// A triangle that covers the view, for a material that does not ask where it is seen from.
Qt3DCore::QEntity *makeCover(Qt3DRender::QMaterial *material, Qt3DCore::QNode *parent);

/// Lines, points or triangles that may be exchanged at any time.
class FlatShape : public Qt3DCore::QEntity
{
    Q_OBJECT
public:
    FlatShape(const Effects &effects, Effects::Kind kind, Qt3DRender::QGeometryRenderer::PrimitiveType primitive,
              Qt3DCore::QNode *parent);

    void setVertices(const FlatVertices &vertices);
    void setStyle(float pointSize, float bias) { m_material->setStyle(true, pointSize, bias); }
    /// An empty shape is never drawn.
    void setShown(bool shown);

private:
    void updateEnabled() { setEnabled(m_shown && m_count > 0); }

    Qt3DCore::QBuffer *m_buffer;
    Qt3DCore::QAttribute *m_positions, *m_colors;
    Qt3DRender::QGeometryRenderer *m_renderer;
    FlatMaterial *m_material;
    uint m_count = 0;
    bool m_shown = true;
};

} // namespace hexahedron::preview
