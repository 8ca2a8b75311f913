#include "core/formats/kohi/k3dbox.h"

#include "core/edit/planner.h"
#include "core/formats/kohi/k3dissues.h"
#include "core/formats/kohi/k3dmodel.h"
#include "core/tree/items.h"

#include <cmath>
#include <cstring>

namespace hexahedron {

bool K3dBox::isFinite() const
{
    const auto isFine = [](float f) { return std::isfinite(f); };
    return std::all_of(min.begin(), min.end(), isFine) && std::all_of(max.begin(), max.end(), isFine);
}

void K3dBox::add(const K3dBox &other)
{
    for (size_t axis = 0; axis < 3; ++axis) {
        min[axis] = std::min(min[axis], other.min[axis]);
        max[axis] = std::max(max[axis], other.max[axis]);
    }
}

std::array<float, 3> K3dBox::center() const
{
    std::array<float, 3> middle{};
    for (size_t axis = 0; axis < 3 && !isEmpty(); ++axis)
        middle[axis] = float((double(min[axis]) + double(max[axis])) / 2);
    return middle;
}

QByteArray K3dBox::bytes() const
{
    if (isEmpty())
        return QByteArray(24, '\0');
    return QByteArray(reinterpret_cast<const char *>(min.data()), 12)
           + QByteArray(reinterpret_cast<const char *>(max.data()), 12);
}

QByteArray K3dBox::centerBytes() const
{
    const std::array<float, 3> middle = center();
    return QByteArray(reinterpret_cast<const char *>(middle.data()), 12);
}

float K3dBox::tolerance() const
{
    float size = 0;
    float largest = 0;
    for (size_t axis = 0; axis < 3; ++axis) {
        size = std::max(size, max[axis] - min[axis]);
        largest = std::max({largest, std::abs(min[axis]), std::abs(max[axis])});
    }
    return std::max(1e-4f * size, 1e-6f * largest); // far from the origin singles are coarse
}

namespace {

class Bounds
{
public:
    Bounds(Checker &checker, const Tree &tree)
        : m_checker(checker)
        , m_tree(tree)
    {
    }

    /// `item` holds the numbers of `expected`.
    void compare(const Item &item, const QByteArray &expected, float tolerance, const IssueKind &kind, const char *rule)
    {
        const QByteArray stored = m_tree.bytes(item.stream).toByteArray(item.range);
        if (!item.isValid() || stored.size() != expected.size())
            return;
        bool isZero = true;
        bool isRight = true;
        for (qsizetype i = 0; i < stored.size(); i += 4) {
            const float value = numberAt(stored, i);
            if (!std::isfinite(value))
                return; // said already
            isZero = isZero && value == 0;
            isRight = isRight && std::abs(value - numberAt(expected, i)) <= tolerance;
        }
        if (isRight)
            return;
        const IssueKind &found = isZero ? k3dissues::boundsMissing : kind;
        if (m_checker.isFull(found)) {
            m_checker.countMore(found);
            return;
        }
        QStringList arguments;
        if (isZero)
            arguments += m_tree.path(item);
        m_checker.report(found, item,
                         {.arguments = arguments,
                          .reference = rule,
                          .repair = {QT_TRANSLATE_NOOP("repairs", "Compute it from the vertices."),
                                     {},
                                     [=](Planner &planner) { planner.setBytes(item, expected); }}});
    }

private:
    static float numberAt(const QByteArray &bytes, qsizetype offset)
    {
        return kernels::single(reinterpret_cast<const uchar *>(bytes.constData()) + offset);
    }

    Checker &m_checker;
    const Tree &m_tree;
};

} // namespace

void k3dBoundsFit(Checker &checker, const K3dModel &model, const K3dBox &whole,
                  const std::function<K3dBox(qint64 row)> &boxOf)
{
    const Tree &tree = model.tree;
    Bounds bounds(checker, tree);
    const Item submeshes = model.part(model.fields->submeshes);
    const Item extents = childOf(tree, submeshes, model.fields->submeshExtents);
    const Item centers = childOf(tree, submeshes, model.fields->submeshCenters);
    for (qint64 row = 0; row < model.meshTypes.count(); ++row) {
        const K3dBox box = boxOf(row);
        if (box.isEmpty() || !box.isFinite())
            continue;
        bounds.compare(tree.child(extents, row), box.bytes(), box.tolerance(), k3dissues::boxWrong, "K40");
        bounds.compare(tree.child(tree.child(centers, row), 0), box.centerBytes(), box.tolerance(),
                       k3dissues::centerWrong, "K41");
    }
    if (whole.isEmpty() || !whole.isFinite())
        return;
    const Item header = model.part(model.fields->header);
    bounds.compare(childOf(tree, header, model.fields->extents), whole.bytes(), whole.tolerance(), k3dissues::boxWrong,
                   "K42");
    bounds.compare(childOf(tree, header, model.fields->center), whole.centerBytes(), whole.tolerance(),
                   k3dissues::centerWrong, "K42");
}

} // namespace hexahedron
