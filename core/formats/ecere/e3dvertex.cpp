// What vertices are made of, and how a list in the file lays interleaved attributes out.
#include "core/formats/ecere/e3dvertex.h"

#include "core/formats/ecere/e3dissues.h"
#include "core/relations/sum.h"

#include <array>

namespace hexahedron {

namespace {

using enum E3dAttribute::Type;
using SetNames = std::array<const char *, E3dSets>;

struct Attribute
{
    qint64 type; ///< of its first set
    qint64 size;
    SetNames names; ///< of its sets
};

constexpr SetNames texCoordNames{"texCoords",  "texCoords2", "texCoords3", "texCoords4",
                                 "texCoords5", "texCoords6", "texCoords7", "texCoords8"};
constexpr SetNames boneWeightNames{"boneWeights",  "boneWeights2", "boneWeights3", "boneWeights4",
                                   "boneWeights5", "boneWeights6", "boneWeights7", "boneWeights8"};
constexpr std::array attributes{
    Attribute{Vertices, 12, {"vertices"}},        Attribute{VerticesDbl, 24, {"verticesDbl"}},
    Attribute{VerticesQ, 6, {"verticesQ"}},       Attribute{Normals, 4, {"normals"}},
    Attribute{TexCoords, 8, texCoordNames},       Attribute{Colors, 4, {"colors"}},
    Attribute{TangentsSign, 4, {"tangentsSign"}}, Attribute{TangentsBi, 8, {"tangentsBi"}},
    Attribute{BoneWeights, 0, boneWeightNames},
};

/// Null where the specification names no such set.
const Attribute *attributeOf(qint64 type)
{
    const auto it = std::ranges::find_if(attributes, [=](const Attribute &attribute) {
        const qint64 set = type - attribute.type;
        return set >= 0 && set < E3dSets && attribute.names[size_t(set)];
    });
    return it == attributes.end() ? nullptr : it;
}

constexpr int MostOthers = 16; // runs of bytes in a vertex that are no known attribute
constexpr std::array<const char *, MostOthers> otherNames{
    "other0", "other1", "other2",  "other3",  "other4",  "other5",  "other6",  "other7",
    "other8", "other9", "other10", "other11", "other12", "other13", "other14", "other15"};
constexpr SetNames boneNames{"bones", "bones2", "bones3", "bones4", "bones5", "bones6", "bones7", "bones8"};
constexpr SetNames weightNames{"weights",  "weights2", "weights3", "weights4",
                               "weights5", "weights6", "weights7", "weights8"};

void addBones(RecordRef vertex, qint64 type, const Expression &boneCount)
{
    const int set = int(E3dAttribute::setOf(type));
    auto bones =
        vertex.u8(boneNames[size_t(set)]).vector().times(boneCount).initially({255}).means(Meaning::BoneIndex, set);
    vertex.u8(weightNames[size_t(set)])
        .vector()
        .times(boneCount)
        .weighs(bones)
        .means(Meaning::BoneWeight, set)
        .scaledToOne()
        .must(addUpTo(255, e3dissues::weightsNotOne, "85").between(250, 260).untilNone());
}

/// Which field of an interleaved vertex an entry is; null for those that are only bytes.
const Field *fieldOf(const Field &vertex, const char *name)
{
    const auto it = std::ranges::find_if(vertex.body,
                                         [=](const Field *field) { return qstrcmp(field->name, name) == 0; });
    return it == vertex.body.end() ? nullptr : *it;
}

/// Puts the fields of vertices where the list says, without gaps: what nothing describes becomes bytes.
class VertexLayout
{
public:
    VertexLayout(const Field &vertex, ElementLayout &layout)
        : m_vertex(vertex)
        , m_layout(layout)
    {
    }
    qint64 end() const { return m_end; }

    void addBytes(qint64 end)
    {
        if (end <= m_end)
            return;
        if (m_others == MostOthers)
            return m_layout.giveUp();
        m_layout.addAt(fieldOf(m_vertex, otherNames[size_t(m_others++)]), m_end, end - m_end);
        m_end = end;
    }
    void add(const E3dEntry &entry)
    {
        for (const Part &part : e3dPartsOf(m_vertex, entry)) {
            m_layout.addAt(part.field, part.range.begin, part.count);
            m_end = part.range.end;
        }
        addBytes(entry.offset + entry.size); // an odd byte of bone weights, or all of what is unknown
    }

private:
    const Field &m_vertex;
    ElementLayout &m_layout;
    qint64 m_end = 0;
    int m_others = 0;
};

void layOutVertex(const std::vector<qint64> &numbers, const Field &vertex, ElementLayout &layout)
{
    std::vector<E3dEntry> entries = e3dEntries(numbers);
    std::ranges::stable_sort(entries, [](const E3dEntry &a, const E3dEntry &b) { return a.offset < b.offset; });
    layout.stride = numbers.empty() ? 0 : numbers.back();
    VertexLayout vertices(vertex, layout);
    std::vector<qint64> seen;
    for (const E3dEntry &entry : entries) {
        const bool fits = entry.offset >= vertices.end() && entry.offset + entry.size <= layout.stride;
        const bool isRepeated = std::ranges::find(seen, entry.type) != seen.end();
        if (!fits || isRepeated || !layout.isKnown)
            continue; // a rule tells; the bytes belong to what comes before, or to nothing
        seen.push_back(entry.type);
        vertices.addBytes(entry.offset);
        vertices.add(entry);
    }
    if (layout.isKnown)
        vertices.addBytes(layout.stride);
}

} // namespace

const char *e3dAttributeName(qint64 type)
{
    const Attribute *attribute = attributeOf(type);
    return attribute ? attribute->names[size_t(type - attribute->type)] : "";
}

const std::vector<qint64> &e3dAttributeTypes()
{
    static const std::vector<qint64> types = [] {
        std::vector<qint64> all;
        for (const Attribute &attribute : attributes) {
            for (qint64 set = 0; set < E3dSets && attribute.names[size_t(set)]; ++set)
                all.push_back(attribute.type + set);
        }
        return all;
    }();
    return types;
}

qint64 e3dAttributeSize(qint64 type)
{
    const Attribute *attribute = attributeOf(type);
    return attribute ? attribute->size : 0;
}

void e3dAddAttribute(RecordRef vertex, qint64 type, const Expression &boneCount)
{
    const char *name = e3dAttributeName(type);
    switch (E3dAttribute::firstSet(type)) {
    case TexCoords:
        vertex.f32(name).times(2).components({"u", "v"}).means(Meaning::TexCoord, int(E3dAttribute::setOf(type)));
        return;
    case BoneWeights:
        return addBones(vertex, type, boneCount);
    default:
        break;
    }
    switch (type) {
    case Vertices:
        vertex.f32(name).times(3).finite("29").means(Meaning::Position);
        return;
    case VerticesDbl:
        vertex.f64(name).times(3).finite("29").means(Meaning::Position);
        return;
    case VerticesQ:
        vertex.i16(name).times(3).components({"x", "y", "z"}).means(Meaning::Position).scaledToOne();
        return;
    case Normals:
        vertex.u32(name).packed1010102().initially({double(0x1ff << 10)}).means(Meaning::Normal);
        return;
    case Colors:
        vertex.u8(name)
            .times(4)
            .components({"r", "g", "b", "a"})
            .color()
            .initially({255, 255, 255, 255})
            .means(Meaning::Color)
            .scaledToOne();
        return;
    case TangentsSign:
        vertex.u32(name).packed1010102().initially({0x1ff}).means(Meaning::Tangent);
        return;
    case TangentsBi:
        vertex.u32("tangent").packed1010102().initially({0x1ff}).means(Meaning::Tangent);
        vertex.u32("bitangent").packed1010102().initially({double(0x1ff << 20)}).means(Meaning::Bitangent);
        return;
    default:
        return;
    }
}

std::vector<E3dEntry> e3dEntries(const std::vector<qint64> &numbers)
{
    std::vector<E3dEntry> entries;
    const qint64 stride = numbers.empty() ? 0 : numbers.back();
    for (size_t i = 0; i + 2 < numbers.size(); i += 2)
        entries.push_back({numbers[i], numbers[i + 1], e3dAttributeSize(numbers[i])});
    for (E3dEntry &entry : entries) {
        if (entry.size > 0)
            continue;
        qint64 next = qMax(stride, entry.offset);
        for (const E3dEntry &other : entries) {
            if (other.offset > entry.offset)
                next = qMin(next, other.offset);
        }
        entry.size = next - entry.offset;
    }
    return entries;
}

std::vector<Part> e3dPartsOf(const Field &vertex, const E3dEntry &entry)
{
    std::vector<Part> parts;
    qint64 begin = entry.offset;
    const auto add = [&](const char *name, qint64 count) {
        const Field *field = fieldOf(vertex, name);
        const qint64 end = begin + count * field->width;
        if (count > 0)
            parts.push_back({.field = field, .range = {begin, end}, .count = count});
        begin = end;
    };
    const char *name = e3dAttributeName(entry.type);
    if (E3dAttribute::firstSet(entry.type) == BoneWeights) {
        add(boneNames[size_t(E3dAttribute::setOf(entry.type))], entry.size / 2);
        add(weightNames[size_t(E3dAttribute::setOf(entry.type))], entry.size / 2);
    } else if (entry.type == TangentsBi) {
        add("tangent", 1);
        add("bitangent", 1);
    } else if (*name) {
        const Expression &times = fieldOf(vertex, name)->times;
        add(name, times.isEmpty() ? 1 : times.evaluate({}));
    }
    return parts;
}

void e3dInterleavedVertex(RecordRef vertex, RecordRef list, const FieldRef &stride)
{
    for (const qint64 type : e3dAttributeTypes())
        e3dAddAttribute(vertex, type);
    for (const char *name : otherNames)
        vertex.bytes(name);
    vertex.laidOutBy(list, stride, &layOutVertex);
    list.newEntries([](std::vector<qint64> &numbers, size_t entry) {
        constexpr qint64 FourBones = 8;
        const qint64 size = e3dAttributeSize(numbers[entry]);
        numbers[entry + 1] = numbers.back();
        numbers.back() += size > 0 ? size : FourBones;
    });
}

} // namespace hexahedron
