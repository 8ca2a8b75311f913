#include "core/formats/urho3d/urhomodelformat.h"

#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhoformats.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhomodel.h"
#include "core/formats/urho3d/urhoscene.h"
#include "core/formats/urho3d/urhovertex.h"
#include "core/relations/bounds.h"
#include "core/relations/order.h"
#include "core/relations/parent.h"
#include "core/relations/range.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"
#include "core/schema/inwork.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> primitiveTypes{
    {UrhoModelFormat::TriangleList, QT_TRANSLATE_NOOP("UrhoModelFormat", "triangle list")},
    {UrhoModelFormat::LineList, QT_TRANSLATE_NOOP("UrhoModelFormat", "line list")},
    {UrhoModelFormat::PointList, QT_TRANSLATE_NOOP("UrhoModelFormat", "point list")},
    {UrhoModelFormat::TriangleStrip, QT_TRANSLATE_NOOP("UrhoModelFormat", "triangle strip")},
    {UrhoModelFormat::LineStrip, QT_TRANSLATE_NOOP("UrhoModelFormat", "line strip")},
    {UrhoModelFormat::TriangleFan, QT_TRANSLATE_NOOP("UrhoModelFormat", "triangle fan")},
};

} // namespace

UrhoModelFormat::UrhoModelFormat()
{
    SchemaBuilder builder("UrhoModelFormat", {});
    builder.finite("M8", Severity::Warning)
        .rule(issues::notThisFormat, "M1")
        .rule(issues::cutOff, "C3")
        .rule(issues::textNotTerminated, "C4")
        .rule(issues::trailingBytes, "C5")
        .rule(issues::countTooLarge, "C6")
        .rule(issues::countNegative, "C6")
        .rule(issues::layoutUnknown, "M4");
    kinds[0] = model(builder.file().section("UMDL", "UMDL"));
    kinds[1] = model(builder.file().section("UMD2", "UMD2"));
    schema = builder.finish();
}

UrhoModelFormat::Fields UrhoModelFormat::model(RecordRef file)
{
    Fields fields;
    fields.model = file.field();
    file.text("identifier").size(4).initially(file.field()->name);
    const VertexBuffers vertices = vertexBuffers(file, fields);
    const auto indexBuffer = indexBuffers(file, fields, vertices.vertex);
    auto [geometryCount, boneMapping] = geometries(file, fields, vertices.buffer, indexBuffer);
    morphs(file, fields, vertices);
    const auto bone = skeleton(file, fields);
    boneMapping.indexes(bone).error("M28").noRepair();
    for (const Field *field : fields.vertices->body) {
        if (field->meaning == Meaning::BoneIndex)
            FieldRef(inwork::field(field)).indexes(bone, &urhoBonesNamed).checkedElsewhere(); // M31
    }
    const auto position = std::ranges::find(fields.vertices->body, Meaning::Position, &Field::meaning); // as usual

    auto box = file.record("boundingBox")
                   .mayBeAbsent()
                   .must(enclose({*position}, urhoissues::boxTooSmall, "M30")
                             .insideOut(urhoissues::boxInsideOut, "M29")
                             .finite("M29", Severity::Warning)
                             .within(0.001))
                   .as(fields.boundingBox);
    box.f32("min").times(3).mayBeNotFinite();
    box.f32("max").times(3).mayBeNotFinite();
    auto center = file.records("geometryCenters").times(geometryCount).mayBeAbsent().as(fields.geometryCenters);
    center.f32("center").times(3);
    return fields;
}

UrhoModelFormat::VertexBuffers UrhoModelFormat::vertexBuffers(RecordRef file, Fields &fields)
{
    const bool isDescribed = file.field()->section.signature == "UMD2";
    const auto vertexBufferCount = file.u32("vertexBufferCount");
    auto buffer = file.records("vertexBuffers").times(vertexBufferCount).as(fields.vertexBuffers);
    const auto vertexCount = buffer.u32("vertexCount");
    std::optional<FieldRef> elementMask;
    std::optional<RecordRef> element;
    if (isDescribed) {
        const auto elementCount = buffer.u32("elementCount").initially({1});
        element = buffer.records("elements").times(elementCount).as(fields.elements);
        constexpr UrhoElement position{int(UrhoElementType::Vector3), int(UrhoSemantic::Position), 0};
        constexpr UrhoElement furtherTexCoords{int(UrhoElementType::Vector2), int(UrhoSemantic::TexCoord), 0};
        constexpr UrhoElement nextIndex{0, 0, 1};
        element->u32("element")
            .split({{"type", 0, 8, urhoElementTypes},
                    {"semantic", UrhoElement::SemanticBit, 8, urhoSemantics},
                    {"index", UrhoElement::IndexBit, 8},
                    {"unused", UrhoElement::UnusedBit, 8}})
            .initially({double(position.word())})
            .must(beUnique().from(furtherTexCoords.word(), nextIndex.word()));
    } else {
        elementMask = buffer.u32("elementMask").initially({1}).as(fields.elementMask);
    }
    const auto morphRangeStart = buffer.u32("morphRangeStart").as(fields.morphRangeStart);
    auto morphRangeCount = buffer.u32("morphRangeCount").as(fields.morphRangeCount);
    auto vertex = buffer.records("vertices").times(vertexCount).as(fields.vertices);
    morphRangeCount.countsFrom(morphRangeStart, {vertex.field()})
        .must(stayInside(urhoissues::morphRangeTooLong, "M10"));
    isDescribed ? urhoDescribedVertex(vertex, *element) : urhoMaskedVertex(vertex, *elementMask);
    return {buffer, vertex};
}

RecordRef UrhoModelFormat::indexBuffers(RecordRef file, Fields &fields, const RecordRef &vertex)
{
    const auto indexBufferCount = file.u32("indexBufferCount");
    auto buffer = file.records("indexBuffers").times(indexBufferCount).as(fields.indexBuffers);
    const auto indexCount = buffer.u32("indexCount");
    const auto indexSize = buffer.u32("indexSize")
                               .names({{2, QT_TR_NOOP("16 bits")}, {4, QT_TR_NOOP("32 bits")}})
                               .error("M32")
                               .noRepair()
                               .initially({2});
    auto small = buffer.u16("indices").times(indexCount).when(indexSize.is(2));
    auto large = buffer.u32("indices").times(indexCount).when(indexSize.is(4));
    fields.indices16 = small.indexes(vertex, &urhoVerticesDrawn).checkedElsewhere().field(); // M9
    fields.indices32 = large.indexes(vertex, &urhoVerticesDrawn).checkedElsewhere().field();
    buffer.bytes("unreadable").until(endOfFrame).hidesRest().when(!indexSize.is(2) && !indexSize.is(4));
    return buffer;
}

UrhoModelFormat::Geometries UrhoModelFormat::geometries(RecordRef file, Fields &fields, const RecordRef &vertexBuffer,
                                                        const RecordRef &indexBuffer)
{
    const auto geometryCount = file.u32("geometryCount");
    auto geometry = file.records("geometries").times(geometryCount).as(fields.geometries);
    const auto boneMappingCount = geometry.u32("boneMappingCount");
    auto boneMapping = geometry.u32("boneMapping")
                           .times(boneMappingCount)
                           .sealed(QT_TR_NOOP("Vertices name its entries by number."))
                           .as(fields.boneMapping);
    const auto lodCount = geometry.u32("lodCount").initially({1});

    auto lod = geometry.records("lods").times(lodCount).as(fields.lods);
    fields.distance = lod.f32("distance")
                          .must(ascend(urhoissues::distanceNotAscending, "M14").behindFirst().noRepair())
                          .finite("M14")
                          .field();
    fields.primitiveType = lod.u32("primitiveType").names(primitiveTypes).error("M15").noRepair().field();
    fields.lodVertexBuffer = lod.u32("vertexBuffer").indexes(vertexBuffer).error("M11").noRepair().field();
    const auto usedIndexBuffer =
        lod.u32("indexBuffer").indexes(indexBuffer).error("M11").noRepair().as(fields.lodIndexBuffer);
    const auto indexStart = lod.u32("indexStart").as(fields.indexStart);
    fields.lodIndexCount = lod.u32("indexCount")
                               .countsFrom(indexStart, {fields.indices16, fields.indices32})
                               .inside(usedIndexBuffer)
                               .must(stayInside(urhoissues::drawRangeTooLong, "M12"))
                               .field();

    return {geometryCount, boneMapping};
}

void UrhoModelFormat::morphs(RecordRef file, Fields &fields, const VertexBuffers &vertexBuffers)
{
    const auto morphCount = file.u32("morphCount");
    auto morph = file.records("morphs").times(morphCount).as(fields.morphs);
    fields.morphName = morph.text("name")
                           .initially("morph")
                           .must(beFilled(urhoissues::nameEmpty, "M17"))
                           .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                           .must(beUnique(urhoissues::nameRepeated, "M17"))
                           .field();
    const auto bufferCount = morph.u32("bufferCount");

    auto buffer = morph.records("buffers").times(bufferCount).as(fields.morphBuffers);
    const auto movedBuffer = buffer.u32("vertexBuffer")
                                 .indexes(vertexBuffers.buffer)
                                 .error("M18")
                                 .noRepair()
                                 .must(beUnique(urhoissues::morphBufferRepeated, "M18"))
                                 .as(fields.morphVertexBuffer);
    const auto mask = buffer.u32("elementMask")
                          .flags({{MovesPosition, QT_TR_NOOP("position")},
                                  {MovesNormal, QT_TR_NOOP("normal")},
                                  {MovesTangent, QT_TR_NOOP("tangent")}})
                          .warning("M19")
                          .initially({MovesPosition})
                          .as(fields.morphElementMask);
    const auto vertexCount = buffer.u32("vertexCount");
    auto vertex = buffer.records("vertices").times(vertexCount).as(fields.morphVertices);
    vertex.u32("index")
        .indexes(vertexBuffers.vertex)
        .inside(movedBuffer)
        .checkedElsewhere()
        .means(Meaning::VertexIndex);
    vertex.f32("position").times(3).when(mask.has(MovesPosition)).means(Meaning::Position);
    vertex.f32("normal").times(3).when(mask.has(MovesNormal)).means(Meaning::Normal);
    vertex.f32("tangent").times(3).when(mask.has(MovesTangent)).means(Meaning::Tangent);
}

RecordRef UrhoModelFormat::skeleton(RecordRef file, Fields &fields)
{
    const auto boneCount = file.i32("boneCount").mayBeAbsent().as(fields.boneCount);
    auto bone = file.records("bones").times(boneCount).as(fields.bones);
    fields.boneName = bone.text("name")
                          .initially("bone")
                          .must(beFilled(urhoissues::nameEmpty, "M24"))
                          .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                          .must(beUnique(urhoissues::nameRepeated, "M24"))
                          .field();
    fields.parent = bone.i32("parent")
                        .parentIn(bone)
                        .error("M23")
                        .noRepair()
                        .must(leadToRoot(urhoissues::parentsInACircle, "M23")
                                  .withRoot(urhoissues::noRoot, "M22")
                                  .withOneRoot(urhoissues::severalRoots, "M22"))
                        .field();
    bone.f32("position").times(3).finite("M25").means(Meaning::Translation);
    fields.boneRotation = bone.f32("rotation")
                              .times(4)
                              .quaternion()
                              .finite("M25")
                              .unitLength()
                              .warning("M25")
                              .zeroLength(Severity::Warning)
                              .initially({1, 0, 0, 0})
                              .means(Meaning::Rotation)
                              .field();
    bone.f32("scale").times(3).finite("M25").initially({1, 1, 1}).means(Meaning::Scale);
    fields.offsetMatrix = bone.f32("offsetMatrix")
                              .times(12)
                              .components(
                                  {"m00", "m01", "m02", "m03", "m10", "m11", "m12", "m13", "m20", "m21", "m22", "m23"})
                              .finite("M25")
                              .initially({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0})
                              .field();
    const auto mask =
        bone.u8("collisionMask").flags({{1, QT_TR_NOOP("sphere")}, {2, QT_TR_NOOP("box")}}).warning("M26");
    bone.f32("radius")
        .when(mask.has(1))
        .finite("M27")
        .range(0, std::numeric_limits<float>::max())
        .warning("M27")
        .noRepair();
    auto box = bone.record("box").when(mask.has(2)).must(beBox(urhoissues::boxInsideOut, "M27"));
    box.f32("min").times(3).finite("M27");
    box.f32("max").times(3).finite("M27");
    return bone;
}

const UrhoModelFormat::Fields *UrhoModelFormat::fieldsOf(const Field *model) const
{
    const auto it = std::ranges::find_if(kinds, [=](const Fields &fields) { return fields.model == model; });
    return it == kinds.end() ? nullptr : &*it;
}

const Format &urhoModelFormat()
{
    static const Format format{
        .id = "urho3d.mdl",
        .name = QT_TRANSLATE_NOOP("formats", "Urho3D model"),
        .extensions = {QStringLiteral("mdl")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes UMDL or UMD2."),
        .signatures = {"UMDL", "UMD2"},
        .schema = [] { return UrhoModelFormat::instance().schema; },
        .rules = urhoModelRules(),
        .scene = urhoModelScene,
    };
    return format;
}

} // namespace hexahedron
