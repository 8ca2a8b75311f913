#pragma once

#include "core/changes/wishes.h"
#include "core/check/referringnodes.h"
#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <functional>
#include <map>
#include <memory>
#include <set>

namespace hexahedron {

class MarkupPlace;

/// Turns wishes into an EditPlan over one tree: what was asked, and all that follows from links.
/// Wishes add up until finish(); all positions are those of the tree. A wish that cannot be met makes the whole plan refused.
class Planner final : public Wishes
{
public:
    /// Planners of one tree may share what they know about it.
    explicit Planner(const Tree &tree, bool withFixUps = true, std::shared_ptr<ReferringNodes> referring = {});

    const Tree &tree() const override { return m_tree; }
    void setTitle(const QString &title) { m_title = title; }
    /// Wishes that follow are reported with this cause until the next call.
    void setCause(Change::Cause cause) { m_cause = cause; }
    bool attempt(const std::function<void(Wishes &)> &wish) override;
    void setText(const Item &item, const QString &text, ShapeChange shape = ShapeChange::Convert) override;
    void setNumber(const Item &item, double value, int component = -1) override;
    void setBytes(const Item &item, const QByteArray &bytes) override;
    void insertElements(const Item &array, qint64 index, qint64 count, const QByteArray &value = {}) override;
    void removeElements(const Item &array, qint64 index, qint64 count) override;
    void removeElements(const Item &array, const std::vector<qint64> &indexes) override;
    void removeFrame(const Item &frame) override;
    void renameMarkup(const Item &item, const QByteArray &name) override;
    void insertAttribute(const Item &element, const QByteArray &name, const QString &value) override;
    void insertElement(const Item &parent, const QByteArray &name, qint64 ordinal,
                       const std::optional<QByteArray> &value = {}) override;
    void duplicateFrame(const Item &frame) override;
    void insertFrame(const Item &parent, qint64 row, const Bytes &bytes) override;
    void moveFrame(const Item &frame, const Item &parent, qint64 row) override;
    void fillPart(const Item &record, const Field &part, const Bytes &bytes) override;
    void splice(StreamId stream, ByteRange range, const Bytes &bytes) override;
    void correctLength(const Item &frame) override;
    void removeRange(const Item &owner, ByteRange range) override;
    void insertBytes(const Item &owner, qint64 offset, const QByteArray &bytes) override;
    qint64 addText(const Item &table, const QByteArray &text) override;
    std::vector<Item> arraysBeside(const Item &array) const override;
    void addConsequence(const QString &text) override { m_consequences += text; }
    void refuse(const QString &reason) override;

    /// Content that the wishes so far take away, without what follows from links.
    std::vector<Removal> removals() const;
    /// By how many bytes the wishes so far make everything longer, or shorter.
    qint64 growth() const;
    /// The first reason why a wish could not be met, also of attempts.
    const QString &firstRefusal() const { return m_firstRefusal; }

    EditPlan finish();

private:
    friend class ContentEdits;
    friend class Pools;
    friend class Ranges;
    friend class Renumbering;
    friend class Relayout;
    friend class Shares;

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
    static void sort(std::vector<Pending> &pendings);
    static std::vector<Replacement> replacementsOf(const std::vector<Pending> &pendings);

    bool replace(const Item &place, NodeId owner, ByteRange removed, const Bytes &inserted, Change::Cause cause,
                 const QString &text);
    bool touches(StreamId stream, ByteRange range) const;
    bool isIn(const Item &item, const Item &whole) const;
    NodeId ownerOf(const Item &item) const;
    bool replaceArray(const Item &place, ByteRange range, const Bytes &bytes, Change::Cause cause, const QString &text);
    bool canResize(const Item &array);
    bool isSealed(const Item &item);
    bool isComplete(const Item &array) const;
    static bool shapesSomething(const Field &field);
    Item countOf(const Item &array) const;
    QByteArray bytesOf(const Item &item) const;
    QString valueChange(const Item &item, const QByteArray &bytes) const;
    void insertBeside(const Item &array, qint64 index, qint64 count);
    void removeBeside(const Item &array, const std::vector<qint64> &indexes);
    void setOwnSize(StreamId stream, NodeId node, qint64 growth);
    void writeLength(const Item &owner, const Item &length, qint64 now, Change::Cause cause = Change::Cause::Length);
    Item continuation(const Item &array, const Part &part, qint64 last) const;
    void keepOrder(const Item &array, qint64 index, QByteArray &inserted);
    void makeRoom(const Item &array, qint64 index, const Part &part, qint64 last);
    Item findCount(const Item &above, const Field *count) const;
    struct CountChange
    {
        Item field;
        qint64 by = 0;
    };
    void addCount(const Item &array, qint64 by);
    void followLinks();
    std::optional<StreamId> nextToFollow(const std::set<StreamId> &done) const;
    bool isRemoved(const Item &item) const;
    void removeForsakenGroups(const std::vector<CountChange> &changes);
    void removeRest(const Item &item);
    void addCounts(StreamId stream);
    void addOffsets(StreamId stream);
    void addTallies(const Item &list, const QByteArray &numbers, int by);
    void removeFollowers(const Item &array, const std::vector<qint64> &indexes);
    void insertNumbers(const Item &list, qint64 index, qint64 count, const QByteArray &value);
    void removeNumbers(const Item &list, qint64 first, qint64 end);
    void fitBuffer(const Item &list, qint64 by);
    void insertMarkup(const Item &parent, const MarkupPlace &place, const Bytes &element);
    void removeMarkup(const Item &item);
    void renameUses(const Item &item, const QByteArray &name);
    void addLengths(StreamId stream);
    void addChecksums(StreamId stream);
    void setChecksum(StreamId stream, NodeId frame, std::vector<Replacement> changes);
    void setLength(StreamId stream, NodeId frame, qint64 growth);

    const Tree &m_tree;
    std::shared_ptr<ReferringNodes> m_referring;
    bool m_withFixUps;
    bool m_isAttempt = false;
    bool m_hasFailed = false; // of the present attempt
    Change::Cause m_cause = Change::Cause::Asked;
    QString m_title;
    QStringList m_consequences;
    QString m_refusal;
    QString m_firstRefusal;
    std::vector<Pending> m_pending;
    std::vector<Pending> m_packed; ///< those that have become part of packed bytes
    std::map<StreamId, std::set<std::pair<qint64, qint64>>> m_touched;
    std::vector<CountChange> m_counts;
    struct AddedText
    {
        Item table;
        qint64 size = 0;
    };
    std::vector<AddedText> m_addedTexts;
    struct FilledPart
    {
        Item record;
        const Field *part = nullptr;
        Bytes bytes;
    };
    std::vector<FilledPart> m_filledParts;
    std::vector<std::pair<StreamId, NodeId>> m_lengthsWanted; // to be corrected
    std::vector<std::pair<StreamId, NodeId>> m_lengthsGiven;  // by the user: left as given
};

} // namespace hexahedron
