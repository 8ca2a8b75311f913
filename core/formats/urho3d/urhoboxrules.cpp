// The end of a model: box and centers, which the file may leave out.
#include "core/formats/urho3d/urhomodel.h"

#include "core/check/engineissues.h"
#include "core/edit/planner.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

namespace hexahedron {

namespace {

struct Box
{
    std::array<float, 3> min{std::numeric_limits<float>::max(), std::numeric_limits<float>::max(),
                             std::numeric_limits<float>::max()};
    std::array<float, 3> max{std::numeric_limits<float>::lowest(), std::numeric_limits<float>::lowest(),
                             std::numeric_limits<float>::lowest()};

    bool isEmpty() const { return min[0] > max[0]; }
    void add(const uchar *position)
    {
        std::array<float, 3> p{};
        std::memcpy(p.data(), position, sizeof p);
        if (!std::isfinite(p[0]) || !std::isfinite(p[1]) || !std::isfinite(p[2]))
            return; // said already
        for (size_t axis = 0; axis < 3; ++axis) {
            min[axis] = std::min(min[axis], p[axis]);
            max[axis] = std::max(max[axis], p[axis]);
        }
    }
    void add(const Box &other)
    {
        for (size_t axis = 0; axis < 3; ++axis) {
            min[axis] = std::min(min[axis], other.min[axis]);
            max[axis] = std::max(max[axis], other.max[axis]);
        }
    }
    /// As stored; a box around nothing is a point.
    QByteArray bytes() const
    {
        if (isEmpty())
            return QByteArray(24, '\0');
        return QByteArray(reinterpret_cast<const char *>(min.data()), 12)
               + QByteArray(reinterpret_cast<const char *>(max.data()), 12);
    }
};

/// The box around all positions, found in the one pass over the bytes, and what the file says instead.
class BoxWatch final : public Watch
{
public:
    BoxWatch(const UrhoModel &model, int workers)
        : m_fields(*model.fields)
        , m_model(model.node)
        , m_hasBoneCount(model.hasBoneCount)
        , m_hasBox(model.hasBox)
        , m_boxes(size_t(workers))
    {
        for (const UrhoModel::VertexBuffer &buffer : model.vertexBuffers) {
            for (const Part &part : buffer.shape) {
                const UrhoElement position{int(UrhoElementType::Vector3), int(UrhoSemantic::Position), 0};
                if (m_fields.vertex.elementOf(part.field) == position)
                    m_positions[buffer.node] = part.range.begin;
            }
        }
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        const auto position = m_positions.find(run.node);
        if (position == m_positions.end())
            return;
        Box &box = m_boxes[size_t(checker.worker())];
        for (qint64 i = 0; i < run.count; ++i)
            box.add(run.element(i) + position->second);
    }

    void finish(Checker &checker) override
    {
        for (const Box &box : m_boxes)
            m_box.add(box);
        const Item model = checker.tree().itemOf(checker.stream(), m_model);
        if (m_hasBox)
            checkBox(checker);
        else if (!model.range.isEmpty() && model.range.end == checker.tree().bytes(checker.stream()).size())
            checkEnd(checker, model);
    }

private:
    void checkEnd(Checker &checker, const Item &model)
    {
        const Item bones = checker.partOf(m_model, m_fields.bones);
        const bool isCut = checker.partOf(m_model, m_fields.boundingBox).isValid()
                           || (bones.isValid() && bones.fault != Fault::None) || !endsWhole(checker);
        if (isCut)
            return; // said already
        const QByteArray missing = (m_hasBoneCount ? QByteArray() : QByteArray(4, '\0')) + m_box.bytes();
        const Field *first = m_hasBoneCount ? m_fields.boundingBox : m_fields.boneCount;
        checker.report(urhoissues::endMissing, model,
                       {.arguments = {QString::fromLatin1(first->name)},
                        .reference = "M2",
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Append what is missing."), {}, [=](Planner &planner) {
                                       planner.insertBytes(model, model.range.end, missing);
                                   }}});
    }

    /// False when something before the skeleton is missing, or anything is cut off.
    bool endsWhole(Checker &checker) const
    {
        const Field *last = m_hasBoneCount ? m_fields.bones : m_fields.morphs;
        if (!checker.partOf(m_model, last).isValid())
            return false;
        const NodeStore &nodes = checker.nodes();
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        for (NodeId node = m_model; node != NoNode;) {
            const std::vector<Part> &parts = visitor.layOut(node);
            if (std::any_of(parts.begin(), parts.end(), [](const Part &part) { return part.fault != Fault::None; }))
                return false;
            node = nodes.lastChild(node);
        }
        return true;
    }

    void checkBox(Checker &checker)
    {
        const Item item = checker.partOf(m_model, m_fields.boundingBox);
        const QByteArray bytes = checker.tree().bytes(checker.stream()).toByteArray(item.range);
        std::array<float, 6> stored{};
        std::memcpy(stored.data(), bytes.constData(), sizeof stored);
        const auto wrong = std::find_if(stored.begin(), stored.end(), [](float f) { return !std::isfinite(f); });
        if (wrong != stored.end()) {
            reportNotFinite(checker, item, wrong - stored.begin());
            return;
        }
        const bool isInsideOut = stored[0] > stored[3] || stored[1] > stored[4] || stored[2] > stored[5];
        if (isInsideOut)
            checker.report(urhoissues::boxInsideOut, item,
                           {.arguments = {QString::fromLatin1(m_fields.boundingBox->name)},
                            .reference = "M29",
                            .repair = compute(item)});
        else if (!encloses(stored))
            checker.report(urhoissues::boxTooSmall, item, {.reference = "M30", .repair = compute(item)});
    }

    void reportNotFinite(Checker &checker, const Item &box, qint64 number) const
    {
        const Item corner = checker.tree().child(box, number / 3);
        const Item component = checker.tree().child(corner, number % 3);
        const QString name = QString::fromLatin1(corner.field->name) + u'/' + checker.tree().name(component);
        checker.report(
            issues::notFinite, component,
            {.arguments = {name}, .reference = "M29", .severity = Severity::Warning, .repair = compute(box)});
    }

    bool encloses(const std::array<float, 6> &stored) const
    {
        if (m_box.isEmpty())
            return true;
        for (size_t axis = 0; axis < 3; ++axis) {
            const float slack = 0.001f
                                * std::max({1e-6f, m_box.max[axis] - m_box.min[axis], std::abs(m_box.min[axis]),
                                            std::abs(m_box.max[axis])});
            if (m_box.min[axis] < stored[axis] - slack || m_box.max[axis] > stored[axis + 3] + slack)
                return false;
        }
        return true;
    }

    Repair compute(const Item &item) const
    {
        const QByteArray bytes = m_box.bytes();
        return {QT_TRANSLATE_NOOP("repairs", "Compute the box from the vertices."), {}, [=](Planner &planner) {
                    planner.setBytes(item, bytes);
                }};
    }

    const UrhoModelFormat::Fields &m_fields;
    NodeId m_model;
    bool m_hasBoneCount;
    bool m_hasBox;
    std::map<NodeId, qint64> m_positions;
    std::vector<Box> m_boxes;
    Box m_box;
};

/// M3
void checkCenters(Checker &checker, const UrhoModel &model)
{
    const Item centers = checker.partOf(model.node, model.fields->geometryCenters);
    const qint64 there = centers.isValid() ? centers.count : 0;
    const auto wanted = qint64(model.geometries.size());
    if (!model.hasBox || there >= wanted)
        return;
    const Item section = checker.tree().itemOf(checker.stream(), model.node);
    const QByteArray missing((wanted - there) * 12, '\0');
    const bool isLast = section.range.end == checker.tree().bytes(checker.stream()).size();
    checker.report(
        urhoissues::centersMissing, section,
        {.arguments = {QString::number(there), QString::number(wanted)},
         .reference = "M3",
         .repair = isLast ? Repair{QT_TRANSLATE_NOOP("repairs", "Append centers at 0, 0, 0."),
                                   {},
                                   [=](Planner &planner) { planner.insertBytes(section, section.range.end, missing); }}
                          : Repair{}});
}

} // namespace

void boxEnclosesTheModel(Checker &checker, const UrhoModel &model)
{
    checkCenters(checker, model);
    checker.watch(std::make_shared<BoxWatch>(model, checker.workerCount()), {}, {model.fields->vertices});
}

} // namespace hexahedron
