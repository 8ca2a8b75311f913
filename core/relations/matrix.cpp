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
#include <limits>

namespace hexahedron {

namespace {

constexpr std::array<int, 4> LastRow{3, 7, 11, 15};

enum class Wrong : quint8 { NotAffine, Flat, Odd };

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
    /// Of the part that turns and scales.
    double determinant() const
    {
        return m[0] * (m[5] * m[10] - m[6] * m[9]) - m[4] * (m[1] * m[10] - m[2] * m[9])
               + m[8] * (m[1] * m[6] - m[2] * m[5]);
    }
    /// Relative to the lengths of its columns: says how flat it is, whatever the unit.
    bool isFlat() const
    {
        const auto length = [this](size_t column) {
            return std::hypot(m[4 * column], m[4 * column + 1], m[4 * column + 2]);
        };
        return !(std::abs(determinant()) > 1e-9 * length(0) * length(1) * length(2));
    }
    /// Its columns have the length 1 and stand upright on each other.
    bool isRotation() const
    {
        constexpr double Tolerance = 1e-3;
        for (size_t a = 0; a < 3; ++a) {
            for (size_t b = a; b < 3; ++b) {
                const double product = m[4 * a] * m[4 * b] + m[4 * a + 1] * m[4 * b + 1] + m[4 * a + 2] * m[4 * b + 2];
                if (!(std::abs(product - (a == b ? 1 : 0)) <= Tolerance))
                    return false;
            }
        }
        return true;
    }
    /// A number, and what it is likely to have been.
    struct Odd
    {
        size_t index = 0;
        double right = 0;
    };
    /// The only number next to nothing, which no exporter computes: a bit or a byte of it is wrong where the other ones call for
    /// another one. Where they are computed themselves it may be what is left of a 0.
    std::optional<Odd> odd() const
    {
        constexpr size_t Rotation = 12; // numbers of its columns; behind them stand those that move
        std::optional<size_t> tiny;
        bool isPlain = true;
        for (size_t i = 0; i < m.size(); ++i) {
            if (i % 4 == 3)
                continue;
            const double size = std::abs(m[i]);
            if (size > 0 && size < double(std::numeric_limits<float>::min())) {
                if (tiny)
                    return {};
                tiny = i;
            } else if (i < Rotation) {
                isPlain = isPlain && (size == 0 || size == 1);
            }
        }
        if (!tiny)
            return {};
        double rest = 1; // of the length of its column
        for (size_t i = *tiny - *tiny % 4; i < *tiny - *tiny % 4 + 3; ++i)
            rest -= i == *tiny ? 0 : m[i] * m[i];
        const double length = std::sqrt(qMax(0.0, rest));
        Matrix mended = *this;
        for (const double right : {0.0, length, -length}) {
            mended.m[*tiny] = *tiny < Rotation ? right : 0;
            const bool isSame = mended.m[*tiny] == 0;
            if (mended.isRotation() && (!isSame || isPlain) && mended.determinant() > 0)
                return Odd{*tiny, mended.m[*tiny]};
        }
        return {};
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
        if (!matrix.isFinite())
            return false;
        const bool isAffine = matrix.isAffine(m_affine.m_tolerance);
        switch (m_wrong) {
        case Wrong::NotAffine:
            return !isAffine;
        case Wrong::Flat:
            return isAffine && matrix.isFlat();
        case Wrong::Odd:
            return isAffine && matrix.odd();
        }
        return false;
    }
    bool isWrong(const uchar *numbers) const { return isWrong(Matrix(m_field, numbers)); }

    IssueArguments arguments(const Matrix &matrix) const
    {
        const auto odd = m_wrong == Wrong::Odd ? matrix.odd() : std::nullopt;
        if (!odd)
            return {matrix.lastRow()};
        const auto &names = m_field.vector.components;
        return {QString::number(matrix.m[odd->index]), odd->index < names.size()
                                                           ? QString::fromLatin1(names[odd->index])
                                                           : QStringLiteral("[%1]").arg(odd->index)};
    }

    /// `forEach` calls something for every matrix that belongs to the first that is wrong; `plan` mends each of them.
    template<typename ForEach, typename Plan>
    Repair repair(ForEach forEach, Plan plan) const
    {
        if (m_wrong == Wrong::Flat)
            return {};
        if (m_wrong == Wrong::Odd)
            return {
                QT_TRANSLATE_NOOP("repairs", "Write what the other numbers call for: 0, 1, or what makes a rotation."),
                {},
                [=, *this](Wishes &wishes) {
                    plan(wishes, [*this](uchar *numbers) { return isWrong(numbers) && writeRight(numbers); });
                }};
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
    bool writeRight(uchar *numbers) const
    {
        const auto odd = Matrix(m_field, numbers).odd();
        QByteArray right;
        if (!odd || !encodeNumber(m_field, odd->right, right))
            return false;
        std::memcpy(numbers + qint64(odd->index) * m_field.width, right.constData(), size_t(m_field.width));
        return true;
    }

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
        return {.arguments = m_judgement.arguments(matrixOf(tree, fieldOfElement(tree, array, wrong.first, field()))),
                .repair = m_judgement.repair(forEach, plan)};
    }

private:
    Judgement m_judgement;
};

void Affine::check(const Field &field, Checker &checker) const
{
    const Tree &tree = checker.tree();
    for (const auto &[ruling, wrong] :
         {std::pair(m_ruling, Wrong::NotAffine), std::pair(m_flat, Wrong::Flat), std::pair(m_odd, Wrong::Odd)}) {
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
                       {.arguments = judgement.arguments(Matrix(field, numbers)),
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
    for (const Ruling &ruling : {m_flat, m_odd}) {
        if (ruling && !rules.contains(QLatin1StringView(ruling.rule)))
            rules += ruling.rules();
    }
    return rules;
}

} // namespace hexahedron
