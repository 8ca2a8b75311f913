// V06 V11: chunks that hold nothing, nodes that are two things at once.
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"
#include "core/relations/repairs.h"

namespace hexahedron {

namespace {

QString tagOf(const Field *field)
{
    return QString::fromLatin1(field->name);
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
        if (hasMesh && bone != NoNode)
            checker.report(b3dissues::meshAndBone, itemOf(checker, bone),
                           {.reference = "V11",
                            .repair = repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the BONE."),
                                                           itemOf(checker, bone))});
    }

    bool holdsNoKey(const Node &keys, ByteCursor &cursor) const
    {
        const qint64 list = keys.size - fields.keys->leastSize;
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
        const auto list = std::find_if(sight.parts.begin(), sight.parts.end(),
                                       [](const Part &p) { return p.field->isRecordArray(); });
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
        checker.report(b3dissues::chunkEmpty, itemOf(checker, node),
                       {.arguments = {tagOf(field)},
                        .reference = "V06",
                        .severity = isHarmless ? Severity::Info : Severity::Warning,
                        .repair = repairs::removeFrame(sentence, itemOf(checker, gone))});
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

} // namespace

void chunksHoldSomething(Checker &checker)
{
    const B3dFormat::Fields &fields = B3dFormat::instance().fields;
    // Not KEYS: there are many, and laying them out for this alone would take longer than all the rest. See holdsNoKey().
    checker.watch(std::make_shared<ChunkWatch>(), {fields.node, fields.texs, fields.brus, fields.vrts, fields.tris});
}

} // namespace hexahedron
