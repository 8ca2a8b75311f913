#include "core/formats/kohi/k3dformat.h"

#include "core/check/engineissues.h"
#include "core/formats/kohi/k3dissues.h"
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

const std::vector<NamedValue> meshTypes{
    {0, QT_TRANSLATE_NOOP("K3dFormat", "static")},
    {1, QT_TRANSLATE_NOOP("K3dFormat", "skinned")},
};

/// What every matrix must do.
Affine moveThings()
{
    return beAffine(k3dissues::matrixNotAffine, "K43")
        .invertible(k3dissues::matrixSingular, "K43")
        .withoutOdd(k3dissues::matrixOdd, "K43")
        .mayWriteLastRow();
}

/// A handle on a field that an earlier part of the description made.
FieldRef handle(const Field *field)
{
    return FieldRef(inwork::field(field));
}

/// The number with which a part begins. Rules look at it, because what a wrong one means depends on what follows.
void guard(RecordRef part, quint32 number, Fields &fields)
{
    fields.guards.push_back(part.u32("guard").initially({double(number)}).constant().field());
}

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
    auto header = file.record("header").as(fields.header);
    fields.magic = header.u32("magic").initially({double(k3dMagic)}).hexadecimal().field();
    fields.assetType = header.u32("asset_type").initially({k3dModel}).field();
    (layout.versionWidth == 4 ? header.u32("version") : header.u8("version")).equals(1).warning("K04");
    (layout.exporterTypeWidth == 4 ? header.u32("exporter_type") : header.u8("exporter_type"))
        .equals(1)
        .info("K05")
        .noRepair();
    header.u8("exporter_version").equals(1).info("K05").noRepair();
    if (layout.padding > 0)
        header.u8("padding").times(layout.padding).equals(0).info("K06");
    auto extents = header.record("extents").as(fields.extents);
    extents.f32("min").times(3);
    extents.f32("max").times(3);
    fields.center = header.f32("center").times(3).field();
    fields.globalTransform =
        header.f32("inverse_global_transform").times(16).initially(identity4x4).must(moveThings()).field();
    fields.submeshCount = header.u16("submesh_count").field();
    fields.boneCount = header.u16("bone_count").field();
    fields.nodeCount = header.u16("node_count").field();
    fields.animationCount = header.u16("animation_count").field();
    fields.stringTableOffset = header.u32("string_table_offset").unit(QT_TR_NOOP("bytes")).field();
}

void K3dFormat::submeshes(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.submeshCount);
    auto part = file.record("submeshes").when(!count.is(0));
    guard(part, 1, fields);
    auto submesh = part.columns(count);
    fields.submeshNames = submesh.u16("name_ids").initially({None}).field();
    fields.materialNames = submesh.u16("material_name_ids").initially({None}).field();
    const auto vertexCount = submesh.u32("vertex_counts").initially({3}).as(fields.vertexCounts);
    const auto indexCount = submesh.u32("index_counts").initially({3}).as(fields.indexCounts);
    const auto type = submesh.u8("mesh_types")
                          .names(meshTypes)
                          .checkedElsewhere() // K12
                          .likeNeighbour()
                          .as(fields.meshTypes);
    auto centers = submesh.records("centers");
    fields.submeshCenters = centers.f32("center").times(3).field();
    auto extents = submesh.records("extents").as(fields.submeshExtents);
    extents.f32("min").times(3);
    extents.f32("max").times(3);

    const auto vertex = vertices(submesh.records("vertex_buffers"), vertexCount, type, fields);
    auto indexBuffer = submesh.records("index_buffers");
    fields.indices = indexBuffer.u32("indices")
                         .times(indexCount)
                         .initially({0, 1, 2})
                         .inGroupsOf(3)
                         .must(makeThings()
                                   .whole(k3dissues::triangleIncomplete, "K27")
                                   .differing(issues::notDistinct, "K29")
                                   .mayDelete())
                         .indexes(vertex)
                         .error("K26")
                         .field();
}

RecordRef K3dFormat::vertices(RecordRef buffer, const FieldRef &count, const FieldRef &type, Fields &fields)
{
    auto vertex = buffer.records("vertices").times(count).as(fields.vertices);
    const auto position = vertex.f32("position").times(3).means(Meaning::Position);
    vertex.f32("normal").times(3).means(Meaning::Normal).unitLength().info("K33").initially({0, 1, 0});
    vertex.f32("texcoord").times(2).means(Meaning::TexCoord);
    vertex.f32("colour")
        .times(4)
        .means(Meaning::Color)
        .components({"r", "g", "b", "a"})
        .color()
        .initially({1, 1, 1, 1});
    vertex.f32("tangent")
        .times(4)
        .means(Meaning::Tangent)
        .initially({1, 0, 0, 1})
        .must(endWithSign(k3dissues::handednessWrong, "K33"));
    const auto boneIds = vertex.i32("bone_ids")
                             .times(4)
                             .means(Meaning::BoneIndex)
                             .when(type.is(1))
                             .initially({0, -1, -1, -1})
                             .orNone()
                             .indexes(handle(fields.boneCount))
                             .error("K30")
                             .otherwise(-1);
    vertex.f32("weights")
        .times(4)
        .means(Meaning::BoneWeight)
        .when(type.is(1))
        .initially({1, 0, 0, 0})
        .weighs(boneIds)
        .must(addUpTo(1, k3dissues::weightsWrong, "K31").between(0.99, 1.01).noneWeighs(k3dissues::boneIdWrong, "K30"));
    const std::vector<const Field *> positions{position.field()};
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
    return vertex;
}

void K3dFormat::bones(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.boneCount);
    auto part = file.record("bones").when(!count.is(0));
    guard(part, 2, fields);
    auto bone = part.columns(count);
    fields.boneNames = bone.u16("name_ids").field();
    auto offset = bone.records("offset_matrices").as(fields.boneOffsets);
    offset.f32("offset").times(16).initially(identity4x4).must(moveThings());
}

void K3dFormat::nodes(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.nodeCount);
    auto part = file.record("nodes").when(!count.is(0));
    guard(part, 3, fields);
    auto node = part.columns(count);
    fields.nodeNames = node.u16("name_ids").field();
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
                         .field();
    auto local = node.records("local_matrices").as(fields.locals);
    local.f32("local").times(16).initially(identity4x4).must(moveThings());
}

void K3dFormat::animations(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.animationCount);
    auto part = file.record("animations").when(!count.is(0));
    guard(part, 4, fields);
    fields.totalChannelCount = part.u16("total_channel_count").field();
    auto animation = part.columns(count);
    fields.animationNames = animation.u16("name_ids").field();
    fields.durations = animation.f32("durations").initially({1}).unit(QT_TR_NOOP("ticks")).field();
    fields.ticksPerSecond = animation.f32("ticks_per_second").initially({25}).field();
    fields.channelCounts = animation.u16("channel_counts").field();
}

void K3dFormat::channels(RecordRef file, Fields &fields)
{
    const FieldRef count = handle(fields.totalChannelCount);
    auto part = file.record("channels").when(!handle(fields.animationCount).is(0) && !count.is(0));
    guard(part, 5, fields);
    auto channel = part.columns(count);
    auto animation = channel.u16("animation_ids").likeNeighbour().as(fields.animationIds);
    animation.indexes(handle(fields.animationCount)).checkedElsewhere(); // K15
    handle(fields.channelCounts).tallies(animation);
    fields.channelNames = channel.u16("name_ids").field();
    const auto positionCount = channel.u32("position_counts").likeNeighbour();
    const auto positionOffset = channel.u32("position_offsets").likeNeighbour();
    const auto rotationCount = channel.u32("rotation_counts").likeNeighbour();
    const auto rotationOffset = channel.u32("rotation_offsets").likeNeighbour();
    const auto scaleCount = channel.u32("scale_counts").likeNeighbour();
    const auto scaleOffset = channel.u32("scale_offsets").likeNeighbour();

    constexpr qint64 VectorKey = 4 * (3 + 1), QuaternionKey = 4 * (4 + 1); // with the time
    auto buffer = part.pool("key_buffer", (positionCount.total() + scaleCount.total()) * VectorKey
                                              + rotationCount.total() * QuaternionKey)
                      .as(fields.keyBuffer);
    // Keys of one kind: `value` says what each has before its time.
    const auto run = [&](const char *name, const FieldRef &keyCount, const FieldRef &offset, qint64 size, auto value) {
        auto keys = buffer.record(name).at(offset).size(keyCount * size);
        auto key = keys.records("keys").until(endOfFrame);
        Fields::Keys made{.counts = keyCount.field(), .offsets = offset.field(), .run = keys.field(), .size = size};
        made.value = value(key).field();
        made.time = key.f32("time").must(ascend(k3dissues::timesDescend, "K47")).unit(QT_TR_NOOP("ticks")).field();
        return made;
    };
    fields.positions = run("positions", positionCount, positionOffset, VectorKey,
                           [](RecordRef key) { return key.f32("position").times(3); });
    fields.rotations = run("rotations", rotationCount, rotationOffset, QuaternionKey, [](RecordRef key) {
        return key.f32("rotation")
            .times(4)
            .quaternion({.scalarFirst = false})
            .unitLength()
            .warning("K49")
            .initially({0, 0, 0, 1});
    });
    fields.scales = run("scales", scaleCount, scaleOffset, VectorKey, [](RecordRef key) {
        return key.f32("scale").times(3).initially({1, 1, 1});
    });
}

void K3dFormat::strings(RecordRef file, Fields &fields)
{
    auto part = file.record("strings").as(fields.strings);
    guard(part, 6, fields);
    const auto isWide = part.look([](ByteCursor &bytes, ByteRange rest, const ValueStack &) -> qint64 {
        return hasWideStringHeader(bytes, rest);
    });
    const auto count = part.u32("entry_count").as(fields.entryCount);
    handle(fields.stringTableOffset).offsetOf(count);
    part.u32("padding").when(isWide);
    const auto size = part.u64("data_block_size").unit(QT_TR_NOOP("bytes")).as(fields.dataBlockSize);
    auto entry = part.records("entries").times(count).whole("K21").as(fields.entries);
    const auto offset = entry.u32("offset").likeNeighbour().as(fields.entryOffset);
    const auto length = entry.u32("length").likeNeighbour().unit(QT_TR_NOOP("bytes")).as(fields.entryLength);
    auto characters = part.pool("data", size).whole("K21").as(fields.characters);
    characters.text("text").at(offset).size(length);

    const RecordRef texts(entry.field());
    for (const Field *name : {fields.submeshNames, fields.materialNames})
        handle(name).indexes(texts).orNone().checkedElsewhere(); // K22
    for (const Field *name : {fields.boneNames, fields.nodeNames, fields.animationNames, fields.channelNames})
        handle(name).indexes(texts).checkedElsewhere(); // K22 K23
    handle(fields.boneNames).newReference(&k3dBoneNames);
    handle(fields.nodeNames).newReference(&k3dNodeNames);
    handle(fields.animationNames).newReference(&k3dAnimationNames);
    handle(fields.channelNames).newReference(&k3dChannelNames);
    handle(fields.nodeCount).takesAlong(&k3dTakeNamedLikeNodes);
}

const Fields *K3dFormat::fieldsOf(const Field *file) const
{
    const auto it = std::ranges::find_if(kinds, [=](const Fields &fields) { return fields.file == file; });
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
        .rules = {k3dModelIsSound},
        .scene = k3dScene,
    };
    return format;
}

} // namespace hexahedron
