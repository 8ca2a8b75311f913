#include "core/relations/sum.h"

#include "core/changes/changeelements.h"
#include "core/changes/wishes.h"
#include "core/check/kernels.h"
#include "core/relations/elements.h"
#include "core/relations/elementwatch.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <cmath>

namespace hexahedron {

namespace {

/// Where a vector lies in its element, and the indices whose weights its numbers are.
struct Weights
{
    const Field *field = nullptr;
    qint64 offset = 0;
    qint64 count = 0;
    const Field *index = nullptr;
    qint64 indexOffset = 0;
    bool untilNone = false; ///< numbers from the first on that belongs to nothing do not count

    Weights(const Field &of, std::span<const Part> shape, bool endsAtNone)
        : field(&of)
        , untilNone(endsAtNone)
    {
        for (const Part &part : shape) {
            if (part.field == field) {
                offset = part.range.begin;
                count = part.count;
            } else if (part.field == field->vector.shareOf) {
                index = part.field;
                indexOffset = part.range.begin;
            }
        }
    }
    /// How many of the numbers count.
    qint64 usedIn(const uchar *element) const
    {
        qint64 used = 0;
        while (used < count && !(untilNone && isOfNone(element, used)))
            ++used;
        return used;
    }
    bool isOfNone(const uchar *element, qint64 i) const
    {
        return index && index->isNone(decodeInteger(*index, element + indexOffset + i * index->width));
    }
    double at(const uchar *element, qint64 i) const
    {
        return decodeAsDouble(*field, element + offset + i * field->width);
    }
};

struct Found
{
    double sum = 0;
    qint64 used = 0;
    bool isNegative = false;
    bool isOfNone = false; ///< one of them weighs nothing that is named
};

Found sumOf(const Weights &weights, const uchar *element)
{
    Found found{.used = weights.usedIn(element)};
    for (qint64 i = 0; i < found.used; ++i) {
        const double weight = weights.at(element, i);
        found.isNegative = found.isNegative || weight < 0;
        found.isOfNone = found.isOfNone || (weight != 0 && weights.isOfNone(element, i));
        found.sum += weight;
    }
    return found;
}

/// For the usual vectors of four floats: true when a sum may be wrong, or a number below 0.
bool anySumOutside(const kernels::Span &span, double low, double high)
{
    quint32 bad = 0;
    for (qint64 i = 0; i < span.elements; ++i) {
        const uchar *bytes = span.bytes + i * span.stride;
        const float a = kernels::single(bytes);
        const float b = kernels::single(bytes + 4);
        const float c = kernels::single(bytes + 8);
        const float d = kernels::single(bytes + 12);
        const double sum = double(a) + double(b) + double(c) + double(d);
        bad |= quint32(!(sum >= low)) | quint32(!(sum <= high));
        bad |= quint32(a < 0) | quint32(b < 0) | quint32(c < 0) | quint32(d < 0);
    }
    return bad != 0;
}

/// The same for four bytes.
bool anyByteSumOutside(const kernels::Span &span, quint32 low, quint32 high)
{
    return kernels::anyNumber({span.bytes, span.elements, span.stride, 1}, [=](const uchar *bytes) {
        const quint32 word = kernels::word(bytes);
        const quint32 pairs = (word & 0x00ff00ff) + ((word >> 8) & 0x00ff00ff);
        const quint32 sum = (pairs & 0xffff) + (pairs >> 16);
        return (sum < low) | (sum > high);
    });
}

/// Which sums are wrong.
struct Limits
{
    enum class Wrong : quint8 { Sum, SumOrZero, Zero, OfNone };
    double low = 0;
    double high = 0;
    Wrong wrong = Wrong::Sum;

    bool isWrong(const Found &found) const
    {
        if (wrong == Wrong::OfNone)
            return found.isOfNone;
        if (found.used == 0 || !std::isfinite(found.sum))
            return false; // what is not finite has been said
        if (found.sum == 0 && !found.isNegative && wrong != Wrong::SumOrZero)
            return wrong == Wrong::Zero;
        return wrong != Wrong::Zero && (found.isNegative || found.sum < low || found.sum > high);
    }
};

/// Numbers of one element scaled so that they make the whole. Of whole numbers the largest takes what rounding leaves.
void rescale(const Weights &weights, double whole, uchar *element)
{
    const Found found = sumOf(weights, element);
    std::vector<double> scaled;
    double positive = 0;
    for (qint64 i = 0; i < found.used; ++i) {
        scaled.push_back(qMax(0.0, weights.at(element, i)));
        positive += scaled.back();
    }
    if (scaled.empty())
        return;
    const bool isInteger = weights.field->kind == Kind::Integer;
    const auto largest = std::max_element(scaled.begin(), scaled.end());
    if (positive <= 0)
        *largest = positive = 1;
    double left = whole;
    for (double &weight : scaled) {
        weight = weight * whole / positive;
        weight = isInteger ? std::floor(weight) : weight;
        left -= weight;
    }
    if (isInteger)
        *largest += left;
    for (qint64 i = 0; i < found.used; ++i) {
        QByteArray bytes;
        if (encodeNumber(*weights.field, scaled[size_t(i)], bytes))
            std::memcpy(element + weights.offset + i * weights.field->width, bytes.constData(), size_t(bytes.size()));
    }
}

/// Something is named, and weighs.
bool counts(const Weights &weights, const uchar *element, qint64 i)
{
    const double weight = weights.at(element, i);
    return weight > 0 && std::isfinite(weight) && !weights.isOfNone(element, i);
}

bool anyCounts(const Weights &weights, const uchar *element)
{
    for (qint64 i = 0; i < weights.count; ++i) {
        if (counts(weights, element, i))
            return true;
    }
    return false;
}

/// Numbers that weigh nothing become 0. Where none is left, the first thing gets all.
void takeFromNone(const Weights &weights, double whole, uchar *element)
{
    const auto write = [&](const Field &field, qint64 offset, double number) {
        QByteArray bytes;
        if (encodeNumber(field, number, bytes))
            std::memcpy(element + offset, bytes.constData(), size_t(bytes.size()));
    };
    const bool isAnyLeft = anyCounts(weights, element);
    for (qint64 i = 0; i < weights.count; ++i) {
        if (!counts(weights, element, i))
            write(*weights.field, weights.offset + i * weights.field->width, 0);
    }
    if (!isAnyLeft && weights.isOfNone(element, 0))
        write(*weights.index, weights.indexOffset, 0);
    rescale(weights, whole, element);
}

/// Moves what is named before what is not, each with its weight.
void closeUp(const Weights &weights, uchar *element)
{
    const qint64 indexWidth = weights.index->width;
    const qint64 width = weights.field->width;
    uchar *indices = element + weights.indexOffset;
    uchar *numbers = element + weights.offset;
    qint64 named = 0;
    for (qint64 i = 0; i < weights.count; ++i) {
        if (weights.isOfNone(element, i))
            continue;
        if (i != named) {
            std::swap_ranges(indices + i * indexWidth, indices + (i + 1) * indexWidth, indices + named * indexWidth);
            std::swap_ranges(numbers + i * width, numbers + (i + 1) * width, numbers + named * width);
        }
        ++named;
    }
}

void mend(Wishes &wishes, const Item &array, const Weights &weights, const Limits &limits, double whole)
{
    changeElements(wishes, array, [&](uchar *element) {
        const bool isWrong = limits.isWrong(sumOf(weights, element));
        if (isWrong && limits.wrong == Limits::Wrong::OfNone)
            takeFromNone(weights, whole, element);
        else if (isWrong)
            rescale(weights, whole, element);
        return isWrong;
    });
}

} // namespace

class Sum::SumWatch final : public ElementWatch
{
public:
    SumWatch(const Sum &sum, const Field &field, Ruling ruling, Limits::Wrong wrong, int workers)
        : ElementWatch(field, ruling, workers)
        , m_sum(sum)
        , m_limits{sum.m_low, sum.m_high, wrong}
    {
    }

protected:
    bool mayBeWrong(const ElementRun &run, Place place) const override
    {
        const kernels::Span span{run.bytes + place.offset, run.count, run.stride, place.count};
        return m_limits.wrong == Limits::Wrong::OfNone ? mayWeighNone(run, span) : mayBeWrong(span);
    }

    void look(const ElementRun &run, Place, CountedFirst &wrong) override
    {
        const Weights weights(field(), run.shape, m_sum.m_untilNone);
        for (qint64 i = 0; i < run.count; ++i) {
            if (m_limits.isWrong(sumOf(weights, run.element(i))))
                wrong.note(run.first + i);
        }
    }

    Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) override
    {
        const Item element = tree.child(array, wrong.first);
        const QByteArray bytes = tree.bytes(array.stream).toByteArray(element.range);
        const Weights weights(field(), *tree.shapeOf(array), m_sum.m_untilNone);
        const double sum = sumOf(weights, reinterpret_cast<const uchar *>(bytes.constData())).sum;
        Repair repair;
        const bool isOfNone = m_limits.wrong == Limits::Wrong::OfNone;
        QStringList whole{QString::number(m_sum.m_whole)};
        if (isOfNone)
            whole += QLatin1StringView(field().vector.shareOf->name);
        if (m_limits.wrong != Limits::Wrong::Zero)
            repair = {isOfNone
                          ? QT_TRANSLATE_NOOP("repairs", "Set these weights to 0 and scale the others so that they "
                                                         "make %1. Where there are none, write 0 as the first of "
                                                         "%2, which takes all.")
                      : sum == 0
                          ? QT_TRANSLATE_NOOP("repairs", "Write %1 as the first where all are 0: what they were is not "
                                                         "known. Scale the others so that they make %1.")
                          : QT_TRANSLATE_NOOP("repairs", "Scale the numbers so that they make %1."),
                      whole, [array, weights, limits = m_limits, whole = m_sum.m_whole](Wishes &wishes) {
                          mend(wishes, array, weights, limits, whole);
                      }};
        return {.arguments = {QString::number(sum), textOfElement(tree, array, wrong.first, field())},
                .repair = std::move(repair)};
    }

    /// Where there is nothing that could be named there is nothing to share.
    bool isMeant(Checker &checker, const Item &array) override
    {
        const Field *index = field().vector.shareOf;
        if (!index || !index->index.array)
            return true;
        const IndexTargets::Target &target = checker.targets().of(array.node, *index);
        return !target.isFound() || target.total > 0;
    }

private:
    bool mayWeighNone(const ElementRun &run, const kernels::Span &span) const
    {
        const Weights weights(field(), run.shape, false);
        if (!weights.index || weights.index->width != 4 || field().width != 4)
            return weights.index != nullptr;
        const auto none = quint32(weights.index->none());
        quint32 bad = 0; // without a branch for each number
        for (qint64 i = 0; i < span.elements; ++i) {
            const uchar *numbers = span.bytes + i * span.stride;
            const uchar *indices = run.element(i) + weights.indexOffset;
            for (qint64 c = 0; c < span.count; ++c)
                bad |= quint32(kernels::word(indices + 4 * c) == none) & quint32(kernels::word(numbers + 4 * c) != 0);
        }
        return bad != 0;
    }

    bool mayBeWrong(const kernels::Span &span) const
    {
        if (span.count != 4)
            return true;
        if (field().kind == Kind::Float && field().width == 4)
            return anySumOutside(span, m_limits.low, m_limits.high);
        const bool isByte = field().kind == Kind::Integer && field().width == 1 && !field().number.isSigned;
        if (isByte && m_limits.wrong == Limits::Wrong::Zero)
            return anyByteSumOutside(span, 1, 4 * 255);
        if (isByte)
            return anyByteSumOutside(span, quint32(std::ceil(qMax(0.0, m_limits.low))),
                                     quint32(qMax(0.0, m_limits.high)));
        return true;
    }

    const Sum &m_sum; // part of the description
    Limits m_limits;
};

void Sum::check(const Field &field, Checker &checker) const
{
    const auto watch = [&](const Ruling &ruling, Limits::Wrong wrong) {
        ElementWatch::start(std::make_shared<SumWatch>(*this, field, ruling, wrong, checker.workerCount()), checker);
    };
    watch(m_ruling, m_zero ? Limits::Wrong::Sum : Limits::Wrong::SumOrZero);
    if (m_zero)
        watch(m_zero, Limits::Wrong::Zero);
    if (m_ofNone)
        watch(m_ofNone, Limits::Wrong::OfNone);
}

/// Names that were taken away weigh nothing.
void Sum::settle(const Field &field, std::span<const Part> shape, uchar *element) const
{
    const Weights weights(field, shape, false);
    if (!sumOf(weights, element).isOfNone)
        return;
    if (m_untilNone)
        closeUp(weights, element);
    takeFromNone(weights, m_whole, element);
}

bool Sum::makesUp(const Field &field, std::span<const Part> shape, const uchar *element) const
{
    const Weights weights(field, shape, false);
    return sumOf(weights, element).isOfNone && !anyCounts(weights, element);
}

QStringList Sum::sentences(const Field &field, const NamePlace &nameOf) const
{
    const QString whole = QString::number(m_whole);
    if (field.vector.shareOf)
        return {relationText(QT_TRANSLATE_NOOP("relations", "The numbers weigh what %1 names; together they make %2."))
                    .arg(nameOf(*field.vector.shareOf), whole)};
    // Whole numbers have a range on purpose; what fractions leave to each side is only rounding.
    if (m_low < m_high && std::nearbyint(m_low) == m_low && std::nearbyint(m_high) == m_high)
        return {relationText(QT_TRANSLATE_NOOP("relations", "Together the numbers make %1 to %2."))
                    .arg(QString::number(m_low), QString::number(m_high))};
    return {relationText(QT_TRANSLATE_NOOP("relations", "Together the numbers make %1.")).arg(whole)};
}

} // namespace hexahedron
