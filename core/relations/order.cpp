#include "core/relations/order.h"

#include "core/changes/wishes.h"
#include "core/check/kernels.h"
#include "core/check/repairs.h"
#include "core/relations/elements.h"
#include "core/relations/elementwatch.h"
#include "core/relations/sortelements.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// What is wrong with a value, seen from the one before it.
enum class Wrong : quint8 { Descends, Repeats, DescendsOrRepeats };

template<typename Number>
bool isWrong(Number value, Number before, Wrong wrong)
{
    const bool descends = value < before;
    const bool repeats = value == before;
    return wrong == Wrong::Descends ? descends : wrong == Wrong::Repeats ? repeats : descends || repeats;
}

template<typename Number>
Number numberAt(const uchar *bytes)
{
    Number number;
    std::memcpy(&number, bytes, sizeof number);
    return number;
}

/// True when one of `count` numbers behind the first is wrong.
using AnyWrong = bool (*)(const uchar *first, qint64 count, qint64 stride);

template<typename Number, Wrong Which>
bool anyWrong(const uchar *first, qint64 count, qint64 stride)
{
    quint32 bad = 0;
    Number before = numberAt<Number>(first);
    for (qint64 i = 1; i <= count; ++i) {
        const auto value = numberAt<Number>(first + i * stride);
        bad |= quint32(isWrong(value, before, Which));
        before = value;
    }
    return bad != 0;
}

template<typename Number>
AnyWrong anyWrongOf(Wrong wrong)
{
    switch (wrong) {
    case Wrong::Descends:
        return &anyWrong<Number, Wrong::Descends>;
    case Wrong::Repeats:
        return &anyWrong<Number, Wrong::Repeats>;
    case Wrong::DescendsOrRepeats:
        break;
    }
    return &anyWrong<Number, Wrong::DescendsOrRepeats>;
}

/// Numbers of the usual kinds are compared fast; of the others any may be wrong.
AnyWrong anyWrongOf(const Field &field, Wrong wrong)
{
    if (field.kind == Kind::Float && field.width == 4)
        return anyWrongOf<float>(wrong);
    if (field.kind == Kind::Integer && field.width == 4 && !field.number.isBigEndian)
        return field.number.isSigned ? anyWrongOf<qint32>(wrong) : anyWrongOf<quint32>(wrong);
    return [](const uchar *, qint64, qint64) { return true; };
}

} // namespace

class Order::OrderWatch final : public ElementWatch
{
public:
    OrderWatch(const Order &order, const Field &field, Ruling ruling, Wrong wrong, int workers)
        : ElementWatch(field, ruling, workers)
        , m_order(order)
        , m_wrong(wrong)
        , m_anyWrong(anyWrongOf(field, wrong))
    {
    }

protected:
    bool mayBeWrong(const ElementRun &run, Place place) const override
    {
        const qint64 begin = firstCompared(run);
        return begin < run.count && m_anyWrong(before(run, begin) + place.offset, run.count - begin, run.stride);
    }

    void look(const ElementRun &run, Place place, CountedFirst &wrong) override
    {
        const qint64 begin = firstCompared(run);
        double last = decodeAsDouble(field(), before(run, begin) + place.offset);
        for (qint64 i = begin; i < run.count; ++i) {
            const double value = decodeAsDouble(field(), run.element(i) + place.offset);
            if (isWrong(value, last, m_wrong))
                wrong.note(run.first + i);
            last = value;
        }
    }

    Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) override
    {
        return {.arguments = {textOfElement(tree, array, wrong.first, field()),
                              textOfElement(tree, array, wrong.first - 1, field())},
                .repair = m_wrong == Wrong::Repeats ? Repair() : m_order.repair(tree, field(), array)};
    }

private:
    /// The first element of the run that is compared with the one before it.
    qint64 firstCompared(const ElementRun &run) const
    {
        return qMax<qint64>(run.before ? 0 : 1, m_order.m_first + 1 - run.first);
    }
    static const uchar *before(const ElementRun &run, qint64 element)
    {
        return element == 0 ? run.before : run.element(element - 1);
    }

    const Order &m_order; // part of the description
    Wrong m_wrong;
    AnyWrong m_anyWrong;
};

void Order::check(const Field &field, Checker &checker) const
{
    if (!m_ruling)
        return;
    const auto watch = [&](Ruling ruling, Wrong wrong) {
        ElementWatch::start(std::make_shared<OrderWatch>(*this, field, ruling, wrong, checker.workerCount()), checker);
    };
    watch(m_ruling, m_mayRepeat || m_repeating ? Wrong::Descends : Wrong::DescendsOrRepeats);
    if (m_repeating)
        watch({m_repeating, m_ruling.rule}, Wrong::Repeats);
}

namespace {

/// Elements behind the first that hold nothing but zeros, as a lost sector leaves them: where they belong they do not say.
std::vector<qint64> lostElements(const Tree &tree, const Item &array, qint64 first)
{
    constexpr qint64 LeastBytes = 16; // a few numbers may be 0
    constexpr qint64 Most = 1 << 20;
    std::vector<qint64> lost;
    const qint64 stride = array.stride;
    if (stride < LeastBytes)
        return lost;
    const QByteArray bytes = tree.bytes(array.stream)
                                 .toByteArray({array.range.begin, qMin(array.range.end, array.range.begin + Most)});
    for (qint64 i = first + 1; (i + 1) * stride <= bytes.size(); ++i) {
        const QByteArrayView element = QByteArrayView(bytes).sliced(i * stride, stride);
        if (std::ranges::all_of(element, [](char byte) { return byte == 0; }))
            lost.push_back(i);
    }
    return lost;
}

} // namespace

Repair Order::repair(const Tree &tree, const Field &field, const Item &array) const
{
    if (!m_hasRepair)
        return {};
    if (const std::vector<qint64> lost = lostElements(tree, array, m_first); !lost.empty())
        return repairs::removeElements(QT_TRANSLATE_NOOP("repairs", "Remove the elements of zeros, of which nothing is "
                                                                    "left."),
                                       array, lost);
    const bool keepsAll = m_mayRepeat || m_repeating;
    Strays strays = straysIn(tree, array, field, m_first, keepsAll);
    if (!strays.mended.empty()) {
        return {QT_TRANSLATE_NOOP("repairs",
                                  "Write what fits between the values of %1 beside it; what it was is not known."),
                {QLatin1StringView(field.name)},
                [mended = std::move(strays.mended)](Wishes &wishes) {
                    for (const auto &[item, bytes] : mended)
                        wishes.setBytes(item, bytes);
                }};
    }
    Repair sorting = sort(field, array);
    sorting.isGuess = strays.areThere; // what is sorted then are other bytes, read as values
    return sorting;
}

Repair Order::sort(const Field &field, const Item &array) const
{
    const bool keepsAll = m_mayRepeat || m_repeating;
    const char *sentence = keepsAll ? QT_TRANSLATE_NOOP("repairs", "Sort by %1.")
                           : m_lastWins
                               ? QT_TRANSLATE_NOOP("repairs", "Sort by %1; of those with the same keep the last.")
                               : QT_TRANSLATE_NOOP("repairs", "Sort by %1; of those with the same keep the first.");
    const Repeated repeated = keepsAll ? Repeated::KeepAll : m_lastWins ? Repeated::KeepLast : Repeated::KeepFirst;
    return {sentence, {QLatin1StringView(field.name)}, [=, &field, first = m_first](Wishes &wishes) {
                sortElements(wishes, array, field, first, repeated);
            }};
}

QStringList Order::sentences(const Field &, const NamePlace &) const
{
    if (m_first > 0)
        return {relationText(
            QT_TRANSLATE_NOOP("relations", "From the second element on, each is larger than the one before."))};
    return {m_mayRepeat
                ? relationText(QT_TRANSLATE_NOOP("relations", "Elements stand in ascending order of this value."))
                : relationText(QT_TRANSLATE_NOOP(
                    "relations", "Elements stand in ascending order of this value, which does not repeat."))};
}

} // namespace hexahedron
