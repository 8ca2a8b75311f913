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
    const char *doc;
    int indexes; ///< how many of them a vertex may have under a name of their own
};

constexpr std::array<Meaning, UrhoSemanticCount> meanings{{
    {"position", QT_TRANSLATE_NOOP("UrhoModelFormat", "Place in the space of the model, in metres by convention."), 1},
    {"normal",
     QT_TRANSLATE_NOOP("UrhoModelFormat", "Direction in which the surface faces: x, y and z in the space of the model, "
                                          "of length 1; light is computed by it."),
     1},
    {"binormal",
     QT_TRANSLATE_NOOP(
         "UrhoModelFormat",
         "Direction along the surface in which v grows: x, y and z in the space of the model, of length 1. The "
         "engine's own shaders do not use it: they compute it as cross(tangent, normal) times w of the tangent."),
     1},
    {"tangent",
     QT_TRANSLATE_NOOP("UrhoModelFormat", "Direction along the surface in which u grows: x, y and z in the space of "
                                          "the model, of length 1; normal maps are turned by it."),
     1},
    {"texCoord",
     QT_TRANSLATE_NOOP("UrhoModelFormat",
                       "Which place of the image lies at the vertex. A further set beside 0 and 1; the number in its "
                       "name is its index. Only shaders that were made for it use it."),
     8},
    {"color",
     QT_TRANSLATE_NOOP("UrhoModelFormat", "Colour of the vertex: red, green, blue and, as the fourth number, opacity; "
                                          "each 0 to 1. Materials without vertex colours ignore it."),
     4},
    {"blendWeights",
     QT_TRANSLATE_NOOP(
         "UrhoModelFormat",
         "How strongly each of the bones in blendIndices pulls the vertex, in their order: 0 not at all, 1 alone."),
     1},
    {"blendIndices",
     QT_TRANSLATE_NOOP("UrhoModelFormat", "Bones that pull the vertex. A number is an entry in the bone mapping of the "
                                          "geometry, which names the bone; without a mapping it is the bone itself."),
     1},
    {"objectIndex",
     QT_TRANSLATE_NOOP(
         "UrhoModelFormat",
         "Number of the object that the vertex belongs to, for shaders that tell objects apart; all others ignore it."),
     1},
}};

constexpr const char *otherDoc = QT_TRANSLATE_NOOP(
    "UrhoModelFormat",
    "An element that has no name of its own here: its meaning is above 8, which the engine does not know, an earlier "
    "one in elements has the same meaning and index, or its index is higher than usual (texture coordinates from 8, "
    "colours from 4, others from 1). Its word in elements says type, meaning and index; the number in this name only "
    "counts such elements from 0. Its bytes count in the size of every vertex.");
constexpr int MostOthers = 16; // elements of a vertex that have no name of their own; more than that are no vertex

/// Names live as long as the fields.
const char *keptName(const QString &name)
{
    static std::deque<std::string> names;
    return names.emplace_back(name.toStdString()).c_str();
}

/// A matrix that only the engine fills, beside the texture coordinates of the file.
bool isInstanceRow(UrhoElement element)
{
    return element.semantic == int(UrhoSemantic::TexCoord) && element.type == int(UrhoElementType::Vector4)
           && element.index >= 4 && element.index <= 6;
}

/// What the element is for, in whatever form.
const char *docOf(UrhoElement element)
{
    if (element.semantic == int(UrhoSemantic::TexCoord) && element.index == 0)
        return QT_TRANSLATE_NOOP(
            "UrhoModelFormat",
            "Which place of the image lies at the vertex. The first set, index 0: materials mostly use it.");
    if (element.semantic == int(UrhoSemantic::TexCoord) && element.index == 1)
        return QT_TRANSLATE_NOOP(
            "UrhoModelFormat",
            "Which place of the image lies at the vertex. The second set, index 1: light maps mostly use it.");
    if (element.semantic == int(UrhoSemantic::Color) && element.index > 0)
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "A further colour of the vertex beside color0: red, green, blue and, as the fourth "
                                 "number, opacity; each 0 to 1. Only shaders that were made for it use it.");
    return meanings[size_t(element.semantic)].doc;
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

bool isUsual(UrhoElement element)
{
    return element.type == usualTypeOf(element.semantic)
           || (element.semantic == int(UrhoSemantic::TexCoord) && element.type == int(UrhoElementType::Vector3));
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

bool isMorphed(int semantic)
{
    return semantic == int(UrhoSemantic::Position) || semantic == int(UrhoSemantic::Normal)
           || semantic == int(UrhoSemantic::Tangent);
}

/// What the usual forms of an element have of their own; empty where there is nothing to say.
const char *noteOfUsual(UrhoElement element)
{
    switch (UrhoSemantic(element.semantic)) {
    case UrhoSemantic::Position:
        return QT_TRANSLATE_NOOP("UrhoModelFormat", "Left-handed: x right, y up, z forward.");
    case UrhoSemantic::TexCoord:
        return element.type == int(UrhoElementType::Vector3)
                   ? QT_TRANSLATE_NOOP("UrhoModelFormat", "For cube textures: a direction from the middle of the cube.")
                   : QT_TRANSLATE_NOOP("UrhoModelFormat",
                                       "u goes to the right, v down; 1 is the whole image. Outside 0 to 1 the image "
                                       "repeats or its edge goes on, as the texture is set.");
    case UrhoSemantic::Tangent:
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "The fourth number, w, is 1 or -1: the bitangent is cross(tangent, normal) times w.");
    case UrhoSemantic::Color:
        return QT_TRANSLATE_NOOP("UrhoModelFormat", "A byte each: 255 is 1.");
    case UrhoSemantic::BlendIndices:
        return QT_TRANSLATE_NOOP(
            "UrhoModelFormat",
            "The engine does not check it: what a bone that is not there does depends on the graphics card.");
    default:
        return "";
    }
}

/// The same where the file may have another form, which morphs cannot move.
const char *noteOfMorphed(int semantic)
{
    switch (UrhoSemantic(semantic)) {
    case UrhoSemantic::Position:
        return QT_TRANSLATE_NOOP("UrhoModelFormat", "Left-handed: x right, y up, z forward. Morphs that move it need "
                                                    "this form: else the engine misreads them.");
    case UrhoSemantic::Tangent:
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "The fourth number, w, is 1 or -1: the bitangent is cross(tangent, normal) times w. "
                                 "Morphs that move the tangent need this form: else the engine misreads them.");
    default:
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "Morphs that move it need this form: else the engine misreads them.");
    }
}

/// What a type makes of numbers of which nothing else is known.
const char *noteOfType(int type)
{
    switch (UrhoElementType(type)) {
    case UrhoElementType::Int:
        return QT_TRANSLATE_NOOP("UrhoModelFormat", "Type 0, int: a whole number.");
    case UrhoElementType::UByte4:
        return QT_TRANSLATE_NOOP("UrhoModelFormat", "Type 5, ubyte4: four whole numbers from 0 to 255.");
    case UrhoElementType::UByte4Normalised:
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "Type 6, ubyte4 normalised: four numbers from 0 to 1, stored as 0 to 255.");
    default:
        return QT_TRANSLATE_NOOP("UrhoModelFormat", "Types 1 to 4: as many floats.");
    }
}

/// Elements that the engine's own shaders do not use, in whatever form.
bool isForOtherShaders(UrhoElement element)
{
    return element.semantic == int(UrhoSemantic::Binormal)
           || (element.semantic == int(UrhoSemantic::TexCoord) && element.index > 1)
           || (element.semantic == int(UrhoSemantic::Color) && element.index > 0);
}

const char *noteInForm(UrhoElement element)
{
    if (isInstanceRow(element))
        return QT_TRANSLATE_NOOP(
            "UrhoModelFormat",
            "As four floats, sets 4, 5 and 6 are where the engine puts the rows x, y and z of the matrix that places a "
            "copy of an object, while it draws; in a file they only make vertices larger.");
    if (isUsual(element))
        return noteOfUsual(element);
    if (isForOtherShaders(element))
        return noteOfType(element.type);
    switch (UrhoElementType(element.type)) {
    case UrhoElementType::Int:
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "Type 0, int: not the usual form of this element. Only shaders that were made for it "
                                 "can use it; they get the whole number as it is.");
    case UrhoElementType::UByte4:
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "Type 5, ubyte4: not the usual form of this element. Only shaders that were made for "
                                 "it can use it; they get four whole numbers from 0 to 255.");
    case UrhoElementType::UByte4Normalised:
        return QT_TRANSLATE_NOOP(
            "UrhoModelFormat", "Type 6, ubyte4 normalised: not the usual form of this element. Only shaders that were "
                               "made for it can use it; they get 0 to 255 as 0 to 1.");
    default:
        return QT_TRANSLATE_NOOP("UrhoModelFormat",
                                 "Not the usual form of this element (types 1 to 4 are so many floats): only shaders "
                                 "that were made for it can use it.");
    }
}

FieldRef inForm(RecordRef vertex, const char *name, const char *doc, UrhoElement element)
{
    const auto type = UrhoElementType(element.type);
    switch (type) {
    case UrhoElementType::Int:
        return vertex.i32(name).doc(doc);
    case UrhoElementType::Float:
        return vertex.f32(name).doc(doc);
    case UrhoElementType::UByte4:
        return vertex.u8(name).times(4).doc(doc);
    case UrhoElementType::UByte4Normalised: {
        FieldRef bytes = vertex.u8(name).times(4).doc(doc);
        if (element.semantic == int(UrhoSemantic::Color))
            bytes.components({"r", "g", "b", "a"}).initially({255, 255, 255, 255}).color();
        return bytes;
    }
    default:
        break;
    }
    FieldRef floats = vertex.f32(name).times(element.type).doc(doc);
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

FieldRef attribute(RecordRef vertex, const char *name, UrhoElement element)
{
    return inForm(vertex, name, docOf(element), element).note(noteInForm(element));
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
        FieldRef field = attribute(vertex, masked.name, element).when(mask.has(masked.bit));
        if (isInstanceRow(element))
            field
                .doc(QT_TRANSLATE_NOOP(
                    "UrhoModelFormat",
                    "One row of the matrix that places one of many copies of an object: x in instanceMatrix1, y in "
                    "instanceMatrix2, z in instanceMatrix3. Three numbers turn and scale, the fourth moves."))
                .note(QT_TRANSLATE_NOOP("UrhoModelFormat",
                                        "The engine fills it while drawing; in a file it only makes vertices larger."));
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
                FieldRef field = attribute(vertex, name, element);
                if (isUsual(element) && isMorphed(semantic))
                    field.note(noteOfMorphed(semantic));
                fields.attributes.push_back({field.field(), element});
            }
        }
    }
    for (int number = 0; number < MostOthers; ++number) {
        const char *name = keptName(QStringLiteral("other%1").arg(number));
        for (int type = 0; type < UrhoElementTypeCount; ++type)
            inForm(vertex, name, otherDoc, {type, 0xff, number}).note(noteOfType(type));
    }
    vertex.laidOutBy(list, &layOutVertex);
    return fields;
}

} // namespace hexahedron
