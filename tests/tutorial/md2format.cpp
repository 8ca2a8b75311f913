// Quake II's .md2, as it is told in CONTRIBUTING.md: what a format takes, in one file.
#include "tests/tutorial/md2format.h"

#include "core/changes/wishes.h"
#include "core/check/checker.h"
#include "core/check/engineissues.h"
#include "core/scene/treeviews.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

struct Md2
{
    const Schema *schema = nullptr;
    struct
    {
        const Field *frameSize, *triangles, *corners, *frames, *scale, *translate, *vertices, *position;
    } fields{};

    Md2();
};

Md2::Md2()
{
    SchemaBuilder builder("Md2Format", {});
    builder.finite("6")
        .rule(issues::notThisFormat, "1")
        .rule(issues::countTooLarge, "3")
        .rule(issues::cutOff, "3")
        .rule(issues::trailingBytes, "4");

    // The header: what there is, and where.
    auto file = builder.file().section("IDP2", "IDP2").doc("A model: vertices for every frame, triangles, skins.");
    file.text("ident").size(4).initially("IDP2").doc("IDP2: says that the file is such a model.");
    file.i32("version").equals(8).error("2").initially({8}).doc("Version of the format.");
    file.i32("skinwidth").unit("pixels").doc("Width of the skins.");
    file.i32("skinheight").unit("pixels").doc("Height of the skins.");
    const auto frameSize = file.i32("framesize").unit("bytes").doc("Size of a frame: 40 and 4 for each vertex.");
    const auto skinCount = file.i32("num_skins").doc("How many skins there are.");
    const auto vertexCount = file.i32("num_xyz").doc("How many vertices each frame has.");
    const auto pointCount = file.i32("num_st").doc("How many points of the skin are named.");
    const auto triangleCount = file.i32("num_tris").doc("How many triangles there are.");
    const auto commandCount = file.i32("num_glcmds").doc("How many numbers the drawing commands take.");
    const auto frameCount = file.i32("num_frames").doc("How many frames there are.");
    auto skinOffset = file.i32("ofs_skins").doc("Where the skins begin.");
    auto pointOffset = file.i32("ofs_st").doc("Where the points of the skin begin.");
    auto triangleOffset = file.i32("ofs_tris").doc("Where the triangles begin.");
    auto frameOffset = file.i32("ofs_frames").doc("Where the frames begin.");
    auto commandOffset = file.i32("ofs_glcmds").doc("Where the drawing commands begin.");
    file.i32("ofs_end").ownSize().doc("Where the file ends.");

    // The lists, in the order in which the engine's own tool writes them.
    auto skin = file.records("skins").times(skinCount).doc("Pictures that fit the model.");
    skin.text("name").size(64).doc("Path of the picture, from the folder of the game.");
    auto point = file.records("st").times(pointCount).doc("Points of the skin.");
    point.i16("st").times(2).components({"s", "t"}).unit("pixels").doc("From the upper left corner.");

    auto triangle = file.records("triangles").times(triangleCount).doc("What is drawn.");
    const auto corners = triangle.u16("index_xyz").times(3).indexes(vertexCount).error("5").distinct().info("7");
    triangle.u16("index_st").times(3).indexes(point).error("5").doc("Point of the skin at each corner.");

    auto frame = file.records("frames").times(frameCount).doc("The vertices at one moment.");
    const auto scale = frame.f32("scale").times(3).initially({1, 1, 1}).doc("Factor on the stored positions.");
    const auto translate = frame.f32("translate").times(3).doc("Is added to them then.");
    frame.text("name").size(16).initially("frame").doc("What the frame is called, such as run12.");
    auto vertex = frame.records("verts").times(vertexCount).doc("The vertices.");
    const auto position = vertex.u8("v").times(3).doc("Position, before scale and translate.");
    vertex.u8("lightnormalindex").range(0, 161).warning("8").doc("Which of 162 known normals it has.");

    auto commands = file.i32("glcmds").times(commandCount).doc("Strips and fans, for a fast way to draw.");

    skinOffset.offsetOf(FieldRef(skin.field()));
    pointOffset.offsetOf(FieldRef(point.field()));
    triangleOffset.offsetOf(FieldRef(triangle.field()));
    frameOffset.offsetOf(FieldRef(frame.field()));
    commandOffset.offsetOf(commands);
    fields = {frameSize.field(), triangle.field(),  corners.field(), frame.field(),
              scale.field(),     translate.field(), vertex.field(),  position.field()};
    schema = builder.finish();
}

const Md2 &md2()
{
    static const Md2 format;
    return format;
}

const IssueKind frameSizeWrong{"MD2_FRAME_SIZE_WRONG", Severity::Error, "framesize is %1, but a frame has %2 bytes.",
                               "Readers go from frame to frame by it.", true};

/// The one rule that no relation says.
void framesHaveTheirSize(Checker &checker)
{
    const Tree &tree = checker.tree();
    const Item file = tree.child(tree.root(), 0), size = childOf(tree, file, md2().fields.frameSize);
    const qint64 stored = integerIn(tree, file, md2().fields.frameSize);
    const qint64 right = tree.child(childOf(tree, file, md2().fields.frames), 0).range.size();
    if (right == 0 || right == stored)
        return;
    checker.report(frameSizeWrong, size, "9", {stored, right}, {"Write the size of a frame.", {}, [=](Wishes &wishes) {
                                                                    wishes.setBytes(size,
                                                                                    encodeInteger(*size.field, right));
                                                                }});
}

/// The first frame. Positions are bytes; the node stretches and moves them as the frame says.
scene::Scene sceneOfModel(const Tree &tree)
{
    const auto &[frameSize, triangles, corners, frames, scale, translate, vertices, position] = md2().fields;
    scene::Scene scene;
    scene.clockwiseFront = true;
    scene.textureOriginTop = true;
    const Item file = tree.child(tree.root(), 0);
    const Item frame = tree.child(childOf(tree, file, frames), 0);
    const Item points = childOf(tree, frame, vertices);
    const Item faces = childOf(tree, file, triangles);
    if (!points.isValid() || !faces.isValid())
        return scene;
    scene::Node node = nodeOf(tree, frame, tree.fileName());
    node.translation = vectorIn(tree, frame, translate);
    node.scale = vectorIn(tree, frame, scale);
    scene.nodes.push_back(node);
    scene::Mesh &mesh = scene.meshes.emplace_back();
    mesh.node = 0;
    mesh.path = tree.path(points);
    mesh.vertexCount = points.count;
    mesh.vertexBytes = points.range;
    mesh.vertexStride = points.stride;
    mesh.positions = viewOn(tree, points, position);
    scene::Part &part = mesh.parts.emplace_back();
    part.path = tree.path(faces);
    part.indices = viewOn(tree, faces, corners);
    part.indexCount = 3 * faces.count;
    return scene;
}

} // namespace

const Format &md2Format()
{
    static const Format format{
        .id = "quake.md2",
        .name = "Quake II model",
        .extensions = {QStringLiteral("md2")},
        .recognition = "The file begins with the four bytes IDP2.",
        .signatures = {"IDP2"},
        .schema = [] { return md2().schema; },
        .rules = {framesHaveTheirSize},
        .scene = sceneOfModel,
    };
    return format;
}

} // namespace hexahedron
