#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordeelements.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"

#include <QCoreApplication>
#include <QSet>

namespace hexahedron {

namespace {

const HordeSceneFormat::Fields &fields()
{
    return HordeSceneFormat::instance().fields;
}

QString nameOf(const Field *field)
{
    return QString::fromUtf8(field->name);
}

/// 57: an empty name is as good as none.
void requiredNamesAreNotEmpty(const HordeElement &node, Checker &checker)
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
void nodesStandWhereTheyMay(const HordeElement &node, Checker &checker)
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
void batchesAreWhole(const HordeElement &mesh, Checker &checker)
{
    const QByteArray type = mesh.text("primType").toLower();
    const int group = type == "trianglelist" ? 3 : type == "linelist" ? 2 : 1;
    const auto count = qint64(mesh.number("batchCount"));
    if (count % group != 0)
        checker.report(hordeissues::batchIncomplete, mesh.attribute("batchCount"),
                       {.arguments = {QString::number(count), QString::number(group)}, .reference = "59"});
}

/// Two attributes of which the first should be smaller, or the same where that makes sense.
void reportReversed(const HordeElement &node, Checker &checker, const char *low, const char *high, bool mayBeEqual,
                    const char *reference)
{
    const double a = node.number(low);
    const double b = node.number(high);
    if (a < b || (mayBeEqual && a == b))
        return;
    checker.report(hordeissues::limitsReversed, node.attribute(low),
                   {.arguments = {QString::fromLatin1(low), numberOf(a), QString::fromLatin1(high), numberOf(b)},
                    .reference = reference});
}

/// 60
void vertexRangesAreInOrder(const HordeElement &mesh, Checker &checker)
{
    reportReversed(mesh, checker, "vertRStart", "vertREnd", true, "60");
}

/// 61: joints of a model have different numbers. Models do not share them.
void jointsHaveTheirOwnNumber(const HordeElement &model, Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    QSet<qint64> seen;
    for (NodeId id = model.node() + 1; id <= model.node() + nodes[model.node()].descendants; ++id) {
        if (nodes[id].field == fields().model->id)
            id += nodes[id].descendants;
        if (nodes[id].field != fields().joint->id)
            continue;
        const HordeElement joint(checker, id);
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
void distancesGrow(const HordeElement &model, Checker &checker)
{
    const char *const names[] = {"lodDist1", "lodDist2", "lodDist3", "lodDist4"};
    for (int i = 1; i < 4; ++i) {
        if (model.has(names[i]) && model.number(names[i]) < model.number(names[i - 1]))
            checker.report(hordeissues::distancesUnordered, model.attribute(names[i]),
                           {.arguments = {QString::fromLatin1(names[i]), numberOf(model.number(names[i])),
                                          QString::fromLatin1(names[i - 1])},
                            .reference = "62"});
    }
}

/// 62
void levelsHaveADistance(const HordeElement &mesh, Checker &checker)
{
    const auto level = int(mesh.number("lodLevel"));
    NodeId above = mesh.parent();
    while (above != 0 && above != NoNode && checker.nodes()[above].field != fields().model->id)
        above = checker.nodes().parent(above);
    if (level < 1 || level > 4 || above == 0 || above == NoNode)
        return;
    const HordeElement model(checker, above);
    if (!model.has(QByteArray("lodDist" + QByteArray::number(level)).constData()))
        checker.report(hordeissues::levelWithoutDistance, mesh.attribute("lodLevel"),
                       {.arguments = {QString::number(level)}, .reference = "62"});
}

QString aboveZero()
{
    return QCoreApplication::translate("issues", "above 0");
}

void reportImplausible(const HordeElement &node, Checker &checker, const char *name, const QString &wanted,
                       const char *reference)
{
    checker.report(
        hordeissues::valueImplausible, node.attribute(name),
        {.arguments = {QString::fromLatin1(name), numberOf(node.number(name)), wanted}, .reference = reference});
}

/// 63
void camerasSeeSomething(const HordeElement &camera, Checker &checker)
{
    reportReversed(camera, checker, "leftPlane", "rightPlane", false, "63");
    reportReversed(camera, checker, "bottomPlane", "topPlane", false, "63");
    reportReversed(camera, checker, "nearPlane", "farPlane", false, "63");
    const QByteArray orthographic = camera.text("orthographic").toLower();
    if (orthographic != "true" && orthographic != "1" && camera.number("nearPlane") <= 0)
        reportImplausible(camera, checker, "nearPlane", aboveZero(), "63");
}

/// 63
void lightsReachSomething(const HordeElement &light, Checker &checker)
{
    if (light.number("radius") <= 0)
        reportImplausible(light, checker, "radius", aboveZero(), "63");
    const double fov = light.number("fov");
    if (fov <= 0 || fov > 180)
        reportImplausible(light, checker, "fov", QCoreApplication::translate("issues", "between 0 and 180"), "63");
}

/// 64
void scalesAreNotZero(const HordeElement &node, Checker &checker)
{
    for (const char *name : {"sx", "sy", "sz"}) {
        const double scale = node.number(name);
        if (!node.has(name) || scale > 0)
            continue;
        const Item item = node.attribute(name);
        const QString label = QString::fromLatin1(name);
        if (scale == 0)
            checker.report(hordeissues::scaleZero, item,
                           {.arguments = {label}, .reference = "64", .repair = writeValue(item, QStringLiteral("1"))});
        else
            checker.report(hordeissues::nodeMirrored, item, {.arguments = {label, numberOf(scale)}, .reference = "64"});
    }
}

/// 65: what a reference does not say is not taken from what it refers to.
void referencesSayWhatTheyReplace(const HordeElement &reference, Checker &checker)
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
void attachmentsAreText(const HordeElement &attachment, Checker &checker)
{
    checker.report(hordeissues::attachmentKept, attachment.item(), {.reference = "66"});
}

/// 68
void boxesAreInOrder(const HordeElement &compute, Checker &checker)
{
    reportReversed(compute, checker, "aabbMinX", "aabbMaxX", true, "68");
    reportReversed(compute, checker, "aabbMinY", "aabbMaxY", true, "68");
    reportReversed(compute, checker, "aabbMinZ", "aabbMaxZ", true, "68");
}

} // namespace

std::span<const Rule> hordeSceneRules()
{
    static const std::vector<Rule> rules{
        {"rootFitsName", rootFitsName},
        {"requiredNamesAreNotEmpty", [](Checker &c) { forEachElement(c, fields().nodes, requiredNamesAreNotEmpty); }},
        {"nodesStandWhereTheyMay",
         [](Checker &c) {
             forEachElement(c, {fields().mesh, fields().joint}, nodesStandWhereTheyMay);
         }},
        {"batchesAreWhole", [](Checker &c) { forEachElement(c, {fields().mesh}, batchesAreWhole); }},
        {"vertexRangesAreInOrder", [](Checker &c) { forEachElement(c, {fields().mesh}, vertexRangesAreInOrder); }},
        {"jointsHaveTheirOwnNumber", [](Checker &c) { forEachElement(c, {fields().model}, jointsHaveTheirOwnNumber); }},
        {"distancesGrow", [](Checker &c) { forEachElement(c, {fields().model}, distancesGrow); }},
        {"levelsHaveADistance", [](Checker &c) { forEachElement(c, {fields().mesh}, levelsHaveADistance); }},
        {"camerasSeeSomething", [](Checker &c) { forEachElement(c, {fields().camera}, camerasSeeSomething); }},
        {"lightsReachSomething", [](Checker &c) { forEachElement(c, {fields().light}, lightsReachSomething); }},
        {"scalesAreNotZero", [](Checker &c) { forEachElement(c, fields().nodes, scalesAreNotZero); }},
        {"referencesSayWhatTheyReplace",
         [](Checker &c) { forEachElement(c, {fields().reference}, referencesSayWhatTheyReplace); }},
        {"attachmentsAreText", [](Checker &c) { forEachElement(c, {fields().attachment}, attachmentsAreText); }},
        {"boxesAreInOrder", [](Checker &c) { forEachElement(c, {fields().compute}, boxesAreInOrder); }},
        {"filesAreThere", hordeFilesAreThere},
        {"scenesFitTheirFiles", hordeScenesFitTheirFiles},
    };
    return rules;
}

} // namespace hexahedron
