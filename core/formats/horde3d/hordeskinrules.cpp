// How joints pull vertices.
#include "core/formats/horde3d/horderules.h"

#include "core/changes/wishes.h"
#include "core/check/countedfirst.h"
#include "core/formats/horde3d/hordeissues.h"

namespace hexahedron {

namespace {

constexpr int OneAsByte = 255;
constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

/// 16. Weights are in another stream, of which only what belongs to suspicious vertices is looked at.
class JointIndices final : public Watch
{
public:
    JointIndices(NodeId node, qint64 joints, const Part &weights, const Bytes &bytes, int workers)
        : m_node(node)
        , m_joints(int(qBound(qint64(1), joints, qint64(256)))) // without any, the engine adds one
        , m_weights(weights)
        , m_workers(size_t(workers), Worker{ByteCursor(bytes), {}, {}})
    {
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        if (run.node != m_node || !isAnyOutside(run))
            return;
        Worker &worker = m_workers[size_t(checker.worker())];
        for (qint64 i = 0; i < run.count; ++i) {
            const uchar *indices = run.element(i);
            if (std::all_of(indices, indices + 4, [this](uchar index) { return index < m_joints; }))
                continue;
            const std::array<uchar, 4> weights = weightsOf(worker.cursor, run.first + i);
            (slotOf(indices, weights, true) >= 0 ? worker.pulling : worker.idle).note(run.first + i);
        }
    }

    void finish(Checker &checker) override
    {
        CountedFirst pulling, idle;
        for (const Worker &worker : m_workers) {
            pulling.merge(worker.pulling);
            idle.merge(worker.idle);
        }
        if (pulling.count > 0)
            report(checker, pulling, true);
        if (idle.count > 0)
            report(checker, idle, false);
    }

private:
    struct Worker
    {
        ByteCursor cursor;
        CountedFirst pulling, idle;
    };

    bool isAnyOutside(const ElementRun &run) const
    {
        uchar most = 0;
        for (qint64 i = 0; i < run.count * 4; ++i)
            most = std::max(most, run.bytes[i]);
        return most >= m_joints;
    }

    /// Without a stream of weights the first joint has them all.
    std::array<uchar, 4> weightsOf(ByteCursor &cursor, qint64 vertex) const
    {
        if (vertex >= m_weights.count)
            return {OneAsByte, 0, 0, 0};
        const uchar *bytes = cursor.at(m_weights.range.begin + vertex * 4, 4);
        return bytes ? std::array{bytes[0], bytes[1], bytes[2], bytes[3]} : std::array<uchar, 4>{};
    }

    /// The first of the four that names no joint, and pulls or does not; -1 when there is none.
    int slotOf(const uchar *indices, const std::array<uchar, 4> &weights, bool pulls) const
    {
        for (int i = 0; i < 4; ++i) {
            if (indices[i] >= m_joints && (weights[size_t(i)] > 0) == pulls)
                return i;
        }
        return -1;
    }

    void report(Checker &checker, const CountedFirst &finding, bool pulls)
    {
        const Item list = checker.partOf(m_node, fields().known[size_t(HordeStream::JointIndices)].elements);
        const Item indices = checker.tree().child(checker.tree().child(list, finding.first), 0);
        ByteCursor cursor(checker.tree().bytes(checker.stream()));
        const std::array<uchar, 4> weights = weightsOf(cursor, finding.first);
        const uchar *bytes = cursor.at(indices.range.begin, 4);
        const int slot = slotOf(bytes, weights, pulls);
        checker.report(hordeissues::jointOutOfRange, checker.tree().child(indices, slot),
                       {.arguments = {QString::number(bytes[slot]), QString::number(weights[size_t(slot)]),
                                      QString::number(m_joints)},
                        .reference = "16",
                        .severity = pulls ? Severity::Error : Severity::Warning,
                        .count = finding.count,
                        .elements = finding.elements,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Write joint 0."),
                                   {},
                                   [list, joints = m_joints](Wishes &wishes) { mend(wishes, list, joints); }}});
    }

    static void mend(Wishes &wishes, const Item &list, int joints)
    {
        const Tree &tree = wishes.tree();
        ByteCursor cursor(tree.bytes(list.stream));
        for (qint64 i = 0; i < list.count; ++i) {
            const uchar *bytes = cursor.at(list.range.begin + i * list.stride, list.stride);
            if (!bytes || std::all_of(bytes, bytes + 4, [=](uchar index) { return index < joints; }))
                continue;
            QByteArray mended(reinterpret_cast<const char *>(bytes), 4);
            for (char &index : mended)
                index = uchar(index) < joints ? index : '\0';
            wishes.setBytes(tree.child(tree.child(list, i), 0), mended);
        }
    }

    NodeId m_node;
    int m_joints;
    Part m_weights;
    std::vector<Worker> m_workers;
};

} // namespace

void skinNamesJoints(Checker &checker, const HordeGeometry &geometry)
{
    // Of streams that are there twice the engine takes the last one; the others matter to nobody.
    const HordeGeometry::Stream *weights = geometry.stream(HordeStream::JointWeights);
    const HordeGeometry::Stream *indices = geometry.stream(HordeStream::JointIndices);
    if (indices && geometry.jointCount < 256)
        checker.watch(std::make_shared<JointIndices>(indices->node, geometry.jointCount,
                                                     weights ? weights->elements : Part{},
                                                     checker.tree().bytes(checker.stream()), checker.workerCount()),
                      {}, {fields().known[size_t(HordeStream::JointIndices)].elements});
}

} // namespace hexahedron
