#include "core/relations/matrix.h"

#include "core/changes/changeelements.h"
#include "core/changes/wishes.h"
#include "core/relations/elements.h"
#include "core/relations/elementwatch.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace hexahedron {

namespace {

constexpr std::array<int, 4> LastRow{3, 7, 11, 15};

enum class Wrong : quint8 { NotAffine, Flat };

/// Column by column.
struct Matrix
{
    std::array<double, 16> m{};

    Matrix(const Field &field, const uchar *bytes)
    {
        for (size_t i = 0; i < m.size(); ++i)
            m[i] = decodeAsDouble(field, bytes + qint64(i) * field.width);
    }
    bool isFinite() const
    {
        return std::all_of(m.begin(), m.end(), [](double number) { return std::isfinite(number); });
    }
    bool isAffine(double tolerance) const
    {
        return std::abs(m[3]) <= tolerance && std::abs(m[7]) <= tolerance && std::abs(m[11]) <= tolerance
               && std::abs(m[15] - 1) <= tolerance;
    }
    /// The numbers of the rows one after the other.
    Matrix transposed() const
    {
        Matrix other = *this;
        for (size_t column = 0; column < 4; ++column) {
            for (size_t row = 0; row < 4; ++row)
                other.m[4 * column + row] = m[4 * row + column];
        }
        return other;
    }
    /// Of the part that turns and scales, relative to the lengths of its columns: says how flat it is, whatever the unit.
    bool isFlat() const
    {
        const double determinant = m[0] * (m[5] * m[10] - m[6] * m[9]) - m[4] * (m[1] * m[10] - m[2] * m[9])
                                   + m[8] * (m[1] * m[6] - m[2] * m[5]);
        const auto length = [this](size_t column) {
            return std::hypot(m[4 * column], m[4 * column + 1], m[4 * column + 2]);
        };
        return !(std::abs(determinant) > 1e-9 * length(0) * length(1) * length(2));
    }
    QString lastRow() const
    {
        QStringList row;
        for (const int number : LastRow)
            row += QString::number(m[size_t(number)]);
        return row.join(QStringLiteral(", "));
    }
};

Matrix matrixOf(const Tree &tree, const Item &item)
{
    const QByteArray bytes = storedBytes(tree, item);
    return {*item.field, reinterpret_cast<const uchar *>(bytes.constData())};
}

/// What mends matrices in place, one by one.
using MendMatrix = std::function<bool(uchar *numbers)>;

void swapNumbers(uchar *matrix, qint64 width)
{
    for (qint64 column = 0; column < 4; ++column) {
        for (qint64 row = 0; row < column; ++row) {
            uchar *number = matrix + (4 * column + row) * width;
            std::swap_ranges(number, number + width, matrix + (4 * row + column) * width);
        }
    }
}

bool writeLastRow(const Field &field, uchar *matrix)
{
    for (const int number : LastRow) {
        QByteArray right;
        if (!encodeNumber(field, number == LastRow.back() ? 1 : 0, right))
            return false;
        std::memcpy(matrix + number * field.width, right.constData(), size_t(field.width));
    }
    return true;
}

} // namespace

/// One of the two things that are asked of matrices.
class Affine::Judgement
{
public:
    Judgement(const Affine &affine, const Field &field, Wrong wrong)
        : m_affine(affine)
        , m_field(field)
        , m_wrong(wrong)
    {
    }

    /// What is not finite has been said, and so has a matrix that is not affine.
    bool isWrong(const Matrix &matrix) const
    {
        const bool isAffine = matrix.isAffine(m_affine.m_tolerance);
        return matrix.isFinite() && (m_wrong == Wrong::NotAffine ? !isAffine : isAffine && matrix.isFlat());
    }
    bool isWrong(const uchar *numbers) const { return isWrong(Matrix(m_field, numbers)); }

    /// `forEach` calls something for every matrix that belongs to the first that is wrong; `plan` mends each of them.
    template<typename ForEach, typename Plan>
    Repair repair(ForEach forEach, Plan plan) const
    {
        if (m_wrong == Wrong::Flat)
            return {};
        if (m_affine.m_writesLastRow)
            return {QT_TRANSLATE_NOOP("repairs", "Write 0, 0, 0, 1."), {}, [=, *this](Wishes &wishes) {
                        plan(wishes,
                             [*this](uchar *numbers) { return isWrong(numbers) && writeLastRow(m_field, numbers); });
                    }};
        // Nothing but the order of the numbers may be wrong. Then those without a translation are in the same order.
        bool canTurn = true;
        bool areAllTurned = true;
        forEach([&](const uchar *numbers) {
            const Matrix matrix(m_field, numbers);
            const bool isRightWhenTurned = matrix.transposed().isAffine(m_affine.m_tolerance);
            canTurn = canTurn && (!isWrong(matrix) || isRightWhenTurned);
            areAllTurned = areAllTurned && (!matrix.isFinite() || isRightWhenTurned);
        });
        if (!canTurn)
            return {};
        return {QT_TRANSLATE_NOOP("repairs", "Turn rows into columns: the matrix is stored row by row."),
                {},
                [=, *this](Wishes &wishes) {
                    plan(wishes, [=, *this](uchar *numbers) {
                        const bool isTurned = isWrong(numbers) || (areAllTurned && Matrix(m_field, numbers).isFinite());
                        if (isTurned)
                            swapNumbers(numbers, m_field.width);
                        return isTurned;
                    });
                }};
    }

private:
    const Affine &m_affine; // part of the description, and so is the field
    const Field &m_field;
    Wrong m_wrong;
};

class Affine::MatrixWatch final : public ElementWatch
{
public:
    MatrixWatch(const Judgement &judgement, const Field &field, Ruling ruling, int workers)
        : ElementWatch(field, ruling, workers)
        , m_judgement(judgement)
    {
    }

protected:
    bool mayBeWrong(const ElementRun &, Place place) const override { return place.count == qint64(16); }

    void look(const ElementRun &run, Place place, CountedFirst &wrong) override
    {
        for (qint64 i = 0; i < run.count; ++i) {
            if (m_judgement.isWrong(run.element(i) + place.offset))
                wrong.note(run.first + i);
        }
    }

    Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) override
    {
        const Place place = placeIn(*tree.shapeOf(array));
        const auto forEach = [&](const auto &see) {
            for (qint64 i = 0; i < array.count; ++i) {
                const QByteArray bytes = storedBytes(tree, fieldOfElement(tree, array, i, field()));
                if (bytes.size() == 16 * field().width)
                    see(reinterpret_cast<const uchar *>(bytes.constData()));
            }
        };
        const auto plan = [=](Wishes &wishes, const MendMatrix &mend) {
            changeElements(wishes, array, [&](uchar *element) { return mend(element + place.offset); });
        };
        return {.arguments = {matrixOf(tree, fieldOfElement(tree, array, wrong.first, field())).lastRow()},
                .repair = m_judgement.repair(forEach, plan)};
    }

private:
    Judgement m_judgement;
};

void Affine::check(const Field &field, Checker &checker) const
{
    const Tree &tree = checker.tree();
    for (const auto &[ruling, wrong] : {std::pair(m_ruling, Wrong::NotAffine), std::pair(m_flat, Wrong::Flat)}) {
        if (!ruling)
            continue;
        const Judgement judgement(*this, field, wrong);
        if (arrayAround(field)) {
            ElementWatch::start(std::make_shared<MatrixWatch>(judgement, field, ruling, checker.workerCount()),
                                checker);
            continue;
        }
        const Item item = itemOfField(tree, checker.stream(), field);
        if (!item.isValid() || item.fault != Fault::None || item.count != 16)
            continue;
        QByteArray bytes = storedBytes(tree, item);
        auto *numbers = reinterpret_cast<uchar *>(bytes.data());
        if (!judgement.isWrong(numbers))
            continue;
        const auto plan = [item](Wishes &wishes, const MendMatrix &mend) {
            QByteArray mended = storedBytes(wishes.tree(), item);
            if (mend(reinterpret_cast<uchar *>(mended.data())))
                wishes.setBytes(item, mended);
        };
        checker.report(*ruling.kind, item,
                       {.arguments = {Matrix(field, numbers).lastRow()},
                        .reference = ruling.rule,
                        .repair = judgement.repair([=](const auto &see) { see(numbers); }, plan)});
    }
}

QStringList Affine::sentences(const Field &, const NamePlace &) const
{
    QStringList sentences{relationText(QT_TRANSLATE_NOOP("relations", "The last row is 0, 0, 0, 1."))};
    if (m_flat)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "The matrix can be inverted."));
    return sentences;
}

QStringList Affine::rules() const
{
    QStringList rules = m_ruling.rules();
    if (m_flat && !rules.contains(QLatin1StringView(m_flat.rule)))
        rules += m_flat.rules();
    return rules;
}

} // namespace hexahedron
