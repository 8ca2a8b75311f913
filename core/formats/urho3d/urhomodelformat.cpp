#include "core/formats/urho3d/urhomodelformat.h"

#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhomodel.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/formats/urho3d/urhoscene.h"
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
    {0, QT_TRANSLATE_NOOP("UrhoModelFormat", "triangle list")},
    {1, QT_TRANSLATE_NOOP("UrhoModelFormat", "line list")},
    {2, QT_TRANSLATE_NOOP("UrhoModelFormat", "point list")},
    {3, QT_TRANSLATE_NOOP("UrhoModelFormat", "triangle strip")},
    {4, QT_TRANSLATE_NOOP("UrhoModelFormat", "line strip")},
    {5, QT_TRANSLATE_NOOP("UrhoModelFormat", "triangle fan")},
};
constexpr const char *bufferMissing = QT_TRANSLATE_NOOP("UrhoModelFormat",
                                                        "The engine refuses the file when there is no such buffer.");
constexpr const char *rangeTooLong = QT_TRANSLATE_NOOP(
    "UrhoModelFormat",
    "Where the range passes the end of the index buffer, the engine logs it and does not draw the level.");
constexpr const char *foundByHash = QT_TRANSLATE_NOOP(
    "UrhoModelFormat", "The engine compares a hash (SDBM) of it: two names with one hash cannot be told apart. Large "
                       "and small letters differ; before 2018 (1.8) they did not.");

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
    kinds[0] = model(
        builder.file()
            .section("UMDL", "UMDL")
            .doc(QT_TR_NOOP(
                "A model as written until April 2016: a mask says what vertices carry. The engine still reads it.")));
    kinds[1] = model(
        builder.file()
            .section("UMD2", "UMD2")
            .doc(
                QT_TR_NOOP("A model as the engine has written it since April 2016: a list says what vertices carry.")));
    schema = builder.finish();
}

UrhoModelFormat::Fields UrhoModelFormat::model(RecordRef file)
{
    Fields fields;
    fields.model = file.field();
    file.text("identifier")
        .size(4)
        .initially(file.field()->name)
        .doc(QT_TR_NOOP(
            "Says that the file is a model. UMDL: a mask says what vertices carry. UMD2: a list of elements does."))
        .note(QT_TR_NOOP("The engine refuses any other."));
    const VertexBuffers vertices = vertexBuffers(file, fields);
    const auto indexBuffer = indexBuffers(file, fields, vertices.vertex);
    auto [geometryCount, boneMapping] = geometries(file, fields, vertices.buffer, indexBuffer);
    morphs(file, fields, vertices);
    const auto bone = skeleton(file, fields);
    boneMapping.indexes(bone).error("M28").noRepair();
    for (const UrhoVertexFields::Attribute &attribute : fields.vertex.attributes) {
        if (attribute.element.is(UrhoSemantic::BlendIndices))
            FieldRef(inwork::field(attribute.field)).indexes(bone, &urhoBonesNamed).checkedElsewhere(); // M31
    }

    const UrhoElement position{int(UrhoElementType::Vector3), int(UrhoSemantic::Position), 0};
    auto box = file.record("boundingBox")
                   .mayBeAbsent()
                   .must(enclose({fields.vertex.fieldFor(position)}, urhoissues::boxTooSmall, "M30")
                             .insideOut(urhoissues::boxInsideOut, "M29")
                             .finite("M29", Severity::Warning)
                             .within(0.001))
                   .doc(QT_TR_NOOP("A box around the model in its bind pose."))
                   .note(QT_TR_NOOP("The engine leaves out what is out of view by this box: a model without bones "
                                    "vanishes too early when it is too small. Without it the box is undefined."));
    box.f32("min").times(3).mayBeNotFinite().doc(
        QT_TR_NOOP("The smallest x, y and z of all vertices of the model, in its space."));
    box.f32("max").times(3).mayBeNotFinite().doc(
        QT_TR_NOOP("The largest x, y and z of all vertices of the model, in its space; none is below that of min."));
    fields.boundingBox = box.field();
    auto center = file.records("geometryCenters")
                      .times(geometryCount)
                      .mayBeAbsent()
                      .doc(QT_TR_NOOP("The middle of each geometry, by which the engine sorts them and nothing else. "
                                      "Missing ones become 0, 0, 0."));
    center.f32("center").times(3).doc(QT_TR_NOOP("Middle of the geometry: x, y and z in the space of the model. The "
                                                 "engine sorts geometries by it, nothing else."));
    fields.geometryCenters = center.field();
    return fields;
}

UrhoModelFormat::VertexBuffers UrhoModelFormat::vertexBuffers(RecordRef file, Fields &fields)
{
    const bool isDescribed = file.field()->signature == "UMD2";
    const auto vertexBufferCount =
        file.u32("vertexBufferCount")
            .doc(QT_TR_NOOP("How many lists of vertices (vertex buffers) follow; geometries draw from them."));
    auto buffer = file.records("vertexBuffers")
                      .times(vertexBufferCount)
                      .doc(QT_TR_NOOP(
                          "Lists of vertices (vertex buffers). All vertices of one list have the same parts."));
    const auto vertexCount = buffer.u32("vertexCount").doc(QT_TR_NOOP("How many vertices the buffer has."));
    std::optional<FieldRef> elementMask;
    std::optional<RecordRef> element;
    if (isDescribed) {
        const auto elementCount = buffer.u32("elementCount")
                                      .initially({1})
                                      .doc(QT_TR_NOOP(
                                          "How many parts (elements) each vertex has, such as position and normal."));
        element = buffer.records("elements")
                      .times(elementCount)
                      .doc(QT_TR_NOOP("The parts of each vertex, in the order in which they lie there."));
        fields.element =
            element->u32("element")
                .split({{"type", 0, 8, urhoElementTypes},
                        {"semantic", 8, 8, urhoSemantics},
                        {"index", 16, 8},
                        {"unused", 24, 8}})
                .initially({0x0003})
                .must(beUnique().from(0x0402, 0x10000)) // a further set of texture coordinates
                .doc(
                    QT_TR_NOOP("One part of a vertex. Bits 0 to 7 are its type: 0 int, 1 to 4 as many floats, 5 four "
                               "bytes, 6 four bytes of which 255 means 1. Bits 8 to 15 are its meaning: 0 position, 1 "
                               "normal, 2 binormal, 3 tangent, 4 texture coordinates, 5 color, 6 blend weights, 7 "
                               "blend indices, 8 object index. Bits 16 to 23 are its index, counted from 0: 0x3 is the "
                               "position, three floats, 0x10402 the second set of texture coordinates, two floats."))
                .note(QT_TR_NOOP("A type above 6 leaves the size of a vertex open: the engine reads beyond a table of "
                                 "sizes. Bits 24 to 31 it does not look at."))
                .field();
        fields.elements = element->field();
    } else {
        elementMask = buffer.u32("elementMask")
                          .flags(urhoElementMaskBits)
                          .warning("M5")
                          .initially({1})
                          .doc(QT_TR_NOOP("What each vertex carries, the lowest bit first, without gaps. A vertex "
                                          "takes the sum of their bytes."));
        fields.elementMask = elementMask->field();
    }
    const auto morphRangeStart = buffer.u32("morphRangeStart")
                                     .doc(QT_TR_NOOP("First vertex that morphs may move, counted from 0."))
                                     .note(QT_TR_NOOP("Vertices of morphs are counted from it without a check: where "
                                                      "one lies before it, the engine writes into foreign memory."));
    auto morphRangeCount = buffer.u32("morphRangeCount")
                               .doc(QT_TR_NOOP(
                                   "Number of vertices that morphs may move; with 0 the buffer is never morphed."))
                               .note(QT_TR_NOOP("The engine does not check whether vertices of morphs lie in the "
                                                "range: one beyond it is written into foreign memory."));
    auto vertex =
        buffer.records("vertices")
            .times(vertexCount)
            .doc(
                isDescribed
                    ? QT_TR_NOOP("The vertices, one after the other; the parts of each lie in the order of elements, "
                                 "without gaps. Indices and morphs name vertices by their place, counted from 0.")
                    : QT_TR_NOOP(
                        "The vertices, one after the other; the parts of each lie in the order of the bits of "
                        "elementMask, without gaps. Indices and morphs name vertices by their place, counted from 0."));
    morphRangeCount.countsFrom(morphRangeStart, {vertex.field()})
        .must(stayInside(urhoissues::morphRangeTooLong, "M10"));
    fields.morphRangeStart = morphRangeStart.field();
    fields.morphRangeCount = morphRangeCount.field();
    fields.vertex = isDescribed ? urhoDescribedVertex(vertex, *element) : urhoMaskedVertex(vertex, *elementMask);
    fields.vertexBuffers = buffer.field();
    fields.vertexCount = vertexCount.field();
    fields.vertices = vertex.field();
    return {buffer, vertex};
}

RecordRef UrhoModelFormat::indexBuffers(RecordRef file, Fields &fields, const RecordRef &vertex)
{
    const auto indexBufferCount =
        file.u32("indexBufferCount")
            .doc(QT_TR_NOOP(
                "How many lists of indices (index buffers) follow: the order in which vertices make triangles."));
    auto buffer =
        file.records("indexBuffers")
            .times(indexBufferCount)
            .doc(QT_TR_NOOP(
                "Lists of indices (index buffers): numbers of vertices in the order in which they make triangles."));
    const auto indexCount = buffer.u32("indexCount")
                                .doc(QT_TR_NOOP("How many indices the buffer has; a triangle of a list takes three."));
    const auto indexSize = buffer.u32("indexSize")
                               .names({{2, QT_TR_NOOP("16 bits")}, {4, QT_TR_NOOP("32 bits")}})
                               .error("M32")
                               .noRepair()
                               .initially({2})
                               .doc(QT_TR_NOOP("How many bytes one index takes."))
                               .note(QT_TR_NOOP("With numbers other than 2 and 4 the engine misreads the indices; "
                                                "above 4 it writes beyond their memory, too."));
    const char *const doc = QT_TR_NOOP("Numbers of vertices, counted from 0 in the vertex buffer of the geometry; "
                                       "three make a triangle of a list, clockwise as seen from its front.");
    const char *const note = QT_TR_NOOP(
        "The engine does not check them: what a wrong one draws depends on the graphics card.");
    auto small = buffer.u16("indices").times(indexCount).when(indexSize.is(2)).doc(doc).note(note);
    auto large = buffer.u32("indices").times(indexCount).when(indexSize.is(4)).doc(doc).note(note);
    fields.indices16 = small.indexes(vertex, &urhoVerticesDrawn).checkedElsewhere().field(); // M9
    fields.indices32 = large.indexes(vertex, &urhoVerticesDrawn).checkedElsewhere().field();
    buffer.bytes("unreadable")
        .until(endOfFrame)
        .hidesRest()
        .when(!indexSize.is(2) && !indexSize.is(4))
        .doc(QT_TR_NOOP("Where indexSize is no size of an index, it is unknown where the indices end: nothing from "
                        "here on can be read."));
    fields.indexBuffers = buffer.field();
    fields.indexCount = indexCount.field();
    fields.indexSize = indexSize.field();
    return buffer;
}

UrhoModelFormat::Geometries UrhoModelFormat::geometries(RecordRef file, Fields &fields, const RecordRef &vertexBuffer,
                                                        const RecordRef &indexBuffer)
{
    const auto geometryCount = file.u32("geometryCount")
                                   .doc(QT_TR_NOOP(
                                       "How many parts (geometries) the model has, each with a material of its own."));
    auto geometry = file.records("geometries")
                        .times(geometryCount)
                        .doc(QT_TR_NOOP(
                            "Parts of the model that have a material each, in one or more levels of detail."));
    const auto boneMappingCount = geometry.u32("boneMappingCount")
                                      .doc(QT_TR_NOOP(
                                          "How many entries the bone mapping has; 0 where blend indices are bones."));
    auto boneMapping = geometry.u32("boneMapping")
                           .times(boneMappingCount)
                           .sealed(QT_TR_NOOP("Vertices name its entries by number."))
                           .doc(QT_TR_NOOP("Bone of the skeleton for each blend index of the vertices, the first for "
                                           "index 0. Empty: blend indices are bones."))
                           .note(QT_TR_NOOP(
                               "The engine does not check it: where there is no such bone, it reads foreign memory."));
    const auto lodCount = geometry.u32("lodCount")
                              .initially({1})
                              .doc(QT_TR_NOOP(
                                  "How many levels of detail there are: coarser shapes for larger distances."))
                              .note(QT_TR_NOOP("With 0 the model loads, but this geometry is not drawn."));

    auto lod = geometry.records("lods").times(lodCount).doc(QT_TR_NOOP(
        "Levels of detail, the finest first. The engine draws the one that fits the distance of the camera."));
    fields.distance = lod.f32("distance")
                          .must(ascend(urhoissues::distanceNotAscending, "M14").behindFirst().noRepair())
                          .finite("M14")
                          .doc(QT_TR_NOOP("From which distance of the camera on the level is drawn, in units of the "
                                          "scene (metres by convention); not used at the first level."))
                          .note(QT_TR_NOOP("Where the distances do not ascend, the engine chooses a wrong level."))
                          .field();
    fields.primitiveType = lod.u32("primitiveType")
                               .names(primitiveTypes)
                               .error("M15")
                               .noRepair()
                               .doc(QT_TR_NOOP("What the indices make: triangles, lines or points."))
                               .note(QT_TR_NOOP("The published page lists 0 and 1 only; the loader takes any number."))
                               .field();
    fields.lodVertexBuffer = lod.u32("vertexBuffer")
                                 .indexes(vertexBuffer)
                                 .error("M11")
                                 .noRepair()
                                 .doc(QT_TR_NOOP("Vertex buffer to draw from."))
                                 .note(bufferMissing)
                                 .field();
    const auto usedIndexBuffer = lod.u32("indexBuffer")
                                     .indexes(indexBuffer)
                                     .error("M11")
                                     .noRepair()
                                     .doc(QT_TR_NOOP("Index buffer to draw from."))
                                     .note(bufferMissing);
    const auto indexStart = lod.u32("indexStart")
                                .doc(QT_TR_NOOP("First index to draw, counted from 0 in indices, not in bytes."))
                                .note(rangeTooLong);
    fields.lodIndexCount = lod.u32("indexCount")
                               .countsFrom(indexStart, {fields.indices16, fields.indices32})
                               .inside(usedIndexBuffer)
                               .must(stayInside(urhoissues::drawRangeTooLong, "M12"))
                               .doc(QT_TR_NOOP(
                                   "How many indices are drawn: three for each triangle of a list, two for each line."))
                               .note(rangeTooLong)
                               .field();
    fields.lodIndexBuffer = usedIndexBuffer.field();
    fields.indexStart = indexStart.field();

    fields.geometryCount = geometryCount.field();
    fields.geometries = geometry.field();
    fields.boneMapping = boneMapping.field();
    fields.lodCount = lodCount.field();
    fields.lods = lod.field();
    return {geometryCount, boneMapping};
}

void UrhoModelFormat::morphs(RecordRef file, Fields &fields, const VertexBuffers &vertexBuffers)
{
    const auto morphCount =
        file.u32("morphCount").doc(QT_TR_NOOP("How many morphs there are: shapes that are mixed in, such as a smile."));
    auto morph = file.records("morphs")
                     .times(morphCount)
                     .doc(QT_TR_NOOP("Shapes that are mixed into the vertices by a weight, such as a smile."));
    fields.morphName = morph.text("name")
                           .initially("morph")
                           .must(beFilled(urhoissues::nameEmpty, "M17"))
                           .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                           .must(beUnique(urhoissues::nameRepeated, "M17"))
                           .doc(QT_TR_NOOP("Name by which programs find the morph."))
                           .note(foundByHash)
                           .field();
    const auto bufferCount = morph.u32("bufferCount").doc(QT_TR_NOOP("How many vertex buffers the morph moves."));

    auto buffer = morph.records("buffers")
                      .times(bufferCount)
                      .doc(QT_TR_NOOP("What the morph moves, for each vertex buffer that has such vertices."));
    const auto movedBuffer =
        buffer.u32("vertexBuffer")
            .indexes(vertexBuffers.buffer)
            .error("M18")
            .noRepair()
            .must(beUnique(urhoissues::morphBufferRepeated, "M18"))
            .doc(QT_TR_NOOP("Vertex buffer whose vertices the morph moves."))
            .note(QT_TR_NOOP(
                "Where there is no such buffer, nothing moves. Of two entries for one buffer the later one counts."));
    fields.morphVertexBuffer = movedBuffer.field();
    const auto mask =
        buffer.u32("elementMask")
            .flags({{0x01, QT_TR_NOOP("position")}, {0x02, QT_TR_NOOP("normal")}, {0x80, QT_TR_NOOP("tangent")}})
            .warning("M19")
            .initially({1})
            .doc(QT_TR_NOOP("What each vertex of the morph carries behind its index, the lowest bit first."))
            .note(QT_TR_NOOP(
                "An element that the vertices of the buffer do not have makes the engine misread all that follows."));
    const auto vertexCount = buffer.u32("vertexCount")
                                 .doc(QT_TR_NOOP("How many vertices of the buffer move; the others stay."));
    auto vertex = buffer.records("vertices")
                      .times(vertexCount)
                      .doc(QT_TR_NOOP("The vertices that move, and what is added to them: differences, not places."));
    fields.morphIndex = vertex.u32("index")
                            .indexes(vertexBuffers.vertex)
                            .inside(movedBuffer)
                            .checkedElsewhere()
                            .doc(QT_TR_NOOP("The vertex that moves, counted from the beginning of its buffer."))
                            .note(QT_TR_NOOP(
                                "Outside the morph range of the buffer the engine writes into foreign memory."))
                            .field();
    fields.morphPosition = vertex.f32("position")
                               .times(3)
                               .when(mask.has(0x01))
                               .doc(QT_TR_NOOP("How far the vertex moves along x, y and z of the model: is added to "
                                               "its position, times the weight of the morph."))
                               .field();
    fields.morphNormal = vertex.f32("normal")
                             .times(3)
                             .when(mask.has(0x02))
                             .doc(QT_TR_NOOP("How the normal changes with the shape, along x, y and z of the model: is "
                                             "added to it, times the weight of the morph."))
                             .field();
    fields.morphTangent = vertex.f32("tangent")
                              .times(3)
                              .when(mask.has(0x80))
                              .doc(QT_TR_NOOP(
                                  "How the tangent changes with the shape, along x, y and z of the model: is added to "
                                  "its first three numbers, times the weight of the morph; w stays."))
                              .field();

    fields.morphs = morph.field();
    fields.morphBuffers = buffer.field();
    fields.morphElementMask = mask.field();
    fields.morphVertices = vertex.field();
}

RecordRef UrhoModelFormat::skeleton(RecordRef file, Fields &fields)
{
    const auto boneCount =
        file.i32("boneCount")
            .mayBeAbsent()
            .doc(QT_TR_NOOP("How many bones the skeleton has; 0 for a model that does not bend."))
            .note(
                QT_TR_NOOP("When it is too large, the engine takes the bounding box for bones, and undefined numbers "
                           "behind the end of the file; when it is too small, it takes a bone for the bounding box. It "
                           "refuses neither. Without it there is no skeleton, and the bounding box is undefined."));
    auto bone = file.records("bones").times(boneCount).doc(
        QT_TR_NOOP("The skeleton: bones that move vertices. Parents may come after their children."));
    fields.boneName = bone.text("name")
                          .initially("bone")
                          .must(beFilled(urhoissues::nameEmpty, "M24"))
                          .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                          .must(beUnique(urhoissues::nameRepeated, "M24"))
                          .doc(QT_TR_NOOP("Name by which animations and programs find the bone."))
                          .note(foundByHash)
                          .field();
    fields.parent = bone.i32("parent")
                        .parentIn(bone)
                        .error("M23")
                        .noRepair()
                        .must(leadToRoot(urhoissues::parentsInACircle, "M23")
                                  .withRoot(urhoissues::noRoot, "M22")
                                  .withOneRoot(urhoissues::severalRoots, "M22"))
                        .doc(QT_TR_NOOP("The bone on which this one hangs: it moves along. The root names itself."))
                        .note(QT_TR_NOOP("Where there is no such bone, this one hangs at the model itself. Of several "
                                         "roots the last one counts."))
                        .field();
    fields.bonePosition = bone.f32("position")
                              .times(3)
                              .finite("M25")
                              .doc(QT_TR_NOOP("Where the bone is in the bind pose, seen from its parent, in metres by "
                                              "convention: x right, y up, z forward."))
                              .field();
    fields.boneRotation = bone.f32("rotation")
                              .times(4)
                              .quaternion()
                              .finite("M25")
                              .unitLength()
                              .warning("M25")
                              .zeroLength(Severity::Warning)
                              .initially({1, 0, 0, 0})
                              .doc(QT_TR_NOOP("How the bone is turned in the bind pose against its parent; positive "
                                              "angles turn clockwise, looking along the axis towards the origin."))
                              .field();
    fields.boneScale = bone.f32("scale")
                           .times(3)
                           .finite("M25")
                           .initially({1, 1, 1})
                           .doc(QT_TR_NOOP(
                               "How large the bone is in the bind pose, along its own axes; 1 keeps the size."))
                           .field();
    fields.offsetMatrix = bone.f32("offsetMatrix")
                              .times(12)
                              .components(
                                  {"m00", "m01", "m02", "m03", "m10", "m11", "m12", "m13", "m20", "m21", "m22", "m23"})
                              .finite("M25")
                              .initially({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0})
                              .doc(QT_TR_NOOP("Brings vertices from the space of the model to that of the bone in its "
                                              "bind pose (inverse bind matrix): three rows of four numbers."))
                              .note(QT_TR_NOOP("Vectors are columns: the translation is m03, m13, m23; the row 0 0 0 1 "
                                               "is left out. With a wrong one the skin is distorted."))
                              .field();
    const auto mask = bone.u8("collisionMask")
                          .flags({{1, QT_TR_NOOP("sphere")}, {2, QT_TR_NOOP("box")}})
                          .warning("M26")
                          .doc(QT_TR_NOOP("Which shapes follow that enclose the vertices of the bone; 0 for none."));
    bone.f32("radius")
        .when(mask.has(1))
        .finite("M27")
        .range(0, std::numeric_limits<float>::max())
        .warning("M27")
        .noRepair()
        .doc(QT_TR_NOOP("Radius of the sphere around the vertices of the bone, in units of the model. Rays test it."))
        .note(QT_TR_NOOP("No ray hits a bone whose radius is below 0."));
    auto box = bone.record("box")
                   .when(mask.has(2))
                   .must(beBox(urhoissues::boxInsideOut, "M27"))
                   .doc(QT_TR_NOOP("A box around the vertices of the bone, in the space of the bone. Rays test it."))
                   .note(
                       QT_TR_NOOP("The box of the whole model is made of those of its bones: where they are too small, "
                                  "rays miss the model, and it vanishes too early at the edge of the view."));
    box.f32("min").times(3).finite("M27").doc(
        QT_TR_NOOP("The smallest x, y and z of the vertices of the bone, in the space of the bone."));
    box.f32("max").times(3).finite("M27").doc(QT_TR_NOOP(
        "The largest x, y and z of the vertices of the bone, in the space of the bone; none is below that of min."));
    fields.collisionMask = mask.field();
    fields.boneCount = boneCount.field();
    fields.bones = bone.field();
    return bone;
}

const UrhoModelFormat::Fields *UrhoModelFormat::fieldsOf(const Field *model) const
{
    const auto it = std::find_if(kinds.begin(), kinds.end(),
                                 [=](const Fields &fields) { return fields.model == model; });
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
