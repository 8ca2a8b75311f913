#include "core/changes/wishes.h"
#include "core/check/documentissues.h"
#include "core/check/markupelement.h"
#include "core/check/repairs.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordegeometry.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/relations/elementrule.h"
#include "core/relations/exceeds.h"
#include "core/schema/inwork.h"
#include "core/text/markup.h"
#include "core/tree/value.h"

namespace hexahedron {

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

void reportImplausible(const MarkupElement &node, Checker &checker, const char *name, const QString &wanted)
{
    checker.report(hordeissues::valueImplausible, node.attribute(name), "63",
                   {name, asArgument(node.number(name)), wanted});
}

/// 57: an empty name is as good as none.
void requiredNamesAreNotEmpty(const MarkupElement &node, Checker &checker)
{
    for (const Field *attribute : node.field()->document.attributes) {
        const WrittenRules &rules = *attribute->document.rules;
        if (rules.type == WrittenRules::Type::File && rules.missing.isReported && node.has(attribute)
            && node.text(attribute).isEmpty())
            checker.report(hordeissues::fileNameEmpty, node.attribute(attribute), "57",
                           {QString::fromUtf8(attribute->name + 1)});
    }
}

/// 58: what stands outermost is put somewhere by a Reference, which the file does not tell.
void nodesStandWhereTheyMay(const MarkupElement &node, Checker &checker)
{
    if (node.parent() == 0)
        return;
    const Field *above = &fieldById(checker.nodes()[node.parent()].field);
    const bool isKnown = std::ranges::find(fields().nodes, above) != fields().nodes.end();
    const bool isMesh = node.field() == fields().mesh;
    const bool may = above == fields().model || above == fields().joint || (isMesh && above == fields().mesh);
    if (isKnown && !may)
        checker.report(hordeissues::nodeMisplaced, node.item(), "58", {nameOf(node.field()), nameOf(above)});
}

/// 59
void batchesAreWhole(const MarkupElement &mesh, Checker &checker)
{
    const QByteArray type = mesh.text("primType").toLower();
    const int group = type == "trianglelist" ? 3 : type == "linelist" ? 2 : 1;
    const auto count = qint64(mesh.number("batchCount"));
    if (count % group != 0)
        checker.report(hordeissues::batchIncomplete, mesh.attribute("batchCount"), "59", {count, group});
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
            checker.report(hordeissues::jointZero, joint.attribute("jointIndex"), "61");
        if (seen.contains(index))
            checker.report(hordeissues::jointTwice, joint.attribute("jointIndex"), "61", {index});
        seen.insert(index);
    }
}

/// 62
void distancesGrow(const MarkupElement &model, Checker &checker)
{
    const char *const names[] = {"lodDist1", "lodDist2", "lodDist3", "lodDist4"};
    for (int i = 1; i < 4; ++i) {
        if (model.has(names[i]) && model.number(names[i]) < model.number(names[i - 1]))
            checker.report(
                hordeissues::distancesUnordered, model.attribute(names[i]), "62",
                {QString::fromLatin1(names[i]), asArgument(model.number(names[i])), QString::fromLatin1(names[i - 1])});
    }
}

/// 62
void levelsHaveADistance(const MarkupElement &mesh, Checker &checker)
{
    const auto level = int(mesh.number("lodLevel"));
    const auto model = level < 1 || level > 4 ? std::nullopt : mesh.around(fields().model);
    if (model && !model->has(QByteArray("lodDist" + QByteArray::number(level)).constData()))
        checker.report(hordeissues::levelWithoutDistance, mesh.attribute("lodLevel"), "62", {level});
}

/// 63
void camerasSeeSomething(const MarkupElement &camera, Checker &checker)
{
    if (!camera.isTrue("orthographic") && camera.number("nearPlane") <= 0)
        reportImplausible(camera, checker, "nearPlane", aboveZero());
}

/// 63
void lightsReachSomething(const MarkupElement &light, Checker &checker)
{
    if (light.number("radius") <= 0)
        reportImplausible(light, checker, "radius", aboveZero());
    const double fov = light.number("fov");
    if (fov <= 0 || fov > 180)
        reportImplausible(light, checker, "fov", QCoreApplication::translate("issues", "between 0 and 180"));
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
            checker.report(hordeissues::scaleZero, item, "64", {label},
                           repairs::setText(QT_TRANSLATE_NOOP("repairs", "Write %1."), item, QStringLiteral("1"),
                                            {QStringLiteral("\"1\"")}));
        else
            checker.report(hordeissues::nodeMirrored, item, "64", {label, asArgument(scale)});
    }
}

/// 65: what a reference does not say is not taken from what it refers to.
void referencesSayWhatTheyReplace(const MarkupElement &reference, Checker &checker)
{
    const bool isPlaced = std::ranges::any_of(reference.field()->document.attributes, [&](const Field *attribute) {
        return attribute->document.rules->type == WrittenRules::Type::Float && reference.has(attribute);
    });
    QStringList missing;
    if (!reference.has("name"))
        missing += QCoreApplication::translate("issues", "name");
    if (!isPlaced)
        missing += QCoreApplication::translate("issues", "transformation");
    if (!missing.isEmpty())
        checker.report(hordeissues::referenceWithoutName, reference.item(), "65", {missing.join(QStringLiteral(", "))});
}

/// 66
void attachmentsAreText(const MarkupElement &attachment, Checker &checker)
{
    checker.report(hordeissues::attachmentKept, attachment.item(), "66");
}

class SceneFiles
{
public:
    explicit SceneFiles(Checker &checker)
        : m_checker(checker)
        , m_files(checker.tree())
    {
    }

    void see(const MarkupElement &element)
    {
        if (element.field() == fields().reference)
            checkReference(element);
        else if (HordeGeometryFile *geometry = geometryOf(element); geometry && element.field() == fields().mesh)
            checkMesh(element, *geometry);
        else if (geometry)
            checkJoint(element, *geometry);
    }

private:
    /// That of the model around an element; null when there is none, or it cannot be read.
    HordeGeometryFile *geometryOf(const MarkupElement &element)
    {
        const auto model = element.around(fields().model);
        if (!model)
            return nullptr;
        if (model->node() == m_model) // elements of a model follow one another
            return m_modelGeometry;
        m_model = model->node();
        const QByteArray name = model->text(fields().geometry);
        m_modelName = textOf(name);
        auto known = m_geometries.constFind(name);
        if (known == m_geometries.constEnd())
            known = m_geometries.insert(
                name, HordeGeometryFile::of(m_files.read(m_files.pathOf(name), hordeGeometryFormat())));
        m_modelGeometry = known->get();
        return m_modelGeometry;
    }

    /// 65
    void checkReference(const MarkupElement &reference)
    {
        const QByteArray name = reference.text(fields().referenceFile);
        if (m_files.leadsBack(name, hordeSceneFormat()))
            m_checker.report(hordeissues::referenceCircle, reference.attribute(fields().referenceFile), "65",
                             {textOf(name)});
    }

    /// 59 60
    void checkMesh(const MarkupElement &mesh, HordeGeometryFile &geometry)
    {
        if (!mesh.has("batchStart") || !mesh.has("batchCount"))
            return;
        const double first = mesh.number("batchStart"), count = mesh.number("batchCount");
        if (first < 0 || count <= 0)
            return;
        if (first + count > double(geometry.indexCount())) {
            m_checker.report(hordeissues::batchPassesEnd, mesh.attribute("batchCount"), "59",
                             {asArgument(first + count), geometry.indexCount(), m_modelName});
            return;
        }
        const auto range = geometry.vertexRange(qint64(first), qint64(count));
        if (range && !range->isEmpty() && mesh.has("vertRStart") && mesh.has("vertREnd"))
            compareRange(mesh, *range);
    }

    /// 60
    void compareRange(const MarkupElement &mesh, HordeGeometryFile::Range range)
    {
        const double start = mesh.number("vertRStart"), end = mesh.number("vertREnd");
        if (start == double(range.first) && end == double(range.last))
            return;
        const Item startItem = mesh.attribute("vertRStart"), endItem = mesh.attribute("vertREnd");
        const QString first = QString::number(range.first), last = QString::number(range.last);
        m_checker.report(hordeissues::vertexRangeWrong, start == double(range.first) ? endItem : startItem, "60",
                         {asArgument(start), asArgument(end), first, last},
                         {QT_TRANSLATE_NOOP("repairs", "Write %1 to %2."), {first, last}, [=](Wishes &wishes) {
                              wishes.setText(startItem, first);
                              wishes.setText(endItem, last);
                          }});
    }

    /// 61: without joints the engine makes one.
    void checkJoint(const MarkupElement &joint, const HordeGeometryFile &geometry)
    {
        if (!joint.has("jointIndex"))
            return;
        const double number = joint.number("jointIndex");
        const qint64 count = std::max<qint64>(1, geometry.jointCount());
        if (number >= double(count))
            m_checker.report(hordeissues::jointUnknown, joint.attribute("jointIndex"), "61",
                             {asArgument(number), count, m_modelName});
    }

    Checker &m_checker;
    HordeFiles m_files;
    QHash<QByteArray, std::shared_ptr<HordeGeometryFile>> m_geometries; // by name
    NodeId m_model = NoNode;
    QString m_modelName;
    HordeGeometryFile *m_modelGeometry = nullptr;
};

/// 59 60 61 65: batches and joints are in the geometry, and references end.
void scenesFitTheirFiles(Checker &checker)
{
    SceneFiles files(checker);
    for (NodeId id = 1; id < checker.nodes().size() && !checker.isCancelled(); ++id) {
        const Field *field = &fieldById(checker.nodes()[id].field);
        if (field == fields().reference || field == fields().mesh || field == fields().joint)
            files.see(MarkupElement(checker, id));
    }
}

constexpr double MostInteger = 2147483647;

AttributeRef number(ElementRef &node, const char *name, const char *usual)
{
    return node.number(name).usually(usual).orElse(Severity::Warning, "47");
}

/// One that the engine wants; a new one begins with `first`.
AttributeRef neededInteger(ElementRef &node, const char *name, const char *first)
{
    return node.integer(name).required(Severity::Error, "57").newly(first).orElse(Severity::Error, "47");
}

} // namespace

HordeSceneFormat::HordeSceneFormat()
{
    DocumentBuilder builder("HordeSceneFormat", markupSyntax());
    addXmlRules(builder);
    builder.rule(issues::attributeIgnored, "66").rule(issues::textUnexpected, "57");
    node(builder, "Group");

    auto reference = node(builder, "Reference");
    fields.reference = reference.must(pass(referencesSayWhatTheyReplace, "65")).field();
    fields.referenceFile = reference.file("sceneGraph").required(Severity::Error, "57").usually("").field();

    model(builder);
    mesh(builder);
    light(builder);
    camera(builder);
    emitter(builder);
    compute(builder);

    auto terrain = node(builder, "Terrain");
    terrain.file("heightmap").usually("");
    terrain.file("material").usually("");
    number(terrain, "meshQuality", "50.0");
    number(terrain, "skirtHeight", "0.1");
    terrain.integer("blockSize").usually("17").orElse(Severity::Error, "47");

    // Nodes nest freely in a file.
    for (const Field *outer : fields.nodes) {
        for (const Field *inner : fields.nodes)
            ElementRef(inwork::field(outer)).contains(ElementRef(inwork::field(inner)));
    }
    schema = builder.finish();
}

/// What every node has.
ElementRef HordeSceneFormat::node(DocumentBuilder &builder, const char *name)
{
    auto node = builder.root(name).others(Severity::Error, "57").lastAttributeCounts();
    node.text("name").usually("");
    for (const char *part : {"tx", "ty", "tz"})
        number(node, part, "0");
    for (const char *part : {"rx", "ry", "rz"})
        number(node, part, "0").unit(QT_TR_NOOP("degrees"));
    for (const char *part : {"sx", "sy", "sz"})
        number(node, part, "1");
    ElementRef attachment = fields.attachment ? ElementRef(inwork::field(fields.attachment))
                                              : node.element("Attachment");
    if (fields.attachment)
        node.contains(attachment);
    else
        attachment.must(pass(attachmentsAreText, "66"));
    attachment.anything().once(Severity::Warning, "66");
    fields.attachment = attachment.field();
    fields.nodes.push_back(node.field());
    return node.must(pass(requiredNamesAreNotEmpty, "57")).must(pass(scalesAreNotZero, "64"));
}

void HordeSceneFormat::model(DocumentBuilder &builder)
{
    auto model = node(builder, "Model").as(fields.model);
    fields.geometry = model.file("geometry").required(Severity::Error, "57").usually("").field();
    model.boolean("softwareSkinning").usually("false").orElse(Severity::Warning, "48");
    for (const char *name : {"lodDist1", "lodDist2", "lodDist3", "lodDist4"})
        number(model, name, "3.4e38");
    model.must(pass(jointsHaveTheirOwnNumber, "61")).must(pass(distancesGrow, "62"));
}

void HordeSceneFormat::mesh(DocumentBuilder &builder)
{
    auto mesh = node(builder, "Mesh").as(fields.mesh);
    mesh.file("material").required(Severity::Error, "57").usually("");
    neededInteger(mesh, "batchStart", "0").range(0, MostInteger, Severity::Error, "59");
    neededInteger(mesh, "batchCount", "0").range(0, MostInteger, Severity::Error, "59");
    const auto first = neededInteger(mesh, "vertRStart", "0").range(0, MostInteger, Severity::Warning, "60");
    neededInteger(mesh, "vertREnd", "0")
        .range(0, MostInteger, Severity::Warning, "60")
        .must(exceed(first, hordeissues::limitsReversed, "60").orEquals());
    mesh.integer("lodLevel").usually("0").orElse(Severity::Error, "47").range(0, 4, Severity::Warning, "62");
    mesh.choice("primType", {"TriangleList", "LineList", "Patches"})
        .usually("TriangleList")
        .orElse(Severity::Error, "57");
    mesh.boolean("tessellatable").newly("false").ignored();
    mesh.must(pass(nodesStandWhereTheyMay, "58"))
        .must(pass(batchesAreWhole, "59"))
        .must(pass(levelsHaveADistance, "62"));

    auto joint = node(builder, "Joint").as(fields.joint);
    neededInteger(joint, "jointIndex", "0").range(0, MostInteger, Severity::Warning, "61");
    joint.must(pass(nodesStandWhereTheyMay, "58"));
}

void HordeSceneFormat::light(DocumentBuilder &builder)
{
    auto light = node(builder, "Light").as(fields.light);
    light.file("material").usually("");
    light.text("lightingContext").required(Severity::Error, "57").usually("");
    light.text("shadowContext").required(Severity::Error, "57").usually("");
    number(light, "radius", "100");
    number(light, "fov", "90").unit(QT_TR_NOOP("degrees"));
    for (const char *part : {"col_R", "col_G", "col_B"})
        number(light, part, "1");
    number(light, "colMult", "1");
    light.integer("shadowMapCount").usually("0").orElse(Severity::Error, "47").range(0, 4, Severity::Warning, "63");
    number(light, "shadowSplitLambda", "0.5");
    number(light, "shadowMapBias", "0.005");
    light.must(pass(lightsReachSomething, "63"));
}

void HordeSceneFormat::camera(DocumentBuilder &builder)
{
    auto camera = node(builder, "Camera").as(fields.camera);
    camera.file("pipeline").required(Severity::Error, "57").usually("");
    camera.file("outputTex").usually("");
    camera.integer("outputBufferIndex").usually("0").orElse(Severity::Error, "47");
    const auto above = [](const AttributeRef &low) { return exceed(low, hordeissues::limitsReversed, "63"); };
    const auto left = number(camera, "leftPlane", "-0.055228457");
    number(camera, "rightPlane", "0.055228457").must(above(left));
    const auto bottom = number(camera, "bottomPlane", "-0.041421354");
    number(camera, "topPlane", "0.041421354").must(above(bottom));
    const auto nearest = number(camera, "nearPlane", "0.1");
    number(camera, "farPlane", "1000").must(above(nearest));
    camera.boolean("orthographic").usually("false").orElse(Severity::Warning, "48");
    camera.boolean("occlusionCulling").usually("false").orElse(Severity::Warning, "48");
    camera.must(pass(camerasSeeSomething, "63"));
}

void HordeSceneFormat::emitter(DocumentBuilder &builder)
{
    auto emitter = node(builder, "Emitter").as(fields.emitter);
    emitter.file("material").required(Severity::Error, "57").usually("");
    emitter.file("particleEffect").required(Severity::Error, "57").usually("");
    neededInteger(emitter, "maxCount", "1").range(1, 100000, Severity::Warning, "67");
    neededInteger(emitter, "respawnCount", "-1").range(-1, MostInteger, Severity::Warning, "67");
    number(emitter, "delay", "0").unit(QT_TR_NOOP("seconds"));
    number(emitter, "emissionRate", "0");
    number(emitter, "spreadAngle", "0").unit(QT_TR_NOOP("degrees"));
    for (const char *name : {"forceX", "forceY", "forceZ"})
        number(emitter, name, "0");
}

void HordeSceneFormat::compute(DocumentBuilder &builder)
{
    auto compute = node(builder, "Compute").as(fields.compute);
    compute.file("material").required(Severity::Error, "57").usually("");
    compute.file("computeBuffer").required(Severity::Error, "57").usually("");
    compute.choice("drawType", {"triangles", "lines", "points"})
        .required(Severity::Error, "57")
        .orElse(Severity::Error, "57")
        .newly("points");
    neededInteger(compute, "elementsCount", "0");
    const auto side = [&](const char *name) {
        return compute.number(name).required(Severity::Error, "57").newly("0").orElse(Severity::Warning, "47");
    };
    std::vector<AttributeRef> corner;
    for (const char *name : {"aabbMinX", "aabbMinY", "aabbMinZ"})
        corner.push_back(side(name));
    auto low = corner.begin();
    for (const char *name : {"aabbMaxX", "aabbMaxY", "aabbMaxZ"})
        side(name).must(exceed(*low++, hordeissues::limitsReversed, "68").orEquals());
}

const Format &hordeSceneFormat()
{
    static const Format format{
        .id = "horde3d.scene",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D scene"),
        .extensions = {QStringLiteral("scene.xml")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The outermost element is a node, such as Group or Model, and near "
                                                    "the beginning a node has what only such nodes have."),
        .looksLike =
            [](const Bytes &bytes) {
                return beginsLike(bytes,
                                  {"Group", "Reference", "Model", "Mesh", "Joint", "Light", "Camera", "Emitter",
                                   "Compute", "Terrain"},
                                  {"@geometry", "@batchStart", "@jointIndex", "@sceneGraph", "@lightingContext",
                                   "@shadowContext", "@pipeline", "@particleEffect", "@computeBuffer", "@heightmap"});
            },
        .schema = [] { return HordeSceneFormat::instance().schema; },
        .rules = {rootFitsName, hordeFilesAreThere, scenesFitTheirFiles},
        .scene = hordeSceneScene,
        .fileNames = hordeFileNames(),
        .proposals = hordeDocumentProposals,
    };
    return format;
}

} // namespace hexahedron
