// Materials and textures.
#include "core/formats/ecere/e3dformat.h"
#include "core/formats/registry.h"
#include "core/schema/inwork.h"

namespace hexahedron {

RecordRef E3dFormat::materialsBlock(RecordRef file)
{
    auto materials = container(
        file.block(0x8000, "materials")
            .doc(QT_TR_NOOP(
                "All materials: what surfaces look like. Triangles name them by their number. In it: material "
                "blocks."))
            .note(QT_TR_NOOP("They have to stand before the meshes: the reference reader looks numbers up at once.")));
    auto material = container(
        materials.block(0x8010, "material")
            .doc(QT_TR_NOOP(
                "One material. In it, in any order: materialID, flags, numbers and colours, and maps that lay "
                "textures over the surface. What is missing has its usual value.")));
    auto id = material.block(0x8011, "materialID")
                  .doc(
                      QT_TR_NOOP("Gives the material the number by which triangles refer to it; without it none can."));
    fields.materialId = {id.field(), id.u32("id")
                                         .initially({1})
                                         .doc(QT_TR_NOOP("The number by which triangles name the material: not 0, and "
                                                         "unique among materials, else they may get another one."))
                                         .note(numberTaken)
                                         .field()};
    auto name =
        material.block(0x8012, "materialName")
            .doc(QT_TR_NOOP(
                "The name of the material, for people. No known file has it, and the reference reader skips it."));
    fields.materialName = {name.field(), name.text("name")
                                             .lengthBefore(2)
                                             .initially("material")
                                             .doc(QT_TR_NOOP("Free text for people; it decides nothing."))
                                             .field()};
    auto group = material.block(0x8013, "materialGroup")
                     .doc(QT_TR_NOOP(
                         "Materials that go together: their maps have the same sizes and fit into one array."))
                     .note(QT_TR_NOOP("No known file has it, and the reference reader skips it."));
    group.u32("group").doc(QT_TR_NOOP("Number of the group: materials with the same number belong together."));
    auto flags = material.block(0x8020, "materialFlags")
                     .doc(QT_TR_NOOP("How the surface is drawn: one side or both, opaque or not, textures repeated or "
                                     "not. Every material of known files has it."));
    fields.materialFlags = {
        flags.field(),
        flags.u32("flags")
            .flags({{1, QT_TR_NOOP("double-sided")},
                    {2, QT_TR_NOOP("partly transparent")},
                    {4, QT_TR_NOOP("translucent")},
                    {8, QT_TR_NOOP("wrap U")},
                    {16, QT_TR_NOOP("wrap V")}})
            .info("70")
            .doc(QT_TR_NOOP("Whether both sides are drawn, what can be seen through, and whether textures repeat. "
                            "Known files always say it; by the specification a material without it is double-sided."))
            .field()};

    const auto number = [&](quint32 type, const char *blockName, double usual, const char *doc) {
        auto block = material.block(type, blockName).doc(doc);
        auto value = block.f32("value").initially({usual});
        value.doc(doc);
        return std::pair(block, value);
    };
    auto [opacity, opacityValue] = number(
        0x8021, "opacity", 1,
        QT_TR_NOOP("How much the surface hides what lies behind: 1 is opaque, 0 invisible. 1 where it is missing."));
    opacityValue.range(0, 1).warning("71");
    fields.opacity = {opacity.field(), opacityValue.field()};
    number(0x8022, "refractionRelIndex", 1,
           QT_TR_NOOP("How strongly light is bent at the surface, against what is outside: 1 for not at all, also "
                      "where it is missing. No known file has it, and the reference reader skips it."));
    number(0x8023, "reflectivity", 0,
           QT_TR_NOOP("How much the surface mirrors: 0 for nothing, 1 for all. No known file has it, and the reference "
                      "reader skips it."));
    const auto [shininess,
                shininessValue] = number(0x8024, "phongShininess", 0,
                                         QT_TR_NOOP("How sharp highlights are: the exponent of Phong's model, from 0 "
                                                    "on. Larger numbers make them smaller and sharper."));
    fields.shininess = {shininess.field(), shininessValue.field()};

    const auto color = [&](quint32 type, const char *blockName, double usual, const char *doc) {
        auto block = material.block(type, blockName).doc(doc);
        auto value = block.f32("color").times(3).components({"r", "g", "b"}).color().initially({usual, usual, usual});
        value.doc(doc);
        return ValueBlock{block.field(), value.field()};
    };
    fields.diffuse = color(0x8030, "diffuse", 1,
                           QT_TR_NOOP("Colour of the surface in light: red, green and blue, 0 for none to 1 for full. "
                                      "White where the block is missing."));
    fields.specular = color(0x8031, "specular", 1,
                            QT_TR_NOOP("Colour of highlights: red, green and blue, 0 for none to 1 for full. The "
                                       "diffuse colour where the block is missing."));
    fields.emissive = color(0x8032, "emissive", 0,
                            QT_TR_NOOP("Colour that the surface has without any light: red, green and blue, 0 for none "
                                       "to 1 for full. Black where the block is missing."));
    fields.ambient = color(0x8034, "ambient", 1,
                           QT_TR_NOOP("Colour of the surface in shade: red, green and blue, 0 for none to 1 for full. "
                                      "The diffuse colour where the block is missing or the colour black."));

    mapBlock(material, 0x8100, "emissiveMap",
             QT_TR_NOOP("Says which texture gives the colour that the surface has without any light."));
    mapBlock(material, 0x8101, "normalMap",
             QT_TR_NOOP("Says which texture holds normals: bumps that only the light shows."));
    mapBlock(material, 0x8102, "heightMap", QT_TR_NOOP("Says which texture holds heights above the surface."));
    mapBlock(material, 0x8103, "ambientOcclusionMap",
             QT_TR_NOOP("Says which texture tells how much light gets into corners."));
    mapBlock(material, 0x8200, "phongDiffuseMap",
             QT_TR_NOOP("Says which texture gives the colour in light, and by its alpha the opacity. Known files have "
                        "this map and normalMap, no others."));
    mapBlock(material, 0x8201, "phongSpecularMap",
             QT_TR_NOOP("Says which texture gives the colour of highlights (specular). No known file has it."));
    mapBlock(material, 0x8202, "phongAmbientMap",
             QT_TR_NOOP("Says which texture gives the colour in shade (ambient)."));
    mapBlock(
        material, 0x8300, "pbrRMAlbedo",
        QT_TR_NOOP("Says which texture gives the colour, for physically based drawing with roughness and metalness."));
    mapBlock(material, 0x8301, "pbrRMRoughnessMetalness",
             QT_TR_NOOP("Says which texture gives roughness and metalness, for physically based drawing."));
    mapBlock(
        material, 0x8400, "pbrSpecDiffuseMap",
        QT_TR_NOOP("Says which texture gives the colour, for physically based drawing with highlights and gloss."));
    mapBlock(material, 0x8401, "pbrSpecSpecularGlossMap",
             QT_TR_NOOP("Says which texture gives the colour of highlights, and gloss, for physically based drawing."));
    fields.materials = materials.field();
    fields.material = material.field();
    return materials;
}

void E3dFormat::mapBlock(RecordRef material, quint32 type, const char *name, const char *doc)
{
    const bool isRead = type == 0x8101 || type == 0x8200 || type == 0x8201;
    auto map = container(
        material.block(type, name)
            .doc(doc)
            .note(isRead ? QT_TR_NOOP("In it: textureID, or textureName instead; a block called texCoords2 to "
                                      "texCoords8 would choose other texture coordinates.")
                         : QT_TR_NOOP("No known file has it, and the reference reader skips it. In it: textureID, or "
                                      "textureName instead; a block called texCoords2 to "
                                      "texCoords8 would choose other texture coordinates.")));
    fields.maps.push_back(map.field());
    if (fields.maps.size() > 1) { // all maps hold the same
        for (const Field *block : fields.maps.front()->frames)
            map.contains(RecordRef(inwork::field(block)));
        return;
    }
    auto id = map.block(0x9002, "textureID").doc(QT_TR_NOOP("Says by its number which texture the map shows."));
    fields.mapTexture = {
        id.field(),
        id.u32("id")
            .doc(QT_TR_NOOP("Number that a texture defines, 0 for none."))
            .note(QT_TR_NOOP("The reference reader looks it up at once: the texture has to stand earlier in the file."))
            .field()};
    auto file = map.block(0x9003, "textureName")
                    .doc(QT_TR_NOOP("Says which texture the map shows by the name of its file, in place of a number. "
                                    "No known file has it."));
    fields.mapTextureName = {file.field(),
                             file.text("name")
                                 .lengthBefore(2)
                                 .doc(QT_TR_NOOP("Name of the image's file, relative to the folder of the model."))
                                 .field()};
    for (int set = 1; set < E3dSets; ++set) {
        const qint64 coordinates = qint64(E3dAttribute::TexCoords) + set;
        auto choice = map.block(quint32(coordinates), e3dAttributeName(coordinates))
                          .doc(QT_TR_NOOP(
                              "Would say that the map uses the attribute of this name in place of texCoords. No known "
                              "program writes it, and the reference reader takes no notice of it."));
        choice.bytes("data")
            .until(endOfFrame)
            .doc(QT_TR_NOOP("Bytes without a known meaning: no known program writes this block."));
    }
}

RecordRef E3dFormat::texturesBlock(RecordRef file)
{
    auto textures = container(
        file.block(0x9000, "textures")
            .doc(QT_TR_NOOP("All images; the maps of materials name them by their number. In it: texture blocks."))
            .note(
                QT_TR_NOOP("They have to stand before the materials: the reference reader looks numbers up at once.")));
    auto texture = container(
        textures.block(0x9001, "texture")
            .doc(QT_TR_NOOP(
                "One image. In it: textureID, then either the image itself (PNG, JPEG or JPEG 2000) or the name "
                "of a file beside the model.")));
    auto id = texture.block(0x9002, "textureID")
                  .doc(QT_TR_NOOP("Gives the texture the number by which maps refer to it. It has to stand before the "
                                  "image: readers want to know it by then."));
    fields.textureId = {id.field(),
                        id.u32("id")
                            .initially({1})
                            .doc(QT_TR_NOOP("The number by which maps name the texture: not 0, and unique among "
                                            "textures. Of two with one number the reference reader destroys one."))
                            .note(numberTaken)
                            .field()};
    auto name =
        texture.block(0x9003, "textureName")
            .doc(QT_TR_NOOP(
                "Name of a file that has the image, in place of an embedded one. Of several, readers take one."));
    fields.textureName = {name.field(),
                          name.text("name")
                              .lengthBefore(2)
                              .initially("texture.png")
                              .doc(QT_TR_NOOP("Name of the file, relative to the folder of the model, often without "
                                              "its ending: the reference reader tries it without and with the ending."))
                              .field()};
    const auto image = [&](quint32 type, const char *blockName, const char *doc) {
        auto block = texture.block(type, blockName).doc(doc);
        return ValueBlock{block.field(),
                          block.bytes("image")
                              .until(endOfFrame)
                              .holdsFile(&recogniseContent)
                              .doc(QT_TR_NOOP("A whole image file, with rules of its own. Readers choose the decoder "
                                              "by the type of the block: it has to fit the image."))
                              .field()};
    };
    fields.png = image(0x9101, "texturePNG",
                       QT_TR_NOOP("The image as an embedded PNG file. Of several images, readers take one."));
    fields.jpg = image(
        0x9102, "textureJPG",
        QT_TR_NOOP(
            "The image as an embedded JPEG file, as in nearly all known models. Of several images, readers take one."));
    fields.jpg2k = image(
        0x9103, "textureJPG2K",
        QT_TR_NOOP(
            "The image as an embedded JPEG 2000 file. No known file has one, and the reference reader skips it."));
    fields.textures = textures.field();
    fields.texture = texture.field();
    return textures;
}

} // namespace hexahedron
