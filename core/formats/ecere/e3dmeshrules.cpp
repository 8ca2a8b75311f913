// 20 21 22 24 25 26 27 30 33 35 36 41 42 43 52 80 81 84: vertices, triangles, their materials and parts, duplicates and morphs.
#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/formats/ecere/e3drules.h"
#include "core/read/records.h"
#include "core/tree/value.h"

#include <array>
#include <limits>
#include <set>

namespace hexahedron {

namespace {

/// Nodes that show it show none then.
Repair removeMesh(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    std::vector<Item> uses;
    const qint64 number = mesh.number;
    for (const E3dModel::Use &use : sight.model.uses) {
        if (use.kind == E3dModel::Kind::Mesh && use.number == number && number != 0)
            uses.push_back(use.id);
    }
    return {QT_TRANSLATE_NOOP("repairs", "Remove the mesh."), {}, [uses, item = mesh.item](Wishes &wishes) {
                wishes.removeFrame(item);
                for (const Item &use : uses)
                    wishes.setNumber(use, 0);
            }};
}

using enum E3dAttribute::Type;

constexpr qint64 MostBonesRead = 10;

QString nameOf(qint64 type)
{
    const char *name = e3dAttributeName(type);
    return *name ? QString::fromLatin1(name) : QStringLiteral("0x%1").arg(type, 4, 16, QLatin1Char('0'));
}

bool isBoneWeights(qint64 type)
{
    return E3dAttribute::firstSet(type) == BoneWeights;
}

/// True for those that the reference program does something with, in an interleaved block.
bool isRead(qint64 type)
{
    static const std::set<qint64> read{Vertices, Normals, TexCoords, Colors, TangentsBi, BoneWeights};
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
    return e3dBlock(E3dFormat::instance().fields.interleaved,
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
        sight.checker.report(e3dissues::boneBytesOdd, item, "80", {entry.size});
    else if (entry.size / 2 > MostBonesRead)
        sight.checker.report(e3dissues::manyBonesPerVertex, item, "81", {entry.size / 2});
}

void checkInterleaved(const E3dSight &sight, const E3dModel::Attributes &attributes)
{
    for (size_t i = 0; i < attributes.entries.size(); ++i) {
        const E3dEntry &entry = attributes.entries[i];
        const Item &item = attributes.entryItems[i];
        const qint64 end = entry.offset + entry.size;
        if (end > attributes.stride || (entry.size == 0 && entry.offset >= attributes.stride))
            sight.checker.report(e3dissues::attributePassesStride, item, "21",
                                 {nameOf(entry.type), end, attributes.stride});
        for (size_t j = 0; j < attributes.entries.size(); ++j) {
            const E3dEntry &other = attributes.entries[j];
            const qint64 otherEnd = other.offset + other.size;
            const bool isBehind = other.offset < entry.offset || (other.offset == entry.offset && j < i);
            if (j == i || !isBehind || entry.offset >= otherEnd)
                continue;
            sight.checker.report(e3dissues::attributesOverlap, item, "22",
                                 {nameOf(entry.type), entry.offset, otherEnd});
            break;
        }
        if (isBoneWeights(entry.type))
            checkBones(sight, entry, item);
        if (!isRead(entry.type))
            sight.checker.report(e3dissues::attributeNotRead, item, "24", {nameOf(entry.type)});
    }
}

void checkMesh(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    for (size_t i = 1; i < mesh.attributeBlocks.size(); ++i)
        sight.checker.report(e3dissues::blockRepeated, mesh.attributeBlocks[i], "33", {QStringLiteral("attributes")});
    std::set<qint64> seen;
    bool isReported = false;
    for (const E3dModel::Attributes &attributes : mesh.attributes) {
        if (attributes.isInterleaved && !sight.in(attributes.block, sight.fields.listEnd).isValid()) {
            sight.checker.report(e3dissues::listEndMissing, attributes.block, "20");
            return; // nobody knows what belongs to the list
        }
        if (attributes.isInterleaved) {
            checkInterleaved(sight, attributes);
        } else {
            const qint64 type = attributes.entries.front().type;
            sight.checker.report(e3dissues::attributeNotReadAlone, attributes.block, "24", {nameOf(type)},
                                 std::exchange(isReported, true) ? Repair() : interleave(mesh));
            if (isBoneWeights(type) && mesh.vertexCount > 0)
                checkBones(sight, attributes.entries.front(), attributes.block);
        }
        for (size_t i = 0; i < attributes.entries.size(); ++i) {
            if (!seen.insert(attributes.entries[i].type).second)
                sight.checker.report(e3dissues::attributeRepeated,
                                     attributes.isInterleaved ? attributes.entryItems[i] : attributes.block, "25",
                                     {nameOf(attributes.entries[i].type)});
        }
    }
    if (!seen.contains(Vertices) && !seen.contains(VerticesDbl) && !seen.contains(VerticesQ))
        sight.reportMissing(e3dissues::positionsMissing, mesh.item, "26", {}, removeMesh(sight, mesh));
}

/// 27: without a box numbers spread over it mean nothing.
void checkBox(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    const E3dModel::Attributes *quantised = mesh.attributesWith(VerticesQ);
    if (mesh.box.isValid() || !quantised)
        return;
    constexpr float Low = std::numeric_limits<qint16>::min();
    constexpr float High = std::numeric_limits<qint16>::max();
    const std::array corners{Low, Low, Low, High, High, High};
    const QByteArray box = e3dBlock(sight.fields.meshBBox,
                                    QByteArray(reinterpret_cast<const char *>(corners.data()), sizeof corners));
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

struct Range
{
    qint64 start = 0;
    qint64 count = 0;
    qint64 material = 0;
    qint64 end() const { return start + count; }
};

/// Which triangles have no material, and which have two.
void checkCoverage(const E3dSight &sight, const E3dModel::Mesh &mesh, const Item &array, std::vector<Range> ranges)
{
    std::vector<qint64> repeated; // those that name the same triangles as an earlier one
    std::set<std::pair<qint64, qint64>> seen;
    for (size_t i = 0; i < ranges.size(); ++i) {
        if (ranges[i].count > 0 && !seen.insert({ranges[i].start, ranges[i].count}).second)
            repeated.push_back(qint64(i));
    }
    std::ranges::stable_sort(ranges, [](const Range &a, const Range &b) { return a.start < b.start; });
    QByteArray missing;
    qint64 end = 0;
    qint64 uncovered = 0;
    qint64 firstUncovered = 0;
    qint64 twice = 0;
    qint64 firstTwice = 0;
    const auto skip = [&](qint64 until) {
        if (until <= end)
            return;
        firstUncovered = uncovered == 0 ? end : firstUncovered;
        uncovered += until - end;
        missing += encodeInteger(end, 4) + encodeInteger(until - end, 4) + encodeInteger(0, 4);
    };
    for (const Range &range : ranges) {
        const qint64 rangeEnd = qMin(range.end(), mesh.triangleCount);
        skip(qMin(range.start, mesh.triangleCount));
        if (qMin(rangeEnd, end) > range.start) {
            firstTwice = twice == 0 ? range.start : firstTwice;
            twice += qMin(rangeEnd, end) - range.start;
        }
        end = qMax(end, rangeEnd);
    }
    skip(mesh.triangleCount);
    const Item block = mesh.facesMaterials;
    if (uncovered > 0)
        sight.checker.report(e3dissues::trianglesWithoutMaterial, block, "41", {uncovered, firstUncovered},
                             repairs::insertBytes(QT_TRANSLATE_NOOP("repairs", "Append ranges without material."),
                                                  block, block.range.end, missing));
    if (twice > 0)
        sight.checker.report(e3dissues::trianglesCoveredTwice, block, "42", {twice, firstTwice},
                             repeated.empty()
                                 ? Repair()
                                 : repairs::removeElements(
                                     QT_TRANSLATE_NOOP("repairs", "Drop ranges that repeat others."), array, repeated));
}

void checkMaterials(const E3dSight &sight, const E3dModel::Mesh &mesh,
                    const std::map<qint64, const E3dModel::Definition *> &materials)
{
    const Item array = sight.in(mesh.facesMaterials, sight.fields.ranges);
    if (!array.isValid() || !mesh.triangles.isValid() || mesh.triangles.fault != Fault::None)
        return;
    const E3dFormat::Fields &f = sight.fields;
    Records records(sight.tree.bytes(array.stream), array);
    std::vector<Range> ranges;
    std::set<qint64> unknown;
    for (qint64 i = 0; i < records.count(); ++i) {
        const Range range{records.integer(i, f.rangeStart), records.integer(i, f.rangeCount),
                          records.integer(i, f.rangeMaterial)};
        ranges.push_back(range);
        const bool isKnown = range.material == 0 || materials.contains(range.material);
        if (isKnown || !unknown.insert(range.material).second)
            continue;
        const Item id = sight.in(sight.tree.child(array, i), sight.fields.rangeMaterial);
        Repair none{QT_TRANSLATE_NOOP("repairs", "Write 0, for none."), {}, [=](Wishes &wishes) {
                        const Tree &tree = wishes.tree();
                        Records all(tree.bytes(array.stream), array);
                        for (qint64 k = i; k < all.count(); ++k) {
                            if (all.integer(k, id.field) == range.material)
                                wishes.setNumber(childOf(tree, tree.child(array, k), id.field), 0);
                        }
                    }};
        none.isGuess = sight.model.hasUnknown;
        sight.reportMissing(e3dissues::referenceUnresolved, id, "52", {QStringLiteral("materialID"), range.material},
                            std::move(none), Severity::Warning);
    }
    checkCoverage(sight, mesh, array, std::move(ranges));
}

void checkDuplicates(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    const E3dFormat::Fields &f = sight.fields;
    const bool isCounted = sight.in(mesh.duplicates, f.duplicates16).isValid();
    const std::vector<qint64> originals = integersIn(sight.tree, mesh.duplicates,
                                                     isCounted ? f.duplicates16 : f.duplicates32);
    const Item array = sight.in(mesh.duplicates, isCounted ? f.duplicates16 : f.duplicates32);
    const qint64 end = mesh.vertexCount - qint64(originals.size());
    for (size_t i = 0; i < originals.size(); ++i) {
        if (originals[i] < qMax<qint64>(0, end) || originals[i] >= mesh.vertexCount) // those are no vertices at all
            continue;
        sight.checker.report(e3dissues::duplicateOfDuplicate, sight.tree.child(array, qint64(i)), "36",
                             {qint64(i), originals[i], end});
        break; // one tells that the list is wrong
    }
    if (!isCounted)
        return;
    QByteArray wide;
    for (const qint64 original : originals)
        wide += encodeInteger(original, 4);
    const Item block = mesh.duplicates;
    sight.checker.report(
        e3dissues::duplicatesCounted, block, "35", {},
        repairs::splice(QT_TRANSLATE_NOOP("repairs", "Convert them to 32 bits."), block.stream,
                        {block.range.begin + block.field->schema->frameStyle.headerSize(), block.range.end},
                        Bytes(wide)));
}

void checkParts(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    const Item narrow = sight.in(mesh.parts, sight.fields.parts12);
    if (!narrow.isValid())
        return;
    Records records(sight.tree.bytes(narrow.stream), narrow);
    const std::vector<const Field *> &part = narrow.field->body;
    QByteArray wide;
    for (qint64 i = 0; i < records.count(); ++i)
        wide += encodeInteger(records.integer(i, part[0]), 8) + encodeInteger(records.integer(i, part[1]), 4)
                + encodeInteger(records.integer(i, part[2]), 4);
    sight.checker.report(e3dissues::partsShort, mesh.parts, "43", {},
                         repairs::splice(QT_TRANSLATE_NOOP("repairs", "Convert the ids to 64 bits."), narrow.stream,
                                         narrow.range, Bytes(wide)));
}

void checkMorphs(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    const Item count = sight.in(mesh.morphs, sight.fields.morphCount);
    if (!count.isValid() || count.fault != Fault::None)
        return;
    qint64 there = 0;
    for (const Item &block : e3dBlocksIn(sight.tree, mesh.morphs))
        there += block.field == sight.fields.morph;
    const qint64 announced = integerIn(sight.tree, mesh.morphs, sight.fields.morphCount);
    if (there != announced)
        sight.reportMissing(
            e3dissues::morphCountWrong, count, "84", {announced, there},
            repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Set the count to what is there."), count, double(there)));
}

/// Vertices of a mesh and of those that it changes into belong together by their number.
void checkMorphVertices(const E3dSight &sight, const E3dModel::Mesh &mesh,
                        const std::map<qint64, const E3dModel::Definition *> &meshes)
{
    for (const E3dModel::Morph &morph : mesh.targets) {
        const auto known = meshes.find(morph.target);
        const auto *target = known == meshes.end() ? nullptr : static_cast<const E3dModel::Mesh *>(known->second);
        if (!target || target->attributeBlocks.empty() || mesh.attributeBlocks.empty()
            || target->vertexCount == mesh.vertexCount)
            continue;
        sight.checker.report(e3dissues::morphVerticesDiffer, morph.item, "84", {mesh.vertexCount, target->vertexCount});
    }
}

/// Bones find their nodes by name. A file without nodes may hold meshes for others.
void checkBoneNames(const E3dSight &sight, const E3dModel::Mesh &mesh, const std::set<QByteArray> &nodes)
{
    for (const Item &skin : mesh.skins) {
        const Item bones = sight.in(e3dBlockIn(sight.tree, skin, sight.fields.skinBones), sight.fields.bones);
        for (qint64 i = 0; bones.isValid() && i < bones.count; ++i) {
            const Item bone = sight.tree.child(bones, i);
            const Item name = sight.in(bone, sight.fields.boneName);
            const QByteArray text = textIn(sight.tree, bone, sight.fields.boneName);
            if (name.isValid() && name.fault == Fault::None && !nodes.contains(text))
                sight.reportMissing(e3dissues::boneWithoutNode, name, "52", {textOf(text)});
        }
    }
}

/// Triangles whose vertices are packed apart from them; where they are together, the description's rule looks.
void checkCorners(const E3dSight &sight, const E3dModel::Mesh &mesh)
{
    const Item &triangles = mesh.triangles;
    if (!triangles.isValid() || triangles.stride == 0 || mesh.attributeBlocks.empty()
        || triangles.stream == mesh.attributeBlocks.front().stream)
        return;
    const bool isSmall = triangles.field == sight.fields.triangles16;
    const qint64 width = isSmall ? 2 : 4;
    ByteCursor cursor(sight.tree.bytes(triangles.stream));
    CountedFirst outside; // corners
    ElementRuns outsideTriangles;
    for (qint64 i = 0; i < 3 * triangles.count; ++i) {
        const qint64 corner = decodeInteger(cursor.at(triangles.range.begin + i * width, width), int(width), false);
        if (corner < mesh.vertexCount)
            continue;
        outside.note(i);
        outsideTriangles.note(i / 3);
    }
    if (outside.count == 0)
        return;
    const Item triangle = sight.tree.child(triangles, outside.first / 3);
    const Item corner = sight.tree.child(sight.in(triangle, isSmall ? sight.fields.indices16 : sight.fields.indices32),
                                         outside.first % 3);
    const Value value = valueOf(sight.tree, corner);
    const auto *number = std::get_if<qint64>(&value);
    sight.checker.report(
        issues::indexOutOfRange, corner,
        {.arguments = {mesh.vertexCount, sight.tree.name(corner), number ? *number : 0, sight.fields.vertexData->name},
         .reference = "30",
         .count = outside.count,
         .elements = outsideTriangles});
}

} // namespace

void meshesAreDescribed(const E3dSight &sight)
{
    for (const E3dModel::Mesh &mesh : sight.model.meshes) {
        checkMesh(sight, mesh);
        checkBox(sight, mesh);
    }
    const auto materials = sight.model.byNumber(E3dModel::Kind::Material);
    const auto known = sight.model.byNumber(E3dModel::Kind::Mesh);
    std::set<QByteArray> nodes;
    for (const E3dModel::Node &node : sight.model.nodes)
        nodes.insert(node.name);
    for (const E3dModel::Mesh &mesh : sight.model.meshes) {
        for (size_t i = 1; i < mesh.triangleBlocks.size(); ++i)
            sight.checker.report(e3dissues::blockRepeated, mesh.triangleBlocks[i], "33",
                                 {mesh.triangleBlocks[i].field->name});
        checkCorners(sight, mesh);
        checkMaterials(sight, mesh, materials);
        if (mesh.duplicates.isValid())
            checkDuplicates(sight, mesh);
        if (mesh.parts.isValid())
            checkParts(sight, mesh);
        if (mesh.morphs.isValid())
            checkMorphs(sight, mesh);
        checkMorphVertices(sight, mesh, known);
        if (!nodes.empty())
            checkBoneNames(sight, mesh, nodes);
    }
}

} // namespace hexahedron
