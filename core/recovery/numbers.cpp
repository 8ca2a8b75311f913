#include "core/recovery/numbers.h"

#include "core/changes/edittext.h"
#include "core/check/partplaces.h"
#include "core/read/framefinder.h"
#include "core/recovery/elementheads.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <span>

namespace hexahedron::recovery {

namespace {

// What it takes to say why a number should be another one, in bits.
constexpr double BitsOfRelation = 4; // it follows from where something lies
constexpr double BitsOfNear = 6;
constexpr double BitsOfFlip = 8;

/// Values that a number may be meant to have, each with what it takes to tell it.
using Values = std::map<qint64, double>;

// A number of a file may be anything: what is too large becomes the largest one, which fits nothing.
qint64 sum(qint64 a, qint64 b)
{
    qint64 result = 0;
    return __builtin_add_overflow(a, b, &result) ? std::numeric_limits<qint64>::max() : result;
}
qint64 difference(qint64 a, qint64 b)
{
    qint64 result = 0;
    return __builtin_sub_overflow(a, b, &result) ? std::numeric_limits<qint64>::max() : result;
}

void add(Values &values, qint64 value, double bits)
{
    const auto [it, isNew] = values.try_emplace(value, bits);
    if (!isNew)
        it->second = qMin(it->second, bits);
}

/// A number, a value for it, and what it takes to tell both.
struct Guess
{
    double bits = 0;
    size_t number = 0;
    qint64 value = 0;
};

class NumberTrials
{
public:
    NumberTrials(Workbench &bench, const Places &places)
        : m_bench(bench)
        , m_places(places)
    {
        constexpr size_t Most = 4096;
        const StreamTree &file = bench.tree().stream(0);
        if (!file.elsewhere.isEmpty())
            m_parts = contents::partPlacesIn(file);
        if (m_parts.size() > Most)
            m_parts.clear();
        std::ranges::sort(m_parts, {}, &contents::PartPlace::target);
    }

    /// The likeliest first, whichever number it is.
    void tryRelated()
    {
        findTags();
        std::vector<Guess> guesses;
        for (size_t rank = 0; rank < m_places.numbers.size() && m_bench.mayTry(); ++rank)
            addGuesses(rank, valuesOf(m_places.numbers[rank], rank < Near), guesses);
        tryGuesses(std::move(guesses));
    }

    void trySmall()
    {
        constexpr size_t Most = 12;
        std::vector<Guess> guesses;
        for (size_t rank = 0; rank < qMin(Most, m_places.numbers.size()) && m_bench.mayTry(); ++rank)
            addGuesses(rank, smallValues(m_places.numbers[rank]), guesses);
        tryGuesses(std::move(guesses));
    }

    /// Counts in the head of the file say how long much of it is: all behind a wrong one is read as what it is not.
    void tryHead()
    {
        constexpr qint64 Head = 256; // bytes
        constexpr int MostNumbers = 6;
        constexpr qint64 MostOff = 12;
        std::vector<Guess> guesses;
        std::set<qint64> seen;
        for (size_t rank = 0; rank < m_places.numbers.size() && int(seen.size()) < MostNumbers; ++rank) {
            const NumberPlace &number = m_places.numbers[rank];
            if (number.stream != 0 || number.range.end > Head || number.field->derived.counts.empty()
                || !seen.insert(number.range.begin).second)
                continue;
            Values values;
            for (qint64 by = 1; by <= MostOff; ++by) {
                add(values, sum(number.value, by), BitsOfNear + std::log2(double(by)));
                add(values, difference(number.value, by), BitsOfNear + std::log2(double(by)));
            }
            if (number.value == 0) // nothing near it tells how many
                addCounts(number, true, values);
            addGuesses(rank, values, guesses);
        }
        tryGuesses(std::move(guesses));
    }

private:
    static constexpr size_t Near = 64;

    static constexpr qsizetype TagsForNumber = 48;

    /// Where known tags and marks stand in the file.
    void findTags()
    {
        constexpr size_t MostTags = 4096;
        constexpr qint64 MostBytes = 4 << 20;
        constexpr double CostOfByte = 0.003;
        const Schema &schema = *m_bench.tree().stream(0).schema;
        const qint64 size = m_bench.file().size();
        const qint64 end = qMin(size, MostBytes);
        m_bench.spend(CostOfByte * double(end));
        if (!schema.root->frame.frames.empty() || !schema.frameTags.empty()) {
            ByteCursor cursor(m_bench.file());
            FrameFinder finder(schema, cursor, nullptr);
            for (qint64 at = finder.nextHeader(0, end); at < end && m_tags.size() < MostTags;
                 at = finder.nextHeader(at + 1, end))
                m_tags.push_back(at);
        } else if (const std::set<QByteArray> marks = marksOf(schema); !marks.empty()) {
            const QByteArray bytes = m_bench.file().toByteArray({0, end});
            std::array<bool, 256> isFirst{};
            std::set<qsizetype> widths;
            for (const QByteArray &mark : marks) {
                isFirst[uchar(mark.front())] = true;
                widths.insert(mark.size());
            }
            for (qsizetype at = 0; at < bytes.size() && m_tags.size() < MostTags; ++at) {
                if (isFirst[uchar(bytes[at])] && std::any_of(widths.begin(), widths.end(), [&](qsizetype width) {
                        return marks.contains(bytes.mid(at, width));
                    }))
                    m_tags.push_back(at);
            }
        }
        m_tags.push_back(size);
    }

    /// What elements that follow each other begin with, and numbers that are always the same.
    static std::set<QByteArray> marksOf(const Schema &schema)
    {
        constexpr int LeastWidth = 2; // a byte is anywhere
        std::set<QByteArray> marks;
        for (const Field *field : schema.fields) {
            if (field->kind == Kind::Integer && field->width >= LeastWidth) {
                for (const FieldRule &rule : field->rules) {
                    if (rule.test == FieldRule::Test::Equals && rule.severity == Severity::Error && !rule.host)
                        marks.insert(encodeInteger(*field, rule.number));
                }
            }
            if (!field->isRecordArray() || field->derived.hasFixedShape)
                continue;
            const auto first = std::find_if(field->body.begin(), field->body.end(), [](const Field *part) {
                return part->kind == Kind::Integer && !part->number.names.empty() && !part->number.isFlags;
            });
            if (first == field->body.end() || (*first)->width < LeastWidth)
                continue;
            // What follows from the first number stands there, too: alone it may be too common.
            const auto next = first + 1;
            const bool isFollowed = next != field->body.end() && (*next)->kind == Kind::Integer
                                    && (*next)->initial.key == *first;
            if (isFollowed) {
                for (const auto &[key, value] : (*next)->initial.byKey)
                    marks.insert(encodeInteger(**first, key) + encodeInteger(**next, value));
            } else if (field->derived.storesNodes) {
                for (const NamedValue &name : (*first)->number.names)
                    marks.insert(encodeInteger(**first, name.value));
            }
        }
        return marks;
    }

    /// So many that stand behind `from`, and the end of the file.
    std::span<const qint64> tagsFrom(qint64 from) const
    {
        const auto first = std::lower_bound(m_tags.begin(), m_tags.end(), from);
        return {first, first + qMin(TagsForNumber, m_tags.end() - first)};
    }

    /// `isNear`: it is worth more trials.
    Values valuesOf(const NumberPlace &number, bool isNear) const
    {
        Values values;
        const qint64 value = number.value;
        const qint64 farthest = isNear ? 20 : 4;
        for (qint64 by = 1; by <= farthest; ++by) {
            add(values, sum(value, by), BitsOfNear + std::log2(double(by)));
            add(values, difference(value, by), BitsOfNear + std::log2(double(by)));
        }
        for (int bit = 0; bit < 8 * number.field->width; ++bit)
            add(values, value ^ (qint64(1) << bit), BitsOfFlip);
        if (value % 2 == 0)
            add(values, value / 2, BitsOfFlip);
        add(values, sum(value, value), BitsOfFlip);
        const bool counts = std::ranges::find(m_places.counted, number.field, &CountedPlace::count)
                            != m_places.counted.end();
        if (counts && saysNothing(number)) { // most are small
            constexpr qint64 Small = 32;
            for (qint64 small = 0; small <= Small; ++small)
                add(values, small, BitsOfRelation - 1 + std::log2(double(small + 1)) / 2);
        }
        if (isNear)
            addSiblings(number, values);
        for (const ByteRange run : m_places.unread) {
            add(values, sum(value, run.size()), BitsOfRelation + 2);
            add(values, difference(value, run.size()), BitsOfRelation + 2);
            if (values.size() > 128)
                break;
        }
        addCounts(number, isNear, values);
        addParts(number, values);
        addChained(number, values);
        if (number.field->isFrameLength())
            addLengths(number, values);
        else if (isNear)
            addDistances(number, values);
        return values;
    }

    /// Counts with which the elements end where something else begins, or where the file ends.
    void addCounts(const NumberPlace &number, bool isNear, Values &values) const
    {
        constexpr int MostArrays = 2;
        auto it = std::lower_bound(m_places.counted.begin(), m_places.counted.end(), number.range.end,
                                   [](const CountedPlace &place, qint64 at) { return place.range.begin < at; });
        for (int found = 0; it != m_places.counted.end() && found < MostArrays; ++it) {
            if (it->count != number.field)
                continue;
            ++found;
            const auto addEnd = [&](qint64 end, double bits) {
                const qint64 bytes = end - it->range.begin;
                if (bytes < 0)
                    return;
                if (it->stride > 0) {
                    if (bytes % it->stride == 0)
                        add(values, bytes / it->stride, bits);
                } else if (it->elements > 0 && it->range.size() > 0) {
                    // As many more as those that are there take on average.
                    const double count = double(it->elements) * double(bytes) / double(it->range.size());
                    constexpr double Most = 1e9;
                    for (int by = -2; count < Most && by <= 2; ++by)
                        add(values, qint64(std::round(count)) + by, bits + 1 + std::abs(by));
                }
            };
            addEnd(endOf(number), BitsOfRelation);
            if (const qint64 behind = leastBehind(*number.field);
                behind > 0) // what follows the list must be there, too
                addEnd(endOf(number) - behind, BitsOfRelation);
            for (const ByteRange run : m_places.unread)
                addEnd(it->range.end + run.size(), BitsOfRelation + 1);
            // What follows the list was read as more elements of it.
            constexpr qint64 MostElements = 64;
            for (qint64 less = 1; it->stride <= 0 && less <= qMin(MostElements, it->elements); ++less)
                add(values, it->elements - less, BitsOfRelation + std::log2(double(less + 1)) / 4);
            if (it->stride > 0) {
                for (const qint64 shift : m_places.shifts)
                    addEnd(sum(it->range.end, shift), BitsOfRelation);
                for (const qint64 border : m_places.borders)
                    addEnd(border, BitsOfRelation + 1);
                // What stands at the end of the elements now is not what should stand there.
                for (const qint64 tag : tagsFrom(it->range.begin))
                    addEnd(tag, BitsOfRelation + 1);
                for (const qint64 tag : tagsFrom(it->range.end))
                    addEnd(tag, BitsOfRelation + 1);
                if (isNear && (saysNothing(number) || number.value == 0))
                    for (const qint64 end : endsBeforeNumbers(number, *it))
                        addEnd(end, BitsOfRelation + 3);
            }
        }
    }

    /// How many bytes what follows the list of a count in its record takes at least.
    static qint64 leastBehind(const Field &count)
    {
        const std::vector<const Field *> &body = count.parent->body;
        auto behind = std::ranges::find_if(body, [&](const Field *one) { return one->times.singleField() == &count; });
        qint64 bytes = 0;
        for (; behind != body.end(); ++behind) {
            const bool isPlain = (*behind)->isNumber() && !(*behind)->isArray() && (*behind)->when.isEmpty();
            bytes += isPlain ? (*behind)->width : 0;
        }
        return bytes;
    }

    /// Where the elements of a list may end because a number follows that may count something: the first places, and the last.
    std::vector<qint64> endsBeforeNumbers(const NumberPlace &number, const CountedPlace &list) const
    {
        constexpr qint64 MostBytes = 1 << 20;
        constexpr qint64 MostPlaces = 20'000;
        constexpr size_t MostOfASide = 32;
        constexpr double CostOfPlace = 0.02;
        const StreamTree &stream = m_bench.tree().stream(number.stream);
        const QByteArray bytes = stream.bytes.toByteArray(
            {list.range.begin,
             qMin(endOf(number), list.range.begin + qMin(MostBytes, MostPlaces * qMin(list.stride, MostBytes)))});
        const int width = number.field->width;
        std::vector<qint64> ends;
        for (qint64 at = list.stride; at + width <= bytes.size(); at += list.stride) {
            const qint64 count = decodeUnsigned(*number.field, reinterpret_cast<const uchar *>(bytes.constData()) + at);
            if (0 < count && count <= bytes.size() - at - width) // zeros are anywhere
                ends.push_back(list.range.begin + at);
        }
        m_bench.spend(CostOfPlace * double(bytes.size()) / double(list.stride));
        if (ends.size() > 2 * MostOfASide)
            ends.erase(ends.begin() + MostOfASide, ends.end() - MostOfASide);
        return ends;
    }

    /// What the elements before it have in that place.
    void addSiblings(const NumberPlace &number, Values &values) const
    {
        const StreamTree &stream = m_bench.tree().stream(number.stream);
        if (!isElementNode(stream.nodes, number.node))
            return;
        const qint64 at = number.range.begin - stream.nodes[number.node].begin;
        for (const NodeId before : elementsBefore(stream.nodes, number.node)) {
            const ByteRange there = ByteRange{0, number.field->width}.translated(stream.nodes[before].begin + at);
            if (!stream.nodes[before].range().contains(there))
                continue;
            const QByteArray bytes = stream.bytes.toByteArray(there);
            add(values, decodeInteger(*number.field, reinterpret_cast<const uchar *>(bytes.constData())),
                BitsOfRelation + 1);
        }
    }

    /// Sizes with which a part that lies elsewhere ends where the next one begins.
    void addParts(const NumberPlace &number, Values &values) const
    {
        for (const contents::PartPlace &place : m_parts) {
            if (number.stream != 0 || place.record != number.node || place.part->times.singleField() != number.field)
                continue;
            const auto next = std::upper_bound(
                m_parts.begin(), m_parts.end(), place.target,
                [](qint64 at, const contents::PartPlace &other) { return at < other.target; });
            if (next != m_parts.end())
                add(values, next->target - place.target, BitsOfRelation);
        }
    }

    /// Lengths of an element of a list with which the next one begins where its own length leads on to the end of the list, perhaps
    /// over others.
    void addChained(const NumberPlace &number, Values &values) const
    {
        constexpr qint64 MostBytes = 1 << 20;
        constexpr int MostElements = 64;
        constexpr double CostOfByte = 0.002;
        const StreamTree &stream = m_bench.tree().stream(number.stream);
        const NodeId list = stream.nodes.parent(number.node);
        if (list == NoNode || !isArrayNode(stream.nodes, list) || !isSizeOfNext(stream, number))
            return;
        const qint64 end = stream.nodes[stream.nodes.parent(list)].range().end;
        const qint64 before = number.range.begin - stream.nodes[number.node].begin; // in the element
        const qint64 header = before + number.field->width;
        const qint64 first = number.range.end;
        if (end - first > MostBytes)
            return;
        m_bench.spend(CostOfByte * double(end - first));
        // What is no length at all may be read in the wrong place, behind one that is a little off.
        const double bits = number.value > m_bench.file().size() ? 1.5 : 1;
        const QByteArray bytes = stream.bytes.toByteArray({first, end});
        const auto sizeAt = [&](qint64 at) { // of the element that begins there
            return decodeUnsigned(*number.field, reinterpret_cast<const uchar *>(bytes.constData()) + at + before);
        };
        // The last element may say that it is: it has no bytes.
        const bool lastIsEmpty = fieldById(stream.nodes[list].field).array.lastAt != nullptr;
        const auto leadsToEnd = [&](qint64 at) {
            for (int i = 0; i < MostElements && at + header <= bytes.size(); ++i) {
                const qint64 size = sizeAt(at);
                at = sum(at + header, size);
                if (lastIsEmpty && size == 0)
                    return at <= bytes.size();
            }
            return !lastIsEmpty && at == bytes.size();
        };
        const qint64 most = number.field->width < 4 ? (qint64(1) << (8 * number.field->width)) - 1 : bytes.size();
        if (lastIsEmpty)
            add(values, 0, BitsOfRelation);
        for (qint64 begin = 0; begin <= most && begin + header <= bytes.size(); ++begin) {
            if (leadsToEnd(begin)) // as much as an element can have is usual where there is more
                add(values, begin, BitsOfRelation + (lastIsEmpty && begin == most ? 0 : bits));
        }
    }

    /// The number says how long what stands behind it is.
    static bool isSizeOfNext(const StreamTree &stream, const NumberPlace &number)
    {
        const std::vector<const Field *> &body = fieldById(stream.nodes[number.node].field).body;
        const auto size = std::ranges::find(body, number.field);
        return size != body.end() && size + 1 != body.end() && (*(size + 1))->kind == Kind::Raw
               && (*(size + 1))->times.singleField() == number.field;
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
        for (const qint64 tag : tagsFrom(begin))
            addEnd(tag);
        addEnd(m_bench.file().size());
    }

    /// Offsets of what begins somewhere, and distances from there to where something else begins.
    void addDistances(const NumberPlace &number, Values &values) const
    {
        constexpr size_t MostTargets = 48;
        for (const qint64 tag : tagsFrom(number.range.end)) {
            add(values, tag - number.range.begin, BitsOfRelation + 2);
            add(values, tag - number.range.end, BitsOfRelation + 2);
        }
        std::vector<qint64> origins{number.origin, number.range.end};
        for (const NumberPlace &other : m_places.numbers) {
            if (&other != &number && other.stream == number.stream && other.node == number.node)
                origins.push_back(sum(number.origin, other.value));
        }
        if (origins.size() > 7)
            origins.resize(7);
        const auto &borders = m_places.borders;
        const auto middle = std::lower_bound(borders.begin(), borders.end(), number.range.end) - borders.begin();
        const auto first = qMax<qsizetype>(0, middle - qsizetype(MostTargets) / 4);
        const auto last = qMin<qsizetype>(qsizetype(borders.size()), first + qsizetype(MostTargets));
        for (const qint64 origin : origins) {
            for (auto i = first; i < last; ++i)
                add(values, difference(borders[size_t(i)], origin), BitsOfRelation + 2);
            add(values, difference(m_bench.file().size(), origin), BitsOfRelation);
        }
        // What nothing refers to is where it may lie, however far that is.
        constexpr size_t MostRuns = 16;
        for (size_t i = 0; i < qMin(MostRuns, m_places.unread.size()); ++i) {
            const qint64 place = difference(m_places.unread[i].begin, number.origin);
            add(values, place, BitsOfRelation - distance(number, place));
        }
        for (const NumberPlace &other : m_places.numbers) {
            if (values.size() > 400)
                break;
            add(values, other.value, BitsOfNear);
            add(values, sum(sum(other.value, other.value), other.value), BitsOfNear + 3);
        }
    }

    bool saysNothing(const NumberPlace &number) const { return number.leadsOutOf(m_bench.file().size()); }

    /// Of the bytes in which the number stands: the content of a package, or the file.
    qint64 endOf(const NumberPlace &number) const
    {
        const StreamTree &stream = m_bench.tree().stream(number.stream);
        return stream.isInPlace() ? stream.packed.end : m_bench.file().size();
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

    /// Small slips are more likely than large ones, and so are those that hit few bytes. A number that is all wrong is not less
    /// likely for being very wrong.
    double distance(const NumberPlace &number, qint64 value) const
    {
        constexpr double AllWrong = 4;
        int bytes = 0;
        for (int i = 0; i < number.field->width; ++i)
            bytes += ((value ^ number.value) >> (8 * i)) & 0xff ? 1 : 0;
        const double far = saysNothing(number) ? 0 : std::log2(1 + std::abs(double(value) - double(number.value)));
        return qMin(AllWrong, 2.0 * (bytes - 1)) + 0.1 * far;
    }

    void addGuesses(size_t rank, const Values &values, std::vector<Guess> &guesses) const
    {
        constexpr double CostOfGuess = 0.2;
        m_bench.spend(CostOfGuess * double(values.size()));
        const NumberPlace &number = m_places.numbers[rank];
        // What leads out of the file is hardly right.
        constexpr double Outside = 3;
        const double loose = (number.isLoose ? 1 : 0) - (saysNothing(number) ? Outside : 0);
        const int width = number.field->width;
        const qint64 most = width >= 8 ? std::numeric_limits<qint64>::max() : (qint64(1) << (8 * width)) - 1;
        for (const auto &[value, bits] : values) {
            if (value == number.value || value < 0 || value > most || value > 8 * m_bench.file().size()
                || !isAllowed(*number.field, value))
                continue;
            guesses.push_back({bits + 2 + loose + std::log2(double(rank + 2)) + distance(number, value), rank, value});
        }
    }

    void tryGuesses(std::vector<Guess> guesses)
    {
        std::stable_sort(guesses.begin(), guesses.end(),
                         [](const Guess &a, const Guess &b) { return a.bits < b.bits; });
        constexpr double Lead = 6;
        for (const Guess &guess : guesses) {
            if (!m_bench.mayTry() || guess.bits > m_bench.perfectBits() + Lead)
                return;
            const NumberPlace &number = m_places.numbers[guess.number];
            Hypothesis hypothesis;
            hypothesis.kind = Hypothesis::Kind::Number;
            hypothesis.replacements = {{number.range, Bytes(encodeInteger(*number.field, guess.value))}};
            hypothesis.bits = guess.bits;
            hypothesis.sentence =
                editText(QT_TRANSLATE_NOOP("edit", "Write %1 instead of %2.")).arg(guess.value).arg(number.value);
            m_bench.tryOut(std::move(hypothesis));
        }
    }

    Workbench &m_bench;
    const Places &m_places;
    std::vector<qint64> m_tags;               ///< ascending
    std::vector<contents::PartPlace> m_parts; ///< by where they lie
};

} // namespace

bool isAllowed(const Field &field, qint64 value, bool isForAll)
{
    return std::all_of(field.rules.begin(), field.rules.end(), [&](const FieldRule &rule) {
        if (rule.severity != Severity::Error || (rule.host && !isForAll))
            return true;
        switch (rule.test) {
        case FieldRule::Test::Range:
            return double(value) >= rule.low && double(value) <= rule.high;
        case FieldRule::Test::Named:
            return std::any_of(field.number.names.begin(), field.number.names.end(),
                               [=](const NamedValue &name) { return name.value == value; });
        case FieldRule::Test::Equals:
            return value == rule.number;
        case FieldRule::Test::NonZero:
            return value != 0;
        default:
            return true;
        }
    });
}

void tryNumbers(Workbench &bench, const Places &places)
{
    NumberTrials(bench, places).tryRelated();
}

void tryHeadCounts(Workbench &bench, const Places &places)
{
    NumberTrials(bench, places).tryHead();
}

void tryAllNumbers(Workbench &bench, const Places &places)
{
    NumberTrials(bench, places).trySmall();
}

} // namespace hexahedron::recovery
