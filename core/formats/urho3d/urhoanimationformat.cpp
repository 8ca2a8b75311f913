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

    auto file = builder.file()
                    .section("UANI", "UANI")
                    .doc(QT_TR_NOOP("A skeletal animation: key frames for bones, found by name."));
    file.text("identifier")
        .size(4)
        .initially("UANI")
        .doc(QT_TR_NOOP("UANI: says that the file is an animation. The engine refuses any other."));
    const auto animationName = file.text("animationName")
                                   .must(beUnicode(urhoissues::textNotUtf8, "C2"))
                                   .doc(QT_TR_NOOP(
                                       "Name of the animation, for people: programs load it by the name of its file."));
    auto length = file.f32("length")
                      .mayBeNotFinite() // A3
                      .unit(QT_TR_NOOP("seconds"))
                      .doc(QT_TR_NOOP("How long the animation takes. It may exceed the time of the last key frame."))
                      .note(QT_TR_NOOP("In a loop the engine goes from the last key frame to the first in the time "
                                       "that is left. Key frames behind the end are never reached."));
    const auto trackCount = file.u32("trackCount")
                                .doc(QT_TR_NOOP(
                                    "How many tracks there are: one for each bone or scene node that moves."));

    auto track = file.records("tracks")
                     .times(trackCount)
                     .doc(QT_TR_NOOP("What each bone or scene node does, found by its name."));
    const auto name =
        track.text("name")
            .initially("track")
            .must(beFilled(urhoissues::nameEmpty, "A4"))
            .must(beUnicode(urhoissues::textNotUtf8, "C2"))
            .must(beUnique(urhoissues::nameRepeated, "A4").hashedBy(&hashOfName, urhoissues::nameHashRepeated, "A4"))
            .doc(QT_TR_NOOP("Name of the bone or scene node that the track moves."))
            .note(QT_TR_NOOP("The engine compares a hash (SDBM) of it. Large and small letters differ; before 2018 "
                             "(1.8) they did not. Of two tracks with one name or hash the later one counts."));
    const auto mask = track.u8("channelMask")
                          .flags({{1, QT_TR_NOOP("position")}, {2, QT_TR_NOOP("rotation")}, {4, QT_TR_NOOP("scale")}})
                          .warning("A5")
                          .initially({7})
                          .doc(QT_TR_NOOP("Which values each key frame carries behind its time, the lowest bit first. "
                                          "The others stay as they are in the scene."));
    const auto keyFrameCount = track.u32("keyFrameCount")
                                   .doc(QT_TR_NOOP(
                                       "How many key frames the track has; without any, its bone keeps its place."));

    auto key =
        track.records("keyFrames")
            .times(keyFrameCount)
            .doc(QT_TR_NOOP(
                "The values of the bone at certain times, in ascending time; the engine does not sort them. Between "
                "two it interpolates: positions and scales in a straight line, rotations on the sphere."));
    const auto time =
        key.f32("time")
            .must(ascend(urhoissues::timesDescending, "A6").mayRepeat())
            .range(0, std::numeric_limits<float>::max())
            .warning("A7")
            .noRepair()
            .unit(QT_TR_NOOP("seconds"))
            .doc(QT_TR_NOOP("When the bone has these values, counted from the beginning of the animation."))
            .note(QT_TR_NOOP(
                "Where times do not ascend, the engine takes wrong key frames: it looks at neighbours only."));
    length.must(reach({time.field()}, urhoissues::timeOutside, "A7").unset(urhoissues::lengthWrong, "A3"));
    const auto position = key.f32("position")
                              .times(3)
                              .when(mask.has(1))
                              .doc(QT_TR_NOOP(
                                  "Where the bone is, seen from its parent, in metres by convention: x right, y up, z "
                                  "forward. It replaces the bind pose; it is not added to it."));
    const auto rotation = key.f32("rotation")
                              .times(4)
                              .quaternion()
                              .when(mask.has(2))
                              .unitLength(0.01)
                              .warning("A8")
                              .zeroLength(Severity::Warning)
                              .initially({1, 0, 0, 0})
                              .doc(QT_TR_NOOP(
                                  "How the bone is turned against its parent; positive angles turn clockwise, looking "
                                  "along the axis towards the origin. It replaces the bind pose."));
    const auto scale =
        key.f32("scale")
            .times(3)
            .when(mask.has(4))
            .initially({1, 1, 1})
            .doc(QT_TR_NOOP("How large the bone is, along its own axes; 1 keeps the size. It replaces the bind pose."));

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
