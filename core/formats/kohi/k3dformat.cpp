#include "core/formats/kohi/k3dformat.h"

#include "core/check/engineissues.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3dnames.h"
#include "core/formats/kohi/k3drules.h"
#include "core/formats/kohi/k3dscene.h"
#include "core/relations/bounds.h"
#include "core/relations/groups.h"
#include "core/relations/matrix.h"
#include "core/relations/order.h"
#include "core/relations/parent.h"
#include "core/relations/sign.h"
#include "core/relations/sum.h"
#include "core/schema/inwork.h"

namespace hexahedron {

namespace {

using Fields = K3dFormat::Fields;

constexpr qint64 None = 0xffff;

const std::vector<double> identity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

const std::vector<NamedValue> meshTypes{
    {0, QT_TRANSLATE_NOOP("K3dFormat", "static")},
    {1, QT_TRANSLATE_NOOP("K3dFormat", "skinned")},
};

/// What every matrix must do.
Affine moveThings()
{
    return beAffine(k3dissues::matrixNotAffine, "K43").invertible(k3dissues::matrixSingular, "K43").mayWriteLastRow();
}

/// A handle on a field that an earlier part of the description made.
FieldRef handle(const Field *field)
{
    return FieldRef(inwork::field(field));
}

/// The number with which a part begins. Rules look at it, because what a wrong one means depends on what follows.
void guard(RecordRef part, quint32 number, Fields &fields)
{
    fields.guards.push_back(
        part.u32("guard")
            .initially({double(number)})
            .doc(QT_TRANSLATE_NOOP("K3dFormat",
                                   "Marks which part begins here: 1 submeshes, 2 bones, 3 nodes, 4 animations, 5 "
                                   "channels, 6 strings. The engine stops when it is not the number of the part."))
            .field());
}
/// In the order of k3dLayouts.
constexpr std::array headerDocs{
    QT_TRANSLATE_NOOP("K3dFormat", "What the file is, bounds of the model, and how much follows: 132 bytes, the only "
                                   "form that the engine reads and writes."),
    QT_TRANSLATE_NOOP("K3dFormat", "What the file is, bounds of the model, and how much follows: 129 bytes, the 132 of "
                                   "the engine without the padding."),
    QT_TRANSLATE_NOOP("K3dFormat", "What the file is, bounds of the model, and how much follows: 126 bytes, with the "
                                   "types of the published page and without padding. Among the 132 of the engine, "
                                   "version has four bytes, and three of padding follow exporter_version."),
    QT_TRANSLATE_NOOP("K3dFormat",
                      "What the file is, bounds of the model, and how much follows: 123 bytes, as many for each number "
                      "as the published page counts. Among the 132 of the engine, version and exporter_type have four "
                      "bytes each, and three of padding follow exporter_version."),
};
constexpr const char *namesNothing = QT_TRANSLATE_NOOP(
    "K3dFormat", "At a number that is neither below entry_count nor 65535, debug builds of the engine stop; release "
                 "builds read foreign memory.");
constexpr const char *nameMissing = QT_TRANSLATE_NOOP(
    "K3dFormat", "The engine's writer puts 65535 where there is no name, but its loader looks up that number, too: at "
                 "any that is not below entry_count, debug builds stop, and release builds read foreign memory.");
constexpr const char *notChecked = QT_TRANSLATE_NOOP(
    "K3dFormat", "The engine does not check it: at a number that nothing has, it reads foreign memory.");
constexpr const char *computedAnew = QT_TRANSLATE_NOOP("K3dFormat",
                                                       "The importer leaves it zero, and the engine computes it anew "
                                                       "from the vertices: a wrong one does the engine no harm.");
constexpr const char *entryUnchecked = QT_TRANSLATE_NOOP(
    "K3dFormat", "The engine does not check it: beyond the texts it reads foreign memory.");

} // namespace

K3dFormat::K3dFormat()
{
    SchemaBuilder builder("K3dFormat", {});
    builder.finite("K32")
        .rule(issues::cutOff, "K11")
        .rule(issues::countTooLarge, "K11")
        .rule(issues::offsetWrong, "K10")
        .rule(issues::trailingBytes, "K24");
    builder.file().chooseSection(&k3dLayoutOf);
    for (size_t i = 0; i < k3dLayouts.size(); ++i)
        kinds[i] = model(builder.file().section(k3dLayouts[i].name), k3dLayouts[i]);
    schema = builder.finish();
}

Fields K3dFormat::model(RecordRef file, const K3dLayout &layout)
{
    file.doc(QT_TR_NOOP("A model, named after the layout and the size of its header. The engine reads and writes "
                        "engine132 only; packed129 leaves its padding out, doc126 and doc123 take the published page "
                        "at its word. Numbers have their lowest byte first."));
    if (&layout != &k3dLayouts.front())
        file.note(QT_TR_NOOP("The engine cannot load this layout: what fields say of the engine holds for engine132."));
    Fields fields;
    fields.layout = &layout;
    fields.file = file.field();
    header(file, fields);
    submeshes(file, fields);
    bones(file, fields);
    nodes(file, fields);
    animations(file, fields);
    channels(file, fields);
    strings(file, fields);
    return fields;
}

void K3dFormat::header(RecordRef file, Fields &fields)
{
    const K3dLayout &layout = *fields.layout;
    auto header = file.record("header").doc(headerDocs[size_t(&layout - k3dLayouts.data())]);
    fields.magic = header.u32("magic")
                       .initially({double(k3dMagic)})
                       .hexadecimal()
                       .doc(QT_TR_NOOP("0xDECAFBAD, in the file the bytes AD FB CA DE: the mark of all Kohi assets."))
                       .note(QT_TR_NOOP("The engine refuses a file with another one."))
                       .field();
    fields.assetType = header.u32("asset_type")
                           .initially({k3dModel})
                           .doc(QT_TR_NOOP("Which kind of asset it is: 15 for models."))
                           .note(QT_TR_NOOP("The engine stops at any other number."))
                           .field();
    (layout.versionWidth == 4 ? header.u32("version") : header.u8("version"))
        .equals(1)
        .warning("K04")
        .doc(QT_TR_NOOP("Version of the format; 1 in all known files."))
        .note(QT_TR_NOOP(
            "The engine does not look at it. The published page gives it one byte; the engine stores four."));
    (layout.exporterTypeWidth == 4 ? header.u32("exporter_type") : header.u8("exporter_type"))
        .equals(1)
        .info("K05")
        .noRepair()
        .doc(QT_TR_NOOP("What wrote the file: 1 is the engine's own importer. The engine ignores it."))
        .note(QT_TR_NOOP("The published page says one byte and u32 in the same row; the engine stores four bytes."));
    header.u8("exporter_version")
        .equals(1)
        .info("K05")
        .noRepair()
        .doc(QT_TR_NOOP("Version of the exporter; 1 from the engine's own importer. The engine ignores it."));
    if (layout.padding > 0)
        header.u8("padding")
            .times(layout.padding)
            .equals(0)
            .info("K06")
            .doc(QT_TR_NOOP("Brings the number behind it to a multiple of four bytes: the engine writes a C structure "
                            "as it lies in memory."))
            .note(QT_TR_NOOP(
                "The published page does not mention it. The engine writes whatever was there, and does not read it."));
    auto extents = header.record("extents")
                       .doc(QT_TR_NOOP("Bounds of the whole model along its axes: min, then max. By such a box "
                                       "programs leave out what is out of view."))
                       .note(computedAnew);
    extents.f32("min")
        .times(3)
        .doc(QT_TR_NOOP("The smallest x, y and z of all vertices of the file, along the axes of the model."))
        .note(computedAnew);
    extents.f32("max")
        .times(3)
        .doc(QT_TR_NOOP("The largest x, y and z of all vertices of the file, along the axes of the model."))
        .note(computedAnew);
    fields.extents = extents.field();
    fields.center =
        header.f32("center")
            .times(3)
            .doc(QT_TR_NOOP(
                "Middle of the whole model, halfway between min and max of extents: x, y and z along its axes."))
            .note(computedAnew)
            .field();
    fields.globalTransform =
        header.f32("inverse_global_transform")
            .times(16)
            .initially(identity)
            .must(moveThings())
            .doc(QT_TR_NOOP(
                "Takes back what the local matrix of the root node does: the importer stores the inverse of that. The "
                "engine multiplies every bone with it, so a wrong one turns, moves or scales all skinned vertices."))
            .note(QT_TR_NOOP("Stored column after column, for column vectors: numbers 12 to 14, counted from 0, are "
                             "the translation."))
            .field();
    fields.submeshCount = header.u16("submesh_count")
                              .doc(QT_TR_NOOP("How many submeshes there are; with 0 the part submeshes is missing."))
                              .field();
    fields.boneCount =
        header.u16("bone_count")
            .doc(QT_TR_NOOP("How many bones there are; with 0 the part bones is missing. The engine moves 64 at most."))
            .field();
    fields.nodeCount = header.u16("node_count")
                           .doc(QT_TR_NOOP("How many nodes the scene has; with 0 the part nodes is missing."))
                           .field();
    fields.animationCount =
        header.u16("animation_count")
            .doc(QT_TR_NOOP("How many animations there are; with 0 the parts animations and channels are missing."))
            .field();
    fields.stringTableOffset = header.u32("string_table_offset")
                                   .unit(QT_TR_NOOP("bytes"))
                                   .doc(QT_TR_NOOP("Where the string table begins, counted from the beginning of the "
                                                   "file: at entry_count, just behind the guard of the strings."))
                                   .note(QT_TR_NOOP("The engine stops when it is another place. The published page "
                                                    "does not say whether the guard is before or behind it."))
                                   .field();
    fields.header = header.field();
}

void K3dFormat::submeshes(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.submeshCount);
    auto part = file.record("submeshes")
                    .when(!count.is(0))
                    .doc(QT_TR_NOOP("The submeshes: parts of the model that have one material each. They stand list by "
                                    "list: the first entry of each list is of the first submesh."));
    guard(part, 1, fields);
    auto submesh = part.columns(count);
    fields.submeshNames = submesh.u16("name_ids")
                              .initially({None})
                              .doc(QT_TR_NOOP("Name of the submesh, as the number of a text in the string table."))
                              .note(namesNothing)
                              .field();
    fields.materialNames = submesh.u16("material_name_ids")
                               .initially({None})
                               .doc(QT_TR_NOOP("Name of the material with which the submesh is drawn, as the number of "
                                               "a text in the string table. The material itself is not in the file."))
                               .note(namesNothing)
                               .field();
    const auto vertexCount = submesh.u32("vertex_counts")
                                 .initially({3})
                                 .doc(QT_TR_NOOP("How many vertices each submesh has."))
                                 .note(QT_TR_NOOP(
                                     "With 0 the engine stops. With too many it takes what follows for vertices."));
    const auto indexCount = submesh.u32("index_counts")
                                .initially({3})
                                .doc(QT_TR_NOOP("How many indices each submesh has: three for each triangle."))
                                .note(QT_TR_NOOP(
                                    "With 0 the engine stops. With too many it takes what follows for indices."));
    const auto type = submesh.u8("mesh_types")
                          .names(meshTypes)
                          .checkedElsewhere() // K12
                          .likeNeighbour()
                          .doc(QT_TR_NOOP("What the vertices of each submesh carry, and so how many bytes each takes."))
                          .note(QT_TR_NOOP("Above 1 the engine stops. It takes the size of a vertex from the presence "
                                           "of animations instead, and misreads models where the two disagree."));
    auto centers = submesh.records("centers")
                       .doc(QT_TR_NOOP("Middle of the box around the vertices of each submesh."))
                       .note(computedAnew);
    fields.submeshCenters = centers.f32("center")
                                .times(3)
                                .doc(QT_TR_NOOP("Middle of the submesh, halfway between min and max of its extents: x, "
                                                "y and z along the axes of the model."))
                                .note(computedAnew)
                                .field();
    auto extents = submesh.records("extents")
                       .doc(QT_TR_NOOP("Bounds of each submesh along the axes of the model: min, then max. By such a "
                                       "box programs leave out what is out of view."))
                       .note(computedAnew);
    extents.f32("min")
        .times(3)
        .doc(QT_TR_NOOP("The smallest x, y and z of the vertices of the submesh, along the axes of the model."))
        .note(computedAnew);
    extents.f32("max")
        .times(3)
        .doc(QT_TR_NOOP("The largest x, y and z of the vertices of the submesh, along the axes of the model."))
        .note(computedAnew);
    fields.submeshExtents = extents.field();

    auto vertexBuffer = submesh.records("vertex_buffers")
                            .doc(QT_TR_NOOP(
                                "The vertices of each submesh, back to back: as many as vertex_counts says, as large "
                                "as mesh_types says. Where these are wrong, all that follows is misread."))
                            .note(QT_TR_NOOP("The published page calls it a buffer of f32 with 4 bytes; that is the "
                                             "size of one number, and skinned vertices hold integers, too."));
    const auto vertex = vertices(vertexBuffer, vertexCount, type, fields);
    auto indexBuffer = submesh.records("index_buffers")
                           .doc(QT_TR_NOOP("The indices of each submesh, back to back: as many as index_counts says."));
    fields.indices =
        indexBuffer.u32("indices")
            .times(indexCount)
            .initially({0, 1, 2})
            .inGroupsOf(3)
            .must(makeThings()
                      .whole(k3dissues::triangleIncomplete, "K27")
                      .differing(issues::notDistinct, "K29")
                      .mayDelete())
            .indexes(vertex)
            .error("K26")
            .doc(QT_TR_NOOP("Vertices of the same submesh by their place in it. Which side of a triangle is its front "
                            "the known sources do not say."))
            .note(
                QT_TR_NOOP("The engine does not check it: what is drawn with one beyond the last vertex is anything."))
            .field();

    fields.submeshes = part.field();
    fields.vertexCounts = vertexCount.field();
    fields.indexCounts = indexCount.field();
    fields.meshTypes = type.field();
    fields.vertexBuffers = vertexBuffer.field();
    fields.indexBuffers = indexBuffer.field();
}

RecordRef K3dFormat::vertices(RecordRef buffer, const FieldRef &count, const FieldRef &type, Fields &fields)
{
    auto vertex = buffer.records("vertices")
                      .times(count)
                      .doc(QT_TR_NOOP("The vertices of one submesh: 64 bytes each, skinned ones 96."))
                      .note(QT_TR_NOOP(
                          "The engine goes by the presence of animations instead of mesh_types: with animations "
                          "it takes 96 bytes, without 64, and misreads a model where the two disagree."));
    fields.position = vertex.f32("position")
                          .times(3)
                          .doc(QT_TR_NOOP("Where the vertex is in the space of the mesh: right-handed, y up, -z "
                                          "forward. The importer keeps units and axes of its source file."))
                          .field();
    fields.normal =
        vertex.f32("normal")
            .times(3)
            .unitLength()
            .info("K33")
            .initially({0, 1, 0})
            .doc(QT_TR_NOOP(
                "Direction in which the surface faces: x, y and z in the space of the mesh; light is computed by it."))
            .field();
    fields.texcoord = vertex.f32("texcoord")
                          .times(2)
                          .doc(QT_TR_NOOP("Which place of the image lies at the vertex, u and v: 0 to 1 is the whole "
                                          "image. Which way v grows the known sources do not say."))
                          .field();
    fields.colour = vertex.f32("colour")
                        .times(4)
                        .components({"r", "g", "b", "a"})
                        .color()
                        .initially({1, 1, 1, 1})
                        .doc(QT_TR_NOOP(
                            "Colour of the vertex: red, green, blue and opacity (alpha); 0 is none, 1 is full."))
                        .field();
    fields.tangent =
        vertex.f32("tangent")
            .times(4)
            .initially({1, 0, 0, 1})
            .must(endWithSign(k3dissues::handednessWrong, "K33"))
            .doc(QT_TR_NOOP("Direction along the surface in which u grows: x, y and z in the space of the mesh; normal "
                            "maps are turned by it. w is the handedness: it says to which side the bitangent points."))
            .field();
    fields.boneIds = vertex.i32("bone_ids")
                         .times(4)
                         .when(type.is(1))
                         .initially({0, -1, -1, -1})
                         .orNone()
                         .indexes(handle(fields.boneCount))
                         .error("K30")
                         .otherwise(-1)
                         .doc(QT_TR_NOOP(
                             "Bones that move the vertex, by their place in bones. The importer leaves unused ones at "
                             "bone 0 with weight 0: only the weight says whether a bone counts."))
                         .note(notChecked)
                         .field();
    fields.weights = vertex.f32("weights")
                         .times(4)
                         .when(type.is(1))
                         .initially({1, 0, 0, 0})
                         .weighs(handle(fields.boneIds))
                         .must(addUpTo(1, k3dissues::weightsWrong, "K31")
                                   .between(0.99, 1.01)
                                   .noneWeighs(k3dissues::boneIdWrong, "K30"))
                         .doc(QT_TR_NOOP(
                             "How much each bone of bone_ids pulls the vertex, in their order: 0 not at all, 1 alone."))
                         .field();
    const std::vector<const Field *> positions{fields.position};
    const auto box = [&](const Field *field, const char *rule) {
        RecordRef(inwork::field(field))
            .must(beAround(positions, k3dissues::boxWrong, rule).unset(k3dissues::boundsMissing, rule));
    };
    const auto middle = [&](const Field *field, const char *rule) {
        handle(field).must(beMiddleOf(positions, k3dissues::centerWrong, rule).unset(k3dissues::boundsMissing, rule));
    };
    box(fields.submeshExtents, "K40");
    middle(fields.submeshCenters, "K41");
    box(fields.extents, "K42");
    middle(fields.center, "K42");
    fields.vertices = vertex.field();
    return vertex;
}

void K3dFormat::bones(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.boneCount);
    auto part = file.record("bones")
                    .when(!count.is(0))
                    .doc(QT_TR_NOOP("The bones that move vertices, list by list: the first entry of each list is of "
                                    "bone 0. Vertices name a bone by this number."));
    guard(part, 2, fields);
    auto bone = part.columns(count);
    auto name = bone.u16("name_ids")
                    .doc(QT_TR_NOOP("Name of the bone, as the number of a text in the string table. The bone moves "
                                    "with the node of the same name. Upper and lower case count as the same."))
                    .note(nameMissing);
    auto offset = bone.records("offset_matrices")
                      .doc(QT_TR_NOOP("One matrix for each bone: from the space of the mesh to that of the bone."));
    offset.f32("offset")
        .times(16)
        .initially(identity)
        .must(moveThings())
        .doc(QT_TR_NOOP("Brings vertices from the space of the mesh to that of the bone in its bind pose (inverse bind "
                        "matrix). Stored column after column: numbers 12 to 14, counted from 0, are the translation."));
    fields.bones = part.field();
    fields.boneNames = name.field();
    fields.boneOffsets = offset.field();
}

void K3dFormat::nodes(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.nodeCount);
    auto part = file.record("nodes")
                    .when(!count.is(0))
                    .doc(QT_TR_NOOP(
                        "The tree of the scene, list by list: the first entry of each list is of node 0. Bones and "
                        "channels find their node by its name only. Upper and lower case count as the same."));
    guard(part, 3, fields);
    auto node = part.columns(count);
    fields.nodeNames = node.u16("name_ids")
                           .doc(QT_TR_NOOP("Name of the node, as the number of a text in the string table. Bones and "
                                           "channels find the node by it. Upper and lower case count as the same."))
                           .note(nameMissing)
                           .field();
    auto parent = node.u16("parent_indices");
    fields.parents = parent.indexes(count)
                         .parent()
                         .orNone()
                         .error("K34")
                         .must(leadToRoot(k3dissues::parentsInACircle, "K35")
                                   .withRoot(k3dissues::noRoot, "K39")
                                   .withOneRoot(k3dissues::severalRoots, "K39"))
                         .otherwise(None)
                         .initially({None})
                         .doc(QT_TR_NOOP("The node with which this one moves along; a root has none. Parents may stand "
                                         "before or behind their children."))
                         .note(notChecked)
                         .field();
    auto local = node.records("local_matrices")
                     .doc(QT_TR_NOOP("One matrix for each node: from the space of the node to that of its parent."));
    local.f32("local")
        .times(16)
        .initially(identity)
        .must(moveThings())
        .doc(QT_TR_NOOP("Place, rotation and size of the node: from its space to that of its parent. Stored column "
                        "after column: numbers 12 to 14, counted from 0, are the translation."))
        .note(QT_TR_NOOP("Where a channel moves the node, the engine does not look at it, also for values that the "
                         "channel has no keys of."));
    fields.nodes = part.field();
    fields.locals = local.field();
}

void K3dFormat::animations(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.animationCount);
    auto part = file.record("animations")
                    .when(!count.is(0))
                    .doc(QT_TR_NOOP(
                        "The animations: movements such as walking, each made of channels, each of which moves one "
                        "node. They stand list by list: the first entry of each list is of animation 0."));
    guard(part, 4, fields);
    fields.totalChannelCount = part.u16("total_channel_count")
                                   .doc(QT_TR_NOOP("How many channels all animations have together, the sum of "
                                                   "channel_counts; with 0 the part channels is missing."))
                                   .field();
    auto animation = part.columns(count);
    fields.animationNames = animation.u16("name_ids")
                                .doc(QT_TR_NOOP("Name of the animation, as the number of a text in the string table. "
                                                "Programs play the animation by it."))
                                .note(nameMissing)
                                .field();
    fields.durations = animation.f32("durations")
                           .initially({1})
                           .unit(QT_TR_NOOP("ticks"))
                           .doc(QT_TR_NOOP("How long each animation takes, in ticks; divided by ticks_per_second, in "
                                           "seconds. Keys behind it are never reached."))
                           .field();
    fields.ticksPerSecond = animation.f32("ticks_per_second")
                                .initially({25})
                                .doc(QT_TR_NOOP(
                                    "How many ticks of each animation pass in a second; more play it faster."))
                                .field();
    fields.channelCounts = animation.u16("channel_counts")
                               .doc(QT_TR_NOOP("How many channels each animation has: one for each node that it moves. "
                                               "Together they make total_channel_count."))
                               .note(QT_TR_NOOP("At an animation without channels the engine stops."))
                               .field();
    fields.animations = part.field();
}

void K3dFormat::channels(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.totalChannelCount);
    auto part = file.record("channels")
                    .when(!handle(fields.animationCount).is(0) && !count.is(0))
                    .doc(QT_TR_NOOP("The channels: each moves one node in one animation. They stand list by list: the "
                                    "first entry of each list is of the first channel."));
    guard(part, 5, fields);
    auto channel = part.columns(count);
    auto animation = channel.u16("animation_ids")
                         .likeNeighbour()
                         .doc(QT_TR_NOOP("The animation to which each channel belongs, by its place in animations."))
                         .note(notChecked);
    animation.indexes(handle(fields.animationCount)).checkedElsewhere(); // K15
    handle(fields.channelCounts).tallies(animation);
    fields.channelNames = channel.u16("name_ids")
                              .doc(QT_TR_NOOP("Name of the node that the channel moves, as the number of a text in the "
                                              "string table. Upper and lower case count as the same."))
                              .note(nameMissing)
                              .field();
    const char *const offsetNote = QT_TR_NOOP("The engine does not check it: a wrong one makes it take other numbers "
                                              "for keys. The published page says that they index arrays of their own.");
    const auto positionCount = channel.u32("position_counts")
                                   .likeNeighbour()
                                   .doc(QT_TR_NOOP("How many keys of the position each channel has. Without any, the "
                                                   "engine puts the node at the origin of its parent."));
    const auto positionOffset =
        channel.u32("position_offsets")
            .likeNeighbour()
            .doc(QT_TR_NOOP(
                "Where the position keys of each channel begin in the key buffer, in bytes from its beginning."))
            .note(offsetNote);
    const auto rotationCount =
        channel.u32("rotation_counts")
            .likeNeighbour()
            .doc(QT_TR_NOOP(
                "How many keys of the rotation each channel has. Without any, the engine does not turn the node."));
    const auto rotationOffset =
        channel.u32("rotation_offsets")
            .likeNeighbour()
            .doc(QT_TR_NOOP(
                "Where the rotation keys of each channel begin in the key buffer, in bytes from its beginning."))
            .note(offsetNote);
    const auto scaleCount = channel.u32("scale_counts")
                                .likeNeighbour()
                                .doc(QT_TR_NOOP("How many keys of the scale each channel has. Without any, the engine "
                                                "takes scale 0: the node shrinks to nothing."));
    const auto scaleOffset =
        channel.u32("scale_offsets")
            .likeNeighbour()
            .doc(QT_TR_NOOP(
                "Where the scale keys of each channel begin in the key buffer, in bytes from its beginning."))
            .note(offsetNote);

    auto buffer = part.pool("key_buffer",
                            positionCount.total() * 16 + rotationCount.total() * 20 + scaleCount.total() * 16)
                      .doc(QT_TR_NOOP(
                          "The keys of all channels: 16 bytes for each that position_counts and scale_counts count, 20 "
                          "for each of rotation_counts. Channels may share keys; bytes that none names are unused."));
    // Keys of one kind: `value` says what each has before its time.
    const auto run = [&](const char *name, const char *doc, const char *keyDoc, const FieldRef &keyCount,
                         const FieldRef &offset, qint64 size, auto value) {
        auto keys = buffer.record(name)
                        .at(offset)
                        .size(keyCount * size)
                        .doc(doc)
                        .note(QT_TR_NOOP("The keys of one channel, or of several that share them, in ascending time."));
        auto key = keys.records("keys").until(endOfFrame).doc(keyDoc);
        Fields::Keys made{.counts = keyCount.field(),
                          .offsets = offset.field(),
                          .run = keys.field(),
                          .keys = key.field(),
                          .size = size};
        made.value = value(key).field();
        made.time = key.f32("time")
                        .must(ascend(k3dissues::timesDescend, "K47"))
                        .unit(QT_TR_NOOP("ticks"))
                        .doc(QT_TR_NOOP(
                            "When the node has this value, from the beginning of the animation on; divided by "
                            "ticks_per_second of the animation, that is seconds. Between two keys it changes evenly "
                            "(rotations by slerp); before the first and behind the last it rests."))
                        .field();
        return made;
    };
    fields.positions = run(
        "positions",
        QT_TR_NOOP("Where the node is, key after key: position_counts says how many there are, "
                   "position_offsets where they begin. Without any it is at the origin of its parent."),
        QT_TR_NOOP("Where the node is, and behind it the time: 16 bytes for each key. position_offsets of the channel "
                   "says at which byte of key_buffer the first begins."),
        positionCount, positionOffset, 16, [](RecordRef key) {
            return key.f32("position")
                .times(3)
                .doc(QT_TR_NOOP(
                    "Where the node is at this time, seen from its parent; axes and unit are those of the vertices."));
        });
    fields.rotations = run(
        "rotations",
        QT_TR_NOOP("How the node is turned, key after key: rotation_counts says how many there are, "
                   "rotation_offsets where they begin. Without any it is not turned."),
        QT_TR_NOOP("How the node is turned, and behind it the time: 20 bytes for each key. rotation_offsets of the "
                   "channel says at which byte of key_buffer the first begins."),
        rotationCount, rotationOffset, 20, [](RecordRef key) {
            return key.f32("rotation")
                .times(4)
                .quaternion({.scalarFirst = false})
                .unitLength()
                .warning("K49")
                .initially({0, 0, 0, 1})
                .doc(QT_TR_NOOP("How the node is turned at this time against its parent; 0, 0, 0, 1 is not at all."));
        });
    fields.scales = run(
        "scales",
        QT_TR_NOOP("How large the node is, key after key: scale_counts says how many there are, "
                   "scale_offsets where they begin. Without any it has scale 0 and vanishes."),
        QT_TR_NOOP("How large the node is, and behind it the time: 16 bytes for each key. scale_offsets of the channel "
                   "says at which byte of key_buffer the first begins."),
        scaleCount, scaleOffset, 16, [](RecordRef key) {
            return key.f32("scale").times(3).initially({1, 1, 1}).doc(QT_TR_NOOP(
                "How large the node is at this time, along its own x, y and z; 1 keeps the size, 0 leaves nothing."));
        });
    fields.channels = part.field();
    fields.animationIds = animation.field();
    fields.keyBuffer = buffer.field();
}

void K3dFormat::strings(RecordRef file, Fields &fields)
{
    auto part = file.record("strings").doc(QT_TR_NOOP("The texts of the file, which other parts name by number."));
    guard(part, 6, fields);
    const auto isWide = part.look([](ByteCursor &bytes, ByteRange rest, const ValueStack &) -> qint64 {
        return hasWideStringHeader(bytes, rest);
    });
    const auto count = part.u32("entry_count")
                           .doc(QT_TR_NOOP("How many texts the table has. Names in other parts are numbers of these "
                                           "texts, counted from 0; only the first 65535 can be named."));
    handle(fields.stringTableOffset).offsetOf(count);
    part.u32("padding")
        .when(isWide)
        .doc(QT_TR_NOOP("Fills up to eight bytes, as structures in C do; no reader looks at it."))
        .note(QT_TR_NOOP("The published page does not describe the table at all. 32-bit builds of the engine leave "
                         "these four bytes out."));
    const auto size = part.u64("data_block_size")
                          .unit(QT_TR_NOOP("bytes"))
                          .doc(QT_TR_NOOP(
                              "Size of data, the characters of all texts together; the entries do not count."));
    auto entry = part.records("entries").times(count).whole("K21").doc(QT_TR_NOOP(
        "Where each text stands and how long it is. Other fields name a text by its number here, counted from 0."));
    const auto offset = entry.u32("offset")
                            .likeNeighbour()
                            .doc(QT_TR_NOOP("Where the text begins, in bytes from the beginning of data."))
                            .note(entryUnchecked);
    const auto length = entry.u32("length")
                            .likeNeighbour()
                            .unit(QT_TR_NOOP("bytes"))
                            .doc(QT_TR_NOOP("Length of the text from offset on; no end mark belongs to it."))
                            .note(entryUnchecked);
    auto characters = part.pool("data", size)
                          .whole("K21")
                          .doc(QT_TR_NOOP(
                              "The characters of all texts, data_block_size bytes. offset and length of an entry say "
                              "which of them are its text: there is no end mark, and entries may share characters."));
    fields.text = characters.text("text")
                      .at(offset)
                      .size(length)
                      .doc(QT_TR_NOOP(
                          "The text of one or more entries; UTF-8 by convention, which the engine does not check."))
                      .field();

    const RecordRef texts(entry.field());
    for (const Field *name : {fields.submeshNames, fields.materialNames})
        handle(name).indexes(texts).orNone().checkedElsewhere(); // K22
    for (const Field *name : {fields.boneNames, fields.nodeNames, fields.animationNames, fields.channelNames})
        handle(name).indexes(texts).checkedElsewhere(); // K22 K23
    handle(fields.boneNames).newReference(&k3dBoneNames);
    handle(fields.nodeNames).newReference(&k3dNodeNames);
    handle(fields.animationNames).newReference(&k3dAnimationNames);
    handle(fields.channelNames).newReference(&k3dChannelNames);
    handle(fields.nodeCount).takesAlong(&k3dNamedLikeNodes);
    fields.strings = part.field();
    fields.entryCount = count.field();
    fields.dataBlockSize = size.field();
    fields.entries = entry.field();
    fields.entryOffset = offset.field();
    fields.entryLength = length.field();
    fields.characters = characters.field();
}

const Fields *K3dFormat::fieldsOf(const Field *file) const
{
    const auto it = std::find_if(kinds.begin(), kinds.end(), [=](const Fields &fields) { return fields.file == file; });
    return it == kinds.end() ? nullptr : &*it;
}

const Format &k3dFormat()
{
    static const Format format{
        .id = "kohi.k3d",
        .name = QT_TRANSLATE_NOOP("formats", "Kohi model"),
        .extensions = {QStringLiteral("k3d")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the number 0xDECAFBAD, and is a model: the "
                                                    "asset type 15 follows, or the parts follow each other."),
        .looksLike =
            [](const Bytes &bytes) {
                ByteCursor cursor(bytes);
                if (bytes.size() < 8 || cursor.u32(0) != k3dMagic)
                    return false;
                return cursor.u32(4) == k3dModel
                       || K3dFit::of(bytes, k3dLayouts[size_t(k3dLayoutOf(bytes))]).isComplete();
            },
        .schema = [] { return K3dFormat::instance().schema; },
        .rules = k3dRules(),
        .scene = k3dScene,
    };
    return format;
}

} // namespace hexahedron
