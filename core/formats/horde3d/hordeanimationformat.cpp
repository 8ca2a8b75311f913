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

    auto file = builder.file().section("H3DA", "H3DA");
    fields.animation = file.field();
    file.text("magic").size(4).initially("H3DA");
    const auto version = file.u32("version")
                             .names({{2, QT_TR_NOOP("every node has all frames")},
                                     {3, QT_TR_NOOP("nodes that do not move may have one frame")}})
                             .error("31")
                             .noRepair()
                             .initially({3});
    const auto numAnimations = file.u32("numAnimations").whole("30");
    const auto numFrames = file.u32("numFrames").whole("30").initially({1});

    auto node = file.records("animations").times(numAnimations).whole("32");
    fields.nodeName = node.text("nodeName")
                          .size(256)
                          .initially("node")
                          .must(beEnded(hordeissues::nameNotTerminated, "33"))
                          .must(beFilled(hordeissues::nameEmpty, "33"))
                          .must(beAscii(hordeissues::nameNotAscii, "33"))
                          .must(beClean(hordeissues::bytesBehindName, "33"))
                          .must(beUnique(hordeissues::nameRepeated, "34")
                                    .hashedBy(&hordeNameHash, hordeissues::nameHashRepeated, "34"))
                          .whole("32")
                          .field();
    const auto compressed = node.u8("compressed").when(!version.is(2)).range(0, 1).warning("35").whole("32");
    auto single = node.record("frame").when(!compressed.is(0)).whole("32");
    auto frames = node.records("frames").times(numFrames).when(compressed.is(0)).whole("32");
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
                            .field(),
            .translation = frame.f32("translation").times(3).field(),
            .scale = frame.f32("scale").times(3).initially({1, 1, 1}).notZero().warning("40").noRepair().field()};
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
