#include "core/edit/recovery/plausible.h"

#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <cmath>
#include <cstring>

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
    const bool isNamed = std::any_of(field.names.begin(), field.names.end(),
                                     [=](const NamedValue &name) { return name.value == value; });
    if (!field.names.empty() && !field.isFlags)
        return isNamed ? 0 : 10;
    if (field.isNone(value))
        return 0;
    if (field.indexes)
        return value < 0 ? 8 : value < (qint64(1) << 16) ? 0 : value < (qint64(1) << 22) ? 2 : 8;
    return 0;
}

} // namespace

ElementModel::ElementModel(const Part &part, const ValueStack &values)
    : m_stride(part.stride > 0 ? part.stride : part.range.size())
{
    if (part.field->isNumber())
        addNumber(*part.field, 0, part.field->isArray() ? 1 : part.count);
    else if (part.field->kind == Kind::Record && part.stride > 0)
        addParts(elementParts(*part.field, values), 0, values, 0);
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
    m_numbers.push_back({.field = &field, .offset = offset, .count = count, .isUnit = isUnit});
}

double ElementModel::bitsOf(const uchar *bytes) const
{
    double bits = 0;
    for (const Number &number : m_numbers) {
        const Field &field = *number.field;
        double square = 0;
        for (qint64 i = 0; i < number.count; ++i) {
            const uchar *at = bytes + number.offset + i * field.width;
            if (field.kind == Kind::Integer) {
                bits += bitsOfInteger(field, decodeInteger(field, at));
            } else if (field.width == 4) {
                quint32 raw = 0;
                std::memcpy(&raw, at, 4);
                bits += bitsOfFloat(raw);
                square += double(decodeFloat(at, 4)) * double(decodeFloat(at, 4));
            }
        }
        if (number.isUnit && field.kind == Kind::Float && field.width == 4 && !(std::abs(square - 1) < 0.05))
            bits += 8;
    }
    return bits;
}

double implausibleBits(const Tree &tree)
{
    constexpr qint64 MostElements = 256; // of one array
    constexpr NodeId MostNodes = 20000;
    constexpr qint64 MostStride = 1 << 16;
    double bits = 0;
    for (const StreamId id : tree.openStreams()) {
        const StreamTree &stream = tree.stream(id);
        if (stream.schema->syntax)
            continue;
        NodeVisitor visitor(stream);
        const NodeId count = qMin(stream.nodes.size(), MostNodes);
        for (NodeId node = 0; node < count; ++node) {
            const Field &field = fieldById(stream.nodes[node].field);
            if ((field.kind != Kind::Frame && field.kind != Kind::Record) || isArrayNode(stream.nodes, node))
                continue;
            for (const Part &part : visitor.layOut(node)) {
                constexpr qint64 MostText = 256;
                if (part.field->kind == Kind::Text && part.node == NoNode) {
                    bits += bitsOfText(stream.bytes.toByteArray(
                        {part.range.begin, qMin(part.range.end, part.range.begin + MostText)}));
                    continue;
                }
                if (part.node != NoNode || part.fault == Fault::Truncated || part.range.isEmpty() || part.count <= 0
                    || !(part.field->isNumber() || part.stride > 0))
                    continue;
                const ElementModel model(part, visitor.values());
                if (model.isEmpty() || model.stride() <= 0 || model.stride() > MostStride)
                    continue;
                const qint64 elements = part.stride > 0 ? part.count : 1;
                const qint64 step = qMax<qint64>(1, elements / MostElements);
                QByteArray element;
                for (qint64 i = 0; i < elements; i += step) {
                    const qint64 begin = part.range.begin + i * model.stride();
                    if (begin + model.stride() > part.range.end)
                        break;
                    element = stream.bytes.toByteArray({begin, begin + model.stride()});
                    bits += double(step) * model.bitsOf(reinterpret_cast<const uchar *>(element.constData())) / 2;
                }
            }
        }
    }
    return bits;
}

} // namespace hexahedron::recovery
