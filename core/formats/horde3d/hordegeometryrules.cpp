// The rules of geometry: which groups there are, and those about joints.
#include "core/formats/horde3d/horderules.h"

#include "core/formats/horde3d/hordeissues.h"

#include <array>

namespace hexahedron {

namespace {

constexpr qint64 MostJointsOldHardware = 75;
constexpr qint64 MostJointsNewHardware = 330;
constexpr qint64 MostJointsInAByte = 256;

constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

void geometryHoldsTogether(Checker &checker)
{
    const std::optional<HordeGeometry> geometry = HordeGeometry::read(checker.tree().stream(checker.stream()));
    if (!geometry)
        return;
    jointsMakeABindPose(checker, *geometry);
    streamsAreWhatTheEngineWants(checker, *geometry);
    skinNamesJoints(checker, *geometry);
    trianglesUseTheVertices(checker, *geometry);
    morphsFitTheVertices(checker, *geometry);
}

using Matrix = std::array<double, 16>; // column by column

Matrix matrixAt(const uchar *bytes)
{
    Matrix matrix{};
    for (size_t i = 0; i < matrix.size(); ++i)
        matrix[i] = decodeFloat(bytes + 4 * i, 4);
    return matrix;
}

/// 5
void checkNumber(Checker &checker, const HordeGeometry &geometry)
{
    const auto report = [&](const IssueKind &kind, const QStringList &arguments, const char *rule) {
        checker.report(kind, checker.partOf(geometry.node, fields().jointCount),
                       {.arguments = arguments, .reference = rule});
    };
    const qint64 count = geometry.jointCount;
    if (count > MostJointsNewHardware)
        report(hordeissues::manyJoints,
               {QString::number(count), QString::number(MostJointsNewHardware), QStringLiteral("OpenGL 4")}, "5");
    else if (count > MostJointsOldHardware)
        report(
            hordeissues::manyJoints,
            {QString::number(count), QString::number(MostJointsOldHardware), QStringLiteral("OpenGL 2 / OpenGL ES 3")},
            "5");
    if (count > MostJointsInAByte)
        report(hordeissues::jointsOutOfReach, {}, "5");
    if (count == 0)
        report(hordeissues::noJoints, {}, "6");
}

/// 6
void checkFirst(Checker &checker, const HordeGeometry &geometry)
{
    static constexpr Matrix Identity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    if (geometry.joints.count < 1 || !geometry.hasStream(HordeStream::JointIndices))
        return;
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    const uchar *bytes = cursor.at(geometry.joints.range.begin, geometry.joints.stride);
    if (bytes && matrixAt(bytes) != Identity)
        checker.report(hordeissues::firstJointMoves,
                       checker.tree().child(checker.partOf(geometry.node, fields().joints), 0), {.reference = "6"});
}

} // namespace

std::vector<Rule> hordeGeometryRules()
{
    return {geometryHoldsTogether};
}

void jointsMakeABindPose(Checker &checker, const HordeGeometry &geometry)
{
    if (geometry.isWhole)
        checkNumber(checker, geometry);
    checkFirst(checker, geometry);
}

} // namespace hexahedron
