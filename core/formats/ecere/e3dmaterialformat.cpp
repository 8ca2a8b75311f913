// Materials and textures.
#include "core/formats/ecere/e3dformat.h"
#include "core/formats/registry.h"
#include "core/schema/inwork.h"

namespace hexahedron {

RecordRef E3dFormat::materialsBlock(RecordRef file)
{
    auto materials = container(file.block(0x8000, "materials"));
    auto material = container(materials.block(0x8010, "material"));
    auto id = material.block(0x8011, "materialID");
    fields.materialId = {id.field(), id.u32("id").initially({1}).field()};
    auto name = material.block(0x8012, "materialName");
    fields.materialName = {name.field(), name.text("name").lengthBefore(2).initially("material").field()};
    auto group = material.block(0x8013, "materialGroup");
    group.u32("group");
    auto flags = material.block(0x8020, "materialFlags");
    fields.materialFlags = {flags.field(), flags.u32("flags")
                                               .flags({{1, QT_TR_NOOP("double-sided")},
                                                       {2, QT_TR_NOOP("partly transparent")},
                                                       {4, QT_TR_NOOP("translucent")},
                                                       {8, QT_TR_NOOP("wrap U")},
                                                       {16, QT_TR_NOOP("wrap V")}})
                                               .info("70")
                                               .field()};

    const auto number = [&](quint32 type, const char *blockName, double usual) {
        auto block = material.block(type, blockName);
        auto value = block.f32("value").initially({usual});
        return std::pair(block, value);
    };
    auto [opacity, opacityValue] = number(0x8021, "opacity", 1);
    opacityValue.range(0, 1).warning("71");
    fields.opacity = {opacity.field(), opacityValue.field()};
    number(0x8022, "refractionRelIndex", 1);
    number(0x8023, "reflectivity", 0);
    const auto [shininess, shininessValue] = number(0x8024, "phongShininess", 0);
    fields.shininess = {shininess.field(), shininessValue.field()};

    const auto color = [&](quint32 type, const char *blockName, double usual) {
        auto block = material.block(type, blockName);
        auto value = block.f32("color").times(3).components({"r", "g", "b"}).color().initially({usual, usual, usual});
        return ValueBlock{block.field(), value.field()};
    };
    fields.diffuse = color(0x8030, "diffuse", 1);
    fields.specular = color(0x8031, "specular", 1);
    fields.emissive = color(0x8032, "emissive", 0);
    fields.ambient = color(0x8034, "ambient", 1);

    mapBlock(material, 0x8100, "emissiveMap");
    mapBlock(material, 0x8101, "normalMap");
    mapBlock(material, 0x8102, "heightMap");
    mapBlock(material, 0x8103, "ambientOcclusionMap");
    mapBlock(material, 0x8200, "phongDiffuseMap");
    mapBlock(material, 0x8201, "phongSpecularMap");
    mapBlock(material, 0x8202, "phongAmbientMap");
    mapBlock(material, 0x8300, "pbrRMAlbedo");
    mapBlock(material, 0x8301, "pbrRMRoughnessMetalness");
    mapBlock(material, 0x8400, "pbrSpecDiffuseMap");
    mapBlock(material, 0x8401, "pbrSpecSpecularGlossMap");
    fields.materials = materials.field();
    fields.material = material.field();
    return materials;
}

void E3dFormat::mapBlock(RecordRef material, quint32 type, const char *name)
{
    auto map = container(material.block(type, name));
    fields.maps.push_back(map.field());
    if (fields.maps.size() > 1) { // all maps hold the same
        for (const Field *block : fields.maps.front()->frames)
            map.contains(RecordRef(inwork::field(block)));
        return;
    }
    auto id = map.block(0x9002, "textureID");
    fields.mapTexture = {id.field(), id.u32("id").field()};
    auto file = map.block(0x9003, "textureName");
    fields.mapTextureName = {file.field(), file.text("name").lengthBefore(2).field()};
    for (int set = 1; set < E3dSets; ++set) {
        const qint64 coordinates = qint64(E3dAttribute::TexCoords) + set;
        auto choice = map.block(quint32(coordinates), e3dAttributeName(coordinates));
        choice.bytes("data").until(endOfFrame);
    }
}

RecordRef E3dFormat::texturesBlock(RecordRef file)
{
    auto textures = container(file.block(0x9000, "textures"));
    auto texture = container(textures.block(0x9001, "texture"));
    auto id = texture.block(0x9002, "textureID");
    fields.textureId = {id.field(), id.u32("id").initially({1}).field()};
    auto name = texture.block(0x9003, "textureName");
    fields.textureName = {name.field(), name.text("name").lengthBefore(2).initially("texture.png").field()};
    const auto image = [&](quint32 type, const char *blockName) {
        auto block = texture.block(type, blockName);
        return ValueBlock{block.field(), block.bytes("image").until(endOfFrame).holdsFile(&recogniseContent).field()};
    };
    fields.png = image(0x9101, "texturePNG");
    fields.jpg = image(0x9102, "textureJPG");
    fields.jpg2k = image(0x9103, "textureJPG2K");
    fields.textures = textures.field();
    fields.texture = texture.field();
    return textures;
}

} // namespace hexahedron
