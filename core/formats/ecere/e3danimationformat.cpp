// Animations: tracks of keys, each for one property of one node.
#include "core/formats/ecere/e3dformat.h"
#include "core/formats/ecere/e3dissues.h"
#include "core/formats/ecere/e3dlooks.h"
#include "core/relations/order.h"

namespace hexahedron {

namespace {

const std::vector<NamedValue> rotationOrders{{0, "xyz"}, {1, "xzy"}, {2, "yxz"}, {3, "yzx"}, {4, "zxy"}, {5, "zyx"}};

} // namespace

RecordRef E3dFormat::animationsBlock(RecordRef file)
{
    auto animations = container(file.block(0xa000, "animations"));
    auto animation = container(animations.block(0xa010, "animation"));
    auto name = animation.block(0xa021, "animationName");
    fields.animationName = {name.field(), name.text("name").lengthBefore(2).initially("animation").field()};
    auto range = animation.block(0xa022, "animationFrames");
    fields.firstFrame = range.u32("start").field();
    fields.lastFrame = range.u32("end").field();
    range.u32("default");

    auto track = container(animation.block(0xa100, "animationTrack"));
    const auto keyCount = track.u32("keyCount");
    const auto flagFirst = track.look(&e3dLoopFlagIsFirst);
    track.u8("loop").when(flagFirst).range(0, 1).warning("95");
    fields.frameNumbers = track.u32("frameNumbers")
                              .times(keyCount)
                              .must(ascend(e3dissues::framesDescend, "90").repeating(e3dissues::framesRepeat))
                              .field();
    fields.loopsBehind = track.u8("loop").when(!flagFirst).range(0, 1).warning("95").field();

    auto ease = track.block(0xa110, "frameTCBEase");
    auto easeKey = ease.records("keys").times(keyCount);
    easeKey.f32("tension");
    easeKey.f32("continuity");
    easeKey.f32("bias");
    easeKey.f32("easeFrom");
    easeKey.f32("easeTo");
    auto order = track.block(0xa120, "ftkRotationOrder");
    order.u8("order").names(rotationOrders).error("94").otherwise(4).initially({4});
    keyBlock(track, keyCount, 0xa210, "ftkPosition");
    keyBlock(track, keyCount, 0xa220, "ftkScaling");
    keyBlock(track, keyCount, 0xa230, "ftkRotation");
    keyBlock(track, keyCount, 0xa240, "ftkRotationYaw");
    keyBlock(track, keyCount, 0xa250, "ftkRotationPitch");
    keyBlock(track, keyCount, 0xa260, "ftkRotationRoll");
    keyBlock(track, keyCount, 0xa270, "ftkCameraFieldOfView");
    keyBlock(track, keyCount, 0xa280, "ftkCameraRoll");
    keyBlock(track, keyCount, 0xa290, "ftkLightHotSpot");
    keyBlock(track, keyCount, 0xa2a0, "ftkLightFallOff");
    keyBlock(track, keyCount, 0xa2b0, "ftkLightColor");
    keyBlock(track, keyCount, 0xa2c0, "ftkHide");
    keyBlock(track, keyCount, 0xa300, "ftkMorph");
    auto node = track.block(0x3020, "nodeID");
    fields.trackNode = {node.field(), node.u32("id").field()};
    auto nodeName = track.block(0x3021, "nodeName");
    fields.trackName = {nodeName.field(), nodeName.text("name").lengthBefore(2).field()};
    fields.animations = animations.field();
    fields.animation = animation.field();
    fields.animationFrames = range.field();
    fields.track = track.field();
    fields.keyCount = keyCount.field();
    fields.flagFirst = flagFirst.field();
    fields.ease = ease.field();
    return animations;
}

void E3dFormat::keyBlock(RecordRef track, const FieldRef &keyCount, quint32 type, const char *name)
{
    auto block = track.block(type, name);
    if (type == 0xa300)
        fields.trackMorph = block.i32("morph").field();
    auto key = block.records("keys").times(keyCount);
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
    fields.keyBlocks.push_back({type, block.field(), key.field(), value.field()});
}

} // namespace hexahedron
