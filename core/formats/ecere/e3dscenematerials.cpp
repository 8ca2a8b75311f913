// Materials and textures of the scene.
#include "core/formats/ecere/e3dimagefiles.h"
#include "core/formats/ecere/e3dscenebuilder.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

void E3dSceneBuilder::addTextures()
{
    for (const E3dModel::Texture &source : m_model.textures) {
        scene::Texture texture;
        place(texture, source.item);
        texture.name = m_tree.name(source.item);
        for (const Item &block : source.sources) {
            if (block.field == m_fields.textureName.block) {
                const QByteArray name = textIn(m_tree, block, m_fields.textureName.value);
                texture.name = textOf(name);
                texture.file = e3dImageFile(m_tree.fileName(), name);
                continue;
            }
            for (const E3dFormat::ValueBlock &kind : {m_fields.png, m_fields.jpg, m_fields.jpg2k}) {
                const Item image = block.field == kind.block ? childOf(m_tree, block, kind.value) : Item();
                // One range and one stream for both: an image that is packed by itself is not shown.
                if (image.isValid() && image.stream == texture.stream && texture.imageBytes.isEmpty())
                    texture.imageBytes = image.range;
            }
        }
        m_textures.emplace(source.number, int(m_scene.textures.size()));
        m_scene.textures.push_back(std::move(texture));
    }
}

/// A map may name a file where no texture does.
int E3dSceneBuilder::textureByName(const QByteArray &name, const Item &item)
{
    const auto [known, isNew] = m_namedTextures.emplace(name, int(m_scene.textures.size()));
    if (isNew) {
        scene::Texture texture;
        place(texture, item);
        texture.name = textOf(name);
        texture.file = e3dImageFile(m_tree.fileName(), name);
        m_scene.textures.push_back(std::move(texture));
    }
    return known->second;
}

void E3dSceneBuilder::addLayer(const Item &map, scene::Material &material)
{
    scene::TextureLayer layer;
    for (const Item &block : e3dBlocksIn(m_tree, map)) {
        if (block.field == m_fields.mapTexture.block) {
            const auto known = m_textures.find(integerIn(m_tree, block, m_fields.mapTexture.value));
            layer.texture = known == m_textures.end() ? -1 : known->second;
        } else if (block.field == m_fields.mapTextureName.block) {
            layer.texture = textureByName(textIn(m_tree, block, m_fields.mapTextureName.value), block);
        } else if ((block.field->tag & ~quint32(0xf)) == quint32(E3dAttribute::TexCoords)) {
            layer.texCoordSet = int(block.field->tag & 0xf);
        }
    }
    if (layer.texture >= 0)
        material.layers.push_back(layer);
}

void E3dSceneBuilder::addMaterials()
{
    constexpr qint64 DoubleSided = 1;
    constexpr qint64 WrapU = 8;
    constexpr qint64 WrapV = 16;
    // Colour in light, in each of the three ways to describe a surface.
    const auto isColorMap = [](const Item &block) {
        return block.field->tag == 0x8200 || block.field->tag == 0x8300 || block.field->tag == 0x8400;
    };
    for (const E3dModel::Material &source : m_model.materials) {
        scene::Material material;
        place(material, source.item);
        material.name = textOf(e3dTextIn(m_tree, source.item, m_fields.materialName));
        const qint64 flags = e3dNumberIn(m_tree, source.item, m_fields.materialFlags)
                                 .value_or(DoubleSided | WrapU | WrapV);
        material.doubleSided = (flags & DoubleSided) != 0;
        const Item diffuse = e3dBlockIn(m_tree, source.item, m_fields.diffuse.block);
        const std::vector<double> color = floatsIn(m_tree, diffuse, m_fields.diffuse.value);
        for (size_t i = 0; i < color.size() && i < 3; ++i)
            material.color[i] = float(color[i]);
        const Item opacity = e3dBlockIn(m_tree, source.item, m_fields.opacity.block);
        material.color[3] = float(floatIn(m_tree, opacity, m_fields.opacity.value, 1));
        for (const Item &block : e3dBlocksIn(m_tree, source.item)) {
            if (isColorMap(block))
                addLayer(block, material);
        }
        for (const scene::TextureLayer &layer : material.layers) {
            m_scene.textures[size_t(layer.texture)].clampU = !(flags & WrapU);
            m_scene.textures[size_t(layer.texture)].clampV = !(flags & WrapV);
        }
        m_materials.emplace(source.number, int(m_scene.materials.size()));
        m_scene.materials.push_back(std::move(material));
    }
}

} // namespace hexahedron
