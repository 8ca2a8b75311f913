#pragma once

#include "core/changes/follow.h"
#include "core/changes/wishes.h"
#include "core/check/referringnodes.h"
#include "core/edit/contentedits.h"
#include "core/edit/counts.h"
#include "core/edit/editplan.h"
#include "core/edit/lengths.h"
#include "core/edit/listsbeside.h"
#include "core/edit/markupedits.h"
#include "core/edit/numberlists.h"
#include "core/edit/pendingchanges.h"
#include "core/edit/texttables.h"
#include "core/tree/tree.h"

#include <functional>
#include <memory>
#include <set>

namespace hexahedron {

/// Turns wishes into an EditPlan over one tree: what was asked, and all that follows from links. Each kind of link is followed by a
/// class of its own; all of them write into the same PendingChanges, in the order of followLinks().
/// Wishes add up until finish(); all positions are those of the tree. A wish that cannot be met makes the whole plan refused.
class Planner final : public Wishes
{
public:
    /// Planners of one tree may share what they know about it.
    explicit Planner(const Tree &tree, bool withFixUps = true, std::shared_ptr<ReferringNodes> referring = {});

    const Tree &tree() const override { return m_tree; }
    void setTitle(const QString &title) { m_changes.setTitle(title); }
    /// Wishes that follow are reported with this cause until the next call.
    void setCause(Change::Cause cause) { m_changes.setCause(cause); }
    bool attempt(const std::function<void(Wishes &)> &wish) override;
    void setText(const Item &item, const QString &text, ShapeChange shape = ShapeChange::Convert) override;
    void setNumber(const Item &item, double value, int component = -1) override;
    void setBytes(const Item &item, const QByteArray &bytes) override;
    void insertElements(const Item &array, qint64 index, qint64 count, const QByteArray &value = {}) override;
    void removeElements(const Item &array, qint64 index, qint64 count) override;
    void removeElements(const Item &array, const std::vector<qint64> &indexes) override;
    void removeFrame(const Item &frame) override;
    void renameMarkup(const Item &item, const QByteArray &name) override { m_markup.rename(item, name); }
    void insertAttribute(const Item &element, const QByteArray &name, const QString &value) override
    {
        m_markup.insertAttribute(element, name, value);
    }
    void insertElement(const Item &parent, const QByteArray &name, qint64 ordinal,
                       const std::optional<QByteArray> &value = {}) override
    {
        m_markup.insertElement(parent, name, ordinal, value);
    }
    void duplicateFrame(const Item &frame) override;
    void insertFrame(const Item &parent, qint64 row, const Bytes &bytes) override;
    void moveFrame(const Item &frame, const Item &parent, qint64 row) override;
    void fillPart(const Item &record, const Field &part, const Bytes &bytes) override;
    void splice(StreamId stream, ByteRange range, const Bytes &bytes) override;
    void correctLength(const Item &frame) override;
    void removeRange(const Item &owner, ByteRange range, Rest rest = Rest::Stray) override;
    void insertBytes(const Item &owner, qint64 offset, const QByteArray &bytes) override;
    qint64 addText(const Item &table, const QByteArray &text) override { return m_texts.add(table, text); }
    qint64 textCount(const Item &table) const override { return m_texts.countIn(table); }
    std::vector<Item> arraysBeside(const Item &array) const override { return m_beside.of(array); }
    void addConsequence(const QString &text) override { m_changes.addConsequence(text); }
    void refuse(const QString &reason) override { m_changes.refuse(reason); }

    /// Content that the wishes so far take away, without what follows from links.
    std::vector<Removal> removals() const;
    /// By how many bytes the wishes so far make everything longer, or shorter.
    qint64 growth() const { return m_changes.growth() + m_texts.addedSize(); }
    /// Texts that they add to tables, one after the other.
    const std::vector<TextTables::Added> &addedTexts() const { return m_texts.added(); }
    /// The first reason why a wish could not be met, also of attempts.
    const QString &firstRefusal() const { return m_changes.firstRefusal(); }

    EditPlan finish();

private:
    bool canResize(const Item &array);
    bool isSealed(const Item &item);
    bool isComplete(const Item &array) const;
    static bool shapesSomething(const Field &field);
    QString valueChange(const Item &item, const QByteArray &bytes) const;
    void follow(const ElementsChange &change);
    void follow(const Item &item, const QByteArray &bytes);
    std::optional<StreamId> nextToFollow(const std::set<StreamId> &done) const;
    void followLinks();

    const Tree &m_tree;
    PendingChanges m_changes;
    Counts m_counts;
    Lengths m_lengths;
    ListsBeside m_beside;
    ContentEdits m_contents;
    TextTables m_texts;
    MarkupEdits m_markup;
    NumberLists m_numbers;
    std::shared_ptr<ReferringNodes> m_referring;
    bool m_isFollowing = false; // who follows wishes for all who follow
};

} // namespace hexahedron
