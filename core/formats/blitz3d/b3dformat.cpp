#include "core/formats/blitz3d/b3dformat.h"

#include "core/check/engineissues.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/formats/blitz3d/b3dscene.h"
#include "core/relations/order.h"
#include "core/relations/sequence.h"
#include "core/relations/unique.h"
#include "core/relations/usage.h"
#include "core/schema/inwork.h"

#include <QFile>

namespace hexahedron {

namespace {

const std::vector<NamedValue> textureFlagBits{
    {1, QT_TRANSLATE_NOOP("B3dFormat", "colour")},
    {B3dFormat::Alpha, QT_TRANSLATE_NOOP("B3dFormat", "alpha")},
    {B3dFormat::Masked, QT_TRANSLATE_NOOP("B3dFormat", "masked")},
    {8, QT_TRANSLATE_NOOP("B3dFormat", "mipmapped")},
    {B3dFormat::ClampU, QT_TRANSLATE_NOOP("B3dFormat", "clamp U")},
    {B3dFormat::ClampV, QT_TRANSLATE_NOOP("B3dFormat", "clamp V")},
    {B3dFormat::Sphere, QT_TRANSLATE_NOOP("B3dFormat", "spherical environment map")},
    {B3dFormat::Cube, QT_TRANSLATE_NOOP("B3dFormat", "cubic environment map")},
    {256, QT_TRANSLATE_NOOP("B3dFormat", "keep in video memory")},
    {512, QT_TRANSLATE_NOOP("B3dFormat", "force high colour")},
    {B3dFormat::SecondSet, QT_TRANSLATE_NOOP("B3dFormat", "second coordinate set")},
};

const std::vector<NamedValue> textureBlends{
    {0, QT_TRANSLATE_NOOP("B3dFormat", "none")},     {1, QT_TRANSLATE_NOOP("B3dFormat", "alpha blend")},
    {2, QT_TRANSLATE_NOOP("B3dFormat", "multiply")}, {3, QT_TRANSLATE_NOOP("B3dFormat", "add")},
    {4, QT_TRANSLATE_NOOP("B3dFormat", "dot3")},     {5, QT_TRANSLATE_NOOP("B3dFormat", "multiply x2")},
};

const std::vector<NamedValue> brushBlends{
    {0, QT_TRANSLATE_NOOP("B3dFormat", "automatic")},
    {1, QT_TRANSLATE_NOOP("B3dFormat", "alpha where transparent")},
    {2, QT_TRANSLATE_NOOP("B3dFormat", "multiply")},
    {3, QT_TRANSLATE_NOOP("B3dFormat", "add")},
};

const std::vector<NamedValue> brushEffects{
    {B3dFormat::FullBright, QT_TRANSLATE_NOOP("B3dFormat", "full-bright")},
    {B3dFormat::VertexColors, QT_TRANSLATE_NOOP("B3dFormat", "vertex colours")},
    {B3dFormat::FlatShaded, QT_TRANSLATE_NOOP("B3dFormat", "flat shading")},
    {8, QT_TRANSLATE_NOOP("B3dFormat", "no fog")},
    {B3dFormat::DoubleSided, QT_TRANSLATE_NOOP("B3dFormat", "no back-face culling")},
    {B3dFormat::VertexAlpha, QT_TRANSLATE_NOOP("B3dFormat", "vertex alpha")},
};

constexpr FrameStyle chunkStyle{
    .tagSize = 4, .tagIsText = true, .lengthSize = 4, .lengthIsSigned = true, .countsHeader = false};

Sequence holdChunks(std::vector<Sequence::Part> chunks)
{
    return holdInOrder(std::move(chunks), b3dissues::chunksOutOfOrder, "V10")
        .repeated(b3dissues::chunkRepeated, "V11", &joinRepeated)
        .missing(b3dissues::chunkMissing, "V11", &endLack);
}

} // namespace

B3dFormat::B3dFormat()
{
    SchemaBuilder builder("B3dFormat", chunkStyle);
    builder.finite("V17")
        .rule(issues::notThisFormat, "V01")
        .rule(issues::lengthPassesParent, "V04")
        .topRule(issues::lengthPassesParent, "V02")
        .rule(issues::lengthShortOfFile, "V02")
        .rule(issues::lengthTooShort, "V05")
        .rule(issues::cutOff, "V05")
        .rule(issues::textNotTerminated, "V05")
        .rule(issues::bytesLeftOver, "V05")
        .rule(issues::noHeader, "V07")
        .rule(issues::unknownFrame, "V08")
        .rule(issues::unofficialFrame, "V08")
        .rule(issues::frameMisplaced, "V09")
        .rule(issues::trailingBytes, "V02")
        .rule(issues::tooDeep, "V48");

    auto file = builder.file().chunk("BB3D");
    // Nothing stands behind this chunk, and nobody skips it.
    FieldRef(inwork::field(file.field()->body[0]))
        .doc(QT_TRANSLATE_NOOP(
            "schema", "Four letters by which loaders know the format; they refuse a file that begins with others."));
    FieldRef(inwork::field(file.field()->body[1]))
        .doc(QT_TRANSLATE_NOOP("schema", "Length of the file in bytes, without the first eight."));
    file.i32("version").range(0, 99).error("V03").otherwise(1).equals(1).warning("V03").initially({1});
    const auto textureList = textureChunk(file).as(fields.textures);
    const auto brushList = brushChunk(file, textureList).as(fields.brushes);

    auto node = file.chunk("NODE").as(fields.node);
    fields.nodeName = node.text("name").initially("node").field();
    node.f32("position").times(3).means(Meaning::Translation);
    node.f32("scale").times(3).notZero().warning("V16").initially({1, 1, 1}).means(Meaning::Scale);
    fields.nodeRotation = node.f32("rotation")
                              .times(4)
                              .quaternion({.conjugated = true})
                              .unitLength()
                              .warning("V21")
                              .initially({1, 0, 0, 0})
                              .means(Meaning::Rotation)
                              .field();

    const auto vertexList = meshChunk(node, brushList).as(fields.vertices);
    boneChunk(node, vertexList);
    keysChunk(node);
    animationChunks(node);
    node.contains(node);
    file.must(
        holdChunks({{.frame = fields.texs, .rank = 0, .leads = 1, .once = Severity::Warning},
                    {.frame = fields.brus, .rank = 1, .leads = 2, .once = Severity::Warning},
                    {.frame = node.field(), .rank = 2, .once = Severity::Warning, .required = Severity::Warning}}));
    // The specification lists ANIM last, real files have it behind the mesh: both are usual.
    node.must(holdChunks({{.frame = fields.mesh, .rank = 0, .leads = 2, .once = Severity::Error},
                          {.frame = fields.bone, .rank = 0, .leads = 2, .once = Severity::Error},
                          {.frame = fields.pivo, .rank = 0},
                          {.frame = fields.seqs, .rank = 1},
                          {.frame = fields.keys, .rank = 1},
                          {.frame = fields.anim, .rank = 1, .mayStandBehind = true, .once = Severity::Error},
                          {.frame = node.field(), .rank = 2}}));

    schema = builder.finish();
}

RecordRef B3dFormat::textureChunk(RecordRef file)
{
    auto chunk = file.chunk("TEXS").as(fields.texs);
    auto texture = chunk.records("textures").until(endOfFrame);
    fields.textureFile = texture.text("file").initially("texture.png").field();
    fields.textureFlags = texture.i32("flags").flags(textureFlagBits).info("V14").initially({1}).field();
    fields.textureBlend = texture.i32("blend").names(textureBlends).warning("V15").otherwise(2).initially({2}).field();
    fields.texturePosition = texture.f32("position").times(2).components({"u", "v"}).field();
    fields.textureScale =
        texture.f32("scale").times(2).components({"u", "v"}).notZero().warning("V16").initially({1, 1}).field();
    fields.textureRotation = texture.f32("rotation").unit(QT_TR_NOOP("radians")).field();
    return texture;
}

RecordRef B3dFormat::brushChunk(RecordRef file, const RecordRef &textures)
{
    auto chunk = file.chunk("BRUS").as(fields.brus);
    const auto count = chunk.i32("n_texs").range(0, MostLayers).error("V18").initially({1}).as(fields.textureCount);
    auto brush = chunk.records("brushes").until(endOfFrame);
    fields.brushName = brush.text("name").initially("brush").field();
    fields.brushColor = brush.f32("color")
                            .times(4)
                            .components({"r", "g", "b", "a"})
                            .color()
                            .range(0, 1)
                            .warning("V20")
                            .initially({1, 1, 1, 1})
                            .field();
    brush.f32("shininess");
    brush.i32("blend").names(brushBlends).warning("V15").otherwise(1).initially({1});
    fields.brushFx = brush.i32("fx").flags(brushEffects).info("V14").field();
    fields.brushTextures = brush.i32("texture_id")
                               .times(count)
                               .indexes(textures)
                               .orNone()
                               .error("V19")
                               .belowNone(Severity::Warning)
                               .otherwise(-1)
                               .initially({-1})
                               .field();
    return brush;
}

RecordRef B3dFormat::meshChunk(RecordRef node, const RecordRef &brushes)
{
    auto chunk = node.chunk("MESH").as(fields.mesh);
    fields.meshBrush =
        chunk.i32("brush_id").indexes(brushes).orNone().error("V22").otherwise(-1).initially({-1}).field();

    auto vrts = chunk.chunk("VRTS").as(fields.vrts);
    const auto flags = vrts.i32("flags")
                           .flags({{Normals, QT_TR_NOOP("normals")}, {Colors, QT_TR_NOOP("colours")}})
                           .warning("V23")
                           .as(fields.vertexFlags);
    const auto sets = vrts.i32("tex_coord_sets").range(0, MostLayers).error("V24").initially({1}).as(fields.vertexSets);
    const auto size = vrts.i32("tex_coord_set_size").range(0, 4).error("V24").initially({2}).as(fields.vertexSetSize);

    auto vertex = vrts.records("vertices").until(endOfFrame);
    vertex.f32("position").times(3).means(Meaning::Position);
    vertex.f32("normal")
        .times(3)
        .when(flags.has(Normals))
        .unitLength()
        .info("V25")
        .initially({0, 1, 0})
        .means(Meaning::Normal);
    vertex.f32("color")
        .times(4)
        .components({"r", "g", "b", "a"})
        .color()
        .when(flags.has(Colors))
        .initially({1, 1, 1, 1})
        .means(Meaning::Color);
    fields.vertexTexCoords = vertex.f32("tex_coords").times(sets * size).field();

    auto tris = chunk.chunk("TRIS").as(fields.tris);
    fields.trisBrush =
        tris.i32("brush_id").indexes(brushes).orNone().error("V22").otherwise(-1).initially({-1}).field();
    auto triangle = tris.records("triangles").until(endOfFrame).as(fields.triangles);
    triangle.i32("vertex_id")
        .times(3)
        .indexes(vertex)
        .error("V27")
        .distinct()
        .info("V28")
        .must(useAll(b3dissues::verticesUnused, "V44").mayDelete())
        .initially({0, 1, 2});

    chunk.must(holdChunks(
        {{.frame = vrts.field(), .rank = 0, .leads = 1, .once = Severity::Warning, .required = Severity::Error},
         {.frame = tris.field(), .rank = 1, .required = Severity::Warning}}));
    return vertex;
}

void B3dFormat::boneChunk(RecordRef node, const RecordRef &vertices)
{
    auto chunk = node.chunk("BONE").as(fields.bone);
    auto weight = chunk.records("weights").until(endOfFrame).as(fields.weights);
    const auto vertex = weight.i32("vertex_id")
                            .indexes(vertices)
                            .error("V30")
                            .must(beUnique(b3dissues::weightRepeated, "V31")
                                      .mendedBy(QT_TRANSLATE_NOOP("repairs", "Add the weights up."), &addUpWeights))
                            .as(fields.weightVertex);
    fields.weight = weight.f32("weight").range(0, 1).warning("V32").sharesWith(vertex).field();
}

void B3dFormat::keysChunk(RecordRef node)
{
    auto chunk = node.chunk("KEYS").as(fields.keys);
    const auto flags = chunk.i32("flags")
                           .flags({{Position, QT_TR_NOOP("position")},
                                   {Scale, QT_TR_NOOP("scale")},
                                   {Rotation, QT_TR_NOOP("rotation")}})
                           .warning("V36")
                           .initially({Position | Scale | Rotation})
                           .as(fields.keysFlags);
    auto key = chunk.records("keys").until(endOfFrame).as(fields.keyList);
    key.i32("frame").means(Meaning::Time).initially({1}).must(ascend(b3dissues::keysUnordered, "V37").lastWins());
    fields.keyPosition = key.f32("position").times(3).when(flags.has(Position)).means(Meaning::Translation).field();
    fields.keyScale =
        key.f32("scale").times(3).when(flags.has(Scale)).initially({1, 1, 1}).means(Meaning::Scale).field();
    fields.keyRotation = key.f32("rotation")
                             .times(4)
                             .quaternion({.conjugated = true})
                             .when(flags.has(Rotation))
                             .unitLength()
                             .warning("V21")
                             .initially({1, 0, 0, 0})
                             .means(Meaning::Rotation)
                             .field();
}

void B3dFormat::animationChunks(RecordRef node)
{
    auto animation = node.chunk("ANIM").as(fields.anim);
    animation.i32("flags").equals(0).info("V39");
    fields.animFrames = animation.i32("frames").initially({1}).field(); // checked against the keys
    fields.animRate = animation.f32("fps").initially({60}).unit(QT_TR_NOOP("frames per second")).field();

    auto sequence = node.chunk("SEQS").as(fields.seqs);
    sequence.unofficial();
    fields.sequenceName = sequence.text("name").initially("sequence").field();
    fields.sequenceFirst = sequence.i32("first").initially({1}).field();
    fields.sequenceLast = sequence.i32("last").initially({1}).field();
    sequence.i32("reserved");

    auto pivot = node.chunk("PIVO").as(fields.pivo);
    pivot.unofficial();
}

/// What tests/example made.
static std::vector<ExampleFile> example()
{
    std::vector<ExampleFile> files;
    for (const QString &name : {QStringLiteral("example.b3d"), QStringLiteral("example.png")}) {
        QFile file(QStringLiteral(":/examples/blitz3d.b3d/model/") + name);
        if (file.open(QIODevice::ReadOnly))
            files.push_back({name, file.readAll()});
    }
    return files;
}

const Format &b3dFormat()
{
    static const Format format{
        .id = "blitz3d.b3d",
        .name = QT_TRANSLATE_NOOP("formats", "Blitz3D model"),
        .extensions = {QStringLiteral("b3d")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes BB3D."),
        .signatures = {"BB3D"},
        .schema = [] { return B3dFormat::instance().schema; },
        .rules = b3dRules(),
        .scene = b3dScene,
        .example = example,
        .fileNames = b3dFileNames(),
        .proposals = b3dProposals,
    };
    return format;
}

} // namespace hexahedron
