#include "core/relations/matrix.h"
#include "core/relations/sign.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

#include <limits>

using namespace hexahedron;
using namespace hexahedron::relationtest;

/// Vectors and matrices that must have a certain form.
class TestMatrix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matricesOfAList();
    void matricesStoredRowByRow();
    void aMatrixAlone();
    void aNumberNextToNothing();
    void signsOfVectors();
    void areExplained();
};

namespace {

QByteArray matrix(float size, float corner = 1, float last = 0)
{
    return raw<float>({size, 0, 0, last, 0, size, 0, 0, 0, 0, 1, 0, 7, 8, 9, corner});
}

const QByteArray none = "no repair";

} // namespace

void TestMatrix::matricesOfAList()
{
    const Small small([](RecordRef file) {
        auto bone = file.records("bones").until(endOfFrame);
        bone.u32("number");
        bone.f32("matrix").times(16).mayBeNotFinite().must(
            beAffine(wrong, "R1").invertible(other, "R2").mayWriteLastRow());
    });
    const QByteArray number = raw<quint32>({1});
    const QByteArray right = number + matrix(1) + number + matrix(0.001f);
    QCOMPARE(small.found(right), QByteArrayList());
    const QByteArray wrongOnes = right + number + matrix(1, 2) + number + matrix(1, 1, 0.5f);
    QCOMPARE(small.found(wrongOnes), QByteArrayList{"WRONG R1 file/bones[2]/matrix x2: 0, 0, 0, 2 %2"});
    QCOMPARE(small.repaired(wrongOnes), right + number + matrix(1) + number + matrix(1));
    const QByteArray flat = right + number + matrix(0);
    QCOMPARE(small.found(flat), QByteArrayList{"OTHER R2 file/bones[2]/matrix: 0, 0, 0, 1 %2"});
    QCOMPARE(small.repaired(flat), none);
    QCOMPARE(small.found(number + matrix(1, std::numeric_limits<float>::infinity())), QByteArrayList());
}

/// What turns and moves comes out as it was meant, of all matrices, and nothing is thrown away.
void TestMatrix::matricesStoredRowByRow()
{
    const Small small([](RecordRef file) {
        file.records("bones").until(endOfFrame).f32("matrix").times(16).must(beAffine(wrong, "R1").within(1e-4));
    });
    const QByteArray turned = raw<float>({0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    const QByteArray turnedBack = raw<float>({0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
    const QByteArray moved = raw<float>({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 7, 8, 9, 1});
    const QByteArray movedByRows = raw<float>({1, 0, 0, 7, 0, 1, 0, 8, 0, 0, 1, 9, 0, 0, 0, 1});
    QCOMPARE(small.found(turnedBack + movedByRows), QByteArrayList{"WRONG R1 file/bones[1]/matrix: 7, 8, 9, 1 %2"});
    QCOMPARE(small.repaired(turnedBack + movedByRows), turned + moved);
    // Where others are stored as they should be, only those that are wrong.
    QCOMPARE(small.repaired(turned + moved + movedByRows), turned + moved + moved);
    // Nobody knows what this should be.
    QCOMPARE(small.repaired(movedByRows + matrix(1, 1, 0.5f)), none);
    QCOMPARE(small.found(matrix(1, 1.00001f)), QByteArrayList());
}

void TestMatrix::aMatrixAlone()
{
    const Small small([](RecordRef file) {
        file.record("header").f32("matrix").times(16).must(beAffine(wrong, "R1").mayWriteLastRow());
    });
    QCOMPARE(small.found(matrix(1)), QByteArrayList());
    QCOMPARE(small.found(matrix(1, 3)), QByteArrayList{"WRONG R1 file/header/matrix: 0, 0, 0, 3 %2"});
    QCOMPARE(small.repaired(matrix(1, 3)), matrix(1));
}

/// One wrong byte makes 1 a number that no exporter computes.
void TestMatrix::aNumberNextToNothing()
{
    const Small small([](RecordRef file) {
        file.records("bones")
            .until(endOfFrame)
            .f32("matrix")
            .times(16)
            .must(beAffine(wrong, "R1").invertible(wrong, "R1").withoutOdd(other, "R2"));
    });
    constexpr float Tiny = 6.9e-40F;
    const auto turnedWith = [](float first, float second) {
        return raw<float>({first, second, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 7, 8, 9, 1});
    };
    const QByteArray turned = turnedWith(-1, 0);
    QCOMPARE(small.found(turned), QByteArrayList());
    QCOMPARE(small.found(turned + turnedWith(Tiny, 0)),
             QByteArrayList{"OTHER R2 file/bones[1]/matrix: 6.89999e-40 [0]"});
    QCOMPARE(small.repaired(turned + turnedWith(Tiny, 0)), turned + turned);
    QCOMPARE(small.repaired(turnedWith(-1, Tiny)), turned);
    QCOMPARE(small.repaired(raw<float>({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, Tiny, 8, 9, 1})),
             raw<float>({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 8, 9, 1}));
    // What is computed may come out next to nothing, and of what is no rotation nobody knows what is right.
    QCOMPARE(small.found(raw<float>({0.6F, 0.8F, Tiny, 0, -0.8F, 0.6F, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1})),
             QByteArrayList());
    QCOMPARE(small.found(raw<float>({3, Tiny, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1})), QByteArrayList());
    QCOMPARE(small.found(turnedWith(Tiny, Tiny)), QByteArrayList());
}

void TestMatrix::signsOfVectors()
{
    const Small small([](RecordRef file) {
        auto vertex = file.records("vertices").until(endOfFrame);
        vertex.u32("number");
        vertex.f32("tangent").times(4).must(endWithSign(wrong, "R1"));
    });
    const QByteArray number = raw<quint32>({1});
    const QByteArray right = number + raw<float>({5, 0, 0, 1}) + number + raw<float>({0, 0, 0, -1});
    QCOMPARE(small.found(right), QByteArrayList());
    const QByteArray bad = number + raw<float>({5, 0, 0, -0.5f}) + right + number + raw<float>({0, 1, 0, 0});
    QCOMPARE(small.found(bad), QByteArrayList{"WRONG R1 file/vertices[0]/tangent/w x2: -0.5 %2"});
    QCOMPARE(small.repaired(bad), number + raw<float>({5, 0, 0, -1}) + right + number + raw<float>({0, 1, 0, 1}));
}

void TestMatrix::areExplained()
{
    SchemaBuilder builder("Test", {});
    auto file = builder.file().section("file");
    const auto affine = file.f32("matrix").times(16).must(beAffine(wrong, "R1").invertible(other, "R3"));
    const auto sign = file.records("vertices").until(endOfFrame).f32("tangent").times(4).must(endWithSign(wrong, "R2"));
    builder.finish();
    QCOMPARE(ruleNumbers(*affine.field()), (QStringList{QStringLiteral("R1"), QStringLiteral("R3")}));
    QCOMPARE(relationSentences(*affine.field()), (QStringList{QStringLiteral("The last row is 0, 0, 0, 1."),
                                                              QStringLiteral("The matrix can be inverted.")}));
    QCOMPARE(relationSentences(*sign.field()), QStringList{QStringLiteral("The last number is 1 or -1.")});
}

QTEST_GUILESS_MAIN(TestMatrix)
#include "tst_matrix.moc"
