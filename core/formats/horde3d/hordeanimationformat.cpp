#include "core/formats/horde3d/hordeanimationformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordenames.h"
#include "core/formats/horde3d/horderules.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"

namespace hexahedron {

HordeAnimationFormat::HordeAnimationFormat()
{
    SchemaBuilder builder("HordeAnimationFormat", {});
    builder.finite("38").rule(issues::notThisFormat, "31").rule(issues::cutOff, "30").rule(issues::trailingBytes, "41");

    auto file = builder.file()
                    .section("H3DA", "H3DA")
                    .doc(QT_TR_NOOP("An animation: transformations of joints and meshes, found by name."));
    fields.animation = file.field();
    file.text("magic").size(4).initially("H3DA").doc(
        QT_TR_NOOP("H3DA: says that the file is an animation. The engine refuses any other."));
    const auto version = file.u32("version")
                             .names({{2, QT_TR_NOOP("every node has all frames")},
                                     {3, QT_TR_NOOP("nodes that do not move may have one frame")}})
                             .error("31")
                             .noRepair()
                             .initially({3})
                             .doc(QT_TR_NOOP("Version of the format. The engine takes 2 and 3, and refuses others."))
                             .note(QT_TR_NOOP("The published page describes version 3 only."));
    const auto numAnimations =
        file.u32("numAnimations").whole("30").doc(QT_TR_NOOP("Number of joints and meshes that have an animation."));
    const auto numFrames = file.u32("numFrames")
                               .whole("30")
                               .initially({1})
                               .doc(QT_TR_NOOP(
                                   "Number of frames, the same for all nodes of the file. How fast they follow each "
                                   "other, programs say. With 0 the engine ignores nodes that are not compressed."));

    auto node = file.records("animations")
                    .times(numAnimations)
                    .whole("32")
                    .doc(QT_TR_NOOP(
                        "What each joint or mesh does, found by its name; one after the other without padding."));
    fields.nodeName =
        node.text("nodeName")
            .size(256)
            .initially("node")
            .must(beEnded(hordeissues::nameNotTerminated, "33"))
            .must(beFilled(hordeissues::nameEmpty, "33"))
            .must(beAscii(hordeissues::nameNotAscii, "33"))
            .must(beClean(hordeissues::bytesBehindName, "33"))
            .must(
                beUnique(hordeissues::nameRepeated, "34").hashedBy(&hordeNameHash, hordeissues::nameHashRepeated, "34"))
            .whole("32")
            .doc(QT_TR_NOOP(
                "Name of the joint or mesh that moves; ends at its first NUL. Large and small letters differ."))
            .note(QT_TR_NOOP("The engine compares a hash (SDBM), which with bytes above 127 is not the same "
                             "everywhere; of two names with one hash either may win. Without a NUL it reads on. Old "
                             "converters left other strings behind the NUL; these bytes mean nothing."))
            .field();
    const auto compressed =
        node.u8("compressed")
            .when(!version.is(2))
            .range(0, 1)
            .warning("35")
            .whole("32")
            .doc(QT_TR_NOOP("1: a single frame follows, which stands for all of them. 0: numFrames frames follow."))
            .note(QT_TR_NOOP("The engine takes every number but 0 for 1."));
    auto single = node.record("frame")
                      .when(!compressed.is(0))
                      .whole("32")
                      .doc(QT_TR_NOOP("The transformation relative to the parent, the same in all frames."));
    auto frames = node.records("frames")
                      .times(numFrames)
                      .when(compressed.is(0))
                      .whole("32")
                      .doc(QT_TR_NOOP(
                          "The transformation relative to the parent in each frame, counted from 0; it takes the place "
                          "of the one in the scene. Behind the last frame comes the first again."));
    fields.single = transformation(single);
    fields.frames = transformation(frames);

    fields.version = version.field();
    fields.frameCount = numFrames.field();
    fields.nodes = node.field();
    fields.compressed = compressed.field();
    schema = builder.finish();
}

HordeAnimationFormat::Frame HordeAnimationFormat::transformation(RecordRef frame)
{
    return {.frame = frame.field(),
            .rotation = frame.f32("rotation")
                            .times(4)
                            .quaternion({.scalarFirst = false})
                            .unitLength(0.001)
                            .warning("39")
                            .initially({0, 0, 0, 1})
                            .doc(QT_TR_NOOP("How the node is turned against its parent. Where the axis points at the "
                                            "viewer, a positive angle turns counter-clockwise."))
                            .field(),
            .translation =
                frame.f32("translation")
                    .times(3)
                    .doc(QT_TR_NOOP(
                        "Where the node is, seen from its parent: right-handed, y up, in the units of the scene."))
                    .field(),
            .scale = frame.f32("scale")
                         .times(3)
                         .initially({1, 1, 1})
                         .notZero()
                         .warning("40")
                         .noRepair()
                         .doc(QT_TR_NOOP("How large the node is, along its own axes: 1 keeps the size, 0 flattens it, "
                                         "a negative number mirrors it. It is applied first, then rotation, then "
                                         "translation, although it is the last in the file."))
                         .field()};
}

const Format &hordeAnimationFormat()
{
    static const Format format{
        .id = "horde3d.anim",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D animation"),
        .extensions = {QStringLiteral("anim")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes H3DA."),
        .signatures = {"H3DA"},
        .schema = [] { return HordeAnimationFormat::instance().schema; },
        .rules = hordeAnimationRules(),
        .scene = hordeAnimationScene,
    };
    return format;
}

} // namespace hexahedron
