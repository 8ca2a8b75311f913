#include "core/check/documentissues.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordeproposals.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/relations/exceeds.h"
#include "core/schema/inwork.h"
#include "core/text/markup.h"

namespace hexahedron {

namespace {

constexpr const char *boxCollapses = QT_TRANSLATE_NOOP(
    "HordeSceneFormat", "The engine makes the mesh's box of the vertices from vertRStart to vertREnd: where these "
                        "leave some out, the mesh can vanish while it should be seen. Where vertRStart is above "
                        "vertREnd, or vertREnd not below the number of vertices, the box is a point at the origin.");
constexpr const char *wrongParent = QT_TRANSLATE_NOOP(
    "HordeSceneFormat",
    "Elsewhere the engine deletes the node and then goes on with what it deleted: anything can happen.");

} // namespace

HordeSceneFormat::HordeSceneFormat()
{
    DocumentBuilder builder("HordeSceneFormat", markupSyntax());
    addXmlRules(builder);
    builder.rule(issues::attributeIgnored, "66").rule(issues::textUnexpected, "57");
    node(builder, "Group");

    auto reference = node(builder, "Reference");
    const auto sceneGraph = reference.file("sceneGraph").required(Severity::Error, "57").usually("");
    reference.must(pass(horderules::referencesSayWhatTheyReplace, "65"));
    fields.reference = reference.field();
    fields.referenceFile = sceneGraph.field();

    model(builder);
    mesh(builder);
    light(builder);
    camera(builder);
    emitter(builder);
    compute(builder);

    auto terrain = node(builder, "Terrain");
    terrain.file("heightmap").usually("");
    terrain.file("material").usually("");
    terrain.number("meshQuality").usually("50.0").orElse(Severity::Warning, "47");
    terrain.number("skirtHeight").usually("0.1").orElse(Severity::Warning, "47");
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
        node.number(part).usually("0").orElse(Severity::Warning, "47");
    for (const char *part : {"rx", "ry", "rz"})
        node.number(part).usually("0").orElse(Severity::Warning, "47").unit(QT_TR_NOOP("degrees"));
    for (const char *part : {"sx", "sy", "sz"})
        node.number(part).usually("1").orElse(Severity::Warning, "47");
    ElementRef attachment = fields.attachment ? ElementRef(inwork::field(fields.attachment))
                                              : node.element("Attachment");
    if (fields.attachment)
        node.contains(attachment);
    else
        attachment.must(pass(horderules::attachmentsAreText, "66"));
    attachment.anything().once(Severity::Warning, "66");
    fields.attachment = attachment.field();
    fields.nodes.push_back(node.field());
    return node.must(pass(horderules::requiredNamesAreNotEmpty, "57")).must(pass(horderules::scalesAreNotZero, "64"));
}

void HordeSceneFormat::model(DocumentBuilder &builder)
{
    auto model = node(builder, "Model");
    fields.geometry = model.file("geometry").required(Severity::Error, "57").usually("").field();
    model.boolean("softwareSkinning").usually("false").orElse(Severity::Warning, "48");
    for (const char *name : {"lodDist1", "lodDist2", "lodDist3", "lodDist4"})
        model.number(name).usually("3.4e38").orElse(Severity::Warning, "47");
    model.must(pass(horderules::jointsHaveTheirOwnNumber, "61")).must(pass(horderules::distancesGrow, "62"));
    fields.model = model.field();
}

void HordeSceneFormat::mesh(DocumentBuilder &builder)
{
    auto mesh = node(builder, "Mesh");
    mesh.file("material").required(Severity::Error, "57").usually("");
    const auto whole = [&](const char *name) {
        return mesh.integer(name).required(Severity::Error, "57").newly("0").orElse(Severity::Error, "47");
    };
    constexpr double Most = 2147483647;
    whole("batchStart").range(0, Most, Severity::Error, "59");
    whole("batchCount").range(0, Most, Severity::Error, "59");
    const auto first = whole("vertRStart").range(0, Most, Severity::Warning, "60");
    whole("vertREnd")
        .range(0, Most, Severity::Warning, "60")
        .must(exceed(first, hordeissues::limitsReversed, "60").orEquals());
    mesh.integer("lodLevel").usually("0").orElse(Severity::Error, "47").range(0, 4, Severity::Warning, "62");
    mesh.choice("primType", {"TriangleList", "LineList", "Patches"})
        .usually("TriangleList")
        .orElse(Severity::Error, "57");
    mesh.boolean("tessellatable").newly("false").ignored();
    mesh.must(pass(horderules::nodesStandWhereTheyMay, "58"))
        .must(pass(horderules::batchesAreWhole, "59"))
        .must(pass(horderules::levelsHaveADistance, "62"));
    fields.mesh = mesh.field();

    auto joint = node(builder, "Joint");
    joint.integer("jointIndex")
        .required(Severity::Error, "57")
        .newly("0")
        .orElse(Severity::Error, "47")
        .range(0, 2147483647, Severity::Warning, "61");
    joint.must(pass(horderules::nodesStandWhereTheyMay, "58"));
    fields.joint = joint.field();
}

void HordeSceneFormat::light(DocumentBuilder &builder)
{
    auto light = node(builder, "Light");
    const auto number = [&](const char *name, const char *usual) {
        return light.number(name).usually(usual).orElse(Severity::Warning, "47");
    };
    light.file("material").usually("");
    light.text("lightingContext").required(Severity::Error, "57").usually("");
    light.text("shadowContext").required(Severity::Error, "57").usually("");
    number("radius", "100");
    number("fov", "90").unit(QT_TR_NOOP("degrees"));
    for (const char *part : {"col_R", "col_G", "col_B"})
        number(part, "1");
    number("colMult", "1");
    light.integer("shadowMapCount").usually("0").orElse(Severity::Error, "47").range(0, 4, Severity::Warning, "63");
    number("shadowSplitLambda", "0.5");
    number("shadowMapBias", "0.005");
    light.must(pass(horderules::lightsReachSomething, "63"));
    fields.light = light.field();
}

void HordeSceneFormat::camera(DocumentBuilder &builder)
{
    auto camera = node(builder, "Camera");
    const auto number = [&](const char *name, const char *usual) {
        return camera.number(name).usually(usual).orElse(Severity::Warning, "47");
    };
    camera.file("pipeline").required(Severity::Error, "57").usually("");
    camera.file("outputTex").usually("");
    camera.integer("outputBufferIndex").usually("0").orElse(Severity::Error, "47");
    const auto above = [](const AttributeRef &low) { return exceed(low, hordeissues::limitsReversed, "63"); };
    const auto left = number("leftPlane", "-0.055228457");
    number("rightPlane", "0.055228457").must(above(left));
    const auto bottom = number("bottomPlane", "-0.041421354");
    number("topPlane", "0.041421354").must(above(bottom));
    const auto nearest = number("nearPlane", "0.1");
    number("farPlane", "1000").must(above(nearest));
    camera.boolean("orthographic").usually("false").orElse(Severity::Warning, "48");
    camera.boolean("occlusionCulling").usually("false").orElse(Severity::Warning, "48");
    camera.must(pass(horderules::camerasSeeSomething, "63"));
    fields.camera = camera.field();
}

void HordeSceneFormat::emitter(DocumentBuilder &builder)
{
    auto emitter = node(builder, "Emitter");
    const auto number = [&](const char *name) {
        return emitter.number(name).usually("0").orElse(Severity::Warning, "47");
    };
    emitter.file("material").required(Severity::Error, "57").usually("");
    emitter.file("particleEffect").required(Severity::Error, "57").usually("");
    emitter.integer("maxCount")
        .required(Severity::Error, "57")
        .newly("1")
        .orElse(Severity::Error, "47")
        .range(1, 100000, Severity::Warning, "67");
    emitter.integer("respawnCount")
        .required(Severity::Error, "57")
        .newly("-1")
        .orElse(Severity::Error, "47")
        .range(-1, 2147483647, Severity::Warning, "67");
    number("delay").unit(QT_TR_NOOP("seconds"));
    number("emissionRate");
    number("spreadAngle").unit(QT_TR_NOOP("degrees"));
    for (const char *name : {"forceX", "forceY", "forceZ"})
        number(name);
    fields.emitter = emitter.field();
}

void HordeSceneFormat::compute(DocumentBuilder &builder)
{
    auto compute = node(builder, "Compute");
    compute.file("material").required(Severity::Error, "57").usually("");
    compute.file("computeBuffer").required(Severity::Error, "57").usually("");
    compute.choice("drawType", {"triangles", "lines", "points"})
        .required(Severity::Error, "57")
        .orElse(Severity::Error, "57")
        .newly("points");
    compute.integer("elementsCount").required(Severity::Error, "57").newly("0").orElse(Severity::Error, "47");
    const auto number = [&](const char *name) {
        return compute.number(name).required(Severity::Error, "57").newly("0").orElse(Severity::Warning, "47");
    };
    std::vector<AttributeRef> corner;
    for (const char *name : {"aabbMinX", "aabbMinY", "aabbMinZ"})
        corner.push_back(number(name));
    auto low = corner.begin();
    for (const char *name : {"aabbMaxX", "aabbMaxY", "aabbMaxZ"})
        number(name).must(exceed(*low++, hordeissues::limitsReversed, "68").orEquals());
    fields.compute = compute.field();
}

namespace {

bool isScene(const Bytes &bytes)
{
    static const QByteArrayList nodes{"Group", "Reference", "Model",   "Mesh",    "Joint",
                                      "Light", "Camera",    "Emitter", "Compute", "Terrain"};
    static const QByteArrayList signs{"@geometry",        "@batchStart",    "@jointIndex", "@sceneGraph",
                                      "@lightingContext", "@shadowContext", "@pipeline",   "@particleEffect",
                                      "@computeBuffer",   "@heightmap"};
    return beginsLike(bytes, nodes, signs);
}
} // namespace

const Format &hordeSceneFormat()
{
    static const Format format{
        .id = "horde3d.scene",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D scene"),
        .extensions = {QStringLiteral("scene.xml")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The outermost element is a node, such as Group or Model, and near "
                                                    "the beginning a node has what only such nodes have."),
        .looksLike = isScene,
        .schema = [] { return HordeSceneFormat::instance().schema; },
        .rules = {rootFitsName, hordeFilesAreThere, hordeScenesFitTheirFiles},
        .scene = hordeSceneScene,
        .fileNames = hordeFileNames(),
        .proposals = hordeDocumentProposals,
    };
    return format;
}

} // namespace hexahedron
