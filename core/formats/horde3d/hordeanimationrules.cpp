// Animations.
#include "core/formats/horde3d/hordeanimationformat.h"

#include "core/changes/wishes.h"
#include "core/check/kernels.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/horderules.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"

#include <cstring>
#include <map>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordeAnimationFormat>;

Repair compress(const Item &node)
{
    return {QT_TRANSLATE_NOOP("repairs", "Compress the node."), {}, [=](Wishes &wishes) {
                wishes.setText(childOf(wishes.tree(), node, fields().compressed), QStringLiteral("1"));
            }};
}

/// 36 40: what the frames of each node have in common.
class Frames final : public Watch
{
public:
    Frames(qint64 frameCount, bool mayCompress, int workers)
        : m_frameCount(frameCount)
        , m_mayCompress(mayCompress)
        , m_workers(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *single = sight.part(fields().single.frame);
        if (!single || single->fault != Fault::None)
            return;
        if (m_frameCount <= 1)
            checker.report(hordeissues::compressedWithoutUse, checker.partOf(sight.node, fields().compressed),
                           {.reference = "36"});
        const uchar *bytes = sight.cursor->at(single->range.begin, single->range.size());
        if (bytes && isMirrored(bytes))
            reportScale(checker, checker.partOf(sight.node, fields().single.frame), {});
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        Worker &worker = m_workers[size_t(checker.worker())];
        countMirrored(run, worker);
        const uchar *begin = run.before ? run.before : run.bytes;
        const bool areEqual = std::memcmp(begin, begin + run.stride,
                                          size_t((run.count - (run.before ? 0 : 1)) * run.stride))
                              == 0;
        if (areEqual)
            worker.equal[run.node] += run.count;
    }

    void finish(Checker &checker) override
    {
        std::map<NodeId, qint64> equal;
        std::map<NodeId, CountedFirst> mirrored;
        for (const Worker &worker : m_workers) {
            for (const auto &[node, count] : worker.equal)
                equal[node] += count;
            for (const auto &[node, finding] : worker.mirrored)
                mirrored[node].merge(finding);
        }
        for (const auto &[node, count] : equal)
            reportEqual(checker, node, count);
        for (const auto &[node, finding] : mirrored) {
            const Item list = checker.partOf(node, fields().frames.frame);
            reportScale(checker, checker.tree().child(list, finding.first), finding);
        }
    }

private:
    struct Worker
    {
        std::map<NodeId, qint64> equal; ///< frames that are like the one before, or the first; by node
        std::map<NodeId, CountedFirst> mirrored;
    };

    static bool isMirrored(const uchar *frame)
    {
        quint32 signs = 0;
        quint32 isZero = 0;
        for (qint64 i = 0; i < 3; ++i) {
            const quint32 word = kernels::word(frame + HordeAnimationFormat::ScaleOffset + 4 * i);
            signs |= word >> 31;
            isZero |= quint32((word & 0x7fffffffu) == 0);
        }
        return signs != 0 && isZero == 0;
    }

    static void countMirrored(const ElementRun &run, Worker &worker)
    {
        quint32 signs = 0;
        for (qint64 i = 0; i < run.count; ++i) {
            const uchar *scale = run.bytes + i * run.stride + HordeAnimationFormat::ScaleOffset;
            signs |= kernels::word(scale) | kernels::word(scale + 4) | kernels::word(scale + 8);
        }
        if (signs >> 31 == 0)
            return;
        for (qint64 i = 0; i < run.count; ++i) {
            if (!isMirrored(run.element(i)))
                continue;
            worker.mirrored[run.node].note(run.first + i);
        }
    }

    /// Lists with a frame that differs have fewer equal ones than they are long.
    void reportEqual(Checker &checker, NodeId node, qint64 count) const
    {
        if (count < m_frameCount || m_frameCount < 2)
            return;
        if (!checker.lists(hordeissues::framesEqual))
            return;
        const Item item = checker.tree().itemOf(checker.stream(), node);
        checker.report(hordeissues::framesEqual, checker.partOf(node, fields().frames.frame),
                       {.arguments = {QString::number(count)},
                        .reference = "36",
                        .repair = m_mayCompress ? compress(item) : Repair{}});
    }

    static void reportScale(Checker &checker, const Item &frame, const CountedFirst &found)
    {
        if (!checker.lists(hordeissues::scaleNegative))
            return;
        const Tree &tree = checker.tree();
        const bool isSingle = frame.field == fields().single.frame;
        const Field *field = isSingle ? fields().single.scale : fields().frames.scale;
        QStringList numbers;
        for (const double value : floatsIn(tree, frame, field))
            numbers += QString::number(value);
        checker.report(hordeissues::scaleNegative, childOf(tree, frame, field),
                       {.arguments = {numbers.join(QStringLiteral(", "))},
                        .reference = "40",
                        .count = qMax<qint64>(1, found.count),
                        .elements = found.elements});
    }

    qint64 m_frameCount;
    bool m_mayCompress;
    std::vector<Worker> m_workers;
};

void nodesMakeAnAnimation(Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    const NodeId animation = nodes.firstChild(0);
    if (animation == NoNode || nodes[animation].field != fields().animation->id)
        return;
    const qint64 version = checker.integerOf(animation, fields().version, -1);
    const Item count = checker.partOf(animation, fields().frameCount);
    const qint64 frameCount = checker.integerOf(animation, fields().frameCount, -1);
    if (version == 2)
        checker.report(hordeissues::oldVersion, checker.partOf(animation, fields().version), {.reference = "31"});
    if (frameCount == 0 && count.isValid())
        checker.report(hordeissues::noFrames, count, {.reference = "37"});
    checker.watch(std::make_shared<Frames>(frameCount, version != 2, checker.workerCount()), {fields().nodes},
                  {fields().frames.frame});
}

} // namespace

std::vector<Rule> hordeAnimationRules()
{
    return {nodesMakeAnAnimation, hordeAnimationsFitTheirScene};
}

} // namespace hexahedron
