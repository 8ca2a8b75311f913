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

Qt3DCore::QBuffer *makeBuffer(const QByteArray &bytes, Qt3DCore::QNode *parent)
{
    auto *buffer = new Qt3DCore::QBuffer(parent);
    buffer->setData(bytes);
    return buffer;
}

} // namespace

SceneEntity::SceneEntity(PreparedScenePtr prepared, const Effects &effects, const SceneLayers &layers,
                         size_t mostShadows, Qt3DCore::QNode *parent)
    : QEntity(parent)
    , m_prepared(std::move(prepared))
    , m_effects(effects)
    , m_layers(layers)
    , m_homes(m_prepared->meshes.size())
    , m_singles(m_prepared->meshes.size())
    , m_isAlone(m_prepared->meshes.size())
    , m_textures(m_prepared->images.size())
    , m_lights(m_prepared, mostShadows)
{
    m_pose.nodes = m_prepared->restMatrices;
    m_pose.skinned.resize(m_prepared->meshes.size());
    for (Bundle &bundle : bundlesOf(*m_prepared)) {
        addBundle(std::move(bundle));
        for (const int mesh : m_bundles.back()->bundle.meshes) {
            m_homes[size_t(mesh)] = m_bundles.back().get();
            if (m_bundles.back()->isSingle()) {
                m_singles[size_t(mesh)] = m_bundles.back().get();
                m_isAlone[size_t(mesh)] = true;
            }
        }
    }
}

void SceneEntity::addBundle(Bundle bundle)
{
    BundleItem &item = *m_bundles.emplace_back(std::make_unique<BundleItem>());
    item.bundle = std::move(bundle);
    item.entity = new QEntity;
    item.transform = new Qt3DCore::QTransform(item.entity);
    item.entity->addComponent(item.transform);
    item.matrices.resize(item.bundle.meshes.size());
    for (size_t i = 0; i < item.matrices.size(); ++i)
        item.matrices[i] = m_pose.matrix(*m_prepared, size_t(item.bundle.meshes[i]));
    addVertices(item);
    item.batches.reserve(item.bundle.batches.size());
    for (const Bundle::Batch &batch : item.bundle.batches)
        addBatch(item, batch);
    if (item.isSingle())
        item.transform->setMatrix(toMatrix(item.matrices.front()));
    item.entity->setParent(this); // as a whole, see View3D::setScene()
}

void SceneEntity::addVertices(BundleItem &item)
{
    VertexBuffers &buffers = item.buffers;
    const PreparedMesh &first = m_prepared->meshes[size_t(item.bundle.meshes.front())];
    SurfaceVertices vertices = first.vertices;
    QByteArray texCoords = first.texCoords, second = first.secondTexCoords, colors = first.colors;
    buffers.bounds = first.bounds;
    if (item.bundle.kind == Bundle::Kind::Joined) {
        size_t count = 0;
        bool hasSecond = false;
        texCoords.clear();
        second.clear();
        colors.clear();
        for (const int mesh : item.bundle.meshes) {
            count += m_prepared->meshes[size_t(mesh)].vertices.size();
            hasSecond = hasSecond || !m_prepared->meshes[size_t(mesh)].secondTexCoords.isEmpty();
        }
        for (const int mesh : item.bundle.meshes) {
            const PreparedMesh &joined = m_prepared->meshes[size_t(mesh)];
            texCoords += joined.texCoords;
            colors += joined.colors;
            if (hasSecond)
                second += joined.secondTexCoords.isEmpty() ? joined.texCoords : joined.secondTexCoords;
        }
        item.joined = SurfaceVertices(count);
        moveJoined(item);
        vertices = item.joined;
    }
    buffers.vertexCount = uint(vertices.size());
    buffers.vertices = makeBuffer(vertices.bytes(), item.entity);
    buffers.texCoords = makeBuffer(texCoords, item.entity);
    // A shader wants both.
    buffers.secondTexCoords = second.isEmpty() ? buffers.texCoords : makeBuffer(second, item.entity);
    buffers.colors = makeBuffer(colors, item.entity);
}

Drawable SceneEntity::makeDrawable(const BundleItem &item, const BatchItem *batch, const SharedArray<quint32> *indices,
                                   QGeometryRenderer::PrimitiveType primitive, int perElement,
                                   Qt3DRender::QMaterial *material, QList<Qt3DRender::QLayer *> layers) const
{
    VertexBuffers buffers = item.buffers;
    buffers.copies = batch ? batch->copies : buffers.copies;
    return Drawable(buffers, primitive, perElement, indices, material, layers, item.entity);
}

/// Of repeated shapes there is one part: the others are in other places.
static std::vector<PartPlace> drawnOnce(const Bundle &bundle, const std::vector<PartPlace> &parts)
{
    const bool isRepeated = bundle.kind == Bundle::Kind::Repeated && !parts.empty();
    return isRepeated ? std::vector<PartPlace>{parts.front()} : parts;
}

Drawable SceneEntity::makeFaces(const BundleItem &item, const BatchItem &batch, const std::vector<PartPlace> &parts,
                                SurfaceMaterial *material, bool isCoarse) const
{
    const auto [mesh, part] = batch.parts.front();
    const int corners = m_prepared->meshes[size_t(mesh)].parts[size_t(part)].corners;
    const auto primitive = corners == 3   ? QGeometryRenderer::Triangles
                           : corners == 2 ? QGeometryRenderer::Lines
                                          : QGeometryRenderer::Points;
    const SharedArray<quint32> indices = elementsOf(*m_prepared, item.bundle, drawnOnce(item.bundle, parts), isCoarse);
    return makeDrawable(item, &batch, &indices, primitive, corners,
                        material ? static_cast<Qt3DRender::QMaterial *>(material) : batch.flat,
                        {isCoarse ? m_layers.coarse : m_layers.whole});
}

void SceneEntity::addBatch(BundleItem &item, const Bundle::Batch &parts)
{
    BatchItem &batch = item.batches.emplace_back();
    batch.parts = parts.parts;
    if (item.copies() == Copies::Many)
        batch.copies = makeBuffer(QByteArray(sizeof(CopyPlace), 0), item.entity);
    setUpMaterial(item, batch);
    // Which parts are shown is found out before they are drawn; the shape of repeated ones is always the same.
    const std::vector<PartPlace> all = batch.parts.size() == 1 || batch.copies ? batch.parts : std::vector<PartPlace>();
    batch.faces = makeFaces(item, batch, all, batch.material, false);
    if (isLarge())
        batch.coarseFaces = makeFaces(item, batch, all, batch.material, true);
}

void SceneEntity::setUpMaterial(BundleItem &item, BatchItem &batch)
{
    const scene::Scene &scene = *m_prepared->scene;
    const PartPlace place = batch.parts.front();
    const PreparedMesh &mesh = m_prepared->meshes[size_t(place.first)];
    if (mesh.parts[size_t(place.second)].corners < 3) { // without a surface there is nothing to light
        batch.flat = new FlatMaterial(m_effects, Effects::Flat, item.copies(), item.entity);
        return;
    }
    const scene::Material &material = materialOf(*m_prepared, place);
    const scene::ShownLayers layers(material, [this](size_t texture) {
        return texture < m_prepared->images.size() && !m_prepared->images[texture].isNull();
    });
    batch.isBlended = isBlended(*m_prepared, place);
    batch.hasTexture = layers.base.texture >= 0;
    batch.hasTexCoords = !scene.meshes[size_t(mesh.mesh)].texCoords.empty();
    if (batch.hasTexture) {
        batch.base = layerOf(layers.base);
        batch.above = layerOf(layers.above);
        batch.blend = blendOf(layers.blend);
    }
    batch.material = makeMaterial(item, batch);
}

SurfaceMaterial *SceneEntity::makeMaterial(const BundleItem &item, const BatchItem &batch) const
{
    const scene::Material &stored = materialOf(*m_prepared, batch.parts.front());
    auto *material = new SurfaceMaterial(m_effects, batch.isBlended, item.copies(), item.entity);
    const float alpha = batch.isBlended ? stored.color[3] : 1;
    material->setBaseColor({stored.color[0], stored.color[1], stored.color[2], alpha});
    if (batch.hasTexture)
        material->setLayers(batch.base, batch.above, batch.blend);
    return material;
}

/// As the part's own texture would lie on it.
SurfaceMaterial::Layer SceneEntity::checkerLayer(const BatchItem &batch)
{
    if (!m_checker)
        m_checker = makeTexture(uvCheckerImage(), false, false, true, this);
    SurfaceMaterial::Layer layer = batch.base;
    if (!batch.hasTexture) {
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

void SceneEntity::makeLitFaces(BundleItem &item, BatchItem &batch)
{
    batch.litMaterial = makeMaterial(item, batch);
    batch.litFaces = makeFaces(item, batch, {}, batch.litMaterial, false);
    if (batch.coarseFaces.isThere())
        batch.litCoarseFaces = makeFaces(item, batch, {}, batch.litMaterial, true);
    updateStyle(item, batch, *batch.litMaterial, false);
    batch.litMaterial->setTint(m_tint);
}

void SceneEntity::makeWires(BundleItem &item, BatchItem &batch)
{
    batch.wireMaterial = new FlatMaterial(m_effects, Effects::BlendedFlat, item.copies(), item.entity);
    batch.wireMaterial->setStyle(false, 1, WireBias);
    const SharedArray<quint32> none;
    const auto make = [&](Qt3DRender::QLayer *layer) {
        return makeDrawable(item, &batch, &none, QGeometryRenderer::Lines, 6, batch.wireMaterial,
                            {layer, m_layers.onSurfaces});
    };
    batch.wires = make(m_layers.whole);
    if (batch.coarseFaces.isThere())
        batch.coarseWires = make(m_layers.coarse);
    batch.hasStaleWires = true;
}

void SceneEntity::makePoints(BundleItem &item)
{
    item.pointMaterial = new FlatMaterial(m_effects, Effects::Flat, item.copies(), item.entity);
    item.pointMaterial->setStyle(false, 4, PointBias);
    if (item.copies() == Copies::Many)
        item.buffers.copies = makeBuffer(QByteArray(sizeof(CopyPlace), 0), item.entity);
    const SharedArray<quint32> none;
    const bool isJoined = item.bundle.kind == Bundle::Kind::Joined;
    item.points = makeDrawable(item, nullptr, isJoined ? &none : nullptr, QGeometryRenderer::Points, 1,
                               item.pointMaterial, {m_layers.whole, m_layers.onSurfaces});
}

template<typename Each>
void SceneEntity::forEachWhole(Each each)
{
    const auto visit = [&](Drawable &drawable) {
        if (drawable.isShown() && drawable.isThere())
            each(drawable);
    };
    for (const bool blended : {false, true}) { // those let others shine through
        for (const auto &item : m_bundles) {
            for (BatchItem &batch : item->batches) {
                if (batch.isBlended != blended)
                    continue;
                visit(batch.faces);
                visit(batch.litFaces);
            }
        }
    }
    for (const auto &item : m_bundles) {
        for (BatchItem &batch : item->batches)
            visit(batch.wires);
        visit(item->points);
    }
}

qint64 SceneEntity::wholeCount()
{
    qint64 count = 0;
    forEachWhole([&](const Drawable &drawable) { count += drawable.count(); });
    return count;
}

void SceneEntity::setStretch(qint64 first, qint64 count)
{
    qint64 begin = 0;
    forEachWhole([&](Drawable &drawable) {
        drawable.setStretch(first - begin, first + count - begin);
        begin += drawable.count();
    });
}

/// The whole picture and the coarse one, as they are without a stretch.
void SceneEntity::stretchAll()
{
    constexpr qint64 All = std::numeric_limits<qint64>::max() / 2;
    setStretch(0, All);
    for (const auto &item : m_bundles) {
        for (BatchItem &batch : item->batches) {
            for (Drawable *coarse : {&batch.coarseFaces, &batch.litCoarseFaces, &batch.coarseWires}) {
                if (coarse->isThere() && coarse->isShown())
                    coarse->setStretch(0, All);
            }
        }
    }
}

void SceneEntity::updateStyles(BundleItem &item)
{
    const bool hot = item.isSingle() && m_heatMesh == item.bundle.meshes.front();
    for (BatchItem &batch : item.batches) {
        const PartPlace place = batch.parts.front();
        const scene::Material &material = materialOf(*m_prepared, place);
        const bool hasMaterial = m_prepared->meshes[size_t(place.first)].parts[size_t(place.second)].material >= 0;
        if (batch.flat) {
            const auto byte = [&](size_t i) { return int(std::clamp(material.color[i], 0.f, 1.f) * 255); };
            const QColor onBackground = m_display.darkBackground ? QColor(225, 230, 236) : QColor(40, 46, 54);
            batch.flat->setColor(hasMaterial ? QColor(byte(0), byte(1), byte(2)) : onBackground);
            batch.flat->setStyle(hot || hasColors(item, place.first), 4, 0);
        }
        if (!batch.material)
            continue;
        const bool checked = m_display.uvChecker && batch.hasTexCoords && !hot;
        if (checked != batch.showsChecker) {
            batch.showsChecker = checked;
            const SurfaceMaterial::Layer checker = checked ? checkerLayer(batch) : SurfaceMaterial::Layer();
            for (SurfaceMaterial *surface : {batch.material, batch.litMaterial}) {
                if (surface && checked)
                    surface->setLayers(checker, {}, SurfaceMaterial::LayerBlend::None);
                else if (surface)
                    surface->setLayers(batch.base, batch.above, batch.blend);
            }
        }
        for (SurfaceMaterial *surface : {batch.material, batch.litMaterial}) {
            if (surface)
                updateStyle(item, batch, *surface, hot);
        }
    }
}

bool SceneEntity::hasColors(const BundleItem &item, int mesh) const
{
    const scene::Mesh &source = m_prepared->scene->meshes[size_t(m_prepared->meshes[size_t(mesh)].mesh)];
    return source.colors.isPresent() && m_display.vertexColors && !item.showsTangents;
}

void SceneEntity::updateStyle(const BundleItem &item, const BatchItem &batch, SurfaceMaterial &material, bool hot) const
{
    const int mesh = batch.parts.front().first;
    const scene::Material &stored = materialOf(*m_prepared, batch.parts.front());
    const bool colored = hot || (stored.vertexColors && hasColors(item, mesh));
    const bool textured = batch.showsChecker || (batch.hasTexture && m_display.textures && !hot);
    // Without light and without an image a surface would be a mere outline.
    const bool unlit = (stored.fullBright && textured && !batch.showsChecker) || m_display.shading == Shading::Unlit;
    material.setStyle(textured, colored && !batch.showsChecker, unlit, stored.flatShaded);
    if (m_rig)
        material.setLit(m_rig->effect(batch.isBlended, item.copies()));
    // Weights are wanted of what is selected, so they go before.
    const Shading shading = hot && m_display.shading != Shading::Unlit ? Shading::Lit : m_display.shading;
    material.setShading(shading, QVector3D(1, m_prepared->root.m[5], m_prepared->root.m[10]));
    // A node that mirrors turns its triangles' direction round.
    const bool insideOut = !item.isBent && isInsideOut(*m_prepared, mesh);
    const float frontSign = m_prepared->scene->clockwiseFront != insideOut ? -1.f : 1.f;
    material.setFacing(frontSign, m_display.hideBackFaces && !stored.doubleSided, textured ? 0.3f : 0.f);
}

void SceneEntity::setDisplay(const Display &display)
{
    m_display = display;
    updateLights();
    for (const auto &item : m_bundles) {
        if (item->showsTangents != (display.shading == Shading::Tangents))
            updateColors(*item);
        updateStyles(*item);
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
    for (const auto &item : m_bundles)
        updateShown(*item);
    stretchAll();
}

void SceneEntity::updateShown(BundleItem &item)
{
    const bool wires = m_display.wireframe && m_prepared->shownElements <= WireframeBudget;
    // Over the surface lines are dark and thin; alone they must be seen on the background.
    const QColor wireColor = m_display.surfaces         ? QColor(0, 0, 0, 110)
                             : m_display.darkBackground ? QColor(200, 210, 220, 255)
                                                        : QColor(50, 60, 70, 255);
    for (BatchItem &batch : item.batches) {
        updateBatch(item, batch);
        const bool isThere = !batch.plain.empty() || !batch.lit.empty();
        const bool hasFaces = m_display.surfaces || batch.flat; // lines have no surface to leave out
        batch.faces.show(hasFaces && (batch.litFaces.isThere() ? !batch.plain.empty() : isThere));
        batch.coarseFaces.show(batch.faces.isShown());
        batch.litFaces.show(hasFaces && !batch.lit.empty());
        batch.litCoarseFaces.show(batch.litFaces.isShown());
        const bool hasWires = isThere && wires && batch.material;
        if (hasWires && !batch.wires.isThere())
            makeWires(item, batch);
        if (hasWires && batch.hasStaleWires)
            updateWires(item, batch);
        batch.wires.show(hasWires);
        batch.coarseWires.show(hasWires && !m_display.surfaces);
        if (batch.wireMaterial)
            batch.wireMaterial->setColor(wireColor);
    }
    updatePoints(item);
}

/// Brings what is drawn in step with what of it is to be seen.
void SceneEntity::updateBatch(BundleItem &item, BatchItem &batch)
{
    std::vector<PartPlace> plain, lit;
    for (const PartPlace &place : batch.parts) {
        if (isDrawnBy(item, place.first) && m_pose.shows(*m_prepared, size_t(place.first), size_t(place.second)))
            (batch.material && isLit(place) ? lit : plain).push_back(place);
    }
    const bool isSame = plain == batch.plain && lit == batch.lit;
    batch.plain = std::move(plain);
    batch.lit = std::move(lit);
    batch.hasStaleWires = batch.hasStaleWires || !isSame;
    if (batch.copies) {
        std::vector<PartPlace> shown = batch.plain;
        shown.insert(shown.end(), batch.lit.begin(), batch.lit.end());
        placeCopies(item, shown, batch.copies);
        for (Drawable *drawable : {&batch.faces, &batch.coarseFaces, &batch.wires, &batch.coarseWires})
            drawable->setCopies(qint64(shown.size()));
        return;
    }
    if (batch.parts.size() == 1) {
        if (batch.material)
            batch.material->setTint(batch.lit.empty() ? QVector4D() : m_tint);
        return;
    }
    if (!isSame) {
        batch.faces.setIndices(elementsOf(*m_prepared, item.bundle, batch.plain, false));
        if (batch.coarseFaces.isThere())
            batch.coarseFaces.setIndices(elementsOf(*m_prepared, item.bundle, batch.plain, true));
    }
    if (!batch.material)
        return;
    if (!batch.lit.empty() && !batch.litFaces.isThere())
        makeLitFaces(item, batch);
    if (!isSame && batch.litFaces.isThere()) {
        batch.litFaces.setIndices(elementsOf(*m_prepared, item.bundle, batch.lit, false));
        if (batch.litCoarseFaces.isThere())
            batch.litCoarseFaces.setIndices(elementsOf(*m_prepared, item.bundle, batch.lit, true));
    }
    if (batch.litMaterial)
        batch.litMaterial->setTint(m_tint);
}

void SceneEntity::updateWires(const BundleItem &item, BatchItem &batch)
{
    std::vector<PartPlace> shown = batch.plain;
    shown.insert(shown.end(), batch.lit.begin(), batch.lit.end());
    shown = drawnOnce(item.bundle, shown);
    batch.wires.setIndices(edgesOf(elementsOf(*m_prepared, item.bundle, shown, false)));
    if (batch.coarseWires.isThere())
        batch.coarseWires.setIndices(edgesOf(elementsOf(*m_prepared, item.bundle, shown, true)));
    batch.hasStaleWires = false;
}

void SceneEntity::updatePoints(BundleItem &item)
{
    std::vector<int> shown;
    for (const int mesh : item.bundle.meshes) {
        if (m_display.points && isDrawnBy(item, mesh) && m_pose.visible.showsMesh(*m_prepared, size_t(mesh)))
            shown.push_back(mesh);
    }
    if (!shown.empty() && !item.points.isThere())
        makePoints(item);
    if (!item.points.isThere())
        return;
    if (item.bundle.kind == Bundle::Kind::Joined && shown != item.pointMeshes) {
        std::vector<quint32> vertices;
        for (size_t i = 0; i < item.bundle.meshes.size(); ++i) {
            if (!std::binary_search(shown.begin(), shown.end(), item.bundle.meshes[i]))
                continue;
            const size_t count = m_prepared->meshes[size_t(item.bundle.meshes[i])].vertices.size();
            for (size_t v = 0; v < count; ++v)
                vertices.push_back(item.bundle.firstVertex[i] + quint32(v));
        }
        item.points.setIndices(SharedArray<quint32>(vertices));
    }
    if (item.bundle.kind == Bundle::Kind::Repeated) {
        std::vector<PartPlace> places;
        for (const int mesh : shown)
            places.emplace_back(mesh, 0);
        placeCopies(item, places, item.buffers.copies);
        item.points.setCopies(qint64(shown.size()));
    }
    item.points.show(!shown.empty());
    item.pointMeshes = std::move(shown);
    item.pointMaterial->setColor(m_display.darkBackground ? QColor(120, 200, 255) : QColor(0, 80, 160));
}

bool SceneEntity::isLit(PartPlace part) const
{
    return std::binary_search(m_lit.begin(), m_lit.end(), part);
}

void SceneEntity::placeCopies(const BundleItem &item, const std::vector<PartPlace> &parts,
                              Qt3DCore::QBuffer *copies) const
{
    SharedArray<CopyPlace> places(std::max<size_t>(parts.size(), 1)); // an empty buffer makes the renderer complain
    const std::span<CopyPlace> to = places.edit();
    for (size_t i = 0; i < parts.size(); ++i) {
        const auto mesh = std::lower_bound(item.bundle.meshes.begin(), item.bundle.meshes.end(), parts[i].first);
        const auto &m = item.matrices[size_t(mesh - item.bundle.meshes.begin())].m;
        to[i].rows = {m[0], m[4], m[8], m[12], m[1], m[5], m[9], m[13], m[2], m[6], m[10], m[14]};
        if (isLit(parts[i]))
            to[i].tint = {m_tint.x(), m_tint.y(), m_tint.z(), m_tint.w()};
    }
    if (copies->data() != places.bytes())
        copies->setData(places.bytes());
}

void SceneEntity::setPose(const Pose &pose)
{
    const bool isOther = pose.visible != m_pose.visible;
    m_pose = pose;
    m_placed = m_lights.at(pose);
    updateLights();
    bool isAnyOther = isOther;
    for (size_t m = 0; m < m_homes.size(); ++m)
        isAnyOther = setAlone(int(m), pose.isSkinned(m) || m_heatMesh == int(m)) || isAnyOther;
    for (const auto &item : m_bundles)
        move(*item);
    if (isAnyOther)
        updateShown();
}

bool SceneEntity::setAlone(int mesh, bool isAlone)
{
    const auto index = size_t(mesh);
    if (m_homes[index]->isSingle() || m_isAlone[index] == isAlone)
        return false;
    m_isAlone[index] = isAlone;
    if (!m_singles[index]) {
        addBundle(aloneBundle(*m_prepared, mesh));
        m_singles[index] = m_bundles.back().get();
        if (m_display.shading == Shading::Tangents)
            updateColors(*m_singles[index]);
        updateStyles(*m_singles[index]);
    }
    return true;
}

void SceneEntity::move(BundleItem &item)
{
    bool isMoved = false;
    for (size_t i = 0; i < item.bundle.meshes.size(); ++i) {
        const auto mesh = size_t(item.bundle.meshes[i]);
        const scene::Mat4 matrix = m_pose.matrix(*m_prepared, mesh);
        isMoved = isMoved || matrix.m != item.matrices[i].m;
    }
    switch (item.bundle.kind) {
    case Bundle::Kind::Single:
        if (isMoved) {
            item.matrices.front() = m_pose.matrix(*m_prepared, size_t(item.bundle.meshes.front()));
            item.transform->setMatrix(toMatrix(item.matrices.front()));
        }
        bend(item);
        break;
    case Bundle::Kind::Joined:
        if (isMoved) {
            moveJoined(item);
            item.buffers.vertices->setData(item.joined.bytes());
        }
        break;
    case Bundle::Kind::Repeated:
        if (isMoved) {
            for (size_t i = 0; i < item.matrices.size(); ++i)
                item.matrices[i] = m_pose.matrix(*m_prepared, size_t(item.bundle.meshes[i]));
            for (BatchItem &batch : item.batches)
                updateBatch(item, batch);
            updatePoints(item);
        }
        break;
    }
    if (isMoved && item.showsTangents && item.bundle.kind == Bundle::Kind::Joined)
        updateColors(item);
}

/// Those that stand elsewhere now, or all of them when they are joined.
void SceneEntity::moveJoined(BundleItem &item)
{
    const std::span<SurfaceVertex> all = item.joined.edit();
    for (size_t i = 0; i < item.bundle.meshes.size(); ++i) {
        const PreparedMesh &mesh = m_prepared->meshes[size_t(item.bundle.meshes[i])];
        const scene::Mat4 matrix = m_pose.matrix(*m_prepared, size_t(item.bundle.meshes[i]));
        if (item.buffers.vertices && matrix.m == item.matrices[i].m)
            continue;
        item.matrices[i] = matrix;
        placeVertices(mesh.vertices, matrix, all.subspan(item.bundle.firstVertex[i], mesh.vertices.size()));
    }
    item.buffers.bounds = {};
    for (size_t i = 0; i < item.bundle.meshes.size(); ++i)
        item.buffers.bounds.add(m_prepared->meshes[size_t(item.bundle.meshes[i])].bounds.mapped(item.matrices[i]));
}

/// Vertices that are bent are in the world already.
void SceneEntity::bend(BundleItem &item)
{
    const auto mesh = size_t(item.bundle.meshes.front());
    const bool bent = m_pose.isSkinned(mesh);
    if (bent || item.isBent)
        item.buffers.vertices->setData(m_pose.vertices(*m_prepared, mesh).bytes());
    if (bent != item.isBent) {
        item.isBent = bent;
        updateStyles(item);
    }
}

void SceneEntity::setLitParts(const std::vector<std::pair<int, int>> &parts, const QColor &tint)
{
    m_lit = parts;
    std::sort(m_lit.begin(), m_lit.end());
    m_tint = QVector4D(tint.redF(), tint.greenF(), tint.blueF(), tint.alphaF());
    updateShown();
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
    bool isAnyOther = false;
    for (const int changed : {before, mesh}) {
        if (changed < 0)
            continue;
        isAnyOther = setAlone(changed, changed == mesh || m_pose.isSkinned(size_t(changed))) || isAnyOther;
        if (BundleItem *single = m_singles[size_t(changed)]) {
            move(*single);
            updateColors(*single);
            updateStyles(*single);
        }
    }
    if (isAnyOther)
        updateShown();
}

void SceneEntity::updateColors(BundleItem &item)
{
    const int first = item.bundle.meshes.front();
    const bool hot = item.isSingle() && m_heatMesh == first;
    item.showsTangents = m_display.shading == Shading::Tangents && !hot;
    if (hot)
        return item.buffers.colors->setData(m_heat);
    QByteArray colors;
    for (size_t i = 0; i < item.bundle.meshes.size(); ++i) {
        const int mesh = item.bundle.meshes[i];
        const bool isJoined = item.bundle.kind == Bundle::Kind::Joined;
        if (item.showsTangents)
            colors += tangentColors(mesh, isJoined ? normalMatrix(item.matrices[i]) : scene::Mat4());
        else
            colors += m_prepared->meshes[size_t(mesh)].colors;
        if (!isJoined)
            break;
    }
    item.buffers.colors->setData(colors);
}

/// Directions as the shader takes them back from colours.
QByteArray SceneEntity::tangentColors(int mesh, const scene::Mat4 &turn) const
{
    const PreparedMesh &prepared = m_prepared->meshes[size_t(mesh)];
    const scene::View &tangents = m_prepared->scene->meshes[size_t(prepared.mesh)].tangents;
    QByteArray colors(qsizetype(prepared.vertices.size() * 4), 0);
    const Bytes *bytes = m_prepared->stream(tangents.stream);
    if (!bytes || !tangents.isPresent())
        return colors;
    ByteCursor cursor(*bytes);
    for (size_t i = 0; i < prepared.vertices.size(); ++i) {
        const auto value = readElement(cursor, tangents, qint64(i));
        const scene::Vec3 turned = turn.mappedVector({value[0], value[1], value[2]});
        const float length = std::hypot(turned.x, turned.y, turned.z);
        if (!(length > 1e-6f) || !std::isfinite(length))
            continue;
        const std::array<float, 3> direction{turned.x, turned.y, turned.z};
        for (size_t k = 0; k < 3; ++k)
            colors[qsizetype(i * 4 + k)] = char(uchar((direction[k] / length * 0.5f + 0.5f) * 255 + 0.5f));
        colors[qsizetype(i * 4 + 3)] = char(255);
    }
    return colors;
}

} // namespace hexahedron::preview
