#include "core/formats/urho3d/urhoanimationformat.h"

#include "core/bytes/checksums.h"
#include "core/check/engineissues.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/formats/urho3d/urhoscene.h"
#include "core/relations/bounds.h"
#include "core/relations/order.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"

namespace hexahedron {

namespace {

/// As the engine finds bones.
quint32 hashOfName(const QByteArray &name)
{
    return sdbm({reinterpret_cast<const uchar *>(name.constData()), size_t(name.size())});
}

} // namespace

UrhoAnimationFormat::UrhoAnimationFormat()
{
    SchemaBuilder builder("UrhoAnimationFormat", {});
    builder.finite("A8", Severity::Warning)
        .rule(issues::notThisFormat, "A1")
        .rule(issues::cutOff, "C3")
        .rule(issues::textNotTerminated, "C4")
        .rule(issues::trailingBytes, "C5")
        .rule(issues::countTooLarge, "C6");

    auto file = builder.file().section("UANI", "UANI");
    file.text("identifier").size(4).initially("UANI");
    const auto animationName = file.text("animationName").must(beUnicode(urhoissues::textNotUtf8, "C2"));
    auto length = file.f32("length")
                      .mayBeNotFinite() // A3
                      .unit(QT_TR_NOOP("seconds"));
    const auto trackCount = file.u32("trackCount");

    auto track = file.records("tracks").times(trackCount);
    const auto name =
        track.text("name")
            .initially("track")
            .must(beFilled(urhoissues::nameEmpty, "A4"))
            .must(beUnicode(urhoissues::textNotUtf8, "C2"))
            .must(beUnique(urhoissues::nameRepeated, "A4").hashedBy(&hashOfName, urhoissues::nameHashRepeated, "A4"));
    const auto mask = track.u8("channelMask")
                          .flags({{1, QT_TR_NOOP("position")}, {2, QT_TR_NOOP("rotation")}, {4, QT_TR_NOOP("scale")}})
                          .warning("A5")
                          .initially({7});
    const auto keyFrameCount = track.u32("keyFrameCount");

    auto key = track.records("keyFrames").times(keyFrameCount);
    const auto time = key.f32("time")
                          .must(ascend(urhoissues::timesDescending, "A6").mayRepeat())
                          .range(0, std::numeric_limits<float>::max())
                          .warning("A7")
                          .noRepair()
                          .unit(QT_TR_NOOP("seconds"));
    length.must(reach({time.field()}, urhoissues::timeOutside, "A7").unset(urhoissues::lengthWrong, "A3"));
    const auto position = key.f32("position").times(3).when(mask.has(1));
    const auto rotation = key.f32("rotation")
                              .times(4)
                              .quaternion()
                              .when(mask.has(2))
                              .unitLength(0.01)
                              .warning("A8")
                              .zeroLength(Severity::Warning)
                              .initially({1, 0, 0, 0});
    const auto scale = key.f32("scale").times(3).when(mask.has(4)).initially({1, 1, 1});

    fields = {.animation = file.field(),
              .animationName = animationName.field(),
              .length = length.field(),
              .tracks = track.field(),
              .trackName = name.field(),
              .channelMask = mask.field(),
              .keyFrameCount = keyFrameCount.field(),
              .keyFrames = key.field(),
              .time = time.field(),
              .position = position.field(),
              .rotation = rotation.field(),
              .scale = scale.field()};
    schema = builder.finish();
}

const Format &urhoAnimationFormat()
{
    static const Format format{
        .id = "urho3d.ani",
        .name = QT_TRANSLATE_NOOP("formats", "Urho3D animation"),
        .extensions = {QStringLiteral("ani")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes UANI."),
        .signatures = {"UANI"},
        .schema = [] { return UrhoAnimationFormat::instance().schema; },
        .rules = urhoAnimationRules(),
        .scene = urhoAnimationScene,
    };
    return format;
}

} // namespace hexahedron
