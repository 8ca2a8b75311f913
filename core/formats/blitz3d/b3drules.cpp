// Rules that look at more than one field, and what mends them; those of bones and of keys have files of their own.
#include "core/formats/blitz3d/b3drules.h"
#include "core/check/repairs.h"
#include "core/check/seennodes.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3dscene.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QtEndian>

#include <array>
#include <map>

namespace hexahedron {

std::vector<Item> chunksOf(const Tree &tree, const Item &owner, const Field *field)
{
    std::vector<Item> chunks;
    const auto layout = tree.layoutOf(owner.stream, owner.node);
    for (const NodeId id : layout->frames) {
        const Item chunk = tree.itemOf(owner.stream, id);
        if (chunk.field == field)
            chunks.push_back(chunk);
    }
    return chunks;
}

QByteArray encodeFloats(std::initializer_list<double> values)
{
    QByteArray bytes;
    for (const double value : values)
        bytes += encodeFloat(value, 4);
    return bytes;
}

QByteArray chunk(const char *tag, const QByteArray &content)
{
    return QByteArray(tag, 4) + encodeInteger(content.size(), 4) + content;
}

QByteArray emptyNode(const QByteArray &name, const QByteArray &chunks)
{
    return chunk("NODE", name + '\0' + encodeFloats({0, 0, 0, 1, 1, 1, 1, 0, 0, 0}) + chunks);
}

void rewrite(Wishes &wishes, const Item &array, const QByteArray &elements)
{
    if (storedBytes(wishes.tree(), array) != elements)
        wishes.splice(array.stream, array.range, Bytes(elements));
}

namespace {

constexpr auto fields = &fieldsOf<B3dFormat>;

/// Everything behind the header fields of the first goes behind its list, in the order of the file: ids stay what
/// they are.
void appendLists(Wishes &wishes, const std::vector<Item> &chunks, const Field *list)
{
    const Tree &tree = wishes.tree();
    Bytes all;
    for (size_t i = 1; i < chunks.size(); ++i) {
        const Item array = childOf(tree, chunks[i], list);
        if (array.isValid())
            all = all.appended(tree.bytes(array.stream).mid(array.range));
        wishes.removeFrame(chunks[i]);
    }
    const qint64 end = chunks[0].range.end;
    wishes.splice(chunks[0].stream, {end, end}, all);
}

/// What stands between the header of a chunk and its list, or its first chunk.
QByteArray headOf(const Tree &tree, const Item &chunk, qint64 end)
{
    const qint64 begin = chunk.range.begin + chunk.field->schema->frameStyle.headerSize();
    return tree.bytes(chunk.stream).toByteArray({begin, end});
}

/// The bytes between header and list, which decide on the shape of the list.
QByteArray shapeOf(const Tree &tree, const Item &chunk, const Field *list)
{
    const Item array = childOf(tree, chunk, list);
    const qint64 end = array.isValid() ? array.range.begin : chunk.range.end;
    return headOf(tree, chunk, end);
}

bool haveOneShape(const Tree &tree, const std::vector<Item> &chunks, const Field *list)
{
    return std::ranges::all_of(
        chunks, [&](const Item &chunk) { return shapeOf(tree, chunk, list) == shapeOf(tree, chunks[0], list); });
}

/// Brush lists with different numbers of layers: all get the largest.
void joinBrushes(Wishes &wishes, const std::vector<Item> &chunks)
{
    const Tree &tree = wishes.tree();
    const auto layersOf = [&](const Item &chunk) {
        return std::clamp<qint64>(integerIn(tree, chunk, fields().textureCount), 0, B3dFormat::MostLayers);
    };
    qint64 most = 0;
    for (const Item &chunk : chunks)
        most = qMax(most, layersOf(chunk));
    QByteArray content = encodeInteger(most, 4);
    for (const Item &chunk : chunks) {
        const Item list = childOf(tree, chunk, fields().brushes);
        const QByteArray further = encodeInteger(-1, 4).repeated(qsizetype(most - layersOf(chunk)));
        for (qint64 i = 0; list.isValid() && i < list.count; ++i)
            content += storedBytes(tree, tree.child(list, i)) + further;
        if (!(chunk == chunks[0]))
            wishes.removeFrame(chunk);
    }
    wishes.splice(chunks[0].stream, chunks[0].range, Bytes(chunk("BRUS", content)));
}

void moveMeshesBelow(Wishes &wishes, const Item &node, const std::vector<Item> &meshes)
{
    const Tree &tree = wishes.tree();
    QByteArray added;
    for (size_t i = 1; i < meshes.size(); ++i) {
        added += emptyNode(textIn(tree, node, fields().nodeName), storedBytes(tree, meshes[i]));
        wishes.removeFrame(meshes[i]);
    }
    wishes.insertFrame(node, tree.childCount(node), Bytes(added));
}

void putBelowOneRoot(Wishes &wishes, const Item &file, const std::vector<Item> &roots)
{
    const Tree &tree = wishes.tree();
    Bytes content;
    qint64 size = 0;
    for (const Item &root : roots) {
        content = content.appended(tree.bytes(root.stream).mid(root.range));
        size += root.range.size();
        wishes.removeFrame(root);
    }
    QByteArray head = emptyNode("root");
    head.replace(4, 4, encodeInteger(head.size() - 8 + size, 4));
    wishes.insertFrame(file, tree.row(roots[0]), Bytes(head).appended(content));
}

void joinAll(Wishes &wishes, const Item &owner, const Field *field)
{
    const B3dFormat::Fields &f = fields();
    const Tree &tree = wishes.tree();
    const std::vector<Item> chunks = chunksOf(tree, owner, field);
    if (chunks.size() < 2)
        return;
    if (field == f.texs)
        appendLists(wishes, chunks, f.textures);
    else if (field == f.bone)
        appendLists(wishes, chunks, f.weights);
    else if (field == f.brus)
        haveOneShape(tree, chunks, f.brushes) ? appendLists(wishes, chunks, f.brushes) : joinBrushes(wishes, chunks);
    else if (field == f.mesh)
        moveMeshesBelow(wishes, owner, chunks);
    else if (field == f.node)
        putBelowOneRoot(wishes, owner, chunks);
    else if (field == f.vrts && !haveOneShape(tree, chunks, f.vertices))
        wishes.refuse(QCoreApplication::translate(
            "edit",
            QT_TRANSLATE_NOOP("edit", "The lists of vertices have different layouts; make them the same first.")));
    else if (field == f.vrts)
        appendLists(wishes, chunks, f.vertices);
    else
        for (size_t i = 1; i < chunks.size(); ++i)
            wishes.removeFrame(chunks[i]);
}

class ChunkWatch final : public B3dWatch
{
public:
    ChunkWatch()
    {
        for (qint64 flags = 0; flags < qint64(m_keySizes.size()); ++flags) {
            ValueStack values;
            values.push(fields.keysFlags, flags);
            m_keySizes[size_t(flags)] = elementSize(*fields.keyList, values);
        }
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        if (sight.field == fields.node)
            seeObject(sight, checker);
        else
            seeList(sight, checker);
    }

private:
    void seeObject(const NodeSight &sight, Checker &checker) const
    {
        const NodeStore &nodes = checker.nodes();
        const NodeId last = sight.node + nodes[sight.node].descendants;
        bool hasMesh = false;
        NodeId bone = NoNode;
        for (NodeId id = sight.node + 1; id <= last; id += nodes[id].descendants + 1) {
            const Node &child = nodes[id];
            hasMesh = hasMesh || child.field == fields.mesh->id;
            bone = bone == NoNode && child.field == fields.bone->id ? id : bone;
            if (child.field == fields.keys->id && holdsNoKey(child, *sight.cursor))
                reportEmpty(id, fields.keys, checker);
        }
        const Item item = hasMesh && bone != NoNode ? checker.itemOf(bone) : Item();
        if (item.isValid())
            checker.report(b3dissues::meshAndBone, item, "V11", {},
                           repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the BONE."), item));
    }

    bool holdsNoKey(const Node &keys, ByteCursor &cursor) const
    {
        const qint64 list = keys.size - fields.keys->derived.leastSize;
        if (list >= m_keySizes.back())
            return false;
        // The flags stand right behind the header.
        const quint32 flags = cursor.u32(keys.begin + fields.keys->schema->frameStyle.headerSize());
        return list >= 0 && list < m_keySizes[flags % m_keySizes.size()];
    }

    /// Lists that hold nothing.
    void seeList(const NodeSight &sight, Checker &checker) const
    {
        // Chunks that are cut before their list have something worse; a list whose only record is cut holds nothing.
        const auto list = std::ranges::find_if(sight.parts, [](const Part &p) { return p.field->isRecordArray(); });
        const bool isWhole = std::all_of(sight.parts.begin(), list,
                                         [](const Part &p) { return p.fault == Fault::None; });
        if (!isWhole || (list != sight.parts.end() && list->count > 0))
            return;
        reportEmpty(sight.node, sight.field, checker);
    }

    void reportEmpty(NodeId node, const Field *field, Checker &checker) const
    {
        if (!checker.lists(b3dissues::chunkEmpty))
            return;
        const bool isHarmless = field == fields.texs || field == fields.keys;
        const bool isOnlyList = field == fields.vrts || (field == fields.tris && isOnlyTriangles(node, checker));
        const NodeId gone = isOnlyList ? checker.nodes().parent(node) : node;
        const char *sentence = isOnlyList
                                   ? QT_TRANSLATE_NOOP("repairs", "Delete the mesh: without this chunk it is none.")
                                   : QT_TRANSLATE_NOOP("repairs", "Delete the chunk.");
        checker.report(b3dissues::chunkEmpty, checker.itemOf(node), "V06", {field->name},
                       repairs::removeFrame(sentence, checker.itemOf(gone)),
                       isHarmless ? Severity::Info : Severity::Warning);
    }

    bool isOnlyTriangles(NodeId tris, const Checker &checker) const
    {
        const NodeStore &nodes = checker.nodes();
        const NodeId mesh = nodes.parent(tris);
        int lists = 0;
        for (NodeId id = nodes.firstChild(mesh); id != NoNode; id = nodes.nextSibling(id))
            lists += nodes[id].field == fields.tris->id ? 1 : 0;
        return nodes[mesh].field == fields.mesh->id && lists == 1;
    }

    std::array<qint64, 8> m_keySizes{}; // by the flags of KEYS
};

qint64 cornerAt(const QByteArray &corners, qint64 index)
{
    return corners.size() < (index + 1) * 4 ? -1 : qFromLittleEndian<qint32>(corners.constData() + index * 4);
}

/// Makes meshes of at most so many vertices out of the triangles that come in.
class MeshSplitter
{
public:
    MeshSplitter(const QByteArray &vertexHead, const QByteArray &meshHead, const QByteArray &name, qint64 most)
        : m_vertexHead(vertexHead)
        , m_meshHead(meshHead)
        , m_name(name)
        , m_most(most)
    {
    }
    /// Begins a list of triangles; `head` is what stands before them.
    void beginList(const QByteArray &head)
    {
        endList();
        m_listHead = head;
    }
    void add(const std::array<qint64, 3> &corners, const QByteArray &vertices, qint64 stride)
    {
        if (qint64(m_numbers.size()) + 3 > m_most)
            endMesh();
        for (const qint64 corner : corners) {
            const auto [number, isNew] = m_numbers.try_emplace(corner, qint64(m_numbers.size()));
            if (isNew)
                m_vertices += QByteArrayView(vertices).sliced(corner * stride, stride);
            m_corners += encodeInteger(number->second, 4);
        }
    }
    /// The first mesh as a chunk MESH, the others as whole nodes.
    std::pair<QByteArray, QByteArray> finish()
    {
        endMesh();
        return {m_first, m_others};
    }

private:
    void endList()
    {
        if (!m_corners.isEmpty())
            m_lists += chunk("TRIS", m_listHead + m_corners);
        m_corners.clear();
    }
    void endMesh()
    {
        endList();
        if (m_lists.isEmpty())
            return;
        const QByteArray mesh = chunk("MESH", m_meshHead + chunk("VRTS", m_vertexHead + m_vertices) + m_lists);
        if (m_first.isEmpty())
            m_first = mesh;
        else
            m_others += emptyNode(m_name, mesh);
        m_numbers.clear();
        m_vertices.clear();
        m_lists.clear();
    }

    QByteArray m_vertexHead, m_meshHead, m_name, m_listHead;
    qint64 m_most;
    std::map<qint64, qint64> m_numbers; // of vertices: in the whole mesh → in the new one
    QByteArray m_vertices, m_corners, m_lists, m_first, m_others;
};

/// Puts the triangles of a mesh into several nodes, none of which has more than `most` vertices.
void splitMesh(Wishes &wishes, const Item &mesh, qint64 most)
{
    const Tree &tree = wishes.tree();
    const NodeStore &nodes = tree.stream(mesh.stream).nodes;
    const Item node = tree.parent(mesh);
    for (NodeId id = node.node; id <= node.node + nodes[node.node].descendants; ++id) {
        if (nodes[id].field == fields().bone->id)
            return wishes.refuse(QCoreApplication::translate(
                "edit", QT_TRANSLATE_NOOP(
                            "edit", "The mesh is pulled by bones, which can belong to one mesh only; split it in a "
                                    "modelling program.")));
    }
    const std::vector<Item> vrts = chunksOf(tree, mesh, fields().vrts);
    const std::vector<Item> tris = chunksOf(tree, mesh, fields().tris);
    if (vrts.size() != 1 || node.field != fields().node)
        return;
    const Item list = childOf(tree, vrts[0], fields().vertices);
    const QByteArray vertices = storedBytes(tree, list);
    MeshSplitter splitter(headOf(tree, vrts[0], list.range.begin),
                          headOf(tree, mesh, childOf(tree, mesh, fields().meshBrush).range.end),
                          textIn(tree, node, fields().nodeName), most);
    for (const Item &chunk : tris) {
        const Item array = childOf(tree, chunk, fields().triangles);
        if (!array.isValid())
            continue;
        const QByteArray corners = storedBytes(tree, array);
        splitter.beginList(headOf(tree, chunk, array.range.begin));
        for (qint64 i = 0; i < array.count; ++i) {
            const std::array<qint64, 3> triangle{cornerAt(corners, i * 3), cornerAt(corners, i * 3 + 1),
                                                 cornerAt(corners, i * 3 + 2)};
            const bool exists = std::ranges::all_of(triangle, [&](qint64 c) { return c >= 0 && c < list.count; });
            if (exists)
                splitter.add(triangle, vertices, list.stride);
        }
    }
    const auto [first, others] = splitter.finish();
    if (first.isEmpty())
        return;
    wishes.splice(mesh.stream, mesh.range, Bytes(first));
    if (!others.isEmpty())
        wishes.insertFrame(node, tree.childCount(node), Bytes(others));
}

constexpr qint64 MostVertices = 65535;
constexpr qint64 UsualSets = 2;

/// V24 V26
class VertexListWatch final : public B3dWatch
{
public:
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const qint64 sets = sight.integer(fields.vertexSets);
        const qint64 size = sight.integer(fields.vertexSetSize);
        const Item setsItem = checker.partOf(sight.node, fields.vertexSets);
        if (sets > UsualSets && sets <= B3dFormat::MostLayers)
            checker.report(b3dissues::manyCoordinateSets, setsItem, "V24", {sets},
                           repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Drop all but two sets."), setsItem,
                                              double(UsualSets)));
        if ((sets == 0) != (size == 0)) {
            const Item other = sets == 0 ? checker.partOf(sight.node, fields.vertexSetSize) : setsItem;
            checker.report(b3dissues::coordinatesWithoutUse, other, "V24", {sets, size},
                           repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Set both to 0."), other, 0)); // of nothing
        }
        const Part *list = sight.part(fields.vertices);
        if (!list || list->count <= MostVertices)
            return;
        const NodeId mesh = checker.nodes().parent(sight.node);
        Repair repair;
        if (mesh != NoNode && checker.nodes()[mesh].field == fields.mesh->id)
            repair = {QT_TRANSLATE_NOOP("repairs", "Split the mesh into several nodes."),
                      {},
                      [item = checker.itemOf(mesh)](Wishes &wishes) { splitMesh(wishes, item, MostVertices); }};
        checker.report(b3dissues::manyVertices, checker.partOf(sight.node, fields.vertices), "V26", {list->count},
                       std::move(repair));
    }
};

struct TextTraits
{
    qint64 letters = 0; ///< without the NUL
    bool hasControl = false;
    bool hasOther = false; ///< outside ASCII
    quint32 hash = 0;
};

TextTraits traitsOf(ByteRange range, bool isTerminated, ByteCursor &cursor)
{
    constexpr qint64 AtOnce = 256; // what a cursor gives
    TextTraits traits;
    traits.letters = range.size() - (isTerminated ? 1 : 0);
    quint32 hash = 2166136261u; // FNV-1a
    for (qint64 done = 0; done < traits.letters;) {
        const qint64 count = qMin(AtOnce, traits.letters - done);
        const uchar *bytes = cursor.at(range.begin + done, count);
        if (!bytes)
            break;
        for (qint64 i = 0; i < count; ++i) {
            const uchar c = bytes[i];
            traits.hasControl |= c < 0x20 || c == 0x7f;
            traits.hasOther |= c >= 0x80;
            hash = (hash ^ c) * 16777619u;
        }
        done += count;
    }
    traits.hash = hash;
    return traits;
}

class TextWatch final : public B3dWatch
{
public:
    explicit TextWatch(int workers)
        : m_names(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Field *field = sight.field == fields.node       ? fields.nodeName
                             : sight.field == fields.textures ? fields.textureFile
                             : sight.field == fields.brushes  ? fields.brushName
                                                              : fields.sequenceName;
        const Part *part = sight.part(field);
        if (!part)
            return;
        const TextTraits traits = traitsOf(part->range, part->fault == Fault::None, *sight.cursor);
        if (traits.hasControl)
            report(b3dissues::controlCharacters, sight.node, field, checker);
        if (traits.hasOther)
            report(b3dissues::textNotAscii, sight.node, field, checker);
        if (field == fields.textureFile)
            seeTexture(traits, sight, *part, checker);
        else if (field == fields.nodeName && traits.letters == 0)
            report(b3dissues::nameEmpty, sight.node, field, checker);
        else if (field == fields.nodeName)
            m_names[size_t(checker.worker())].push_back({sight.node, traits.hash});
    }

    void finish(Checker &checker) override { reportRepeats(checker); }

private:
    static void report(const IssueKind &kind, NodeId node, const Field *field, Checker &checker)
    {
        if (!checker.lists(kind))
            return;
        checker.report(kind, checker.partOf(node, field), "V12", {field->name});
    }

    void seeTexture(const TextTraits &traits, const NodeSight &sight, const Part &part, Checker &checker) const
    {
        if (traits.letters == 0) {
            report(b3dissues::textureWithoutFile, sight.node, part.field, checker);
            return;
        }
        const uchar *beginning = sight.cursor->at(part.range.begin, qMin<qint64>(2, traits.letters));
        const QByteArray start(reinterpret_cast<const char *>(beginning), qMin<qsizetype>(2, traits.letters));
        if (!B3dTextureFiles::isAbsolute(start))
            return;
        const Item item = checker.partOf(sight.node, part.field);
        checker.report(b3dissues::absolutePath, item, "V13", {displayText(checker.tree(), item)},
                       {QT_TRANSLATE_NOOP("repairs", "Keep the file name only."), {}, [item](Wishes &wishes) {
                            wishes.setBytes(
                                item, B3dTextureFiles::lastPart(storedBytes(wishes.tree(), item))); // with the NUL
                        }});
    }

    bool isSameName(NodeVisitor &visitor, NodeId a, NodeId b) const
    {
        const auto nameOf = [&](NodeId node) {
            const NodeSight sight = sightOf(visitor, node);
            const Part *name = sight.part(fields.nodeName);
            return name ? sight.cursor->bytes().toByteArray(name->range) : QByteArray();
        };
        return nameOf(a) == nameOf(b);
    }

    /// One remark for the file: nearly every level repeats names.
    void reportRepeats(Checker &checker)
    {
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        const auto [first, count] = repeatsAmong(m_names,
                                                 [&](NodeId a, NodeId b) { return isSameName(visitor, a, b); });
        if (count == 0)
            return;
        const Item item = checker.partOf(first, fields.nodeName);
        checker.report(b3dissues::namesRepeat, item,
                       {.arguments = {count, displayText(checker.tree(), item)}, .reference = "V43", .count = count});
    }

    std::vector<FoundThings<HashedNode>> m_names; // one for each worker
};

constexpr qint64 UsesColors = B3dFormat::VertexColors + B3dFormat::VertexAlpha;

class TextureWatch final : public B3dWatch
{
public:
    explicit TextureWatch(int workers)
        : m_found(size_t(workers))
    {
    }
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        m_found[size_t(checker.worker())].push_back(sight.node);
    }

    void finish(Checker &checker) override
    {
        NodeVisitor visitor(checker.tree().stream(checker.stream()));
        std::vector<NodeId> textures;
        std::vector<Brush> brushes;
        std::vector<bool> usesSecondSet;
        bool isOfInterest = false;
        for (const NodeId node : inOrder(m_found, std::less<NodeId>())) {
            const quint16 field = checker.nodes()[node].field;
            if (field == fields.textures->id) {
                const NodeSight sight = sightOf(visitor, node);
                textures.push_back(node);
                usesSecondSet.push_back(sight.integer(fields.textureFlags) & B3dFormat::SecondSet);
            } else if (field == fields.brushes->id) {
                brushes.push_back(brushOf(sightOf(visitor, node), usesSecondSet));
                isOfInterest |= brushes.back().usesColors || !brushes.back().secondSetTextures.empty();
            } else if (isOfInterest) {
                seeMesh(node, brushes, checker);
            }
        }
        reportFiles(textures, visitor, checker);
        reportMissing(textures, brushes, checker);
    }

private:
    struct Brush
    {
        NodeId node = NoNode;
        bool usesColors = false;
        std::vector<size_t> secondSetTextures = {};
        NodeId meshWithoutColors = NoNode;
        bool hasMeshWithColors = false;
        NodeId meshWithoutSets = NoNode;
        qint64 sets = 0; ///< of that mesh
    };

    Brush brushOf(const NodeSight &sight, const std::vector<bool> &usesSecondSet) const
    {
        Brush brush{.node = sight.node};
        brush.usesColors = sight.integer(fields.brushFx) & UsesColors;
        const Part *ids = sight.part(fields.brushTextures);
        for (qint64 layer = 0; ids && layer < qMin<qint64>(ids->count, B3dFormat::MostLayers); ++layer) {
            const uchar *bytes = sight.cursor->at(ids->range.begin + layer * 4, 4);
            const qint64 texture = bytes ? decodeInteger(bytes, 4, true) : -1;
            if (texture >= 0 && texture < qint64(usesSecondSet.size()) && usesSecondSet[size_t(texture)])
                brush.secondSetTextures.push_back(size_t(texture));
        }
        return brush;
    }

    void seeMesh(NodeId mesh, std::vector<Brush> &brushes, Checker &checker) const
    {
        const NodeStore &nodes = checker.nodes();
        qint64 flags = 0;
        qint64 sets = -1;
        std::vector<qint64> used{checker.integerOf(mesh, fields.meshBrush, -1)};
        for (NodeId id = nodes.firstChild(mesh); id != NoNode; id = nodes.nextSibling(id)) {
            if (nodes[id].field == fields.vrts->id && sets < 0) {
                flags = checker.integerOf(id, fields.vertexFlags);
                sets = checker.integerOf(id, fields.vertexSetSize) > 0 ? checker.integerOf(id, fields.vertexSets) : 0;
            } else if (nodes[id].field == fields.tris->id) {
                used.push_back(checker.integerOf(id, fields.trisBrush, -1));
            }
        }
        for (const qint64 index : used) {
            if (index < 0 || index >= qint64(brushes.size()) || sets < 0)
                continue;
            Brush &brush = brushes[size_t(index)];
            brush.hasMeshWithColors |= (flags & B3dFormat::Colors) != 0;
            if (!(flags & B3dFormat::Colors) && brush.meshWithoutColors == NoNode)
                brush.meshWithoutColors = mesh;
            if (sets < 2 && brush.meshWithoutSets == NoNode) {
                brush.meshWithoutSets = mesh;
                brush.sets = sets;
            }
        }
    }

    /// V46 V47
    void reportMissing(const std::vector<NodeId> &textures, const std::vector<Brush> &brushes, Checker &checker) const
    {
        const auto without = [&](NodeId node, const Field *field, qint64 bits, const char *sentence) {
            const Item item = checker.partOf(node, field);
            return repairs::setNumber(sentence, item, double(checker.integerOf(node, field) & ~bits));
        };
        std::vector<bool> isReported(textures.size());
        for (const Brush &brush : brushes) {
            // Where another mesh with the same brush has colours the effect is right.
            if (brush.usesColors && brush.meshWithoutColors != NoNode)
                checker.report(b3dissues::colorsMissing, checker.partOf(brush.node, fields.brushFx), "V47",
                               {checker.tree().path(checker.itemOf(brush.meshWithoutColors))},
                               brush.hasMeshWithColors ? Repair()
                                                       : without(brush.node, fields.brushFx, UsesColors,
                                                                 QT_TRANSLATE_NOOP("repairs", "Clear the effect.")));
            if (brush.meshWithoutSets == NoNode)
                continue;
            for (const size_t texture : brush.secondSetTextures) {
                if (isReported[texture])
                    continue;
                isReported[texture] = true;
                checker.report(b3dissues::secondSetMissing, checker.partOf(textures[texture], fields.textureFlags),
                               "V46", {checker.tree().path(checker.itemOf(brush.meshWithoutSets)), brush.sets},
                               without(textures[texture], fields.textureFlags, B3dFormat::SecondSet,
                                       QT_TRANSLATE_NOOP("repairs", "Use the first coordinate set.")));
            }
        }
    }

    /// V49
    void reportFiles(const std::vector<NodeId> &textures, NodeVisitor &visitor, Checker &checker) const
    {
        if (textures.empty())
            return;
        const B3dTextureFiles files(checker.tree().fileName());
        if (!files.canLook())
            return;
        for (const NodeId node : textures) {
            if (checker.isFull(b3dissues::textureNotFound) || checker.isCancelled())
                return; // each look costs a question to the disk
            const NodeSight sight = sightOf(visitor, node);
            const Part *part = sight.part(fields.textureFile);
            if (!part || part->fault != Fault::None || part->range.size() < 2 || part->range.size() > 4096)
                continue;
            const QByteArray stored =
                checker.tree().bytes(checker.stream()).toByteArray({part->range.begin, part->range.end - 1});
            if (!files.find(stored).isEmpty())
                continue;
            checker.report(b3dissues::textureNotFound, checker.partOf(node, fields.textureFile), "V49",
                           {QString::fromLatin1(B3dTextureFiles::lastPart(stored))});
        }
    }

    std::vector<std::vector<NodeId>> m_found; // one for each worker
};

void restHoldsTogether(Checker &checker)
{
    const B3dFormat::Fields &f = fields();
    // Not KEYS: there are many, and laying them out for this alone would take longer than all the rest. See holdsNoKey().
    checker.watch(std::make_shared<ChunkWatch>(), {f.node, f.texs, f.brus, f.vrts, f.tris});
    checker.watch(std::make_shared<TextWatch>(checker.workerCount()), {f.node, f.textures, f.brushes, f.seqs});
    checker.watch(std::make_shared<TextureWatch>(checker.workerCount()), {f.textures, f.brushes, f.mesh});
    checker.watch(std::make_shared<VertexListWatch>(), {f.vrts});
}

} // namespace

Repair joinRepeated(const Item &owner, const Field *field)
{
    const B3dFormat::Fields &f = fields();
    const char *sentence = QT_TRANSLATE_NOOP("repairs", "Join them.");
    if (field == f.anim)
        sentence = QT_TRANSLATE_NOOP("repairs", "Keep the first.");
    else if (field == f.mesh)
        sentence = QT_TRANSLATE_NOOP("repairs", "Put further meshes into child nodes.");
    else if (field == f.node)
        sentence = QT_TRANSLATE_NOOP("repairs", "Put them below one new root.");
    return {sentence, {}, [owner, field](Wishes &wishes) { joinAll(wishes, owner, field); }};
}

Repair endLack(const Item &owner, const Field *field)
{
    if (field != fields().node)
        return repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the mesh."), owner);
    return {QT_TRANSLATE_NOOP("repairs", "Add an empty node."), {}, [owner](Wishes &wishes) {
                wishes.insertFrame(owner, wishes.tree().childCount(owner), Bytes(emptyNode("root")));
            }};
}

std::vector<Rule> b3dRules()
{
    return {restHoldsTogether, weightsAddUp, keysMakeAnAnimation};
}

} // namespace hexahedron
