#include "core/formats/urho3d/urhoanimation.h"

#include "core/bytes/checksums.h"
#include "core/check/engineissues.h"
#include "core/files/filefacts.h"
#include "core/files/folderlisting.h"
#include "core/formats/urho3d/urhoformats.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhomodelformat.h"
#include "core/formats/urho3d/urhoscene.h"
#include "core/relations/bounds.h"
#include "core/relations/elements.h"
#include "core/relations/likelynames.h"
#include "core/relations/order.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"
#include "core/tree/format.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QFileInfo>

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

    auto file = builder.file().section("UANI", "UANI").as(fields.animation);
    file.text("identifier").size(4).initially("UANI");
    file.text("animationName").must(beUnicode(urhoissues::textNotUtf8, "C2")).as(fields.animationName);
    auto length = file.f32("length")
                      .mayBeNotFinite() // A3
                      .unit(QT_TR_NOOP("seconds"))
                      .as(fields.length);
    const auto trackCount = file.u32("trackCount");

    auto track = file.records("tracks").times(trackCount).as(fields.tracks);
    track.text("name")
        .initially("track")
        .must(beFilled(urhoissues::nameEmpty, "A4"))
        .must(beUnicode(urhoissues::textNotUtf8, "C2"))
        .must(beUnique(urhoissues::nameRepeated, "A4").hashedBy(&hashOfName, urhoissues::nameHashRepeated, "A4"))
        .as(fields.trackName);
    const auto mask = track.u8("channelMask")
                          .flags({{1, QT_TR_NOOP("position")}, {2, QT_TR_NOOP("rotation")}, {4, QT_TR_NOOP("scale")}})
                          .warning("A5")
                          .initially({7})
                          .as(fields.channelMask);
    const auto keyFrameCount = track.u32("keyFrameCount");

    auto key = track.records("keyFrames").times(keyFrameCount).as(fields.keyFrames);
    const auto time = key.f32("time")
                          .must(ascend(urhoissues::timesDescending, "A6").mayRepeat())
                          .range(0, std::numeric_limits<float>::max())
                          .warning("A7")
                          .noRepair()
                          .unit(QT_TR_NOOP("seconds"))
                          .means(Meaning::Time)
                          .as(fields.time);
    length.must(reach({time.field()}, urhoissues::timeOutside, "A7").unset(urhoissues::lengthWrong, "A3"));
    key.f32("position").times(3).when(mask.has(1)).means(Meaning::Translation);
    key.f32("rotation")
        .times(4)
        .quaternion()
        .when(mask.has(2))
        .unitLength(0.01)
        .warning("A8")
        .zeroLength(Severity::Warning)
        .initially({1, 0, 0, 0})
        .means(Meaning::Rotation)
        .as(fields.rotation);
    key.f32("scale").times(3).when(mask.has(4)).initially({1, 1, 1}).means(Meaning::Scale);

    schema = builder.finish();
}

namespace {

constexpr double TimeTolerance = 0.0001;

constexpr auto fields = &fieldsOf<UrhoAnimationFormat>;

/// A5 A7 A9: tracks that move nothing, or late.
class Tracks final : public Watch
{
public:
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *namePart = sight.part(fields().trackName);
        const Part *keys = sight.part(fields().keyFrames);
        if (!namePart || namePart->fault != Fault::None || !keys)
            return; // cut off, which has been said
        const QString name = textOf(textIn(sight, *fields().trackName));
        if ((sight.integer(fields().channelMask) & 7) == 0)
            checker.report(urhoissues::noChannels, checker.partOf(sight.node, fields().channelMask), "A5", {name});
        if (keys->count == 0 && keys->fault == Fault::None)
            checker.report(urhoissues::trackEmpty, checker.itemOf(sight.node), "A9", {name});
        if (keys->count == 0)
            return;
        const Item first = checker.tree().child(checker.partOf(sight.node, fields().keyFrames), 0);
        const double time = floatIn(checker.tree(), first, fields().time);
        if (time > TimeTolerance)
            checker.report(urhoissues::firstKeyLate, childOf(checker.tree(), first, fields().time), "A7",
                           {name, asArgument(time)});
    }
};

void tracksMakeAnAnimation(Checker &checker)
{
    checker.watch(std::make_shared<Tracks>(), {fields().tracks});
}

constexpr qsizetype MostNames = 10'000;

/// Those of a model; none of what has more than are looked at.
std::shared_ptr<const QSet<QByteArray>> boneNamesOf(const QString &model)
{
    static FileFacts<QSet<QByteArray>> facts(256);
    return facts.of(model, urhoModelFormat(), [](const Tree &tree) {
        auto names = std::make_shared<QSet<QByteArray>>();
        for (const UrhoModelFormat::Fields &kind : UrhoModelFormat::instance().kinds) {
            const Item bones = itemOfField(tree, 0, *kind.bones);
            for (qint64 i = 0; bones.isValid() && bones.count <= MostNames && i < bones.count; ++i)
                names->insert(textIn(tree, tree.child(bones, i), kind.boneName));
        }
        return names;
    });
}

/// The models that an animation may be of, by their names: beside it, or beside its folder of animations, or in the folder of models
/// there.
QStringList modelsFor(const QString &animation)
{
    QStringList folders, found;
    if (const QString folder = folderOf(animation); !folder.isEmpty())
        folders = {folder, folder + QStringLiteral("/.."), folder + QStringLiteral("/../Models")};
    for (const QString &folder : folders) {
        QStringList names = FolderListing::of(folder)->files();
        names.sort();
        for (const QString &name : names) {
            if (name.endsWith(QLatin1String(".mdl"), Qt::CaseInsensitive)
                && isCalledLike(QFileInfo(animation).fileName(), QFileInfo(name).baseName()))
                found += folder + u'/' + name;
        }
    }
    constexpr qsizetype mostModels = 16;
    return found.first(qMin(found.size(), mostModels));
}

/// A10
void tracksFitTheirModel(Checker &checker)
{
    const Tree &tree = checker.tree();
    const Item list = itemOfField(tree, checker.stream(), *fields().tracks);
    if (checker.stream() != 0 || !list.isValid() || list.count == 0 || list.count > MostNames)
        return;
    NamesElsewhere elsewhere;
    elsewhere.list = list;
    elsewhere.name = fields().trackName;
    for (qint64 i = 0; i < list.count && !checker.isCancelled(); ++i)
        elsewhere.names += textIn(tree, tree.child(list, i), fields().trackName);
    const auto isOf = [&](const QSet<QByteArray> &bones) {
        return std::ranges::count_if(elsewhere.names, [&](const QByteArray &name) { return bones.contains(name); });
    };
    qsizetype most = (elsewhere.names.size() - 1) / 2; // hardly its model, with fewer
    for (const QString &model : modelsFor(tree.fileName())) {
        const auto bones = boneNamesOf(model);
        const qsizetype count = bones ? isOf(*bones) : 0;
        if (count <= most)
            continue;
        most = count;
        elsewhere.known = *bones;
        elsewhere.owner = QFileInfo(model).fileName();
    }
    elsewhere.free = (elsewhere.known - QSet<QByteArray>(elsewhere.names.begin(), elsewhere.names.end())).values();
    if (!elsewhere.owner.isEmpty())
        reportStrangers(checker, elsewhere, urhoissues::boneUnknown, "A10");
}

} // namespace

const Format &urhoAnimationFormat()
{
    static const Format format{
        .id = "urho3d.ani",
        .name = QT_TRANSLATE_NOOP("formats", "Urho3D animation"),
        .extensions = {QStringLiteral("ani")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the four bytes UANI."),
        .signatures = {"UANI"},
        .schema = [] { return UrhoAnimationFormat::instance().schema; },
        .rules = {tracksMakeAnAnimation, tracksFitTheirModel},
        .scene = urhoAnimationScene,
    };
    return format;
}

} // namespace hexahedron
