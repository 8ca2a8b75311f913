// Textures and brushes.
#include "core/formats/blitz3d/b3dscenebuilder.h"

#include "core/tree/value.h"

#include <array>

namespace hexahedron {

namespace {

enum TextureFlag { Alpha = 2, Masked = 4, ClampU = 16, ClampV = 32, SphereMap = 64, CubeMap = 128, SecondSet = 65536 };
enum BrushEffect { FullBright = 1, VertexColors = 2, FlatShaded = 4, DoubleSided = 16 };

scene::TextureLayer::Blend blendOf(qint64 blend)
{
    using Blend = scene::TextureLayer::Blend;
    constexpr std::array blends{Blend::Replace,      Blend::Alpha,    Blend::Multiply,
                                Blend::Add,          Blend::Multiply, // dot3: what cards without it do
                                Blend::MultiplyTwice};
    return blend >= 0 && blend < qint64(blends.size()) ? blends[size_t(blend)] : Blend::Multiply;
}

} // namespace

/// The textures of a TEXS or the brushes of a BRUS; several of these chunks append.
void B3dSceneBuilder::addRecords(NodeId chunk, const Field *field)
{
    const QString path = childPath(chunk);
    const NodeStore &nodes = m_stream.nodes;
    const Field *list = field == m_fields.texs ? m_fields.textures : m_fields.brushes;
    for (NodeId array = nodes.firstChild(chunk); array != NoNode; array = nodes.nextSibling(array)) {
        if (&fieldById(nodes[array].field) != list)
            continue;
        qint64 index = 0;
        for (NodeId id = nodes.firstChild(array); id != NoNode; id = nodes.nextSibling(id), ++index) {
            m_parts = &m_visitor.layOut(id);
            const QString element = path + u'/' + QLatin1StringView(list->name) + u'[' + QString::number(index) + u']';
            if (list == m_fields.textures)
                addTexture(id, element);
            else
                addBrush(id, element);
        }
    }
}

void B3dSceneBuilder::addTexture(NodeId id, const QString &path)
{
    scene::Texture texture;
    const QByteArray file = text(m_fields.textureFile);
    texture.name = textOf(file);
    texture.path = path;
    texture.bytes = m_stream.nodes[id].range();
    texture.file = m_files.find(file);
    const qint64 flags = integer(m_fields.textureFlags);
    texture.clampU = flags & ClampU;
    texture.clampV = flags & ClampV;
    texture.masked = flags & Masked;
    texture.alpha = (flags & Alpha) && !texture.masked;
    if (const std::vector<float> p = floats(m_fields.texturePosition); p.size() == 2)
        texture.offset = {p[0], p[1]};
    if (const std::vector<float> s = floats(m_fields.textureScale); s.size() == 2)
        texture.scale = {s[0], s[1]};
    if (const std::vector<float> r = floats(m_fields.textureRotation); r.size() == 1)
        texture.rotation = r[0];
    // What mirrors the surroundings lies on no coordinates of the mesh.
    const int shown = flags & (SphereMap | CubeMap) ? -1 : int(m_scene.textures.size());
    m_textureLayers.push_back({shown, flags & SecondSet ? 1 : 0, blendOf(integer(m_fields.textureBlend))});
    m_scene.textures.push_back(std::move(texture));
}

void B3dSceneBuilder::addBrush(NodeId id, const QString &path)
{
    scene::Material material;
    material.name = textOf(text(m_fields.brushName));
    material.path = path;
    material.bytes = m_stream.nodes[id].range();
    if (const std::vector<float> c = floats(m_fields.brushColor); c.size() == 4)
        std::copy(c.begin(), c.end(), material.color.begin());
    const qint64 effects = integer(m_fields.brushFx);
    material.fullBright = effects & FullBright;
    material.vertexColors = effects & VertexColors;
    material.flatShaded = effects & FlatShaded;
    material.doubleSided = effects & DoubleSided;

    Brush brush;
    if (const Part *ids = part(m_fields.brushTextures)) {
        for (qint64 layer = 0; layer < qMin<qint64>(8, ids->count); ++layer) {
            const uchar *bytes = m_visitor.cursor().at(ids->range.begin + layer * 4, 4);
            const qint64 texture = bytes ? decodeInteger(bytes, 4, true) : -1;
            brush.layers.push_back(texture >= 0 && texture < qint64(m_scene.textures.size()) ? int(texture) : -1);
        }
    }
    setLayers(material, brush.layers);
    m_brushes.push_back(std::move(brush));
    m_scene.materials.push_back(std::move(material));
}

void B3dSceneBuilder::setLayers(scene::Material &material, const std::vector<int> &layers) const
{
    material.layers.clear();
    for (const int texture : layers) {
        if (texture >= 0)
            material.layers.push_back(m_textureLayers[size_t(texture)]);
    }
}

/// The material of triangles: their brush, that of their mesh, or both combined as Blitz3D does it.
int B3dSceneBuilder::materialOf(qint64 meshBrush, qint64 triangleBrush)
{
    const auto known = [this](qint64 brush) { return brush >= 0 && brush < qint64(m_brushes.size()); };
    if (!known(meshBrush) || meshBrush == triangleBrush)
        return known(triangleBrush) ? int(triangleBrush) : -1;
    if (!known(triangleBrush))
        return int(meshBrush);
    const auto [found, isNew] = m_combinations.try_emplace({meshBrush, triangleBrush}, int(m_scene.materials.size()));
    if (isNew)
        m_scene.materials.push_back(combined(size_t(meshBrush), size_t(triangleBrush)));
    return found->second;
}

scene::Material B3dSceneBuilder::combined(size_t meshBrush, size_t triangleBrush) const
{
    const scene::Material &mesh = m_scene.materials[meshBrush];
    scene::Material material = m_scene.materials[triangleBrush]; // its name, path and bytes stand for both
    for (size_t i = 0; i < material.color.size(); ++i)
        material.color[i] *= mesh.color[i];
    material.fullBright |= mesh.fullBright;
    material.vertexColors |= mesh.vertexColors;
    material.flatShaded |= mesh.flatShaded;
    material.doubleSided |= mesh.doubleSided;
    std::vector<int> layers = m_brushes[meshBrush].layers;
    const std::vector<int> &over = m_brushes[triangleBrush].layers;
    layers.resize(qMax(layers.size(), over.size()), -1);
    for (size_t i = 0; i < over.size(); ++i) {
        if (over[i] >= 0)
            layers[i] = over[i];
    }
    setLayers(material, layers);
    return material;
}

} // namespace hexahedron
