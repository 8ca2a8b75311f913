// Animations: tracks of keys, each for one property of one node.
#include "core/formats/ecere/e3dformat.h"
#include "core/formats/ecere/e3dissues.h"
#include "core/formats/ecere/e3dlooks.h"
#include "core/relations/order.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> rotationOrders{{0, "xyz"}, {1, "xzy"}, {2, "yxz"}, {3, "yzx"}, {4, "zxy"}, {5, "zyx"}};

constexpr const char *oneForEachKey = QT_TRANSLATE_NOOP("E3dFormat", "One for each key, in the order of frameNumbers.");

} // namespace

RecordRef E3dFormat::animationsBlock(RecordRef file)
{
    auto animations = container(file.block(0xa000, "animations")
                                    .doc(QT_TR_NOOP("All animations. In it: animation blocks."))
                                    .note(QT_TR_NOOP("No known file has animations: what is said of them is from the "
                                                     "specification and the reference program.")));
    auto animation = container(
        animations.block(0xa010, "animation")
            .doc(QT_TR_NOOP(
                "One movement of any number of nodes, such as walking. In it: a name, the frames, and a track for "
                "each property that changes. No known file has one.")));
    auto name = animation.block(0xa021, "animationName")
                    .doc(QT_TR_NOOP("The name of the animation, for people. No known file has it."));
    fields.animationName = {name.field(), name.text("name")
                                              .lengthBefore(2)
                                              .initially("animation")
                                              .doc(QT_TR_NOOP("Free text for people; it decides nothing."))
                                              .field()};
    auto range = animation.block(0xa022, "animationFrames")
                     .doc(QT_TR_NOOP("First and last frame of the animation, and the one to show while it does not "
                                     "run. How long a frame takes is not in the file."))
                     .note(QT_TR_NOOP("No known file has it."));
    fields.firstFrame = range.u32("start")
                            .doc(QT_TR_NOOP("The frame with which the animation begins, as frameNumbers counts them."))
                            .field();
    fields.lastFrame = range.u32("end")
                           .doc(QT_TR_NOOP("The frame with which the animation ends, as frameNumbers counts them."))
                           .field();
    range.u32("default").doc(
        QT_TR_NOOP("The frame that is shown while the animation does not run, as frameNumbers counts them."));

    auto track = container(
        animation.block(0xa100, "animationTrack")
            .doc(QT_TR_NOOP(
                "How one property of one node changes. In it: the number of keys, their frames, where it is "
                "needed ftkRotationOrder and frameTCBEase, one block of keys, and last the nodeID. Without a "
                "node readers drop it.")));
    const auto keyCount =
        track.u32("keyCount")
            .doc(QT_TR_NOOP(
                "How many keys the track has; every block of keys in it has as many. Without any it moves nothing."));
    const auto flagFirst = track.look(&e3dLoopFlagIsFirst);
    const char *const loopDoc = QT_TR_NOOP("1: the track starts again after its last key. 0: it stops there.");
    const char *const loopNote = QT_TR_NOOP(
        "The program that reads and writes the format has the flag before the frames, the "
        "specification behind them. Hexahedron takes what fits the file.");
    track.u8("loop").when(flagFirst).range(0, 1).warning("95").doc(loopDoc).note(loopNote);
    fields.frameNumbers = track.u32("frameNumbers")
                              .times(keyCount)
                              .must(ascend(e3dissues::framesDescend, "90").repeating(e3dissues::framesRepeat))
                              .doc(QT_TR_NOOP("The frame of each key. How long a frame takes is not in the file."))
                              .note(QT_TR_NOOP(
                                  "Readers look for keys in this order. Of two with one frame, one is never seen."))
                              .field();
    fields.loopsBehind =
        track.u8("loop").when(!flagFirst).range(0, 1).warning("95").doc(loopDoc).note(loopNote).field();

    const char *const easeDoc = QT_TR_NOOP(
        "How the movement passes through each key: tightly or loosely, smoothly or with a corner, slowly or fast.");
    auto ease = track.block(0xa110, "frameTCBEase").doc(easeDoc);
    auto easeKey = ease.records("keys").times(keyCount).doc(easeDoc).note(oneForEachKey);
    easeKey.f32("tension").doc(
        QT_TR_NOOP("How tight the curve is at the key, usually -1 to 1; 0 is neutral, 1 the tightest."));
    easeKey.f32("continuity")
        .doc(QT_TR_NOOP("How smoothly the curve passes the key, usually -1 to 1; 0 is smooth, others make a corner."));
    easeKey.f32("bias").doc(
        QT_TR_NOOP("Whether the curve swings out before or behind the key, usually -1 to 1; 0 is in between."));
    easeKey.f32("easeFrom").doc(QT_TR_NOOP("How slowly the movement leaves the key, usually 0 (at once) to 1."));
    easeKey.f32("easeTo").doc(QT_TR_NOOP("How slowly the movement comes to the key, usually 0 (at full speed) to 1."));
    auto order =
        track.block(0xa120, "ftkRotationOrder")
            .doc(QT_TR_NOOP(
                "In which order the angles of yaw, pitch and roll turn the node; tracks of other kinds do without."));
    order.u8("order")
        .names(rotationOrders)
        .error("94")
        .otherwise(4)
        .initially({4})
        .doc(
            QT_TR_NOOP("In which order the angles yaw, pitch and roll turn the node; zxy where the block is missing."));
    keyBlock(
        track, keyCount, 0xa210, "ftkPosition",
        QT_TR_NOOP("Where the node is at the key, seen from the node above it; the axes are those of the vertices."));
    keyBlock(track, keyCount, 0xa220, "ftkScaling",
             QT_TR_NOOP("How large the node is at the key, along its axes; 1 keeps the size."));
    keyBlock(track, keyCount, 0xa230, "ftkRotation",
             QT_TR_NOOP("How the node is turned against the one above it. That the quaternion is stored like that of a "
                        "node is assumed: no known file has such keys."));
    keyBlock(track, keyCount, 0xa240, "ftkRotationYaw",
             QT_TR_NOOP("Turns the node about its y axis (yaw) by an angle in degrees at each key, among the others in "
                        "the order that ftkRotationOrder says; which way, is written down nowhere."));
    keyBlock(track, keyCount, 0xa250, "ftkRotationPitch",
             QT_TR_NOOP("Turns the node about its x axis (pitch) by an angle in degrees at each key, among the others "
                        "in the order that ftkRotationOrder says; which way, is written down nowhere."));
    keyBlock(track, keyCount, 0xa260, "ftkRotationRoll",
             QT_TR_NOOP("Turns the node about its z axis (roll) by an angle in degrees at each key, among the others "
                        "in the order that ftkRotationOrder says; which way, is written down nowhere."));
    keyBlock(track, keyCount, 0xa270, "ftkCameraFieldOfView",
             QT_TR_NOOP("How wide a camera sees, as an angle; whether from side to side or from bottom to top is "
                        "written down nowhere. The reference reader skips cameras."));
    keyBlock(track, keyCount, 0xa280, "ftkCameraRoll",
             QT_TR_NOOP("How far a camera is turned about the direction in which it looks; which way, is written down "
                        "nowhere. The reference reader skips cameras."));
    keyBlock(track, keyCount, 0xa290, "ftkLightHotSpot",
             QT_TR_NOOP("Angle of the inner cone of a light, which is lit in full; whether across the cone or from its "
                        "middle is written down nowhere. The reference reader skips lights."));
    keyBlock(track, keyCount, 0xa2a0, "ftkLightFallOff",
             QT_TR_NOOP("Angle of the outer cone of a light, at whose rim it ends; whether across the cone or from its "
                        "middle is written down nowhere. The reference reader skips lights."));
    keyBlock(track, keyCount, 0xa2b0, "ftkLightColor",
             QT_TR_NOOP("Colour of a light: red, green and blue, 0 to 1. The reference reader skips lights."));
    keyBlock(track, keyCount, 0xa2c0, "ftkHide",
             QT_TR_NOOP("Whether the node is hidden, until the next key says something else."));
    keyBlock(track, keyCount, 0xa300, "ftkMorph",
             QT_TR_NOOP("How much of a morph is seen: 0 for nothing, 1 for all of it."));
    auto node = track.block(0x3020, "nodeID")
                    .doc(QT_TR_NOOP("Says by its number which node the track moves."))
                    .note(QT_TR_NOOP("Readers want it last: they need the keys by then."));
    fields.trackNode = {
        node.field(),
        node.u32("id")
            .doc(QT_TR_NOOP(
                "Number of the node that the track moves. With 0, or one that no node has, it moves nothing."))
            .field()};
    auto nodeName = track.block(0x3021, "nodeName")
                        .doc(QT_TR_NOOP("Says by its name which node the track moves."))
                        .note(QT_TR_NOOP("The reference reader takes the track for a node then and reads memory that "
                                         "is none of it: write nodeID."));
    fields.trackName = {nodeName.field(),
                        nodeName.text("name")
                            .lengthBefore(2)
                            .doc(QT_TR_NOOP("Name of the node that the track moves, in place of its number."))
                            .field()};
    fields.animations = animations.field();
    fields.animation = animation.field();
    fields.animationFrames = range.field();
    fields.track = track.field();
    fields.keyCount = keyCount.field();
    fields.flagFirst = flagFirst.field();
    fields.ease = ease.field();
    return animations;
}

void E3dFormat::keyBlock(RecordRef track, const FieldRef &keyCount, quint32 type, const char *name, const char *doc)
{
    auto block = track.block(type, name).doc(doc);
    block.note(QT_TR_NOOP("A track has one block of keys. Of several, readers use the last or none."));
    if (type == 0xa300)
        fields.trackMorph =
            block.i32("morph")
                .doc(QT_TR_NOOP("Which morph of the mesh, by its morphID, counted from 0."))
                .note(QT_TR_NOOP(
                    "Reserved in the specification; this is what the program that writes the format writes."))
                .field();
    auto key = block.records("keys").times(keyCount).doc(doc).note(oneForEachKey);
    const auto value = [&]() -> FieldRef {
        switch (type) {
        case 0xa210:
            return key.f32("position").times(3);
        case 0xa220:
            return key.f32("scaling").times(3).initially({1, 1, 1});
        case 0xa230:
            return key.f32("rotation")
                .times(4)
                .quaternion({.conjugated = true})
                .unitLength(0.001)
                .warning("55")
                .initially({1, 0, 0, 0});
        case 0xa2b0:
            return key.f32("color").times(3).components({"r", "g", "b"}).color().initially({1, 1, 1});
        case 0xa2c0:
            return key.u8("hidden").names({{0, QT_TR_NOOP("shown")}, {1, QT_TR_NOOP("hidden")}});
        case 0xa300:
            return key.f32("weight");
        default:
            return key.f32("angle").unit(QT_TR_NOOP("degrees"));
        }
    }();
    FieldRef(value).doc(doc);
    fields.keyBlocks.push_back({type, block.field(), key.field(), value.field()});
}

} // namespace hexahedron
