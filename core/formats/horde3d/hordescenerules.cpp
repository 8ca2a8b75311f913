#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/repairs.h"

#include <QCoreApplication>
#include <QSet>

namespace hexahedron::horderules {

namespace {

constexpr auto fields = &fieldsOf<HordeSceneFormat>;

QString nameOf(const Field *field)
{
    return QString::fromUtf8(field->name);
}

QString aboveZero()
{
    return QCoreApplication::translate("issues", "above 0");
}

void reportImplausible(const MarkupElement &node, Checker &checker, const char *name, const QString &wanted,
                       const char *reference)
{
    checker.report(
        hordeissues::valueImplausible, node.attribute(name),
        {.arguments = {QString::fromLatin1(name), asArgument(node.number(name)), wanted}, .reference = reference});
}

} // namespace

/// 57: an empty name is as good as none.
void requiredNamesAreNotEmpty(const MarkupElement &node, Checker &checker)
{
    for (const Field *attribute : node.field()->attributes) {
        const WrittenRules &rules = *attribute->written;
        if (rules.type == WrittenRules::Type::File && rules.missing.isReported && node.has(attribute)
            && node.text(attribute).isEmpty())
            checker.report(hordeissues::fileNameEmpty, node.attribute(attribute),
                           {.arguments = {QString::fromUtf8(attribute->name + 1)}, .reference = "57"});
    }
}

/// 58: what stands outermost is put somewhere by a Reference, which the file does not tell.
void nodesStandWhereTheyMay(const MarkupElement &node, Checker &checker)
{
    if (node.parent() == 0)
        return;
    const Field *above = &fieldById(checker.nodes()[node.parent()].field);
    const bool isKnown = std::find(fields().nodes.begin(), fields().nodes.end(), above) != fields().nodes.end();
    const bool isMesh = node.field() == fields().mesh;
    const bool may = above == fields().model || above == fields().joint || (isMesh && above == fields().mesh);
    if (isKnown && !may)
        checker.report(hordeissues::nodeMisplaced, node.item(),
                       {.arguments = {nameOf(node.field()), nameOf(above)}, .reference = "58"});
}

/// 59
void batchesAreWhole(const MarkupElement &mesh, Checker &checker)
{
    const QByteArray type = mesh.text("primType").toLower();
    const int group = type == "trianglelist" ? 3 : type == "linelist" ? 2 : 1;
    const auto count = qint64(mesh.number("batchCount"));
    if (count % group != 0)
        checker.report(hordeissues::batchIncomplete, mesh.attribute("batchCount"),
                       {.arguments = {QString::number(count), QString::number(group)}, .reference = "59"});
}

/// 61: joints of a model have different numbers. Models do not share them.
void jointsHaveTheirOwnNumber(const MarkupElement &model, Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    QSet<qint64> seen;
    for (NodeId id = model.node() + 1; id <= model.node() + nodes[model.node()].descendants; ++id) {
        if (nodes[id].field == fields().model->id)
            id += nodes[id].descendants;
        if (nodes[id].field != fields().joint->id)
            continue;
        const MarkupElement joint(checker, id);
        if (!joint.has("jointIndex"))
            continue;
        const auto index = qint64(joint.number("jointIndex"));
        if (index == 0)
            checker.report(hordeissues::jointZero, joint.attribute("jointIndex"), {.reference = "61"});
        if (seen.contains(index))
            checker.report(hordeissues::jointTwice, joint.attribute("jointIndex"),
                           {.arguments = {QString::number(index)}, .reference = "61"});
        seen.insert(index);
    }
}

/// 62
void distancesGrow(const MarkupElement &model, Checker &checker)
{
    const char *const names[] = {"lodDist1", "lodDist2", "lodDist3", "lodDist4"};
    for (int i = 1; i < 4; ++i) {
        if (model.has(names[i]) && model.number(names[i]) < model.number(names[i - 1]))
            checker.report(hordeissues::distancesUnordered, model.attribute(names[i]),
                           {.arguments = {QString::fromLatin1(names[i]), asArgument(model.number(names[i])),
                                          QString::fromLatin1(names[i - 1])},
                            .reference = "62"});
    }
}

/// 62
void levelsHaveADistance(const MarkupElement &mesh, Checker &checker)
{
    const auto level = int(mesh.number("lodLevel"));
    NodeId above = mesh.parent();
    while (above != 0 && above != NoNode && checker.nodes()[above].field != fields().model->id)
        above = checker.nodes().parent(above);
    if (level < 1 || level > 4 || above == 0 || above == NoNode)
        return;
    const MarkupElement model(checker, above);
    if (!model.has(QByteArray("lodDist" + QByteArray::number(level)).constData()))
        checker.report(hordeissues::levelWithoutDistance, mesh.attribute("lodLevel"),
                       {.arguments = {QString::number(level)}, .reference = "62"});
}

/// 63
void camerasSeeSomething(const MarkupElement &camera, Checker &checker)
{
    const QByteArray orthographic = camera.text("orthographic").toLower();
    if (orthographic != "true" && orthographic != "1" && camera.number("nearPlane") <= 0)
        reportImplausible(camera, checker, "nearPlane", aboveZero(), "63");
}

/// 63
void lightsReachSomething(const MarkupElement &light, Checker &checker)
{
    if (light.number("radius") <= 0)
        reportImplausible(light, checker, "radius", aboveZero(), "63");
    const double fov = light.number("fov");
    if (fov <= 0 || fov > 180)
        reportImplausible(light, checker, "fov", QCoreApplication::translate("issues", "between 0 and 180"), "63");
}

/// 64
void scalesAreNotZero(const MarkupElement &node, Checker &checker)
{
    for (const char *name : {"sx", "sy", "sz"}) {
        const double scale = node.number(name);
        if (!node.has(name) || scale > 0)
            continue;
        const Item item = node.attribute(name);
        const QString label = QString::fromLatin1(name);
        if (scale == 0)
            checker.report(hordeissues::scaleZero, item,
                           {.arguments = {label},
                            .reference = "64",
                            .repair = repairs::setText(QT_TRANSLATE_NOOP("repairs", "Write %1."), item,
                                                       QStringLiteral("1"), {QStringLiteral("\"1\"")})});
        else
            checker.report(hordeissues::nodeMirrored, item,
                           {.arguments = {label, asArgument(scale)}, .reference = "64"});
    }
}

/// 65: what a reference does not say is not taken from what it refers to.
void referencesSayWhatTheyReplace(const MarkupElement &reference, Checker &checker)
{
    const bool isPlaced = std::any_of(
        reference.field()->attributes.begin(), reference.field()->attributes.end(), [&](const Field *attribute) {
            return attribute->written->type == WrittenRules::Type::Float && reference.has(attribute);
        });
    QStringList missing;
    if (!reference.has("name"))
        missing += QCoreApplication::translate("issues", "name");
    if (!isPlaced)
        missing += QCoreApplication::translate("issues", "transformation");
    if (!missing.isEmpty())
        checker.report(hordeissues::referenceWithoutName, reference.item(),
                       {.arguments = {missing.join(QStringLiteral(", "))}, .reference = "65"});
}

/// 66
void attachmentsAreText(const MarkupElement &attachment, Checker &checker)
{
    checker.report(hordeissues::attachmentKept, attachment.item(), {.reference = "66"});
}

} // namespace hexahedron::horderules
