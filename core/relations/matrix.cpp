#include "core/relations/matrix.h"

#include "core/edit/planner.h"
#include "core/relations/elements.h"
#include "core/relations/elementwatch.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <array>
#include <cmath>

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
    bool isAffine() const
    {
        constexpr double Tolerance = 1e-4; // what a chain of products leaves
        return std::abs(m[3]) <= Tolerance && std::abs(m[7]) <= Tolerance && std::abs(m[11]) <= Tolerance
               && std::abs(m[15] - 1) <= Tolerance;
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
    /// What is not finite has been said, and so has a matrix that is not affine.
    bool isWrong(Wrong wrong) const
    {
        return isFinite() && (wrong == Wrong::NotAffine ? !isAffine() : isAffine() && isFlat());
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
    const QByteArray bytes = tree.bytes(item.stream).toByteArray(item.range);
    return {*item.field, reinterpret_cast<const uchar *>(bytes.constData())};
}

Repair writeLastRow(std::function<std::vector<Item>(const Tree &)> matrices)
{
    return {QT_TRANSLATE_NOOP("repairs", "Write 0, 0, 0, 1."), {}, [=](Planner &planner) {
                for (const Item &matrix : matrices(planner.tree())) {
                    for (const int number : LastRow)
                        planner.setNumber(planner.tree().child(matrix, number), number == LastRow.back() ? 1 : 0);
                }
            }};
}

} // namespace

class Affine::MatrixWatch final : public ElementWatch
{
public:
    MatrixWatch(const Field &field, Ruling ruling, Wrong wrong, int workers)
        : ElementWatch(field, ruling, workers)
        , m_wrong(wrong)
    {
    }

protected:
    bool mayBeWrong(const ElementRun &, Place place) const override { return place.count == qint64(16); }

    void look(const ElementRun &run, Place place, CountedFirst &wrong) override
    {
        for (qint64 i = 0; i < run.count; ++i) {
            if (Matrix(field(), run.element(i) + place.offset).isWrong(m_wrong))
                wrong.note(run.first + i);
        }
    }

    Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) override
    {
        const Field &matrix = field();
        Repair repair;
        if (m_wrong == Wrong::NotAffine)
            repair = writeLastRow([array, &matrix](const Tree &of) {
                std::vector<Item> all;
                for (qint64 i = 0; i < array.count; ++i) {
                    const Item item = fieldOfElement(of, array, i, matrix);
                    if (item.fault == Fault::None && matrixOf(of, item).isWrong(Wrong::NotAffine))
                        all.push_back(item);
                }
                return all;
            });
        return {.arguments = {matrixOf(tree, fieldOfElement(tree, array, wrong.first, matrix)).lastRow()},
                .repair = std::move(repair)};
    }

private:
    Wrong m_wrong;
};

void Affine::check(const Field &field, Checker &checker) const
{
    for (const auto &[ruling, wrong] : {std::pair(m_ruling, Wrong::NotAffine), std::pair(m_flat, Wrong::Flat)}) {
        if (!ruling)
            continue;
        if (arrayAround(field)) {
            ElementWatch::start(std::make_shared<MatrixWatch>(field, ruling, wrong, checker.workerCount()), checker);
            continue;
        }
        const Item item = itemOfField(checker.tree(), checker.stream(), field);
        if (!item.isValid() || item.fault != Fault::None || item.count != 16)
            continue;
        const Matrix matrix = matrixOf(checker.tree(), item);
        if (matrix.isWrong(wrong))
            checker.report(*ruling.kind, item,
                           {.arguments = {matrix.lastRow()},
                            .reference = ruling.rule,
                            .repair = wrong == Wrong::NotAffine
                                          ? writeLastRow([item](const Tree &) { return std::vector{item}; })
                                          : Repair()});
    }
}

QStringList Affine::sentences(const Field &, const NamePlace &) const
{
    QStringList sentences{relationText(QT_TRANSLATE_NOOP("relations", "The last row is 0, 0, 0, 1."))};
    if (m_flat)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "The matrix can be inverted."));
    return sentences;
}

} // namespace hexahedron
