#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <set>

namespace hexahedron {

/// How an edit of a field that shapes a layout is meant.
enum class ShapeChange : quint8 {
    Convert,     ///< records are laid out anew: kept parts are kept, new parts get their neutral value
    Reinterpret, ///< only the field is written
};

/// Turns wishes into an EditPlan over one tree: what was asked, and all that follows from links.
/// Wishes add up until finish(); all positions are those of the tree. A wish that cannot be met makes the whole plan refused.
class Planner
{
public:
    explicit Planner(const Tree &tree, bool withFixUps = true);

    const Tree &tree() const { return m_tree; }
    void setTitle(const QString &title) { m_title = title; }
    /// Changes that follow are reported with this cause until the next call.
    void setCause(Change::Cause cause) { m_cause = cause; }
    /// A wish that touches bytes that another one has touched already is left out instead of refusing the plan.
    void setTolerant(bool tolerant) { m_tolerant = tolerant; }

    /// Writes a value given as text. Shapes and counts follow.
    void setText(const Item &item, const QString &text, ShapeChange shape = ShapeChange::Convert);
    void setNumber(const Item &item, double value);
    /// Replaces the bytes of a field, of the same or another size.
    void setBytes(const Item &item, const QByteArray &bytes);
    /// Inserts `count` elements before `index`. Without `value` they are neutral: defaults, or as the fields' rules want.
    void insertElements(const Item &array, qint64 index, qint64 count, const QByteArray &value = {});
    void removeElements(const Item &array, qint64 index, qint64 count);
    /// Frames and unclaimed bytes as a whole.
    void removeFrame(const Item &frame);
    void duplicateFrame(const Item &frame);
    /// `bytes` must be a whole frame; it comes before row `row` of `parent`'s frames.
    void insertFrame(const Item &parent, qint64 row, const Bytes &bytes);
    /// Moves a frame before row `row` of `parent`, which may be another frame.
    void moveFrame(const Item &frame, const Item &parent, qint64 row);
    /// Raw bytes anywhere; lengths of the frames around follow.
    void splice(StreamId stream, ByteRange range, const Bytes &bytes);
    /// Corrects the length of a frame to where its content ends.
    void correctLength(const Item &frame);
    void removeRange(const Item &owner, ByteRange range);

    void addConsequence(const QString &text) { m_consequences += text; }
    void refuse(const QString &reason);

    EditPlan finish();

private:
    struct Wish;
    friend class Renumbering;
    friend class Relayout;

    bool replace(NodeId owner, StreamId stream, ByteRange removed, const Bytes &inserted, Change::Cause cause,
                 const QString &path, const QString &text);
    void addCount(const Item &array, qint64 by);
    QByteArray neutralElements(const Item &array, qint64 index, qint64 count);
    void makeRoom(const Item &array, qint64 index, QByteArray &inserted, qint64 count);
    void convert(const Item &item, const QByteArray &bytes);
    void addLengths(std::vector<Change> &changes);
    Item ancestorField(const Item &from, const Field *field) const;

    const Tree &m_tree;
    bool m_withFixUps;
    bool m_tolerant = false;
    Change::Cause m_cause = Change::Cause::Asked;
    QString m_title;
    QStringList m_consequences;
    QString m_refusal;
    struct Pending
    {
        Change change;
        NodeId owner = NoNode;
    };
    std::vector<Pending> m_pending;
    std::set<std::pair<qint64, qint64>> m_touched; // ranges, for overlaps
    std::map<std::pair<NodeId, const Field *>, qint64> m_counts;
    std::set<NodeId> m_lengthsAsked;
    std::set<NodeId> m_lengthsSet; // by the user: left as asked
    std::vector<NodeId> m_growing; // owners of growth, see addLengths
};

/// All repairs of issues with one of `codes` (or every one), in as many rounds as they need, as one plan.
EditPlan planRepairs(std::shared_ptr<const Tree> tree, const QStringList &codes = {}, bool withFixUps = true);
/// The repair of one issue.
EditPlan planRepair(const Tree &tree, const Issue &issue);

} // namespace hexahedron
