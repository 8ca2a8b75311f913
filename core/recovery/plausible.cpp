#include "core/recovery/plausible.h"

#include "core/check/indextargets.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <array>
#include <cmath>
#include <cstring>
#include <map>

namespace hexahedron::recovery {

namespace {

constexpr size_t MostNumbers = 64; // of an element

/// A float that was meant has an exponent near 0 or is 0 itself.
double bitsOfFloat(quint32 bits)
{
    const int exponent = int((bits >> 23) & 0xff) - 127;
    if ((bits & 0x7fffffff) == 0)
        return 0;
    if (exponent == 128)
        return 24; // not finite
    if (exponent == -127)
        return 12; // denormal
    if (exponent >= -20 && exponent <= 16)
        return 0;
    return exponent >= -34 && exponent <= 24 ? 3 : 10;
}

double bitsOfDouble(const uchar *bytes)
{
    const double value = std::abs(decodeFloat(bytes, 8));
    if (value == 0)
        return 0;
    if (!std::isfinite(value))
        return 24;
    return value >= 1e-18 && value <= 1e7 ? 0 : value >= 1e-40 && value <= 1e12 ? 4 : 12;
}

/// Control characters in a name come about when something else is taken for it.
double bitsOfText(const QByteArray &text)
{
    double bits = 0;
    for (const char c : text.left(text.indexOf('\0') < 0 ? text.size() : text.indexOf('\0'))) {
        const auto byte = uchar(c);
        bits += (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') || byte == 0x7f ? 8 : byte > 0x7f ? 2 : 0;
    }
    return bits;
}

double bitsOfInteger(const Field &field, qint64 value)
{
    const bool isNamed = std::any_of(field.number.names.begin(), field.number.names.end(),
                                     [=](const NamedValue &name) { return name.value == value; });
    if (!field.number.names.empty() && !field.number.isFlags)
        return isNamed ? 0 : 10;
    if (field.isNone(value))
        return 0;
    if (field.index.array)
        return value < 0 ? 8 : value < (qint64(1) << 16) ? 0 : value < (qint64(1) << 22) ? 2 : 8;
    return 0;
}

/// What is named one after the other mostly lies near.
double bitsOfJump(qint64 jump)
{
    constexpr double Near = 9;
    constexpr double Most = 6;
    return qBound(0.0, std::log2(1 + std::abs(double(jump))) - Near, Most);
}

/// Bits of a number that are known before it is read, when it is one that readers take: of a mark all, of one of four values all
/// but two.
double foretoldOf(const Field &field, qint64 value)
{
    constexpr double Most = 16; // zeros are anywhere
    const double all = 8.0 * field.width;
    double least = all;
    const auto isOneOf = [&](double choices) { least = qMin(least, std::log2(qMax(1.0, choices))); };
    if (!field.number.names.empty() && !field.number.isFlags
        && std::any_of(field.number.names.begin(), field.number.names.end(),
                       [=](const NamedValue &name) { return name.value == value; }))
        isOneOf(double(field.number.names.size()));
    for (const FieldRule &rule : field.rules) {
        if (rule.severity != Severity::Error || rule.host)
            continue;
        if (rule.test == FieldRule::Test::Equals && value == rule.number)
            isOneOf(1);
        else if (rule.test == FieldRule::Test::Range && double(value) >= rule.low && double(value) <= rule.high)
            isOneOf(rule.high - rule.low + 1);
    }
    return qMin(Most, all - least);
}

} // namespace

ElementModel::ElementModel(const Part &part, const ValueStack &values,
                           const std::function<qint64(const Field &)> &limitOf)
    : m_stride(part.stride > 0 ? part.stride : part.range.size())
{
    if (part.field->isNumber())
        addNumber(*part.field, 0, part.field->isArray() ? 1 : part.count);
    else if (part.field->kind == Kind::Record && part.stride > 0)
        addParts(elementParts(*part.field, values), 0, values, 0);
    addPieces(*part.field);
    for (Number &number : m_numbers) {
        number.limit = limitOf && number.field->index.array ? limitOf(*number.field) : -1;
        number.isNear = limitOf && number.field->index.array && number.limit < 0 && number.count == 1;
    }
}

/// What rows that say where pieces of a pool lie have that say so; only where each is one number.
void ElementModel::addPieces(const Field &rows)
{
    if (!rows.derived.isRowList || !rows.parent)
        return;
    const auto numberOf = [&](const Field *field) {
        return std::ranges::find_if(m_numbers, [=](const Number &number) {
            return field && number.field == field && number.count == 1 && field->kind == Kind::Integer;
        });
    };
    for (const Field *pool : rows.parent->body) {
        if (!pool->layout.isPool)
            continue;
        for (const Field *piece : pool->body) {
            const auto place = numberOf(piece->layout.at.singleField());
            const auto size = numberOf(piece->byteSize.singleField());
            if (place != m_numbers.end() && size != m_numbers.end())
                m_pieces = {place->field, size->field, place->offset, size->offset};
        }
    }
}

/// Pieces follow each other, or one is that of another row.
double ElementModel::bitsOfPiece(const uchar *bytes, const uchar *before) const
{
    constexpr double ElsewherePlaced = 6;
    constexpr double TooLarge = 8;
    constexpr qint64 Large = qint64(1) << 24;
    const qint64 place = decodeUnsigned(*m_pieces->place, bytes + m_pieces->placeAt);
    const qint64 size = decodeUnsigned(*m_pieces->size, bytes + m_pieces->sizeAt);
    double bits = (place >= Large ? TooLarge : 0) + (size >= Large ? TooLarge : 0);
    if (before) {
        const qint64 end = decodeUnsigned(*m_pieces->place, before + m_pieces->placeAt)
                           + decodeUnsigned(*m_pieces->size, before + m_pieces->sizeAt);
        bits += place == end ? 0 : ElsewherePlaced;
    }
    return bits;
}

void ElementModel::addParts(const std::vector<Part> &parts, qint64 offset, const ValueStack &values, int depth)
{
    constexpr int MostDepth = 3;
    for (const Part &part : parts) {
        if (m_numbers.size() >= MostNumbers)
            return;
        if (part.field->isNumber()) {
            addNumber(*part.field, offset + part.range.begin, part.count);
        } else if (part.field->kind == Kind::Record && part.stride > 0 && depth < MostDepth) {
            const std::vector<Part> inner = elementParts(*part.field, values);
            for (qint64 i = 0; i < part.count && m_numbers.size() < MostNumbers; ++i)
                addParts(inner, offset + part.range.begin + i * part.stride, values, depth + 1);
        }
    }
}

void ElementModel::addNumber(const Field &field, qint64 offset, qint64 count)
{
    const bool isUnit = std::any_of(field.rules.begin(), field.rules.end(),
                                    [](const FieldRule &rule) { return rule.test == FieldRule::Test::UnitLength; });
    m_numbers.push_back({.field = &field,
                         .offset = offset,
                         .count = count,
                         .isUnit = isUnit,
                         .isAscending = field.keepsOrder() && count == 1});
}

double ElementModel::bitsOf(const uchar *bytes, const uchar *before) const
{
    constexpr double Descends = 6;
    constexpr double OfNothing = 8;
    double bits = m_pieces ? bitsOfPiece(bytes, before) : 0;
    for (const Number &number : m_numbers) {
        const Field &field = *number.field;
        if (number.isAscending && before
            && !(decodeAsDouble(field, bytes + number.offset) >= decodeAsDouble(field, before + number.offset)))
            bits += Descends;
        double square = 0;
        for (qint64 i = 0; i < number.count; ++i) {
            const uchar *at = bytes + number.offset + i * field.width;
            if (field.kind == Kind::Integer) {
                const qint64 value = decodeInteger(field, at);
                const bool isOutside = number.limit >= 0 && !field.isNone(value)
                                       && (value < 0 || value >= number.limit);
                bits += isOutside ? OfNothing : bitsOfInteger(field, value);
                if (number.isNear && before)
                    bits += bitsOfJump(value - decodeInteger(field, before + number.offset));
            } else if (field.width == 4) {
                quint32 raw = 0;
                std::memcpy(&raw, at, 4);
                bits += bitsOfFloat(raw);
                square += double(decodeFloat(at, 4)) * double(decodeFloat(at, 4));
            } else if (field.width == 8) {
                bits += bitsOfDouble(at);
                square += decodeFloat(at, 8) * decodeFloat(at, 8);
            }
        }
        if (number.isUnit && field.kind == Kind::Float && field.width >= 4 && !(std::abs(square - 1) < 0.05))
            bits += 8;
    }
    return bits;
}

double ElementModel::bitsOfJumps(const uchar *bytes, const uchar *before) const
{
    double bits = 0;
    for (const Number &number : m_numbers) {
        if (number.field->index.array && number.field->kind == Kind::Integer && number.count == 1)
            bits += std::log2(1
                              + std::abs(double(decodeInteger(*number.field, bytes + number.offset)
                                                - decodeInteger(*number.field, before + number.offset))));
    }
    return bits;
}

bool ElementModel::hasFloats() const
{
    return std::any_of(m_numbers.begin(), m_numbers.end(),
                       [](const Number &number) { return number.field->kind == Kind::Float; });
}

double ElementModel::foretold(const uchar *bytes) const
{
    double bits = 0;
    for (const Number &number : m_numbers) {
        for (qint64 i = 0; number.field->kind == Kind::Integer && i < number.count; ++i)
            bits += foretoldOf(*number.field,
                               decodeInteger(*number.field, bytes + number.offset + i * number.field->width));
    }
    return bits;
}

std::optional<Elements> elementsAt(const StreamTree &stream, qint64 place)
{
    constexpr qint64 MostStride = 1 << 16;
    const ByteRange byte{place, place + 1};
    if (stream.schema->syntax || stream.nodes.size() == 0 || !stream.nodes[0].range().contains(byte))
        return {};
    const NodeId node = stream.nodes.deepestAt(place);
    if (isArrayNode(stream.nodes, node))
        return {};
    NodeVisitor visitor(stream);
    for (const Part &part : visitor.layOut(node)) {
        if (part.node != NoNode || !part.range.contains(byte) || part.stride > MostStride || part.count < 1)
            continue;
        IndexTargets targets(stream);
        ElementModel model(part, visitor.values(), [&](const Field &index) {
            const IndexTargets::Target &target = targets.of(node, index);
            return target.isFound() ? target.total : qint64(-1);
        });
        if (!model.isEmpty() && model.stride() > 0 && model.stride() <= MostStride)
            return Elements{part, std::move(model)};
    }
    return {};
}

bool isNonsenseNear(const StreamTree &stream, ByteRange place)
{
    constexpr qint64 Near = 16;
    constexpr qint64 MostOthers = 512;
    constexpr qint64 Least = 12; // elements that make no sense
    constexpr double Odd = 3;    // bits of one
    constexpr double Many = 8;   // times as odd as the others
    constexpr double Usual = 0.5;
    const std::optional<Elements> elements = elementsAt(stream, place.begin);
    if (!elements || elements->part.stride <= 0)
        return false;
    const Part &list = elements->part;
    const ElementModel &model = elements->model;
    const auto bitsAt = [&](qint64 i) {
        const ByteRange range = ByteRange{0, list.stride}.translated(list.range.begin + i * list.stride);
        const QByteArray bytes = stream.bytes.toByteArray(range);
        return bytes.size() < list.stride ? 0 : model.bitsOf(reinterpret_cast<const uchar *>(bytes.constData()));
    };
    const qint64 first = (place.begin - list.range.begin) / list.stride; // of those in which it lies
    const qint64 end = (qMax(place.end, place.begin + 1) - list.range.begin + list.stride - 1) / list.stride;
    const ByteRange before{qMax<qint64>(0, first - Near), first};
    const ByteRange behind{qMin(end, list.count), qMin(end + Near, list.count)};
    double ofOthers = 0;
    qint64 others = 0;
    const qint64 step = qMax<qint64>(1, list.count / MostOthers);
    for (qint64 i = 0; i < list.count; i += step) {
        if (i >= before.begin && i < behind.end)
            continue;
        ofOthers += bitsAt(i);
        ++others;
    }
    if (others < Near / 2)
        return false;
    return std::ranges::any_of(std::array{before, behind}, [&](ByteRange some) {
        double bits = 0;
        qint64 odd = 0;
        for (qint64 i = some.begin; i < some.end; ++i) {
            const double own = bitsAt(i);
            bits += own;
            odd += own >= Odd ? 1 : 0;
        }
        return odd >= Least && bits > (Usual + Many * ofOthers / double(others)) * double(some.size());
    });
}

namespace {

class OddPass
{
public:
    OddPass(const Tree &tree, const std::vector<ByteRange> &madeUp)
        : m_tree(tree)
        , m_madeUp(madeUp)
    {
    }

    OddValues run()
    {
        constexpr NodeId MostNodes = 20000;
        for (const StreamId id : m_tree.openStreams()) {
            const StreamTree &stream = m_tree.stream(id);
            if (stream.schema->syntax)
                continue;
            m_isInFile = m_tree.baseOf(id) == 0;
            NodeVisitor visitor(stream);
            const NodeId count = qMin(stream.nodes.size(), MostNodes);
            for (NodeId node = 0; node < count; ++node) {
                const Field &field = fieldById(stream.nodes[node].field);
                if ((field.kind != Kind::Frame && field.kind != Kind::Record) || isArrayNode(stream.nodes, node))
                    continue;
                for (const Part &part : visitor.layOut(node))
                    look(stream, part, visitor.values());
            }
        }
        sumUp();
        return std::move(m_odd);
    }

private:
    static constexpr double LeastOdd = 3;

    /// The elements of one array that were looked at.
    struct Looked
    {
        const Field *field = nullptr;
        qint64 elements = 0;
        double bits = 0; ///< of all elements
        std::vector<ByteRange> places = {};
        double perElement() const { return bits / double(elements); }
    };

    /// What nine of ten arrays of a kind do not exceed is usual in this file: only what one has beyond that is odd.
    void sumUp()
    {
        constexpr size_t FewArrays = 8; // nothing is usual with so few
        constexpr size_t MostPlaces = 64;
        constexpr double MuchLess = 8;
        std::map<const Field *, std::vector<double>> ofFields;
        for (const Looked &looked : m_looked)
            ofFields[looked.field].push_back(looked.perElement());
        std::map<const Field *, double> usual;
        for (auto &[field, bits] : ofFields) {
            const auto ninth = bits.begin() + qsizetype(bits.size() * 9 / 10);
            std::nth_element(bits.begin(), ninth, bits.end());
            usual[field] = bits.size() > FewArrays ? *ninth : 0;
        }
        double most = 0;
        for (Looked &looked : m_looked) {
            looked.bits = qMax(0.0, looked.bits - usual.at(looked.field) * double(looked.elements));
            m_odd.bits += looked.bits;
            most = qMax(most, looked.bits);
        }
        for (const Looked &looked : m_looked) {
            if (looked.bits < qMax(LeastOdd, most / MuchLess))
                continue;
            const size_t room = MostPlaces - qMin(MostPlaces, m_odd.places.size());
            m_odd.places.insert(m_odd.places.end(), looked.places.begin(),
                                looked.places.begin() + qsizetype(qMin(room, looked.places.size())));
        }
    }

    bool isMadeUp(ByteRange range) const
    {
        return m_isInFile && std::any_of(m_madeUp.begin(), m_madeUp.end(), [=](ByteRange other) {
                   return range.begin < other.end && other.begin < range.end;
               });
    }

    void look(const StreamTree &stream, const Part &part, const ValueStack &values)
    {
        constexpr qint64 MostText = 256;
        if (part.field->kind == Kind::Text && part.node == NoNode) {
            Looked looked{.field = part.field, .elements = 1};
            looked.bits = bitsOfText(
                stream.bytes.toByteArray({part.range.begin, qMin(part.range.end, part.range.begin + MostText)}));
            addPlace(looked, part.range, looked.bits);
            m_looked.push_back(std::move(looked));
            return;
        }
        if (part.node != NoNode || part.fault == Fault::Truncated || part.range.isEmpty() || part.count <= 0
            || (!part.field->isNumber() && part.stride <= 0))
            return;
        constexpr qint64 MostElements = 256; // of one array
        constexpr qint64 MostStride = 1 << 16;
        const ElementModel model(part, values);
        if (model.isEmpty() || model.stride() <= 0 || model.stride() > MostStride)
            return;
        const qint64 elements = part.stride > 0 ? part.count : 1;
        const qint64 step = qMax<qint64>(1, elements / MostElements);
        Looked looked{.field = part.field, .elements = elements};
        QByteArray element;
        QByteArray before;
        const auto rangeOf = [&](qint64 i) {
            return ByteRange{0, model.stride()}.translated(part.range.begin + i * model.stride());
        };
        for (qint64 i = 0; i < elements; i += step) {
            const ByteRange range = rangeOf(i);
            if (range.end > part.range.end)
                break;
            element = stream.bytes.toByteArray(range);
            m_odd.looked += range.size();
            const auto *previous = before.isEmpty() || model.hasPieces()
                                       ? nullptr
                                       : reinterpret_cast<const uchar *>(before.constData());
            const double bits = model.bitsOf(reinterpret_cast<const uchar *>(element.constData()), previous);
            looked.bits += double(step) * bits / 2;
            // Those between were left out: the first odd one may be among them.
            ByteRange place = range;
            if (looked.places.empty() && bits >= LeastOdd) {
                for (qint64 back = i - 1; back > i - step && back >= 0; --back) {
                    const QByteArray other = stream.bytes.toByteArray(rangeOf(back));
                    if (model.bitsOf(reinterpret_cast<const uchar *>(other.constData())) >= LeastOdd)
                        place = rangeOf(back);
                }
            }
            addPlace(looked, place, double(step) * bits / 2);
            if (!isMadeUp(range))
                m_odd.foretold += double(step) * model.foretold(reinterpret_cast<const uchar *>(element.constData()));
            before = element;
        }
        m_looked.push_back(std::move(looked));
    }

    void addPlace(Looked &looked, ByteRange range, double bits) const
    {
        constexpr size_t MostPlaces = 8; // of one array
        if (bits >= LeastOdd && m_isInFile && looked.places.size() < MostPlaces)
            looked.places.push_back(range);
    }

    const Tree &m_tree;
    const std::vector<ByteRange> &m_madeUp;
    bool m_isInFile = true;
    std::vector<Looked> m_looked;
    OddValues m_odd;
};

} // namespace

OddValues oddValues(const Tree &tree, const std::vector<ByteRange> &madeUp)
{
    return OddPass(tree, madeUp).run();
}

} // namespace hexahedron::recovery
