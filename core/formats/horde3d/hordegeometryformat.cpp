#include "core/formats/horde3d/hordegeometryformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/horderules.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/relations/groups.h"
#include "core/relations/matrix.h"
#include "core/relations/sum.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"
#include "core/relations/usage.h"

namespace hexahedron {

namespace {

constexpr qint64 OneAsShort = 32767;
constexpr qint64 OneAsByte = 255;
constexpr double FarAway = 1e6;

const std::vector<NamedValue> streamNames{
    {0, QT_TRANSLATE_NOOP("HordeGeometryFormat", "positions")},
    {1, QT_TRANSLATE_NOOP("HordeGeometryFormat", "normals")},
    {2, QT_TRANSLATE_NOOP("HordeGeometryFormat", "tangents")},
    {3, QT_TRANSLATE_NOOP("HordeGeometryFormat", "bitangents")},
    {4, QT_TRANSLATE_NOOP("HordeGeometryFormat", "joint indices")},
    {5, QT_TRANSLATE_NOOP("HordeGeometryFormat", "joint weights")},
    {6, QT_TRANSLATE_NOOP("HordeGeometryFormat", "texture coordinates 0")},
    {7, QT_TRANSLATE_NOOP("HordeGeometryFormat", "texture coordinates 1")},
};
const std::vector<NamedValue> morphStreamNames{
    {0, QT_TRANSLATE_NOOP("HordeGeometryFormat", "position differences")},
    {1, QT_TRANSLATE_NOOP("HordeGeometryFormat", "normal differences")},
    {2, QT_TRANSLATE_NOOP("HordeGeometryFormat", "tangent differences")},
    {3, QT_TRANSLATE_NOOP("HordeGeometryFormat", "bitangent differences")},
};

/// The statements about streams: which elements follow depends on id and element size.
class Streams
{
public:
    Streams(RecordRef stream, const FieldRef &id, const FieldRef &elementSize, const FieldRef &count, const char *rule)
        : m_stream(stream)
        , m_id(id)
        , m_elementSize(elementSize)
        , m_count(count)
        , m_rule(rule)
    {
    }
    /// Elements of a stream that the engine knows, when they have the size that it wants.
    RecordRef known(const char *name, HordeStream id, qint64 elementSize, HordeGeometryFormat::Stream &stream,
                    const char *doc)
    {
        const Expression isThis = m_id.is(qint64(id)) && m_elementSize.is(elementSize);
        m_isOther = m_isOther.isEmpty() ? !isThis : m_isOther && !isThis;
        RecordRef elements = m_stream.records(name).times(m_count).when(isThis).whole(m_rule).doc(doc);
        stream = {qint64(id), elementSize, elements.field()};
        return elements;
    }
    /// What is left: the engine skips it by its size.
    RecordRef other(const char *name)
    {
        RecordRef elements = m_stream.records(name).times(m_count).when(m_isOther).whole(m_rule);
        elements.bytes("bytes")
            .times(m_elementSize)
            .doc(QT_TRANSLATE_NOOP("HordeGeometryFormat",
                                   "The part of one vertex; what it means is unknown. The engine skips it, or refuses "
                                   "the file where id is known and only the size is wrong."));
        return elements;
    }

private:
    RecordRef m_stream;
    FieldRef m_id, m_elementSize, m_count;
    const char *m_rule;
    Expression m_isOther;
};

FieldRef direction(RecordRef elements, const char *name)
{
    return elements.i16(name)
        .times(3)
        .normalised(OneAsShort)
        .components({"x", "y", "z"})
        .unitLength(0.02)
        .warning("15")
        .noRepair()
        .range(-OneAsShort, OneAsShort)
        .info("15");
}

} // namespace

HordeGeometryFormat::HordeGeometryFormat()
{
    SchemaBuilder builder("HordeGeometryFormat", {});
    builder.finite("14").rule(issues::notThisFormat, "2").rule(issues::cutOff, "1").rule(issues::trailingBytes, "29");

    auto file = builder.file()
                    .section("H3DG", "H3DG")
                    .doc(QT_TR_NOOP("A geometry: vertices, triangles, the bind pose of the skeleton, morph targets."));
    fields.geometry = file.field();
    file.text("magic").size(4).initially("H3DG").doc(
        QT_TR_NOOP("H3DG: says that the file is a geometry. The engine refuses any other."));
    fields.version = file.u32("version")
                         .equals(5)
                         .error("3")
                         .noRepair()
                         .initially({5})
                         .doc(QT_TR_NOOP("Version of the format; the engine refuses files of any other."))
                         .field();
    const auto joint = joints(file);
    const auto numVertices = vertices(file, joint);
    triangles(file, numVertices);
    morphTargets(file, numVertices);
    schema = builder.finish();
}

RecordRef HordeGeometryFormat::joints(RecordRef file)
{
    const auto numJoints =
        file.u32("numJoints")
            .whole("4")
            .doc(QT_TR_NOOP("How many joints the skeleton has. With 0 the engine adds one that does not move."))
            .note(QT_TR_NOOP("Graphics cards take 75 with OpenGL 2 and OpenGL ES 3, and 330 with OpenGL 4; above, the "
                             "engine only warns. Where the file has fewer, it reads beyond its end."));
    auto joint = file.records("joints")
                     .times(numJoints)
                     .whole("4")
                     .doc(QT_TR_NOOP(
                         "The bind pose of the skeleton. Names and parents of joints are in the scene file."))
                     .note(QT_TR_NOOP("By custom the first joint is the identity, for vertices without a joint of "
                                      "their own, and real joints begin at 1."));
    fields.inverseBindMatrix = joint.f32("inverseBindMatrix")
                                   .times(16)
                                   .components({"m00", "m10", "m20", "m30", "m01", "m11", "m21", "m31", "m02", "m12",
                                                "m22", "m32", "m03", "m13", "m23", "m33"})
                                   .initially({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1})
                                   .finite("7")
                                   .must(beAffine(hordeissues::matrixNotAffine, "7")
                                             .invertible(hordeissues::matrixSingular, "7")
                                             .within(1e-4)) // what a chain of products leaves
                                   .doc(QT_TR_NOOP(
                                       "Brings vertices from the space of the model to that of the joint in its bind "
                                       "pose (inverse bind matrix). It stands column by column, for vectors that are "
                                       "columns: the numbers 12, 13 and 14, counted from 0, are the translation."))
                                   .field();
    fields.jointCount = numJoints.field();
    fields.joints = joint.field();
    return joint;
}

FieldRef HordeGeometryFormat::vertices(RecordRef file, const RecordRef &joint)
{
    const auto numVertexStreams =
        file.u32("numVertexStreams")
            .whole("8")
            .doc(QT_TR_NOOP("How many streams there are: parts that vertices have, such as positions and normals."));
    const auto numVertices = file.u32("numVertices")
                                 .whole("8")
                                 .doc(QT_TR_NOOP(
                                     "Number of vertices; every stream has a part of each, in the same order."));
    auto stream = file.records("vertexStreams")
                      .times(numVertexStreams)
                      .whole("8")
                      .doc(QT_TR_NOOP("One stream after the other, in any order: each has one part of all vertices, "
                                      "such as their positions."));
    const auto id =
        stream.u32("id")
            .names(streamNames)
            .checkedElsewhere() // 10
            .must(beUnique(hordeissues::streamRepeated, "11").onlyNamed())
            .whole("8")
            .doc(QT_TR_NOOP("Which part of the vertices follows."))
            .note(QT_TR_NOOP(
                "The engine skips a stream that it does not know; of two with one id the later one counts. For one "
                "that is missing it takes 0, for missing weights 255, 0, 0, 0. The published page calls it magic."));
    const auto elementSize =
        stream.u32("streamElementSize")
            .initially(id, {{0, 12}, {1, 6}, {2, 6}, {3, 6}, {4, 4}, {5, 4}, {6, 8}, {7, 8}})
            .whole("8")
            .unit(QT_TR_NOOP("bytes"))
            .doc(QT_TR_NOOP("Size of the part of one vertex: 12 for positions, 6 for normals, tangents and bitangents, "
                            "4 for joints and their weights, 8 for texture coordinates. Streams that the engine does "
                            "not know it skips: this size times numVertices."))
            .note(
                QT_TR_NOOP("The engine refuses the file when a stream that it knows has another size than it should."));

    Streams streams(stream, id, elementSize, numVertices, "8");
    const auto known = [&](const char *name, HordeStream which, qint64 size, const char *doc) {
        return streams.known(name, which, size, fields.known[size_t(which)], doc);
    };
    auto positions = known("positions", HordeStream::Positions, 12,
                           QT_TR_NOOP("Where each vertex lies, in the order of the vertices."));
    positions.f32("position")
        .times(3)
        .range(-FarAway, FarAway)
        .warning("14")
        .noRepair()
        .doc(QT_TR_NOOP("Place in the space of the model: right-handed, y up, in units of your own choice."));
    auto normals = known(
        "normals", HordeStream::Normals, 6,
        QT_TR_NOOP("In which direction the surface faces at each vertex, in the order of the vertices."));
    direction(normals, "normal")
        .initially({0, 0, OneAsShort})
        .doc(QT_TR_NOOP(
            "Direction in which the surface faces, for light: x, y and z in the space of the model, 32767 for 1."));
    auto tangents = known(
        "tangents", HordeStream::Tangents, 6,
        QT_TR_NOOP("In which direction u grows at each vertex, in the order of the vertices; for normal maps."));
    direction(tangents, "tangent")
        .initially({OneAsShort, 0, 0})
        .doc(QT_TR_NOOP("Direction along the surface in which u grows: x, y and z in the space of the model, 32767 for "
                        "1. Normal maps are turned by it."));
    auto bitangents = known(
        "bitangents", HordeStream::Bitangents, 6,
        QT_TR_NOOP("In which direction v grows at each vertex, in the order of the vertices; for normal maps."));
    direction(bitangents, "bitangent")
        .initially({0, OneAsShort, 0})
        .doc(QT_TR_NOOP(
            "Direction along the surface in which v grows: x, y and z in the space of the model, 32767 for 1."))
        .note(QT_TR_NOOP("The engine keeps only the sign of dot(cross(normal, tangent), bitangent), plus for 0, and "
                         "works the bitangent out anew."));
    auto jointIndices = known("jointIndices", HordeStream::JointIndices, 4,
                              QT_TR_NOOP("Which four joints pull each vertex, in the order of the vertices."));
    jointIndices.u8("joints")
        .times(4)
        .indexes(joint)
        .otherwise(0)
        .checkedElsewhere() // 16
        .doc(QT_TR_NOOP("The four joints that pull the vertex; jointWeights says how strongly."))
        .note(QT_TR_NOOP(
            "The engine does not check them: where there is no such joint, software skinning reads foreign memory. The "
            "published page says that 0 means unused; it is joint 0, and what is not used has the weight 0."));
    auto jointWeights = known(
        "jointWeights", HordeStream::JointWeights, 4,
        QT_TR_NOOP("How strongly the four joints of jointIndices pull each vertex, in the order of the vertices."));
    jointWeights.u8("weights")
        .times(4)
        .normalised(OneAsByte)
        .initially({OneAsByte, 0, 0, 0})
        .must(addUpTo(OneAsByte, hordeissues::weightsWrong, "17")
                  .between(252, OneAsByte)
                  .zeroIs(hordeissues::weightsZero, "17"))
        .doc(QT_TR_NOOP("How strongly each of the four joints pulls, in their order: 0 not at all, 255 alone. "
                        "Exporters round down, so the sum may be a little below 255."))
        .note(
            QT_TR_NOOP("The engine does not correct them: with a smaller sum the vertex is drawn towards the origin."));
    auto texCoords0 = known("textureCoordinates0", HordeStream::TexCoords0, 8,
                            QT_TR_NOOP("Which place of the image lies at each vertex, in the order of the vertices."));
    texCoords0.f32("textureCoordinates")
        .times(2)
        .components({"u", "v"})
        .doc(QT_TR_NOOP("Which place of the image lies at the vertex: u to the right, v up; 1 is the whole image. "
                        "Beyond it the image repeats, unless the shader's sampler says otherwise (Address). DDS and "
                        "KTX are not turned: there v = 0 is the first row in the file."));
    auto texCoords1 = known(
        "textureCoordinates1", HordeStream::TexCoords1, 8,
        QT_TR_NOOP("Which place of a second image lies at each vertex, in the order of the vertices."));
    texCoords1.f32("textureCoordinates")
        .times(2)
        .components({"u", "v"})
        .doc(QT_TR_NOOP(
            "Second set of texture coordinates, u and v as in the first; shaders use it for light maps and the like."));
    fields.unknownElements =
        streams.other("elements")
            .doc(QT_TR_NOOP("Parts of vertices with an id that is not known, or with another size than those with this "
                            "id have. Those of an unknown id the engine skips; for a wrong size it refuses the file."))
            .field();

    fields.vertexCount = numVertices.field();
    fields.streams = stream.field();
    fields.streamId = id.field();
    fields.streamElementSize = elementSize.field();
    return numVertices;
}

void HordeGeometryFormat::triangles(RecordRef file, const FieldRef &numVertices)
{
    const auto numTriangleIndices =
        file.u32("numTriangleIndices")
            .whole("18")
            .doc(QT_TR_NOOP(
                "Number of indices: three for each triangle, unless a scene file makes lines or patches of them."));
    fields.indices = file.u32("triangleIndices")
                         .times(numTriangleIndices)
                         .whole("18")
                         .indexes(numVertices)
                         .error("20")
                         .must(useAll(hordeissues::verticesUnused, "21"))
                         .inGroupsOf(3)
                         .must(makeThings() // not deleted: scene files say which of them make a mesh
                                   .whole(hordeissues::triangleIncomplete, "19")
                                   .differing(hordeissues::trianglesDegenerate, "21"))
                         .doc(QT_TR_NOOP("Numbers of the vertices that triangles have, counter-clockwise as seen from "
                                         "the front. Scene files say which of them make a mesh."))
                         .note(QT_TR_NOOP(
                             "The engine does not check them: where there is no such vertex, the graphics card draws "
                             "garbage. With up to 65536 vertices it keeps the lowest 16 bits of each only."))
                         .field();
    fields.indexCount = numTriangleIndices.field();
}

void HordeGeometryFormat::morphTargets(RecordRef file, const FieldRef &numVertices)
{
    const auto numMorphTargets =
        file.u32("numMorphTargets")
            .whole("23")
            .doc(QT_TR_NOOP("How many morph targets there are: other shapes of the same vertices, such as a smile."));
    auto morph = file.records("morphTargets")
                     .times(numMorphTargets)
                     .whole("23")
                     .doc(QT_TR_NOOP(
                         "Shapes whose differences are added to the vertices, times a weight that the program sets."));
    fields.morphName = morph.text("name")
                           .size(256)
                           .initially("morph")
                           .must(beEnded(hordeissues::nameNotTerminated, "25"))
                           .must(beFilled(hordeissues::nameEmpty, "25"))
                           .must(beClean(hordeissues::bytesBehindName, "25"))
                           .must(beUnique(hordeissues::nameRepeated, "25"))
                           .whole("24")
                           .doc(QT_TR_NOOP("Name by which programs find the morph target; ends at its first NUL. Large "
                                           "and small letters differ; of several with one name all change together."))
                           .note(QT_TR_NOOP("Without a NUL the engine reads on behind the name."))
                           .field();
    const auto numMorphVertices =
        morph.u32("numMorphVertices").whole("24").doc(QT_TR_NOOP("Number of vertices that move; the others stay."));
    fields.morphIndices =
        morph.u32("morphVertexIndices")
            .times(numMorphVertices)
            .whole("24")
            .indexes(numVertices)
            .error("26")
            .must(beUnique(hordeissues::morphVertexRepeated, "26"))
            .doc(QT_TR_NOOP("Which vertices of the geometry move."))
            .note(QT_TR_NOOP(
                "The engine does not check them: a number that is too large makes it write into foreign memory."))
            .field();
    const auto numMorphStreams = morph.u32("numMorphStreams")
                                     .whole("24")
                                     .doc(QT_TR_NOOP("Number of streams: parts of the vertices that change."));
    auto stream =
        morph.records("morphStreams")
            .times(numMorphStreams)
            .whole("24")
            .doc(QT_TR_NOOP("Differences to the vertices, target minus base, one part after the other."))
            .note(QT_TR_NOOP(
                "The published page does not describe them. All are floats, also where the vertices have shorts."));
    const auto id = stream.u32("id")
                        .names(morphStreamNames)
                        .checkedElsewhere() // 27
                        .must(beUnique(hordeissues::streamRepeated, "27").onlyNamed())
                        .whole("24")
                        .doc(QT_TR_NOOP("Which part of the vertices changes."))
                        .note(QT_TR_NOOP("The engine skips one that it does not know."));
    const auto elementSize = stream.u32("streamElementSize")
                                 .initially({double(HordeMorphElementSize)})
                                 .whole("24")
                                 .unit(QT_TR_NOOP("bytes"))
                                 .doc(QT_TR_NOOP("Size of the part of one vertex: 12, three floats. Streams that the "
                                                 "engine does not know it skips: this size times numMorphVertices."))
                                 .note(QT_TR_NOOP(
                                     "The engine refuses the file when a stream that it knows has another size."));

    Streams streams(stream, id, elementSize, numMorphVertices, "24");
    const auto known = [&](const char *name, HordeStream which, const char *doc) {
        return streams.known(name, which, HordeMorphElementSize, fields.knownMorph[size_t(which)], doc);
    };
    auto positions = known("positions", HordeStream::Positions,
                           QT_TR_NOOP("How far each vertex that moves is moved, in the order of morphVertexIndices."));
    positions.f32("position")
        .times(3)
        .finite("28")
        .doc(QT_TR_NOOP("How far the vertex moves: x, y and z in the space of the model are added to its position, "
                        "times the weight of the morph target."));
    auto normals = known(
        "normals", HordeStream::Normals,
        QT_TR_NOOP("How the normal of each vertex that moves changes, in the order of morphVertexIndices."));
    normals.f32("normal").times(3).finite("28").doc(
        QT_TR_NOOP("How the normal changes with the shape: x, y and z, in floats where 1.0 is the whole length, are "
                   "added to it, times the weight of the morph target. Then the engine gives it the length 1, unless "
                   "software skinning follows."));
    auto tangents = known(
        "tangents", HordeStream::Tangents,
        QT_TR_NOOP("How the tangent of each vertex that moves changes, in the order of morphVertexIndices."));
    tangents.f32("tangent").times(3).finite("28").doc(
        QT_TR_NOOP("How the tangent changes with the shape: x, y and z, in floats where 1.0 is the whole length, are "
                   "added to it, times the weight of the morph target. Then the engine gives it the length 1, unless "
                   "software skinning follows."));
    auto bitangents = known("bitangents", HordeStream::Bitangents,
                            QT_TR_NOOP("How the bitangent of each vertex that moves would change, in the order of "
                                       "morphVertexIndices; the engine skips it."));
    bitangents.f32("bitangent")
        .times(3)
        .finite("28")
        .doc(QT_TR_NOOP(
            "How the bitangent would change with the shape: x, y and z, in floats where 1.0 is the whole length."))
        .note(QT_TR_NOOP("The engine skips it."));
    fields.unknownMorphElements =
        streams.other("elements")
            .doc(QT_TR_NOOP("Parts of vertices with an id that is not known, or with another size than those with this "
                            "id have. Those of an unknown id the engine skips; for a wrong size it refuses the file."))
            .field();

    fields.morphs = morph.field();
    fields.morphStreams = stream.field();
    fields.morphStreamId = id.field();
    fields.morphStreamElementSize = elementSize.field();
}

const Format &hordeGeometryFormat()
{
    static const Format format{
        .id = "horde3d.geo",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D geometry"),
        .extensions = {QStringLiteral("geo")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes H3DG."),
        .signatures = {"H3DG"},
        .schema = [] { return HordeGeometryFormat::instance().schema; },
        .rules = hordeGeometryRules(),
        .scene = hordeGeometryScene,
    };
    return format;
}

} // namespace hexahedron
