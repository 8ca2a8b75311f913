// What vertices are made of: a mask says so in older files, a list of elements in newer ones.
#include "core/formats/urho3d/urhovertex.h"

#include "core/formats/urho3d/urhoissues.h"
#include "core/relations/sum.h"

#include <QCoreApplication>

#include <array>
#include <deque>
#include <numeric>
#include <string>

namespace hexahedron {

const std::vector<NamedValue> urhoElementTypes{
    {0, QT_TRANSLATE_NOOP("UrhoModelFormat", "int")},
    {1, QT_TRANSLATE_NOOP("UrhoModelFormat", "float")},
    {2, QT_TRANSLATE_NOOP("UrhoModelFormat", "float2")},
    {3, QT_TRANSLATE_NOOP("UrhoModelFormat", "float3")},
    {4, QT_TRANSLATE_NOOP("UrhoModelFormat", "float4")},
    {5, QT_TRANSLATE_NOOP("UrhoModelFormat", "ubyte4")},
    {6, QT_TRANSLATE_NOOP("UrhoModelFormat", "ubyte4 normalised")},
};

const std::vector<NamedValue> urhoSemantics{
    {0, QT_TRANSLATE_NOOP("UrhoModelFormat", "position")},
    {1, QT_TRANSLATE_NOOP("UrhoModelFormat", "normal")},
    {2, QT_TRANSLATE_NOOP("UrhoModelFormat", "binormal")},
    {3, QT_TRANSLATE_NOOP("UrhoModelFormat", "tangent")},
    {4, QT_TRANSLATE_NOOP("UrhoModelFormat", "texcoord")},
    {5, QT_TRANSLATE_NOOP("UrhoModelFormat", "color")},
    {6, QT_TRANSLATE_NOOP("UrhoModelFormat", "blendweights")},
    {7, QT_TRANSLATE_NOOP("UrhoModelFormat", "blendindices")},
    {8, QT_TRANSLATE_NOOP("UrhoModelFormat", "objectindex")},
};

namespace {

/// What the engine calls an element.
struct Semantic
{
    const char *name;
    int indexes;           ///< how many of them a vertex may have under a name of their own
    UrhoElementType usual; ///< the form in which the engine's own shaders take it
    Meaning meaning;       ///< in what people see
};

constexpr std::array<Semantic, UrhoSemanticCount> semantics{
    {{"position", 1, UrhoElementType::Vector3, Meaning::Position},
     {"normal", 1, UrhoElementType::Vector3, Meaning::Normal},
     {"binormal", 1, UrhoElementType::Vector3, Meaning::None},
     {"tangent", 1, UrhoElementType::Vector4, Meaning::Tangent},
     {"texCoord", 8, UrhoElementType::Vector2, Meaning::TexCoord},
     {"color", 4, UrhoElementType::UByte4Normalised, Meaning::Color},
     {"blendWeights", 1, UrhoElementType::Vector4, Meaning::BoneWeight},
     {"blendIndices", 1, UrhoElementType::UByte4, Meaning::BoneIndex},
     {"objectIndex", 1, UrhoElementType::Int, Meaning::None}}};

constexpr int MostOthers = 16; // elements of a vertex that have no name of their own; more than that are no vertex

/// A vertex has a field for each type that an element can have: one of them is there.
const char *formOf(int type)
{
    return urhoElementTypes[size_t(type)].name;
}

/// Names live as long as the fields.
const char *keptName(const QString &name)
{
    static std::deque<std::string> names;
    return names.emplace_back(name.toStdString()).c_str();
}

/// The types in the order in which the forms of an element are described: the usual one first, the others in their own order.
std::array<int, UrhoElementTypeCount> typesOf(int semantic)
{
    std::array<int, UrhoElementTypeCount> types{};
    std::iota(types.begin(), types.end(), 0);
    const auto usual = types.begin() + int(semantics[size_t(semantic)].usual);
    std::rotate(types.begin(), usual, usual + 1);
    return types;
}

/// How it is stored.
FieldRef numbers(RecordRef vertex, const char *name, UrhoElement element)
{
    switch (UrhoElementType(element.type)) {
    case UrhoElementType::Int:
        return vertex.i32(name);
    case UrhoElementType::Float:
        return vertex.f32(name);
    case UrhoElementType::UByte4:
        return vertex.u8(name).times(4);
    case UrhoElementType::UByte4Normalised:
        return vertex.u8(name).times(4).scaledToOne();
    default:
        return vertex.f32(name).times(element.type);
    }
}

FieldRef attribute(RecordRef vertex, const char *name, UrhoElement element)
{
    const auto type = UrhoElementType(element.type);
    const auto semantic = UrhoSemantic(element.semantic);
    FieldRef field = numbers(vertex, name, element);
    if (element.semantic < UrhoSemanticCount)
        field.means(semantics[size_t(element.semantic)].meaning, element.index);
    if (type == UrhoElementType::UByte4Normalised && semantic == UrhoSemantic::Color)
        field.components({"r", "g", "b", "a"}).initially({255, 255, 255, 255}).color();
    if (type < UrhoElementType::Vector2 || type > UrhoElementType::Vector4)
        return field;
    const auto initially = [&](std::vector<double> value) {
        value.resize(size_t(element.type));
        field.initially(value);
    };
    if (semantic == UrhoSemantic::Color && type >= UrhoElementType::Vector3)
        field.color(), initially({1, 1, 1, 1});
    if (semantic == UrhoSemantic::TexCoord && type == UrhoElementType::Vector2)
        field.components({"u", "v"});
    if (semantic == UrhoSemantic::Normal)
        initially({0, 1, 0, 0});
    if (semantic == UrhoSemantic::Tangent)
        initially({1, 0, 0, 1});
    if (semantic == UrhoSemantic::BlendWeights)
        initially({1, 0, 0, 0});
    if (semantic == UrhoSemantic::BlendWeights && type == UrhoElementType::Vector4 && element.index == 0)
        field.must(addUpTo(1, urhoissues::weightsWrong, "M34").between(0.99, 1.01));
    return field;
}

int indexCountOf(int semantic)
{
    return semantics[size_t(semantic)].indexes;
}

/// How many elements have a name of their own and a semantic before this one. Each has a field for every type.
int elementsBefore(int semantic)
{
    int count = 0;
    for (int s = 0; s < semantic; ++s)
        count += indexCountOf(s);
    return count;
}

const Field *namedField(const Field &vertex, UrhoElement element)
{
    const auto types = typesOf(element.semantic);
    const auto form = std::ranges::find(types, element.type) - types.begin();
    return vertex.body[size_t(elementsBefore(element.semantic) + element.index) * UrhoElementTypeCount + size_t(form)];
}

/// Those without a name of their own come last.
const Field *otherField(const Field &vertex, int number, int type)
{
    return vertex.body[size_t(elementsBefore(UrhoSemanticCount) + number) * UrhoElementTypeCount + size_t(type)];
}

/// The layout that the words of an element list describe.
void layOutVertex(const std::vector<qint64> &words, const Field &vertex, ElementLayout &layout)
{
    std::vector<UrhoElement> seen;
    int others = 0;
    for (const qint64 word : words) {
        const UrhoElement element = UrhoElement::of(word);
        if (element.type >= UrhoElementTypeCount)
            return layout.giveUp();
        const bool isRepeated = std::ranges::any_of(
            seen, [&](UrhoElement e) { return e.semantic == element.semantic && e.index == element.index; });
        seen.push_back(element);
        const bool isNamed = element.isReadable() && !isRepeated && element.index < indexCountOf(element.semantic);
        if (!isNamed && others == MostOthers)
            return layout.giveUp();
        layout.add(isNamed ? namedField(vertex, element) : otherField(vertex, others++, element.type));
    }
}

} // namespace

void urhoMaskedVertex(RecordRef vertex, FieldRef mask)
{
    using enum UrhoElementType;
    using enum UrhoSemantic;
    struct Masked
    {
        int bit;
        const char *name, *label; ///< of the field and of the bit
        UrhoElementType type;
        UrhoSemantic semantic;
        int index;
    };
    static const std::vector<Masked> elements{
        {0x0001, "position", QT_TRANSLATE_NOOP("UrhoModelFormat", "position"), Vector3, Position, 0},
        {0x0002, "normal", QT_TRANSLATE_NOOP("UrhoModelFormat", "normal"), Vector3, Normal, 0},
        {0x0004, "color", QT_TRANSLATE_NOOP("UrhoModelFormat", "color"), UByte4Normalised, Color, 0},
        {0x0008, "texCoord1", QT_TRANSLATE_NOOP("UrhoModelFormat", "texcoord 1"), Vector2, TexCoord, 0},
        {0x0010, "texCoord2", QT_TRANSLATE_NOOP("UrhoModelFormat", "texcoord 2"), Vector2, TexCoord, 1},
        {0x0020, "cubeTexCoord1", QT_TRANSLATE_NOOP("UrhoModelFormat", "cube texcoord 1"), Vector3, TexCoord, 0},
        {0x0040, "cubeTexCoord2", QT_TRANSLATE_NOOP("UrhoModelFormat", "cube texcoord 2"), Vector3, TexCoord, 1},
        {0x0080, "tangent", QT_TRANSLATE_NOOP("UrhoModelFormat", "tangent"), Vector4, Tangent, 0},
        {0x0100, "blendWeights", QT_TRANSLATE_NOOP("UrhoModelFormat", "blend weights"), Vector4, BlendWeights, 0},
        {0x0200, "blendIndices", QT_TRANSLATE_NOOP("UrhoModelFormat", "blend indices"), UByte4, BlendIndices, 0},
        {0x0400, "instanceMatrix1", QT_TRANSLATE_NOOP("UrhoModelFormat", "instance matrix 1"), Vector4, TexCoord, 4},
        {0x0800, "instanceMatrix2", QT_TRANSLATE_NOOP("UrhoModelFormat", "instance matrix 2"), Vector4, TexCoord, 5},
        {0x1000, "instanceMatrix3", QT_TRANSLATE_NOOP("UrhoModelFormat", "instance matrix 3"), Vector4, TexCoord, 6},
        {0x2000, "objectIndex", QT_TRANSLATE_NOOP("UrhoModelFormat", "object index"), Int, ObjectIndex, 0},
    };
    std::vector<NamedValue> bits;
    for (const Masked &masked : elements) {
        const UrhoElement element{int(masked.type), int(masked.semantic), masked.index};
        attribute(vertex, masked.name, element).when(mask.has(masked.bit));
        bits.push_back({masked.bit, masked.label});
    }
    mask.flags(bits).warning("M5");
}

void urhoDescribedVertex(RecordRef vertex, const RecordRef &list)
{
    for (int semantic = 0; semantic < UrhoSemanticCount; ++semantic) {
        const Semantic &known = semantics[size_t(semantic)];
        for (int index = 0; index < known.indexes; ++index) {
            const char *name = known.indexes == 1 ? known.name
                                                  : keptName(QLatin1StringView(known.name) + QString::number(index));
            for (const int type : typesOf(semantic))
                attribute(vertex, name, {type, semantic, index}).form(formOf(type));
        }
    }
    for (int number = 0; number < MostOthers; ++number) {
        const char *name = keptName(QStringLiteral("other%1").arg(number));
        for (int type = 0; type < UrhoElementTypeCount; ++type)
            attribute(vertex, name, {type, 0xff, number}).form(formOf(type));
    }
    vertex.laidOutBy(list, &layOutVertex);
}

} // namespace hexahedron
