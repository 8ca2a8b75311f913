#include "core/formats/horde3d/hordegeometryformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordeissues.h"
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
constexpr double FarAway = 1e6;
constexpr qint64 MorphElementSize = 12;

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

/// The statements about a list of streams: which elements follow depends on id and element size.
class Streams
{
public:
    using Fields = HordeGeometryFormat::StreamFields;
    Streams(RecordRef owner, const char *name, const FieldRef &streamCount, const FieldRef &count, const char *rule,
            Fields &fields)
        : m_stream(owner.records(name).times(streamCount).whole(rule))
        , m_id(m_stream.u32("id").whole(rule))
        , m_elementSize(
              m_stream.u32("streamElementSize").whole(rule).unit(QT_TRANSLATE_NOOP("HordeGeometryFormat", "bytes")))
        , m_count(count)
        , m_rule(rule)
        , m_fields(fields)
    {
        m_fields = {m_stream.field(), m_id.field(), m_elementSize.field(), nullptr, {}};
    }
    FieldRef &id(const std::vector<NamedValue> &names, const char *uniqueRule)
    {
        return m_id.names(names)
            .checkedElsewhere() // 10 27
            .must(beUnique(hordeissues::streamRepeated, uniqueRule).onlyNamed());
    }
    FieldRef &elementSize() { return m_elementSize; }
    /// Elements of a stream that the engine knows, when they have the size that it wants.
    RecordRef known(const char *name, HordeStream id, qint64 elementSize)
    {
        const Expression isThis = m_id.is(qint64(id)) && m_elementSize.is(elementSize);
        m_isOther = m_isOther.isEmpty() ? !isThis : (m_isOther && !isThis);
        RecordRef elements = m_stream.records(name).times(m_count).when(isThis).whole(m_rule);
        m_fields.known.push_back({qint64(id), elementSize, elements.field()});
        return elements;
    }
    /// What is left: the engine skips it by its size.
    void others()
    {
        RecordRef elements = m_stream.records("elements").times(m_count).when(m_isOther).whole(m_rule);
        elements.bytes("bytes").times(m_elementSize);
        m_fields.unknown = elements.field();
    }

private:
    RecordRef m_stream;
    FieldRef m_id, m_elementSize, m_count;
    const char *m_rule;
    Fields &m_fields;
    Expression m_isOther; ///< none of those that are known so far
};

FieldRef direction(RecordRef elements, const char *name, Meaning meaning)
{
    return elements.i16(name)
        .times(3)
        .means(meaning)
        .scaledToOne()
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

    auto file = builder.file().section("H3DG", "H3DG").as(fields.geometry);
    file.text("magic").size(4).initially("H3DG");
    file.u32("version").equals(5).error("3").noRepair().initially({5});
    const auto joint = joints(file);
    const auto numVertices = vertices(file, joint);
    triangles(file, numVertices);
    morphTargets(file, numVertices);
    schema = builder.finish();
}

RecordRef HordeGeometryFormat::joints(RecordRef file)
{
    const auto numJoints = file.u32("numJoints")
                               .whole("4")
                               .followedNotBy(QT_TR_NOOP("The jointIndex of joints in scene files does not follow."))
                               .as(fields.jointCount);
    auto joint = file.records("joints").times(numJoints).whole("4").as(fields.joints);
    fields.inverseBindMatrix = joint.f32("inverseBindMatrix")
                                   .times(16)
                                   .components({"m00", "m10", "m20", "m30", "m01", "m11", "m21", "m31", "m02", "m12",
                                                "m22", "m32", "m03", "m13", "m23", "m33"})
                                   .initially(identity4x4)
                                   .finite("7")
                                   .must(beAffine(hordeissues::matrixNotAffine, "7")
                                             .invertible(hordeissues::matrixSingular, "7")
                                             .withoutOdd(hordeissues::matrixOdd, "7")
                                             .within(1e-4)) // what a chain of products leaves
                                   .field();
    return joint;
}

FieldRef HordeGeometryFormat::vertices(RecordRef file, const RecordRef &joint)
{
    const auto numVertexStreams = file.u32("numVertexStreams").whole("8");
    const auto numVertices = file.u32("numVertices")
                                 .whole("8")
                                 .followedNotBy(
                                     QT_TR_NOOP("vertRStart and vertREnd of meshes in scene files do not follow."))
                                 .as(fields.vertexCount);
    Streams streams(file, "vertexStreams", numVertexStreams, numVertices, "8", fields.streams);
    streams.elementSize().initially(streams.id(streamNames, "11"),
                                    {{0, 12}, {1, 6}, {2, 6}, {3, 6}, {4, 4}, {5, 4}, {6, 8}, {7, 8}});
    streams.known("positions", HordeStream::Positions, 12)
        .f32("position")
        .times(3)
        .means(Meaning::Position)
        .range(-FarAway, FarAway)
        .warning("14")
        .noRepair();
    direction(streams.known("normals", HordeStream::Normals, 6), "normal", Meaning::Normal)
        .initially({0, 0, OneAsShort});
    direction(streams.known("tangents", HordeStream::Tangents, 6), "tangent", Meaning::Tangent)
        .initially({OneAsShort, 0, 0});
    direction(streams.known("bitangents", HordeStream::Bitangents, 6), "bitangent", Meaning::Bitangent)
        .initially({0, OneAsShort, 0});
    fields.jointNumbers = streams.known("jointIndices", HordeStream::JointIndices, 4)
                              .u8("joints")
                              .times(4)
                              .means(Meaning::BoneIndex)
                              .indexes(joint)
                              .otherwise(0)
                              .checkedElsewhere() // 16
                              .field();
    streams.known("jointWeights", HordeStream::JointWeights, 4)
        .u8("weights")
        .times(4)
        .means(Meaning::BoneWeight)
        .scaledToOne()
        .normalised(OneAsByte)
        .initially({OneAsByte, 0, 0, 0})
        .must(addUpTo(OneAsByte, hordeissues::weightsWrong, "17")
                  .between(252, OneAsByte)
                  .zeroIs(hordeissues::weightsZero, "17"));
    const auto coordinates = [&](const char *name, HordeStream id, int set) {
        auto pair = streams.known(name, id, 8).f32("textureCoordinates").times(2).components({"u", "v"});
        pair.means(Meaning::TexCoord, set);
    };
    coordinates("textureCoordinates0", HordeStream::TexCoords0, 0);
    coordinates("textureCoordinates1", HordeStream::TexCoords1, 1);
    streams.others();
    return numVertices;
}

void HordeGeometryFormat::triangles(RecordRef file, const FieldRef &numVertices)
{
    const auto numTriangleIndices = file.u32("numTriangleIndices")
                                        .whole("18")
                                        .followedNotBy(
                                            QT_TR_NOOP("batchStart and batchCount of meshes in scene files do "
                                                       "not follow."))
                                        .as(fields.indexCount);
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
                         .field();
}

void HordeGeometryFormat::morphTargets(RecordRef file, const FieldRef &numVertices)
{
    const auto numMorphTargets = file.u32("numMorphTargets").whole("23");
    auto morph = file.records("morphTargets").times(numMorphTargets).whole("23").as(fields.morphs);
    fields.morphName = morph.text("name")
                           .size(HordeNameSize)
                           .initially("morph")
                           .must(beEnded(hordeissues::nameNotTerminated, "25"))
                           .must(beFilled(hordeissues::nameEmpty, "25"))
                           .must(beClean(hordeissues::bytesBehindName, "25"))
                           .must(beUnique(hordeissues::nameRepeated, "25"))
                           .whole("24")
                           .field();
    const auto numMorphVertices = morph.u32("numMorphVertices").whole("24");
    fields.morphIndices = morph.u32("morphVertexIndices")
                              .times(numMorphVertices)
                              .whole("24")
                              .indexes(numVertices)
                              .error("26")
                              .must(beUnique(hordeissues::morphVertexRepeated, "26"))
                              .field();
    const auto numMorphStreams = morph.u32("numMorphStreams").whole("24");
    Streams streams(morph, "morphStreams", numMorphStreams, numMorphVertices, "24", fields.morphStreams);
    streams.id(morphStreamNames, "27");
    streams.elementSize().initially({double(MorphElementSize)});
    const auto differences = [&](const char *name, HordeStream id, const char *of, Meaning meaning) {
        streams.known(name, id, MorphElementSize).f32(of).times(3).finite("28").means(meaning);
    };
    differences("positions", HordeStream::Positions, "position", Meaning::Position);
    differences("normals", HordeStream::Normals, "normal", Meaning::Normal);
    differences("tangents", HordeStream::Tangents, "tangent", Meaning::Tangent);
    differences("bitangents", HordeStream::Bitangents, "bitangent", Meaning::Bitangent);
    streams.others();
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
