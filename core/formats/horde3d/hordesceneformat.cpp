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
#include "core/tree/markup.h"

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
    node(builder, "Group").doc(QT_TR_NOOP("Holds other nodes together: they move, turn and grow with it."));

    auto reference = node(builder, "Reference");
    reference.doc(QT_TR_NOOP("Another scene file whose nodes take this place."))
        .note(QT_TR_NOOP(
            "Its name and transformation replace those of the outermost node in that file, also where they are not "
            "written here; by the published page only where they are. Nodes in it come below that node."));
    const auto sceneGraph = reference.file("sceneGraph")
                                .required(Severity::Error, "57")
                                .usually("")
                                .doc(QT_TR_NOOP(
                                    "The scene file whose nodes come here (.scene.xml), from the content folder on."))
                                .note(QT_TR_NOOP("A circle of scene files makes the engine go round without end. Where "
                                                 "the file cannot be loaded, nothing stands here."));
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
    terrain
        .doc(QT_TR_NOOP("Ground, made from a picture of heights: it goes from 0 to 1 along each axis, and the scale of "
                        "the node makes it as large as it should be."))
        .note(QT_TR_NOOP("Belongs to an extension; an engine without it drops the node."));
    terrain.file("heightmap")
        .usually("")
        .doc(QT_TR_NOOP(
            "The picture whose pixels say how high the ground is: red times 256 plus green, 65535 for the highest. It "
            "has to be a square of 32, 64, 128, … 8192 pixels a side; else the ground is flat."));
    terrain.file("material").usually("").doc(QT_TR_NOOP("The material that the ground is drawn with (.material.xml)."));
    terrain.number("meshQuality")
        .usually("50.0")
        .orElse(Severity::Warning, "47")
        .doc(QT_TR_NOOP(
            "How closely the ground follows the heights: a block is divided where its error, divided by its distance "
            "from the camera, is not below 1 / meshQuality. More triangles for a larger number; above 0."));
    terrain.number("skirtHeight")
        .usually("0.1")
        .orElse(Severity::Warning, "47")
        .doc(QT_TR_NOOP("The ground is drawn in square blocks: how far their rims hang down, to hide gaps between "
                        "them. Times the distance from the camera; 1 is the height of the whole ground."));
    terrain.integer("blockSize")
        .usually("17")
        .orElse(Severity::Error, "47")
        .doc(QT_TR_NOOP(
            "The ground is drawn in square blocks: how many points of heights one has on a side, 1 more than a power "
            "of two, such as 17 or 33. Where this less 1 does not divide the side of heightmap, the engine takes 17."));

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
    node.text("name").usually("").doc(QT_TR_NOOP(
        "What programs call the node. Animations find joints and meshes by it; large and small letters differ."));
    for (const char *part : {"tx", "ty", "tz"})
        node.number(part)
            .usually("0")
            .orElse(Severity::Warning, "47")
            .doc(QT_TR_NOOP("Where the node is along x, y or z, as the last letter of this name says, seen from the "
                            "one around it: right-handed, y up, in the units of the scene."));
    for (const char *part : {"rx", "ry", "rz"})
        node.number(part)
            .usually("0")
            .orElse(Severity::Warning, "47")
            .unit(QT_TR_NOOP("degrees"))
            .doc(QT_TR_NOOP("Angle around x, y or z, as the last letter of this name says; the node turns first around "
                            "z, then around x, then around y. Where the axis points at the viewer, a positive angle "
                            "turns counter-clockwise."));
    for (const char *part : {"sx", "sy", "sz"})
        node.number(part)
            .usually("1")
            .orElse(Severity::Warning, "47")
            .doc(QT_TR_NOOP("Factor along x, y or z, as the last letter of this name says, applied before the node is "
                            "turned and moved: 1 keeps the size, 2 doubles it, a negative one mirrors, 0 flattens "
                            "everything to nothing along this axis."));
    ElementRef attachment = fields.attachment ? ElementRef(inwork::field(fields.attachment))
                                              : node.element("Attachment");
    if (fields.attachment)
        node.contains(attachment);
    else
        attachment.must(pass(horderules::attachmentsAreText, "66"));
    attachment.anything()
        .once(Severity::Warning, "66")
        .doc(QT_TR_NOOP("Data of the program, which the engine keeps as text. Only the first one counts."));
    fields.attachment = attachment.field();
    fields.nodes.push_back(node.field());
    return node.must(pass(horderules::requiredNamesAreNotEmpty, "57")).must(pass(horderules::scalesAreNotZero, "64"));
}

void HordeSceneFormat::model(DocumentBuilder &builder)
{
    auto model = node(builder, "Model");
    model.doc(QT_TR_NOOP("Something that is drawn: meshes and joints that share a geometry."));
    fields.geometry = model.file("geometry")
                          .required(Severity::Error, "57")
                          .usually("")
                          .doc(QT_TR_NOOP(
                              "The geometry that has the vertices, triangles and joints of the model (.geo)."))
                          .field();
    model.boolean("softwareSkinning")
        .usually("false")
        .orElse(Severity::Warning, "48")
        .doc(
            QT_TR_NOOP("Whether joints move vertices on the processor instead of the graphics card, which is slower."));
    for (const char *name : {"lodDist1", "lodDist2", "lodDist3", "lodDist4"})
        model.number(name)
            .usually("3.4e38")
            .orElse(Severity::Warning, "47")
            .doc(QT_TR_NOOP("From this distance between camera and model on, in the units of the scene, the level of "
                            "detail is drawn whose number ends this name; before lodDist1 it is level 0. The four "
                            "should not decrease: a level that ends before it begins is never drawn."));
    model.must(pass(horderules::jointsHaveTheirOwnNumber, "61")).must(pass(horderules::distancesGrow, "62"));
    fields.model = model.field();
}

void HordeSceneFormat::mesh(DocumentBuilder &builder)
{
    auto mesh = node(builder, "Mesh");
    mesh.doc(QT_TR_NOOP(
                 "Triangles of the model's geometry that have one material. It stands in a Model, a Mesh or a Joint."))
        .note(wrongParent);
    mesh.file("material")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("The material that these triangles are drawn with (.material.xml)."));
    const auto whole = [&](const char *name) {
        return mesh.integer(name).required(Severity::Error, "57").newly("0").orElse(Severity::Error, "47");
    };
    constexpr double Most = 2147483647;
    whole("batchStart")
        .range(0, Most, Severity::Error, "59")
        .doc(QT_TR_NOOP("The first index of the geometry that belongs to the mesh, counted from 0. Where it and "
                        "batchCount pass the last index, the mesh is not drawn."));
    whole("batchCount")
        .range(0, Most, Severity::Error, "59")
        .doc(QT_TR_NOOP("How many indices of the geometry belong to the mesh: three for each triangle, two for each "
                        "line. Where batchStart and it pass the last index, the mesh is not drawn."));
    const auto first = whole("vertRStart")
                           .range(0, Most, Severity::Warning, "60")
                           .doc(QT_TR_NOOP("Number of the smallest vertex that the mesh uses, counted from 0."))
                           .note(boxCollapses);
    whole("vertREnd")
        .range(0, Most, Severity::Warning, "60")
        .must(exceed(first, hordeissues::limitsReversed, "60").orEquals())
        .doc(QT_TR_NOOP("Number of the largest vertex that the mesh uses, counted from 0; it belongs to the range."))
        .note(boxCollapses);
    mesh.integer("lodLevel")
        .usually("0")
        .orElse(Severity::Error, "47")
        .range(0, 4, Severity::Warning, "62")
        .doc(QT_TR_NOOP("The level of detail in which the mesh is drawn: 0 near the camera, up to 4 far away. lodDist1 "
                        "to lodDist4 of the model say where each begins."));
    mesh.choice("primType", {"TriangleList", "LineList", "Patches"})
        .usually("TriangleList")
        .orElse(Severity::Error, "57")
        .doc(QT_TR_NOOP(
            "What the indices make: triangles of three, lines of two, or patches that the graphics card divides."))
        .note(QT_TR_NOOP("Not on the published page. With another word the engine drops the node; large and small "
                         "letters are alike."));
    mesh.boolean("tessellatable")
        .newly("false")
        .ignored()
        .doc(QT_TR_NOOP("Was meant to say whether the graphics card may divide its triangles (tessellation)."))
        .note(QT_TR_NOOP("On the published page, but the engine does not read it: primType Patches took its place."));
    mesh.must(pass(horderules::nodesStandWhereTheyMay, "58"))
        .must(pass(horderules::batchesAreWhole, "59"))
        .must(pass(horderules::levelsHaveADistance, "62"));
    fields.mesh = mesh.field();

    auto joint = node(builder, "Joint");
    joint
        .doc(QT_TR_NOOP(
            "Moves vertices of the model; an animation drives it by its name. It stands in a Model or a Joint."))
        .note(wrongParent);
    joint.integer("jointIndex")
        .required(Severity::Error, "57")
        .newly("0")
        .orElse(Severity::Error, "47")
        .range(0, 2147483647, Severity::Warning, "61")
        .doc(QT_TR_NOOP(
            "Number of the joint in the geometry, counted from 0. Converters begin with 1: joint 0 does not move."))
        .note(QT_TR_NOOP(
            "Where the geometry has no such joint, it moves nothing. Of two with one number the last counts."));
    joint.must(pass(horderules::nodesStandWhereTheyMay, "58"));
    fields.joint = joint.field();
}

void HordeSceneFormat::light(DocumentBuilder &builder)
{
    auto light = node(builder, "Light");
    const auto number = [&](const char *name, const char *usual) {
        return light.number(name).usually(usual).orElse(Severity::Warning, "47");
    };
    light.doc(QT_TR_NOOP("A spot light that looks along its negative z axis."));
    light.file("material")
        .usually("")
        .doc(QT_TR_NOOP("The material with which deferred drawing lights the area of this light (.material.xml). "
                        "Whatever is drawn for the light takes samplers, uniforms and buffers from it first."));
    light.text("lightingContext")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("Name of the context, one of the ways to draw that shaders have, by which what the light "
                        "reaches is drawn. What has a shader without it is not lit."));
    light.text("shadowContext")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("Name of the context, one of the ways to draw that shaders have, by which the shadow maps of "
                        "the light are drawn. What has a shader without it throws no shadow."));
    number("radius", "100")
        .doc(QT_TR_NOOP("How far the light reaches, in the units of the scene: what is farther away it does not light. "
                        "Above 0, else it lights nothing."));
    number("fov", "90")
        .unit(QT_TR_NOOP("degrees"))
        .doc(QT_TR_NOOP(
            "Angle of the cone that it lights, from edge to edge; above 0. From 180 on it lights in all directions."));
    for (const char *part : {"col_R", "col_G", "col_B"})
        number(part, "1").doc(QT_TR_NOOP("How much red (col_R), green (col_G) or blue (col_B) the light has: 0 is "
                                         "none, 1 is full, above 1 is brighter."));
    number("colMult", "1")
        .doc(QT_TR_NOOP("What the three parts of its colour are multiplied by: above 1 the light is brighter."));
    light.integer("shadowMapCount")
        .usually("0")
        .orElse(Severity::Error, "47")
        .range(0, 4, Severity::Warning, "63")
        .doc(QT_TR_NOOP("How many shadow maps the light has: pictures from which shadows are drawn. 0 is no shadow; "
                        "the engine has room for 4."));
    number("shadowSplitLambda", "0.5")
        .doc(QT_TR_NOOP("How several shadow maps are divided by distance, from 0 to 1: 0 evenly, 1 with more of them "
                        "for what is near."));
    number("shadowMapBias", "0.005")
        .doc(QT_TR_NOOP(
            "How far shadows are moved away from what throws them. Too little leaves stripes on it, too much a gap."));
    light.must(pass(horderules::lightsReachSomething, "63"));
    fields.light = light.field();
}

void HordeSceneFormat::camera(DocumentBuilder &builder)
{
    auto camera = node(builder, "Camera");
    const auto number = [&](const char *name, const char *usual) {
        return camera.number(name).usually(usual).orElse(Severity::Warning, "47");
    };
    camera.doc(QT_TR_NOOP("Where the scene is seen from, along the negative z axis."));
    camera.file("pipeline")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("The pipeline: in which steps the picture of this camera is drawn (.pipeline.xml)."));
    camera.file("outputTex")
        .usually("")
        .doc(QT_TR_NOOP("A texture that the camera draws into, instead of the window."))
        .note(QT_TR_NOOP("The engine does not load it: it must be there already."));
    camera.integer("outputBufferIndex")
        .usually("0")
        .orElse(Severity::Error, "47")
        .doc(QT_TR_NOOP("Which output buffer it draws into where pictures are made for two eyes: 0 for the left one, 1 "
                        "for the right "
                        "one."));
    const auto above = [](const AttributeRef &low) { return exceed(low, hordeissues::limitsReversed, "63"); };
    const auto left =
        number("leftPlane", "-0.055228457")
            .doc(QT_TR_NOOP(
                "Left edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle."));
    number("rightPlane", "0.055228457")
        .must(above(left))
        .doc(QT_TR_NOOP(
            "Right edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle."));
    const auto bottom =
        number("bottomPlane", "-0.041421354")
            .doc(QT_TR_NOOP(
                "Bottom edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle."));
    number("topPlane", "0.041421354")
        .must(above(bottom))
        .doc(QT_TR_NOOP(
            "Top edge of what the camera sees, on the near plane, in the units of the scene; 0 is the middle."));
    const auto nearest = number("nearPlane", "0.1")
                             .doc(QT_TR_NOOP(
                                 "Distance from the camera before which nothing is drawn, in the units of the scene; "
                                 "above 0 unless orthographic. The smaller it is, the coarser are depths far away."));
    number("farPlane", "1000")
        .must(above(nearest))
        .doc(QT_TR_NOOP("Distance from the camera beyond which nothing is drawn, in the units of the scene."));
    camera.boolean("orthographic")
        .usually("false")
        .orElse(Severity::Warning, "48")
        .doc(QT_TR_NOOP("Whether what is far away looks as large as what is near (orthographic), as in a plan."));
    camera.boolean("occlusionCulling")
        .usually("false")
        .orElse(Severity::Warning, "48")
        .doc(QT_TR_NOOP("Whether the engine leaves out what is hidden behind something else."));
    camera.must(pass(horderules::camerasSeeSomething, "63"));
    fields.camera = camera.field();
}

void HordeSceneFormat::emitter(DocumentBuilder &builder)
{
    auto emitter = node(builder, "Emitter");
    const auto number = [&](const char *name) {
        return emitter.number(name).usually("0").orElse(Severity::Warning, "47");
    };
    emitter.doc(QT_TR_NOOP("Where particles come from: smoke, fire, rain and the like."));
    emitter.file("material")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("The material that the particles are drawn with (.material.xml)."));
    emitter.file("particleEffect")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("The file that says how long particles live and how they change meanwhile (.particle.xml)."));
    emitter.integer("maxCount")
        .required(Severity::Error, "57")
        .newly("1")
        .orElse(Severity::Error, "47")
        .range(1, 100000, Severity::Warning, "67")
        .doc(QT_TR_NOOP("How many particles there are at most at a time; further ones wait until one dies."));
    emitter.integer("respawnCount")
        .required(Severity::Error, "57")
        .newly("-1")
        .orElse(Severity::Error, "47")
        .range(-1, 2147483647, Severity::Warning, "67")
        .doc(QT_TR_NOOP(
            "How often each particle is born, the first time included: with 0 none ever is, -1 is for ever."));
    number("delay")
        .unit(QT_TR_NOOP("seconds"))
        .doc(QT_TR_NOOP("How long nothing happens before the first particle comes."));
    number("emissionRate").doc(QT_TR_NOOP("How many particles come in a second; with 0 none come."));
    number("spreadAngle")
        .unit(QT_TR_NOOP("degrees"))
        .doc(QT_TR_NOOP("Angle of the cone into which particles fly, from edge to edge, around the negative z axis of "
                        "the node: with 0 all take that direction."));
    for (const char *name : {"forceX", "forceY", "forceZ"})
        number(name).doc(QT_TR_NOOP("How fast all particles drift along the axis of the scene with which this name "
                                    "ends (y is up), in units a second, as in wind."));
    fields.emitter = emitter.field();
}

void HordeSceneFormat::compute(DocumentBuilder &builder)
{
    auto compute = node(builder, "Compute");
    compute.doc(QT_TR_NOOP("Draws what a compute buffer holds as triangles, lines or points."));
    compute.file("material")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("The material that it is drawn with (.material.xml)."));
    compute.file("computeBuffer")
        .required(Severity::Error, "57")
        .usually("")
        .doc(QT_TR_NOOP("The buffer whose content is drawn as vertices (.compute.xml)."));
    compute.choice("drawType", {"triangles", "lines", "points"})
        .required(Severity::Error, "57")
        .orElse(Severity::Error, "57")
        .newly("points")
        .doc(QT_TR_NOOP("What the vertices in the buffer make: triangles of three, lines of two, or a point of each."))
        .note(QT_TR_NOOP("With another word the engine drops the node; large and small letters are alike."));
    compute.integer("elementsCount")
        .required(Severity::Error, "57")
        .newly("0")
        .orElse(Severity::Error, "47")
        .doc(QT_TR_NOOP("How many vertices of the buffer are drawn, from its first one on."));
    const auto number = [&](const char *name) {
        return compute.number(name).required(Severity::Error, "57").newly("0").orElse(Severity::Warning, "47");
    };
    std::vector<AttributeRef> corner;
    for (const char *name : {"aabbMinX", "aabbMinY", "aabbMinZ"})
        corner.push_back(number(name).doc(QT_TR_NOOP(
            "Smallest x, y or z (the last letter of the name says which) of the box around what is drawn, in the space "
            "of the node. When the box is too small, the engine hides the node where it should be seen.")));
    auto low = corner.begin();
    for (const char *name : {"aabbMaxX", "aabbMaxY", "aabbMaxZ"})
        number(name)
            .must(exceed(*low++, hordeissues::limitsReversed, "68").orEquals())
            .doc(QT_TR_NOOP(
                "Largest x, y or z (the last letter of the name says which) of the box around what is drawn, in the "
                "space of the node. When the box is too small, the engine hides the node where it should be seen."));
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
