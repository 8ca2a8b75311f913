// The rules of geometry: which groups there are, and those about joints.
#include "core/formats/horde3d/horderules.h"

#include "core/formats/horde3d/hordeissues.h"

#include <cmath>

namespace hexahedron {

namespace {

constexpr qint64 MostJointsOldHardware = 75;
constexpr qint64 MostJointsNewHardware = 330;
constexpr qint64 MostJointsInAByte = 256;

const HordeGeometryFormat::Fields &fields()
{
    return HordeGeometryFormat::instance().fields;
}

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

bool isFinite(const Matrix &m)
{
    return std::all_of(m.begin(), m.end(), [](double value) { return std::isfinite(value); });
}

bool isAffine(const Matrix &m)
{
    constexpr double Tolerance = 1e-4;
    return std::abs(m[3]) <= Tolerance && std::abs(m[7]) <= Tolerance && std::abs(m[11]) <= Tolerance
           && std::abs(m[15] - 1) <= Tolerance;
}

/// Of the part that turns and scales, relative to the lengths of its columns: says how flat it is, whatever the unit.
bool isFlat(const Matrix &m)
{
    const double determinant = m[0] * (m[5] * m[10] - m[6] * m[9]) - m[4] * (m[1] * m[10] - m[2] * m[9])
                               + m[8] * (m[1] * m[6] - m[2] * m[5]);
    const auto length = [&](size_t column) { return std::hypot(m[4 * column], m[4 * column + 1], m[4 * column + 2]); };
    return !(std::abs(determinant) > 1e-9 * length(0) * length(1) * length(2));
}

/// 7
class Matrices final : public Watch
{
public:
    void seeElements(const ElementRun &run, Checker &checker) override
    {
        for (qint64 i = 0; i < run.count; ++i) {
            const Matrix matrix = matrixAt(run.element(i));
            if (!isFinite(matrix))
                continue; // that has been said
            if (!isAffine(matrix))
                report(hordeissues::matrixNotAffine, run, i, checker);
            else if (isFlat(matrix))
                report(hordeissues::matrixSingular, run, i, checker);
        }
    }

private:
    static void report(const IssueKind &kind, const ElementRun &run, qint64 i, Checker &checker)
    {
        if (checker.isFull(kind)) {
            checker.countMore(kind);
            return;
        }
        const Item joint = checker.tree().child(checker.partOf(run.node, fields().joints), run.first + i);
        const Matrix m = matrixAt(run.element(i));
        QStringList row;
        for (const double value : {m[3], m[7], m[11], m[15]})
            row += QString::number(value);
        checker.report(kind, checker.tree().child(joint, 0),
                       {.arguments = {row.join(QStringLiteral(", "))}, .reference = "7"});
    }
};

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

std::span<const Rule> hordeGeometryRules()
{
    static constexpr std::array rules{Rule{"geometryHoldsTogether", &geometryHoldsTogether}};
    return rules;
}

void jointsMakeABindPose(Checker &checker, const HordeGeometry &geometry)
{
    if (geometry.isWhole)
        checkNumber(checker, geometry);
    checkFirst(checker, geometry);
    checker.watch(std::make_shared<Matrices>(), {}, {fields().joints});
}

} // namespace hexahedron
