#include "core/formats/horde3d/hordeanimationformat.h"

#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/check/kernels.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/relations/elements.h"
#include "core/relations/elementwatch.h"
#include "core/relations/likelynames.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QDir>

#include <cstring>
#include <map>
#include <tuple>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeAnimationFormat>;

/// The hash by which the engine finds nodes, where characters are signed, as they are on most machines.
quint32 nameHash(const QByteArray &name)
{
    quint32 hash = 0;
    for (const char c : name)
        hash = quint32(qint32(qint8(c))) + 65599u * hash;
    return hash;
}

/// 40: scales that mirror: some number is below 0, and none is 0.
class MirroredScales final : public ElementWatch
{
public:
    explicit MirroredScales(int workers)
        : ElementWatch(*fields().scale, {&hordeissues::scaleNegative, "40"}, workers)
    {
    }

    static bool isMirrored(const uchar *scale)
    {
        quint32 signs = 0;
        for (const qint64 offset : {0, 4, 8}) {
            const quint32 word = kernels::word(scale + offset);
            if ((word & 0x7fffffffu) == 0)
                return false;
            signs |= word >> 31;
        }
        return signs != 0;
    }

    static QStringList arguments(const Tree &tree, const Item &scale)
    {
        QStringList numbers;
        for (const double value : floatsIn(tree, tree.parent(scale), scale.field))
            numbers += QString::number(value);
        return {numbers.join(QStringLiteral(", "))};
    }

private:
    bool mayBeWrong(const ElementRun &run, Place place) const override
    {
        return kernels::anyBits({run.bytes + place.offset, run.count, run.stride, place.count}, 0x80000000u);
    }
    void look(const ElementRun &run, Place place, CountedFirst &wrong) override
    {
        for (qint64 i = 0; i < run.count; ++i) {
            if (isMirrored(run.element(i) + place.offset))
                wrong.note(run.first + i);
        }
    }
    Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) override
    {
        return {.arguments = arguments(tree, fieldOfElement(tree, array, wrong.first, field()))};
    }
};

/// 36 40: what frames have in common, and those that stand for all.
class Frames final : public Watch
{
public:
    Frames(qint64 frameCount, bool mayCompress, int workers)
        : m_frameCount(frameCount)
        , m_mayCompress(mayCompress)
        , m_equal(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *single = sight.part(fields().singleFrame);
        if (!single || single->fault != Fault::None)
            return;
        if (m_frameCount <= 1)
            checker.report(hordeissues::compressedWithoutUse, checker.partOf(sight.node, fields().compressed), "36");
        const Tree &tree = checker.tree();
        const Item scale = childOf(tree, checker.partOf(sight.node, fields().singleFrame), fields().singleScale);
        const uchar *bytes = sight.cursor->at(scale.range.begin, scale.range.size());
        if (bytes && MirroredScales::isMirrored(bytes) && checker.lists(hordeissues::scaleNegative))
            checker.report(hordeissues::scaleNegative, scale, "40", MirroredScales::arguments(tree, scale));
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        const uchar *begin = run.before ? run.before : run.bytes;
        const qint64 size = (run.count - (run.before ? 0 : 1)) * run.stride;
        if (std::memcmp(begin, begin + run.stride, size_t(size)) == 0)
            m_equal[size_t(checker.worker())][run.node] += run.count;
    }

    /// Lists with a frame that differs have fewer equal ones than they are long.
    void finish(Checker &checker) override
    {
        std::map<NodeId, qint64> equal;
        for (const auto &worker : m_equal) {
            for (const auto &[node, count] : worker)
                equal[node] += count;
        }
        for (const auto &[node, count] : equal) {
            if (count < m_frameCount || m_frameCount < 2 || !checker.lists(hordeissues::framesEqual))
                continue;
            const Item item = checker.itemOf(node);
            checker.report(hordeissues::framesEqual, checker.partOf(node, fields().frames), "36", {count},
                           m_mayCompress ? compress(item) : Repair{});
        }
    }

private:
    static Repair compress(const Item &node)
    {
        return {QT_TRANSLATE_NOOP("repairs", "Compress the node."), {}, [=](Wishes &wishes) {
                    wishes.setText(childOf(wishes.tree(), node, fields().compressed), QStringLiteral("1"));
                }};
    }

    qint64 m_frameCount;
    bool m_mayCompress;
    std::vector<std::map<NodeId, qint64>> m_equal; ///< by worker: frames that are like the one before, or the first
};

/// The outermost node, where it is an animation.
NodeId animationIn(const Checker &checker)
{
    const NodeId node = checker.nodes().firstChild(0);
    return node != NoNode && checker.nodes()[node].field == fields().animation->id ? node : NoNode;
}

/// 31 36 37 40
void nodesMakeAnAnimation(Checker &checker)
{
    const NodeId animation = animationIn(checker);
    if (animation == NoNode)
        return;
    const qint64 version = checker.integerOf(animation, fields().version, -1);
    const Item count = checker.partOf(animation, fields().frameCount);
    const qint64 frameCount = checker.integerOf(animation, fields().frameCount, -1);
    if (version == 2)
        checker.report(hordeissues::oldVersion, checker.partOf(animation, fields().version), "31");
    if (frameCount == 0 && count.isValid())
        checker.report(hordeissues::noFrames, count, "37");
    checker.watch(std::make_shared<Frames>(frameCount, version != 2, checker.workerCount()), {fields().nodes},
                  {fields().frames});
    ElementWatch::start(std::make_shared<MirroredScales>(checker.workerCount()), checker);
}

/// What a frame holds. Rotation and scale are what others look for.
std::pair<const Field *, const Field *> transformation(RecordRef frame)
{
    const auto rotation = frame.f32("rotation")
                              .times(4)
                              .means(Meaning::Rotation)
                              .quaternion({.scalarFirst = false})
                              .unitLength(0.001)
                              .warning("39")
                              .initially({0, 0, 0, 1});
    frame.f32("translation").times(3).means(Meaning::Translation);
    auto scale = frame.f32("scale").times(3).means(Meaning::Scale);
    scale.initially({1, 1, 1}).notZero().warning("40").noRepair();
    return {rotation.field(), scale.field()};
}

/// Which scene an animation belongs to no file says: the one beside it that has most of its names, and at least half of them.
/// Its name, and what it has.
std::pair<QString, std::shared_ptr<const HordeFacts>> sceneBeside(const QString &animation, const QByteArrayList &names)
{
    constexpr int mostScenes = 64;
    std::pair<QString, std::shared_ptr<const HordeFacts>> best;
    qsizetype bestCount = 0;
    const QFileInfo file(animation);
    if (animation.isEmpty() || !file.exists())
        return best;
    const QStringList scenes = file.absoluteDir().entryList({QStringLiteral("*.scene.xml")}, QDir::Files, QDir::Name);
    for (const QString &scene : scenes.mid(0, mostScenes)) {
        const auto facts = hordeFactsOf(file.absolutePath() + u'/' + scene, hordeSceneFormat());
        if (!facts || !facts->isWhole)
            continue;
        const auto count = std::ranges::count_if(names,
                                                 [&](const QByteArray &name) { return facts->moving.contains(name); });
        if (count > bestCount && count * 2 >= names.size()) {
            bestCount = count;
            best = {scene, facts};
        }
    }
    return best;
}

/// 42: an animation moves what is in a scene.
void animationFitsItsScene(Checker &checker)
{
    constexpr qint64 mostNames = 10'000;
    const Tree &tree = checker.tree();
    const NodeId animation = animationIn(checker);
    const Item list = animation == NoNode ? Item() : checker.partOf(animation, fields().nodes);
    if (!list.isValid() || list.count > mostNames)
        return;
    QByteArrayList names;
    for (qint64 i = 0; i < list.count && !checker.isCancelled(); ++i)
        names += textIn(tree, tree.child(list, i), fields().nodeName);
    const auto [scene, facts] = sceneBeside(tree.fileName(), names);
    if (!facts)
        return;
    QByteArrayList still;
    const QSet<QByteArray> moved(names.begin(), names.end());
    for (const QByteArray &name : facts->moving) {
        // Converters divide a mesh of several materials, and give the parts such names.
        if (!moved.contains(name) && !name.isEmpty() && !name.startsWith('#'))
            still += name;
    }
    QByteArrayList free = still;
    erase_if(free, [](const QByteArray &name) { return name.size() >= HordeNameSize; });
    reportStrangers(checker, {list, fields().nodeName, names, scene, facts->moving, free}, hordeissues::nothingMoves,
                    "42");
    if (still.isEmpty())
        return;
    const qsizetype all = facts->moving.size();
    checker.report(hordeissues::doesNotMove, list, "42",
                   {all - still.size(), all, scene, textOf(*std::ranges::min_element(still))});
}

} // namespace

HordeAnimationFormat::HordeAnimationFormat()
{
    SchemaBuilder builder("HordeAnimationFormat", {});
    builder.finite("38").rule(issues::notThisFormat, "31").rule(issues::cutOff, "30").rule(issues::trailingBytes, "41");

    auto file = builder.file().section("H3DA", "H3DA").as(fields.animation);
    file.text("magic").size(4).initially("H3DA");
    const auto version = file.u32("version")
                             .names({{2, QT_TR_NOOP("every node has all frames")},
                                     {3, QT_TR_NOOP("nodes that do not move may have one frame")}})
                             .error("31")
                             .noRepair()
                             .initially({3})
                             .as(fields.version);
    const auto numAnimations = file.u32("numAnimations").whole("30");
    const auto numFrames = file.u32("numFrames").whole("30").initially({1}).as(fields.frameCount);

    auto node = file.records("animations").times(numAnimations).whole("32").as(fields.nodes);
    fields.nodeName =
        node.text("nodeName")
            .size(HordeNameSize)
            .initially("node")
            .must(beEnded(hordeissues::nameNotTerminated, "33"))
            .must(beFilled(hordeissues::nameEmpty, "33"))
            .must(beAscii(hordeissues::nameNotAscii, "33"))
            .must(beClean(hordeissues::bytesBehindName, "33"))
            .must(beUnique(hordeissues::nameRepeated, "34").hashedBy(&nameHash, hordeissues::nameHashRepeated, "34"))
            .whole("32")
            .field();
    const auto compressed =
        node.u8("compressed").when(!version.is(2)).range(0, 1).warning("35").whole("32").as(fields.compressed);
    auto single = node.record("frame").when(!compressed.is(0)).whole("32");
    auto frames = node.records("frames").times(numFrames).when(compressed.is(0)).whole("32");
    fields.singleFrame = single.field();
    fields.frames = frames.field();
    fields.singleScale = transformation(single).second;
    std::tie(fields.rotation, fields.scale) = transformation(frames);

    schema = builder.finish();
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
        .rules = {nodesMakeAnAnimation, animationFitsItsScene},
        .scene = hordeAnimationScene,
    };
    return format;
}

} // namespace hexahedron
