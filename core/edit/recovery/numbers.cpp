#include "core/edit/recovery/numbers.h"

#include "core/edit/edittext.h"
#include "core/schema/schema.h"
#include "core/tree/framefinder.h"
#include "core/tree/value.h"

#include <cmath>
#include <map>

namespace hexahedron::recovery {

namespace {

// What it takes to say why a number should be another one, in bits.
constexpr double BitsOfRelation = 4; // it follows from where something lies
constexpr double BitsOfNear = 6;
constexpr double BitsOfFlip = 8;

/// Values that a number may be meant to have, each with what it takes to tell it.
using Values = std::map<qint64, double>;

void add(Values &values, qint64 value, double bits)
{
    const auto [it, isNew] = values.try_emplace(value, bits);
    if (!isNew)
        it->second = qMin(it->second, bits);
}

class NumberTrials
{
public:
    NumberTrials(Workbench &bench, const Places &places)
        : m_bench(bench)
        , m_places(places)
    {
        findTags();
    }

    void tryRelated()
    {
        constexpr size_t Near = 40;
        for (size_t rank = 0; rank < m_places.numbers.size() && m_bench.mayTry(); ++rank) {
            if (rank >= Near && m_bench.hasPerfect())
                return;
            tryValues(m_places.numbers[rank], rank, valuesOf(m_places.numbers[rank]));
        }
    }

    void trySmall()
    {
        constexpr size_t Most = 12;
        for (size_t rank = 0; rank < qMin(Most, m_places.numbers.size()) && m_bench.mayTry(); ++rank)
            tryValues(m_places.numbers[rank], rank, smallValues(m_places.numbers[rank]));
    }

private:
    /// Where known tags stand in the file, near the fault.
    void findTags()
    {
        constexpr size_t MostTags = 96;
        const Schema &schema = *m_bench.tree().stream(0).schema;
        if (schema.root->frames.empty() && schema.frameTags.empty())
            return;
        ByteCursor cursor(m_bench.file());
        FrameFinder finder(schema, cursor, nullptr);
        const qint64 size = m_bench.file().size();
        for (qint64 at = finder.nextHeader(0, size); at < size && m_tags.size() < MostTags;
             at = finder.nextHeader(at + 1, size))
            m_tags.push_back(at);
        m_tags.push_back(size);
    }

    Values valuesOf(const NumberPlace &number) const
    {
        Values values;
        const qint64 value = number.value;
        for (qint64 by = 1; by <= 20; ++by) {
            add(values, value + by, BitsOfNear + std::log2(double(by)));
            add(values, value - by, BitsOfNear + std::log2(double(by)));
        }
        for (int bit = 0; bit < 8 * number.field->width; ++bit)
            add(values, value ^ (qint64(1) << bit), BitsOfFlip);
        if (value % 2 == 0)
            add(values, value / 2, BitsOfFlip);
        add(values, value * 2, BitsOfFlip);
        for (const ByteRange run : m_places.unread) {
            add(values, value + run.size(), BitsOfRelation + 2);
            add(values, value - run.size(), BitsOfRelation + 2);
            if (values.size() > 128)
                break;
        }
        if (number.field->isFrameLength())
            addLengths(number, values);
        else
            addDistances(number, values);
        return values;
    }

    /// Lengths that let the frame end where something else begins or ends.
    void addLengths(const NumberPlace &number, Values &values) const
    {
        const StreamTree &stream = m_bench.tree().stream(number.stream);
        const FrameStyle &style = stream.schema->frameStyle;
        const qint64 begin = stream.nodes[number.node].begin + style.notCounted();
        const auto addEnd = [&](qint64 end) {
            if (end >= begin)
                add(values, end - begin, BitsOfRelation);
        };
        for (const qint64 border : m_places.borders)
            addEnd(border);
        for (const qint64 tag : m_tags)
            addEnd(tag);
        addEnd(m_bench.file().size());
    }

    /// Offsets of what begins somewhere, and distances from there to where something else begins.
    void addDistances(const NumberPlace &number, Values &values) const
    {
        constexpr size_t MostTargets = 48;
        std::vector<qint64> origins{number.origin, number.range.end};
        for (const NumberPlace &other : m_places.numbers) {
            if (&other != &number && other.stream == number.stream && other.node == number.node)
                origins.push_back(number.origin + other.value);
        }
        if (origins.size() > 7)
            origins.resize(7);
        const auto &borders = m_places.borders;
        const auto middle = std::lower_bound(borders.begin(), borders.end(), number.range.end) - borders.begin();
        const auto first = qMax<qsizetype>(0, middle - qsizetype(MostTargets) / 4);
        const auto last = qMin<qsizetype>(qsizetype(borders.size()), first + qsizetype(MostTargets));
        for (const qint64 origin : origins) {
            for (auto i = first; i < last; ++i)
                add(values, borders[size_t(i)] - origin, BitsOfRelation + 2);
            add(values, m_bench.file().size() - origin, BitsOfRelation);
        }
        for (const NumberPlace &other : m_places.numbers) {
            if (values.size() > 400)
                break;
            add(values, other.value, BitsOfNear);
            add(values, other.value * 3, BitsOfNear + 3);
        }
    }

    /// Everything that could be counted in the file; those with few other bytes first.
    Values smallValues(const NumberPlace &number) const
    {
        constexpr qint64 Most = 4'000;
        Values values;
        const qint64 size = m_bench.file().size();
        for (qint64 value = 0; value <= qMin(size, Most); ++value)
            add(values, value, 10 + std::log2(double(value + 2)));
        for (int byte = 1; byte < number.field->width; ++byte) {
            for (qint64 b = 0; b < 256; ++b) {
                const qint64 mask = qint64(0xff) << (8 * byte);
                add(values, (number.value & ~mask) | (b << (8 * byte)), 14);
            }
        }
        return values;
    }

    /// Small slips are more likely than large ones, and so are those that hit few bytes.
    static double distance(const NumberPlace &number, qint64 value)
    {
        int bytes = 0;
        for (int i = 0; i < number.field->width; ++i)
            bytes += ((value ^ number.value) >> (8 * i)) & 0xff ? 1 : 0;
        return 2.0 * (bytes - 1) + 0.2 * std::log2(1 + std::abs(double(value) - double(number.value)));
    }

    void tryValues(const NumberPlace &number, size_t rank, const Values &values)
    {
        const int width = number.field->width;
        const qint64 most = width >= 8 ? std::numeric_limits<qint64>::max() : (qint64(1) << (8 * width)) - 1;
        for (const auto &[value, bits] : values) {
            if (value == number.value || value < 0 || value > most || value > 8 * m_bench.file().size())
                continue;
            if (!m_bench.mayTry())
                return;
            Hypothesis hypothesis;
            hypothesis.kind = Hypothesis::Kind::Number;
            hypothesis.replacements = {{number.range, Bytes(encodeInteger(*number.field, value))}};
            hypothesis.bits = bits + 2 + std::log2(double(rank + 2)) + distance(number, value);
            hypothesis.sentence =
                editText(QT_TRANSLATE_NOOP("edit", "Write %1 instead of %2.")).arg(value).arg(number.value);
            m_bench.tryOut(std::move(hypothesis));
        }
    }

    Workbench &m_bench;
    const Places &m_places;
    std::vector<qint64> m_tags;
};

} // namespace

void tryNumbers(Workbench &bench, const Places &places)
{
    NumberTrials(bench, places).tryRelated();
}

void tryAllNumbers(Workbench &bench, const Places &places)
{
    NumberTrials(bench, places).trySmall();
}

} // namespace hexahedron::recovery
