// 20 21 22 24 25 26 27 28 33 80 81 85: what vertices carry.
#include "core/bytes/threads.h"
#include "core/check/kernels.h"
#include "core/edit/planner.h"
#include "core/formats/ecere/e3drules.h"
#include "core/tree/value.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <set>

namespace hexahedron {

namespace {

constexpr qint64 MostBonesRead = 10;

QString nameOf(qint64 type)
{
    const char *name = e3dAttributeName(type);
    return *name ? QString::fromLatin1(name) : QStringLiteral("0x%1").arg(type, 4, 16, QLatin1Char('0'));
}

bool isBoneWeights(qint64 type)
{
    return (type & ~qint64(0xf)) == qint64(E3dAttribute::BoneWeights);
}

/// True for those that the reference program does something with, in an interleaved block.
bool isRead(qint64 type)
{
    static const std::set<qint64> read{0x2010, 0x2020, 0x2030, 0x2070, 0x2081, 0x2090};
    return read.contains(type);
}

/// The block and everything else by itself that the mesh has, as one interleaved block.
QByteArray interleaved(const Tree &tree, const E3dModel::Mesh &mesh)
{
    QByteArray list;
    qint64 stride = 0;
    for (const E3dModel::Attributes &attributes : mesh.attributes) {
        for (const E3dEntry &entry : attributes.entries)
            list += encodeInteger(entry.type, 2) + encodeInteger(stride + entry.offset, 2);
        stride += attributes.stride;
    }
    QByteArray vertices;
    for (qint64 i = 0; i < mesh.vertexCount; ++i) {
        for (const E3dModel::Attributes &attributes : mesh.attributes) {
            const qint64 begin = attributes.elements.range.begin + i * attributes.stride;
            vertices += tree.bytes(attributes.elements.stream).toByteArray({begin, begin + attributes.stride});
        }
    }
    return e3dBlock(qint64(E3dAttribute::Interleaved),
                    list + encodeInteger(0, 2) + encodeInteger(stride, 2) + vertices);
}

/// Puts all attributes of the mesh into one block.
Repair interleave(const E3dModel::Mesh &mesh)
{
    constexpr qint64 MostStride = 0xffff;
    qint64 stride = 0;
    std::set<qint64> types;
    for (const E3dModel::Attributes &attributes : mesh.attributes) {
        const bool isWhole = attributes.elements.isValid() && attributes.elements.fault == Fault::None
                             && attributes.elements.count == mesh.vertexCount;
        if (!isWhole || attributes.block.stream != mesh.attributes.front().block.stream)
            return {};
        for (const E3dEntry &entry : attributes.entries) {
            if (!types.insert(entry.type).second)
                return {}; // given twice; another rule tells
        }
        stride += attributes.stride;
    }
    if (stride > MostStride || !isRead(*types.begin()))
        return {};
    return {QT_TRANSLATE_NOOP("repairs", "Put all attributes into one interleaved block."), {}, [=](Planner &planner) {
                for (const E3dModel::Attributes &attributes : mesh.attributes)
                    planner.removeFrame(attributes.block);
                const Item holder = mesh.attributeBlocks.front();
                const Tree &tree = planner.tree();
                planner.insertFrame(holder, e3dFirstBlockRow(tree, holder), Bytes(interleaved(tree, mesh)));
            }};
}

void checkBones(const E3dSight &sight, const E3dEntry &entry, const Item &item)
{
    if (entry.size % 2 != 0 || entry.size == 0)
        sight.report(e3dissues::boneBytesOdd, item, "80", {QString::number(entry.size)});
    else if (entry.size / 2 > MostBonesRead)
        sight.report(e3dissues::manyBonesPerVertex, item, "81", {QString::number(entry.size / 2)});
}

void checkInterleaved(const E3dSight &sight, const E3dModel::Attributes &attributes)
{
    for (size_t i = 0; i < attributes.entries.size(); ++i) {
        const E3dEntry &entry = attributes.entries[i];
        const Item &item = attributes.entryItems[i];
        const qint64 end = entry.offset + entry.size;
        if (end > attributes.stride || (entry.size == 0 && entry.offset >= attributes.stride))
            sight.report(e3dissues::attributePassesStride, item, "21",
                         {nameOf(entry.type), QString::number(end), QString::number(attributes.stride)});
        for (size_t j = 0; j < attributes.entries.size(); ++j) {
            const E3dEntry &other = attributes.entries[j];
            const qint64 otherEnd = other.offset + other.size;
            const bool isBehind = other.offset < entry.offset || (other.offset == entry.offset && j < i);
            if (j == i || !isBehind || entry.offset >= otherEnd)
                continue;
            sight.report(e3dissues::attributesOverlap, item, "22",
                         {nameOf(entry.type), QString::number(entry.offset), QString::number(otherEnd)});
            break;
        }
        if (isBoneWeights(entry.type))
            checkBones(sight, entry, item);
        if (!isRead(entry.type))
            sight.report(e3dissues::attributeNotRead, item, "24", {nameOf(entry.type)});
    }
}

void checkMesh(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    for (size_t i = 1; i < mesh.attributeBlocks.size(); ++i)
        sight.report(e3dissues::blockRepeated, mesh.attributeBlocks[i], "33", {QStringLiteral("attributes")});
    std::set<qint64> seen;
    bool isReported = false;
    for (const E3dModel::Attributes &attributes : mesh.attributes) {
        if (attributes.isInterleaved && !sight.in(attributes.block, sight.fields.listEnd).isValid()) {
            sight.report(e3dissues::listEndMissing, attributes.block, "20");
            return; // nobody knows what belongs to the list
        }
        if (attributes.isInterleaved) {
            checkInterleaved(sight, attributes);
        } else {
            const qint64 type = attributes.entries.front().type;
            sight.report(e3dissues::attributeNotReadAlone, attributes.block, "24", {nameOf(type)},
                         std::exchange(isReported, true) ? Repair() : interleave(mesh));
            if (isBoneWeights(type) && mesh.vertexCount > 0)
                checkBones(sight, attributes.entries.front(), attributes.block);
        }
        for (size_t i = 0; i < attributes.entries.size(); ++i) {
            if (!seen.insert(attributes.entries[i].type).second)
                sight.report(e3dissues::attributeRepeated,
                             attributes.isInterleaved ? attributes.entryItems[i] : attributes.block, "25",
                             {nameOf(attributes.entries[i].type)});
        }
    }
    if (!seen.contains(0x2010) && !seen.contains(0x2011) && !seen.contains(0x2018))
        sight.reportMissing(e3dissues::positionsMissing, mesh.item, "26");
}

/// Grows around points.
class Box
{
public:
    void add(float x, float y, float z)
    {
        if (!std::isfinite(x) || !std::isfinite(y) || !std::isfinite(z))
            return; // said already
        m_low = {std::min(m_low[0], x), std::min(m_low[1], y), std::min(m_low[2], z)};
        m_high = {std::max(m_high[0], x), std::max(m_high[1], y), std::max(m_high[2], z)};
    }
    /// `count` points of three numbers each, `stride` bytes apart.
    void add(const uchar *points, qint64 stride, qint64 count)
    {
        const qint64 together = stride >= PointSize ? count - 1
                                                    : 0; // four numbers are there, and the fourth is passed over
        Four low{Far, Far, Far, Far}, high{-Far, -Far, -Far, -Far}, zero{};
        for (qint64 i = 0; i < together; ++i) {
            Four point;
            std::memcpy(&point, points + i * stride, sizeof point);
            low = point < low ? point : low;
            high = point > high ? point : high;
            zero += point - point; // no longer 0 once a number is not finite
        }
        const bool areFinite = zero[0] == 0 && zero[1] == 0 && zero[2] == 0;
        if (areFinite && together > 0) {
            add(low[0], low[1], low[2]);
            add(high[0], high[1], high[2]);
        }
        for (qint64 i = areFinite ? together : 0; i < count; ++i) {
            const uchar *point = points + i * stride;
            add(kernels::single(point), kernels::single(point + 4), kernels::single(point + 8));
        }
    }
    std::optional<std::array<float, 6>> corners() const
    {
        if (m_low[0] > m_high[0])
            return {};
        return std::array{m_low[0], m_low[1], m_low[2], m_high[0], m_high[1], m_high[2]};
    }

private:
    using Four = float __attribute__((vector_size(16)));
    static constexpr qint64 PointSize = 12;
    static constexpr float Far = std::numeric_limits<float>::infinity();
    std::array<float, 3> m_low{Far, Far, Far};
    std::array<float, 3> m_high{-Far, -Far, -Far};
};

/// The box around the vertices; nothing where they are not given as they are.
std::optional<std::array<float, 6>> boxAround(const Tree &tree, const E3dModel::Mesh &mesh)
{
    constexpr qint64 PositionSize = 12;
    scene::View view;
    for (const qint64 type : {0x2010, 0x2011}) {
        const E3dModel::Attributes *attributes = mesh.attributesWith(type);
        if (attributes && !view.isPresent())
            view = e3dView(*attributes, type);
    }
    Box box;
    const Bytes &bytes = tree.bytes(view.stream);
    ByteCursor cursor(bytes);
    for (qint64 i = 0; view.isPresent() && i < view.count;) {
        // Those that lie together in memory are read from there.
        const std::span<const uchar> run = bytes.runAt(view.begin + i * view.stride);
        const bool isSingle = view.component == scene::Component::F32 && view.stride > 0;
        qint64 together = isSingle && qint64(run.size()) >= PositionSize
                              ? (qint64(run.size()) - PositionSize) / view.stride + 1
                              : 0;
        together = qMin(together, view.count - i);
        box.add(run.data(), view.stride, together);
        if (together == 0) {
            const std::array<float, 4> p = scene::readElement(cursor, view, i);
            box.add(p[0], p[1], p[2]);
        }
        i += qMax<qint64>(1, together);
    }
    return box.corners();
}

QByteArray bytesOf(const std::array<float, 6> &box)
{
    return QByteArray(reinterpret_cast<const char *>(box.data()), sizeof box);
}

void checkBox(const E3dSight &sight, const E3dModel::Mesh &mesh, const std::optional<std::array<float, 6>> &around)
{
    if (!mesh.box.isValid()) {
        const E3dModel::Attributes *quantised = mesh.attributesWith(qint64(E3dAttribute::VerticesQ));
        if (!quantised)
            return;
        constexpr float Low = std::numeric_limits<qint16>::min();
        constexpr float High = std::numeric_limits<qint16>::max();
        const QByteArray box = e3dBlock(0x1021, bytesOf({Low, Low, Low, High, High, High}));
        const Item item = mesh.item;
        const Item before = mesh.attributeBlocks.front();
        const bool isBeside = sight.tree.parent(before) == item;
        sight.reportMissing(e3dissues::boxMissing, quantised->block, "27", {},
                            {QT_TRANSLATE_NOOP("repairs", "Add a box in which numbers stand for themselves."),
                             {},
                             [=](Planner &planner) {
                                 const Tree &tree = planner.tree();
                                 planner.insertFrame(item, isBeside ? tree.row(before) : e3dFirstBlockRow(tree, item),
                                                     Bytes(box));
                             }});
        return;
    }
    const Item low = sight.in(mesh.box, sight.fields.boxLow);
    const Item high = sight.in(mesh.box, sight.fields.boxHigh);
    if (!low.isValid() || !high.isValid() || high.fault != Fault::None)
        return;
    const std::vector<double> from = floatsIn(sight.tree, mesh.box, sight.fields.boxLow);
    const std::vector<double> to = floatsIn(sight.tree, mesh.box, sight.fields.boxHigh);
    Repair compute;
    if (around) {
        const QByteArray bytes = bytesOf(*around);
        compute = {QT_TRANSLATE_NOOP("repairs", "Compute the box from the vertices."), {}, [=](Planner &planner) {
                       planner.setBytes(low, bytes.first(12));
                       planner.setBytes(high, bytes.last(12));
                   }};
    }
    bool isInsideOut = false;
    bool differs = false;
    for (size_t axis = 0; axis < 3; ++axis) {
        isInsideOut = isInsideOut || from[axis] > to[axis];
        if (!around)
            continue;
        const double slack = 0.001
                             * std::max({1e-6, double((*around)[axis + 3] - (*around)[axis]), std::abs(from[axis])});
        differs = differs || !(std::abs(from[axis] - double((*around)[axis])) <= slack)
                  || !(std::abs(to[axis] - double((*around)[axis + 3])) <= slack);
    }
    if (isInsideOut)
        sight.report(e3dissues::boxInsideOut, mesh.box, "28", {}, compute);
    else if (differs)
        sight.report(e3dissues::boxDiffers, mesh.box, "28", {}, compute);
}

} // namespace

void verticesAreDescribed(const E3dSight &sight)
{
    const std::vector<E3dModel::Mesh> &meshes = sight.model.meshes;
    // The only thing here that looks at every vertex.
    std::vector<std::optional<std::array<float, 6>>> boxes(meshes.size());
    Pieces pieces(qint64(meshes.size()));
    inThreads(meshes.size() > 1 ? sight.checker.workerCount() : 1, [&](int) {
        for (qint64 i = 0; pieces.take(i) && !sight.checker.isCancelled();)
            boxes[size_t(i)] = boxAround(sight.tree, meshes[size_t(i)]);
    });
    for (size_t i = 0; i < meshes.size(); ++i) {
        checkMesh(sight, meshes[i]);
        checkBox(sight, meshes[i], boxes[i]);
    }
}

scene::View e3dView(const E3dModel::Attributes &attributes, qint64 type)
{
    const auto entry = std::find_if(attributes.entries.begin(), attributes.entries.end(),
                                    [=](const E3dEntry &e) { return e.type == type; });
    const Item &array = attributes.elements;
    if (entry == attributes.entries.end() || !array.isValid() || array.stride != attributes.stride
        || entry->offset + entry->size > attributes.stride)
        return {};
    scene::View view{.stream = array.stream,
                     .begin = array.range.begin + entry->offset,
                     .count = array.count,
                     .stride = array.stride};
    const auto as = [&](scene::Component component, int components, bool isNormalised = false) {
        view.component = component;
        view.components = components;
        view.normalised = isNormalised;
    };
    switch (E3dAttribute(type)) {
    case E3dAttribute::Vertices:
        as(scene::Component::F32, 3);
        break;
    case E3dAttribute::VerticesDbl:
        as(scene::Component::F64, 3);
        break;
    case E3dAttribute::VerticesQ:
        as(scene::Component::I16, 3, true);
        break;
    case E3dAttribute::Normals:
    case E3dAttribute::TangentsSign:
    case E3dAttribute::TangentsBi:
        as(scene::Component::Packed1010102, 3, true);
        break;
    case E3dAttribute::Colors:
        as(scene::Component::U8, 4, true);
        break;
    default:
        if ((type & ~qint64(0xf)) == qint64(E3dAttribute::TexCoords))
            as(scene::Component::F32, 2);
        else if (isBoneWeights(type))
            as(scene::Component::U8, int(qMin<qint64>(entry->size / 2, 4)));
    }
    return view;
}

} // namespace hexahedron
