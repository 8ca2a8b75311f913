#include "widgets/preview/sceneentity.h"

#include "widgets/preview/texturelayers.h"

#include <Qt3DCore/QGeometry>

#include <QMatrix4x4>

#include <cmath>

namespace hexahedron::preview {

using Qt3DCore::QAttribute;
using Qt3DRender::QGeometryRenderer;

static QMatrix4x4 toMatrix(const scene::Mat4 &matrix)
{
    return QMatrix4x4(matrix.m.data()).transposed(); // Qt takes rows
}

static bool isInsideOut(const scene::Mat4 &matrix)
{
    const auto &m = matrix.m;
    return m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2])
               + m[8] * (m[1] * m[6] - m[5] * m[2])
           < 0;
}

SceneEntity::SceneEntity(PreparedScenePtr prepared, const Effects &effects, Qt3DCore::QNode *parent)
    : QEntity(parent)
    , m_prepared(std::move(prepared))
    , m_effects(effects)
    , m_textures(m_prepared->images.size())
{
    m_meshes.resize(m_prepared->meshes.size());
    for (size_t m = 0; m < m_meshes.size(); ++m)
        addMesh(m);
}

void SceneEntity::addMesh(size_t index)
{
    const PreparedMesh &mesh = m_prepared->meshes[index];
    MeshItem &item = m_meshes[index];
    item.entity = new QEntity(this);
    item.transform = new Qt3DCore::QTransform(item.entity);
    item.entity->addComponent(item.transform);
    item.vertices = makeBuffer(mesh.vertices.data(), mesh.vertices.size() * sizeof(SurfaceVertex), item.entity);
    item.texCoords = new Qt3DCore::QBuffer(item.entity);
    item.texCoords->setData(mesh.texCoords);
    item.secondTexCoords = item.texCoords; // a shader wants both
    if (!mesh.secondTexCoords.isEmpty()) {
        item.secondTexCoords = new Qt3DCore::QBuffer(item.entity);
        item.secondTexCoords->setData(mesh.secondTexCoords);
    }
    item.colors = new Qt3DCore::QBuffer(item.entity);
    item.colors->setData(mesh.colors);
    item.parts.resize(mesh.parts.size());
    for (size_t p = 0; p < mesh.parts.size(); ++p)
        addPart(index, p);
}

void SceneEntity::addPart(size_t meshIndex, size_t index)
{
    const PreparedPart &part = m_prepared->meshes[meshIndex].parts[index];
    if (part.indices.empty())
        return;
    const uint count = uint(m_prepared->meshes[meshIndex].vertices.size());
    MeshItem &mesh = m_meshes[meshIndex];
    PartItem &item = mesh.parts[index];
    item.surface = new QEntity(mesh.entity);
    auto *geometry = new Qt3DCore::QGeometry;
    addAttribute(geometry, mesh.vertices, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
                 sizeof(SurfaceVertex), 0, count);
    addAttribute(geometry, mesh.vertices, QAttribute::defaultNormalAttributeName(), QAttribute::Float, 3,
                 sizeof(SurfaceVertex), offsetof(SurfaceVertex, normal), count);
    addAttribute(geometry, mesh.texCoords, QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2, 8,
                 0, count);
    addAttribute(geometry, mesh.secondTexCoords, QAttribute::defaultTextureCoordinate1AttributeName(),
                 QAttribute::Float, 2, 8, 0, count);
    addAttribute(geometry, mesh.colors, QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, 4, 0,
                 count);
    addIndices(geometry, makeBuffer(part.indices.data(), part.indices.size() * sizeof(quint32), geometry),
               uint(part.indices.size()));
    auto *renderer = new QGeometryRenderer(item.surface);
    renderer->setGeometry(geometry);
    renderer->setVertexCount(int(part.indices.size()));
    item.surface->addComponent(renderer);
    setUpMaterial(meshIndex, index);
}

namespace {

SurfaceMaterial::LayerBlend blendOf(scene::TextureLayer::Blend blend)
{
    using Stored = scene::TextureLayer::Blend;
    using Shown = SurfaceMaterial::LayerBlend;
    switch (blend) {
    case Stored::Replace: // would hide what is below
    case Stored::Multiply:
        return Shown::Multiply;
    case Stored::MultiplyTwice:
        return Shown::MultiplyTwice;
    case Stored::Add:
        return Shown::Add;
    case Stored::Alpha:
        break;
    }
    return Shown::Alpha;
}

} // namespace

void SceneEntity::setUpMaterial(size_t meshIndex, size_t index)
{
    const PreparedMesh &mesh = m_prepared->meshes[meshIndex];
    const scene::Scene &scene = *m_prepared->scene;
    PartItem &item = m_meshes[meshIndex].parts[index];
    const int materialIndex = mesh.parts[index].material;
    const scene::Material material = materialIndex >= 0 ? scene.materials[size_t(materialIndex)] : scene::Material{};
    const ShownLayers layers(material, m_prepared->images);
    const int textureIndex = layers.base.texture;
    const scene::Texture described = textureIndex >= 0 ? scene.textures[size_t(textureIndex)] : scene::Texture{};
    const bool blended = (material.color[3] < 0.999f && material.color[3] > 0.01f)
                         || (described.alpha && !described.masked);

    item.material = new SurfaceMaterial(m_effects, blended, item.surface);
    item.surface->addComponent(item.material);
    item.hasTexture = textureIndex >= 0;
    // An engine may fade a fully transparent part in; here it would only be invisible.
    const float alpha = blended ? material.color[3] : 1;
    item.material->setBaseColor({material.color[0], material.color[1], material.color[2], alpha});
    if (item.hasTexture)
        item.material->setLayers(layerOf(layers.base), layerOf(layers.above), blendOf(layers.blend));
}

SurfaceMaterial::Layer SceneEntity::layerOf(const scene::TextureLayer &stored)
{
    SurfaceMaterial::Layer layer;
    if (stored.texture < 0)
        return layer;
    const scene::Texture &described = m_prepared->scene->textures[size_t(stored.texture)];
    layer.texture = texture(stored.texture);
    layer.texCoordSet = stored.texCoordSet > 0 ? 1 : 0;
    const float c = std::cos(described.rotation), s = std::sin(described.rotation);
    const auto &[sx, sy] = described.scale;
    layer.rows = QVector4D(c * sx, s * sx, -s * sy, c * sy);
    layer.offset = QVector4D(described.offset[0], described.offset[1], 0, 0);
    if (!m_prepared->scene->textureOriginTop) { // images lie with the first row at v = 0
        layer.rows = QVector4D(layer.rows.x(), layer.rows.y(), -layer.rows.z(), -layer.rows.w());
        layer.offset.setY(1 - layer.offset.y());
    }
    return layer;
}

Qt3DRender::QAbstractTexture *SceneEntity::texture(int index)
{
    auto *&texture = m_textures[size_t(index)];
    if (!texture) {
        const scene::Texture &described = m_prepared->scene->textures[size_t(index)];
        texture = makeTexture(m_prepared->images[size_t(index)], described.clampU, described.clampV, true, this);
    }
    return texture;
}

Qt3DCore::QGeometry *SceneEntity::flatGeometry(const MeshItem &item, uint count) const
{
    auto *geometry = new Qt3DCore::QGeometry;
    addAttribute(geometry, item.vertices, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3,
                 sizeof(SurfaceVertex), 0, count);
    addAttribute(geometry, item.colors, QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, 4, 0,
                 count);
    return geometry;
}

void SceneEntity::makeWires(size_t meshIndex, size_t index)
{
    const PreparedPart &part = m_prepared->meshes[meshIndex].parts[index];
    MeshItem &mesh = m_meshes[meshIndex];
    PartItem &item = mesh.parts[index];
    std::vector<quint32> lines;
    lines.reserve(part.indices.size() * 2);
    for (size_t i = 0; i + 2 < part.indices.size(); i += 3) {
        const quint32 a = part.indices[i], b = part.indices[i + 1], c = part.indices[i + 2];
        lines.insert(lines.end(), {a, b, b, c, c, a});
    }
    item.wires = new QEntity;
    Qt3DCore::QGeometry *geometry = flatGeometry(mesh, uint(m_prepared->meshes[meshIndex].vertices.size()));
    addIndices(geometry, makeBuffer(lines.data(), lines.size() * sizeof(quint32), geometry), uint(lines.size()));
    auto *renderer = new QGeometryRenderer(item.wires);
    renderer->setPrimitiveType(QGeometryRenderer::Lines);
    renderer->setGeometry(geometry);
    renderer->setVertexCount(int(lines.size()));
    item.wires->addComponent(renderer);
    auto *material = new FlatMaterial(m_effects, Effects::BlendedFlat, item.wires);
    material->setStyle(false, 1, 0.0012f);
    item.wires->addComponent(material);
    item.wires->setParent(mesh.entity); // as a whole, see View3D::setScene()
}

void SceneEntity::makePoints(size_t meshIndex)
{
    MeshItem &mesh = m_meshes[meshIndex];
    const uint count = uint(m_prepared->meshes[meshIndex].vertices.size());
    mesh.points = new QEntity;
    auto *renderer = new QGeometryRenderer(mesh.points);
    renderer->setPrimitiveType(QGeometryRenderer::Points);
    renderer->setGeometry(flatGeometry(mesh, count));
    renderer->setVertexCount(int(count));
    mesh.points->addComponent(renderer);
    auto *material = new FlatMaterial(m_effects, Effects::Flat, mesh.points);
    material->setStyle(false, 4, 0.0016f);
    mesh.points->addComponent(material);
    mesh.points->setParent(mesh.entity);
}

void SceneEntity::updateStyles(size_t meshIndex)
{
    const PreparedMesh &mesh = m_prepared->meshes[meshIndex];
    const scene::Mesh &source = m_prepared->scene->meshes[size_t(mesh.mesh)];
    MeshItem &item = m_meshes[meshIndex];
    const bool hot = m_heatMesh == int(meshIndex);
    // A node that mirrors turns its triangles' direction round.
    const bool insideOut = mesh.node >= 0 && !item.isBent
                           && isInsideOut(m_prepared->restMatrices[size_t(mesh.node)]) != m_prepared->mirrored;
    const float frontSign = m_prepared->scene->clockwiseFront != insideOut ? -1.f : 1.f;
    for (size_t p = 0; p < item.parts.size(); ++p) {
        PartItem &part = item.parts[p];
        if (!part.material)
            continue;
        const int index = mesh.parts[p].material;
        const scene::Material material = index >= 0 ? m_prepared->scene->materials[size_t(index)] : scene::Material{};
        const bool colored = hot || (material.vertexColors && source.colors.isPresent());
        const bool textured = part.hasTexture && m_display.textures && !hot;
        // Without light and without an image a surface would be a mere outline.
        const bool unlit = material.fullBright && textured;
        part.material->setStyle(textured, colored, unlit, material.flatShaded);
        part.material->setFacing(frontSign, m_display.hideBackFaces && !material.doubleSided, textured ? 0.3f : 0.f);
    }
}

void SceneEntity::setDisplay(const Display &display)
{
    m_display = display;
    const bool wires = display.wireframe && m_prepared->shownTriangles <= WireframeBudget;
    for (size_t m = 0; m < m_meshes.size(); ++m) {
        MeshItem &mesh = m_meshes[m];
        updateStyles(m);
        for (size_t p = 0; p < mesh.parts.size(); ++p) {
            PartItem &part = mesh.parts[p];
            if (!part.surface)
                continue;
            part.surface->setEnabled(display.surfaces);
            if (wires && !part.wires)
                makeWires(m, p);
            if (!part.wires)
                continue;
            part.wires->setEnabled(wires);
            auto *material = part.wires->componentsOfType<FlatMaterial>().constFirst();
            // Over the surface lines are dark and thin; alone they must be seen on the background.
            material->setColor(display.surfaces         ? QColor(0, 0, 0, 110)
                               : display.darkBackground ? QColor(200, 210, 220, 255)
                                                        : QColor(50, 60, 70, 255));
        }
        if (display.points && !mesh.points)
            makePoints(m);
        if (mesh.points) {
            mesh.points->setEnabled(display.points);
            mesh.points->componentsOfType<FlatMaterial>().constFirst()->setColor(
                display.darkBackground ? QColor(120, 200, 255) : QColor(0, 80, 160));
        }
    }
}

void SceneEntity::setPose(const Pose &pose)
{
    for (size_t m = 0; m < m_meshes.size(); ++m) {
        MeshItem &item = m_meshes[m];
        item.transform->setMatrix(toMatrix(pose.matrix(*m_prepared, m)));
        const bool bent = pose.isSkinned(m);
        if (bent || item.isBent) {
            const std::vector<SurfaceVertex> &vertices = pose.vertices(*m_prepared, m);
            item.vertices->setData(QByteArray(reinterpret_cast<const char *>(vertices.data()), // plain records
                                              qsizetype(vertices.size() * sizeof(SurfaceVertex))));
        }
        if (bent != item.isBent) {
            item.isBent = bent;
            updateStyles(m);
        }
    }
}

void SceneEntity::setLitParts(const std::vector<std::pair<int, int>> &parts, const QColor &tint)
{
    for (size_t m = 0; m < m_meshes.size(); ++m) {
        for (size_t p = 0; p < m_meshes[m].parts.size(); ++p) {
            if (!m_meshes[m].parts[p].material)
                continue;
            const bool lit = std::find(parts.begin(), parts.end(), std::pair{int(m), int(p)}) != parts.end();
            m_meshes[m].parts[p].material->setTint(
                lit ? QVector4D(tint.redF(), tint.greenF(), tint.blueF(), tint.alphaF()) : QVector4D());
        }
    }
}

void SceneEntity::setHeat(int mesh, const std::vector<float> &heat)
{
    if (m_heatMesh >= 0) // back to the file's own colours
        m_meshes[size_t(m_heatMesh)].colors->setData(m_prepared->meshes[size_t(m_heatMesh)].colors);
    const int before = m_heatMesh;
    m_heatMesh = mesh;
    if (before >= 0)
        updateStyles(size_t(before));
    if (mesh < 0)
        return;
    QByteArray colors;
    colors.reserve(qsizetype(heat.size() * 4));
    for (const float value : heat) {
        // Grey where there is nothing, then blue, green, yellow, red.
        const float warm = std::clamp(value, 0.f, 1.f);
        const QColor color = warm > 0 ? QColor::fromHsvF(0.64f * (1 - warm), 0.85f, 0.95f) : QColor(176, 180, 186);
        colors.append(char(color.red())).append(char(color.green())).append(char(color.blue())).append(char(255));
    }
    m_meshes[size_t(mesh)].colors->setData(colors);
    updateStyles(size_t(mesh));
}

} // namespace hexahedron::preview
