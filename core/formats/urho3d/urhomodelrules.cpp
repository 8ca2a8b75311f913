// The rules of models: which groups there are, and those about how vertices are described.
#include "core/formats/urho3d/urhomodel.h"
#include "core/relations/repairs.h"

#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/tree/items.h"

#include <set>

namespace hexahedron {

namespace {

void modelHoldsTogether(Checker &checker)
{
    const std::optional<UrhoModel> model = UrhoModel::read(checker.tree().stream(checker.stream()));
    if (!model)
        return;
    buffersAreDescribedWell(checker, *model);
    levelsDrawWhatIsThere(checker, *model);
    morphsFitTheirBuffers(checker, *model);
    bonesMakeASkeleton(checker, *model);
    weightsFitTheSkeleton(checker, *model);
    modelHasItsEnd(checker, *model);
}

QString hex(qint64 number)
{
    return QString::number(number, 16);
}

/// The elements of a UMD2 vertex, one by one.
void checkElements(Checker &checker, const UrhoModel &model, const UrhoModel::VertexBuffer &buffer)
{
    const Tree &tree = checker.tree();
    const Item list = checker.partOf(buffer.node, model.fields->elements);
    std::set<std::pair<int, int>> seen;
    for (size_t i = 0; i < buffer.words.size(); ++i) {
        const qint64 word = buffer.words[i];
        const UrhoElement element = UrhoElement::of(word);
        const Item item = tree.child(tree.child(list, qint64(i)), 0);
        if (!item.isValid())
            return;
        if (element.type < UrhoElementTypeCount
            && !element.isReadable()) // else nobody knows the layout, which has been said
            checker.report(urhoissues::elementUnknown, item, {.arguments = {hex(word)}, .reference = "M4"});
        if (word >> 24 != 0)
            checker.report(
                urhoissues::elementBitsUnused, item,
                {.arguments = {hex(word)},
                 .reference = "M5",
                 .repair = repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Clear the bits that have no meaning."),
                                              item, double(word & 0xffffff))});
        if (!seen.insert({element.semantic, element.index}).second && element.isReadable())
            checker.report(urhoissues::elementRepeated, item,
                           {.arguments = {QString::fromLatin1(urhoSemantics[size_t(element.semantic)].name)
                                          + QString::number(element.index)},
                            .reference = "M6"});
    }
}

bool carries(const UrhoModel &model, const UrhoModel::VertexBuffer &buffer, UrhoSemantic semantic)
{
    return std::any_of(buffer.shape.begin(), buffer.shape.end(), [&](const Part &part) {
        const std::optional<UrhoElement> element = model.fields->vertex.elementOf(part.field);
        return element && element->is(semantic);
    });
}

void checkMask(Checker &checker, const UrhoModel &model, const UrhoModel::VertexBuffer &buffer)
{
    const Item mask = checker.partOf(buffer.node, model.fields->elementMask);
    std::set<std::pair<int, int>> seen;
    bool isOfInstances = false;
    for (const Part &part : buffer.shape) {
        const std::optional<UrhoElement> element = model.fields->vertex.elementOf(part.field);
        if (!element || !mask.isValid())
            continue;
        isOfInstances = isOfInstances || (element->semantic == int(UrhoSemantic::TexCoord) && element->index >= 4);
        if (!seen.insert({element->semantic, element->index}).second)
            checker.report(urhoissues::elementRepeated, mask,
                           {.arguments = {QString::fromLatin1(part.field->name)}, .reference = "M6"});
    }
    if (isOfInstances)
        checker.report(urhoissues::elementOfInstances, mask, {.reference = "M6"});
}

} // namespace

std::vector<Rule> urhoModelRules()
{
    return {modelHoldsTogether};
}

void buffersAreDescribedWell(Checker &checker, const UrhoModel &model)
{
    for (const UrhoModel::VertexBuffer &buffer : model.vertexBuffers) {
        if (!buffer.vertices.field)
            continue;
        if (model.fields->elements)
            checkElements(checker, model, buffer);
        else
            checkMask(checker, model, buffer);
        const bool isReadable = buffer.vertices.fault != Fault::LayoutUnknown;
        if (isReadable && !carries(model, buffer, UrhoSemantic::Position))
            checker.report(urhoissues::positionMissing, checker.tree().itemOf(checker.stream(), buffer.node),
                           {.reference = "M7"});
    }
}

} // namespace hexahedron
