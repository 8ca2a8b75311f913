// What vertices are made of: a mask says so in older files, a list of elements in newer ones.
#include "core/formats/urho3d/urhovertex.h"

#include "core/formats/urho3d/urhoissues.h"
#include "core/relations/sum.h"

#include <QCoreApplication>

#include <deque>
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

const std::vector<NamedValue> urhoElementMaskBits{
    {0x0001, QT_TRANSLATE_NOOP("UrhoModelFormat", "position")},
    {0x0002, QT_TRANSLATE_NOOP("UrhoModelFormat", "normal")},
    {0x0004, QT_TRANSLATE_NOOP("UrhoModelFormat", "color")},
    {0x0008, QT_TRANSLATE_NOOP("UrhoModelFormat", "texcoord 1")},
    {0x0010, QT_TRANSLATE_NOOP("UrhoModelFormat", "texcoord 2")},
    {0x0020, QT_TRANSLATE_NOOP("UrhoModelFormat", "cube texcoord 1")},
    {0x0040, QT_TRANSLATE_NOOP("UrhoModelFormat", "cube texcoord 2")},
    {0x0080, QT_TRANSLATE_NOOP("UrhoModelFormat", "tangent")},
    {0x0100, QT_TRANSLATE_NOOP("UrhoModelFormat", "blend weights")},
    {0x0200, QT_TRANSLATE_NOOP("UrhoModelFormat", "blend indices")},
    {0x0400, QT_TRANSLATE_NOOP("UrhoModelFormat", "instance matrix 1")},
    {0x0800, QT_TRANSLATE_NOOP("UrhoModelFormat", "instance matrix 2")},
    {0x1000, QT_TRANSLATE_NOOP("UrhoModelFormat", "instance matrix 3")},
    {0x2000, QT_TRANSLATE_NOOP("UrhoModelFormat", "object index")},
};

namespace {

struct Meaning
{
    const char *name;
    int indexes; ///< how many of them a vertex may have under a name of their own
};

constexpr std::array<Meaning, UrhoSemanticCount> meanings{{{"position", 1},
                                                           {"normal", 1},
                                                           {"binormal", 1},
                                                           {"tangent", 1},
                                                           {"texCoord", 8},
                                                           {"color", 4},
                                                           {"blendWeights", 1},
                                                           {"blendIndices", 1},
                                                           {"objectIndex", 1}}};

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

/// The form in which the engine's own shaders take elements of a semantic.
int usualTypeOf(int semantic)
{
    switch (UrhoSemantic(semantic)) {
    case UrhoSemantic::Position:
    case UrhoSemantic::Normal:
    case UrhoSemantic::Binormal:
        return int(UrhoElementType::Vector3);
    case UrhoSemantic::Tangent:
    case UrhoSemantic::BlendWeights:
        return int(UrhoElementType::Vector4);
    case UrhoSemantic::TexCoord:
        return int(UrhoElementType::Vector2);
    case UrhoSemantic::Color:
        return int(UrhoElementType::UByte4Normalised);
    case UrhoSemantic::BlendIndices:
        return int(UrhoElementType::UByte4);
    case UrhoSemantic::ObjectIndex:
        return int(UrhoElementType::Int);
    }
    return 0;
}

/// The types in the order in which the forms of an element are described, the usual one first.
int typeAt(int semantic, int place)
{
    const int usual = usualTypeOf(semantic);
    return place == 0 ? usual : place <= usual ? place - 1 : place;
}

int placeOf(UrhoElement element)
{
    const int usual = usualTypeOf(element.semantic);
    return element.type == usual ? 0 : element.type < usual ? element.type + 1 : element.type;
}

FieldRef attribute(RecordRef vertex, const char *name, UrhoElement element)
{
    const auto type = UrhoElementType(element.type);
    switch (type) {
    case UrhoElementType::Int:
        return vertex.i32(name);
    case UrhoElementType::Float:
        return vertex.f32(name);
    case UrhoElementType::UByte4:
        return vertex.u8(name).times(4);
    case UrhoElementType::UByte4Normalised: {
        FieldRef bytes = vertex.u8(name).times(4);
        if (element.semantic == int(UrhoSemantic::Color))
            bytes.components({"r", "g", "b", "a"}).initially({255, 255, 255, 255}).color();
        return bytes;
    }
    default:
        break;
    }
    FieldRef floats = vertex.f32(name).times(element.type);
    const auto initially = [&](std::vector<double> value) {
        value.resize(size_t(element.type));
        floats.initially(value);
    };
    if (element.semantic == int(UrhoSemantic::Color) && element.type >= int(UrhoElementType::Vector3))
        floats.color(), initially({1, 1, 1, 1});
    if (element.semantic == int(UrhoSemantic::TexCoord) && type == UrhoElementType::Vector2)
        floats.components({"u", "v"});
    if (element.semantic == int(UrhoSemantic::Normal))
        initially({0, 1, 0, 0});
    if (element.semantic == int(UrhoSemantic::Tangent))
        initially({1, 0, 0, 1});
    if (element.semantic == int(UrhoSemantic::BlendWeights))
        initially({1, 0, 0, 0});
    if (element == UrhoElement{int(UrhoElementType::Vector4), int(UrhoSemantic::BlendWeights), 0})
        floats.must(addUpTo(1, urhoissues::weightsWrong, "M34").between(0.99, 1.01));
    return floats;
}

int indexCountOf(int semantic)
{
    return meanings[size_t(semantic)].indexes;
}

/// Where in the body the fields of one semantic begin; those without a name of their own come last.
int firstOf(int semantic)
{
    int first = 0;
    for (int s = 0; s < semantic; ++s)
        first += indexCountOf(s) * UrhoElementTypeCount;
    return first;
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
        const bool isRepeated = std::any_of(seen.begin(), seen.end(), [&](UrhoElement e) {
            return e.semantic == element.semantic && e.index == element.index;
        });
        seen.push_back(element);
        const bool isNamed = element.isReadable() && !isRepeated && element.index < indexCountOf(element.semantic);
        if (!isNamed && others == MostOthers)
            return layout.giveUp();
        const int row = isNamed ? firstOf(element.semantic) + element.index * UrhoElementTypeCount + placeOf(element)
                                : firstOf(UrhoSemanticCount) + others++ * UrhoElementTypeCount + element.type;
        layout.add(vertex.body[size_t(row)]);
    }
}

} // namespace

std::optional<UrhoElement> UrhoVertexFields::elementOf(const Field *field) const
{
    const auto it = std::find_if(attributes.begin(), attributes.end(),
                                 [=](const Attribute &a) { return a.field == field; });
    return it == attributes.end() ? std::nullopt : std::optional(it->element);
}

const Field *UrhoVertexFields::fieldFor(UrhoElement element) const
{
    const auto it = std::find_if(attributes.begin(), attributes.end(),
                                 [=](const Attribute &a) { return a.element == element; });
    return it == attributes.end() ? nullptr : it->field;
}

UrhoVertexFields urhoMaskedVertex(RecordRef vertex, const FieldRef &mask)
{
    using Type = UrhoElementType;
    using Semantic = UrhoSemantic;
    struct Masked
    {
        int bit;
        const char *name;
        Type type;
        Semantic semantic;
        int index;
    };
    static constexpr std::array elements{
        Masked{0x0001, "position", Type::Vector3, Semantic::Position, 0},
        Masked{0x0002, "normal", Type::Vector3, Semantic::Normal, 0},
        Masked{0x0004, "color", Type::UByte4Normalised, Semantic::Color, 0},
        Masked{0x0008, "texCoord1", Type::Vector2, Semantic::TexCoord, 0},
        Masked{0x0010, "texCoord2", Type::Vector2, Semantic::TexCoord, 1},
        Masked{0x0020, "cubeTexCoord1", Type::Vector3, Semantic::TexCoord, 0},
        Masked{0x0040, "cubeTexCoord2", Type::Vector3, Semantic::TexCoord, 1},
        Masked{0x0080, "tangent", Type::Vector4, Semantic::Tangent, 0},
        Masked{0x0100, "blendWeights", Type::Vector4, Semantic::BlendWeights, 0},
        Masked{0x0200, "blendIndices", Type::UByte4, Semantic::BlendIndices, 0},
        Masked{0x0400, "instanceMatrix1", Type::Vector4, Semantic::TexCoord, 4},
        Masked{0x0800, "instanceMatrix2", Type::Vector4, Semantic::TexCoord, 5},
        Masked{0x1000, "instanceMatrix3", Type::Vector4, Semantic::TexCoord, 6},
        Masked{0x2000, "objectIndex", Type::Int, Semantic::ObjectIndex, 0},
    };
    UrhoVertexFields fields;
    for (const Masked &masked : elements) {
        const UrhoElement element{int(masked.type), int(masked.semantic), masked.index};
        const FieldRef field = attribute(vertex, masked.name, element).when(mask.has(masked.bit));
        fields.attributes.push_back({field.field(), element});
    }
    return fields;
}

UrhoVertexFields urhoDescribedVertex(RecordRef vertex, const RecordRef &list)
{
    UrhoVertexFields fields;
    for (int semantic = 0; semantic < UrhoSemanticCount; ++semantic) {
        const Meaning &meaning = meanings[size_t(semantic)];
        for (int index = 0; index < meaning.indexes; ++index) {
            const char *name = meaning.indexes == 1
                                   ? meaning.name
                                   : keptName(QLatin1StringView(meaning.name) + QString::number(index));
            for (int place = 0; place < UrhoElementTypeCount; ++place) {
                const UrhoElement element{typeAt(semantic, place), semantic, index};
                const FieldRef field = attribute(vertex, name, element).form(formOf(element.type));
                fields.attributes.push_back({field.field(), element});
            }
        }
    }
    for (int number = 0; number < MostOthers; ++number) {
        const char *name = keptName(QStringLiteral("other%1").arg(number));
        for (int type = 0; type < UrhoElementTypeCount; ++type)
            attribute(vertex, name, {type, 0xff, number}).form(formOf(type));
    }
    vertex.laidOutBy(list, &layOutVertex);
    return fields;
}

} // namespace hexahedron
