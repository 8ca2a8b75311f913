// 20 21 22 24 25 26 27 33 80 81: what vertices carry.
#include "core/changes/wishes.h"
#include "core/formats/ecere/e3drules.h"
#include "core/tree/value.h"

#include <array>
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
    return {QT_TRANSLATE_NOOP("repairs", "Put all attributes into one interleaved block."), {}, [=](Wishes &wishes) {
                for (const E3dModel::Attributes &attributes : mesh.attributes)
                    wishes.removeFrame(attributes.block);
                const Item holder = mesh.attributeBlocks.front();
                const Tree &tree = wishes.tree();
                wishes.insertFrame(holder, e3dFirstBlockRow(tree, holder), Bytes(interleaved(tree, mesh)));
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

/// 27: without a box numbers spread over it mean nothing.
void checkBox(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    const E3dModel::Attributes *quantised = mesh.attributesWith(qint64(E3dAttribute::VerticesQ));
    if (mesh.box.isValid() || !quantised)
        return;
    constexpr float Low = std::numeric_limits<qint16>::min();
    constexpr float High = std::numeric_limits<qint16>::max();
    const std::array corners{Low, Low, Low, High, High, High};
    const QByteArray box = e3dBlock(0x1021, QByteArray(reinterpret_cast<const char *>(corners.data()), sizeof corners));
    const Item item = mesh.item;
    const Item before = mesh.attributeBlocks.front();
    const bool isBeside = sight.tree.parent(before) == item;
    sight.reportMissing(
        e3dissues::boxMissing, quantised->block, "27", {},
        {QT_TRANSLATE_NOOP("repairs", "Add a box in which numbers stand for themselves."), {}, [=](Wishes &wishes) {
             const Tree &tree = wishes.tree();
             wishes.insertFrame(item, isBeside ? tree.row(before) : e3dFirstBlockRow(tree, item), Bytes(box));
         }});
}

} // namespace

void verticesAreDescribed(const E3dSight &sight)
{
    for (const E3dModel::Mesh &mesh : sight.model.meshes) {
        checkMesh(sight, mesh);
        checkBox(sight, mesh);
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
