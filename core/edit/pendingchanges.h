#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <map>
#include <set>
#include <vector>

namespace hexahedron {

/// Says that the checksum of what has this path is not written anew.
QString sentenceOfLeftChecksum(const QString &content);

/// What a plan changes so far: replacements that do not overlap, what is to be said of them, and why it cannot be. The wishes
/// write here, and then each of those who know what follows. All positions are those of the tree.
class PendingChanges
{
public:
    /// In inserted bytes: a number that says where something lies.
    struct NewOffset
    {
        qint64 at = 0;
        const Field *field = nullptr;
        qint64 target = 0;  ///< where it lies now
        qint64 section = 0; ///< from where the number counts, now
    };
    struct Pending
    {
        Change change;
        NodeId owner = NoNode; ///< the innermost node whose size changes
        std::vector<NewOffset> offsets;
        Item place = {}; ///< what changes
    };

    /// Without `followsLinks` only what is asked for is changed.
    PendingChanges(const Tree &tree, bool followsLinks)
        : m_tree(tree)
        , m_followsLinks(followsLinks)
    {
    }

    const Tree &tree() const { return m_tree; }
    bool followsLinks() const { return m_followsLinks; }
    /// Why things that are asked for change from now on; what follows has causes of its own.
    void setCause(Change::Cause cause) { m_cause = cause; }
    Change::Cause cause() const { return m_cause; }
    /// The first one that names the plan stays, unless it is named anew.
    void suggestTitle(const QString &title);
    void setTitle(const QString &title) { m_title = title; }
    const QString &title() const { return m_title; }
    void addConsequence(const QString &text) { m_consequences += text; }
    /// `checksum`, which is wrong for the bytes of `content` before the plan, stays so, and that is said.
    void leaveChecksum(const Item &content, const Item &checksum);
    const QStringList &consequences() const { return m_consequences; }
    /// Content that goes where something is laid out anew: the sizes of such a change do not tell it.
    void addRemoval(const Removal &removal) { m_removals.push_back(removal); }
    const std::vector<Removal> &removals() const { return m_removals; }
    /// Nothing can be done, or nothing of the present attempt.
    void refuse(const QString &reason);
    const QString &refusal() const { return m_refusal; }
    /// The first reason, also of attempts.
    const QString &firstRefusal() const { return m_firstRefusal; }

    /// Refuses what touches the same bytes as another change, and what lies in packed bytes that were not read to their end, or
    /// that say wrongly how many bytes they are.
    bool replace(const Item &place, NodeId owner, ByteRange removed, const Bytes &inserted, Change::Cause cause,
                 const QString &text);
    /// The same where `place` is a node that grows itself.
    bool replaceIn(const Item &place, ByteRange removed, const Bytes &inserted, Change::Cause cause,
                   const QString &text)
    {
        return replace(place, place.node, removed, inserted, cause, text);
    }
    /// What the last change takes away belongs to nothing that is described.
    void callStray() { m_pending.back().change.isStray = true; }
    /// Whether a change would overlap one that is there.
    bool touches(StreamId stream, ByteRange range) const;
    /// These bytes stay as they are.
    void leaveAlone(StreamId stream, ByteRange range);
    /// True when an item goes without anything in its place.
    bool isRemoved(const Item &item) const { return !item.range.isEmpty() && isRemoved(item.stream, item.range); }
    bool isRemoved(StreamId stream, ByteRange range) const;
    /// The innermost stored node that grows when the item does: unclaimed bytes and nodes themselves belong to their parent.
    NodeId ownerOf(const Item &item) const;

    std::vector<Pending> &all() { return m_pending; }
    const std::vector<Pending> &all() const { return m_pending; }
    /// Those of one stream, by place: they are not pending any more.
    std::vector<Pending> take(StreamId stream);
    /// Those that have become part of packed bytes: told, not made.
    void addPacked(std::vector<Pending> packed);
    /// All of them in order and with their paths, then those in what is packed.
    std::vector<Change> inOrder();
    /// By how many bytes everything gets longer.
    qint64 growth() const;

    /// Wishes that are made all together, or not at all: what was changed since `begin` goes when they failed.
    struct Mark
    {
        size_t changes = 0;
        qsizetype consequences = 0;
        size_t removals = 0;
    };
    Mark beginAttempt();
    bool endAttempt(const Mark &begin);

    static void sort(std::vector<Pending> &pendings);
    static std::vector<Replacement> replacementsOf(const std::vector<Pending> &pendings);

private:
    QString whyNotPackedAgain(StreamId id) const;

    const Tree &m_tree;
    bool m_followsLinks;
    bool m_isAttempt = false;
    bool m_hasFailed = false; // of the present attempt
    Change::Cause m_cause = Change::Cause::Asked;
    QString m_title;
    QStringList m_consequences;
    std::vector<Removal> m_removals;
    QString m_refusal;
    QString m_firstRefusal;
    std::vector<Pending> m_pending;
    std::vector<Pending> m_packed;
    std::map<StreamId, std::set<std::pair<qint64, qint64>>> m_touched;
    std::map<StreamId, QString> m_whyNot; ///< streams in which something changes cannot be packed again
};

} // namespace hexahedron
