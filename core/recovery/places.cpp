#include "core/recovery/places.h"

#include "core/check/offsets.h"
#include "core/edit/derivation.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"

#include <map>
#include <set>

namespace hexahedron::recovery {

namespace {

constexpr NodeId MostNodes = 100'000;
constexpr size_t MostNumbers = 256;
constexpr size_t MostParts = 96;
constexpr size_t MostCounted = 4096;
constexpr size_t MostBorders = 128;
constexpr qint64 MostElements = 48; // of an array of numbers that others follow

class Collector
{
public:
    explicit Collector(const Tree &tree, qint64 fault)
        : m_tree(tree)
        , m_fault(fault)
    {
    }

    Places run()
    {
        for (const StreamId id : m_tree.openStreams()) {
            if (m_tree.baseOf(id) == 0 && !m_tree.stream(id).schema->syntax)
                collect(id);
        }
        const auto byNearness = [this](const auto &a, const auto &b) {
            const bool isBehindA = a.range.begin > m_fault;
            const bool isBehindB = b.range.begin > m_fault;
            if (isBehindA != isBehindB)
                return isBehindB;
            return isBehindA ? a.range.begin < b.range.begin : a.range.begin > b.range.begin;
        };
        std::stable_sort(m_places.numbers.begin(), m_places.numbers.end(), byNearness);
        bringForward();
        const auto others = std::stable_partition(
            m_places.numbers.begin(), m_places.numbers.end(), [this](const NumberPlace &number) {
                const bool isOutside = !number.isLoose && number.leadsOutOf(m_tree.bytes(number.stream).size());
                return number.isEnclosing || isOutside || m_tooLarge.contains({number.field, number.value});
            });
        constexpr auto Few = 32;
        if (others - m_places.numbers.begin() > Few) // they are hardly numbers
            bringForward();
        if (m_places.numbers.size() > MostNumbers)
            m_places.numbers.resize(MostNumbers);
        std::stable_sort(m_places.parts.begin(), m_places.parts.end(), byNearness);
        if (m_places.parts.size() > MostParts)
            m_places.parts.resize(MostParts);
        std::stable_sort(m_places.counted.begin(), m_places.counted.end(),
                         [](const auto &a, const auto &b) { return a.range.begin < b.range.begin; });
        // The borders nearest to the fault, in order.
        std::vector<qint64> borders(m_borders.begin(), m_borders.end());
        const auto middle = std::lower_bound(borders.begin(), borders.end(), m_fault) - borders.begin();
        const auto first = qMax<qsizetype>(0, middle - qsizetype(MostBorders) / 2);
        const auto last = qMin<qsizetype>(qsizetype(borders.size()), first + qsizetype(MostBorders));
        m_places.borders.assign(borders.begin() + first, borders.begin() + last);
        std::stable_sort(m_places.unread.begin(), m_places.unread.end(),
                         [](ByteRange a, ByteRange b) { return a.size() > b.size(); });
        return std::move(m_places);
    }

private:
    /// What the first numbers of a file say goes for all of it: behind a fault of theirs others only seem to be numbers. They come
    /// between the nearest ones.
    void bringForward()
    {
        constexpr size_t MostFirst = 16;
        constexpr size_t Nearest = 4;
        constexpr size_t Between = 2;
        std::vector<NumberPlace> &numbers = m_places.numbers;
        if (numbers.size() <= Nearest + Between)
            return;
        std::vector<qint64> begins;
        for (const NumberPlace &number : numbers)
            begins.push_back(number.range.begin);
        std::sort(begins.begin(), begins.end());
        const qint64 last = begins[qMin(MostFirst, begins.size()) - 1];
        size_t to = Nearest;
        for (size_t from = Nearest; from < numbers.size() && to < numbers.size(); ++from) {
            if (numbers[from].range.begin > last)
                continue;
            if (from > to)
                std::rotate(numbers.begin() + qsizetype(to), numbers.begin() + qsizetype(from),
                            numbers.begin() + qsizetype(from) + 1);
            to += Between;
            from = qMax(from, to - 1);
        }
    }

    /// Sides of pictures and the like, from which looks work out how much follows.
    bool mayBeLookedAt(const Field &field, ByteRange range) const
    {
        constexpr qint64 MostHead = 512;
        return m_hasLooks && range.end <= MostHead && field.kind == Kind::Integer && !field.number.isFlags
               && !field.index.array && std::none_of(field.rules.begin(), field.rules.end(), [](const FieldRule &rule) {
                      return rule.test == FieldRule::Test::Equals; // a mark
                  });
    }

    bool isFollowed(const Field &field)
    {
        if (field.kind != Kind::Integer)
            return false;
        const auto [it, isNew] = m_isFollowed.try_emplace(&field, false);
        if (isNew)
            it->second = Derivable::follows(field) || field.derived.isReferred || field.derived.decides;
        return it->second;
    }

    void addNumber(StreamId stream, NodeId node, const Field &field, qint64 begin, qint64 origin)
    {
        const ByteRange range{begin, begin + field.width};
        if (range.end > m_tree.bytes(stream).size() || m_places.numbers.size() >= 64 * MostNumbers)
            return;
        const QByteArray bytes = m_tree.bytes(stream).toByteArray(range);
        const ByteRange around = m_tree.stream(stream).nodes[node].range();
        NumberPlace place{stream,
                          node,
                          &field,
                          range,
                          0,
                          origin,
                          field.isFrameLength() && around.begin <= m_fault && m_fault <= around.end};
        place.isLoose = !isFollowed(field);
        place.value = decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData()));
        m_places.numbers.push_back(place);
    }

    void addCounted(const Part &part)
    {
        const Field *count = part.field->times.singleField();
        if (!count || !part.field->isArray() || part.range.begin > m_fault)
            return;
        if (part.fault == Fault::CountTooLarge && m_tooLarge.size() < MostCounted)
            m_tooLarge.insert({count, part.wanted});
        if (m_places.counted.size() >= 2 * MostCounted) { // those before are farther away, but for the head of the file
            constexpr qsizetype Head = 64;
            const auto first = m_places.counted.begin() + Head;
            m_places.counted.erase(first, first + qsizetype(MostCounted));
        }
        m_places.counted.push_back({count, part.range, part.count, part.stride});
    }

    void addElements(StreamId stream, NodeId node, const Part &part, const ValueStack &values, qint64 origin)
    {
        std::vector<std::pair<const Field *, qint64>> followed;
        if (part.field->isNumber()) {
            if (isFollowed(*part.field))
                followed.emplace_back(part.field, 0);
        } else if (part.field->derived.hasFixedShape && part.field->kind == Kind::Record) {
            for (const Part &inner : elementParts(*part.field, values)) {
                if (inner.field->kind == Kind::Integer && inner.count == 1 && isFollowed(*inner.field))
                    followed.emplace_back(inner.field, inner.range.begin);
            }
        }
        for (qint64 i = 0; !followed.empty() && i < qMin(part.count, MostElements); ++i) {
            for (const auto &[field, offset] : followed)
                addNumber(stream, node, *field, part.range.begin + i * part.stride + offset, origin);
        }
    }

    void collect(StreamId id)
    {
        for (const WrongOffset &wrong : wrongOffsets(m_tree, id))
            m_places.shifts.push_back(wrong.stored - wrong.expected);
        const StreamTree &stream = m_tree.stream(id);
        const Schema &schema = *stream.schema;
        m_hasLooks = std::any_of(schema.fields.begin(), schema.fields.end(),
                                 [](const Field *field) { return field->kind == Kind::Look; });
        NodeVisitor visitor(stream);
        const NodeId count = qMin(stream.nodes.size(), MostNodes);
        for (NodeId node = 0; node < count; ++node) {
            const Node &stored = stream.nodes[node];
            const Field &field = fieldById(stored.field);
            m_borders.insert(stored.begin);
            m_borders.insert(stored.range().end);
            if (&field == schema.trailing || &field == schema.headless || &field == schema.gap
                || &field == schema.prefix || &field == schema.unknownFrame) {
                m_places.unread.push_back(stored.range());
                if (stored.begin <= m_fault)
                    m_places.parts.push_back({id, node, &field, stored.range()});
                continue;
            }
            if ((field.kind != Kind::Frame && field.kind != Kind::Record) || isArrayNode(stream.nodes, node))
                continue;
            const qint64 origin = stream.isInPlace() ? stream.packed.begin : 0;
            for (const Part &part : visitor.layOut(node)) {
                m_borders.insert(part.range.begin);
                if (part.fault == Fault::ExtraBytes || part.fault == Fault::Remainder)
                    m_places.unread.push_back(part.range);
                addCounted(part);
                if (part.node != NoNode)
                    continue;
                if (part.range.begin <= m_fault)
                    m_places.parts.push_back({id, node, part.field, part.range});
                if (part.stride > 0)
                    addElements(id, node, part, visitor.values(), origin);
                else if (part.field->kind == Kind::Integer && part.count == 1 && part.fault == Fault::None
                         && (isFollowed(*part.field) || mayBeLookedAt(*part.field, part.range)))
                    addNumber(id, node, *part.field, part.range.begin, origin);
            }
        }
    }

    const Tree &m_tree;
    qint64 m_fault;
    Places m_places;
    std::set<qint64> m_borders;
    std::map<const Field *, bool> m_isFollowed;
    std::set<std::pair<const Field *, qint64>> m_tooLarge; ///< counts of more than there is
    bool m_hasLooks = false;
};

} // namespace

Places placesNear(const Tree &tree, qint64 fault)
{
    return Collector(tree, fault).run();
}

} // namespace hexahedron::recovery
