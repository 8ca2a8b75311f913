#include "core/bytes/shiftedintegers.h"

#include <QtEndian>

#include <cstring>
#include <map>

namespace hexahedron {

namespace {

// Layers of shifted integers that cannot be joined (another layout, records cut in the middle) read through one
// another. After so many a copy is made, which bounds the recursion.
constexpr int MostLayers = 32;

/// Adds a number that depends on the interval in which a value lies. Where values wrap around, an interval is split, so
/// inside each the sum is always a value of the width.
class Shift
{
public:
    explicit Shift(int width)
        : m_first(width == 4 ? -(qint64(1) << 31) : 0)
        , m_count(qint64(1) << (8 * width))
        , m_steps{{m_first, 0}}
    {
    }

    /// This one, and then `delta` for what is at least `from` (which is not negative).
    Shift followedBy(qint64 from, qint64 delta) const
    {
        delta %= m_count;
        if (delta < 0)
            delta += m_count;
        Shift result(*this);
        result.m_steps.clear();
        const qint64 end = m_first + m_count;
        for (size_t i = 0; i < m_steps.size(); ++i) {
            const qint64 begin = m_steps[i].from;
            const qint64 stop = i + 1 < m_steps.size() ? m_steps[i + 1].from : end;
            const qint64 sum = m_steps[i].delta;
            const qint64 moved = std::clamp(from - sum, begin, stop);          // from here on `delta` is added,
            const qint64 wrapped = std::clamp(end - sum - delta, moved, stop); // from here on beyond the end
            result.add(begin, moved, sum);
            result.add(moved, wrapped, sum + delta);
            result.add(wrapped, stop, sum + delta - m_count);
        }
        return result;
    }

    template<typename T>
    void apply(uchar *bytes, qint64 count) const
    {
        const auto each = [&](auto shifted) {
            for (qint64 i = 0; i < count; ++i) {
                uchar *at = bytes + i * qint64(sizeof(T));
                qToLittleEndian<T>(shifted(qFromLittleEndian<T>(at)), at);
            }
        };
        if (m_steps.size() == 1 && m_steps[0].delta == 0)
            return;
        if (m_steps.size() == 2 && m_steps[0].delta == 0) { // by far the most frequent
            const T from = T(m_steps[1].from);
            const T delta = T(m_steps[1].delta);
            using U = std::make_unsigned_t<T>;
            each([=](T value) { return value >= from ? T(U(value) + U(delta)) : value; });
            return;
        }
        each([this](T value) {
            auto step = std::upper_bound(m_steps.begin(), m_steps.end(), qint64(value),
                                         [](qint64 sought, const Step &other) { return sought < other.from; });
            return T(value + (step - 1)->delta);
        });
    }

    friend bool operator==(const Shift &, const Shift &) = default;

private:
    struct Step
    {
        qint64 from;
        qint64 delta;
        friend bool operator==(const Step &, const Step &) = default;
    };
    void add(qint64 begin, qint64 end, qint64 delta)
    {
        if (begin < end && (m_steps.empty() || m_steps.back().delta != delta))
            m_steps.push_back({begin, delta});
    }

    qint64 m_first; // the least value, and how many there are
    qint64 m_count;
    std::vector<Step> m_steps; // the first begins at the least value
};

struct Layout
{
    int width;
    qint64 stride;
    qint64 fieldOffset;
    qint64 perRecord;
    friend bool operator==(const Layout &, const Layout &) = default;

    bool isValid() const
    {
        constexpr qint64 Limit = qint64(1) << 60; // sums of these do not overflow
        return stride < Limit && fieldOffset < Limit && (width == 1 || width == 2 || width == 4) && stride > 0
               && fieldOffset >= 0 && perRecord > 0 && perRecord <= stride / width;
    }
    bool staysInRecord() const { return fieldOffset <= stride - perRecord * width; }
};

} // namespace

class ShiftedIntegers final : public ByteSource
{
public:
    ShiftedIntegers(const Bytes &original, const Layout &layout, qint64 from, qint64 delta)
        : ByteSource(nullptr, original.size())
        , m_layout(layout)
        , m_rule{layout.width, layout.stride, layout.fieldOffset, from, delta, layout.perRecord}
    {
        if (!join(original, from, delta))
            m_segments = {{0, original, std::make_shared<Shift>(Shift(layout.width).followedBy(from, delta))}};
        m_layers = 1;
        for (const Segment &segment : m_segments)
            m_layers = std::max(m_layers, 1 + layers(segment.raw));
    }

    void fill(qint64 offset, uchar *to, qint64 count) const override;

    /// The source that these bytes are, from its beginning to its end.
    static const ShiftedIntegers *wholeOf(const Bytes &bytes)
    {
        const Bytes::Run run = bytes.findRun(0);
        const auto *shifted = dynamic_cast<const ShiftedIntegers *>(run.source);
        return shifted && run.size == bytes.size() && run.sourceOffset == 0 && run.size == shifted->size() ? shifted
                                                                                                           : nullptr;
    }
    /// The last rule; what came before it may have been joined with it.
    const ShiftRule &rule() const { return m_rule; }
    bool isSameAs(const ShiftedIntegers &other) const
    {
        return m_layout == other.m_layout
               && std::equal(m_segments.begin(), m_segments.end(), other.m_segments.begin(), other.m_segments.end(),
                             [](const Segment &a, const Segment &b) {
                                 return a.begin == b.begin && a.raw.size() == b.raw.size() && *a.shift == *b.shift
                                        && a.raw.changedSince(b.raw).isEmpty();
                             });
    }

    /// How many shifts lie over one another in these bytes.
    static int layers(const Bytes &bytes)
    {
        int most = 0;
        forEachPiece(bytes, [&](const Bytes::Run &run) {
            if (const auto *shifted = dynamic_cast<const ShiftedIntegers *>(run.source))
                most = std::max(most, shifted->m_layers);
            return true;
        });
        return most;
    }

private:
    struct Segment
    {
        qint64 begin;
        Bytes raw;
        std::shared_ptr<const Shift> shift;
    };

    template<typename Visit>
    static bool forEachPiece(const Bytes &bytes, Visit visit)
    {
        for (qint64 at = 0; at < bytes.size();) {
            const Bytes::Run run = bytes.findRun(at);
            if (!visit(run))
                return false;
            at = run.begin + run.size;
        }
        return true;
    }
    bool join(const Bytes &original, qint64 from, qint64 delta);
    void append(const Bytes &raw, const std::shared_ptr<const Shift> &shift);
    void shift(const Segment &segment, ByteRange range, uchar *bytes) const;
    template<typename T>
    void shiftAs(const Segment &segment, ByteRange range, uchar *bytes) const;
    size_t segmentAt(qint64 offset) const
    {
        const auto after = std::upper_bound(m_segments.begin(), m_segments.end(), offset,
                                            [](qint64 sought, const Segment &s) { return sought < s.begin; });
        return size_t(after - m_segments.begin()) - 1;
    }

    Layout m_layout;
    ShiftRule m_rule;
    std::vector<Segment> m_segments; // each of whole records, but for the last
    int m_layers = 1;
};

/// Takes over the segments of shifts of the same layout. Only where pieces meet between records: a record whose parts
/// come from two pieces has values that neither of them knows.
bool ShiftedIntegers::join(const Bytes &original, qint64 from, qint64 delta)
{
    const auto fits = [&](const Bytes::Run &run) {
        const auto *shifted = dynamic_cast<const ShiftedIntegers *>(run.source);
        const bool endsTheSame = run.begin + run.size == size()
                                 && (!shifted || run.sourceOffset + run.size == shifted->size());
        if (run.begin % m_layout.stride != 0 || (run.size % m_layout.stride != 0 && !endsTheSame))
            return false;
        return !shifted || (shifted->m_layout == m_layout && run.sourceOffset % m_layout.stride == 0);
    };
    if (!m_layout.staysInRecord() || !forEachPiece(original, fits))
        return false;

    const auto own = std::make_shared<const Shift>(Shift(m_layout.width).followedBy(from, delta));
    std::map<const Shift *, std::shared_ptr<const Shift>> followed;
    return forEachPiece(original, [&](const Bytes::Run &run) {
        const auto *shifted = dynamic_cast<const ShiftedIntegers *>(run.source);
        if (!shifted) {
            append(original.mid({run.begin, run.begin + run.size}), own);
            return true;
        }
        const ByteRange part{run.sourceOffset, run.sourceOffset + run.size};
        for (size_t i = shifted->segmentAt(part.begin); i < shifted->m_segments.size(); ++i) {
            const Segment &segment = shifted->m_segments[i];
            if (segment.begin >= part.end)
                break;
            auto &shift = followed[segment.shift.get()];
            if (!shift)
                shift = std::make_shared<const Shift>(segment.shift->followedBy(from, delta));
            append(segment.raw.mid(part.translated(-segment.begin)), shift);
        }
        return true;
    });
}

void ShiftedIntegers::append(const Bytes &raw, const std::shared_ptr<const Shift> &shift)
{
    if (!m_segments.empty() && m_segments.back().shift == shift) {
        m_segments.back().raw = m_segments.back().raw.appended(raw);
        return;
    }
    const qint64 begin = m_segments.empty() ? 0 : m_segments.back().begin + m_segments.back().raw.size();
    m_segments.push_back({begin, raw, shift});
}

void ShiftedIntegers::fill(qint64 offset, uchar *to, qint64 count) const
{
    for (size_t i = segmentAt(offset); count > 0; ++i) {
        const Segment &segment = m_segments[i];
        const qint64 begin = offset - segment.begin;
        const qint64 part = std::min(count, segment.raw.size() - begin);
        segment.raw.read(begin, to, part);
        shift(segment, {begin, begin + part}, to);
        offset += part;
        to += part;
        count -= part;
    }
}

void ShiftedIntegers::shift(const Segment &segment, ByteRange range, uchar *bytes) const
{
    switch (m_layout.width) {
    case 1:
        return shiftAs<quint8>(segment, range, bytes);
    case 2:
        return shiftAs<quint16>(segment, range, bytes);
    default:
        return shiftAs<qint32>(segment, range, bytes);
    }
}

template<typename T>
void ShiftedIntegers::shiftAs(const Segment &segment, ByteRange range, uchar *bytes) const
{
    constexpr qint64 Width = sizeof(T);
    Layout layout = m_layout;
    if (layout.perRecord * Width == layout.stride) { // one after another: as good as a single long record
        layout.perRecord = std::max<qint64>(0, segment.raw.size() - layout.fieldOffset) / Width;
        layout.stride = segment.raw.size() + 1;
    }
    /// The bytes of one integer of which only some are wanted.
    const auto shiftPart = [&](ByteRange integer) {
        if (integer.end > segment.raw.size())
            return;
        uchar whole[Width];
        segment.raw.read(integer.begin, whole, Width);
        segment.shift->apply<T>(whole, 1);
        const ByteRange part = integer.intersected(range);
        memcpy(bytes + (part.begin - range.begin), whole + (part.begin - integer.begin), size_t(part.size()));
    };

    const qint64 firstRecord = std::max<qint64>(0, range.begin - layout.fieldOffset) / layout.stride;
    for (qint64 base = layout.fieldOffset + firstRecord * layout.stride; base < range.end; base += layout.stride) {
        const qint64 fieldEnd = base + layout.perRecord * Width;
        const qint64 firstWhole = std::max<qint64>(0, range.begin - base + Width - 1) / Width; // index in the record
        const qint64 wholeEnd = (std::min(fieldEnd, range.end) - base) / Width;
        const qint64 wholeBegin = base + firstWhole * Width;
        if (wholeBegin > range.begin && wholeBegin > base && wholeBegin <= fieldEnd)
            shiftPart({wholeBegin - Width, wholeBegin});
        if (firstWhole < wholeEnd)
            segment.shift->apply<T>(bytes + (wholeBegin - range.begin), wholeEnd - firstWhole);
        const qint64 tail = base + wholeEnd * Width;
        // An integer that begins before and ends behind the range was already done as the first one.
        if (tail >= range.begin && tail < std::min(fieldEnd, range.end))
            shiftPart({tail, tail + Width});
    }
}

std::shared_ptr<const ByteSource> shiftedIntegers(Bytes original, int width, qint64 stride, qint64 fieldOffset,
                                                  qint64 from, qint64 delta, qint64 perRecord)
{
    Layout layout{width, stride, fieldOffset, perRecord};
    Q_ASSERT(layout.isValid());
    if (!layout.isValid()) { // a rule that says nothing changes nothing
        layout = {1, 1, 0, 1};
        delta = 0;
    }
    if (ShiftedIntegers::layers(original) >= MostLayers)
        original = Bytes(original.toByteArray());
    return std::make_shared<const ShiftedIntegers>(original, layout, std::max<qint64>(from, 0), delta);
}

bool ShiftRule::isValid() const
{
    return Layout{width, stride, fieldOffset, perRecord}.isValid() && from >= 0;
}

std::optional<ShiftRule> shiftRuleBetween(const Bytes &original, const Bytes &shifted)
{
    const ShiftedIntegers *source = !shifted.isEmpty() && original.size() == shifted.size()
                                        ? ShiftedIntegers::wholeOf(shifted)
                                        : nullptr;
    if (!source)
        return {};
    const ShiftRule &rule = source->rule();
    const ShiftedIntegers again(original, {rule.width, rule.stride, rule.fieldOffset, rule.perRecord}, rule.from,
                                rule.delta);
    return again.isSameAs(*source) ? std::optional(rule) : std::nullopt;
}

} // namespace hexahedron
