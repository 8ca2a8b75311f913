#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/flatshape.h"

#include <QFont>
#include <QSizeF>

namespace hexahedron::preview {

struct Label
{
    scene::Vec3 at;
    QString text;
    QColor color;
    bool bold = false;
};

/// Short texts at places in the view, always upright and of the same size. All lie in one texture and are drawn at once.
class Labels : public Qt3DCore::QEntity
{
    Q_OBJECT
public:
    static constexpr size_t Most = 400;

    Labels(const Effects &effects, Qt3DCore::QNode *parent);

    void setLabels(const std::vector<Label> &labels, const QFont &font, const QColor &halo);
    void setViewport(const QSizeF &size) { m_material->setViewport(size); }

private:
    void paint(const std::vector<Label> &labels, const QFont &font, const QColor &halo);

    LabelMaterial *m_material;
    Qt3DRender::QGeometryRenderer *m_renderer;
    Qt3DCore::QBuffer *m_buffer;
    std::vector<Qt3DCore::QAttribute *> m_attributes;
    Qt3DRender::QAbstractTexture *m_texture = nullptr;
    std::vector<QRectF> m_places; // in the texture, in pixels
    QSize m_imageSize;
    std::vector<std::pair<QString, QColor>> m_painted; // texts seldom change although they move
    QColor m_halo;
};

} // namespace hexahedron::preview
