#include "widgets/preview/labels.h"

#include <Qt3DCore/QGeometry>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace hexahedron::preview {

using Qt3DCore::QAttribute;

namespace {

struct LabelVertex
{
    scene::Vec3 anchor;
    float offset[3];
    float texCoord[2];
};
static_assert(sizeof(LabelVertex) == 32);

} // namespace

Labels::Labels(const Effects &effects, Qt3DCore::QNode *parent)
    : QEntity(parent)
    , m_material(new LabelMaterial(effects, this))
    , m_renderer(new Qt3DRender::QGeometryRenderer(this))
{
    auto *geometry = new Qt3DCore::QGeometry(m_renderer);
    m_buffer = new Qt3DCore::QBuffer(geometry);
    m_buffer->setData(QByteArray(sizeof(LabelVertex), 0)); // an empty buffer makes the renderer complain
    m_attributes = {addAttribute(geometry, m_buffer, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
                                 sizeof(LabelVertex), 0, 0),
                    addAttribute(geometry, m_buffer, QAttribute::defaultNormalAttributeName(), QAttribute::Float, 3,
                                 sizeof(LabelVertex), offsetof(LabelVertex, offset), 0),
                    addAttribute(geometry, m_buffer, QAttribute::defaultTextureCoordinateAttributeName(),
                                 QAttribute::Float, 2, sizeof(LabelVertex), offsetof(LabelVertex, texCoord), 0)};
    m_renderer->setGeometry(geometry);
    addComponent(m_renderer);
    addComponent(m_material);
    setEnabled(false);
}

void Labels::paint(const std::vector<Label> &labels, const QFont &font, const QColor &halo)
{
    QFont bold = font;
    bold.setBold(true);
    constexpr int width = 1024;
    const double height = std::ceil(QFontMetricsF(bold).height()) + 4;
    double x = 0, y = 0;
    m_places.clear();
    for (const Label &label : labels) {
        const QFontMetricsF metrics(label.bold ? bold : font);
        const double needed = std::min(std::ceil(metrics.horizontalAdvance(label.text)) + 6, double(width));
        if (x + needed > width) {
            x = 0;
            y += height;
        }
        m_places.emplace_back(x, y, needed, height);
        x += needed;
    }
    m_imageSize = QSize(width, int(y + height));
    QImage image(m_imageSize, QImage::Format_RGBA8888);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (size_t i = 0; i < labels.size(); ++i) {
        // A halo keeps the letters apart from what lies behind them.
        const QFont &used = labels[i].bold ? bold : font;
        const QFontMetricsF metrics(used);
        QPainterPath letters;
        letters.addText(m_places[i].x() + 3, m_places[i].y() + 2 + metrics.ascent(), used, labels[i].text);
        painter.setClipRect(m_places[i]);
        painter.strokePath(letters, QPen(halo, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(letters, labels[i].color);
    }
    painter.end();
    Qt3DRender::QAbstractTexture *old = m_texture;
    m_texture = makeTexture(image, true, true, false, nullptr);
    m_texture->setParent(this); // as a whole, see View3D::setScene()
    m_material->setTexture(m_texture);
    if (old)
        old->deleteLater();
}

void Labels::setLabels(const std::vector<Label> &all, const QFont &font, const QColor &halo)
{
    setEnabled(!all.empty());
    if (all.empty())
        return;
    const std::vector<Label> labels(all.begin(), all.begin() + ptrdiff_t(std::min(all.size(), Most)));
    std::vector<std::pair<QString, QColor>> texts;
    for (const Label &label : labels)
        texts.emplace_back(label.text, label.color);
    if (texts != m_painted || halo != m_halo) {
        paint(labels, font, halo);
        m_halo = halo;
        m_painted = std::move(texts);
    }
    std::vector<LabelVertex> vertices;
    const auto corner = [&](const Label &label, const QRectF &place, int right, int bottom) {
        const QPointF at(place.x() + right * place.width(), place.y() + bottom * place.height());
        LabelVertex vertex;
        vertex.anchor = label.at;
        vertex.offset[0] = float((right - 0.5) * place.width());
        vertex.offset[1] = float((0.5 - bottom) * place.height());
        vertex.offset[2] = 0;
        vertex.texCoord[0] = float(at.x() / m_imageSize.width());
        vertex.texCoord[1] = float(at.y() / m_imageSize.height());
        vertices.push_back(vertex);
    };
    for (size_t i = 0; i < labels.size(); ++i) {
        for (const auto &[right, bottom] : {std::pair{0, 0}, {0, 1}, {1, 1}, {0, 0}, {1, 1}, {1, 0}})
            corner(labels[i], m_places[i], right, bottom);
    }
    m_buffer->setData(QByteArray(reinterpret_cast<const char *>(vertices.data()), // plain records
                                 qsizetype(vertices.size() * sizeof(LabelVertex))));
    for (QAttribute *attribute : m_attributes)
        attribute->setCount(uint(vertices.size()));
    m_renderer->setVertexCount(int(vertices.size()));
}

} // namespace hexahedron::preview
