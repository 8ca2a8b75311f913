// V06 V10 V11: which chunks there are, and in which order.
#include "core/edit/planner.h"
#include "core/edit/sortframes.h"
#include "core/formats/blitz3d/b3dissues.h"
#include "core/formats/blitz3d/b3drepairs.h"
#include "core/formats/blitz3d/b3drules.h"

#include <map>

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
        for (const Field *field :
             {fields.mesh, fields.bone, fields.pivo, fields.seqs, fields.keys, fields.anim, fields.node})
            m_lastField = qMax(m_lastField, field->id);
        m_traits.resize(size_t(m_lastField) + 1);
        m_traits[fields.mesh->id] = {.bit = Mesh, .rank = 1, .isSingle = true};
        m_traits[fields.bone->id] = {.bit = Bone, .rank = 1, .isSingle = true};
        m_traits[fields.pivo->id] = {.bit = Other, .rank = 1};
        m_traits[fields.seqs->id] = {.bit = Other, .rank = 2};
        m_traits[fields.keys->id] = {.bit = Keys, .rank = 2};
        m_traits[fields.anim->id] = {.bit = Anim, .rank = 2, .isSingle = true};
        m_traits[fields.node->id] = {.bit = Other, .rank = 3};
        for (qint64 flags = 0; flags < qint64(m_keySizes.size()); ++flags) {
            ValueStack values;
            values.push(fields.keysFlags, flags);
            m_keySizes[size_t(flags)] = elementSize(*fields.keyList, values);
        }
    }

    /// Not KEYS: there are many, and laying them out for this alone would take longer than all the rest. See
    /// holdsNoKey().
    std::vector<const Field *> nodes() const
    {
        return {fields.bb3d, fields.node, fields.mesh, fields.texs, fields.brus, fields.vrts, fields.tris};
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        if (sight.field == fields.bb3d)
            seeFile(sight, checker);
        else if (sight.field == fields.node)
            seeObject(sight, checker);
        else if (sight.field == fields.mesh)
            seeMesh(sight, checker);
        else
            seeList(sight, checker);
    }

private:
    /// The chunks of one parent that matter here: how many of each, the second of each, and the first out of order.
    struct Children
    {
        struct Kind
        {
            const Field *field = nullptr;
            int rank = 0;
            bool mustLead = false; ///< what comes later refers to it
            int count = 0;
            NodeId second = NoNode;
        };
        std::array<Kind, 7> kinds;
        NodeId misplaced = NoNode;
        NodeId behind = NoNode; ///< what the misplaced one stands behind
        bool misplacedNeedsOrder = false;

        const Kind &of(const Field *field) const
        {
            return *std::find_if(kinds.begin(), kinds.end(), [=](const Kind &k) { return k.field == field; });
        }
    };

    using Kinds = std::array<Children::Kind, 7>;
    /// Ranks say the usual order. What must lead must not stand behind anything of rank `strict` or above.
    Children childrenOf(NodeId parent, const Checker &checker, const Kinds &kinds, int strict) const
    {
        Children children{.kinds = kinds};
        const NodeStore &nodes = checker.nodes();
        const Children::Kind *highest = nullptr;
        NodeId highestNode = NoNode;
        for (NodeId id = nodes.firstChild(parent); id != NoNode; id = nodes.nextSibling(id)) {
            const quint16 field = nodes[id].field;
            for (Children::Kind &kind : children.kinds) {
                if (!kind.field || kind.field->id != field)
                    continue;
                if (++kind.count == 2)
                    kind.second = id;
                if (highest && kind.rank < highest->rank) {
                    // The specification lists ANIM last, real files have it behind the mesh: both are usual.
                    if (kind.field == fields.anim)
                        break;
                    const bool needsOrder = kind.mustLead && highest->rank >= strict;
                    if (children.misplaced == NoNode || (needsOrder && !children.misplacedNeedsOrder)) {
                        children.misplaced = id;
                        children.behind = highestNode;
                        children.misplacedNeedsOrder = needsOrder;
                    }
                } else {
                    highest = &kind;
                    highestNode = id;
                }
                break;
            }
        }
        return children;
    }

    void seeFile(const NodeSight &sight, Checker &checker) const
    {
        const Children children = childrenOf(
            sight.node, checker, Kinds{{{fields.texs, 0, true}, {fields.brus, 1, true}, {fields.node, 2}}}, 1);
        reportOrder(children, sight.node, checker);
        for (const Field *field : {fields.texs, fields.brus, fields.node})
            reportRepeated(children, field, sight.node, checker, Severity::Warning);
        if (children.of(fields.node).count == 0) {
            reportMissing(sight.node, fields.node, Severity::Warning, checker,
                          {QT_TRANSLATE_NOOP("repairs", "Add an empty node."),
                           {},
                           [item = itemOf(checker, sight.node)](Planner &planner) {
                               planner.insertFrame(item, planner.tree().childCount(item),
                                                   Bytes(b3drepairs::emptyNode("root")));
                           }});
        }
    }

    /// A quick look at the children of each NODE, which are many: what looks odd is looked at again.
    void seeObject(const NodeSight &sight, Checker &checker) const
    {
        const NodeStore &nodes = checker.nodes();
        const NodeId last = sight.node + nodes[sight.node].descendants;
        int highest = 0;
        int seen = 0;
        bool isOdd = false;
        for (NodeId id = sight.node + 1; id <= last; id += nodes[id].descendants + 1) {
            const Node &child = nodes[id];
            if (child.field > m_lastField)
                continue;
            const Traits &traits = m_traits[child.field];
            isOdd = isOdd || (traits.isSingle && (seen & traits.bit))
                    || (traits.rank < highest && traits.bit != Anim && traits.bit);
            highest = qMax(highest, int(traits.rank));
            seen |= traits.bit;
            if (traits.bit == Keys && holdsNoKey(child, *sight.cursor))
                reportEmpty(id, fields.keys, checker);
        }
        if (isOdd || (seen & (Mesh | Bone)) == (Mesh | Bone))
            seeOddObject(sight, checker);
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

    void seeOddObject(const NodeSight &sight, Checker &checker) const
    {
        const Children children = childrenOf(sight.node, checker,
                                             Kinds{{{fields.mesh, 0, true},
                                                    {fields.bone, 0, true},
                                                    {fields.pivo, 0},
                                                    {fields.seqs, 1},
                                                    {fields.keys, 1},
                                                    {fields.anim, 1},
                                                    {fields.node, 2}}},
                                             2);
        reportOrder(children, sight.node, checker);
        for (const Field *field : {fields.mesh, fields.bone, fields.anim})
            reportRepeated(children, field, sight.node, checker, Severity::Error);
        if (children.of(fields.mesh).count > 0 && children.of(fields.bone).count > 0) {
            const Item bone = checker.partOf(sight.node, fields.bone);
            checker.report(b3dissues::meshAndBone, bone,
                           {.reference = "V11",
                            .repair = {QT_TRANSLATE_NOOP("repairs", "Delete the BONE."), {}, [bone](Planner &planner) {
                                           planner.removeFrame(bone);
                                       }}});
        }
    }

    void seeMesh(const NodeSight &sight, Checker &checker) const
    {
        const Children children = childrenOf(sight.node, checker, Kinds{{{fields.vrts, 0, true}, {fields.tris, 1}}}, 1);
        reportOrder(children, sight.node, checker);
        reportRepeated(children, fields.vrts, sight.node, checker, Severity::Warning);
        const Repair repair = b3drepairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the mesh."),
                                                      itemOf(checker, sight.node));
        if (children.of(fields.vrts).count == 0)
            reportMissing(sight.node, fields.vrts, Severity::Error, checker, repair);
        else if (children.of(fields.tris).count == 0)
            reportMissing(sight.node, fields.tris, Severity::Warning, checker, repair);
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
        if (checker.isFull(b3dissues::chunkEmpty)) {
            checker.countMore(b3dissues::chunkEmpty);
            return;
        }
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
                        .repair = b3drepairs::removeFrame(sentence, itemOf(checker, gone))});
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

    void reportOrder(const Children &children, NodeId parent, Checker &checker) const
    {
        if (children.misplaced == NoNode)
            return;
        const auto tagAt = [&](NodeId node) { return tagOf(&fieldById(checker.nodes()[node].field)); };
        std::map<const Field *, int> ranks;
        for (const Children::Kind &kind : children.kinds) {
            if (kind.field)
                ranks[kind.field] = kind.rank;
        }
        const Item item = itemOf(checker, parent);
        checker.report(b3dissues::chunksOutOfOrder, itemOf(checker, children.misplaced),
                       {.arguments = {tagAt(children.misplaced), tagAt(children.behind)},
                        .reference = "V10",
                        .severity = children.misplacedNeedsOrder ? Severity::Error : Severity::Info,
                        .repair = {QT_TRANSLATE_NOOP("repairs", "Put the chunks in order."),
                                   {},
                                   [item, ranks](Planner &planner) { sortFrames(planner, item, ranks); }}});
    }

    void reportRepeated(const Children &children, const Field *field, NodeId parent, Checker &checker,
                        Severity severity) const
    {
        if (children.of(field).count < 2)
            return;
        const Item owner = itemOf(checker, parent);
        checker.report(b3dissues::chunkRepeated, itemOf(checker, children.of(field).second),
                       {.arguments = {tagOf(owner.field), tagOf(field)},
                        .reference = "V11",
                        .severity = severity,
                        .count = children.of(field).count - 1,
                        .repair = b3drepairs::joinRepeated(owner, field)});
    }

    void reportMissing(NodeId parent, const Field *field, Severity severity, Checker &checker, Repair repair) const
    {
        const Item owner = itemOf(checker, parent);
        checker.report(b3dissues::chunkMissing, owner,
                       {.arguments = {tagOf(owner.field), tagOf(field)},
                        .reference = "V11",
                        .severity = severity,
                        .repair = std::move(repair)});
    }

    enum Bit : quint8 { Mesh = 1, Bone = 2, Anim = 4, Keys = 8, Other = 16 };
    struct Traits
    {
        quint8 bit = 0;
        quint8 rank = 0;
        bool isSingle = false;
    };
    std::vector<Traits> m_traits; // by the number of the field
    quint16 m_lastField = 0;
    std::array<qint64, 8> m_keySizes{}; // by the flags of KEYS
};

} // namespace

void chunksAreCompleteAndInOrder(Checker &checker)
{
    auto watch = std::make_shared<ChunkWatch>();
    checker.watch(watch, watch->nodes());
}

} // namespace hexahedron
