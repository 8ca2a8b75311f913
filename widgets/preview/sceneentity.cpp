#include "widgets/preview/sceneentity.h"

#include "core/scene/texturelayers.h"
#include "widgets/preview/orbitcamera.h"
#include "widgets/preview/uvchecker.h"

#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QSortPolicy>

#include <QMatrix4x4>

#include <cmath>

namespace hexahedron::preview {

using Qt3DCore::QAttribute;
using Qt3DRender::QGeometryRenderer;

// About one and three pixels: a surface rises beside the middle of what lies on it, and points are wide.
constexpr float WireBias = 0.0012f, PointBias = 0.004f;

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

void SceneEntity::Drawable::show(bool on)
{
    isShown = on;
    if (entity)
        entity->setEnabled(on);
}

/// Without elements it is not drawn at all.
void SceneEntity::Drawable::setStretch(qint64 first, qint64 end)
{
    first = std::clamp<qint64>(first, 0, count);
    end = std::clamp<qint64>(end, first, count);
    if (isIndexed)
        renderer->setIndexBufferByteOffset(int(first * perElement * qint64(sizeof(quint32))));
    else
        renderer->setFirstVertex(int(first * perElement));
    renderer->setVertexCount(int((end - first) * perElement));
    entity->setEnabled(end > first);
}

Qt3DRender::QFrameGraphNode *drawScene(Qt3DRender::QLayer *onSurfaces, const QList<Qt3DRender::QLayer *> &without,
                                       Qt3DCore::QNode *parent)
{
    const auto makeFilter = [](const QList<Qt3DRender::QLayer *> &layers, Qt3DRender::QLayerFilter::FilterMode mode,
                               Qt3DCore::QNode *above) {
        auto *filter = new Qt3DRender::QLayerFilter(above);
        for (Qt3DRender::QLayer *layer : layers)
            filter->addLayer(layer);
        filter->setFilterMode(mode);
        return filter;
    };
    auto *surfaces = makeFilter(without + QList{onSurfaces}, Qt3DRender::QLayerFilter::DiscardAnyMatchingLayers,
                                parent);
    auto *sorted = new Qt3DRender::QSortPolicy(surfaces); // blended surfaces need it
    sorted->setSortTypes(QList<Qt3DRender::QSortPolicy::SortType>{Qt3DRender::QSortPolicy::BackToFront});
    // Sorting does not tell them from their surfaces, which would cover them.
    auto *onThem = makeFilter({onSurfaces}, Qt3DRender::QLayerFilter::AcceptAnyMatchingLayers, parent);
    return makeFilter(without, Qt3DRender::QLayerFilter::DiscardAnyMatchingLayers, onThem);
}

SceneEntity::SceneEntity(PreparedScenePtr prepared, const Effects &effects, const SceneLayers &layers,
                         size_t mostShadows, Qt3DCore::QNode *parent)
    : QEntity(parent)
    , m_prepared(std::move(prepared))
    , m_effects(effects)
    , m_layers(layers)
    , m_textures(m_prepared->images.size())
    , m_lights(m_prepared, mostShadows)
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

/// Without indices all vertices are drawn.
SceneEntity::Drawable SceneEntity::makeDrawable(size_t meshIndex, QGeometryRenderer::PrimitiveType primitive,
                                                int perElement, const std::vector<quint32> *indices,
                                                Qt3DCore::QComponent *material, bool isCoarse)
{
    const PreparedMesh &prepared = m_prepared->meshes[meshIndex];
    const MeshItem &mesh = m_meshes[meshIndex];
    const auto vertexCount = uint(prepared.vertices.size());
    auto *geometry = new Qt3DCore::QGeometry;
    const auto add = [&](Qt3DCore::QBuffer *buffer, const QString &name, QAttribute::VertexBaseType type, uint size,
                         uint stride, uint offset) {
        addAttribute(geometry, buffer, name, type, size, stride, offset, vertexCount);
    };
    add(mesh.vertices, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3, sizeof(SurfaceVertex), 0);
    add(mesh.colors, QAttribute::defaultColorAttributeName(), QAttribute::UnsignedByte, 4, 4, 0);
    if (qobject_cast<SurfaceMaterial *>(material)) {
        add(mesh.vertices, QAttribute::defaultNormalAttributeName(), QAttribute::Float, 3, sizeof(SurfaceVertex),
            offsetof(SurfaceVertex, normal));
        add(mesh.texCoords, QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2, 8, 0);
        add(mesh.secondTexCoords, QAttribute::defaultTextureCoordinate1AttributeName(), QAttribute::Float, 2, 8, 0);
    }
    const size_t count = indices ? indices->size() : prepared.vertices.size();
    if (indices)
        addIndices(geometry, makeBuffer(indices->data(), count * sizeof(quint32), geometry), uint(count));

    Drawable drawable;
    drawable.entity = new QEntity;
    drawable.renderer = new QGeometryRenderer(drawable.entity);
    drawable.renderer->setPrimitiveType(primitive);
    drawable.renderer->setGeometry(geometry);
    drawable.renderer->setVertexCount(int(count));
    // Known here: Qt 3D would read all vertices again, for each thing that is drawn from them.
    drawable.renderer->setMinPoint(toVector(prepared.bounds.low));
    drawable.renderer->setMaxPoint(toVector(prepared.bounds.high));
    drawable.perElement = perElement;
    drawable.count = qint64(count) / perElement;
    drawable.isIndexed = indices != nullptr;
    drawable.entity->addComponent(drawable.renderer);
    drawable.entity->addComponent(material);
    drawable.entity->addComponent(isCoarse ? m_layers.coarse : m_layers.whole);
    drawable.show(false);
    drawable.entity->setParent(mesh.entity); // as a whole, see View3D::setScene()
    return drawable;
}

void SceneEntity::addPart(size_t meshIndex, size_t index)
{
    const PreparedPart &part = m_prepared->meshes[meshIndex].parts[index];
    if (part.indices.empty())
        return;
    setUpMaterial(meshIndex, index);
    PartItem &item = m_meshes[meshIndex].parts[index];
    Qt3DCore::QComponent *material = item.flat;
    auto primitive = part.corners == 2 ? QGeometryRenderer::Lines : QGeometryRenderer::Points;
    if (item.material) {
        material = item.material;
        primitive = QGeometryRenderer::Triangles;
    }
    item.faces = makeDrawable(meshIndex, primitive, part.corners, &part.indices, material, false);
    if (isLarge() && !part.coarse.empty())
        item.coarseFaces = makeDrawable(meshIndex, primitive, part.corners, &part.coarse, material, true);
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
    const scene::ShownLayers layers(material, [this](size_t texture) {
        return texture < m_prepared->images.size() && !m_prepared->images[texture].isNull();
    });
    const int textureIndex = layers.base.texture;
    const bool blended = scene::isTranslucent(material,
                                              textureIndex >= 0 ? &scene.textures[size_t(textureIndex)] : nullptr);
    const float alpha = blended ? material.color[3] : 1;
    if (mesh.parts[index].corners < 3) { // without a surface there is nothing to light
        item.flat = new FlatMaterial(m_effects, Effects::Flat, m_meshes[meshIndex].entity);
        return;
    }
    item.isBlended = blended;
    item.material = new SurfaceMaterial(m_effects, blended, m_meshes[meshIndex].entity);
    item.hasTexture = textureIndex >= 0;
    item.material->setBaseColor({material.color[0], material.color[1], material.color[2], alpha});
    item.hasTexCoords = !scene.meshes[size_t(mesh.mesh)].texCoords.empty();
    if (!item.hasTexture)
        return;
    item.base = layerOf(layers.base);
    item.above = layerOf(layers.above);
    item.blend = blendOf(layers.blend);
    item.material->setLayers(item.base, item.above, item.blend);
}

/// As the part's own texture would lie on it.
SurfaceMaterial::Layer SceneEntity::checkerLayer(const PartItem &part)
{
    if (!m_checker)
        m_checker = makeTexture(uvCheckerImage(), false, false, true, this);
    SurfaceMaterial::Layer layer = part.base;
    if (!part.hasTexture) {
        const scene::TexturePlace place = scene::texturePlace(*m_prepared->scene, {});
        layer.rows = QVector4D(place.rows[0], place.rows[1], place.rows[2], place.rows[3]);
        layer.offset = QVector4D(place.offset[0], place.offset[1], 0, 0);
    }
    layer.texture = m_checker;
    layer.isCube = false;
    return layer;
}

SurfaceMaterial::Layer SceneEntity::layerOf(const scene::TextureLayer &stored)
{
    SurfaceMaterial::Layer layer;
    if (stored.texture < 0)
        return layer;
    const scene::Texture &described = m_prepared->scene->textures[size_t(stored.texture)];
    layer.texture = texture(stored.texture);
    layer.isCube = m_prepared->cubes[size_t(stored.texture)];
    layer.texCoordSet = stored.texCoordSet > 0 ? 1 : 0;
    const scene::TexturePlace place = scene::texturePlace(*m_prepared->scene, described);
    layer.rows = QVector4D(place.rows[0], place.rows[1], place.rows[2], place.rows[3]);
    layer.offset = QVector4D(place.offset[0], place.offset[1], 0, 0);
    return layer;
}

Qt3DRender::QAbstractTexture *SceneEntity::texture(int index)
{
    auto *&texture = m_textures[size_t(index)];
    if (!texture) {
        const scene::Texture &described = m_prepared->scene->textures[size_t(index)];
        texture = makeTexture(m_prepared->images[size_t(index)], described.clampU, described.clampV,
                              !m_prepared->cubes[size_t(index)], this); // smaller levels would mix the faces
    }
    return texture;
}

void SceneEntity::makeWires(size_t meshIndex, size_t index)
{
    const PreparedPart &part = m_prepared->meshes[meshIndex].parts[index];
    PartItem &item = m_meshes[meshIndex].parts[index];
    auto *material = new FlatMaterial(m_effects, Effects::BlendedFlat, m_meshes[meshIndex].entity);
    material->setStyle(false, 1, WireBias);
    const auto make = [&](const std::vector<quint32> &indices, bool isCoarse) {
        std::vector<quint32> lines;
        lines.reserve(indices.size() * 2);
        for (size_t i = 0; i + 2 < indices.size(); i += 3) {
            const quint32 a = indices[i], b = indices[i + 1], c = indices[i + 2];
            lines.insert(lines.end(), {a, b, b, c, c, a});
        }
        Drawable wires = makeDrawable(meshIndex, QGeometryRenderer::Lines, 6, &lines, material, isCoarse);
        wires.entity->addComponent(m_layers.onSurfaces);
        return wires;
    };
    item.wires = make(part.indices, false);
    if (item.coarseFaces.entity)
        item.coarseWires = make(part.coarse, true);
}

void SceneEntity::makePoints(size_t meshIndex)
{
    MeshItem &mesh = m_meshes[meshIndex];
    auto *material = new FlatMaterial(m_effects, Effects::Flat, mesh.entity);
    material->setStyle(false, 4, PointBias);
    mesh.points = makeDrawable(meshIndex, QGeometryRenderer::Points, 1, nullptr, material, false);
    mesh.points.entity->addComponent(m_layers.onSurfaces);
}

template<typename Each>
void SceneEntity::forEachWhole(Each each)
{
    const auto visit = [&](Drawable &drawable) {
        if (drawable.isShown && drawable.entity)
            each(drawable);
    };
    for (const bool blended : {false, true}) { // those let others shine through
        for (MeshItem &mesh : m_meshes) {
            for (PartItem &part : mesh.parts) {
                if (part.isBlended == blended)
                    visit(part.faces);
            }
        }
    }
    for (MeshItem &mesh : m_meshes) {
        for (PartItem &part : mesh.parts)
            visit(part.wires);
        visit(mesh.points);
    }
}

qint64 SceneEntity::wholeCount()
{
    qint64 count = 0;
    forEachWhole([&](const Drawable &drawable) { count += drawable.count; });
    return count;
}

void SceneEntity::setStretch(qint64 first, qint64 count)
{
    qint64 begin = 0;
    forEachWhole([&](Drawable &drawable) {
        drawable.setStretch(first - begin, first + count - begin);
        begin += drawable.count;
    });
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
        const int index = mesh.parts[p].material;
        const scene::Material material = index >= 0 ? m_prepared->scene->materials[size_t(index)] : scene::Material{};
        const bool hasColors = source.colors.isPresent() && m_display.vertexColors && !item.showsTangents;
        if (part.flat) {
            const auto byte = [&](size_t i) { return int(std::clamp(material.color[i], 0.f, 1.f) * 255); };
            const QColor onBackground = m_display.darkBackground ? QColor(225, 230, 236) : QColor(40, 46, 54);
            part.flat->setColor(index >= 0 ? QColor(byte(0), byte(1), byte(2)) : onBackground);
            part.flat->setStyle(hot || hasColors, 4, 0);
        }
        if (!part.material)
            continue;
        const bool colored = hot || (material.vertexColors && hasColors);
        const bool checked = m_display.uvChecker && part.hasTexCoords && !hot;
        if (checked != part.showsChecker) {
            part.showsChecker = checked;
            if (checked)
                part.material->setLayers(checkerLayer(part), {}, SurfaceMaterial::LayerBlend::None);
            else
                part.material->setLayers(part.base, part.above, part.blend);
        }
        const bool textured = checked || (part.hasTexture && m_display.textures && !hot);
        // Without light and without an image a surface would be a mere outline.
        const bool unlit = (material.fullBright && textured && !checked) || m_display.shading == Shading::Unlit;
        part.material->setStyle(textured, colored && !checked, unlit, material.flatShaded);
        // Weights are wanted of what is selected, so they go before.
        if (m_rig)
            part.material->setLit(m_rig->effect(part.isBlended));
        const Shading shading = hot && m_display.shading != Shading::Unlit ? Shading::Lit : m_display.shading;
        part.material->setShading(shading, QVector3D(1, m_prepared->root.m[5], m_prepared->root.m[10]));
        part.material->setFacing(frontSign, m_display.hideBackFaces && !material.doubleSided, textured ? 0.3f : 0.f);
    }
}

void SceneEntity::setDisplay(const Display &display)
{
    m_display = display;
    updateLights();
    for (size_t m = 0; m < m_meshes.size(); ++m) {
        if (m_meshes[m].showsTangents != (display.shading == Shading::Tangents))
            updateColors(m);
        updateStyles(m);
    }
    updateShown();
}

/// What nothing lights costs nothing.
void SceneEntity::updateLights()
{
    if (m_lights.isEmpty() || m_display.shading != Shading::SceneLit)
        return;
    if (!m_rig)
        m_rig = new LightRig({.lights = int(m_lights.count()), .shadows = int(m_lights.shadowCount())}, m_effects,
                             this);
    m_rig->setLights(m_placed);
}

void SceneEntity::showShadows(Qt3DRender::QSubtreeEnabler *place)
{
    const bool isWanted = m_rig && m_lights.shadowCount() > 0 && m_display.shading == Shading::SceneLit;
    if (isWanted)
        m_rig->drawShadows(place, m_layers.whole, m_layers.onSurfaces);
    place->setEnabled(isWanted);
}

void SceneEntity::updateShown()
{
    const bool wires = m_display.wireframe && m_prepared->shownElements <= WireframeBudget;
    // Over the surface lines are dark and thin; alone they must be seen on the background.
    const QColor wireColor = m_display.surfaces         ? QColor(0, 0, 0, 110)
                             : m_display.darkBackground ? QColor(200, 210, 220, 255)
                                                        : QColor(50, 60, 70, 255);
    for (size_t m = 0; m < m_meshes.size(); ++m) {
        MeshItem &mesh = m_meshes[m];
        for (size_t p = 0; p < mesh.parts.size(); ++p) {
            PartItem &part = mesh.parts[p];
            if (!part.faces.entity)
                continue;
            const bool isThere = m_visible.shows(*m_prepared, m, p);
            const bool hasFaces = isThere && (m_display.surfaces || part.flat); // lines have no surface to leave out
            part.faces.show(hasFaces);
            part.coarseFaces.show(hasFaces);
            const bool hasWires = isThere && wires && part.material;
            if (hasWires && !part.wires.entity)
                makeWires(m, p);
            part.wires.show(hasWires);
            part.coarseWires.show(hasWires && !m_display.surfaces);
            if (part.wires.entity)
                part.wires.entity->componentsOfType<FlatMaterial>().constFirst()->setColor(wireColor);
        }
        const bool hasPoints = m_display.points && m_visible.showsMesh(*m_prepared, m);
        if (hasPoints && !mesh.points.entity)
            makePoints(m);
        mesh.points.show(hasPoints);
        if (mesh.points.entity)
            mesh.points.entity->componentsOfType<FlatMaterial>().constFirst()->setColor(
                m_display.darkBackground ? QColor(120, 200, 255) : QColor(0, 80, 160));
    }
    setStretch(0, std::numeric_limits<qint64>::max() / 2);
}

void SceneEntity::setPose(const Pose &pose)
{
    if (m_visible != pose.visible) {
        m_visible = pose.visible;
        updateShown();
    }
    m_placed = m_lights.at(pose);
    updateLights();
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
    const int before = std::exchange(m_heatMesh, mesh);
    m_heat.clear();
    m_heat.reserve(qsizetype(heat.size() * 4));
    for (const float value : heat) {
        // Grey where there is nothing, then blue, green, yellow, red.
        const float warm = std::clamp(value, 0.f, 1.f);
        const QColor color = warm > 0 ? QColor::fromHsvF(0.64f * (1 - warm), 0.85f, 0.95f) : QColor(176, 180, 186);
        m_heat.append(char(color.red())).append(char(color.green())).append(char(color.blue())).append(char(255));
    }
    for (const int changed : {before, mesh}) {
        if (changed < 0)
            continue;
        updateColors(size_t(changed));
        updateStyles(size_t(changed));
    }
}

void SceneEntity::updateColors(size_t mesh)
{
    MeshItem &item = m_meshes[mesh];
    item.showsTangents = m_display.shading == Shading::Tangents && m_heatMesh != int(mesh);
    item.colors->setData(m_heatMesh == int(mesh) ? m_heat
                         : item.showsTangents    ? tangentColors(mesh)
                                                 : m_prepared->meshes[mesh].colors);
}

/// Directions as the shader takes them back from colours.
QByteArray SceneEntity::tangentColors(size_t mesh) const
{
    const PreparedMesh &prepared = m_prepared->meshes[mesh];
    const scene::View &tangents = m_prepared->scene->meshes[size_t(prepared.mesh)].tangents;
    QByteArray colors(qsizetype(prepared.vertices.size() * 4), 0);
    const Bytes *bytes = m_prepared->stream(tangents.stream);
    if (!bytes || !tangents.isPresent())
        return colors;
    ByteCursor cursor(*bytes);
    for (size_t i = 0; i < prepared.vertices.size(); ++i) {
        const auto value = readElement(cursor, tangents, qint64(i));
        const float length = std::hypot(value[0], value[1], value[2]);
        if (!(length > 1e-6f) || !std::isfinite(length))
            continue;
        for (size_t k = 0; k < 3; ++k)
            colors[qsizetype(i * 4 + k)] = char(uchar((value[k] / length * 0.5f + 0.5f) * 255 + 0.5f));
        colors[qsizetype(i * 4 + 3)] = char(255);
    }
    return colors;
}

} // namespace hexahedron::preview
